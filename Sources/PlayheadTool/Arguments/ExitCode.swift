/// What the program tells the shell that started it. Numbers from 64 are those of BSD's `sysexits.h`.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// The script failed, a test failed, or a check found something.
  case scriptError = 1
  /// The command line could not be understood.
  case usage = 64
  /// The script's file could not be read.
  case unreadableInput = 66
  /// Something the program needs is not on this machine.
  case unavailable = 69
  /// An internal error.
  case internalError = 70
  /// `--timeout` has passed; the code that the timeout command uses.
  case timedOut = 124
  /// Stopped by Ctrl-C: 128 and the number of SIGINT, as shells count.
  case interrupted = 130

  /// The meaning, as part of a sentence.
  var meaning: String {
    switch self {
    case .success: "done"
    case .scriptError: "the script, a test or a check failed"
    case .usage: "the command line is invalid"
    case .unreadableInput: "a file cannot be read"
    case .unavailable: "something needed is missing"
    case .internalError: "internal error"
    case .timedOut: "--timeout has passed"
    case .interrupted: "interrupted"
    }
  }
}
