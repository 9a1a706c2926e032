import LayerKit
import MotionMath
import ViewKit

/// Carries out the effects of the sequence.
extension Transition {
  func carryOut(_ effect: TransitionSequence.Effect) {
    switch effect {
    case .prepare: prepare()
    case .notice(let notice): host.notify(notice)
    case .willAppear(let side): for controller in controllers(side) { begin(appearing: true, controller) }
    case .willDisappear(let side): for controller in controllers(side) { begin(appearing: false, controller) }
    case .didAppear(let side): for controller in controllers(side) { end(appearing: true, controller) }
    case .didDisappear(let side): for controller in controllers(side) { end(appearing: false, controller) }
    case .animate:
      suspendFirstResponder()
      animateOrPlace()
      sendIsAppearing()
    case .interactionChanged: coordinator?.reportInteractionChange()
    case .applyOutcome(let completed):
      context.didComplete = completed
      host.applyOutcome(completed: completed)
      restoreFirstResponder(of: completed ? to : from)
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
      if context.isAnimated { app.transitionCenter.watcher?.didEnd(context) }
      app.transitionCenter.release(self)
    case .warn(.completedWhileInteractive) where context.hasStrayAnimator: break
    case .warn(let warning): app.warn(warning, about: context)
    }
  }

  /// Sends the will-callback, unless the container has sent it along with its own. In a container that has left the screen
  /// meanwhile, a controller appears when the container does.
  private func begin(appearing: Bool, _ controller: UIViewController) {
    guard !isMoot, controller.isVisible != appearing, !appearing || host.isOnScreen else { return }
    controller.beginAppearanceTransition(appearing, animated: context.isAnimated)
    if hasAnimated { controller.sendIsAppearing() }
  }

  /// Sends `viewIsAppearing` to what arrives, as soon as its view is in the window (documented). A page that reappears after a
  /// cancelled transition hears of it, too: it is a part of appearing.
  func sendIsAppearing() { for controller in controllers(.to) { controller.sendIsAppearing() } }

  /// Sends the did-callback, and before it the will-callback if a container has reversed that meanwhile.
  private func end(appearing: Bool, _ controller: UIViewController) {
    begin(appearing: appearing, controller)
    if !isMoot, controller.isVisible == appearing { controller.endAppearanceTransition() }
  }

  /// The controllers that appear or disappear on one side: in a container also those presented in the controller's place.
  private func controllers(_ side: TransitionSequence.Side) -> [UIViewController] {
    let controller = side == .from ? from : to
    return host.container == nil ? [controller] : controller.controllersInPlace
  }

  private func prepare() {
    host.setFlags(true)
    let container = context.containerView
    let outside = [from.view, to.view].filter { !$0.isDescendant(of: container) }
    block(
      takesTouches
        ? [] : app.settings.touchBlocking == .window ? [container.window ?? container] : [container] + outside)
    earlierAnimations = container.layer.animationsInside
  }

  /// Blocks touches on exactly `views`.
  func block(_ views: [UIView]) {
    for view in blockedViews { view.transitionsBlockingTouches -= 1 }
    for view in views { view.transitionsBlockingTouches += 1 }
    app.viewsBlockedByTransitions += views.count - blockedViews.count
    blockedViews = views
  }

  private func animateOrPlace() {
    guard animators.animator != nil || context.isAnimated else {
      (context.containerView as? UIViewControllerWrapperView)?.dropSlides()
      host.placeDirectly()
      return context.completeTransition(true)
    }
    context.transitionDuration = askDuration()
    if let interaction = animators.interaction, animators.percentDriver == nil {
      // A driver of the app's own makes its animator here, also for a start that is not interactive, and so before it is asked
      // for it (as Apple's sample code of interruptible transitions relies on, whose animateTransition is empty).
      start(interaction)
      if isInProgress {
        drive = makeClock()
        askForInterruptible()
      }
    } else {
      drive = makeClock()
    }
    if let interaction = animators.interaction, context.isInteractive || animators.percentDriver == nil {
      if animators.percentDriver != nil { start(interaction) }
      // A driver that draws itself never calls the animator; the blocks alongside run all the same.
      if !hasAnimated { settingUp(runAlongside) }
    } else {
      animators.percentDriver?.attach(to: self)
      animate()
    }
  }

  private func start(_ interaction: any UIViewControllerInteractiveTransitioning) {
    app.log("startInteractiveTransition", context)
    interaction.startInteractiveTransition(context)
  }

  private func makeClock() -> TransitionClock {
    let length = isInteracting ? nil : animators.system?.motion.length
    let clock = TransitionClock(
      context.containerView.layer, duration: length ?? context.transitionDuration, in: app)
    clock.onArrival = { [weak self] in if $0 == .cancel { self?.revert() } }
    clock.goesOn = (context.containerView as? UIViewControllerWrapperView)?.slides.isEmpty == false
    for layer in drivenAlong { clock.include(layer) }
    return clock
  }

