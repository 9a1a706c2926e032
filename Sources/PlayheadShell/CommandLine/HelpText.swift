/// What `--help` and `--version` print.
public enum HelpText {
  /// The version, as `--version` prints it.
  public static let version = "playhead 0.1.0 (Lua 5.4)\n"

  /// The help text: examples, then forms, options and exit codes. At most 80 columns wide.
  public static var help: String {
    """
    Script UIKit-style animations in Lua, on a clock you hold in your hand.

      playhead                        open the shell
      playhead Examples/fade.lua      run a script
      playhead -i Examples/fade.lua   run it, then look around in the shell
      playhead -e 'print(UIScreen.main.bounds)'
      echo 'print(1 + 1)' | playhead  run what comes through the pipe

    usage: playhead [OPTIONS] [FILE | -] [ARGUMENTS]

    Options:
    \(options)
    ARGUMENTS reach the script as ... and in the table arg. The file - is standard
    input. Results go to standard output, everything else to standard error.

    Exit codes: 0 done, 1 the script failed, 64 the command line was not understood,
    66 the file cannot be read, 69 something needed is missing, 70 a mistake of
    playhead's own, 130 interrupted.

    """
  }

  private static var options: String {
    var text = ""
    for option in CommandLineOption.all {
      var left = "  " + option.spellings.joined(separator: ", ")
      if case .value(let placeholder, _, _) = option.effect { left += " " + placeholder }
      text += left + String(repeating: " ", count: max(2, 20 - left.count)) + option.summary + "\n"
    }
    return text
  }
}
