extension Rule.ID {
  public static let tree = Self("R-TREE")
}

extension Rule {
  static let tree = Rule(.tree, .error, isAboutViews: true) { run, reference in
    if run.endedAsAsked, let unseen = run.unseen {
      var finding = run.finding(
        .tree, about: unseen, "\(unseen) is in front, and its view is in no window: the screen is black")
      finding.aspect = Finding.window
      return [finding]
    }
    return Oracle.findings(.tree, in: run, Oracle.differences(in: run, against: reference, [.tree, .presented]))
  }
}
