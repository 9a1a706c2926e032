import LayerKit
public import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// A session that can be gone back in.
///
/// It keeps its inputs. When one of them changes something while the playhead is in the past, the world is made again up
/// to that instant by doing the inputs again, out of sight; what comes out is held against the record; then the input
/// goes on there. The former course of events stays, as a branch.
public final class BranchingSession {
  public internal(set) var current: Branch
  /// Every branch, in the order of their beginnings.
  public internal(set) var branches: [Branch]
  public internal(set) var checkpoints: [Checkpoint] = []
  /// Told when another session takes the place of the one before; called while the script that causes it runs.
  public var onSwitch: (ScriptSession) -> Void = { _ in }
  /// Told of the session that runs now, which is none that anybody will see: Ctrl-C is for it.
  public var onRebuild: (ScriptSession) -> Void = { _ in }
  /// What the inputs so far led to besides their results: told once by `takeNotice()`.
  var notice: BranchNotice?
  /// The input being done, as it was entered; nil between inputs.
  private(set) var inProgress: EnteredInput?
  private var branchCount = 1
  /// Whether the current branch ends with the last input.
  private var hasKeptLast = false
  /// What sessions are made from: those of the first.
  var options: SessionOptions

  public var session: ScriptSession { current.session }

  /// - Parameter session: A new one, in which nothing was done yet.
  public init(_ session: ScriptSession) {
    current = Branch("main", session)
    branches = [current]
    options = session.options
    session.branching = self
  }

  /// Starts over: the branches are forgotten.
  public func reset(to session: ScriptSession) {
    for branch in branches { branch.session.branching = nil }
    current = Branch("main", session)
    branches = [current]
    checkpoints = []
    options = session.options
    branchCount = 1
    session.branching = self
    onSwitch(session)
  }

  // MARK: Inputs

  /// Does an input, in the current session or in the branch it makes, and remembers it.
  public func evaluate(_ input: SessionInput) -> Result<[LuaValue], ScriptError> {
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
  public func runScript(
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
  public func look(at time: Double, passes: Bool = false, numbered number: Int) {
    noteNumbers()
    var entry = entry(for: SessionInput(action: .clock))
    session.tracer.begin()
    session.timeline.look(at: time, passes: passes)
    entry.trace = session.tracer.trace
    if let former = current.entries.last, case .clock = former.input.action {
      entry = former.followed(by: entry)
      current.entries.removeLast()
    }
    entry.saved = entry.trace.moves.last.map { ScriptLine(input: number, text: $0.script) }
    entry.numberCount = session.world.lastSerialNumber
    current.entries.append(entry)
  }

  /// Says how a saved script does the last input; one that has led to another branch is not in it.
  public func save(lastAs line: ScriptLine) {
    guard hasKeptLast, !current.entries.isEmpty else { return }
    current.entries[current.entries.count - 1].saved = line
  }

  /// Remembers where the playhead is, and what was entered until then.
  /// - Returns: The checkpoint's name: a number when none was given.
  func addCheckpoint(_ name: String?, at time: Double) -> String {
    let name = name ?? String(checkpoints.count + 1)
    checkpoints.removeAll { $0.name == name }
    let isUnderWay = inProgress == nil ? 0 : 1
    checkpoints.append(
      Checkpoint(name: name, branch: current.name, time: time, entryCount: current.entries.count + isUnderWay))
    return name
  }

  /// What there is to say of branches since somebody last asked; nil when there is nothing.
  public func takeNotice() -> BranchNotice? {
    defer { notice = nil }
    return notice
  }

  private func entry(for input: SessionInput) -> EnteredInput {
    EnteredInput(
      input: input, enteredAt: VirtualClock.nanoseconds(session.world.now), playhead: session.world.playhead)
  }

  /// Keeps an input that has been done, and does what it asked for beyond its session.
  private func settle(_ result: Result<[LuaValue], ScriptError>, of entry: EnteredInput) -> Result<
    [LuaValue], ScriptError
  > {
    let request = session.request
    session.request = nil
    hasKeptLast = true
    var entry = entry
    if case .failure(let error) = result, error.code == ScriptError.Code.interrupted {
      entry.trace.isCutShort = true
    }
    switch request {
    case .branch(let time, let place):
      let former = current
      let outcome = branch(at: time, to: place, continuing: entry, failedAs: result)
      if !entry.trace.moves.isEmpty { former.entries.append(entry) }
      return outcome
    case .show(let branch):
      current.entries.append(entry)
      hasKeptLast = false
      show(branch)
      return result
    case .restart(let checkpoint):
      current.entries.append(entry)
      hasKeptLast = false
      return restart(checkpoint).map { [] }
    case nil:
      if case .failure(let error) = result, error.code == ScriptError.Code.syntax {
        hasKeptLast = false
        return result
      }
      current.entries.append(entry)
      return result
    }
  }

  func newName() -> String {
    branchCount += 1
    return "branch\(branchCount)"
  }

  func show(_ branch: Branch) {
    guard branch !== current else { return }
    current = branch
    notice = .switched(to: branch.name, at: branch.session.world.playhead)
    onSwitch(branch.session)
  }
}

/// What happened to the branches.
public enum BranchNotice: Equatable {
  /// A new branch left another one.
  case branched(String, from: String, at: Double)
  case switched(to: String, at: Double)
}

/// What an input asks for that is not its session's to do.
enum SessionRequest {
  case branch(at: Double, to: InputPlace)
  case show(Branch)
  case restart(Checkpoint)
}
