public import LayerKit
public import MotionMath
public import ViewKit

/// Runs blocks along with a change of the screen's size. `TransitionCoordinator` runs them along with a transition.
public class UITransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  public typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var handlers: [Block] = []
  /// Called once, when the interaction ends for the first time.
  private var endHandlers: [Block] = []
  /// Whether anybody has asked to be told how the change ends.
  final private(set) var tellsOfEnd = false
  private let container: () -> UIView
  private let duration: Double
  private let transform: CGAffineTransform

  init(container: @escaping () -> UIView, duration: Double, transform: CGAffineTransform) {
    self.container = container
    self.duration = duration
    self.transform = transform
    super.init()
  }

  public override var className: String { "UITransitionCoordinator" }
  public override var owners: [NSObject] { [container().app] }

  // MARK: Asking

  public var isAnimated: Bool { true }
  public var presentationStyle: UIModalPresentationStyle { .none }
  public var initiallyInteractive: Bool { false }
  public var isInterruptible: Bool { false }
  public var isInteractive: Bool { false }
  public var isCancelled: Bool { false }
  public var transitionDuration: Double { duration }
  public var percentComplete: Double { 0 }
  public var completionVelocity: Double { 1 }
  public var completionCurve: UIView.AnimationCurve? { .easeInOut }
  public var containerView: UIView { container() }
  public var targetTransform: CGAffineTransform { transform }
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  // MARK: Running along

  public final func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  public final func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    if let completion {
      completions.append(completion)
      tellsOfEnd = true
    }
    guard takesAnimations(in: view) else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  public final func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    handlers.append(handler)
    tellsOfEnd = true
  }

  public final func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    endHandlers.append(handler)
    tellsOfEnd = true
  }

  // MARK: For the change

  /// Whether animations can still be added, for `view` too.
  func takesAnimations(in view: UIView?) -> Bool { true }

  final var hasAnimations: Bool { !animations.isEmpty }

  /// Runs the queued blocks in the order of their registration, inside the caller's animation.
  final func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  final func runCompletions() {
    while !completions.isEmpty { completions.removeFirst()(self) }
  }

  /// Keeps the handlers: an interruptible transition may change more than once (documented).
  final func reportInteractionChange() {
    if !isInteractive {
      while !endHandlers.isEmpty { endHandlers.removeFirst()(self) }
    }
    for handler in handlers { handler(self) }
  }
}
