import PlainText

/// Counts the transitions of each kind, so that one that begins again and again does not keep a check from ending: as where
/// `viewDidAppear` presents, and the animator completes with false.
struct Recurrence {
  /// So many of a kind are judged (chosen here).
  static let most = 30

  private var counts: [String: Int] = [:]

  /// Counts a transition that is about to begin.
  /// - Returns: True when it is left out; with words about it for the first that is.
  mutating func counts(_ subject: Subject, at time: Double) -> (leavesOut: Bool, told: NotJudged?) {
    let kind = subject.kind
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    guard count == Self.most + 1 else { return (count > Self.most, nil) }
    let part = NotJudged(
      "'\(kind)' after \(Self.most) times", "it begins again and again, at \(NumberText.fixed(time, 3)) s once more",
      in: "", cure: "look in viewDidAppear and in completions for what begins it")
    return (true, part)
  }
}
