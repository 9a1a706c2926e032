import MotionMath
import RecordingKit

/// A layer's values on screen.
extension PictureBuilder {
  func number(_ layer: LayerID, _ property: LayerProperty) -> Double { frame.component(layer, property, 0) }

  func rect(_ layer: LayerID, _ property: LayerProperty) -> CGRect {
    CGRect(
      x: frame.component(layer, property, 0), y: frame.component(layer, property, 1),
      width: frame.component(layer, property, 2), height: frame.component(layer, property, 3))
  }

  func matrix(_ layer: LayerID, _ property: LayerProperty) -> CATransform3D {
    if frame.isIdentity(layer, property) { return .identity }
    if case .transform(let matrix) = frame.value(layer, property) { return matrix }
    return .identity
  }

  /// Nil for no colour and for a transparent one.
  func color(_ layer: LayerID, _ property: LayerProperty) -> CGColor? {
    let alpha = frame.component(layer, property, 3)
    // A nil colour is a NaN component.
    guard alpha > 0, case .color(let color) = frame.value(layer, property) else { return nil }
    return tinted(color)
  }

  func tinted(_ color: CGColor) -> CGColor {
    guard let tint else { return color }
    return CGColor(
      red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
      alpha: color.alpha * tint.alpha)
  }

  func text(_ layer: LayerID, _ property: LayerProperty) -> String? {
    if case .text(let text) = frame.value(layer, property) { text } else { nil }
  }

  func image(_ layer: LayerID) -> ImageReference? {
    if case .image(let image) = frame.value(layer, .contents) { image } else { nil }
  }

  func kind(_ layer: LayerID) -> LayerKind { frame.kind(of: layer) ?? .plain }
}

extension Frame {
  /// Whether a matrix is the identity, as most are. Checks the first entries before the rest.
  func isIdentity(_ layer: LayerID, _ property: LayerProperty) -> Bool {
    if !isAnimated(layer, property), isDefault(layer, property) { return true }
    guard case .transform(let matrix) = value(layer, property) else { return true }
    return matrix.isIdentity
  }
}

extension PictureBuilder {
  /// Reserves an index for a drawing that is computed later.
  mutating func reserve() -> Int {
    emit(.nothing, bounds: .null)
    return commands.count - 1
  }

  mutating func emitFill(_ outline: Outline, _ paint: Paint, at place: CGAffineTransform) {
    if case .color(let color) = paint, !(color.alpha > 0) { return }
    let bounds = outline.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    emit(.fill(outline, paint, place), bounds: bounds.applying(place))
  }

  mutating func emitShadow(of outline: Outline, _ style: ShadowStyle, at place: CGAffineTransform) {
    emit(.shadow(outline, style, place), bounds: style.reach(of: outline.bounds).applying(place))
  }
}
