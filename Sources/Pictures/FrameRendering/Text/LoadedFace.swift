import CCairo
import MotionMath

/// One face as fontconfig knows it, for outlines.
final class LoadedFace {
  let family: String
  /// The face that was searched for.
  let wanted: FontFace
  /// Whether its letters lean by themselves.
  let leans: Bool
  private let face: SizedFace

  /// How large outlines are read. Cairo keeps coordinates in 1/256: outlines are exact to 1/512,000 of the size.
  private static let size = 2000.0
  /// Between a letter and a mark on it that would touch it, in sizes (chosen here).
  private static let markGap = 0.04

  /// The face in the program; nil when there is no memory for it.
  convenience init?(embedded weight: FontWeight) {
    guard let pattern = EmbeddedFace.pattern(weight) else { return nil }
    self.init(taking: pattern, FontFace(weight))
  }

  /// Loads fontconfig's nearest match for a family; there is one where any font is installed.
  convenience init?(closestTo family: String, _ face: FontFace) {
    self.init(face) { FcPatternAddString($0, FC_FAMILY, family) }
  }

  /// A face of exactly that family; nil when none is installed.
  convenience init?(named family: String, _ face: FontFace) {
    self.init(closestTo: family, face)
    guard self.family.lowercased() == family.lowercased() else { return nil }
  }

  /// The face that fontconfig prefers of those that have a letter; nil where none has it.
  convenience init?(having character: Character, _ face: FontFace) {
    self.init(face) { SizedFace.ask(for: character.composed.unicodeScalars, in: $0) }
    guard has(character) else { return nil }
  }

  /// The first face of a font file; nil when it is none.
  convenience init?(file path: String) {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
    self.init(taking: pattern, FontFace())
  }

  private convenience init?(_ face: FontFace, matching describe: (_ wanted: OpaquePointer) -> Void) {
    let pattern = SizedFace.match { wanted in
      describe(wanted)
      FcPatternAddInteger(wanted, FC_WEIGHT, face.weight.fontconfig)
      if face.design == .italic { FcPatternAddInteger(wanted, FC_SLANT, FC_SLANT_ITALIC) }
      // Outlines alone can be drawn at every size; coloured letters are pictures.
      FcPatternAddBool(wanted, FC_OUTLINE, FcBool(FcTrue))
      FcPatternAddBool(wanted, FC_COLOR, FcBool(FcFalse))
    }
    guard let pattern else { return nil }
    self.init(taking: pattern, face)
  }

  /// - Parameter pattern: Becomes the face's own.
  private init?(taking pattern: OpaquePointer, _ wanted: FontFace) {
    var slant = FC_SLANT_ROMAN
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    guard let face = SizedFace(taking: pattern, size: Self.size), let family = face.family else { return nil }
    (self.family, self.wanted, self.face) = (family, wanted, face)
    leans = slant != FC_SLANT_ROMAN
  }

  /// Whether the face has a letter, or all that it is made of.
  func has(_ character: Character) -> Bool { Self.forms(of: character).contains { face.has($0) } }

  /// The outline of a letter with its marks; nil when the face lacks it, or cannot be read.
  func shape(of character: Character) -> Typeface.Shape? {
    Self.forms(of: character).lazy.compactMap(shape).first
  }

  /// How a face may have a letter: in one sign, as it was drawn, or in parts.
  private static func forms(of character: Character) -> [String.UnicodeScalarView] {
    [character.composed.unicodeScalars, character.decomposed]
  }

  private func shape(of scalars: String.UnicodeScalarView) -> Typeface.Shape? {
    guard var signs = face.signs(of: String(scalars)) else { return nil }
    signs.stack(scalars, gap: Self.markGap * Self.size)
    let path = face.outline(of: signs)
    guard !path.isEmpty else { return nil }
    return Typeface.Shape(path: path, advance: signs.advance(scalars) / Self.size)
  }
}

extension FontWeight {
  /// The weight as fontconfig counts.
  fileprivate var fontconfig: Int32 {
    switch self {
    case .ultraLight: FC_WEIGHT_THIN
    case .thin: FC_WEIGHT_EXTRALIGHT
    case .light: FC_WEIGHT_LIGHT
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_SEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    case .heavy: FC_WEIGHT_EXTRABOLD
    case .black: FC_WEIGHT_BLACK
    }
  }
}
