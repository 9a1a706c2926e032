import LayoutSolver
import TestSupport

/// A system of a few variables and random constraints with small coefficients.
struct RandomSystem {
  struct Row {
    var terms: [(variable: Int, value: Double)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  private static let coefficients = [1.0, -1, 1, -1, 2, -0.5]
  private static let priorities: [Float] = [1000, 750, 500, 250]

  var kinds: [Variable.Kind] = []
  var rows: [Row] = []

  /// - Parameter isPossible: Whether one point satisfies all required constraints.
  init(_ seed: Seed, isPossible: Bool) {
    var generator = seed.generator
    let count = Int.random(in: 2...9, using: &generator)
    kinds = (0..<count).map { _ in Bool.random(using: &generator) ? .position : .size }
    let point = kinds.map { Double(Int.random(in: $0 == .size ? 0...60 : -60...60, using: &generator)) }
    for _ in 0..<Int.random(in: 2...3 * count, using: &generator) {
      let length = Int.random(in: 1...3, using: &generator)
      let members: [Int] = Array(0..<count).shuffled(using: &generator)
      var terms: [(variable: Int, value: Double)] = []
      for member in members.prefix(length) {
        terms.append((member, Self.coefficients[Int.random(in: 0..<6, using: &generator)]))
      }
      let priority = Self.priorities[Int.random(in: 0..<4, using: &generator)]
      let relation = Relation.allCases[Int.random(in: 0..<3, using: &generator)]
      var constant = Double(Int.random(in: -40...40, using: &generator))
      if isPossible && priority == 1000 {
        let value = terms.reduce(0) { $0 + $1.value * point[$1.variable] }
        let spare = Double(Int.random(in: 0...20, using: &generator))
        constant = relation == .equal ? value : relation == .lessThanOrEqual ? value + spare : value - spare
      }
      rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
    }
  }

  /// A solver with the system's variables.
  func solver() -> (solver: LayoutSolver, variables: [Variable]) {
    var solver = LayoutSolver()
    let variables = kinds.map { solver.makeVariable($0) }
    return (solver, variables)
  }

  @discardableResult
  static func add(_ row: Row, to solver: inout LayoutSolver, _ variables: [Variable]) throws -> ConstraintID {
    try solver.add(
      row.terms.map { Term(variables[$0.variable], $0.value) }, row.relation, row.constant, priority: row.priority)
  }

  /// By how much the values violate the row.
  static func violation(_ row: Row, _ values: [Double]) -> Double {
    let residual = row.terms.reduce(-row.constant) { $0 + $1.value * values[$1.variable] }
    return switch row.relation {
    case .equal: residual.magnitude
    case .lessThanOrEqual: max(residual, 0)
    case .greaterThanOrEqual: max(-residual, 0)
    }
  }

  /// The least violation of each priority from the highest down, each with all higher ones at their least; nil when the
  /// required rows contradict each other.
  func leastViolations(ignoring ignored: Set<Int> = []) -> [Float: Double]? {
    var program = DenseProgram()
    let columns = kinds.map { kind in (program.makeColumn(), kind == .size ? nil : program.makeColumn()) }
    var costs: [Float: [(column: Int, value: Double)]] = [:]
    for (index, row) in rows.enumerated() where !ignored.contains(index) {
      var terms: [(column: Int, value: Double)] = []
      for (variable, value) in row.terms {
        terms.append((columns[variable].0, value))
        if let negative = columns[variable].1 { terms.append((negative, -value)) }
      }
      // Above the constant, and below it: free of cost where the relation allows it, absent where it must not be.
      for (sign, isAllowed) in [(-1.0, row.relation == .greaterThanOrEqual), (1.0, row.relation == .lessThanOrEqual)] {
        guard isAllowed || row.priority < 1000 else { continue }
        let column = program.makeColumn()
        terms.append((column, sign))
        if !isAllowed { costs[row.priority, default: []].append((column, 1)) }
      }
      program.addEquation(terms, row.constant)
    }
    var least: [Float: Double] = [:]
    guard program.minimum(of: []) != nil else { return nil }
    for priority in costs.keys.sorted(by: >) {
      guard let cost = costs[priority], let minimum = program.minimum(of: cost) else { return nil }
      least[priority] = minimum
      // A little to spare, or rounding makes the next level impossible.
      program.addEquation(cost + [(program.makeColumn(), 1)], minimum + 1e-7)
    }
    return least
  }
}
