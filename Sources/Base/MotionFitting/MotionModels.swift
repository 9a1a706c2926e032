import MotionMath

/// A spring that pulls to a target from a start on: `[ln response, ln damping ratio, start]`.
struct SpringModel: SeparableModel {
  let bounds: [ClosedRange<Double>]
  /// True for a spring that begins with a velocity of its own on every axis, false for one that begins at rest.
  let hasVelocity: Bool

  /// Damping ratios that are told apart: below, a spring hardly dies away; above, the fast half of it is over at once.
  private static let ratios = 0.005...5.0

  init(_ samples: MotionSamples, hasVelocity: Bool) {
    let (first, last) = (samples.times[0], samples.times[samples.times.count - 1])
    let frame = (last - first) / Double(samples.times.count - 1)
    // A response of less than two samples, or of ten recordings, is none that samples can tell.
    bounds = [
      Transcendental.log(2 * frame)...Transcendental.log(10 * (last - first)),
      Transcendental.log(Self.ratios.lowerBound)...Transcendental.log(Self.ratios.upperBound),
      first...last,
    ]
    self.hasVelocity = hasVelocity
  }

  /// From the target: 1, the way that is left of a spring at rest, and what a velocity of one way in a second adds.
  func columns(_ shape: [Double], at times: [Double]) -> [[Double]] {
    let (response, ratio) = (Transcendental.exp(shape[0]), Transcendental.exp(shape[1]))
    let (still, moving) = (Self.spring(response, ratio, 0), Self.spring(response, ratio, 1))
    let rest = times.map { 1 - still.value(at: $0 - shape[2]) }
    let base = [times.map { _ in 1 }, rest]
    guard hasVelocity else { return base }
    return base + [times.map { moving.value(at: $0 - shape[2]) - still.value(at: $0 - shape[2]) }]
  }

  static func spring(_ response: Double, _ ratio: Double, _ velocity: Double) -> Spring {
    let frequency = 2 * Transcendental.pi / response
    let spring = try? Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity,
      allowsOverdamping: true)
    return spring ?? .standard
  }

  /// The nearest spring: of shapes all over the bounds, the nearest of each damping ratio is refined.
  static func fit(_ samples: MotionSamples, hasVelocity: Bool) -> SeparableFit {
    let model = SpringModel(samples, hasVelocity: hasVelocity)
    let few = samples.thinned(to: 50)
    let responses = model.bounds[0]
    let starts = Onset(samples).starts
    let tries = [0.1, 0.3, 0.6, 1, 2].map { ratio in
      starts.flatMap { start in
        (0..<10).map { step in
          let share = (Double(step) + 0.5) / 10
          let response = responses.lowerBound + (responses.upperBound - responses.lowerBound) * share
          return SeparableFit(model, few, shape: [response, Transcendental.log(ratio), start])
        }
      }
    }
    return nearest(of: tries, model, samples).startingBeside(model, samples)
  }
}

extension SeparableFit {
  /// The nearest with a start up to four samples before or after: each sample that the start passes makes a bottom of its own, of
  /// which steps lead to the nearest alone.
  fileprivate func startingBeside(_ model: SpringModel, _ samples: MotionSamples) -> SeparableFit {
    let frame = (samples.times[samples.times.count - 1] - samples.times[0]) / Double(samples.times.count - 1)
    let others = (1...8).flatMap { half in
      [-0.5, 0.5].map { side in
        SeparableFit(model, samples, shape: [shape[0], shape[1], shape[2] + side * Double(half) * frame])
      }
    }
    guard let other = others.min(by: { $0.sum < $1.sum })?.refined(), other.sum < sum else { return self }
    return other
  }
}

/// A curve of timing over a duration: `[start, ln duration]`, and for an unnamed curve those of `x1, y1, x2, y2` that are unknown.
struct CurveModel: SeparableModel {
  /// The part of a curve that is known before.
  enum Form {
    case named(CAMediaTimingFunction)
    /// With control points that are fitted, but for the y1 of 0 of a curve that begins flat, and the y2 of 1 of one that ends so.
    case free(startsFlat: Bool, endsFlat: Bool)

    /// The free forms of fewer unknowns. Where a curve ends flat, a longer one with a lower y2 shows nearly the same: the samples
    /// decide its control points only if that number is no unknown.
    static let flat: [Form] = [(true, true), (false, true), (true, false)].map {
      .free(startsFlat: $0.0, endsFlat: $0.1)
    }
  }

  let bounds: [ClosedRange<Double>]
  private let form: Form

  init(_ samples: MotionSamples, _ form: Form) {
    let (first, last) = (samples.times[0], samples.times[samples.times.count - 1])
    let frame = (last - first) / Double(samples.times.count - 1)
    self.form = form
    // The y of control points beyond this belongs to no curve that anybody draws (chosen here).
    bounds =
      [first...last, Transcendental.log(frame)...Transcendental.log(4 * (last - first))]
      + form.unknowns(of: [0...1, -2...3, 0...1, -2...3])
  }

