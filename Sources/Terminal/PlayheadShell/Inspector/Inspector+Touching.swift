import FrameRendering
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
  /// How far it is from the middle of the mouse's cell.
  let offset: CGSize
  /// Real time of the press, in seconds.
  let pressedAt: Double
  /// The modifier key: Alt for two fingers, Ctrl for a tap.
  let held: Key.Mouse.Held?
  /// The fingers it is, for `touch`: those that no script has down.
  var numbers: [Int]
  /// Where the mouse was since, and how many seconds after the press.
  var path: [(after: Double, point: CGPoint)] = []
  /// World time at which it went down; nil while it has not.
  var downAt: Double?
  /// How many frames have passed since, and where it is.
  var frame = 0
  var location: CGPoint
  /// The moves so far, for the Lua that does the same.
  var moves: [(frame: Int, point: CGPoint)] = []
  /// How many events were on record before it went down.
  var eventCount = 0
  /// The words about the control that follows the finger; nil for none.
  var control: String?
  /// The message about a branch that began with the touch.
  var notice: [String] = []

  var isDown: Bool { downAt != nil }

  /// The nearest that a drag comes to where it was pressed, in cells.
  static let threshold = 4
}

extension Inspector {
  /// The words after the name of a branch that was just made.
  static let branchWords = " begins here; u goes back"

  private var framesPerSecond: Double { Double(world.frameRate.perSecond) }

  /// A press in the picture.
  func touch(_ mouse: Key.Mouse) {
    guard let middle = screenPoint(mouse) else { return }
    let point = controlPoint(mouse, middle) ?? middle
    state.finger = Finger(
      cell: InspectorState.Cell(row: mouse.row, column: mouse.column), start: point,
      offset: CGSize(width: point.x - middle.x, height: point.y - middle.y), pressedAt: now, held: mouse.held,
      numbers: freeFingers(mouse.held == .alternate ? 2 : 1), location: point)
  }

  /// The place of a control in the cell under the mouse that is nearest to its middle: a cell is larger than many a
  /// control. Nil where the middle is on one, where the cell has none, and where the mouse tells more than cells.
  private func controlPoint(_ mouse: Key.Mouse, _ middle: CGPoint) -> CGPoint? {
    guard mouse.x == 0.5, mouse.y == 0.5 else { return nil }
    func corner(_ part: Double) -> CGPoint? {
      var mouse = mouse
      (mouse.x, mouse.y) = (part, part)
      return screenPoint(mouse)
    }
    guard let first = corner(0), let last = corner(1 - 1e-6) else { return nil }
    let cell = CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    var boxes: [CGRect] = []
    var pending: [UIView] = session.app.keyWindow.map { [$0] } ?? []
    let places = places
    while let view = pending.popLast() {
      if let control = view as? UIControl, control.isEnabled, let id = control.layer.recordID,
        let place = places.first(where: { $0.layer == id && $0.isShown })
      {
        boxes.append(place.box)
      }
      pending += view.subviews
    }
    guard !boxes.contains(where: { $0.contains(middle) }) else { return nil }
    return boxes.filter { $0.overlaps(cell) }.map { box -> CGPoint in
      let common = box.intersection(cell)
      // Not on the very edge, which is outside at the right and below.
      let (dx, dy) = (min(1, common.width / 2), min(1, common.height / 2))
      return CGPoint(
        x: min(max(middle.x, common.minX + dx), common.maxX - dx),
        y: min(max(middle.y, common.minY + dy), common.maxY - dy))
    }.min { Self.distance($0, middle) < Self.distance($1, middle) }
  }

  private static func distance(_ first: CGPoint, _ second: CGPoint) -> Double {
    (first.x - second.x).magnitude + (first.y - second.y).magnitude
  }

  /// Where the finger is that the mouse is: as far beside the cell's middle as it began.
  private func fingerPoint(_ mouse: Key.Mouse, _ finger: Finger) -> CGPoint? {
    screenPoint(mouse).map { CGPoint(x: $0.x + finger.offset.width, y: $0.y + finger.offset.height) }
  }

