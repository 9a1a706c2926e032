import MotionMath

/// Draws pictures in perspective: looks up every visible pixel in its plane.
enum ProjectedImage {
  /// The pixels per point of the plane that give full resolution wherever it is magnified most.
  static func fineness(of projection: Projection, _ content: CGRect) -> Double {
    var finest = 0.0
    for point in content.corners + [CGPoint(x: content.midX, y: content.midY)] {
      let (here, w) = projection.image(point)
      guard w > Projection.nearest else { continue }
      // The derivative of the projection, in pixels per point.
      let right = ((projection.a - projection.u * here.x) / w, (projection.b - projection.u * here.y) / w)
      let down = ((projection.c - projection.v * here.x) / w, (projection.d - projection.v * here.y) / w)
      finest = max(finest, length(right), length(down))
    }
    let side = max(content.width, content.height, 1)
    return min(max(finest, 0.05), 8, 4096 / side)
  }

  private static func length(_ vector: (Double, Double)) -> Double {
    (vector.0 * vector.0 + vector.1 * vector.1).squareRoot()
  }

  /// - Parameters:
  ///   - transform: From the plane's coordinates to `source`'s pixels: a scale.
  ///   - projection: From the plane's coordinates to the picture's pixels.
  /// - Returns: Nil when nothing is visible.
  static func draw(
    _ source: RasterSurface, transform: CGAffineTransform, projection: Projection, clip: PixelBox
  ) -> RasterSurface? {
    let fromPixels = Projection(transform.inverted()).concatenating(projection)
    let box = PixelBox(around: fromPixels.box(of: source.box.rect)).grown(by: 1).intersection(clip)
    guard !box.isEmpty, let back = fromPixels.inverse else { return nil }
    let result = RasterSurface(Bitmap(width: box.width, height: box.height), origin: (box.left, box.top))
    let sampler = Sampler(source.bitmap, origin: source.origin)
    for y in 0..<box.height {
      let row = result.bitmap.row(y)
      for x in 0..<box.width {
        // Four samples a pixel smooth the edges and distant detail.
        var sum = SIMD4<Float>.zero
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          let seen = CGPoint(x: Double(box.left + x) + dx, y: Double(box.top + y) + dy)
          let (source, w) = back.image(seen)
          // Behind the eye.
          guard w > 0 else { continue }
          sum += sampler.color(source)
        }
        let word = (sum * 0.25 + 0.5).rounded(.down)
        row[x] =
          UInt32(word[3]) << 24 | UInt32(word[2]) << 16 | UInt32(word[1]) << 8 | UInt32(word[0])
      }
    }
    result.pixelsChanged()
    return result
  }

  /// Colours between pixels.
  private struct Sampler {
    let bitmap: Bitmap
    let left, top: Double

    init(_ bitmap: Bitmap, origin: (x: Int, y: Int)) {
      self.bitmap = bitmap
      (left, top) = (Double(origin.x) + 0.5, Double(origin.y) + 0.5)
    }

    @inline(__always)
    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
      guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return .zero }
      let word = bitmap[x, y]
      return SIMD4(Float(word & 255), Float(word >> 8 & 255), Float(word >> 16 & 255), Float(word >> 24))
    }

    @inline(__always)
    func color(_ point: CGPoint) -> SIMD4<Float> {
      let (x, y) = (point.x - left, point.y - top)
      guard x > -1, y > -1, x < Double(bitmap.width), y < Double(bitmap.height) else { return .zero }
      let (fx, fy) = (x.rounded(.down), y.rounded(.down))
      let (ix, iy) = (Int(clamping: fx), Int(clamping: fy))
      let (u, v) = (Float(x - fx), Float(y - fy))
      let upper = pixel(ix, iy) * (1 - u) + pixel(ix + 1, iy) * u
      let lower = pixel(ix, iy + 1) * (1 - u) + pixel(ix + 1, iy + 1) * u
      return upper * (1 - v) + lower * v
    }
  }
}
