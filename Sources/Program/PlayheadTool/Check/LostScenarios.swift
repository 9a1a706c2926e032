import TransitionChecker

/// The scenarios of a script of which nothing is known, as their copies came to no end: an error for each transition and
/// reason, since silence would be taken for a verdict.
struct LostScenarios {
  struct Entry: Hashable, Codable {
    let place: Int
    /// The number of its transition, from 1, and its description.
    let number: Int
    let transition: String
    /// Its `id` and its description.
    let scenario: String
    let what: String
    /// As part of a sentence.
    let reason: String
    /// True for one that took too long.
    let isOverdue: Bool
  }

  /// In the order of their places.
  private(set) var entries: [Entry] = []

  mutating func add(_ entry: Entry) {
    let next = entries.firstIndex { $0.place > entry.place } ?? entries.endIndex
    if !entries.contains(entry) { entries.insert(entry, at: next) }
  }

  /// The scenario after which a single process would have given up on a transition, or nil. Parallel processes run past
  /// it; their later results are dropped so that both give the same report.
  func end(of number: Int) -> Int? {
    let overdue = entries.filter { $0.number == number && $0.isOverdue }
    return overdue.count < TrialRunner.mostOverdue ? nil : overdue[TrialRunner.mostOverdue - 1].place
  }

  /// Whether one process would have come to a place in a transition.
  func reaches(_ place: Int, of number: Int) -> Bool { end(of: number).map { place <= $0 } ?? true }

  func has(_ number: Int) -> Bool { entries.contains { $0.number == number } }

  /// - Parameters:
  ///   - path: The script, as it was named.
  ///   - worldWords: The options of the command line that make its world.
  func mistakes(in path: String, worldWords: String) -> [CheckMistake] {
    var groups: [[Entry]] = []
    for entry in entries where reaches(entry.place, of: entry.number) {
      let group = groups.firstIndex { $0[0].number == entry.number && $0[0].reason == entry.reason }
      if let group { groups[group].append(entry) } else { groups.append([entry]) }
    }
    return groups.map { mistake($0[0], others: $0.count - 1, in: path, worldWords) }
  }

  private func mistake(_ first: Entry, others: Int, in path: String, _ worldWords: String) -> CheckMistake {
    var message = "\(first.transition), \(first.what) (\(first.scenario)): \(first.reason)"
    if others > 0 { message += ", and in \(others) other scenario" + (others > 1 ? "s" : "") }
    if first.isOverdue, end(of: first.number) != nil { message += "; the rest of its scenarios is left out" }
    // A program that never shows a controller of another class need not do with one.
    let isOfPlain = first.scenario == Scenario(.plain).id
    return CheckMistake(
      isOfPlain ? .note : .error, message, in: path, kind: first.isOverdue ? .noEnd : .crash,
      of: CheckMistake.Trial(first.number, first.transition, in: first.scenario, worldWords: worldWords))
  }
}
