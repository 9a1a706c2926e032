import LayerKit
import MotionMath
import RecordingKit

/// What is seen of each layer at one instant: its corners on screen, and its opacity. Depth and perspective are left out.
struct Picture {
  struct Seen {
    let corners: [CGPoint]
    let opacity: Double
  }

  private(set) var layers: [LayerID: Seen] = [:]
  /// What would be seen if it were not transparent.
  private(set) var transparent: [LayerID: Seen] = [:]
  /// Where each lies, whether or not it is on the screen or covered.
  private(set) var places: [LayerID: [CGPoint]] = [:]
  /// Back to front.
  private(set) var order: [LayerID] = []
  private var covers: [(place: Int, box: CGRect)] = []
  private let frame: Frame

  init(_ recording: Recording, at time: Double, screen: CGRect) {
    self.init(recording.frame(at: time), screen: screen)
  }

  init(_ frame: Frame, screen: CGRect) {
    self.frame = frame
    for root in frame.roots { add(root, Map(), 1, screen) }
    hideCovered(screen)
  }

  private mutating func add(_ layer: LayerID, _ outer: Map, _ opacity: Double, _ screen: CGRect) {
    guard frame.component(layer, .hidden, 0) == 0 else { return }
    let opacity = opacity * frame.component(layer, .opacity, 0)
    guard case .rect(let bounds) = frame.value(layer, .bounds) else { return }
    let map = outer.inside(frame, layer, bounds)
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map(map.apply)
    places[layer] = corners
    guard opacity > 0.01 else {
      if showsSomething(layer), Self.box(corners).intersects(screen) {
        transparent[layer] = Seen(corners: corners, opacity: opacity)
      }
      return
    }
    if showsSomething(layer), Self.box(corners).intersects(screen) {
      layers[layer] = Seen(corners: corners, opacity: opacity)
      order.append(layer)
      if isOpaque(layer), opacity > 0.999, map.isUpright { covers.append((order.count - 1, Self.box(corners))) }
    }
    let inner = map.aroundSublayers(frame, layer, bounds)
    for child in frame.sublayers(of: layer) { add(child, inner, opacity, screen) }
  }

  /// Leaves out what something in front covers wholly.
  private mutating func hideCovered(_ screen: CGRect) {
    for (place, layer) in order.enumerated() {
      guard let seen = layers[layer] else { continue }
      let box = Self.box(seen.corners).intersection(screen)
      if covers.contains(where: { $0.place > place && $0.box.contains(box) }) { layers[layer] = nil }
    }
    order.removeAll { layers[$0] == nil }
  }

  private func showsSomething(_ layer: LayerID) -> Bool {
    if case .color(let color) = frame.value(layer, .backgroundColor), color.alpha > 0 { return true }
    if frame.component(layer, .shadowOpacity, 0) > 0 { return true }
    if frame.value(layer, .contents) != .none || frame.component(layer, .borderWidth, 0) > 0 { return true }
    return frame.kind(of: layer) != .plain
  }

  private func isOpaque(_ layer: LayerID) -> Bool {
    guard case .color(let color) = frame.value(layer, .backgroundColor) else { return false }
    return color.alpha > 0.999 && frame.component(layer, .cornerRadius, 0) == 0 && frame.mask(of: layer) == nil
  }

  /// Whether something in the same place, up to a point, is seen here and not in the other picture: it stands for the
  /// layer.
  func stands(for seen: Seen, not other: Picture) -> Bool {
    layers.contains { layer, own in
      other.layers[layer] == nil
        && zip(own.corners, seen.corners).allSatisfy { abs($0.x - $1.x) <= 1 && abs($0.y - $1.y) <= 1 }
    }
  }

  private static func box(_ corners: [CGPoint]) -> CGRect {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(
      origin: CGPoint(x: left, y: top), size: CGSize(width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top))
  }
}

/// The way from a layer's coordinates to the screen's: the plane part of its transforms.
private struct Map {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  var isUpright: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 }

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// First `inner`, then this.
  private func after(_ inner: Map) -> Map {
    let origin = apply(CGPoint(x: inner.x, y: inner.y))
    return Map(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, x: origin.x, y: origin.y)
  }

  /// A transform about a point, which then lies at another.
  private init(_ transform: CATransform3D, about anchor: CGPoint, at place: CGPoint) {
    (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
    x = place.x + transform.m41 - a * anchor.x - c * anchor.y
    y = place.y + transform.m42 - b * anchor.x - d * anchor.y
  }

  init() {}

  private init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    (self.a, self.b, self.c, self.d, self.x, self.y) = (a, b, c, d, x, y)
  }

  private static func anchor(_ frame: Frame, _ layer: LayerID, _ bounds: CGRect) -> CGPoint {
    let anchor = frame.point(layer, .anchorPoint)
    return CGPoint(
      x: bounds.minX + anchor.x * bounds.size.width, y: bounds.minY + anchor.y * bounds.size.height)
  }

  func inside(_ frame: Frame, _ layer: LayerID, _ bounds: CGRect) -> Map {
    guard case .transform(let transform) = frame.value(layer, .transform) else { return self }
    return after(
      Map(transform, about: Self.anchor(frame, layer, bounds), at: frame.point(layer, .position)))
  }

  func aroundSublayers(_ frame: Frame, _ layer: LayerID, _ bounds: CGRect) -> Map {
    guard case .transform(let transform) = frame.value(layer, .sublayerTransform), !transform.isIdentity else {
      return self
    }
    let anchor = Self.anchor(frame, layer, bounds)
    return after(Map(transform, about: anchor, at: anchor))
  }
}
