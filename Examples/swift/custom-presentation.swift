// Custom presentation: a panel rises from the bottom over a dimmed screen, and a tap beside it takes it away. The Swift
// of ../custom-presentation.lua.
import UIKit

private let duration: TimeInterval = 0.35
private let radius: CGFloat = 16

/// Around the controller's own view: the shadow, then the corners, whose lower two hang below the screen.
final class Panel: UIPresentationController {
  private let dimming = UIView()
  private let wrapper = UIView()
  private var isMoving = false

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.accessibilityIdentifier = "dimming"
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    wrapper.accessibilityIdentifier = "wrapper"
  }

  override var presentedView: UIView? { wrapper }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = min(presentedViewController.preferredContentSize.height, bounds.height)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView = containerView, let content = super.presentedView else { return }
    isMoving = true
    dimming.frame = containerView.bounds
    wrapper.frame = frameOfPresentedViewInContainerView
    wrapper.layer.shadowOpacity = 0.44
    wrapper.layer.shadowRadius = 13
    wrapper.layer.shadowOffset = CGSize(width: 0, height: -6)
    let rounded = UIView(
      frame: wrapper.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -radius, right: 0)))
    rounded.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rounded.layer.cornerRadius = radius
    rounded.clipsToBounds = true
    let inner = UIView(
      frame: rounded.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: radius, right: 0)))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = inner.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.addSubview(content)
    rounded.addSubview(inner)
    wrapper.addSubview(rounded)
    containerView.addSubview(dimming)
    dim(to: 0.5)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { rest() }

  override func dismissalTransitionWillBegin() {
    isMoving = true
    dim(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { rest() }

  /// Lays out anew everything that was left to the animator: the screen may have turned meanwhile.
  private func rest() {
    isMoving = false
    containerView?.setNeedsLayout()
  }

  private func dim(to alpha: CGFloat) {
    guard let coordinator = presentingViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView = containerView else { return }
    dimming.frame = containerView.bounds
    // While a transition runs, the place of the wrapper is the animator's.
    if !isMoving { wrapper.frame = frameOfPresentedViewInContainerView }
  }

  @objc private func tapped() { presentingViewController.dismiss(animated: true) }
}

final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toView = transitionContext.view(forKey: .to)  // nil on the way back
    let isPresenting = toView != nil
    guard let view = toView ?? transitionContext.view(forKey: .from) else { return }
    let home =
      isPresenting ? transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!) : view.frame
    let away = home.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.maxY - home.minY)
    view.frame = isPresenting ? away : home
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionContext.isAnimated ? duration : 0,
      animations: { view.frame = isPresenting ? home : away },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