  func curve(_ shape: [Double]) -> CAMediaTimingFunction {
    if case .named(let curve) = form { return curve }
    let points = form.all(Array(shape.dropFirst(2)), fixed: [0, 0, 1, 1])
    return CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
  }

  func columns(_ shape: [Double], at times: [Double]) -> [[Double]] {
    let (curve, duration) = (curve(shape), Transcendental.exp(shape[1]))
    return [times.map { _ in 1 }, times.map { curve.value(at: ($0 - shape[0]) / duration) }]
  }

  /// The errors of x1, y1, x2 and y2, from those of the shape; none for a curve with a name.
  func pointErrors(_ errors: [Double?]) -> [Double?] {
    if case .named = form { [] } else { form.all(Array(errors.dropFirst(2)), fixed: [0, 0, 0, 0]) }
  }

  /// Curves that draw back, go past the target, or both: no steps lead to them from those with names.
  private static let beyond = [
    (0.5, -0.5, 0.7, 1), (0.3, 0, 0.5, 1.5), (0.6, -0.3, 0.4, 1.3), (0.7, -0.5, 0.3, 1.5), (0.2, 0.9, 0.3, 1.3),
  ].map { CAMediaTimingFunction(controlPoints: $0.0, $0.1, $0.2, $0.3) }

  /// - Parameter near: A motion of more unknowns, from which the search begins; nil: from curves all over.
  static func fit(_ samples: MotionSamples, _ form: Form, near: FittedMotion? = nil) -> SeparableFit {
    let model = CurveModel(samples, form)
    func shape(_ start: Double, _ duration: Double, _ curve: CAMediaTimingFunction) -> [Double] {
      [start, Transcendental.log(max(duration, 1e-9))] + form.unknowns(of: [curve.x1, curve.y1, curve.x2, curve.y2])
    }
    if let near, case .curve(let curve, let duration) = near.kind {
      return SeparableFit(model, samples, shape: shape(near.start, duration, curve)).refined()
    }
    let few = samples.thinned(to: 50)
    let onset = Onset(samples)
    var curves = CAMediaTimingFunctionName.allCases.map(CAMediaTimingFunction.init(name:)) + beyond
    if case .named(let curve) = form { curves = [curve] }
    let tries = curves.map { curve in
      onset.starts.flatMap { start in
        [0.8, 1, 1.3].map { share in SeparableFit(model, few, shape: shape(start, (onset.end - start) * share, curve)) }
      }
    }
    return nearest(of: tries, model, samples)
  }
}

extension CurveModel.Form {
  /// True for those of x1, y1, x2 and y2 that are fitted.
  private var isUnknown: [Bool] {
    switch self {
    case .named: [false, false, false, false]
    case .free(let startsFlat, let endsFlat): [true, !startsFlat, true, !endsFlat]
    }
  }

  fileprivate func unknowns<Value>(of values: [Value]) -> [Value] {
    zip(values, isUnknown).filter(\.1).map(\.0)
  }

  /// All four, of which the others are fixed.
  fileprivate func all<Value>(_ unknowns: [Value], fixed: [Value]) -> [Value] {
    var rest = unknowns[...]
    return zip(fixed, isUnknown).map { value, isUnknown in isUnknown ? rest.removeFirst() : value }
  }
}

/// The nearest that steps lead to from the best try of each group: a few steps with some of the samples tell which three of them
/// are followed to the end.
private func nearest(of groups: [[SeparableFit]], _ model: any SeparableModel, _ samples: MotionSamples) -> SeparableFit
{
  let begun = groups.compactMap { tries in tries.min { $0.sum < $1.sum }?.refined(steps: 12) }
  let near = begun.enumerated().sorted { ($0.element.sum, $0.offset) < ($1.element.sum, $1.offset) }.prefix(3)
    .map { SeparableFit(model, samples, shape: $0.element.shape).refined() }
  return near.dropFirst().reduce(near[0]) { $1.sum < $0.sum ? $1 : $0 }
}

/// Where samples begin and end to move, roughly: where a search may begin.
private struct Onset {
  let starts: [Double]
  let end: Double

  init(_ samples: MotionSamples) {
    /// The sum over the axes of how far a sample is from another.
    func distance(_ index: Int, _ other: Int) -> Double {
      samples.axes.reduce(0) { $0 + abs($1.values[index] - $1.values[other]) }
    }
    let times = samples.times
    let reach = samples.axes.reduce(0) { $0 + $1.reach }
    let last = times.count - 1
    let first = times.indices.first { distance($0, 0) > 0.03 * reach } ?? 0
    let final = times.indices.last { distance($0, last) > 0.03 * reach } ?? last
    // A motion that is slow at first has begun some samples before one of them shows it.
    starts = Array(Set([0, first - 1, first - 4].map { times[max($0, 0)] })).sorted()
    end = times[min(final + 1, last)]
  }
}
