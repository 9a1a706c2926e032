/// One rule decides values that the constraints leave open, so that the order of adding does not matter: sizes become
/// as small as they can, the first variable's first, but of equal wishes not to grow the first gives way; then inequalities hold as tightly as they can, by the sum of their
/// slack; then positions come as near to 0 as they can, the first variable's first.
extension Island {
  /// To which sides of 0 each residual and value may move without making a level dearer. The multipliers decide it, so it
  /// holds for all solutions that are equally good, whatever binds.
  struct Leeway {
    var ofConstraint: [Freedom]
    var ofStay: [Freedom]

    subscript(item: Item) -> Freedom {
      get { item >= 0 ? ofConstraint[item] : ofStay[~item] }
      set { if item >= 0 { ofConstraint[item] = newValue } else { ofStay[~item] = newValue } }
    }
  }

  /// - Parameter freedom: What `optimise()` left.
  /// - Parameter ranks: By the solver's variables, which was made first; empty where that is their order.
  mutating func settleTies<Reason: Error>(
    _ freedom: [Freedom], _ ranks: [Int], _ check: () throws(Reason) -> Void
  ) throws(Reason) {
    if !freedom.contains(where: { $0.rawValue != 0 }) { return }
    var leeway = leeway(freedom)
    if isSettled(leeway) { return }
    let reach = reach(of: leeway)
    var order = Array(values.indices)
    if !ranks.isEmpty { order.sort { ranks[variables[$0]] < ranks[variables[$1]] } }
    for variable in order.reversed() where isSize[variable] && reach[variable] {
      guard let content = stretchedContent(of: variable) else { continue }
      try check()
      if isSettled(leeway) { return }
      try hug(variable, content, &leeway, check)
    }
    for variable in order where isSize[variable] && reach[variable] {
      try check()
      if isSettled(leeway) { return }
      try shrink(variable, &leeway, check)
    }
    if isSettled(leeway) { return }
    try tighten(&leeway, check)
    for variable in order where !isSize[variable] && reach[variable] {
      try check()
      if isSettled(leeway) { return }
      try shrink(variable, &leeway, check)
    }
  }

  private func isSettled(_ leeway: Leeway) -> Bool { binding.allSatisfy { leeway[$0].isEmpty } }

  private func leeway(_ freedom: [Freedom]) -> Leeway {
    func sides(_ item: Item) -> Freedom {
      let (costs, side) = (costs(of: item), side(of: item))
      if costs.above == Level.none && costs.below == Level.none { return [.grow, .shrink] }
      // A side with a cost saves as much elsewhere; the other side would cost more, or save nothing.
      return side > 0 ? .grow : .shrink
    }
    var leeway = Leeway(
      ofConstraint: residuals.indices.map { sides($0) }, ofStay: values.indices.map { sides(~$0) })
    for (slot, sides) in freedom.enumerated() { leeway[binding[slot]] = sides }
    hold(&leeway)
    return leeway
  }

  /// Removes leeway that other constraints of the same variable, or its bound, deny although they do not bind: a width
  /// held from both sides at one number is not free, and there are too many such pairs to try each.
  private func hold(_ leeway: inout Leeway) {
    for item in binding where !leeway[item].isEmpty && (item < 0 || rows[item].count == 1) {
      let variable = item < 0 ? ~item : rows.columns[rows[item].lowerBound]
      let coefficient = item < 0 ? 1 : rows.values[rows[item].lowerBound]
      if slotOfStay[variable] < 0, isSize[variable], values[variable].magnitude <= tolerance {
        leeway[item].remove(coefficient > 0 ? .shrink : .grow)
      }
      var limit = firstLimit[variable]
      while limit >= 0 {
        if slotOfConstraint[limit] < 0, residuals[limit].magnitude <= tolerance {
          let isSame = rows.values[rows[limit].lowerBound] * coefficient > 0
          if !leeway[limit].contains(.grow) { leeway[item].remove(isSame ? .grow : .shrink) }
          if !leeway[limit].contains(.shrink) { leeway[item].remove(isSame ? .shrink : .grow) }
        }
        limit = nextLimit[limit]
      }
    }
  }

