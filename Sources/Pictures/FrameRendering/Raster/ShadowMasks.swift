import CCairo
import MotionMath

/// The opacity of each pixel of a box, one byte a pixel.
struct AlphaMask {
  var bytes: [UInt8]
  /// The pixels it covers.
  var box: PixelBox

  init(opacityOf surface: RasterSurface) {
    surface.finishDrawing()
    box = surface.box
    bytes = [UInt8](unsafeUninitializedCapacity: surface.bitmap.count) { buffer, count in
      for index in 0..<surface.bitmap.count { buffer[index] = UInt8(surface.bitmap.pixels[index] >> 24) }
      count = surface.bitmap.count
    }
  }

  /// The mask blurred, and enlarged by the reach of the blur.
  /// - Throws: `PictureTooLarge`
  func blurred(_ deviation: Double, in room: PixelRoom) throws(PictureTooLarge) -> AlphaMask {
    guard deviation > 0.1 else { return self }
    let reach = BoxBlur.reach(deviation)
    var result = self
    result.box = box.grown(by: reach)
    try room.check(.shadow, width: result.box.width, height: result.box.height)
    let width = result.box.width
    result.bytes = [UInt8](repeating: 0, count: width * result.box.height)
    for y in 0..<box.height {
      for x in 0..<box.width { result.bytes[(y + reach) * width + x + reach] = bytes[y * box.width + x] }
    }
    BoxBlur.blur(
      &result.bytes, width: width, height: result.box.height, deviation: deviation, isStopping: room.isStopping)
    return result
  }
}

/// Shadows of shapes, blurred once and kept while shape, size and blur stay the same; moving costs nothing.
public final class ShadowMasks {
  private struct Key: Hashable {
    let outline: Outline
    let a, b, c, d: Double
    let radius: Double
  }
  private var masks: [Key: AlphaMask] = [:]
  private var bytesKept = 0

  let room: PixelRoom

  public init(in room: PixelRoom = PixelRoom()) { self.room = room }

  /// The shadow of `outline` under a transform without its translation: the mask's box is around the origin.
  /// - Throws: `PictureTooLarge`
  func mask(of outline: Outline, _ t: CGAffineTransform, deviation: Double) throws(PictureTooLarge) -> AlphaMask? {
    let key = Key(outline: outline, a: t.a, b: t.b, c: t.c, d: t.d, radius: deviation)
    if let cached = masks[key] { return cached }
    let matrix = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0)
    let box = PixelBox(around: outline.bounds.applying(matrix))
    guard !box.isEmpty else { return nil }
    try room.check(.shadow, width: box.width, height: box.height)
    let level = RasterLevel(apartIn: box, transform: .identity)
    level.fill(outline, .color(.black), matrix)
    let mask = try AlphaMask(opacityOf: level.surface).blurred(deviation, in: room)
    if bytesKept + mask.bytes.count > 16 << 20 {
      masks.removeAll()
      bytesKept = 0
    }
    bytesKept += mask.bytes.count
    masks[key] = mask
    return mask
  }
}

extension RasterLevel {
  /// - Throws: `PictureTooLarge`
  func shadow(
    of outline: Outline, _ style: ShadowStyle, _ matrix: CGAffineTransform, _ masks: ShadowMasks
  ) throws(PictureTooLarge) {
    let shape = matrix.concatenating(transform)
    let style = style.applying(shape)
    // Shapes that differ only in their place share a mask.
    let bounds = outline.bounds
    let atOrigin = outline.moved(by: -bounds.minX, -bounds.minY)
    guard let mask = try masks.mask(of: atOrigin, shape, deviation: style.radius) else { return }
    let origin = CGPoint(x: bounds.minX, y: bounds.minY).applying(shape)
    let (dx, dy) = (origin.x + style.offset.width, origin.y + style.offset.height)
    paint(mask, dx: dx, dy: dy, style.color, 1, around: style.isKnockedOut ? hole(outline, shape) : nil)
  }

  /// How much of each visible pixel a shape covers.
  private func hole(_ outline: Outline, _ shape: CGAffineTransform) -> AlphaMask? {
    let box = PixelBox(around: outline.bounds.applying(shape)).intersection(clip)
    guard !box.isEmpty else { return nil }
    let level = RasterLevel(apartIn: box, transform: .identity)
    level.fill(outline, .color(.black), shape)
    return AlphaMask(opacityOf: level.surface)
  }

