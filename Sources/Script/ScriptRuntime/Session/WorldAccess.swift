import LayerKit

/// Decides what an input may change, and supplies its readings from outside.
///
/// A session asks it only while its world is read-only (`ScriptSession.isReadOnly`), so at the live edge a change costs
/// one test of a flag.
package protocol WorldAccess: AnyObject {
  /// The moves and readings of the input so far.
  var trace: InputTrace { get set }
  /// Whether the input follows its record.
  var isReplaying: Bool { get }
  /// Whether the input is being stopped on purpose: errors are not reported.
  var isStopping: Bool { get }

  /// Decides on a call that would change the world while it is read-only.
  func decide(on call: String, in session: ScriptSession) -> AccessDecision
  /// Whether a replay ends at `call`, which is about to be made; the input runs live from there.
  func ends(at call: String, in session: ScriptSession) -> Bool
  /// Makes the next recorded move of the clock in place of `function`'s own; false when there is no record to follow.
  func replayMove(of function: String, in session: ScriptSession) -> Bool
  /// A line of input: the recorded one, or the result of `read`; nil at the end of the input.
  func line(_ read: () -> String?) -> String?
  /// A source file: the recorded one, or the result of `read`; nil where there is none.
  func source(_ read: () -> SourceText?) -> SourceText?
}

/// The decision on a call that would change the past.
package enum AccessDecision {
  case allowed
  /// The input is stopped before the call has any effect.
  case stopped
  case refused(ScriptFailure)
}

/// Access for an input that runs for the first time: it may change the world at the live edge.
package final class LiveAccess: WorldAccess {
  package var trace: InputTrace
  /// Where the input was stopped because it would have changed the past: a branch begins there.
  package private(set) var branchPoint: (time: Double, place: InputPlace)?
  private let canBranch: Bool

  /// - Parameters:
  ///   - canBranch: Whether a change of the past stops the input, which then runs in a branch; otherwise it fails.
  ///   - trace: The moves and readings of the input so far.
  package init(canBranch: Bool, continuing trace: InputTrace = InputTrace()) {
    self.canBranch = canBranch
    self.trace = trace
  }

  package var isReplaying: Bool { false }
  /// True once a branch is due or the input is cut short: everything in progress stops.
  package var isStopping: Bool { branchPoint != nil || trace.isCutShort }

  package func decide(on call: String, in session: ScriptSession) -> AccessDecision {
    guard canBranch, !session.world.isHandlingEvent else { return .refused(.pastIsReadOnly(function: call)) }
    branchPoint = (session.world.playhead, session.place(of: call))
    return .stopped
  }

  package func ends(at call: String, in session: ScriptSession) -> Bool { false }

  package func replayMove(of function: String, in session: ScriptSession) -> Bool { false }

  package func line(_ read: () -> String?) -> String? {
    let line = read()
    trace.readings.append(.line(line))
    return line
  }

  package func source(_ read: () -> SourceText?) -> SourceText? {
    let source = read()
    trace.readings.append(.source(source))
    return source
  }
}
