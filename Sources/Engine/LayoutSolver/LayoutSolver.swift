/// Finds the values of variables that satisfy linear constraints: all required ones, and the others as far as possible,
/// level by level from the highest priority down. At one priority the sum of the violations is least.
///
/// The values depend on the present variables and constraints, not on the order or history of adding, with one
/// exception: of required constraints that exclude each other, the last one added is broken. A copy is a solver of its
/// own.
public struct LayoutSolver: Sendable {
  /// The largest magnitude of a coefficient or constant. (Chosen here.)
  public static let largestNumber = 1e9

  struct Record {
    let id: ConstraintID
    let terms: [(column: Int, value: Double)]
    let isBreakable: Bool
    var constant: Double
    /// The priorities at which the sum is not below the constant, and not above it; nil where it may be.
    var priorities: (notBelow: Float?, notAbove: Float?)
    /// nil until the next `solve()`, and while its system is put away.
    var location: (island: Int, row: Int)?
    /// The next constraint of its system, in a circle, while that is put away; otherwise -1.
    var next = -1
  }

  var kinds: [Variable.Kind] = []
  @usableFromInline var values: [Double] = []
  /// The island of each variable, -1 for none. Of a system that is put away: -2 less the place of one of its constraints.
  var islandOfVariable: [Int] = []
  /// Variables whose system was taken out since the last `solve()`.
  var strays: [Int] = []
  var records: [Record?] = []
  var islands: [Island?] = []
  var unplaced: [ConstraintID] = []
  var changedIslands: Set<Int> = []
  /// By variable, the order in which they count as made; empty as long as that is the order of their indices.
  var ranks: [Int] = []
  private var nextRank = 0
  private var freeRecords: [Int] = []
  private var nextSerial = 0

  /// Required constraints that excluded each other when last solved, in the order they were found.
  public internal(set) var conflicts: [Conflict] = []
  /// How many systems were solved since the solver was made.
  public internal(set) var solveCount = 0

  public init() {}

  /// Variables that nothing decides are settled in the order they were made.
  public mutating func makeVariable(_ kind: Variable.Kind) -> Variable {
    kinds.append(kind)
    values.append(0)
    islandOfVariable.append(-1)
    if !ranks.isEmpty { ranks.append(takeRank()) }
    return Variable(index: kinds.count - 1)
  }

  /// Moves an unused variable to the end of the creation order so that it can be reused.
  public mutating func renew(_ variable: Variable) {
    if ranks.isEmpty {
      ranks = Array(kinds.indices)
      nextRank = kinds.count
    }
    ranks[variable.index] = takeRank()
  }

  private mutating func takeRank() -> Int {
    nextRank += 1
    return nextRank - 1
  }

  /// The variable's value when last solved.
  @inlinable public func value(of variable: Variable) -> Double { values[variable.index] }

