/// Has a say in how a presentation adapts to little room, and in whether the user may drag it away. Every method may be
/// left out.
///
/// The hooks about dismissing are for what the user does; a dismissal by the program calls none of them (documented).
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// What a popover or a sheet becomes where it is compact across; `none` leaves it as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The presentation is about to begin in the style it was adapted to; `none` when it was not.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a drag may dismiss it. Default true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A drag begins to dismiss it; it may still be let go the other way.
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

/// Hears of a sheet that the user drags from one height to another.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A drag has changed the selected detent; a change by the program is not told (documented).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
}
