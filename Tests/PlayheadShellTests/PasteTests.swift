import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

/// Text pasted at the prompt. Expectations are worked out by hand from the rules.
@Suite("Pasting") struct PasteTests {
  private func session() throws -> ScriptSession { try ScriptSession(SessionOptions()) }

  private func cleaned(_ text: String) throws -> String {
    ShellRules(BranchingSession(try session())).editingRules.cleanPaste(text)
  }

  @Test(
    "of a transcript only the inputs are kept",
    arguments: [
      ("> a = 1\n> a\n1\n> step 3\n0.050 s   at rest", "a = 1\na\nstep 3"),
      ("playhead> a = 1\nplayhead> a\n1", "a = 1\na"),
      ("0.350 s> step\n0.367 s   at rest\n0.367 s> back", "step\nback"),
      ("> for i = 1, 2 do\n…   print(i)\n… end\n1\n2", "for i = 1, 2 do\n  print(i)\nend"),
      ("> for i = 1, 2 do\n  print(i)\nend\n1\n2\n> a", "for i = 1, 2 do\n  print(i)\nend\na"),
      // A terminal's copy has what stands at the right edge.
      (
        "> advance 0.5       0.000 s  frame 0  1x\n0.500 s   at rest\n>        0.500 s  frame 30  1x",
        "advance 0.5\n"
      ),
      ("> box.alpha = 0.5   0.200 s  frame 12  0.25x  live 0.500 s", "box.alpha = 0.5"),
      ("a = 1\nb = a > 2", "a = 1\nb = a > 2"), ("x > y", "x > y"),
    ])
  func transcript(_ text: String, _ inputs: String) throws {
    #expect(try cleaned(text) == inputs)
  }

  /// The terminal's output when `text` is pasted and Enter is pressed, and the line's text afterwards.
  ///
  /// - Parameter readSwift: The reader of Swift; nil for none.
  private func pasted(
    _ text: String, readSwift: ((String) -> (lua: String, reports: String)?)? = nil
  ) throws -> (shown: String, offered: [String]) {
    let editor = ScriptedEditor([.pasted(text)])
    var options = SessionOptions()
    options.write = { editor.write(String(decoding: $0, as: UTF8.self)) }
    let session = try ScriptSession(options)
    var environment = ShellEnvironment { editor.write($0) }
    environment.readSwift = readSwift.map { readSwift in { text, _ in readSwift(text) } }
    Shell(session, editor, environment).run()
    // Behind the pasted text itself, and before the last prompt.
    return (String(editor.transcript.dropFirst(text.count + 3).dropLast(3)), editor.offered)
  }

  @Test(
    "Enter runs a paste that ends with a complete input, however many came before",
    arguments: [
      ("a = 1\na", true), ("step\na", true), ("a = 1\nfor i = 1, 2 do", false), ("for i = 1, 2 do\nend\na", true),
    ])
  func complete(_ text: String, _ isComplete: Bool) throws {
    #expect(ShellRules(BranchingSession(try session())).editingRules.isCompletePaste(text) == isComplete)
  }

  @Test("each input of a pasted text is run by itself, commands and Lua")
  func inputs() throws {
    let text = """
      box = UIView(CGRect(0, 0, 40, 40))
      window:addSubview(box)

      function double(x)
        return x * 2
      end
      double(4)
      advance 0.1
      box
        :setNeedsLayout()
      x = 1 +
        1
      x
      """
    let (shown, offered) = try pasted(text)
    #expect(
      shown == """
        > box = UIView(CGRect(0, 0, 40, 40))
        > window:addSubview(box)
        > function double(x)
          return x * 2
        end
        > double(4)
        8
        > advance 0.1
        0.100 s   at rest
        > box
          :setNeedsLayout()
        > x = 1 +
          1
        > x
        2

        """)
    #expect(offered.isEmpty)
  }

  @Test("at the first error the rest is put back into the line, unrun")
  func error() throws {
    let (shown, offered) = try pasted("a = 1\nstep x\na = 2\na")
    #expect(
      shown == """
        > a = 1
        > step x
        step takes a whole number of frames, at least 1
        hint: step 10
        2 of 4 inputs run; the rest is in the line

        """)
    #expect(offered == ["a = 2\na"])
  }

  @Test("a single pasted input is not echoed again")
  func single() throws {
    #expect(try pasted("1 + 1").shown == "2\n")
  }

  @Test("pasted Swift is put into the line as Lua, with what is left out, and runs nothing")
  func swift() throws {
    let text = "let view = UIView()\nif view.alpha != 1 {\n  view.alpha = 1\n}"
    let (shown, offered) = try pasted(text) { given in given == text ? ("local view = UIView()", "left out\n") : nil }
    #expect(shown == "left out\nthis is Swift; Enter runs it as Lua, Ctrl-C leaves it\n")
    #expect(offered == ["local view = UIView()"])
  }

  @Test("Lua is not read as Swift, and what is neither is reported as before")
  func notSwift() throws {
    #expect(try pasted("a = 1\na") { _ in ("no", "") }.shown == "> a = 1\n> a\n1\n")
    let refused = try pasted("a != 1") { _ in nil }
    #expect(refused.offered.isEmpty)
    #expect(refused.shown.contains("hint: '~=' instead of '!='"))
  }

  @Test("the transcripts of the README and the tour can be pasted whole", arguments: ["README.md", "Examples/TOUR.md"])
  func documents(_ page: String) throws {
    let text = try #require(SourceTree.text(of: page))
    let blocks = text.split(separator: "```playhead\n").dropFirst().map { String($0.prefix(while: { $0 != "`" })) }
    try #require(!blocks.isEmpty)
    for block in blocks {
      let typed = block.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      #expect(try cleaned(block).split(separator: "\n").map(String.init) == typed)
    }
  }

  @Test("what reads a pasted piece of Swift is told of the shell's variables")
  func declarations() throws {
    let editor = ScriptedEditor([
      .line("box, size, title, isOpen, place = UIView(), 4, \"a\", true, CGPoint(1, 2)"),
      .pasted("let other = UIView(frame: .zero)\nother.alpha = box.alpha"),
    ])
    var options = SessionOptions()
    options.write = { _ in }
    var environment = ShellEnvironment { _ in }
    var known: String?
    environment.readSwift = { _, declarations in
      known = declarations
      return ("other = UIView()", "")
    }
    Shell(try ScriptSession(options), editor, environment).run()
    #expect(
      known?.split(separator: "\n") == [
        "let window: UIWindow", "let box: UIView", "let isOpen: Bool", "let place: CGPoint", "let size: Int",
        "let title: String",
      ])
  }
}
