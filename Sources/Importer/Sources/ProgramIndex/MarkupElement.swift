/// An element of XML with its attributes: as much of it as the files of Interface Builder use.
public struct MarkupElement: Sendable {
  public let name: String
  public var attributes: [String: String] = [:]
  public var children: [MarkupElement] = []

  /// Elements may be nested so deep. Chosen here: files of Interface Builder have some dozens of levels.
  private static let deepest = 200

  /// - Returns: The outermost element; nil for text that is no XML.
  static func read(_ bytes: [UInt8]) -> MarkupElement? {
    var reader = Reader(bytes: bytes)
    var open: [MarkupElement] = []
    while let tag = reader.tag() {
      switch tag {
      case .start(let element, let isEmpty):
        guard open.count < deepest else { return nil }
        open.append(element)
        if !isEmpty { continue }
      case .end(let name): if open.last?.name != name { return nil }
      }
      let done = open.removeLast()
      guard !open.isEmpty else { return done }
      open[open.count - 1].children.append(done)
    }
    return nil
  }

  func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
  func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// Calls a function for the element and all below it.
  func walk(_ visit: (MarkupElement) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}

/// Reads tags; text between them is not looked at.
private struct Reader {
  enum Tag {
    case start(MarkupElement, isEmpty: Bool)
    case end(String)
  }

  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(behind text: StaticString) {
    while place < bytes.count, !has(text, at: place) { place += 1 }
    place = min(bytes.count, place + text.utf8CodeUnitCount)
  }

  /// The next start or end of an element; nil at the end of the text, or where it is no XML.
  mutating func tag() -> Tag? {
    while place < bytes.count {
      guard has("<", at: place) else {
        place += 1
        continue
      }
      if has("<!--", at: place) {
        skip(behind: "-->")
      } else if has("<![CDATA[", at: place) {
        skip(behind: "]]>")
      } else if has("<?", at: place) || has("<!", at: place) {
        skip(behind: ">")
      } else if has("</", at: place) {
        place += 2
        let name = word()
        skip(behind: ">")
        return .end(name)
      } else {
        place += 1
        return start()
      }
    }
    return nil
  }

  private mutating func start() -> Tag? {
    var element = MarkupElement(name: word())
    guard !element.name.isEmpty else { return nil }
    while place < bytes.count {
      if has(">", at: place) {
        place += 1
        return .start(element, isEmpty: false)
      }
      if has("/>", at: place) {
        place += 2
        return .start(element, isEmpty: true)
      }
      if bytes[place] <= 32 {
        place += 1
        continue
      }
      let name = word()
      guard !name.isEmpty, has("=\"", at: place) || has("='", at: place) else { return nil }
      let quote = bytes[place + 1]
      let first = place + 2
      guard let end = bytes[first...].firstIndex(of: quote) else { return nil }
      element.attributes[name] = Self.text(bytes[first..<end])
      place = end + 1
    }
    return nil
  }

  private mutating func word() -> String {
    let first = place
    while place < bytes.count, bytes[place] > 32,
      ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[place])
    {
      place += 1
    }
    return String(decoding: bytes[first..<place], as: UTF8.self)
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let known = entities[String(part[..<end])] else {
        result += "&" + part
        continue
      }
      result += known + part[part.index(after: end)...]
    }
    return result
  }
}
