import LayerKit
import LuaBridge
import ScriptAPI

/// Virtual time made to follow real time, with a bar that shows where it is.
struct Playback {
  private let session: ScriptSession
  private let rate: Double
  private let pace: Pace
  private let isStopped: () -> Bool

  /// - Parameters:
  ///   - rate: Virtual seconds in a real one; below 0 it plays backwards. Not 0.
  ///   - isStopped: Whether somebody wants it to end; asked at each look.
  init(_ session: ScriptSession, rate: Double, _ pace: Pace, isStopped: @escaping () -> Bool) {
    self.isStopped = isStopped
    self.session = session
    self.rate = rate
    self.pace = pace
  }

  private var world: World { session.world }

  /// Plays to the end, to 0 when backwards, or until a Ctrl-C; what repeats for ever has no end. The bar is drawn over itself, on one line.
  func run(_ write: (String) -> Void) {
    let begin = world.playhead
    let begun = pace.now()
    let frame = 1 / Double(world.frameRate.perSecond)
    while !isStopped() {
      let isOver = move(to: begin + (pace.now() - begun) * rate)
      write("\r" + bar + "\u{1B}[K")
      if isOver { break }
      pace.wait(frame)
    }
    write("\n")
  }

  /// - Returns: Whether there is no more to play.
  private func move(to time: Double) -> Bool {
    if rate < 0 {
      world.playhead = time
      return time <= 0
    }
    if time <= world.now {
      world.playhead = time
      return false
    }
    world.playhead = world.now
    // One instant after the other, so that the last one is the end and not the look after it.
    while let next = world.nextEventTime, next <= time, !isStopped() { world.advance(to: next) }
    if isStopped() { return true }
    if world.pendingEventCount == 0, !world.hasRunningAnimations { return true }
    world.advance(to: time)
    return false
  }

  /// `|■■■■■■■■·······|   0.200 of 0.400 s`
  private var bar: String {
    let columns = 48
    let end = max(world.now, world.lastAnimationEnd ?? 0)
    let filled = end > 0 ? min(columns, Int((world.playhead / end * Double(columns)).rounded())) : columns
    let bar = "|" + String(repeating: "■", count: filled) + String(repeating: "·", count: columns - filled) + "|   "
    // Where only what repeats for ever is left, there is no end to tell.
    let isEndless = world.lastAnimationEnd == nil && world.pendingEventCount > 0 && !world.isLookingBack
    return bar + (isEndless ? "" : "\(NumberText.fixed(world.playhead, 3)) of ")
      + NumberText.seconds(isEndless ? world.playhead : end)
  }
}
