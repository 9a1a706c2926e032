import FrameRendering
import LayerKit
import LuaBridge
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl

/// How the full screen opens.
package enum InspectorOpening {
  /// Where the playhead is, from a shell that goes on afterwards.
  case fromShell
  /// Where the playhead is; the program ends when the screen is left.
  case atPlayhead
  /// At the beginning, playing once; the program ends when the screen is left.
  case beginning
}

/// The full-screen view of a session: picture, tracks, values and events at the playhead, and a key for everything.
///
/// Keys change the world through the shell's commands; looking moves the playhead only. Drawing reads the record and
/// changes nothing, so a dropped frame has no other effect.
final class Inspector {
  let shell: Shell
  let screen: any FullScreen
  private let pace: Pace
  private let opening: InspectorOpening
  let depth: ColorDepth
  var state = InspectorState()
  /// Draws only what changed since the last picture.
  var renderer: FrameRenderer?
  var renderedSize = CGSize.zero
  /// The picture in pixels, where the terminal shows them.
  let pixels: PixelPicture?
  private var shown: CellGrid?
  private var hasLeft = false
  /// The layout of the last screen, to which the mouse points.
  private(set) var layout = InspectorLayout(columns: 80, rows: 24, aspect: 0.5)

  init(_ shell: Shell, on screen: any FullScreen, _ pace: Pace, depth: ColorDepth, _ opening: InspectorOpening) {
    self.shell = shell
    pixels = PixelPicture(shell.screen)
    self.opening = opening
    self.screen = screen
    self.pace = pace
    self.depth = depth
    state.rate = shell.environment.clock.rate
  }

  var session: ScriptSession { shell.session }
  var world: World { session.world }
  var playhead: Double { world.playhead }
  /// Real time, in seconds since some fixed instant.
  var now: Double { pace.now() }

  /// Draws and handles keys until a key leaves or the input ends.
  func run() {
    if opening == .beginning { open() }
    while !hasLeft {
      draw()
      switch screen.input(within: patience) {
      case .keys(let keys): for key in keys where !hasLeft { press(key) }
      case .disturbed: shown = nil
      case .ended: leave()
      }
      if state.play != nil { playOn() }
      followScript()
      forgetInterrupt()
    }
    if let pixels { screen.write(pixels.removal) }
  }

  /// Goes to the beginning and plays once.
  private func open() {
    guard recordEnd > 0, !tracks.rows.isEmpty else {
      state.message = ["nothing moves in this script"]
      return
    }
    look(at: start)
    beginPlaying()
    state.isOpening = true
  }

  /// How many seconds to wait for a key: to the next frame while playing, to the next look at a watched script's files.
  private var patience: Double? {
    if state.play != nil { return 1 / Double(world.frameRate.perSecond) }
    return shell.environment.followScript == nil ? nil : 0.1
  }

  /// Runs a watched script again when it has changed, and keeps the time and the rate; a script that fails changes
  /// nothing.
  private func followScript() {
    guard let follow = shell.environment.followScript else { return }
    let (time, wasPlaying) = (playhead, state.play != nil)
    switch quietly(follow) {
    case .none: break
    case .failed(let text):
      pause()
      state.message = text.split(separator: "\n").map(String.init)
    case .taken:
      pause()
      look(at: time)
      if wasPlaying { beginPlaying() }
      state.message = ["the script changed and was run again"]
    }
  }

  /// Runs `body` with the output of scripts muted.
  private func quietly<Result>(_ body: () -> Result) -> Result {
    shell.environment.output.divert { _ in }
    defer { shell.environment.output.divert(nil) }
    return body()
  }

  func leave() { hasLeft = true }

  /// Leaves, or asks first where branches and marks made here would be lost.
  func askToLeave() {
    let branches = shell.current.branches.count - 1
    let marks = range.marks.count
    guard opening != .fromShell, branches + marks > 0 else { return leave() }
    func count(_ number: Int, _ noun: String, _ plural: String) -> String? {
      number > 0 ? "\(number) \(number == 1 ? noun : plural)" : nil
    }
    let what = [count(branches, "branch", "branches"), count(marks, "mark", "marks")].compactMap(\.self)
    state.asksBeforeLeaving = true
    state.message = ["\(what.joined(separator: " and ")) would be lost: w writes a script, q leaves, Esc stays"]
  }

  private func answerLeaving(_ key: Key) {
    state.asksBeforeLeaving = false
    switch key {
    case .character("q"): leave()
    case .character("w"): state.prompt = (.script, "")
    default: break
    }
  }

  /// Ctrl-C stops playback. The program itself ends at a second Ctrl-C within a second.
  private func forgetInterrupt() {
    guard shell.environment.interrupts.take() else { return }
    session.lua.clearInterrupt()
    pause()
    state.prompt = nil
    state.message = ["interrupted; q leaves"]
  }

