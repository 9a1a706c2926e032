/// The comments of a script, in order.
struct ScriptComments {
  struct Comment {
    let start: Int
    /// Without its dashes.
    let text: String
    /// Whether nothing stands before it on its line.
    let isAlone: Bool
  }

  private(set) var comments: [Comment] = []

  init(_ bytes: [UInt8]) {
    var place = 0
    var isAlone = true
    /// The number of `=` of a long bracket that opens here; nil for none.
    func bracket(at place: Int) -> Int? {
      guard place < bytes.count, bytes[place] == UInt8(ascii: "[") else { return nil }
      let level = bytes[(place + 1)...].prefix { $0 == UInt8(ascii: "=") }.count
      let next = place + 1 + level
      return next < bytes.count && bytes[next] == UInt8(ascii: "[") ? level : nil
    }
    func end(ofBracket level: Int, from place: Int) -> Int {
      let close = [UInt8(ascii: "]")] + [UInt8](repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
      var place = place
      while place + close.count <= bytes.count {
        if Array(bytes[place..<(place + close.count)]) == close { return place + close.count }
        place += 1
      }
      return bytes.count
    }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        isAlone = true
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
      case UInt8(ascii: "-") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "-"):
        let start = place
        if let level = bracket(at: place + 2) {
          place = end(ofBracket: level, from: place + 2)
        } else {
          place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }
        let text = String(decoding: bytes[(start + 2)..<place], as: UTF8.self)
        comments.append(Comment(start: start, text: text, isAlone: isAlone))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[place]
        place += 1
        while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "\n") {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
        isAlone = false
      default:
        if let level = bracket(at: place) { place = end(ofBracket: level, from: place) } else { place += 1 }
        isAlone = false
      }
    }
  }
}
