extension Island {
  /// Breaks one of each set of required constraints that cannot all hold.
  ///
  /// The violated ones are set aside and return one by one, each just below the required ones, in the order they were added.
  /// When one cannot hold any more, its row is a combination of binding rows, and that combination is the only one: the
  /// constraints in it exclude each other, and without any one of them the others do not, unless sizes or other constraints
  /// that are about to be violated play a part. What was broken returns once more when others have been broken after it: it
  /// may hold without them.
  mutating func resolveConflicts<Reason: Error>(_ check: () throws(Reason) -> Void) throws(Reason) -> [Conflict] {
    var violated = remaining.map(\.item).filter { $0 >= 0 && isViolated($0, from: Level.required) }
    if violated.isEmpty { return [] }
    violated.sort { owners[$0].order < owners[$1].order }
    let costsBefore = violated.map { costs(of: $0) }
    for constraint in violated { idle(constraint) }
    var broken: [(constraint: Int, costs: (below: Double, above: Double), conflict: Conflict)] = []
    for (constraint, costs) in zip(violated, costsBefore) {
      try bringBack(constraint, costs, check)
      while isViolated(constraint, from: Level.candidate) {
        let members = try excluding(constraint, check).sorted { owners[$0].order < owners[$1].order }
        let last = members.last { isBreakable[$0] } ?? constraint
        let conflict = Conflict(constraints: members.map { owners[$0] }, broken: owners[last])
        broken.append((last, last == constraint ? costs : self.costs(of: last), conflict))
        idle(last)
        try optimise(check)
      }
      if !isIdle[constraint] { (below[constraint], above[constraint]) = costs }
    }
    for (constraint, costs, _) in broken.dropLast() {
      try bringBack(constraint, costs, check)
      if isViolated(constraint, from: Level.candidate) {
        idle(constraint)
      } else {
        (below[constraint], above[constraint]) = costs
      }
    }
    return broken.filter { isIdle[$0.constraint] }.map(\.conflict)
  }

  /// Lets a constraint count again, just below the required ones.
  private mutating func bringBack<Reason: Error>(
    _ constraint: Int, _ costs: (below: Double, above: Double), _ check: () throws(Reason) -> Void
  ) throws(Reason) {
    wake(constraint)
    above[constraint] = min(costs.above, Level.candidate)
    below[constraint] = min(costs.below, Level.candidate)
    try optimise(check)
  }

  /// Whether the constraint is violated at this level or a higher one.
  private func isViolated(_ constraint: Int, from level: Double) -> Bool {
    residuals[constraint].magnitude > tolerance
      && (residuals[constraint] > 0 ? above[constraint] : below[constraint]) >= level
  }

  /// Constraints that exclude this one, which cannot hold, and itself: the binding ones it is a combination of, and required
  /// ones that are on the point of being violated, with those they are combinations of.
  private mutating func excluding<Reason: Error>(
    _ constraint: Int, _ check: () throws(Reason) -> Void
  ) throws(Reason) -> [Int] {
    let critical = violations().filter { $0.level >= Level.required && $0.item >= 0 }
    var members: Set<Int> = Set(critical.map(\.item)).union([constraint])
    for terms in [[(constraint, 1.0)], critical.map { ($0.item, $0.sign) }] where !terms.isEmpty {
      for variable in perVariable.indices { perVariable[variable] = 0 }
      for (item, sign) in terms { addRow(of: item, times: sign) }
      factors.solveTransposed(&perVariable, into: &perSlot)
      for slot in binding.indices where binding[slot] >= 0 && perSlot[slot].magnitude > Island.slopeTolerance {
        members.insert(binding[slot])
      }
    }
    let ordered = [constraint] + members.subtracting([constraint]).sorted()
    return critical.isEmpty && !ordered.contains(where: hasSize) ? ordered : try necessary(ordered, check)
  }

  private func hasSize(_ constraint: Int) -> Bool { rows[constraint].contains { isSize[rows.columns[$0]] } }

  /// Leaves out each constraint without which the others still exclude each other.
  private func necessary<Reason: Error>(
    _ members: [Int], _ check: () throws(Reason) -> Void
  ) throws(Reason) -> [Int] {
    guard members.count <= Island.mostExamined else { return members }
    var members = members
    for constraint in members.dropFirst() {
      let others = members.filter { $0 != constraint }
      if try !arePossible(others, check) { members = others }
    }
    return members
  }

  /// The most members of a conflict that are examined one by one, each by a small system of its own.
  private static var mostExamined: Int { 64 }

  /// Whether the constraints can all hold when no size is below 0 and nothing else counts.
  private func arePossible<Reason: Error>(
    _ constraints: [Int], _ check: () throws(Reason) -> Void
  ) throws(Reason) -> Bool {
    let used = Set(constraints.flatMap { rows[$0].map { rows.columns[$0] } }).sorted()
    var island = Island(variables: used.map { ($0, isSize[$0] ? .size : .position) })
    for constraint in constraints {
      let terms = rows[constraint].compactMap { entry in
        island.localIndex(of: rows.columns[entry]).map { (column: $0, value: rows.values[entry]) }
      }
      island.append(terms, constants[constraint], owner: owners[constraint], isBreakable: true)
      island.above[island.owners.count - 1] = above[constraint] >= Level.candidate ? Level.required : Level.none
      island.below[island.owners.count - 1] = below[constraint] >= Level.candidate ? Level.required : Level.none
    }
    try island.start(check)
    island.evaluate()
    try island.optimise(check)
    return !island.residuals.indices.contains { island.isViolated($0, from: Level.required) }
  }

  /// Solves from the present binding items.
  ///
  /// - Parameter ranks: Those of the solver's variables.
  /// - Parameter check: Called now and then. When it throws, the island is of no more use: it is to be made anew.
  mutating func solve<Reason: Error>(
    _ ranks: [Int], _ check: () throws(Reason) -> Void
  ) throws(Reason) -> [Conflict] {
    if !isStarted { try start(check) }
    look()
    // As long as the same constraints are violated the same items bind.
    if let decided, decided == violations() { return [] }
    let exchangesBefore = exchanges
    var freedom = try optimise(check)
    let conflicts = try resolveConflicts(check)
    if !conflicts.isEmpty { freedom = try optimise(check) }
    try settleTies(freedom, ranks, check)
    if exchanges != exchangesBefore {
      evaluate()
      remaining = violations()
    }
    decided = freedom.contains { $0.rawValue != 0 } ? nil : remaining
    return conflicts
  }
}