  /// Adds `terms relation constant`. Terms of the same variable are added up.
  ///
  /// - Parameter priority: Above 0; 1000 is required.
  /// - Parameter isBreakable: Whether a conflict may break it while there is another to break.
  /// - Parameter order: The higher, the later it counts as added; nil for now. One that stands for another keeps its order.
  /// - Throws: `LayoutError`; the solver is unchanged.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000, isBreakable: Bool = true,
    order: Int? = nil
  ) throws -> ConstraintID {
    try add(
      terms, constant, notBelow: relation == .lessThanOrEqual ? nil : priority,
      notAbove: relation == .greaterThanOrEqual ? nil : priority, isBreakable: isBreakable, order: order)
  }

  /// Adds two inequalities around one constant, each with its own priority, as one: a width that resists being smaller than
  /// its content more than it resists being larger.
  ///
  /// - Parameter notBelow: The priority at which the sum of the terms is not below the constant; nil if it may be.
  /// - Parameter notAbove: The priority at which it is not above.
  /// - Throws: `LayoutError`; the solver is unchanged.
  @discardableResult
  public mutating func add(
    _ terms: [Term], _ constant: Double, notBelow: Float?, notAbove: Float?, isBreakable: Bool = true,
    order: Int? = nil
  ) throws -> ConstraintID {
    try check(constant, "constant")
    for priority in [notBelow, notAbove] { if let priority { try check(priority: priority) } }
    for term in terms {
      try check(term.coefficient, "coefficient")
      guard kinds.indices.contains(term.variable.index) else { throw LayoutError.unknownVariable }
    }
    let index = freeRecords.popLast() ?? records.count
    let id = ConstraintID(index: index, serial: nextSerial, order: order ?? nextSerial)
    nextSerial += 1
    let record = Record(
      id: id, terms: LayoutSolver.row(terms), isBreakable: isBreakable, constant: constant,
      priorities: (notBelow, notAbove))
    if index == records.count { records.append(record) } else { records[index] = record }
    unplaced.append(id)
    return id
  }

  /// - Throws: `LayoutError.unknownConstraint`.
  public mutating func remove(_ id: ConstraintID) throws {
    let record = try record(id)
    retry(id)
    takeOut(systemOf: id.index)
    records[id.index] = nil
    freeRecords.append(id.index)
    guard let location = record.location else { return }
    islands[location.island]?.idle(location.row)
    islands[location.island]?.forgetLast { records[$0.index]?.id != $0 }
    changedIslands.insert(location.island)
  }

  /// Changes the right side, without solving distant constraints again.
  /// - Throws: `LayoutError`.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws {
    try check(constant, "constant")
    let record = try record(id)
    guard record.constant != constant else { return }
    records[id.index]?.constant = constant
    retry(id)
    takeOut(systemOf: id.index)
    guard let location = record.location else { return }
    islands[location.island]?.setConstant(constant, of: location.row)
    changedIslands.insert(location.island)
  }

  /// Changes the priority of both sides the constraint has.
  /// - Throws: `LayoutError`.
  public mutating func setPriority(_ priority: Float, of id: ConstraintID) throws {
    try check(priority: priority)
    let former = try record(id)
    records[id.index]?.priorities = (
      former.priorities.notBelow.map { _ in priority }, former.priorities.notAbove.map { _ in priority }
    )
    retry(id)
    takeOut(systemOf: id.index)
    guard let location = former.location, let changed = records[id.index] else { return }
    islands[location.island]?.setPriorities(changed.priorities, of: location.row)
    changedIslands.insert(location.island)
  }

  /// Which of the variables the constraints leave open, in their order. Asks about the systems as last solved, each once.
  ///
  /// - Parameter most: How many variables of a system are tried at most; the others count as decided.
  public func undecided(among variables: [Variable], most: Int = .max) -> [Variable] {
    var open: Set<Int> = []
    var remaining = variables.map(\.index)
    while let first = remaining.first {
      let home = islandOfVariable[first]
      let together = home == -1 ? [first] : remaining.filter { islandOfVariable[$0] == home }
      remaining.removeAll { together.contains($0) }
      guard let island = island(of: first) else {
        open.formUnion(together)
        continue
      }
      let locals = together.compactMap { island.localIndex(of: $0) }
      open.formUnion(island.undecided(among: locals, most: most).map { island.variables[$0] })
    }
    return variables.filter { open.contains($0.index) }
  }

  /// The constraints whose constants the variables' values follow. Asks about the system as last solved.
  public func constraints(deciding variables: [Variable]) -> [ConstraintID] {
    var deciding: Set<ConstraintID> = []
    for variable in variables {
      guard let island = island(of: variable.index), let local = island.localIndex(of: variable.index) else { continue }
      deciding.formUnion(island.constraints(deciding: local))
    }
    return deciding.sorted { $0.order < $1.order }
  }

  /// Whether the constraint has these terms and this relation.
  public func has(_ id: ConstraintID, _ terms: [Term], _ relation: Relation) -> Bool {
    guard let record = try? record(id), (record.priorities.notBelow == nil) == (relation == .lessThanOrEqual),
      (record.priorities.notAbove == nil) == (relation == .greaterThanOrEqual)
    else { return false }
    let row = LayoutSolver.row(terms)
    return row.count == record.terms.count && zip(row, record.terms).allSatisfy { $0 == $1 }
  }

  /// Terms of the same variable added up, those of 0 left out.
  private static func row(_ terms: [Term]) -> [(column: Int, value: Double)] {
    var row: [(column: Int, value: Double)] = []
    row.reserveCapacity(terms.count)
    for term in terms {
      if let index = row.firstIndex(where: { $0.column == term.variable.index }) {
        row[index].value += term.coefficient
      } else {
        row.append((term.variable.index, term.coefficient))
      }
    }
    row.removeAll { $0.value == 0 }
    return row
  }

  func record(_ id: ConstraintID) throws -> Record {
    guard records.indices.contains(id.index), let record = records[id.index], record.id == id else {
      throw LayoutError.unknownConstraint
    }
    return record
  }

  private func check(_ value: Double, _ name: String) throws {
    guard value.magnitude <= LayoutSolver.largestNumber else { throw LayoutError.outOfRange(name: name, value: value) }
  }

  private func check(priority: Float) throws {
    guard priority > 0, priority <= 1000 else { throw LayoutError.priorityOutOfRange(priority) }
  }

  /// Forgets the conflicts the constraint is part of; what they broke counts again.
  private mutating func retry(_ id: ConstraintID) {
    for conflict in conflicts where conflict.constraints.contains(id) {
      guard let broken = records[conflict.broken.index], broken.id == conflict.broken, let location = broken.location
      else {
        continue
      }
      islands[location.island]?.wake(location.row)
      islands[location.island]?.setPriorities(broken.priorities, of: location.row)
      changedIslands.insert(location.island)
    }
    conflicts.removeAll { $0.constraints.contains(id) }
  }
}
