import LayoutSolver
import TestSupport
import Testing

@Suite("Layout solver, hostile input") struct HostileInputTests {
  var solver = LayoutSolver()

  @Test(
    "Numbers that are none, or too large, are refused and change nothing",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1.1e9])
  mutating func numbers(value: Double) throws {
    let width = solver.makeVariable(.size)
    let id = try solver.add([Term(width)], .equal, 7)
    func isRefused(_ error: any Error, _ name: String) -> Bool {
      guard case LayoutError.outOfRange(name, let refused)? = error as? LayoutError else { return false }
      return refused == value || refused.isNaN && value.isNaN
    }
    #expect { try solver.add([Term(width)], .equal, value) } throws: { isRefused($0, "constant") }
    #expect { try solver.add([Term(width, value)], .equal, 1) } throws: { isRefused($0, "coefficient") }
    #expect { try solver.setConstant(value, of: id) } throws: { isRefused($0, "constant") }
    solver.solve()
    #expect(solver.value(of: width) == 7)
  }

  @Test("Priorities are above 0 and at most 1000", arguments: [0, -1, 1000.0001, .infinity] as [Float])
  mutating func priorities(value: Float) throws {
    let width = solver.makeVariable(.size)
    #expect(throws: LayoutError.priorityOutOfRange(value)) { try solver.add([Term(width)], .equal, 1, priority: value) }
    let id = try solver.add([Term(width)], .equal, 1, priority: .leastNonzeroMagnitude)
    #expect(throws: LayoutError.priorityOutOfRange(value)) { try solver.setPriority(value, of: id) }
    #expect { try solver.setPriority(.nan, of: id) } throws: { $0 is LayoutError }
  }

  @Test("A variable of another solver is refused") mutating func foreignVariable() throws {
    var other = LayoutSolver()
    let foreign = other.makeVariable(.size)
    #expect(throws: LayoutError.unknownVariable) { try solver.add([Term(foreign)], .equal, 1) }
  }

  @Test("The largest numbers do not upset the small ones") mutating func largeNumbers() throws {
    let (a, b) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.add([Term(a)], .equal, 1e9)
    try solver.add([Term(b)], .equal, 0.25)
    try solver.add([Term(a), Term(b, 1e-9)], .greaterThanOrEqual, -1e9, priority: 10)
    solver.solve()
    #expect(solver.value(of: a) == 1e9)
    #expect(solver.value(of: b) == 0.25)
  }

  @Test("A circle of equations holds, and one that does not close is a conflict of all its members")
  mutating func circle() throws {
    let variables = (0..<200).map { _ in solver.makeVariable(.position) }
    var ids: [ConstraintID] = []
    for (index, variable) in variables.enumerated() {
      ids.append(try solver.add([Term(variable), Term(variables[(index + 1) % 200], -1)], .equal, 0))
    }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
    try solver.setConstant(1, of: ids[100])
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: ids, broken: ids[199])])
    #expect(isClose(solver.value(of: variables[100]) - solver.value(of: variables[101]), 1, Tolerance.law))
  }

  @Test("Ten thousand constraints in a row, added backwards") mutating func long() throws {
    let variables = (0..<10_000).map { _ in solver.makeVariable(.position) }
    for index in variables.indices.dropFirst().reversed() {
      try solver.add([Term(variables[index]), Term(variables[index - 1], -1)], .equal, 1)
    }
    let first = try solver.add([Term(variables[0])], .equal, 0)
    solver.solve()
    #expect(solver.value(of: variables[9_999]) == 9_999)
    try solver.setConstant(0.5, of: first)
    solver.solve()
    #expect(solver.value(of: variables[9_999]) == 9_999.5)
  }

  @Test("Five hundred constraints that contradict one are five hundred conflicts of two") mutating func crowd() throws {
    let width = solver.makeVariable(.size)
    let first = try solver.add([Term(width)], .equal, 1)
    for wish in 2...501 { try solver.add([Term(width)], .equal, Double(wish)) }
    solver.solve()
    #expect(solver.conflicts.count == 500)
    #expect(solver.conflicts.allSatisfy { $0.constraints.count == 2 && $0.constraints[0] == first })
    #expect(solver.value(of: width) == 1)
    try solver.remove(first)
    solver.solve()
    #expect(solver.value(of: width) == 2)
  }
}
