import LayerKit
import LineEditing
import MotionMath
import PlayheadShell
import RecordingKit
import ScriptAPI
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl
import ViewKit

/// Sessions saved as scripts: with what was tuned, with every branch, and over no file unasked.
@Suite("Saving") struct SavingTests {
  private static let scene = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear",
      animations = function() box.center = {120, 20} end}
    """

  /// Runs a script alone, and returns its session.
  private func run(_ script: String) throws -> ScriptSession {
    let session = try ScriptSession(SessionOptions())
    if let error = session.runScript(script, name: "saved.lua") { throw error }
    return session
  }

  /// Where the centre of the only view in the window is, across.
  private func centre(_ session: ScriptSession, at time: Double) throws -> Double {
    let frame = session.world.recording.frame(at: time)
    let layer = try #require(frame.layersInTree.last)
    return frame.component(layer, .position, 0)
  }

  @Test("what was tuned runs again from the script")
  func tuned() throws {
    let screen = try FullScreenSession(Self.scene, typing: "↓T0.8\n↓0.1\n\n:save take.lua\n")
    let script = try #require(screen.files["take.lua"])
    #expect(
      script.hasPrefix(
        "timeline:tune{motion = 1, duration = 0.8, delay = 0.1, "
          + "timingParameters = UICubicTimingParameters{controlPoint1 = {0, 0}, controlPoint2 = {1, 1}}}\n"))
    // From 20 to 120 evenly in 0.8 s after 0.1 s: at 0.5 s half of it is done.
    let again = try run(script)
    #expect(abs(try centre(again, at: 0.5) - 70) < 1e-9)
    #expect(abs(again.world.recording.duration - screen.session.world.recording.duration) < 1e-9)
  }

  @Test("a tuned spring is written with every digit, and runs the same")
  func tunedSpring() throws {
    let scene = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      animator = UIViewPropertyAnimator{duration = 0.5, dampingRatio = 0.6, animations = function() box.center = {120, 20} end}
      animator:startAnimation()
      """
    let screen = try FullScreenSession(scene, typing: "↓T0.37\n\n:save take.lua\n")
    let script = try #require(screen.files["take.lua"])
    #expect(script.contains("UISpringTimingParameters{mass = 1, stiffness = "))
    let again = try run(script)
    for time in stride(from: 0.0, through: 0.6, by: 0.05) {
      #expect(try centre(again, at: time) == centre(screen.session, at: time), "at \(time)")
    }
  }

  @Test("a script that moves the clock itself is saved up to where the branch began, and makes the same again")
  func cutScript() throws {
    let scene = Self.scene + "\ntimeline:advance(0.6); box.alpha = 0.5; timeline:run()"
    let screen = try FullScreenSession(scene, typing: ":goto 0.1\n:box.bounds = {0, 0, 10, 10}\n:run\n:save take.lua\n")
    let script = try #require(screen.files["take.lua"])
    #expect(script.hasPrefix("timeline:upTo(0.1, function()\ndo local function script(...) -- scene.lua\nbox = UIView"))
    let again = try run(script)
    let frame = again.world.recording.frame(at: 0.4)
    let layer = try #require(frame.layersInTree.last)
    // The block goes on to its end, and what the script does at 0.6 s is never done.
    #expect(try abs(centre(again, at: 0.4) - 120) < 1e-9)
    #expect(frame.component(layer, .opacity, 0) == 1 && frame.component(layer, .bounds, 2) == 10)
    #expect(
      again.world.recording.firstDifference(from: screen.session.world.recording, upTo: 0.4, isPart: false) == nil)
  }

  @Test("modules are in the file, so that it runs beside none of them")
  func modules() throws {
    var saved: [String: String] = [:]
    let files = ["one.lua": "local two = require 'two'\nreturn {value = two + 1}", "two.lua": "return 41"]
    _ = try Transcript(
      ["x = require('one').value", "save take.lua"].map { .line($0) }, files: files,
      writeFile: { text, path in
        saved[path] = text
        return true
      })
    let script = try #require(saved["take.lua"])
    let session = try ScriptSession(SessionOptions())
    if let error = session.runScript(script + "\nwindow.alpha = x / 84", name: "take.lua") { throw error }
    #expect(session.app.keyWindow?.alpha == 0.5)
  }

  @Test("a branch that the script itself has left has nothing to be saved")
  func leftByScript() throws {
    let scene = Self.scene + "\ntimeline:run(); timeline:seek(0.1); box.alpha = 0.5"
    let screen = try FullScreenSession(scene, typing: ":save -a take.lua\n")
    #expect(screen.files.keys.sorted() == ["take.lua"])
    #expect(screen.last.contains { $0.hasPrefix("main is not written: the script itself went on in another branch") })
    let switched = try FullScreenSession(scene, typing: ":switch main\n:box.alpha = 0.2\n:save take.lua\n")
    #expect(switched.files.isEmpty)
    #expect(switched.last.contains { $0.hasPrefix("branch3 cannot be saved: the script itself went on in branch2") })
  }

  @Test("what an input did before the move of the clock in which a branch begins is saved")
  func cutInput() throws {
    var saved: [String: String] = [:]
    _ = try Transcript(
      [
        "box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)",
        "timeline:advance(0.1); box.alpha = 0.5; timeline:advance(1)", "goto 0.3", "box.bounds = {0, 0, 10, 10}",
        "save take.lua",
      ].map { .line($0) },
      writeFile: { text, path in
        saved[path] = text
        return true
      })
    let again = try run(#require(saved["take.lua"]))
    let layer = try #require(again.world.recording.frame(at: 0.3).layersInTree.last)
    #expect(again.world.now == 0.3)
    let whatRanBefore = "timeline:upTo(0.3, function()\ntimeline:advance(0.1); box.alpha = 0.5"
    #expect(saved["take.lua"]?.contains(whatRanBefore) == true)
    #expect(again.world.recording.frame(at: 0.3).component(layer, .opacity, 0) == 0.5)
    #expect(again.world.recording.frame(at: 0.3).component(layer, .bounds, 2) == 10)
  }

  @Test("a branch that began before the one it left is saved up to where it began itself")
  func earlierBranch() throws {
    let scene = Self.scene + "\ntimeline:advance(0.6); box.alpha = 0.5; timeline:run()"
    let screen = try FullScreenSession(
      scene,
      typing: ":goto 0.3\n:box.bounds = {0, 0, 10, 10}\n:advance 0.1\n:goto 0.1\n"
        + ":box.bounds = {0, 0, 20, 20}\n:run\n:save -af take.lua\n")
    let script = try #require(screen.files["take.lua"])
    #expect(script.hasPrefix("timeline:upTo(0.1, function()"))
    let again = try run(script)
    let layer = try #require(again.world.recording.frame(at: 0.4).layersInTree.last)
    #expect(again.world.recording.frame(at: 0.4).component(layer, .bounds, 2) == 20)
    #expect(again.world.recording.frame(at: 0.05).component(layer, .bounds, 2) == 40)
    #expect(
      try run(#require(screen.files["take-branch2.lua"])).world.recording.frame(at: 0.4).component(layer, .bounds, 2)
        == 10)
  }

  @Test(
    "save refuses what is no file",
    arguments: [
      ("save 1-2", "save takes a file before the numbers of inputs\nhint: save take.lua 1-2"),
      ("save -x take.lua", "save has no option -x; it has -a and -f\nhint: save -a take.lua"),
    ])
  func notAFile(input: String, answer: String) throws {
    #expect(try Transcript.answers("x = 1", "x = 2", input)[2] == answer)
  }

  @Test("save names the branches that are not in the file, and save -a writes each")
  func branches() throws {
    var saved: [String: String] = [:]
    let transcript = try Transcript(
      ["x = 1", "advance 0.5", "goto 0.2", "window.alpha = 0.5", "save take.lua", "save -a out/take.lua"].map {
        .line($0)
      },
      writeFile: { text, path in
        saved[path] = text
        return true
      }
    ).text
    #expect(transcript.contains("steps of branch2 in take.lua"))
    #expect(transcript.contains("main is not in it; save -a take.lua writes each branch"))
    #expect(Set(saved.keys) == ["take.lua", "out/take.lua", "out/take-main.lua"])
    #expect(saved["out/take.lua"]?.contains("window.alpha = 0.5") == true)
    #expect(saved["out/take-main.lua"]?.contains("window.alpha") == false)
  }

  @Test("a file that is there is written over only by whoever says so")
  func replacing() throws {
    func answers(_ inputs: String..., answering answers: [String]) throws -> (text: String, saved: String?) {
      var saved: String?
      let text = try Transcript(
        inputs.map { .line($0) }, files: ["take.lua": "precious"], answering: answers,
        writeFile: { text, _ in
          saved = text
          return true
        }
      ).text
      return (text, saved)
    }
    let refused = try answers("x = 1", "save take.lua", answering: ["n"])
    #expect(refused.saved == nil && refused.text.contains("nothing is saved"))
    #expect(try answers("x = 1", "save take.lua", answering: ["y"]).saved == "x = 1\n")
    let unasked = try answers("x = 1", "save take.lua", answering: [])
    #expect(unasked.saved == nil)
    #expect(unasked.text.contains("take.lua exists, and save does not write over it unasked\nhint: save -f take.lua"))
    #expect(try answers("x = 1", "save -f take.lua", answering: []).saved == "x = 1\n")
    // A file that this session wrote is its own.
    #expect(try answers("x = 1", "save new.lua", "y = 2", "save new.lua", answering: []).saved == "x = 1\ny = 2\n")
  }

  @Test("leaving with w saves every branch, and asks before it writes over a file")
  func leaving() throws {
    let keys = "0:box.alpha = 0.5\nqwtake.lua\n"
    let screen = try FullScreenSession(Self.scene, typing: keys)
    #expect(Set(screen.files.keys) == ["take.lua", "take-main.lua"])
    func over(_ answer: String) throws -> FullScreenSession {
      try FullScreenSession(
        Self.scene, (keys + answer).map { .keys([FullScreenSession.key($0)]) }, files: ["take.lua": "precious"])
    }
    let asked = try over("")
    #expect(asked.last.last == "take.lua exists; Enter writes over it, Esc keeps it")
    #expect(asked.files == ["take.lua": "precious"])
    #expect(try over("\u{1B}").files == ["take.lua": "precious"])
    #expect(try over("\n").files["take.lua"]?.contains("box.alpha = 0.5") == true)
  }

  @Test("a value that is refused in the past makes no branch")
  func refusedInThePast() throws {
    let answers = try Transcript.answers(
      "box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)",
      "UIView.animate(0.4, function() box.center = CGPoint(200, 20) end)", "run", "goto 0.2",
      "box.bounds = CGPoint(1, 1)",
      "branches")
    #expect(answers[4].contains("[wrong-kind]") && !answers[4].contains("branch2"))
    #expect(!answers[5].contains("branch2"))
  }

  @Test("a script's return and its arguments are its own where it is saved with what follows")
  func wholeScript() throws {
    let current = BranchingSession(try ScriptSession(SessionOptions()))
    let source = "local first = ...\nmark = first\nif first then return end\nmark = 'none'"
    if let error = current.runScript(source, name: "part.lua", arguments: ["say \"hi\"\n"]) { throw error }
    let lines = current.current.script
    #expect(lines.count == 2 && lines[1].text == "timeline:run()")
    let session = try ScriptSession(SessionOptions())
    // The lines that follow are reached, and the script's arguments are the same as before.
    let again =
      ScriptLine.text(of: lines)
      + "assert(mark == 'say \"hi\"\\n' and arg[1] == mark and arg[0] == 'part.lua') reached = true"
    if let error = session.runScript(again, name: "saved.lua") { throw error }
    if case .failure(let error) = session.load("assert(reached)", name: "check").flatMap({ session.run($0) }) {
      throw error
    }
  }

  @Test("timeline:tune is refused for what has started, and for what no motion has")
  func refused() throws {
    func fails(_ script: String, _ words: String) throws -> Bool {
      let error = try ScriptSession(SessionOptions()).runScript(script, name: "tune.lua")
      return error.map { "\($0)".contains(words) } ?? false
    }
    #expect(
      try fails(
        Self.scene + "\ntimeline:tune{motion = 2, duration = 1}",
        "'motion' of timeline:tune takes a motion that has not started (call it before anything moves), not 2"))
    #expect(
      try fails(
        "timeline:tune{motion = 1, delay = 0.1}\n" + Self.scene + "\ntimeline:tune{motion = 1, duration = 1}",
        "'motion' of timeline:tune takes a motion that has not started, 2 or more, not 1"))
    #expect(try fails("timeline:tune{motion = 1, duration = 0}", "a number of seconds above 0"))
    #expect(
      try fails(
        """
        timing = UISpringTimingParameters{dampingRatio = 1, initialVelocity = {1, 2}}
        timeline:tune{motion = 1, timingParameters = timing}
        """, "'timingParameters' of timeline:tune takes one spring for both axes, not a spring for each axis"))
  }
}
