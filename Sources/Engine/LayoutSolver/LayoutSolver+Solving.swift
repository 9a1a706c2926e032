extension LayoutSolver {
  /// Brings all values up to date. Only systems that changed are solved.
  ///
  /// - Parameter isStopping: Asked now and then whether to stop. What was not solved by then keeps its values, and is due
  ///   at the next call.
  /// - Returns: The variables whose values changed.
  @discardableResult
  public mutating func solve(isStopping: () -> Bool = { false }) -> [Variable] {
    splitWornIslands()
    var changed: [Variable] = []
    place(&changed)
    settleStrays(&changed)
    var looks = 0
    let check = { () throws(Stopped) -> Void in
      looks &+= 1
      if looks & 15 == 0, isStopping() { throw Stopped() }
    }
    for index in changedIslands.sorted() {
      // Taken out of the list while it changes, so that its storage is not copied.
      guard var island = islands[index].take() else { continue }
      do {
        solveCount += 1
        var newConflicts = try island.solve(ranks, check)
        while let broken = takeVoidConflict(after: newConflicts), let location = broken.location {
          island.wake(location.row)
          island.setPriorities(broken.priorities, of: location.row)
          newConflicts += try island.solve(ranks, check)
        }
        conflicts += newConflicts
        take(island, &changed)
        islands[index] = island
        changedIslands.remove(index)
      } catch {
        placeAgain(island, at: index)
        return changed
      }
    }
    return changed
  }

  /// Forgets a conflict of which another member was broken since, and excludes nothing any more.
  /// - Returns: What it broke, which counts again; nil where there is no such conflict.
  private mutating func takeVoidConflict(after newConflicts: [Conflict]) -> Record? {
    let index = conflicts.firstIndex { old in
      newConflicts.contains { $0.broken != old.broken && old.constraints.contains($0.broken) }
    }
    guard let index else { return nil }
    return try? record(conflicts.remove(at: index).broken)
  }

  /// Whether something has changed since all values were up to date.
  public var isDue: Bool { !unplaced.isEmpty || !changedIslands.isEmpty }

  private struct Stopped: Error {}

  /// Takes the values of a solved island over.
  mutating func take(_ island: Island, _ changed: inout [Variable]) {
    for (local, variable) in island.variables.enumerated() where values[variable] != island.values[local] {
      values[variable] = island.values[local]
      changed.append(Variable(index: variable))
    }
  }

  /// Puts new constraints into islands, and joins the islands they connect.
  private mutating func place(_ changed: inout [Variable]) {
    takeOutTouched()
    var joining: [ConstraintID] = []
    for id in unplaced {
      guard let record = records[id.index], record.id == id else { continue }
      if let home = record.terms.first.map({ islandOfVariable[$0.column] }), home >= 0,
        record.terms.allSatisfy({ islandOfVariable[$0.column] == home })
      {
        append(id, to: home)
      } else {
        joining.append(id)
      }
    }
    unplaced.removeAll()
    if joining.isEmpty { return }
    for group in Grouping.groups(joining.compactMap { records[$0.index] }, islandOfVariable)
    where !isPutAway(group, &changed) {
      build(group)
    }
  }

  private mutating func append(_ id: ConstraintID, to index: Int) {
    guard var island = islands[index].take(), var record = records[id.index] else { return }
    record.location = (index, island.owners.count)
    records[id.index] = record
    island.append(record)
    // Many new constraints at once are solved faster from the start.
    if island.appendedCount > 8 + island.count / 16 { island.isStarted = false }
    islands[index] = island
    changedIslands.insert(index)
  }

  /// Makes one island of new constraints, their new variables, and the islands they touch.
  private mutating func build(_ group: Grouping.Group) {
    let old = group.islands.compactMap { islands[$0] }
    var members = group.variables
    for island in old { members += island.variables }
    members.sort()
    var island = Island(variables: members.map { ($0, kinds[$0]) })
    let index = islands.firstIndex { $0 == nil } ?? islands.count
    if index == islands.count { islands.append(nil) }
    var binding: [Island.Item] = []
    for part in old {
      var rowOfPart = Array(repeating: -1, count: part.owners.count)
      for (row, owner) in part.owners.enumerated() {
        guard let record = records[owner.index], record.id == owner else { continue }
        rowOfPart[row] = island.owners.count
        records[owner.index]?.location = (index, island.owners.count)
        island.append(record)
        if part.isIdle[row] { island.idle(island.owners.count - 1) }
      }
      for item in part.binding {
        if item < 0 {
          if let local = island.localIndex(of: part.variables[~item]) { binding.append(~local) }
        } else if rowOfPart[item] >= 0 {
          binding.append(rowOfPart[item])
        }
      }
    }
    let isSmallAddition = !old.isEmpty && group.constraints.count <= 8 + island.count / 16
    for id in group.constraints {
      guard let record = records[id.index] else { continue }
      records[id.index]?.location = (index, island.owners.count)
      island.append(record)
    }
    if isSmallAddition && old.allSatisfy(\.isStarted) { island.resume(binding) }
    for variable in members { islandOfVariable[variable] = index }
    for former in group.islands {
      islands[former] = nil
      changedIslands.remove(former)
    }
    islands[index] = island
    changedIslands.insert(index)
  }

  /// Islands that lost many constraints may have split: their remaining constraints are placed again.
  private mutating func splitWornIslands() {
    for index in changedIslands.sorted() {
      guard let island = islands[index] else { continue }
      let broken = conflicts.count { conflict in records[conflict.broken.index]?.location?.island == index }
      guard island.idleCount + island.lostCount - broken > 8 + island.owners.count / 4 else { continue }
      placeAgain(island, at: index)
      for variable in island.variables { values[variable] = 0 }
    }
  }

  /// Has the constraints of an island placed by the next `solve()`, as if they were new.
  private mutating func placeAgain(_ island: Island, at index: Int) {
    conflicts.removeAll { records[$0.broken.index]?.location?.island == index }
    for owner in island.owners where records[owner.index]?.id == owner {
      records[owner.index]?.location = nil
      unplaced.append(owner)
    }
    for variable in island.variables { islandOfVariable[variable] = -1 }
    islands[index] = nil
    changedIslands.remove(index)
  }
}

extension Island {
  /// The place of one of the solver's variables in the island.
  func localIndex(of variable: Int) -> Int? {
    var (low, high) = (0, variables.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low < variables.count && variables[low] == variable ? low : nil
  }

  mutating func append(_ record: LayoutSolver.Record) {
    let terms = record.terms.compactMap { term in localIndex(of: term.column).map { (column: $0, value: term.value) } }
    append(terms, record.constant, owner: record.id, isBreakable: record.isBreakable)
    setPriorities(record.priorities, of: owners.count - 1)
  }

  /// Begins with these binding items, and stays for the variables they leave.
  mutating func resume(_ items: [Item]) {
    let isBound = Set(items.filter { $0 < 0 })
    let stays = Set(variables.indices.map { ~$0 }).subtracting(isBound)
    let missing = count - items.count
    binding = items + stays.sorted(by: >).prefix(max(missing, 0))
    factor {}
    isStarted = true
    appendedCount = 0
  }
}
