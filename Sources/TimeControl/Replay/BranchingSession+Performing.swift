import LayerKit
package import LuaBridge
import RecordingKit
package import ScriptRuntime
import ViewKit

/// Performing one input.
extension BranchingSession {
  /// Performs an input in `session`, live or from `replay`, and records its effects in `entry`.
  package func perform(
    _ entry: inout EnteredInput, in session: ScriptSession, as replay: ReplayingAccess? = nil
  ) -> Result<[LuaValue], ScriptError> {
    if let replay { session.begin(with: replay) } else { session.begin(with: LiveAccess(canBranch: true)) }
    let result = run(entry.input.action, in: session, as: replay)
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
    _ action: SessionInput.Action, in session: ScriptSession, as replay: ReplayingAccess?
  ) -> Result<[LuaValue], ScriptError> {
    switch action {
    case .chunk(let chunk):
      let arguments: [LuaValue] =
        chunk.takesTimeline ? [.object(session.timeline, classID: session.classes.id(of: session.timeline))] : []
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
    session.results.keepTop(asResultOf: number)
    session.lua.pop()
  }

  // MARK: Serial numbers

  /// Records how many serial numbers were given since the last input: showing a value gives some.
  func noteNumbers() {
    guard !current.entries.isEmpty else { return }
    current.entries[current.entries.count - 1].numberCount = session.world.lastSerialNumber
  }
}
