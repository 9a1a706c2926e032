/// Commands that look closely.
extension Command {
  static var inspecting: [Command] {
    [
      Command(
        "inspect", summary: "the full screen: picture, tracks, values, keys",
        details: "q leaves, ? shows the keys. Changes made there stay."
      ) { shell, words throws(CommandFailure) in
        try none(words, "inspect")
        try shell.inspect()
      },
      Command(
        "curve", arguments: "VALUE [velocity]", summary: "plots one number over time",
        details: "VALUE is a view or layer with a key path, or a key path alone for the first layer it moves.",
        examples: ["curve box.position.x", "curve opacity", "curve box.position.x velocity"],
        completes: .keyPath(ofNumber: true)
      ) { shell, words throws(CommandFailure) in
        try shell.curve(words)
      },
    ]
  }
}
