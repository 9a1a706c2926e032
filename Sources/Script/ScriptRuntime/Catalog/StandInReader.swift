/// Reads the lines of a stand-in's members.
package struct StandInReader {
  private let owner: String
  /// The enumerations that may be named without their words: those that are given, and those that a line has named with them.
  private var words: [String: EnumEntry]
  private var shapes: [String: Shape] = [:]
  package private(set) var members: [StandIn.Member] = []

  /// - Parameters:
  ///   - words: The enumerations that may be named without their words, by name.
  ///   - inherited: The members of the classes above, whose properties an initialiser may name.
  package init(_ text: String, of owner: String, words: [String: EnumEntry] = [:], inherited: [StandIn.Member] = []) {
    (self.owner, self.words) = (owner, words)
    for case .property(let property) in inherited { shapes[property.name] = property.shape }
    let lines = text.split { $0 == "\n" || $0 == ";" }.map(Self.trimmed).filter { !$0.isEmpty }
    // Properties first, as initialisers name them.
    for line in lines where !Self.hasParameters(line) { read(property: line) }
    for line in lines where Self.hasParameters(line) { read(method: line) }
  }

  /// `clear() -> Self`, and not `style: Style(plain)`.
  private static func hasParameters(_ line: String) -> Bool {
    guard let bracket = line.firstIndex(of: "(") else { return false }
    return line.firstIndex(of: ":").map { bracket < $0 } ?? true
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }

  /// The text without `static ` before it, and whether that was there.
  private static func plain(_ line: String) -> (text: String, isStatic: Bool) {
    line.hasPrefix("static ") ? (trimmed(line.dropFirst(7)), true) : (line, false)
  }

  private mutating func read(property line: String) {
    let (text, isStatic) = Self.plain(line)
    guard let colon = text.firstIndex(of: ":") else { preconditionFailure("\(owner): \(line)") }
    let name = Self.trimmed(text[..<colon])
    let type = Self.trimmed(text[text.index(after: colon)...])
    let made = type.hasSuffix("!") ? String(type.dropLast()) : nil
    let shape = shape(made ?? type)
    if !isStatic { shapes[name] = shape }
    members.append(.property(StandIn.KeptProperty(name: name, shape: shape, made: made, isStatic: isStatic)))
  }

  private mutating func read(method line: String) {
    let (text, isStatic) = Self.plain(line)
    guard let open = text.firstIndex(of: "("), let close = Self.closing(open, in: text) else {
      preconditionFailure("\(owner): \(line)")
    }
    let name = Self.trimmed(text[..<open])
    let parameters = text[text.index(after: open)..<close].split(separator: ",").map { parameter(Self.trimmed($0)) }
    if name == "init" { return members.append(.initializer(parameters)) }
    var rest = Self.trimmed(text[text.index(after: close)...])
    var sets: (String, Bool?)?
    if let start = rest.range(of: "sets ") {
      let words = rest[start.upperBound...].split(separator: " ").map(String.init)
      sets = (words[0], words.count > 1 ? words[1] == "true" : nil)
      rest = Self.trimmed(rest[..<start.lowerBound])
    }
    let type = rest.hasPrefix("->") ? Self.trimmed(rest.dropFirst(2)) : ""
    let result: StandIn.IdleMethod.Result =
      switch type {
      case "": .nothing
      case "Self": .made(owner)
      case "self": .receiver
      case "$": .argument(parameters.first?.shape ?? .any)
      default: type.hasSuffix("!") ? .made(String(type.dropLast())) : .kept(shape(type))
      }
    members.append(
      .method(
        StandIn.IdleMethod(name: name, parameters: parameters, result: result, sets: sets, isStatic: isStatic)))
  }

  /// The bracket that closes the one at `open`, with those of words between them.
  private static func closing(_ open: String.Index, in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `for font: UIFont`, `_ title: String? =`, `title =`; `before item: Any!` has to be named.
  private mutating func parameter(_ text: String) -> Parameter {
    let (isOptional, isByLabel) = (text.hasSuffix("="), text.hasSuffix("!"))
    let parts = (isOptional || isByLabel ? String(text.dropLast()) : text).split(separator: ":", maxSplits: 1).map(
      Self.trimmed)
    let words = parts[0].split(separator: " ").map(String.init)
    let name = words[words.count - 1]
    guard let shape = parts.count > 1 ? self.shape(parts[1]) : shapes[name] else {
      preconditionFailure("\(owner): no property \(name)")
    }
    return Parameter(
      words[0] == "_" ? nil : words[0], name, shape, isOptional: isOptional || shape.isOptional, byLabel: isByLabel,
      "Taken; it has no effect here.")
  }

  private mutating func shape(_ text: String) -> Shape {
    if text.hasSuffix("?") { return .optional(shape(String(text.dropLast()))) }
    if text.hasPrefix("[") { return .array(shape(String(text.dropFirst().dropLast()))) }
    if let entry = Self.words(text, "(", ")") {
      words[entry.name] = entry
      return .word(entry)
    }
    if let entry = words[text] { return .word(entry) }
    if let entry = Self.words(text, "[", "]") { return .options(entry) }
    switch text {
    case "Bool": return .bool
    case "Number": return .number(.plain)
    case "Int": return .integer(.any)
    case "String": return .string
    case "Any": return .any
    case "Function": return .function([:])
    default: break
    }
    if let kind = StructKind(rawValue: text) { return .structure(kind) }
    let isDelegate = ["Delegate", "DataSource", "Updating"].contains(where: text.hasSuffix)
    return isDelegate ? .delegate(text) : .object(text)
  }

  private static func words(_ text: String, _ open: Character, _ close: Character) -> EnumEntry? {
    guard text.last == close, let start = text.firstIndex(of: open) else { return nil }
    let words = text[text.index(after: start)...].dropLast().split(separator: " ").map(String.init)
    return EnumEntry(name: String(text[..<start]), words: words)
  }
}

extension StringProtocol {
  /// The first place of a text in it.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
