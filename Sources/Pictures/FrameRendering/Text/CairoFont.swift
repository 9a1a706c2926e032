import CCairo
import MotionMath
import Synchronization

/// A font of Cairo at one size: the one owner of what Cairo and FreeType keep of a font's file.
///
/// Cairo keeps one open file for all fonts that are made of it, and opens and closes files without a lock. Two objects here
/// may have the same file, so every call that may touch one is made under one lock for all of them.
final class CairoFont {
  private let font: OpaquePointer
  private static let lock = Mutex(())

  /// Nil when the file cannot be read.
  init?(of pattern: OpaquePointer, size: Double) {
    var made: OpaquePointer?
    Self.alone { made = Self.make(pattern, size) }
    guard let made else { return nil }
    font = made
  }

  deinit { Self.alone { cairo_scaled_font_destroy(font) } }

  /// Runs `body` while no other thread uses a font.
  private static func alone(_ body: () -> Void) { lock.withLock { _ in body() } }

  private static func make(_ pattern: OpaquePointer, _ size: Double) -> OpaquePointer? {
    guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
    defer { cairo_font_face_destroy(face) }
    var (scale, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&scale, size, size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    defer { cairo_font_options_destroy(options) }
    return cairo_scaled_font_create(face, &scale, &identity, options)
  }

  /// The glyphs of a text, one after the other on the baseline; nil when the file cannot be read.
  func glyphs(of text: String) -> [cairo_glyph_t]? {
    var text = text
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    var status = CAIRO_STATUS_NO_MEMORY
    Self.alone {
      status = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cairo_scaled_font_text_to_glyphs(
            font, 0, 0, $0.baseAddress, Int32(clamping: $0.count), &glyphs, &count, nil, nil, nil)
        }
      }
    }
    guard status == CAIRO_STATUS_SUCCESS, let glyphs, count > 0 else { return nil }
    defer { cairo_glyph_free(glyphs) }
    return (0..<Int(count)).map { glyphs[$0] }
  }

  func extents(of glyph: cairo_glyph_t) -> cairo_text_extents_t {
    var (extents, glyph) = (cairo_text_extents_t(), glyph)
    Self.alone { cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents) }
    return extents
  }

  /// The outline of glyphs, y down, as many times smaller as `scale` says; empty when it cannot be read.
  func outline(of glyphs: [cairo_glyph_t], scale: Double) -> CGPath {
    // Nothing is drawn: Cairo makes outlines for a context.
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    var outline = CGPath()
    withFont(on: context) {
      cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
      guard let copy = cairo_copy_path(context) else { return }
      defer { cairo_path_destroy(copy) }
      outline = CGPath(copy.pointee, scale)
    }
    return outline
  }

  /// Draws a glyph where it says.
  func draw(_ glyph: cairo_glyph_t, on context: OpaquePointer?) {
    var glyph = glyph
    withFont(on: context) { cairo_show_glyphs(context, &glyph, 1) }
  }

  /// Runs `body` while the context has the font, and takes it away again, so that no context is its last owner.
  private func withFont(on context: OpaquePointer?, _ body: () -> Void) {
    Self.alone {
      cairo_save(context)
      cairo_set_scaled_font(context, font)
      body()
      cairo_restore(context)
    }
  }

  /// A table of the font's file; empty where it has none.
  ///
  /// - Parameter name: Four letters.
  func table(_ name: String) -> [UInt8] {
    let tag = name.utf8.reduce(UInt(0)) { $0 << 8 | UInt($1) }
    var bytes: [UInt8] = []
    Self.alone {
      let count = ph_font_table(font, tag, nil, 0)
      bytes = [UInt8](repeating: 0, count: Int(count))
      if ph_font_table(font, tag, &bytes, count) != count { bytes = [] }
    }
    return bytes
  }
}

extension CGPath {
  fileprivate init(_ outline: cairo_path_t, _ scale: Double) {
    self.init()
    var index = 0
    while index < Int(outline.num_data), let data = outline.data {
      let header = data[index].header
      func point(_ number: Int) -> CGPoint {
        let point = data[index + number].point
        return CGPoint(x: point.x / scale, y: point.y / scale)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
      default: closeSubpath()
      }
      index += max(1, Int(header.length))
    }
  }
}
