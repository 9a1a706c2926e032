extension Rule.ID {
  public static let expect = Self("R-EXPECT")
}

extension Rule {
  static let expect = Rule(.expect, .note) { run, _ in
    guard let name = run.expectsInVain else { return [] }
    return [run.finding(.expect, about: name, "\(name) has a viewWillAppear, which is not called when this goes")]
  }
}
