import PlainText

/// The texts of `--help` and `--version`.
package enum HelpText {
  /// The version, as `--version` prints it.
  package static let version = "playhead \(ProgramVersion.number) (Lua 5.4)\n"

  /// Command lines to begin with, and their meaning.
  static let examples = [
    ("open the shell", "playhead"),
    ("run a script", "playhead Examples/swipe.lua"),
    ("run it, then open the shell", "playhead -i Examples/swipe.lua"),
    ("run it, then scrub it by hand", "playhead inspect Examples/swipe.lua"),
    ("draw the screen half way through", "playhead --at 50% -o half.png Examples/swipe.lua"),
    ("run a script from a pipe", "echo 'print(1 + 1)' | playhead"),
    ("start a project", "playhead new card && playhead test card"),
  ]

  /// The help text: examples, then forms, commands, options and exit codes. At most 80 columns wide.
  package static var help: String {
    """
    Script UIKit-style animations in Lua, on a clock you control.

    \(exampleRows)
    usage: playhead [OPTIONS] [FILE | -] [ARGUMENTS]
           playhead COMMAND [OPTIONS] ...

    Commands:
    \(commands)
    Options:
    \(rows(CommandLineOption.all(of: .run)))
    ARGUMENTS reach the script as ... and in the table arg. The file - is standard
    input. Results go to standard output, everything else to standard error.
    playhead COMMAND --help explains a command and lists its options.

    \(exitCodes)

    """
  }

  /// The text of `playhead COMMAND --help`.
  package static func help(of name: ProgramCommand.Name) -> String {
    let command = ProgramCommand.row(name)
    return """
      usage: \(command.usage)

      \(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).

      \(command.details)

      Options:
      \(rows(CommandLineOption.all(of: name).filter { $0.spellings != ["--version"] }))
      """
  }

  /// The examples that fit beside their meaning.
  private static var exampleRows: String {
    rows(examples.filter { $0.1.count <= 34 }.map { ($0.1, $0.0) }, column: 36)
  }

  private static var commands: String {
    rows(ProgramCommand.all.map { ("\($0.name.rawValue) \($0.arguments)", $0.summary) })
  }

  private static func rows(_ options: [CommandLineOption]) -> String {
    rows(options.map { ($0.usage, $0.summary) })
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
