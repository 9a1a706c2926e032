/// Text in XML.
package enum XMLText {
  /// `text` as content or as an attribute's value in double quotes. Control characters that XML does not have become `?`.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 32: escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
