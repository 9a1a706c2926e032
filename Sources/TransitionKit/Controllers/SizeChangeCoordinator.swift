import LayerKit
import MotionMath
import ViewKit

/// The coordinator of a change of the screen's size.
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  /// In seconds. (Chosen here.)
  static let duration = 0.4

  private unowned let app: UIApplication
  private var animations: [Block] = []
  private var completions: [Block] = []
  /// From the old orientation to the new one.
  let targetTransform: CGAffineTransform
  let containerView: UIView

  init(of window: UIWindow, turningBy angle: Double) {
    app = window.app
    containerView = window
    targetTransform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
  }

  override var className: String { "UITransitionCoordinator" }
  override var owners: [NSObject] { [app] }

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
