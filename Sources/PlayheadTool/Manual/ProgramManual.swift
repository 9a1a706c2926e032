import ScriptAPI

/// The manual page `playhead(1)`, from the tables of commands and options.
enum ProgramManual {
  static var text: String {
    var page = ManualText("playhead", section: 1, summary: "script UIKit-style animations in Lua, on a clock you hold")
    synopsis(&page)
    page.section("description")
    page.paragraph(
      """
      Scripts say views, layers, animations and view controller transitions by the names they have in UIKit and Core
      Animation. Time passes only when it is told to, and all of it can be looked at again.
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
        var term = option.spellings.joined(separator: ", ")
        if case .value(let placeholder, _, _) = option.effect { term += " " + placeholder }
        var words = sentence(option.summary)
        if case .value(let placeholder, let accepts, _) = option.effect, !option.summary.contains(":") {
          words += " \(placeholder) is \(accepts)."
        }
        return (term, words)
      })
    surroundings(&page)
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

  private static func surroundings(_ page: inout ManualText) {
    page.section("environment")
    page.list([
      ("PLAYHEAD_HISTORY", "The file of the shell's history; no history is kept when it is empty."),
      ("PLAYHEAD_GRAPHICS", "What --graphics says otherwise."),
      (
        "XDG_CONFIG_HOME, XDG_STATE_HOME",
        "Where the files below are looked for instead of in ~/.config and ~/.local/state."
      ),
      ("NO_COLOR", "If it is set, nothing is coloured unless --color=always says so."),
      ("COLORTERM", "Truecolor or 24bit: the terminal shows every colour."),
      ("TERM", "Dumb: no line editing, no colours, no full screen."),
      ("VISUAL, EDITOR", "What the shell's command edit opens."),
    ])
    page.section("files")
    page.list([
      ("~/.config/playhead/init.lua", "Runs before the first prompt of the shell, unless --no-init forbids it."),
      ("~/.local/state/playhead/history.jsonl", "What was typed in the shell; nobody else can read it."),
      ("~/.editrc", "Keys of the line editor; lines that start with playhead: are for this program alone."),
    ])
  }

  private static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() + "." }

  /// The paragraphs of a command's help, without what is set in columns there.
  private static func prose(of command: ProgramCommand) -> String {
    command.details.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("  ") }
      .joined(separator: " ")
  }
}
