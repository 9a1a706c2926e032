import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl
import ViewKit

/// The mouse in the picture: a click chooses, a drag is a finger.
///
/// A press says nothing yet. Once the mouse is four cells away, a finger goes down where it was pressed, at the world's
/// present time or, in the past, in a branch that begins there; from then on the world runs at rate 1 by the clock of the
/// terminal, and the finger moves once a frame, as on a device.
struct Finger {
  /// Where the button was pressed.
  let cell: InspectorState.Cell
  let start: CGPoint
  /// Real time of the press, in seconds.
  let pressedAt: Double
  /// What was held: Alt for two fingers, Ctrl for a tap.
  let held: Key.Mouse.Held?
  /// Where the mouse was since, and how many seconds after the press.
  var path: [(after: Double, point: CGPoint)] = []
  /// World time at which it went down; nil while it has not.
  var downAt: Double?
  /// How many frames have passed since, and where it is.
  var frame = 0
  var place: CGPoint
  /// The moves so far, for the Lua that does the same.
  var moves: [(frame: Int, point: CGPoint)] = []
  /// How many events were on record before it went down.
  var eventCount = 0
  /// What was said of a branch that began with it.
  var notice: [String] = []

  var isDown: Bool { downAt != nil }

  /// The nearest that a drag comes to where it was pressed, in cells.
  static let threshold = 4
}

extension Inspector {
  /// What is said after the name of a branch that was just made.
  static let branchWords = " begins here; u goes back"

  private var framesPerSecond: Double { Double(world.frameRate.perSecond) }

  /// A press in the picture.
  func touch(_ mouse: Key.Mouse) {
    guard let point = screenPoint(mouse) else { return }
    state.finger = Finger(
      cell: InspectorState.Cell(row: mouse.row, column: mouse.column), start: point, pressedAt: now, held: mouse.held,
      place: point)
  }

  /// The mouse has moved with the button down.
  func drag(to mouse: Key.Mouse) {
    guard var finger = state.finger else { return }
    // Outside of the picture the finger stays where it left.
    if let point = screenPoint(mouse) {
      finger.path.append((now - finger.pressedAt, point))
    }
    state.finger = finger
    let distance = max(abs(mouse.column - finger.cell.column), abs(mouse.row - finger.cell.row))
    if !finger.isDown, distance >= Finger.threshold, state.exploded == nil { putDown() }
    followFinger()
  }

  /// The button is up: a click, a tap, or the end of a drag.
  func lift(_ mouse: Key.Mouse) {
    guard let finger = state.finger else { return }
    guard finger.isDown else {
      state.finger = nil
      if finger.held == .control { return tap(at: finger.start) }
      return chooseInPicture(at: finger.start, finger.cell)
    }
    if let point = screenPoint(mouse) {
      state.finger?.path.append((now - finger.pressedAt, point))
    }
    followFinger()
    endTouch("up")
  }

  /// Takes the finger away as a phone call does.
  func cancelFinger() { endTouch("cancel") }

  /// Lets the world run to the present real time, with the finger moving on the way.
  func followFinger() {
    guard let finger = state.finger, let downAt = finger.downAt else { return }
    let frames = Int(((now - finger.pressedAt) * framesPerSecond + 0.5).rounded(.down))
    var next = finger.frame
    while next < frames, state.finger?.isDown == true {
      next += 1
      // The place at this frame's time is the last one that was reported by then.
      let time = (Double(next) + 0.5) / framesPerSecond
      let place = finger.path.last { $0.after < time }?.point ?? finger.start
      move(to: place, atFrame: next, downAt)
    }
    sayRecognizer()
  }

  private func putDown() {
    guard var finger = state.finger else { return }
    pause()
    finger.eventCount = world.recording.eventCount
    act {
      say(perform(touches("down", finger.start, of: finger)))
      finger.eventCount = min(finger.eventCount, world.recording.eventCount)
      finger.downAt = world.now
    }
    finger.notice = state.message.filter { $0.hasSuffix(Self.branchWords) }
    state.finger = finger
  }

  private func move(to point: CGPoint, atFrame frame: Int, _ downAt: Double) {
    guard var finger = state.finger else { return }
    finger.frame = frame
    look(at: downAt + Double(frame) / framesPerSecond)
    if point != finger.place {
      finger.place = point
      finger.moves.append((frame, point))
      say(perform(touches("move", point, of: finger)))
    }
    state.finger = finger
  }

