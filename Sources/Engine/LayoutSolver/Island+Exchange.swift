extension Island {
  /// A move that makes a level cheaper: one binding residual grows or shrinks, the other binding ones stay 0.
  struct Move {
    let slot: Int
    /// 1: the residual grows; -1: it shrinks.
    let sign: Double
    /// The level that becomes cheaper, and its change per unit (below 0). Higher levels cost the same.
    let level: Double
    let slope: Double
  }

  /// The directions in which a slot's residual may move without making any level more expensive.
  struct Freedom: OptionSet {
    let rawValue: UInt8
    static let grow = Freedom(rawValue: 1)
    static let shrink = Freedom(rawValue: 2)
  }

  /// Multipliers and slopes nearer to 0 than this are 0.
  static var slopeTolerance: Double { 1e-9 }

  /// Exchanges binding items until no level can become cheaper.
  /// - Returns: The remaining freedom of each slot, which the constraints do not decide.
  @discardableResult
  mutating func optimise<Reason: Error>(_ check: () throws(Reason) -> Void) throws(Reason) -> [Freedom] {
    try dropIdle(check)
    var exchangesWithoutProgress = 0
    let limit = exchanges + 1000 + 50 * (count + residuals.count)
    var freedom: [Freedom] = []
    while exchanges < limit {
      if factors.isWorn { try renew(check) }
      let isCautious = exchangesWithoutProgress > 12
      guard let move = try improvement(isCautious: isCautious, freedom: &freedom, check) else { break }
      direct(along: move.slot, sign: move.sign)
      guard let stop = stop(of: move, isCautious: isCautious) else { break }
      exchangesWithoutProgress = stop.distance > tolerance ? 0 : exchangesWithoutProgress + 1
      exchange(move.slot, sign: move.sign, for: stop)
    }
    if exchanges >= limit { remaining = violations() }
    return freedom
  }

  mutating func renew<Reason: Error>(_ check: () throws(Reason) -> Void) throws(Reason) {
    try factor(check)
    evaluate()
  }

  /// The best move, by the highest level that has one. A cautious choice takes the lowest item of all levels: with the
  /// nearest stop, the lowest item's of equals, that cannot go in circles (Bland's rule).
  private mutating func improvement<Reason: Error>(
    isCautious: Bool, freedom: inout [Freedom], _ check: () throws(Reason) -> Void
  ) throws(Reason) -> Move? {
    try check()
    remaining = violations()
    let violations = remaining.sorted { $0.level > $1.level }
    // By slot and direction: open until some level decides; paid once the item's own cost is part of the sum. A slot whose
    // multipliers are 0 stays open: its own cost says all.
    var (grows, shrinks) = (Way.all(binding.count), Way.all(binding.count))
    var best: Move?
    var next = 0
    while next < violations.count {
      try check()
      let level = violations[next].level
      for variable in perVariable.indices { perVariable[variable] = 0 }
      while next < violations.count, violations[next].level == level {
        addRow(of: violations[next].item, times: violations[next].sign)
        next += 1
      }
      factors.solveTransposed(&perVariable, into: &perSlot)
      for slot in binding.indices
      where perSlot[slot] != 0 && (grows[slot] != .closed || shrinks[slot] != .closed) {
        let costs = costs(of: binding[slot])
        let growth = grows[slot].slope(perSlot[slot], ownCost: costs.above, at: level)
        let shrinkage = shrinks[slot].slope(-perSlot[slot], ownCost: costs.below, at: level)
        let slope = min(growth, shrinkage)
        guard slope < 0 else { continue }
        if isCautious { (grows[slot], shrinks[slot]) = (.closed, .closed) }
        if let best, isCautious ? binding[best.slot] <= binding[slot] : best.slope <= slope { continue }
        best = Move(slot: slot, sign: growth < 0 ? 1 : -1, level: level, slope: slope)
      }
      if best != nil && !isCautious { break }
    }
    if let best { return best }
    freedom = binding.indices.map { slot in
      let costs = costs(of: binding[slot])
      let growth: Freedom = grows[slot].isFree(ownCost: costs.above) ? .grow : []
      return shrinks[slot].isFree(ownCost: costs.below) ? growth.union(.shrink) : growth
    }
    return nil
  }

  /// The verdict on moving a residual in one direction, while levels are visited from the highest.
  private enum Way {
    case open, paid, closed

    static func all(_ count: Int) -> [Way] { Array(repeating: .open, count: count) }

    /// The slope at this level: below 0 is an improvement, 0 leaves it to the next level.
    mutating func slope(_ multiplier: Double, ownCost: Double, at level: Double) -> Double {
      if self == .closed { return 0 }
      var slope = multiplier
      if self == .open {
        if ownCost > level {
          self = .closed
          return 0
        }
        if ownCost == level {
          slope += 1
          self = .paid
        }
      }
      if slope > Island.slopeTolerance { self = .closed }
      return slope < -Island.slopeTolerance ? slope : 0
    }

    func isFree(ownCost: Double) -> Bool { self == .paid || self == .open && ownCost == Level.none }
  }

  /// Sets `direction` and `rates`: how values and residuals change when the slot's residual moves by one.
  mutating func direct(along slot: Int, sign: Double) {
    for other in perSlot.indices { perSlot[other] = 0 }
    perSlot[slot] = sign
    factors.solve(&perSlot, into: &direction)
    rows.multiply(direction, into: &rates)
  }

  /// An item whose residual becomes 0 on the way.
  struct Stop {
    let item: Item
    let distance: Double
    /// How fast its residual changes.
    let rate: Double
    /// The levels that become more expensive beyond it.
    let levels: (below: Double, above: Double)
  }

  /// Everything on the way whose residual becomes 0, nearest first.
  func stops(isCautious: Bool = false) -> [Stop] {
    var stops: [Stop] = []
    func meet(_ item: Item, residual: Double, rate: Double) {
      guard rate.magnitude > Island.slopeTolerance else { return }
      // A position that is 0 may have to stay so.
      guard side(of: item) * rate < 0 || item < 0 && !isSize[~item] && residual.magnitude <= tolerance else { return }
      let distance = residual.magnitude <= tolerance ? 0 : -residual / rate
      stops.append(Stop(item: item, distance: distance, rate: rate, levels: costs(of: item)))
    }
    for constraint in rates.indices
    where rates[constraint] != 0 && slotOfConstraint[constraint] < 0 && !isIdle[constraint] {
      meet(constraint, residual: residuals[constraint], rate: rates[constraint])
    }
    for variable in direction.indices where direction[variable] != 0 && slotOfStay[variable] < 0 {
      meet(~variable, residual: values[variable], rate: direction[variable])
    }
    return stops.sorted { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      if !isCautious && a.rate.magnitude != b.rate.magnitude { return a.rate.magnitude > b.rate.magnitude }
      return a.item < b.item
    }
  }

  /// Where the move stops being an improvement. It passes items that cost less than it gains; a cautious one stops at
  /// the first.
  private mutating func stop(of move: Move, isCautious: Bool) -> Stop? {
    if isCautious { return stops(isCautious: true).first { max($0.levels.below, $0.levels.above) > 0 } }
    var slope = move.slope
    for stop in stops() {
      let (low, high) = stop.levels
      if max(low, high) > move.level { return stop }
      if low == move.level { slope += stop.rate.magnitude }
      if high == move.level { slope += stop.rate.magnitude }
      let isDue = low == move.level || high == move.level
      if isDue && slope >= -Island.slopeTolerance { return stop }
      let side: Double = stop.rate > 0 ? 1 : -1
      if stop.item >= 0 { sides[stop.item] = side } else { sizeSides[~stop.item] = side }
    }
    return nil
  }

  /// Moves as far as the stop, whose item then binds in the slot.
  mutating func exchange(_ slot: Int, sign: Double, for stop: Stop) {
    let leaving = binding[slot]
    for variable in perVariable.indices { perVariable[variable] = 0 }
    addRow(of: stop.item, times: 1)
    factors.solveTransposed(&perVariable, into: &perSlot)
    factors.replace(slot: slot, combination: perSlot)
    exchanges += 1

    if stop.distance > 0 {
      for variable in values.indices { values[variable] += stop.distance * direction[variable] }
      for constraint in residuals.indices { residuals[constraint] += stop.distance * rates[constraint] }
    }
    if leaving >= 0 {
      slotOfConstraint[leaving] = -1
      residuals[leaving] = sign * stop.distance
      sides[leaving] = sign
    } else {
      slotOfStay[~leaving] = -1
      values[~leaving] = sign * stop.distance
      sizeSides[~leaving] = sign
    }
    binding[slot] = stop.item
    if stop.item >= 0 {
      slotOfConstraint[stop.item] = slot
      residuals[stop.item] = 0
    } else {
      slotOfStay[~stop.item] = slot
      values[~stop.item] = 0
    }
  }

  /// Lets other items bind in place of idle constraints: the nearest ones, or stays where there are many.
  private mutating func dropIdle<Reason: Error>(_ check: () throws(Reason) -> Void) throws(Reason) {
    let slots = binding.indices.filter { binding[$0] >= 0 && isIdle[binding[$0]] }
    if slots.isEmpty { return }
    if slots.count > 4 || factors.isWorn { return try renew(check) }
    for slot in slots {
      direct(along: slot, sign: 1)
      let forward = stops().first
      direct(along: slot, sign: -1)
      let backward = stops().first
      if let backward, backward.distance <= forward?.distance ?? .infinity {
        exchange(slot, sign: -1, for: backward)
      } else if let forward {
        direct(along: slot, sign: 1)
        exchange(slot, sign: 1, for: forward)
      }
    }
  }
}
