import LayerKit
import MotionMath
import ViewKit

/// The coordinator of one transition.
final class TransitionCoordinator: UITransitionCoordinator {
  private let context: UITransitionContext
  private weak var transition: Transition?

  init(of transition: Transition) {
    self.transition = transition
    let context = transition.context
    self.context = context
    super.init(container: { context.containerView }, duration: 0, transform: .identity)
  }

  override var owners: [NSObject] { [context] }
  override var isAnimated: Bool { context.isAnimated }
  override var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  override var initiallyInteractive: Bool { context.initiallyInteractive }
  override var isInterruptible: Bool { transition?.isInterruptible ?? false }
  override var isInteractive: Bool { context.isInteractive }
  override var isCancelled: Bool { context.transitionWasCancelled }
  override var transitionDuration: Double { transition?.expectedDuration ?? context.transitionDuration }
  override var percentComplete: Double { context.percentComplete }

  /// A percent-driven transition reports 1, whatever its completion speed (measured for a plain push; chosen here for
  /// the rest).
  override var completionVelocity: Double {
    guard let animators = transition?.animators, animators.percentDriver == nil else { return 1 }
    return animators.interaction?.completionSpeed ?? 1
  }

  override var completionCurve: UIView.AnimationCurve? {
    if let driver = transition?.animators.interaction { return driver.completionCurve }
    return transition?.animators.system?.hasNamedCurve == false ? nil : .easeInOut
  }

  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  override func takesAnimations(in view: UIView?) -> Bool {
    guard let transition, !transition.hasAnimated else { return false }
    if let view { transition.drive(view.layer) }
    return true
  }
}
