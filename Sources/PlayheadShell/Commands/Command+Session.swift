/// Commands about the session itself.
extension Command {
  static var session: [Command] {
    [
      Command(
        "help", arguments: "[NAME]", summary: "this list, or about a name; also ?NAME", completes: .commandOrName,
        isAlsoCalled: true
      ) {
        shell, words throws(CommandFailure) in
        try shell.help(about: String(words))
      },
      Command(
        "load", arguments: "FILE", summary: "runs a script and leaves time where it is", twin: "dofile(FILE)",
        completes: .scriptFile
      ) {
        shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("load takes a file", example: "load fade.lua") }
        try shell.load(file: String(words))
      },
      Command("history", arguments: "[N]", summary: "the last N inputs; _3 is the result of 3") {
        shell, words throws(CommandFailure) in
        guard let count = words.isEmpty ? 20 : Int(words), count > 0 else {
          throw .arguments("history takes how many inputs, from 1", example: "history 5")
        }
        shell.sayHistory(last: count)
      },
      Command("save", arguments: "FILE", summary: "writes what was done as a script", completes: .scriptFile) {
        shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("save takes a file", example: "save take.lua") }
        try shell.save(to: String(words))
      },
      Command("quit", "exit", summary: "ends; so does Ctrl-D", isAlsoCalled: true) {
        shell, words throws(CommandFailure) in
        try none(words, "quit")
        shell.end()
      },
    ]
  }
}
