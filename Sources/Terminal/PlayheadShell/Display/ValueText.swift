import LuaBridge
import PlainText
import ScriptRuntime

/// Limits of shown values. `set` changes them.
package struct DisplayLimits {
  /// Tables inside of tables.
  package var depth = 4
  /// Entries of one table.
  package var items = 30
  /// Columns of a line; 0 for as many as the terminal has.
  package var width = 0
  /// Decimals of a number; nil for the fewest that read back as the same number.
  package var precision: Int?
  /// Characters of one string.
  package var characters = 200
  /// Whether the signature of a call is shown while it is typed.
  package var showsSignature = true
  /// Whether a small picture of the screen follows each move.
  package var showsPicture = false

  package init() {}
}

/// A script's value as the shell shows it: objects as descriptions, tables laid out, strings in quotes.
struct ValueText {
  private let session: ScriptSession
  private let limits: DisplayLimits
  private let width: Int
  private var lua: LuaState { session.lua }

  /// - Parameter width: Columns a line may take.
  init(_ session: ScriptSession, _ limits: DisplayLimits = DisplayLimits(), width: Int = 80) {
    self.session = session
    self.limits = limits
    self.width = width
  }

  func text(at index: Int32) -> String {
    var open = OpenTables()
    let node = read(lua.absoluteIndex(index), &open)
    return layOut(node, indent: 0, used: 0, open.cycles)
  }

  /// The value on one line, cut at the end if it is wider.
  func line(at index: Int32, columns: Int) -> String {
    var open = OpenTables()
    let node = read(lua.absoluteIndex(index), &open)
    return flat(node, open.cycles).cut(to: columns)
  }

  /// A value read from Lua, before layout.
  private indirect enum Node {
    case leaf(String)
    /// The description of an object or a struct, which may be broken at its spaces.
    case phrase(String)
    case table(identity: UInt, [(key: String?, value: Node)])
    /// A reference to a surrounding table.
    case cycle(identity: UInt)
  }

  /// The tables around the value being read, outermost first, and those that contain themselves, in the order they were
  /// found.
  private struct OpenTables {
    var identities: [UInt] = []
    var cycles: [UInt] = []
  }

  // MARK: Reading

  private func read(_ index: Int32, _ open: inout OpenTables) -> Node {
    switch lua.type(at: index) {
    case .string: return .leaf(quoted(at: index))
    case .table:
      if let text = lua.ownText(at: index) { return .phrase(text) }
      let identity = lua.identity(at: index)
      if open.identities.contains(identity) {
        if !open.cycles.contains(identity) { open.cycles.append(identity) }
        return .cycle(identity: identity)
      }
      guard open.identities.count < limits.depth, lua.reserve(20) else { return .leaf("{…}") }
      open.identities.append(identity)
      defer { open.identities.removeLast() }
      return .table(identity: identity, entries(of: index, &open))
    case .object, .structure: return .phrase(session.describe(at: index, decimals: limits.precision))
    default: return .leaf(session.describe(at: index, decimals: limits.precision))
    }
  }

  /// The array part in order, then the other keys: numbers, then words.
  private func entries(of table: Int32, _ open: inout OpenTables) -> [(key: String?, value: Node)] {
    var elements: [(key: String?, value: Node)] = []
    var numbered: [(order: Double, key: String, value: Node)] = []
    var named: [(order: String, key: String, value: Node)] = []
    var position = 0
    let count = lua.count(at: table)
    while position < count, elements.count <= limits.items {
      position += 1
      lua.pushElement(position, of: table)
      elements.append((nil, read(lua.top, &open)))
      lua.pop()
    }
    lua.forEachEntry(of: table) { key in
      if let index = lua.integer(at: key), index >= 1, index <= count { return true }
      if let number = lua.number(at: key) {
        numbered.append((number, "[\(session.describe(at: key))]", read(key + 1, &open)))
      } else {
        named.append((lua.string(at: key) ?? "\u{10FFFF}", keyText(key), read(key + 1, &open)))
      }
      return true
    }
    numbered.sort { $0.order < $1.order }
    named.sort { ($0.order, $0.key) < ($1.order, $1.key) }
    let all = elements + numbered.map { ($0.key, $0.value) } + named.map { ($0.key, $0.value) }
    guard all.count > limits.items else { return all }
    let omitted = max(count, elements.count) + numbered.count + named.count - limits.items
    return all.prefix(limits.items) + [(nil, .leaf("… \(omitted) more"))]
  }

  private func keyText(_ index: Int32) -> String {
    guard let name = lua.string(at: index) else { return "[\(session.describe(at: index))]" }
    let isWord =
      name.utf8.first.map { !(48...57).contains($0) } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isWord ? name : "[\(quoted(at: index))]"
  }

  private func quoted(at index: Int32) -> String {
    lua.utf8(at: index).map { QuotedText(Array($0), limit: limits.characters).text } ?? ""
  }

  // MARK: Laying out

  /// - Parameter used: Columns taken before the value and after it, on its line.
  private func layOut(_ node: Node, indent: Int, used: Int, _ cycles: [UInt]) -> String {
    let line = flat(node, cycles)
    if used + TerminalColumns.count(line) <= width { return line }
    if case .phrase(let text) = node {
      // Blanks stand in for the text before it on the line.
      let blanks = String(repeating: " ", count: used)
      return String(
        WrappedText(blanks + text, width: width, indent: indent + 2).lines.joined(separator: "\n").dropFirst(used))
    }
    guard case .table(let identity, let entries) = node, !entries.isEmpty else { return line }
    let margin = String(repeating: " ", count: indent + 2)
    let lines = entries.map { key, value in
      let start = margin + (key.map { "\($0) = " } ?? "")
      return start + layOut(value, indent: indent + 2, used: TerminalColumns.count(start) + 1, cycles) + ","
    }
    return Self.mark(identity, cycles) + "{\n" + lines.joined(separator: "\n") + "\n"
      + String(repeating: " ", count: indent) + "}"
  }

  private func flat(_ node: Node, _ cycles: [UInt]) -> String {
    switch node {
    case .leaf(let text), .phrase(let text): text
    case .cycle(let identity): "<cycle #\((cycles.firstIndex(of: identity) ?? 0) + 1)>"
    case .table(let identity, let entries):
      Self.mark(identity, cycles) + "{"
        + entries.map { ($0.map { "\($0) = " } ?? "") + flat($1, cycles) }.joined(separator: ", ") + "}"
    }
  }

  /// `<#1> ` before the table that `<cycle #1>` leads back to.
  private static func mark(_ identity: UInt, _ cycles: [UInt]) -> String {
    cycles.firstIndex(of: identity).map { "<#\($0 + 1)> " } ?? ""
  }
}
