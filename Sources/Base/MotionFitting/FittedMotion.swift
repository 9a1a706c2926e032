public import MotionMath

/// A motion that explains samples, and how well.
public struct FittedMotion: Sendable {
  public enum Kind: Sendable, Equatable {
    /// - response: 2 pi over the undamped frequency, in seconds.
    /// - velocity: At the start, in units per second, one for each axis; nil where it begins at rest.
    case spring(response: Double, ratio: Double, velocity: [Double]?)
    case curve(CAMediaTimingFunction, duration: Double)
  }
  public let kind: Kind
  /// When it begins, in seconds of the samples.
  public let start: Double
  /// Where it begins and goes to, by axis.
  public let from, to: [Double]
  /// Measured less fitted, by axis.
  public let residuals: [[Double]]
  /// The standard errors of response and damping ratio, or of x1, y1, x2, y2 and the duration; nil where they are not decided.
  public let errors: [Double?]
  /// How many numbers were fitted.
  public let unknowns: Int
  /// Schwarz's criterion: of two motions the smaller one explains the samples better.
  let criterion: Double

  /// The root of the mean square of the residuals, in units.
  public var deviation: Double {
    let all = residuals.flatMap { $0 }
    return (all.reduce(0) { $0 + $1 * $1 } / Double(all.count)).squareRoot()
  }

  /// The greatest residual, and the index of its sample.
  public var worst: (deviation: Double, index: Int) {
    var worst = (deviation: 0.0, index: 0)
    for axis in residuals {
      for (index, residual) in axis.enumerated() where abs(residual) > worst.deviation {
        worst = (abs(residual), index)
      }
    }
    return worst
  }

  /// The fitted number of an axis at a time of the samples, in units.
  public func value(at time: Double, axis: Int) -> Double {
    let (from, way) = (from[axis], to[axis] - from[axis])
    switch kind {
    case .spring(let response, let ratio, let velocity):
      let still = SpringModel.spring(response, ratio, 0).value(at: time - start)
      guard let velocity else { return from + way * still }
      return from + way * still
        + velocity[axis] * (SpringModel.spring(response, ratio, 1).value(at: time - start) - still)
    case .curve(let curve, let duration): return from + way * curve.value(at: (time - start) / duration)
    }
  }

  /// The spring of mass 1, which begins at rest; nil for a curve.
  public var spring: Spring? {
    if case .spring(let response, let ratio, _) = kind { SpringModel.spring(response, ratio, 0) } else { nil }
  }

  // MARK: From a fit

  private init(
    _ kind: Kind, start: Double, from: [Double], to: [Double], _ fit: SeparableFit, errors: [Double?],
    _ samples: MotionSamples
  ) {
    (self.kind, self.start, self.from, self.to, self.errors) = (kind, start, from, to, errors)
    let count = samples.times.count
    residuals = samples.axes.indices.map { Array(fit.residuals[$0 * count..<($0 + 1) * count]) }
    unknowns = fit.shape.count + fit.factors.reduce(0) { $0 + $1.count }
    // Schwarz's criterion (1978).
    let floor = Self.leastDeviation(samples)
    let variance = max(fit.sum / Double(samples.count), floor * floor)
    criterion =
      Double(samples.count) * Transcendental.log(variance)
      + Double(unknowns) * Transcendental.log(Double(samples.count))
  }

  /// Below a hundred-thousandth of the way numbers differ by how they were written (chosen here).
  private static func leastDeviation(_ samples: MotionSamples) -> Double { 1e-5 * samples.reach }

  static func spring(_ samples: MotionSamples, hasVelocity: Bool) -> FittedMotion {
    let fit = SpringModel.fit(samples, hasVelocity: hasVelocity)
    let (response, ratio) = (Transcendental.exp(fit.shape[0]), Transcendental.exp(fit.shape[1]))
    let to = fit.factors.map { $0[0] }
    let from = fit.factors.map { $0[0] + $0[1] }
    let velocity = hasVelocity ? fit.factors.map { $0[2] } : nil
    let errors = fit.errors(leastDeviation(samples))
    return FittedMotion(
      .spring(response: response, ratio: ratio, velocity: velocity), start: fit.shape[2], from: from, to: to, fit,
      errors: [errors[0].map { $0 * response }, errors[1].map { $0 * ratio }], samples)
  }

  /// - Parameter near: A motion of more unknowns, from which the search begins; nil: from curves all over.
  static func curve(
    _ samples: MotionSamples, _ form: CurveModel.Form, near: FittedMotion? = nil
  ) -> FittedMotion {
    let model = CurveModel(samples, form)
    let fit = CurveModel.fit(samples, form, near: near)
    let duration = Transcendental.exp(fit.shape[1])
    let errors = fit.errors(leastDeviation(samples))
    return FittedMotion(
      .curve(model.curve(fit.shape), duration: duration), start: fit.shape[0], from: fit.factors.map { $0[0] },
      to: fit.factors.map { $0[0] + $0[1] }, fit,
      errors: model.pointErrors(errors) + [errors[1].map { $0 * duration }], samples)
  }
}

/// The spring and the curve that explain samples best.
public struct MotionFit: Sendable {
  public let samples: MotionSamples
  public let spring, curve: FittedMotion

  /// With the samples' own numbers alone: the same samples, the same fit.
  public init(_ samples: MotionSamples) {
    self.samples = samples
    spring = Self.best([false, true].map { FittedMotion.spring(samples, hasVelocity: $0) })
    let names = CAMediaTimingFunctionName.allCases.map {
      FittedMotion.curve(samples, .named(CAMediaTimingFunction(name: $0)))
    }
    let free = FittedMotion.curve(samples, .free(startsFlat: false, endsFlat: false))
    // Two unknowns less make the criterion smaller by this at most.
    let gain = 2 * Transcendental.log(Double(samples.count))
    let flat =
      free.criterion - gain - Self.strongEvidence < spring.criterion
      ? CurveModel.Form.flat.map { FittedMotion.curve(samples, $0, near: free) } : []
    curve = Self.best(names + [free] + flat)
  }

  private static func best(_ motions: [FittedMotion]) -> FittedMotion {
    motions.dropFirst().reduce(motions[0]) { $1.criterion < $0.criterion ? $1 : $0 }
  }

  public var best: FittedMotion { spring.criterion <= curve.criterion ? spring : curve }
  public var other: FittedMotion { spring.criterion <= curve.criterion ? curve : spring }

  /// A difference of Schwarz's criterion below this is no strong evidence (Kass and Raftery 1995).
  private static let strongEvidence = 6.0

  /// True where the samples do not tell which of the two it is.
  public var isUndecided: Bool { other.criterion - best.criterion < Self.strongEvidence }

  /// True where even the best is off by more than noise: a fiftieth of the way (chosen here).
  public var isPoor: Bool { best.deviation > 0.02 * samples.reach }
}
