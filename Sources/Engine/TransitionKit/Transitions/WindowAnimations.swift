import LayerKit
import MotionMath
import ViewKit

/// Every animation running in the key window, as one thing to scrub: from the earliest begin to the latest end.
final class WindowAnimations: Scrubbable {
  private unowned let app: UIApplication
  private let blocks: [ViewAnimationState]
  private let animators: [UIViewPropertyAnimator]
  private let clock: TransitionClock
  private let progress = InteractionProgress()
  private let onEnd: () -> Void

  /// - Parameter onEnd: Called when the released animations have arrived.
  /// - Returns: Nil without a key window.
  init?(in app: UIApplication, onEnd: @escaping () -> Void) {
    guard let layer = app.keyWindow?.layer else { return nil }
    self.app = app
    self.onEnd = onEnd
    blocks = app.animations.running
    animators = app.propertyAnimators.filter(\.isRunning)
    let span = layer.runningSpan(now: layer.convertTime(app.world.now, from: nil))
    clock = TransitionClock(layer, from: span.begin, duration: span.end - span.begin, in: app)
    clock.onArrival = { [weak self] direction in self?.arrive(direction) }
  }

  var isHeld: Bool { clock.isHeld }
  var rate: Double { clock.rate }
  var fraction: Double { clock.fraction }
  func hold() { clock.hold() }

  func update(_ fraction: Double) {
    progress.report(fraction)
    clock.scrub(to: progress.fraction)
  }

  func end(_ direction: ReleaseDirection) {
    clock.release(direction, cancelDuration: app.settings.cancelDuration, curve: .easeInOut)
  }

  func run(at rate: Double) { clock.run(at: rate) }

  private func arrive(_ direction: ReleaseDirection) {
    if direction == .cancel {
      revert()
      clock.resume()
    }
    onEnd()
  }

  private func revert() {
    for animator in animators.reversed() where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    for block in blocks.reversed() { block.revert(finished: app.settings.viewAnimationFinishedOnCancel) }
    app.keyWindow?.layer.removeFiniteAnimations()
  }
}

extension CALayer {
  /// From the earliest begin to the latest end of the finite animations on the layer and inside it, in its own time.
  /// Empty, at `now`, without any.
  fileprivate func runningSpan(now: Double) -> (begin: Double, end: Double) {
    var begin = Double.infinity
    var end = -Double.infinity
    collectSpan(of: self, &begin, &end)
    return begin <= end ? (begin, end) : (now, now)
  }

  private func collectSpan(of top: CALayer, _ begin: inout Double, _ end: inout Double) {
    for animation in attachedAnimations where animation.isFinite {
      begin = min(begin, top.convertTime(animation.beginTime, from: self))
      end = max(end, top.convertTime(animation.timing.endTime, from: self))
    }
    for layer in sublayers { layer.collectSpan(of: top, &begin, &end) }
    mask?.collectSpan(of: top, &begin, &end)
  }

  fileprivate func removeFiniteAnimations() {
    for animation in attachedAnimations where animation.isFinite { removeAnimation(animation) }
    for layer in sublayers { layer.removeFiniteAnimations() }
    mask?.removeFiniteAnimations()
  }
}

extension CAAnimation {
  /// Whether the animation ends by itself.
  package var isFinite: Bool { timing.endTime.isFinite }
}
