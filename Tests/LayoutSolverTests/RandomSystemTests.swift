import LayoutSolver
import TestSupport
import Testing

@Suite("Random systems") struct RandomSystemTests {
  /// Seeds whose degenerate corners once misled the solver.
  static let hard = [874, 1628, 2073, 2452, 2482, 2943, 4575, 4858].map { Seed($0) }

  /// The violation of the values, by priority.
  func violations(_ system: RandomSystem, _ values: [Double], ignoring ignored: Set<Int> = []) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for (index, row) in system.rows.enumerated() where !ignored.contains(index) {
      sums[row.priority, default: 0] += RandomSystem.violation(row, values)
    }
    return sums
  }

  @Test("Each priority is violated as little as an independent linear program can", arguments: Seed.first(2_000) + hard)
  func optimal(seed: Seed) throws {
    let system = RandomSystem(seed, isPossible: true)
    var (solver, variables) = system.solver()
    for row in system.rows { try RandomSystem.add(row, to: &solver, variables) }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    let values = variables.map { solver.value(of: $0) }
    for (kind, value) in zip(system.kinds, values) where kind == .size { #expect(value >= -Tolerance.law) }
    let sums = violations(system, values)
    let least = try #require(system.leastViolations())
    #expect(sums[1000, default: 0] < Tolerance.law)
    for (priority, minimum) in least {
      #expect(isClose(sums[priority, default: 0], minimum, Tolerance.solved), "priority \(priority)")
    }
  }

  @Test("The order of adding does not matter, decided or not", arguments: Seed.first(100) + hard)
  func order(seed: Seed) throws {
    let system = RandomSystem(seed, isPossible: true)
    var first: [Double]?
    for order in LayoutCaseTests.orders(system.rows.count) {
      var (solver, variables) = system.solver()
      for index in order { try RandomSystem.add(system.rows[index], to: &solver, variables) }
      solver.solve()
      let values = variables.map { solver.value(of: $0) }
      #expect(isClose(first ?? values, values, Tolerance.law), "\(order)")
      first = values
    }
  }

  @Test("What was added, changed, removed and solved before does not matter", arguments: Seed.first(100) + hard)
  func history(seed: Seed) throws {
    let system = RandomSystem(seed, isPossible: true)
    let detour = RandomSystem(Seed(seed.value + 10_000), isPossible: true)
    var generator = seed.generator
    var (solver, variables) = system.solver()
    var passing: [ConstraintID] = []
    for row in system.rows {
      if let row = detour.rows.randomElement(using: &generator),
        row.terms.allSatisfy({ $0.variable < variables.count })
      {
        // Below 1000: what passes by must not contradict what stays.
        var row = row
        row.priority = min(row.priority, 900)
        passing.append(try RandomSystem.add(row, to: &solver, variables))
      }
      let id = try solver.add(
        row.terms.map { Term(variables[$0.variable], $0.value) }, row.relation, row.constant + 7, priority: 300)
      if Bool.random(using: &generator) { solver.solve() }
      try solver.setPriority(row.priority, of: id)
      try solver.setConstant(row.constant, of: id)
      if Bool.random(using: &generator) { solver.solve() }
      if Bool.random(using: &generator), let id = passing.popLast() { try solver.remove(id) }
    }
    for id in passing { try solver.remove(id) }
    solver.solve()
    var (fresh, same) = system.solver()
    for row in system.rows { try RandomSystem.add(row, to: &fresh, same) }
    fresh.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(isClose(variables.map { solver.value(of: $0) }, same.map { fresh.value(of: $0) }, Tolerance.law))
    for variable in variables { #expect(solver.isAmbiguous(variable) == fresh.isAmbiguous(variable)) }
  }

  @Test(
    "A conflict's constraints exclude each other, and none of them is there for nothing",
    arguments: Seed.first(2_000) + hard)
  func conflicts(seed: Seed) throws {
    var system = RandomSystem(seed, isPossible: false)
    var (solver, variables) = system.solver()
    var ids: [ConstraintID] = []
    for row in system.rows { ids.append(try RandomSystem.add(row, to: &solver, variables)) }
    solver.solve()
    checkConflicts(of: system, solver, ids, variables)
    // The same after some of them have changed.
    var generator = seed.generator
    for index in ids.indices where Int.random(in: 0...2, using: &generator) == 0 {
      system.rows[index].constant += Double(Int.random(in: -40...40, using: &generator))
      try solver.setConstant(system.rows[index].constant, of: ids[index])
    }
    solver.solve()
    checkConflicts(of: system, solver, ids, variables)
  }

  private func checkConflicts(
    of system: RandomSystem, _ solver: LayoutSolver, _ ids: [ConstraintID], _ variables: [Variable]
  ) {
    let all = Set(ids.indices)
    for conflict in solver.conflicts {
      let members = Set(conflict.constraints.compactMap { ids.firstIndex(of: $0) })
      #expect(conflict.broken == conflict.constraints.last)
      #expect(system.leastViolations(ignoring: all.subtracting(members)) == nil)
      for member in members {
        #expect(system.leastViolations(ignoring: all.subtracting(members).union([member])) != nil)
      }
    }
    let broken = Set(solver.conflicts.compactMap { ids.firstIndex(of: $0.broken) })
    for row in broken { #expect(system.leastViolations(ignoring: broken.subtracting([row])) == nil) }
    let least = system.leastViolations(ignoring: broken)
    #expect(least != nil)
    let sums = violations(system, variables.map { solver.value(of: $0) }, ignoring: broken)
    #expect(sums[1000, default: 0] < Tolerance.law)
    for (priority, minimum) in least ?? [:] { #expect(isClose(sums[priority, default: 0], minimum, Tolerance.solved)) }
  }

  @Test("All constants times three are all values times three", arguments: Seed.first(50))
  func scale(seed: Seed) throws {
    let system = RandomSystem(seed, isPossible: true)
    var (solver, variables) = system.solver()
    var ids: [ConstraintID] = []
    for row in system.rows { ids.append(try RandomSystem.add(row, to: &solver, variables)) }
    solver.solve()
    let values = variables.map { 3 * solver.value(of: $0) }
    for (id, row) in zip(ids, system.rows) { try solver.setConstant(3 * row.constant, of: id) }
    solver.solve()
    #expect(isClose(variables.map { solver.value(of: $0) }, values, Tolerance.law))
  }

  @Test("Positions that count the other way come out with the other sign", arguments: Seed.first(200) + hard)
  func mirror(seed: Seed) throws {
    let system = RandomSystem(seed, isPossible: true)
    var (solver, variables) = system.solver()
    var (mirrored, others) = system.solver()
    func sign(_ variable: Int) -> Double { system.kinds[variable] == .position ? -1 : 1 }
    for row in system.rows {
      try RandomSystem.add(row, to: &solver, variables)
      var other = row
      other.terms = row.terms.map { ($0.variable, sign($0.variable) * $0.value) }
      try RandomSystem.add(other, to: &mirrored, others)
    }
    solver.solve()
    mirrored.solve()
    let values = variables.enumerated().map { sign($0.offset) * solver.value(of: $0.element) }
    #expect(isClose(others.map { mirrored.value(of: $0) }, values, Tolerance.law))
  }

  @Test(
    "A constraint that holds already changes nothing, whatever its priority",
    arguments: Seed.first(200) + hard, [1000, 500] as [Float])
  func satisfied(seed: Seed, priority: Float) throws {
    let system = RandomSystem(seed, isPossible: true)
    var (solver, variables) = system.solver()
    for row in system.rows { try RandomSystem.add(row, to: &solver, variables) }
    solver.solve()
    let values = variables.map { solver.value(of: $0) }
    var generator = seed.generator
    let pair = Array(variables.indices).shuffled(using: &generator).prefix(2)
    let sum = pair.reduce(0) { $0 + values[$1] }
    try solver.add(pair.map { Term(variables[$0]) }, .equal, sum, priority: priority)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(isClose(variables.map { solver.value(of: $0) }, values, Tolerance.law))
  }
}