  /// The first fingers that are not down in the current branch's present.
  private func freeFingers(_ count: Int) -> [Int] {
    let down = Set(session.app.touch.fingersDown.map(\.finger))
    return Array((1...).lazy.filter { !down.contains($0) }.prefix(count))
  }

  /// The mouse has moved with the button down.
  func drag(to mouse: Key.Mouse) {
    guard var finger = state.finger else { return }
    // Outside of the picture the finger stays where it left.
    if let point = fingerPoint(mouse, finger) {
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
      if finger.held == .control { return tap(finger) }
      return chooseInPicture(at: finger.start, finger.cell)
    }
    if let point = fingerPoint(mouse, finger) {
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
      let point = finger.path.last { $0.after < time }?.point ?? finger.start
      move(to: point, atFrame: next, downAt)
    }
    sayRecognizer()
  }

  private func putDown() {
    guard var finger = state.finger else { return }
    let before = place
    let steps = steps
    pause()
    finger.eventCount = world.recording.eventCount
    act {
      var problem = perform(touches("down", finger.start, of: finger))
      // A script may have had the same finger down at that past instant, which nothing but the attempt shows.
      while problem?.contains("is down already") == true, let last = finger.numbers.last, last < 10 {
        finger.numbers = finger.numbers.map { $0 + 1 }
        problem = perform(touches("down", finger.start, of: finger))
      }
      say(problem)
      finger.eventCount = min(finger.eventCount, world.recording.eventCount)
      finger.downAt = world.now
    }
    finger.notice = state.message.filter { $0.hasSuffix(Self.branchWords) }
    rememberStart(before, steps)
    state.finger = finger
  }

  private func move(to point: CGPoint, atFrame frame: Int, _ downAt: Double) {
    guard var finger = state.finger else { return }
    finger.frame = frame
    look(at: downAt + Double(frame) / framesPerSecond)
    if point != finger.location {
      finger.location = point
      finger.moves.append((frame, point))
      say(perform(touches("move", point, of: finger)))
    }
    state.finger = finger
  }

  /// - Parameter word: `up` or `cancel`.
  private func endTouch(_ word: String) {
    guard let finger = state.finger else { return }
    state.finger = nil
    let problem = perform(endings(word, of: finger))
    if problem == nil, isUntaken(finger) { return takeBack(finger) }
    state.copyable = CopyableText(lua: lua(of: finger, ending: word))
    sayEnd(of: finger, problem)
    beginPlaying()
  }

  /// Whether nothing on the screen has taken the finger: no recogniser, no control, and no view with code of its own.
  private func isUntaken(_ finger: Finger) -> Bool {
    guard !finger.notice.isEmpty, recognizer(since: finger.eventCount) == nil, finger.control == nil else {
      return false
    }
    let began = world.recording.events.dropFirst(finger.eventCount).first { $0.name == "touchesBegan" }
    guard let began, let (label, _) = ObjectLabel.first(in: began.subject[...]) else { return true }
    return label.plain.hasPrefix("UI")
  }

  /// Goes back to before a drag in the past that nothing took: the branch that it made shows nothing new.
  private func takeBack(_ finger: Finger) {
    undo()
    state.undone = []
    state.message = ["nothing there takes a drag; nothing changed"]
  }

  private func tap(_ finger: Finger) {
    var finger = finger
    finger.eventCount = world.recording.eventCount
    var problem: String?
    let before = place
    let steps = steps
    pause()
    act {
      let number = finger.numbers == [1] ? "" : ", 1, \(finger.numbers[0])"
      let lua = "touch:tap(\(Self.text(finger.start))\(number))"
      problem = perform([lua])
      state.copyable = CopyableText(lua: lua)
    }
    finger.eventCount = min(finger.eventCount, world.recording.eventCount)
    finger.notice = state.message
    rememberStart(before, steps)
    // The tap is made as time passes, which tells what takes it.
    state.tapped = finger
    state.message = finger.notice + [problem ?? "tap at \(Self.text(finger.start)); u goes back, y copies the Lua"]
    beginPlaying()
  }

