/// What the constraints leave open is decided by one rule, so that the order of adding does not matter: sizes become as small
/// as they can, the first variable's first; then inequalities hold as tightly as they can, by the sum of what they have to
/// spare; then positions come as near to 0 as they can, the first variable's first.
extension Island {
  /// - Parameter freedom: What `optimise()` left.
  mutating func settleTies(_ freedom: [Freedom]) {
    var freedom = heldFreedom(freedom)
    if isSettled(freedom) { return }
    let reach = reach(of: freedom)
    for variable in values.indices where isSize[variable] && reach[variable] {
      if isSettled(freedom) { return }
      shrink(variable, &freedom)
    }
    if isSettled(freedom) { return }
    tighten(&freedom)
    for variable in values.indices where !isSize[variable] && reach[variable] {
      if isSettled(freedom) { return }
      shrink(variable, &freedom)
    }
  }

  /// Which variables the freedom can move. Where much is free, all of them are taken to be.
  private mutating func reach(of freedom: [Freedom]) -> [Bool] {
    let slots = freedom.indices.filter { !freedom[$0].isEmpty }
    if slots.count > 16 { return Array(repeating: true, count: count) }
    var reach = Array(repeating: false, count: count)
    for slot in slots {
      direct(along: slot, sign: 1)
      for variable in reach.indices where direction[variable] != 0 { reach[variable] = true }
    }
    return reach
  }

  /// Takes the freedom that other constraints of the same variable, or its bound, deny although they do not bind: a width
  /// held from both sides at one number is not free, and pairs like that are too many to be tried out.
  private func heldFreedom(_ freedom: [Freedom]) -> [Freedom] {
    var freedom = freedom
    for slot in freedom.indices where !freedom[slot].isEmpty {
      let item = binding[slot]
      guard item < 0 || rows[item].count == 1 else { continue }
      let variable = item < 0 ? ~item : rows.columns[rows[item].lowerBound]
      let coefficient = item < 0 ? 1 : rows.values[rows[item].lowerBound]
      func hold(_ other: Item, rate: Double) {
        let costs = costs(of: other)
        if costs.above > 0 { freedom[slot].remove(rate > 0 ? .grow : .shrink) }
        if costs.below > 0 { freedom[slot].remove(rate > 0 ? .shrink : .grow) }
      }
      if slotOfStay[variable] < 0, values[variable].magnitude <= tolerance { hold(~variable, rate: coefficient) }
      var limit = firstLimit[variable]
      while limit >= 0 {
        if slotOfConstraint[limit] < 0, residuals[limit].magnitude <= tolerance, !isIdle[limit] {
          hold(limit, rate: rows.values[rows[limit].lowerBound] * coefficient)
        }
        limit = nextLimit[limit]
      }
    }
    return freedom
  }

  private func isSettled(_ freedom: [Freedom]) -> Bool { freedom.allSatisfy { $0.isEmpty } }

  /// Brings the variable's value as near to 0 as it can be, and takes the freedom that would move it away again.
  private mutating func shrink(_ variable: Int, _ freedom: inout [Freedom]) {
    if values[variable].magnitude > tolerance && slotOfStay[variable] < 0 {
      minimise(variable, sign: values[variable] > 0 ? 1 : -1, untilZero: true, &freedom)
    }
    let slot = slotOfStay[variable]
    if slot >= 0 {
      freedom[slot] = []
    } else if values[variable].magnitude <= tolerance {
      bindStay(of: variable, &freedom)
    }
  }

  /// - Parameter untilZero: Stops where the variable is 0, even if it could go on.
  /// - Returns: Whether there is an end.
  @discardableResult
  mutating func minimise(_ variable: Int, sign: Double, untilZero: Bool, _ freedom: inout [Freedom]) -> Bool {
    reduce(&freedom, stopsAt: untilZero ? ~variable : nil, countsSpare: false) { island in
      for other in island.perVariable.indices { island.perVariable[other] = 0 }
      island.perVariable[variable] = sign
      return island.slotOfStay[variable] < 0 || !untilZero
    }
  }

  /// Minimises what satisfied inequalities have to spare.
  private mutating func tighten(_ freedom: inout [Freedom]) {
    _ = reduce(&freedom, stopsAt: nil, countsSpare: true) { island in
      for other in island.perVariable.indices { island.perVariable[other] = 0 }
      for constraint in island.residuals.indices where island.slotOfConstraint[constraint] < 0 {
        let side = island.spareSide(of: constraint)
        if side != 0, island.residuals[constraint] * side > island.tolerance {
          island.addRow(of: constraint, times: side)
        }
      }
      return true
    }
  }

