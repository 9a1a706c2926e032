extension Rule.ID {
  public static let pure = Self("R-PURE")
}

extension Rule {
  static let pure = Rule(.pure, .error) { run, _ in
    guard let change = run.changedByAsking.first else { return [] }
    return [
      run.finding(
        .pure, about: change.subject,
        "frameOfPresentedViewInContainerView changes \(change.aspect) of \(change.subject)",
        before: "\(change.before)", after: "\(change.after)")
    ]
  }
}
