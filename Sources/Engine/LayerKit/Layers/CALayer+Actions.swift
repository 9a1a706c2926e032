import MotionMath
import RecordingKit

/// Something to do when a property changes or a tree is rearranged.
public protocol CAAction: AnyObject {
  /// Runs the action, after the change was made.
  func run(forKey event: String, object: CALayer)
}

/// The action that does nothing and ends the search for one.
public final class NSNull: CAAction, Sendable {
  public static let shared = NSNull()
  private init() {}
  public func run(forKey event: String, object: CALayer) {}
}

extension CALayer {
  /// The action for `key`: asked of the view, the delegate, `actions`, `styleActions`, the class (documented order), and last
  /// Core Animation's own default for a layer on screen. Nil when there is none, or when `NSNull` ends the search
  /// (measured on macOS).
  public func action(forKey key: String) -> (any CAAction)? {
    if let declared = declaredAction(forKey: key) { return declared is NSNull ? nil : declared }
    guard isHosted else { return nil }
    if Self.treeTransitions.contains(key) { return implicitTransition() }
    if let property = LayerProperty(name: key) { return defaultAction(for: property) }
    // Measured on macOS: a part of a transform has one too, of a position it has none.
    guard let part = try? LayerKeyPath(key), part.property.kind == .transform else { return nil }
    return implicitAnimation(of: part)
  }

  /// Changes of the tree that blend the whole layer (measured on macOS).
  private static let treeTransitions: Set = ["sublayers", "mask", "filters"]

  private func declaredAction(forKey key: String) -> (any CAAction)? {
    if let owner, let action = owner.action(for: self, forKey: key) { return action }
    if let delegate, let action = delegate.action(for: self, forKey: key) { return action }
    return actions[key] ?? styleActions[key] ?? type(of: self).defaultAction(forKey: key)
  }

  /// The action to run for a change of `property`; nil when there is none or actions are off.
  final func implicitAction(for property: LayerProperty) -> (any CAAction)? {
    if world.transaction.disableActions { return nil }
    if let action = owner?.action(for: self, changing: property) ?? declaredAction(forKey: property.name) {
      return action is NSNull ? nil : action
    }
    guard isHosted, let action = defaultAction(for: property) else { return nil }
    if speed == 0 { world.onStoppedAnimation(self, property) }
    return action
  }

  /// The action for a change of the tree; nil when there is none or actions are off.
  final func treeAction(_ key: String) -> (any CAAction)? {
    if world.transaction.disableActions { return nil }
    if let action = declaredAction(forKey: key) { return action is NSNull ? nil : action }
    return isHosted && Self.treeTransitions.contains(key) ? implicitTransition() : nil
  }

  /// Core Animation's own implicit animation (measured on macOS): from the old value to the model value, with the
  /// transaction's duration and curve, filled backwards.
  private func defaultAction(for property: LayerProperty) -> (any CAAction)? {
    switch property.implicitAction {
    case .none: return nil
    case .transition: return implicitTransition()
    case .basic:
      // Measured on macOS: a background colour animates only from a colour.
      if property == .backgroundColor, backgroundColor == nil { return nil }
      return implicitAnimation(of: LayerKeyPath(property))
    }
  }

  private func implicitAnimation(of keyPath: LayerKeyPath) -> any CAAction {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = keyPath.get(from: values[keyPath.property])
    configureImplicit(animation)
    return animation
  }

  private func implicitTransition() -> any CAAction {
    let transition = CATransition()
    configureImplicit(transition)
    return transition
  }

  private func configureImplicit(_ animation: CAAnimation) {
    animation.duration = world.transaction.animationDuration
    animation.timingFunction = world.transaction.animationTimingFunction ?? CAMediaTimingFunction(name: .default)
    animation.clockSource = .layer
    animation.fillMode = .backwards
  }
}
