import LayoutSolver
import TestSupport
import Testing

@Suite("Layout solver") struct LayoutSolverTests {
  var solver = LayoutSolver()

  @Test("A constant that changes moves what depends on it, and nothing else is solved") mutating func constants() throws
  {
    let (a, b, other) = (solver.makeVariable(.position), solver.makeVariable(.position), solver.makeVariable(.size))
    let id = try solver.add([Term(a)], .equal, 10)
    try solver.add([Term(b), Term(a, -1)], .equal, 5)
    try solver.add([Term(other)], .equal, 3)
    #expect(Set(solver.solve()) == [a, b, other])
    let count = solver.solveCount
    try solver.setConstant(40, of: id)
    #expect(Set(solver.solve()) == [a, b])
    #expect(solver.value(of: b) == 45)
    #expect(solver.solveCount == count + 1)
    #expect(solver.solve().isEmpty)
    #expect(solver.solveCount == count + 1)
  }

  @Test("Five of priority 749 do not outweigh one of 750") mutating func levels() throws {
    let width = solver.makeVariable(.size)
    for wish in 1...5 { try solver.add([Term(width)], .equal, 200, priority: 749 - Float(wish) / 100) }
    for _ in 1...5 { try solver.add([Term(width)], .equal, 200, priority: 749) }
    try solver.add([Term(width)], .equal, 60, priority: 750)
    solver.solve()
    #expect(solver.value(of: width) == 60)
  }

