package import MotionMath

/// Where the layers of a frame are: the one geometry, by which pictures are drawn and findings are made (measured on
/// macOS).
///
/// A layer is a plane that is seen in its superlayer's; only transform layers keep depth.
package struct FrameGeometry {
  package let frame: Frame

  package init(_ frame: Frame) { self.frame = frame }

  /// How a layer lies in the plane that it is drawn in.
  package struct Placement {
    /// The transform in space, to the coordinates of the surrounding plane; computed only where needed.
    package let matrix: CATransform3D
    /// Flattened.
    package let plane: Projection
    /// Whether its back is seen.
    package var showsBack = false
  }

  /// The coordinates that layers are placed in: the screen's, or those inside a layer.
  package struct Space {
    /// Maps the coordinates after `matrix` to those of the group.
    package var plane = CGAffineTransform.identity
    /// The transform in space before flattening; nil is the identity.
    package var matrix: CATransform3D?
    /// Maps the group to the screen.
    package var outside = Projection.identity

    package init() {}

    /// Maps a layer's own coordinates to the screen's.
    package func projection(of placement: Placement) -> Projection {
      placement.plane.concatenating(Projection(plane).concatenating(outside))
    }
  }

  // MARK: One layer

  /// - Parameter around: The transform in space of what is around it; nil is the identity.
  package func placement(of layer: LayerID, _ bounds: CGRect, in around: CATransform3D?) -> Placement {
    let anchor = anchor(of: layer, bounds)
    let (x, y) = (frame.component(layer, .position, 0), frame.component(layer, .position, 1))
    let isTransformed = !frame.isIdentity(layer, .transform)
    if !isTransformed, around == nil {
      let move = CGAffineTransform(translationX: x - anchor.x, y: y - anchor.y)
      var matrix = CATransform3D.identity
      if frame.kind(of: layer) == .transform {
        matrix = CATransform3DMakeTranslation(x - anchor.x, y - anchor.y, frame.component(layer, .zPosition, 0))
      }
      return Placement(matrix: matrix, plane: Projection(move))
    }
    var matrix = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -frame.component(layer, .anchorPointZ, 0)),
      isTransformed ? transform(layer, .transform) : .identity)
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, frame.component(layer, .zPosition, 0)))
    if let around { matrix = CATransform3DConcat(matrix, around) }
    return Placement(matrix: matrix, plane: Projection(matrix), showsBack: (matrix.inverse?.m33 ?? 1) < 0)
  }

  /// Whether a layer without a back is seen from behind.
  package func isTurnedAway(_ layer: LayerID, _ placement: Placement) -> Bool {
    frame.component(layer, .doubleSided, 0) == 0 && placement.showsBack
  }

  /// The anchor point in the layer's own coordinates.
  package func anchor(of layer: LayerID, _ bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.minX + frame.component(layer, .anchorPoint, 0) * bounds.width,
      y: bounds.minY + frame.component(layer, .anchorPoint, 1) * bounds.height)
  }

  package func bounds(of layer: LayerID) -> CGRect {
    CGRect(
      x: frame.component(layer, .bounds, 0), y: frame.component(layer, .bounds, 1),
      width: frame.component(layer, .bounds, 2), height: frame.component(layer, .bounds, 3))
  }

  // MARK: The layers inside

  /// The transform in space of a layer's sublayers, with its `sublayerTransform`.
  package func matrix(inside layer: LayerID, _ bounds: CGRect, in around: CATransform3D?) -> CATransform3D? {
    let transform = transform(layer, .sublayerTransform)
    if transform.isIdentity { return around }
    let anchor = anchor(of: layer, bounds)
    let about = transform.about(x: anchor.x, y: anchor.y)
    return around.map { CATransform3DConcat(about, $0) } ?? about
  }

  /// The coordinates of a layer's sublayers.
  package func space(
    inside layer: LayerID, _ bounds: CGRect, _ placement: Placement, in space: Space
  ) -> Space {
    var inside = Space()
    inside.outside = space.outside
    if frame.kind(of: layer) == .transform {
      (inside.plane, inside.matrix) = (space.plane, placement.matrix)
    } else if placement.plane.isAffine {
      inside.plane = placement.plane.affine.concatenating(space.plane)
    } else {
      inside.outside = space.projection(of: placement)
    }
    inside.matrix = matrix(inside: layer, bounds, in: inside.matrix)
    return inside
  }

  /// Sublayers back to front: by depth, then by order in the tree.
  package func drawingOrder(_ sublayers: [LayerID], in around: CATransform3D?) -> [LayerID] {
    guard sublayers.count > 1 else { return sublayers }
    let depths = sublayers.map { depth($0, in: around) }
    guard depths.contains(where: { $0 != depths[0] }) else { return sublayers }
    return sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { sublayers[$0] }
  }

  /// The depth of the middle of a layer, for ordering.
  private func depth(_ layer: LayerID, in around: CATransform3D?) -> Double {
    if around == nil, frame.isIdentity(layer, .transform) { return frame.component(layer, .zPosition, 0) }
    let bounds = bounds(of: layer)
    let m = placement(of: layer, bounds, in: around).matrix
    let depth = bounds.midX * m.m13 + bounds.midY * m.m23 + m.m43
    // Sines of whole turns are not exactly 0, so depths are rounded to a millionth of a point.
    return (depth * 1e6).rounded() / 1e6
  }

  private func transform(_ layer: LayerID, _ property: LayerProperty) -> CATransform3D {
    if frame.isIdentity(layer, property) { return .identity }
    if case .transform(let matrix) = frame.value(layer, property) { return matrix }
    return .identity
  }
}

extension CATransform3D {
  /// The transform about another point than the origin.
  package func about(x: Double, y: Double) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), self), CATransform3DMakeTranslation(x, y, 0))
  }
}

extension Frame {
  /// Whether a matrix is the identity, as most are. Checks the first entries before the rest.
  package func isIdentity(_ layer: LayerID, _ property: LayerProperty) -> Bool {
    if !isAnimated(layer, property), isDefault(layer, property) { return true }
    guard case .transform(let matrix) = value(layer, property) else { return true }
    return matrix.isIdentity
  }
}
