package import ScriptAPI

/// The session that commands and inputs work with at this moment: `reset`, or a branch of time, puts another in its
/// place, and whoever observes is told.
package final class CurrentSession {
  package private(set) var session: ScriptSession
  private var observers: [(ScriptSession) -> Void] = []

  package init(_ session: ScriptSession) { self.session = session }

  /// Calls `body` with the session now, and with each one that takes its place.
  package func observe(_ body: @escaping (ScriptSession) -> Void) {
    observers.append(body)
    body(session)
  }

  /// The former session lives on where somebody keeps it.
  package func replace(by session: ScriptSession) {
    let former = self.session
    self.session = session
    // Observers take their hands off the former one before it can go.
    withExtendedLifetime(former) {
      for observer in observers { observer(session) }
    }
  }
}
