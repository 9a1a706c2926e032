import Glibc
import LuaBridge
import ScriptAPI
import TerminalCells

/// Ctrl-C: the first stops the running script, a second within a second leaves the program.
enum Interrupts {
  /// Sends SIGINT to `session` from now on.
  static func install(for session: ScriptSession) {
    handle = session.interruptHandle
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interrupts.ring() }
    // No SA_RESTART: a read that waits for input returns, and the prompt comes back.
    action.sa_flags = 0
    sigaction(SIGINT, &action, nil)
  }

  // A signal handler has no argument to find these by. Written before the handler is installed, and by it.
  nonisolated(unsafe) private static var handle: UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var last = time_t(0)

  private static func ring() {
    guard let handle else { return }
    let now = time(nil)
    if now - last <= 1, last != 0 {
      TerminalTakeover.restore()
      _exit(ExitCode.interrupted.rawValue)
    }
    last = now
    LuaState.interrupt(handle)
  }

  /// Forgets a Ctrl-C that has been dealt with.
  static func settle() { last = 0 }
}
