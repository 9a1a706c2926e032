import PlayheadShell
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl

/// Values edited in place, and what leaving would lose.
@Suite("Editing in the full screen") struct EditingTests {
  private static let script = """
    box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
    sub = CALayer(); sub.frame = CGRect(0, 0, 10, 10); box.layer:addSublayer(sub)
    UIView.animate(0.4, function() box.center = CGPoint(200, 20) end)
    """

  private func opened(_ text: String, _ script: String = Self.script) throws -> FullScreenSession {
    try FullScreenSession(script, typing: text)
  }

  /// The keys that replace the text being edited.
  private func typing(_ before: String, _ new: String) throws -> FullScreenSession {
    let keys =
      before.map { ScreenInput.keys([FullScreenSession.key($0)]) }
      + Array(repeating: ScreenInput.keys([.backspace]), count: "CGPoint(200, 20)".count)
      + new.map { ScreenInput.keys([FullScreenSession.key($0)]) }
    return try FullScreenSession(Self.script, keys)
  }

  @Test("Enter opens the chosen value as Lua, with what the model says")
  func opens() throws {
    #expect(try opened("↓\t\n").last.last?.hasPrefix("position = CGPoint(200, 20)") == true)
  }

  @Test("at the live edge the value is set there, and u sets it back")
  func live() throws {
    let set = try typing("↓\t\n", "CGPoint(50, 60)\n")
    #expect(set.current.branches.count == 1)
    #expect(set.last.contains { $0.contains("box.position") && $0.contains("50.0, 60.0") })
    let back = try typing("↓\t\n", "CGPoint(50, 60)\nu")
    #expect(back.last.contains { $0.contains("box.position") && $0.contains("200.0, 20.0") })
    let again = try typing("↓\t\n", "CGPoint(50, 60)\nuU")
    #expect(again.last.contains { $0.contains("box.position") && $0.contains("50.0, 60.0") })
  }

  @Test("in the past it branches, which the bottom row says and u undoes")
  func past() throws {
    let set = try typing("5↓\t\n", "CGPoint(50, 60)\n")
    #expect(set.last[0].contains("main ▸ branch2"))
    #expect(set.last.last?.hasPrefix("branch2 begins here; u goes back") == true)
    #expect(try !typing("5↓\t\n", "CGPoint(50, 60)\nu").last[0].contains("branch2"))
  }

  @Test("the former branch's bars stay visible until the next action")
  func formerBars() throws {
    func bars(_ keys: String) throws -> Int {
      try opened(keys).last.first { $0.contains("box.position") && $0.contains("■") }?.filter { $0 == "■" }.count ?? 0
    }
    // A branch at half of it has half of the bar, the last cell of which is a sign that it was taken off, and the
    // playhead beside it; behind them the rest of the other one's is left, with a sign of its own.
    let whole = try bars("5")
    func former(_ keys: String) throws -> Int {
      try opened(keys).last.first { $0.contains("box.position") && $0.contains("■") }?.filter { $0 == "╌" }.count ?? 0
    }
    for keys in ["5:box.layer:removeAllAnimations()\n", "5:box.layer:removeAllAnimations()\n,."] {
      #expect(try bars(keys) + former(keys) == whole - 2)
      #expect(try (whole / 2 - 3...whole / 2).contains(former(keys)))
    }
    // Without them the ruler ends where the branch does.
    func labels(_ keys: String) throws -> String { try opened(keys).last[1] }
    #expect(try labels("5:box.layer:removeAllAnimations()\n").contains("0.3"))
    #expect(try !labels("5:box.layer:removeAllAnimations()\n:n = 1\n").contains("0.3"))
  }

  @Test("what is no Lua is said, and stays to be mended; Escape leaves the value")
  func wrong() throws {
    let wrong = try typing("↓\t\n", "CGPoint(\n")
    #expect(wrong.last.last?.hasPrefix("position = CGPoint(") == true)
    #expect(wrong.last[22].isEmpty == false)
    #expect(try typing("↓\t\n", "CGPoint(\n\u{1B}").last.last?.hasPrefix("position =") == false)
    #expect(try opened("\t\n").last.last == "choose a value, then Enter edits it")
  }

  @Test("a layer that no variable holds is reached through the layers around it")
  func unnamed() throws {
    let script = Self.script + "\nlocal deep = CALayer(); sub:addSublayer(deep); deep.name = 'deep'"
    let set = try FullScreenSession(
      script,
      "t↓↓↓↓\t\t".map { .keys([FullScreenSession.key($0)]) } + "↓".map { .keys([FullScreenSession.key($0)]) }
        + [.keys([.enter])] + Array(repeating: .keys([.backspace]), count: "CGRect(0, 0, 0, 0)".count)
        + "CGRect(1, 2, 3, 4)\n".map { .keys([FullScreenSession.key($0)]) })
    #expect(set.last.contains { $0.contains("1.0, 2.0, 3.0, 4.0") })
  }

