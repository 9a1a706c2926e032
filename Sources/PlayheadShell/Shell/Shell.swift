package import LineEditing
import LuaBridge
import PlainText
package import ScriptRuntime
package import TimeControl

/// The read-eval-print loop: inputs from an editor, output through a closure, one session in between.
///
/// Owns neither terminal nor clock: with a `ScriptedEditor` a whole session runs in memory.
package final class Shell {
  let current: BranchingSession
  package var session: ScriptSession { current.session }
  let editor: any LineEditor
  var environment: ShellEnvironment
  let commands = CommandTable()
  private(set) lazy var screen = environment.terminal.pictures()
  let rules: ShellRules

  /// Inputs so far, commands included. Number 1 is the first; its result is `_1`.
  private(set) var inputs: [String] = []
  /// The outcome of the current input.
  var outcome = Outcome.nothing
  /// The last error, for `trace`.
  var lastError: ScriptError?
  /// How much of a value is shown.
  var limits = DisplayLimits()
  /// Whether the note about `local` was printed.
  var hasExplainedLocal = false
  /// Whether the interruption of the current input was reported: every call on the way out raises it again.
  var hasReportedInterrupt = false
  /// The input that an empty Enter repeats.
  private var lastStep: String?
  /// The exit code; nil while the shell runs.
  package private(set) var exitCode: Int32?

  package init(_ current: BranchingSession, _ editor: any LineEditor, _ environment: ShellEnvironment) {
    self.current = current
    self.editor = editor
    self.environment = environment
    rules = ShellRules(current)
    current.observe { [unowned self] session in
      session.onCallbackError = { [unowned self] in report($0) }
    }
  }

  package convenience init(_ session: ScriptSession, _ editor: any LineEditor, _ environment: ShellEnvironment) {
    self.init(BranchingSession(session), editor, environment)
  }

  /// The two greeting lines.
  package static let greeting = """
    playhead 0.1 · Lua 5.4 · UIKit and Core Animation on a clock you hold
    type Lua or a command · help lists commands · ?UIView explains a name

    """

  /// Reads and runs inputs until they end or a command ends the shell.
  ///
  /// - Returns: The code that the command asked for, 0 for the others.
  @discardableResult
  package func run() -> Int32 {
    while exitCode == nil {
      environment.output.flush()
      switch editor.readLine(prompt: environment.terminal.ink.prompt("> ")) {
      case .line(let input): process(input)
      case .interrupted: environment.interrupts.clear()
      case .endOfInput: return 0
      }
    }
    return exitCode ?? 0
  }

  func end(code: Int32) { exitCode = code }

  // MARK: Inputs

  /// Runs one complete input.
  package func process(_ input: String) {
    environment.interrupts.clear()
    hasReportedInterrupt = false
    outcome = .nothing
    let repeated = input.trimmed.isEmpty ? lastStep : nil
    let text = repeated ?? input
    guard !text.trimmed.isEmpty else { return }
    if repeated == nil { inputs.append(text) }
    environment.log.add("> \(text)\n")
    if let invocation = rules.command(in: text) {
      perform(invocation, typed: text)
    } else if let misspelling = Misspelling(of: text, rules) {
      report(.arguments(misspelling.message, example: misspelling.meant))
    } else {
      runLua(text)
    }
    session.results.release(before: inputs.count)
  }

  private func perform(_ invocation: Invocation, typed: String) {
    guard let command = invocation.command else {
      guard !invocation.name.isEmpty else {
        return report(.arguments("the name of a command follows the colon", example: ":step"))
      }
      let near = Suggestion.nearest(to: invocation.name, among: commands.all.flatMap(\.names))
      return report(
        .arguments("no command ':\(invocation.name)'", example: near.map { ":\($0)" } ?? "help lists the commands"))
    }
    do {
      try command.perform(self, invocation.arguments)
      if command.repeats { lastStep = typed }
      guard command.moves else { return }
      say(stopReasonLines.map(environment.terminal.ink.faint))
      say(Readout(session).lines)
    } catch {
      report(error)
    }
  }

  /// Adds to the script that `save` writes.
  ///
  /// - Parameter isExpression: Whether the script prints it, and may refer to it as `_` later.
  func record(_ text: String, isExpression: Bool = false) {
    current.save(lastAs: ScriptLine(input: inputs.count, text: text, isExpression: isExpression))
  }

  // MARK: Saying

  func say(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n") + "\n"
    environment.output.write(text)
    environment.log.add(text)
  }

  func say(_ lines: String...) { say(lines) }

  /// Columns a line may take.
  var columns: Int { limits.width > 0 ? limits.width : environment.terminal.columns() }
}

/// The outcome of an input.
enum Outcome {
  /// A command that succeeded, or a statement.
  case nothing
  /// The first value of an expression.
  case value(LuaValue)
  case failed(ScriptError)
  /// A refused command: the reason, and an input that works.
  case refused(String, hint: String?)
}
