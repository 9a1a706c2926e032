import Limits

/// A JSON value, read from text: only those parts of the format that every reader agrees on.
package enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The strings that stand for infinity, which JSON has no number for.
  package static let infinities = ["inf": Double.infinity, "-inf": -Double.infinity]

  /// Nil for text that is not exactly one value.
  package init?(_ text: some StringProtocol) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  package var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Self.infinities[text]
    default: nil
    }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return index == bytes.count
      }
    }

    mutating func value(depth: Int) -> JSON? {
      skipBlanks()
      guard index < bytes.count, depth < Limit.jsonDepth.most else { return nil }
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
      index += 1
      var units: [UInt8] = []
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
        case UInt8(ascii: "\\"): guard escape(into: &units) else { return nil }
        default: units.append(byte)
        }
      }
      return nil
    }

    /// Adds the character behind a backslash, as UTF-8; false where there is none.
    private mutating func escape(into text: inout [UInt8]) -> Bool {
      guard index < bytes.count else { return false }
      let letter = bytes[index]
      index += 1
      switch letter {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
      case UInt8(ascii: "u"):
        guard let first = codeUnit() else { return false }
        var units = [first]
        if UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8) {
          index += 2
          guard let second = codeUnit() else { return false }
          units.append(second)
        }
        text += String(decoding: units, as: UTF16.self).utf8
      default: return false
      }
      return true
    }

    /// Four hexadecimal digits.
    private mutating func codeUnit() -> UInt16? {
      guard index + 4 <= bytes.count else { return nil }
      defer { index += 4 }
      return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
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
