public import LayerKit
import MotionMath
import TransitionKit
public import ViewKit

/// Judges every transition of a running application. Each is tried in all scenarios that apply, in copies of the world
/// made just before it starts; the application itself goes on unchanged.
public final class TrialRunner {
  /// What the program provides.
  public struct Means {
    /// Runs `body` in a copy of everything, and returns what it returns there; nil when the copy did not end.
    public var inCopy: (_ body: () -> [String]) -> [String]?
    /// Names each object as lists and logs do.
    public var names: () -> (NSObject) -> String
    /// Collects what nothing refers to.
    public var collect: () -> Void = {}
    /// The errors that have escaped from the program so far, each with its place.
    public var errors: () -> [String] = { [] }

    public init(
      inCopy: @escaping (_ body: () -> [String]) -> [String]?, names: @escaping () -> (NSObject) -> String
    ) {
      self.inCopy = inCopy
      self.names = names
    }
  }

  /// Which part of the matrix is run; nil: all of it.
  public struct Selection: Sendable, Equatable {
    public var rules: Set<Rule.ID>?
    /// Rows (`M3`) or single scenarios (`M3@25%`).
    public var scenarios: Set<String>?

    public init() {}

    func contains(_ scenario: Scenario) -> Bool {
      scenarios.map { $0.contains(scenario.id) || $0.contains(scenario.row.id) } ?? true
    }
  }

  private let app: UIApplication
  private let means: Means
  private let selection: Selection
  /// In the order of finding them.
  private var found: [Finding] = []
  private var met: Set<Meeting> = []
  /// The transitions met, in their order: one more than once when its controller asks for another size.
  public private(set) var subjects: [Subject] = []
  /// How many scenarios were run.
  public private(set) var scenarioCount = 0
  /// The scenarios whose copy came to no end.
  public private(set) var lost: [(subject: Subject, scenario: Scenario)] = []

  /// Begins to judge; `end()` ends it.
  public init(_ app: UIApplication, _ means: Means, _ selection: Selection = Selection()) {
    self.app = app
    self.means = means
    self.selection = selection
    app.transitionCenter.startsInstead = { [weak self] start in
      self?.meet(start)
      start()
    }
  }

  /// The errors that have escaped from the program so far.
  public var errors: [String] { means.errors() }

  /// Ends it.
  /// - Returns: The findings, one for each bug, with the gravest first.
  public func end() -> [Finding] {
    app.transitionCenter.startsInstead = nil
    let warned = app.warnings.compactMap { Finding($0, app.warningMessage($0.warning)) }
    return (found + warned).filter { selection.rules?.contains($0.rule) != false }.merged
  }

  private func meet(_ start: @escaping () -> Void) {
    guard let subject = nextSubject(), met.insert(Meeting(subject, app.currentTransition)).inserted else { return }
    subjects.append(subject)
    let isPercentDriven = app.currentTransition?.driver is UIPercentDrivenInteractiveTransition
    var reference: Observation?
    for scenario in Scenario.all(for: subject, isPercentDriven: isPercentDriven) where selection.contains(scenario) {
      scenarioCount += 1
      let isFirst = reference == nil && (scenario.way == .finish || scenario.row == .finishHeld)
      let lines = means.inCopy {
        self.app.transitionCenter.startsInstead = nil
        let run = self.trial(of: subject, in: scenario, start).run()
        let findings = Rule.findings(in: run, against: reference)
        return findings.map(Wire.line) + (isFirst ? [Wire.line(run.outcome)] + Wire.lines(run.after) : [])
      }
      guard let lines else {
        lost.append((subject, scenario))
        continue
      }
      found += lines.compactMap { Wire.finding($0, of: subject, in: scenario) }
      if isFirst { reference = Observation(subject, in: scenario, to: Wire.state(lines), Wire.outcome(lines)) }
    }
  }

  /// A transition, and the size that the controller which comes or goes asks for.
  private struct Meeting: Hashable {
    let subject: Subject
    let sizes: [CGSize]

    init(_ subject: Subject, _ context: UITransitionContext?) {
      self.subject = subject
      sizes = [UITransitionContextViewControllerKey.from, .to].compactMap {
        context?.viewController(forKey: $0)?.preferredContentSize
      }
    }
  }

  private func trial(of subject: Subject, in scenario: Scenario, _ start: @escaping () -> Void) -> Trial {
    Trial(
      observer: Observer(app: app, names: means.names), subject: subject, scenario: scenario, start: start,
      collect: means.collect, errors: means.errors)
  }

  /// The transition that is about to start; nil for one that only the system draws.
  private func nextSubject() -> Subject? {
    guard let context = app.currentTransition, context.isAnimated,
      let change = Subject.Change(rawValue: context.change),
      let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
    else { return nil }
    let name = means.names()
    let animator = (context.animator as? NSObject)?.className ?? ""
    guard !animator.isEmpty || context.presentationStyle == .custom else { return nil }
    return Subject(
      change, by: animator, from: name(from), to: name(to), isInteractive: context.isInteractive,
      hasFinger: !app.touch.fingersDown.isEmpty)
  }
}
