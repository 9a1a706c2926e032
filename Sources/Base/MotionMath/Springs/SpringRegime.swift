/// A spring's damping regime. Each has its own closed form, with coefficients computed once.
enum SpringRegime: Hashable, Sendable {
  case underdamped(UnderdampedSpring)
  case critical(CriticalSpring)
  case overdamped(OverdampedSpring)
  /// Infinite damping, which macOS reports as settled at 0 s: it jumps to its target when it begins (chosen here).
  case stuck

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    if dampingRatio < 1 {
      self = .underdamped(UnderdampedSpring(frequency: frequency, dampingRatio: dampingRatio, velocity: velocity))
    } else if dampingRatio == 1 {
      self = .critical(CriticalSpring(frequency: frequency, velocity: velocity))
    } else if dampingRatio < .infinity {
      self = .overdamped(OverdampedSpring(frequency: frequency, dampingRatio: dampingRatio, velocity: velocity))
    } else {
      self = .stuck
    }
  }

  /// The distance still to go after `time` seconds: 1 at the start, negative past the target.
  func remaining(at time: Double) -> Double {
    switch self {
    case .underdamped(let spring): spring.remaining(at: time)
    case .critical(let spring): spring.remaining(at: time)
    case .overdamped(let spring): spring.remaining(at: time)
    case .stuck: 0
    }
  }

  /// The time derivative of `remaining`.
  func rate(at time: Double) -> Double {
    switch self {
    case .underdamped(let spring): spring.rate(at: time)
    case .critical(let spring): spring.rate(at: time)
    case .overdamped(let spring): spring.rate(at: time)
    case .stuck: 0
    }
  }

  var settlingDuration: Double {
    switch self {
    case .underdamped(let spring): spring.settlingDuration
    case .critical(let spring): spring.settlingDuration
    case .overdamped(let spring): spring.settlingDuration
    case .stuck: 0
    }
  }

  /// The first of 0, 0.1, 0.2, ... seconds, added up one by one, from which on less than `limit` is to go (recorded: also
  /// for a spring that is fast enough to go past its target).
  ///
  /// - Parameter turn: When it is farthest past the target; 0 if it does not go past it.
  static func firstTenth(below limit: Double, of remaining: (Double) -> Double, turn: Double) -> Double {
    let start = remaining(turn).magnitude < limit ? 0 : turn
    var time = 0.0
    for _ in 0..<100_000 {
      if time >= start, remaining(time).magnitude < limit { return time }
      time += 0.1
    }
    return time
  }
}

/// Damping ratio below 1: `e^(-decay t) (cos(w t) + sineShare sin(w t))`.
struct UnderdampedSpring: Hashable, Sendable {
  let decay, swing, sineShare: Double

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    decay = dampingRatio * frequency
    swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    sineShare = (decay - velocity) / swing
  }

  func remaining(at time: Double) -> Double {
    let (sine, cosine) = Transcendental.sineAndCosine(swing * time)
    return Transcendental.exp(-decay * time) * (cosine + sineShare * sine)
  }

  func rate(at time: Double) -> Double {
    let (sine, cosine) = Transcendental.sineAndCosine(swing * time)
    return Transcendental.exp(-decay * time)
      * ((sineShare * swing - decay) * cosine - (swing + decay * sineShare) * sine)
  }

  /// The sine's coefficient grows without bound as the damping ratio nears 1, but the sine is never more than its
  /// angle. That bound is used there, and it meets the critically damped spring (chosen here).
  var settlingDuration: Double {
    if decay == 0 { return Double(Float.greatestFiniteMagnitude) }
    let envelope = Transcendental.log(1000 * (1 + sineShare.magnitude))
    // 1000 (1 + slope x) = e^x, by iteration: each step divides the error by x, about 9.
    let slope = (sineShare * swing / decay).magnitude
    var bound = 9.0
    for _ in 0..<40 { bound = Transcendental.log(1000 * (1 + slope * bound)) }
    return min(envelope, bound) / decay
  }
}

/// Damping ratio 1: `e^(-frequency t) (1 + slope t)`.
struct CriticalSpring: Hashable, Sendable {
  let frequency, slope: Double

  init(frequency: Double, velocity: Double) {
    self.frequency = frequency
    slope = frequency - velocity
  }

  func remaining(at time: Double) -> Double {
    Transcendental.exp(-frequency * time) * (1 + slope * time)
  }

  func rate(at time: Double) -> Double {
    Transcendental.exp(-frequency * time) * (slope - frequency * (1 + slope * time))
  }

  var settlingDuration: Double { SpringRegime.firstTenth(below: 0.001, of: remaining, turn: turn) }

  private var turn: Double { slope < 0 ? 1 / frequency - 1 / slope : 0 }
}

/// Damping ratio above 1: two decays, `e^(-decay t) (cosh(spread t) + sineShare sinh(spread t) / spread)`.
struct OverdampedSpring: Hashable, Sendable {
  let decay, spread, share: Double
  /// The slower of the two rates of decay, worked out without subtracting near-equal numbers.
  let slow: Double

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    decay = dampingRatio * frequency
    spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    share = decay - velocity
    slow = frequency * frequency / (decay + spread)
  }

  func remaining(at time: Double) -> Double {
    let reach = spread * time
    // The sum of two exponentials cancels while they are close; the hyperbolic form overflows once they are not.
    if reach < 1 {
      return Transcendental.exp(-decay * time)
        * (Transcendental.cosh(reach) + share * Transcendental.sinh(reach) / spread)
    }
    let (slowShare, fastShare) = shares
    return slowShare * Transcendental.exp(-slow * time) + fastShare * Transcendental.exp(-(decay + spread) * time)
  }

  func rate(at time: Double) -> Double {
    let reach = spread * time
    if reach < 1 {
      let (sine, cosine) = (Transcendental.sinh(reach), Transcendental.cosh(reach))
      return Transcendental.exp(-decay * time)
        * ((share - decay) * cosine + (spread - decay * share / spread) * sine)
    }
    let (slowShare, fastShare) = shares
    let fast = decay + spread
    return -slow * slowShare * Transcendental.exp(-slow * time) - fast * fastShare * Transcendental.exp(-fast * time)
  }

  private var shares: (slow: Double, fast: Double) {
    ((1 + share / spread) / 2, (1 - share / spread) / 2)
  }

  /// When it is farthest past the target; 0 if it does not go past it.
  private var turn: Double {
    let (slowShare, fastShare) = shares
    guard slowShare < 0 else { return 0 }
    return Transcendental.log(-fastShare * (decay + spread) / (slowShare * slow)) / (2 * spread)
  }

  /// When a hundredth of the distance is left, but not before the critically damped spring of this frequency has
  /// settled.
  ///
  /// Fitted to the one published measurement, about 2.6 s give or take 0.2 for a frequency of 2 pi and a damping ratio
  /// of 2; a thousandth would be 4.1 s.
  var settlingDuration: Double {
    var high = SpringRegime.firstTenth(below: 0.01, of: remaining, turn: turn)
    var low = max(high - 0.1, remaining(at: turn).magnitude < 0.01 ? 0 : turn)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if remaining(at: middle).magnitude < 0.01 { high = middle } else { low = middle }
    }
    let frequency = (slow * (decay + spread)).squareRoot()
    return max(high, CriticalSpring(frequency: frequency, velocity: decay - share).settlingDuration)
  }
}
