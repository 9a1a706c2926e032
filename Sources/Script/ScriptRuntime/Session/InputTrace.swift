import LayerKit

/// The moves of the clock that an input made, and its readings from outside: with its text, enough to replay it.
package struct InputTrace {
  /// One call that moved the playhead, and its result.
  package struct Move: Equatable {
    /// How far the world has run, in nanoseconds.
    package let live: Int64
    /// In seconds; no later than `live`.
    package let playhead: Double
    /// Whether the world was run, even if its time stayed the same.
    package let ran: Bool
    /// Whether the part of the script that made it ended with it; see `timeline:upTo`.
    package let endsPart: Bool

    package init(live: Int64, playhead: Double, ran: Bool, endsPart: Bool = false) {
      self.live = live
      self.playhead = playhead
      self.ran = ran
      self.endsPart = endsPart
    }

    /// The move as Lua.
    package var script: String {
      let edge = VirtualClock.seconds(live)
      let look = "timeline:seek(\(playhead))"
      return ran && playhead < edge ? "timeline:seek(\(edge))\n" + look : look
    }
  }

  /// Data read from outside the session.
  package enum Reading {
    case line(String?)
    case source(SourceText?)
  }

  /// A change of branches after the input.
  package enum BranchRequest {
    case show(branch: String)
    case restart(checkpoint: String)
  }

  /// Bytes that a move and a reading count, with the room of a list that grows; a reading's text comes on top.
  static let moveWeight = 2 * MemoryLayout<Move>.stride
  static let readingWeight = 2 * MemoryLayout<Reading>.stride

  package var moves: [Move] = []
  package var readings: [Reading] = []
  /// The modules that were read, in the order they were asked for.
  package var modules: [(name: String, source: SourceText)] = []
  /// The last request; nil: none.
  package var branchRequest: BranchRequest?
  /// Whether the input was stopped at its last move; a replay stops there too.
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
  /// The member called there: `UIView.alpha`.
  package let call: String
}
