/// The combination of columns that is nearest to measured values, by least squares.
///
/// Modified Gram-Schmidt: with the two to five columns of a motion it loses no digits that matter, where the normal equations
/// lose half of them.
struct LinearFit {
  let coefficients: [Double]
  /// Measured less fitted.
  let residuals: [Double]

  /// - Parameter columns: At least one, each as long as `values`. A column that the ones before it make up counts 0.
  init(_ columns: [[Double]], to values: [Double]) {
    let count = columns.count
    var bases: [[Double]] = []
    var triangle = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    var targets = [Double](repeating: 0, count: count)
    var rest = values
    for index in 0..<count {
      var basis = columns[index]
      let length = Self.dot(basis, basis).squareRoot()
      for earlier in 0..<index {
        let share = Self.dot(bases[earlier], basis)
        triangle[earlier][index] = share
        Self.subtract(bases[earlier], times: share, from: &basis)
      }
      let own = Self.dot(basis, basis).squareRoot()
      guard own > 1e-10 * length, own > 0 else {
        bases.append([Double](repeating: 0, count: basis.count))
        continue
      }
      for row in basis.indices { basis[row] /= own }
      triangle[index][index] = own
      targets[index] = Self.dot(basis, rest)
      Self.subtract(basis, times: targets[index], from: &rest)
      bases.append(basis)
    }
    var coefficients = [Double](repeating: 0, count: count)
    for index in (0..<count).reversed() where triangle[index][index] > 0 {
      var value = targets[index]
      for later in index + 1..<count { value -= triangle[index][later] * coefficients[later] }
      coefficients[index] = value / triangle[index][index]
    }
    (self.coefficients, residuals) = (coefficients, rest)
  }

  static func dot(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for row in one.indices { sum += one[row] * other[row] }
    return sum
  }

  private static func subtract(_ one: [Double], times factor: Double, from other: inout [Double]) {
    for row in one.indices { other[row] -= factor * one[row] }
  }
}
