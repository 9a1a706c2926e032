extension Rule.ID {
  public static let hitTest = Self("R-HIT-TEST", formerly: "R-HIT")
}

extension Rule {
  static let hitTest = Rule(.hitTest, .error, isAboutViews: true) { run, reference in
    if let cover = run.cover, run.endedAsAsked {
      var finding = run.finding(
        .hitTest, about: cover, "\(cover) lies over \(run.toView), and takes every touch that is meant for it",
        before: run.toView, after: cover)
      finding.aspect = "superview"
      return [finding]
    }
    let differences = Oracle.differences(in: run, against: reference, [.touch])
    // A view may be smaller than the grid of points that are tried: then no point tells, and its own flag does.
    guard let point = differences.first(where: { $0.aspect.hasPrefix("(") }) else {
      return Array(Oracle.findings(.hitTest, in: run, differences).prefix(1))
    }
    return [
      run.finding(
        .hitTest, about: "\(point.before)", "a touch at \(point.aspect) reaches \(point.after), not \(point.before)",
        before: "\(point.before)", after: "\(point.after)")
    ]
  }
}
