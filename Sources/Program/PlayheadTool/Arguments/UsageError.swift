import PlainText
import ScriptRuntime

/// Why a command line was not understood. Ends the program with `ExitCode.usage`.
package enum UsageError: Error, Equatable {
  /// The first word is neither an option nor a command nor a file.
  case unknownWord(String)
  case unknownOption(String)
  /// A command does not use an option, which is given as it is typed: `--tolerance N`.
  case foreignOption(String, of: [ProgramCommand.Name], not: ProgramCommand.Name)
  /// The last word is an option that needs another.
  case missingValue(option: String, placeholder: String)
  /// `--quiet=yes`: the option stands alone.
  case unexpectedValue(option: String)
  case unacceptableValue(option: String, value: String, accepts: String)
  /// A command has too few words after it, or too many.
  case wordsOf(command: ProgramCommand.Name)

  /// One line, without the program's name.
  package var message: String {
    switch self {
    case .unknownWord(let word):
      if let close = Suggestion.nearest(to: word, amongMany: ProgramCommand.Name.allCases.map(\.rawValue)) {
        "no file or command '\(word)'; did you mean '\(close)'?"
      } else {
        "no file or command '\(word)'; playhead FILE runs a script, playhead --help shows the rest"
      }
    case .unknownOption(let option):
      if let close = Suggestion.nearest(to: option, amongMany: CommandLineOption.longSpellings) {
        "no option '\(option)'; did you mean \(close)?"
      } else {
        "no option '\(option)'; playhead --help lists them"
      }
    case .foreignOption(let option, let commands, let command):
      "\(option.prefix { $0 != " " }) belongs to \(commands.map(\.rawValue).listed), "
        + "not to \(command.rawValue); \(commands.first.map { ProgramCommand.row($0).usage(with: option) } ?? "")"
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .unacceptableValue(let option, let value, let accepts):
      "\(option) takes \(accepts), not '\(value)'" + Self.hint(option, value)
    case .wordsOf(let command):
      "'\(command.rawValue)' takes "
        + (command == .export ? "a script, and the files to write" : "other words")
        + ": \(ProgramCommand.row(command).usage)"
        + (command == .export ? ", as playhead export fade.lua fade.png" : "")
    }
  }

  /// The word that was probably meant, of those that the option offers.
  private static func hint(_ option: String, _ value: String) -> String {
    let words = CommandLineOption.named(option)?.completes.list ?? []
    return Suggestion.nearest(to: value, amongMany: words).map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension CommandLineOption {
  fileprivate static var longSpellings: [String] { all.flatMap(\.spellings).filter { $0.hasPrefix("--") } }
}
