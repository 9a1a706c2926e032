/// What `--help` and `--version` print.
public enum HelpText {
  /// The version, as `--version` prints it.
  public static let version = "playhead 0.1.0 (Lua 5.4)\n"

  /// The help text: examples, then forms, commands, options and exit codes. At most 80 columns wide.
  public static var help: String {
    """
    Script UIKit-style animations in Lua, on a clock you hold in your hand.

      playhead                        open the shell
      playhead Examples/fade.lua      run a script
      playhead -i Examples/fade.lua   run it, then look around in the shell
      playhead -e 'print(UIScreen.main.bounds)'
      echo 'print(1 + 1)' | playhead  run what comes through the pipe

    usage: playhead [OPTIONS] [FILE | -] [ARGUMENTS]
           playhead COMMAND [OPTIONS] ...

    Commands:
    \(commands)
    Options:
    \(options)
    ARGUMENTS reach the script as ... and in the table arg. The file - is standard
    input. Results go to standard output, everything else to standard error.
    playhead COMMAND --help tells more about a command.

    Exit codes: 0 done, 1 the script, a test or a check failed, 64 the command line
    was not understood, 66 a file cannot be read, 69 something needed is missing,
    70 a mistake of playhead's own, 124 --timeout has passed, 130 interrupted.

    """
  }

  /// What `playhead COMMAND --help` prints.
  public static func help(of name: ProgramCommand.Name) -> String {
    guard let command = ProgramCommand.named(name.rawValue) else { return help }
    return "usage: \(command.usage)\n\n\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).\n\n"
      + command.details + "\n"
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

  private static func rows(_ rows: [(String, String)]) -> String {
    rows.map { left, right in
      "  \(left)" + String(repeating: " ", count: max(2, 25 - left.count)) + right + "\n"
    }.joined()
  }
}
