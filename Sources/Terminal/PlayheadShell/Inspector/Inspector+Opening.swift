import LayerKit
import LuaBridge
import RecordingKit
import ScriptRuntime
import TimeControl

/// The first playing, which begins by itself.
extension Inspector {
  /// For so many seconds the screen stands still first. Chosen here: time to see what is where.
  private static let openingPause = 0.5

  /// Begins the first playing once the screen has stood still.
  func beginOpening() {
    guard let time = state.opensAt, now >= time else { return }
    state.opensAt = nil
    beginPlaying()
  }

  /// Goes to the beginning and plays once.
  func open() {
    guard recordEnd > 0 || world.hasRunningAnimations, !tracks.rows.isEmpty else {
      state.message = ["nothing moves in this script" + beginnings]
      return
    }
    look(at: start)
    state.isOpening = true
    state.opensAt = now + Self.openingPause
    let isEndless = record.tracks.contains { $0.bar.expectedEnd == .infinity }
    state.openingEnd =
      world.recording.events.first { $0.name == "completeTransition" && $0.time > 0 }?.time
      ?? (isEndless && world.now > 0 ? world.now : nil)
  }

  /// `: :swipe() begins something` for a script that defines functions without calling them; empty for others.
  private var beginnings: String {
    let functions = session.lua.globalNames.filter { name in
      session.lua.pushGlobal(name)
      defer { session.lua.pop() }
      return session.lua.definition(ofFunctionAt: session.lua.top) != nil
    }
    guard let first = functions.first else { return "" }
    return "; :\(first)() runs its function"
      + (functions.count > 1 ? ", and there are \(functions.count - 1) more" : "")
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
