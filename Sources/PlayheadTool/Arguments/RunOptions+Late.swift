extension RunOptions {
  /// One of playhead's options among the arguments of a script that does not look at them: it was meant for playhead,
  /// and stood too late. Nil where the script may want it.
  func lateOption(for script: String) -> String? {
    guard !scriptArguments.isEmpty, !script.contains("..."),
      !script.split(whereSeparator: { !$0.isLetter && $0 != "_" }).contains("arg")
    else { return nil }
    let known = Set(CommandLineOption.all.flatMap(\.spellings))
    return scriptArguments.first { argument in known.contains(String(argument.prefix { $0 != "=" })) }
  }
}
