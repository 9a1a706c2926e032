import LayerKit
import MotionMath
import ViewKit

/// One controller presented by another, from the call of `present` until it is dismissed.
final class Presentation {
  let presented: UIViewController
  unowned let presenting: UIViewController
  let controller: UIPresentationController
  /// Where the presenter's view is put back; remembered while it is away.
  private var home: Home?

  /// The window is not to be held by what is shown in it.
  private struct Home {
    weak var superview: UIView?
    let index: Int
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
    presenting.presentation = self
    presented.ownPresentation = self
    controller.presentingViewController = presenting
    controller.adapt(to: presenting.traitCollection)
    app.world.ownersDidChange(of: presented)
    app.world.ownersDidChange(of: controller)
  }

  /// Makes the container, over the window or the presenting context's view.
  func makeContainer() -> UIView {
    if let container { return container }
    let view = presenting.view
    let usesContext = controller.adaptedStyle.usesContext || !controller.shouldPresentInFullscreen
    let host: UIView = (usesContext ? view.superview : nil) ?? view.window ?? view
    let container = UITransitionView(filling: host)
    container.presentationController = controller
    controller.containerView = container
    host.addSubview(container)
    return container
  }

  /// Takes the presenter's view into the container, remembering where it was.
  func borrowPresenter() {
    guard let container, let superview = presenting.view.superview, superview !== container else { return }
    let index = superview.subviews.firstIndex { $0 === presenting.view } ?? 0
    home = Home(superview: superview, index: index)
    container.insertSubview(presenting.view, at: 0)
  }

  /// Puts the presenter's view back to where it was.
  func returnPresenter() {
    guard let home, let superview = home.superview else { return }
    self.home = nil
    let view = presenting.view
    view.frame = superview.bounds
    superview.insertSubview(view, at: home.index)
  }

  /// Everything is as before `present`: views and relations.
  func end() {
    returnPresenter()
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    controller.containerView = nil
    presenting.presentation = nil
    presented.ownPresentation = nil
    presented.preparedPresentationController = nil
    app.world.ownersDidChange(of: presented)
    app.world.ownersDidChange(of: controller)
  }
}
