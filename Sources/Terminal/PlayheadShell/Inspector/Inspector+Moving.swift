import LayerKit
import LuaBridge
import PlainText
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TimeControl

/// Moving the playhead: by frames, by jumps, and in real time.
extension Inspector {
  var range: Timeline { session.timeline }
  /// The end of the recording and of all finite animations that run, in seconds.
  var recordEnd: Double { range.end }
  /// The end of the ruler: that of the record, of its bars, and of those of a branch that was just left.
  var rulerEnd: Double { max(recordEnd, record.barsEnd, state.formerTracks.lastEnd) }
  /// Where playing begins.
  var start: Double { range.inPoint ?? 0 }
  /// Where it ends.
  var end: Double { max(start, range.outPoint ?? recordEnd) }

  /// Moves the playhead to `time`; runs the world when that lies beyond the live edge.
  func look(at time: Double) { shell.current.look(at: time, numbered: shell.inputs.count) }

  func jump(to time: Double) {
    remember(place)
    pause()
    look(at: time)
  }

  /// Where the playhead is, and in which branch.
  var place: InspectorState.Place {
    InspectorState.Place(branch: shell.current.current.name, time: playhead)
  }

  /// Keeps a place to which `u` returns.
  func remember(_ place: InspectorState.Place) { remember(InspectorState.Step(place: place)) }

  /// Keeps what `u` takes back.
  func remember(_ step: InspectorState.Step) {
    state.past.append(step)
    state.undone = []
  }

  /// Takes back the last jump, branch, mark or value.
  func undo() {
    guard let step = state.past.popLast() else {
      state.message = ["nothing to undo"]
      return
    }
    state.undone.append(InspectorState.Step(place: place, change: step.change))
    let steps = steps
    go(to: step.place)
    switch step.change {
    case .mark(let name):
      range.removeMark(named: name)
      state.message = ["mark \(name) is gone; U sets it again"]
    case .value(let former, _):
      command(" " + former)
      self.steps = steps - 1
    case nil: break
    }
  }

  func redo() {
    guard let step = state.undone.popLast() else {
      state.message = ["nothing to redo"]
      return
    }
    let former = InspectorState.Step(place: place, change: step.change)
    let undone = state.undone
    let steps = steps
    go(to: step.place)
    switch step.change {
    case .mark(let name): command(":mark \(name)")
    case .value(_, let new):
      command(" " + new)
      self.steps = steps + 1
    case nil: break
    }
    state.past.append(former)
    state.undone = undone
  }

  private func go(to place: InspectorState.Place) {
    pause()
    state.formerTracks = []
    if place.branch != self.place.branch {
      _ = shell.answerQuietly(":switch \(place.branch)")
      state.message = ["back in \(place.branch)"]
    }
    look(at: place.time)
  }

  /// Goes to the next event or keyframe, and names what is there.
  ///
  /// - Parameter ofChosen: Whether events of the chosen layer come before all others, as far as there are any.
  func jumpToEvent(forward: Bool, ofChosen: Bool = true) {
    let chosenTime = ofChosen ? state.chosen.flatMap { eventTime(of: $0.layer, forward: forward) } : nil
    guard let time = chosenTime ?? (forward ? range.nextMoment : range.previousMoment) else {
      state.message = [forward ? "no event or keyframe follows" : "no event or keyframe before this"]
      return
    }
    jump(to: time)
    let names = LayerNames(in: session)
    let all = world.recording.events.filter { $0.time == time }
    let chosen = chosenTime == nil ? nil : state.chosen.map { LayerNames.plain($0.layer, in: world.frame) }
    let events = all.filter { chosen == nil || Self.subject(of: $0) == chosen }
    let words = events.prefix(3).map { "\($0.name)  \(names.named($0.subject))" }.joined(separator: ", ")
    let more = events.count > 3 ? " and \(events.count - 3) more" : ""
    state.message = ["\(NumberText.seconds(time))   \(events.isEmpty ? "a keyframe" : words + more)"]
  }

  /// Goes to the beginning of a transition: of the one before or after the playhead.
  func jumpToChapter(forward: Bool) {
    let chapters = record.chapters
    let next = forward ? chapters.first { $0.start > playhead } : chapters.last { $0.start < playhead }
    guard let next else {
      state.message = [forward ? "no transition follows" : "no transition before this"]
      return
    }
    jump(to: next.start)
    state.message = ["\(NumberText.seconds(next.start))   \(next.title)"]
  }

  /// When something happened next to a layer, or last before the playhead, in seconds; nil where nothing did.
  private func eventTime(of layer: LayerID, forward: Bool) -> Double? {
    let name = LayerNames.plain(layer, in: world.frame)
    let events = world.recording.events
    return forward
      ? events.first { $0.time > playhead && Self.subject(of: $0) == name }?.time
      : events.last { $0.time < playhead && Self.subject(of: $0) == name }?.time
  }

  private static func subject(of event: StageEvent) -> String? {
    ObjectLabel.first(in: event.subject[...])?.label.plain
  }

  func step(_ frames: Int) {
    pause()
    let frame = world.frameRate.frame(at: playhead) + frames
    let time = world.frameRate.time(of: max(0, frame))
    shell.current.look(at: time, passes: true, numbered: shell.inputs.count)
    if !range.stopReasons.isEmpty { state.message = shell.stopReasonLines }
  }

  // MARK: Playing

  func togglePlay() {
    if state.play != nil { return pause() }
    let isAtEnd = state.rate > 0 ? playhead >= end : playhead <= start
    if isAtEnd, !world.hasRunningAnimations || world.isLookingBack { look(at: state.rate > 0 ? start : end) }
    beginPlaying()
  }

  func pause() { state.play = nil }

  func setRate(_ rate: Double) {
    state.rate = rate
    state.play?.change(to: rate, at: now)
  }

  /// Plays at a rate, from the start where the playhead is at the end.
  func play(rate: Double) {
    setRate(rate)
    if state.play == nil { togglePlay() }
  }

  func shuttle(backwards: Bool) {
    setRate(state.shuttle(backwards: backwards))
    if state.play == nil { beginPlaying() }
  }

  func beginPlaying() {
    state.play = Playing(shell.current, rate: state.rate, numbered: shell.inputs.count, at: now)
  }

  /// Moves the playhead to the time that playback has reached.
  func playOn() {
    guard var play = state.play else { return }
    let goesOn = play.goOn(at: now)
    state.rate = play.rate
    state.play = goesOn ? play : nil
    sayTapped()
    if !range.stopReasons.isEmpty { state.message = shell.stopReasonLines }
    endOpening()
  }
}
