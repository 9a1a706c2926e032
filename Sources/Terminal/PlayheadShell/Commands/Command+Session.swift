/// Commands about the session: its inputs, its files, its display.
extension Command {
  static var session: [Command] {
    [
      Command("history", arguments: "[-g] [N|N-M]", summary: "lists inputs; -g includes earlier sessions") {
        shell, words throws(CommandFailure) in
        try shell.sayHistory(words)
      },
      Command(
        "rerun", arguments: "N|N-M", summary: "runs inputs again", examples: ["rerun 3", "rerun 2-5"]
      ) { shell, words throws(CommandFailure) in
        try shell.rerun(words)
      },
      Command(
        "edit", arguments: "[N]", summary: "edits an input in $VISUAL or $EDITOR, runs it",
        details: "Without N the last input. The saved text is run; an empty file runs nothing."
      ) { shell, words throws(CommandFailure) in
        try shell.edit(words)
      },
      Command(
        "load", arguments: "FILE [ARGS]", summary: "runs a script without moving time", lua: "dofile(FILE)",
        details: "The script finds ARGS in its `...` and in the table arg.",
        completes: .scriptFile
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("load takes a file", example: "load fade.lua") }
        try shell.load(file: String(words))
      },
      Command(
        "save", arguments: "[-af] FILE [N-M]", summary: "saves the session as a script",
        details: """
          Commands become their Lua equivalents; inputs that failed or only showed
          something are left out. N-M saves only these inputs. What was tuned in the full
          screen is in it as timeline:tune. -a writes each branch as a script of its own,
          beside the current one: take-main.lua. A file that is there is written over
          once you say so, or with -f.
          """,
        examples: ["save take.lua", "save take.lua 3-9", "save -a take.lua"], completes: .scriptFile
      ) { shell, words throws(CommandFailure) in
        try shell.save(words)
      },
      Command(
        "log", arguments: "[FILE|off]", summary: "copies input and output to a file",
        details: "Appends to an existing file. Without an argument it names the file.",
        completes: .file(suffix: "")
      ) { shell, words throws(CommandFailure) in
        try shell.log(words)
      },
      Command(
        "reset", summary: "starts over at time 0; keeps the inputs",
        details: """
          Variables, views and marks are gone; init.lua runs again. To run a script again:
          reset, then load FILE.
          """
      ) { shell, words throws(CommandFailure) in
        try none(words, "reset")
        try shell.reset()
      },
      Command(
        "time", arguments: "EXPR", summary: "runs it and reports how long it took", examples: ["time timeline:run()"],
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.time(words)
      },
      Command(
        "bench", arguments: "EXPR", summary: "runs it often; reports median and fastest",
        details: "Each run is a whole input: what it changes stays changed.", examples: ["bench window.alpha"],
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.bench(words)
      },
      Command(
        "set", arguments: "[NAME VALUE]", summary: "sets how values are shown: width, picture…",
        details: """
          depth      tables inside of tables: 4
          items      entries of one table: 30
          width      columns of a line; auto for the terminal's
          precision  decimals of a number; auto for as many as there are
          signature  what a call takes, shown while it is typed: on
          picture    a small picture of the screen after each move: off
          """,
        examples: ["set precision 3"], completes: .inTurn([DisplaySetting.all.map(\.name), ["auto", "on", "off"]])
      ) { shell, words throws(CommandFailure) in
        try shell.set(words)
      },
      Command(
        "quit", "exit", arguments: "[CODE]", summary: "quits with an exit code; so does Ctrl-D", isAlsoCalled: true
      ) { shell, words throws(CommandFailure) in
        guard let code = words.isEmpty ? 0 : UInt8(words) else {
          throw .arguments("quit takes an exit code from 0 to 255", example: "quit 3")
        }
        shell.end(code: Int32(code))
      },
    ]
  }
}
