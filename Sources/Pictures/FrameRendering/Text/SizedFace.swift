import CCairo
import MotionMath

/// A face of a font file at one size: which letters it has, and the signs that stand for them.
final class SizedFace {
  /// A sign as the face has it, in units of the size that was asked for; y down from the baseline.
  struct Sign {
    fileprivate(set) var glyph: cairo_glyph_t
    /// The glyph's ink; without a width for a space.
    let box: CGRect
    let advance: Double

    /// Which of the face's signs it is.
    var number: Int { Int(clamping: glyph.index) }
  }

  let family: String?
  private let font: CairoFont
  private let size: Double
  private let pattern: OpaquePointer

  deinit { FcPatternDestroy(pattern) }

  /// Nil when the face cannot be read.
  ///
  /// - Parameter pattern: What fontconfig found; becomes the face's own.
  init?(taking pattern: OpaquePointer, size: Double) {
    guard let font = CairoFont(of: pattern, size: size) else {
      FcPatternDestroy(pattern)
      return nil
    }
    var name: UnsafeMutablePointer<FcChar8>?
    let isNamed = FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch
    family = isNamed ? name.map { String(cString: $0) } : nil
    (self.pattern, self.font, self.size) = (pattern, font, size)
  }

  /// Without its file fontconfig knows no fonts, and writes so on standard error, past whoever draws.
  private static let isConfigured: Bool = {
    guard let file = FcConfigGetFilename(nil, nil) else { return false }
    FcStrFree(file)
    return true
  }()

  /// The pattern that fontconfig prefers of those that `wanted` describes; nil on a machine without fonts.
  static func match(_ describe: (_ wanted: OpaquePointer) -> Void) -> OpaquePointer? {
    guard isConfigured, let wanted = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(wanted) }
    describe(wanted)
    FcConfigSubstitute(nil, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var result = FcResultNoMatch
    return FcFontMatch(nil, wanted, &result)
  }

  /// Has a pattern ask for a face that has letters.
  static func ask(for scalars: some Sequence<Unicode.Scalar>, in wanted: OpaquePointer) {
    guard let letters = FcCharSetCreate() else { return }
    defer { FcCharSetDestroy(letters) }
    for scalar in scalars { FcCharSetAddChar(letters, scalar.value) }
    FcPatternAddCharSet(wanted, FC_CHARSET, letters)
  }

  func has(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var letters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &letters) == FcResultMatch, let letters else { return false }
    return scalars.allSatisfy { FcCharSetHasChar(letters, $0.value) != 0 }
  }

  /// The signs of a letter, one after the other on the baseline; nil when the face lacks it, or cannot be read.
  func signs(of text: String) -> [Sign]? {
    guard has(text.unicodeScalars) else { return nil }
    return font.glyphs(of: text)?.map(sign)
  }

  /// The sign of a number in the face.
  func sign(_ number: Int) -> Sign { sign(of: cairo_glyph_t(index: UInt(number), x: 0, y: 0)) }

  private func sign(of glyph: cairo_glyph_t) -> Sign {
    let extents = font.extents(of: glyph)
    return Sign(
      glyph: glyph,
      box: CGRect(x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height),
      advance: extents.x_advance)
  }

  /// The outline of signs, in sizes; empty when it cannot be read.
  func outline(of signs: [Sign]) -> CGPath { font.outline(of: signs.map(\.glyph), scale: size) }

  /// Draws a sign with its origin at `origin`.
  func draw(_ sign: Sign, at origin: CGPoint, on surface: RasterSurface) {
    var glyph = sign.glyph
    (glyph.x, glyph.y) = (origin.x, origin.y)
    font.draw(glyph, on: surface.pen)
  }

  /// A table of the font's file, named by four letters; empty where it has none.
  func table(_ name: String) -> [UInt8] { font.table(name) }
}

extension [SizedFace.Sign] {
  /// A sign and its marks in one place: the marks above, below or through it, as the letters are (Unicode's combining classes),
  /// and as high as the face has them, where they are clear of the letter.
  ///
  /// - Parameter scalars: What the signs stand for, as many.
  mutating func stack(_ scalars: String.UnicodeScalarView, gap: Double) {
    guard count == scalars.count else { return }
    var (origin, taken, isStacking) = (0.0, CGRect.zero, false)
    for (index, scalar) in zip(indices, scalars) {
      guard isStacking, let markPlace = MarkPlace(scalar), self[index].box.width > 0 else {
        // A letter: where the ones before it end.
        self[index].glyph.x = origin
        origin += self[index].advance
        taken = self[index].box.offsetBy(dx: self[index].glyph.x, dy: 0)
        isStacking = taken.width > 0
        continue
      }
      let offset = markPlace.offset(of: self[index].box, from: taken, gap: gap)
      (self[index].glyph.x, self[index].glyph.y) = (offset.x, offset.y)
      // The next mark on the same side is beyond this one.
      let placed = self[index].box.offsetBy(dx: offset.x, dy: offset.y)
      let (top, bottom) = (Swift.min(taken.minY, placed.minY), Swift.max(taken.maxY, placed.maxY))
      taken = CGRect(x: taken.minX, y: top, width: taken.width, height: bottom - top)
    }
  }

  /// How far the letters reach, without the marks on them.
  func advance(_ scalars: String.UnicodeScalarView) -> Double {
    guard count == scalars.count else { return reduce(0) { $0 + $1.advance } }
    return zip(self, scalars).enumerated().reduce(0) { sum, next in
      let (sign, scalar) = next.element
      return next.offset > 0 && MarkPlace(scalar) != nil ? sum : sum + sign.advance
    }
  }
}

/// Where a mark stands on its letter.
private struct MarkPlace {
  enum Height { case above, below, through }
  enum Side { case left, middle, right }

  var height = Height.through
  var side = Side.middle

  /// Nil for what is no mark.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    // Shadda and a vowel in one sign is a letter to Unicode.
    case 0 where 0xfc5e...0xfc63 ~= scalar.value: height = .above
    case 0: return nil
    // Hebrew points, Arabic kasra and its double, Thai vowels; of other alphabets by their classes' names.
    case 10...18, 20, 22, 29, 32, 103, 118, 202, 220, 240: height = .below
    case 218: (height, side) = (.below, .left)
    case 222: (height, side) = (.below, .right)
    case 19, 25, 228: (height, side) = (.above, .left)
    case 24, 216, 232: (height, side) = (.above, .right)
    case 23, 26...28, 30, 31, 33...36, 107, 122, 214, 230: height = .above
    default: break
    }
  }

  /// How far a mark is moved from where the face draws it.
  func offset(of mark: CGRect, from letter: CGRect, gap: Double) -> CGPoint {
    let x =
      switch side {
      case .left: letter.minX - mark.minX
      case .middle: letter.midX - mark.midX
      case .right: letter.maxX - mark.maxX
      }
    let y =
      switch height {
      case .above: min(0, letter.minY - gap - mark.maxY)
      case .below: max(0, letter.maxY + gap - mark.minY)
      case .through: 0.0
      }
    return CGPoint(x: x, y: y)
  }
}
