import LayerKit
import LuaBridge
import ViewKit

/// What UIKit raises an exception for, on its way to the script's call that led there.
struct RaisedException: Error {
  let warning: UsageWarning
}

/// Errors of code that runs during a call of the script's and cannot throw through the frameworks: they wait here for the
/// call to end, which then fails with the first of them.
extension ScriptSession {
  /// Has the running call fail with what UIKit raises an exception for.
  /// - Returns: False when no script is running: then nobody could catch it.
  func raise(_ warning: UsageWarning) -> Bool {
    guard lua.runningLine != nil else { return false }
    raised = raised ?? RaisedException(warning: warning)
    return true
  }

  /// Has the running call fail with the error of a block that ran during it. An interrupt stops the world as well.
  func raise(_ error: ScriptError) {
    if access.isStopping { return }
    if error.code == ScriptError.Code.interrupted { world.interrupt() }
    raised = raised ?? error
  }

  /// Throws what was raised since the last call ended.
  func throwRaised() throws {
    guard let error = raised else { return }
    raised = nil
    throw error
  }
}
