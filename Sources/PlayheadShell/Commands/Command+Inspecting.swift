/// Commands that look closely.
extension Command {
  static var inspecting: [Command] {
    [
      Command(
        "inspect", summary: "the full screen: picture, tracks, values, keys",
        details: "q leaves, ? shows the keys. What is done there is done here too."
      ) { shell, words throws(CommandFailure) in
        try none(words, "inspect")
        try shell.inspect()
      },
      Command(
        "curve", arguments: "VALUE [velocity]", summary: "one number over time as a plot",
        details: "VALUE is a view or layer with a key path, or a key path alone for what it moves first.",
        examples: ["curve box.position.x", "curve opacity", "curve box.position.x velocity"],
        completes: .keyPath(ofNumber: true)
      ) { shell, words throws(CommandFailure) in
        try shell.curve(words)
      },
    ]
  }
}
