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
  /// Told once, when the interaction ends for the first time.
  private var endHandlers: [Block] = []

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
  var transitionDuration: Double { transition?.expectedDuration ?? context.transitionDuration }
  var percentComplete: Double { context.percentComplete }
  /// A percent-driven transition reports 1, whatever its completion speed (measured for a plain push; chosen here for
  /// the rest).
  var completionVelocity: Double {
    guard let driver = transition?.animators.interaction, !(driver is UIPercentDrivenInteractiveTransition) else {
      return 1
    }
    return driver.completionSpeed
  }
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

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    endHandlers.append(handler)
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
    if !isInteractive {
      while !endHandlers.isEmpty { endHandlers.removeFirst()(self) }
    }
    for handler in handlers { handler(self) }
  }
}
