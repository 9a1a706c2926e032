extension Rule.ID {
  public static let along = Self("R-ALONG")
}

extension Rule {
  static let along = Rule(.along, .warning) { run, _ in
    guard let change = run.changedAtOnce.first else { return [] }
    return [
      run.finding(
        .along, about: change.subject, at: run.start,
        "\(change.aspect) of \(change.subject) changes at once, and the transition is animated",
        before: "\(change.before)", after: "\(change.after)")
    ]
  }
}
