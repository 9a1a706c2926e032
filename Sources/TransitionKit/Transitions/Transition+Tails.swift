import LayerKit
import MotionMath
import ViewKit

/// What happens when a held transition is let go.
extension Transition {
  /// Lets go of a held transition towards its end.
  func runToEnd(speed: Double, curve: TailCurve) {
    guard let drive else { return }
    drive.release(.finish, over: (1 - drive.fraction) * drive.duration / speed, curve: shaped(curve, .finish)) {
      [weak self] in
      self?.hasArrived(.finish)
    }
  }

  /// Lets go of a held transition back to its start, and then takes back what view animations have changed.
  func runToStart(speed: Double, curve: TailCurve) {
    guard let drive else { return }
    let part = app.settings.cancelDuration == .elapsed ? drive.fraction : 1 - drive.fraction
    drive.release(.cancel, over: part * drive.duration / speed, curve: shaped(curve, .cancel)) { [weak self] in
      self?.hasArrived(.cancel)
    }
  }

  private func shaped(_ curve: TailCurve, _ direction: DriveDirection) -> TailCurve {
    app.settings.tailShape == .whole ? curve.part(from: drive?.fraction ?? 0, direction) : curve
  }

  /// Lets go of a held transition to run evenly, forwards or backwards.
  func run(at rate: Double) {
    drive?.run(at: rate) { [weak self] in self?.hasArrived(rate > 0 ? .finish : .cancel) }
  }

  private func hasArrived(_ direction: DriveDirection) {
    guard isInProgress else { return }
    switch direction {
    // What lasts longer than the transition said goes on by itself.
    case .finish: (drive as? TransitionClock)?.resume()
    case .cancel: takeBack()
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
