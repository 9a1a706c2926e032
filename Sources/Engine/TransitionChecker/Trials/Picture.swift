import LayerKit
import MotionMath
import RecordingKit

/// The layers on screen at one instant: their corners and their opacity, by the geometry that pictures are drawn with.
struct Picture {
  struct Seen {
    let corners: ScreenCorners
    let opacity: Double
  }

  private(set) var layers: [LayerID: Seen] = [:]
  /// Layers that would be seen if they were not transparent.
  private(set) var transparent: [LayerID: Seen] = [:]
  /// Where each lies, whether or not it is on the screen or covered.
  private(set) var places: [LayerID: ScreenCorners] = [:]
  /// Back to front.
  private(set) var order: [LayerID] = []
  private var covers: [(place: Int, box: CGRect)] = []
  let frame: Frame

  init(_ recording: Recording, at time: Double, screen: CGRect) {
    self.init(recording.frame(at: time), screen: screen)
  }

  init(_ frame: Frame, screen: CGRect) {
    self.frame = frame
    for root in frame.roots { add(root, in: FrameGeometry.Space(), 1, screen) }
    hideCovered(screen)
  }

  /// - Parameters:
  ///   - clip: The part of the screen to which superlayers clip it.
  ///   - isExact: Whether they clip to all of that part: not where one of them is turned.
  private mutating func add(
    _ layer: LayerID, in space: FrameGeometry.Space, _ opacity: Double, _ clip: CGRect, isExact: Bool = true
  ) {
    guard !frame.isAdornment(layer), frame.component(layer, .hidden, 0) == 0,
      case .rect(let bounds) = frame.value(layer, .bounds)
    else { return }
    let opacity = opacity * frame.component(layer, .opacity, 0)
    let geometry = FrameGeometry(frame)
    let placement = geometry.placement(of: layer, bounds, in: space.matrix)
    let projection = space.projection(of: placement)
    let corners = ScreenCorners(of: bounds, by: projection)
    places[layer] = corners
    let isEdgeOn = projection.isEdgeOn(bounds)
    let isSeen = !isEdgeOn && showsSomething(layer) && corners.box.overlaps(clip)
    guard isEdgeOn || opacity > 0.01 else {
      if isSeen { transparent[layer] = Seen(corners: corners, opacity: opacity) }
      return
    }
    let isTurnedAway = !isEdgeOn && geometry.isTurnedAway(layer, placement)
    if isSeen, !isTurnedAway {
      layers[layer] = Seen(corners: corners, opacity: opacity)
      order.append(layer)
      if isExact, isOpaque(layer), opacity > 0.999, projection.isUpright {
        // Two ways of adding up one place may differ in the last bits.
        covers.append((order.count - 1, corners.box.intersection(clip).insetBy(dx: -1e-6, dy: -1e-6)))
      }
    }
    let inner = geometry.space(inside: layer, bounds, placement, in: space)
    let isClipped = frame.component(layer, .masksToBounds, 0) != 0 && !isEdgeOn
    let shown = isTurnedAway ? .null : isClipped ? corners.box.intersection(clip) : clip
    for child in geometry.drawingOrder(frame.sublayers(of: layer), in: inner.matrix) {
      add(child, in: inner, opacity, shown, isExact: isExact && (!isClipped || projection.isUpright))
    }
  }

  /// Leaves out what something in front covers wholly.
  private mutating func hideCovered(_ screen: CGRect) {
    for (place, layer) in order.enumerated() {
      guard let seen = layers[layer] else { continue }
      let box = seen.corners.box.intersection(screen)
      if covers.contains(where: { $0.place > place && $0.box.contains(box) }) { layers[layer] = nil }
    }
    order.removeAll { layers[$0] == nil }
  }

  private func showsSomething(_ layer: LayerID) -> Bool {
    if case .color(let color) = frame.value(layer, .backgroundColor), color.alpha > 0 { return true }
    if frame.component(layer, .shadowOpacity, 0) > 0 { return true }
    if frame.value(layer, .contents) != .none || frame.component(layer, .borderWidth, 0) > 0 { return true }
    return frame.kind(of: layer) != .plain && frame.kind(of: layer) != .transform
  }

  private func isOpaque(_ layer: LayerID) -> Bool {
    guard case .color(let color) = frame.value(layer, .backgroundColor) else { return false }
    return color.alpha > 0.999 && frame.component(layer, .cornerRadius, 0) == 0 && frame.mask(of: layer) == nil
  }

  /// Whether something in the same place, up to a point, is seen here and not in the other picture: it stands for the
  /// layer.
  func stands(for seen: Seen, not other: Picture) -> Bool {
    layers.contains { layer, own in
      other.layers[layer] == nil && own.corners.distance(to: seen.corners) <= 1
    }
  }

  /// Whether something fills the place, up to a point, that was not shown at all in a former picture.
  func hasNew(in box: CGRect, since former: Picture) -> Bool {
    layers.contains { layer, own in
      guard former.places[layer] == nil || former.transparent[layer] != nil else { return false }
      return own.corners.box.isClose(to: box)
    }
  }
}

extension CGRect {
  /// Whether each edge is where the other's is, up to a point.
  func isClose(to other: CGRect) -> Bool {
    abs(other.minX - minX) <= 1 && abs(other.minY - minY) <= 1 && abs(other.maxX - maxX) <= 1
      && abs(other.maxY - maxY) <= 1
  }
}
