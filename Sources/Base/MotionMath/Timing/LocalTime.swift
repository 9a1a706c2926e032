/// The clock's grain. Virtual time is a whole number of nanoseconds, while begin times and durations are Doubles:
/// two instants closer than half a grain are the same instant.
public enum TimeGrain {
  /// In seconds.
  public static let grain = 1e-9
  static let half = grain / 2
}

/// The iteration that an animation is in, and the time within it.
public struct Iteration: Hashable, Sendable {
  /// Basic time: how far into one pass, in 0...`duration`. On the way back of an autoreversing run it goes down.
  public var time: Double
  /// How many whole runs were completed before this one; a run and its way back count once. Negative below local time
  /// 0.
  public var index: Double
  /// `time` as a fraction of the duration. An animation without a duration is at 0 before its begin and at 1 after.
  public var fraction: Double

  public init(time: Double, index: Double, fraction: Double) {
    self.time = time
    self.index = index
    self.fraction = fraction
  }
}

/// Whether a parent time is before, in or after the window in which an animation is active.
public enum TimingPhase: Hashable, Sendable {
  case before, active, after
}

extension CAMediaTiming {
  /// The own time, in seconds, when the parent's time is `parentTime`.
  ///
  /// `(parentTime - beginTime) * speed + timeOffset`. A `speed` of 0 freezes at `timeOffset`; a negative `speed` runs
  /// backwards. The result may be negative; `fillMode` decides whether anything is shown then.
  ///
  ///     CAMediaTiming(beginTime: 1, speed: 2).localTime(at: 1.5)   // 1.0
  public func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// One run in own time: the duration, twice that when it autoreverses.
  public var period: Double { autoreverses ? 2 * duration : duration }

  /// How long this is active, in own time: `repeatDuration`, or so many runs, or one. Possibly infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 && period > 0 ? period * repeatCount : period
  }

  /// The last instant of the window, in parent time; infinite for an endless repeat and for a speed of 0.
  public var endTime: Double {
    speed == 0 ? .infinity : beginTime + activeDuration / speed.magnitude
  }

  /// Both ends of the window belong to it (measured on macOS), to within half a grain.
  public func phase(at parentTime: Double) -> TimingPhase {
    let elapsed = parentTime - beginTime
    if elapsed < -TimeGrain.half { return .before }
    return speed != 0 && elapsed > activeDuration / speed.magnitude + TimeGrain.half ? .after : .active
  }

  /// The animation's iteration when the parent's time is `parentTime`; nil when it does not show then.
  ///
  /// The rules are measured on macOS. At the very end, and when filled past it, the last pass shows its end; at a
  /// boundary in between, the next pass shows its start. `timeOffset` rotates the run within the window. With a
  /// negative `speed` own time counts down from `timeOffset`, so the first instant and the last both show the start.
  /// Without a duration only the fill shows.
  public func iteration(at parentTime: Double) -> Iteration? {
    let phase = self.phase(at: parentTime)
    switch phase {
    case .before: if !fillMode.fillsBackwards { return nil }
    case .after: if !fillMode.fillsForwards { return nil }
    case .active: if duration <= 0 { return nil }
    }
    guard duration > 0 else {
      return Iteration(time: 0, index: 0, fraction: phase == .before ? 0 : 1)
    }
    let grain = speed == 0 ? TimeGrain.half : TimeGrain.half * speed.magnitude
    var elapsed = max(parentTime - beginTime, 0) * speed.magnitude
    let isAtEnd = speed != 0 && elapsed >= activeDuration - grain
    if isAtEnd { elapsed = activeDuration }
    let local = (speed < 0 ? -elapsed : elapsed) + timeOffset
    return iteration(local: local, isAtEnd: isAtEnd, grain: grain)
  }

  /// Folds own time into one pass.
  private func iteration(local: Double, isAtEnd: Bool, grain: Double) -> Iteration {
    guard period < .infinity else { return Iteration(time: local, index: 0, fraction: 0) }
    var index = (local / period).rounded(.down)
    var time = local - index * period
    // Division may land just below a boundary that the clock is exactly on.
    if time >= period - min(grain, period / 4) {
      time = 0
      index += 1
    }
    if time < 0 { time = 0 }
    if isAtEnd && local > 0 && time <= min(grain, period / 4) {
      time = period
      index -= 1
    }
    if autoreverses && time > duration { time = 2 * duration - time }
    return Iteration(time: time, index: index, fraction: time / duration)
  }
}
