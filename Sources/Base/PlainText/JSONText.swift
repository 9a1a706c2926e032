extension JSON {
  /// The value as text again, the names of an object in byte order.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .string(let text): JSONText.string(text)
    case .array(let elements): JSONText.array(elements.map(\.text))
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\(JSONText.string($0.key)):\($0.value.text)" }.joined(separator: ",")
        + "}"
    }
  }
}

/// Writes JSON.
package enum JSONText {
  /// `text` in quotes, with quotes, backslashes and control characters escaped; everything else stands for itself.
  package static func string(_ text: String) -> String {
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

  /// The shortest form that reads as the same number. JSON has no number for infinity and NaN, which become the strings
  /// `"inf"`, `"-inf"` and `"nan"`.
  package static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.shortest(value) : string("\(value)")
  }

  package static func array(_ elements: some Sequence<String>) -> String { "[\(elements.joined(separator: ","))]" }

  /// - Parameter fields: Names as they are, values as JSON; a field without a value is left out.
  package static func object(_ fields: KeyValuePairs<String, String?>) -> String {
    "{" + fields.compactMap { name, value in value.map { "\(string(name)):\($0)" } }.joined(separator: ",") + "}"
  }
}
