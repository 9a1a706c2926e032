import Limits
public import MotionMath
public import RecordingKit

/// Where a layer is on the screen, by the geometry that pictures are drawn with.
public struct LayerPlace: Sendable {
  public let layer: LayerID
  /// How many superlayers it has.
  public let depth: Int
  /// In its own coordinates.
  public let bounds: CGRect
  /// The anchor point, in its own coordinates.
  public let anchor: CGPoint
  /// Maps its own coordinates to the screen's.
  public internal(set) var projection: Projection
  /// Whether neither it nor a superlayer is hidden, transparent or turned away.
  public let isShown: Bool
  /// True when the layer draws something itself, apart from its sublayers.
  public let isVisible: Bool
  /// The position in the list of the nearest superlayer that clips it; nil for none.
  public let clip: Int?

  /// The smallest rectangle around it on the screen; null when nothing of it is before the eye.
  public var box: CGRect { projection.box(of: bounds) }

  /// Whether a point of the screen is inside its bounds.
  public func contains(_ point: CGPoint) -> Bool {
    guard let inverse = projection.inverse else { return false }
    let (local, w) = inverse.image(point)
    return w > 0 && bounds.contains(local)
  }
}

extension LayerPlace {
  /// Where every layer of a frame is, in the order they are drawn: each before its sublayers, back to front.
  ///
  /// Of a replicator's copies only the original has a place (chosen here).
  public static func all(in frame: Frame) -> [LayerPlace] {
    var walk = PlaceWalk(builder: PictureBuilder(frame) { false })
    for root in frame.roots { walk.add(root, in: FrameGeometry.Space(), PlaceWalk.Surroundings()) }
    return walk.places
  }

  /// The layers at a point of the screen, front to back: those that draw something themselves, then the empty ones,
  /// which else would cover everything (chosen here).
  public static func hits(at point: CGPoint, in places: [LayerPlace]) -> [LayerPlace] {
    func isInside(_ place: LayerPlace) -> Bool {
      place.contains(point) && (place.clip.map { isInside(places[$0]) } ?? true)
    }
    let hits = places.reversed().filter { $0.isShown && isInside($0) }
    return hits.filter(\.isVisible) + hits.filter { !$0.isVisible }
  }
}

/// Collects where the layers of a frame are.
private struct PlaceWalk {
  let builder: PictureBuilder
  private(set) var places: [LayerPlace] = []

  init(builder: PictureBuilder) { self.builder = builder }

  /// The values that a layer inherits from its superlayers, besides their transforms.
  struct Surroundings {
    var depth = 0
    var isShown = true
    var clip: Int?
  }

  mutating func add(_ layer: LayerID, in space: FrameGeometry.Space, _ around: Surroundings) {
    guard around.depth < Limit.pictureDepth.most else { return }
    let geometry = builder.geometry
    let bounds = geometry.bounds(of: layer)
    let own = geometry.placement(of: layer, bounds, in: space.matrix)
    var inside = around
    inside.depth += 1
    inside.isShown =
      around.isShown && builder.number(layer, .hidden) == 0 && builder.number(layer, .opacity) > 0
      && !geometry.isTurnedAway(layer, own)
    if builder.number(layer, .masksToBounds) != 0 { inside.clip = places.count }
    places.append(
      LayerPlace(
        layer: layer, depth: around.depth, bounds: bounds, anchor: geometry.anchor(of: layer, bounds),
        projection: space.projection(of: own), isShown: inside.isShown, isVisible: builder.isVisible(layer),
        clip: around.clip))
    let below = geometry.space(inside: layer, bounds, own, in: space)
    for sublayer in geometry.drawingOrder(builder.frame.sublayers(of: layer), in: below.matrix) {
      add(sublayer, in: below, inside)
    }
  }
}

extension PictureBuilder {
  /// Whether a layer draws anything besides its sublayers.
  fileprivate func isVisible(_ layer: LayerID) -> Bool {
    frame.component(layer, .backgroundColor, 3) > 0 || image(layer) != nil
      || number(layer, .borderWidth) > 0 && frame.component(layer, .borderColor, 3) > 0
      || [.gradient, .shape, .text, .label, .backdrop].contains(kind(layer))
  }
}
