import LayerKit
import MotionMath
import PlayheadShell
import RecordingKit
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl
import ViewKit

/// The mouse in the picture is a finger.
@Suite("The mouse as a finger") struct MouseTouchTests {
  /// A card that is dragged, and says what its recogniser is told.
  private static let script = """
    card = UIView(CGRect(40, 300, 100, 100)); card.backgroundColor = "#0000ff"; window:addSubview(card)
    pan = UIPanGestureRecognizer(function(pan)
      print(string.format("%s %.3f %.1f", pan.state, pan:translation(window).x, pan:velocity(window).x))
      if pan.state == "ended" then UIView.animate(0.3, function() card.center = CGPoint(300, 350) end) end
    end)
    card:addGestureRecognizer(pan)
    """
  /// A frame of the display.
  private static let frame = 1.0 / 60

  private func mouse(_ action: Key.Mouse.Action, _ row: Int, _ column: Int, _ held: Key.Mouse.Held? = nil) -> Key {
    .mouse(Key.Mouse(action, row: row, column: column, held: held))
  }

  /// A drag along a row of cells, one cell and one frame at a time, lifted with the last cell.
  private func drag(row: Int, from first: Int, to last: Int, held: Key.Mouse.Held? = nil) -> [ScreenInput] {
    var inputs = [ScreenInput.keys([mouse(.press, row, first, held)])]
    let way = last > first ? 1 : -1
    for column in stride(from: first + way, to: last, by: way) {
      inputs.append(.keys([mouse(.drag, row, column, held)]))
    }
    inputs.append(.keys([mouse(.drag, row, last, held), mouse(.release, row, last, held)]))
    return inputs
  }

  private func typed(_ text: String) -> [ScreenInput] { text.map { .keys([FullScreenSession.key($0)]) } }

  /// Everything that happened, and what the script printed.
  private func log(_ screen: FullScreenSession) -> [String] {
    screen.session.world.recording.events.map {
      "\($0.time) \($0.name) \($0.subject) \($0.detail.split(separator: " ").map(Self.short).joined(separator: " "))"
    } + screen.printed.split(separator: "\n").map(String.init)
  }

  /// A number to a whole point: the same way in other steps differs in the last digits.
  private static func short(_ word: Substring) -> String {
    Double(word.filter { $0 != "(" && $0 != ")" }).map { String($0.rounded()) } ?? String(word)
  }

  /// The middle of a cell of the picture at 80x24, where 20 columns show 393 points, in points.
  private func point(_ row: Int, _ column: Int) -> String {
    "{\((Double(column) + 0.5) * 19.65), \((Double(row - 1) * 2 + 1) * 19.65)}"
  }

  @Test("a press on a cell that has a part of a control in it is on the control")
  func controlInCell() throws {
    // Of row 9, whose middle is at 334.05 points, the slider has the lowest 4: the row ends at 353.7.
    let script = """
      volume = UISlider(CGRect(20, 349.7, 300, 30)); window:addSubview(volume)
      """
    let screen = try FullScreenSession(script, drag(row: 9, from: 1, to: 9), tick: Self.frame)
    #expect(screen.last.contains { $0.hasPrefix("volume follows it") })
    let volume = screen.session.app.keyWindow?.subviews.first as? UISlider
    // Seven cells of 19.65 points on a way of 300, less a thumb.
    #expect((volume?.value ?? 0) > 0.4)
  }

  @Test("a drag on a control names the control that follows it")
  func control() throws {
    let script = """
      volume = UISlider(CGRect(20, 300, 300, 40)); window:addSubview(volume)
      """
    // The slider lies in rows 8 and 9 of the picture; its thumb is at its left end.
    let screen = try FullScreenSession(script, drag(row: 9, from: 1, to: 9), tick: Self.frame)
    #expect(screen.last.contains { $0.hasPrefix("volume follows it; u goes back, y copies the Lua") })
  }

  @Test("an even drag gives the same log as touch:drag over the same points, for as long")
  func sameLog() throws {
    // The middle of row 9 is 334.05 points down, inside of the card.
    let byMouse = try FullScreenSession(Self.script, drag(row: 9, from: 4, to: 16) + typed(":run\n"), tick: Self.frame)
    let byScript = try FullScreenSession(
      Self.script + "\ntouch:drag{from = \(point(9, 4)), to = \(point(9, 16)), duration = 12/60}", [])
    let (first, second) = (log(byMouse), log(byScript))
    #expect(first == second)
    // It did drag: 12 cells of 19.65 points in 0.2 s.
    #expect(first.contains { $0.contains("began") } && first.last?.hasPrefix("ended 235.800 ") == true)
  }

