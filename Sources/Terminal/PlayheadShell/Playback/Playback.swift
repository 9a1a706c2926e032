import LayerKit
import LuaBridge
import MotionMath
import PlainText
import ScriptRuntime
import TimeControl

/// Playback in the shell: a progress bar, with the picture and what moves above it where there is a terminal for them.
struct Playback {
  /// The rows above the bar: as many each time.
  struct View {
    /// The picture as control sequences, drawn from the place of the cursor, which is left where it was; and its rows.
    var picture: (sequences: String, rows: Int)?
    var lines: [String] = []

    var rows: Int { (picture?.rows ?? 0) + lines.count }
  }

  private var playing: Playing
  private let number: Int
  private let view: () -> View
  private let keys: ShellEnvironment.KeyWatch?
  private let branching: BranchingSession
  private let pace: Pace
  private let isStopped: () -> Bool
  private let columns: Int

  /// - Parameters:
  ///   - rate: Virtual seconds in a real one; below 0 it plays backwards. Not 0.
  ///   - number: The input after which a saved script has the moves.
  ///   - keys: What is typed meanwhile: Space pauses and goes on, q ends it; nil where nothing can be typed.
  ///   - view: What is above the bar; nothing where nothing is drawn.
  ///   - columns: Those of the terminal.
  ///   - isStopped: Whether playing should end; called at each step.
  init(
    _ branching: BranchingSession, rate: Double, numbered number: Int, _ pace: Pace,
    keys: ShellEnvironment.KeyWatch? = nil, view: @escaping () -> View = { View() }, columns: Int = 80,
    isStopped: @escaping () -> Bool
  ) {
    self.columns = columns
    self.isStopped = isStopped
    self.number = number
    self.keys = keys
    self.view = view
    self.branching = branching
    self.pace = pace
    playing = Playing(branching, rate: rate, numbered: number, at: pace.now())
  }

  private var world: World { branching.session.world }

  /// Plays to the end, to the start when backwards, or until Ctrl-C; animations that repeat for ever have no end. The
  /// bar is redrawn on one line.
  mutating func run(_ write: (String) -> Void) {
    let frame = 1 / Double(world.frameRate.perSecond)
    var isPaused = false
    var rows = 0
    while !isStopped() {
      let isOver = !isPaused && !playing.goOn(at: pace.now())
      let above = view()
      write(Self.text(above, over: rows) + "\r" + bar + (isPaused ? "  paused" : "") + "\u{1B}[K")
      rows = above.rows
      if isOver { break }
      guard let keys else {
        pace.wait(frame)
        continue
      }
      switch keys.key(isPaused ? 0.1 : frame) {
      case " ":
        isPaused.toggle()
        // From here on, however long it stood still.
        if !isPaused { playing = Playing(branching, rate: playing.rate, numbered: number, at: pace.now()) }
      case "q", "\u{1B}", "\r", "\n":
        write("\n")
        return
      default: break
      }
    }
    write("\n")
  }

  /// The text of the rows above the bar, over the `rows` that were drawn before.
  private static func text(_ view: View, over rows: Int) -> String {
    var text = rows > 0 ? "\u{1B}[\(rows)A" : ""
    if let picture = view.picture {
      // The rows are there before the picture is: a terminal that scrolls for it would lose its place.
      if rows == 0 { text += String(repeating: "\n", count: picture.rows) + "\u{1B}[\(picture.rows)A" }
      text += "\r" + picture.sequences + String(repeating: "\n", count: picture.rows)
    }
    return text + view.lines.map { "\r" + $0 + "\u{1B}[K\n" }.joined()
  }

  /// `|■■■■■■■■·······|   0.200 of 0.400 s`
  private var bar: String {
    // The times behind it take up to 30 columns.
    let columns = max(8, min(48, columns - 30))
    let end = branching.session.timeline.end
    let filled = end > 0 ? min(columns, Int(clamping: (world.playhead / end * Double(columns)).rounded())) : columns
    let bar = "|" + String(repeating: "■", count: filled) + String(repeating: "·", count: columns - filled) + "|   "
    // Animations that repeat for ever have no end.
    let isEndless = world.lastAnimationEnd == nil && world.pendingEventCount > 0 && !world.isLookingBack
    return bar + (isEndless ? "" : "\(NumberText.fixed(world.playhead, 3)) of ")
      + NumberText.seconds(isEndless ? world.playhead : end)
  }
}
