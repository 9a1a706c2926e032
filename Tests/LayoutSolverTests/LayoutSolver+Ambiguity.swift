import LayoutSolver

extension LayoutSolver {
  /// Whether the constraints leave the variable's value open. Asks about the system as last solved.
  func isAmbiguous(_ variable: Variable) -> Bool { !undecided(among: [variable]).isEmpty }
}
