import LayerKit
import MotionMath
import ViewKit

/// The container of a presentation: the `containerView` of its controller and of its transitions.
final class UITransitionView: UIView {
  weak var presentationController: UIPresentationController?

  init(filling host: UIView) {
    super.init(frame: host.bounds, in: host.app)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override var className: String { "UITransitionView" }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
  }

  override func layoutSubviews() {
    let owner = presentationController.flatMap { $0.containerView === self ? $0 : nil }
    owner?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    owner?.containerViewDidLayoutSubviews()
  }
}
