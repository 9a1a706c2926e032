/// How a `CATransition` moves its pictures.
public enum CATransitionType: String, CaseIterable, Sendable {
  case fade, moveIn, push, reveal
}

/// The side that the movement of a `CATransition` comes from.
public enum CATransitionSubtype: String, CaseIterable, Sendable {
  case fromRight, fromLeft, fromTop, fromBottom
}
