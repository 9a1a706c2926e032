import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// One course of events: a session, and the inputs that led to it.
public final class Branch {
  /// `main` for the first, then `branch2`, `branch3`, …
  public let name: String
  public let session: ScriptSession
  /// The branch it left, and when; nil for the first.
  public let origin: (branch: String, time: Double)?
  var entries: [EnteredInput] = []

  init(_ name: String, _ session: ScriptSession, origin: (branch: String, time: Double)? = nil) {
    self.name = name
    self.session = session
    self.origin = origin
  }

  /// What was done in it, as Lua that does it again.
  public var script: [ScriptLine] { entries.compactMap(\.saved) }
}

/// A place to start again from: everything as it was after so many inputs.
public struct Checkpoint {
  public let name: String
  public let branch: String
  /// In seconds.
  public let time: Double
  let entryCount: Int
}

extension ScriptSession {
  /// The checkpoints so far, in the order they were taken; also in branches.
  public var checkpointNames: [String] { branching?.checkpoints.map(\.name) ?? [] }
  /// The branches so far, in the order of their beginnings.
  public var branchNames: [String] { branching?.branches.map(\.name) ?? [] }
}
