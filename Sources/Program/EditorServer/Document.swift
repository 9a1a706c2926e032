import PlainText

/// A text that is open in an editor, and the places in it as the editor counts them: lines from 0, and in a line units of
/// UTF-16, or bytes where both sides agreed on these.
struct Document {
  let uri: String
  /// Nil for what is in no file.
  let path: String?
  private(set) var text: String
  var version: Int
  /// The linter's findings in this text.
  var mistakes: [EditorFinding] = []
  /// The findings of the last check, each with the text that its line had then.
  var findings: [(finding: EditorFinding, text: String)] = []
  /// The closing line of the last check; nil before one.
  var verdict: String?
  var isLua: Bool { !uri.hasSuffix(".swift") }

  struct Place {
    let line: Int
    let character: Int
  }

  init(uri: String, text: String, version: Int) {
    (self.uri, self.text, self.version) = (uri, text, version)
    path = Self.path(of: uri)
  }

  // MARK: Places

  /// The offset in bytes of a place; that of the nearest one for a place that is none.
  func offset(of place: Place, inBytes: Bool) -> Int {
    var start = text.utf8.startIndex
    for _ in 0..<max(0, place.line) {
      guard let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) else { return text.utf8.count }
      start = text.utf8.index(after: end)
    }
    let line = text[start...].prefix { !$0.isNewline }
    let before = text.utf8.distance(from: text.utf8.startIndex, to: start)
    return before + Self.bytes(of: line, to: max(0, place.character), inBytes: inBytes)
  }

  private static func bytes(of line: Substring, to character: Int, inBytes: Bool) -> Int {
    if inBytes { return min(character, line.utf8.count) }
    var (units, bytes) = (0, 0)
    for scalar in line.unicodeScalars {
      if units >= character { break }
      units += scalar.utf16.count
      bytes += scalar.utf8.count
    }
    return bytes
  }

  /// The line of a number, from 0, without its end; nil for one that is not there.
  func line(_ number: Int) -> Substring? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number) else { return nil }
    return lines[number].last == "\r" ? lines[number].dropLast() : lines[number]
  }

  /// How far a part of a line goes, as the editor counts.
  static func length(_ text: Substring, inBytes: Bool) -> Int { inBytes ? text.utf8.count : text.utf16.count }

  /// The place of an offset in bytes.
  func place(of offset: Int, inBytes: Bool) -> Place {
    let before = text.utf8.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) } ?? text.startIndex
    return Place(
      line: before.count { $0 == UInt8(ascii: "\n") },
      character: Self.length(text[start..<before.endIndex], inBytes: inBytes))
  }

  /// The lines in which an animator's motion begins, from 0.
  var animators: [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      let words = isLua ? ["function", "animateTransition"] : ["func animateTransition("]
      return words.allSatisfy { line.contains($0) } && !line.drop { $0 == " " }.hasPrefix(isLua ? "--" : "//")
        ? number : nil
    }
  }

  // MARK: Changes

  /// Takes a change: of a range, or of all.
  mutating func change(_ json: JSON, inBytes: Bool) {
    guard let new = json["text"]?.string else { return }
    guard let range = json["range"], let start = range["start"].flatMap(Place.init),
      let end = range["end"].flatMap(Place.init)
    else {
      text = new
      return
    }
    let (from, to) = (offset(of: start, inBytes: inBytes), offset(of: end, inBytes: inBytes))
    let bytes = Array(text.utf8)
    text = String(decoding: bytes[..<from] + Array(new.utf8) + bytes[max(from, to)...], as: UTF8.self)
  }

  // MARK: Addresses

  /// The path of an address of a file, with its escapes resolved.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    var bytes: [UInt8] = []
    let address = Array(uri.dropFirst(7).utf8)
    var index = address.firstIndex(of: UInt8(ascii: "/")) ?? address.count
    while index < address.count {
      if address[index] == UInt8(ascii: "%"), index + 2 < address.count,
        let byte = UInt8(String(decoding: address[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(address[index])
        index += 1
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

extension Document {
  /// The address of a file. Signs that have a meaning in addresses are escaped: RFC 3986, 2.3.
  static func uri(of path: String) -> String {
    path.utf8.reduce(into: "file://") { address, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default: address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension Document.Place {
  init?(_ json: JSON) {
    guard let line = json["line"]?.whole, let character = json["character"]?.whole else { return nil }
    self.init(line: line, character: character)
  }

  var json: String { JSONText.object(["line": "\(line)", "character": "\(character)"]) }
}

extension JSON {
  subscript(name: String) -> JSON? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }

  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
  var whole: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}
