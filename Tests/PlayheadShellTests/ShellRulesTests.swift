import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
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
    "Tab offers commands beside Lua's names, and what a command takes",
    arguments: [
      ("rew", ["rewind"]), (":rev", [":reverse"]), ("load ", ["Examples/", "fade.lua"]),
      ("load Examples/s", ["Examples/swipe.lua"]), ("goto e", ["end"]), ("window.alp", ["alpha"]),
      ("exi", ["exit"]), ("set pre", ["precision"]), ("set precision a", ["auto"]), ("set precision 3 a", []),
      ("events a", ["all"]), ("explain unknown-f", ["unknown-field"]), ("export a", ["a.txt"]), ("help scr", ["scrub"]),
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
}
