import CCairo
import MotionMath

/// A bitmap with a Cairo context. Coordinates are those of the whole picture's pixels; `origin` is the bitmap's top
/// left pixel there.
final class RasterSurface {
  let bitmap: Bitmap
  let origin: (x: Int, y: Int)
  private let surface: OpaquePointer?
  let pen: OpaquePointer?

  init(_ bitmap: Bitmap, origin: (x: Int, y: Int)) {
    self.bitmap = bitmap
    self.origin = origin
    let bytes = UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
    surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
    pen = cairo_create(surface)
    cairo_set_tolerance(pen, 0.1)
  }

  deinit {
    cairo_destroy(pen)
    cairo_surface_destroy(surface)
  }

  var box: PixelBox {
    PixelBox(left: origin.x, top: origin.y, right: origin.x + bitmap.width, bottom: origin.y + bitmap.height)
  }

  /// Clips all further drawing, in the picture's pixels.
  func clip(to box: PixelBox) {
    setTransform(.identity)
    cairo_rectangle(
      pen, Double(box.left), Double(box.top), Double(box.width), Double(box.height))
    cairo_clip(pen)
  }

  /// Sets the transform from Cairo's coordinates to the picture's pixels.
  func setTransform(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx - Double(origin.x), y0: t.ty - Double(origin.y))
    let determinant = t.a * t.d - t.b * t.c
    // A singular matrix puts Cairo into a permanent error state.
    if determinant == 0 || !determinant.isFinite || !t.tx.isFinite || !t.ty.isFinite {
      cairo_matrix_init_identity(&matrix)
      cairo_new_path(pen)
    }
    cairo_set_matrix(pen, &matrix)
  }

  func trace(_ path: CGPath) {
    cairo_new_path(pen)
    var here = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(pen, point.x, point.y)
        here = point
      case .line(let point):
        cairo_line_to(pen, point.x, point.y)
        here = point
      case .quad(let end, let c):
        cairo_curve_to(
          pen, here.x + (c.x - here.x) * 2 / 3, here.y + (c.y - here.y) * 2 / 3, end.x + (c.x - end.x) * 2 / 3,
          end.y + (c.y - end.y) * 2 / 3, end.x, end.y)
        here = end
      case .cubic(let end, let c1, let c2):
        cairo_curve_to(pen, c1.x, c1.y, c2.x, c2.y, end.x, end.y)
        here = end
      case .close:
        cairo_close_path(pen)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(pen, &x, &y)
        here = CGPoint(x: x, y: y)
      }
    }
  }

  func trace(_ outline: Outline) {
    if case .rect(let rect) = outline {
      cairo_new_path(pen)
      cairo_rectangle(pen, rect.minX, rect.minY, rect.width, rect.height)
    } else {
      trace(outline.path)
    }
    cairo_set_fill_rule(pen, outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func setColor(_ color: CGColor) {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    cairo_set_source_rgba(pen, unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha))
  }

  /// Makes another surface the source, each pixel at its own place.
  func setInk(_ other: RasterSurface) {
    setTransform(.identity)
    cairo_set_source_surface(pen, other.surface, Double(other.origin.x), Double(other.origin.y))
    cairo_pattern_set_filter(cairo_get_source(pen), CAIRO_FILTER_NEAREST)
  }

  /// Makes a transformed bitmap the source.
  func setInk(_ bitmap: RasterSurface, from pixelsToUser: CGAffineTransform, isSmooth: Bool) {
    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    let back = pixelsToUser.inverted()
    var matrix = cairo_matrix_t(xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(pen, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Called after pixels are written without Cairo.
  func pixelsChanged() { cairo_surface_mark_dirty(surface) }

  /// Called before pixels are read or written without Cairo.
  func finishDrawing() { cairo_surface_flush(surface) }

  /// Multiplies every pixel by the opacity of the same pixel in `mask`, which has the same size.
  func multiply(byOpacityOf mask: RasterSurface) {
    finishDrawing()
    mask.finishDrawing()
    for index in 0..<min(bitmap.count, mask.bitmap.count) {
      bitmap.pixels[index] = Pixel.scaled(bitmap.pixels[index], by: mask.bitmap.pixels[index] >> 24)
    }
    pixelsChanged()
  }
}
