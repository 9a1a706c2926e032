import LayerKit
package import LuaBridge
import RecordingKit
package import ScriptRuntime
import ViewKit

/// Performing inputs, and keeping them.
extension BranchingSession {
  /// Performs an input, in the current session or in the branch it makes, and keeps it.
  ///
  /// - Parameter compiled: Its chunk, where it was compiled in the current session before.
  package func evaluate(_ input: SessionInput, compiled: LuaReference? = nil) -> Result<[LuaValue], ScriptError> {
    noteNumbers()
    var entry = entry(for: input)
    inProgress = entry
    defer { inProgress = nil }
    let result = perform(&entry, in: session, compiled: compiled)
    return settle(result, of: entry)
  }

  /// Performs a chunk of Lua, and keeps it.
  ///
  /// - Parameter name: The name that errors show.
  package func evaluate(_ source: String, name: String) -> Result<[LuaValue], ScriptError> {
    evaluate(SessionInput(action: .chunk(SessionInput.Chunk(source: source, name: name))))
  }

  /// Runs a whole script: its main chunk, then the clock until nothing finite is pending.
  /// - Parameters:
  ///   - arguments: The words after the file's name.
  ///   - end: The virtual time at which the run ends; nil for its own end.
  package func runScript(
    _ source: String, name: String, arguments: [String] = [], until end: Double? = nil
  ) -> ScriptError? {
    let script = SessionInput(action: .script(source: source, name: name, arguments: arguments))
    if case .failure(let error) = evaluate(script) { return error }
    save(lastAs: ScriptLine(script: source, name: name, arguments: arguments))
    if case .failure(let error) = evaluate(SessionInput(action: .run(until: end))) { return error }
    save(lastAs: ScriptLine(input: 0, text: end.map { "timeline:seek(\($0))" } ?? "timeline:run()"))
    if end == nil { session.app.warnOfWaitingCompletions() }
    return nil
  }

  /// Moves the playhead from outside any input: back into the record, or forward by running the world, up to the first
  /// stop.
  ///
  /// Moves that follow each other are remembered as one.
  /// - Parameters:
  ///   - passes: Whether stops in the recording apply on the way forward; otherwise it jumps there.
  ///   - number: The number of the input after which a saved script has the move.
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
      if !entry.trace.moves.isEmpty {
        entry.hasLeft = true
        former.entries.append(entry)
      }
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

  // MARK: Performing

  /// Performs an input in `session`, live or from `replay`, and records its effects in `entry`.
  ///
  /// - Parameter compiled: The chunk of the input, where it was compiled in `session` before.
  package func perform(
    _ entry: inout EnteredInput, in session: ScriptSession, as replay: ReplayingAccess? = nil,
    compiled: LuaReference? = nil
  ) -> Result<[LuaValue], ScriptError> {
    if let replay { session.begin(with: replay) } else { session.begin(with: LiveAccess(canBranch: true)) }
    let result = run(entry.input.action, in: session, as: replay, compiled)
    replay?.finish()
    entry.trace = session.access.trace
    if session.access.isStopping { session.lua.clearInterrupt() }
    if case .success(let values) = result, let number = entry.input.resultNumber {
      keep(values, as: number, in: session)
    }
    entry.numberCount = session.world.lastSerialNumber
    return result
  }

  private func run(
    _ action: SessionInput.Action, in session: ScriptSession, as replay: ReplayingAccess?, _ compiled: LuaReference?
  ) -> Result<[LuaValue], ScriptError> {
    switch action {
    case .chunk(let chunk):
      let arguments: [LuaValue] =
        chunk.takesTimeline ? [.object(session.timeline, classID: session.classes.id(of: session.timeline))] : []
      if let compiled {
        session.keep(chunk.shown ?? chunk.source, of: chunk.name)
        return session.run(compiled, arguments)
      }
      return session.load(chunk.source, name: chunk.name, shownAs: chunk.shown).flatMap { session.run($0, arguments) }
    case .script(let source, let name, let arguments):
      return session.runMainChunk(source, name: name, arguments: arguments)
    case .run(let end):
      do throws(ScriptFailure) {
        if let end {
          try session.timeline.seek(to: max(end, session.world.now))
        } else {
          _ = try session.timeline.runOn(limit: 60, warns: false)
        }
        if session.world.isStopping() { throw .interrupted }
        return .success([])
      } catch {
        return .failure(ScriptError(error, in: session))
      }
    case .clock:
      replay?.replayMoves(in: session)
      return .success([])
    }
  }

  /// Keeps the first result of an input under the input's number, unless it is nil.
  private func keep(_ values: [LuaValue], as number: Int, in session: ScriptSession) {
    guard let first = values.first else { return }
    if case .nil = first { return }
    session.lua.push(first)
    session.only(ResultNames.self).keepTop(asResultOf: number)
    session.lua.pop()
  }

  // MARK: Serial numbers

  /// Records how many serial numbers were given since the last input, as showing a value gives some.
  func noteNumbers() {
    guard !current.entries.isEmpty else { return }
    current.entries[current.entries.count - 1].numberCount = session.world.lastSerialNumber
  }
}
