import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Moving the playhead: back into the record, or on by running the world.
extension Timeline {
  /// To a time.
  func seek(to time: Double) throws(ScriptFailure) {
    try move("timeline:seek", runs: time > world.now) { go(to: time) }
  }

  /// The same from outside of any input, as somebody does who draws what there is to see on the way.
  ///
  /// - Parameter passes: Whether what is on record in between may stop it.
  func look(at time: Double, passes: Bool) {
    stopReasons = []
    let runs = time > world.now
    if passes, time > world.playhead { run(to: time) } else { go(to: max(0, time)) }
    note(ran: runs && !world.isLookingBack)
  }

  /// Jumps over what is on record.
  func go(to time: Double) {
    world.playhead = min(time, world.now)
    if time > world.now { run(to: time) }
  }

  func advance(by seconds: Double) throws(ScriptFailure) {
    try pass("timeline:advance", to: world.playhead + seconds)
  }

  /// Forward, past whatever there is to stop it.
  private func pass(_ function: String, to time: Double) throws(ScriptFailure) {
    try move(function, runs: !world.isLookingBack || time > world.now) { run(to: time) }
  }

  /// Frames forward, or back for a negative count.
  func step(_ frames: Int) throws(ScriptFailure) {
    let (target, isTooFar) = world.frameRate.frame(at: world.playhead).addingReportingOverflow(frames)
    let time = isTooFar ? .infinity : max(0, world.frameRate.time(of: target))
    if frames < 0 { return try seek(to: time) }
    try pass("timeline:step", to: frames > 0 ? time : world.playhead)
  }

  /// - Parameter warns: Whether to say when a transition is left that nobody will end.
  func runOn(limit: Double, warns: Bool = true) throws(ScriptFailure) -> Double {
    try move("timeline:run", runs: true) { runUntilIdle(limit: limit) }
    if warns { session.warnOfFrozenScreen() }
    return world.playhead
  }

  func returnToLive() throws(ScriptFailure) {
    try move("timeline:live", runs: false) { world.playhead = world.now }
  }

  /// The next event or keyframe after the playhead; runs the world to it when it has not happened yet.
  func next() throws(ScriptFailure) -> Double? {
    guard let time = nextMoment else { return nil }
    try pass("timeline:next", to: time)
    return world.playhead
  }

  /// The event or keyframe before the playhead.
  func previous() throws(ScriptFailure) -> Double? {
    guard let time = previousMoment else { return nil }
    try seek(to: time)
    return time
  }

  /// When the next event or keyframe after the playhead is, also one that is still to come; nil when there is none.
  public var nextMoment: Double? {
    [Moments(session).next(after: world.playhead), world.nextEventTime].compactMap(\.self).min()
  }

  /// When the last one before the playhead was.
  public var previousMoment: Double? { Moments(session).previous(before: world.playhead) }

  // MARK: On the record

  /// Moves by `body`, and writes down where that led to; or does what was written down the first time.
  ///
  /// From inside a callback the world cannot be run, and looking back leaves no trace.
  func move(_ function: String, runs: Bool, _ body: () -> Void) throws(ScriptFailure) {
    guard !session.isAsking else { throw .onlyLooks(function: function) }
    if world.isHandlingEvent {
      guard !runs else { throw .clockIsRunning(function: function) }
      return body()
    }
    if session.tracer.course != nil { return follow(function) }
    stopReasons = []
    body()
    note(ran: runs && !world.isLookingBack)
    showDisplays()
  }

  /// Makes every move of the course.
  func followCourse() {
    while let course = session.tracer.course, session.tracer.trace.moves.count < course.trace.moves.count,
      !session.tracer.isUnwinding
    {
      follow("the clock")
    }
  }

  private func follow(_ function: String) {
    let tracer = session.tracer
    guard let course = tracer.course else { return }
    guard let (move, isLast) = tracer.nextMove() else {
      tracer.deviate(.otherCall(function))
      return session.lua.interrupt()
    }
    if move.ran { world.advance(to: VirtualClock.seconds(min(move.live, course.end))) }
    let isBeyond = move.live > course.end
    if course.goal == nil, isBeyond || isLast {
      world.returnToLiveEdge()
      tracer.cutShort()
      session.lua.interrupt()
    } else if course.goal != nil, isBeyond || move.playhead < VirtualClock.seconds(move.live) {
      world.lookBack(at: move.playhead)
    } else {
      world.playhead = move.playhead
    }
    note(ran: move.ran)
  }

  /// - Parameter ran: False too for what was stopped in the past, on its way to run the world.
  private func note(ran: Bool) {
    session.tracer.note(
      InputTrace.Move(live: VirtualClock.nanoseconds(world.now), playhead: world.playhead, ran: ran))
  }
}
