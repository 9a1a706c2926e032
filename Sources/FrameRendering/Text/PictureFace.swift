import CCairo
import MotionMath
import RecordingKit

/// A letter that is a picture.
struct LetterPicture {
  let content: ImageContent
  /// In pixels.
  let size: CGSize
  /// Its place, in widths of the letter; y down from the baseline.
  let box: CGRect
}

/// An installed face of coloured letters. They are pictures of one size in its file.
final class PictureFace {
  private let pattern: OpaquePointer
  private let font: OpaquePointer

  /// In pixels: that of the pictures in Noto's face, of which faces here mostly are. Others are made larger or smaller.
  private static let size = 109.0

  deinit {
    cairo_scaled_font_destroy(font)
    FcPatternDestroy(pattern)
  }

  /// The face that fontconfig prefers of those that have a letter in colours; nil where none has it.
  init?(having letter: Unicode.Scalar) {
    guard let wanted = FcPatternCreate(), let letters = FcCharSetCreate() else { return nil }
    defer {
      FcPatternDestroy(wanted)
      FcCharSetDestroy(letters)
    }
    FcCharSetAddChar(letters, letter.value)
    FcPatternAddCharSet(wanted, FC_CHARSET, letters)
    FcPatternAddBool(wanted, FC_COLOR, FcBool(FcTrue))
    FcConfigSubstitute(nil, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var result = FcResultNoMatch
    guard let pattern = FcFontMatch(nil, wanted, &result) else { return nil }
    guard Self.isColoured(pattern), let face = cairo_ft_font_face_create_for_pattern(pattern) else {
      FcPatternDestroy(pattern)
      return nil
    }
    defer { cairo_font_face_destroy(face) }
    var (scale, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&scale, Self.size, Self.size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    defer { cairo_font_options_destroy(options) }
    guard let font = cairo_scaled_font_create(face, &scale, &identity, options) else {
      FcPatternDestroy(pattern)
      return nil
    }
    (self.pattern, self.font) = (pattern, font)
  }

  private static func isColoured(_ pattern: OpaquePointer) -> Bool {
    var isColoured = FcBool(FcFalse)
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColoured) == FcResultMatch && isColoured == FcBool(FcTrue)
  }

  private func has(_ letter: Unicode.Scalar) -> Bool {
    var letters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &letters) == FcResultMatch, let letters else { return false }
    return FcCharSetHasChar(letters, letter.value) != 0
  }

  /// Nil for a letter that the face lacks, or that cannot be read.
  func picture(of letter: Unicode.Scalar) -> LetterPicture? {
    guard has(letter) else { return nil }
    var text = String(Character(letter))
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
    let (width, height) = (
      Int(clamping: extents.width.rounded(.up)), Int(clamping: extents.height.rounded(.up))
    )
    guard width > 0, height > 0, width < 1000, height < 1000, extents.x_advance > 0 else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    let surface = RasterSurface(bitmap, origin: (0, 0))
    cairo_set_scaled_font(surface.pen, font)
    for index in 0..<Int(count) {
      glyphs[index].x -= extents.x_bearing
      glyphs[index].y -= extents.y_bearing
    }
    cairo_show_glyphs(surface.pen, glyphs, count)
    surface.finishDrawing()
    guard cairo_status(surface.pen) == CAIRO_STATUS_SUCCESS, let bytes = Self.bytes(of: bitmap) else { return nil }
    let unit = 1 / extents.x_advance
    return LetterPicture(
      content: .pixels(width: width, height: height, bytes: bytes),
      size: CGSize(width: Double(width), height: Double(height)),
      box: CGRect(
        x: extents.x_bearing * unit, y: extents.y_bearing * unit, width: Double(width) * unit,
        height: Double(height) * unit))
  }

  /// Red, green, blue and opacity of each pixel, colours not multiplied; nil for an empty picture.
  private static func bytes(of bitmap: Bitmap) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.count * 4)
    var isEmpty = true
    for index in 0..<bitmap.count {
      let word = bitmap.pixels[index]
      let alpha = word >> 24
      if alpha > 0 { isEmpty = false }
      for shift: UInt32 in [16, 8, 0] {
        let channel = word >> shift & 255
        bytes.append(UInt8(clamping: alpha == 0 ? 0 : (channel * 255 + alpha / 2) / alpha))
      }
      bytes.append(UInt8(clamping: alpha))
    }
    return isEmpty ? nil : bytes
  }
}
