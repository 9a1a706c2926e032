/// One word of the shell's own: what it is called, what it does, and the Lua that does the same.
package struct Command {
  /// Every name, the preferred one first.
  package let names: [String]
  /// What comes after the name, as help shows it: `[N]`; empty when nothing does.
  package let arguments: String
  /// One sentence, at most 46 columns.
  package let summary: String
  /// The same in Lua, as help shows it; nil where only the shell has it.
  package let twin: String?
  /// What Tab offers after the name.
  var completes = Completes.nothing
  /// Whether it moves time: the values are shown afterwards, and an empty Enter does it again.
  var moves = false
  let perform: (Shell, Substring) throws(CommandFailure) -> Void

  package var name: String { names[0] }
  /// `step [N]`
  package var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  init(
    _ names: String..., arguments: String = "", summary: String, twin: String? = nil,
    completes: Completes = .nothing, moves: Bool = false,
    perform: @escaping (Shell, Substring) throws(CommandFailure) -> Void
  ) {
    self.names = names
    self.arguments = arguments
    self.summary = summary
    self.twin = twin
    self.completes = completes
    self.moves = moves
    self.perform = perform
  }

  /// What a command's arguments are made of.
  enum Completes {
    case nothing
    /// A name or expression of a script's.
    case expression
    /// A time: marks, `end`, the names of events.
    case time
    case eventName
    case file
    case commandOrName
  }
}

/// Why a command did nothing.
enum CommandFailure: Error {
  /// The words after it were not understood: what it takes, and one that would do.
  case arguments(String, example: String)
  /// Anything else, as one line.
  case message(String)
  /// Its Lua twin failed.
  case script(ScriptFailureReport)
}

/// An error as the shell prints it.
struct ScriptFailureReport {
  let lines: [String]
}