  /// The side on which an inequality holds: 1 above, -1 below; 0 for everything else.
  private func spareSide(of item: Item) -> Double {
    guard item >= 0, !isIdle[item], (above[item] > 0) != (below[item] > 0) else { return 0 }
    return above[item] > 0 ? -1 : 1
  }

  /// Exchanges free binding items while the objective falls, then takes the freedom that would raise it.
  /// - Parameter countsSpare: Whether the objective grows with what inequalities have to spare, the binding ones too.
  /// - Parameter gradient: Writes the objective's gradient to `perVariable`; false when there is nothing left to do.
  /// - Returns: False when the objective falls without end.
  private mutating func reduce(
    _ freedom: inout [Freedom], stopsAt end: Item?, countsSpare: Bool, gradient: (inout Island) -> Bool
  ) -> Bool {
    let limit = exchanges + 1000 + 10 * (count + residuals.count)
    while exchanges < limit {
      guard gradient(&self) else { return true }
      factors.solveTransposed(&perVariable, into: &perSlot)
      var best: (slot: Int, way: Freedom, slope: Double)?
      var closed = freedom
      for slot in binding.indices where !freedom[slot].isEmpty {
        let side = countsSpare ? spareSide(of: binding[slot]) : 0
        for (way, slope) in [
          (Freedom.grow, perSlot[slot] + max(side, 0)), (.shrink, -perSlot[slot] + max(-side, 0)),
        ] where freedom[slot].contains(way) {
          if slope > Island.slopeTolerance { closed[slot].remove(way) }
          if slope < -Island.slopeTolerance, best.map({ binding[slot] < binding[$0.slot] }) ?? true {
            best = (slot, way, slope)
          }
        }
      }
      guard let best else {
        freedom = closed
        return true
      }
      let sign = best.way == .grow ? 1.0 : -1.0
      direct(along: best.slot, sign: sign)
      var slope = best.slope
      let stop = stops().first { stop in
        if max(stop.levels.0, stop.levels.1) > 0 || stop.item == end { return true }
        guard countsSpare, spareSide(of: stop.item) * stop.rate > 0 else { return false }
        slope += stop.rate.magnitude
        return slope >= -Island.slopeTolerance
      }
      guard let stop else { return false }
      exchange(best.slot, sign: sign, for: stop)
      freedom[best.slot] = stop.rate > 0 ? .shrink : .grow
      if factors.isWorn { renew(&freedom) }
    }
    return true
  }

  /// Factors anew; items keep their freedom in their new slots.
  private mutating func renew(_ freedom: inout [Freedom]) {
    var ofItem: [Item: Freedom] = [:]
    for slot in binding.indices { ofItem[binding[slot]] = freedom[slot] }
    renew()
    for slot in binding.indices { freedom[slot] = ofItem[binding[slot]] ?? [] }
  }

  /// Makes the stay of a variable that is 0 bind, in the slot of a free item that would move it.
  private mutating func bindStay(of variable: Int, _ freedom: inout [Freedom]) {
    for other in perVariable.indices { perVariable[other] = 0 }
    perVariable[variable] = 1
    factors.solveTransposed(&perVariable, into: &perSlot)
    let movers = binding.indices.filter { !freedom[$0].isEmpty && perSlot[$0].magnitude > Island.slopeTolerance }
    guard let slot = movers.max(by: { perSlot[$0].magnitude < perSlot[$1].magnitude }) else { return }
    direct(along: slot, sign: 1)
    exchange(slot, sign: 1, for: Stop(item: ~variable, distance: 0, rate: direction[variable], levels: (0, 0)))
    freedom[slot] = []
    if factors.isWorn { renew(&freedom) }
  }

  /// Whether the constraints leave the variable's value open. Works on a copy.
  func isAmbiguous(_ variable: Int) -> Bool {
    var island = self
    let freedom = island.heldFreedom(island.optimise())
    if island.isSettled(freedom) { return false }
    let value = island.values[variable]
    for sign in [1.0, -1.0] {
      var (other, freedom) = (island, freedom)
      if !other.minimise(variable, sign: sign, untilZero: false, &freedom) { return true }
      if (other.values[variable] - value).magnitude > 1e3 * tolerance { return true }
    }
    return false
  }
}