  /// - Parameter word: `up` or `cancel`.
  private func endTouch(_ word: String) {
    guard let finger = state.finger else { return }
    state.finger = nil
    say(perform(finger.held == .alternate ? ["touch:\(word)(1)", "touch:\(word)(2)"] : ["touch:\(word)()"]))
    state.lastLua = lua(of: finger, ending: word)
    let taken = recognizer(since: finger.eventCount)
    state.message.append((taken ?? "no recogniser took it") + "; y copies the Lua")
    beginPlaying()
  }

  private func tap(at point: CGPoint) {
    pause()
    act {
      let lua = "touch:tap(\(Self.text(point)))"
      say(perform([lua]))
      state.lastLua = lua
    }
    beginPlaying()
  }

  /// The calls for one finger, or for two that are opposite each other about the middle of the screen.
  private func touches(_ word: String, _ point: CGPoint, of finger: Finger) -> [String] {
    guard finger.held == .alternate else { return ["touch:\(word)(\(Self.text(point)))"] }
    let size = session.app.screen.bounds.size
    let other = CGPoint(x: size.width - point.x, y: size.height - point.y)
    return ["touch:\(word)(\(Self.text(point)), 1)", "touch:\(word)(\(Self.text(other)), 2)"]
  }

  private static func text(_ point: CGPoint) -> String {
    "\(NumberText.fixed(point.x, 3, isTrimmed: true)), \(NumberText.fixed(point.y, 3, isTrimmed: true))"
  }

  /// Runs Lua, and returns what went wrong.
  private func perform(_ calls: [String]) -> String? {
    for call in calls {
      do {
        try shell.perform(call)
      } catch {
        return shell.text(of: error)
      }
    }
    return nil
  }

  private func say(_ problem: String?) {
    if let problem { state.message = [problem] }
  }

  // MARK: What takes it

  /// Names the recogniser that took the touch, as soon as one has.
  private func sayRecognizer() {
    guard let finger = state.finger, finger.isDown, let taken = recognizer(since: finger.eventCount) else { return }
    if state.message.last != taken { state.message = finger.notice + [taken] }
  }

  /// `UIPanGestureRecognizer #4 of photo took it`; nil where none has.
  private func recognizer(since count: Int) -> String? {
    let event = world.recording.events.dropFirst(count).last {
      $0.name == "gesture" && ["began", "changed", "ended"].contains($0.detail)
    }
    guard let event, let (label, _) = ObjectLabel.first(in: event.subject[...]) else { return nil }
    let view = world.roots.lazy.compactMap { Self.view(in: $0.owner as? UIView, with: label) }.first
    let owner = view.flatMap { $0.layer.recordID }.map { " of " + name(of: $0) } ?? ""
    return record.names.named(event.subject) + owner + " took it"
  }

  private static func view(in view: UIView?, with label: ObjectLabel) -> UIView? {
    guard let view else { return nil }
    if view.gestureRecognizers.contains(where: { "\($0.className) #\($0.serialNumber)" == label.plain }) { return view }
    return view.subviews.lazy.compactMap { Self.view(in: $0, with: label) }.first
  }

  // MARK: As Lua

  /// The Lua that does the same: a `drag` where the way was straight and even, else each move at its time.
  private func lua(of finger: Finger, ending word: String) -> String {
    let rate = world.frameRate.perSecond
    if word == "up", finger.held == nil, let last = finger.moves.last, isEven(finger) {
      let rest = finger.frame - last.frame
      return "touch:drag{from = {\(Self.text(finger.start))}, to = {\(Self.text(last.point))}, "
        + "duration = \(last.frame)/\(rate)\(rest > 0 ? ", hold = \(rest)/\(rate)" : "")}"
    }
    var lines = ["local start = timeline.now"] + touches("down", finger.start, of: finger)
    var frame = 0
    func wait(until next: Int) {
      if next > frame { lines.append("timeline:seek(start + \(next)/\(rate))") }
      frame = next
    }
    for move in finger.moves {
      wait(until: move.frame)
      lines += touches("move", move.point, of: finger)
    }
    wait(until: finger.frame)
    lines += finger.held == .alternate ? ["touch:\(word)(1)", "touch:\(word)(2)"] : ["touch:\(word)()"]
    // One input, so that the local variable lasts.
    return (["do"] + lines.map { "  " + $0 } + ["end"]).joined(separator: "\n")
  }

  /// Whether each frame moved it by the same, to a tenth of a point.
  private func isEven(_ finger: Finger) -> Bool {
    guard let last = finger.moves.last, finger.moves.count == last.frame else { return false }
    return finger.moves.allSatisfy { frame, point in
      let share = Double(frame) / Double(last.frame)
      let x = finger.start.x + (last.point.x - finger.start.x) * share
      let y = finger.start.y + (last.point.y - finger.start.y) * share
      return (point.x - x).magnitude < 0.1 && (point.y - y).magnitude < 0.1
    }
  }
}
