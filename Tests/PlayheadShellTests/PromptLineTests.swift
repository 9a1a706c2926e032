import TerminalCells
import TestSupport
import Testing

/// The line after a colon in the full screen.
@Suite("The line of the full screen") struct PromptLineTests {
  private static let script = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    UIView.animate(0.4, function() box.center = CGPoint(200, 20) end)
    """

  private func rows(_ keys: [Key], columns: Int = 80) throws -> [String] {
    try FullScreenSession(Self.script, keys.map { .keys([$0]) }, columns: columns).last
  }

  private func typed(_ text: String) -> [Key] { text.map { FullScreenSession.key($0) } }

  @Test("Up recalls what was typed before, and Down returns to what was being typed")
  func history() throws {
    let before = typed(":box.alpha\n:1 + 1\n:bo")
    #expect(try rows(before + [.up]).last == ":1 + 1")
    #expect(try rows(before + [.up, .up]).last == ":box.alpha")
    // There is no older one.
    #expect(try rows(before + [.up, .up, .up]).last == ":box.alpha")
    #expect(try rows(before + [.up, .up, .down, .down]).last?.hasPrefix(":bo") == true)
    // A recalled line is run like a typed one.
    #expect(try rows(before + [.up, .enter]).last == "2")
  }

  @Test("the rest of the latest input that began alike is offered, and Right takes it")
  func suggestion() throws {
    let before = typed(":box.alpha\n:b")
    #expect(try rows(before).last == ":box.alpha")
    #expect(try rows(before + [.right(shift: false), .enter]).last == "1")
    // Without Right only what was typed is run.
    #expect(try rows(typed(":1 + 1\n:1\n")).last == "1")
  }

  @Test("Ctrl-R finds an input by a part of it, again the one before; Escape returns to what was typed")
  func search() throws {
    let before = typed(":box.alpha\n:box.center.x\n:1 + 1\n:x") + [.control("r")]
    #expect(try rows(before + typed("box")).last == "search 'box': box.center.x")
    #expect(try rows(before + typed("box") + [.control("r")]).last == "search 'box': box.alpha")
    #expect(try rows(before + typed("alp\n")).last == "1")
    #expect(try rows(before + typed("alp") + [.escape]).last == ":x")
    #expect(try rows(before + typed("zz")).last?.hasPrefix("search (not found) 'zz': ") == true)
  }

  @Test("the cursor moves in the line, and keys of Emacs edit it")
  func editing() throws {
    #expect(try rows(typed(":1 + 1") + [.home] + typed("1") + [.enter]).last == "12")
    #expect(try rows(typed(":1 + 1") + [.control("a"), .delete] + typed("7\n")).last == "8")
    #expect(try rows(typed(":nonsense") + [.control("u")] + typed("4\n")).last == "4")
    #expect(try rows(typed(":4 nonsense") + [.control("w"), .enter]).last == "4")
    #expect(try rows(typed(":45 + 1") + [.home, .right(shift: false), .control("k"), .enter]).last == "4")
  }

  @Test("Tab completes as in the shell, and lists what could follow")
  func completion() throws {
    #expect(try rows(typed(":window.alp\t")).last == ":window.alpha")
    #expect(try rows(typed(":rewi\t")).last == ":rewind")
    let listed = try rows(typed(":box.co\t\t"))
    #expect(listed.contains { $0.contains("contentMode") })
    #expect(try rows(typed(":zzzz\t")).contains("nothing completes this"))
    // Marks have names too.
    #expect(try rows(typed("mfirst\n'fi\t")).last == "go to mark: first")
  }

  @Test("the signature of the call that is typed stands above the line")
  func signature() throws {
    let screen = try rows(typed(":UIView.animate("), columns: 120)
    #expect(screen[22].hasPrefix("animate(withDuration: number (seconds), "))
    #expect(try !rows(typed(":UIView.animate"), columns: 120)[22].contains("withDuration"))
  }

  @Test("a click and a jump leave no trace in the history")
  func onlyTyped() throws {
    #expect(try rows(typed("5b:1\n:") + [.up, .up]).last == ":1")
  }
}
