import PlainText

extension Rule.ID {
  public static let jump = Self("R-JUMP")
}

extension Rule {
  static let jump = Rule(.jump, .error, isAboutTheWhole: false, isAboutViews: true) { run, reference in
    guard run.endedAsAsked || run.isThawed else { return [] }
    return run.seams.compactMap { seam in
      guard let change = seam.changes.filter(\.isJump).max(by: { $0.across < $1.across }) else { return nil }
      var finding = run.finding(
        .jump, about: change.subject, at: seam.time, change.subject + " " + text(change, at: seam.place),
        before: change.before, after: change.after)
      // Something else, as a bar that comes, has to make the system lay out on the way.
      if run.isLayoutForced { finding.severity = .note }
      finding.aspect =
        switch change.aspect {
        case .place: "place"
        case .opacity: "opacity"
        case .arrival, .departure: "presence"
        }
      return finding
    }
  }

  private static func text(_ change: SeenChange, at place: Seam.Place) -> String {
    let amount = NumberText.trimmed(change.across)
    let what: String
    switch change.aspect {
    case .place: what = "moves \(amount) pt"
    case .opacity: what = "fades by \(amount)"
    case .departure where place == .start:
      return "is gone at once at the start, seen until then at opacity \(amount), and nothing takes its place"
    case .departure:
      return "is taken away while it is seen, at opacity \(amount): its animation ends before it is out of sight"
    case .arrival where place == .start:
      return "is there at once at the start, at opacity \(amount): its animation does not begin out of sight"
    case .arrival:
      return "is there at once at the \(place.rawValue), at opacity \(amount), and nothing was seen in its place"
    }
    return
      "\(what) in one frame at the \(place.rawValue); its animations account for \(NumberText.trimmed(change.beside))"
  }
}
