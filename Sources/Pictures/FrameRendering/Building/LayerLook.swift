package import MotionMath
package import RecordingKit

/// One layer at one instant: what it draws itself, and where it is in the layer around it. For formats that have layers of
/// their own.
package struct LayerLook {
  /// The drawings below the layer's sublayers and those above them, in its own coordinates. Groups are of clips and of
  /// shadows alone.
  package let below: [Drawing]
  package let above: [Drawing]
  /// The layer's anchor point, in its own coordinates.
  package let anchor: CGPoint
  /// Maps the layer's own coordinates to those of the layer around it; of a plane seen in perspective, the map that is
  /// right at three corners.
  package let matrix: CGAffineTransform
  /// Whether `place` is only nearly right.
  package let isProjected: Bool
  /// 0 for a hidden layer, and for one that shows its missing back.
  package let opacity: Double
  /// The outline that clips its contents; nil for a layer that does not clip.
  package let clip: Outline?
  package let mask: LayerID?
  /// Back to front.
  package let sublayers: [LayerID]
  /// Copies by a replicator besides the original.
  package let copies: Int
  package let hasTransition: Bool
  /// True where it or a layer inside it casts a shadow.
  package let hasShadow: Bool

  package init(of layer: LayerID, in frame: Frame) {
    var builder = PictureBuilder(frame) { false }
    builder.drawsSublayers = false
    let bounds = builder.rect(layer, .bounds)
    var around = GraphicsState()
    if let superlayer = frame.superlayer(of: layer) {
      around = builder.stateInside(superlayer, builder.rect(superlayer, .bounds), in: around)
    }
    let own = builder.geometry.placement(of: layer, bounds, in: around.matrix)
    isProjected = !own.plane.isAffine
    matrix = own.plane.isAffine ? own.plane.affine : own.plane.nearlyAffine(over: bounds)
    anchor = builder.geometry.anchor(of: layer, bounds)
    let isTurnedAway = builder.geometry.isTurnedAway(layer, own)
    let isHidden = builder.number(layer, .hidden) != 0 || isTurnedAway
    opacity = isHidden ? 0 : min(max(builder.number(layer, .opacity), 0), 1)
    mask = frame.mask(of: layer)
    let inside = builder.stateInside(layer, bounds, in: GraphicsState())
    sublayers = builder.inDrawingOrder(frame.sublayers(of: layer), in: inside)
    let kind = builder.kind(layer)
    copies = kind == .replicator ? max(0, Int(clamping: builder.number(layer, .instanceCount)) - 1) : 0
    hasTransition = frame.transition(of: layer) != nil
    guard kind != .transform else {
      (below, above, clip, hasShadow) = ([], [], nil, false)
      return
    }
    let outline = Outline(
      bounds, radius: builder.number(layer, .cornerRadius),
      corners: UIRectCorner(rawValue: Int(clamping: builder.number(layer, .maskedCorners))),
      isContinuous: builder.number(layer, .cornerRadius) > 0 && builder.text(layer, .cornerCurve) == "continuous")
    clip = builder.number(layer, .masksToBounds) != 0 ? outline : nil
    builder.addBody(of: layer, bounds, at: .identity)
    let split = builder.sublayersPlace ?? builder.commands.count
    below = builder.commands[..<split].map(\.drawing)
    above = builder.commands[split...].map(\.drawing)
    let drawsNothing = (below + above).allSatisfy {
      switch $0 {
      case .nothing, .push, .pop: true
      default: false
      }
    }
    hasShadow = !(drawsNothing && sublayers.isEmpty) && clip == nil && builder.shadow(of: layer, opacity) != nil
  }
}

extension Projection {
  /// The affine map that is right at three corners of a rectangle.
  fileprivate func nearlyAffine(over rect: CGRect) -> CGAffineTransform {
    let (width, height) = (max(rect.width, 1), max(rect.height, 1))
    let origin = image(rect.origin).point
    let right = image(CGPoint(x: rect.minX + width, y: rect.minY)).point
    let down = image(CGPoint(x: rect.minX, y: rect.minY + height)).point
    let (a, b) = ((right.x - origin.x) / width, (right.y - origin.y) / width)
    let (c, d) = ((down.x - origin.x) / height, (down.y - origin.y) / height)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: origin.x - a * rect.minX - c * rect.minY, ty: origin.y - b * rect.minX - d * rect.minY
    )
  }
}
