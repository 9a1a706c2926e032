import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// What an input did to the clock and what it was told from outside: with its text, enough to do it again.
struct InputTrace {
  /// One call that moved the playhead, and where it left it.
  struct Move: Equatable {
    /// How far the world has run, in nanoseconds.
    let live: Int64
    /// In seconds; no later than `live`.
    let playhead: Double
    /// Whether the world was run, if only to this very instant.
    let ran: Bool

    /// The same as Lua.
    var script: String {
      let edge = VirtualClock.seconds(live)
      let look = "timeline:seek(\(playhead))"
      return ran && playhead < edge ? "timeline:seek(\(edge))\n" + look : look
    }
  }

  /// What came from outside of the session, in order.
  enum Answer {
    case line(String?)
    case source((text: String, chunkName: String)?)
  }

  var moves: [Move] = []
  var answers: [Answer] = []
  /// Whether the input ended with its last move: it was stopped there, and is to be stopped there again.
  var isCutShort = false
}

/// A place in the course of an input: a call that a host function makes.
struct InputPlace: Equatable {
  /// How many moves came before it.
  let moves: Int
  /// How many other calls came after the last move.
  let calls: Int
  /// What is called there: `UIView.alpha`.
  let call: String
}
