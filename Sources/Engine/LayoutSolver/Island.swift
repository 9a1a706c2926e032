/// Variables joined by constraints, solved by themselves.
///
/// Every constraint has a *residual*, left side minus right side, and a cost that is 0 where the residual is 0 and
/// rises by 1 a unit on each side. A cost belongs to a level; levels are compared one after the other, never added up.
/// Every variable has a *stay*, the weakest constraint of all, which holds it at 0. A solution is a choice of as many
/// residuals and stays as there are variables: the *binding* ones, all of them 0. Solving exchanges one binding item
/// for another while some level becomes cheaper.
struct Island {
  /// A constraint by its number, or the stay of variable `~item`.
  typealias Item = Int

  enum Level {
    /// The level of a size's bound at 0, above all priorities.
    static let bound = 1002.0
    static let required = 1000.0
    /// Between 1000 and the greatest `Float` below it.
    static let candidate = 999.99999
    static let none = 0.0
  }

  /// Of the solver's variables, in rising order.
  var variables: [Int] = []
  var isSize: [Bool] = []
  var values: [Double] = []

  var rows = Rows()
  private(set) var constants: [Double] = []
  /// The greatest magnitude of a constant; nil when it is to be looked for.
  private var largestConstant: Double? = 0
  /// The levels that a positive residual and a negative one cost.
  var above: [Double] = []
  var below: [Double] = []
  /// Removed or broken: costs nothing and does not bind.
  var isIdle: [Bool] = []
  var isBreakable: [Bool] = []
  /// The solver's constraint.
  var owners: [ConstraintID] = []
  var residuals: [Double] = []
  /// 1 above, -1 below, for residuals that are 0.
  var sides: [Double] = []
  /// By variable: the same for a size that is 0 and does not bind. Otherwise two sizes may bind in turn for ever.
  var sizeSides: [Double] = []
  /// Constraints of one variable, as a list for each variable: the first, and the next of each; -1 ends it.
  var firstLimit: [Int] = []
  var nextLimit: [Int] = []

  /// By slot.
  var binding: [Item] = []
  /// The slot of a binding constraint or stay, otherwise -1.
  var slotOfConstraint: [Int] = []
  var slotOfStay: [Int] = []
  var factors = Factors()

  /// Residuals nearer to 0 than this are 0.
  var tolerance = 1e-9
  /// Binding items exchanged since the island was made.
  var exchanges = 0
  var idleCount = 0
  var lostCount = 0
  var appendedCount = 0
  var isStarted = false
  /// How many constraints have residuals that follow from the values; nil when the values do not follow from what binds.
  private var evaluatedCount: Int?
  /// The violations that were left when no exchange was an improvement.
  var remaining: [Violation] = []
  /// The violations with which the binding items were found to decide everything; nil when something else has changed since.
  var decided: [Violation]?

  // Work space: vectors by variable, by slot, by constraint.
  var perVariable: [Double] = []
  var perSlot: [Double] = []
  var direction: [Double] = []
  var rates: [Double] = []

  var count: Int { variables.count }

  /// - Parameter variables: In rising order.
  init(variables: [(index: Int, kind: Variable.Kind)]) {
    self.variables = variables.map(\.index)
    isSize = variables.map { $0.kind == .size }
    values = Array(repeating: 0, count: count)
    sizeSides = Array(repeating: 1, count: count)
    firstLimit = Array(repeating: -1, count: count)
    binding = (0..<count).map { ~$0 }
    slotOfStay = Array(0..<count)
    perVariable = values
    perSlot = values
    direction = values
  }

  /// The level costs of the item's residual below and above 0.
  func costs(of item: Item) -> (below: Double, above: Double) {
    item >= 0 ? (below[item], above[item]) : (isSize[~item] ? Level.bound : Level.none, Level.none)
  }

