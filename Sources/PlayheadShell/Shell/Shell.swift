package import LineEditing
import LuaBridge
package import ScriptAPI

/// The read-eval-print loop: inputs from an editor, answers through a closure, one session in between.
///
/// Owns neither terminal nor clock: with a `ScriptedEditor` a whole session runs in memory.
package final class Shell {
  let current: CurrentSession
  package var session: ScriptSession { current.session }
  private let editor: any LineEditor
  let surroundings: ShellSurroundings
  let commands = CommandTable()
  let rules: ShellRules
  /// The clock itself, out of reach of a script that uses the name `timeline` for something else.
  private(set) var timeline = LuaValue.nil

  /// Inputs so far, commands included. Number 1 is the first; its result is `_1`.
  private(set) var inputs: [String] = []
  /// What was done so far, as Lua: commands by their twins.
  var script: [String] = []
  /// Whether it was said what `local` means at a prompt.
  var hasExplainedLocal = false
  /// Whether the input being answered was said to be interrupted: each call on the way out hears of it.
  var hasToldInterrupt = false
  /// What an empty Enter does again.
  private var lastMove: String?
  private var isEnded = false

  package init(_ current: CurrentSession, _ editor: any LineEditor, _ surroundings: ShellSurroundings) {
    self.current = current
    self.editor = editor
    self.surroundings = surroundings
    rules = ShellRules(current)
    current.observe { [unowned self] session in
      session.onCallbackError = { [unowned self] in report($0) }
      if case .success(let values) = evaluate("return timeline", name: "timeline"), let timeline = values.first {
        self.timeline = timeline
      }
    }
  }

  package convenience init(_ session: ScriptSession, _ editor: any LineEditor, _ surroundings: ShellSurroundings) {
    self.init(CurrentSession(session), editor, surroundings)
  }

  /// Two lines that greet.
  package static let greeting = """
    playhead 0.1 · Lua 5.4 · UIKit and Core Animation on a clock you hold
    type Lua or a command · help lists commands · ?UIView explains a name

    """

  /// Reads and answers until the input ends or a command ends it.
  package func run() {
    while !isEnded {
      surroundings.flush()
      switch editor.readLine(prompt: "> ") {
      case .line(let input): answer(input)
      case .interrupted: surroundings.settleInterrupt()
      case .endOfInput: isEnded = true
      }
    }
  }

  func end() { isEnded = true }

  /// Answers one complete input.
  private func answer(_ input: String) {
    surroundings.settleInterrupt()
    hasToldInterrupt = false
    let repeated = input.trimmed.isEmpty ? lastMove : nil
    let text = repeated ?? input
    guard !text.trimmed.isEmpty else { return }
    if repeated == nil { inputs.append(text) }
    if let invocation = commands.match(String(text), isUsed: { rules.isUsed($0, in: text) }) {
      perform(invocation, typed: text)
    } else {
      runLua(text)
    }
  }

  private func perform(_ invocation: Invocation, typed: String) {
    guard let command = invocation.command else {
      say(surroundings.ink.failure("no command ':\(invocation.name)'"), "hint: help lists the commands")
      return
    }
    do {
      try command.perform(self, invocation.arguments)
      if command.repeats { lastMove = typed }
      guard command.moves else { return }
      say(Readout(session).lines)
    } catch {
      report(error)
    }
  }

  // MARK: Saying

  func say(_ lines: [String]) { if !lines.isEmpty { surroundings.write(lines.joined(separator: "\n") + "\n") } }
  func say(_ lines: String...) { say(lines) }
}

/// What a shell may use of the outside.
package struct ShellSurroundings {
  /// Prints text, after everything scripts printed so far.
  package var write: (String) -> Void
  /// Shows what scripts printed so far; before each prompt.
  package var flush: () -> Void = {}
  /// Writes a file; false when that is not possible.
  package var writeFile: (_ text: String, _ path: String) -> Bool = { _, _ in false }
  /// The text of a file as a path names it; nil when it cannot be read.
  package var readFile: (String) -> String? = { _ in nil }
  /// Real time, for `play`; nil plays at once.
  package var pace: Pace?
  package var ink = Ink.plain
  /// Whether the terminal has put `^C` at the start of a line by the time an interruption is told.
  package var echoesInterrupts = false
  /// Forgets a Ctrl-C that has been dealt with.
  package var settleInterrupt: () -> Void = {}

  package init(write: @escaping (String) -> Void) { self.write = write }
}
