import TransitionChecker

/// A message of one part of a check about one script. A line of JSON each, between processes and in the files of
/// shards.
enum CheckMessage: Codable, Equatable {
  case mistake(CheckMistake)
  /// A transition of the script, in the order of meeting them.
  case meets(Subject)
  /// A finding, by the index of its scenario.
  case finds(TrialRunner.Found)
  /// The motion that is left of a transition with Reduce Motion on, by the number of the transition, from 1.
  case moves(Int, [SeenMotion])
  /// A transition that the system alone draws, for a report of motion.
  case systemDraws(Subject)
  /// A row or a scenario that did not apply.
  case skips(TrialRunner.Skipped)
  /// A scenario whose copy came to no end.
  case loses(LostScenarios.Entry)
  /// A part that has no verdict.
  case leaves(NotJudged)
  /// How transitions were put on the screen, in a sentence.
  case shows(String)
  /// Why no finger may have begun a transition, as part of a sentence.
  case missesFinger(String)
  /// The places of the scenarios in which each transition was run.
  case runs([[Int]])
  /// How many random gestures were wanted, and how many tries they were, up to the first that breaks something.
  case hunts(tries: Int, gestures: Int)
  /// A comment or setting that silences a rule, and whether it had something to silence.
  case ignores(Silencing.Entry, isUsed: Bool)
  /// All has been said: the script has not ended the process.
  case ends
}
