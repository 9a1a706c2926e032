import LayerKit
import MotionMath
import ViewKit

/// The system's host of a transition: what `containerView` answers.
final class UITransitionView: UIView {
  /// Hears of each layout; nil for containers.
  weak var presentationController: UIPresentationController?
  /// True: what is behind gets the touches that hit nothing in front.
  var letsTouchesThrough = false

  init(filling host: UIView) {
    super.init(frame: host.bounds, in: host.app)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override var className: String { "UITransitionView" }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  override func layoutSubviews() {
    guard let presentationController, presentationController.containerView === self else { return }
    presentationController.containerViewWillLayoutSubviews()
    presentationController.containerViewDidLayoutSubviews()
  }
}
