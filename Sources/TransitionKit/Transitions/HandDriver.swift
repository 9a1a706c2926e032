public import LayerKit
import MotionMath
import ViewKit

/// Time in your hand: scrubs, finishes or takes back what is going on.
///
/// With a transition in progress that is what it drives, whether or not a gesture does; without one, every animation
/// running in the key window.
public final class HandDriver: NSObject {
  private unowned let app: UIApplication
  private var window: WindowHold?
  private var rateBeforeHold = 1.0

  init(in app: UIApplication) { self.app = app }

  public override var className: String { "HandDriver" }

  /// Whether anything is held.
  public var isHolding: Bool { transition?.isInteracting == true || window?.clock.isHeld == true }

  /// Takes hold: what is going on stands still where it is. A transition that waits for its turn is started first.
  public func begin() {
    if !app.world.isHandlingEvent { app.world.settle() }
    rateBeforeHold = isHolding ? rateBeforeHold : rate == 0 ? 1 : rate
    note("hold", (transition?.context as NSObject? ?? app.keyWindow).map { app.world.label(of: $0) } ?? "")
    if let transition { transition.pause() } else { windowHold()?.clock.holdHere() }
  }

  /// Moves what is held to a fraction of its length, clamped to 0...1; takes hold first if need be.
  public func update(_ fraction: Double) {
    if !isHolding { begin() }
    let percent = min(max(fraction, 0), 1)
    if let driver {
      driver.update(percent)
    } else if let transition {
      transition.drive?.scrub(to: percent)
      transition.context.updateInteractiveTransition(percent)
    } else {
      window?.clock.scrub(to: percent)
    }
  }

  /// Lets go: it runs to its end.
  public func finish() {
    if !isHolding { begin() }
    if let driver {
      driver.finish()
    } else if let transition {
      transition.context.finishInteractiveTransition()
      transition.runToEnd(speed: 1, curve: .easeInOut)
    } else {
      window?.finish()
    }
  }

  /// Lets go: it runs back to its start, and what view animations have changed is taken back.
  public func cancel() {
    if !isHolding { begin() }
    if let driver {
      driver.cancel()
    } else if let transition {
      transition.context.cancelInteractiveTransition()
      transition.runToStart(speed: 1, curve: .easeInOut)
    } else {
      window?.cancel()
    }
  }

  /// Turns time round at the present point, without a jump: what was going forward goes back, and the other way round;
  /// what is held goes the other way than before it was. What comes back to its start is taken back, as `cancel()` does.
  public func reverse() { rate = -(rate == 0 ? rateBeforeHold : rate) }

  /// How fast what is driven runs: 1 normally, negative backwards, 0 while it is held. Setting it lets go.
  public var rate: Double {
    get { transition?.drive?.rate ?? drivenLayer?.speed ?? 1 }
    set {
      note("rate", "\(newValue)")
      begin()
      guard newValue != 0, newValue.isFinite else { return }
      if let transition {
        if newValue > 0 {
          transition.context.finishInteractiveTransition()
        } else {
          transition.context.cancelInteractiveTransition()
        }
        transition.run(at: newValue)
      } else {
        window?.run(at: newValue)
      }
    }
  }

  /// What a hand does is told of as the recording's.
  private func note(_ name: String, _ detail: String) { app.world.log(name, "timeline", detail) }

  /// What is driven: the transition's container's layer, or the key window's.
  public var drivenLayer: CALayer? { transition?.context.containerView.layer ?? app.keyWindow?.layer }

  private var transition: Transition? { app.transitionCenter.current.flatMap { $0.isInProgress ? $0 : nil } }

  private var driver: UIPercentDrivenInteractiveTransition? {
    guard let transition else { return nil }
    let driver = transition.animators.interaction as? UIPercentDrivenInteractiveTransition
    // One that drives another transition by now has let go of this one.
    return driver?.transition === transition ? driver : nil
  }

  /// The hold of the window: the one whose tail still runs, or a new one.
  private func windowHold() -> WindowHold? {
    if window == nil {
      window = WindowHold(in: app)
      window?.onEnd = { [weak self] in self?.window = nil }
    }
    return window
  }
}

/// Every animation running in the key window, in one hand until it has been let go and has arrived.
private final class WindowHold {
  private unowned let app: UIApplication
  private let blocks: [ViewAnimationState]
  private let animators: [UIViewPropertyAnimator]
  let clock: TransitionClock
  var onEnd: () -> Void = {}

  init?(in app: UIApplication) {
    guard let layer = app.keyWindow?.layer else { return nil }
    self.app = app
    blocks = app.animations.running
    animators = app.propertyAnimators.filter(\.isRunning)
    let span = layer.runningSpan(now: layer.convertTime(app.world.now, from: nil))
    clock = TransitionClock(layer, from: span.begin, duration: span.end - span.begin, in: app)
  }

  func finish() {
    clock.release(.finish, over: (1 - clock.fraction) * clock.duration, curve: .easeInOut) { [weak self] in
      self?.end(takingBack: false)
    }
  }

  func cancel() {
    let part = app.settings.cancelDuration == .elapsed ? clock.fraction : 1 - clock.fraction
    clock.release(.cancel, over: part * clock.duration, curve: .easeInOut) { [weak self] in
      self?.end(takingBack: true)
    }
  }

  func run(at rate: Double) {
    clock.run(at: rate) { [weak self] in self?.end(takingBack: rate < 0) }
  }

  private func end(takingBack: Bool) {
    if takingBack {
      for animator in animators.reversed() where animator.state == .active {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
      }
      for block in blocks.reversed() { block.takeBack(finished: app.settings.viewAnimationFinishedOnCancel) }
      app.keyWindow?.layer.removeFiniteAnimations()
    }
    clock.resume()
    onEnd()
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
  fileprivate var isFinite: Bool { timing.endTime.isFinite }
}
