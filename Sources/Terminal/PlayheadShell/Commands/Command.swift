import LayerKit
package import LuaBridge
import RecordingKit
import ScriptRuntime
import TimeControl

/// A command of the shell: its names, its help, its Lua equivalent and its action.
package struct Command {
  /// Every name, the preferred one first.
  package let names: [String]
  /// The words after the name, as help shows them: `[N]`; empty when there are none.
  package let arguments: String
  /// One sentence, at most 46 columns.
  package let summary: String
  /// The Lua equivalent, as help shows it; nil where there is none.
  package let lua: String?
  /// Further help, such as forms of arguments. Lines of at most 80 columns.
  package let details: String
  /// Inputs to try, as help shows them.
  package let examples: [String]
  /// The completions after the name.
  let completes: Completes
  /// Whether the moving values are shown afterwards: true of commands that move time or scrub.
  let moves: Bool
  /// Whether an empty Enter repeats it: true of steps.
  let repeats: Bool
  /// Whether `name(…)` and `name "…"` mean the command too.
  let isAlsoCalled: Bool
  let perform: (Shell, Substring) throws(CommandFailure) -> Void

  package var name: String { names[0] }
  /// `step [N]`
  package var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  init(
    _ names: String..., arguments: String = "", summary: String, lua: String? = nil, details: String = "",
    examples: [String] = [], completes: Completes = .nothing, moves: Bool = false, repeats: Bool = false,
    isAlsoCalled: Bool = false, perform: @escaping (Shell, Substring) throws(CommandFailure) -> Void
  ) {
    self.names = names
    self.arguments = arguments
    self.summary = summary
    self.lua = lua
    self.details = details
    self.examples = examples
    self.completes = completes
    self.moves = moves
    self.repeats = repeats
    self.isAlsoCalled = isAlsoCalled
    self.perform = perform
  }

  /// The kinds of arguments.
  enum Completes {
    case nothing
    /// A script's name or expression.
    case expression
    /// The same, or the name of a layer on screen to which no Lua leads.
    case layer
    /// A file whose name ends so, or a folder; any file for "".
    case file(suffix: String)
    /// A file, then options of exports.
    case exported
    case commandOrName
    /// Only these words.
    case words((ScriptSession) -> [String])
    /// Words for the first argument, and for the next ones.
    case inTurn([[String]])
    /// A view or layer with a key path, `box.position.x`, or only with key paths of numbers.
    case keyPath(ofNumber: Bool)

    static var scriptFile: Completes { .file(suffix: ".lua") }
    /// Every form of a time that is a word.
    static var time: Completes {
      .words { ["end", "start"] + $0.timeline.marks.map { "@" + $0.name } + Command.eventNames($0) }
    }
    static var eventName: Completes { .words { [StageEvent.commitName] + Command.eventNames($0) } }
  }

  /// The names of the events that can happen and of those on record, in byte order.
  static func eventNames(_ session: ScriptSession) -> [String] {
    Set(EventNames.all).union(session.world.recording.events.map(\.name)).sorted()
  }
}

/// Why a command failed.
package enum CommandFailure: Error {
  /// The arguments are not understood: the arguments it takes, and an example that works.
  case arguments(String, example: String)
  /// Anything else, as one line.
  case message(String)
  /// Its Lua equivalent failed.
  case script(ScriptError)
}
