import ScriptTools

/// Commands that explain: names, variables, errors.
extension Command {
  static var asking: [Command] {
    [
      Command(
        "help", arguments: "[NAME]", summary: "explains a command or name; also ?NAME, NAME?",
        details: """
          A name of the API, a command, a variable, a group of commands (help clock), or
          any word to search for; help keys lists the keys of the full screen, help limits
          what a script may build.
          """,
        examples: ["help step", "?UIView.animate", "CALayer.opacity?", "help(box)"], completes: .commandOrName,
        isAlsoCalled: true
      ) { shell, words throws(CommandFailure) in
        try shell.help(about: String(words))
      },
      Command(
        "find", "apropos", arguments: "WORD", summary: "finds names and summaries that contain a word",
        examples: ["find spring"]
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("find takes a word", example: "find spring") }
        try shell.find(String(words))
      },
      Command(
        "ls", arguments: "[EXPR]", summary: "lists variables, or the members of an object",
        details: "For a word that is no variable: the classes whose names contain it.",
        examples: ["ls", "ls box.layer", "ls view"],
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.list(words)
      },
      Command(
        "source", arguments: "NAME", summary: "shows the source of a function or class",
        examples: ["source Card.layoutSubviews"],
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("source takes a function", example: "source fade") }
        try shell.showSource(of: words)
      },
      Command(
        "explain", arguments: "[CODE]",
        summary: "explains an error code, or the last error; lists the codes before any",
        examples: ["explain unknown-member"], completes: .words { _ in ErrorPage.explained }
      ) { shell, words throws(CommandFailure) in
        try shell.explain(String(words))
      },
      Command("trace", "bt", summary: "shows the last error with its call stack") {
        shell, words throws(CommandFailure) in
        try none(words, "trace")
        try shell.trace()
      },
    ]
  }
}