  /// Paints a colour on the surface through a mask, moved by `dx` and `dy` pixels.
  ///
  /// - Parameter hole: The area that is left out.
  func paint(
    _ mask: AlphaMask, dx: Double, dy: Double, _ color: CGColor, _ opacity: Double, around hole: AlphaMask? = nil
  ) {
    let word = Pixel.word(color.withAlphaComponent(color.alpha * opacity))
    guard word >> 24 > 0, dx.isFinite, dy.isFinite else { return }
    let (floorX, floorY) = (dx.rounded(.down), dy.rounded(.down))
    let (restX, restY) = (UInt32(Int(clamping: (dx - floorX) * 256)), UInt32(Int(clamping: (dy - floorY) * 256)))
    let (wholeX, wholeY) = (Int(clamping: floorX), Int(clamping: floorY))
    let box = mask.box
    let target = PixelBox(
      left: box.left + wholeX, top: box.top + wholeY, right: box.right + wholeX + 1,
      bottom: box.bottom + wholeY + 1
    ).intersection(clip)
    guard !target.isEmpty else { return }
    if hasPlainClip {
      surface.finishDrawing()
      for y in target.top..<target.bottom {
        let row = surface.bitmap.row(y - surface.origin.y) - surface.origin.x
        mask.forEach(
          row: y - wholeY - box.top, from: target.left - wholeX - box.left, count: target.width, restX, restY
        ) { index, cover in
          let x = target.left + index
          let seen = hole?.leaves(cover, x, y) ?? cover
          if seen > 0 { row[x] = Pixel.over(Pixel.scaled(word, by: seen), row[x]) }
        }
      }
      surface.pixelsChanged()
      return
    }
    let ink = RasterSurface(Bitmap(width: target.width, height: target.height), origin: (target.left, target.top))
    for y in target.top..<target.bottom {
      let row = ink.bitmap.row(y - target.top)
      mask.forEach(
        row: y - wholeY - box.top, from: target.left - wholeX - box.left, count: target.width, restX, restY
      ) { index, cover in
        row[index] = Pixel.scaled(word, by: hole?.leaves(cover, target.left + index, y) ?? cover)
      }
    }
    ink.pixelsChanged()
    cairo_save(surface.pen)
    surface.setInk(ink)
    cairo_paint(surface.pen)
    cairo_restore(surface.pen)
  }
}

extension AlphaMask {
  /// The opacity that remains where this mask is a hole.
  @inline(__always)
  fileprivate func leaves(_ cover: UInt32, _ x: Int, _ y: Int) -> UInt32 {
    guard x >= box.left, x < box.right, y >= box.top, y < box.bottom else { return cover }
    let taken = UInt32(bytes[(y &- box.top) &* box.width &+ x &- box.left])
    return taken == 255 ? 0 : taken == 0 ? cover : (cover &* (255 &- taken) &+ 127) / 255
  }

  /// Calls `body` with each opacity above 0 of a row, moved right and down by 256ths of a pixel.
  @inline(__always)
  fileprivate func forEach(
    row: Int, from first: Int, count: Int, _ restX: UInt32, _ restY: UInt32, _ body: (Int, UInt32) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let (width, height) = (box.width, box.height)
      let upper = row >= 1 && row <= height ? base + (row - 1) * width : nil
      let lower = row >= 0 && row < height ? base + row * width : nil
      func column(_ x: Int) -> UInt32 {
        guard x >= 0, x < width else { return 0 }
        return UInt32(upper?[x] ?? 0) &* restY &+ UInt32(lower?[x] ?? 0) &* (256 &- restY)
      }
      var left = column(first - 1)
      for index in 0..<count {
        let right = column(first + index)
        let cover = (left &* restX &+ right &* (256 &- restX) &+ 32768) >> 16
        if cover > 0 { body(index, cover) }
        left = right
      }
    }
  }
}

extension Outline {
  /// The outline, moved.
  func moved(by dx: Double, _ dy: Double) -> Outline {
    if dx == 0, dy == 0 { return self }
    switch self {
    case .rect(let rect): return .rect(rect.offsetBy(dx: dx, dy: dy))
    case .roundedRect(var rounded):
      rounded.rect = rounded.rect.offsetBy(dx: dx, dy: dy)
      return .roundedRect(rounded)
    case .path(let path, let isEvenOdd):
      return .path(path.applying(CGAffineTransform(translationX: dx, y: dy)), isEvenOdd: isEvenOdd)
    }
  }
}