  /// Which variables the leeway can move. Where more than `most` items have some, all of them are taken to be.
  private mutating func reach(of leeway: Leeway, most: Int = 16) -> [Bool] {
    let slots = binding.indices.filter { !leeway[binding[$0]].isEmpty }
    if slots.count > most { return Array(repeating: true, count: count) }
    var reach = Array(repeating: false, count: count)
    for slot in slots {
      direct(along: slot, sign: 1)
      for variable in reach.indices where direction[variable] != 0 { reach[variable] = true }
    }
    return reach
  }

  /// Brings the variable's value as near to 0 as it can be, and removes the leeway that would move it away again.
  private mutating func shrink<Reason: Error>(
    _ variable: Int, _ leeway: inout Leeway, _ check: () throws(Reason) -> Void
  ) throws(Reason) {
    if values[variable].magnitude > tolerance && slotOfStay[variable] < 0 {
      try minimise(variable, sign: values[variable] > 0 ? 1 : -1, untilZero: true, &leeway, check)
    }
    if slotOfStay[variable] < 0 && values[variable].magnitude <= tolerance {
      try bindStay(of: variable, leeway, check)
    }
    if slotOfStay[variable] >= 0 { leeway[~variable] = [] }
  }

  /// The constraint that a variable is its content's length, where it is that long or longer against the wish not to grow; nil
  /// without one. Content has two priorities, an equation of the app's one.
  private func stretchedContent(of variable: Int) -> Int? {
    var limit = firstLimit[variable]
    while limit >= 0 {
      let isContent = above[limit] > 0 && above[limit] != below[limit] && rows.values[rows[limit].lowerBound] > 0
      if isContent, residuals[limit] >= -tolerance { return limit }
      limit = nextLimit[limit]
    }
    return nil
  }

  /// Brings the variable's value as near to its content's length as it can be, and keeps it from growing again.
  ///
  /// The last variable is the first to be brought there, so that the first is stretched (recorded twice: of two labels in a
  /// row that is too long, the first gets the room; where it is hidden, the second).
  private mutating func hug<Reason: Error>(
    _ variable: Int, _ content: Int, _ leeway: inout Leeway, _ check: () throws(Reason) -> Void
  ) throws(Reason) {
    if residuals[content] > tolerance {
      _ = try reduce(
        &leeway, stopsAt: content, countsSpare: false,
        gradient: { island in
          for other in island.perVariable.indices { island.perVariable[other] = 0 }
          island.perVariable[variable] = 1
          return island.slotOfConstraint[content] < 0
        }, check)
    }
    if residuals[content].magnitude <= tolerance { leeway[content].remove(.grow) }
  }

  /// - Parameter untilZero: Stops where the variable is 0, even if it could go on.
  /// - Returns: Whether there is an end.
  @discardableResult
  private mutating func minimise<Reason: Error>(
    _ variable: Int, sign: Double, untilZero: Bool, _ leeway: inout Leeway, _ check: () throws(Reason) -> Void
  ) throws(Reason) -> Bool {
    try reduce(
      &leeway, stopsAt: untilZero ? ~variable : nil, countsSpare: false,
      gradient: { island in
        for other in island.perVariable.indices { island.perVariable[other] = 0 }
        island.perVariable[variable] = sign
        return island.slotOfStay[variable] < 0 || !untilZero
      }, check)
  }

  /// Minimises the slack of satisfied inequalities.
  private mutating func tighten<Reason: Error>(
    _ leeway: inout Leeway, _ check: () throws(Reason) -> Void
  ) throws(Reason) {
    _ = try reduce(
      &leeway, stopsAt: nil, countsSpare: true,
      gradient: { island in
        for other in island.perVariable.indices { island.perVariable[other] = 0 }
        for constraint in island.residuals.indices where island.slotOfConstraint[constraint] < 0 {
          let side = island.spareSide(of: constraint)
          if side != 0, island.side(of: constraint) == side { island.addRow(of: constraint, times: side) }
        }
        return true
      }, check)
  }

  /// The side on which an inequality holds: 1 above, -1 below; 0 for everything else.
  private func spareSide(of item: Item) -> Double {
    guard item >= 0, (above[item] > 0) != (below[item] > 0) else { return 0 }
    return above[item] > 0 ? -1 : 1
  }

