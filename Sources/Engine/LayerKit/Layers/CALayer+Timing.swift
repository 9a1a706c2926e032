public import MotionMath
import RecordingKit

/// A layer's own time (CAMediaTiming): `(parent's time - beginTime) * speed + timeOffset`.
extension CALayer {
  /// When the layer's time begins, in seconds of its parent's time. Default 0.
  public final var beginTime: Double {
    get { model().layerTiming.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  /// Seconds added to the layer's time. With `speed` 0 this *is* the layer's time. Default 0.
  public final var timeOffset: Double {
    get { model().layerTiming.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// How fast the layer's time runs against its parent's: 0 stands still, negative runs back. Default 1.
  ///
  /// Changing it alone makes the layer's time jump; set `timeOffset` and `beginTime` with it.
  public final var speed: Double {
    get { model().layerTiming.speed }
    set { setTiming(\.speed, newValue) }
  }

  /// Infinite for a layer unless set. A layer's remaining timing fields do not change what is shown.
  public final var duration: Double {
    get { model().layerTiming.duration }
    set { setTiming(\.duration, newValue) }
  }

  public final var repeatCount: Double {
    get { model().layerTiming.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }

  public final var repeatDuration: Double {
    get { model().layerTiming.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  public final var autoreverses: Bool {
    get { model().layerTiming.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  public final var fillMode: CAMediaTimingFillMode {
    get { model().layerTiming.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  private func setTiming<Value: Equatable>(_ field: WritableKeyPath<CAMediaTiming, Value>, _ value: Value) {
    guard presented == nil, ownTiming?.ramp != nil || layerTiming[keyPath: field] != value else { return }
    let timing = ownTiming ?? OwnTiming()
    timing.ramp = nil
    timing.fields[keyPath: field] = value
    ownTiming = timing
    clockDidChange()
  }

  private var layerTiming: CAMediaTiming { ownTiming?.fields ?? .layer }

  /// Runs the layer's local time from `start` to `end` (seconds) along `curve`, beginning now, and holds it there until
  /// the layer's timing is next set. `duration` is in seconds of the parent's time.
  public final func runClock(from start: Double, to end: Double, duration: Double, curve: ClockCurve) {
    guard presented == nil else { return }
    let begin = parent?.localTime(at: world.now) ?? world.now
    let timing = ownTiming ?? OwnTiming()
    timing.ramp = ClockRamp(beginTime: begin, duration: max(0, duration), start: start, end: end, curve: curve)
    ownTiming = timing
    clockDidChange()
  }

  private func clockDidChange() {
    guard isHosted else { return }
    clockChanged = true
    touch()
  }

  /// How local time follows the parent's, as it stands in the model.
  final var clock: LayerClock {
    guard let ownTiming else { return .identity }
    if let ramp = ownTiming.ramp { return .ramp(ramp) }
    let fields = ownTiming.fields
    return .timing(beginTime: fields.beginTime, speed: fields.speed, timeOffset: fields.timeOffset)
  }

  /// The layer's local time when the world's time is `time`, by the model's clocks.
  public final func localTime(at time: Double) -> Double {
    path(to: self).reduce(time) { $1.clock.localTime(at: $0) }
  }

  /// The clocks from the world down to this layer, without those that equal their parent's.
  final var clockChain: ClockChain {
    var clocks: [LayerClock] = []
    var layer: CALayer? = self
    while let current = layer {
      if current.ownTiming != nil { clocks.append(current.clock) }
      layer = current.parent
    }
    return ClockChain(clocks: clocks.reversed())
  }

  /// Converts a time of `layer` to this layer's time; nil stands for the time above the root.
  ///
  /// Walks up to the common ancestor, then down (documented). Converting out of a layer of speed 0, or into a layer
  /// that has not begun, gives 0 (both measured on macOS).
  public final func convertTime(_ time: Double, from layer: CALayer?) -> Double {
    let down = path(to: self)
    let up = layer.map { path(to: $0) } ?? []
    let shared = zip(up, down).prefix { $0 === $1 }.count
    var time = time
    for layer in up[shared...].reversed() { time = layer.clock.parentTime(at: time) }
    for layer in down[shared...] { time = layer.clock.localTime(at: time) }
    return time
  }

  /// Converts this layer's time to a time of `layer`; nil stands for the time above the root.
  public final func convertTime(_ time: Double, to layer: CALayer?) -> Double {
    if let layer { return layer.convertTime(time, from: self) }
    var time = time
    for layer in path(to: self).reversed() { time = layer.clock.parentTime(at: time) }
    return time
  }

  /// From the root down to `layer`.
  private func path(to layer: CALayer) -> [CALayer] {
    var path: [CALayer] = []
    var next: CALayer? = layer.model()
    while let current = next {
      path.append(current)
      next = current.parent
    }
    return path.reversed()
  }
}

/// The timing of a layer whose time is not its parent's.
final class OwnTiming {
  var fields = CAMediaTiming.layer
  /// Drives the layer's time instead of the fields until one of them is set.
  var ramp: ClockRamp?
}
