import LayerKit
package import LuaBridge
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
  /// The last change of branches, until `takeNotice()` returns it.
  package var notice: BranchNotice?
  /// The input being done, as it was entered; nil between inputs.
  private(set) var inProgress: EnteredInput?
  private var branchCount = 1
  /// Whether the current branch ends with the last input.
  private var hasKeptLast = false
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

  /// Calls `body` with the current session, and with each one that takes its place: while the script that causes it runs.
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
    // Observers leave the former session before it can go.
    withExtendedLifetime(former) { for observer in observers { observer(session) } }
  }

  // MARK: Inputs

  /// Performs an input, in the current session or in the branch it makes, and keeps it.
  package func evaluate(_ input: SessionInput) -> Result<[LuaValue], ScriptError> {
    noteNumbers()
    var entry = entry(for: input)
    inProgress = entry
    defer { inProgress = nil }
    let result = perform(&entry, in: session)
    return settle(result, of: entry)
  }

  /// Runs a whole script: its main chunk, then the clock until nothing finite is pending.
  /// - Parameters:
  ///   - arguments: What comes after the file's name.
  ///   - end: Where the run ends instead, in virtual seconds; nil for its own end.
  package func runScript(
    _ source: String, name: String, arguments: [String] = [], until end: Double? = nil
  ) -> ScriptError? {
    let script = SessionInput(action: .script(source: source, name: name, arguments: arguments))
    if case .failure(let error) = evaluate(script) { return error }
    // As a chunk of its own: its local variables are not those of the lines after it.
    save(lastAs: ScriptLine(input: 0, text: "do -- \(name)\n\(source)\nend"))
    if case .failure(let error) = evaluate(SessionInput(action: .run(until: end))) { return error }
    save(lastAs: ScriptLine(input: 0, text: end.map { "timeline:seek(\($0))" } ?? "timeline:run()"))
    return nil
  }

  /// Moves the playhead from outside of any input: back into the record, or on by running the world, to what stops it.
  ///
  /// Moves that follow each other are remembered as one.
  /// - Parameters:
  ///   - passes: Whether what is on record in between may stop it on the way forward; else it jumps there.
  ///   - number: Of the input that a saved script has it after.
  package func look(at time: Double, passes: Bool = false, numbered number: Int) {
    noteNumbers()
    var entry = entry(for: SessionInput(action: .clock))
    session.begin(with: LiveAccess(canBranch: true))
    session.timeline.look(at: time, passes: passes)
    entry.trace = session.access.trace
    if let former = current.entries.last, case .clock = former.input.action {
      entry = former.followed(by: entry)
      current.entries.removeLast()
    }
    entry.saved = entry.trace.moves.last.map { ScriptLine(input: number, text: $0.script) }
    entry.numberCount = session.world.lastSerialNumber
    current.entries.append(entry)
  }

  /// Sets the line of the last input in a saved script; an input that switched branches has none.
  package func save(lastAs line: ScriptLine) {
    guard hasKeptLast, !current.entries.isEmpty else { return }
    current.entries[current.entries.count - 1].saved = line
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

  private func entry(for input: SessionInput) -> EnteredInput {
    EnteredInput(
      input: input, enteredAt: VirtualClock.nanoseconds(session.world.now), playhead: session.world.playhead)
  }

  /// Keeps a performed input, and makes the changes of branches it asked for.
  private func settle(_ result: Result<[LuaValue], ScriptError>, of entry: EnteredInput) -> Result<
    [LuaValue], ScriptError
  > {
    let branchPoint = (session.access as? LiveAccess)?.branchPoint
    hasKeptLast = true
    var entry = entry
    if case .failure(let error) = result, error.code == ScriptError.Code.interrupted {
      entry.trace.isCutShort = true
    }
    if let branchPoint {
      let former = current
      let outcome = branch(at: branchPoint.time, to: branchPoint.place, continuing: entry, failedAs: result)
      if !entry.trace.moves.isEmpty { former.entries.append(entry) }
      return outcome
    }
    if let request = entry.trace.branchRequest {
      current.entries.append(entry)
      hasKeptLast = false
      return fulfil(request).flatMap { result }
    }
    if case .failure(let error) = result, error.code == ScriptError.Code.syntax {
      hasKeptLast = false
      return result
    }
    current.entries.append(entry)
    return result
  }

  private func fulfil(_ request: InputTrace.BranchRequest) -> Result<Void, ScriptError> {
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
}
