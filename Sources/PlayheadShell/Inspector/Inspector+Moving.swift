import LayerKit
import LuaBridge
import ScriptAPI
import TimelineKit

/// Moving the playhead: by frames, by jumps, and in real time.
extension Inspector {
  /// The end of what is on record or under way, in seconds.
  var recordEnd: Double { max(world.now, world.lastAnimationEnd ?? 0) }
  /// Where playing begins.
  var start: Double { state.inPoint ?? 0 }
  /// Where it ends.
  var end: Double { max(start, state.outPoint ?? recordEnd) }

  /// Shows what was at `time`; the world runs on where it has not come to it.
  func look(at time: Double) {
    let time = max(0, time)
    if time <= world.now { world.playhead = time } else { world.advance(to: time) }
  }

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
    let times = world.timeline.events.lazy.map(\.time)
    let found = forward ? times.first { $0 > playhead } : times.last { $0 < playhead }
    if let time = found ?? (forward ? world.nextEventTime : nil) { return jump(to: time) }
    state.message = [forward ? "nothing more is going to happen" : "nothing happened before"]
  }

  func step(_ frames: Int) {
    pause()
    let frame = world.frameRate.frame(at: playhead) + frames
    look(at: world.frameRate.time(of: max(0, frame)))
  }

  // MARK: Playing

  func togglePlay() {
    if state.play != nil { return pause() }
    let isAtEnd = state.rate > 0 ? playhead >= end : playhead <= start
    if isAtEnd, !world.hasRunningAnimations || world.isLookingBack { look(at: state.rate > 0 ? start : end) }
    beginPlaying()
  }

  func pause() { state.play = nil }

  /// What has passed until now passed at the rate until now: a change of it moves nothing by itself.
  func setRate(_ rate: Double) {
    playOn()
    state.rate = rate
    if state.play != nil { beginPlaying() }
  }

  func shuttle(backwards: Bool) {
    playOn()
    state.rate = state.shuttle(backwards: backwards)
    beginPlaying()
  }

  /// Counts from here.
  private func beginPlaying() {
    state.play = InspectorState.Play(realTime: now, playhead: playhead)
  }

  /// To where playing has come to by now.
  func playOn() {
    guard let play = state.play else { return }
    let time = play.playhead + (now - play.realTime) * state.rate
    let isForward = state.rate > 0
    if isForward ? time < end : time > start { return move(to: time) }
    // What is under way may go on behind the end that was known.
    move(to: isForward ? end : start)
    if isForward, state.outPoint == nil, state.loop == .off, world.hasRunningAnimations { return }
    switch state.loop {
    case .off: pause()
    case .loop:
      look(at: isForward ? start : end)
      beginPlaying()
    case .pingPong:
      state.rate.negate()
      beginPlaying()
    }
  }

  private func move(to time: Double) {
    look(at: time)
    // Somebody has interrupted a callback: what it meant is this.
    if session.lua.isInterrupted {
      session.lua.clearInterrupt()
      pause()
      state.message = ["interrupted"]
    }
  }
}
