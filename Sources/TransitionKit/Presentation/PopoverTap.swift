import LayerKit
import ViewKit

/// Dismisses a popover at a tap beside it (documented), unless the delegate or `isModalInPresentation` forbids it: then the
/// delegate is notified of the attempt.
final class PopoverTap: UIGestureRecognizerDelegate {
  private weak var popover: UIPopoverPresentationController?
  private let recognizer: UITapGestureRecognizer

  init(of popover: UIPopoverPresentationController) {
    self.popover = popover
    recognizer = UITapGestureRecognizer(in: popover.app)
    recognizer.name = "popoverTap"
    recognizer.addTarget(TargetAction(target: popover, name: "popoverTap") { [weak self] _ in self?.tapped() })
  }

  func install(on view: UIView) {
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = popover?.presentedView else { return false }
    return touch.view?.isDescendant(of: view) == false
  }

  private func tapped() {
    guard let popover, recognizer.state == .ended, popover.app.currentTransition == nil,
      popover.presentedViewController.presentedViewController == nil
    else { return }
    guard popover.asksToDismiss() else { return popover.reportAttemptToDismiss() }
    popover.dismissByPerson()
  }
}
