extension Rule {
  /// All rules, in the order of `ID.allCases`.
  public static let all: [Rule] = [
    complete, early, state, tree, outcome, jump, scrub, free, lifecycle, balance, owner, leak, hitTest, root, nest,
    rotation, inset, expect, stuck, propertyAnimator, same, noAnimation, once, completion, focus, navigation, gesture,
    decide, along,
    outOfSight, transformedFrame, nestedPresentation, refused, index, pair, stack, clock, background, types, snapshot,
    alongOutside, velocity, late, redo, pure, duration, ambiguous,
  ]
}
