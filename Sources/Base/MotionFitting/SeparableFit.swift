/// A motion of which some unknowns are only factors of columns over time, and a few, its shape, are not.
protocol SeparableModel {
  /// Within which each unknown of the shape lies.
  var bounds: [ClosedRange<Double>] { get }
  /// The columns at times, for unknowns of the shape: every axis is a sum of them, each times a factor of its own.
  func columns(_ shape: [Double], at times: [Double]) -> [[Double]]
}

/// The shape with which a model is nearest to samples, by variable projection (Golub and Pereyra 1973): the factors of each
/// shape are those of least squares, so only the shape is searched, by Levenberg and Marquardt's steps.
struct SeparableFit {
  private(set) var shape: [Double]
  /// Of each axis: the factors of the columns.
  private(set) var factors: [[Double]] = []
  /// Measured less fitted, axis after axis.
  private(set) var residuals: [Double] = []
  private(set) var sum = Double.infinity
  private let model: any SeparableModel
  private let samples: MotionSamples

  /// The nearest with this very shape.
  init(_ model: any SeparableModel, _ samples: MotionSamples, shape: [Double]) {
    (self.model, self.samples) = (model, samples)
    self.shape = zip(shape, model.bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
    let columns = model.columns(self.shape, at: samples.times)
    for axis in samples.axes {
      let fit = LinearFit(columns, to: axis.values)
      factors.append(fit.coefficients)
      residuals += fit.residuals
    }
    let sum = LinearFit.dot(residuals, residuals)
    self.sum = sum.isFinite ? sum : .infinity
  }

  /// The nearest that steps from here lead to.
  func refined(steps: Int = 80) -> SeparableFit {
    var (best, damping) = (self, 1e-3)
    for _ in 0..<steps {
      let slopes = best.slopes
      let matrix = Self.normal(slopes)
      let right = slopes.map { -LinearFit.dot($0, best.residuals) }
      var isBetter = false
      while damping < 1e12 {
        guard let step = Self.step(matrix, right, damping) else {
          damping *= 10
          continue
        }
        let next = SeparableFit(model, samples, shape: zip(best.shape, step).map { $0 + $1 })
        if next.sum < best.sum {
          let gain = (best.sum - next.sum) / best.sum
          best = next
          damping = max(damping / 10, 1e-12)
          isBetter = gain > 1e-12
          break
        }
        damping *= 10
      }
      if !isBetter { break }
    }
    return best
  }

  /// How the residuals change with each unknown of the shape: differences over a small step, inside the bounds.
  private var slopes: [[Double]] {
    shape.indices.map { index in
      let range = model.bounds[index]
      let width = max(abs(shape[index]), 0.01) * 1e-7
      let step = shape[index] + width <= range.upperBound ? width : -width
      var other = shape
      other[index] += step
      var slope = SeparableFit(model, samples, shape: other).residuals
      for row in slope.indices { slope[row] = (slope[row] - residuals[row]) / step }
      return slope
    }
  }

  /// `(JᵀJ + damping · diagonal) step = -Jᵀ residuals`; nil where that has no solution.
  private static func step(_ matrix: [[Double]], _ right: [Double], _ damping: Double) -> [Double]? {
    var matrix = matrix
    for index in matrix.indices { matrix[index][index] += damping * max(matrix[index][index], 1e-12) }
    return solve(matrix, right)
  }

  /// The standard error of each unknown of the shape, where each sample is off by `leastDeviation` or more; nil where the samples
  /// do not decide it.
  func errors(_ leastDeviation: Double) -> [Double?] {
    let matrix = Self.normal(slopes)
    let free = samples.count - shape.count - factors.reduce(0) { $0 + $1.count }
    guard free > 0 else { return shape.map { _ in nil } }
    let variance = max(sum / Double(free), leastDeviation * leastDeviation)
    return shape.indices.map { index in
      let unit = shape.indices.map { $0 == index ? 1.0 : 0 }
      guard let column = Self.solve(matrix, unit), column[index] >= 0 else { return nil }
      return (variance * column[index]).squareRoot()
    }
  }

  private static func normal(_ slopes: [[Double]]) -> [[Double]] {
    slopes.map { one in slopes.map { LinearFit.dot(one, $0) } }
  }

  /// Cholesky's solution of a symmetric system; nil unless the matrix is positive definite.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    let count = right.count
    var lower = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for row in 0..<count {
      for column in 0...row {
        var value = matrix[row][column]
        for index in 0..<column { value -= lower[row][index] * lower[column][index] }
        if row == column {
          guard value > 1e-14 * matrix[row][row], value > 0 else { return nil }
          lower[row][row] = value.squareRoot()
        } else {
          lower[row][column] = value / lower[column][column]
        }
      }
    }
    var solution = right
    for row in 0..<count {
      for index in 0..<row { solution[row] -= lower[row][index] * solution[index] }
      solution[row] /= lower[row][row]
    }
    for row in (0..<count).reversed() {
      for index in row + 1..<count { solution[row] -= lower[index][row] * solution[index] }
      solution[row] /= lower[row][row]
    }
    return solution
  }
}