  /// Names the recogniser that took a tap, once one has; nothing else has been said since.
  func sayTapped() {
    guard let finger = state.tapped else { return }
    guard !state.message.isEmpty else {
      state.tapped = nil
      return
    }
    guard let taken = recognizer(since: finger.eventCount) else { return }
    state.tapped = nil
    state.message = finger.notice + [taken + "; u goes back, y copies the Lua"]
  }

  /// Remembers the time before a touch at the live edge, so that it can be taken back as a jump is.
  ///
  /// - Parameter steps: How many steps leaving would have lost before the touch, which is one more.
  private func rememberStart(_ before: InspectorState.Place, _ steps: Int) {
    if place.branch == before.branch { self.steps = steps + 1 }
    if state.past.last?.place != before { remember(before) }
  }

  /// Reports the end of a touch: whether a branch began with it, what went wrong, and what took it.
  private func sayEnd(of finger: Finger, _ problem: String?) {
    let taken = recognizer(since: finger.eventCount) ?? finger.control ?? "no recogniser took it"
    state.message = finger.notice + [problem].compactMap(\.self) + [taken + "; u goes back, y copies the Lua"]
  }

  /// The calls for one finger, or for two that are opposite each other about the middle of the screen.
  private func touches(_ word: String, _ point: CGPoint, of finger: Finger) -> [String] {
    guard finger.numbers != [1] else { return ["touch:\(word)(\(Self.text(point)))"] }
    let first = "touch:\(word)(\(Self.text(point)), \(finger.numbers[0]))"
    guard finger.numbers.count == 2 else { return [first] }
    let size = session.app.screen.bounds.size
    let other = CGPoint(x: size.width - point.x, y: size.height - point.y)
    return [first, "touch:\(word)(\(Self.text(other)), \(finger.numbers[1]))"]
  }

  /// The calls that take it off the screen.
  private func endings(_ word: String, of finger: Finger) -> [String] {
    finger.numbers == [1] ? ["touch:\(word)()"] : finger.numbers.map { "touch:\(word)(\($0))" }
  }

  private static func text(_ point: CGPoint) -> String {
    "\(NumberText.trimmed(point.x)), \(NumberText.trimmed(point.y))"
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
    guard var finger = state.finger, finger.isDown else { return }
    if finger.control == nil {
      finger.control = trackingControl()
      state.finger = finger
    }
    guard let taken = recognizer(since: finger.eventCount) ?? finger.control else { return }
    if state.message.last != taken { state.message = finger.notice + [taken] }
  }

  /// `UIPanGestureRecognizer #4 of photo took it`; nil where none has.
  private func recognizer(since count: Int) -> String? {
    let event = world.recording.events.dropFirst(count).last {
      $0.name == "gesture" && ["began", "changed", "ended"].contains($0.detail)
    }
    guard let event, let (label, _) = ObjectLabel.first(in: event.subject[...]) else { return nil }
    let owner = view(with: label).flatMap { $0.layer.recordID }.map { " of " + name(of: $0) } ?? ""
    return record.names.named(event.subject) + owner + " took it"
  }

  /// `volume follows it`, of the control that has a finger on it; nil where there is none.
  private func trackingControl() -> String? {
    var pending: [UIView] = session.app.keyWindow.map { [$0] } ?? []
    while let view = pending.popLast() {
      if (view as? UIControl)?.isTracking == true { return view.layer.recordID.map { name(of: $0) + " follows it" } }
      pending += view.subviews
    }
    return nil
  }

  // MARK: As Lua

  /// The Lua that does the same: a `drag` where the way was straight and even, else each move at its time.
  private func lua(of finger: Finger, ending word: String) -> String {
    let rate = world.frameRate.perSecond
    if word == "up", finger.numbers == [1], let last = finger.moves.last, isEven(finger) {
      let remaining = finger.frame - last.frame
      return "touch:drag{from = {\(Self.text(finger.start))}, to = {\(Self.text(last.point))}, "
        + "duration = \(last.frame)/\(rate)\(remaining > 0 ? ", hold = \(remaining)/\(rate)" : "")}"
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
    lines += endings(word, of: finger)
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
