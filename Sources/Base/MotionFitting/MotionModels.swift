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
    return nearest(of: tries, model, samples)
  }
}

/// A curve of timing over a duration: `[start, ln duration]`, and for an unnamed curve `x1, y1, x2, y2`.
struct CurveModel: SeparableModel {
  let bounds: [ClosedRange<Double>]
  private let named: CAMediaTimingFunction?

  /// - Parameter curve: Nil: its control points are fitted, too.
  init(_ samples: MotionSamples, _ curve: CAMediaTimingFunction?) {
    let (first, last) = (samples.times[0], samples.times[samples.times.count - 1])
    let frame = (last - first) / Double(samples.times.count - 1)
    named = curve
    // The y of control points beyond this belongs to no curve that anybody draws (chosen here).
    bounds =
      [first...last, Transcendental.log(frame)...Transcendental.log(4 * (last - first))]
      + (curve == nil ? [0...1, -2...3, 0...1, -2...3] : [])
  }

  func curve(_ shape: [Double]) -> CAMediaTimingFunction {
    named ?? CAMediaTimingFunction(controlPoints: shape[2], shape[3], shape[4], shape[5])
  }

  func columns(_ shape: [Double], at times: [Double]) -> [[Double]] {
    let (curve, duration) = (curve(shape), Transcendental.exp(shape[1]))
    return [times.map { _ in 1 }, times.map { curve.value(at: ($0 - shape[0]) / duration) }]
  }

  /// Curves that draw back, go past the target, or both: no steps lead to them from those with names.
  private static let beyond = [(0.5, -0.5, 0.7, 1), (0.3, 0, 0.5, 1.5), (0.6, -0.3, 0.4, 1.3), (0.7, -0.5, 0.3, 1.5)]
    .map { CAMediaTimingFunction(controlPoints: $0.0, $0.1, $0.2, $0.3) }

  static func fit(_ samples: MotionSamples, _ curve: CAMediaTimingFunction?) -> SeparableFit {
    let model = CurveModel(samples, curve)
    let few = samples.thinned(to: 50)
    let onset = Onset(samples)
    let curves =
      curve.map { [$0] } ?? CAMediaTimingFunctionName.allCases.map(CAMediaTimingFunction.init(name:)) + beyond
    let tries = curves.map { curve in
      onset.starts.flatMap { start in
        [0.8, 1, 1.3].map { share in
          SeparableFit(
            model, few,
            shape: [start, Transcendental.log(max((onset.end - start) * share, 1e-9))]
              + (model.named == nil ? [curve.x1, curve.y1, curve.x2, curve.y2] : []))
        }
      }
    }
    return nearest(of: tries, model, samples)
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
