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
    let builder = PictureBuilder(frame) { false }
    var places: [LayerPlace] = []
    for root in frame.roots {
      builder.addPlaces(of: root, in: GraphicsState(), Surroundings(), to: &places)
    }
    return places
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

  /// The values that a layer inherits from its superlayers, besides their transforms.
  fileprivate struct Surroundings {
    /// Maps the coordinates of the group to the screen's.
    var outside = Projection.identity
    var depth = 0
    var isShown = true
    var clip: Int?
  }
}

extension PictureBuilder {
  fileprivate func addPlaces(
    of layer: LayerID, in state: GraphicsState, _ around: LayerPlace.Surroundings, to places: inout [LayerPlace]
  ) {
    guard around.depth < Limit.pictureDepth.most else { return }
    let bounds = rect(layer, .bounds)
    let own = ownMatrix(layer, bounds, in: state)
    let group = Projection(state.plane).concatenating(around.outside)
    let isTurnedAway = number(layer, .doubleSided) == 0 && own.showsBack
    var inside = around
    inside.depth += 1
    inside.isShown = around.isShown && number(layer, .hidden) == 0 && number(layer, .opacity) > 0 && !isTurnedAway
    let place = LayerPlace(
      layer: layer, depth: around.depth, bounds: bounds, anchor: anchor(layer, bounds),
      projection: own.plane.concatenating(group), isShown: inside.isShown, isVisible: isVisible(layer),
      clip: around.clip)
    if number(layer, .masksToBounds) != 0 { inside.clip = places.count }
    places.append(place)
    var below = GraphicsState()
    if kind(layer) == .transform {
      below = GraphicsState(plane: state.plane, matrix: own.matrix)
    } else if own.plane.isAffine {
      below.plane = own.plane.affine.concatenating(state.plane)
    } else {
      inside.outside = place.projection
    }
    below = stateInside(layer, bounds, in: below)
    for sublayer in inDrawingOrder(frame.sublayers(of: layer), in: below) {
      addPlaces(of: sublayer, in: below, inside, to: &places)
    }
  }

  /// Whether a layer draws anything besides its sublayers.
  private func isVisible(_ layer: LayerID) -> Bool {
    frame.component(layer, .backgroundColor, 3) > 0 || image(layer) != nil
      || number(layer, .borderWidth) > 0 && frame.component(layer, .borderColor, 3) > 0
      || [.gradient, .shape, .text, .label, .backdrop].contains(kind(layer))
  }
}
