import ViewKit

extension Rule.ID {
  public static let transformedFrame = Self("R-TRANSFORMED-FRAME", formerly: "R-TFRAME")
}

extension Rule {
  static let transformedFrame = Rule(
    .transformedFrame, .warning, isAboutViews: true, warning: { $0.code == .frameUnderTransform }
  ) { run, _ in
    run.warned(.transformedFrame).map { finding in
      var finding = finding
      // Of a layout that nobody else asks for.
      if run.isLayoutForced { finding.severity = .note }
      return finding
    }
  }
}
