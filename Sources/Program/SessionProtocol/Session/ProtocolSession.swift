import LayerKit
import LuaBridge
import PlainText
package import PlayheadShell
import RecordingKit
import ScriptRuntime
import TimeControl
import TransitionKit
import ViewKit

/// A session behind the protocol: answers requests, one after the other, by what a shell would do.
///
///     {"jsonrpc":"2.0","id":1,"method":"step","params":{"frames":10}}
///     {"jsonrpc":"2.0","id":1,"result":{"rev":1,"branch":"main","t":0.166666667,…}}
package final class ProtocolSession {
  package let shell: Shell
  let host: ProtocolHost
  /// Which session it is: one more whenever a script is opened anew.
  private(set) var revision = 1
  /// Returns the output since the last call.
  private let takeText: () -> String
  /// The file that was checked last, and the rows of it.
  var checked: (file: String, rows: [String]) = ("", [])
  /// How many inputs of the branch are the script's own.
  private var scriptEntryCount: Int
  /// The pages that ask for its frames.
  let followers = FrameFollowers()

  /// - Parameter takeText: Returns what scripts and the shell have printed since it was called last.
  package init(_ shell: Shell, _ host: ProtocolHost, takeText: @escaping () -> String) {
    self.shell = shell
    self.host = host
    self.takeText = takeText
    scriptEntryCount = shell.current.current.entries.count
  }

  var current: BranchingSession { shell.current }

  /// The answer to a request; nil to a notification, which is performed and not answered.
  ///
  /// - Parameter begin: Called before it is performed, with its id as JSON.
  package func answer(_ line: String, begin: (_ id: String?) -> Void = { _ in }) -> String? {
    let request: Envelope
    do throws(Envelope.Unread) { request = try Envelope(line) } catch {
      return Envelope.answer(to: error.id, error.error)
    }
    begin(request.id)
    let result = result(of: request)
    guard let id = request.id else { return nil }
    return switch result {
    case .success(let json): Envelope.answer(to: id, json)
    case .failure(let error): Envelope.answer(to: id, error)
    }
  }

  /// Performs a method, and returns its result as JSON.
  package func result(of request: Envelope) -> Result<String, ProtocolError> {
    do throws(ProtocolError) {
      let method = try MethodTable.method(request.method)
      let call = try MethodCall(method, request.params, in: self)
      if let meant = call.whole("rev"), meant != revision {
        throw ProtocolError(
          .stale, "this was meant for session \(meant), and it is \(revision) now", [("rev", "\(revision)")])
      }
      try call.checkedBranch()
      return .success(try method.perform(call))
    } catch {
      return .failure(error)
    }
  }

  // MARK: Inputs

  /// Runs inputs of the shell one after the other.
  ///
  /// - Throws: `ProtocolError` of the first that fails.
  func run(_ inputs: String...) throws(ProtocolError) {
    for input in inputs {
      shell.process(input)
      try checkOutcome()
    }
  }

  /// - Throws: `ProtocolError` of a call that fails.
  func run(calls: [String]) throws(ProtocolError) {
    shell.process(calls: calls)
    try checkOutcome()
  }

  private func checkOutcome() throws(ProtocolError) {
    shell.environment.output.flush()
    switch shell.outcome {
    case .nothing, .value: return
    case .failed(let error): throw .script(error, in: shell.session, text: takeText())
    case .refused(let message, let hint): throw refusal(message, hint: hint)
    }
  }

  func refusal(_ message: String, hint: String?) -> ProtocolError {
    ProtocolError(.refused, message, [("text", JSONText.string(takeText()))], hint: hint)
  }

  /// The same of what a command throws.
  func error(_ failure: CommandFailure) -> ProtocolError {
    switch failure {
    case .arguments(let message, let example): refusal(message, hint: example)
    case .message(let message): refusal(message, hint: nil)
    case .script(let error): .script(error, in: shell.session, text: takeText())
    }
  }

  /// Goes to a branch, where it is another one.
  ///
  /// - Throws: `ProtocolError` where it cannot.
  func goesTo(_ branch: String?) throws(ProtocolError) {
    guard let branch, branch != current.current.name else { return }
    try run(":switch \(branch)")
  }

  /// Leaves out the lines of an input whose result says the same.
  func dropText() {
    shell.environment.output.flush()
    _ = takeText()
  }

  // MARK: Sessions

  /// Opens a script, or the same one again.
  ///
  /// - Throws: `ProtocolError` of one that cannot be opened, and of an error in it.
  func open(_ request: OpenRequest) throws(ProtocolError) {
    guard let open = host.open else { throw refusal("no script can be opened here", hint: nil) }
    let error = try open(request)
    revision += 1
    followers.forget()
    shell.environment.output.flush()
    scriptEntryCount = current.current.entries.count
    if let error { throw .script(error, in: shell.session, text: takeText()) }
  }

  /// Runs the script again; then, where they are kept, the inputs that were made by hand, until one fails, and goes to where
  /// it was.
  ///
  /// - Returns: What is as it was, and what is not, in words.
  /// - Throws: As `open(_:)`.
  func reload(keepsInputs: Bool) throws(ProtocolError) -> (kept: [String], lost: [String]) {
    let time = shell.session.world.playhead
    let byHand = current.current.entries.dropFirst(scriptEntryCount).filter { !$0.isMove }
    var lost = current.branches.filter { $0 !== current.current }.map(\.name)
    try open(OpenRequest(.same))
    guard keepsInputs else { return ([], lost) }
    var done = 0
    for entry in byHand {
      if case .failure(let error) = current.evaluate(entry.input) {
        lost.insert("input \(done + 1): \(error.message)", at: 0)
        break
      }
      if let line = entry.saved { current.save(lastAs: line) }
      done += 1
    }
    let end = shell.session.timeline.end
    if shell.session.world.playhead != min(time, end) {
      current.look(at: min(time, end), numbered: shell.inputs.count)
    }
    var kept = [NumberText.seconds(min(time, end))]
    if done > 0 { kept.append("\(done) \(done == 1 ? "input" : "inputs")") }
    return (kept, lost)
  }

  /// Starts over with an empty world.
  ///
  /// - Throws: `ProtocolError` where it cannot.
  func reset() throws(ProtocolError) {
    try run(":reset")
    revision += 1
    followers.forget()
    scriptEntryCount = 0
  }

  // MARK: State

  /// The state before an input, from which its effects follow.
  struct Mark {
    fileprivate let session: ScriptSession
    fileprivate let eventCount: Int
    fileprivate let branchCount: Int
    fileprivate let revision: Int
  }

  var mark: Mark {
    Mark(
      session: shell.session, eventCount: shell.session.world.recording.events.count,
      branchCount: current.branches.count, revision: revision)
  }

  /// The state of the session as an object, with the fields of a result before it.
  func state(since mark: Mark, _ fields: [(String, String)] = []) -> String {
    shell.environment.output.flush()
    let session = shell.session
    let world = session.world
    let held = session.app.scrubber.heldFraction
    let touches = session.app.touch.fingersDown.map { String($0.finger) }
    let state = [
      ("rev", String(revision)), ("branch", JSONText.string(current.current.name)),
      ("t", JSONText.number(world.playhead)), ("live", JSONText.number(world.now)),
      ("end", JSONText.number(session.timeline.end)), ("resting", world.isIdle && held == nil ? "true" : "false"),
      ("held", held.map(JSONText.number) ?? "null"),
      ("fingers", JSONText.array(touches)), ("text", JSONText.string(takeText())),
      ("events", EventRow.json(of: session, events(since: mark))),
    ]
    return "{" + (fields + state).map { "\(JSONText.string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  /// The places of the events that an input caused: of a branch that it made, those since it left the former one.
  private func events(since mark: Mark) -> Range<Int> {
    let events = shell.session.world.recording.events
    if shell.session === mark.session { return min(mark.eventCount, events.count)..<events.count }
    guard revision != mark.revision || current.branches.count > mark.branchCount else {
      return events.count..<events.count
    }
    let start = current.current.origin?.time ?? 0
    return (events.firstIndex { $0.time >= start } ?? events.count)..<events.count
  }
}

/// An event as the protocol has it: number, time, name, subject, detail.
enum EventRow {
  /// Rows of events, by their places in the record.
  static func json(of session: ScriptSession, _ places: some Sequence<Int>) -> String {
    let events = session.world.recording.events
    let names = LayerNames(in: session)
    return JSONText.array(
      places.map { place in
        let event = names.named(events[place])
        return JSONText.array(
          [String(place + 1), JSONText.number(event.time)]
            + [event.name, event.subject, event.detail].map(JSONText.string))
      })
  }
}
