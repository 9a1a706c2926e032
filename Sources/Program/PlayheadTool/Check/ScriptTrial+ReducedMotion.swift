import TransitionChecker

/// A script that asks if motion shall be reduced is judged once more with Reduce Motion on.
extension ScriptTrial {
  /// Judges the motion that is left with Reduce Motion on. A program that does not ask was not written for it, and is judged so only
  /// where the command line turns it on.
  func judgeReducedMotion(_ silencing: Silencing, _ filesRead: FilesRead, besides told: [CheckMistake]) {
    let selection = options.selection
    let scenario = Scenario(.finish).id
    guard Interrupts.exitCode == nil, selection.rules?.contains(.motion) != false,
      selection.scenarios?.contains(scenario) != false
    else { return }
    var other = self
    other.options.narrowToMotion()
    other.send = { if case .finds(let one) = $0 { send(.finds(one.withReducedMotion)) } }
    _ = other.judge(silencing, filesRead, besides: told)
  }
}

extension TrialRunner.Found {
  fileprivate var withReducedMotion: Self {
    var finding = finding
    finding.reducesMotion = true
    return Self(finding, at: place)
  }
}
