extension Rule.ID {
  public static let free = Self("R-FREE")
}

extension Rule {
  static let free = Rule(.free, .error, isAboutTheWhole: false, explains: { $0 == .scrub }) { run, reference in
    guard let change = run.restless.filter({ $0.across > $0.aspect.threshold }).max(by: { $0.across < $1.across })
    else {
      return []
    }
    return [
      run.finding(
        .free, about: change.subject, at: run.start, "\(change.subject) moves while the transition is held still",
        before: change.before, after: change.after)
    ]
  }
}
