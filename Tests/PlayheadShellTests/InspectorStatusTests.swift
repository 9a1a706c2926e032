import TerminalCells
import TestSupport
import Testing

/// The title row, which says what moves or is held where the playhead is.
@Suite("The inspector's title") struct InspectorStatusTests {
  private static let box = "box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)\n"

  /// The title after keys; a digit goes to so many tenths of the recording.
  private func title(_ keys: String, _ script: String) throws -> String {
    let inputs = keys.map { ScreenInput.keys([FullScreenSession.key($0)]) }
    return FullScreenText.status(try FullScreenSession(script, inputs).last)
  }

  @Test("a transition that is held now was none before it began")
  func transition() throws {
    // The box moves up to 0.4 s, the transition is held from then to 0.8 s.
    let script = """
      base, sheet = UIViewController(), UIViewController()
      sheet.modalPresentationStyle, window.rootViewController = "fullScreen", base
      \(Self.box)UIView.animate(0.4, function() box.center = {200, 20} end); timeline:run()
      base:present(sheet, true)
      timeline:begin() timeline:update(0.5) timeline:advance(0.4)
      """
    #expect(try title("", script).hasSuffix("interactive transition at 50 %"))
    #expect(try title("2", script).hasSuffix("past  box moves"))
  }

  @Test("a delay and a value that is kept do not move")
  func still() throws {
    let delayed =
      Self.box + "UIView.animate{withDuration = 0.4, delay = 0.4, animations = function() box.center = {200, 20} end}"
    #expect(try title("2", delayed).hasSuffix("past  at rest"))
    #expect(try title("8", delayed).hasSuffix("past  box moves"))
    let kept =
      Self.box + """
        local turn = CABasicAnimation{keyPath = "transform.rotation.z", fromValue = 0, toValue = 1, duration = 0.2}
        turn.fillMode, turn.isRemovedOnCompletion = "forwards", false
        box.layer:add(turn, "turn"); timeline:advance(1)
        """
    #expect(try title("1", kept).hasSuffix("past  box moves"))
    #expect(try title("5", kept).hasSuffix("past  at rest"))
  }

  @Test("what a display link moves moves, in the shell too")
  func driven() throws {
    let script =
      Self.box + """
        local count, link = 0, nil
        link = CADisplayLink(function()
          count = count + 1
          box.center = CGPoint(50 + count, 20)
          if count == 30 then link:invalidate() end
        end)
        link:add()
        """
    let ran = script + "\ntimeline:advance(1)"
    #expect(try title("2", ran).hasSuffix("past  box moves"))
    #expect(try title("8", ran).hasSuffix("past  at rest"))
    let answers = try Transcript.answers("goto 0.2", "goto 0.8", after: ran)
    #expect(answers == ["0.200 s   box moves without an animation", "0.800 s   at rest"])
    // While the link is to tick again nothing is at rest; what it will move nobody knows yet.
    let ahead = try Transcript.answers("advance 0.2", "advance 0.8", after: script)
    #expect(ahead == ["0.200 s   a display link runs", "1.000 s   at rest"])
  }

  @Test("Escape closes the curve and the tree, and then leaves", arguments: ["g", "t"])
  func escape(pane: String) throws {
    let script = Self.box + "UIView.animate(0.4, function() box.center = {200, 20} end)"
    // Of a screen that was left the 5 would not be read.
    #expect(try title(pane + "\u{1B}5", script).hasPrefix(" 0.200 s"))
    #expect(try title("\u{1B}5", script).hasPrefix(" 0.400 s"))
  }
}
