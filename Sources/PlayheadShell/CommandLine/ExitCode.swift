/// What the program tells the shell that started it. Numbers from 64 are those of BSD's `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  case success = 0
  /// The script failed, a test failed, or a check found something.
  case scriptError = 1
  /// The command line could not be understood.
  case usage = 64
  /// The script's file could not be read.
  case unreadableInput = 66
  /// Something the program needs is not on this machine.
  case unavailable = 69
  /// A mistake of the program's own.
  case internalError = 70
  /// `--timeout` has passed; the code that the timeout command uses.
  case timedOut = 124
  /// Stopped by Ctrl-C: 128 and the number of SIGINT, as shells count.
  case interrupted = 130
}
