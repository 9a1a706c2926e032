import MotionMath
import RecordingKit

/// The visible part of each layer that paints something: the part of its box that is on the screen, inside all clips
/// and not covered. Layers below a mask, turned layers and layers that show their backs are left out: their visible
/// part is not known.
struct VisibleParts {
  struct Part {
    let layer: LayerID
    let box: CGRect
    let opacity: Double
    /// How much of it the largest thing before it hides, in square points.
    fileprivate(set) var hidden = 0.0
    var area: Double { box.size.width * box.size.height - hidden }
    var weight: Double { area * opacity }
    /// The colour of the whole box; nil for an image, and where only some of the pixels are filled.
    let color: CGColor?

    /// Whether another looks the same, up to a point.
    func isLike(_ other: Part) -> Bool {
      abs(opacity - other.opacity) < 0.1 && box.isClose(to: other.box)
        && (color == nil || other.color == nil || color == other.color)
    }
  }

  /// Back to front; what holds others before them.
  private(set) var parts: [Part] = []
  private let frame: Frame

  init(_ frame: Frame, screen: CGRect) {
    self.frame = frame
    for root in frame.roots { add(root, in: FrameGeometry.Space(), 1, screen) }
  }

  private mutating func add(_ layer: LayerID, in space: FrameGeometry.Space, _ opacity: Double, _ clip: CGRect) {
    guard frame.component(layer, .hidden, 0) == 0, case .rect(let bounds) = frame.value(layer, .bounds) else { return }
    let opacity = opacity * frame.component(layer, .opacity, 0)
    let geometry = FrameGeometry(frame)
    let placement = geometry.placement(of: layer, bounds, in: space.matrix)
    let projection = space.projection(of: placement)
    let corners = ScreenCorners(of: bounds, by: projection)
    guard frame.mask(of: layer) == nil, projection.isUpright, projection.a > 0, projection.d > 0 else {
      // The area that it hides is not known either, and may be everything behind its box.
      if opacity > 0, !geometry.isTurnedAway(layer, placement) { cover(corners.box) }
      return
    }
    let box = corners.box.intersection(clip)
    if !box.isEmpty { note(layer, box, opacity) }
    let isClipped = frame.component(layer, .masksToBounds, 0) != 0
    guard !isClipped || !box.isEmpty else { return }
    let inner = geometry.space(inside: layer, bounds, placement, in: space)
    for child in geometry.drawingOrder(frame.sublayers(of: layer), in: inner.matrix) {
      add(child, in: inner, opacity, isClipped ? box : clip)
    }
  }

  private mutating func note(_ layer: LayerID, _ box: CGRect, _ opacity: Double) {
    let (painted, color) = Self.paint(of: layer, in: frame)
    guard painted > 0 else { return }
    if painted * opacity > 0.9 { cover(box) }
    parts.append(Part(layer: layer, box: box, opacity: opacity * painted, color: color))
  }

  /// Hides what is behind a box.
  private mutating func cover(_ box: CGRect) {
    for index in parts.indices {
      let common = parts[index].box.intersection(box).size
      parts[index].hidden = max(parts[index].hidden, common.width * common.height)
    }
    parts.removeAll { $0.area <= 0 }
  }

  /// How much of what is behind it a layer hides, inside of its box: 0 for one that paints nothing there, or too little to
  /// know.
  private static func paint(of layer: LayerID, in frame: Frame) -> (Double, CGColor?) {
    if frame.value(layer, .contents) != .none { return (1, nil) }
    if frame.kind(of: layer) == .gradient, case .colors(let colors) = frame.value(layer, .colors),
      let least = colors.map(\.alpha).min()
    {
      return (least, nil)
    }
    guard case .color(let color) = frame.value(layer, .backgroundColor) else { return (0, nil) }
    return (color.alpha, color)
  }
}