  @Test("A constraint of two sides gives way on each at its own priority") mutating func twoSides() throws {
    let width = solver.makeVariable(.size)
    let content = try solver.add([Term(width)], 60, notBelow: 750, notAbove: 250)
    solver.solve()
    #expect(solver.value(of: width) == 60)
    #expect(!solver.isAmbiguous(width))
    for (wish, expected) in [(40.0, 60.0), (90, 90)] {
      let id = try solver.add([Term(width)], .equal, wish, priority: 500)
      solver.solve()
      #expect(solver.value(of: width) == expected)
      try solver.remove(id)
    }
    try solver.setPriority(1000, of: content)
    let least = try solver.add([Term(width)], .greaterThanOrEqual, 61)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [content, least], broken: least)])
  }

  @Test("A thousand levels are kept apart") mutating func thousandLevels() throws {
    let width = solver.makeVariable(.size)
    var ids: [ConstraintID] = []
    for level in 1...999 { ids.append(try solver.add([Term(width)], .equal, Double(level), priority: Float(level))) }
    for level in stride(from: 999, to: 979, by: -1) {
      solver.solve()
      #expect(solver.value(of: width) == Double(level))
      try solver.remove(ids[level - 1])
    }
  }

  @Test("A removed constraint leaves no trace, and its handle is refused") mutating func removal() throws {
    let width = solver.makeVariable(.size)
    try solver.add([Term(width)], .greaterThanOrEqual, 20)
    let id = try solver.add([Term(width)], .greaterThanOrEqual, 90)
    solver.solve()
    #expect(solver.value(of: width) == 90)
    try solver.remove(id)
    solver.solve()
    #expect(solver.value(of: width) == 20)
    #expect(throws: LayoutError.unknownConstraint) { try solver.remove(id) }
    let next = try solver.add([Term(width)], .greaterThanOrEqual, 50)
    #expect(throws: LayoutError.unknownConstraint) { try solver.setConstant(1, of: id) }
    try solver.remove(next)
  }

  @Test("A copy goes its own way") mutating func copies() throws {
    let width = solver.makeVariable(.size)
    try solver.add([Term(width)], .greaterThanOrEqual, 20)
    solver.solve()
    var copy = solver
    try copy.add([Term(width)], .equal, 70)
    copy.solve()
    solver.solve()
    #expect(copy.value(of: width) == 70)
    #expect(solver.value(of: width) == 20)
  }

  @Test("Islands that fall apart are solved apart") mutating func islands() throws {
    let variables = (0..<40).map { _ in solver.makeVariable(.position) }
    var ids: [ConstraintID] = []
    for variable in variables { ids.append(try solver.add([Term(variable)], .equal, 1)) }
    var links: [ConstraintID] = []
    for (a, b) in zip(variables, variables.dropFirst()) {
      links.append(try solver.add([Term(b), Term(a, -1)], .greaterThanOrEqual, -5))
    }
    solver.solve()
    for link in links { try solver.remove(link) }
    solver.solve()
    let count = solver.solveCount
    try solver.setConstant(9, of: ids[7])
    #expect(solver.solve() == [variables[7]])
    try solver.setConstant(9, of: ids[8])
    try solver.setConstant(9, of: ids[30])
    #expect(Set(solver.solve()) == [variables[8], variables[30]])
    #expect(solver.solveCount == count + 3)
  }

  @Test("What constraints leave open is ambiguous") mutating func ambiguity() throws {
    let (x, width, alone) = (solver.makeVariable(.position), solver.makeVariable(.size), solver.makeVariable(.position))
    let bound = try solver.add([Term(x), Term(width)], .lessThanOrEqual, 100)
    try solver.add([Term(x)], .equal, 10)
    solver.solve()
    #expect(!solver.isAmbiguous(x))
    #expect(solver.isAmbiguous(width))
    #expect(solver.isAmbiguous(alone))
    try solver.setConstant(10, of: bound)
    solver.solve()
    #expect(!solver.isAmbiguous(width))
  }

  @Test("A variable that is used again counts as the last one made where constraints leave it open")
  mutating func renewed() throws {
    let (first, second) = (solver.makeVariable(.position), solver.makeVariable(.position))
    let id = try solver.add([Term(second), Term(first, -1)], .equal, 10)
    solver.solve()
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 10)
    try solver.remove(id)
    solver.renew(first)
    let third = solver.makeVariable(.position)
    try solver.add([Term(second), Term(first, -1)], .equal, 10)
    try solver.add([Term(third), Term(first, -1)], .equal, 7)
    solver.solve()
    #expect([first, second, third].map { solver.value(of: $0) } == [-10, 0, -3])
  }

  /// Contents, the row's length, and the lengths in it.
  static let contents: [([Double], Double, [Double])] = [
    ([33, 33, 33], 375, [309, 33, 33]), ([33, 342], 400, [58, 342]), ([342, 33], 375, [342, 33]),
    ([100, 200, 50], 300, [50, 200, 50]),
  ]

  /// Recorded twice: of labels in a row that is too long the first is stretched, and of those in one that is too short the
  /// first gives way.
  @Test(
    "Of contents that hug alike the first is stretched, and of those that resist alike the first is squeezed",
    arguments: contents)
  func hugging(_ contents: [Double], _ row: Double, _ expected: [Double]) throws {
    for order in [Array(contents.indices), contents.indices.reversed()] {
      var solver = LayoutSolver()
      let widths = contents.map { _ in solver.makeVariable(.size) }
      try solver.add(widths.map { Term($0) }, .equal, row)
      for index in order { try solver.add([Term(widths[index])], contents[index], notBelow: 750, notAbove: 250) }
      solver.solve()
      for (width, value) in zip(widths, expected) {
        #expect(isClose(solver.value(of: width), value, Tolerance.solved))
        #expect(solver.isAmbiguous(width) || row == contents.reduce(0, +))
      }
    }
  }

  @Test("Two equal wishes that cannot both be had are ambiguous") mutating func ties() throws {
    let width = solver.makeVariable(.size)
    try solver.add([Term(width)], .equal, 100, priority: 250)
    try solver.add([Term(width)], .equal, 50, priority: 250)
    solver.solve()
    #expect(solver.isAmbiguous(width))
    #expect(solver.value(of: width) == 50)
    try solver.add([Term(width)], .equal, 80, priority: 1)
    solver.solve()
    #expect(!solver.isAmbiguous(width))
    #expect(solver.value(of: width) == 80)
  }
}

@Suite("Layout conflicts") struct LayoutConflictTests {
  var solver = LayoutSolver()

