import Glibc

/// The state of the terminal before it was taken over, and the signals that may take it away.
///
/// A process has one terminal, and a signal handler no argument to find it by: hence statics. Everything a handler does
/// here is async-signal-safe.
public enum TerminalTakeover {
  nonisolated(unsafe) private static var descriptors: (input: Int32, output: Int32) = (-1, -1)
  /// Apart from the statics: the compiler makes a static one shorter than what the C library writes into it.
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static var formerActions: [(signal: Int32, action: sigaction)] = []
  nonisolated(unsafe) private static var isActive = false
  nonisolated(unsafe) private static var isDisturbed = false
  /// A byte in here ends the wait for input, also one that has not begun when the signal comes.
  nonisolated(unsafe) private static var alarm: (reading: Int32, writing: Int32) = (-1, -1)

  /// The other screen, no cursor, no wrapping at the edge, the mouse with drags and coordinates as numbers.
  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h"
  private static let leaving: StaticString = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  static func begin(input: Int32, output: Int32) -> Bool {
    guard !isActive, tcgetattr(input, former) == 0 else { return false }
    descriptors = (input, output)
    if alarm.reading < 0 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return false }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      alarm = (ends[0], ends[1])
    }
    formerActions = []
    for signal in [SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handler(of: signal)
      var before = sigaction()
      sigaction(signal, &action, &before)
      formerActions.append((signal, before))
    }
    take()
    return true
  }

  static func end() {
    restore()
    for (signal, action) in formerActions {
      var action = action
      sigaction(signal, &action, nil)
    }
    formerActions = []
  }

  /// Gives the terminal back if it is taken over; nothing otherwise. For whoever ends the program at once, also from a
  /// signal handler.
  public static func restore() {
    guard isActive else { return }
    isActive = false
    _ = tcsetattr(descriptors.input, TCSADRAIN, former)
    say(leaving)
  }

  /// Ends a wait for input that is under way or comes next. For signal handlers that leave something to look at.
  public static func wake() {
    guard isActive else { return }
    var byte: UInt8 = 0
    _ = write(alarm.writing, &byte, 1)
  }

  /// Waits for input on the terminal, for a signal, or until time has passed.
  ///
  /// - Parameter milliseconds: Below 0: for ever.
  /// - Returns: Whether there is input.
  static func waitForInput(milliseconds: Int32) -> Bool {
    var ready = [
      pollfd(fd: descriptors.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: alarm.reading, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&ready, 2, milliseconds) > 0 else { return false }
    if ready[1].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(alarm.reading, &bytes, bytes.count) > 0 {}
    }
    return ready[0].revents != 0
  }

  /// Whether everything is to be drawn again; asked once.
  static func takeDisturbance() -> Bool {
    defer { isDisturbed = false }
    return isDisturbed
  }

  private static func take() {
    var raw = former.pointee
    // Signals of the keyboard stay on: Ctrl-C has to reach a script that does not end.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    _ = tcsetattr(descriptors.input, TCSADRAIN, &raw)
    say(entering)
    isActive = true
    disturb()
  }

  private static func disturb() {
    isDisturbed = true
    wake()
  }

  private static func say(_ text: StaticString) {
    _ = write(descriptors.output, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func handler(of signal: Int32) -> @convention(c) (Int32) -> Void {
    switch signal {
    case SIGWINCH: { _ in TerminalTakeover.disturb() }
    case SIGCONT: { _ in if !TerminalTakeover.isActive { TerminalTakeover.take() } }
    case SIGTSTP:
      { _ in
        TerminalTakeover.restore()
        // Stops here, whatever handler is installed, until SIGCONT.
        _ = raise(SIGSTOP)
      }
    default:
      { signal in
        TerminalTakeover.restore()
        // Ends as it would have without us, so that whoever waits sees the signal.
        Glibc.signal(signal, SIG_DFL)
        _ = raise(signal)
      }
    }
  }
}
