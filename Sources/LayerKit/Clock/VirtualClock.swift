/// A clock that only moves when it is told to. It counts whole nanoseconds, so that no time is ever a sum of rounding
/// errors: 0.1 s three times is 0.3 s.
public struct VirtualClock: Hashable, Sendable {
  /// Nanoseconds since the world began; never negative.
  public private(set) var nanoseconds: Int64 = 0

  public init() {}

  /// Seconds since the world began: `CACurrentMediaTime()`.
  public var time: Double { Self.seconds(nanoseconds) }

  /// Moves the clock; it does not run backwards.
  mutating func advance(to nanoseconds: Int64) { self.nanoseconds = max(self.nanoseconds, nanoseconds) }

  /// The nearest nanosecond to `time` seconds; times beyond 292 years count as 292 years, NaN as 0.
  public static func nanoseconds(_ time: Double) -> Int64 {
    if time.isNaN { return 0 }
    let scaled = (time * 1e9).rounded()
    return scaled >= 9.2e18 ? Int64.max : max(0, Int64(scaled))
  }

  public static func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1e9 }
}

/// The frames of a display: frame n is shown at n / `perSecond` seconds, rounded to the clock's nanosecond.
public struct FrameRate: Hashable, Sendable {
  /// Frames a second; at least 1.
  public let perSecond: Int

  public init(perSecond: Int) { self.perSecond = max(1, perSecond) }

  /// When frame number `frame` is shown, in seconds.
  public func time(of frame: Int) -> Double {
    VirtualClock.seconds(VirtualClock.nanoseconds(Double(frame) / Double(perSecond)))
  }

  /// The number of the frame shown at `time`: the last one due by then.
  public func frame(at time: Double) -> Int {
    let nearest = Int((time * Double(perSecond)).rounded())
    return self.time(of: nearest) <= time ? nearest : nearest - 1
  }
}
