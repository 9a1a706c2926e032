import LayerKit
import LuaBridge
package import ScriptRuntime

/// A session whose past can be changed.
///
/// It keeps its inputs. When an input changes something while the playhead is in the past, the world is recreated up to
/// that instant by replaying the inputs without output; the result is compared with the recording; then the input
/// continues there. The former world stays, as a branch.
package final class BranchingSession: BranchControl {
  package internal(set) var current: Branch
  /// Every branch, in the order of their beginnings.
  package internal(set) var branches: [Branch]
  package internal(set) var checkpoints: [Checkpoint] = []
  private var observers: [(ScriptSession) -> Void] = []
  /// Called with each session that is being replayed, and with the current one after it: Ctrl-C interrupts that one.
  package var onRebuild: (ScriptSession) -> Void = { _ in }
  /// The scenario that a transition went through, which no input says; nil where the inputs are all there is.
  package var scenario: String?
  /// The last change of branches, until `takeNotice()` returns it.
  package var notice: BranchNotice?
  /// The current input, as it was entered; nil between inputs.
  var inProgress: EnteredInput?
  var branchCount = 1
  /// Whether the current branch ends with the last input.
  var hasKeptLast = false
  /// The options of every session: those of the first.
  package var options: SessionOptions

  package var session: ScriptSession { current.session }

  /// - Parameter session: A new session without inputs.
  package init(_ session: ScriptSession) {
    current = Branch("main", session)
    branches = [current]
    options = session.options
    connect(session)
  }

  /// Calls `body` with the current session, and with each that replaces it, while the script that causes it runs.
  package func observe(_ body: @escaping (ScriptSession) -> Void) {
    observers.append(body)
    body(session)
  }

  package func show(_ branch: Branch, _ notice: BranchNotice) {
    current = branch
    self.notice = notice
    for observer in observers { observer(session) }
  }

  /// Connects a session with its branches, so that it makes one when it would change the past.
  package func connect(_ session: ScriptSession, continuing trace: InputTrace = InputTrace()) {
    session.timeline.branches = self
    session.access = LiveAccess(canBranch: true, continuing: trace)
  }

  /// Starts over with a new session: the branches are forgotten.
  package func reset(to session: ScriptSession) {
    let former = branches
    for branch in former { branch.session.timeline.branches = nil }
    current = Branch("main", session)
    branches = [current]
    checkpoints = []
    options = session.options
    branchCount = 1
    connect(session)
    // Observers release the former session before it is freed.
    withExtendedLifetime(former) { for observer in observers { observer(session) } }
  }

  package func addCheckpoint(_ name: String?, at time: Double) -> String {
    let name = name ?? String(checkpoints.count + 1)
    checkpoints.removeAll { $0.name == name }
    let isUnderWay = inProgress == nil ? 0 : 1
    checkpoints.append(
      Checkpoint(name: name, branch: current.name, time: time, entryCount: current.entries.count + isUnderWay))
    return name
  }

  /// The change of branches since the last call; nil for none.
  package func takeNotice() -> BranchNotice? {
    defer { notice = nil }
    return notice
  }

  func fulfil(_ request: InputTrace.BranchRequest) -> Result<Void, ScriptError> {
    switch request {
    case .show(let name):
      if let branch = branches.first(where: { $0.name == name }), branch !== current {
        show(branch, .switched(to: name, at: branch.session.world.playhead))
      }
      return .success(())
    case .restart(let name):
      return checkpoints.first { $0.name == name }.map(restart) ?? .success(())
    }
  }

  func newName() -> String {
    branchCount += 1
    return "branch\(branchCount)"
  }
}

/// A change of branches.
package enum BranchNotice: Equatable {
  /// A new branch left another one.
  case branched(String, from: String, at: Double)
  case switched(to: String, at: Double)
}

/// The branches of a session, as its `timeline` lists them.
package protocol BranchControl: AnyObject {
  var branches: [Branch] { get }
  var current: Branch { get }
  var checkpoints: [Checkpoint] { get }
  /// Takes a checkpoint: the playhead, and the inputs so far.
  /// - Returns: The checkpoint's name: a number when none was given.
  func addCheckpoint(_ name: String?, at time: Double) -> String
  /// Tries both endings of the transition or animation in progress; this world does not change.
  /// - Throws: `ScriptFailure` when nothing is in progress, or the world cannot be replayed.
  func outcomes(at fraction: Double, in session: ScriptSession, call: String) throws(ScriptFailure) -> [Outcome]
  /// A replay of a branch that knows the line of each value; nil where one of its inputs is still under way.
  func replayed(_ branch: Branch) -> ScriptSession?
}
