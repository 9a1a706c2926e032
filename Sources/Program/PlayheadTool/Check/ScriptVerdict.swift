import TransitionChecker
import ViewKit

/// All that the parts of a check say of one script, as one run would have said it.
struct ScriptVerdict {
  let path: String
  private(set) var mistakes: [CheckMistake] = []
  /// The transitions, in the order of meeting them.
  private(set) var subjects: [Subject] = []
  private var found: [TrialRunner.Found] = []
  /// The motion that is left of each transition with Reduce Motion on, by its number, from 1; none where nobody has looked.
  private(set) var motions: [Int: [SeenMotion]] = [:]
  /// The transitions that the system alone draws, where a report of motion was asked for.
  private(set) var drawnBySystem: [Subject] = []
  private(set) var skipped: [TrialRunner.Skipped] = []
  private var lost = LostScenarios()
  /// True once it was run, however far.
  private(set) var isRun = false
  /// In how many scenarios each of the transitions was run.
  private var scenarioPlaces: [[Int]] = []
  /// How many random gestures were wanted, and how many tries they were; 0 without a hunt.
  private(set) var gestures = 0
  private(set) var tries = 0
  /// The entries that silence rules, and whether they had something to silence.
  private(set) var ignores: [(entry: Silencing.Entry, isUsed: Bool)] = []

  /// The parts without a verdict, each once.
  private(set) var notJudged: [NotJudged] = []

  /// How its transitions were put on the screen, a sentence each.
  private(set) var setUps: [String] = []
  /// Why no finger may have begun one, as part of a sentence; nil where nobody says it.
  private(set) var fingerless: String?

  /// The options of the command line that make its world.
  let worldWords: String

  /// - Parameter parts: What each part has said, in the order of the parts.
  init(_ path: String, _ parts: [[CheckMessage]], worldWords: String) {
    (self.path, self.worldWords) = (path, worldWords)
    for part in parts {
      // Every part runs the script: what it says of that, each says.
      var met: [Subject] = []
      for message in part {
        switch message {
        case .mistake(let mistake): add(mistake)
        case .meets(let transition): met.append(transition)
        case .finds(let one): found.append(one)
        case .moves(let number, let left): motions[number] = left
        case .systemDraws(let subject): if !drawnBySystem.contains(subject) { drawnBySystem.append(subject) }
        case .skips(let one): if !skipped.contains(one) { skipped.append(one) }
        case .loses(let one): lost.add(one)
        case .leaves(let part): notJudged.add(part)
        case .shows(let sentence): if !setUps.contains(sentence) { setUps.append(sentence) }
        case .missesFinger(let reason): fingerless = reason
        case .ends: break
        case .hunts(let count, let wanted):
          (isRun, tries, gestures) = (true, count, wanted)
        case .runs(let places):
          isRun = true
          // The last that a process says of the transitions; a part has several processes.
          if met.count > subjects.count { subjects = met }
          met = []
          scenarioPlaces += repeatElement([], count: max(0, places.count - scenarioPlaces.count))
          for (index, places) in places.enumerated() { scenarioPlaces[index] += places }
        case .ignores(let entry, let isUsed):
          if let index = ignores.firstIndex(where: { $0.entry == entry }) {
            ignores[index].isUsed = ignores[index].isUsed || isUsed
          } else {
            ignores.append((entry, isUsed))
          }
        }
      }
      if met.count > subjects.count { subjects = met }
    }
    // Stable: what one scenario shows stays in its order.
    scenarioPlaces = scenarioPlaces.enumerated().map { index, places in
      places.filter { lost.reaches($0, of: index + 1) }
    }
    found = Self.sorted(found, by: \.place).filter { lost.reaches($0.place, of: $0.finding.number) }
    skipped = Self.sorted(skipped, by: \.place).filter { lost.reaches($0.place, of: $0.number) }
    mistakes += lost.mistakes(in: path, worldWords: worldWords)
    // A fault that a scenario has shown is not reported from the text as well.
    mistakes.removeAll { mistake in
      mistake.severity == .warning
        && found.contains {
          $0.finding.rule == mistake.rule && $0.finding.severity == .error
            && $0.finding.source?.file == mistake.file && $0.finding.source?.line == mistake.line
        }
    }
    // An error that a scenario shows as well is named with that.
    let failing = found.map(\.finding).filter { $0.rule == .types }
    mistakes.removeAll { mistake in
      mistake.rule == .types && failing.contains { $0.message.hasSuffix(mistake.message) }
    }
  }

  /// Their descriptions.
  var transitions: [String] { subjects.map(\.description) }

  /// How many scenarios were run.
  var scenarioCount: Int { scenarioPlaces.joined().count }

  /// The transitions that were run in a scenario.
  var judged: [Subject] { zip(subjects, scenarioPlaces).filter { !$0.1.isEmpty }.map(\.0) }

  /// An error for each transition that was run in no scenario: silence would be taken for a verdict.
  mutating func refuseUnjudged() {
    for (index, transition) in transitions.enumerated() {
      guard scenarioPlaces.indices.contains(index), scenarioPlaces[index].isEmpty, !lost.has(index + 1) else {
        continue
      }
      let reasons = skipped.filter { $0.subject.description == transition }.map { ($0.scenario, $0.reason) }
      mistakes.append(
        CheckMistake(
          .error, TrialRunner.unjudged(transition, reasons), in: path, kind: .noScenario,
          of: CheckMistake.Trial(index + 1, transition, worldWords: worldWords)))
    }
  }

  mutating func leave(_ part: NotJudged) { notJudged.append(part) }

  /// Every part runs the script. One that has no end is stopped anywhere: the line of one part is enough.
  private mutating func add(_ mistake: CheckMistake) {
    let isKnown = mistakes.contains {
      $0 == mistake || mistake.kind == .noEnd && $0.kind == .noEnd && $0.message == mistake.message
    }
    if !isKnown { mistakes.append(mistake) }
  }

  private static func sorted<Element>(_ elements: [Element], by place: (Element) -> Int) -> [Element] {
    elements.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
  }

  /// One for each bug, the gravest first.
  var findings: [Finding] { found.map(\.finding).standing(among: subjects).mergedWithOtherEra }

  /// The mistakes with an explanation: an error that follows from another has none.
  var shownMistakes: [CheckMistake] { mistakes.filter { !$0.text.isEmpty } }

  /// Whether all of it was run: neither tests nor definitions, and no script that did not come to its end.
  var isWhole: Bool {
    isRun && !mistakes.contains { $0.kind == .noEnd || $0.kind == .crash || $0.kind == .scriptError && $0.rule == nil }
  }
}
