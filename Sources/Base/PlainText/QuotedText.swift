/// A string in quotes, as a Lua literal.
package struct QuotedText {
  package private(set) var text = "\""

  /// - Parameters:
  ///   - bytes: Any bytes; those that are not UTF-8 are shown as `\xFF`.
  ///   - limit: The most characters to show; the number of all characters follows a longer string.
  package init(_ bytes: [UInt8], limit: Int) {
    var count = 0
    var remainder = bytes[...]
    while !remainder.isEmpty {
      let whole = Self.validPrefix(of: remainder)
      remainder = remainder.dropFirst(whole.utf8.count)
      if count < limit { add(whole.prefix(limit - count)) }
      count += whole.count
      guard let byte = remainder.popFirst() else { break }
      if count < limit { text += Self.escape(byte) }
      count += 1
    }
    text += count > limit ? "\"… \(count) characters" : "\""
  }

  /// A whole text.
  package init(_ text: some StringProtocol) { self.init(Array(text.utf8), limit: .max) }

  private mutating func add(_ characters: Substring) {
    for scalar in characters.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      // Control characters are escaped, so that none moves the cursor or rings the bell. Lua escapes bytes.
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": text += UTF8.encode(scalar)?.map(Self.escape).joined() ?? ""
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    "\\x" + String(0x100 + Int(byte), radix: 16, uppercase: true).dropFirst()
  }

  /// The characters before the first invalid byte.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> String {
    if let all = String(validating: bytes, as: UTF8.self) { return all }
    var text = ""
    var decoder = UTF8()
    var bytes = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { text.unicodeScalars.append(scalar) }
    return text
  }
}
