public import MotionMath

/// How a layer's local time follows its parent's.
public enum LayerClock: Hashable, Sendable {
  /// `(parentTime - beginTime) * speed + timeOffset`, as CAMediaTiming documents it for a layer.
  case timing(beginTime: Double, speed: Double, timeOffset: Double)
  /// Local time runs along a curve: the release animation of an interactive transition.
  indirect case ramp(ClockRamp)

  /// Local time equals parent time.
  public static let identity = LayerClock.timing(beginTime: 0, speed: 1, timeOffset: 0)

  /// The layer's local time, in seconds, when its parent's time is `parentTime`.
  ///
  /// A parent time before `beginTime` gives 0 (measured on macOS through `convertTime`).
  public func localTime(at parentTime: Double) -> Double {
    switch self {
    case .timing(let beginTime, let speed, let timeOffset):
      parentTime < beginTime ? 0 : (parentTime - beginTime) * speed + timeOffset
    case .ramp(let ramp): ramp.localTime(at: parentTime)
    }
  }

  /// The parent's time when the layer's local time is `localTime`; 0 out of a layer that stands still (measured on
  /// macOS). For a ramp it is the begin, as a value on a curve has no single time.
  public func parentTime(at localTime: Double) -> Double {
    switch self {
    case .timing(let beginTime, let speed, let timeOffset):
      speed == 0 ? 0 : (localTime - timeOffset) / speed + beginTime
    case .ramp(let ramp): ramp.beginTime
    }
  }
}

/// Local time driven from one value to another along a curve, then held.
public struct ClockRamp: Hashable, Sendable {
  /// The parent's time at which the ramp starts, in seconds.
  public var beginTime: Double
  /// Seconds of the parent's time; 0 jumps to `end` at once.
  public var duration: Double
  /// Local time at the start, in seconds.
  public var start: Double
  /// Local time from `beginTime + duration` on, in seconds.
  public var end: Double
  public var curve: ClockCurve

  public init(beginTime: Double, duration: Double, start: Double, end: Double, curve: ClockCurve) {
    self.beginTime = beginTime
    self.duration = duration
    self.start = start
    self.end = end
    self.curve = curve
  }

  /// Exactly `start` up to the begin and exactly `end` from the end on.
  public func localTime(at parentTime: Double) -> Double {
    if parentTime >= beginTime + duration { return end }
    if parentTime <= beginTime { return start }
    return start + (end - start) * curve.progress(after: parentTime - beginTime, of: duration)
  }
}
