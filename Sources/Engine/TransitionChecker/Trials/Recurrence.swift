import PlainText

/// Counts the transitions of each kind, so that one that begins again and again does not keep a check from ending: as where
/// `viewDidAppear` presents, and the animator completes with false.
struct Recurrence {
  /// So many of a kind are judged (chosen here).
  static let most = 30

  /// So many that begin one after another from the same screen, where nobody's finger is, are tried: from there on the program
  /// is in a circle, and is ended (chosen here). One that completes leaves from another screen next.
  static let mostInCircle = 4

  struct Verdict: Equatable {
    var leavesOut = false
    /// Whether the program comes to no end by itself.
    var isCircle = false
    /// Words about it, for the first that is left out.
    var told: NotJudged?
  }

  private var counts: [String: Int] = [:]
  private var latest = ""
  private var inCircle = 0

  /// Counts a transition that is about to begin.
  mutating func counts(_ subject: Subject, at time: Double) -> Verdict {
    let kind = subject.kind
    let start = "\(subject.change.rawValue) \(subject.from), by \(subject.animator)"
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    inCircle = start == latest && !subject.isInteractive && !subject.hasFinger ? inCircle + 1 : 1
    latest = start
    let isCircle = inCircle > Self.mostInCircle
    guard isCircle || count > Self.most else { return Verdict() }
    guard isCircle || count == Self.most + 1 else { return Verdict(leavesOut: true) }
    let part = NotJudged(
      "'\(kind)' after \(isCircle ? Self.mostInCircle : Self.most) times",
      "it begins again and again, at \(NumberText.fixed(time, 3)) s once more",
      in: "", cure: "look in viewDidAppear and in completions for what begins it")
    return Verdict(leavesOut: true, isCircle: isCircle, told: part)
  }
}