  @Test("the drag is copied as the Lua that does the same")
  func copied() throws {
    let screen = try FullScreenSession(Self.script, drag(row: 9, from: 4, to: 16) + typed("y"), tick: Self.frame)
    let lua = "touch:drag{from = {88.425, 334.05}, to = {324.225, 334.05}, duration = 12/60}"
    #expect(screen.copied == [lua])
    #expect(screen.last.suffix(2) == [lua, "the terminal was asked to copy this; select it where it does not"])
  }

  @Test("an uneven way is copied move by move, and gives the same log again")
  func uneven() throws {
    let way: [(row: Int, column: Int)] = [(9, 4), (9, 6), (9, 9), (9, 9), (10, 12), (9, 16)]
    let inputs =
      [ScreenInput.keys([mouse(.press, way[0].row, way[0].column)])]
      + way.dropFirst().map { .keys([mouse(.drag, $0.row, $0.column)]) }
      + [.keys([]), .keys([mouse(.release, 9, 16)])]
    let byMouse = try FullScreenSession(Self.script, inputs + typed("y"), tick: Self.frame)
    let lua = try #require(byMouse.copied.last)
    #expect(lua.hasPrefix("do\n  local start = timeline.now\n  touch:down(88.425, 334.05)\n"))
    #expect(lua.hasSuffix("\n  timeline:seek(start + 7/60)\n  touch:up()\nend"))
    let again = try FullScreenSession(Self.script + "\n" + lua, [])
    func gestures(_ screen: FullScreenSession) -> [String] {
      log(screen).filter { $0.contains(" gesture ") || $0.contains(" touch ") }
    }
    #expect(gestures(byMouse) == gestures(again))
  }

  @Test("what recogniser took it is said at once, and the world runs meanwhile")
  func said() throws {
    let screens = try FullScreenSession(Self.script, drag(row: 9, from: 4, to: 16), tick: Self.frame).screens
    // Four cells and as many frames after the press the finger is there, and what it did since is done.
    #expect(screens[5].last == "pan of card took it")
    #expect(FullScreenText.status(screens[5]).hasPrefix(" 0.067 s"))
  }

  @Test("a drag in the past begins a branch, and says so on the screen")
  func pastIsSaid() throws {
    let script =
      Self.script + """

        side = UIView(CGRect(300, 700, 40, 40)); window:addSubview(side)
        UIView.animate(0.4, function() side.alpha = 0.5 end)
        """
    let inputs = typed(":goto 0.2\n") + drag(row: 9, from: 4, to: 16)
    let screen = try FullScreenSession(script, inputs, tick: Self.frame)
    #expect(screen.current.branches.count == 2)
    #expect(screen.screens.contains { $0.contains { $0.contains("branch2 begins here; u goes back") } })
    // The script prints the recogniser's callbacks, above the line that names it.
    let dragged = screen.screens.filter { $0.last == "pan of card took it" }
    #expect(dragged.contains { $0.contains { $0.hasPrefix("changed ") } })
  }

  @Test("what a script prints while time passes is a message")
  func prints() throws {
    let input = ":UIView.animate(0.2, function() window.alpha = 0 end, function() print('later') end)\n"
    let inputs = typed(input) + typed(" ") + [ScreenInput](repeating: .keys([]), count: 4)
    let screen = try FullScreenSession("", inputs, tick: 0.1)
    #expect(screen.printed == "later\n" && screen.last.last == "later")
  }

  @Test("a press and a release within four cells choose and touch nothing")
  func click() throws {
    let inputs: [ScreenInput] = [
      .keys([mouse(.press, 9, 4)]), .keys([mouse(.drag, 9, 7)]), .keys([mouse(.release, 9, 7)]),
    ]
    let screen = try FullScreenSession(Self.script, inputs, tick: Self.frame)
    #expect(screen.last.last?.hasPrefix("card") == true)
    #expect(!screen.session.world.recording.events.contains { $0.name == "touch" || $0.name == "gesture" })
  }

