/// How a clock that was let go gets from its start to its end. It never turns round on the way.
public enum ClockCurve: Hashable, Sendable {
  /// Along a timing function, stretched to the ramp's duration.
  case timing(CAMediaTimingFunction)
  /// On a critically damped spring from rest, of `frequency` radians per second. What the ramp's duration leaves of the way
  /// is jumped.
  case spring(frequency: Double)

  /// The part of the way, in 0...1, after `time` of `duration` seconds.
  public func progress(after time: Double, of duration: Double) -> Double {
    switch self {
    case .timing(let function): function.value(at: time / duration)
    case .spring(let frequency): 1 - Transcendental.exp(-frequency * time) * (1 + frequency * time)
    }
  }
}
