extension Rule.ID {
  /// The rule that somebody names, by its name of today or an earlier one; nil for a name that no rule has or had.
  public init?(named name: String) {
    guard let id = Self(rawValue: name) ?? Self.earlierNames[name] else { return nil }
    self = id
  }

  /// The names that rules had up to version 0.2, when many were abbreviations: comments in people's scripts hold them.
  private static let earlierNames: [String: Self] = [
    "R-ALONG-OUT": .alongOutside, "R-AMBIG": .ambiguous, "R-BG": .background, "R-COMPL": .completion,
    "R-DUR": .duration, "R-GEST": .gesture, "R-HIT": .hitTest, "R-LIFE": .lifecycle, "R-NAV": .navigation,
    "R-NESTP": .nestedPresentation, "R-NOANIM": .noAnimation, "R-PA": .propertyAnimator, "R-RECT": .outOfSight,
    "R-ROT": .rotation, "R-SNAP": .snapshot, "R-TFRAME": .transformedFrame, "R-VEL": .velocity,
  ]
}
