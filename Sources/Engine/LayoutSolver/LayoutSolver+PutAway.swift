/// Systems of few variables, of which a screen has many: an edge, or two, held to a window. Once they are solved their rows and
/// factors are let go, and only the constraints are kept; when one of them changes the system is made anew.
extension LayoutSolver {
  /// The most variables of a system that is put away.
  private static var fewVariables: Int { 4 }

  /// Solves a new system of few variables and puts it away.
  /// - Returns: Whether it was; a larger one, or one with a conflict, is not.
  mutating func isPutAway(_ group: Grouping.Group, _ changed: inout [Variable]) -> Bool {
    guard group.islands.isEmpty, group.variables.count <= LayoutSolver.fewVariables, let first = group.constraints.first
    else { return false }
    var island = island(of: group.constraints, variables: group.variables.sorted())
    guard island.solve(ranks, {}).isEmpty else { return false }
    solveCount += 1
    take(island, &changed)
    for (id, next) in zip(group.constraints, group.constraints.dropFirst() + [first]) {
      records[id.index]?.location = nil
      records[id.index]?.next = next.index
    }
    for variable in group.variables { islandOfVariable[variable] = -2 - first.index }
    return true
  }

  /// Has the constraints of a system placed by the next `solve()`, if it is put away.
  mutating func takeOut(systemOf index: Int) {
    var index = index
    while let record = records[index], record.next >= 0 {
      unplaced.append(record.id)
      for term in record.terms where islandOfVariable[term.column] <= -2 {
        islandOfVariable[term.column] = -1
        strays.append(term.column)
      }
      records[index]?.next = -1
      index = record.next
    }
  }

  /// Takes out what new constraints have to do with.
  mutating func takeOutTouched() {
    var next = 0
    while next < unplaced.count {
      let id = unplaced[next]
      next += 1
      guard let record = records[id.index], record.id == id else { continue }
      for term in record.terms where islandOfVariable[term.column] <= -2 {
        takeOut(systemOf: -2 - islandOfVariable[term.column])
      }
    }
  }

  /// Variables that lost their last constraint are 0.
  mutating func settleStrays(_ changed: inout [Variable]) {
    for variable in strays where islandOfVariable[variable] == -1 && values[variable] != 0 {
      values[variable] = 0
      changed.append(Variable(index: variable))
    }
    strays.removeAll()
  }

  /// The island of a variable, made anew where it is put away; nil for a variable without constraints.
  func island(of variable: Int) -> Island? {
    let home = islandOfVariable[variable]
    if home >= 0 { return islands[home] }
    guard home <= -2 else { return nil }
    var ids: [ConstraintID] = []
    var columns: Set<Int> = []
    var index = -2 - home
    repeat {
      guard let record = records[index] else { return nil }
      ids.append(record.id)
      columns.formUnion(record.terms.map(\.column))
      index = record.next
    } while index != -2 - home && index >= 0
    var island = island(of: ids, variables: columns.sorted())
    _ = island.solve(ranks) {}
    return island
  }

  /// - Parameter variables: In rising order.
  private func island(of constraints: [ConstraintID], variables: [Int]) -> Island {
    var island = Island(variables: variables.map { ($0, kinds[$0]) })
    for id in constraints { if let record = records[id.index] { island.append(record) } }
    return island
  }
}
