extension Rule.ID {
  public static let lifecycle = Self("R-LIFECYCLE", formerly: "R-LIFE")
}

extension Rule {
  static let lifecycle = Rule(.lifecycle, .warning) { run, reference in
    guard run.outcome == .cancelled, let change = Oracle.cleanedUp(in: run).first else { return [] }
    return [
      run.finding(
        .lifecycle, about: change.subject,
        "\(change.aspect) of \(change.subject) is changed in a will-callback, and not set back by the cancel",
        before: "\(change.before)", after: "\(change.after)")
    ]
  }
}
