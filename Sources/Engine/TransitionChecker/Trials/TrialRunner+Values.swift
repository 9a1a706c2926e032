public import LayerKit
public import ViewKit

/// The values that a trial runner takes, and those that it gives.
extension TrialRunner {
  /// The functions that the program provides.
  public struct Means {
    /// Runs `body` in a copy of everything, and returns what it returns there. A copy has a limited time.
    public var inCopy: (_ body: () -> [String]) -> Result<[String], CopyFailure>
    /// Names each object as lists and logs do.
    public var names: () -> (NSObject) -> String
    /// Collects what nothing refers to, in one pass or in two: the second collects what the first has let go of. In none: only
    /// what is newer than the copy.
    public var collect: (_ passes: Int) -> Void = { _ in }
    /// Runs what makes several copies of one state.
    public var aroundCopies: (_ body: () -> Void) -> Void = { $0() }
    /// Whether an object of the program's has a method of its own.
    public var overrides: (NSObject, String) -> Bool = { _, _ in false }
    /// Ends the program, after a replay.
    public var stop: () -> Void = {}
    /// The errors that have escaped from the program so far, each with its place.
    public var errors: () -> [String] = { [] }
    /// Begins a run, of which `doubt` tells. Bit n of the argument says which way the n-th branch goes that nobody's code
    /// decides.
    public var beginsRun: (_ ways: Int) -> Void = { _ in }
    /// How many such branches the run came to, of those that have a bit.
    public var branches: () -> Int = { 0 }
    /// True when something that is not the author's has decided how the screens are shown, so that they may be shown otherwise.
    public var isOpen: () -> Bool = { false }
    /// True for a warning of the run, by its place in the application's list, that was drawn while the screens were shown in the
    /// other of two ways that nobody's code decides.
    public var isOfOtherWay: (_ warning: Int) -> Bool = { _ in false }
    /// The parts of the run that are not the author's; nil where all of it is.
    public var doubt: () -> Doubt? = { nil }
    /// The line that has set a property of an object last; nil where none is known.
    public var place: (_ object: NSObject, _ aspect: String) -> WarningReport.Place? = { _, _ in nil }
    /// Whether a transition without a driver is also held by the check's own where the program's delegate has a method that
    /// gives drivers: outside a gesture most give none.
    public var holds: (Subject.Change) -> Bool = { _ in false }
    /// True when each presentation is of a controller that is made for it, so that none comes twice.
    public var showsAfresh: () -> Bool = { false }
    /// True when anything can cancel a transition that nothing holds when it begins.
    public var cancels: (Subject.Change) -> Bool = { _ in true }
    /// How what begins now is put on the screen, in a sentence; empty where nobody says it.
    public var setUp: () -> String = { "" }
    /// How a sentence speaks of an object that has no name; nil where its class and number have to do.
    public var title: (NSObject) -> String? = { _ in nil }
    /// The same two of a view that the program has taken away, by its class and number.
    public var placeOfRemoved: (_ label: String, _ aspect: String) -> WarningReport.Place? = { _, _ in nil }
    public var titleOfRemoved: (_ label: String) -> String? = { _ in nil }
    /// The controllers that have left the screen in the run itself and are not freed.
    public var stillAlive: () -> [StillAlive] = { [] }

    public init(
      inCopy: @escaping (_ body: () -> [String]) -> Result<[String], CopyFailure>,
      names: @escaping () -> (NSObject) -> String
    ) {
      self.inCopy = inCopy
      self.names = names
    }
  }

  /// A controller that nobody frees, though it has left the screen.
  public struct StillAlive {
    public let name: String
    /// A sentence without its full stop, with the way by which it is held.
    public let message: String
    /// Virtual seconds: of its leaving.
    public let time: Double
    public let place: WarningReport.Place?

    public init(name: String, message: String, time: Double, place: WarningReport.Place?) {
      (self.name, self.message, self.time, self.place) = (name, message, time, place)
    }
  }

  /// Which part of the matrix is run; nil: all of it.
  public struct Selection: Sendable, Equatable {
    public var rules: Set<Rule.ID>?
    /// Rows (`M3`) or single scenarios (`M3@25%`).
    public var scenarios: Set<String>?
    /// True where these are compared with the run that a whole check compares them with, which is then run, too.
    public var hasReference = false
    /// Where held transitions are let go; nil: where the matrix says. Each in 0...1.
    public var fractions: [Double]?
    /// Of the transitions' scenarios, counted through the whole run; the other parts have the others.
    public var shard: Shard?

    public init() {}

    func contains(_ scenario: Scenario) -> Bool {
      scenarios.map { $0.contains(scenario.id) || $0.contains(scenario.row.id) } ?? true
    }

    func contains(_ row: Scenario.Row) -> Bool { scenarios.map { $0.contains(row.id) } ?? true }
  }

  /// How many scenarios of a transition may end by their limit, before the others are left out. Chosen here: the fourth
  /// tells no more, and takes as long.
  public static let mostOverdue = 3

  /// The error for a transition that went through no scenario, with the reason of one that was tried, else of one that the
  /// matrix leaves out.
  public static func unjudged(_ transition: String, _ skipped: [(scenario: String, reason: String)]) -> String {
    let tried = skipped.first { one in Scenario.Row.allCases.allSatisfy { $0.id != one.scenario } } ?? skipped.first
    return "'\(transition)' went through no scenario, so nothing is known of it"
      + (tried.map { ": \($0.reason)" } ?? "")
      + "; begin it with a finger, as touch:drag does, or drive it percent-driven"
  }

  /// The error for the first transition that went through no scenario; nil where there is none. Scenarios that are asked for by name need
  /// not be those of every transition.
  public var unjudged: String? {
    if selection.scenarios != nil, scenarioPlaces.contains(where: { !$0.isEmpty }) { return nil }
    return zip(subjects, scenarioPlaces).first { $0.1.isEmpty }.map { subject, _ in
      Self.unjudged(
        subject.description, skipped.filter { $0.subject == subject }.map { ($0.scenario, $0.reason) })
    }
  }

  /// A scenario whose copy came to no end.
  public struct Lost: Sendable, Equatable {
    /// As that of a finding.
    public let place: Int
    /// The number of its transition, from 1.
    public let number: Int
    public let subject: Subject
    public let scenario: Scenario
    public let failure: CopyFailure
  }

  /// A row or a scenario that did not apply.
  public struct Skipped: Sendable, Hashable, Codable {
    /// As that of a finding; that of a row is the place of the first scenario of the transition.
    public let place: Int
    /// The number of its transition, from 1.
    public let number: Int
    public let subject: Subject
    public let scenario: String
    public let reason: String
  }

  /// A finding, and where it stands among those of all parts of the check.
  public struct Found: Sendable, Equatable, Codable {
    /// The number of its scenario; `ofRun` for what the run itself has shown.
    public let place: Int
    /// After all scenarios, and a number that JSON can hold.
    public static let ofRun = 1 << 52
    public let finding: Finding

    public init(_ finding: Finding, at place: Int) { (self.finding, self.place) = (finding, place) }
  }
}

extension Finding {
  /// It is of the run itself: a copy is thrown away before anything is freed.
  init(_ one: TrialRunner.StillAlive) {
    self.init(.alive, in: Scenario(.asItRuns), at: one.time, about: one.name, one.message, source: one.place)
    isOfLine = one.place != nil
  }
}
