import LayerKit
import LuaBridge
import MotionMath
import PlainText
import ScriptRuntime
import TimeControl

/// Playback on one line of the terminal, with a progress bar.
struct Playback {
  private var playing: Playing
  private let branching: BranchingSession
  private let pace: Pace
  private let isStopped: () -> Bool

  /// - Parameters:
  ///   - rate: Virtual seconds in a real one; below 0 it plays backwards. Not 0.
  ///   - number: The input after which a saved script has the moves.
  ///   - isStopped: Whether playing should end; called at each step.
  init(
    _ branching: BranchingSession, rate: Double, numbered number: Int, _ pace: Pace, isStopped: @escaping () -> Bool
  ) {
    self.isStopped = isStopped
    self.branching = branching
    self.pace = pace
    playing = Playing(branching, rate: rate, numbered: number, at: pace.now())
  }

  private var world: World { branching.session.world }

  /// Plays to the end, to the start when backwards, or until Ctrl-C; animations that repeat for ever have no end. The
  /// bar is redrawn on one line.
  mutating func run(_ write: (String) -> Void) {
    let frame = 1 / Double(world.frameRate.perSecond)
    while !isStopped() {
      let isOver = !playing.goOn(at: pace.now())
      write("\r" + bar + "\u{1B}[K")
      if isOver { break }
      pace.wait(frame)
    }
    write("\n")
  }

  /// `|■■■■■■■■·······|   0.200 of 0.400 s`
  private var bar: String {
    let columns = 48
    let end = branching.session.timeline.end
    let filled = end > 0 ? min(columns, Int(clamping: (world.playhead / end * Double(columns)).rounded())) : columns
    let bar = "|" + String(repeating: "■", count: filled) + String(repeating: "·", count: columns - filled) + "|   "
    // Animations that repeat for ever have no end.
    let isEndless = world.lastAnimationEnd == nil && world.pendingEventCount > 0 && !world.isLookingBack
    return bar + (isEndless ? "" : "\(NumberText.fixed(world.playhead, 3)) of ")
      + NumberText.seconds(isEndless ? world.playhead : end)
  }
}
