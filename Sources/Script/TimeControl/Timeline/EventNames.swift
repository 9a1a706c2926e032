/// The names of events, so that one can be asked or waited for before it has happened.
package enum EventNames {
  package static let all = [
    "animateTransition", "animationController(forDismissed:)", "animationController(forPresented:)",
    "animationDidStop", "animationEnded", "applicationDidEnterBackground", "becomeFirstResponder", "begin",
    "cancelInteractiveTransition", "completeTransition", "completion", "constraintBroken",
    "didMoveToParent", "didSelect", "didShow", "dismiss", "dismissalTransitionDidEnd",
    "dismissalTransitionWillBegin", "finishInteractiveTransition", "gesture", "haptic", "hold", "homeIndicator",
    "interactionControllerForDismissal", "interactionControllerForPresentation", "interactiveDismissShouldBegin",
    "navigationController(_:animationControllerFor:from:to:)", "navigationController(_:interactionControllerFor:)",
    "pauseInteractiveTransition", "pop", "preferredContentSizeDidChange", "present",
    "presentationController(forPresented:)", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "presentationTransitionDidEnd", "presentationTransitionWillBegin", "push", "rate", "resignFirstResponder",
    "rotate", "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "shouldSelect",
    "startInteractiveTransition", "statusBar", "stop",
    "tabBarController(_:animationControllerForTransitionFrom:to:)", "tabBarController(_:interactionControllerFor:)",
    "touchesBegan", "touchesCancelled", "touchesEnded", "touchesMoved", "updateInteractiveTransition",
    "viewDidAppear", "viewDidDisappear", "viewDidLoad", "viewIsAppearing", "viewWillAppear", "viewWillDisappear",
    "viewWillTransition",
    "warning", "willMoveToParent", "willShow",
  ]
}
