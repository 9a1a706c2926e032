import LayerKit
package import LineEditing
import LuaBridge
import RecordingKit
import ScriptAPI

/// The shell for programs: each input is answered by one line of JSON, and nothing else is written.
///
///     1 + 1
///     {"ok":true,"value":2,"text":"2\n","events":[],"t":0,"error":null}
///
/// An input is text as a person would type it, lines gathered until it is complete, or `{"input":"…"}` on one line.
/// `text` is what a person would have been shown; `events` are those that this input made happen; `error` has the fields
/// `code`, `message`, `hint`, `file`, `line` and `time`.
package final class JSONShell: LineEditor {
  private let input: any LineEditor
  private let write: (String) -> Void
  /// What was shown and printed since the last answer.
  private var text = ""

  /// - Parameters:
  ///   - input: Where inputs come from.
  ///   - write: Where answers go, each in one call.
  package init(_ input: any LineEditor, write: @escaping (String) -> Void) {
    self.input = input
    self.write = write
  }

  /// Takes what a script or the shell writes.
  package func show(_ text: String) { self.text += text }

  package func readLine(prompt: String) -> LineResult {
    let result = input.readLine(prompt: "")
    guard case .line(let line) = result else { return result }
    return .line(Self.input(in: line))
  }

  /// Whether `line` can be answered as it is; see `EditingRules.isComplete`.
  package static func isComplete(_ line: String, _ isComplete: (String) -> Bool) -> Bool {
    line.hasPrefix(head) || isComplete(line)
  }

  private static let head = "{\"input\":"

  private static func input(in line: String) -> String {
    guard line.hasPrefix(head), line.hasSuffix("}") else { return line }
    return JSONText.decode(line.dropFirst(head.count).dropLast().trimmed) ?? line
  }

  /// Answers every input to the end; returns the exit code.
  package func run(_ shell: Shell) -> Int32 {
    while shell.exitCode == nil {
      switch readLine(prompt: "") {
      case .line(let input): answer(shell, input)
      // A Ctrl-C between two inputs has nothing to stop.
      case .interrupted: shell.surroundings.settleInterrupt()
      case .endOfInput: return 0
      }
    }
    return shell.exitCode ?? 0
  }

  private func answer(_ shell: Shell, _ input: String) {
    let session = shell.session
    let eventCount = session.world.recording.events.count
    shell.answer(input)
    shell.surroundings.flush()
    // A world that has just begun has none but its own.
    let events = shell.session === session ? session.world.recording.events.dropFirst(eventCount) : []
    write(answer(of: shell, Array(events)) + "\n")
    text = ""
  }

  private func answer(of shell: Shell, _ events: [StageEvent]) -> String {
    var value = "null"
    var error = "null"
    switch shell.outcome {
    case .nothing: break
    case .value(let reference):
      shell.session.lua.push(reference)
      value = JSONValue(shell.session, shell.limits).text(at: shell.session.lua.top)
      shell.session.lua.pop()
    case .failed(let failure): error = Self.text(of: failure, in: shell.session)
    case .refused(let message, let hint):
      error = Self.object(
        [("code", JSONText.encode("command")), ("message", JSONText.encode(message))] + Self.hint(hint))
    }
    let names = LayerNames(in: shell.session)
    let happened = events.map(names.named).map { event in
      Self.object([
        ("time", JSONValue.number(event.time)), ("name", JSONText.encode(event.name)),
        ("subject", JSONText.encode(event.subject)), ("detail", JSONText.encode(event.detail)),
      ])
    }
    return Self.object([
      ("ok", error == "null" ? "true" : "false"), ("value", value), ("text", JSONText.encode(text)),
      ("events", "[\(happened.joined(separator: ","))]"),
      ("t", JSONValue.number(shell.session.world.playhead)), ("error", error),
    ])
  }

  private static func text(of error: ScriptError, in session: ScriptSession) -> String {
    var fields =
      [("code", JSONText.encode(error.code)), ("message", JSONText.encode(error.message))]
      + hint(ErrorReport(error, in: session).hint)
    if let file = error.file { fields.append(("file", JSONText.encode(file))) }
    if let line = error.line { fields.append(("line", String(line))) }
    return object(fields + [("time", JSONValue.number(error.time))])
  }

  private static func hint(_ hint: String?) -> [(String, String)] {
    hint.map { [("hint", JSONText.encode($0))] } ?? []
  }

  private static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\(JSONText.encode($0)):\($1)" }.joined(separator: ",") + "}"
  }
}

/// A value of a script as JSON: flags, numbers, text and tables as they are, everything else as the text that describes it.
struct JSONValue {
  private let session: ScriptSession
  private let limits: DisplayLimits

  init(_ session: ScriptSession, _ limits: DisplayLimits) {
    self.session = session
    self.limits = limits
  }

  func text(at index: Int32) -> String { text(at: index, open: []) }

  /// A number as JSON knows it; what it has no form for, such as infinity, as text.
  static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.shortest(value) : JSONText.encode(NumberText.shortest(value))
  }

  private func text(at index: Int32, open: [UInt]) -> String {
    let lua = session.lua
    let index = lua.absoluteIndex(index)
    switch lua.type(at: index) {
    case .nil, .none: return "null"
    case .bool: return lua.bool(at: index) == true ? "true" : "false"
    case .number: return lua.number(at: index).map(Self.number) ?? "null"
    case .string: return JSONText.encode(lua.string(at: index) ?? "")
    case .table:
      let identity = lua.identity(at: index)
      guard !open.contains(identity), open.count < limits.depth, lua.reserve(20) else { return "null" }
      return table(at: index, open: open + [identity])
    default: return JSONText.encode(session.describe(at: index))
    }
  }

  /// An array where the keys are 1, 2, 3…; else an object, with keys that are no text described.
  private func table(at index: Int32, open: [UInt]) -> String {
    let lua = session.lua
    let count = lua.count(at: index)
    var elements: [String] = []
    var fields: [String] = []
    lua.forEachEntry(of: index) { key in
      let value = text(at: key + 1, open: open)
      if let place = lua.integer(at: key), place >= 1, place <= count {
        elements.append(value)
      } else {
        fields.append("\(JSONText.encode(lua.string(at: key) ?? session.describe(at: key))):\(value)")
      }
      return elements.count + fields.count < limits.items
    }
    if fields.isEmpty, count > 0 { return "[\(elements.joined(separator: ","))]" }
    let numbered = elements.enumerated().map { "\"\($0 + 1)\":\($1)" }
    return "{\((numbered + fields).joined(separator: ","))}"
  }
}
