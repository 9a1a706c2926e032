import Glibc
import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl
import ViewKit

/// Everything that the handwritten pages show is run, and compared to the byte.
@Suite("README") struct ReadmeTests {
  static let folder = "Sources/Script/ScriptAPI/Documentation.docc"
  static let pages =
    ["README.md", "CONTRIBUTING.md", "Examples/README.md", "Examples/TOUR.md"]
    + ["README", "SwiftToLua", "MyFirstAnimator", "Cookbook", "Hunting", "Fitting", "Settings", "HowExact"].map {
      "\(folder)/\($0).md"
    }
  /// Pages that are one session from their first block to the last, and the script that builds its stage.
  static let stages = ["Examples/TOUR.md": "Examples/tour.lua"]

  /// A fenced block of a page: the word after the fence says how it is run, a second word names a file. The block "console
  /// wheel" is run by `Scripts/check-package`, from the wheel that it makes, and "console film" where ffmpeg is.
  struct Block: CustomTestStringConvertible {
    let page: String
    let line: Int
    let kind: String
    /// A Lua block with a file is added to its end; a session with one starts from it.
    var file: String?
    let text: String
    /// The files that the page has written before this block.
    var files: [String: String] = [:]
    var testDescription: String { "\(page):\(line)" }
  }

  static let blocks = pages.flatMap { page in blocks(of: page) }
  static let sessions = pages.flatMap { page in
    let blocks = blocks(of: page).filter { $0.kind == "playhead" }
    guard stages[page] != nil, let first = blocks.first else { return blocks }
    return [Block(page: page, line: first.line, kind: first.kind, text: blocks.map(\.text).joined())]
  }

  static func blocks(of page: String) -> [Block] { blocks(of: page, text: SourceTree.text(of: page) ?? "") }

