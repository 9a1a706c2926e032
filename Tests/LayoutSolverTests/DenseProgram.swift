/// A linear program over numbers that are at least 0, solved by the textbook's dense tableau: slow, short, and nothing like
/// the solver it is the oracle of.
struct DenseProgram {
  private(set) var columnCount = 0
  private var rows: [(terms: [(column: Int, value: Double)], right: Double)] = []

  mutating func makeColumn() -> Int {
    columnCount += 1
    return columnCount - 1
  }

  mutating func addEquation(_ terms: [(column: Int, value: Double)], _ right: Double) {
    rows.append((terms, right))
  }

  /// The least value of the sum of `cost`'s columns; nil when the equations contradict each other.
  func minimum(of cost: [(column: Int, value: Double)]) -> Double? {
    let width = columnCount + rows.count
    var table: [[Double]] = []
    for (index, row) in rows.enumerated() {
      let sign = row.right < 0 ? -1.0 : 1.0
      var line = Array(repeating: 0.0, count: width + 1)
      for (column, value) in row.terms { line[column] += sign * value }
      line[columnCount + index] = 1
      line[width] = sign * row.right
      table.append(line)
    }
    var basis = Array(columnCount..<width)
    var artificial = Array(repeating: 0.0, count: width + 1)
    for index in rows.indices { artificial[columnCount + index] = 1 }
    guard Self.optimise(&table, &basis, artificial, allowed: width) < 1e-7 else { return nil }
    // An artificial variable that is still in the basis leaves it at 0, or its row is redundant.
    for row in table.indices where basis[row] >= columnCount {
      if let column = (0..<columnCount).first(where: { table[row][$0].magnitude > 1e-7 }) {
        Self.pivot(&table, &basis, row, column)
      }
    }
    let kept = table.indices.filter { basis[$0] < columnCount }
    table = kept.map { table[$0] }
    basis = kept.map { basis[$0] }
    var objective = Array(repeating: 0.0, count: width + 1)
    for (column, value) in cost { objective[column] += value }
    return Self.optimise(&table, &basis, objective, allowed: columnCount)
  }

  /// The simplex method with Bland's rule.
  private static func optimise(_ table: inout [[Double]], _ basis: inout [Int], _ cost: [Double], allowed: Int)
    -> Double
  {
    while true {
      let entering = (0..<allowed).first { column in
        var reduced = cost[column]
        for row in table.indices where cost[basis[row]] != 0 { reduced -= cost[basis[row]] * table[row][column] }
        return reduced < -1e-9
      }
      guard let entering else { break }
      var leaving: Int?
      for row in table.indices where table[row][entering] > 1e-9 {
        let ratio = table[row][cost.count - 1] / table[row][entering]
        guard let best = leaving else {
          leaving = row
          continue
        }
        let bestRatio = table[best][cost.count - 1] / table[best][entering]
        if ratio < bestRatio - 1e-12 || ratio <= bestRatio + 1e-12 && basis[row] < basis[best] { leaving = row }
      }
      guard let leaving else { return -.infinity }
      pivot(&table, &basis, leaving, entering)
    }
    return table.indices.reduce(0) { $0 + cost[basis[$1]] * table[$1][cost.count - 1] }
  }

  private static func pivot(_ table: inout [[Double]], _ basis: inout [Int], _ row: Int, _ column: Int) {
    let value = table[row][column]
    for index in table[row].indices { table[row][index] /= value }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices { table[other][index] -= factor * table[row][index] }
    }
    basis[row] = column
  }
}
