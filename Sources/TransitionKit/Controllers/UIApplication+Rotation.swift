import LayerKit
public import MotionMath
public import ViewKit

extension UIApplication {
  /// Turns the screen round between upright and level. Takes 0.4 s (chosen here).
  public func rotate() {
    resizeScreen(to: CGSize(width: screen.bounds.height, height: screen.bounds.width))
  }

  /// Gives the screen another size, in points, as a rotation does: controllers are told, then the windows follow in an
  /// animation that the coordinator's blocks run along with.
  public func resizeScreen(to size: CGSize) {
    guard size != screen.bounds.size else { return }
    log("viewWillTransition", self, "(\(size.width) \(size.height))")
    let coordinator = SizeChangeCoordinator(in: self)
    screen.bounds = CGRect(origin: .zero, size: size)
    for window in windows { window.rootViewController?.announce(size, with: coordinator) }
    animate(
      withDuration: SizeChangeCoordinator.duration,
      animations: {
        for window in windows {
          window.frame = screen.bounds
          window.layoutIfNeeded()
        }
        coordinator.runAnimations()
      }, completion: { _ in coordinator.runCompletions() })
  }
}

extension UIViewController {
  /// Tells the controller, and everything presented over it.
  fileprivate func announce(_ size: CGSize, with coordinator: SizeChangeCoordinator) {
    viewWillTransition(to: size, with: coordinator)
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
    presentation?.presented.presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }
}

/// The coordinator of a change of the screen's size.
private final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  static let duration = 0.4

  private unowned let app: UIApplication
  private var animations: [Block] = []
  private var completions: [Block] = []

  init(in app: UIApplication) { self.app = app }

  override var className: String { "UITransitionCoordinator" }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: Double { SizeChangeCoordinator.duration }
  var percentComplete: Double { 0 }
  var completionVelocity: Double { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { app.keyWindow ?? UIView(in: app) }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}

  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  func runCompletions() {
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
