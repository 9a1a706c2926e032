import LayerKit
package import LuaBridge
import RecordingKit
import ScriptAPI

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
  /// What help says besides: forms of arguments, what is not obvious. Lines of at most 80 columns.
  package let details: String
  /// Inputs to try, as help shows them.
  package let examples: [String]
  /// What Tab offers after the name.
  let completes: Completes
  /// Whether the values that move are shown afterwards: for what moves time, or drives.
  let moves: Bool
  /// Whether an empty Enter does it again: for steps, which one takes many of.
  let repeats: Bool
  /// Whether `name(…)` and `name "…"` mean the command too.
  let isAlsoCalled: Bool
  let perform: (Shell, Substring) throws(CommandFailure) -> Void

  package var name: String { names[0] }
  /// `step [N]`
  package var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  init(
    _ names: String..., arguments: String = "", summary: String, twin: String? = nil, details: String = "",
    examples: [String] = [], completes: Completes = .nothing, moves: Bool = false, repeats: Bool = false,
    isAlsoCalled: Bool = false, perform: @escaping (Shell, Substring) throws(CommandFailure) -> Void
  ) {
    self.names = names
    self.arguments = arguments
    self.summary = summary
    self.twin = twin
    self.details = details
    self.examples = examples
    self.completes = completes
    self.moves = moves
    self.repeats = repeats
    self.isAlsoCalled = isAlsoCalled
    self.perform = perform
  }

  /// What a command's arguments are made of.
  enum Completes {
    case nothing
    /// A name or expression of a script's.
    case expression
    /// A file whose name ends so, or a folder; any file for "".
    case file(suffix: String)
    case commandOrName
    /// These words, and nothing else.
    case words((ScriptSession) -> [String])
    /// Words for what comes first, and for what comes next.
    case inTurn([[String]])
    /// A view or layer with a key path, `box.position.x`, or with one of a number alone.
    case keyPath(ofNumber: Bool)

    static var scriptFile: Completes { .file(suffix: ".lua") }
    /// Every form of a time that is a word.
    static var time: Completes {
      .words { ["end", "start"] + $0.timeline.marks.map { "@" + $0.name } + Command.eventNames($0) }
    }
    static var eventName: Completes { .words { [StageEvent.commitName] + Command.eventNames($0) } }
    static var mark: Completes { .words { $0.timeline.marks.map(\.name) } }
  }

  /// The names of the events on record, in byte order.
  static func eventNames(_ session: ScriptSession) -> [String] {
    Set(session.world.recording.events.map(\.name)).sorted()
  }
}

/// Why a command did nothing.
package enum CommandFailure: Error {
  /// The words after it were not understood: what it takes, and one that would do.
  case arguments(String, example: String)
  /// Anything else, as one line.
  case message(String)
  /// Its Lua twin failed.
  case script(ScriptError)
}
