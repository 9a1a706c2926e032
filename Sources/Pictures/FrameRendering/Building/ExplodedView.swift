public import MotionMath
public import RecordingKit

/// The layers of a frame apart in space, one level of the tree above the other, seen from the side in perspective.
public struct ExplodedView: Sendable, Hashable {
  /// The turn about the upright axis and about the level one, in radians, each within 80°.
  private var about = 0.6
  private var over = -0.25

  /// From one level of the tree to the next, in points.
  private static let spacing = 40.0
  /// The distance of the eye, in points.
  private static let eye = 1500.0
  /// At a right angle nothing would be seen of the layers.
  private static let most = 80.0 / 180 * Double.pi

  public init() {}

  /// Turns it further, in radians.
  public mutating func turn(about: Double, over: Double) {
    self.about = min(max(self.about + about, -Self.most), Self.most)
    self.over = min(max(self.over + over, -Self.most), Self.most)
  }

  /// Where the layers are in a picture of `size`: their places on the screen, apart in space and made to fit.
  public func places(_ places: [LayerPlace], size: CGSize) -> [LayerPlace] {
    let middle = Double(places.map(\.depth).max() ?? 0) / 2
    var moved = places
    var whole = CGRect.null
    let screen = CGRect(origin: .zero, size: size)
    for index in places.indices {
      let place = places[index]
      moved[index].projection = place.projection.concatenating(
        Projection(matrix(at: (Double(place.depth) - middle) * Self.spacing, size)))
      if place.box.overlaps(screen) { whole = whole.union(moved[index].box) }
    }
    guard !whole.isNull, whole.width > 0, whole.height > 0 else { return moved }
    let scale = min(size.width / whole.width, size.height / whole.height) * 0.96
    let fit = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 - whole.midX * scale, ty: size.height / 2 - whole.midY * scale)
    for index in moved.indices { moved[index].projection = moved[index].projection.concatenating(Projection(fit)) }
    return moved
  }

  /// From the plane of the screen, raised by `height`, to the picture.
  private func matrix(at height: Double, _ size: CGSize) -> CATransform3D {
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / Self.eye
    let steps = [
      CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, height),
      CATransform3DMakeRotation(about, 0, 1, 0), CATransform3DMakeRotation(over, 1, 0, 0), perspective,
      CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0),
    ]
    return steps.reduce(.identity, CATransform3DConcat)
  }
}

extension Picture {
  /// The layers of a frame at places of their own, each drawn without those inside it and with a hairline around it.
  ///
  /// - Parameter width: Of the hairlines, in points.
  public init(of frame: Frame, size: CGSize, exploded places: [LayerPlace], width: Double) {
    var builder = PictureBuilder(frame) { false }
    builder.drawsSublayers = false
    let order = places.indices.sorted { (places[$0].depth, $0) < (places[$1].depth, $1) }
    for index in order { builder.addAlone(places[index], width: width) }
    self.init(size: size, ground: .white, commands: builder.commands)
  }
}

extension PictureBuilder {
  fileprivate mutating func addAlone(_ place: LayerPlace, width: Double) {
    guard !isFull, place.bounds.width > 0, place.bounds.height > 0 else { return }
    let opened = open()
    if place.isShown {
      addBody(of: place.layer, place.bounds, at: .identity, frame.component(place.layer, .opacity, 0))
    }
    var style = StrokeStyle()
    style.width = width
    let gray = CGColor(red: 0.5, green: 0.5, blue: 0.55, alpha: place.isShown ? 0.9 : 0.4)
    emitStroke(CGPath(rect: place.bounds), style, gray, at: .identity)
    var group = Group()
    group.projection = place.projection
    close(opened, as: group)
  }
}
