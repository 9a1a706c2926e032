/// The log's name for an object: `UIView #3 "card"`.
package struct ObjectLabel: CustomStringConvertible {
  package let className: String
  package let serialNumber: Int
  /// The name the program gave it, or nil.
  package let name: String?

  package init(className: String, serialNumber: Int, name: String?) {
    self.className = className
    self.serialNumber = serialNumber
    self.name = name
  }

  /// Class and number, unique among objects.
  package var plain: String { "\(className) #\(serialNumber)" }

  package var description: String { plain + (name.map { " \"\($0)\"" } ?? "") }

  /// The first label in `text`, and where it stands.
  package static func first(in text: Substring) -> (label: ObjectLabel, range: Range<Substring.Index>)? {
    var start = text.startIndex
    while let mark = text[start...].firstIndex(of: "#") {
      let head = text[..<mark]
      let digits = text[text.index(after: mark)...].prefix { $0.isASCII && $0.isNumber }
      let className = head.hasSuffix(" ") ? head.dropLast().reversed().prefix(while: isPartOfName).reversed() : []
      if let number = Int(digits), !className.isEmpty {
        let name = quoted(text[digits.endIndex...])
        let label = ObjectLabel(className: String(className), serialNumber: number, name: name.map(String.init))
        let end = name.map { text.index(after: $0.endIndex) } ?? digits.endIndex
        return (label, text.index(mark, offsetBy: -1 - className.count)..<end)
      }
      start = text.index(after: mark)
    }
    return nil
  }

  /// `text` with another text in place of each label in it.
  package static func replaced(in text: String, by replacement: (ObjectLabel) -> String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result = ""
    var remainder = text[...]
    while let (label, range) = first(in: remainder) {
      result += remainder[..<range.lowerBound] + replacement(label)
      remainder = remainder[range.upperBound...]
    }
    return result + remainder
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The quoted text at the start of `text`, after a space.
  private static func quoted(_ text: Substring) -> Substring? {
    guard text.hasPrefix(" \"") else { return nil }
    let inside = text.dropFirst(2)
    return inside.firstIndex(of: "\"").map { inside[..<$0] }
  }
}
