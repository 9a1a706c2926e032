import LayerKit
import MotionMath
import ViewKit

/// The system's host of a transition: what `containerView` answers.
final class UITransitionView: UIView {
  /// Hears of each layout; nil for containers.
  weak var presentationController: UIPresentationController?

  init(filling host: UIView) {
    super.init(frame: host.bounds, in: host.app)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override var className: String { "UITransitionView" }

  override func layoutSubviews() {
    guard let presentationController, presentationController.containerView === self else { return }
    presentationController.containerViewWillLayoutSubviews()
    presentationController.containerViewDidLayoutSubviews()
  }
}