  /// Lets the interruptible animator drive the transition in the clock's place, if there is one.
  ///
  /// It is asked for when `animateTransition` has returned: animators in use make there what they return here, and unwrap it by
  /// force (reported: AppstoreTransition, whose methods bear numbers in that order).
  private func askForInterruptible() {
    guard isInProgress, context.isAnimated, let animator = animators.animator?.interruptibleAnimator(using: context)
    else { return }
    interruptible = animator
    // A gesture must be able to hold it, so recognizers of the container receive touches. (Chosen here.)
    if app.settings.touchBlocking == .participants { block([from.view, to.view]) }
    drive?.reset()
    drive = AnimatorDrive(animator, duration: context.transitionDuration)
  }

  /// Starts the animations and holds them at their start.
  func startHeld() {
    drive?.startHeld()
    freeLayerAnimations()
    animate()
    if isInterruptible, isInteracting { drive?.startHeld() }
    // The animations begin at the held time, 0, not at the time an update in the same turn moves the clock to.
    app.world.transaction.flush()
    // A finger that takes pages in the middle of their way takes them where they are.
    if let fraction = animators.system?.slide?.startFraction, fraction > 0 { scrub(to: fraction) }
  }

  /// UIKit asks for the duration twice (recorded).
  private func askDuration() -> Double {
    guard let animator = animators.animator else { return animators.system?.duration ?? 0 }
    _ = animator.transitionDuration(using: context)
    return animator.transitionDuration(using: context)
  }

  /// Runs the animator, with the blocks alongside in its animation, or after it if it makes none (documented).
  func animate() {
    guard !hasAnimated else { return }
    settingUp {
      if let coordinator {
        app.animations.run(draw) { self.runBlocks(of: coordinator) }
      } else {
        draw()
      }
      runAlongside()
    }
  }

  private func draw() {
    if let animator = animators.animator {
      app.log("animateTransition", context)
      let before = app.propertyAnimators
      animator.animateTransition(using: context)
      askForInterruptible()
      checkAnimators(startedSince: before)
    } else {
      animators.system?.animateTransition(using: context)
    }
  }

  /// Warns of a property animator that the transition does not drive.
  private func checkAnimators(startedSince before: [UIViewPropertyAnimator]) {
    let started = app.propertyAnimators.filter { animator in !before.contains { $0 === animator } }
    guard !started.isEmpty, !started.contains(where: { $0 === interruptible }) else { return }
    if interruptible != nil || isInteracting {
      context.hasStrayAnimator = interruptible != nil
      app.warn(.notInterruptible(returnsAnother: context.hasStrayAnimator), about: context)
    }
  }

  /// Runs the blocks alongside that no animation has run yet, and moves the bars, in an animation of their own.
  private func runAlongside() {
    hasAnimated = true
    guard let coordinator else { return }
    // An animator may complete in its call: the bars have arrived then.
    let bars = isOver ? nil : host.moveBars(with: self)
    guard coordinator.hasAnimations || bars != nil else { return }
    if let interruptible {
      return interruptible.addAnimations {
        coordinator.runAnimations()
        bars?()
      }
    }
    let changes = {
      self.runBlocks(of: coordinator)
      bars?()
    }
    // The bars of a stack go along with its pages.
    if let motion = animators.system?.motion {
      motion.animate(in: app, changes)
    } else {
      app.animate(withDuration: context.transitionDuration, animations: changes)
    }
  }

  /// Runs the blocks alongside in the animation in progress, and warns of what a finger would not drive.
  private func runBlocks(of coordinator: TransitionCoordinator) {
    let animation = app.animations.current
    let count = animation?.changes.count ?? 0
    coordinator.runAnimations()
    guard isInteracting, let animation else { return }
    let driven = [context.containerView.layer] + drivenAlong
    let outside = animation.changes.dropFirst(count).first { change in
      !sequence(first: change.layer, next: \.superlayer).contains { layer in driven.contains { $0 === layer } }
    }
    guard let layer = outside?.layer else { return }
    app.warn(.animatedOutside(view: app.world.label(of: (layer.owner as? NSObject) ?? layer)), about: context)
  }

  /// Runs `body` so that its animations can be scrubbed and reverted.
  private func settingUp(_ body: () -> Void) {
    withScrubPolicy { app.animations.noting(in: undoLog, body) }
  }

  /// While interactive, gives animations without an explicit curve the one of `scrubCurve`.
  private func withScrubPolicy(_ body: () -> Void) {
    let before = app.animations.interactiveCurve
    if isInteracting { app.animations.interactiveCurve = app.settings.scrubCurve }
    body()
    app.animations.interactiveCurve = before
  }

  /// Drives `layer` together with the container.
  func drive(_ layer: CALayer) {
    drive?.include(layer)
    drivenAlong.append(layer)
  }
}
