import LayerKit
import PlayheadShell
import RecordingKit
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl

/// The full screen as a person uses it who has read nothing.
@Suite("Using the full screen") struct FullScreenUseTests {
  /// A box without a recogniser that moves from 20 to 200 in 0.4 s and is at rest.
  private static let script = """
    box = UIView(CGRect(0, 0, 40, 40)); box.backgroundColor = UIColor.red; window:addSubview(box)
    UIView.animate(0.4, function() box.center = CGPoint(200, 20) end)
    timeline:run()
    """

  private static func drag(after keys: String) -> [ScreenInput] {
    func mouse(_ action: Key.Mouse.Action, _ column: Int) -> ScreenInput {
      .keys([.mouse(Key.Mouse(action, row: 9, column: column))])
    }
    return keys.map { ScreenInput.keys([FullScreenSession.key($0)]) } + [mouse(.press, 2)]
      + (3...14).map { mouse(.drag, $0) } + [mouse(.release, 14)]
  }

  @Test("a drag in the past that nothing takes changes nothing, and says so") func untaken() throws {
    let session = try FullScreenSession(Self.script, Self.drag(after: "5"), tick: 1 / 60)
    #expect(session.last.last == "nothing there takes a drag; nothing changed")
    #expect(session.last[0].contains(" main ") && session.last[0].contains("0.200 s  f12 of 24"), "\(session.last[0])")
  }

  @Test("Escape first drops the selection, and the next one leaves") func deselects() throws {
    let chosen = try FullScreenSession(Self.script, typing: "↓")
    #expect(chosen.last.last?.hasPrefix("box position") == true)
    let dropped = try FullScreenSession(Self.script, typing: "↓\u{1B}2")
    #expect(dropped.last.last?.hasPrefix("space play") == true)
    #expect(dropped.last[0].contains("0.080 s"))
    // Of a screen that was left the 2 is not read.
    #expect(try FullScreenSession(Self.script, typing: "\u{1B}2").last[0].contains("0.400 s"))
  }

  @Test("one row is marked for one value, also where a lane of a part of it is beside") func oneRow() throws {
    let script = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      for _, path in ipairs({"bounds", "bounds.size"}) do
        local a = CABasicAnimation(path); a.duration = 0.4
        a.fromValue = path == "bounds" and CGRect(0, 0, 10, 10) or CGSize(10, 10)
        box.layer:add(a, path)
      end
      timeline:run()
      """
    let session = try FullScreenSession(script, typing: "↓↓")
    let marked = session.last.indices.filter { row in
      // VALUES has a row of the same property, which is marked as well.
      session.last[row].contains("box.bounds") && session.last[row].contains("■")
        && session.styles[row].dropFirst(21).prefix(8).contains { $0.contains("7") }
    }
    #expect(marked.count == 1, "\(session.last.joined(separator: "\n"))")
  }

  @Test("w offers a name, and Tab another kind of file") func offersName() throws {
    let session = try FullScreenSession(Self.script, typing: "5w")
    #expect(session.last.last == "write to (Tab: another kind): scene-0.200.png")
    #expect(try FullScreenSession(Self.script, typing: "5w\t\t").last.last?.hasSuffix(": scene-0.200.html") == true)
  }

  @Test("a release plays on") func playsOn() throws {
    let inputs = "5bf".map { ScreenInput.keys([FullScreenSession.key($0)]) } + [.keys([]), .keys([])]
    let session = try FullScreenSession(Self.script, inputs, tick: 0.05)
    #expect(session.screens.suffix(2).allSatisfy { $0[0].contains("▶") })
  }

  /// Half of a turn by 60 degrees about y, evenly.
  @Test("the curve of a transform has the parts that change, with their units, below the bars") func curve() throws {
    let script = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear", animations = function()
        box.layer.transform = CATransform3DMakeRotation(math.pi / 3, 0, 1, 0)
      end}
      timeline:run()
      """
    let screen = try FullScreenSession(script, typing: "5", columns: 120, rows: 40).last
    #expect(screen.contains { $0.contains("│rotation.y") }, "\(screen.joined(separator: "\n"))")
    #expect(screen.contains { $0.contains("0.0°…60.0°") })
    let shell = try Transcript.answers("curve box.transform", after: script)[0]
    #expect(shell.contains("60.0° │"), "\(shell)")
  }

  @Test("transitions are named on the ruler, and braces go from one to the next") func chapters() throws {
    let script = """
      first, second = UIViewController(), UIViewController(); window.rootViewController = first
      first:present(second, true); timeline:run(); first:dismiss(true); timeline:run()
      """
    let screen = try FullScreenSession(script, typing: "0}", columns: 120, rows: 40)
    // The playhead stands on the sign at the begin of the second.
    let starts = screen.session.world.recording.events.filter { ["present", "dismiss"].contains($0.name) }.map(\.time)
    #expect(starts.count == 2 && screen.session.world.playhead == starts[1])
    #expect(screen.last.contains { $0.contains("├present second") && $0.contains("▼dismiss") })
    #expect(screen.last.last?.contains("dismiss") == true)
  }

  @Test("what the system moves in a bar is one row until it is opened") func systemBar() throws {
    let script = """
      nav = UINavigationController{rootViewController = UIViewController()}; window.rootViewController = nav
      nav:pushViewController(UIViewController(), true); timeline:run()
      """
    let folded = try FullScreenSession(script, [], columns: 120, rows: 40).last
    #expect(folded.filter { $0.contains("▸ UINavigationBar") }.count == 1, "\(folded.joined(separator: "\n"))")
    #expect(!folded.contains { $0.contains("UIBarBackIndicator") && $0.contains("■") })
  }
}
