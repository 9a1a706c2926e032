package import LayerKit
package import MotionMath

/// Warns of changes in animation blocks that nothing animates, and that jump therefore.
///
/// The outcome is judged, at the commit that shows it: a block of its own, or an explicit animation of the same property, may
/// come later in the turn. Changes that a layout makes are the layout's.
package final class BlockCheck {
  private struct Change {
    weak var layer: CALayer?
    let property: LayerProperty
    let old: AnimatableValue
    let place: WarningReport.Place?
    let isInTransaction: Bool
  }

  private struct Constant {
    let constraint: String
    /// The views that it names, with their places before the change.
    let views: [(layer: CALayer, name: String, position: CGPoint, size: CGSize)]
    let place: WarningReport.Place?
  }

  private unowned let app: UIApplication
  private var changes: [Change] = []
  private var constants: [Constant] = []
  /// The last transform that was made of a turn by more than π, and its angle.
  package var longTurn: (transform: CATransform3D, angle: Double)?

  init(in app: UIApplication) {
    self.app = app
    app.world.addCommitHook { [weak self] in self?.check() }
  }

  /// The properties whose jump is seen, and which blocks may not animate.
  private static let judged: Set<LayerProperty> = [
    .path, .shadowPath, .borderWidth, .borderColor, .shadowColor, .shadowOffset, .shadowRadius, .strokeStart,
    .strokeEnd,
  ]

  /// Notes a property that is about to change in a block, or in a transaction of a length of its own, which do not animate it.
  package func willChange(_ property: LayerProperty, of layer: CALayer) {
    guard Self.judged.contains(property), app.layoutNesting == 0, layer.presentation() != nil else { return }
    let isInTransaction = app.animations.current == nil
    if isInTransaction {
      // The standard length was not chosen for this change.
      guard !app.world.transaction.disableActions, app.world.transaction.animationDuration != 0.25 else { return }
    }
    let old = layer[property]
    if case .none = old { return }
    changes.append(
      Change(
        layer: layer, property: property, old: old, place: app.placeOfCall(), isInTransaction: isInTransaction))
  }

  /// Notes a constraint whose constant is about to change in a block.
  func willChangeConstant(of constraint: NSLayoutConstraint) {
    guard let block = app.animations.current, block.settings.duration > 0, app.layoutNesting == 0, constraint.isActive
    else { return }
    let views = [constraint.firstNode?.view, constraint.secondNode?.view].compactMap { $0 }
      .filter { $0.layer.presentation() != nil }
      .map { ($0.layer, app.world.label(of: $0), $0.layer.position, $0.layer.bounds.size) }
    guard !views.isEmpty else { return }
    constants.append(
      Constant(constraint: app.world.label(of: constraint), views: views, place: app.placeOfCall()))
  }

  private func check() {
    guard !changes.isEmpty || !constants.isEmpty else { return }
    let (changes, constants) = (changes, constants)
    (self.changes, self.constants) = ([], [])
    for change in changes {
      guard let layer = change.layer, layer.isHosted, layer[change.property] != change.old,
        !layer.isAnimated(change.property)
      else { continue }
      app.warn(
        .oversight(
          .notAnimatedInBlock(
            layer: app.world.label(of: layer), property: change.property.name, isInTransaction: change.isInTransaction)),
        at: change.place, about: layer)
    }
    for constant in constants {
      let moved = constant.views.filter { $0.layer.position != $0.position || $0.layer.bounds.size != $0.size }
      guard let first = moved.first, !moved.contains(where: { $0.layer.isPlaceAnimated }) else { continue }
      app.warn(.oversight(.constantNotLaidOut(view: first.name)), at: constant.place, about: first.layer)
    }
  }
}

extension CALayer {
  fileprivate var isPlaceAnimated: Bool { isAnimated(.position) || isAnimated(.bounds) }

  /// True when an animation of the property, or of a part of it, is attached, alone or in a group.
  fileprivate func isAnimated(_ property: LayerProperty) -> Bool {
    func moves(_ animation: CAAnimation) -> Bool {
      if let group = animation as? CAAnimationGroup { return group.animations.contains(where: moves) }
      return animation is CATransition || (animation as? CAPropertyAnimation)?.keyPath?.property == property
    }
    return attachedAnimations.contains(where: moves)
  }
}

extension UIApplication {
  package var blockCheck: BlockCheck { part { BlockCheck(in: self) } }
}
