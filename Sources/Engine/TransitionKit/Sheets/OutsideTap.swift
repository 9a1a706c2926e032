import LayerKit
import ViewKit

/// Dismisses a popover or a dimmed sheet at a tap beside it (documented: UIKit ignores events outside of the bounds only
/// where `isModalInPresentation` is set), unless the delegate or `isModalInPresentation` forbids it: then the delegate is
/// notified of the attempt.
final class OutsideTap: UIGestureRecognizerDelegate {
  private weak var controller: UIPresentationController?
  private let recognizer: UITapGestureRecognizer
  /// Called instead of asking for a dismissal; nil: it asks.
  private let action: (() -> Void)?

  /// - Parameter name: The recogniser's, in the log.
  init(of controller: UIPresentationController, named name: String, _ action: (() -> Void)? = nil) {
    (self.controller, self.action) = (controller, action)
    recognizer = UITapGestureRecognizer(in: controller.app)
    recognizer.name = name
    recognizer.addTarget(TargetAction(target: controller, name: name) { [weak self] _ in self?.tapped() })
  }

  func install(on view: UIView) {
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = controller?.presentedView else { return false }
    return touch.view?.isDescendant(of: view) == false
  }

  private func tapped() {
    guard let controller, recognizer.state == .ended, controller.app.currentTransition == nil,
      controller.presentedViewController.presentedViewController == nil
    else { return }
    if let action { return action() }
    guard controller.asksToDismiss() else { return controller.reportAttemptToDismiss() }
    controller.dismissByPerson()
  }
}
