import LayerKit
import MotionMath
import ViewKit

/// Drives a transition by the clock of its container's layer, and of the layers driven along with it.
///
/// Held, the layers stand still (`speed` 0) at `timeOffset`; released, their time runs along a curve to the end or back
/// to the start. Everything inside follows, as Core Animation's time model says.
final class TransitionClock: TransitionDrive {
  private unowned let app: UIApplication
  private var layers: [CALayer]
  /// The layers' own time at which the transition's animations begin, in seconds.
  private var base: Double
  /// The transition's whole length, in seconds.
  let duration: Double
  private(set) var isHeld = false
  /// Whether a transition that starts held leaves its layers the time that they have.
  var goesOn = false
  /// Called when the released layers have come to their end or their start.
  var onArrival: (ReleaseDirection) -> Void = { _ in }
  private var arrival: ScheduledEvent?
  /// The end of the last release, in the layers' own time.
  private var destination = 0.0
  /// The mean rate of a release along a curve; nil where the layers' speed is the rate.
  private var releaseRate: Double?

  /// - Parameter begin: The layer's own time at which the driven animations began; nil for now.
  init(_ layer: CALayer, from begin: Double? = nil, duration: Double, in app: UIApplication) {
    layers = [layer]
    self.duration = max(0, duration)
    self.app = app
    base = begin ?? layer.convertTime(app.world.now, from: nil)
  }

  /// Drives `layer` too from now on; the layers inside a driven one are driven already.
  func include(_ layer: CALayer) {
    guard !layers.contains(where: { layer.isInside($0) }) else { return }
    if isHeld, let first = layers.first {
      layer.speed = 0
      layer.timeOffset = first.timeOffset
      layer.beginTime = 0
    }
    layers.append(layer)
  }

  /// Seconds of the transition that have passed in its layers' time.
  var elapsed: Double { (layers.first?.convertTime(app.world.now, from: nil) ?? 0) - base }

  /// The fraction that has passed, in 0...1; 1 for a transition without length.
  var fraction: Double { duration > 0 ? min(max(elapsed / duration, 0), 1) : 1 }

  /// Seconds of the layers' time in a second: 1 normally, negative backwards, 0 while held, and on a curve to either end
  /// their mean.
  var rate: Double { releaseRate ?? layers.first?.speed ?? 1 }

  /// Whether the layers' time is that around them: nothing has held it, or let it run otherwise.
  var keepsWorldTime: Bool {
    !isHeld && releaseRate == nil && layers.allSatisfy { $0.speed == 1 && $0.timeOffset == 0 }
  }

  /// Stops the layers: from then on their time counts the transition, from 0; or goes on, where something else moves in it.
  func startHeld() {
    if !goesOn { base = 0 }
    hold(at: 0)
  }

  /// Stops the layers where they are, in the middle of the transition.
  func hold() { hold(at: min(max(elapsed, 0), duration)) }

  /// Moves the held layers to a fraction of the transition.
  func scrub(to fraction: Double) {
    guard isHeld else { return }
    for layer in layers { layer.timeOffset = base + fraction * duration }
  }

  /// Lets the layers run along `curve` to the end, or back to the start.
  ///
  /// Progress is `p + (1 - p) c` on the way to the end and `p (1 - c)` on the way back; `c` is the curve's progress. A release without length arrives one frame later.
  func release(_ direction: ReleaseDirection, over length: Double, curve: ReleaseCurve) {
    let start = base + fraction * duration
    let frame = 1 / Double(app.world.frameRate.perSecond)
    arrive(direction, in: length > 0 ? length : frame)
    if length > 0 {
      for layer in layers { layer.runClock(from: start, to: destination, duration: length, curve: curve.clock) }
      releaseRate = (destination - start) / length
    }
  }

  /// Lets the layers run evenly at `rate`, forwards or backwards, from where they are.
  func run(at rate: Double) {
    let start = base + min(max(elapsed, 0), duration)
    let end = rate > 0 ? base + duration : base
    arrive(rate > 0 ? .finish : .cancel, in: (end - start) / rate)
    run(from: start, at: rate)
  }

  /// Reports the arrival `length` seconds from now. At the end, time continues first: an animation that lasts longer
  /// than the transition goes on.
  private func arrive(_ direction: ReleaseDirection, in length: Double) {
    arrival?.cancel()
    (isHeld, releaseRate) = (false, nil)
    destination = direction == .finish ? base + duration : base
    arrival = app.world.schedule(at: app.world.now + length) { [weak self] in
      guard let self else { return }
      (arrival, releaseRate) = (nil, nil)
      if direction == .finish { resume() }
      onArrival(direction)
    }
  }

  /// Lets time pass again from the end of the release, without a jump.
  func resume() { run(from: destination, at: 1) }

  /// Gives the layers the surrounding time again. They jump to it.
  func reset() {
    arrival?.cancel()
    (arrival, isHeld, releaseRate) = (nil, false, nil)
    for layer in layers {
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
    }
  }

  private func hold(at elapsed: Double) {
    arrival?.cancel()
    (arrival, isHeld, releaseRate) = (nil, true, nil)
    for layer in layers {
      layer.speed = 0
      layer.timeOffset = base + elapsed
      layer.beginTime = 0
    }
  }

  private func run(from local: Double, at rate: Double) {
    for layer in layers {
      layer.speed = rate
      layer.timeOffset = local
      layer.beginTime = layer.superlayer?.convertTime(app.world.now, from: nil) ?? app.world.now
    }
  }
}
