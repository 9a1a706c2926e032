import LayerKit
public import MotionMath
public import ViewKit

extension UIApplication {
  /// Rotates the screen from portrait to landscape or back, in 0.3 s (reported).
  public func rotate() { rotate(to: screen.isLandscape ? .portrait : .landscapeLeft) }

  /// Holds the device another way: `portrait`, `landscapeLeft` or `landscapeRight`; nothing for the way it is held.
  ///
  /// From one landscape to the other sizes stay: the notifications are posted and no controller is told (reported). A turn
  /// during a presentation or dismissal is made when that has ended (reported: a message of the window on the console speaks
  /// of it); during which other transitions, `BehaviorSettings.rotationInTransitions` says.
  public func rotate(to orientation: UIDeviceOrientation) {
    let center = transitionCenter
    center.heldOrientation = nil
    guard orientation != device.orientation else { return }
    if center.holdsRotation {
      center.heldOrientation = orientation
      if let keyWindow { world.log("rotate", world.label(of: keyWindow), "held until the transition has ended") }
      return
    }
    let quarter = orientation.quarters - device.orientation.quarters
    guard abs(quarter) == 1 else {
      screen.isTurnedRight = orientation == .landscapeRight
      notify(
        .willChangeStatusBarOrientation, .willChangeStatusBarFrame, .orientationDidChange,
        .didChangeStatusBarOrientation,
        .didChangeStatusBarFrame)
      return
    }
    let size = CGSize(width: screen.bounds.height, height: screen.bounds.width)
    screen.isTurnedRight = orientation == .landscapeRight
    resizeScreen(to: size, turning: CGAffineTransform(a: 0, b: quarter, c: -quarter, d: 0, tx: 0, ty: 0))
  }

  /// Gives the screen another size, in points, as sharing it with another app does.
  public func resizeScreen(to size: CGSize) { resizeScreen(to: size, turning: .identity) }

  /// In seconds. (Reported.)
  private static let turningDuration = 0.3

  /// Reports new traits and then the new size to the controllers; then resizes the windows in an animation, together with
  /// the coordinator's blocks.
  private func resizeScreen(to size: CGSize, turning transform: CGAffineTransform) {
    guard size != screen.bounds.size, let keyWindow else { return }
    let text = "\(size.width) x \(size.height)"
    world.log("rotate", world.label(of: keyWindow), text)
    let isTurning = transform != .identity
    let coordinator = UITransitionCoordinator(
      container: { keyWindow }, duration: UIApplication.turningDuration, transform: transform)
    let old = screen.traitCollection
    let new = UITraitCollection(of: size, scale: screen.scale)
    let controllers = windows.compactMap(\.rootViewController)
    transitionCenter.sizeChange = coordinator
    if !new.matches(old) {
      for controller in controllers {
        controller.forEachContainer { $0.willTransition(to: new, with: coordinator) }
      }
    }
    for controller in controllers {
      controller.forEachContainer {
        if let controller = $0 as? UIViewController { log("viewWillTransition", controller, "to \(text)") }
        $0.viewWillTransition(to: size, with: coordinator)
      }
    }
    if isTurning { notify(.willChangeStatusBarOrientation, .willChangeStatusBarFrame) }
    screen.bounds = CGRect(origin: .zero, size: size)
    // Their order among themselves is chosen here.
    if isTurning { notify(.orientationDidChange, .didChangeStatusBarOrientation, .didChangeStatusBarFrame) }
    animate(
      withDuration: UIApplication.turningDuration,
      animations: {
        for window in windows {
          window.frame = screen.bounds
          window.layoutIfNeeded()
        }
        coordinator.runAnimations()
        if !new.matches(old) {
          for controller in controllers { controller.reportTraits(before: old) }
        }
      },
      completion: { [weak self] _ in
        coordinator.runCompletions()
        guard let self else { return }
        if transitionCenter.sizeChange === coordinator { transitionCenter.sizeChange = nil }
      })
  }
}

extension UIDeviceOrientation {
  /// How far the content is turned clockwise, in quarters of a turn.
  fileprivate var quarters: Double {
    switch self {
    case .landscapeLeft: 1
    case .landscapeRight: -1
    default: 0
    }
  }
}

extension UIViewController {
  /// Calls `body` with the controller and with every presentation controller over it or over a controller inside it. Each
  /// passes the call on to its own children.
  fileprivate func forEachContainer(_ body: (any UIContentContainer) -> Void) {
    body(self)
    forEachPresentation { body($0.controller) }
  }

  private func forEachPresentation(_ body: (Presentation) -> Void) {
    if let presentation {
      body(presentation)
      presentation.presented.forEachPresentation(body)
    }
    for child in children { child.forEachPresentation(body) }
  }

  fileprivate func reportTraits(before old: UITraitCollection) {
    traitCollectionDidChange(old)
    for child in children { child.reportTraits(before: old) }
    presentation?.presented.reportTraits(before: old)
  }
}
