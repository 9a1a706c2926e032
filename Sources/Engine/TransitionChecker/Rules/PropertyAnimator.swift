import ViewKit

extension Rule.ID {
  public static let propertyAnimator = Self("R-PROPERTY-ANIMATOR", formerly: "R-PA")
}

extension Rule {
  static let propertyAnimator = Rule(
    .propertyAnimator, .error, warning: { [.animatorState, .animatorNotInterruptible].contains($0.code) }
  ) { run, reference in
    run.warned(.propertyAnimator)
  }
}
