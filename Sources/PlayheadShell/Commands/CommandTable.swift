import PlainText

/// Every command. Recognition, completion, repetition and `help` read this table.
package struct CommandTable {
  /// The commands by purpose, in the order of help.
  package let groups: [CommandGroup]

  package var all: [Command] { groups.flatMap(\.commands) }

  package init() {
    groups = [
      CommandGroup("clock", "moving the playhead", Command.moving + Command.ranging),
      CommandGroup("stops", "stopping where something happens", Command.stopping),
      CommandGroup("branches", "trying another ending", Command.branching),
      CommandGroup("scrub", "driving what is in progress", Command.driving),
      CommandGroup("record", "what the recording holds", Command.showing),
      CommandGroup("pictures", "drawing what is on screen", Command.pictures),
      CommandGroup("views", "looking at views, with the names of lldb", Command.views),
      CommandGroup("asking", "explaining names, variables and errors", Command.asking),
      CommandGroup("session", "inputs, files, measuring, display", Command.session),
    ]
  }

  func named(_ name: some StringProtocol) -> Command? {
    all.first { command in command.names.contains { $0 == name } }
  }

  /// The command that an input is; nil when the input is Lua.
  ///
  /// A leading space means Lua, a leading `:` a command. Otherwise the first word has to be a command's name, and what
  /// follows must not look like Lua: `step = 3`, `step(3)`, `step.x`. Where a global variable has that name too, the
  /// input is Lua if it can be: `back` shows the variable, and `back 3` goes back.
  ///
  /// - Parameter isUsed: Whether a script has a variable of this name and the whole input makes sense as Lua.
  func match(_ input: String, isUsed: (_ name: String) -> Bool) -> Invocation? {
    if input.hasPrefix("?") { return question(input.dropFirst()) }
    if input.hasSuffix("?"), !input.contains(where: { $0 == "\"" || $0.isWhitespace }) {
      return question(input.dropLast())
    }
    let isForced = input.hasPrefix(":")
    let text = isForced ? input.dropFirst() : input[...]
    let word = text.prefix { $0.isLetter || $0 == "_" || $0 == "-" }
    guard let command = named(word) else {
      return isForced ? Invocation(command: nil, name: String(word), arguments: "") : nil
    }
    let rest = Self.withoutComment(text.dropFirst(word.count))
    let invocation = Invocation(command: command, name: String(word), arguments: rest.trimmed)
    if isForced { return invocation }
    // Accepts the habits of other shells: `quit()`, `exit(3)`, `help(UIView.animate)`, `help "spring"`.
    if command.isAlsoCalled, !isUsed(String(word)), let inside = Self.inside(rest) {
      return Invocation(command: command, name: String(word), arguments: inside)
    }
    guard rest.isEmpty || rest.first == " ", !isUsed(String(word)) || Self.luasOwn.contains(String(word)) else {
      return nil
    }
    if Self.luasKeywords.contains(command.name) { return invocation }
    // A name without a variable cannot be called: `display (a + b)` is the command, and Lua has an error for `step(3)`.
    let marks = rest.isEmpty || isUsed(String(word)) ? "=({[.:,\"" : "=.:,\""
    if let next = rest.trimmed.first, marks.contains(next), !isArgument(rest.trimmed) { return nil }
    return invocation
  }

  /// Lua's own globals that have the name of a command; alone, the command is meant.
  static let luasOwn = ["next", "load"]

  /// Words that no valid Lua starts with.
  private static let luasKeywords = ["goto", "until", "in", "break"]

  /// The text between brackets or quotes; nil when there is other text.
  private static func inside(_ text: Substring) -> Substring? {
    let text = text.trimmed
    guard text.count > 1, let first = text.first, let last = text.last else { return nil }
    let isCall = first == "(" && last == ")"
    guard isCall || first == last && (first == "\"" || first == "'") else { return nil }
    let inside = text.dropFirst().dropLast().trimmed
    return isCall ? Self.inside(inside) ?? inside : inside
  }

  /// The arguments without a Lua comment: `3` of `3 -- a little further`.
  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var before: Character?
    for place in text.indices {
      let character = text[place]
      if quote == nil, character == "-", before.map(\.isWhitespace) ?? true, text[place...].hasPrefix("--") {
        return text[..<place]
      }
      if character == quote, before != "\\" {
        quote = nil
      } else if quote == nil, "\"'".contains(character) {
        quote = character
      }
      before = character
    }
    return text
  }

  private func question(_ name: Substring) -> Invocation? {
    named("help").map { Invocation(command: $0, name: "help", arguments: name.trimmed) }
  }

  /// `.5` and `./take.lua` are arguments, and `.x` is a field.
  private func isArgument(_ text: Substring) -> Bool {
    text.first == "." && text.dropFirst().first.map { $0.isNumber || $0 == "/" || $0 == "." } == true
  }
}

/// A command with what was typed after it.
struct Invocation {
  /// Nil when a leading `:` asked for a command that does not exist.
  let command: Command?
  /// As typed.
  let name: String
  let arguments: Substring
}

/// Commands that belong together: a section of help, of the manual page, of the reference.
package struct CommandGroup {
  /// One word: `help time` lists the group.
  package let name: String
  package let title: String
  package let commands: [Command]

  init(_ name: String, _ title: String, _ commands: [Command]) {
    self.name = name
    self.title = title
    self.commands = commands
  }
}
