import LayerKit
import LuaBridge
import ScriptRuntime
import TimeControl

/// Virtual time that follows real time, between the in and out points if set, repeatedly if a loop is set.
///
/// Each position is computed from the start, so a dropped frame changes nothing.
struct Playing {
  private let branching: BranchingSession
  /// Virtual seconds in a real one; below 0 it plays backwards. Not 0.
  private(set) var rate: Double
  /// The input that a saved script has the moves after.
  private let number: Int
  private var origin: (realTime: Double, playhead: Double)

  /// - Parameter realTime: Seconds since some fixed instant, as everywhere here.
  init(_ branching: BranchingSession, rate: Double, numbered number: Int, at realTime: Double) {
    self.branching = branching
    self.rate = rate
    self.number = number
    origin = (realTime, branching.session.world.playhead)
    let isOutside =
      rate > 0
      ? world.playhead < start || world.playhead >= out
      : world.playhead > out || timeline.inPoint != nil && world.playhead <= start
    if isOutside { jump(to: rate > 0 ? start : end, realTime) }
  }

  /// Continues from here at another rate; the change itself moves nothing.
  mutating func change(to rate: Double, at realTime: Double) {
    _ = goOn(at: realTime)
    self.rate = rate
    origin = (realTime, world.playhead)
  }

  /// Moves to the position for the present real time.
  ///
  /// - Returns: Whether there is more to play. It ends at the end, once nothing is animating there, or at a stop.
  mutating func goOn(at realTime: Double) -> Bool {
    let time = origin.playhead + (realTime - origin.realTime) * rate
    if rate > 0 {
      run(to: min(time, out))
      if !timeline.stopReasons.isEmpty { return false }
      guard world.playhead >= out || isAtRest else { return true }
    } else {
      branching.look(at: max(time, start), numbered: number)
      guard time <= start else { return true }
    }
    switch timeline.loop {
    case .off: return false
    case .loop: jump(to: rate > 0 ? start : end, realTime)
    case .pingpong:
      rate.negate()
      origin = (realTime, world.playhead)
    }
    return true
  }

  // MARK: The range

  private var world: World { branching.session.world }
  private var timeline: Timeline { branching.session.timeline }
  private var start: Double { timeline.inPoint ?? 0 }
  /// The last time that is played.
  private var out: Double { timeline.outPoint ?? .infinity }
  /// Where it presently ends.
  private var end: Double { timeline.outPoint ?? timeline.end }
  private var isAtRest: Bool { !world.isLookingBack && world.pendingEventCount == 0 && !world.hasRunningAnimations }

  private mutating func jump(to time: Double, _ realTime: Double) {
    branching.look(at: time, numbered: number)
    origin = (realTime, world.playhead)
  }

  /// Runs one instant at a time, so that the last is the end and not the next look.
  private func run(to time: Double) {
    if world.isLookingBack { branching.look(at: min(time, world.now), passes: true, numbered: number) }
    guard timeline.stopReasons.isEmpty, time > world.now else { return }
    while !isAtRest, let next = world.nextEventTime, next <= time {
      branching.look(at: next, numbered: number)
      if !timeline.stopReasons.isEmpty || branching.session.lua.isInterrupted { return }
    }
    if !isAtRest { branching.look(at: time, numbered: number) }
  }
}
