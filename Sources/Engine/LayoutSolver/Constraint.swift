/// A number the solver chooses.
public struct Variable: Hashable, Sendable {
  public enum Kind: Sendable {
    /// Any number. A position that nothing decides is 0.
    case position
    /// Never below 0. A size that nothing decides is as small as it can be.
    case size
  }

  /// Counted from 0, in the order they were made.
  public let index: Int
}

/// `coefficient * variable`.
public struct Term: Sendable {
  public let variable: Variable
  public let coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between the sum of the terms and the constant.
public enum Relation: Sendable, CaseIterable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A constraint in a solver. Handles of removed constraints are refused.
public struct ConstraintID: Hashable, Sendable {
  // Half a word each, as a solver keeps many handles. A place has room in it: so many constraints fit no memory.
  private let position: Int32
  /// Tells constraints from each other that have had the same place.
  private let serial: UInt32
  /// Of several in a conflict the one with the highest counts as added last.
  let order: Int

  var index: Int { Int(position) }

  /// - Parameter serial: The number of constraints added before.
  init(index: Int, serial: Int, order: Int) {
    position = Int32(index)
    self.serial = UInt32(truncatingIfNeeded: serial)
    self.order = order
  }
}

/// Required constraints that exclude each other. Without any one of them the others can hold. (A conflict of more than
/// 64 may list more than necessary.)
public struct Conflict: Equatable, Sendable {
  /// In the order they were added.
  public let constraints: [ConstraintID]
  /// The one the solver ignores until a constraint of the conflict changes, is removed, or is broken as well.
  public let broken: ConstraintID

  public init(constraints: [ConstraintID], broken: ConstraintID) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// Input the solver refuses. The solver is unchanged.
public enum LayoutError: Error, Equatable, Sendable {
  /// The parameter is NaN, infinite, or larger than `LayoutSolver.largestNumber`.
  case outOfRange(name: String, value: Double)
  /// Priorities are above 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// The constraint is not, or no longer, in the solver.
  case unknownConstraint
  /// The variable is not in the solver.
  case unknownVariable
}
