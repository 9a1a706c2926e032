package import MotionMath

/// The places of layers that a layout has read to compute others from.
///
/// Computed values hold until a layer that was read moves or gets another superlayer. `changes` counts that, so that a
/// layout need not look at every level above for each layer.
package struct PlaceReadings {
  /// The number of the layout that reads. 255 numbers go round: a layer that was last read 255 layouts ago counts as read
  /// now, which costs a computation that was not needed.
  fileprivate private(set) var layout: UInt8 = 1
  /// How many layers have changed since they were read.
  package fileprivate(set) var changes = 0

  /// Forgets what was read before: called when a layout begins that is in no other one.
  package mutating func begin() { layout = layout == .max ? 1 : layout + 1 }
}

extension CALayer {
  /// Notes that places are computed from this layer's.
  package final func notePlaceReading() { placeReader = world.placeReadings.layout }

  /// Called when a property has changed of a layer whose place was read, now or once.
  final func placeMayHaveChanged(by property: LayerProperty) {
    switch property {
    case .position, .bounds, .anchorPoint, .transform, .sublayerTransform, .geometryFlipped: placeDidChange()
    default: break
    }
  }

  /// Called when the place has changed, or what else is computed along with it.
  package final func placeDidChange() {
    if placeReader == world.placeReadings.layout { world.placeReadings.changes &+= 1 }
    placeReader = 0
  }

  /// How coordinates of this layer become those of the layer whose coordinates `map` takes its ancestor's, `outer`, to; nil
  /// where perspective is in between, or for no `map`. Notes the reading of all layers above this one, `outer` included.
  package final func map(through outer: CALayer, to map: CGAffineTransform?) -> CGAffineTransform? {
    // From the inside out.
    var inner: CGAffineTransform? = .identity
    var layer = self
    while layer !== outer {
      if let outer = inner { inner = layer.mapUp.map(outer.concatenating) }
      guard let next = layer.parent else { return nil }
      layer = next
      layer.notePlaceReading()
    }
    guard let inner, let map else { return nil }
    return inner.concatenating(map)
  }

  /// How coordinates of this layer become the superlayer's, as `convert` takes points; nil for perspective.
  private var mapUp: CGAffineTransform? {
    let (bounds, position) = (bounds, position)
    let anchor = anchor(in: bounds)
    if isOnlyMoved { return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y) }
    guard let turned = transform.aboutPoint(anchor, movedTo: position) else { return nil }
    let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    let map = isGeometryFlipped ? mirror.concatenating(turned) : turned
    guard let parent, !parent.sublayerTransform.isIdentity else { return map }
    let center = parent.anchor(in: parent.bounds)
    return parent.sublayerTransform.aboutPoint(center, movedTo: center).map(map.concatenating)
  }
}

extension CATransform3D {
  /// This transform of the plane about `anchor`, which is then moved to `place`; nil for perspective.
  fileprivate func aboutPoint(_ anchor: CGPoint, movedTo target: CGPoint) -> CGAffineTransform? {
    guard m14 == 0, m24 == 0, m44 == 1 else { return nil }
    return CGAffineTransform(
      a: m11, b: m12, c: m21, d: m22, tx: m41 + target.x - anchor.x * m11 - anchor.y * m21,
      ty: m42 + target.y - anchor.x * m12 - anchor.y * m22)
  }
}
