public import MotionMath
import RecordingKit

/// Frame, coordinates and hit testing, by the values of whichever tree the layer is in.
extension CALayer {
  /// The smallest rectangle in the superlayer's coordinates that holds the layer: derived from bounds, position, anchor
  /// point and transform (documented).
  ///
  /// Setting it moves position and bounds' size so that the box fits; bounds' origin is kept (measured on macOS). A side
  /// that the transform shrinks to nothing keeps its length, as no length would fit (chosen here).
  public final var frame: CGRect {
    get {
      let bounds = bounds
      let matrix = transform
      if matrix.isIdentity {
        let anchor = anchorPoint
        let position = position
        return CGRect(
          x: position.x - anchor.x * bounds.size.width, y: position.y - anchor.y * bounds.size.height,
          width: bounds.size.width, height: bounds.size.height)
      }
      return box(of: bounds) { project($0, matrix, of: bounds, at: position) }
    }
    set {
      let frame = newValue.standardized
      let scale = transform.rowScale
      let old = bounds
      let bounds = CGRect(
        x: old.origin.x, y: old.origin.y, width: scale.x > 0 ? frame.width / scale.x : old.size.width,
        height: scale.y > 0 ? frame.height / scale.y : old.size.height)
      let box = box(of: bounds) { project($0, transform, of: bounds, at: .zero) }
      position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
      self.bounds = bounds
    }
  }

  /// A point of this layer's coordinates in its superlayer's, before the superlayer's `sublayerTransform`.
  private func project(_ point: CGPoint, _ matrix: CATransform3D, of bounds: CGRect, at position: CGPoint) -> CGPoint {
    let anchor = anchor(in: bounds)
    let moved = matrix.transform(CGPoint(x: point.x - anchor.x, y: point.y - anchor.y))
    return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
  }

  /// The anchor point in the layer's own coordinates.
  final func anchor(in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The box around the four corners as `map` moves them. Without lists: frames are asked for often, and at start.
  private func box(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let first = map(CGPoint(x: rect.minX, y: rect.minY))
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for corner in 1..<4 {
      let moved = map(
        CGPoint(x: corner & 1 == 0 ? rect.minX : rect.maxX, y: corner & 2 == 0 ? rect.minY : rect.maxY))
      if moved.x < minX { minX = moved.x }
      if moved.y < minY { minY = moved.y }
      if maxX < moved.x { maxX = moved.x }
      if maxY < moved.y { maxY = moved.y }
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
  }

  private func box(around corners: [CGPoint]) -> CGRect {
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return .zero }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  // MARK: Coordinates

  /// A point of this layer in its superlayer's coordinates (geometry measured on macOS: the superlayer's
  /// `sublayerTransform` acts about its anchor point).
  private func pointUp(_ point: CGPoint) -> CGPoint {
    let moved = project(flipped(point), transform, of: bounds, at: position)
    guard let superlayer else { return moved }
    let anchor = superlayer.anchor(in: superlayer.bounds)
    let matrix = superlayer.sublayerTransform
    if matrix.isIdentity { return moved }
    let turned = matrix.transform(CGPoint(x: moved.x - anchor.x, y: moved.y - anchor.y))
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }

  /// A point of the superlayer in this layer's coordinates; the point itself when the layer is seen edge on.
  private func pointDown(_ point: CGPoint) -> CGPoint {
    if isOnlyMoved {
      let (anchor, position) = (anchor(in: bounds), position)
      return CGPoint(x: point.x - position.x + anchor.x, y: point.y - position.y + anchor.y)
    }
    var point = point
    if let superlayer, !superlayer.sublayerTransform.isIdentity {
      let anchor = superlayer.anchor(in: superlayer.bounds)
      let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
      guard let back = superlayer.sublayerTransform.unproject(turned) else { return point }
      point = CGPoint(x: back.x + anchor.x, y: back.y + anchor.y)
    }
    let moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
    guard let back = transform.unproject(moved) else { return point }
    let anchor = anchor(in: bounds)
    return flipped(CGPoint(x: back.x + anchor.x, y: back.y + anchor.y))
  }

  /// The point itself, or mirrored from top to bottom within the bounds: coordinates in a layer of flipped geometry
  /// grow upwards (documented), which moves its sublayers but not its own frame.
  private func flipped(_ point: CGPoint) -> CGPoint {
    guard isGeometryFlipped else { return point }
    let bounds = bounds
    return CGPoint(x: point.x, y: bounds.minY + bounds.maxY - point.y)
  }

  /// From the root down to this layer, in the tree it belongs to.
  private var ancestry: [CALayer] {
    var path: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      path.append(layer)
      next = layer.superlayer
    }
    return path.reversed()
  }

  /// How many layers this one is in.
  private var level: Int {
    var level = 0
    var next = superlayer
    while let layer = next {
      level += 1
      next = layer.superlayer
    }
    return level
  }

  private var root: CALayer {
    var root = self
    while let layer = root.superlayer { root = layer }
    return root
  }

  /// Converts points of `layer`, or of the root for nil: up to the nearest common ancestor, then down.
  ///
  /// - Complexity: O(d) for layers d levels below the common ancestor, plus counting the levels above.
  private func carry(_ points: inout [CGPoint], from layer: CALayer?) {
    var (up, down) = (layer ?? root, self) as (CALayer?, CALayer?)
    var (upLevel, downLevel) = (layer?.level ?? 0, level)
    var descent: [CALayer] = []
    while up?.model() !== down?.model() {
      let rises = upLevel >= downLevel
      if downLevel >= upLevel, let current = down {
        descent.append(current)
        down = current.superlayer
        downLevel -= 1
      }
      if rises, let current = up {
        current.carryUp(&points)
        up = current.superlayer
        upLevel -= 1
      }
    }
    for layer in descent.reversed() {
      for index in points.indices { points[index] = layer.pointDown(points[index]) }
    }
  }

  /// Whether converting up only adds an offset: the layer is moved in its superlayer but not transformed, as nearly
  /// every one is.
  final var isOnlyMoved: Bool {
    presented == nil && values.peekUntouched(.transform) && values.peekUntouched(.geometryFlipped)
      && parent?.values.peekUntouched(.sublayerTransform) ?? true
  }

  /// `pointUp` for several points, without a matrix where possible.
  private func carryUp(_ points: inout [CGPoint]) {
    guard isOnlyMoved else {
      for index in points.indices { points[index] = pointUp(points[index]) }
      return
    }
    let (anchor, position) = (anchor(in: bounds), position)
    for index in points.indices {
      points[index].x = points[index].x - anchor.x + position.x
      points[index].y = points[index].y - anchor.y + position.y
    }
  }

  /// Converts a point of `layer` to this layer's coordinates; nil stands for the root.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    // As a touch goes down from each view to those in it.
    if presented == nil, let layer, layer === parent { return pointDown(point) }
    var points = [point]
    carry(&points, from: layer)
    return points[0]
  }

