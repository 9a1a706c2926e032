import CCairo
import MotionMath

/// One face as fontconfig found it and Cairo reads it.
final class LoadedFace {
  let family: String
  let weight: FontWeight
  private let pattern: OpaquePointer
  private let font: OpaquePointer
  /// Where outlines are made; nothing is drawn on it.
  private let context: OpaquePointer

  /// How large outlines are read. Cairo keeps coordinates in 1/256: outlines are exact to 1/512,000 of the size.
  private static let size = 2000.0

  deinit {
    cairo_destroy(context)
    cairo_scaled_font_destroy(font)
    FcPatternDestroy(pattern)
  }

  /// What fontconfig takes for a family; it always has an answer where any font is installed.
  convenience init?(closestTo family: String, _ weight: FontWeight) {
    guard let wanted = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(wanted) }
    FcPatternAddString(wanted, FC_FAMILY, family)
    self.init(matching: wanted, weight)
  }

  /// A face of exactly that family; nil when none is installed.
  convenience init?(named family: String, _ weight: FontWeight) {
    self.init(closestTo: family, weight)
    guard self.family.lowercased() == family.lowercased() else { return nil }
  }

  /// The face that fontconfig prefers of those that have a letter; nil where none has it.
  convenience init?(having character: Character, _ weight: FontWeight) {
    guard let wanted = FcPatternCreate(), let letters = FcCharSetCreate() else { return nil }
    defer {
      FcPatternDestroy(wanted)
      FcCharSetDestroy(letters)
    }
    for scalar in character.unicodeScalars { FcCharSetAddChar(letters, scalar.value) }
    FcPatternAddCharSet(wanted, FC_CHARSET, letters)
    self.init(matching: wanted, weight)
    guard has(character) else { return nil }
  }

  /// The first face of a font file; nil when it is none.
  convenience init?(file path: String) {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
    self.init(taking: pattern, .regular)
  }

  private convenience init?(matching wanted: OpaquePointer, _ weight: FontWeight) {
    FcPatternAddInteger(wanted, FC_WEIGHT, weight.fontconfig)
    // Outlines alone can be drawn at every size; coloured letters are pictures.
    FcPatternAddBool(wanted, FC_OUTLINE, FcBool(FcTrue))
    FcPatternAddBool(wanted, FC_COLOR, FcBool(FcFalse))
    FcConfigSubstitute(nil, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var result = FcResultNoMatch
    guard let pattern = FcFontMatch(nil, wanted, &result) else { return nil }
    self.init(taking: pattern, weight)
  }

  /// - Parameter pattern: Becomes the face's own.
  private init?(taking pattern: OpaquePointer, _ weight: FontWeight) {
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name,
      let face = cairo_ft_font_face_create_for_pattern(pattern)
    else {
      FcPatternDestroy(pattern)
      return nil
    }
    defer { cairo_font_face_destroy(face) }
    var (scale, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&scale, Self.size, Self.size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    defer { cairo_font_options_destroy(options) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    guard let font = cairo_scaled_font_create(face, &scale, &identity, options), let context = cairo_create(surface)
    else {
      FcPatternDestroy(pattern)
      return nil
    }
    family = String(cString: name)
    (self.weight, self.pattern, self.font, self.context) = (weight, pattern, font, context)
    cairo_set_scaled_font(context, font)
  }

  /// Whether the face has all that a letter is made of.
  func has(_ character: Character) -> Bool {
    var letters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &letters) == FcResultMatch, let letters else { return false }
    return character.unicodeScalars.allSatisfy { FcCharSetHasChar(letters, $0.value) != 0 }
  }

  /// The outline of a letter; nil when the face lacks it, or cannot be read.
  func shape(of character: Character) -> InstalledFace.Shape? {
    guard has(character) else { return nil }
    var text = String(character)
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    let status = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cairo_scaled_font_text_to_glyphs(
          font, 0, 0, $0.baseAddress, Int32(clamping: $0.count), &glyphs, &count, nil, nil, nil)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS, let glyphs, count > 0 else { return nil }
    defer { cairo_glyph_free(glyphs) }
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, glyphs, count, &extents)
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, count)
    guard let copy = cairo_copy_path(context) else { return nil }
    defer { cairo_path_destroy(copy) }
    let path = Self.path(copy.pointee)
    return path.isEmpty ? nil : InstalledFace.Shape(path: path, advance: extents.x_advance / Self.size)
  }

  private static func path(_ outline: cairo_path_t) -> CGPath {
    var path = CGPath()
    var index = 0
    while index < Int(outline.num_data), let data = outline.data {
      let header = data[index].header
      func point(_ number: Int) -> CGPoint {
        let point = data[index + number].point
        return CGPoint(x: point.x / size, y: point.y / size)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.closeSubpath()
      }
      index += max(1, Int(header.length))
    }
    return path
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
