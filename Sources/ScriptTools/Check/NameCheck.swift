package import LuaBridge
import ScriptAPI
package import ScriptRuntime

/// Finds names that are probably mistakes, without running the script.
///
/// Prefers silence to a wrong finding. Chains of names are followed through the API table and through variables that are
/// set once. Where the type is unknown, a member counts as wrong only if it is near to an existing one and the script
/// defines none with its name.
package struct NameCheck {
  /// The findings, in the order of the script.
  package private(set) var findings: [ScriptFinding] = []
  package let source: [UInt8]
  package let line: LineTokens
  private var tokens: [LineTokens.Token] { line.tokens }
  private let types: ExpressionTypes
  private let completer: Completer
  private let globals: Set<String>
  /// Every name that the script and its modules define.
  package private(set) var made: Set<String> = []
  /// The members of the type of a chain, cached.
  private var membersOfChains: [[String]: Members] = [:]

  /// Every member in the API table and in Lua's libraries.
  private let allMembers: Set<String>

  private struct Members {
    let title: String
    let names: Set<String>
  }

  /// - Parameters:
  ///   - source: A script that compiles.
  ///   - session: A session with the globals of scripts, in which the script was not run.
  ///   - file: Returns the text of a file that the script requests; nil when it does not exist.
  package init(_ source: String, in session: ScriptSession, file: (String, SourceRequest) -> String?) {
    self.source = Array(source.utf8)
    let types = ExpressionTypes(session)
    self.types = types
    completer = Completer(session)
    line = LineTokens(self.source, knowsVariables: true)
    globals = Set(session.lua.globalNames + Catalog.uiKit.globalNames + HelpIndex.libraryNames)
    allMembers = Self.membersOfTable.union(
      session.lua.globalNames.flatMap { name -> [String] in
        if case .table(let names) = types.reach([name]) { names } else { [] }
      })
    made = namesMade(in: line)
    var required: Set<String> = []
    addNames(requiredBy: line, &required, file)
    for index in tokens.indices {
      switch tokens[index].kind {
      case .name: checkName(at: index)
      case .string: checkWord(at: index)
      case .number, .symbol: break
      }
    }
  }

  // MARK: Names of the script

  private mutating func namesMade(in line: LineTokens) -> Set<String> {
    let names = MadeNames(line.tokens)
    var made = names.declared.union(names.methods)
    for place in names.assigned where !sets(memberAt: place, in: line) && !isLabel(place, in: line) {
      made.insert(line.tokens[place].text)
    }
    return made
  }

  /// Whether it is `box.alpha =` with `box` of a class in the API table, which accepts no new members.
  private mutating func sets(memberAt index: Int, in line: LineTokens) -> Bool {
    guard index > 0, line.tokens[index - 1].text == "." else { return false }
    return members(of: line.chain(before: index - 1)) != nil
  }

  private static let requests: [String: SourceRequest] = [
    "require": .require, "dofile": .dofile, "loadfile": .loadfile,
  ]

  private mutating func addNames(
    requiredBy line: LineTokens, _ required: inout Set<String>, _ file: (String, SourceRequest) -> String?
  ) {
    for (index, token) in line.tokens.enumerated() {
      guard token.kind == .name, let request = Self.requests[token.text] else { continue }
      let name = line.tokens[(index + 1)...].prefix(2).first { $0.kind == .string }?.text
      guard let name, required.insert(name).inserted, let text = file(name, request) else { continue }
      let line = LineTokens(text.utf8, knowsVariables: true)
      made.formUnion(namesMade(in: line))
      addNames(requiredBy: line, &required, file)
    }
  }

  // MARK: Names

  private mutating func checkName(at index: Int) {
    let name = tokens[index].text
    guard !LuaLibrary.keywords.contains(name), !isLabelOfGoto(index) else { return }
    if isSymbol(index - 1, ".") && !isSymbol(index - 2, ".") || isSymbol(index - 1, ":") {
      return checkMember(at: index)
    }
    if isSymbol(index + 1, "="), !isSymbol(index + 2, "=") {
      if isLabel(index, in: line) { checkLabel(at: index) }
      return
    }
    guard !made.contains(name), !globals.contains(name) else { return }
    let near = Suggestion.nearest(to: name, amongMany: globals.sorted() + made.sorted())
    add(index, "undefined global '\(name)'", near)
  }

  private mutating func checkMember(at index: Int) {
    let name = tokens[index].text
    guard !made.contains(name) else { return }
    guard let known = members(of: line.chain(before: index - 1)) else {
      guard name.utf8.count > 3, !allMembers.contains(name),
        let near = Suggestion.nearest(to: name, amongMany: allMembers.sorted())
      else { return }
      return add(index, "unknown member '\(name)'", near)
    }
    guard !known.names.contains(name) else { return }
    if case .nothing = types.reach(line.chain(before: index - 1) + [name]) {
      add(index, "\(known.title) has no member '\(name)'", Suggestion.nearest(to: name, among: known.names.sorted()))
    }
  }

  private mutating func checkLabel(at index: Int) {
    let name = tokens[index].text
    guard let bracket = line.enclosing(before: index), let callee = completer.callee(of: bracket.place, in: line) else {
      return
    }
    let labels = completer.labels(of: callee, given: [])
    guard !labels.isEmpty, !labels.contains(name), let near = Suggestion.nearest(to: name, amongMany: labels) else {
      return
    }
    add(index, "this call has no label '\(name)'", near)
  }

  /// Checks a string where an enum case is expected.
  private mutating func checkWord(at index: Int) {
    let text = tokens[index].text
    guard !isSymbol(index + 1, "."), !isSymbol(index - 1, "."), !made.contains(text) else { return }
    let words = completer.words(in: line, before: index)
    guard !words.isEmpty, !words.contains(text), let near = Suggestion.nearest(to: text, amongMany: words) else {
      return
    }
    add(index, "\"\(text)\" is not a case of the enumeration expected here", near)
  }

  private mutating func members(of chain: [String]) -> Members? {
    guard !chain.isEmpty else { return nil }
    if let known = membersOfChains[chain] { return known.names.isEmpty ? nil : known }
    let reached = types.reach(chain)
    let names = completer.members(of: reached, isMethod: false) + completer.members(of: reached, isMethod: true)
    let known = Members(title: types.title(of: reached) ?? chain.joined(separator: "."), names: Set(names))
    membersOfChains[chain] = known
    return known.names.isEmpty ? nil : known
  }

  private mutating func add(_ index: Int, _ message: String, _ meant: String?) {
    findings.append(
      ScriptFinding(at: tokens[index].start, in: source, message, hint: meant.map { "did you mean '\($0)'?" }))
  }

  // MARK: Places

  private func isSymbol(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol && tokens[index].text == text
  }

  private func isLabelOfGoto(_ index: Int) -> Bool {
    isSymbol(index - 1, ":") && isSymbol(index - 2, ":") || index > 0 && tokens[index - 1].text == "goto"
  }

  /// Whether it is a label in the table of arguments of a call.
  private func isLabel(_ index: Int, in line: LineTokens) -> Bool {
    guard index > 0, ["{", ",", ";"].contains(line.tokens[index - 1].text),
      let bracket = line.enclosing(before: index), line.tokens[bracket.place].text == "{",
      let callee = completer.callee(of: bracket.place, in: line)
    else { return false }
    if case .nothing = callee { return false }
    return true
  }

  private static let membersOfTable: Set<String> = {
    var names: Set<String> = ["init", "super"]
    for entry in Catalog.uiKit.classes.map(\.entry) {
      names.formUnion(entry.properties.map(\.name) + entry.functions.map(\.name))
    }
    for entry in Catalog.uiKit.structures { names.formUnion(entry.memberNames) }
    for entry in Catalog.uiKit.protocols { names.formUnion(entry.callbacks.map(\.name)) }
    for entry in Catalog.uiKit.allEnumerations {
      names.formUnion(entry.words + entry.name.split(separator: ".").map(String.init))
    }
    return names
  }()
}
