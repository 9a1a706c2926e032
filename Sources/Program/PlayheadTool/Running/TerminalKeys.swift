import CSignals
import PlayheadShell
import SystemLibrary

/// Keys as they are pressed, without waiting for Enter; Ctrl-C stays the signal that it is.
enum TerminalKeys {
  /// Takes standard input over until `end`; nil where it is no terminal.
  static func watch() -> ShellEnvironment.KeyWatch? {
    var settings = termios()
    // Lives as long as the program does.
    let nothing: StaticString = ""
    let leaving = UnsafeRawPointer(nothing.utf8Start).assumingMemoryBound(to: CChar.self)
    guard tcgetattr(STDIN_FILENO, &settings) == 0, cs_guard_terminal(STDIN_FILENO, STDOUT_FILENO, leaving) else {
      return nil
    }
    let before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // A suspended program would leave the terminal like this: no key suspends it.
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VSUSP)] = 0 }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    return ShellEnvironment.KeyWatch(
      key: { seconds in
        var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, Int32(exactly: (seconds * 1000).rounded(.up)) ?? .max) > 0 else { return nil }
        // The rest of a sequence is the same key.
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        return count == 1 ? Character(Unicode.Scalar(bytes[0])) : nil
      },
      end: {
        var before = before
        tcsetattr(STDIN_FILENO, TCSANOW, &before)
        cs_unguard_terminal()
      })
  }
}
