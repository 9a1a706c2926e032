import CSignals
import Glibc
import LuaBridge
import ScriptRuntime

/// Ctrl-C: the first stops the running script, a second within a second leaves the program.
enum Interrupts {
  /// Sends SIGINT to `session` from now on, and keeps it until another takes its place: a signal may come at any moment,
  /// also while a failed session is released.
  static func install(for session: ScriptSession) {
    let owner = Unmanaged.passRetained(session).toOpaque()
    release(
      cs_set_script(LuaState.interruptFunction, session.interruptHandle, owner, ExitCode.interrupted.rawValue))
  }

  /// Sends SIGINT to no session: the last one may go.
  static func forget() {
    release(cs_set_script(nil, nil, nil, ExitCode.interrupted.rawValue))
  }

  private static func release(_ owner: UnsafeMutableRawPointer?) {
    if let owner { Unmanaged<ScriptSession>.fromOpaque(owner).release() }
  }

  /// Stops the running script after some real seconds, and leaves the program a second later if it does not stop.
  static func install(timeout seconds: Double) { cs_start_timeout(seconds, ExitCode.timedOut.rawValue) }

  static func endTimeout() { cs_end_timeout() }

  /// Whether `--timeout` has stopped the script.
  static var hasTimedOut: Bool { cs_has_come(SIGALRM) }

  /// Whether a Ctrl-C is pending.
  static var isWaiting: Bool { cs_has_come(SIGINT) }

  /// Whether Ctrl-C was pressed since the last call, even when a script was stopped by it.
  static func take() -> Bool { cs_take(SIGINT) }

  /// Clears a pending Ctrl-C.
  static func clear() { cs_clear_interrupt() }
}
