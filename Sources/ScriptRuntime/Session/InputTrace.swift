import LayerKit

/// What an input did to the clock and what it read from outside: with its text, enough to do it again.
package struct InputTrace {
  /// One call that moved the playhead, and where it left it.
  package struct Move: Equatable {
    /// How far the world has run, in nanoseconds.
    package let live: Int64
    /// In seconds; no later than `live`.
    package let playhead: Double
    /// Whether the world was run, if only to this very instant.
    package let ran: Bool

    package init(live: Int64, playhead: Double, ran: Bool) {
      self.live = live
      self.playhead = playhead
      self.ran = ran
    }

    /// The same as Lua.
    package var script: String {
      let edge = VirtualClock.seconds(live)
      let look = "timeline:seek(\(playhead))"
      return ran && playhead < edge ? "timeline:seek(\(edge))\n" + look : look
    }
  }

  /// What came from outside of the session, in order.
  package enum Reading {
    case line(String?)
    case source(SourceText?)
  }

  /// What is to be done with the branches once the input is over.
  package enum BranchRequest {
    case show(branch: String)
    case restart(checkpoint: String)
  }

  package var moves: [Move] = []
  package var readings: [Reading] = []
  /// The last request; nil: to go on where the input ends.
  package var branchRequest: BranchRequest?
  /// Whether the input ended with its last move: it was stopped there, and is to be stopped there again.
  package var isCutShort = false

  package init() {}
}

/// A source file: its text, and the name that errors show.
package typealias SourceText = (text: String, chunkName: String)

/// A place in an input: a call that a host function makes.
package struct InputPlace: Equatable {
  /// How many moves came before it.
  package let moves: Int
  /// How many other calls came after the last move.
  package let calls: Int
  /// What is called there: `UIView.alpha`.
  package let call: String
}
