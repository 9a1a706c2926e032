package import LayerKit
package import ScriptRuntime

/// One branch of time: a session, and the inputs that made it.
package final class Branch {
  /// `main` for the first, then `branch2`, `branch3`, …
  package let name: String
  package let session: ScriptSession
  /// The branch it left, and when; nil for the first.
  package let origin: (branch: String, time: Double)?
  package var entries: [EnteredInput] = []
  /// The motions that run otherwise than its inputs say.
  package internal(set) var tuning: [Int: MotionTuning.Parameters] = [:]

  init(_ name: String, _ session: ScriptSession, origin: (branch: String, time: Double)? = nil) {
    self.name = name
    self.session = session
    self.origin = origin
  }
}

/// A state to restart from: the one after so many inputs.
package struct Checkpoint {
  package let name: String
  package let branch: String
  /// In seconds.
  package let time: Double
  let entryCount: Int
}

extension Timeline {
  /// The checkpoints so far, in the order they were taken; also in branches.
  package var checkpointNames: [String] { branches?.checkpoints.map(\.name) ?? [] }
  /// The branches so far, in the order of their beginnings.
  package var branchNames: [String] { branches?.branches.map(\.name) ?? [] }
}
