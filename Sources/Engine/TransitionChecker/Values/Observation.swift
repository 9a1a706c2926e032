public import MotionMath
public import RecordingKit
public import ViewKit

/// One run of one transition in one scenario: all that rules look at.
public struct Observation: Sendable {
  public enum Outcome: String, Sendable, Codable {
    case finished, cancelled
    /// Not completed when the run was given up.
    case open
  }

  /// A warning of the runtime, and its text.
  public struct Warning: Sendable {
    public let report: WarningReport
    public let text: String
    /// The rule that it speaks for. Found once, as it takes a look into the warning for each rule there is.
    let rule: Rule.ID?

    public init(_ report: WarningReport, _ text: String) {
      self.report = report
      self.text = text
      rule = Rule.ID(report.warning)
    }
  }

  public var subject: Subject
  /// The one names of the views that go and come.
  public var fromView = ""
  public var toView = ""
  public var scenario: Scenario
  /// Whether a presentation controller of the program's own places what comes.
  public var isCustom = false
  public var before: WorldState
  public var after: WorldState
  public var outcome: Outcome
  /// The outcome that the gesture or the program had requested when it ended; nil without a request.
  public var asked: Scenario.Release?
  /// True when the check has let go of it while the finger that began it was down.
  public var isEndedByCheck = false
  /// True for the second of two runs: the transition was begun once more after its end.
  public var isSecond = false
  /// How many methods had laid something out before the last frame of the transition.
  var layoutMethodCount = 0
  /// True when the check alone made everything lay out on the way.
  var isLayoutForced = false
  /// True when the program had failed before that.
  var hasFailedBefore = false
  /// Whether nobody had completed it when nothing was left to happen, and it was completed from outside then.
  public var isThawed = false
  /// Whether a driver still held it when the run was given up.
  public var isHeld = false
  /// Its fraction at the end.
  public var fraction = 1.0
  /// Virtual seconds: of the transition's begin, and of its completion; nil while it is open.
  public var start = 0.0
  public var end: Double?
  /// How long it was waited for, in seconds.
  public var waited = 0.0
  /// The animator's `transitionDuration`, in seconds.
  public var duration = 0.0
  /// The log from the start on.
  public var events: [StageEvent] = []
  /// The warnings of the runtime that speak for a rule.
  public var warnings: [Warning] = []
  /// Errors of the program, each with its place.
  public var errors: [String] = []
  /// Why the scenario could not be applied, found while it was tried; nil when it was.
  public var skipped: String?
  /// The warnings that the trial's own calls have drawn, by their place in the application's list.
  var ownWarnings: Set<Int> = []
  /// The last commit before the start.
  var commit: CommitIndex = 0
  public var seams: [Seam] = []
  /// Movements on screen while the transition was held still.
  public var restless: [SeenChange] = []
  /// Differences between the way back and the way there at the same fraction.
  public var pathDependent: [SeenChange] = []
  /// Whether nothing was seen to change while it was moved, though something is in the end.
  public var followsNothing = false
  /// Subjects that moved just before the start: they need not return to where they were then.
  public var movedBefore: Set<String> = []
  /// Changes made by `viewWillAppear` and `viewWillDisappear` before the outcome was known.
  public var changedByWill: [WorldState.Difference] = []
  /// Changes made by callbacks of appearance once the outcome was known: the program's own doing.
  public var changedByCallbacks: [WorldState.Difference] = []
  /// A controller with a `viewWillAppear` that was not called, though it is in front again; nil: there is none.
  public var expectsInVain: String?
  /// Whether the delegate has both `willShow` and `didShow`.
  public var waitsForDidShow = false
  /// Whether anybody has asked the coordinator to be told of the end.
  public var tellsOfEnd = false
  /// A scroll view that the finger scrolls as well; nil: there is none.
  public var scrolling: String?
  /// Objects that are still referenced after the transition and keep its controllers alive.
  public var keptAlive: [String] = []
  /// The same place in a world where the transition was made afresh, to compare `after` with; nil where there is none.
  public var afresh: WorldState?
  /// Changes made by asking the presentation controller for a frame three times.
  public var changedByAsking: [WorldState.Difference] = []
  /// Changes that the presentation controller makes at the start without an animation, though the transition is
  /// animated.
  public var changedAtOnce: [WorldState.Difference] = []
  /// The controller that came and is in front, though its view is in no window; nil where all is well.
  public var unseen: String?
  /// The view that lies over the one that came and takes its touches; nil where none does.
  public var cover: String?
  /// Where the view that came is in the end, in the window; nil where nothing came.
  public var place: CGRect?
  /// Where its context says that it ends, in the window; nil where its style leaves that to the animator.
  public var finalPlace: CGRect?
  /// Where it was before something else covered it; nil where nothing did.
  public var formerPlace: CGRect?
  /// The motions on screen of a transition that its animator runs by itself with Reduce Motion on, that of the largest layer first;
  /// nil where nobody has looked.
  public var motions: [SeenMotion]?
  /// The window's bounds.
  public var screen = CGRect.zero

  /// Takes out what appears or is gone at the start because callbacks of appearance changed it, and what a presentation
  /// controller has added: that is no jump, but a change at once.
  mutating func leaveOutStart(of subjects: Set<String>, along surroundings: Set<String>) {
    guard let place = seams.firstIndex(where: { $0.place == .start }) else { return }
    let (seam, isFirst) = (seams[place], scenario.way == .finish)
    for change in seam.changes where isFirst && change.aspect == .arrival && surroundings.contains(change.subject) {
      changedAtOnce.append(
        .init(
          subject: change.subject, kind: .value, aspect: "opacity", before: .numbers([0]),
          after: .numbers([change.across])))
    }
    let kept = seam.changes.filter { change in
      guard change.aspect == .arrival || change.aspect == .departure else { return true }
      return !subjects.contains(change.subject) && !surroundings.contains(change.subject)
    }
    seams[place] = Seam(.start, at: seam.time, kept)
  }

  /// Takes out what is seen of some subjects where it ends.
  mutating func leaveOutSeams(of subjects: Set<String>) {
    guard !subjects.isEmpty else { return }
    seams = seams.map { seam in
      seam.place == .end ? Seam(.end, at: seam.time, seam.changes.filter { !subjects.contains($0.subject) }) : seam
    }
  }

  public init(
    _ subject: Subject, in scenario: Scenario, from before: WorldState = WorldState(),
    to after: WorldState = WorldState(),
    _ outcome: Outcome = .finished
  ) {
    self.subject = subject
    self.scenario = scenario
    self.before = before
    self.after = after
    self.outcome = outcome
  }
}

extension Observation {
  /// How the program has told the context that a transition under a finger ends; nil where it has not.
  var reported: Scenario.Release? {
    switch scenario.way {
    case .fingerTo, .flicked, .flickedBack, .touchCancelled, .liftedAfter: break
    default: return nil
    }
    return events.reduce(nil) { reported, event in
      switch event.name {
      case "finishInteractiveTransition": reported ?? .finish
      case "cancelInteractiveTransition": reported ?? .cancel
      // It is held anew.
      case "pauseInteractiveTransition": nil
      // A second call is ignored.
      default: reported
      }
    }
  }
}
