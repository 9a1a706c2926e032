import MotionMath
import RecordingKit

/// Draws the contents of a layer, by its class.
extension PictureBuilder {
  mutating func addContents(
    of layer: LayerID, _ kind: LayerKind, _ outline: Outline, _ bounds: CGRect, at matrix: CGAffineTransform,
    _ opacity: Double
  ) {
    switch kind {
    case .gradient: addGradient(of: layer, outline, bounds, at: matrix, opacity)
    case .shape: addShape(of: layer, at: matrix, opacity)
    case .text, .label: addText(of: layer, kind, bounds, at: matrix, opacity)
    case .plain, .transform, .replicator, .backdrop: break
    }
    if let image = image(layer) { addImage(image, of: layer, bounds, at: matrix, opacity) }
  }

  // MARK: Gradients

  private mutating func addGradient(
    of layer: LayerID, _ outline: Outline, _ bounds: CGRect, at matrix: CGAffineTransform, _ opacity: Double
  ) {
    guard case .colors(let colors) = frame.value(layer, .colors), let first = colors.first else { return }
    func faded(_ color: CGColor) -> CGColor {
      let color = tinted(color)
      return color.withAlphaComponent(color.alpha * opacity)
    }
    // Documented: fewer than two colours show nothing; on screen one colour fills (chosen here).
    guard colors.count > 1 else { return emitFill(outline, .color(faded(first)), at: matrix) }
    var locations = colors.indices.map { Double($0) / Double(colors.count - 1) }
    if case .numbers(let stops) = frame.value(layer, .locations), stops.count == colors.count { locations = stops }
    var reached = 0.0
    let stops = zip(locations, colors).map { location, color in
      reached = max(reached, min(max(location, 0), 1))
      return Gradient.Stop(location: reached, color: faded(color))
    }
    func point(_ property: LayerProperty) -> CGPoint {
      CGPoint(
        x: bounds.minX + number(layer, property) * bounds.width,
        y: bounds.minY + frame.component(layer, property, 1) * bounds.height)
    }
    let kind: Gradient.Kind =
      switch text(layer, .type) {
      case "radial": .radial
      case "conic": .conic
      default: .axial
      }
    let gradient = Gradient(kind: kind, start: point(.startPoint), end: point(.endPoint), stops: stops)
    emitFill(outline, .gradient(gradient), at: matrix)
  }

  // MARK: Shapes

  private mutating func addShape(of layer: LayerID, at matrix: CGAffineTransform, _ opacity: Double) {
    guard case .path(let path) = frame.value(layer, .path), !path.isEmpty else { return }
    if let fill = color(layer, .fillColor) {
      let outline = Outline.path(path, isEvenOdd: text(layer, .fillRule)?.lowercased() == "evenodd")
      emitFill(outline, .color(fill.withAlphaComponent(fill.alpha * opacity)), at: matrix)
    }
    let width = number(layer, .lineWidth)
    guard let stroke = color(layer, .strokeColor), width > 0 else { return }
    let drawn = path.trimmed(from: number(layer, .strokeStart), to: number(layer, .strokeEnd))
    guard !drawn.isEmpty else { return }
    var style = StrokeStyle()
    style.width = width
    style.miterLimit = number(layer, .miterLimit)
    style.cap =
      switch text(layer, .lineCap) {
      case "round": .round
      case "square": .square
      default: .butt
      }
    style.join =
      switch text(layer, .lineJoin) {
      case "round": .round
      case "bevel": .bevel
      default: .miter
      }
    if case .numbers(let dashes) = frame.value(layer, .lineDashPattern), dashes.contains(where: { $0 > 0 }) {
      style.dashes = dashes
      style.dashPhase = number(layer, .lineDashPhase)
    }
    emitStroke(drawn, style, stroke.withAlphaComponent(stroke.alpha * opacity), at: matrix)
  }

  mutating func emitStroke(_ path: CGPath, _ style: StrokeStyle, _ color: CGColor, at matrix: CGAffineTransform) {
    // A mitre reaches as far as its limit allows, a square cap 1.5 half widths.
    let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
    let bounds = path.controlBox.insetBy(dx: -reach, dy: -reach)
    guard !bounds.isNull else { return }
    emit(.stroke(path, style, color, matrix), bounds: bounds.applying(matrix))
  }

  // MARK: Borders and shadows

  mutating func addBorder(
    of layer: LayerID, _ outline: Outline, _ bounds: CGRect, at matrix: CGAffineTransform, _ opacity: Double
  ) {
    let width = number(layer, .borderWidth)
    guard width > 0, let border = color(layer, .borderColor) else { return }
    let paint = Paint.color(border.withAlphaComponent(border.alpha * opacity))
    guard width * 2 < min(bounds.width, bounds.height) else { return emitFill(outline, paint, at: matrix) }
    var ring = outline.path
    let inner = bounds.insetBy(dx: width, dy: width)
    if case .roundedRect(let rounded) = outline {
      ring.addPath(
        Outline(
          inner, radius: rounded.radius - width, corners: rounded.corners, isContinuous: rounded.isContinuous
        ).path)
    } else {
      ring.addPath(CGPath(rect: inner))
    }
    emitFill(.path(ring, isEvenOdd: true), paint, at: matrix)
  }

  func shadow(of layer: LayerID, _ opacity: Double) -> ShadowStyle? {
    let strength = min(number(layer, .shadowOpacity), 1)
    guard strength > 0, let color = color(layer, .shadowColor) else { return nil }
    return ShadowStyle(
      color: color.withAlphaComponent(color.alpha * strength * opacity),
      radius: max(0, number(layer, .shadowRadius)),
      offset: CGSize(
        width: number(layer, .shadowOffset), height: frame.component(layer, .shadowOffset, 1)))
  }

  /// Blurs the picture behind a blur effect, with a deviation of 20 points. The opacity of its colour says how far the
  /// effect has faded in (both chosen here).
  mutating func addBackdrop(of layer: LayerID, _ outline: Outline, at matrix: CGAffineTransform) {
    let strength = min(1, number(layer, .backgroundColor, 3) * 4)
    guard strength > 0 else { return }
    let bounds = outline.bounds.applying(matrix)
    emit(.blurBackdrop(outline, radius: 20, opacity: strength, matrix), bounds: bounds)
  }

  mutating func addOutline(_ bounds: CGRect, at matrix: CGAffineTransform) {
    var style = StrokeStyle()
    style.width = 1 / max(matrix.meanScale, 1e-6)
    let color = CGColor(red: 0.04, green: 0.52, blue: 1, alpha: 0.8)
    emitStroke(CGPath(rect: bounds.insetBy(dx: style.width / 2, dy: style.width / 2)), style, color, at: matrix)
  }

  private func number(_ layer: LayerID, _ property: LayerProperty, _ index: Int) -> Double {
    let value = frame.component(layer, property, index)
    return value.isNaN ? 0 : value
  }
}