  static func blocks(of page: String, text: String) -> [Block] {
    var found: [Block] = []
    var files: [String: String] = [:]
    var open: (line: Int, words: [Substring], lines: [Substring])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          let text = block.lines.map { $0 + "\n" }.joined()
          let (kind, file) = (block.words.first.map(String.init) ?? "", block.words.dropFirst().first.map(String.init))
          var added = Block(page: page, line: block.line, kind: kind, file: file, text: text, files: files)
          // Sessions that start from the same file are one session.
          if kind == "playhead", file != nil, let last = found.last(where: { $0.kind == kind && $0.files == files }) {
            found.removeAll { $0.line == last.line }
            added = Block(page: page, line: last.line, kind: kind, file: file, text: last.text + text, files: files)
          }
          found.append(added)
          if ["lua", "text"].contains(kind), let file { files[file, default: ""] += text }
          open = nil
        } else {
          open = (index + 1, line.drop { $0 == "`" }.split(separator: " "), [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return found
  }

  @Test("a link leads to a file that is there", arguments: pages)
  func links(_ page: String) throws {
    let text = try #require(SourceTree.text(of: page))
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for link in text.matches(of: /\]\(([^):#]+)(?:#[^)]*)?\)/) {
      #expect(access("\(SourceTree.root)/\(folder)\(link.1)", R_OK) == 0, "\(page): \(link.1)")
    }
  }

  @Test("a fenced block is one that a test runs", arguments: blocks)
  func isRun(_ block: Block) {
    // Swift stands beside the Lua that is run, and a table is a file of the commands after it.
    let kinds =
      ["playhead", "lua", "console"] + (block.page.hasSuffix("SwiftToLua.md") ? ["swift"] : [])
      + (block.file == nil ? [] : ["text"])
    #expect(kinds.contains(block.kind))
  }

  @Test("a shell session answers what it shows", arguments: sessions)
  func session(_ block: Block) throws {
    let inputs = block.text.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let editor = ScriptedEditor(inputs.map { .line($0) })
    var options = SessionOptions(device: .iPhone15)
    options.write = { editor.write(String(decoding: $0, as: UTF8.self)) }
    let current = BranchingSession(try ScriptSession(options))
    if let stage = Self.stages[block.page] {
      let script = try #require(SourceTree.text(of: stage))
      #expect(current.runScript(script, name: stage, arguments: ["stage"]) == nil)
    }
    if let stage = block.file {
      let script = try #require(block.files[stage])
      #expect(current.runScript(script, name: stage, arguments: []) == nil)
    }
    var environment = ShellEnvironment { editor.write($0) }
    environment.files.read = { SourceTree.text(of: $0) }
    Shell(current, editor, environment).run()
    #expect(editor.transcript == block.text + "> \n")
  }

  @Test("a shell session that is pasted as a whole answers what it shows", arguments: sessions)
  func pasted(_ block: Block) throws {
    let editor = PastingEditor(block.text)
    var options = SessionOptions(device: .iPhone15)
    options.write = { editor.write(String(decoding: $0, as: UTF8.self)) }
    let current = BranchingSession(try ScriptSession(options))
    if let stage = Self.stages[block.page] {
      let script = try #require(SourceTree.text(of: stage))
      #expect(current.runScript(script, name: stage, arguments: ["stage"]) == nil)
    }
    if let stage = block.file {
      let script = try #require(block.files[stage])
      #expect(current.runScript(script, name: stage, arguments: []) == nil)
    }
    var environment = ShellEnvironment { editor.write($0) }
    environment.files.read = { SourceTree.text(of: $0) }
    let rules = ShellRules(current)
    editor.clean = rules.editingRules.cleanPaste
    Shell(current, editor, environment, rules).run()
    #expect(editor.shown == block.text)
  }

  /// A terminal into which text is pasted, and Enter pressed; and again with what an error has left in the line.
  private final class PastingEditor: LineEditor {
    var clean: (String) -> String = { $0 }
    private var text: String?
    /// The output below the pasted text.
    private(set) var shown = ""

    init(_ text: String) { self.text = text }

    func readLine(prompt: String) -> LineResult {
      guard let pasted = text else { return .endOfInput }
      text = nil
      let cleaned = clean(pasted)
      // The text of one input stands where it was pasted, and is not shown again.
      if !cleaned.contains("\n") { shown += prompt + cleaned + "\n" }
      return .pasted(cleaned)
    }

    func offer(_ rest: String) { text = rest }

    func write(_ output: String) {
      // The shell reports the input left by an error; a document does not show that.
      if !output.contains("; the rest is in the line\n") { shown += output }
    }
  }

  @Test("a script prints what its arrows say", arguments: blocks.filter { $0.kind == "lua" && $0.file == nil })
  func script(_ block: Block) {
    let expected = block.text.split(separator: "\n").compactMap { line -> String? in
      line.firstRange(of: "--> ").map { String(line[$0.upperBound...]) + "\n" }
    }
    let run = ProgramRun.playhead("-", input: block.text)
    #expect(run.output == expected.joined())
    #expect(run.errors.isEmpty)
  }

  static let isRunElsewhere = access("/usr/bin/ffmpeg", X_OK) == 0 ? ["wheel"] : ["wheel", "film"]

  @Test(
    "a command prints what stands below it",
    arguments: blocks.filter { block in block.kind == "console" && !isRunElsewhere.contains { $0 == block.file } })
  func console(_ block: Block) {
    let path = BuiltProducts.path(of: "playhead")
    let environment = ["PATH": path.split(separator: "/").dropLast().map { "/" + $0 }.joined() + ":/usr/bin:/bin"]
    let folder = TemporaryFolder()
    for (name, text) in block.files { folder.write(text, to: name) }
    let place = block.files.isEmpty ? nil : folder.path
    var shown = ""
    for line in block.text.split(separator: "\n") where line.hasPrefix("$ ") {
      let run = ProgramRun("/bin/sh", ["-c", "\(line.dropFirst(2)) 2>&1"], environment: environment, folder: place)
      shown += "\(line)\n\(run.output)"
    }
    #expect(shown.untimed == block.text.untimed)
  }

  @Test("a recipe is without a fault in every scenario", arguments: blocks.filter { $0.page.hasSuffix("Cookbook.md") })
  func recipe(_ block: Block) {
    let folder = TemporaryFolder()
    folder.write(block.text, to: "recipe.lua")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["check", "-q", "--strict", "--partial", "recipe.lua"], folder: folder.path)
    #expect(run.output.isEmpty && run.errors.isEmpty && run.code == 0, "\(run.output)\(run.errors)")
  }
}
