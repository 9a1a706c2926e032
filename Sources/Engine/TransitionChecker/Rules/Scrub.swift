extension Rule.ID {
  public static let scrub = Self("R-SCRUB")
}

extension Rule {
  static let scrub = Rule(.scrub, .error) { run, _ in
    if run.followsNothing {
      return [run.finding(.scrub, at: run.start, "nothing on screen follows the finger")]
    }
    guard let change = run.pathDependent.max(by: { $0.across < $1.across }) else { return [] }
    return [
      run.finding(
        .scrub, about: change.subject, at: run.start,
        "\(change.subject) is otherwise on the way back than at the same place on the way there",
        before: change.before, after: change.after)
    ]
  }
}
