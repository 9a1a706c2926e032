/// A letter with accents.
public struct AccentedLetter: Hashable, Sendable {
  public enum Accent: UInt32, CaseIterable, Sendable {
    case grave = 0x300, acute, circumflex, tilde, macron
    case breve = 0x306, dot, diaeresis, hook, ring, doubleAcute, caron
    case horn = 0x31b
    case dotBelow = 0x323
    case commaBelow = 0x326, cedilla, ogonek

    /// True for accents above the letter; a horn is at its upper right.
    public var isAbove: Bool { rawValue < Accent.horn.rawValue }
  }

  public let base: Character
  /// From the letter outward; one at least.
  public let accents: [Accent]

  /// Nil for what has no accents, or an unknown one.
  public init?(_ character: Character) {
    guard !character.isASCII else { return nil }
    let parts = character.decomposed
    let accents = parts.dropFirst().compactMap { Accent(rawValue: $0.value) }
    guard let base = parts.first, !accents.isEmpty, accents.count == parts.count - 1 else { return nil }
    (self.base, self.accents) = (Character(base), accents)
  }
}