  /// Converts a point above the root, where roots lie side by side, to this layer's coordinates.
  package final func convert(fromScreen point: CGPoint) -> CGPoint { ancestry.reduce(point) { $1.pointDown($0) } }

  /// Converts a point of this layer to where it is above the root.
  package final func convert(toScreen point: CGPoint) -> CGPoint {
    ancestry.reversed().reduce(point) { $1.pointUp($0) }
  }

  /// Converts a point of this layer to `layer`'s coordinates; nil stands for the root.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, from: self)
  }

  /// Converts a rectangle of `layer`: the box around its four converted corners.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    var corners = corners(of: rect)
    carry(&corners, from: layer)
    return box(around: corners)
  }

  /// Converts a rectangle of this layer: the box around its four converted corners.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, from: self)
  }

  // MARK: Hit testing

  /// Whether the layer's bounds hold a point of its own coordinates.
  public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest layer at a point of the superlayer's coordinates, frontmost first; nil when there is none. Hidden
  /// layers, those of opacity 0 and points outside a mask are passed over (measured on macOS). A layer that clips is
  /// not hit outside its bounds, nor are its sublayers there; a layer that is no surface is never hit itself.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = pointDown(point)
    if let mask, !mask.covers(inside) { return nil }
    let isInside = isSurface && contains(inside)
    if isSurface && masksToBounds && !isInside { return nil }
    for child in sublayersInDrawingOrder.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return isInside ? self : nil
  }

  /// Whether a mask shows a point of the masked layer: the mask, or a layer inside it, contains it. A layer with a path
  /// contains the points that the path fills (chosen here).
  private func covers(_ point: CGPoint) -> Bool {
    guard !isHidden, opacity > 0 else { return false }
    let inside = pointDown(point)
    if case .path(let path) = self[.path] {
      let isEvenOdd = self[.fillRule] == .text("evenOdd")
      if path.contains(inside, using: isEvenOdd ? .evenOdd : .nonZero) { return true }
    } else if isSurface, contains(inside) {
      return true
    }
    return sublayers.contains { $0.covers(inside) }
  }

  /// Back to front as drawn: by `zPosition`, then by place in the tree.
  public final var sublayersInDrawingOrder: [CALayer] {
    let layers = sublayers
    if layers.allSatisfy({ $0.zPosition == 0 }) { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CATransform3D {
  /// The lengths of the first and second row in the plane: the scale by which a frame is mapped back.
  fileprivate var rowScale: CGPoint {
    CGPoint(x: (m11 * m11 + m12 * m12).squareRoot(), y: (m21 * m21 + m22 * m22).squareRoot())
  }
}
