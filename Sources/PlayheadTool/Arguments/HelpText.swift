import PlainText

/// What `--help` and `--version` print.
package enum HelpText {
  /// The version, as `--version` prints it.
  package static let version = "playhead 0.1.0 (Lua 5.4)\n"

  /// Command lines to begin with, and what each does.
  static let examples = [
    ("open the shell", "playhead"),
    ("run a script", "playhead Examples/swipe.lua"),
    ("run it, then look around in the shell", "playhead -i Examples/swipe.lua"),
    ("run it, then hold its course in your hand", "playhead inspect Examples/swipe.lua"),
    ("draw what is on screen half way through", "playhead --at 50% -o half.png Examples/swipe.lua"),
    ("run what comes through the pipe", "echo 'print(1 + 1)' | playhead"),
    ("begin something of your own", "playhead new card && playhead test card"),
  ]

  /// The help text: examples, then forms, commands, options and exit codes. At most 80 columns wide.
  package static var help: String {
    """
    Script UIKit-style animations in Lua, on a clock you hold in your hand.

    \(exampleRows)
    usage: playhead [OPTIONS] [FILE | -] [ARGUMENTS]
           playhead COMMAND [OPTIONS] ...

    Commands:
    \(commands)
    Options:
    \(options)
    ARGUMENTS reach the script as ... and in the table arg. The file - is standard
    input. Results go to standard output, everything else to standard error.
    playhead COMMAND --help tells more about a command.

    \(exitCodes)

    """
  }

  /// What `playhead COMMAND --help` prints.
  package static func help(of name: ProgramCommand.Name) -> String {
    guard let command = ProgramCommand.named(name.rawValue) else { return help }
    return "usage: \(command.usage)\n\n\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).\n\n"
      + command.details + "\n"
  }

  /// Those that fit beside what they do.
  private static var exampleRows: String {
    rows(examples.filter { $0.1.count <= 34 }.map { ($0.1, $0.0) }, column: 36)
  }

  private static var commands: String {
    rows(ProgramCommand.all.map { ("\($0.name.rawValue) \($0.arguments)", $0.summary) })
  }

  private static var options: String {
    rows(
      CommandLineOption.all.map { option in
        var left = option.spellings.joined(separator: ", ")
        if case .value(let placeholder, _, _) = option.effect { left += " " + placeholder }
        return (left, option.summary)
      })
  }

  private static var exitCodes: String {
    let codes = ExitCode.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ")
    return WrappedText("Exit codes: \(codes).", indent: 0).lines.joined(separator: "\n")
  }

  private static func rows(_ rows: [(String, String)], column: Int = 25) -> String {
    rows.map { left, right in
      "  \(left)  ".padded(to: column + 2) + right + "\n"
    }.joined()
  }
}
