import ViewKit

extension UIViewController {
  /// The animator and the driver of this controller's presentation, from its delegate or from the system.
  ///
  /// The custom style asks for an animator even when `animated` is false (documented); for a custom style without an
  /// animator see `BehaviorSettings.customWithoutAnimator`.
  func presentationAnimators(
    presenter: UIViewController, source: UIViewController, animated: Bool
  ) -> TransitionAnimators {
    let style = modalPresentationStyle.resolved
    var result = TransitionAnimators()
    guard animated || style == .custom else { return result }
    if let delegate = transitioningDelegate {
      app.log("animationController(forPresented:)", self)
      result.animator = delegate.animationController(forPresented: self, presenting: presenter, source: source)
      if let animator = result.animator, animated {
        app.log("interactionControllerForPresentation", self)
        result.interaction = delegate.interactionControllerForPresentation(using: animator)
      }
    }
    if animated, result.animator == nil, hasSystemAnimation(style) {
      result.system = SystemAnimator(.init(modalTransitionStyle, isArriving: true), style, in: app)
    } else if animated, result.animator == nil {
      app.warn(.notAnimated, about: self)
    }
    return result
  }

  /// The animator and the driver of this controller's dismissal, from its delegate or from the system.
  func dismissalAnimators(animated: Bool) -> TransitionAnimators {
    let style = ownPresentation?.controller.presentationStyle ?? modalPresentationStyle.resolved
    var result = TransitionAnimators()
    guard animated || style == .custom else { return result }
    if let delegate = transitioningDelegate {
      app.log("animationController(forDismissed:)", self)
      result.animator = delegate.animationController(forDismissed: self)
      if let animator = result.animator, animated {
        app.log("interactionControllerForDismissal", self)
        result.interaction = delegate.interactionControllerForDismissal(using: animator)
      }
    }
    if animated, result.animator == nil, hasSystemAnimation(style) {
      result.system = SystemAnimator(.init(modalTransitionStyle, isArriving: false), style, in: app)
      result.interaction = (ownPresentation?.controller as? UISheetPresentationController)?.drag.driver
    }
    return result
  }

  private func hasSystemAnimation(_ style: UIModalPresentationStyle) -> Bool {
    style != .custom || app.settings.customWithoutAnimator == .system
  }
}
