package import ScriptAPI

/// The session that commands and inputs work with at this moment: `reset`, or a branch of time, puts another in its
/// place, and whoever observes is told.
package final class CurrentSession {
  /// Its inputs, and the branches they made.
  package let branching: BranchingSession
  package var session: ScriptSession { branching.session }
  private var observers: [(ScriptSession) -> Void] = []

  package init(_ session: ScriptSession) {
    branching = BranchingSession(session)
    branching.onSwitch = { [unowned self] session in
      for observer in observers { observer(session) }
    }
  }

  /// Calls `body` with the session now, and with each one that takes its place.
  package func observe(_ body: @escaping (ScriptSession) -> Void) {
    observers.append(body)
    body(session)
  }

  /// Starts over with a new session; its branches go with the former one.
  package func replace(by session: ScriptSession) {
    // Observers take their hands off the former one before it can go.
    withExtendedLifetime(self.session) { branching.reset(to: session) }
  }
}
