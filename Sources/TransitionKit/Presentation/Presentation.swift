import LayerKit
import MotionMath
import ViewKit

/// One controller presented by another, from the call of `present` until it is dismissed.
final class Presentation {
  let presented: UIViewController
  /// Holds this presentation, and may be let go while a transition or its context is still kept.
  private(set) weak var presenting: UIViewController?
  let controller: UIPresentationController
  /// Whether the container covers the presenter's place in its parent, and not the window.
  private(set) var isInPlace = false
  /// Where the presenter's view is put back; remembered while it is away.
  private var home: Home?

  /// The window is not to be held by what is shown in it.
  private struct Home {
    weak var superview: UIView?
    let index: Int
    let frame: CGRect
    /// Of the superview, when the view left.
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

  /// Ties the two together, at the call of `present`.
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
    // Over a context it covers the context, wherever that is.
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

  /// Takes the presenter's view into the container, remembering where it was.
  func borrowPresenter() {
    guard let container, let view = presenting?.view, let superview = view.superview, superview !== container else {
      return
    }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    home = Home(superview: superview, index: index, frame: view.frame, room: superview.bounds)
    if container.superview === superview { view.frame = container.bounds }
    container.insertSubview(view, at: 0)
  }

  /// Puts the presenter's view back to where it was, unless the container has left that place meanwhile.
  func returnPresenter() {
    guard let home, let superview = home.superview, let view = presenting?.view else { return }
    self.home = nil
    if isInPlace, container?.superview !== superview { return }
    // What filled its superview fills it again, also after a rotation.
    view.frame = home.frame == home.room ? superview.bounds : home.frame
    superview.insertSubview(view, at: home.index)
  }

  /// From the call of `present` to the end.
  var isConnected: Bool { presenting?.presentation === self }

  /// Everything is as before `present`: views and relations.
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
