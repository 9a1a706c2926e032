import ViewKit

extension Rule.ID {
  public static let transformedFrame = Self("R-TRANSFORMED-FRAME", formerly: "R-TFRAME")
}

extension Rule {
  static let transformedFrame = Rule(
    .transformedFrame, .warning, isAboutViews: true, warning: { $0.code == .frameUnderTransform }
  ) { run, _ in
    run.warned(.transformedFrame)
  }
}
