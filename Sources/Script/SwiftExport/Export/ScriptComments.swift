/// The comments of a script, in order.
struct ScriptComments {
  /// A comment, at its offset in bytes.
  struct Comment {
    let start: Int
    /// Without its dashes.
    let text: String
    /// Whether nothing stands before it on its line.
    let isAlone: Bool
  }

  private(set) var comments: [Comment] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    var isAlone = true
    /// The number of `=` of a long bracket that opens here; nil for none.
    func bracket(at index: Int) -> Int? {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "[") else { return nil }
      let level = bytes[(index + 1)...].prefix { $0 == UInt8(ascii: "=") }.count
      let next = index + 1 + level
      return next < bytes.count && bytes[next] == UInt8(ascii: "[") ? level : nil
    }
    func end(ofBracket level: Int, from index: Int) -> Int {
      let close = [UInt8(ascii: "]")] + [UInt8](repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
      var index = index
      while index + close.count <= bytes.count {
        if Array(bytes[index..<(index + close.count)]) == close { return index + close.count }
        index += 1
      }
      return bytes.count
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        isAlone = true
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "-") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "-"):
        let start = index
        if let level = bracket(at: index + 2) {
          index = end(ofBracket: level, from: index + 2)
        } else {
          index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }
        let text = String(decoding: bytes[(start + 2)..<index], as: UTF8.self)
        comments.append(Comment(start: start, text: text, isAlone: isAlone))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        isAlone = false
      default:
        if let level = bracket(at: index) { index = end(ofBracket: level, from: index) } else { index += 1 }
        isAlone = false
      }
    }
  }
}
