import LayerKit
import MotionMath
import ViewKit

/// For the scrubber: calls that a percent-driven driver has go through the driver, whose subclass may override them.
extension Transition: Scrubbable {
  var isHeld: Bool { isInteracting }
  var fraction: Double { context.percentComplete }
  var rate: Double { drive?.rate ?? context.containerView.layer.speed }

  /// The percent-driven driver; nil also for one that drives another transition by now.
  private var percentDriver: UIPercentDrivenInteractiveTransition? {
    animators.percentDriver.flatMap { $0.transition === self ? $0 : nil }
  }

  func update(_ fraction: Double) {
    if let percentDriver { percentDriver.update(fraction) } else { scrub(to: fraction) }
  }

  func end(_ direction: ReleaseDirection) {
    switch (direction, percentDriver) {
    case (.finish, let driver?): driver.finish()
    case (.cancel, let driver?): driver.cancel()
    case (_, nil): release(direction, speed: 1, curve: .easeInOut)
    }
  }

  func run(at rate: Double) {
    endInteraction(rate > 0 ? .finish : .cancel)
    drive?.run(at: rate)
  }
}

/// How a held transition is moved and released.
extension Transition {
  /// Moves it to `fraction`, limited to 0...1, and reports the progress. Does nothing unless it is interactive.
  func scrub(to fraction: Double) {
    guard isInteracting else { return }
    context.updateInteractiveTransition(fraction)
    drive?.scrub(to: context.percentComplete)
  }

  /// Ends the interaction: lets the transition run to its end, or back to its start and revert.
  func release(_ direction: ReleaseDirection, speed: Double, curve: ReleaseCurve) {
    let wasInteracting = isInteracting
    endInteraction(direction)
    guard wasInteracting, isInProgress, let drive else { return }
    drive.release(
      direction, speed: speed, cancelDuration: app.settings.cancelDuration,
      curve: app.settings.tailShape == .whole ? curve.part(from: drive.fraction, direction) : curve)
  }

  private func endInteraction(_ direction: ReleaseDirection) {
    switch direction {
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    }
  }

  /// Restores the values that view animations have changed, and removes the animations the transition has added.
  func revert() {
    guard isInProgress else { return }
    undoLog.revert(finished: app.settings.viewAnimationFinishedOnCancel)
    for layer in [context.containerView.layer] + drivenAlong {
      layer.removeAnimations(except: earlierAnimations)
    }
  }
}

extension CALayer {
  /// Every animation on the layer and inside it.
  var animationsInside: [CAAnimation] {
    attachedAnimations + sublayers.flatMap(\.animationsInside) + (mask?.animationsInside ?? [])
  }

  fileprivate func removeAnimations(except kept: [CAAnimation]) {
    for animation in attachedAnimations
    where animation.clockSource != .world && !kept.contains(where: { $0 === animation }) {
      removeAnimation(animation)
    }
    for layer in sublayers { layer.removeAnimations(except: kept) }
    mask?.removeAnimations(except: kept)
  }
}
