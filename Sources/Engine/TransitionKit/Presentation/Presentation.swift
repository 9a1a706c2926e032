import LayerKit
import MotionMath
import ViewKit

/// One controller presented by another, from the call of `present` until it is dismissed.
final class Presentation {
  let presented: UIViewController
  /// Holds this presentation. Weak, because a transition or a kept context may outlive the presenter.
  private(set) weak var presenting: UIViewController?
  let controller: UIPresentationController
  /// Whether the container covers the presenter's place in its parent, and not the window.
  private(set) var isInPlace = false
  /// The place to which the presenter's view returns; nil while it is there.
  private var home: Home?

  /// Does not keep the superview alive: the window would be kept by a presentation inside it.
  private struct Home {
    weak var superview: UIView?
    let index: Int
    let frame: CGRect
    /// The bounds of the superview when the view left.
    let room: CGRect
  }

  init(presented: UIViewController, presenting: UIViewController, controller: UIPresentationController) {
    self.presented = presented
    self.presenting = presenting
    self.controller = controller
  }

  var app: UIApplication { presented.app }

  /// The container; nil before the presentation begins.
  var container: UIView? { controller.containerView }

  /// Relates the presenter and the presented controller, at the call of `present`.
  func connect() {
    guard let presenting else { return }
    presenting.presentation = self
    presented.ownPresentation = self
    presented.preparedPresentationController = nil
    controller.presentingViewController = presenting
    controller.adapt(to: presenting.traitCollection)
    app.world.ownersDidChange(of: presented)
    app.world.ownersDidChange(of: controller)
  }

  /// Makes the container, over the window or the presenting context's view.
  func makeContainer(over presenter: UIViewController) -> UIView {
    if let container { return container }
    let view = presenter.view
    let usesContext = controller.adaptedStyle.usesContext || !controller.shouldPresentInFullscreen
    let context = usesContext && presenter.parent != nil ? view.superview : nil
    let host: UIView = context ?? view.window ?? view
    let container = UITransitionView(filling: host)
    // Over a context, the container covers exactly the context.
    if context != nil {
      isInPlace = true
      container.frame = view.frame
      container.autoresizingMask = view.autoresizingMask
    }
    container.presentationController = controller
    controller.containerView = container
    host.addSubview(container)
    return container
  }

  /// Moves the presenter's view into the container, and remembers its place.
  func borrowPresenter() {
    guard let container, let view = presenting?.view, let superview = view.superview, superview !== container else {
      return
    }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    home = Home(superview: superview, index: index, frame: view.frame, room: superview.bounds)
    if container.superview === superview { view.frame = container.bounds }
    container.insertSubview(view, at: 0)
  }

  /// Returns the presenter's view to its place, unless the container has left that place meanwhile.
  func returnPresenter() {
    guard let home, let superview = home.superview, let view = presenting?.view else { return }
    self.home = nil
    if isInPlace, container?.superview !== superview { return }
    // A view that filled its superview fills it again, also after a rotation.
    view.frame = home.frame == home.room ? superview.bounds : home.frame
    superview.insertSubview(view, at: home.index)
  }

  /// True from the call of `present` to `end()`.
  var isConnected: Bool { presenting?.presentation === self }

  /// Restores the views and relations from before `present`.
  func end() {
    guard isConnected else { return }
    returnPresenter()
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    controller.containerView = nil
    presenting?.presentation = nil
    presented.ownPresentation = nil
    app.world.ownersDidChange(of: presented)
    app.world.ownersDidChange(of: controller)
  }
}
