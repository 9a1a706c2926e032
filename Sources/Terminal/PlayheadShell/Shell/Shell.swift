package import LineEditing
package import LuaBridge
import PlainText
package import ScriptRuntime
package import TimeControl

/// The read-eval-print loop: inputs from an editor, output through a closure, one session in between.
///
/// Owns neither terminal nor clock: with an editor that is given its inputs, a whole session runs in memory.
package final class Shell {
  package let current: BranchingSession
  package var session: ScriptSession { current.session }
  let editor: any LineEditor
  package internal(set) var environment: ShellEnvironment
  package let rules: ShellRules
  var parser: InputParser { rules.parser }
  private(set) lazy var screen = environment.terminal.pictures()

  /// Inputs so far, commands included. Number 1 is the first; its result is `_1`.
  package private(set) var inputs: [String] = []
  /// The outcome of the current input.
  package internal(set) var outcome = InputOutcome.nothing
  /// The results of the current input as they were shown, the last that it printed; empty where it has none.
  package private(set) var shownResult = ""
  /// The last error, for `trace`.
  var lastError: ScriptError?
  /// The limits of shown values.
  package internal(set) var limits = DisplayLimits() {
    didSet { rules.settings.showsSignature = limits.showsSignature }
  }
  /// Whether the note about `local` was printed.
  var hasExplainedLocal = false
  /// Whether the interruption of the current input was reported: every call on the way out raises it again.
  var hasReportedInterrupt = false
  /// The full screen while it is open.
  weak var inspector: Inspector?
  var isFullScreen: Bool { inspector != nil }
  /// Receives printed text in place of the terminal; nil for none.
  var listener: ((String) -> Void)?
  /// Whether pasted inputs are run one after the other.
  private var isRunningPaste = false
  /// The input that an empty Enter repeats.
  private var lastStep: String?
  /// The errors of `init.lua`, which a full screen that opens at once hides.
  var initProblem: [String] = []
  /// The files that `save` wrote here, and writes again unasked.
  var savedFiles: Set<String> = []
  /// Whether the last command wrote every branch as a whole: nothing is lost by leaving then.
  var hasSavedAll = false
  /// The exit code; nil while the shell runs.
  package private(set) var exitCode: Int32?

  /// - Parameter rules: Those of the editor, so that an input that it compiled is not compiled again; nil for new ones.
  package init(
    _ current: BranchingSession, _ editor: any LineEditor, _ environment: ShellEnvironment, _ rules: ShellRules? = nil
  ) {
    self.current = current
    self.editor = editor
    self.environment = environment
    self.rules = rules ?? ShellRules(current)
    current.observe { [unowned self] session in
      session.onCallbackError = { [unowned self] in report($0) }
    }
  }

  var commands: CommandTable { parser.commands }

  package convenience init(_ session: ScriptSession, _ editor: any LineEditor, _ environment: ShellEnvironment) {
    self.init(BranchingSession(session), editor, environment)
  }

  /// The two greeting lines.
  package static let greeting = """
    playhead \(ProgramVersion.number) · Lua 5.4 · UIKit and Core Animation on a clock you control
    type Lua or a command · help lists commands · ?UIView explains a name

    """

  /// Reads and runs inputs until they end or a command ends the shell.
  ///
  /// - Returns: The code that the command asked for, 0 for the others.
  @discardableResult
  package func run() -> Int32 {
    while exitCode == nil, !environment.interrupts.isOver() {
      environment.output.flush()
      switch editor.readLine(prompt: environment.terminal.ink.prompt("> ")) {
      case .line(let input): process(input)
      case .pasted(let text): run(pasted: text)
      case .interrupted: environment.interrupts.clear()
      case .endOfInput: return 0
      }
    }
    return exitCode ?? 0
  }

  /// Asks a question; nil where nobody can answer: off a terminal, in the full screen, and while pasted inputs run.
  func answer(to question: String) -> String? {
    guard listener == nil, !isRunningPaste else { return nil }
    environment.output.flush()
    return editor.ask(environment.terminal.ink.prompt(question))
  }

  func end(code: Int32) { exitCode = code }

  /// Takes the end back, before anything has ended.
  func stay() { exitCode = nil }

  // MARK: Inputs

  /// Runs the inputs that were pasted, one after the other, each as if typed; after an error the rest is put back.
  private func run(pasted text: String) {
    if offersLua(for: text) { return }
    let inputs = PastedText(parser).inputs(in: text)
    isRunningPaste = inputs.count > 1
    defer { isRunningPaste = false }
    for (index, input) in inputs.enumerated() {
      editor.remember(input)
      if inputs.count > 1 { environment.output.write(environment.terminal.ink.prompt("> ") + input + "\n") }
      process(input)
      environment.output.flush()
      if exitCode != nil || environment.interrupts.isOver() { return }
      guard outcome.isFailure, index + 1 < inputs.count else { continue }
      say("\(index + 1) of \(inputs.count) inputs run; the rest is in the line")
      return editor.offer(inputs[(index + 1)...].joined(separator: "\n"))
    }
  }

  /// Runs one complete input.
  package func process(_ input: String) {
    begin()
    let repeated = input.trimmed.isEmpty ? lastStep : nil
    let text = repeated ?? input
    guard !text.trimmed.isEmpty else { return }
    enter(text, isNew: repeated == nil) {
      switch parser.parse(text) {
      case .command(let invocation): perform(invocation, typed: text)
      case .misspelt(let misspelling): report(.arguments(misspelling.message, example: misspelling.meant))
      case .lua(let input): run(input)
      }
    }
  }

  /// Runs calls of a program that drives the shell, as one input that moves time: with the clock as `timeline`, out of
  /// reach of a script that uses that name.
  package func process(calls: [String]) {
    begin()
    enter(calls.joined(separator: " ")) {
      do throws(CommandFailure) {
        for call in calls { try perform(call) }
        showMove()
      } catch {
        report(error)
      }
    }
  }

  private func begin() {
    environment.interrupts.clear()
    hasReportedInterrupt = false
    outcome = .nothing
    shownResult = ""
  }

  private func enter(_ text: String, isNew: Bool = true, _ body: () -> Void) {
    if isNew { inputs.append(text) }
    environment.log.add("> \(text)\n")
    parser.nextNumber = inputs.count
    body()
    parser.nextNumber = inputs.count + 1
    session.only(ResultNames.self).release(before: inputs.count)
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
      if command.moves { showMove() }
    } catch {
      report(error)
    }
  }

  /// Shows what ended a move, and what moves there.
  private func showMove() {
    say(stopReasonLines.map(environment.terminal.ink.faint))
    say(Readout(session, columns: columns, ink: ink).lines)
    showThumbnail()
  }

  // MARK: Lua

  /// Runs an input that is Lua: an expression is shown, a statement is run.
  func run(_ input: LuaInput) {
    let number = inputs.count
    let source = SessionInput.Chunk(
      source: (input.isExpression ? "return " : "") + input.text, name: InputParser.name(ofInput: number),
      shown: input.text)
    switch evaluate(SessionInput(action: .chunk(source), resultNumber: number), compiled: input.chunk) {
    case .failure(let error): report(error)
    case .success(let values):
      record(input.text, isExpression: !input.isStatement)
      show(values, isSilent: input.text.trimmed.hasSuffix(";"), isCall: input.isStatement)
      explainLocal(input.text)
    }
  }

  /// Performs a command by running its Lua equivalent, which becomes part of the script.
  ///
  /// - Returns: The results, where it is an expression.
  @discardableResult
  func perform(_ lua: String, returns: Bool = false) throws(CommandFailure) -> [LuaValue] {
    let values = try ask((returns ? "return " : "") + lua)
    record(lua)
    return values
  }

  /// Runs Lua of the shell's own, with the clock as `timeline`: out of reach of a script that uses that name.
  ///
  /// - Parameter resultNumber: The number of the input whose result it is; nil for none.
  /// - Throws: `CommandFailure` of Lua that fails.
  package func ask(_ source: String, resultNumber: Int? = nil) throws(CommandFailure) -> [LuaValue] {
    let chunk = SessionInput.Chunk(
      source: "local timeline = ...; " + source, name: Self.ownChunk, takesTimeline: true)
    switch evaluate(SessionInput(action: .chunk(chunk), resultNumber: resultNumber)) {
    case .success(let values): return values
    case .failure(let error): throw .script(error)
    }
  }

  /// Evaluates an input, in the current session or in a branch that it makes, which is then reported.
  ///
  /// - Parameter compiled: Its chunk, where it was compiled in the current session.
  private func evaluate(_ input: SessionInput, compiled: LuaReference? = nil) -> Result<[LuaValue], ScriptError> {
    defer { sayNotice() }
    return current.evaluate(input, compiled: compiled)
  }

  /// Evaluates the text of a file as an input.
  func evaluate(_ source: String, name: String) -> Result<[LuaValue], ScriptError> {
    defer { sayNotice() }
    return current.evaluate(source, name: name)
  }

  /// Evaluates the text of a file as a script with arguments.
  func evaluate(script source: String, name: String, arguments: [String]) -> Result<[LuaValue], ScriptError> {
    defer { sayNotice() }
    return current.evaluate(SessionInput(action: .script(source: source, name: name, arguments: arguments)))
  }

  private func sayNotice() {
    guard let notice = current.takeNotice() else { return }
    // The full screen says it itself, with the key that goes back.
    if isFullScreen, case .branched = notice { return }
    say(environment.terminal.ink.faint(notice.text))
  }

  /// Adds to the script that `save` writes.
  ///
  /// - Parameter isExpression: Whether the script prints it, and may refer to it as `_` later.
  func record(_ text: String, isExpression: Bool = false) {
    current.save(lastAs: ScriptLine(input: inputs.count, text: text, isExpression: isExpression))
  }

  // MARK: Saying

  /// Shows lines of text, with control characters from scripts escaped.
  func say(_ lines: [String]) {
    let sequences = environment.terminal.ink.sequences
    draw(lines.map { VisibleText.escaped($0, keeping: sequences) })
  }

  /// Shows lines as they are: pictures are made of control sequences.
  func draw(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n") + "\n"
    environment.output.write(text)
    environment.log.add(text)
  }

  func say(_ lines: String...) { say(lines) }

  /// Shows results; the first is the outcome of the input.
  func show(_ values: [LuaValue], isSilent: Bool = false, isCall: Bool = false) {
    if values.count == 1, case .nil = values[0], isCall { return }
    let lua = session.lua
    for (index, value) in values.enumerated() {
      if index == 0 { outcome = .value(value) }
      if isSilent { continue }
      lua.push(value)
      let text = VisibleText.escaped(
        ValueText(session, limits, width: columns).text(at: lua.top), keeping: ink.sequences)
      draw([text])
      shownResult += text + "\n"
      lua.pop()
    }
  }

  /// Explains once a session that a local ends with its input.
  private func explainLocal(_ input: String) {
    guard input.hasPrefix("local "), !input.contains("\n"), !hasExplainedLocal else { return }
    hasExplainedLocal = true
    say(environment.terminal.ink.faint("a local ends with its input; leave out local to keep the variable"))
  }

  var ink: Ink { environment.terminal.ink }

  /// Columns a line may take.
  var columns: Int { limits.width > 0 ? limits.width : environment.terminal.columns() }
}

/// The outcome of an input.
package enum InputOutcome {
  /// A command that succeeded, or a statement.
  case nothing
  /// The first value of an expression.
  case value(LuaValue)
  case failed(ScriptError)
  /// A refused command: the reason, and an input that works.
  case refused(String, hint: String?)

  var isFailure: Bool {
    switch self {
    case .failed, .refused: true
    case .nothing, .value: false
    }
  }
}

extension BranchNotice {
  fileprivate var text: String {
    switch self {
    case .branched(let name, let former, let time):
      "\(NumberText.seconds(time))   now in \(name); switch \(former) returns to the former branch"
    case .switched(let name, let time): "\(NumberText.seconds(time))   back in \(name)"
    }
  }
}
