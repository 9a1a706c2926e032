import TerminalCells
import TimeControl

/// A key of the inspector and its action. The list that `?` shows is this table.
struct InspectorKey {
  /// The keys as the list shows them: `Left , `.
  let shown: String
  let summary: String
  let keys: [Key]
  let perform: (Inspector) -> Void

  init(_ shown: String, _ summary: String, _ keys: [Key], _ perform: @escaping (Inspector) -> Void) {
    self.shown = shown
    self.summary = summary
    self.keys = keys
    self.perform = perform
  }

  static var frames: [InspectorKey] {
    [
      InspectorKey("Space k", "play, pause", [.character(" "), .character("k")]) { $0.togglePlay() },
      InspectorKey(
        "Right .", "a frame on", [.character("."), .pageDown(shift: false)]
      ) { $0.step(1) },
      InspectorKey("Left ,", "a frame back", [.character(","), .pageUp(shift: false)]) { $0.step(-1) },
      InspectorKey("", "", [.left(shift: false)]) { $0.turnOrStep(-1, by: 1) },
      InspectorKey("", "", [.right(shift: false)]) { $0.turnOrStep(1, by: 1) },
      InspectorKey("Shift-Right", "10 frames on", [.pageDown(shift: true)]) { $0.step(10) },
      InspectorKey("Shift-Left", "10 frames back", [.pageUp(shift: true)]) { $0.step(-10) },
      InspectorKey("", "", [.left(shift: true)]) { $0.turnOrStep(-1, by: 10) },
      InspectorKey("", "", [.right(shift: true)]) { $0.turnOrStep(1, by: 10) },
      InspectorKey("Home", "to the start, or in", [.home]) { $0.jump(to: $0.start) },
      InspectorKey("End", "to the end, or out", [.end]) { $0.jump(to: $0.end) },
      InspectorKey("n N", "event after, before", [.character("n")]) { $0.jumpToEvent(forward: true) },
      InspectorKey("", "", [.character("N")]) { $0.jumpToEvent(forward: false) },
      InspectorKey("{ }", "transition before, after", [.character("{")]) { $0.jumpToChapter(forward: false) },
      InspectorKey("", "", [.character("}")]) { $0.jumpToChapter(forward: true) },
      InspectorKey("0-9", "to 0-90 %", []) { _ in },
      InspectorKey("u U", "undo, redo what was done", [.character("u")]) { $0.undo() },
      InspectorKey("", "", [.character("U")]) { $0.redo() },
      InspectorKey("m '", "set a mark, go to one", [.character("m")]) { $0.prompt(.mark) },
      InspectorKey("", "", [.character("'")]) { $0.prompt(.goToMark) },
    ]
  }

  static var speed: [InspectorKey] {
    [
      InspectorKey("j l", "shuttle back, forward", [.character("j")]) { $0.shuttle(backwards: true) },
      InspectorKey("", "", [.character("l")]) { $0.shuttle(backwards: false) },
      InspectorKey("[ ]", "slower, faster", [.character("[")]) { $0.setRate($0.state.rate(faster: false)) },
      InspectorKey("", "", [.character("]")]) { $0.setRate($0.state.rate(faster: true)) },
      InspectorKey("Backspace", "rate 1", [.backspace]) { $0.setRate(1) },
      InspectorKey("i o x", "in, out, clear", [.character("i")]) { $0.range.inPoint = $0.playhead },
      InspectorKey("", "", [.character("o")]) { $0.range.outPoint = $0.playhead },
      InspectorKey("", "", [.character("x")]) { ($0.range.inPoint, $0.range.outPoint) = (nil, nil) },
      InspectorKey("L", "off, loop, ping-pong", [.character("L")]) { $0.changeLoop() },
    ]
  }

  static var scrubbing: [InspectorKey] {
    [
      InspectorKey("b", "begin: hold and scrub it", [.character("b")]) { $0.command("begin") },
      InspectorKey("p", "scrub to a fraction", [.character("p")]) { $0.prompt(.fraction) },
      InspectorKey("f c", "finish, cancel; play on", [.character("f")]) { $0.letGo("finish") },
      InspectorKey("", "", [.character("c")]) { $0.letGo("cancel") },
      InspectorKey("r", "reverse what is driven", [.character("r")]) { $0.command("reverse") },
      InspectorKey("T", "tune the chosen animation", [.character("T")]) { $0.tune() },
    ]
  }

  static var zooming: [InspectorKey] {
    [
      InspectorKey("+ -", "zoom at the playhead", [.character("+")]) { $0.zoom(by: 2) },
      InspectorKey("", "", [.character("-")]) { $0.zoom(by: 0.5) },
      InspectorKey("= I", "show all, from in to out", [.character("=")]) { $0.state.window = nil },
      InspectorKey("", "", [.character("I")]) { $0.zoomToRange() },
    ]
  }

  static var looking: [InspectorKey] {
    [
      InspectorKey("Up Down", "choose in the pane", [.up]) { $0.move(-1) },
      InspectorKey("", "", [.down]) { $0.move(1) },
      InspectorKey("Enter", "fold lanes, edit a value", [.enter]) { $0.enter() },
      InspectorKey("/", "choose by name, filter", [.character("/")]) {
        $0.prompt(.filter)
      },
      InspectorKey("Tab", "next pane; Shift: back", [.tab]) { $0.moveFocus(by: 1) },
      InspectorKey("", "", [.backtab]) { $0.moveFocus(by: -1) },
      InspectorKey("z", "all rows for the pane", [.character("z")]) { $0.state.isZoomed.toggle() },
      InspectorKey("t", "events, layer tree", [.character("t")]) { $0.showTree() },
      InspectorKey("v", "picture beside, alone, no", [.character("v")]) { $0.state.picture = $0.state.picture.next },
      InspectorKey("e", "layers apart; arrows turn", [.character("e")]) { $0.explode() },
      InspectorKey("h", "dim all but the chosen", [.character("h")]) { $0.state.dimsOthers.toggle() },
      InspectorKey("B", "outlines", [.character("B")]) { $0.state.showsOutlines.toggle() },
      InspectorKey("V", "both, shown, model", [.character("V")]) { $0.state.values = $0.state.values.next },
      InspectorKey("g", "curve below, large, none", [.character("g")]) { $0.state.curve = $0.state.curve.next },
      InspectorKey("mouse", "choose; drag: a finger", []) { _ in },
      InspectorKey("Ctrl Alt", "with the mouse tap, pinch", []) { _ in },
      InspectorKey("y", "copy it as Lua, Swift", [.character("y")]) { $0.copy() },
      InspectorKey("w", "write a picture, page, film", [.character("w")]) { $0.promptForFile() },
      InspectorKey(":", "a command, or Lua", [.character(":")]) { $0.prompt(.command) },
      InspectorKey("?", "these keys", [.character("?")]) { $0.turnKeys() },
      InspectorKey("q", "leave", [.character("q")]) { $0.askToLeave() },
      InspectorKey("Esc", "close what is open, leave", [.escape]) { $0.close() },
    ]
  }

  static var all: [InspectorKey] { groups.flatMap(\.keys) }

  /// The keys by purpose, as the list shows them.
  static var groups: [(name: String, keys: [InspectorKey])] {
    [
      ("TIME", frames), ("PLAYING", speed), ("RULER", zooming), ("TRANSITION", scrubbing), ("LOOKING", looking),
    ]
  }
}
