package import LayerKit
public import MotionMath
import RecordingKit

extension UIView {
  /// A view with a still picture of this one's bounds.
  ///
  /// With `afterScreenUpdates` false it shows the last commit, animations included; nil when there is none. With true it
  /// shows the model values, after a layout.
  ///
  /// When its size changes, the picture is stretched as a whole: animations that are published with their pictures shrink a
  /// snapshot by its bounds.
  public final func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero)
  }

  /// A view with a still picture of the part of this one inside `rect`, in its own coordinates.
  ///
  /// When its size changes, the picture stretches between its borders. Nil as for `snapshotView(afterScreenUpdates:)`.
  ///
  /// - Parameter capInsets: The borders, in points, none negative, with something between them. They keep their size,
  ///   and get smaller together where there is no room for them (chosen here).
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard canBeCopied(afterScreenUpdates: afterScreenUpdates) else { return nil }
    let part = CGRect(
      x: rect.minX - bounds.minX, y: rect.minY - bounds.minY, width: rect.width, height: rect.height)
    return ResizableSnapshot(of: part, capInsets, in: app) { self.snapshot(asPresented: !afterScreenUpdates) }
  }

  /// Whether there is something to copy; warns where it would show nothing.
  package func canBeCopied(afterScreenUpdates: Bool) -> Bool {
    if afterScreenUpdates { layoutIfNeeded() }
    let isShown = afterScreenUpdates || layer.presentation() != nil
    if !isShown || isHidden || alpha == 0 || bounds.isEmpty {
      app.warn(.emptySnapshot(view: app.world.label(of: self)), about: self)
    }
    return isShown
  }

  private func snapshot(asPresented: Bool) -> UIView {
    let still = layer.still(asPresented: asPresented)
    still.transform = .identity
    let snapshot = UIView(frame: CGRect(origin: .zero, size: still.bounds.size), in: app)
    still.frame = snapshot.bounds
    snapshot.layer.addSublayer(still)
    snapshot.clipsToBounds = true
    snapshot.isUserInteractionEnabled = false
    return snapshot
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
