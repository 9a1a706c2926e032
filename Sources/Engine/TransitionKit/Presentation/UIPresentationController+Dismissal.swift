import ViewKit

/// Dismissal by a person: a drag of a sheet, a tap beside it or a popover.
extension UIPresentationController {
  /// Whether `isModalInPresentation` and the delegate, which is asked, allow it.
  func asksToDismiss() -> Bool {
    guard !presentedViewController.isModalInPresentation else { return false }
    guard let delegate else { return true }
    app.log("presentationControllerShouldDismiss", self)
    return delegate.presentationControllerShouldDismiss(self)
  }

  /// Tells the delegate that a person tried what is not allowed.
  func reportAttemptToDismiss() {
    app.log("presentationControllerDidAttemptToDismiss", self)
    delegate?.presentationControllerDidAttemptToDismiss(self)
  }

  /// Dismisses it, and tells the delegate before and, unless it was cancelled, after.
  ///
  /// - Parameter prepare: Called between the delegate's call and the dismissal.
  func dismissByPerson(_ prepare: () -> Void = {}) {
    app.log("presentationControllerWillDismiss", self)
    delegate?.presentationControllerWillDismiss(self)
    prepare()
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self, presentedViewController.presentingViewController == nil else { return }
      app.log("presentationControllerDidDismiss", self)
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
