public import LayerKit
public import MotionMath

extension UIView: LayerOwner {
  /// The action for a changed property of the view's layer: an animation inside an animation block, none outside, so
  /// that views do not animate implicitly (documented).
  public final func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let property = LayerProperty(name: key), let state = blockAnimating(property), state.settings.duration > 0
    else { return NSNull.shared }
    return ViewPropertyAction(property, old: layer[property], state: state)
  }

  public final func action(for layer: CALayer, changing property: LayerProperty) -> (any CAAction)? {
    guard let state = blockAnimating(property) else {
      if app.animations.current != nil { app.blockCheck.willChange(property, of: layer) }
      return NSNull.shared
    }
    guard state.settings.duration > 0 else { return ImmediateChangeAction(property, old: layer[property]) }
    return ViewPropertyAction(property, old: layer[property], state: state)
  }

  private func blockAnimating(_ property: LayerProperty) -> ViewAnimationState? {
    guard property.implicitAction == .basic, property.blockAction != .none || app.settings.blockProperties == .all
    else { return nil }
    return app.animations.current
  }
}

/// Notes that a block of no length changed a property: it makes no animation, and is seen on the timeline all the same.
private final class ImmediateChangeAction: CAAction {
  private let property: LayerProperty
  private let old: AnimatableValue

  init(_ property: LayerProperty, old: AnimatableValue) {
    self.property = property
    self.old = old
  }

  func run(forKey event: String, object: CALayer) {
    if object[property] != old { object.noteImmediateChange(of: property) }
  }
}

/// Turns one property change inside an animation block into an animation of that block.
///
/// Created with the old value in place, run with the new one.
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
    state.judge(old, new, of: property, on: object)
    state.record(old, of: property, on: object)
    if let keyframes = state.keyframes {
      keyframes.record(from: old, to: new, of: property, on: object)
    } else {
      let fromCurrent = state.settings.options.contains(.beginFromCurrentState)
      for change in PropertyChange.changes(
        of: property, on: object, from: old, to: new, shown: fromCurrent ? object.presentation()?[property] : nil,
        isAdditive: property.blockAction != .replacing || state.addsFades
          || (object.owner as? UIView)?.addsFades == true)
      {
        state.animate(change)
      }
    }
  }
}
