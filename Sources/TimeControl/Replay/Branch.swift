package import ScriptRuntime

/// One course of events: a session, and the inputs that led to it.
package final class Branch {
  /// `main` for the first, then `branch2`, `branch3`, …
  package let name: String
  package let session: ScriptSession
  /// The branch it left, and when; nil for the first.
  package let origin: (branch: String, time: Double)?
  package var entries: [EnteredInput] = []

  init(_ name: String, _ session: ScriptSession, origin: (branch: String, time: Double)? = nil) {
    self.name = name
    self.session = session
    self.origin = origin
  }

  /// What was done in it, as Lua that does it again.
  package var script: [ScriptLine] { entries.compactMap(\.saved) }
}

/// A place to start again from: everything as it was after so many inputs.
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