  @Test("Of constraints that exclude each other the last one added is broken, until one of them changes")
  mutating func lastIsBroken() throws {
    let (a, b) = (solver.makeVariable(.size), solver.makeVariable(.size))
    let first = try solver.add([Term(a)], .equal, 100)
    try solver.add([Term(b)], .lessThanOrEqual, 500)
    let second = try solver.add([Term(b), Term(a, -1)], .equal, 0)
    let third = try solver.add([Term(b)], .greaterThanOrEqual, 120)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [first, second, third], broken: third)])
    #expect(solver.value(of: b) == 100)
    try solver.setConstant(130, of: first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: b) == 130)
    try solver.setConstant(90, of: first)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    try solver.remove(second)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: b) == 120)
  }

  @Test("The last one is the one with the highest order, where one stands for another") mutating func order() throws {
    let x = solver.makeVariable(.position)
    let first = try solver.add([Term(x)], .equal, 1, order: 1)
    let second = try solver.add([Term(x)], .equal, 2, order: 2)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [first, second], broken: second)])
    #expect(solver.has(first, [Term(x)], .equal))
    #expect(!solver.has(first, [Term(x)], .lessThanOrEqual))
    try solver.remove(first)
    let other = try solver.add([Term(x, 2)], .equal, 6, order: 1)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [other, second], broken: second)])
    #expect(solver.value(of: x) == 3)
  }

  @Test("What was broken for a constraint that is broken itself counts again") mutating func brokenForNothing() throws {
    let x = solver.makeVariable(.position)
    let least = try solver.add([Term(x)], .greaterThanOrEqual, 5)
    let none = try solver.add([Term(x)], .equal, 0)
    try solver.add([Term(x, 2)], .equal, 20)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [least, none], broken: none)])
    #expect(solver.value(of: x) == 10)
  }

  @Test("What was broken for a constraint that is broken later counts again") mutating func brokenBefore() throws {
    let x = solver.makeVariable(.position)
    let least = try solver.add([Term(x)], .greaterThanOrEqual, -100)
    let none = try solver.add([Term(x)], .equal, 0)
    let ten = try solver.add([Term(x)], .equal, 10)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [none, ten], broken: ten)])
    try solver.setConstant(5, of: least)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [least, none], broken: none)])
    #expect(solver.value(of: x) == 10)
  }

  @Test("What may not be broken is not, while there is another") mutating func unbreakable() throws {
    let width = solver.makeVariable(.size)
    let own = try solver.add([Term(width)], .equal, 80)
    let system = try solver.add([Term(width)], .equal, 44, isBreakable: false)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [own, system], broken: own)])
    #expect(solver.value(of: width) == 44)
    let other = try solver.add([Term(width)], .equal, 45, isBreakable: false)
    solver.solve()
    #expect(solver.conflicts.last == Conflict(constraints: [system, other], broken: other))
  }

  @Test("A size below 0 is a conflict of one") mutating func negativeSize() throws {
    let width = solver.makeVariable(.size)
    let id = try solver.add([Term(width)], .equal, -5)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [id], broken: id)])
    #expect(solver.value(of: width) == 0)
  }

  @Test("A constraint that contradicts itself is a conflict of one") mutating func contradiction() throws {
    let width = solver.makeVariable(.size)
    let id = try solver.add([Term(width), Term(width, -1)], .equal, 10)
    let soft = try solver.add([], .greaterThanOrEqual, 3, priority: 999)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [id], broken: id)])
    try solver.setConstant(0, of: id)
    try solver.remove(soft)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Conflicts that have nothing to do with each other are found one by one") mutating func several() throws {
    var expected: [Conflict] = []
    for number in 0..<20 {
      let width = solver.makeVariable(.size)
      let first = try solver.add([Term(width)], .equal, Double(number))
      let second = try solver.add([Term(width)], .equal, Double(number + 1))
      expected.append(Conflict(constraints: [first, second], broken: second))
    }
    solver.solve()
    #expect(solver.conflicts == expected)
  }
}
