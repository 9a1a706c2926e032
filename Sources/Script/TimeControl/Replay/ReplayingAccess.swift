import LayerKit
import LuaBridge
package import ScriptRuntime

/// Access for an input that is replayed: moves and readings come from its record, and it stops where it leaves the record
/// or reaches its end.
package final class ReplayingAccess: WorldAccess {
  package var trace = InputTrace()
  package private(set) var isReplaying = true
  /// Where the input left its record; nil while it follows it.
  package private(set) var divergence: Divergence?
  private let recorded: InputTrace
  /// The last instant of the replay, in nanoseconds.
  private let end: Int64
  /// How far the world had run when the input was first entered, in nanoseconds.
  private let enteredAt: Int64
  /// Where the replay ends and the input runs live; nil: the input stops at `end`.
  private let target: InputPlace?
  /// Called once, at the target.
  private var onTarget: ((InputTrace) -> Void)?
  private var nextMove = 0
  private var nextReading = 0

  /// - Parameter end: The last instant of the replay, in nanoseconds.
  init(
    _ entry: EnteredInput, until end: Int64, target: InputPlace? = nil,
    onTarget: ((InputTrace) -> Void)? = nil
  ) {
    recorded = entry.trace
    enteredAt = entry.enteredAt
    self.end = end
    self.target = target
    self.onTarget = onTarget
  }

  package var isStopping: Bool { trace.isCutShort || divergence != nil }

  package func decide(on call: String, in session: ScriptSession) -> AccessDecision {
    if ends(at: call, in: session) {
      session.world.returnToLiveEdge()
      return .allowed
    }
    let live = nextMove > 0 ? recorded.moves[nextMove - 1].live : enteredAt
    diverge(live > end ? .change(call: call, at: VirtualClock.seconds(live)) : .otherCall(call))
    return .stopped
  }

  package func ends(at call: String, in session: ScriptSession) -> Bool {
    guard isReplaying, let target, target == session.place(of: call) else { return false }
    isReplaying = false
    let reached = onTarget
    finish()
    reached?(trace)
    return true
  }

  /// Drops the callback for the target, once the input is over.
  package func finish() { onTarget = nil }

  private func diverge(_ divergence: Divergence) { self.divergence = self.divergence ?? divergence }

  // MARK: Moves

  /// Makes every move of the record.
  func replayMoves(in session: ScriptSession) {
    while isReplaying, trace.moves.count < recorded.moves.count, !isStopping {
      _ = replayMove(of: "the clock", in: session)
    }
  }

  package func replayMove(of function: String, in session: ScriptSession) -> Bool {
    guard nextMove < recorded.moves.count else {
      diverge(.otherCall(function))
      session.lua.interrupt()
      return true
    }
    let move = recorded.moves[nextMove]
    nextMove += 1
    let isLast = recorded.isCutShort && nextMove == recorded.moves.count
    let world = session.world
    if move.ran { world.advance(to: VirtualClock.seconds(min(move.live, end))) }
    let isBeyond = move.live > end
    if target == nil, isBeyond || isLast {
      world.returnToLiveEdge()
      trace.isCutShort = true
      session.lua.interrupt()
    } else if target != nil, isBeyond || move.playhead < VirtualClock.seconds(move.live) {
      world.lookBack(at: move.playhead)
    } else {
      world.playhead = move.playhead
    }
    session.noteMove(ran: move.ran, endsPart: move.endsPart)
    return true
  }

  // MARK: Readings

  package func line(_ read: () -> String?) -> String? {
    if case .line(let line)? = nextRecordedReading() { return line }
    let line = read()
    trace.readings.append(.line(line))
    return line
  }

  package func source(_ read: () -> SourceText?) -> SourceText? {
    if case .source(let source)? = nextRecordedReading() { return source }
    let source = read()
    trace.readings.append(.source(source))
    return source
  }

  private func nextRecordedReading() -> InputTrace.Reading? {
    guard nextReading < recorded.readings.count else { return nil }
    let reading = recorded.readings[nextReading]
    nextReading += 1
    trace.readings.append(reading)
    return reading
  }
}
