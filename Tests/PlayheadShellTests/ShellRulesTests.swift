import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

@Suite("Shell rules") struct ShellRulesTests {
  @Test(
    "a block waits for its end, and a command never waits",
    arguments: [
      ("box.alpha", true), ("step", true), ("goto", true), ("goto 0.3", true), ("x = = 2", true), ("", true),
      ("UIView.animate(0.4, function()", false), ("for i = 1, 2 do", false), ("x =", false), ("x = {", false),
      ("for i = 1, 2 do\n  print(i)\nend", true), ("s = [[", false), ("?UIView", true),
    ])
  func complete(_ buffer: String, isComplete: Bool) throws {
    let session = try ScriptSession(SessionOptions())
    #expect(ShellRules(BranchingSession(session)).editingRules.isComplete(buffer) == isComplete)
  }

  @Test(
    "a line after one that opens a block is indented by two",
    arguments: [
      ("for i = 1, 2 do", "  "), ("  if x then", "    "), ("f(function()", "  "), ("t = {", "  "), ("  x = 1", "  "),
    ])
  func indentation(_ text: String, indent: String) throws {
    let session = try ScriptSession(SessionOptions())
    #expect(ShellRules(BranchingSession(session)).editingRules.indentation(text) == indent)
  }

  @Test(
    "a word that closes a block stands under the one that opened it; one that a person has placed stays",
    arguments: [
      ("for i = 1, 2 do\n  print(i)\n  end", "end"), ("f(function()\n  g()\n  end)", "end)"),
      ("function f()\n  for i = 1, 2 do\n    print(i)\n    end", "  end"), ("if x then\n  y()\n  else", "else"),
      ("for i = 1, 2 do\n  end", "end"), ("for i = 1, 2 do\n  print(i)\nend", nil),
      ("for i = 1, 2 do\n  print(i)\n  ending = 1", nil), ("  end", nil),
    ] as [(String, String?)])
  func outdented(_ text: String, line: String?) throws {
    let session = try ScriptSession(SessionOptions())
    #expect(ShellRules(BranchingSession(session)).editingRules.outdented(text) == line)
  }

  @Test(
    "Tab offers commands beside Lua's names, and what a command takes",
    arguments: [
      ("rew", ["rewind"]), (":rev", [":reverse"]), ("load ", ["Examples/", "fade.lua"]),
      ("load Examples/s", ["Examples/swipe.lua"]), ("goto e", ["end"]), ("window.alp", ["alpha"]),
      ("exi", ["exit"]), ("set pre", ["precision"]), ("set precision a", ["auto"]), ("set precision 3 a", []),
      ("events al", ["all"]), ("goto completeT", ["completeTransition"]),
      ("break comp", ["completeTransition", "completion"]),
      ("break completion if window.alp", ["alpha"]), ("window.ALP", ["alpha"]),
      ("window.tAMIC", ["translatesAutoresizingMaskIntoConstraints"]), ("explain unknown-f", ["unknown-field"]),
      ("explain R-JU", ["R-JUMP"]),
      ("export a", ["a.txt"]), ("help scr", ["scrub"]),
      ("curve box.position.", ["box.position.x", "box.position.y"]), ("curve box.layer.opac", ["box.layer.opacity"]),
      ("curve wind", ["window"]),
      ("watch box.shadowC", ["box.shadowColor"]), ("rate 0.1 on wind", ["window"]),
      ("?UIView.areA", ["areAnimationsEnabled"]), ("require \"fa", ["fade"]),
      ("dofile('Examples/", ["Examples/swipe.lua"]),
      ("ls window.laye", ["layer"]), ("until window.alp", ["alpha"]),
      ("UIView.animate{animations = f, withD", ["withDuration"]),
    ])
  func completion(_ text: String, words: [String]) throws {
    let session = try ScriptSession(SessionOptions())
    let folders = [".": [".git/", "Examples/", "a.txt", "fade.lua"], "Examples/": ["swipe.lua"]]
    let found = ShellRules(BranchingSession(session), namesInFolder: { folders[$0] ?? [] }).editingRules.complete(
      text, text.utf8.count)
    #expect(found.candidates == words)
  }

  @Test("a mark is offered wherever a time is")
  func marks() throws {
    let session = try ScriptSession(SessionOptions())
    if case .failure(let error) = session.load("timeline:mark('here')", name: "marks").flatMap({ session.run($0) }) {
      throw error
    }
    let rules = ShellRules(BranchingSession(session)).editingRules
    for text in ["goto @", "timeline:seek(\"@"] {
      #expect(rules.complete(text, text.utf8.count).candidates == ["@here"], "\(text)")
    }
  }

