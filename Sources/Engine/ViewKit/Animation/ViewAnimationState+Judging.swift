import LayerKit
import MotionMath

/// Warnings of animations that look otherwise than they were meant.
extension ViewAnimationState {
  /// Judges a change that the block is about to animate.
  func judge(_ old: AnimatableValue, _ new: AnimatableValue, of property: LayerProperty, on layer: CALayer) {
    switch (old, new) {
    case (.transform(.identity), .transform(let to))
    where property == .transform && app.blockCheck.longTurn?.transform == to:
      guard settings.duration > 0, let angle = app.blockCheck.longTurn?.angle else { return }
      let view = app.world.label(of: (layer.owner as? UIView) ?? layer)
      app.warn(
        .oversight(
          .turnsTheShortWay(view: view, asked: angle, shown: angle.remainder(dividingBy: 2 * .pi))), about: layer)
    case (.transform, .transform(let to)):
      // A turn by 2π leaves the error of a sine behind; what is exactly the identity is a reset.
      guard property == .transform, to != .identity, settings.duration > 0, old.looksLike(new) else { return }
      app.warn(.oversight(.turnOfNothing(view: app.world.label(of: (layer.owner as? UIView) ?? layer))), about: layer)
    case (.rect(let from), .rect(let to)) where property == .bounds && from == .zero && to.width > 0 && to.height > 0:
      guard app.layoutNesting > 0, !hasToldOfLayout, let view = layer.owner as? UIView, view.isSeen,
        let place = app.placeOfCall()
      else { return }
      hasToldOfLayout = true
      app.warn(.oversight(.firstLayoutInBlock(view: app.world.label(of: view))), at: place, about: view)
    default: return
    }
  }

  /// The model's values of a block that has run there and back, which are those of the far end.
  var valuesAfterReverse: [AnimatableValue] {
    guard settings.isReversedAtEnd, allFinished, forcedOutcome == nil else { return [] }
    return changes.map { $0.layer[$0.property] }
  }

  /// Warns of the first view that stays at the far end, after the completion.
  func warnOfJump(from far: [AnimatableValue]) {
    for (change, value) in zip(changes, far) where value != change.old && change.layer[change.property] == value {
      guard change.layer.isHosted, let view = change.layer.owner as? UIView, !view.isHidden else { continue }
      return app.warn(
        .oversight(.jumpsAfterReverse(view: app.world.label(of: view), property: change.property.name)), at: place,
        about: view)
    }
  }
}

extension ViewAnimationSettings {
  /// True when the last run ends where the first began.
  var isReversedAtEnd: Bool {
    autoreverses && duration > 0 && repeatCount.isFinite && repeatCount == repeatCount.rounded()
  }
}

extension AnimatableValue {
  /// True when the numbers differ by no more than rounding.
  fileprivate func looksLike(_ other: AnimatableValue) -> Bool {
    zip(components, other.components).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }
}

extension UIView {
  /// True when it draws something of its own.
  fileprivate var isSeen: Bool {
    !isHidden && alpha > 0 && (backgroundColor != nil || self is UILabel || self is UIImageView || self is UIControl)
  }
}
