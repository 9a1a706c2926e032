import MotionMath

extension Gradient {
  /// Fills `bitmap`, whose top left pixel is at `origin`; `transform` takes the gradient's coordinates to pixels.
  func paint(on bitmap: Bitmap, origin: (x: Int, y: Int), transform: CGAffineTransform) {
    let table = ramp()
    let last = Double(table.count - 1)
    let back = transform.inverted()
    let steps = GradientSteps(self)
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      let (px, py) = (Double(origin.x) + 0.5, Double(origin.y + y) + 0.5)
      var x = px * back.a + py * back.c + back.tx
      var v = px * back.b + py * back.d + back.ty
      for column in 0..<bitmap.width {
        row[column] = table[Int(clamping: min(max(steps.position(x, v), 0), 1) * last + 0.5)]
        x += back.a
        v += back.b
      }
    }
  }

  /// The colours from location 0 to 1 in 1,024 equal steps.
  private func ramp() -> [UInt32] {
    var table: [UInt32] = []
    table.reserveCapacity(1024)
    var index = 0
    for step in 0..<1024 {
      let location = Double(step) / 1023
      while index < stops.count, stops[index].location <= location { index += 1 }
      table.append(Pixel.word(color(at: location, before: index)))
    }
    return table
  }

  private func color(at location: Double, before index: Int) -> CGColor {
    guard index > 0 else { return stops.first?.color ?? .clear }
    guard index < stops.count else { return stops[index - 1].color }
    let (from, to) = (stops[index - 1], stops[index])
    let t = (location - from.location) / (to.location - from.location)
    return CGColor(
      red: from.color.red + (to.color.red - from.color.red) * t,
      green: from.color.green + (to.color.green - from.color.green) * t,
      blue: from.color.blue + (to.color.blue - from.color.blue) * t,
      alpha: from.color.alpha + (to.color.alpha - from.color.alpha) * t)
  }
}

/// The location of a point along the gradient; it may lie outside 0…1.
private struct GradientSteps {
  let kind: Gradient.Kind
  let start: CGPoint
  /// The change per pixel to the right and down, along the line or in radii.
  let dx, dy: Double
  /// The direction a cone begins in, in turns.
  let turn: Double

  init(_ gradient: Gradient) {
    kind = gradient.kind
    start = gradient.start
    let (width, height) = (gradient.end.x - start.x, gradient.end.y - start.y)
    switch kind {
    case .axial:
      let square = width * width + height * height
      (dx, dy) = square > 0 ? (width / square, height / square) : (0, 0)
    case .radial:
      (dx, dy) = (width == 0 ? 0 : 1 / width, height == 0 ? 0 : 1 / height)
    case .conic: (dx, dy) = (0, 0)
    }
    turn = Transcendental.atan2(height, width) / (2 * Transcendental.pi)
  }

  @inline(__always)
  func position(_ x: Double, _ y: Double) -> Double {
    let (x, y) = (x - start.x, y - start.y)
    switch kind {
    case .axial: return x * dx + y * dy
    case .radial: return (x * dx * x * dx + y * dy * y * dy).squareRoot()
    case .conic:
      let position = Transcendental.atan2(y, x) / (2 * Transcendental.pi) - turn
      return position - position.rounded(.down)
    }
  }
}
