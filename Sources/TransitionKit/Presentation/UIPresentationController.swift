public import LayerKit
public import MotionMath
public import ViewKit

/// Owns what is around a presented controller, from before it appears until after it is gone.
///
/// A subclass adds views of its own to `containerView` when a presentation begins, and says where the presented view
/// goes.
open class UIPresentationController: NSObject, UIContentContainer {
  public private(set) final var presentedViewController: UIViewController
  /// Nil when it was made without; set when the presentation begins. Not kept alive.
  public final internal(set) weak var presentingViewController: UIViewController?
  /// The ancestor of everything the presentation shows; nil before it begins and after it is over.
  public final internal(set) var containerView: UIView?
  public unowned let app: UIApplication
  /// Has a say in how it adapts, and in whether a drag dismisses it. Not kept alive (documented).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits the presented controller has instead of those around it; nil: none.
  open var overrideTraitCollection: UITraitCollection?
  /// The style asked for, from the call of `present` on; a change after it is for the next time.
  private var chosen: UIModalPresentationStyle?
  /// What that became where there is little room.
  private var adapted: UIModalPresentationStyle?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presenting
    app = presentedViewController.app
    super.init()
  }

  /// One that is given its controllers by `setUp` before anything else happens to it.
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

  /// What the style becomes with these traits; `none`: what it is. The delegate is asked first.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The style after adapting.
  final var adaptedStyle: UIModalPresentationStyle { adapted ?? presentationStyle }

  /// Keeps the style, and asks what it becomes with the presenter's traits.
  final func adapt(to traits: UITraitCollection) {
    let own = presentationStyle
    chosen = own
    guard own == .popover || own == .pageSheet || own == .formSheet else { return }
    let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    let style = answer ?? adaptivePresentationStyle(for: traits)
    adapted = style == .none || style == .custom ? nil : style.resolved
  }

  /// What is animated: the presented controller's view, or an ancestor a subclass wraps it in. This is what
  /// `view(forKey:)` of the transition context answers.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view ends, in the container. By default all of it. Asked several times: answer the same, and
  /// change nothing.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// False: over the nearest presentation context instead of the screen. Default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// True takes the presenter's view out of the window while the presented one covers it. Default false.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Hooks for subclasses

  /// The container exists; the presented view is not in a window yet. Add views, and animations alongside.
  open func presentationTransitionWillBegin() {}
  /// Comes before the did-callbacks. False: it was cancelled; drop what was added.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// Comes before the did-callbacks; the views are still there. True: drop what was added.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container's layout comes next, also during a transition. The place to set the presented view's frame again.
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

  /// Whether the presenter's view leaves the window, by the style and the subclass's say.
  var removesPresenter: Bool { adaptedStyle.removesPresenter || shouldRemovePresentersView }

  func reportPreferredContentSize(of controller: UIViewController) {
    guard containerView != nil else { return }
    preferredContentSizeDidChange(forChildContentContainer: controller)
  }
}
