import LayerKit
import LuaBridge
import PlainText
import ScriptRuntime
import ScriptTools
import TransitionChecker

/// Errors as the prompt shows them.
extension Shell {
  /// The chunk name of Lua that the shell itself runs. Its errors are shown without a line, as nobody typed one.
  static let ownChunk = "command"

  /// The most callers shown with an error; `trace` shows all.
  private static let mostCallers = 3

  func report(_ error: ScriptError) {
    let lines = lines(of: error)
    outcome = .failed(error)
    guard !lines.isEmpty else { return }
    lastError = error
    session.only(ResultNames.self).keep(error)
    say(lines)
  }

  func report(_ failure: CommandFailure) {
    switch failure {
    case .arguments(let message, let example):
      outcome = .refused(message, hint: example)
      say(wrapped(message).map(environment.terminal.ink.failure) + ["hint: \(example)"])
    case .message(let message):
      outcome = .refused(message, hint: nil)
      say(wrapped(message).map(environment.terminal.ink.failure))
    case .script(let error): report(error)
    }
  }

  /// A failure in one line.
  func text(of failure: CommandFailure) -> String {
    switch failure {
    case .arguments(let message, _), .message(let message): message
    case .script(let error): error.message
    }
  }

  func lines(of error: ScriptError) -> [String] {
    if error.code == ScriptError.Code.interrupted {
      if hasReportedInterrupt { return [] }
      hasReportedInterrupt = true
      let start = environment.interrupts.areEchoed ? [""] : []
      return start + ["interrupted at \(NumberText.seconds(session.world.now)); the session goes on"]
    }
    var error = error
    if error.file == Self.ownChunk {
      error.file = nil
      error.line = nil
    }
    if error.hint == nil, let name = error.missingGlobal, let command = parser.command(named: name) {
      error.hint = command.lua ?? command.usage
    }
    if let value = raisedTable(error) { error.message = value }
    let report = ErrorReport(error, in: session)
    return wrapped("\(report.headline) [\(error.code)]").map(environment.terminal.ink.failure)
      + report.excerpt(columns: columns)
      + callers(of: error) + report.notes.flatMap(wrapped)
  }

  /// A table without a message that a script raised: `error{code = 1}`.
  private func raisedTable(_ error: ScriptError) -> String? {
    let lua = session.lua
    _ = lua.fail(error)
    defer { lua.pop() }
    guard lua.isTable(at: lua.top) else { return nil }
    lua.pushField("message", of: lua.top)
    let hasMessage = !lua.isNil(at: lua.top)
    lua.pop()
    return hasMessage ? nil : ValueText(session, limits).line(at: lua.top, columns: 200)
  }

  /// The callers of the function that failed, the nearest first.
  private func callers(of error: ScriptError) -> [String] {
    let frames = Self.runs(of: userFrames(of: error).dropFirst())
    let shown = frames.prefix(Self.mostCallers).map { "from \($0.frame.place)\($0.frame.role)\(Self.times($0.count))" }
    return frames.count > shown.count ? shown + ["and \(frames.count - shown.count) more; trace shows all"] : shown
  }

  private func userFrames(of error: ScriptError) -> [ScriptError.Frame] {
    error.traceback.filter { $0.file != Self.ownChunk }
  }

  /// Frames with their repetitions, so that a recursive function is shown once.
  private static func runs(of frames: some Sequence<ScriptError.Frame>) -> [(frame: ScriptError.Frame, count: Int)] {
    var runs: [(frame: ScriptError.Frame, count: Int)] = []
    for frame in frames {
      if let last = runs.last, last.frame == frame { runs[runs.count - 1].count += 1 } else { runs.append((frame, 1)) }
    }
    return runs
  }

  private static func times(_ count: Int) -> String { count > 1 ? ", \(count) times" : "" }

  /// Explains an error code, or a rule of `playhead check`, with a script that fails and one that works; the last
  /// error's code for "", or while there is none, all of them.
  func explain(_ code: String) throws(CommandFailure) {
    let code = code.isEmpty ? lastError?.code : code
    guard let code else { return sayInPages(NameExplanation.list(columns: columns)) }
    if let page = NameExplanation.page(code: code, columns: columns) { return say(page) }
    let near = Suggestion.nearest(to: code, among: ErrorPage.explained)
    if near == nil, let page = NameExplanation.page(code, in: session, columns: columns) { return sayInPages(page) }
    throw .arguments("there is no error code '\(code)'", example: "explain \(near ?? "syntax")")
  }

  /// Every frame of the last error with its line.
  func trace() throws(CommandFailure) {
    guard let error = lastError else { throw .message("no error yet") }
    var lines = wrapped(error.description)
    for (frame, count) in Self.runs(of: userFrames(of: error)) {
      lines.append("\(frame.place)\(frame.role)\(Self.times(count))")
      if let text = session.sourceLine(frame.line, of: frame.file) { lines.append("    " + String(text.trimmed)) }
    }
    if error.omittedFrames > 0 { lines.append("\(error.omittedFrames) more in the middle") }
    if let context = error.context { lines.append(context) }
    say(lines.map { $0.cut(to: max(20, columns)) })
  }

  /// A message over as many lines as it needs.
  func wrapped(_ text: String) -> [String] { WrappedText(text, width: columns, indent: 2).lines }
}

extension ScriptError.Frame {
  /// `input 3:1`
  fileprivate var place: String { "\(file):\(line)" }

  /// ` in show`, where it is a function that has a name.
  fileprivate var role: String { ["main chunk", "function"].contains(name) ? "" : " in \(name)" }
}
