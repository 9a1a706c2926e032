import LayerKit
import MotionMath
import ViewKit

/// One transition from the call that asked for it to its last callback: carries out what the sequence says.
final class Transition {
  let app: UIApplication
  let context: UITransitionContext
  let animators: TransitionAnimators
  private let from: UIViewController
  private let to: UIViewController
  /// The controller whose children change places; nil for presentations.
  private let container: UIViewController?
  private let completion: (() -> Void)?
  private var sequence: TransitionSequence
  private let journal = ViewAnimationJournal()
  /// What moves it: the container's clock, or the interruptible animator. Nil before it is animated.
  private(set) var drive: (any TransitionDrive)?
  /// Nil for a transition that is not animated (documented), and before it starts.
  private(set) var coordinator: UITransitionCoordinator?
  /// True once the animator and the blocks alongside have been run.
  private(set) var hasAnimated = false
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var drivenAlong: [CALayer] = []
  private var earlierAnimations: [CAAnimation] = []
  private var blockedViews: [UIView] = []

  init(
    host: any TransitionHost, from: UIViewController, to: UIViewController, container: UIViewController? = nil,
    animated: Bool, animators: TransitionAnimators, completion: (() -> Void)?
  ) {
    app = from.app
    self.from = from
    self.to = to
    self.container = container
    self.animators = animators
    self.completion = completion
    context = UITransitionContext(
      host: host, from: from, to: to, isAnimated: animated,
      isInteractive: animators.interaction?.wantsInteractiveStart == true)
    sequence = TransitionSequence(
      kind: host.kind, fromLeaves: host.fromLeaves, toArrives: host.toArrives,
      hasPresentationController: host.hasPresentationController,
      cancelCallbacksComeEarly: app.settings.cancelCallbacks == .atCancel)
    context.transition = self
  }

  private var host: any TransitionHost { context.host }

  /// True from the start to `completeTransition(_:)`.
  var isInProgress: Bool { sequence.isInProgress }
  var isOver: Bool { sequence.state == .ended }
  /// Whether it is, or is about to be, in the way of another transition of `controller`.
  func involves(_ controller: UIViewController) -> Bool {
    from === controller || to === controller || container === controller
  }
  var isInterruptible: Bool { interruptible != nil }
  var isInteracting: Bool { sequence.state == .interacting }
  var containsOnlySystemAnimation: Bool { animators.animator == nil }

  // MARK: Events

  func start() {
    if context.isAnimated { coordinator = UITransitionCoordinator(of: self) }
    receive(.start(isInteractive: context.isInteractive))
  }

  func receive(_ event: TransitionSequence.Event) {
    let before = sequence.state
    let effects = sequence.receive(event)
    switch (event, sequence.state) {
    case (.finish, .finishing) where before == .interacting: leaveInteraction(cancelled: false)
    case (.cancel, .cancelling) where before == .interacting: leaveInteraction(cancelled: true)
    case (.complete, .ended) where before != .ended: stop()
    default: break
    }
    for effect in effects { carryOut(effect) }
  }

  /// Takes hold of it while it runs, at the point where it is.
  func pause() {
    guard sequence.state == .running || sequence.state == .finishing || sequence.state == .cancelling else { return }
    drive?.holdHere()
    context.percentComplete = drive?.fraction ?? 0
    context.isInteractive = true
    receive(.pause)
  }

  private func leaveInteraction(cancelled: Bool) {
    context.isInteractive = false
    context.transitionWasCancelled = cancelled
  }

  /// The transition has been completed: time and touches are given back.
  private func stop() {
    context.isInteractive = false
    drive?.reset()
    for view in blockedViews { view.transitionsBlockingTouches -= 1 }
    blockedViews = []
  }

  // MARK: Effects

  private func carryOut(_ effect: TransitionSequence.Effect) {
    switch effect {
    case .prepare: prepare()
    case .notice(let notice): host.notify(notice)
    case .willAppear(let side): controller(side).beginAppearanceTransition(true, animated: context.isAnimated)
    case .willDisappear(let side): controller(side).beginAppearanceTransition(false, animated: context.isAnimated)
    case .didAppear(let side), .didDisappear(let side): controller(side).endAppearanceTransition()
    case .animate: animateOrPlace()
    case .interactionChanged: coordinator?.reportInteractionChange()
    case .settle(let completed): host.settle(completed)
    case .coordinatorCompletions: coordinator?.runCompletions()
    case .completionBlock: completion?()
    case .animationEnded(let completed):
      guard let animator = animators.animator else { return }
      app.log("animationEnded", context, "\(completed)")
      animator.animationEnded(completed)
    case .release:
      host.setFlags(false)
      app.transitionCenter.release(self)
    case .warn(let offence): app.warn(offence.warning, about: context)
    }
  }

  private func controller(_ side: TransitionSequence.Side) -> UIViewController { side == .from ? from : to }

  private func prepare() {
    host.setFlags(true)
    let container = context.containerView
    blockedViews = [container] + [from.view, to.view].filter { !$0.isDescendant(of: container) }
    for view in blockedViews { view.transitionsBlockingTouches += 1 }
    earlierAnimations = container.layer.animationsInside
  }

