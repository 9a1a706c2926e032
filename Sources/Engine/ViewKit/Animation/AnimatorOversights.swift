import LayerKit
import MotionMath

/// A constraint's constant that a block of a property animator has changed.
struct ChangedConstant {
  weak var constraint: NSLayoutConstraint?
  let former: Double
  /// The constant when the block had ended.
  var far = 0.0
  let place: WarningReport.Place?
}

extension UIApplication {
  /// Warns of the first constant that is still what a block has made it, though its animator has come back to its start: the
  /// views are at their old places until the next layout.
  func warnOfConstants(_ changed: [ChangedConstant]) {
    for one in changed {
      guard let constraint = one.constraint, constraint.isActive, one.far != one.former, constraint.constant == one.far,
        let view = constraint.firstItem as? UIView ?? constraint.secondItem as? UIView, view.window != nil
      else { continue }
      let name = world.label(of: view)
      return warn(
        .oversight(.constantStays(view: name, constant: one.far, former: one.former)), at: one.place, about: view)
    }
  }

  /// Warns, at the end of a script, of completions that wait at the end of an animator which nobody watches.
  package func warnOfWaitingCompletions() {
    for animator in propertyAnimators where animator.isWaitingAtItsEnd {
      warn(.oversight(.completionWaits(animator: world.label(of: animator))), about: animator)
    }
  }
}
