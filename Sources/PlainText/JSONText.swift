/// Text as a JSON string, and back.
public enum JSONText {
  /// `text` in quotes, with quotes, backslashes and control characters escaped; everything else stands for itself.
  public static func encode(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0"..<" ": result += "\\u" + String(65536 + scalar.value, radix: 16).dropFirst()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text of a JSON string, quotes included; nil when `string` is not one.
  public static func decode(_ string: some StringProtocol) -> String? {
    let units = Array(string.utf16)
    let quote = UInt16(UInt8(ascii: "\""))
    guard units.count >= 2, units.first == quote, units.last == quote else { return nil }
    var result: [UInt16] = []
    var index = 1
    while index < units.count - 1 {
      let unit = units[index]
      index += 1
      guard unit == UInt16(UInt8(ascii: "\\")) else {
        guard unit != quote else { return nil }
        result.append(unit)
        continue
      }
      guard index < units.count - 1, let escape = UInt8(exactly: units[index]) else { return nil }
      index += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(UInt16(escape))
      case UInt8(ascii: "u"):
        guard index + 4 < units.count else { return nil }
        let digits = String(decoding: units[index..<index + 4], as: UTF16.self)
        guard let value = UInt16(digits, radix: 16) else { return nil }
        result.append(value)
        index += 4
      default: return nil
      }
    }
    return String(decoding: result, as: UTF16.self)
  }
}
