import CSignals
import LuaBridge
import PlainText
import ScriptRuntime
import SystemLibrary

/// Ctrl-C, signals that end the program, and `--timeout`. The first Ctrl-C stops the running script; a second one ends the
/// program, unless the first was handled more than a second ago.
enum Interrupts {
  /// Sends SIGINT to `session` from now on, and retains it until another replaces it: a signal may come at any moment,
  /// even while a failed session is released.
  static func install(for session: ScriptSession) {
    let owner = Unmanaged.passRetained(session).toOpaque()
    release(
      cs_set_script(LuaState.interruptFunction, session.interruptHandle, owner, ExitCode.interrupted.rawValue))
  }

  /// Notes Ctrl-C and SIGTERM without stopping anything, for callers that stop their own work and report it.
  static func note() {
    release(cs_set_script({ _ in }, nil, nil, ExitCode.interrupted.rawValue))
    cs_put_off_ending()
  }

  /// Sends SIGINT to no session, and releases the last one.
  static func forget() {
    release(cs_set_script(nil, nil, nil, ExitCode.interrupted.rawValue))
  }

  private static func release(_ owner: UnsafeMutableRawPointer?) {
    if let owner { Unmanaged<ScriptSession>.fromOpaque(owner).release() }
  }

  /// Stops the running script after some real seconds, and ends the program a second later if the script has not
  /// stopped.
  ///
  /// - Parameters:
  ///   - spent: How many of the seconds have passed already; at most all.
  ///   - message: What the program reports then; nil for that of `--timeout`.
  static func install(timeout seconds: Double, spent: Double = 0, message: String? = nil) {
    cs_start_timeout(
      max(0, seconds - spent), ExitCode.timedOut.rawValue,
      message ?? "playhead: stopped by --timeout after \(NumberText.shortest(seconds)) s of real time\n")
  }

  /// Ends `--timeout`, and forgets one that has passed.
  static func endTimeout() {
    cs_end_timeout()
    _ = cs_take(SIGALRM)
  }

  /// Reports, once, that `--timeout` has stopped the program.
  static func reportTimeout() { cs_tell_timeout() }

  /// Whether `--timeout` has stopped the script.
  static var hasTimedOut: Bool { cs_has_come(SIGALRM) }

  /// Whether a signal that ends the program was noted.
  static var isEnding: Bool { cs_noted_ending() != 0 }

  /// Whether the program must stop: long work ends, and nothing waits.
  static var isStopping: Bool { isWaiting || hasTimedOut || isEnding }

  /// The exit code of a program that was stopped; nil otherwise.
  static var exitCode: ExitCode? { hasTimedOut ? .timedOut : isWaiting || isEnding ? .interrupted : nil }

  /// The cause of the program's stop, as a person or another program knows it.
  static var name: String {
    if hasTimedOut { return "--timeout" }
    return switch cs_noted_ending() {
    case 0: "Ctrl-C"
    case SIGHUP: "SIGHUP"
    case SIGXCPU: "SIGXCPU"
    default: "SIGTERM"
    }
  }

  /// Whether a Ctrl-C is pending.
  static var isWaiting: Bool { cs_has_come(SIGINT) }

  /// Whether Ctrl-C was pressed since the last call, even when a script was stopped by it.
  static func take() -> Bool { cs_take(SIGINT) }

  /// Forgets the last Ctrl-C, so that the next counts as the first.
  static func clear() { cs_clear_interrupt() }
}
