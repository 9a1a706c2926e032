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

  /// Counts the lift of a finger at `time`.
  ///
  /// A finger lifted no later than its next move was due is still moving, and keeps its velocity (recorded on iOS 26.1,
  /// 8 ms after the last move). One lifted later counts as at rest (chosen here).
  mutating func lift(at time: Double) {
    guard let last = samples.last, let other = samples.dropLast().last(where: { $0.time < last.time }) else { return }
    if time - last.time > last.time - other.time + 1e-9 { add(last.value, at: time) }
  }

  /// Replaces each value by the result of `measure`.
  mutating func convert(_ measure: (CGVector) -> CGVector) {
    for index in samples.indices { samples[index].value = measure(samples[index].value) }
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
