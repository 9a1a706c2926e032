/// Commands about the session: its inputs, its files, its display.
extension Command {
  static var session: [Command] {
    [
      Command("history", arguments: "[-g] [N|N-M]", summary: "inputs by number; -g, of all sessions") {
        shell, words throws(CommandFailure) in
        try shell.sayHistory(words)
      },
      Command(
        "rerun", arguments: "N|N-M", summary: "answers inputs once more", examples: ["rerun 3", "rerun 2-5"]
      ) { shell, words throws(CommandFailure) in
        try shell.rerun(words)
      },
      Command(
        "edit", arguments: "[N]", summary: "an input in $VISUAL or $EDITOR, then runs it",
        details: "Without N the last input. What is saved is run; an empty file runs nothing."
      ) { shell, words throws(CommandFailure) in
        try shell.edit(words)
      },
      Command(
        "load", arguments: "FILE", summary: "runs a script and leaves time where it is", twin: "dofile(FILE)",
        completes: .scriptFile
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("load takes a file", example: "load fade.lua") }
        try shell.load(file: String(words))
      },
      Command(
        "save", arguments: "FILE [N-M]", summary: "writes what was done as a script",
        details: """
          Commands are written as the Lua that does the same; what failed or only showed
          something is left out. N-M takes the inputs of these numbers alone.
          """,
        examples: ["save take.lua", "save take.lua 3-9"], completes: .scriptFile
      ) { shell, words throws(CommandFailure) in
        try shell.save(words)
      },
      Command(
        "log", arguments: "[FILE|off]", summary: "copies what is typed and shown to a file",
        details: "Adds to a file that is there. Without a word it says where the copy goes.",
        completes: .file(suffix: "")
      ) { shell, words throws(CommandFailure) in
        try shell.log(words)
      },
      Command(
        "reset", summary: "a new world at time 0; the inputs stay",
        details: """
          Variables, views and marks are gone; init.lua runs again. To begin a script again:
          reset, then load FILE.
          """
      ) { shell, words throws(CommandFailure) in
        try none(words, "reset")
        try shell.reset()
      },
      Command(
        "time", arguments: "EXPR", summary: "runs it and says how long that took", examples: ["time timeline:run()"],
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.time(words)
      },
      Command(
        "bench", arguments: "EXPR", summary: "runs it many times: the median, the fastest",
        details: "Each run is a whole input: what it changes stays changed.", examples: ["bench window.alpha"],
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.bench(words)
      },
      Command(
        "set", arguments: "[NAME VALUE]", summary: "how values are shown: depth, items, width…",
        details: """
          depth      tables inside of tables: 4
          items      entries of one table: 30
          width      columns of a line; auto for the terminal's
          precision  decimals of a number; auto for as many as there are
          """,
        examples: ["set precision 3"], completes: .inTurn([DisplaySetting.all.map(\.name), ["auto"]])
      ) { shell, words throws(CommandFailure) in
        try shell.set(words)
      },
      Command(
        "quit", "exit", arguments: "[CODE]", summary: "ends, with an exit code; so does Ctrl-D", isAlsoCalled: true
      ) { shell, words throws(CommandFailure) in
        guard let code = words.isEmpty ? 0 : UInt8(words) else {
          throw .arguments("quit takes an exit code from 0 to 255", example: "quit 3")
        }
        shell.end(code: Int32(code))
      },
    ]
  }
}
