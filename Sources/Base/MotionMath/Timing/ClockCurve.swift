/// How a released clock moves from its start to its end. It never reverses on the way.
public enum ClockCurve: Hashable, Sendable {
  /// Along a timing function, stretched to the ramp's duration.
  case timing(CAMediaTimingFunction)
  /// On a critically damped spring from rest, of `frequency` radians per second. At the end of the ramp's duration it
  /// jumps the rest of the way.
  case spring(frequency: Double)
  /// On any spring, which sets out `delay` seconds late. At the end of the ramp's duration it jumps the rest of the way.
  case sprung(Spring, delay: Double)

  /// The part of the way, in 0...1, after `time` of `duration` seconds.
  public func progress(after time: Double, of duration: Double) -> Double {
    switch self {
    case .timing(let function): function.value(at: time / duration)
    case .sprung(let spring, let delay): spring.value(at: time - delay)
    case .spring(let frequency): 1 - Transcendental.exp(-frequency * time) * (1 + frequency * time)
    }
  }
}
