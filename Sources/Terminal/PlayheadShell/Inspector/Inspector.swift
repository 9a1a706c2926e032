import FrameRendering
import LayerKit
import LuaBridge
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl
import ViewKit

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
  let opening: InspectorOpening
  let depth: ColorDepth
  let theme: Theme
  var state = InspectorState()
  /// Draws only what changed since the last picture.
  var renderer: FrameRenderer?
  var renderedSize = CGSize.zero
  /// The drawings of layers that stand still.
  let pictureMemory = PictureMemory()
  /// The picture in pixels, where the terminal shows them.
  let pixels: PixelPicture?
  private var shown: CellGrid?
  var hasLeft = false
  /// The layout of the last screen, to which the mouse points, and what its last pane lists.
  private(set) var layout = InspectorLayout(columns: 80, rows: 24)
  private(set) var lastRows: [InspectorScreen.LastRow] = []
  private var lastRecord: InspectorRecord?
  /// The branches and marks at the opening of the screen: leaving does not lose them.
  var opened = Opened()
  /// The output since the last drawing, and the lines that were printed before it.
  private var heard = ""
  private var heardLines: [String] = []
  /// How many times something was done since where nothing branched: a value was set, a finger put down, a transition
  /// finished.
  var steps = 0
  /// The inputs that the line after a colon recalls, oldest first.
  var lineHistory: [String]

  struct Opened {
    var branches: Set<String> = []
    var marks: Set<String> = []
  }

  init(_ shell: Shell, on screen: any FullScreen, _ pace: Pace, depth: ColorDepth, _ opening: InspectorOpening) {
    self.shell = shell
    pixels = PixelPicture(shell.screen)
    lineHistory = shell.environment.earlierInputs()
    self.opening = opening
    self.screen = screen
    self.pace = pace
    self.depth = depth
    theme = Theme(isLight: shell.screen.isLight, depth: depth)
    state.rate = shell.environment.clock.rate
    noteOpening()
    if shell.screen.hasPixelMouse { screen.reportPixels(cell: shell.screen.cell) }
  }

  var session: ScriptSession { shell.session }
  var world: World { session.world }
  var playhead: Double { world.playhead }
  /// Real time, in seconds since some fixed instant.
  var now: Double { pace.now() }

  /// Names and tracks, computed again where they may differ from those of the last screen.
  var record: InspectorRecord {
    let record = InspectorRecord.of(self, former: lastRecord)
    lastRecord = record
    return record
  }

  /// Where the layers are on the screen at the playhead.
  var places: [LayerPlace] { LayerPlace.all(in: world.frame) }

  /// Draws and handles keys until a key leaves or the input ends. Nothing else is written to the terminal meanwhile: what
  /// is printed becomes the message.
  func run() {
    shell.inspector = self
    defer { shell.inspector = nil }
    shell.listening({ [unowned self] in heard += $0 }, show)
    if let pixels { screen.write(pixels.removal) }
  }

  private func show() {
    if opening == .beginning { open() }
    if opening != .fromShell { state.message += shell.initProblem }
    while !hasLeft {
      tellHeard()
      draw()
      switch screen.input(within: patience) {
      case .keys(let keys): for key in keys where !hasLeft { press(key) }
      case .disturbed: shown = nil
      case .ended: leave()
      }
      beginOpening()
      if state.play != nil { playOn() }
      followFinger()
      forgetMessage()
      followScript()
      forgetInterrupt()
    }
  }

  /// Puts what was printed since the last drawing above the message, in place of what was printed before.
  private func tellHeard() {
    guard !heard.isEmpty else { return }
    let message =
      state.message.starts(with: heardLines) ? state.message.dropFirst(heardLines.count) : state.message[...]
    heardLines = lines(heard)
    state.message = heardLines + message
    heard = ""
  }

  /// How many seconds to wait for a key: to the next frame while time passes, to the next look at a watched script's
  /// files.
  private var patience: Double? {
    if state.play != nil || state.opensAt != nil || state.finger?.isDown == true {
      return 1 / Double(world.frameRate.perSecond)
    }
    return shell.environment.followScript == nil ? nil : 0.1
  }

  /// While playing a message lasts for five seconds.
  private func forgetMessage() {
    guard state.play != nil, !state.message.isEmpty else {
      state.messageSince = nil
      return
    }
    let since = state.messageSince ?? now
    state.messageSince = since
    if now - since >= 5 { (state.message, state.messageSince) = ([], nil) }
  }

  /// Runs a watched script again when it has changed, and keeps the time and the rate; a script that fails changes
  /// nothing.
  private func followScript() {
    guard let follow = shell.environment.followScript else { return }
    let (time, wasPlaying, lost) = (playhead, state.play != nil, madeHere)
    switch shell.listening({ _ in }, follow) {
    case .none: break
    case .failed(let text):
      pause()
      state.message = text.split(separator: "\n").map(String.init)
    case .taken:
      pause()
      noteOpening()
      look(at: time)
      if wasPlaying { beginPlaying() }
      let loss = lost.isEmpty ? "" : ", without \(lost) made before"
      state.message = ["the script changed and was run again" + loss]
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

  // MARK: Drawing

  /// Shows the state and the world as they are now.
  func draw() {
    followPlayhead()
    let size = screen.size
    let grid = InspectorScreen(self, columns: size.columns, rows: size.rows)
    (layout, lastRows) = (grid.layout, grid.lastRows)
    let area = state.keysPage != nil ? nil : layout.picture
    // Pixels stay where a picture was until everything is cleared.
    if pixels?.isMoved(to: area) == true { shown = nil }
    let update = ScreenUpdate(
      from: shown, to: grid.cells, depth: depth, isASCII: shell.environment.terminal.isASCII, isSynchronized: true)
    let picture =
      area.flatMap { area in
        pixels?.update(
          over: area, rows: min(area.rows, max(0, (grid.firstCoveredRow ?? .max) - area.row)),
          of: session.app.screen.bounds.size, isCleared: shown == nil
        ) { drawing(pixel: $0) }
      } ?? pixels?.cleared() ?? ""
    if !update.sequences.isEmpty || !picture.isEmpty { screen.write(update.sequences + picture) }
    shown = grid.cells
  }

  // MARK: Keys

  func press(_ key: Key) {
    // Escape forgets a press that may yet be a click, and the drag or release that follows it.
    if key == .escape, state.finger?.isDown == false {
      state.finger = nil
      return
    }
    if let finger = state.finger, finger.isDown {
      // Nothing else is done with a finger on the screen.
      switch key {
      case .mouse(let mouse): return point(mouse)
      case .escape: return cancelFinger()
      default: return
      }
    }
    if pageMessage(by: key) { return }
    let hadMessage = !state.message.isEmpty
    if case .mouse(let mouse) = key, mouse.action == .release || mouse.action == .drag {} else { state.message = [] }
    if state.isOpening {
      let wasPlaying = state.play != nil || state.opensAt != nil
      (state.isOpening, state.opensAt) = (false, nil)
      pause()
      if wasPlaying, key == .character(" ") || key == .character("k") { return }
    }
    if state.asksBeforeLeaving { return answerLeaving(key) }
    let offered = state.offered
    state.offered = nil
    if key == .enter, let offered { return perform(offer: offered) }
    if let prompt = state.prompt {
      guard case .paste(let text) = key, prompt.kind == .command, text.trimmed.contains("\n") else { return type(key) }
      // Several lines are inputs of their own, the first of them what is typed already.
      state.prompt = nil
      return paste(prompt.before + text + prompt.after)
    }
    // Escape takes away what is in the way before it leaves.
    if key == .escape, hadMessage, state.tuning == nil { return }
    if state.keysPage != nil, key != .character("?") {
      state.keysPage = nil
      if key == .escape || key == .character("q") { return }
    }
    if case .mouse(let mouse) = key { return point(mouse) }
    if state.tuning != nil { return tune(key) }
    if case .paste(let text) = key { return paste(text) }
    if let binding = range.bindings.first(where: { Key(named: $0.key) == key }) { return perform(binding.command) }
    pressUnbound(key)
  }

  /// Performs the action of a bound key: a command or Lua, or after `press` the action that another key has by itself.
  private func perform(_ bound: String) {
    guard bound.hasPrefix("press ") else { return command(bound) }
    let name = bound.dropFirst("press ".count).trimmed
    guard let key = Key(named: String(name)) else {
      state.message = ["press takes a key, such as left or shift-left, not '\(name)'"]
      return
    }
    pressUnbound(key)
  }

  private func pressUnbound(_ key: Key) {
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
      if state.finger != nil { return drag(to: mouse) }
      if layout.ruler.contains(row: mouse.row, column: mouse.column), let time = time(at: mouse) {
        if mouse.action == .press { remember(place) }
        pause()
        look(at: time)
      } else if mouse.action == .press {
        if layout.picture.contains(row: mouse.row, column: mouse.column) { return touch(mouse) }
        click(row: mouse.row, column: mouse.column)
      }
    case .release: if state.finger != nil { lift(mouse) }
    }
  }

  /// The time at a cell of the ruler; of all time on the row above it that shows all.
  private func time(at mouse: Key.Mouse) -> Double? {
    let isWhole = layout.minimap.contains(row: mouse.row, column: mouse.column)
    let ruler = isWhole ? wholeRuler(columns: layout.ruler.columns) : ruler(columns: layout.ruler.columns)
    return ruler.time(atColumn: mouse.column - layout.ruler.column)
  }

  func submit(_ kind: InspectorState.Prompt, _ text: Substring) {
    switch kind {
    case .filter:
      state.filter = String(text)
      choose(named: String(text))
    case .command:
      guard !text.isEmpty else { return }
      run(typed: String(text))
      offerToAdvance()
    case .fraction: command("update \(text)")
    case .mark: mark(String(text))
    case .goToMark: if !text.isEmpty { command(":goto @\(text)") }
    case .picture: if !text.isEmpty { write(to: String(text)) }
    case .script:
      guard !text.isEmpty else { return }
      let replaced = shell.filesReplaced(bySaving: String(text))
      guard let first = replaced.first else { return perform(offer: .save(String(text))) }
      let what = replaced.count == 1 ? first : "\(first) and \(replaced.count - 1) more"
      state.offered = .save(String(text))
      state.message = [
        "\(what) \(replaced.count == 1 ? "exists; Enter writes over it, Esc keeps it" : "exist; Enter writes over them, Esc keeps them")"
      ]
    case .value: setValue(String(text))
    }
  }

  /// Where a command was refused because nothing happens so late, Enter goes there all the same.
  private func offerToAdvance() {
    guard case .refused(let message, let hint?) = shell.outcome, message.contains(Shell.isTheEnd),
      let way = Double(hint.drop { $0 != " " }.trimmed)
    else { return }
    state.offered = .command(hint)
    let (end, goal) = (NumberText.seconds(recordEnd), NumberText.seconds(playhead + way))
    state.message = ["\(end) is the end; run on to \(goal)? (Enter)"]
  }

  /// Sets a mark at the playhead; an empty name is a number.
  private func mark(_ name: String) {
    let before = Set(range.marks.map(\.name))
    command(name.isEmpty ? ":mark" : ":mark \(name)")
    guard let mark = range.marks.last, !before.contains(mark.name) else { return }
    remember(InspectorState.Step(place: place, change: .mark(name: mark.name)))
  }

  /// Runs an input in the shell; its output becomes the message.
  func command(_ input: String) {
    pause()
    shell.hasSavedAll = false
    act { state.message = lines(shell.answerQuietly(input)) }
    if shell.hasSavedAll { noteOpening() }
    guard let code = shell.exitCode else { return }
    askToLeave()
    // A person who stays has not ended the shell.
    if !hasLeft {
      shell.stay()
      state.exitCode = code
    }
  }

  private func lines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }

  /// Runs what may change the world: keeps the place for `u`, and says where a branch begins.
  func act(_ body: () -> Void) {
    let before = place
    let former = shell.current.current
    let (now, recorded) = (world.now, recordedCount)
    state.formerTracks = []
    body()
    if place != before { remember(before) }
    guard place.branch != before.branch else {
      // A step that only moves the clock is done again by moving it.
      if world.now == now, recordedCount != recorded { steps += 1 }
      return
    }
    if former.session.world.now > playhead {
      state.formerTracks = RunBar.lanes(in: former.session.world.recording, upTo: former.session.world.now)
    }
    if shell.current.current.origin?.branch == before.branch {
      state.message.append(place.branch + Self.branchWords)
    }
  }

  /// How much is on record.
  private var recordedCount: Int { world.recording.commitCount + world.recording.eventCount }

  func changeLoop() {
    range.loop = range.loop.next
    state.message = [
      range.loop == .pingpong ? "ping-pong: back and forth" : "loop \(range.loop == .loop ? "on" : "off")"
    ]
  }
}
