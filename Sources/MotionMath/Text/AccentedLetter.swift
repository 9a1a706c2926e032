/// A Latin letter with an accent.
public struct AccentedLetter: Hashable, Sendable {
  public enum Accent: UInt32, CaseIterable, Sendable {
    case grave = 0x300, acute, circumflex, tilde, macron
    case breve = 0x306, dot, diaeresis
    case ring = 0x30a, doubleAcute, caron
    case commaBelow = 0x326, cedilla, ogonek
  }

  public let base: Character
  public let accent: Accent

  /// Whether the accent is above the letter.
  public var isAbove: Bool { accent.rawValue < Accent.commaBelow.rawValue }

  /// Nil for what is no Latin letter with one accent.
  public init?(_ character: Character) {
    guard !character.isASCII, let letter = Self.letters[character] else { return nil }
    self = letter
  }

  private init(base: Character, accent: Accent) { (self.base, self.accent) = (base, accent) }

  /// The letter without its accents; others are themselves.
  public static func base(of character: Character) -> Character {
    character.isASCII ? character : letters[character]?.base ?? FontMetrics.unmarked(character) ?? character
  }

  /// By the letter: equal letters have equal keys, whether they are one code point or a letter and its accent.
  private static let letters: [Character: AccentedLetter] = {
    var letters: [Character: AccentedLetter] = [:]
    for base in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars {
      for accent in Accent.allCases {
        guard let mark = Unicode.Scalar(accent.rawValue) else { continue }
        var both = String.UnicodeScalarView()
        both.append(base)
        both.append(mark)
        letters[Character(String(both))] = AccentedLetter(base: Character(base), accent: accent)
      }
    }
    return letters
  }()
}
