package import LayerKit
public import MotionMath
import RecordingKit

extension UIView {
  /// A view with a still picture of this one's bounds.
  ///
  /// With `afterScreenUpdates` false it shows the last commit, animations included; nil when there is none. With true it
  /// shows the model values, after a layout.
  public final func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    if afterScreenUpdates {
      layoutIfNeeded()
    } else if layer.presentation() == nil {
      return nil
    }
    let still = layer.still(asPresented: !afterScreenUpdates)
    still.transform = .identity
    let snapshot = UIView(frame: CGRect(origin: .zero, size: still.bounds.size), in: app)
    still.frame = snapshot.bounds
    snapshot.layer.addSublayer(still)
    snapshot.clipsToBounds = true
    snapshot.isUserInteractionEnabled = false
    return snapshot
  }
}

extension UIView {
  /// A view with a still picture of the part of this one inside `rect`, in its own coordinates.
  ///
  /// Nil as for `snapshotView(afterScreenUpdates:)`.
  public final func resizableSnapshotView(from rect: CGRect, afterScreenUpdates: Bool) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterScreenUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size), in: app)
    part.clipsToBounds = true
    part.isUserInteractionEnabled = false
    whole.center = CGPoint(
      x: whole.center.x + bounds.origin.x - rect.origin.x, y: whole.center.y + bounds.origin.y - rect.origin.y)
    part.addSubview(whole)
    return part
  }
}

extension CALayer {
  /// A copy of the layer tree without animations, with the values on screen now or those of the model.
  ///
  /// - Parameter other: The world of the copy; nil for the layer's own.
  package func still(asPresented: Bool, in other: World? = nil) -> CALayer {
    // Trees may be deep: nothing is called recursively, and each copy gets its sublayers before it is added itself.
    var copies: [(copy: CALayer, parent: Int, isMask: Bool)] = []
    var pending = [(layer: self, parent: 0, isMask: false)]
    while let next = pending.popLast() {
      if let mask = next.layer.mask { pending.append((mask, copies.count, true)) }
      for sublayer in next.layer.sublayers.reversed() { pending.append((sublayer, copies.count, false)) }
      copies.append((next.layer.stillAlone(asPresented: asPresented, in: other), next.parent, next.isMask))
    }
    for (copy, parent, isMask) in copies.dropFirst().reversed() {
      if isMask { copies[parent].copy.mask = copy } else { copies[parent].copy.insertSublayer(copy, at: 0) }
    }
    return copies[0].copy
  }

  /// The same without sublayers and mask.
  private func stillAlone(asPresented: Bool, in other: World?) -> CALayer {
    let source = asPresented ? presentation() ?? self : self
    let copy = emptyTwin(in: other ?? world)
    for property in LayerProperty.allCases where source[property] != property.defaultValue {
      copy[property] = source[property]
      if let other, case .image(let image) = source[property], let content = world.recording.content(of: image) {
        other.recording.keep(content, for: image)
      }
    }
    return copy
  }

  /// A layer of the same kind with every property at its default.
  private func emptyTwin(in world: World) -> CALayer {
    switch self {
    case is CAShapeLayer: CAShapeLayer(in: world)
    case is CAGradientLayer: CAGradientLayer(in: world)
    case is LabelLayer: LabelLayer(in: world)
    case is BackdropLayer: BackdropLayer(in: world)
    case is CATextLayer: CATextLayer(in: world)
    case is CATransformLayer: CATransformLayer(in: world)
    case is CAReplicatorLayer: CAReplicatorLayer(in: world)
    default: CALayer(in: world)
    }
  }
}
