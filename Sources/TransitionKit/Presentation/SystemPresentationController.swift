import LayerKit
import MotionMath
import ViewKit

/// What presents a controller in one of the system's styles.
///
/// Full-screen styles fill the container. Cards are approximate: they leave the top of the screen free and dim what is
/// behind; a phone's corner stacking and detents are not modelled.
final class SystemPresentationController: UIPresentationController {
  private var dimmingView: UIView?

  /// Free above a card, below what the system covers. (Chosen here, after what is seen on devices.)
  private static let gap = 10.0
  private static let cornerRadius = 10.0
  /// Of a form sheet on a large screen, without a preferred size (documented).
  private static let formSize = CGSize(width: 540, height: 620)
  /// From this width on, a screen counts as large. (Chosen here: between the widest phone and the smallest tablet.)
  private static let largeWidth = 700.0
  private static let dimming = 0.2

  override var shouldPresentInFullscreen: Bool { !presentationStyle.usesContext }

  private var isCard: Bool {
    presentationStyle == .pageSheet || presentationStyle == .formSheet || presentationStyle == .popover
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, isCard else { return containerView?.bounds ?? .zero }
    if bounds.width >= SystemPresentationController.largeWidth, presentationStyle != .pageSheet {
      let wish = presentedViewController.preferredContentSize
      let size = wish == .zero ? SystemPresentationController.formSize : wish
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    let top = app.screen.safeAreaInsets.top + SystemPresentationController.gap
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top))
  }

  override func presentationTransitionWillBegin() {
    guard isCard, let containerView else { return }
    let dimmed = UIView(frame: containerView.bounds, in: app)
    dimmed.backgroundColor = .black
    dimmed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dimmed, at: 0)
    dimmingView = dimmed
    let view = presentedViewController.view
    view.layer.cornerRadius = SystemPresentationController.cornerRadius
    view.clipsToBounds = true
    fade(from: 0, to: SystemPresentationController.dimming)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView = nil }
  }

  override func dismissalTransitionWillBegin() { fade(from: SystemPresentationController.dimming, to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView = nil }
  }

  private func fade(from: Double, to: Double) {
    guard let dimmingView else { return }
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = to
      return
    }
    dimmingView.alpha = from
    coordinator.animate(alongsideTransition: { _ in dimmingView.alpha = to }, completion: nil)
  }
}
