import LuaBridge
import LuaSyntax
import MotionMath
import PlainText
import ScriptAPI
package import ScriptRuntime
import TimeControl

/// The completions at the cursor: members after a dot or colon, labels in a table of arguments, enum cases in a string,
/// globals elsewhere. Nothing is run to find them.
package struct Completer {
  private let session: ScriptSession
  let types: ExpressionTypes
  private var lua: LuaState { session.lua }
  private var classes: ClassRegistry { session.classes }

  package init(_ session: ScriptSession) {
    self.session = session
    types = ExpressionTypes(session)
  }

  /// - Parameters:
  ///   - line: The line or lines being typed.
  ///   - utf8Offset: The cursor's offset in bytes from the start of `line`.
  /// - Returns: Words in the table's order, and the range of bytes to replace: the part typed so far.
  package func completions(of line: String, at utf8Offset: Int) -> (words: [String], replacing: Range<Int>) {
    let end = min(max(0, utf8Offset), line.utf8.count)
    let typed = TypedLine(line.utf8.prefix(end))
    let bytes = Array(line.utf8.prefix(end))
    if typed.isInComment { return ([], end..<end) }
    if let start = typed.openString {
      let part = String(decoding: bytes[start...], as: UTF8.self)
      return (matching(part, words(in: typed, before: typed.tokens.count)), start..<end)
    }
    // The name the cursor is at the end of, if any.
    var before = typed.tokens.count
    var start = end
    if let last = typed.tokens.last, last.kind == .name, last.start + last.text.utf8.count == end {
      before -= 1
      start = last.start
    }
    let part = String(decoding: bytes[start...], as: UTF8.self)
    return (matching(part, names(in: typed, before: before)), start..<end)
  }

  /// The words that begin with what is typed; where none does, those that begin so in another case; where none does,
  /// those whose humps are typed: `mPS` for `modalPresentationStyle`.
  private func matching(_ part: String, _ words: [String]) -> [String] {
    let words = words.filter { !$0.isEmpty }
    let same = words.filter { $0.hasPrefix(part) }
    if !same.isEmpty { return same.unique }
    let lowercase = part.lowercased()
    let likely = words.filter { $0.lowercased().hasPrefix(lowercase) }
    return (likely.isEmpty ? words.filter { Self.hasHumps(part, $0) } : likely).unique
  }

  /// Whether the letters typed are the beginnings of a name's parts, in order and from its first: at least two parts.
  private static func hasHumps(_ typed: String, _ name: String) -> Bool {
    let humps = typed.reduce(into: [String]()) { humps, letter in
      if letter.isUppercase || humps.isEmpty { humps.append("") }
      humps[humps.count - 1].append(letter)
    }
    guard humps.count > 1, name.hasPrefix(humps[0]) else { return false }
    var remainder = name.dropFirst(humps[0].count)
    for hump in humps.dropFirst() {
      guard let match = remainder.firstRange(of: hump) else { return false }
      remainder = remainder[match.upperBound...]
    }
    return true
  }

  func className(_ id: Int32) -> String { classes[id].name }

  // MARK: Names

  private func names(in line: TypedLine, before: Int) -> [String] {
    let tokens = line.tokens
    guard before > 0 else { return globals }
    let separator = tokens[before - 1].text
    if [".", ":"].contains(separator), tokens[before - 1].kind == .symbol {
      let chain = line.chain(before: before - 1)
      if before > 2, tokens[before - 3].text == "function" {
        return callbacks(of: types.reach(chain))
      }
      return members(of: types.reach(chain), isMethod: separator == ":")
    }
    // A label stands first in a table, or after a comma.
    if separator == "{" || separator == ",", let bracket = line.enclosing(before: before),
      tokens[bracket.place].text == "{", let callee = callee(of: bracket.place, in: line)
    {
      return labels(of: callee, given: line.labels(after: bracket.place, before: before))
    }
    return globals
  }

  private var globals: [String] {
    lua.globalNames + classes.catalog.globalNames + LineTokens.keywords
  }

  package func members(of reached: ReachedType, isMethod: Bool) -> [String] {
    switch reached {
    case .instance(let id):
      let entries = classes.lineage(of: id)
      if isMethod {
        return scriptMethods(of: id) + entries.flatMap { $0.functions.filter { !$0.isStatic }.map(\.name) }
      }
      return entries.flatMap { $0.properties.filter { !$0.isStatic }.map(\.name) }
    case .type(let id):
      guard !isMethod else { return [] }
      if let structure = classes[id].structure {
        return structure.constants.map(\.name) + structure.statics.map(\.name)
      }
      let own = lua.isScriptClass(id) ? ["super"] + scriptMethods(of: id) : []
      let entries = classes.lineage(of: id)
      return entries.flatMap { entry in
        entry.properties.filter(\.isStatic).map(\.name) + entry.functions.filter(\.isStatic).map(\.name)
      } + own
    case .structure(let kind):
      let entry = Catalog.uiKit.structure(kind)
      return isMethod
        ? entry.functions.map(\.name)
        : kind.parts.map(\.name) + kind.fields + entry.properties.map(\.name)
    case .words(let entry): return isMethod ? [] : entry.words
    case .table(let names): return names
    case .text:
      guard isMethod, case .table(let names) = types.reach(["string"]) else { return [] }
      return names
    case .function, .nothing: return []
    }
  }

  /// The methods that a script defined in a class and its superclasses, in byte order.
  private func scriptMethods(of classID: Int32) -> [String] {
    var names: Set<String> = []
    var next: Int32? = classID
    while let id = next, lua.isScriptClass(id) {
      names.formUnion(lua.scriptMethods(of: id).map(\.name))
      next = lua.superclass(of: id)
    }
    return names.sorted()
  }

  /// The callbacks of a script class, for completion after `function Card:`.
  private func callbacks(of reached: ReachedType) -> [String] {
    guard case .type(let id) = reached else { return [] }
    return ["init"] + classes.callbackNames(of: id)
  }

  // MARK: Calls

  /// The function, or class, whose arguments a bracket opens: `UIView.animate{`, `view:insertSubview(card, {`.
  package func callee(of bracket: Int, in line: TypedLine) -> ReachedType? {
    let direct = line.chain(before: bracket)
    if !direct.isEmpty { return types.reach(direct) }
    guard let outer = line.enclosing(before: bracket), line.tokens[outer.place].text == "(" else { return nil }
    let chain = line.chain(before: outer.place)
    return chain.isEmpty ? nil : types.reach(chain)
  }

  /// The next possible labels: of the overloads that accept all given labels, required before optional ones, and last the
  /// properties that an initialiser sets.
  package func labels(of callee: ReachedType, given: Set<String>) -> [String] {
    let overloads = overloads(of: callee)
    let fitting = overloads.filter { given.isSubset(of: $0.parameters.compactMap(\.label)) }
    let parameters = (fitting.isEmpty ? overloads : fitting).flatMap(\.parameters)
    var labels = (parameters.filter { !$0.isOptional } + parameters.filter(\.isOptional)).compactMap(\.label)
    if case .type(let id) = callee, classes[id].structure == nil {
      labels += classes.lineage(of: id).flatMap { $0.properties.filter { $0.isWritable && !$0.isStatic }.map(\.name) }
    }
    return labels.filter { !given.contains($0) }
  }

  // MARK: Strings

  /// The enum cases of a string that follows the first tokens of `line`.
  package func words(in line: TypedLine, before end: Int) -> [String] {
    var tokens = line.tokens[..<end]
    // In an array of words each stands for the array.
    while let last = tokens.last, last.kind == .string || last.text == "," || last.text == "{" {
      if last.text == "{", tokens.count >= 2, tokens[tokens.count - 2].text != "=" { break }
      if last.kind == .symbol, last.text == ",",
        line.enclosing(before: tokens.endIndex).map({ line.tokens[$0.place].text }) != "{"
      {
        break
      }
      tokens.removeLast()
    }
    let count = tokens.count
    if let last = tokens.last, last.text == "=", last.kind == .symbol {
      // `layer.fillMode = "`, `layer.fillMode == "`, `{fillMode = "`.
      let index = count > 1 && tokens[count - 2].text == "=" ? count - 2 : count - 1
      let name = index > 0 ? tokens[index - 1].text : ""
      let chain = line.chain(before: index)
      if chain.count > 1, case .instance(let id) = types.reach(Array(chain.dropLast())) {
        return words(ofProperty: name, in: classes.lineage(of: id))
      }
      if let bracket = line.enclosing(before: index), let callee = callee(of: bracket.place, in: line) {
        return words(ofLabel: name, in: callee)
      }
      return []
    }
    guard let bracket = line.enclosing(before: end) else { return [] }
    let chain = line.chain(before: bracket.place)
    return chain.isEmpty ? [] : words(atPosition: bracket.commas, in: types.reach(chain))
  }

  private func words(ofProperty name: String, in lineage: [ClassEntry]) -> [String] {
    lineage.lazy.flatMap(\.properties).first { $0.name == name }.map { words(of: $0.shape) } ?? []
  }

  private func words(ofLabel name: String, in callee: ReachedType) -> [String] {
    let parameters = overloads(of: callee).flatMap(\.parameters).filter { $0.label == name }
    if !parameters.isEmpty { return parameters.flatMap { words(of: $0.shape) } }
    guard case .type(let id) = callee else { return [] }
    return words(ofProperty: name, in: classes.lineage(of: id))
  }

  private func words(atPosition position: Int, in callee: ReachedType) -> [String] {
    overloads(of: callee).flatMap { overload -> [String] in
      overload.parameters.indices.contains(position) ? words(of: overload.parameters[position].shape) : []
    }
  }

  /// The ways to call a function, or to make an object of a class.
  func overloads(of callee: ReachedType) -> [Overload] {
    switch callee {
    case .function(let function, _): function.overloads
    case .type(let id):
      classes[id].structure?.initializers ?? classes.lineage(of: id).first { !$0.initializers.isEmpty }?.initializers
        ?? []
    case .instance, .structure, .words, .table, .text, .nothing: []
    }
  }

  /// The words that can stand where a shape is expected.
  func words(of shape: Shape) -> [String] {
    switch shape.wrapped {
    case .keyPath: LayerKeyPath.all
    case .time: ["end", "start"] + session.timeline.marks.map { "@" + $0.name }
    case .delegate, .string: []
    default: shape.words
    }
  }
}
