/// Values as lines of JSON: how the processes of one program hand them to each other. Types have their form by `Codable`.
/// Whole numbers beyond 2⁵³ are strings, as readers of JSON round such numbers.
package enum JSONLine {
  /// Every whole number up to it is a `Double`.
  fileprivate static let mostExact: UInt64 = 1 << 53

  /// Without the end of the line.
  package static func text(_ value: some Encodable) -> String {
    let node = Node()
    // Nothing that is written throws.
    try? node.write(value)
    return node.text
  }

  /// Nil for a line that is no such value, as one that was cut by the end of its process.
  package static func value<Value: Decodable>(_ line: some StringProtocol, as type: Value.Type = Value.self) -> Value? {
    JSON(line).flatMap { value($0) }
  }

  /// Nil for what is no such value.
  package static func value<Value: Decodable>(_ json: JSON, as type: Value.Type = Value.self) -> Value? {
    try? Source(json: json).read(type)
  }
}

// MARK: Writing

/// A value that is being written.
private final class Node: Encoder {
  private var plain = "null"
  private var elements: [Node]?
  private var fields: [(name: String, node: Node)]?
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  var count: Int { elements?.count ?? 0 }

  var text: String {
    if let elements { return JSONText.array(elements.map(\.text)) }
    guard let fields else { return plain }
    return "{" + fields.map { "\(JSONText.string($0.name)):\($0.node.text)" }.joined(separator: ",") + "}"
  }

  func write(_ value: some Encodable) throws {
    switch value {
    case let value as Bool: plain = value ? "true" : "false"
    case let value as any FixedWidthInteger:
      let digits = "\(value)"
      plain = UInt64(clamping: value.magnitude) > JSONLine.mostExact ? JSONText.string(digits) : digits
    case let value as any BinaryFloatingPoint: plain = JSONText.number(Double(value))
    case let value as String: plain = JSONText.string(value)
    default: try value.encode(to: self)
    }
  }

  func append() -> Node {
    let node = Node()
    elements?.append(node)
    return node
  }

  func append(_ key: some CodingKey) -> Node {
    let node = Node()
    fields?.append((key.stringValue, node))
    return node
  }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    fields = fields ?? []
    return KeyedEncodingContainer(NodeFields(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    elements = elements ?? []
    return NodeElements(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { NodeValue(node: self) }
}

private struct NodeFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: Node
  let codingPath: [any CodingKey] = []

  func encodeNil(forKey key: Key) { _ = node.append(key) }
  func encode(_ value: some Encodable, forKey key: Key) throws { try node.append(key).write(value) }
  func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    node.append(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { node.append(key).unkeyedContainer() }
  func superEncoder() -> any Encoder { node }
  func superEncoder(forKey key: Key) -> any Encoder { node.append(key) }
}

private struct NodeElements: UnkeyedEncodingContainer {
  let node: Node
  let codingPath: [any CodingKey] = []
  var count: Int { node.count }

  func encodeNil() { _ = node.append() }
  func encode(_ value: some Encodable) throws { try node.append().write(value) }
  func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    node.append().container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { node.append().unkeyedContainer() }
  func superEncoder() -> any Encoder { node.append() }
}

private struct NodeValue: SingleValueEncodingContainer {
  let node: Node
  let codingPath: [any CodingKey] = []

  func encodeNil() {}
  func encode(_ value: some Encodable) throws { try node.write(value) }
}

// MARK: Reading

/// Why a value cannot be read: another form, or a field that is missing.
private struct Mismatch: Error {}

/// A value that is being read.
private struct Source: Decoder {
  let json: JSON
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let plain: Any?
    switch type {
    case is Bool.Type: if case .bool(let flag) = json { plain = flag } else { plain = nil }
    case let type as any FixedWidthInteger.Type: plain = integer(type)
    case let type as any BinaryFloatingPoint.Type: plain = number(type)
    case is String.Type: plain = json.string
    default: plain = try Value(from: self)
    }
    guard let value = plain as? Value else { throw Mismatch() }
    return value
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    switch json {
    case .number(let number): Number(exactly: number)
    case .string(let digits): Number(digits).flatMap { UInt64(clamping: $0.magnitude) > JSONLine.mostExact ? $0 : nil }
    default: nil
    }
  }

  private func number<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Number? { json.number.map { Number($0) } }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let fields) = json else { throw Mismatch() }
    return KeyedDecodingContainer(SourceFields(fields: fields))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = json else { throw Mismatch() }
    return SourceElements(elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SourceValue(source: self) }
}

private struct SourceFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let fields: [String: JSON]
  let codingPath: [any CodingKey] = []
  var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }

  private func source(_ key: Key) throws -> Source {
    guard let json = fields[key.stringValue] else { throw Mismatch() }
    return Source(json: json)
  }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try source(key).json == .null }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try source(key).read(type) }
  func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    try source(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try source(key).unkeyedContainer()
  }
  func superDecoder() -> any Decoder { Source(json: .object(fields)) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try source(key) }
}

private struct SourceElements: UnkeyedDecodingContainer {
  let elements: [JSON]
  let codingPath: [any CodingKey] = []
  private(set) var currentIndex = 0
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private mutating func next() throws -> Source {
    guard !isAtEnd else { throw Mismatch() }
    currentIndex += 1
    return Source(json: elements[currentIndex - 1])
  }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().read(type) }
  mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { try next() }
}

private struct SourceValue: SingleValueDecodingContainer {
  let source: Source
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { source.json == .null }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try source.read(type) }
}
