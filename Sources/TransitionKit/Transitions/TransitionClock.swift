import LayerKit
import MotionMath
import ViewKit

/// The hand on a transition's time: the clock of the container's layer, and of the layers driven along with it.
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
  private var tail: ScheduledEvent?
  /// Where the last tail leads to, in the layers' own time.
  private var tailEnd = 0.0

  /// - Parameter begin: The layer's own time at which what is driven began; nil: now.
  init(_ layer: CALayer, from begin: Double? = nil, duration: Double, in app: UIApplication) {
    layers = [layer]
    self.duration = max(0, duration)
    self.app = app
    base = begin ?? layer.convertTime(app.world.now, from: nil)
  }

  /// Drives `layer` along from now on; those inside a driven layer are already.
  func include(_ layer: CALayer) {
    guard !layers.contains(where: { layer.isInside($0) }) else { return }
    if isHeld, let first = layers.first {
      layer.speed = 0
      layer.timeOffset = first.timeOffset
      layer.beginTime = 0
    }
    layers.append(layer)
  }

  /// Seconds of the transition that have passed, as its layers tell.
  var elapsed: Double { (layers.first?.convertTime(app.world.now, from: nil) ?? 0) - base }

  /// The fraction that has passed, in 0...1; 1 for a transition without length.
  var fraction: Double { duration > 0 ? min(max(elapsed / duration, 0), 1) : 1 }

  var rate: Double { layers.first?.speed ?? 1 }

  /// Stops the layers before anything is animated: their time is 0 and counts the transition.
  func holdAtStart() {
    base = 0
    hold(at: 0)
  }

  /// Stops the layers where they are, in the middle of the transition.
  func holdHere() { hold(at: min(max(elapsed, 0), duration)) }

  /// Moves the held layers to a fraction of the transition.
  func scrub(to fraction: Double) {
    guard isHeld else { return }
    for layer in layers { layer.timeOffset = base + fraction * duration }
  }

  /// Lets the layers run along `curve` to the end, or back to the start, and says when they are there.
  ///
  /// Progress is `p + (1 - p) c(s)` on the way to the end and `p (1 - c(s))` on the way back, `s` being the fraction of
  /// the tail. A tail without length ends one frame later.
  ///
  /// - Parameter length: In seconds.
  func release(_ direction: DriveDirection, over length: Double, curve: TailCurve, arrived: @escaping () -> Void) {
    tail?.cancel()
    let start = base + fraction * duration
    let end = direction == .finish ? base + duration : base
    tailEnd = end
    let frame = 1 / Double(app.world.frameRate.perSecond)
    isHeld = false
    if length > 0 {
      for layer in layers { layer.runClock(from: start, to: end, duration: length, curve: curve.function) }
    }
    tail = app.world.schedule(at: app.world.now + (length > 0 ? length : frame)) { [weak self] in
      self?.tail = nil
      arrived()
    }
  }

  /// Lets the layers run evenly at `rate`, forwards or backwards, from where they are, and says when they are at the
  /// end that way.
  func run(at rate: Double, arrived: @escaping () -> Void) {
    tail?.cancel()
    let start = base + min(max(elapsed, 0), duration)
    tailEnd = rate > 0 ? base + duration : base
    isHeld = false
    run(from: start, at: rate)
    tail = app.world.schedule(at: app.world.now + (tailEnd - start) / rate) { [weak self] in
      self?.tail = nil
      arrived()
    }
  }

  /// Lets time pass again from where the tail has led, without a jump.
  func resume() { run(from: tailEnd, at: 1) }

  /// Everything as it is without a transition: time is the surrounding one's. Layers jump to it.
  func reset() {
    tail?.cancel()
    tail = nil
    isHeld = false
    for layer in layers {
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
    }
  }

  private func hold(at elapsed: Double) {
    tail?.cancel()
    tail = nil
    isHeld = true
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
