import Limits
public import MotionMath

/// One of the copies a `CAReplicatorLayer` shows of its sublayers.
public struct ReplicatorCopy {
  /// Counted from 0, the original.
  public let index: Int
  /// Put around the copy, in the replicator's own coordinates: the instance transform, once for each copy before this
  /// one, about the middle of the bounds.
  public let transform: CATransform3D
  /// The colour that multiplies the copy's colours; nil for no change.
  public let color: CGColor?
  /// The frame that holds the values of the copy's layers: animations run later in it, model values are the same.
  public let frame: Frame
}

extension Frame {
  /// The copies a replicator shows, the original first; one for any other layer, with nothing changed.
  ///
  /// Documented: each copy is transformed relative to the one before and to the middle of the replicator, runs
  /// `instanceDelay` later, and adds the offsets to the colour once more. Colours stay within 0...1, and a count is
  /// rounded down and at least 0 (both chosen here).
  /// - Complexity: A delay compiles the running animations anew for each copy.
  public func copies(of layer: LayerID) -> [ReplicatorCopy] {
    guard kind(of: layer) == .replicator else {
      return [ReplicatorCopy(index: 0, transform: .identity, color: nil, frame: self)]
    }
    let count = min(max(Int(clamping: component(layer, .instanceCount, 0)), 0), Limit.replicatorInstances.most)
    let step = aboutMiddle(of: layer, matrix(layer, .instanceTransform))
    let delay = component(layer, .instanceDelay, 0)
    var transform = CATransform3D.identity
    return (0..<count).map { index in
      defer { transform = CATransform3DConcat(step, transform) }
      return ReplicatorCopy(
        index: index, transform: transform, color: color(of: layer, index),
        frame: delay == 0 || index == 0 ? self : delayed(by: Double(index) * delay, inside: layer))
    }
  }

  private func matrix(_ layer: LayerID, _ property: LayerProperty) -> CATransform3D {
    if case .transform(let matrix) = value(layer, property) { matrix } else { .identity }
  }

  private func aboutMiddle(of layer: LayerID, _ matrix: CATransform3D) -> CATransform3D {
    guard !matrix.isIdentity, case .rect(let bounds) = value(layer, .bounds) else { return matrix }
    let away = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    let back = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    return CATransform3DConcat(CATransform3DConcat(away, matrix), back)
  }

  private func color(of layer: LayerID, _ index: Int) -> CGColor? {
    guard case .color(let color) = value(layer, .instanceColor) else { return nil }
    func part(_ start: Double, _ offset: LayerProperty) -> Double {
      (start + Double(index) * component(layer, offset, 0)).clamped(to: 1)
    }
    let shown = CGColor(
      red: part(color.red, .instanceRedOffset), green: part(color.green, .instanceGreenOffset),
      blue: part(color.blue, .instanceBlueOffset), alpha: part(color.alpha, .instanceAlphaOffset))
    return shown == .white ? nil : shown
  }
}

extension Double {
  fileprivate func clamped(to most: Double) -> Double { Swift.min(Swift.max(self, 0), most) }
}
