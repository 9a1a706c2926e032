/// Decides how a presentation adapts to a compact width, and whether the user may drag it away. Every method is optional.
///
/// The methods about dismissing concern the user's drags, and taps beside a popover. A dismissal by the program calls none
/// of them (documented).
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style a popover or a sheet adapts to with these traits; `none` keeps its style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The presentation is about to begin in the style it has adapted to; `none` when it has kept its own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a drag may dismiss it. Default true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A drag begins to dismiss it; the release may still cancel the dismissal.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A drag has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A drag was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle(for: traitCollection) }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
