import PlainText

/// A message from the copy of a world to the world: a line of JSON each.
enum TrialMessage: Codable, Equatable {
  /// The reason that the scenario could not be applied.
  case skipped(String)
  case finding(Finding)
  /// The motion that is left with Reduce Motion on.
  case moves([SeenMotion])
  /// The reason why some of what was found is not judged.
  case doubted(NotJudged)
  /// How many branches a gap has decided.
  case branches(Int)
  /// The outcome of a run that others are compared with; its facts follow.
  case outcome(Observation.Outcome)
  case fact(WorldState.Fact)
  case changing(Changing)
}

extension [TrialMessage] {
  /// The reason that the scenario could not be applied; nil when it was.
  var skipped: String? { if case .skipped(let reason)? = first { reason } else { nil } }
  var findings: [Finding] { compactMap { if case .finding(let finding) = $0 { finding } else { nil } } }
  /// Nil where nobody has looked.
  var motions: [SeenMotion]? { lazy.compactMap { if case .moves(let motions) = $0 { motions } else { nil } }.first }
  var doubted: [NotJudged] { compactMap { if case .doubted(let part) = $0 { part } else { nil } } }
  var branches: Int? { lazy.compactMap { if case .branches(let count) = $0 { count } else { nil } }.first }
  /// Nil of a run that does not serve as a reference.
  var outcome: Observation.Outcome? {
    lazy.compactMap { if case .outcome(let outcome) = $0 { outcome } else { nil } }.first
  }
  var state: WorldState { WorldState(compactMap { if case .fact(let fact) = $0 { fact } else { nil } }) }
  var changing: Set<Changing> { Set(compactMap { if case .changing(let change) = $0 { change } else { nil } }) }
}

extension TrialRunner.Means {
  /// Runs `body` in a copy of everything, and returns its messages.
  func messages(_ body: @escaping () -> [TrialMessage]) -> Result<[TrialMessage], CopyFailure> {
    inCopy { body().map { JSONLine.text($0) } }.map { lines in lines.compactMap { JSONLine.value($0) } }
  }
}

extension Observation {
  /// The run that others are compared with, as messages: none where it was left out or cancelled.
  var asReference: [TrialMessage] {
    skipped == nil && outcome != .cancelled ? [.outcome(outcome)] + after.facts.map(TrialMessage.fact) : []
  }
}
