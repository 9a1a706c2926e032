import LayerKit
import MotionMath
import ViewKit

/// What the sequence asks for, done.
extension Transition {
  func carryOut(_ effect: TransitionSequence.Effect) {
    switch effect {
    case .prepare: prepare()
    case .notice(let notice): host.notify(notice)
    case .willAppear(let side): for controller in controllers(side) { begin(appearing: true, controller) }
    case .willDisappear(let side): for controller in controllers(side) { begin(appearing: false, controller) }
    case .didAppear(let side): for controller in controllers(side) { end(appearing: true, controller) }
    case .didDisappear(let side): for controller in controllers(side) { end(appearing: false, controller) }
    case .animate: animateOrPlace()
    case .interactionChanged: coordinator?.reportInteractionChange()
    case .settle(let completed): host.settle(completed)
    case .coordinatorCompletions: coordinator?.runCompletions()
    case .completionBlock:
      guard let completion else { return }
      app.log("completion", host.kind == .present ? to : from, host.kind.rawValue)
      completion()
    case .animationEnded(let completed):
      guard let animator = animators.animator else { return }
      app.log("animationEnded", context, "\(completed)")
      animator.animationEnded(completed)
    case .release:
      host.setFlags(false)
      app.transitionCenter.release(self)
    case .warn(let warning): app.warn(warning, about: context)
    }
  }

  /// The will-callback, unless the surroundings have sent it along with their own. In those that have left the screen
  /// meanwhile a controller comes when they come back.
  private func begin(appearing: Bool, _ controller: UIViewController) {
    guard !isMoot, controller.isVisible != appearing, !appearing || host.isOnStage else { return }
    controller.beginAppearanceTransition(appearing, animated: context.isAnimated)
  }

  /// The did-callback, and before it the will-callback that a container around has taken back meanwhile.
  private func end(appearing: Bool, _ controller: UIViewController) {
    begin(appearing: appearing, controller)
    if !isMoot, controller.isVisible == appearing { controller.endAppearanceTransition() }
  }

  /// Who comes or goes on one side: in a container also what is presented in the controller's place.
  private func controllers(_ side: TransitionSequence.Side) -> [UIViewController] {
    let controller = side == .from ? from : to
    return host.container == nil ? [controller] : controller.controllersInPlace
  }

  private func prepare() {
    host.setFlags(true)
    let container = context.containerView
    let outside = [from.view, to.view].filter { !$0.isDescendant(of: container) }
    block(app.settings.touchBlocking == .window ? [container.window ?? container] : [container] + outside)
    earlierAnimations = container.layer.animationsInside
  }

  /// Keeps touches away from `views`, and from nothing else.
  func block(_ views: [UIView]) {
    for view in blockedViews { view.transitionsBlockingTouches -= 1 }
    for view in views { view.transitionsBlockingTouches += 1 }
    blockedViews = views
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
      if !hasAnimated { settingUp(runAlongside) }
    } else {
      animators.percentDriver?.attach(to: self)
      animate()
    }
  }

  private func makeDrive(_ duration: Double) -> any TransitionDrive {
    if context.isAnimated, let animator = animators.animator?.interruptibleAnimator(using: context) {
      interruptible = animator
      // Whoever is to take hold of it must be able to touch it: recognisers of the container hear of it. (Chosen here.)
      if app.settings.touchBlocking == .participants { block([from.view, to.view]) }
      return AnimatorDrive(animator, duration: duration)
    }
    let clock = TransitionClock(context.containerView.layer, duration: duration, in: app)
    clock.onArrival = { [weak self] in if $0 == .cancel { self?.revert() } }
    for layer in drivenAlong { clock.include(layer) }
    return clock
  }

  /// Everything is set up, and stands at its start.
  func startHeld() {
    drive?.startHeld {
      freeLayerAnimations()
      animate()
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

  /// Runs the animator, and the blocks alongside in the animation it makes; after it, if it makes none (documented).
  func animate() {
    guard !hasAnimated else { return }
    settingUp {
      if let coordinator { app.animations.run(draw, along: coordinator.runAnimations) } else { draw() }
      runAlongside()
    }
  }

  private func draw() {
    if let animator = animators.animator {
      app.log("animateTransition", context)
      let before = app.propertyAnimators
      animator.animateTransition(using: context)
      checkAnimators(startedSince: before)
    } else {
      animators.system?.animateTransition(using: context)
    }
  }

  /// Property animators that hold a transition's views must be the one it is driven by.
  private func checkAnimators(startedSince before: [UIViewPropertyAnimator]) {
    let started = app.propertyAnimators.filter { animator in !before.contains { $0 === animator } }
    guard !started.isEmpty, !started.contains(where: { $0 === interruptible }) else { return }
    if interruptible != nil || isInteracting {
      app.warn(.notInterruptible(returnsAnother: interruptible != nil), about: context)
    }
  }

  /// Runs the blocks alongside that no animation has taken yet, in one of their own.
  private func runAlongside() {
    hasAnimated = true
    guard let coordinator, coordinator.hasAnimations else { return }
    if let interruptible { return interruptible.addAnimations(coordinator.runAnimations) }
    app.animate(withDuration: context.transitionDuration, animations: coordinator.runAnimations)
  }

  /// Runs `body`, which animates: what it does can be scrubbed and taken back.
  private func settingUp(_ body: () -> Void) {
    withScrubPolicy { app.animations.noting(in: undoLog, body) }
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
    drive?.include(layer)
    drivenAlong.append(layer)
  }
}
