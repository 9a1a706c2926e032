/// A rule for transitions. Its examples define it: it finds the bad one, and finds nothing in the good one.
public struct Rule: Sendable {
  public enum Severity: String, Comparable, CaseIterable, Sendable {
    case note, warning, error

    public static func < (first: Severity, second: Severity) -> Bool {
      let order = allCases
      return order.firstIndex(of: first).unsafelyUnwrapped < order.firstIndex(of: second).unsafelyUnwrapped
    }
  }

  public let id: ID
  public let severity: Severity
  /// The symptom, as a person meets it.
  public let title: String
  /// One sentence.
  public let why: String
  /// One sentence.
  public let cure: String
  /// Scripts, to be read after `Rule.stage`.
  public let example: Example
  let judge: @Sendable (Observation, _ reference: Observation?) -> [Finding]

  public struct Example: Sendable {
    public let bad: String
    public let good: String
  }

  init(
    _ id: ID, _ severity: Severity, _ title: String, why: String, cure: String, bad: String, good: String,
    judge: @escaping @Sendable (Observation, _ reference: Observation?) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.why = why
    self.cure = cure
    example = Example(bad: bad, good: good)
    self.judge = judge
  }

  /// The rule's findings in a run.
  ///
  /// - Parameter reference: The run of the same transition whose end all others share; nil for that run itself.
  public func findings(in run: Observation, against reference: Observation? = nil) -> [Finding] {
    judge(run, reference)
  }

  public static func named(_ id: ID) -> Rule { all[id.place] }

  /// The findings of all rules in a run, in the order of the table, without those that another finding explains.
  public static func findings(in run: Observation, against reference: Observation? = nil) -> [Finding] {
    let found = all.flatMap { $0.findings(in: run, against: reference) }
    let explained = found.reduce(into: Set()) { $0.formUnion($1.rule.explains) }
    return found.filter { !explained.contains($0.rule) }
  }
}

extension Rule {
  /// The names of the rules, in the order of the table.
  public enum ID: String, CaseIterable, Sendable {
    case complete = "R-COMPLETE"
    case early = "R-EARLY"
    case state = "R-STATE"
    case tree = "R-TREE"
    case outcome = "R-OUTCOME"
    case jump = "R-JUMP"
    case scrub = "R-SCRUB"
    case free = "R-FREE"
    case lifecycle = "R-LIFECYCLE"
    case balance = "R-BALANCE"
    case owner = "R-OWNER"
    case leak = "R-LEAK"
    case hitTest = "R-HIT-TEST"
    case root = "R-ROOT"
    case nest = "R-NEST"
    case rotation = "R-ROTATION"
    case inset = "R-INSET"
    case expect = "R-EXPECT"
    case stuck = "R-STUCK"
    case propertyAnimator = "R-PROPERTY-ANIMATOR"
    case same = "R-SAME"
    case noAnimation = "R-NO-ANIMATION"
    case once = "R-ONCE"
    case completion = "R-COMPLETION"
    case focus = "R-FOCUS"
    case navigation = "R-NAVIGATION"
    case gesture = "R-GESTURE"
    case decide = "R-DECIDE"
    case along = "R-ALONG"
    case outOfSight = "R-OUT-OF-SIGHT"
    case transformedFrame = "R-TRANSFORMED-FRAME"
    case nestedPresentation = "R-NESTED-PRESENTATION"
    case refused = "R-REFUSED"
    case index = "R-INDEX"
    case pair = "R-PAIR"
    case stack = "R-STACK"
    case clock = "R-CLOCK"
    case background = "R-BACKGROUND"
    case types = "R-TYPES"
    case snapshot = "R-SNAPSHOT"
    case alongOutside = "R-ALONG-OUTSIDE"
    case velocity = "R-VELOCITY"
    case late = "R-LATE"
    case redo = "R-REDO"
    case pure = "R-PURE"
    case duration = "R-DURATION"
    case ambiguous = "R-AMBIGUOUS"

    /// The rules that are broken where it is, without another cause.
    var explains: Set<ID> {
      switch self {
      // Of two animators one is driven, and the other ends the transition.
      case .same: Set(ID.allCases).subtracting([.same])
      case .alongOutside: [.free, .jump, .scrub]
      // Another screen is shown.
      case .stack, .index: [.state, .tree, .hitTest, .inset, .focus, .navigation]
      case .free: [.scrub]
      // Scrolling goes on by itself.
      case .gesture: [.state, .hitTest, .free, .scrub, .jump]
      default: []
      }
    }

    /// Its place in the table.
    var place: Int { Self.allCases.firstIndex(of: self).unsafelyUnwrapped }

    /// True for a rule about a transition as a whole: one finding for each transition, whatever subject it names.
    var isAboutTheWhole: Bool {
      switch self {
      case .state, .noAnimation, .rotation, .clock, .jump, .free: false
      default: true
      }
    }
  }
}
