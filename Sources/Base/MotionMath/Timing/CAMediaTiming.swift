/// The timing of an animation or a layer: the properties of Apple's `CAMediaTiming` protocol as one value.
///
/// Times are in seconds. The defaults are those of an animation; a layer differs only in `duration`, which is infinite
/// (measured on macOS), see `layer`.
public struct CAMediaTiming: Hashable, Sendable {
  /// The parent's time at which this begins. On an added animation 0 means "at the next commit".
  public var beginTime: Double
  /// The local time at which this begins. On an animation it rotates the run within an unchanged window.
  public var timeOffset: Double
  /// Own seconds per parent second. 0 freezes, a negative speed runs backwards.
  public var speed: Double
  /// One run, in own time. 0 or more.
  public var duration: Double
  /// How many runs; may be a fraction or infinite. 0 and 1 both mean once. With `autoreverses` a run is there and back.
  public var repeatCount: Double
  /// How long to repeat, in own time. Above 0 it wins over `repeatCount` (setting both is documented as undefined).
  public var repeatDuration: Double
  /// Whether each run is followed by one back.
  public var autoreverses: Bool
  public var fillMode: CAMediaTimingFillMode

  public init(
    beginTime: Double = 0, timeOffset: Double = 0, speed: Double = 1, duration: Double = 0, repeatCount: Double = 0,
    repeatDuration: Double = 0, autoreverses: Bool = false, fillMode: CAMediaTimingFillMode = .removed
  ) {
    self.beginTime = beginTime
    self.timeOffset = timeOffset
    self.speed = speed
    self.duration = duration
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The timing of a new layer: the animation defaults with an infinite duration.
  public static let layer = CAMediaTiming(duration: .infinity)
}

/// Whether the end values show outside the active window.
public enum CAMediaTimingFillMode: String, CaseIterable, Hashable, Sendable {
  /// Neither before nor after.
  case removed
  /// After the end.
  case forwards
  /// Before the begin.
  case backwards
  /// Before and after.
  case both

  public var fillsForwards: Bool { self == .forwards || self == .both }
  public var fillsBackwards: Bool { self == .backwards || self == .both }
}
