import ScriptAPI

/// Commands that explain: names, variables, errors.
extension Command {
  static var asking: [Command] {
    [
      Command(
        "help", arguments: "[NAME]", summary: "about a command or name; ?NAME, NAME? too",
        details: """
          A name of the API, a command, a variable, a group of commands (help clock), or
          any word, which is then searched for.
          """,
        examples: ["help step", "?UIView.animate", "CALayer.opacity?", "help(box)"], completes: .commandOrName,
        isAlsoCalled: true
      ) { shell, words throws(CommandFailure) in
        try shell.help(about: String(words))
      },
      Command(
        "find", "apropos", arguments: "WORD", summary: "names and summaries with a word in them",
        examples: ["find spring"]
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("find takes a word", example: "find spring") }
        try shell.find(String(words))
      },
      Command(
        "ls", arguments: "[EXPR]", summary: "the variables, or what an object has",
        details: "A word that is no variable lists the classes that have it in their names.",
        examples: ["ls", "ls box.layer", "ls view"],
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.list(words)
      },
      Command(
        "source", arguments: "NAME", summary: "the text of a function or class",
        examples: ["source Card.layoutSubviews"],
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("source takes a function", example: "source fade") }
        try shell.showSource(of: words)
      },
      Command(
        "explain", arguments: "[CODE]", summary: "what an error means; without CODE the last",
        examples: ["explain unknown-member"], completes: .words { _ in ErrorPage.all.map(\.code) }
      ) { shell, words throws(CommandFailure) in
        try shell.explain(String(words))
      },
      Command("trace", "bt", summary: "the last error with every call on its way") {
        shell, words throws(CommandFailure) in
        try none(words, "trace")
        try shell.trace()
      },
    ]
  }
}
