/// Text of unknown origin, made safe to show: nothing in it moves the cursor, rings the bell, changes colours, reorders
/// the text around it, or ends a line that a program parses.
package enum VisibleText {
  /// `text` with control characters and those that change the direction of text as Lua writes them: `\x1B`, `\u{202E}`.
  ///
  /// - Parameters:
  ///   - keepsLines: Whether newlines and tabs stay.
  ///   - sequences: Control sequences to keep: those that the caller wrote into the text.
  package static func escaped(_ text: String, keepsLines: Bool = true, keeping sequences: [String] = []) -> String {
    var result = ""
    var (index, copied) = (text.startIndex, text.startIndex)
    // The text between is copied whole: the notes about an app are long.
    while let next = text.utf8[index...].firstIndex(where: isSuspicious) {
      let rest = text.unicodeScalars[next...]
      let scalar = rest[next]
      if scalar == "\u{1B}", let sequence = sequences.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        index = text.utf8.index(next, offsetBy: sequence.utf8.count)
        continue
      }
      index = rest.index(after: next)
      if keepsLines && (scalar == "\n" || scalar == "\t") || !isHidden(scalar) { continue }
      result += text[copied..<next]
      result += escape(scalar)
      copied = index
    }
    return result + text[copied...]
  }

  /// Whether a byte may be the first of a character that is escaped. Most text has none.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Ends of lines, and marks of direction, which reorder the rest of a line.
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return scalar.value < 0x80 ? "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits : "\\u{\(digits)}"
  }
}
