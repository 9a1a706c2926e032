import LayerKit
import MotionMath
import ViewKit

/// One transition, from the call that requests it to its last callback. It carries out the effects of its sequence.
final class Transition {
  unowned let app: UIApplication
  let context: UITransitionContext
  private(set) var animators: TransitionAnimators
  let from: UIViewController
  let to: UIViewController
  let completion: (() -> Void)?
  private var sequence: TransitionSequence
  let undoLog = ViewAnimationUndoLog()
  /// Nil before it is animated.
  var drive: (any TransitionDrive)?
  /// Exists from the request on. Nil for a transition that is not animated (documented).
  private(set) lazy var coordinator = context.isAnimated ? TransitionCoordinator(of: self) : nil
  /// True once something else has ended the relation it changes. From then on it sends no appearance callbacks.
  private(set) var isMoot = false
  /// True once the animator and the blocks alongside have run.
  var hasAnimated = false
  var interruptible: (any UIViewImplicitlyAnimating)?
  var drivenAlong: [CALayer] = []
  var earlierAnimations: [CAAnimation] = []
  var blockedViews: [UIView] = []

  init(
    host: any TransitionHost, from: UIViewController, to: UIViewController, animated: Bool,
    animators: TransitionAnimators, completion: (() -> Void)?
  ) {
    app = from.app
    self.from = from
    self.to = to
    self.animators = animators
    self.completion = completion
    isFluid =
      app.settings.navigationEra == .fluid && animators.animator == nil && (host.kind == .push || host.kind == .pop)
    context = UITransitionContext(
      host: host, from: from, to: to, isAnimated: animated,
      isInteractive: animators.interaction?.wantsInteractiveStart == true)
    sequence = TransitionSequence(
      kind: host.kind, fromLeaves: host.fromLeaves, toArrives: host.toArrives,
      hasPresentationController: host.hasPresentationController,
      cancelCallbacksComeEarly: app.settings.cancelCallbacks == .atCancel,
      completionsComeEarly: app.settings.coordinatorCompletions == .beforeCallbacks)
    context.transition = self
  }

  var host: any TransitionHost { context.host }

  /// True from the start to `completeTransition(_:)`.
  var isInProgress: Bool { sequence.isInProgress }
  var isOver: Bool { sequence.state == .ended }
  var isWaiting: Bool { sequence.state == .waiting }
  /// True when the transition collides with another one of `controller`.
  func involves(_ controller: UIViewController) -> Bool {
    from === controller || to === controller || host.container === controller
  }
  /// Whether another change of its stack completes it at once: of a push or pop that the system draws, from iOS 26 on
  /// (documented). That an animator of the app's own keeps others waiting is chosen here: no source tells of one that is interrupted.
  private let isFluid: Bool
  func yields(to stack: UIViewController) -> Bool { isFluid && host.container === stack && !isInteracting }
  /// Whether touches reach its views.
  var takesTouches: Bool { isFluid || app.settings.touchBlocking == .none }
  var isInterruptible: Bool { interruptible != nil }
  var isInteracting: Bool { sequence.state == .interacting }

  /// The whole length in seconds. Before the start it is read from the animator; the system's sheets report 0 until they
  /// begin (reported).
  var expectedDuration: Double {
    if drive != nil || isOver { return context.transitionDuration }
    if let animator = animators.animator { return animator.transitionDuration(using: context) }
    return kindHasKnownLength ? animators.system?.duration ?? 0 : 0
  }

  private var kindHasKnownLength: Bool { host.kind == .push || host.kind == .pop }

  /// Gives it a driver from outside, before its start, where it has none.
  func hold(by driver: UIPercentDrivenInteractiveTransition) {
    guard isWaiting, animators.animator != nil, animators.interaction == nil else { return }
    animators.interaction = driver
    context.beginsHeld()
  }

  // MARK: Events

  /// Skips a transition whose presentation or container has ended before its turn.
  func start() {
    guard host.isAlive else {
      if completion != nil { app.warn(.completionDropped(controller: app.world.label(of: to)), about: context) }
      return app.transitionCenter.release(self)
    }
    if let stack = host.container { app.transitionCenter.completeAll(of: stack, before: self) }
    if context.isAnimated { app.transitionCenter.watcher?.willStart(context) }
    receive(.start(isInteractive: context.isInteractive))
  }

  func receive(_ event: TransitionSequence.Event) {
    let before = sequence.state
    if !isOver, !host.isAlive { isMoot = true }
    // It may be completed in the turn of its start.
    if case .complete = event, isInProgress { sendIsAppearing() }
    let effects = sequence.receive(event)
    switch (event, sequence.state) {
    case (.finish, .finishing) where before == .interacting: leaveInteraction(cancelled: false)
    case (.cancel, .cancelling) where before == .interacting: leaveInteraction(cancelled: true)
    case (.complete, .ended) where before != .ended: stop()
    default: break
    }
    for effect in effects { carryOut(effect) }
  }

  /// Completes it now, as it would end, for another change of its stack: a push is never cancelled (documented for iOS 26). What is
  /// seen of it goes on.
  func completeAtOnce() {
    if isInteracting { receive(.finish) }
    let completed = sequence.state != .cancelling
    animators.system?.overtake(
      completed: completed, keepsTime: (drive as? TransitionClock)?.keepsWorldTime == true)
    if !completed { revert() }
    context.completeTransition(completed)
    animators.system?.slide?.goOn()
  }

  /// Holds it while it runs, at the point where it is.
  func hold() {
    guard sequence.state == .running || sequence.state == .finishing || sequence.state == .cancelling else { return }
    drive?.hold()
    freeLayerAnimations()
    context.progress.report(drive?.fraction ?? 0)
    context.isInteractive = true
    receive(.pause)
  }

  /// Lets layer animations that are added from now on run in the world's time, if `caAnimations` says so.
  func freeLayerAnimations() {
    let layer = context.containerView.layer
    guard app.settings.caAnimations == .free, !app.world.layersFreeingAnimations.contains(where: { $0 === layer })
    else { return }
    app.world.layersFreeingAnimations.append(layer)
  }

  private func leaveInteraction(cancelled: Bool) {
    context.isInteractive = false
    context.transitionWasCancelled = cancelled
  }

  /// Resets the clocks and unblocks touches, after the transition is completed.
  private func stop() {
    context.isInteractive = false
    drive?.reset()
    app.world.layersFreeingAnimations.removeAll { $0 === context.containerView.layer }
    block([])
  }
}