  /// Shows the state and the world as they are now.
  func draw() {
    followPlayhead()
    let size = screen.size
    let grid = InspectorScreen(self, columns: size.columns, rows: size.rows)
    layout = grid.layout
    let area = state.showsKeys ? nil : layout.picture
    // Pixels stay where a picture was until everything is cleared.
    if pixels?.isMoved(to: area) == true { shown = nil }
    let update = ScreenUpdate(from: shown, to: grid.cells, depth: depth, isSynchronized: true)
    let picture = pixels?.update(session, options, over: area, isCleared: shown == nil) ?? ""
    if !update.sequences.isEmpty || !picture.isEmpty { screen.write(update.sequences + picture) }
    shown = grid.cells
  }

  // MARK: Keys

  func press(_ key: Key) {
    let hadMessage = !state.message.isEmpty
    state.message = []
    state.formerTracks = []
    if state.isOpening {
      state.isOpening = false
      let wasPlaying = state.play != nil
      pause()
      if wasPlaying, key == .character(" ") || key == .character("k") { return }
    }
    if state.asksBeforeLeaving { return answerLeaving(key) }
    if state.prompt != nil { return type(key) }
    // Escape takes away what is in the way before it leaves.
    if key == .escape, hadMessage { return }
    if state.showsKeys, key != .character("?") {
      state.showsKeys = false
      if key == .escape || key == .character("q") { return }
    }
    if case .mouse(let mouse) = key { return point(mouse) }
    if let binding = range.bindings.first(where: { key == .character($0.key) }) { return command(binding.command) }
    if case .character(let digit) = key, let tenths = digit.wholeNumberValue, digit.isASCII {
      return jump(to: start + (end - start) * Double(tenths) / 10)
    }
    InspectorKey.all.first { $0.keys.contains(key) }?.perform(self)
  }

  private func point(_ mouse: Key.Mouse) {
    switch mouse.action {
    case .wheelUp: step(-1)
    case .wheelDown: step(1)
    case .press, .drag:
      if layout.ruler.contains(row: mouse.row, column: mouse.column), let time = time(at: mouse.column) {
        if mouse.action == .press { remember(place) }
        pause()
        look(at: time)
      } else if mouse.action == .press, layout.tracks.contains(row: mouse.row, column: mouse.column) {
        state.selection = layout.firstTrack + mouse.row - layout.tracks.row
      }
    case .release: break
    }
  }

  /// The time above a column of the ruler.
  private func time(at column: Int) -> Double? {
    ruler(columns: layout.ruler.columns).time(atColumn: column - layout.ruler.column)
  }

  private func type(_ key: Key) {
    guard let (kind, text) = state.prompt else { return }
    switch key {
    case .escape: state.prompt = nil
    case .backspace: state.prompt = text.isEmpty ? nil : (kind, String(text.dropLast()))
    case .character(let character): state.prompt = (kind, text + String(character))
    case .enter:
      state.prompt = nil
      submit(kind, text.trimmed)
    default: break
    }
  }

  private func submit(_ kind: InspectorState.Prompt, _ text: Substring) {
    switch kind {
    case .filter:
      state.filter = String(text)
      state.selection = 0
    case .command: if !text.isEmpty { command(String(text)) }
    case .fraction: command("update \(text)")
    case .mark: command(text.isEmpty ? ":mark" : ":mark \(text)")
    case .goToMark: if !text.isEmpty { command(":goto @\(text)") }
    case .picture: if !text.isEmpty { command(":export \(text)") }
    case .script: if !text.isEmpty { command(":save \(text)") }
    }
  }

  /// Runs an input in the shell; its output becomes the message.
  func command(_ input: String) {
    pause()
    let before = place
    let former = shell.current.current
    let text = shell.answerQuietly(input)
    if place != before { remember(before) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    state.message = Array(lines.reversed().drop { $0.isEmpty }.reversed())
    if place.branch != before.branch, former.session.world.now > playhead {
      state.formerTracks = Track.all(in: former.session.world.recording, upTo: former.session.world.now)
      if shell.current.current.origin?.branch == before.branch {
        state.message.append("\(place.branch) begins here; u goes back")
      }
    }
    if shell.exitCode != nil { leave() }
  }

  // MARK: Tracks

  private var tracks: TrackList { TrackList(self, LayerNames(in: session)) }

  func select(_ offset: Int) {
    let count = tracks.rows.count
    state.selection = min(max(0, state.selection + offset), max(0, count - 1))
  }

  func fold() {
    let rows = tracks.rows
    guard rows.indices.contains(state.selection) else { return }
    let layer = rows[state.selection].layer
    if state.folded.remove(layer) == nil { state.folded.insert(layer) }
    state.selection = tracks.rows.firstIndex { $0.layer == layer } ?? 0
  }

  func changeLoop() {
    range.loop = range.loop.next
    state.message = [
      range.loop == .pingpong ? "ping-pong: back and forth" : "loop \(range.loop == .loop ? "on" : "off")"
    ]
  }
}
