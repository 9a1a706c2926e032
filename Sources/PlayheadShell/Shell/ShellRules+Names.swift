import LayerKit
import LineEditing
import LuaBridge
import ScriptAPI
import TimelineKit

/// What could stand at the cursor, and what is known about what stands there.
extension ShellRules {
  func complete(_ buffer: String, _ cursor: Int) -> Completion {
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
    case .file(let suffix): files(word, suffix)
    case .expression, .commandOrName: nil
    case .words(let words): words(session)
    }
  }

  /// Folders, and files that end with `suffix`; hidden files only when they are asked for.
  private func files(_ word: Substring, _ suffix: String) -> [String] {
    let folder = word.lastIndex(of: "/").map { word[...$0] } ?? ""
    let asksForHidden = word.dropFirst(folder.count).first == "."
    return namesInFolder(folder.isEmpty ? "." : String(folder))
      .filter { ($0.hasSuffix("/") || $0.hasSuffix(suffix)) && (asksForHidden || $0.first != ".") }
      .map { folder + $0 }
  }

  func describe(_ buffer: String, _ cursor: Int) -> String? {
    let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || "_.:".contains($0) }
    let before = String(decoding: buffer.utf8.prefix(cursor), as: UTF8.self)
    let after = String(decoding: buffer.utf8.dropFirst(cursor), as: UTF8.self)
    let name = String(before.reversed().prefix(while: isName).reversed()) + after.prefix(while: isName)
    return name.isEmpty ? nil : session.help(for: name)
  }
}
