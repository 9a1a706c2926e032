/// An enumeration as scripts see it: words. They are the raw values of the Swift type, never a second list.
package struct EnumEntry: Sendable {
  /// Built when read: a class of many settings declares its enumerations at every start, and reads none.
  package var words: [String] { allWords() }
  private let allWords: @Sendable () -> [String]
  /// Words of another set whose bits this one takes, too; not listed as its own.
  private let lentWords: @Sendable () -> [String]
  private let source: Source

  /// The name of a type is built when first read: at start it would take longer than everything else.
  private enum Source {
    case type(any Any.Type)
    case name(String)
  }

  /// Swift's name, such as `UIView.AnimationOptions`.
  package var name: String {
    switch source {
    case .name(let name): name
    // `ViewKit.UIView.AnimationCurve`, without the module.
    case .type(let type): String(String(reflecting: type).drop { $0 != "." }.dropFirst())
    }
  }

  package init<Word>(_ type: Word.Type, name: String? = nil)
  where
    Word: CaseIterable & RawRepresentable & SendableMetatype, Word.AllCases: SendableMetatype, Word.RawValue == String
  {
    source = name.map(Source.name) ?? .type(type)
    allWords = { Word.allCases.map(\.rawValue) }
    lentWords = { [] }
  }

  /// Words that are not an enumeration in Swift, such as the members of an option set.
  package init(name: String, words: [String], lent: @escaping @Sendable () -> [String] = { [] }) {
    source = .name(name)
    allWords = { words }
    lentWords = lent
  }

  /// Whether a value may be this word.
  package func takes(_ word: String) -> Bool { words.contains(word) || lentWords().contains(word) }

  /// `"a", "b" or "c"`.
  package var list: String { Self.list(words) }

  /// `"a", "b" or "c"`; `nothing` for no words.
  package static func list(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
