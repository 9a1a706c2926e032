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

  init(in app: UIApplication) { self.app = app }

  public override var className: String { "HandDriver" }

  /// Whether anything is held.
  public var isHolding: Bool { transition?.isInteracting == true || window != nil }

  /// Takes hold: what is going on stands still where it is. A transition that waits for its turn is started first.
  public func begin() {
    if !app.world.isHandlingEvent { app.world.settle() }
    app.log("begin", self)
    if let transition {
      transition.pause()
    } else {
      window = window ?? WindowHold(in: app)
    }
  }

  /// Moves what is held to a fraction of its length, clamped to 0...1; takes hold first if need be.
  public func update(_ fraction: Double) {
    if !isHolding { begin() }
    if let transition {
      if let driver { return driver.update(fraction) }
      let percent = min(max(fraction, 0), 1)
      transition.drive?.scrub(to: percent)
      transition.context.updateInteractiveTransition(percent)
    } else {
      window?.clock.scrub(to: min(max(fraction, 0), 1))
    }
  }

  /// Lets go: it runs to its end.
  public func finish() {
    if !isHolding { begin() }
    if let transition {
      if let driver { return driver.finish() }
      transition.context.finishInteractiveTransition()
      transition.runToEnd(speed: 1, curve: curve)
    } else {
      window?.finish()
      window = nil
    }
  }

  /// Lets go: it runs back to its start, and what view animations have changed is taken back.
  public func cancel() {
    if !isHolding { begin() }
    if let transition {
      if let driver { return driver.cancel() }
      transition.context.cancelInteractiveTransition()
      transition.runToStart(speed: 1, curve: curve)
    } else {
      window?.cancel()
      window = nil
    }
  }

  /// Turns time round at the present point, without a jump: what was going forward goes back, and the other way round.
  public func reverse() { setRate(-rate) }

  /// How fast what is driven runs: 1 normally, negative backwards.
  public var rate: Double {
    get { drivenLayer?.speed ?? 1 }
    set { setRate(newValue) }
  }

  /// What is driven: the transition's container's layer, or the key window's.
  public var drivenLayer: CALayer? { transition?.context.containerView.layer ?? app.keyWindow?.layer }

  /// Sets how fast the driven layer's time runs from here on, without a jump; negative runs back.
  public func setRate(_ rate: Double) {
    guard let layer = drivenLayer else { return }
    let local = layer.convertTime(app.world.now, from: nil)
    layer.speed = rate
    layer.timeOffset = local
    layer.beginTime = layer.superlayer?.convertTime(app.world.now, from: nil) ?? app.world.now
    app.log("rate", self, "\(rate)")
  }

  private var transition: Transition? { app.transitionCenter.current.flatMap { $0.isInProgress ? $0 : nil } }

  private var driver: UIPercentDrivenInteractiveTransition? {
    transition?.animators.interaction as? UIPercentDrivenInteractiveTransition
  }

  private var curve: TailCurve { .easeInOut }
}

/// Every animation running in the key window, held.
private final class WindowHold {
  private unowned let app: UIApplication
  private let blocks: [ViewAnimationState]
  let clock: TransitionClock

  init?(in app: UIApplication) {
    guard let layer = app.keyWindow?.layer else { return nil }
    self.app = app
    blocks = app.animations.running
    let now = layer.convertTime(app.world.now, from: nil)
    let span = layer.runningSpan(now: now)
    clock = TransitionClock(layer, from: span.begin, duration: span.end - span.begin, in: app)
    clock.holdHere()
  }

  func finish() {
    let clock = clock
    clock.release(.finish, over: (1 - clock.fraction) * clock.duration, curve: .easeInOut) {
      clock.resume()
    }
  }

  func cancel() {
    let part = app.settings.cancelDuration == .elapsed ? clock.fraction : 1 - clock.fraction
    let (app, blocks, clock) = (app, blocks, clock)
    clock.release(.cancel, over: part * clock.duration, curve: .easeInOut) {
      for block in blocks.reversed() { block.takeBack(finished: app.settings.viewAnimationFinishedOnCancel) }
      app.keyWindow?.layer.removeFiniteAnimations()
      clock.resume()
    }
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
