import LayerKit
import RecordingKit
import TimeControl

/// The first playing, which begins by itself.
extension Inspector {
  /// Goes to the beginning and plays once.
  func open() {
    guard recordEnd > 0 || world.hasRunningAnimations, !tracks.rows.isEmpty else {
      state.message = ["nothing moves in this script"]
      return
    }
    look(at: start)
    beginPlaying()
    state.isOpening = true
    let isEndless = record.tracks.contains { $0.bar.expectedEnd == .infinity }
    state.openingEnd =
      world.recording.events.first { $0.name == "completeTransition" && $0.time > 0 }?.time
      ?? (isEndless && world.now > 0 ? world.now : nil)
  }

  /// The first playing ends with the first transition, or where what never ends was recorded up to.
  func endOpening() {
    guard state.isOpening, let end = state.openingEnd, playhead >= end else { return }
    let isTransition = world.recording.events.contains { $0.name == "completeTransition" && $0.time == end }
    guard end < recordEnd || !isTransition else { return }
    (state.isOpening, state.openingEnd) = (false, nil)
    pause()
    look(at: end)
    let problem = opening == .fromShell ? [] : shell.initProblem
    let what = isTransition ? "the first transition" : "the recording"
    state.message = problem + ["\(what) ends here; Space plays on"]
  }
}
