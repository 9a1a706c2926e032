import LayerKit
import LuaBridge
import ScriptAPI

/// Virtual time made to follow real time, with a bar that shows where it is.
struct Playback {
  private let session: ScriptSession
  private let rate: Double
  private let pace: Pace

  /// - Parameter rate: Virtual seconds in a real one; below 0 it plays backwards. Not 0.
  init(_ session: ScriptSession, rate: Double, _ pace: Pace) {
    self.session = session
    self.rate = rate
    self.pace = pace
  }

  private var world: World { session.world }

  /// Plays to the end, to 0 when backwards, or until a Ctrl-C. The bar is drawn over itself, on one line.
  func run(_ write: (String) -> Void) {
    let begin = world.playhead
    let begun = pace.now()
    let frame = 1 / Double(world.frameRate.perSecond)
    while !session.lua.isInterrupted {
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
    while !world.isIdle, let next = world.nextEventTime, next <= time, !session.lua.isInterrupted {
      world.advance(to: next)
    }
    if world.isIdle, !world.hasRunningAnimations { return true }
    world.advance(to: time)
    return false
  }

  /// `|■■■■■■■■·······|   0.200 of 0.400 s`
  private var bar: String {
    let columns = 48
    let end = max(world.now, world.lastAnimationEnd ?? 0)
    let filled = end > 0 ? min(columns, Int((world.playhead / end * Double(columns)).rounded())) : columns
    return "|" + String(repeating: "■", count: filled) + String(repeating: "·", count: columns - filled) + "|   "
      + "\(NumberText.fixed(world.playhead, 3)) of \(NumberText.seconds(end))"
  }
}
