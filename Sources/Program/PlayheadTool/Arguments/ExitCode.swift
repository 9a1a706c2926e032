/// The exit codes of the program. Numbers from 64 are those of BSD's `sysexits.h`.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// The script failed, a test failed, or a check found something.
  case scriptError = 1
  /// The command line could not be understood.
  case usage = 64
  /// A check found nothing, and gives no verdict on a part of what it was given.
  case notJudged = 65
  /// The script's file could not be read.
  case unreadableInput = 66
  /// Something that the program needs is missing on this machine.
  case unavailable = 69
  /// A bug of the program.
  case internalError = 70
  /// Standard output is full or closed: not all that was printed is there.
  case unwritableOutput = 74
  /// `--timeout` has passed: the code of the `timeout` command.
  case timedOut = 124
  /// Stopped by Ctrl-C: 128 and the number of SIGINT, as shells count.
  case interrupted = 130

  /// Its meaning, as part of a sentence.
  var meaning: String {
    switch self {
    case .success: "success"
    case .scriptError: "a script, test or check failed"
    case .usage: "wrong usage"
    case .notJudged: "not all was judged"
    case .unreadableInput: "unreadable file"
    case .unavailable: "something needed is missing"
    case .internalError: "internal error"
    case .unwritableOutput: "output full or closed"
    case .timedOut: "--timeout reached"
    case .interrupted: "interrupted"
    }
  }
}
