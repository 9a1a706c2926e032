/// Positions that were measured over time: of a view in a film, or of a lane of a run.
public struct MotionSamples: Sendable, Equatable {
  /// In seconds, each later than the one before.
  public let times: [Double]
  /// A measured quantity: the x of a position, say.
  public struct Axis: Sendable, Equatable {
    public let name: String
    /// As many as there are times.
    public let values: [Double]

    public init(_ name: String, _ values: [Double]) { (self.name, self.values) = (name, values) }

    /// The difference of the greatest and the smallest value.
    public var reach: Double { (values.max() ?? 0) - (values.min() ?? 0) }
  }
  public let axes: [Axis]

  /// The fewest samples of which a motion is fitted: more than the unknowns of the largest model (chosen here).
  public static let fewest = 10

  /// - Throws: `MotionSamplesProblem`: too few, none that moves, or numbers that are none.
  public init(times: [Double], axes: [Axis]) throws(MotionSamplesProblem) {
    guard times.count >= Self.fewest else { throw .tooFew(times.count) }
    for index in times.indices.dropFirst() where !(times[index] > times[index - 1]) {
      throw .timeNotLater(index, times[index], before: times[index - 1])
    }
    guard times.allSatisfy(\.isFinite), axes.allSatisfy({ $0.values.allSatisfy(\.isFinite) }),
      axes.allSatisfy({ $0.values.count == times.count })
    else { throw .notFinite }
    guard let axis = axes.max(by: { $0.reach < $1.reach }), axis.reach > 0 else {
      throw .nothingMoves(axes.first?.values.first ?? 0)
    }
    // An axis that hardly moves beside another tells nothing of the motion.
    (self.times, self.axes) = (times, axes.filter { $0.reach > axis.reach * Self.leastShare })
  }

  /// The share of the largest reach below which an axis is left out (chosen here).
  private static let leastShare = 0.02

  /// The length of the measured way of all axes together: the unit of deviations.
  public var reach: Double { axes.reduce(0) { $0 + $1.reach * $1.reach }.squareRoot() }

  /// How many numbers were measured.
  var count: Int { times.count * axes.count }

  /// About `most` of the samples, evenly: enough to look for where a fit may begin.
  func thinned(to most: Int) -> MotionSamples {
    let step = max(1, times.count / most)
    guard step > 1 else { return self }
    let kept = times.indices.filter { $0 % step == 0 }
    return MotionSamples(
      unchecked: kept.map { times[$0] }, axes.map { axis in Axis(axis.name, kept.map { axis.values[$0] }) })
  }

  private init(unchecked times: [Double], _ axes: [Axis]) { (self.times, self.axes) = (times, axes) }
}

/// Why samples tell no motion.
public enum MotionSamplesProblem: Error, Equatable, Sendable {
  case tooFew(Int)
  /// A time that is not later than the one before. With the index of it, from 0.
  case timeNotLater(Int, Double, before: Double)
  case notFinite
  /// All values are the same.
  case nothingMoves(Double)
}
