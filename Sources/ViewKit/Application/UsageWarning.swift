/// Something done against UIKit's rules that is not an error: what a device would have written to its console, with what
/// to do about it.
public struct UsageWarning: Hashable, Sendable {
  /// The stable name of each kind.
  public enum Code: String, CaseIterable, Sendable {
    case alreadyPresenting = "already-presenting"
    case notInWindow = "not-in-window"
    case transitionInProgress = "transition-in-progress"
    case nothingToDismiss = "nothing-to-dismiss"
    case completedTwice = "completed-twice"
    case completedBeforeStart = "completed-before-start"
    case completedWhileInteractive = "completed-while-interactive"
    case completedAfterCancel = "completed-after-cancel"
    case endedTwice = "ended-twice"
    case endedBeforeStart = "ended-before-start"
    case notInteractive = "not-interactive"
    case notInterruptible = "not-interruptible"
    case unbalancedAppearance = "unbalanced-appearance"
    case alreadyInStack = "already-in-stack"
    case notInStack = "not-in-stack"
    case onlyTheRoot = "only-the-root"
    case noSuchSegue = "no-such-segue"
    case noSuchTab = "no-such-tab"
    case ownDescendant = "own-descendant"
    case nestedNavigation = "nested-navigation"
    case hasParent = "has-parent"
    case givenTwice = "given-twice"
    case lostDelegate = "lost-delegate"
    case nearMiss = "near-miss"
    case notAnimated = "not-animated"
    case tapMissed = "tap-missed"
    case unevenGradient = "uneven-gradient"
    /// Whatever has no name of its own.
    case misuse
  }

  public let code: Code
  /// What was given, and what became of it.
  public let message: String
  /// One thing to do instead; nil where the message says it.
  public let hint: String?
  /// Where the script stood; nil when none was running.
  public let place: Place?
  /// Virtual seconds.
  public let time: Double

  public struct Place: Hashable, Sendable {
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// `cards.lua:3: warning: …`, and the hint on a line of its own.
  public var text: String {
    let start = place.map { "\($0.file):\($0.line): " } ?? ""
    return start + "warning: " + message + (hint.map { "\nhint: \($0)" } ?? "")
  }
}
