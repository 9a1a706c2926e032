import LayerKit
import PlainText
package import ScriptRuntime

/// Moving the playhead: back into the record, or on by running the world.
extension Timeline {
  /// Moves the playhead to a time.
  /// - Throws: As `move(_:runs:_:)`.
  package func seek(to time: Double) throws(ScriptFailure) {
    try move("timeline:seek", runs: time > world.now) { go(to: time) }
  }

  /// Moves outside of any input: for playback, which draws every frame on the way.
  ///
  /// - Parameter passes: Whether stops in the recording in between apply.
  package func look(at time: Double, passes: Bool) {
    stopReasons = []
    let runs = time > world.now
    if passes, time > world.playhead { run(to: time) } else { go(to: max(0, time)) }
    session.noteMove(ran: runs && !world.isLookingBack)
  }

  /// Jumps past the recording, without its stops.
  package func go(to time: Double) {
    world.playhead = min(time, world.now)
    if time > world.now { run(to: time) }
  }

  /// Moves the playhead forward by `seconds`, to the first stop before it.
  /// - Throws: As `move(_:runs:_:)`.
  package func advance(by seconds: Double) throws(ScriptFailure) {
    try pass("timeline:advance", to: world.playhead + seconds)
  }

  /// Moves forward past every stop.
  private func pass(_ function: String, to time: Double) throws(ScriptFailure) {
    try move(function, runs: !world.isLookingBack || time > world.now) { run(to: time) }
  }

  /// Moves by frames: forward, or back for a negative count.
  /// - Throws: As `move(_:runs:_:)`.
  package func step(_ frames: Int) throws(ScriptFailure) {
    let (target, isTooFar) = world.frameRate.frame(at: world.playhead).addingReportingOverflow(frames)
    let time = isTooFar ? .infinity : max(0, world.frameRate.time(of: target))
    if frames < 0 { return try seek(to: time) }
    try pass("timeline:step", to: frames > 0 ? time : world.playhead)
  }

  /// - Parameter warns: Whether to warn of a transition that nothing will end, and of a display link that goes on after
  ///   the limit.
  /// - Throws: As `move(_:runs:_:)`.
  package func runOn(limit: Double, warns: Bool = true) throws(ScriptFailure) -> Double {
    let end = world.now + limit
    try move("timeline:run", runs: true) { runUntilIdle(limit: limit) }
    if warns {
      warnOfFrozenScreen()
      if world.now >= end, world.displayLinks.contains(where: \.isMoving) {
        session.onWarning(
          "warning: timeline:run stopped at its limit of \(NumberText.seconds(limit)): a display link runs")
      }
    }
    return world.playhead
  }

  /// Moves the playhead to the live edge.
  /// - Throws: As `move(_:runs:_:)`.
  package func returnToLive() throws(ScriptFailure) {
    try move("timeline:live", runs: false) { world.playhead = world.now }
  }

  /// The next event or keyframe after the playhead; runs the world to it when it has not happened yet.
  /// - Throws: As `move(_:runs:_:)`.
  package func next() throws(ScriptFailure) -> Double? {
    guard let time = nextMoment else { return nil }
    try pass("timeline:next", to: time)
    return world.playhead
  }

  /// The event or keyframe before the playhead.
  /// - Throws: As `move(_:runs:_:)`.
  package func previous() throws(ScriptFailure) -> Double? {
    guard let time = previousMoment else { return nil }
    try seek(to: time)
    return time
  }

  /// The time of the next event or keyframe after the playhead, recorded or scheduled; nil when there is none.
  package var nextMoment: Double? {
    [Moments(session).next(after: world.playhead), world.nextEventTime].compactMap(\.self).min()
  }

  /// The time of the last event or keyframe before the playhead; nil when there is none.
  package var previousMoment: Double? { Moments(session).previous(before: world.playhead) }

  // MARK: On the record

  /// Moves by `body` and records the result, or makes the recorded move of a replay.
  ///
  /// From inside a callback the world cannot be run, and looking back leaves no trace.
  /// - Throws: `onlyLooks` inside a condition, `clockIsRunning` for a run inside a callback, `outOfMemory` and `endOfTime`
  ///   for a run that reaches either limit.
  package func move(_ function: String, runs: Bool, _ body: () -> Void) throws(ScriptFailure) {
    guard !session.isEvaluatingCondition else { throw .onlyLooks(function: function) }
    if world.isHandlingEvent {
      guard !runs else { throw .clockIsRunning(function: function) }
      return body()
    }
    if session.access.replayMove(of: function, in: session) {
      if session.access.trace.moves.last?.endsPart == true { endPart() }
      return
    }
    stopReasons = []
    body()
    let endsPart = part?.isOver == true
    session.noteMove(ran: runs && !world.isLookingBack, endsPart: endsPart)
    showDisplays()
    guard runs else { return }
    if endsPart { return endPart() }
    if world.memory.isExhausted() { throw .outOfMemory }
    if world.hasEnded { throw .endOfTime(function: function) }
  }
}
