import LayerKit
import MotionMath
import PlayheadShell
import RecordingKit
import ScriptAPI
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl

/// Durations, delays, curves and springs tuned in the full screen.
@Suite("Tuning in the full screen") struct TuningTests {
  /// A block of 0.4 s along a line, and another animation that has nothing to do with it.
  private static let block = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    other = UIView(CGRect(0, 100, 40, 40)); window:addSubview(other)
    UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear",
      animations = function() box.center = {120, 20} end, completion = function() print("over", timeline.now) end}
    UIView.animate(0.3, function() other.alpha = 0 end)
    """

  private static func keys(_ text: String) -> [ScreenInput] {
    text.map { character in
      .keys([character == "»" ? .right(shift: true) : FullScreenSession.key(character)])
    }
  }

  private func tuned(_ text: String, _ script: String = Self.block) throws -> FullScreenSession {
    try FullScreenSession(script, Self.keys(text))
  }

  /// When the motions of a layer stopped: `box position 0.42`.
  private func stops(_ screen: FullScreenSession) -> [String] {
    let names = LayerNames(in: screen.session)
    return screen.session.world.recording.events.filter { $0.name == "stop" }.map {
      "\(names.named($0.subject)) \(($0.time * 1000).rounded() / 1000)"
    }
  }

  @Test("T shows the parameters of the chosen animation, and its curve with overshoot and end")
  func panel() throws {
    let screen = try tuned("↓T").last.joined(separator: "\n")
    for text in ["▸TUNING", "duration   0.400 s", "delay      0.000 s", "x1         0.000", "y2         1.000"] {
      #expect(screen.contains(text), "\(text)")
    }
    #expect(screen.contains("overshoot 0.0 %  ends at 0.400 s"))
    #expect(try tuned("T").last.last == "choose an animation in TRACKS, then T tunes it")
  }

  @Test("a step changes the chosen motion alone, and everything that waits for it")
  func steps() throws {
    // Two steps of 0.01 s, then ten.
    let screen = try tuned("↓T→→»")
    #expect(stops(screen) == ["other 0.3", "box 0.52"])
    #expect(screen.last.contains { $0.contains("duration   0.520 s  was 0.400") })
    #expect(screen.last.contains { $0.contains("was 0.0 %  0.400 s") })
    // The run that is shown is nothing yet.
    #expect(screen.current.branches.map(\.name) == ["main"] && screen.printed == "over\t0.4\n")
  }

  @Test("Enter keeps the run as a branch, which u leaves; Escape drops it")
  func ends() throws {
    let kept = try tuned("↓T0.6\n\n")
    #expect(kept.current.branches.map(\.name) == ["main", "branch2"])
    #expect(kept.last.last?.hasPrefix("branch2 begins here; u goes back") == true)
    #expect(stops(kept) == ["other 0.3", "box 0.6"])
    let back = try tuned("↓T0.6\n\nu")
    #expect(back.current.current.name == "main" && stops(back) == ["other 0.3", "box 0.4"])
    let dropped = try tuned("↓T0.6\n\u{1B}")
    #expect(dropped.current.branches.map(\.name) == ["main"] && stops(dropped) == ["other 0.3", "box 0.4"])
    #expect(dropped.last.last == "as it was")
  }

  @Test("a branch that is made in a tuned one keeps what was tuned")
  func branched() throws {
    let screen = try tuned("↓T0.8\n\n:goto 0.2\n:other.alpha = 1\n:run\n")
    #expect(screen.current.current.name == "branch3")
    #expect(stops(screen).contains("box 0.8"))
  }

  @Test("a motion that waits for another is tuned along with it in a branch, too")
  func inBranch() throws {
    // The second block begins where the first one ends; the branch begins in the first.
    let chain = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      other = UIView(CGRect(0, 100, 40, 40)); window:addSubview(other)
      UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear",
        animations = function() box.center = {120, 20} end,
        completion = function() UIView.animate(0.3, function() other.alpha = 0 end) end}
      """
    let screen = try tuned(":goto 0.1\n:other.bounds = {0, 0, 10, 10}\n:run\n↓T0.6\n\n:run\n", chain)
    #expect(stops(screen) == ["box 0.6", "other 0.9"])
  }

  @Test("a script that goes back in time itself does so again, and waits for what is tuned")
  func ownBranches() throws {
    let itself =
      Self.block + """

        third = UIView(CGRect(0, 200, 40, 40)); window:addSubview(third)
        timeline:run(); timeline:seek(0.1)
        UIView.animate(0.2, function() third.alpha = 0.5 end)
        timeline:run()
        UIView.animate(0.2, function() other.center = {60, 120} end)
        """
    #expect(try stops(tuned("", itself)) == ["third 0.3", "other 0.3", "box 0.4", "other 0.6"])
    let screen = try tuned("↓T0.6\n", itself)
    #expect(stops(screen) == ["third 0.3", "other 0.3", "box 0.6", "other 0.8"])
    #expect(screen.current.branches.map(\.name) == ["main", "branch2"])
    let kept = try tuned("↓T0.6\n\n:goto 0.2\n:other.alpha = 1\n:run\n", itself)
    #expect(kept.current.current.name == "branch4")
    // The branch cuts the script short before its last line.
    #expect(stops(kept) == ["third 0.3", "other 0.3", "box 0.6"])
  }

  @Test("where a branch cut an input short and another one goes back in time itself, what was not done again is said")
  func cutShort() throws {
    let words = "the script goes back in time itself: what it does after that was not done again"
    let keys =
      ":goto 0.1\n:other.bounds = {0, 0, 10, 10}\n:run\n"
      + ":timeline:run(); timeline:seek(0.3); box.alpha = 0.5\n↓T0.6\n\n"
    #expect(try tuned(keys, Self.block + "\ntimeline:run()").last.contains(words))
    let whole = Self.block + "\ntimeline:run(); timeline:seek(0.1); other.alpha = 1"
    #expect(try !tuned("↓T0.6\n\n", whole).last.contains(words))
  }

  @Test("a spring that was given a length keeps its share of the settling time, and the way back leads to it again")
  func springOfBlock() throws {
    let spring = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      UIView.animate{withDuration = 0.5, delay = 0, usingSpringWithDamping = 0.6, initialSpringVelocity = 0,
        animations = function() box.center = {120, 20} end}
      """
    #expect(try stops(tuned("↓T", spring)) == ["box 0.5"])
    // A hundredth of a second on, and back.
    #expect(try stops(tuned("↓T→←", spring)) == ["box 0.5"])
    #expect(try stops(tuned("↓T→", spring)) != ["box 0.5"])
  }

  @Test("a delay moves the begin, the handles bend the curve")
  func delayAndCurve() throws {
    let delayed = try tuned("↓T↓0.2\n")
    #expect(stops(delayed) == ["other 0.3", "box 0.6"])
    // With both handles at (0, 1) the way is y = 3 t (1 - t)^2 + 3 t^2 (1 - t) + t^3 = 1 - (1 - t)^3 for x = t^3:
    // at an eighth of the time t is 0.5, and 7/8 of the 100 points from 20 are gone.
    let bent = try tuned("↓T↓↓↓1\n↓0\n↓1\n")
    let frame = bent.session.world.recording.frame(at: 0.05)
    let box = try #require(bent.session.world.recording.events.first { $0.name == "begin" })
    let layer = try #require(
      frame.layersInTree.first { box.subject.hasPrefix(LayerNames.plain($0, in: frame)) })
    #expect(abs(frame.component(layer, .position, 0) - 107.5) < 0.01)
  }

  @Test("a script that runs to a rest runs to the tuned one, and goes on there")
  func waits() throws {
    let script = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      UIView.animate(0.4, function() box.center = {120, 20} end)
      timeline:run()
      UIView.animate(0.3, function() box.alpha = 0 end)
      """
    #expect(stops(try tuned("↓T0.6\n", script)) == ["box 0.6", "box 0.9"])
  }

  @Test("a property animator is tuned as a whole")
  func animator() throws {
    let script = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      animator = UIViewPropertyAnimator(0.5, "linear", function() box.center = {120, 20}; box.alpha = 0.5 end)
      animator:addCompletion(function() done = timeline.now end)
      animator:startAnimation()
      """
    let screen = try tuned("↓T1\n\n:done\n", script)
    #expect(screen.last.last == "1" || screen.last.last == "1.0")
    let delayed = try tuned("↓T↓0.3\n\n:done\n", script)
    #expect(delayed.last.last == "0.8")
  }

  @Test("a spring has its physics, its response and its bounce, and lasts until it settles")
  func spring() throws {
    let script = """
      layer = CALayer(); layer.frame = CGRect(0, 0, 40, 40); window.layer:addSublayer(layer)
      local spring = CASpringAnimation("position.x"); spring.fromValue, spring.toValue = 0, 100
      spring.duration = spring.settlingDuration
      layer:add(spring, "spring")
      """
    let panel = try tuned("↓T", script).last.joined(separator: "\n")
    // Mass 1, stiffness 100, damping 10: 10 radians a second, half of critical. The first overshoot of such a spring is
    // exp(-π / √3) of the way: 16.3 %.
    for text in ["response   0.628 s", "ratio      0.500", "bounce     0.500", "mass       1.00", "stiffness  100.0"] {
      #expect(panel.contains(text), "\(text)")
    }
    #expect(panel.contains("overshoot 16.3 %"))
    // A response of half as long is a stiffness of four times as much, at the same ratio.
    let quick = try tuned("↓T0.314159\n", script).last.joined(separator: "\n")
    #expect(
      quick.contains("stiffness  400.0") && quick.contains("damping    20.00") && quick.contains("ratio      0.500"))
    // Critical damping does not overshoot.
    #expect(try tuned("↓T↓1\n", script).last.contains { $0.contains("overshoot 0.0 %") })
    #expect(try tuned("↓T↓↓↓0\n", script).last.last == "mass cannot be 0")
  }

  @Test("y copies Lua that makes the same motion")
  func copied() throws {
    #expect(
      try tuned("↓T0.6\ny").copied == [
        "UIView.animate{withDuration = 0.6, delay = 0, options = \"curveLinear\", animations = changes}"
      ])
    let spring = try tuned(
      "↓T↓1\ny",
      """
      layer = CALayer(); layer.frame = CGRect(0, 0, 40, 40); window.layer:addSublayer(layer)
      local spring = CASpringAnimation("position.x"); spring.fromValue, spring.toValue = 0, 100
      spring.duration = spring.settlingDuration
      layer:add(spring, "spring")
      """)
    let lua = try #require(spring.copied.last)
    #expect(
      lua.hasPrefix(
        "animation.mass = 1\nanimation.stiffness = 100\nanimation.damping = 20\nanimation.initialVelocity = 0\n"))
    // Each kind of text runs.
    let bent = try #require(try tuned("↓T↓↓0.3\ny").copied.last)
    let session = try ScriptSession(SessionOptions())
    let script = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      changes = function() box.alpha = 0 end
      animation = CASpringAnimation("opacity")
      \(lua)
      \(bent)
      print(animation.damping)
      """
    if let error = session.runScript(script, name: "pasted.lua") { throw error }
    #expect(session.world.recording.events.contains { $0.name == "begin" })
  }
}
