import Glibc
import LuaBridge
import ScriptAPI
import TerminalCells

/// Ctrl-C: the first stops the running script, a second within a second leaves the program.
enum Interrupts {
  /// Sends SIGINT to `session` from now on, and keeps it until another takes its place: a signal may come at any moment,
  /// also while a session that was not to be is given up.
  static func install(for session: ScriptSession) {
    // The handle first: the one before goes with its session.
    handle = session.interruptHandle
    target = session
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interrupts.ring() }
    // No SA_RESTART: a read that waits for input returns, and the prompt comes back.
    action.sa_flags = 0
    sigaction(SIGINT, &action, nil)
    unblock(SIGINT)
  }

  /// Sends SIGINT to no session: the last one may go.
  static func forget() {
    handle = nil
    target = nil
  }

  /// Stops the running script after some real seconds, and leaves the program a second later if it does not stop.
  static func install(timeout seconds: Double) {
    hasTimedOut = false
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interrupts.timeOut() }
    sigaction(SIGALRM, &action, nil)
    unblock(SIGALRM)
    let whole = min(seconds, 1e9).rounded(.down)
    var timer = itimerval()
    timer.it_value = timeval(tv_sec: Int(whole), tv_usec: max(1, Int((min(seconds, 1e9) - whole) * 1e6)))
    timer.it_interval = timeval(tv_sec: 1, tv_usec: 0)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }

  /// A parent with threads of its own may have left the signal blocked.
  private static func unblock(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  static func endTimeout() {
    var none = itimerval()
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &none, nil)
  }

  private static func timeOut() {
    if hasTimedOut { _exit(ExitCode.timedOut.rawValue) }
    hasTimedOut = true
    if let handle { LuaState.interrupt(handle) }
  }

  /// Whether `--timeout` has stopped the script.
  nonisolated(unsafe) static private(set) var hasTimedOut = false

  // A signal handler has no argument to find these by. Written before the handler is installed, and by it.
  nonisolated(unsafe) private static var handle: UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var target: ScriptSession?
  nonisolated(unsafe) private static var last = time_t(0)
  nonisolated(unsafe) private static var isPending = false

  private static func ring() {
    let now = time(nil)
    if now - last <= 1, last != 0 {
      TerminalTakeover.restore()
      _exit(ExitCode.interrupted.rawValue)
    }
    last = now
    isPending = true
    TerminalTakeover.wake()
    if let handle { LuaState.interrupt(handle) }
  }

  /// Whether there was a Ctrl-C that nobody has taken yet.
  static var isWaiting: Bool { isPending }

  /// Whether there was a Ctrl-C since somebody last asked, also one that a script has used up.
  static func take() -> Bool {
    defer { isPending = false }
    return isPending
  }

  /// Forgets a Ctrl-C that has been dealt with.
  static func settle() { last = 0 }
}
