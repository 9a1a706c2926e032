import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TimeControl

/// Explaining names, variables and functions.
extension Shell {
  /// The most names that a search lists.
  private static let mostFindings = 20

  func help(about name: String) throws(CommandFailure) {
    if ["", "?", ":"].contains(name) { return say(CommandHelp.overview(commands)) }
    let isForced = name.hasPrefix(":")
    if let command = parser.command(named: isForced ? name.dropFirst() : name[...]) {
      // A variable hides a command here as it does at the prompt.
      guard isForced || !parser.isVariable(name) else {
        sayVariable(name)
        return say(environment.terminal.ink.faint("?:\(name) explains the command of that name"))
      }
      return sayInPages(CommandHelp.page(command))
    }
    if let group = commands.groups.first(where: { $0.name == name }) { return sayInPages(CommandHelp.list(group)) }
    if name == "keys" { return sayInPages(KeysPage.lines(session.timeline.bindings)) }
    if name == "limits" { return sayInPages(LimitsPage.lines(columns: columns)) }
    if let page = NameExplanation.page(code: name, columns: columns) { return sayInPages(page) }
    if let setting = DisplaySetting.all.first(where: { $0.name == name }), !parser.isGlobal(name) {
      return say(setting.explanation)
    }
    if let page = HelpIndex(session).help(for: name) { return sayInPages(WrappedText(page, width: columns).lines) }
    if parser.isGlobal(name) { return sayVariable(name) }
    try find(name)
  }

  /// Shows lines, through a pager where they are more than the screen has.
  func sayInPages(_ lines: [String]) {
    environment.output.flush()
    // The full screen has pages of its own.
    if !isFullScreen, environment.terminal.page(lines) {
      environment.log.add(lines.joined(separator: "\n") + "\n")
    } else if !isFullScreen, let rows = environment.terminal.rows(), lines.count >= rows,
      let keys = environment.terminal.watchKeys()
    {
      defer { keys.end() }
      say(lines, rows: max(2, rows), keys)
    } else {
      say(lines)
    }
  }

  /// Shows lines a page at a time where no other program does: Space goes a page on, Enter a line, `q` ends.
  private func say(_ lines: [String], rows: Int, _ keys: ShellEnvironment.KeyWatch) {
    var (shown, wanted) = (0, rows - 1)
    while true {
      say(Array(lines[shown..<min(shown + wanted, lines.count)]))
      shown = min(shown + wanted, lines.count)
      guard shown < lines.count else { return }
      let position = "\(shown) of \(lines.count) lines   Space next page   Enter next line   q ends"
      environment.output.write(environment.terminal.ink.faint(position))
      // Ctrl-C and an ended input are no key, and end it too.
      let key = keys.key(.infinity)
      environment.output.write("\r\u{1B}[K")
      switch key {
      case " ", "f": wanted = rows - 1
      case "\n", "\r", "j": wanted = 1
      default: return
      }
    }
  }

  private func sayVariable(_ name: String) {
    session.lua.pushGlobal(name)
    defer { session.lua.pop() }
    say("\(name) is \(ValueText(session, limits, width: columns).text(at: session.lua.top))")
  }

  /// Lists the commands and names of the API that concern a word.
  func find(_ word: String) throws(CommandFailure) {
    let lowercase = word.lowercased()
    let named = commands.all.filter { command in
      command.names.contains { $0.contains(lowercase) } || command.summary.lowercased().contains(lowercase)
    }
    let all = named.map { (name: ":" + $0.name, summary: $0.summary) } + HelpIndex(session).findings(word)
    let matches = all.enumerated().sorted {
      (Self.rank($0.element.name, lowercase), $0.offset) < (Self.rank($1.element.name, lowercase), $1.offset)
    }.map(\.element)
    guard !matches.isEmpty else {
      guard let near = nearest(to: word) else {
        throw .message("nothing found for '\(word)'")
      }
      throw .arguments("nothing found for '\(word)'", example: "help \(near)")
    }
    let shown = matches.prefix(Self.mostFindings)
    let width = min(36, shown.map(\.name.count).max() ?? 0)
    let lines = shown.flatMap {
      WrappedText("\($0.name.padded(to: width))  \($0.summary)", width: columns, indent: width + 2).lines
    }
    sayInPages(lines + (matches.count > shown.count ? ["and \(matches.count - shown.count) more"] : []))
  }

