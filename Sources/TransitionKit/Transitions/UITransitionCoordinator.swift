import LayerKit
import MotionMath
import ViewKit

/// The coordinator of one transition.
final class UITransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private let context: UITransitionContext
  private weak var transition: Transition?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var handlers: [Block] = []

  init(of transition: Transition) {
    self.transition = transition
    context = transition.context
  }

  override var className: String { "UITransitionCoordinator" }
  override var owners: [NSObject] { [context] }

  // MARK: Asking

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  var isInterruptible: Bool { transition?.isInterruptible ?? false }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: Double { context.transitionDuration }
  var percentComplete: Double { context.percentComplete }
  var completionVelocity: Double { transition?.animators.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { transition?.animators.interaction?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  // MARK: Running along

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let transition, !transition.hasAnimated else { return false }
    if let view { transition.drive(view.layer) }
    if let animation { animations.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    handlers.append(handler)
  }

  // MARK: For the transition

  var hasAnimations: Bool { !animations.isEmpty }

  /// Runs the queued blocks in the order they were registered. They animate if the caller sees to it.
  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  func runCompletions() {
    while !completions.isEmpty { completions.removeFirst()(self) }
  }

  /// Handlers are kept to the end: an interruptible transition may change more than once (documented).
  func reportInteractionChange() {
    for handler in handlers { handler(self) }
  }
}