  @Test("with Ctrl a click is a tap")
  func tap() throws {
    let script = "window:addGestureRecognizer(UITapGestureRecognizer(function(tap) print('tapped') end))"
    let inputs: [ScreenInput] = [
      .keys([mouse(.press, 9, 4, .control)]), .keys([mouse(.release, 9, 4, .control)]), .keys([]), .keys([]),
    ]
    let screen = try FullScreenSession(script, inputs, tick: 0.1)
    #expect(screen.printed == "tapped\n")
    // Row 9 and column 4 are 88.425 points across and 334.05 down.
    #expect(screen.screens[2].last == "tap at 88.425, 334.05; u goes back, y copies the Lua")
    #expect(screen.last.contains { $0.hasSuffix("took it; u goes back, y copies the Lua") })
  }

  @Test("a finger of the script's stays where it is: the mouse is another one")
  func otherFinger() throws {
    let script = Self.script + "\ntouch:down(90, 350)"
    let screen = try FullScreenSession(script, drag(row: 9, from: 4, to: 16) + typed("y"), tick: Self.frame)
    #expect(screen.session.app.touch.fingersDown.map(\.finger) == [1])
    #expect(screen.session.app.touch.fingersDown.first?.location == CGPoint(x: 90, y: 350))
    #expect(screen.copied.last?.contains("touch:down(88.425, 334.05, 2)") == true)
    #expect(screen.copied.last?.contains("touch:up(2)") == true)
  }

  @Test("so it is where the script had its finger down in the past")
  func otherFingerBefore() throws {
    let script = Self.script + "\ntouch:down(90, 350) timeline:advance(0.5) touch:up() timeline:advance(0.5)"
    let screen = try FullScreenSession(
      script, typed(":goto 0.2\n") + drag(row: 9, from: 4, to: 16) + typed("y"), tick: Self.frame)
    #expect(screen.current.branches.count == 2)
    #expect(screen.copied.last?.contains("touch:down(88.425, 334.05, 2)") == true)
    #expect(!screen.screens.joined().contains { $0.contains("is down already") })
  }

  @Test("what took a drag is said once at its end, and u goes back to before it, at the live edge too")
  func ended() throws {
    let inputs = drag(row: 9, from: 4, to: 16) + typed(" u")
    let screen = try FullScreenSession(Self.script, inputs, tick: Self.frame)
    let end = screen.screens[inputs.count - 2]
    #expect(end.filter { $0.contains("took it") } == ["pan of card took it; u goes back, y copies the Lua"])
    #expect(FullScreenText.status(screen.last).hasPrefix(" 0.000 s"))
  }

  @Test("with Alt two fingers pinch about the middle of the screen")
  func pinch() throws {
    let script = """
      pinch = UIPinchGestureRecognizer(function(pinch) print(string.format("%.3f", pinch.scale)) end)
      window:addGestureRecognizer(pinch)
      """
    let screen = try FullScreenSession(script, drag(row: 11, from: 8, to: 3, held: .alternate), tick: Self.frame)
    let told = log(screen).last ?? ""
    // From 1.5 cells beside the middle to 6.5 cells, both a little above it: four times as far apart, less what the
    // recogniser lets pass before it begins.
    #expect((Double(told) ?? 0) > 1.5)
    #expect(
      screen.last.last?.contains("UIPinchGestureRecognizer") == true || screen.last.last?.contains("pinch") == true)
  }

  @Test("Escape while the finger is down cancels the touch")
  func cancelled() throws {
    let inputs = drag(row: 9, from: 4, to: 14).dropLast() + [.keys([.escape])]
    let screen = try FullScreenSession(Self.script, Array(inputs), tick: Self.frame)
    #expect(log(screen).last?.hasPrefix("cancelled ") == true)
  }

  @Test("in the past the press begins a branch, which u leaves")
  func past() throws {
    // An animated view takes no touches without allowUserInteraction.
    let script =
      Self.script
      + "\nUIView.animate{withDuration = 1, delay = 0, options = 'allowUserInteraction', animations = function() card.alpha = 0.5 end}"
    let inputs = typed("2") + drag(row: 9, from: 4, to: 16) + typed("u")
    let screen = try FullScreenSession(script, inputs, tick: Self.frame)
    #expect(screen.screens.contains { $0[0].contains("main ▸ branch2") })
    #expect(screen.current.branches.map(\.name) == ["main", "branch2"])
    #expect(!screen.last[0].contains("branch2") && screen.last[0].contains(" 0.200 s"))
  }
}