  /// The name that a misspelt one is near to: a global, a command, a member or a callback; of `UIView.anmate` a member of
  /// that class.
  private func nearest(to word: String) -> String? {
    if let near = Suggestion.nearest(to: word, amongMany: parser.allNames) { return near }
    let names = HelpIndex.names
    let parts = word.split(whereSeparator: { $0 == "." || $0 == ":" }).map(String.init)
    guard parts.count == 2 else {
      let members = names.compactMap { $0.split(separator: ".").last.map(String.init) }
      return Suggestion.nearest(to: word, amongMany: members)
    }
    // The class may be the misspelt part, and a member may be inherited.
    let classes = names.filter { !$0.contains(".") }
    guard let owner = classes.contains(parts[0]) ? parts[0] : Suggestion.nearest(to: parts[0], amongMany: classes),
      let id = session.classes.id(named: owner)
    else { return nil }
    let members = session.classes.lineage(of: id).flatMap { $0.properties.map(\.name) + $0.functions.map(\.name) }
    if members.contains(parts[1]) { return "\(owner).\(parts[1])" }
    return Suggestion.nearest(to: parts[1], amongMany: members).map { "\(owner).\($0)" }
  }

  /// How well a name fits a word: 0 it is the word, 1 its last part is, 2 that begins with it, 3
  /// contains it, 4 only its summary does.
  private static func rank(_ name: String, _ word: String) -> Int {
    let name = name.lowercased()
    let short = name.split(whereSeparator: { $0 == "." || $0 == ":" }).last.map(String.init) ?? name
    if name == word { return 0 }
    if short == word { return 1 }
    return short.hasPrefix(word) ? 2 : short.contains(word) ? 3 : 4
  }

  // MARK: Listing

  /// Lists the script's variables, or the members of an expression's value.
  func list(_ expression: Substring) throws(CommandFailure) {
    guard expression.isEmpty else {
      return try withValue(of: expression) { lua throws(CommandFailure) in try listMembers(of: expression, lua.top) }
    }
    let names = variableNames
    guard !names.isEmpty else { return say("no variables yet") }
    let width = min(24, names.map(\.count).max() ?? 0)
    say(
      names.map { name in
        session.lua.pushGlobal(name)
        defer { session.lua.pop() }
        let start = name.padded(to: width) + "  "
        return start + ValueText(session, limits).line(at: session.lua.top, columns: max(8, columns - start.count))
      })
  }

  /// The globals that a fresh world does not have, in byte order.
  private var variableNames: [String] {
    var names = Set(Catalog.uiKit.globalNames)
    if let fresh = try? ScriptSession(session.options) {
      withExtendedLifetime(fresh) { names.formUnion(fresh.lua.globalNames) }
    }
    return session.lua.globalNames.filter { !names.contains($0) }
  }

  private func listMembers(of expression: Substring, _ index: Int32) throws(CommandFailure) {
    if session.lua.isTable(at: index) { return say(ValueText(session, limits, width: columns).text(at: index)) }
    guard let lists = MemberReader(session).members(at: index) else {
      let value = session.describe(at: index)
      if value == "nil", listClasses(named: expression) { return }
      throw .message("\(value == expression ? value : "\(expression) is \(value), which") has no members to list")
    }
    let width = min(28, lists.flatMap(\.properties).map(\.name.count).max() ?? 0)
    for list in lists where !list.properties.isEmpty || !list.methods.isEmpty {
      say(environment.terminal.ink.strong(list.owner))
      say(list.properties.map { "  \($0.name.padded(to: width))  \($0.value)".cut(to: columns) })
      if !list.methods.isEmpty {
        say(
          WrappedText("  " + list.methods.joined(separator: " "), width: columns, indent: 2).lines)
      }
    }
  }

  /// Lists the classes whose names contain a word that is no variable.
  /// - Returns: Whether there are any.
  private func listClasses(named word: Substring) -> Bool {
    guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    let classes = HelpIndex(session).classes(named: String(word))
    guard !classes.isEmpty else { return false }
    let width = classes.map(\.name.count).max() ?? 0
    say("\(word) is nil; classes with that in their names:")
    say(
      classes.flatMap {
        WrappedText("  \($0.name.padded(to: width))  \($0.summary)", width: columns, indent: width + 4).lines
      })
    return true
  }

  // MARK: Source

  func showSource(of expression: Substring) throws(CommandFailure) {
    try withValue(of: expression) { lua throws(CommandFailure) in
      let classID = lua.classID(at: lua.top)
      if classID >= 0, lua.isScriptClass(classID) {
        let methods = lua.scriptMethods(of: classID)
        guard !methods.isEmpty else { throw .message("\(expression) has no methods yet") }
        say(methods.map { "\($0.name)  \($0.definition.map(lua.origin).map { "\($0.file):\($0.line)" } ?? "")" })
        return
      }
      guard let definition = lua.definition(ofFunctionAt: lua.top), let lines = lua.lines(ofFunctionAt: lua.top) else {
        throw .arguments("\(expression) is not a function of a script", example: "?\(expression)")
      }
      let text = lines.compactMap { number in
        session.sourceLine(number, of: definition.file).map { "\(String(number).leftPadded(to: 5)) | \($0)" }
      }
      guard !text.isEmpty else { throw .message("the source of \(definition.file) is gone") }
      say([environment.terminal.ink.faint("\(definition.file):\(definition.line)")] + text)
    }
  }
}
