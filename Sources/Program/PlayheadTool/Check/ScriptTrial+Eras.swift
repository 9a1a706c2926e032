import TransitionChecker
import ViewKit

/// A script is judged on both systems where it can go otherwise on one of them, unless the command line or the project says which
/// one it is for.
extension ScriptTrial {
  /// - Returns: The end of the first; nil where it did not come to it.
  func judgeInBothEras(_ silencing: Silencing, _ filesRead: FilesRead, besides told: [CheckMistake]) -> Outcome? {
    guard options.era == nil, silencing.settings.era == nil else {
      return judge(silencing, filesRead, besides: told)
    }
    var (first, former) = (self, Set<CheckMistake>())
    var (formerParts, formerlyLost): ([NotJudged], [LostScenarios.Entry]) = ([], [])
    first.send = { message in
      switch message {
      case .mistake(let mistake): former.insert(mistake)
      case .leaves(let part): formerParts.append(part.naming(""))
      case .loses(let entry): formerlyLost.append(entry)
      default: break
      }
      send(message)
    }
    let end = first.judge(silencing, filesRead, besides: told)
    guard let outcome = end?.era, Interrupts.exitCode == nil else { return end }
    var other = self
    other.era = .iOS26
    other.send = { message in
      switch message {
      case .finds(let one): send(.finds(one.only(on: .iOS26)))
      case .mistake(let mistake):
        if !former.contains(mistake), let mistake = other.onlyThere(mistake, silencing) { send(.mistake(mistake)) }
      case .loses(let entry):
        let isKnown = formerlyLost.contains { $0.number == entry.number && $0.scenario == entry.scenario }
        let what = "\(entry.transition), \(entry.what) (\(entry.scenario)) on iOS 26"
        if !isKnown { send(.leaves(NotJudged(what, entry.reason, in: path))) }
      case .leaves(let part):
        if !formerParts.contains(part.naming("")) { send(.leaves(part)) }
      // Its transitions and scenarios are those of the first run.
      case .meets, .moves, .systemDraws, .skips, .shows, .missesFinger, .runs, .hunts, .ignores, .ends: break
      }
    }
    guard let later = other.judge(silencing, filesRead, besides: told)?.era,
      let finding = later.finding(against: outcome), !silencing.covers(finding),
      options.selection.rules?.contains(.era) != false
    else { return end }
    send(.finds(TrialRunner.Found(finding, at: TrialRunner.Found.ofRun)))
    return end
  }

  /// A mistake that the script makes on the other system alone; nil for one that is silenced.
  private func onlyThere(_ mistake: CheckMistake, _ silencing: Silencing) -> CheckMistake? {
    guard mistake.kind != .mistake else { return mistake.only(on: .iOS26, as: nil) }
    let told = mistake.only(on: .iOS26, as: .era)
    let isAsked = options.selection.rules?.contains(.era) != false
    return isAsked && !isSilenced(told, silencing) ? told : nil
  }
}

extension TrialRunner.Found {
  fileprivate func only(on era: SystemEra) -> Self {
    var finding = finding
    finding.era = era
    return Self(finding, at: place)
  }
}

extension CheckMistake {
  /// - Parameter rule: That a program ends with an error, or does not end, only there breaks; nil: none.
  fileprivate func only(on era: SystemEra, as rule: Rule.ID?) -> CheckMistake {
    CheckMistake(
      rule == nil ? severity : .warning, "on iOS \(era.rawValue): \(message)", in: file, line: line, rule: rule,
      more: text.split(separator: "\n").dropFirst().map(String.init))
  }
}
