/// An enumeration as scripts see it: words. They are the raw values of the Swift type, never a second list.
public struct EnumEntry: Sendable {
  /// Swift's name, such as `UIView.AnimationOptions`.
  public let name: String
  public let words: [String]

  public init<Word>(_ type: Word.Type, name: String? = nil)
  where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    // `ViewKit.UIView.AnimationCurve`, without the module.
    self.name = name ?? String(String(reflecting: type).drop { $0 != "." }.dropFirst())
    words = Word.allCases.map(\.rawValue)
  }

  /// Words that are not an enumeration in Swift, such as the members of an option set.
  public init(name: String, words: [String]) {
    self.name = name
    self.words = words
  }

  /// `"a", "b" or "c"`.
  public var list: String { Self.list(words) }

  static func list(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
