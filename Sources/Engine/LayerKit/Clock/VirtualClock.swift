import Limits
import MotionMath

/// A clock that moves only through `advance`. It counts whole nanoseconds, so that no time is ever a sum of rounding
/// errors: 0.1 s three times is 0.3 s.
public struct VirtualClock: Hashable, Sendable {
  /// Nanoseconds since the world began; never negative.
  public private(set) var nanoseconds: Int64 = 0

  public init() {}

  /// Seconds since the world began: `CACurrentMediaTime()`.
  public var time: Double { Self.seconds(nanoseconds) }

  /// Moves the clock; it does not run backwards.
  mutating func advance(to nanoseconds: Int64) { self.nanoseconds = max(self.nanoseconds, nanoseconds) }

  /// The last instant there is, a little under 292 years.
  static var end: Int64 { Int64(Limit.clockSeconds.most) * 1_000_000_000 }

  /// The nearest nanosecond to `time` seconds, no earlier than 0 and no later than 292 years; NaN counts as 0.
  public static func nanoseconds(_ time: Double) -> Int64 {
    let scaled = (time * 1e9).rounded()
    return scaled > 0 ? Int64(min(scaled, Double(end))) : 0
  }

  public static func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1e9 }
}

/// The frames of a display: frame n is shown at n / `perSecond` seconds, rounded to the clock's nanosecond.
public struct FrameRate: Hashable, Sendable {
  /// Frames a second, in 1...1,000,000.
  public let perSecond: Int

  /// - Parameter perSecond: Out of range, the nearest rate in range.
  public init(perSecond: Int) { self.perSecond = min(max(1, perSecond), 1_000_000) }

  /// When frame number `frame` is shown, in seconds.
  public func time(of frame: Int) -> Double {
    VirtualClock.seconds(VirtualClock.nanoseconds(Double(frame) / Double(perSecond)))
  }

  /// The number of the frame shown at `time`: the last one due by then. `time` is in the clock's range.
  public func frame(at time: Double) -> Int {
    let nearest = Int(clamping: (VirtualClock.seconds(VirtualClock.nanoseconds(time)) * Double(perSecond)).rounded())
    return self.time(of: nearest) <= time ? nearest : nearest - 1
  }
}