  mutating func append(
    _ constraint: some Sequence<(column: Int, value: Double)>, _ constant: Double, owner: ConstraintID,
    isBreakable: Bool
  ) {
    rows.append(constraint)
    nextLimit.append(-1)
    if rows[owners.count].count == 1 {
      let variable = rows.columns[rows[owners.count].lowerBound]
      nextLimit[owners.count] = firstLimit[variable]
      firstLimit[variable] = owners.count
    }
    constants.append(constant)
    if let largestConstant { self.largestConstant = max(largestConstant, constant.magnitude) }
    above.append(Level.none)
    below.append(Level.none)
    isIdle.append(false)
    self.isBreakable.append(isBreakable)
    owners.append(owner)
    residuals.append(0)
    sides.append(1)
    rates.append(0)
    slotOfConstraint.append(-1)
    appendedCount += 1
    decided = nil
  }

  mutating func setPriorities(_ priorities: (notBelow: Float?, notAbove: Float?), of constraint: Int) {
    below[constraint] = priorities.notBelow.map(Double.init) ?? Level.none
    above[constraint] = priorities.notAbove.map(Double.init) ?? Level.none
    sides[constraint] = priorities.notBelow == nil ? -1 : 1
    lookAtSide(of: constraint)
    decided = nil
  }

  mutating func setConstant(_ constant: Double, of constraint: Int) {
    constantLeaves(constants[constraint])
    if let largestConstant { self.largestConstant = max(largestConstant, constant.magnitude) }
    constants[constraint] = constant
    evaluatedCount = nil
  }

  private mutating func constantLeaves(_ constant: Double) {
    if constant.magnitude == largestConstant { largestConstant = nil }
  }

  private mutating func lookAtSide(of constraint: Int) {
    if residuals[constraint].magnitude > tolerance { sides[constraint] = residuals[constraint] > 0 ? 1 : -1 }
  }

  mutating func idle(_ constraint: Int) {
    if !isIdle[constraint] { idleCount += 1 }
    isIdle[constraint] = true
    decided = nil
    above[constraint] = Level.none
    below[constraint] = Level.none
  }

  /// Forgets the last constraints as long as they are removed and do not bind: what is added for a moment leaves no trace.
  mutating func forgetLast(isRemoved: (ConstraintID) -> Bool) {
    while let owner = owners.last, isRemoved(owner), slotOfConstraint[owners.count - 1] < 0 {
      let last = owners.count - 1
      if rows[last].count == 1 { firstLimit[rows.columns[rows[last].lowerBound]] = nextLimit[last] }
      if isIdle[last] { idleCount -= 1 }
      // A constraint between variables may have held the island together.
      if rows[last].count > 1 { lostCount += 1 }
      appendedCount = max(appendedCount - 1, 0)
      evaluatedCount = evaluatedCount.map { min($0, last) }
      rows.removeLast()
      constantLeaves(constants.removeLast())
      for list in [\Island.above, \.below, \.residuals, \.sides, \.rates] { self[keyPath: list].removeLast() }
      isIdle.removeLast()
      isBreakable.removeLast()
      owners.removeLast()
      nextLimit.removeLast()
      slotOfConstraint.removeLast()
    }
  }

  mutating func wake(_ constraint: Int) {
    if isIdle[constraint] { idleCount -= 1 }
    isIdle[constraint] = false
    decided = nil
  }

  /// The side of 0 the residual is on, 1 above or -1 below. A residual that is 0 and does not bind counts as slightly
  /// off, on the side it came from, so that pivots of length 0 cannot cycle.
  func side(of item: Item) -> Double {
    let residual = item >= 0 ? residuals[item] : values[~item]
    if residual > tolerance { return 1 }
    if residual < -tolerance { return -1 }
    return item >= 0 ? sides[item] : isSize[~item] ? sizeSides[~item] : 1
  }

  /// An item that does not bind and is on a side that costs something.
  struct Violation: Equatable {
    let item: Item
    let sign: Double
    let level: Double
  }

