import LayerKit
package import LineEditing
import LuaBridge
import PlainText
package import PlayheadShell
import RecordingKit
import ScriptRuntime
import ScriptTools

/// The shell for programs: the reply to each input is one line of JSON, and nothing else is written.
///
///     1 + 1
///     {"ok":true,"value":2,"text":"2\n","events":[],"t":0,"error":null}
///
/// An input is text as a person would type it, lines gathered until it is complete, or `{"input":"…"}` on one line.
/// `text` is the output that a person would see; `events` are those that this input caused; `error` has the fields
/// `code`, `message`, `hint`, `file`, `line` and `time`. A line that is a request of JSON-RPC is answered as the protocol
/// says.
package final class JSONShell: LineEditor {
  private let input: any LineEditor
  private let host: ProtocolHost
  private let begin: (_ request: String?) -> Void
  private let write: (String) -> Void
  /// The output since the last reply.
  private var text = ""

  /// - Parameters:
  ///   - input: Where inputs come from.
  ///   - host: What requests may use beside the session.
  ///   - begin: Called before each input is processed, with the id of a request, as JSON.
  ///   - write: Receives each reply in one call.
  package init(
    _ input: any LineEditor, _ host: ProtocolHost = ProtocolHost(),
    begin: @escaping (_ request: String?) -> Void = { _ in },
    write: @escaping (String) -> Void
  ) {
    self.input = input
    self.host = host
    self.begin = begin
    self.write = write
  }

  /// Collects the output of scripts and of the shell.
  package func show(_ text: String) { self.text += text }

  package func readLine(prompt: String) -> LineResult {
    let result = input.readLine(prompt: "")
    guard case .line(let line) = result else { return result }
    return .line(Self.input(in: line))
  }

  /// Whether `line` is a whole input; see `EditingRules.isComplete`.
  package static func isComplete(_ line: String, _ isComplete: (String) -> Bool) -> Bool {
    line.hasPrefix(head) || Envelope.isRequest(line) || isComplete(line)
  }

  private static let head = "{\"input\":"

  private static func input(in line: String) -> String {
    guard line.hasPrefix(head), line.hasSuffix("}") else { return line }
    return JSON(line.dropFirst(head.count).dropLast())?.string ?? line
  }

  /// Replies to every input; returns the exit code.
  package func run(_ shell: Shell) -> Int32 {
    let requests = ProtocolSession(shell, host, takeText: takeText)
    while shell.exitCode == nil, !shell.environment.interrupts.isOver() {
      switch readLine(prompt: "") {
      case .line(let input), .pasted(let input):
        if Envelope.isRequest(input) { answer(input, by: requests) } else { process(shell, input) }
      // Between two inputs Ctrl-C has nothing to stop.
      case .interrupted: shell.environment.interrupts.clear()
      case .endOfInput: return 0
      }
    }
    return shell.exitCode ?? 0
  }

  /// Everything printed since the last reply, which it then belongs to.
  package func takeText() -> String {
    defer { text = "" }
    return text
  }

  private func answer(_ line: String, by requests: ProtocolSession) {
    if let answer = requests.answer(line, begin: begin) { write(answer + "\n") }
  }

  private func process(_ shell: Shell, _ input: String) {
    begin(nil)
    let session = shell.session
    let eventCount = session.world.recording.events.count
    shell.process(input)
    shell.environment.output.flush()
    // All events of a new world belong to the input.
    let events = shell.session === session ? session.world.recording.events.dropFirst(eventCount) : []
    write(response(of: shell, Array(events)) + "\n")
    text = ""
  }

  private func response(of shell: Shell, _ events: [StageEvent]) -> String {
    var value = "null"
    var error: String?
    switch shell.outcome {
    case .nothing: break
    case .value(let result):
      shell.session.lua.push(result)
      value = JSONValue(shell.session, shell.limits).text(at: shell.session.lua.top)
      shell.session.lua.pop()
    case .failed(let failure): error = Self.text(of: failure, in: shell.session)
    case .refused(let message, let hint):
      error = JSONText.object([
        "code": JSONText.string("command"), "message": JSONText.string(message), "hint": hint.map(JSONText.string),
      ])
    }
    let names = LayerNames(in: shell.session)
    let happened = events.map(names.named).map { event in
      JSONText.object([
        "time": JSONText.number(event.time), "name": JSONText.string(event.name),
        "subject": JSONText.string(event.subject), "detail": JSONText.string(event.detail),
      ])
    }
    return JSONText.object([
      "ok": error == nil ? "true" : "false", "value": value, "text": JSONText.string(text),
      "events": JSONText.array(happened), "t": JSONText.number(shell.session.world.playhead), "error": error ?? "null",
    ])
  }

  private static func text(of error: ScriptError, in session: ScriptSession) -> String {
    JSONText.object([
      "code": JSONText.string(error.code), "message": JSONText.string(error.message),
      "hint": ErrorReport(error, in: session).hint.map(JSONText.string), "file": error.file.map(JSONText.string),
      "line": error.line.map { String($0) }, "time": JSONText.number(error.time),
    ])
  }
}
