import LayerKit
import PlayheadShell
import RecordingFiles
import RecordingKit
import ScriptAPI
import ScriptRuntime
import Testing
import TimeControl

/// Bars against pictures drawn by hand from their definition, 0.05 s a column.
@Suite("Bars") struct BarTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let script: String
    let expected: [String]
    init(_ name: String, _ script: String, _ expected: String...) {
      (self.name, self.script, self.expected) = (name, script, expected)
    }
    var testDescription: String { name }
  }

  /// A box in the window.
  private static let box = "box = UIView(CGRect(0, 0, 100, 100)); window:addSubview(box)\n"
  /// It moves by 300 points in a second.
  private static let moving =
    box
    + "UIView.animate{withDuration = 1, delay = 0, options = {'curveLinear'}, animations = function() box.center = CGPoint(350, 50) end}\n"
  /// The same by a property animator, `animator`.
  private static let animated =
    box
    + "animator = UIViewPropertyAnimator{duration = 1, curve = 'linear', animations = function() box.center = CGPoint(350, 50) end}\n"
  /// A basic animation of its x, `slide(duration, to)`.
  private static let sliding =
    box + """
      function slide(duration, to)
        local slide = CABasicAnimation("position.x")
        slide.fromValue, slide.toValue, slide.duration = 50, to or 350, duration
        return slide
      end

      """

  static let rows = [
    Row("plain", moving + "timeline:advance(2)", "■■■■■■■■■■■■■■■■■■■■····················  0.000 … 1.000 s"),
    Row(
      "hold 1 s, finish",
      moving + "timeline:advance(0.4); timeline:begin(); timeline:advance(1); timeline:finish(); timeline:advance(0.6)",
      "■■■■■■■■▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒■■■■■■■■■■■■  0.000 … 2.000 s"),
    Row(
      "hold 1 s, of an animator",
      animated
        + """
        animator:startAnimation(); timeline:advance(0.4); animator:pauseAnimation(); timeline:advance(1)
        animator:startAnimation(); timeline:advance(0.6)
        """,
      "■■■■■■■■▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒■■■■■■■■■■■■  0.000 … 2.000 s"),
    Row(
      "dragged to its end, and held there",
      moving + "timeline:begin(); timeline:advance(0.5); timeline:update(1); timeline:advance(1)",
      "▒▒▒▒▒▒▒▒▒▒╫▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒→··········  0.000 … 1.500 s  open"),
    Row(
      "added while its time stands beyond its end",
      sliding
        + """
        timeline:advance(0.1); box.layer.speed = 0; box.layer.timeOffset = 1
        local move = slide(0.5); move.beginTime = 0.25; move.isRemovedOnCompletion = false
        box.layer:add(move, "move"); timeline:advance(0.5)
        """,
      "··▒▒▒▒▒▒▒▒▒→····························  0.100 … 0.600 s  open"),
    Row(
      "cut by its group, which finished",
      sliding
        + """
        local part = slide(0.5); part.beginTime = 0.1
        box.layer:add(CAAnimationGroup{duration = 0.5, animations = {part}}, "group"); timeline:advance(2)
        """,
      "──■■■■■■■■······························  0.000 … 0.500 s"),
    Row(
      "scrub, cancel",
      moving
        + """
        timeline:begin(); timeline:advance(0.1); timeline:update(0.2); timeline:advance(0.2); timeline:update(0.6)
        timeline:advance(0.2); timeline:update(0.4); timeline:advance(0.2); timeline:cancel(); timeline:advance(1.3)
        """,
      "▒▒╫▒▒▒╫▒▒▒╫▒▒▒◄◄◄◄◄◄◄×··················  0.000 … 1.100 s  cancelled"),
    Row(
      "scrub, cancel, of an animator",
      animated
        + """
        animator:pauseAnimation(); timeline:advance(0.1); animator.fractionComplete = 0.2; timeline:advance(0.2)
        animator.fractionComplete = 0.6; timeline:advance(0.2); animator.fractionComplete = 0.4; timeline:advance(0.2)
        animator.isReversed = true; animator:startAnimation(); timeline:advance(1.3)
        """,
      "▒▒╫▒▒▒╫▒▒▒╫▒▒▒◄◄◄◄◄◄◄×··················  0.000 … 1.100 s  cancelled"),
    Row(
      "reverse twice",
      moving
        + "timeline:advance(0.6); timeline:reverse(); timeline:advance(0.3); timeline:reverse(); timeline:advance(1.1)",
      "■■■■■■■■■■■■◄◄◄◄◄◄■■■■■■■■■■■■■■········  0.000 … 1.600 s"),
    Row(
      "under speed 0.5",
      sliding
        + """
        box.layer.speed = 0.5
        local group = CAAnimationGroup{animations = {slide(0.4)}, duration = 0.4}
        box.layer:add(group, "group"); timeline:advance(2)
        """,
      "■■■■■■■■■■■■■■■■························  0.000 … 0.800 s"),
    Row(
      "2x autoreverse",
      sliding
        + """
        local move = slide(0.25); move.autoreverses, move.repeatCount = true, 2
        box.layer:add(move, "move"); timeline:advance(2)
        """,
      "■■■■■□□□□□■■■■■□□□□□····················  0.000 … 1.000 s"),
    Row(
      "removed early",
      sliding
        + "box.layer:add(slide(1), 'move'); timeline:advance(0.4); box.layer:removeAnimation('move'); timeline:advance(1.6)",
      "■■■■■■■/································  0.000 … 0.400 s  removed"),
    Row(
      "replaced, and by its successor",
      sliding
        + "box.layer:add(slide(1), 'r'); timeline:advance(0.4); box.layer:add(slide(0.5, 150), 'r'); timeline:advance(1.6)",
      "■■■■■■■»································  0.000 … 0.400 s  replaced",
      "········■■■■■■■■■■······················  0.400 … 0.900 s"),
    Row(
      "retargeted, and by what",
      moving
        + """
        timeline:advance(0.4)
        UIView.animate{withDuration = 1, delay = 0, options = {'curveLinear'}, animations = function() box.center = CGPoint(50, 50) end}
        timeline:advance(1.6)
        """,
      "■■■■■■■■■■■■■■■■■■■■····················  0.000 … 1.000 s  with position-2",
      "········+■■■■■■■■■■■■■■■■■■■············  0.400 … 1.400 s  with position"),
    Row(
      "spring, damping 0.4",
      box
        + """
        UIView.animate{withDuration = 1, delay = 0, usingSpringWithDamping = 0.4, initialSpringVelocity = 0,
          animations = function() box.center = CGPoint(350, 50) end}
        timeline:advance(2)
        """,
      "■■■■■■■■■■■■■■■▪▪▪▪▪····················  0.000 … 1.000 s"),
    Row(
      "delay 0.3",
      box
        + """
        UIView.animate{withDuration = 0.5, delay = 0.3, animations = function() box.center = CGPoint(350, 50) end}
        timeline:advance(2)
        """,
      "──────■■■■■■■■■■························  0.000 … 0.800 s"),
    Row(
      "zero duration", box + "UIView.animate(0, function() box.center = CGPoint(350, 50) end); timeline:advance(2)",
      "◆·······································  0.000 s  at once"),
    Row(
      "zero duration at the end",
      box + "timeline:advance(2); UIView.animate(0, function() box.center = CGPoint(350, 50) end)",
      "·······································◆  2.000 s  at once"),
    Row(
      "display link",
      box
        + """
        local count = 0
        local link
        link = CADisplayLink(function()
          count = count + 1
          box.center = CGPoint(50 + 10 * count, 50)
          if count == 20 then link:invalidate() end
        end)
        link:add{to = "main", forMode = "common"}
        timeline:advance(2)
        """,
      "┅┅┅┅┅┅┅·································  0.017 … 0.333 s  20 changes"),
    Row(
      "finger, then rest",
      moving
        + """
        timeline:begin(); timeline:advance(0.2)
        for step = 0, 38 do timeline:update(0.6 * step / 38); timeline:advance(1 / 60) end
        timeline:advance(0.34); timeline:finish(); timeline:advance(0.81)
        """,
      "▒▒▒▒╫╫╫╫╫╫╫╫╫╫╫╫╫▒▒▒▒▒▒▒■■■■■■■■········  0.000 … 1.590 s"),
    Row(
      "never ends",
      sliding
        + "local move = slide(0.25); move.repeatCount = math.huge; box.layer:add(move, 'move'); timeline:advance(2)",
      "■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■■→  0.000 … open"),
    Row(
      "held at the live edge",
      moving + "timeline:advance(0.4); timeline:begin(); timeline:advance(0.6)",
      "■■■■■■■■▒▒▒▒▒▒▒▒▒▒▒→····················  0.000 … 1.600 s?  open"),
    Row(
      "under way", moving + "timeline:advance(0.4)", "■■■■■■■■■■■■■■■■■■■→····················  0.000 … 1.000 s  open"
    ),
    Row(
      "keyframes at a quarter and a half",
      box
        + """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.keyTimes, move.duration = {50, 100, 300, 350}, {0, 0.25, 0.5, 1}, 1
        box.layer:add(move, "move"); timeline:advance(2)
        """,
      "■■■■■◇■■■■◇■■■■■■■■■····················  0.000 … 1.000 s"),
  ]

  @Test("a bar goes from its begin to its real end, and says how it went", arguments: rows)
  func bar(_ row: Row) throws {
    let session = try BarTests.session(row.script)
    let recording = session.world.recording
    let tracks = RunBar.lanes(in: recording, upTo: session.world.now)
    // 3 columns for no name and two spaces; the curve has no room.
    let tail = tracks.map { BarText($0).tail(withCurve: false).count }.max() ?? 0
    let lines = TrackChart.lines(
      tracks.map { TrackChart.Row(name: "", tracks: [$0]) }, on: TimeRuler(start: 0, end: 2, columns: 40),
      width: 2 + 40 + 2 + tail)
    #expect(lines.map { String($0.dropFirst(2)) } == row.expected)
  }

  @Test("the course of a bar is its stretches with their times")
  func course() throws {
    let row = try #require(Self.rows.first { $0.name == "scrub, cancel" })
    let session = try BarTests.session(row.script)
    let track = try #require(RunBar.all(in: session.world.recording, upTo: session.world.now).first)
    #expect(
      BarText(track).course
        == "0.000 ▒ 0.100 ╫ 20 % ▒ 0.300 ╫ 60 % ▒ 0.500 ╫ 40 % ▒ 0.700 ◄ 1.100 × cancelled")
  }

  @Test("how far a spring or a curve goes beyond its end is marked, and when")
  func overshoot() throws {
    func track(_ script: String) throws -> RunBar {
      let session = try BarTests.session(Self.sliding + script)
      return try #require(RunBar.lanes(in: session.world.recording, upTo: session.world.now).first)
    }
    // ζ = 10 / (2 √100) = 0.5: exp(-πζ/√(1 - ζ²)) = 16.3 % beyond, after π / (10 √(1 - ζ²)) = 0.3628 s.
    let spring = try track(
      """
      local slide = CASpringAnimation("position.x")
      slide.fromValue, slide.toValue, slide.duration = 50, 350, 1
      box.layer:add(slide, "slide"); timeline:advance(2)
      """)
    #expect(BarText(spring).tail(withCurve: true) == "0.000 … 1.000 s  spring ▴16 %")
    #expect(BarText(spring).course.hasPrefix("0.000 ■ 0.363 ▴ 16 % ■ "))
    // y = 3(1-t)²t·0 + 3(1-t)t²·1.5 + t³ = 4.5 t² - 3.5 t³, highest at t = 6/7, 1.102; x there, of 0.5 and 0.5, is
    // 1.5 (1-t) t + t³ = 0.8134.
    let curve = try track(
      """
      local slide = slide(1); slide.timingFunction = CAMediaTimingFunction(0.5, 0, 0.5, 1.5)
      box.layer:add(slide, "slide"); timeline:advance(2)
      """)
    #expect(BarText(curve).tail(withCurve: true) == "0.000 … 1.000 s  cubic(0.5, 0, 0.5, 1.5) ▴10 %")
    #expect(BarText(curve).course == "0.000 ■ 0.813 ▴ 10 % ■ 1.000")
    let plain = try track("box.layer:add(slide(1), 'slide'); timeline:advance(2)")
    #expect(plain.bar.overshoots.isEmpty)
    let cells = BarCells(spring.bar, on: TimeRuler(start: 0, end: 2, columns: 40)).cells
    #expect(cells.firstIndex { $0?.tone == .beyond } == 7)
  }

  @Test("what is set several times at one instant has no lane")
  func oneInstant() throws {
    let session = try BarTests.session(
      "box = UIView(CGRect(0, 0, 9, 9)); window:addSubview(box); timeline:advance(0.1)")
    for alpha in [0.9, 0.8, 0.7] {
      #expect(session.runScript("box.alpha = \(alpha)", name: "set") == nil)
    }
    #expect(session.world.recording.commitCount > 3)
    #expect(RunBar.lanes(in: session.world.recording, upTo: session.world.now).isEmpty)
  }

  @Test("a script reads a lane of an animation without length")
  func atOnce() throws {
    let session = try BarTests.session(
      Self.box + """
        timeline:advance(0.5)
        UIView.animate(0, function() box.alpha = 0.5; box.alpha = 0.2; box.center = box.center end)
        timeline:advance(0.5)
        local tracks = timeline:tracks()
        assert(#tracks == 1 and tracks[1].keyPath == "opacity" and tracks[1].outcome == "at once")
        assert(tracks[1].begin == 0.5 and tracks[1].duration == 0 and tracks[1]["end"] == 0.5)
        """)
    #expect(session.world.recording.immediateChanges.count == 1)
  }

  @Test("where bars lie in one row, a cut is seen in the cell in which the next one begins")
  func cutUnderNext() throws {
    let session = try Self.session(
      Self.sliding
        + "box.layer:add(slide(1), 'r'); timeline:advance(0.45); box.layer:add(slide(0.5), 'r')\ntimeline:advance(1)")
    let ruler = TimeRuler(start: 0, end: 2, columns: 10)
    let bars = RunBar.all(in: session.world.recording, upTo: session.world.now).map { BarCells($0.bar, on: ruler) }
    try #require(bars.count == 2)
    let signs = BarCells.folded(bars).map { $0?.sign ?? BarCells.empty }
    // A cell is 0.2 s: the first is replaced in the third cell, and the second ends at 0.95 s, in the fifth.
    #expect(String(signs) == "■■»■■·····")
  }

  @Test("a script reads the same stretches")
  func inLua() throws {
    let row = try #require(Self.rows.first { $0.name == "scrub, cancel" })
    var text = ""
    var options = SessionOptions()
    options.write = { text += String(decoding: $0, as: UTF8.self) }
    let session = try ScriptSession(options)
    let script =
      row.script + """

        local track = timeline:tracks()[1]
        for _, phase in ipairs(track.phases) do print(string.format("%.3f %.3f %s", phase.from, phase.to, phase.kind)) end
        for _, jump in ipairs(track.jumps) do print(string.format("%.3f %.3f %.3f", jump.time, jump.from, jump.to)) end
        print(track.outcome, string.format("%.3f", track["end"]), #track.with)
        """
    if case .failure(let error) = session.load(script, name: "scene").flatMap({ session.run($0) }) { throw error }
    #expect(
      text == """
        0.000 0.100 held
        0.100 0.300 held
        0.300 0.500 held
        0.500 0.700 held
        0.700 1.100 backward
        0.100 0.000 0.200
        0.300 0.200 0.600
        0.500 0.600 0.400
        cancelled\t1.100\t0

        """)
  }

  static func session(_ script: String) throws -> ScriptSession {
    let session = try ScriptSession(SessionOptions())
    if case .failure(let error) = session.load(script, name: "scene").flatMap({ session.run($0) }) { throw error }
    return session
  }
}
