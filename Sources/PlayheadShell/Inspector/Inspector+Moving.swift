import LayerKit
import LuaBridge
import RecordingKit
import TimeControl

/// Moving the playhead: by frames, by jumps, and in real time.
extension Inspector {
  var range: Timeline { session.timeline }
  /// The end of the recording and of all finite animations that run, in seconds.
  var recordEnd: Double { range.end }
  /// Where playing begins.
  var start: Double { range.inPoint ?? 0 }
  /// Where it ends.
  var end: Double { max(start, range.outPoint ?? recordEnd) }

  /// Moves the playhead to `time`; runs the world when that lies beyond the live edge.
  func look(at time: Double) { shell.current.look(at: time, numbered: shell.inputs.count) }

  func jump(to time: Double) {
    state.beforeJump = playhead
    pause()
    look(at: time)
  }

  func jumpBack() {
    guard let time = state.beforeJump else {
      state.message = ["no jump yet"]
      return
    }
    jump(to: time)
  }

  func jumpToEvent(forward: Bool) {
    if let time = forward ? range.nextMoment : range.previousMoment { return jump(to: time) }
    state.message = [forward ? "no event or keyframe follows" : "no event or keyframe before this"]
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
    if !range.stopReasons.isEmpty { state.message = shell.stopReasonLines }
  }
}
