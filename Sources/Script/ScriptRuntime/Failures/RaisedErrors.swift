import LayerKit
import LuaBridge
import ViewKit

/// A warning for which UIKit raises an exception, on its way to the script's call that caused it.
struct RaisedException: Error {
  let warning: UsageWarning
}

/// Errors of code that runs during a script's call and cannot throw through the frameworks. They wait here until the
/// call ends, which then fails with the first of them.
extension ScriptSession {
  /// Makes the running call fail with a warning for which UIKit raises an exception.
  /// - Returns: False when no script is running, as none could catch it.
  func raise(_ warning: UsageWarning) -> Bool {
    guard lua.runningLine != nil else { return false }
    raised = raised ?? RaisedException(warning: warning)
    return true
  }

  /// Makes the running call fail with the error of a block that ran during it. An interrupt stops the world as well.
  func raise(_ error: ScriptError) {
    if access.isStopping || isEndingPart { return }
    if error.code == ScriptError.Code.interrupted { world.interrupt() }
    raised = raised ?? error
  }

  /// Throws the first error raised since the last call ended.
  func throwRaised() throws {
    guard let error = raised else { return }
    raised = nil
    throw error
  }
}
