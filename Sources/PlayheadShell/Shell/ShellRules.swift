import LayerKit
package import LineEditing
import LuaBridge
package import ScriptAPI
import TimelineKit

/// What the line editor asks about the language of the shell.
package struct ShellRules {
  private let session: ScriptSession
  private let commands = CommandTable()

  private let namesInFolder: (String) -> [String]

  /// - Parameter namesInFolder: What is in a folder, in order, folders with a slash at the end; for file names.
  package init(_ session: ScriptSession, namesInFolder: @escaping (String) -> [String] = { _ in [] }) {
    self.session = session
    self.namesInFolder = namesInFolder
  }

  package var editingRules: EditingRules {
    var rules = EditingRules()
    rules.isComplete = isComplete
    rules.indentation = Self.indentation
    rules.complete = complete
    rules.describe = describe
    rules.rightPrompt = { rightPrompt }
    rules.cleanPaste = Self.withoutPrompts
    return rules
  }

  // MARK: Blocks

  /// Whether an input can be run, or is wrong in a way that more lines cannot mend.
  func isComplete(_ buffer: String) -> Bool {
    if buffer.trimmed.isEmpty || command(in: buffer) != nil { return true }
    if isExpression(buffer) { return true }
    if case .failure(let error) = session.lua.load(buffer, name: "input") { return !error.isIncomplete }
    return true
  }

  private func command(in buffer: String) -> Invocation? {
    commands.match(buffer) { isUsed($0, in: buffer) }
  }

  /// Whether `name` is a global variable and `input` Lua that may use it.
  func isUsed(_ name: String, in input: String) -> Bool {
    isGlobal(name) && (isExpression(input) || isStatement(input))
  }

  /// Whether a script has a global variable of this name.
  func isGlobal(_ name: String) -> Bool {
    session.lua.pushGlobal(name)
    defer { session.lua.pop() }
    return !session.lua.isNil(at: session.lua.top)
  }

  func isExpression(_ input: String) -> Bool {
    if case .success = session.lua.load("return " + input, name: "input") { return true }
    return false
  }

  func isStatement(_ input: String) -> Bool {
    if case .success = session.lua.load(input, name: "input") { return true }
    return false
  }

  /// Two spaces more after a line that opens a block or a bracket.
  static func indentation(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let words = line.split(whereSeparator: \.isWhitespace)
    let opens = ["then", "do", "else", "repeat"].contains { $0 == words.last ?? "" }
    let isFunction = line.trimmed.hasSuffix(")") && line.contains("function")
    let isBracket = line.trimmed.last.map { "({[".contains($0) } == true
    return EditingRules.sameIndentation(text) + (opens || isFunction || isBracket ? "  " : "")
  }

  /// Pasted text without the prompts that were copied with it.
  static func withoutPrompts(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("> ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
  }

  // MARK: Names

  private func complete(_ buffer: String, _ cursor: Int) -> Completion {
    let typed = String(decoding: buffer.utf8.prefix(cursor), as: UTF8.self)
    let space = typed.lastIndex(of: " ")
    let word = space.map { typed[typed.index(after: $0)...] } ?? typed[...]
    let range = (cursor - word.utf8.count)..<cursor
    if space != nil, let command = command(in: typed)?.command, let words = arguments(of: command, typed: word) {
      return Completion(candidates: words.filter { $0.hasPrefix(word) }, replaceRange: range)
    }
    let found = session.completions(of: buffer, at: cursor)
    let lua = Completion(candidates: found.words, replaceRange: found.replacing)
    guard space == nil, !word.isEmpty else { return lua }
    let colon = word.hasPrefix(":") ? ":" : ""
    let names = commands.all.map { colon + $0.name }.filter { $0.hasPrefix(word) }
    if names.isEmpty { return lua }
    if found.replacing != range { return Completion(candidates: names, replaceRange: range) }
    return Completion(candidates: names + found.words.filter { !names.contains($0) }, replaceRange: range)
  }

  /// The words a command takes; nil when it takes Lua, or nothing that could be listed.
  private func arguments(of command: Command, typed word: Substring) -> [String]? {
    switch command.completes {
    case .nothing: []
    case .file: files(word)
    case .expression: nil
    case .commandOrName: nil
    case .eventName: Set(session.world.timeline.events.map(\.name)).sorted()
    case .time: ["end", "start"] + Set(session.world.timeline.events.map(\.name)).sorted()
    }
  }

  /// Folders, and what could be a script; hidden files only when they are asked for.
  private func files(_ word: Substring) -> [String] {
    let folder = word.lastIndex(of: "/").map { word[...$0] } ?? ""
    let asksForHidden = word.dropFirst(folder.count).first == "."
    return namesInFolder(folder.isEmpty ? "." : String(folder))
      .filter { ($0.hasSuffix("/") || $0.hasSuffix(".lua")) && (asksForHidden || $0.first != ".") }
      .map { folder + $0 }
  }

  private func describe(_ buffer: String, _ cursor: Int) -> String? {
    let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || "_.:".contains($0) }
    let before = String(decoding: buffer.utf8.prefix(cursor), as: UTF8.self)
    let after = String(decoding: buffer.utf8.dropFirst(cursor), as: UTF8.self)
    let name = String(before.reversed().prefix(while: isName).reversed()) + after.prefix(while: isName)
    return name.isEmpty ? nil : session.help(for: name)
  }

  /// `0.200 s  frame 12`
  private var rightPrompt: String {
    let world = session.world
    let frame = world.frameRate.frame(at: world.playhead)
    let live = world.isLookingBack ? "  live \(NumberText.seconds(world.now))" : ""
    return "\(NumberText.seconds(world.playhead))  frame \(frame)\(live)"
  }
}
