import LayerKit
import ViewKit

extension UIViewController {
  /// The controller this one, or a container above it, is presenting.
  public final var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or a container above it. Often not the receiver of `present`.
  public final var presentingViewController: UIViewController? {
    ownPresentation?.presenting ?? parent?.presentingViewController
  }

  /// Manages this controller's presentation, the present one or the next. Made on first use; nil before a custom presentation
  /// of a controller without a delegate (recorded).
  public final var presentationController: UIPresentationController? {
    if let ownPresentation { return ownPresentation.controller }
    if let parent { return parent.presentationController }
    if let preparedPresentationController { return preparedPresentationController }
    if modalPresentationStyle == .custom, transitioningDelegate == nil { return nil }
    preparedPresentationController = makePresentationController(presenting: nil, source: self)
    return preparedPresentationController
  }

  /// `presentationController` of a sheet; nil in every other style. Set the detents here.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Presents `controller` over this one, starting on the next turn.
  ///
  /// The style decides the presenter: the outermost container, or the nearest one that defines a presentation context. A
  /// presenter that is not on screen, or already presents, refuses with a warning and does not call `completion`.
  ///
  /// - Parameter completion: Called when the transition ends, also when it is cancelled (recorded).
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let style = controller.modalPresentationStyle.resolved
    var presenter = presenter(inContext: style.usesContext)
    guard mayPresent(controller, on: presenter) else { return drop(completion, of: controller) }
    app.styleCheck.check(controller, presentedBy: self)
    app.log("present", controller, "on \(app.world.label(of: presenter)) \(style.rawValue)")
    controller.loadViewIfNeeded()
    app.styleCheck.checkStatusBar(of: controller)
    let presentationController =
      controller.preparedPresentationController
      ?? controller.makePresentationController(presenting: presenter, source: self)
    if !style.usesContext, !presentationController.shouldPresentInFullscreen {
      presenter = self.presenter(inContext: true)
      guard mayPresent(controller, on: presenter) else { return drop(completion, of: controller) }
    }
    let presentation = Presentation(
      presented: controller, presenting: presenter, controller: presentationController)
    presentation.connect()
    let host = PresentationHost(presentation, direction: .present, presenter: presenter)
    let animators = controller.presentationAnimators(presenter: presenter, source: self, animated: animated)
    app.transitionCenter.begin(
      Transition(
        host: host, from: presenter, to: controller, animated: animated && animators.canAnimate,
        animators: animators, completion: completion))
  }

  /// Dismisses the controller this one presents, with every presentation above it; if it presents none, itself.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    forEachPresented { app.transitionCenter.startWaiting(involving: $0) }
    if let presentation {
      dismiss(presentation, animated: animated, completion: completion)
    } else if let ownPresentation {
      dismiss(ownPresentation, animated: animated, completion: completion)
    } else if let parent {
      parent.dismiss(animated: animated, completion: completion)
    } else {
      app.warn(.nothingToDismiss(controller: app.world.label(of: self)), about: self)
      // Documented nowhere, reported: the completion runs all the same.
      app.world.nextTurn { completion?() }
    }
  }

  /// Calls `body` with this controller and every one presented above it.
  private func forEachPresented(_ body: (UIViewController) -> Void) {
    body(self)
    presentation?.presented.forEachPresented(body)
  }

  private func dismiss(_ presentation: Presentation, animated: Bool, completion: (() -> Void)?) {
    if app.transitionCenter.isBusy(presentation.topmost.presented) {
      app.warn(.transitionInProgress(.dismiss, controller: app.world.label(of: presentation.presented)), about: self)
      return drop(completion, of: presentation.presented)
    }
    guard let presenter = presentation.presenting else { return }
    let top = presentation.topmost
    app.log("dismiss", top.presented)
    let host = PresentationHost(top, direction: .dismiss, downTo: presentation, presenter: presenter)
    let animators = top.presented.dismissalAnimators(animated: animated)
    app.transitionCenter.begin(
      Transition(
        host: host, from: top.presented, to: presenter, animated: animated && animators.canAnimate,
        animators: animators, completion: completion))
  }

  // MARK: Parts

  /// Warns of a completion that is never called.
  private func drop(_ completion: (() -> Void)?, of controller: UIViewController) {
    if completion != nil { app.warn(.completionDropped(controller: app.world.label(of: controller)), about: self) }
  }

  /// The outermost container, or the nearest controller that defines a presentation context (documented).
  private func presenter(inContext usesContext: Bool) -> UIViewController {
    var candidate = self
    while let parent = candidate.parent {
      if usesContext, candidate.definesPresentationContext { return candidate }
      candidate = parent
    }
    return candidate
  }

  /// Whether `presenter` can present `controller` now; warns when it cannot.
  private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
    app.transitionCenter.startWaiting(involving: presenter)
    guard let obstacle = obstacle(to: controller, on: presenter) else { return true }
    let world = app.world
    app.warn(
      .cannotPresent(
        controller: world.label(of: controller), presenter: world.label(of: presenter), source: world.label(of: self),
        obstacle),
      about: self)
    return false
  }

  private func obstacle(
    to controller: UIViewController, on presenter: UIViewController
  ) -> UsageWarning.PresentationObstacle? {
    if let presented = presenter.presentation?.presented { return .presenterPresents(app.world.label(of: presented)) }
    if controller.ownPresentation != nil { return .isPresented }
    if controller.reaches(self) { return .isAncestor }
    guard presenter.hasRoom(for: controller) else { return .isTooDeep }
    if let parent = controller.parent { return .isChild(parent: app.world.label(of: parent)) }
    if app.windows.contains(where: { $0.rootViewController === controller }) { return .isRoot }
    if let change = app.transitionCenter.presentation(of: presenter) {
      return .presenterIsMoving(isDismissed: change == .dismissal)
    }
    return presenter.viewIfLoaded?.window == nil ? .notInWindow : nil
  }

  func makePresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
    if modalPresentationStyle == .custom, let transitioningDelegate {
      app.log("presentationController(forPresented:)", self)
      let made = transitioningDelegate.presentationController(
        forPresented: self, presenting: presenting, source: source)
      if let made { return made }
    }
    if let own = ownPresentationController(presenting: presenting) { return own }
    switch modalPresentationStyle.resolved {
    case .custom: return UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default: return SystemPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Ends every presentation above this controller at once, from the top down. Completions are not called.
  func endPresentations() {
    guard let presentation else { return }
    presentation.presented.endPresentations()
    presentation.end()
    presentation.presented.disappear()
  }
}

extension Presentation {
  /// The last presentation of the chain that starts here.
  var topmost: Presentation { presented.presentation?.topmost ?? self }
}
