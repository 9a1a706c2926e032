public import LayerKit
import MotionMath

extension UIView: LayerOwner {
  /// What happens when a property of the view's layer changes: an animation inside an animation block, and nothing
  /// outside one, so that views do not animate implicitly (documented).
  public final func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let state = app.animations.current, state.settings.duration > 0,
      let property = LayerProperty(name: key), property.implicitAction == .basic
    else { return NSNull.shared }
    return ViewPropertyAction(property, old: layer[property], state: state)
  }
}

/// Turns one property change inside an animation block into an animation of that block.
///
/// Made while the old value is still in place, run when the new one is.
private final class ViewPropertyAction: CAAction {
  private let property: LayerProperty
  private let old: AnimatableValue
  private let state: ViewAnimationState

  init(_ property: LayerProperty, old: AnimatableValue, state: ViewAnimationState) {
    self.property = property
    self.old = old
    self.state = state
  }

  func run(forKey event: String, object: CALayer) {
    let new = object[property]
    guard new != old else { return }
    state.record(old, of: property, on: object)
    if let keyframes = state.keyframes {
      keyframes.record(from: old, to: new, of: property, on: object)
    } else if property == .bounds, case .rect(let from) = old, case .rect(let to) = new {
      if from.origin != to.origin {
        animate(.bounds, .origin, from: .point(from.origin), to: .point(to.origin), on: object)
      }
      if from.size != to.size { animate(.bounds, .size, from: .size(from.size), to: .size(to.size), on: object) }
    } else {
      animate(property, nil, from: old, to: new, on: object)
    }
  }

  /// Additive, from the difference to nothing, where values can be subtracted (reported for iOS 8): several blocks then
  /// blend without a jump. From the old value to the new one for colours and what else cannot.
  private func animate(
    _ property: LayerProperty, _ component: LayerKeyPath.Component?, from old: AnimatableValue,
    to new: AnimatableValue, on layer: CALayer
  ) {
    let part = component.flatMap { try? LayerKeyPath(property, $0) }
    let keyPath = part ?? LayerKeyPath(property)
    let animation = makeAnimation(keyPath)
    if let difference = ViewPropertyAction.difference(old, new) {
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = .zero(of: difference.kind)
    } else {
      let start = state.settings.options.contains(.beginFromCurrentState) ? layer.presentation()?[property] : nil
      animation.fromValue = ViewPropertyAction.visible(start ?? old, beside: new)
      animation.toValue = ViewPropertyAction.visible(new, beside: start ?? old)
    }
    state.add(animation, to: layer, key: keyPath.description)
  }

  private func makeAnimation(_ keyPath: LayerKeyPath) -> CABasicAnimation {
    switch state.settings.motion {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let stiffness, let damping, let initialVelocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = 1
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = initialVelocity
      return animation
    }
  }

  /// What has to be added to `new` to get `old`; nil where the two cannot be subtracted.
  private static func difference(_ old: AnimatableValue, _ new: AnimatableValue) -> AnimatableValue? {
    switch (old, new) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): break
    case (.transform(let from), .transform(let to)):
      // A view shrunk to nothing has no inverse to come back from.
      guard from.inverse != nil, to.inverse != nil else { return nil }
    default: return nil
    }
    return try? old.subtracting(new)
  }

  /// No colour fades as the other end's colour at alpha 0 (chosen here: a layer's own rule would show nothing).
  private static func visible(_ value: AnimatableValue, beside other: AnimatableValue) -> AnimatableValue {
    if case .none = value, case .color(let color) = other { return .color(color.withAlphaComponent(0)) }
    return value
  }
}
