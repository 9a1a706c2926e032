import LuaBridge
import ScriptAPI

/// A Lua value as the shell shows it: objects as descriptions, tables laid out, strings in quotes.
struct ValueText {
  private let session: ScriptSession
  private var lua: LuaState { session.lua }

  /// Columns a table may take on one line.
  private static let width = 80
  private static let depth = 4
  /// Entries of one table.
  private static let mostEntries = 30
  /// Characters of one string.
  private static let mostCharacters = 200

  init(_ session: ScriptSession) { self.session = session }

  func text(at index: Int32) -> String {
    var open: [String] = []
    return layOut(read(lua.absoluteIndex(index), &open), indent: 0, used: 0)
  }

  /// What is to be laid out.
  private indirect enum Node {
    case leaf(String)
    case table([(key: String?, value: Node)])
  }

  // MARK: Reading

  /// - Parameter open: The tables being read, outermost first.
  private func read(_ index: Int32, _ open: inout [String]) -> Node {
    switch lua.type(at: index) {
    case .string: return .leaf(Self.quoted(lua.string(at: index) ?? ""))
    case .table:
      // Serial numbers, so this names the table as well as its address would.
      let identity = lua.text(at: index)
      if open.contains(identity) { return .leaf("<cycle>") }
      guard open.count < Self.depth, lua.reserve(20) else { return .leaf("{…}") }
      open.append(identity)
      defer { open.removeLast() }
      return .table(entries(of: index, &open))
    default: return .leaf(session.describe(at: index))
    }
  }

  /// The array part in order, then the other keys: numbers, then words.
  private func entries(of table: Int32, _ open: inout [String]) -> [(key: String?, value: Node)] {
    var elements: [(key: String?, value: Node)] = []
    var numbered: [(order: Double, key: String, value: Node)] = []
    var named: [(key: String, value: Node)] = []
    var position = 0
    let count = lua.count(at: table)
    while position < count, elements.count <= Self.mostEntries {
      position += 1
      lua.pushElement(position, of: table)
      elements.append((nil, read(lua.top, &open)))
      lua.pop()
    }
    lua.forEachEntry(of: table) { key in
      if let place = lua.integer(at: key), place >= 1, place <= count { return true }
      if let number = lua.number(at: key) {
        numbered.append((number, "[\(session.describe(at: key))]", read(key + 1, &open)))
      } else {
        named.append((keyText(key), read(key + 1, &open)))
      }
      return true
    }
    numbered.sort { $0.order < $1.order }
    named.sort { $0.key < $1.key }
    let all = elements + numbered.map { ($0.key, $0.value) } + named.map { ($0.key, $0.value) }
    guard all.count > Self.mostEntries else { return all }
    let rest = max(count, elements.count) + numbered.count + named.count - Self.mostEntries
    return all.prefix(Self.mostEntries) + [(nil, .leaf("… \(rest) more"))]
  }

  private func keyText(_ index: Int32) -> String {
    guard let name = lua.string(at: index) else { return "[\(session.describe(at: index))]" }
    let isWord =
      name.utf8.first.map { !(48...57).contains($0) } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isWord ? name : "[\(Self.quoted(name))]"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.prefix(mostCharacters) {
      switch character {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.append(character)
      }
    }
    return result + (text.count > mostCharacters ? "\"… \(text.count) characters" : "\"")
  }

  // MARK: Laying out

  /// - Parameter used: Columns taken before the value and after it, on its line.
  private func layOut(_ node: Node, indent: Int, used: Int) -> String {
    guard case .table(let entries) = node else { return flat(node) }
    let line = flat(node)
    if used + line.count <= Self.width || entries.isEmpty { return line }
    let margin = String(repeating: " ", count: indent + 2)
    let lines = entries.map { key, value in
      let start = margin + (key.map { "\($0) = " } ?? "")
      return start + layOut(value, indent: indent + 2, used: start.count + 1) + ","
    }
    return "{\n" + lines.joined(separator: "\n") + "\n" + String(repeating: " ", count: indent) + "}"
  }

  private func flat(_ node: Node) -> String {
    switch node {
    case .leaf(let text): text
    case .table(let entries):
      "{" + entries.map { ($0.map { "\($0) = " } ?? "") + flat($1) }.joined(separator: ", ") + "}"
    }
  }
}
