/// The events that can be waited for, so that completion offers them before the first has happened.
package enum EventNames {
  package static let all = [
    "animateTransition", "animationController(forDismissed:)", "animationController(forPresented:)", "animationEnded",
    "applicationDidEnterBackground", "begin", "cancelInteractiveTransition", "completeTransition", "completion",
    "constraintBroken", "didMoveToParent", "didSelect", "didShow", "dismiss", "dismissalTransitionDidEnd",
    "dismissalTransitionWillBegin", "finishInteractiveTransition", "gesture", "haptic", "hold", "homeIndicator",
    "interactionControllerForDismissal", "interactionControllerForPresentation",
    "navigationController(_:animationControllerFor:from:to:)", "navigationController(_:interactionControllerFor:)",
    "pauseInteractiveTransition", "pop", "preferredContentSizeDidChange", "present",
    "presentationController(forPresented:)", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "presentationTransitionDidEnd", "presentationTransitionWillBegin", "push", "rate", "rotate",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "shouldSelect", "startInteractiveTransition",
    "statusBar", "stop", "tabBarController(_:animationControllerForTransitionFrom:to:)",
    "tabBarController(_:interactionControllerFor:)", "touchesBegan", "touchesCancelled", "touchesEnded",
    "touchesMoved", "updateInteractiveTransition", "viewDidAppear", "viewDidDisappear", "viewDidLoad",
    "viewWillAppear", "viewWillDisappear", "viewWillTransition", "warning", "willMoveToParent", "willShow",
  ]
}