  @Test(
    "what looks unfinished and never could be is complete: the compiler says what is wrong",
    arguments: [("\"never closed", true), ("x = 'a\\", false), ("-- a comment", true), ("--[[ a", false)])
  func unfinished(_ buffer: String, isComplete: Bool) throws {
    let session = try ScriptSession(SessionOptions())
    #expect(ShellRules(BranchingSession(session)).editingRules.isComplete(buffer) == isComplete)
  }

  @Test("prompts that were copied along are left out of a paste")
  func paste() throws {
    let session = try ScriptSession(SessionOptions())
    #expect(ShellRules(BranchingSession(session)).editingRules.cleanPaste("> step\n> x = 1") == "step\nx = 1")
  }

  @Test("help is never wider than 80 columns, and what continues a line stands under its text")
  func wrapped() throws {
    let page = try Transcript.answers("?UIView.animate")[0]
    let lines = page.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let options = try #require(lines.firstIndex { $0.hasPrefix("  options ") })
    let column = try #require(lines[options].firstRange(of: "The animation"))
    let indent = lines[options].distance(from: lines[options].startIndex, to: column.lowerBound)
    #expect(lines[options + 1].prefix { $0 == " " }.count == indent)
  }

  @Test("no name stands for two commands, and every summary fits the help")
  func table() throws {
    let commands = CommandTable().all
    let names = commands.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for command in commands { #expect(!command.summary.isEmpty && command.usage.count <= 22) }
    let overview = try Transcript.answers("help")[0].split { $0.isWhitespace }
    for name in commands.map({ ":" + $0.name }) + CommandTable().groups.map(\.name) {
      let page = try Transcript.answers("help \(name)")[0]
      for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
    for command in commands { #expect(overview.contains { $0 == command.name }) }
  }

  /// A signature without its looks, and its bright part.
  private func signature(_ line: String, columns: Int = 200) throws -> (text: String, bright: String)? {
    let session = try ScriptSession(SessionOptions())
    let rules = ShellRules(BranchingSession(session)).editingRules
    guard let styled = rules.signature(line, line.utf8.count, columns) else { return nil }
    let bright = styled.split(separator: "\u{1B}[1m").dropFirst().first?.split(separator: "\u{1B}").first
    let text = ["\u{1B}[1m", "\u{1B}[2m", "\u{1B}[0m"].reduce(styled) { $0.replacing($1, with: "") }
    return (text, bright.map(String.init) ?? "")
  }

  @Test(
    "the argument that is typed is bright in the signature of its call",
    arguments: [
      ("UIView.animate(", "animate(", "withDuration: number (seconds)"),
      ("UIView.animate(0.4, ", "animate(", "animations: function()"),
      ("UIView.animate{withDuration = 0.3, animations = f, delay = ", "animate(", "delay: number (seconds)"),
      ("window:addSubview(", "addSubview(", "_ view: UIView"), ("x = CGPoint(1, ", "CGPoint(", "y: number"),
      // A call inside of another one is the one that is typed.
      ("window:addSubview(UIView(CGRect(", "CGRect(", "x: number"),
      ("window:addSubview(UIView(CGRect(1, 2, 3, 4)), ", "addSubview(", ""),
    ])
  func signature(_ line: String, _ start: String, _ bright: String) throws {
    let found = try #require(try signature(line))
    #expect(found.text.hasPrefix(start))
    #expect(bright.isEmpty ? found.bright.isEmpty : found.bright.contains(bright), "\(found)")
  }

  @Test(
    "outside of calls, and of calls that are unknown, there is no signature",
    arguments: ["", "box", "f(1, ", "(1 + ", "UIView.animate(0.4)", "t = {1, ", "-- UIView.animate("])
  func noSignature(_ line: String) throws {
    #expect(try signature(line) == nil)
  }

  @Test("words that an argument takes follow, and a narrow line keeps the argument")
  func wordsOfSignature() throws {
    let words = try #require(try signature("UIView.animate{withDuration = 0.3, options = ", columns: 2000))
    #expect(words.bright.contains("options: ") && words.text.contains("   ") && words.text.contains(" curveLinear"))
    let narrow = try #require(try signature("UIView.animate{withDuration = 0.3, delay = ", columns: 40))
    #expect(narrow.text.hasPrefix("animate(…, ") && narrow.bright.contains("delay: number"))
    #expect(narrow.text.count < 40)
  }

  @Test("set signature off ends it")
  func signatureOff() throws {
    let session = try ScriptSession(SessionOptions())
    let current = BranchingSession(session)
    let rules = ShellRules(current)
    let shell = Shell(current, ScriptedEditor([.line("set signature off")]), ShellEnvironment { _ in }, rules)
    #expect(rules.editingRules.signature("UIView.animate(", 15, 80) != nil)
    shell.run()
    #expect(rules.editingRules.signature("UIView.animate(", 15, 80) == nil)
  }
}
