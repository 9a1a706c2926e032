import MotionMath

/// Estimates a velocity as the slope of the least-squares line through the latest samples. Apple's method is not
/// documented; this one is chosen here.
struct VelocityEstimate {
  /// How far back it looks, in seconds.
  var window: Double
  private var samples: [(time: Double, value: CGVector)] = []

  init(window: Double) { self.window = window }

  mutating func add(_ value: CGVector, at time: Double) {
    samples.append((time, value))
    samples.removeAll { $0.time < time - window - 1e-9 }
  }

  /// Units per second, looking back from the last sample; zero with fewer than two moments.
  var velocity: CGVector {
    guard let first = samples.first, samples.count > 1 else { return CGVector(dx: 0, dy: 0) }
    let count = Double(samples.count)
    let meanTime = samples.reduce(0) { $0 + ($1.time - first.time) } / count
    let spread = samples.reduce(0) { sum, sample in
      let offset = sample.time - first.time - meanTime
      return sum + offset * offset
    }
    guard spread > 0 else { return CGVector(dx: 0, dy: 0) }
    func slope(_ component: (CGVector) -> Double) -> Double {
      samples.reduce(0) { $0 + ($1.time - first.time - meanTime) * component($1.value) } / spread
    }
    return CGVector(dx: slope { $0.dx }, dy: slope { $0.dy })
  }
}
