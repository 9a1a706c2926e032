import LayerKit
import LineEditing
import LuaBridge
import MotionMath
import PlainText
import RecordingKit
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TimeControl

/// Completions at the cursor, and help on the name under it.
extension ShellRules {
  func complete(_ buffer: String, _ cursor: Int) -> Completion {
    let typed = String(decoding: buffer.utf8.prefix(cursor), as: UTF8.self)
    if let file = openFileName(in: typed) {
      let names = file.isModule ? modules(file.name) : files(file.name, ".lua")
      return Completion(
        candidates: names.filter { $0.hasPrefix(file.name) }, replaceRange: (cursor - file.name.utf8.count)..<cursor)
    }
    let space = typed.lastIndex(of: " ")
    let word = space.map { typed[typed.index(after: $0)...] } ?? typed[...]
    let range = (cursor - word.utf8.count)..<cursor
    if space != nil || typed.hasPrefix("?"), let invocation = parser.command(in: typed),
      let command = invocation.command,
      let words = arguments(of: command, after: invocation.arguments, typed: word)
    {
      return Completion(candidates: words.filter { $0.hasPrefix(word) }, replaceRange: range)
    }
    if typed.hasPrefix("?") {
      // The name after a question mark is completed as elsewhere.
      let completions = Completer(current.session).completions(of: String(buffer.dropFirst()), at: cursor - 1)
      let names = completions.words + (completions.replacing.lowerBound == 0 ? commandNames(typed.dropFirst()) : [])
      return Completion(
        candidates: names, replaceRange: (completions.replacing.lowerBound + 1)..<(completions.replacing.upperBound + 1)
      )
    }
    let completions = Completer(current.session).completions(of: buffer, at: cursor)
    let lua = Completion(candidates: ranked(completions.words), replaceRange: completions.replacing)
    let isHelp = space.map { typed[..<$0] == "help" || typed[..<$0] == ":help" } ?? false
    guard space == nil && !word.isEmpty || isHelp else { return lua }
    let colon = word.hasPrefix(":") ? ":" : ""
    let groups = isHelp ? parser.commands.groups.map(\.name).filter { $0.hasPrefix(word) } : []
    let names = commandNames(word.dropFirst(colon.count)).map { colon + $0 } + groups
    if names.isEmpty { return lua }
    if completions.replacing != range { return Completion(candidates: names, replaceRange: range) }
    return Completion(candidates: names + ranked(completions.words).filter { !names.contains($0) }, replaceRange: range)
  }

  /// Names in the order in which they are likely meant: constants last, and of the other global names the shortest first.
  private func ranked(_ words: [String]) -> [String] {
    let catalog = Catalog.uiKit
    let constants = Set(catalog.constants.map(\.name) + catalog.enumerations.map(\.name))
    let classes = Set(catalog.classes.map(\.name))
    let (named, other) = (words.filter { !constants.contains($0) }, words.filter { constants.contains($0) })
    guard named.contains(where: classes.contains) else { return named + other }
    return named.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
      + other
  }

  private func commandNames(_ part: Substring) -> [String] {
    // Of the other names only longer ones, such as exit and seek.
    parser.commands.all.flatMap { [$0.name] + $0.names.dropFirst().filter { $0.count > 2 } }.filter {
      $0.hasPrefix(part)
    }
  }

  /// The completions of a command's argument; nil when it takes Lua, or nothing that can be listed.
  ///
  /// - Parameter arguments: All that is typed after its name, which `word` ends.
  private func arguments(of command: Command, after arguments: Substring, typed word: Substring) -> [String]? {
    // The condition of a stop is Lua.
    if command.name == "break", arguments.split(separator: " ").dropFirst().first == "if" { return nil }
    return switch command.completes {
    case .nothing: []
    case .file(let suffix): files(word, suffix)
    case .exported: ExportWords.completions(of: word, after: arguments) ?? files(word, "")
    case .expression, .commandOrName: nil
    case .layer: names(beginning: word)
    case .keyPath(let ofNumber): word.contains(".") ? keyPaths(of: word, ofNumber) : nil
    case .inTurn(let words):
      words.dropFirst(arguments.split(separator: " ").count - (word.isEmpty ? 0 : 1)).first ?? []
    case .words(let words): words(current.session)
    }
  }

  /// Names of layers on screen that begin so, followed by those that Lua completes; nil without one of the former.
  private func names(beginning word: Substring) -> [String]? {
    let names = LayerNames(in: current.session).namesWithoutLua.filter { $0.hasPrefix(word) && !$0.contains(" ") }
    if names.isEmpty { return nil }
    return names + ranked(Completer(current.session).completions(of: String(word), at: word.utf8.count).words)
  }

  /// Key paths after every typed dot that is not inside a key path: `box.` and `box.layer.` may both be a layer,
  /// `box.position.` is not.
  private func keyPaths(of word: Substring, _ areNumbers: Bool) -> [String] {
    let paths = LayerKeyPath.all.filter { !areNumbers || (try? LayerKeyPath($0))?.valueKind == .number }
    return word.indices.filter { word[$0] == "." }.flatMap { dot -> [String] in
      let last = word[..<dot].split(separator: ".").last ?? ""
      let isInside = word[..<dot].contains(".") && LayerKeyPath.all.contains { ".\($0).".contains(".\(last).") }
      return isInside ? [] : paths.map { word[...dot] + $0 }
    }
  }

  // MARK: Files

  /// The part of a file's name that is typed in the string at the end of `dofile "…`, `loadfile "…` or `require "…`.
  private func openFileName(in typed: String) -> (name: Substring, isModule: Bool)? {
    guard let quote = typed.lastIndex(where: { $0 == "\"" || $0 == "'" }) else { return nil }
    let name = typed[typed.index(after: quote)...]
    let before = typed[..<quote].trimmed
    let callee = before.last == "(" ? before.dropLast().trimmed : before
    for function in ["require", "dofile", "loadfile"] where callee.hasSuffix(function) {
      let receiver = callee.dropLast(function.count)
      guard receiver.last.map({ !$0.isLetter && !$0.isNumber && !"_.:".contains($0) }) ?? true else { continue }
      return (name, function == "require")
    }
    return nil
  }

  /// Modules as `require` names them: `parts.card` for `parts/card.lua`.
  private func modules(_ typed: Substring) -> [String] {
    let path = String(typed.map { $0 == "." ? "/" : $0 })
    return files(path[...], ".lua").map { file in
      let name = file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
      return String(name.map { $0 == "/" ? "." : $0 })
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

  // MARK: Describing

  func describe(_ buffer: String, _ cursor: Int) -> String? {
    let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || "_.:".contains($0) }
    let before = String(decoding: buffer.utf8.prefix(cursor), as: UTF8.self)
    let after = String(decoding: buffer.utf8.dropFirst(cursor), as: UTF8.self)
    let name = String(before.reversed().prefix(while: isName).reversed()) + after.prefix(while: isName)
    if name.isEmpty { return nil }
    if let command = parser.command(in: buffer)?.command, command.names.contains(name) {
      return CommandHelp.page(command).joined(separator: "\n")
    }
    return HelpIndex(current.session).help(for: name).map { WrappedText($0).lines.joined(separator: "\n") }
  }
}