  private func animateOrPlace() {
    guard animators.animator != nil || context.isAnimated else {
      host.placeDirectly()
      return context.completeTransition(true)
    }
    let duration = askDuration()
    context.transitionDuration = duration
    drive = makeDrive(duration)
    if let interaction = animators.interaction, context.isInteractive {
      app.log("startInteractiveTransition", context)
      interaction.startInteractiveTransition(context)
      // A driver that draws by itself never asks for the animator; the blocks alongside run all the same.
      if !hasAnimated { runAlongside() }
    } else {
      (animators.interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      animate()
    }
  }

  private func makeDrive(_ duration: Double) -> any TransitionDrive {
    if context.isAnimated, let animator = animators.animator?.interruptibleAnimator(using: context) {
      interruptible = animator
      return AnimatorDrive(animator, duration: duration)
    }
    let clock = TransitionClock(context.containerView.layer, duration: duration, in: app)
    for layer in drivenAlong { clock.include(layer) }
    return clock
  }

  /// Everything is set up, and stands at its start.
  func startHeld() {
    (drive as? TransitionClock)?.holdAtStart()
    animate()
    if let interruptible {
      interruptible.pauseAnimation()
      interruptible.fractionComplete = 0
    }
    // What was just added begins at the held time, 0, and not where an update in the same turn moves it.
    app.world.transaction.flush()
  }

  /// The system asks twice (recorded).
  private func askDuration() -> Double {
    guard let animator = animators.animator else { return animators.system?.duration ?? 0 }
    _ = animator.transitionDuration(using: context)
    return animator.transitionDuration(using: context)
  }

  /// Runs the animator, then the blocks alongside.
  func animate() {
    guard !hasAnimated else { return }
    withScrubPolicy {
      app.animations.noting(in: journal) {
        if let animator = animators.animator {
          app.log("animateTransition", context)
          animator.animateTransition(using: context)
        } else {
          animators.system?.animateTransition(using: context)
        }
      }
    }
    runAlongside()
  }

  private func runAlongside() {
    hasAnimated = true
    guard let coordinator, coordinator.hasAnimations else { return }
    if let interruptible { return interruptible.addAnimations(coordinator.runAnimations) }
    withScrubPolicy {
      app.animations.noting(in: journal) {
        app.animate(withDuration: context.transitionDuration, animations: coordinator.runAnimations)
      }
    }
  }

  /// While interactive, animations that name no curve follow the finger, if the settings say so.
  private func withScrubPolicy(_ body: () -> Void) {
    let before = app.animations.interactiveCurve
    if isInteracting { app.animations.interactiveCurve = app.settings.scrubCurve }
    body()
    app.animations.interactiveCurve = before
  }

  /// Drives `layer` along with the container.
  func drive(_ layer: CALayer) {
    if let clock = drive as? TransitionClock { clock.include(layer) }
    drivenAlong.append(layer)
  }

  // MARK: Tails

  /// Lets go of a held transition towards its end.
  func runToEnd(speed: Double, curve: TailCurve) {
    guard let drive else { return }
    drive.release(.finish, over: (1 - drive.fraction) * drive.duration / speed, curve: curve) { [weak self] in
      guard let self, isInProgress else { return }
      // What lasts longer than the transition said goes on by itself.
      (self.drive as? TransitionClock)?.resume()
    }
  }

  /// Lets go of a held transition back to its start, and then takes back what view animations have changed.
  func runToStart(speed: Double, curve: TailCurve) {
    guard let drive else { return }
    let part = app.settings.cancelDuration == .elapsed ? drive.fraction : 1 - drive.fraction
    drive.release(.cancel, over: part * drive.duration / speed, curve: curve) { [weak self] in
      guard let self, isInProgress else { return }
      takeBack()
    }
  }

  private func takeBack() {
    journal.takeBack(finished: app.settings.viewAnimationFinishedOnCancel)
    for layer in [context.containerView.layer] + drivenAlong {
      layer.removeAnimations(except: earlierAnimations)
    }
  }
}

extension CALayer {
  /// Every animation on the layer and inside it.
  fileprivate var animationsInside: [CAAnimation] {
    attachedAnimations + sublayers.flatMap(\.animationsInside) + (mask?.animationsInside ?? [])
  }

  fileprivate func removeAnimations(except kept: [CAAnimation]) {
    for animation in attachedAnimations where !kept.contains(where: { $0 === animation }) {
      removeAnimation(animation)
    }
    for layer in sublayers { layer.removeAnimations(except: kept) }
    mask?.removeAnimations(except: kept)
  }
}

extension TransitionSequence.Offence {
  fileprivate var warning: String {
    switch self {
    case .completedTwice: "completeTransition was called twice; the second call is ignored"
    case .completedBeforeStart: "completeTransition was called before the transition began; ignored"
    case .completedWhileInteractive: "completeTransition was called while the transition was still being driven"
    case .endedTwice: "finish or cancel was called twice; the second call is ignored"
    case .driftingUpdate: "update was called after finish or cancel; ignored"
    }
  }
}
