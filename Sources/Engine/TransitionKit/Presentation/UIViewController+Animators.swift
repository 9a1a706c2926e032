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
      result.system = systemAnimator(isArriving: true, style, over: presenter)
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
      guard let presenter = presentingViewController else { return result }
      result.system = systemAnimator(isArriving: false, style, over: presenter)
      result.interaction =
        zoomedPage(over: presenter)?.dismissal.driver
        ?? (ownPresentation?.controller as? UISheetPresentationController)?.drag.driver
    }
    return result
  }

  private func systemAnimator(
    isArriving: Bool, _ style: UIModalPresentationStyle, over presenter: UIViewController
  ) -> SystemAnimator {
    if let own = ownTransition(isArriving: isArriving) { return SystemAnimator(own) }
    if let page = zoomedPage(over: presenter) {
      page.goBack = { [weak self] in self?.ownPresentation?.controller.dismissByPerson() }
      return SystemAnimator(
        ZoomAnimator(page, isOpening: isArriving, asSheet: style == .pageSheet || style == .formSheet))
    }
    return SystemAnimator(
      .init(preferredTransition?.style ?? modalTransitionStyle, isArriving: isArriving), style, in: app)
  }

  var prefersZoom: Bool { preferredTransition.map { $0.style == nil } ?? false }

  /// Its page where it prefers a zoom; nil otherwise.
  func zoomedPage(over below: UIViewController) -> ZoomedPage? {
    app.transitionCenter.zoomedPage(of: self, over: below)
  }

  private func hasSystemAnimation(_ style: UIModalPresentationStyle) -> Bool {
    style != .custom || app.settings.customWithoutAnimator == .system
  }
}
