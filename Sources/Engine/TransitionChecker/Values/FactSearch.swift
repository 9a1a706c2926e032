import MotionMath

/// Looks facts of one state up in another. Two states of a world mostly have the same facts in the same order: the next is
/// where the last was found. Where it is not, the facts of its subject are looked through.
struct FactSearch {
  private let facts: [WorldState.Fact]
  private var next = 0
  /// The facts about one subject that follow each other.
  private var runs: [Run] = []
  /// The first run of each subject.
  private var firstRuns: [String: Int]?

  private struct Run {
    let places: Range<Int>
    /// The next about the same subject; nil for the last.
    var next: Int?
  }

  init(_ facts: [WorldState.Fact]) { self.facts = facts }

  /// The value of the same fact here; nil where there is none.
  mutating func value(like fact: WorldState.Fact) -> WorldState.Value? {
    if next < facts.count, facts[next].isAboutSame(fact) {
      next += 1
      return facts[next - 1].value
    }
    guard let place = place(of: fact.subject, fact.kind, fact.aspect) else { return nil }
    next = place + 1
    return facts[place].value
  }

  /// The value of what was not noted; nil where the subject is not known.
  mutating func unnoted(_ fact: WorldState.Fact) -> WorldState.Value? {
    if [WorldState.recognizers, WorldState.heldAnimations].contains(fact.aspect) {
      // Of what is in no window, only its look is known.
      let isKnown = fact.kind == .value || place(of: fact.subject, .tree, "subviews") != nil
      return isKnown && firstRun(of: fact.subject) != nil ? .text("none") : nil
    }
    guard fact.kind == .value, firstRun(of: fact.subject) != nil else { return nil }
    let window = place(of: fact.subject, .tree, "window").map { facts[$0].value }
    guard window != .text("no") || !WorldState.place.contains(where: { $0.name == fact.aspect }) else { return nil }
    return LayerProperty.allCases.first { $0.name == fact.aspect }.map { WorldState.Value($0.defaultValue) }
  }

  /// The last of several.
  private mutating func place(of subject: String, _ kind: WorldState.Kind, _ aspect: String) -> Int? {
    var found: Int?
    var run = firstRun(of: subject)
    while let current = run {
      let (places, next) = (runs[current].places, runs[current].next)
      found = places.last { facts[$0].kind == kind && facts[$0].aspect == aspect } ?? found
      run = next
    }
    return found
  }

  private mutating func firstRun(of subject: String) -> Int? {
    if firstRuns == nil { findRuns() }
    return firstRuns?[subject]
  }

  private mutating func findRuns() {
    var (first, last): ([String: Int], [String: Int]) = ([:], [:])
    var start = 0
    while start < facts.count {
      let subject = facts[start].subject
      let end = facts[start...].firstIndex { $0.subject != subject } ?? facts.count
      if let former = last.updateValue(runs.count, forKey: subject) {
        runs[former].next = runs.count
      } else {
        first[subject] = runs.count
      }
      runs.append(Run(places: start..<end))
      start = end
    }
    firstRuns = first
  }
}
