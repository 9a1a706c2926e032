import LineEditing

/// A JSON value, for reading traces: no more of the format than every reader agrees on.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// JSON has no words for these; they are written as strings.
  static let special = ["inf": Double.infinity, "-inf": -Double.infinity]

  /// Nil for what is no JSON, or more than one value.
  init?(_ text: some StringProtocol) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Self.special[text]
    default: nil
    }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  // MARK: Writing

  static func text(_ string: String) -> String { JSONText.encode(string) }

  /// The shortest form that reads as the same number; whole numbers without a point.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "null" : "\"\(number < 0 ? "-inf" : "inf")\"" }
    return Int(exactly: number).map { String($0) } ?? String(number)
  }

  // MARK: Reading

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    /// Deeper than this nothing sensible is.
    private static let deepest = 64

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return index == bytes.count
      }
    }

    mutating func value(depth: Int) -> JSON? {
      skipBlanks()
      guard index < bytes.count, depth < Self.deepest else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return array(depth: depth)
      case UInt8(ascii: "\""): return string().map { .string($0) }
      case UInt8(ascii: "t"): return word("true").map { .bool(true) }
      case UInt8(ascii: "f"): return word("false").map { .bool(false) }
      case UInt8(ascii: "n"): return word("null").map { .null }
      default: return number()
      }
    }

    private mutating func object(depth: Int) -> JSON? {
      var fields: [String: JSON] = [:]
      index += 1
      if take("}") { return .object(fields) }
      repeat {
        skipBlanks()
        guard let name = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
        fields[name] = value
      } while take(",")
      return take("}") ? .object(fields) : nil
    }

    private mutating func array(depth: Int) -> JSON? {
      var elements: [JSON] = []
      index += 1
      if take("]") { return .array(elements) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
      } while take(",")
      return take("]") ? .array(elements) : nil
    }

    private mutating func string() -> String? {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
      var end = index + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
      guard end < bytes.count else { return nil }
      defer { index = end + 1 }
      return JSONText.decode(String(decoding: bytes[index...end], as: UTF8.self))
    }

    private mutating func number() -> JSON? {
      let end = bytes[index...].firstIndex { !"+-.0123456789eE".utf8.contains($0) } ?? bytes.count
      defer { index = end }
      return Double(String(decoding: bytes[index..<end], as: UTF8.self)).map { .number($0) }
    }

    private mutating func word(_ word: String) -> Void? {
      guard bytes[index...].starts(with: word.utf8) else { return nil }
      index += word.utf8.count
      return ()
    }

    private mutating func take(_ symbol: Character) -> Bool {
      skipBlanks()
      guard index < bytes.count, bytes[index] == symbol.asciiValue else { return false }
      index += 1
      return true
    }

    private mutating func skipBlanks() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }
  }
}
