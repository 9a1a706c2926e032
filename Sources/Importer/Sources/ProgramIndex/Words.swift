/// The words and marks of Swift, without comments and what is in quotes. What a text interpolates counts as quoted.
struct Words {
  struct Word {
    enum Kind { case name, mark, directive }

    let kind: Kind
    let start: Int
    let end: Int
    /// Of a mark.
    let byte: UInt8
    let isFirstOfLine: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var isFirst = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 95 || byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte >= 48 && byte <= 57
  }

  mutating func next() -> Word? {
    while place < bytes.count {
      let start = place
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isFirst = true
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): place += 1
      case UInt8(ascii: "/") where self.byte(at: place + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(at: place + 1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""):
        skipText(hashes: 0)
        isFirst = false
      case UInt8(ascii: "#"):
        var hashes = 0
        while self.byte(at: place + hashes) == byte { hashes += 1 }
        if self.byte(at: place + hashes) == UInt8(ascii: "\"") {
          place += hashes
          skipText(hashes: hashes)
          isFirst = false
          continue
        }
        place += hashes
        while Self.isOfName(self.byte(at: place)) { place += 1 }
        let isDirective = isFirst && ["if", "else", "elseif", "endif"].contains { matches($0, start + 1, place) }
        if isDirective { skipLine() }
        defer { isFirst = false }
        if isDirective { return Word(kind: .directive, start: start, end: place, byte: 0, isFirstOfLine: true) }
        return Word(kind: .mark, start: start, end: place, byte: byte, isFirstOfLine: isFirst)
      case _ where Self.isOfName(byte):
        while Self.isOfName(self.byte(at: place)) { place += 1 }
        defer { isFirst = false }
        return Word(kind: .name, start: start, end: place, byte: 0, isFirstOfLine: isFirst)
      default:
        place += 1
        defer { isFirst = false }
        return Word(kind: .mark, start: start, end: place, byte: byte, isFirstOfLine: isFirst)
      }
    }
    return nil
  }

  func matches(_ word: StaticString, _ start: Int, _ end: Int) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    for index in 0..<(end - start) where bytes[start + index] != word.utf8Start[index] { return false }
    return true
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if bytes[place] == UInt8(ascii: "/"), byte(at: place + 1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), byte(at: place + 1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// From the first quote to behind the last one.
  private mutating func skipText(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(at: place + 1) == quote && byte(at: place + 2) == quote
    place += isLong ? 3 : 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n"), !isLong { return }
      if byte == UInt8(ascii: "\\"), hashes == 0 {
        // Interpolated code may hold quotes of its own.
        if self.byte(at: place + 1) == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          place += 2
        }
        continue
      }
      if byte == quote, !isLong || self.byte(at: place + 1) == quote && self.byte(at: place + 2) == quote {
        let end = place + (isLong ? 3 : 1)
        if (0..<hashes).allSatisfy({ self.byte(at: end + $0) == UInt8(ascii: "#") }) {
          place = end + hashes
          return
        }
      }
      place += 1
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        skipText(hashes: 0)
        continue
      }
      if byte == UInt8(ascii: "\n") { return }
      place += 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }
}
