import CCairo
import MotionMath
import RecordingKit

/// Draws each kind of drawing on a surface.
extension RasterLevel {
  func fill(_ outline: Outline, _ paint: Paint, _ matrix: CGAffineTransform) {
    let shape = matrix.concatenating(transform)
    switch paint {
    case .color(let color):
      if hasPlainClip, fillUpright(outline, color, shape) { return }
      surface.setTransform(shape)
      surface.trace(outline)
      surface.setColor(color)
      cairo_fill(surface.pen)
    case .gradient(let gradient):
      let box = PixelBox(around: outline.bounds.applying(shape)).intersection(clip)
      guard !box.isEmpty else { return }
      let ink = RasterSurface(Bitmap(width: box.width, height: box.height), origin: (box.left, box.top))
      gradient.paint(on: ink.bitmap, origin: ink.origin, transform: shape)
      ink.pixelsChanged()
      surface.setTransform(shape)
      surface.trace(outline)
      surface.setInk(ink)
      cairo_fill(surface.pen)
    }
  }

  /// Fills upright rectangles without Cairo.
  /// - Returns: False when the shape is not upright.
  private func fillUpright(_ outline: Outline, _ color: CGColor, _ shape: CGAffineTransform) -> Bool {
    guard shape.b == 0, shape.c == 0, shape.a > 0, shape.d > 0 else { return false }
    let rect: CGRect
    var radii = (0.0, 0.0, 0.0, 0.0)
    switch outline {
    case .rect(let plain): rect = plain
    case .roundedRect(let rounded):
      guard shape.a == shape.d, !rounded.isContinuous else { return false }
      rect = rounded.rect
      let radius = rounded.radius * shape.a
      func size(_ corner: UIRectCorner) -> Double { rounded.corners.contains(corner) ? radius : 0 }
      radii = (size(.topLeft), size(.topRight), size(.bottomLeft), size(.bottomRight))
    case .path: return false
    }
    surface.finishDrawing()
    let local = shape.concatenating(
      CGAffineTransform(translationX: Double(-surface.origin.x), y: Double(-surface.origin.y)))
    let inside = PixelBox(
      left: clip.left - surface.origin.x, top: clip.top - surface.origin.y, right: clip.right - surface.origin.x,
      bottom: clip.bottom - surface.origin.y
    ).intersection(surface.bitmap.box)
    SpanFill(bitmap: surface.bitmap, clip: inside).fill(rect.applying(local), radii: radii, with: Pixel.word(color))
    surface.pixelsChanged()
    return true
  }

  func stroke(_ path: CGPath, _ style: StrokeStyle, _ color: CGColor, _ matrix: CGAffineTransform) {
    let pen = surface.pen
    surface.setTransform(matrix.concatenating(transform))
    surface.trace(path)
    surface.setColor(color)
    cairo_set_line_width(pen, style.width)
    cairo_set_miter_limit(pen, style.miterLimit)
    switch style.cap {
    case .butt: cairo_set_line_cap(pen, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(pen, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(pen, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(pen, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(pen, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(pen, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_dash(pen, style.dashes.map { max(0, $0) }, Int32(style.dashes.count), style.dashPhase)
    cairo_stroke(pen)
  }

  /// - Throws: `PictureTooLarge`
  func draw(
    _ drawing: ImageDrawing, _ matrix: CGAffineTransform, _ images: DecodedImages, in room: PixelRoom
  ) throws(PictureTooLarge) {
    let shape = matrix.concatenating(transform)
    if case .plain(let color) = drawing.image {
      return fill(.rect(drawing.target), .color(drawing.shown(color)), matrix)
    }
    guard let pixels = try images.surface(of: drawing.image, size: drawing.size, in: room) else { return }
    let image = drawing.tinted(pixels)
    // Maps the source rectangle to the target, then to pixels.
    let (source, target) = (drawing.source, drawing.target)
    let (sx, sy) = (target.width / source.width, target.height / source.height)
    let pixelsToUser = CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: target.minX - source.minX * sx, ty: target.minY - source.minY * sy)
    let pen = surface.pen
    cairo_save(pen)
    surface.setTransform(shape)
    cairo_rectangle(pen, target.minX, target.minY, target.width, target.height)
    cairo_clip(pen)
    surface.setInk(image, from: pixelsToUser, isSmooth: true)
    cairo_paint_with_alpha(pen, min(max(drawing.opacity, 0), 1))
    cairo_restore(pen)
  }

  // MARK: Out of focus

  func blurBackdrop(
    _ outline: Outline, radius: Double, opacity: Double, _ matrix: CGAffineTransform, in room: PixelRoom
  ) {
    let shape = matrix.concatenating(transform)
    let deviation = radius * shape.meanScale
    let inside = PixelBox(around: outline.bounds.applying(shape)).intersection(clip)
    let around = inside.grown(by: BoxBlur.reach(deviation)).intersection(surface.box)
    guard !inside.isEmpty, !around.isEmpty else { return }
    surface.finishDrawing()
    let ink = RasterSurface(Bitmap(width: around.width, height: around.height), origin: (around.left, around.top))
    for y in 0..<around.height {
      let row = surface.bitmap.row(around.top - surface.origin.y + y) + (around.left - surface.origin.x)
      ink.bitmap.row(y).update(from: row, count: around.width)
    }
    BoxBlur.blur(ink.bitmap, deviation: deviation, isStopping: room.isStopping)
    ink.pixelsChanged()
    let pen = surface.pen
    cairo_save(pen)
    surface.setTransform(shape)
    surface.trace(outline)
    cairo_clip(pen)
    surface.setInk(ink)
    cairo_paint_with_alpha(pen, opacity)
    cairo_restore(pen)
  }
}

extension ImageDrawing {
  /// A colour of the image as drawn, with tint and opacity.
  func shown(_ color: CGColor) -> CGColor {
    let tint = tint ?? .white
    return CGColor(
      red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
      alpha: color.alpha * tint.alpha * opacity)
  }

  /// The pixels in the tint, if there is one.
  fileprivate func tinted(_ surface: RasterSurface) -> RasterSurface {
    guard let tint else { return surface }
    let (source, origin) = (surface.bitmap, surface.origin)
    let bitmap = Bitmap(width: source.width, height: source.height)
    let alpha = Pixel.share(tint.alpha * 255)
    let factors = [16, 8, 0].map { shift in
      (UInt32(shift), Pixel.share([tint.red, tint.green, tint.blue][2 - shift / 8] * tint.alpha * 255))
    }
    for index in 0..<bitmap.count {
      let word = source.pixels[index]
      var result = (((word >> 24) * alpha + 127) / 255) << 24
      for (shift, factor) in factors { result |= (((word >> shift & 255) * factor + 127) / 255) << shift }
      bitmap.pixels[index] = result
    }
    return RasterSurface(bitmap, origin: origin)
  }
}
