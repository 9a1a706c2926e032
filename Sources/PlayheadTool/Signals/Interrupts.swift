import CSignals
import Glibc
import LuaBridge
import PlainText
import ScriptRuntime

/// Ctrl-C and `--timeout`. The first Ctrl-C stops the running script; the second leaves the program, unless the first was
/// answered, more than a second ago.
enum Interrupts {
  /// Sends SIGINT to `session` from now on, and keeps it until another takes its place: a signal may come at any moment,
  /// also while a failed session is released.
  static func install(for session: ScriptSession) {
    let owner = Unmanaged.passRetained(session).toOpaque()
    release(
      cs_set_script(LuaState.interruptFunction, session.interruptHandle, owner, ExitCode.interrupted.rawValue))
  }

  /// Notes Ctrl-C, which stops nothing by itself: others are to be stopped by it.
  static func note() {
    release(cs_set_script({ _ in }, nil, nil, ExitCode.interrupted.rawValue))
  }

  /// Sends SIGINT to no session: the last one may go.
  static func forget() {
    release(cs_set_script(nil, nil, nil, ExitCode.interrupted.rawValue))
  }

  private static func release(_ owner: UnsafeMutableRawPointer?) {
    if let owner { Unmanaged<ScriptSession>.fromOpaque(owner).release() }
  }

  /// Stops the running script after some real seconds, and leaves the program a second later if it has not ended by then.
  static func install(timeout seconds: Double) {
    cs_start_timeout(
      seconds, ExitCode.timedOut.rawValue,
      "playhead: stopped by --timeout after \(NumberText.shortest(seconds)) s of real time\n")
  }

  /// From now on no time is too long, and none was.
  static func endTimeout() {
    cs_end_timeout()
    _ = cs_take(SIGALRM)
  }

  /// Tells that `--timeout` has stopped the program, once.
  static func reportTimeout() { cs_tell_timeout() }

  /// Whether `--timeout` has stopped the script.
  static var hasTimedOut: Bool { cs_has_come(SIGALRM) }

  /// Whether something is to be stopped: long work is given up, and nothing is waited for.
  static var isStopping: Bool { isWaiting || hasTimedOut }

  /// The code with which the program ends where it was stopped; nil where it was not.
  static var exitCode: ExitCode? { hasTimedOut ? .timedOut : isWaiting ? .interrupted : nil }

  /// Whether a Ctrl-C is pending.
  static var isWaiting: Bool { cs_has_come(SIGINT) }

  /// Whether Ctrl-C was pressed since the last call, even when a script was stopped by it.
  static func take() -> Bool { cs_take(SIGINT) }

  /// The next Ctrl-C is a first one: what the last has stopped has ended.
  static func clear() { cs_clear_interrupt() }
}