  /// Exchanges binding items that have leeway while the objective falls, then removes the leeway that would raise it.
  /// - Parameter countsSpare: Whether the objective grows with the slack of inequalities, binding ones included.
  /// - Parameter gradient: Writes the objective's gradient to `perVariable`; false when there is nothing left to do.
  /// - Returns: False when the objective falls without end.
  private mutating func reduce<Reason: Error>(
    _ leeway: inout Leeway, stopsAt end: Item?, countsSpare: Bool, gradient: (inout Island) -> Bool,
    _ check: () throws(Reason) -> Void
  ) throws(Reason) -> Bool {
    let limit = exchanges + 1000 + 10 * (count + residuals.count)
    while exchanges < limit {
      try check()
      guard gradient(&self) else { return true }
      factors.solveTransposed(&perVariable, into: &perSlot)
      var best: (slot: Int, sign: Double)?
      var left = leeway
      for slot in binding.indices where !leeway[binding[slot]].isEmpty {
        let item = binding[slot]
        let side = countsSpare ? spareSide(of: item) : 0
        for (way, sign) in [(Freedom.grow, 1.0), (.shrink, -1)] where leeway[item].contains(way) {
          let slope = sign * perSlot[slot] + max(sign * side, 0)
          if slope > Island.slopeTolerance { left[item].remove(way) }
          if slope < -Island.slopeTolerance, best.map({ item < binding[$0.slot] }) ?? true { best = (slot, sign) }
        }
      }
      guard let best else {
        leeway = left
        return true
      }
      direct(along: best.slot, sign: best.sign)
      var stop: Stop?
      for candidate in stops(isCautious: true) {
        let way: Freedom = candidate.rate > 0 ? .grow : .shrink
        if candidate.item == end || !leeway[candidate.item].contains(way) { stop = candidate }
        if stop != nil { break }
        if candidate.item >= 0 { sides[candidate.item] = candidate.rate > 0 ? 1 : -1 }
      }
      guard let stop else { return false }
      exchange(best.slot, sign: best.sign, for: stop)
      if factors.isWorn { try renew(check) }
    }
    return true
  }

  /// Makes the stay of a variable that is 0 bind, in the slot of an item whose leeway would move it.
  private mutating func bindStay<Reason: Error>(
    of variable: Int, _ leeway: Leeway, _ check: () throws(Reason) -> Void
  ) throws(Reason) {
    for other in perVariable.indices { perVariable[other] = 0 }
    perVariable[variable] = 1
    factors.solveTransposed(&perVariable, into: &perSlot)
    let movers = binding.indices.filter {
      !leeway[binding[$0]].isEmpty && perSlot[$0].magnitude > Island.slopeTolerance
    }
    guard let slot = movers.max(by: { perSlot[$0].magnitude < perSlot[$1].magnitude }) else { return }
    // The item that leaves is on a side where it may be.
    let sign = leeway[binding[slot]].contains(.grow) ? 1.0 : -1
    direct(along: slot, sign: sign)
    exchange(slot, sign: sign, for: Stop(item: ~variable, distance: 0, rate: direction[variable], levels: (0, 0)))
    if factors.isWorn { try renew(check) }
  }

  /// The binding constraints that the variable's value is a combination of.
  func constraints(deciding variable: Int) -> [ConstraintID] {
    var (right, combination) = (Array(repeating: 0.0, count: count), perSlot)
    right[variable] = 1
    factors.solveTransposed(&right, into: &combination)
    return binding.indices.filter { binding[$0] >= 0 && combination[$0].magnitude > Island.slopeTolerance }
      .map { owners[binding[$0]] }
  }

  /// Which of the variables the constraints leave open, in their order. Works on a copy.
  ///
  /// - Parameter most: How many are tried at most; the others count as decided.
  func undecided(among variables: [Int], most: Int) -> [Int] {
    var island = self
    let leeway = island.leeway(island.optimise {})
    if island.isSettled(leeway) { return [] }
    let reach = island.reach(of: leeway, most: 256)
    return variables.filter { reach[$0] }.prefix(most).filter { island.canMove($0, leeway) }
  }

  /// - Parameter leeway: That of the solution, which is optimal.
  private func canMove(_ variable: Int, _ leeway: Leeway) -> Bool {
    for sign in [1.0, -1.0] {
      var (other, leeway) = (self, leeway)
      if !other.minimise(variable, sign: sign, untilZero: false, &leeway, {}) { return true }
      if (other.values[variable] - values[variable]).magnitude > 1e3 * tolerance { return true }
    }
    return false
  }
}
