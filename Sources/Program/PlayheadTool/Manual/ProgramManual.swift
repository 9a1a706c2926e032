import PlainText
import ScriptTools

/// The manual page `playhead(1)`, from the tables of commands and options.
enum ProgramManual {
  static var text: String {
    var page = ManualText(
      "playhead", section: 1, summary: "script UIKit-style animations in Lua, on a clock you control")
    synopsis(&page)
    page.section("description")
    page.paragraph(
      """
      Scripts say views, layers, animations and view controller transitions by the names they have in UIKit and Core
      Animation. Time passes only on command, and every moment of it can be shown again.
      """)
    page.paragraph(
      """
      Without FILE the shell opens; if standard input is no terminal, it is the script. A word that is neither a file
      nor a command is an error. ARGUMENTS reach the script as ... and in the table arg.
      """)
    page.section("commands")
    page.list(
      ProgramCommand.all.map { command in
        (
          "\(command.name.rawValue)\(command.arguments.isEmpty ? "" : " " + command.arguments)",
          sentence(command.summary) + " " + prose(of: command)
        )
      })
    page.section("options")
    page.list(
      CommandLineOption.all.map { option in
        var words = sentence(option.summary)
        if let (placeholder, accepts) = option.value, !option.summary.contains(":") {
          words += " \(placeholder) is \(accepts)."
        }
        if !option.commands.contains(.run) {
          words += " Only for \(option.commands.map(\.rawValue).listed)."
        }
        return (option.usage, words)
      })
    environment(&page)
    page.section("exit status")
    page.list(ExitCode.allCases.map { ("\($0.rawValue)", sentence($0.meaning)) })
    page.section("examples")
    for (words, line) in HelpText.examples { page.paragraph(sentence(words)); page.example(line) }
    page.section("see also")
    page.macro(".Xr playhead\\-lua 7")
    return page.text
  }

  private static func synopsis(_ page: inout ManualText) {
    page.section("synopsis")
    page.macro(".Nm")
    page.macro(".Op Ar options")
    page.macro(".Op Ar file | \\-")
    page.macro(".Op Ar arguments")
    page.macro(".Nm")
    page.macro(".Ar command")
    page.macro(".Op Ar options")
    page.macro(".Op Ar words")
  }

  private static func environment(_ page: inout ManualText) {
    page.section("environment")
    page.list([
      ("PLAYHEAD_HISTORY", "File of the shell's history; if empty, no history is kept."),
      ("PLAYHEAD_GRAPHICS", "The default of --graphics."),
      (
        "XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME",
        "Folders of the files below, instead of ~/.config, ~/.local/state and ~/.cache."
      ),
      ("NO_COLOR", "If set, output has no colours unless --color=always is given."),
      ("COLORTERM", "Truecolor or 24bit: the terminal shows all colours."),
      ("TERM", "Dumb: no line editing, no colours, no full screen. Xterm, linux and others: sixteen colours."),
      ("COLORFGBG", "Whether the ground is light, where the terminal does not answer and --theme is not given."),
      ("VISUAL, EDITOR", "The editor that the shell's command edit opens."),
    ])
    page.section("files")
    page.list([
      (
        "~/.config/playhead/init.lua",
        "Runs before the first prompt of the shell and before the full screen, unless --no-init is given. There "
          + "timeline:bind binds keys of the full screen."
      ),
      ("~/.local/state/playhead/history.jsonl", "The inputs typed in the shell; readable by you alone."),
      ("~/.cache/playhead", "What was read of the Swift program around a file that is checked; it may be removed."),
      ("~/.editrc", "Keys of the line editor; lines that start with playhead: apply to this program alone."),
    ])
  }

  private static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() + "." }

  /// The paragraphs of a command's help, without the lines set in columns.
  private static func prose(of command: ProgramCommand) -> String {
    command.details.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("  ") }
      .joined(separator: " ")
  }
}
