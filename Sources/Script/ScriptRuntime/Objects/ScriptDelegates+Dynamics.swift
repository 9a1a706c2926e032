package import MotionMath
package import ViewKit

// The callbacks of moving bodies, in the words of a script.

extension UIDynamicAnimatorDelegate where Self: ScriptResponding {
  package func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    notify("dynamicAnimatorWillResume", [.object(animator)])
  }

  package func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    notify("dynamicAnimatorDidPause", [.object(animator)])
  }
}

extension UICollisionBehaviorDelegate where Self: ScriptResponding {
  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIView, with other: UIView, at point: CGPoint
  ) {
    notify(
      "collisionBehavior_beganContactFor_with",
      [.object(behavior), .object(item), .object(other), .point(point)])
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIView, withBoundaryIdentifier identifier: String?,
    at point: CGPoint
  ) {
    notify(
      "collisionBehavior_beganContactFor_withBoundaryIdentifier",
      [.object(behavior), .object(item), identifier.map { .string($0) } ?? .none, .point(point)])
  }
}