  func violations() -> [Violation] {
    var violations: [Violation] = []
    for constraint in residuals.indices where slotOfConstraint[constraint] < 0 {
      let side = side(of: constraint)
      let level = side > 0 ? above[constraint] : below[constraint]
      if level > 0 { violations.append(Violation(item: constraint, sign: side, level: level)) }
    }
    for variable in values.indices where isSize[variable] && slotOfStay[variable] < 0 && side(of: ~variable) < 0 {
      violations.append(Violation(item: ~variable, sign: -1, level: Level.bound))
    }
    return violations
  }

  /// Adds `factor` times the item's row to `perVariable`.
  mutating func addRow(of item: Item, times factor: Double) {
    if item < 0 {
      perVariable[~item] += factor
    } else {
      for entry in rows[item] { perVariable[rows.columns[entry]] += factor * rows.values[entry] }
    }
  }

  /// Computes the values and residuals that the binding items decide.
  mutating func evaluate() {
    evaluatedCount = nil
    look()
  }

  /// Computes the values and residuals as far as they are not known.
  mutating func look() {
    let largest = largestConstant ?? constants.reduce(0) { max($0, $1.magnitude) }
    largestConstant = largest
    let bound = 1e-9 + 1e-12 * largest
    if bound != tolerance { evaluatedCount = nil }
    tolerance = bound
    let first = evaluatedCount ?? 0
    if evaluatedCount == nil {
      perSlot.withUnsafeMutableBufferPointer { right in
        for (slot, item) in binding.enumerated() { right[slot] = item >= 0 ? constants[item] : 0 }
      }
      factors.solve(&perSlot, into: &values)
    }
    rows.exceed(constants, with: values, unless: slotOfConstraint, from: first, into: &residuals)
    for constraint in first..<residuals.count where slotOfConstraint[constraint] < 0 { lookAtSide(of: constraint) }
    for variable in slotOfStay.indices where slotOfStay[variable] >= 0 { values[variable] = 0 }
    evaluatedCount = residuals.count
  }

  /// Factors the binding rows anew. Idle rows and rows that depend on others stop binding, and stays take their place.
  mutating func factor<Reason: Error>(_ check: () throws(Reason) -> Void) throws(Reason) {
    let stays = binding.filter { $0 < 0 }.map { ~$0 }
    let constraints = binding.filter { $0 >= 0 && !isIdle[$0] }
    bind(try Elimination.run(rows, fixed: stays, classes: [constraints], variableCount: count, check))
  }

  /// Chooses the binding constraints from nothing: equations first, then by falling priority. Required inequalities mostly
  /// do not bind and are left to the exchanges.
  mutating func start<Reason: Error>(_ check: () throws(Reason) -> Void) throws(Reason) {
    let order = residuals.indices.filter { constraint in
      !isIdle[constraint]
        && (above[constraint] == below[constraint] || max(above[constraint], below[constraint]) < Level.candidate)
    }.map { (level: max(above[$0], below[$0]), constraint: $0) }
      .sorted { ($0.level, $1.constraint) > ($1.level, $0.constraint) }
    var classes: [[Int]] = []
    var level = Double.infinity
    for entry in order {
      if entry.level < level {
        classes.append([])
        level = entry.level
      }
      classes[classes.count - 1].append(entry.constraint)
    }
    bind(try Elimination.run(rows, classes: classes, variableCount: count, check))
    isStarted = true
    appendedCount = 0
  }

  private mutating func bind(_ result: (factors: Factors, rows: [Int?])) {
    factors = result.factors
    evaluatedCount = nil
    for item in binding where item >= 0 { slotOfConstraint[item] = -1 }
    for variable in slotOfStay.indices { slotOfStay[variable] = -1 }
    for (slot, row) in result.rows.enumerated() {
      binding[slot] = row ?? ~factors.column[slot]
      if let row {
        slotOfConstraint[row] = slot
        residuals[row] = 0
      } else {
        slotOfStay[factors.column[slot]] = slot
      }
    }
  }
}
