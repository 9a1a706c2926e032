public import LayerKit
public import MotionMath
public import ViewKit

/// Manages the views around a presented controller, from before it appears until after it is dismissed.
///
/// A subclass adds its own views to `containerView` when a presentation begins, and decides the frame of the presented
/// view.
open class UIPresentationController: NSObject, UIContentContainer {
  public private(set) final var presentedViewController: UIViewController
  /// Nil until the presentation begins, unless given at the start. Not kept alive.
  public final internal(set) weak var presentingViewController: UIViewController?
  /// The ancestor of all views of the presentation; nil before it begins and after it is over.
  public final internal(set) var containerView: UIView?
  /// True passes the touches that hit nothing in the container on to the views behind it.
  final var letsTouchesThrough = false
  public unowned let app: UIApplication
  /// Decides how it adapts, and whether a drag dismisses it. Not kept alive (documented).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that replace the inherited ones of the presented controller; nil for none.
  open var overrideTraitCollection: UITraitCollection?
  /// The style at the call of `present`; a later change counts for the next presentation.
  private var chosen: UIModalPresentationStyle?
  /// The style it was adapted to; nil when it was not.
  private var adapted: UIModalPresentationStyle?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presenting
    app = presentedViewController.app
    super.init()
  }

  /// Must be followed by `setUp(presentedViewController:presenting:)`.
  package init(in app: UIApplication) {
    presentedViewController = UIViewController(in: app)
    self.app = app
    super.init()
  }

  package final func setUp(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
  }

  open override var className: String { "UIPresentationController" }
  open override var owners: [NSObject] { [presentedViewController] }

  /// The style it presents in.
  open var presentationStyle: UIModalPresentationStyle {
    chosen ?? presentedViewController.modalPresentationStyle.resolved
  }

  /// The style to adapt to with these traits; `none` keeps the style. The delegate is asked first.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The style after adapting.
  final var adaptedStyle: UIModalPresentationStyle { adapted ?? presentationStyle }

  /// Fixes the style, and adapts it to the presenter's traits.
  final func adapt(to traits: UITraitCollection) {
    let declared = presentationStyle
    chosen = declared
    guard declared == .popover || declared == .pageSheet || declared == .formSheet else { return }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? adaptivePresentationStyle(for: traits)
    adapted = style == .none || style == .custom ? nil : style.resolved
  }

  /// The animated view: the presented controller's view, or an ancestor that a subclass wraps it in. The transition
  /// context returns it from `view(forKey:)`.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view, in the container; by default all of it. It is read several times: return the
  /// same frame each time and change nothing.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// False presents over the nearest presentation context instead of the screen. Default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// True removes the presenter's view from the window while the presented view covers it. Default false.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Hooks for subclasses

  /// The container exists; the presented view is not in a window yet. Add views and animations alongside here.
  open func presentationTransitionWillBegin() {}
  /// Called before the did-callbacks. False after a cancelled presentation: remove the added views.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// Called before the did-callbacks, while the views are still there. True: remove the added views.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The presentation is over, by its own transition or by that of another below it: what the system added goes.
  func presentationWasRemoved() {}
  /// The container is about to lay out, also during a transition. Set the presented view's frame again here.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let inner = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: inner, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(
      to: newCollection.merging(overrideTraitCollection), with: coordinator)
  }

  /// Whether the presenter's view leaves the window, by the style or by the subclass.
  var removesPresenter: Bool { adaptedStyle.removesPresenter || shouldRemovePresentersView }

  func reportPreferredContentSize(of controller: UIViewController) {
    guard containerView != nil else { return }
    preferredContentSizeDidChange(forChildContentContainer: controller)
  }
}