  @Test("u takes back a mark, U sets it again")
  func marks() throws {
    #expect(try opened("3mhere\n").session.timeline.marks.map(\.name) == ["here"])
    #expect(try opened("3mhere\nu").session.timeline.marks.isEmpty)
    #expect(try opened("3mhere\nuU").session.timeline.marks.map(\.name) == ["here"])
  }

  @Test("Escape closes what is open, the last first, before it leaves", arguments: ["e", "z", "v", "zv"])
  func escapeCloses(keys: String) throws {
    let script = Self.script + "\nUIView.animate(0.4, function() box.alpha = 0 end); timeline:run()"
    func panes(_ keys: String) throws -> [String] {
      // Opening the layers apart also chooses the picture's pane, which is no harm.
      try opened(keys, script).last.map { String($0.dropFirst(20)).replacing("▸", with: " ") }.dropLast()
    }
    let escapes = String(repeating: "\u{1B}", count: keys == "zv" ? 2 : 1)
    #expect(try opened("5" + keys, script).last.dropLast() != opened("5", script).last.dropLast())
    #expect(try panes("5" + keys + escapes) == panes("5"))
    // It is still there, and the next Escape leaves.
    #expect(try opened("5" + keys + escapes + "2", script).last[0].contains("0.080 s"))
    #expect(try opened("5" + keys + escapes + "\u{1B}2", script).last[0].contains("0.200 s"))
  }

  @Test("Escape shows all rows again before it leaves")
  func escapeFilter() throws {
    let script = Self.script + "\nUIView.animate(0.4, function() box.alpha = 0 end)"
    func count(_ keys: String) throws -> Int? {
      try opened(keys, script).last[1].firstMatch(of: /TRACKS (\d)/).flatMap { Int($0.1) }
    }
    #expect(try count("") == 2)
    #expect(try count("/opac\n") == 1)
    #expect(try count("/opac\n\u{1B}") == 2)
    // The line after the slash is empty, so that Enter alone does the same.
    #expect(try count("/opac\n/\n") == 2)
  }

  @Test("what was done at the live edge is not lost unasked; after it was saved it is not asked for")
  func stepsAtTheEdge() throws {
    let script = Self.script + "\ntimeline:run()"
    let asks = "1 step would be lost: w writes a script, q leaves, Esc stays"
    #expect(try opened(":box.alpha = 0.3\nq", script).last.last == asks)
    #expect(try opened(":box.alpha = 0.3\nqwtake.lua\n:box.alpha = 0.4\nq", script).last.last == asks)
    // Looking, and a variable of Lua's, is no work.
    for keys in [":goto 0.1\nq5", ":x = 3\nq5", ":tree\n\u{1B}q5", ":box.alpha = 0.3\nqwtake.lua\nq5"] {
      #expect(try opened(keys, script).last.last?.contains("would be lost") == false, "\(keys)")
      #expect(try !opened(keys, script).last[0].contains("0.200 s"), "\(keys)")
    }
  }

  @Test("after every branch was saved by a command nothing is asked; after one of two it is")
  func savedByCommand() throws {
    func leaves(_ keys: String) throws -> Bool {
      try !opened(keys + "q").last.contains { $0.contains("would be lost") }
    }
    #expect(try !leaves("5:box.alpha = 0.3\n"))
    #expect(try leaves("5:box.alpha = 0.3\n:save -a take.lua\n\u{1B}"))
    #expect(try !leaves("5:box.alpha = 0.3\n:save take.lua\n\u{1B}"))
    #expect(try leaves(":box.alpha = 0.3\n:save take.lua\n\u{1B}"))
  }

  @Test("from a layer at rest the arrows reach its own values, which come before those of others that move")
  func valuesAtRest() throws {
    let script =
      Self.script + """

        still = UIView(CGRect(0, 0, 10, 10)); window:addSubview(still)
        """
    // The name, the pane of values with all rows, and its first and second value.
    for (keys, value) in [("↓", "bounds"), ("↓↓", "position"), ("↓↓↑", "bounds")] {
      let screen = try opened("5/still\n\tz" + keys + "\n", script).last
      #expect(screen.last?.hasPrefix(value + " = ") == true, "\(screen.last ?? "")")
    }
  }

  @Test("leaving asks only for what was made since the screen was opened")
  func leaving() throws {
    // The script itself marks and branches.
    let own = Self.script + "\ntimeline:run(); timeline:mark('mine'); timeline:seek(0.1); box.alpha = 1"
    let quiet = try opened("q", own)
    #expect(quiet.current.branches.count == 2)
    #expect(quiet.screens.count == 1)
    #expect(try opened("3m\nq", own).last.last == "1 mark would be lost: w writes a script, q leaves, Esc stays")
    let edited = try typing("↓\t\n", "CGPoint(50, 60)\nq")
    #expect(edited.last.last == "1 step would be lost: w writes a script, q leaves, Esc stays")
  }
}
