package import LuaBridge
package import PlainText
import ScriptAPI
import ScriptRuntime
package import ScriptTools
import SessionProtocol

/// `playhead lsp`: findings while a script is typed and when it is saved, help, completion and signatures, by the Language
/// Server Protocol. Messages in, messages out; `EditorHost` has the rest of the world.
package final class EditorServer {
  let host: EditorHost
  /// The API, in which no script runs.
  let session: ScriptSession
  private(set) var documents: [String: Document] = [:]
  private(set) var countsBytes = false
  private var hasCompletion = true
  /// True for an editor that shows that a check goes on, and one that shows where a finding begins.
  private var (showsProgress, relates) = (false, false)
  /// The number of checks that have begun; true while the last one goes on.
  private var (checks, isChecking) = (0, false)
  private var state = State.new
  /// The documents whose text has changed since they were linted.
  private var changed: Set<String> = []
  private var outgoing: [String] = []

  private enum State { case new, running, shutDown }

  /// The exit code; nil while it runs.
  package private(set) var exitCode: Int32?

  /// Nil where there is no memory for the API.
  package init?(_ host: EditorHost) {
    guard let session = try? ScriptSession(SessionOptions()) else { return nil }
    self.session = session
    self.host = host
  }

  /// Whether a text waits for being linted.
  package var isWaiting: Bool { !changed.isEmpty }

  /// How long nothing is to come before a text is linted, in seconds.
  package static let pause = 0.1

  /// Takes a message, and returns those that follow from it.
  package func receive(_ message: String) -> [String] {
    guard let json = JSON(message) else {
      return [Envelope.answer(to: "null", ProtocolError(.parse, "this is no JSON"))]
    }
    // The answer to a request of this side, which makes none.
    if json["method"] == nil, json["id"] != nil { return [] }
    let request: Envelope
    do throws(Envelope.Unread) { request = try Envelope(json) } catch {
      return [Envelope.answer(to: error.id, error.error)]
    }
    if let id = request.id {
      switch result(of: request) {
      case .success(let json): send(Envelope.answer(to: id, json))
      case .failure(let error): send(Envelope.answer(to: id, error))
      }
    } else {
      note(request)
    }
    return sent()
  }

  /// Lints what has changed, now that nothing comes.
  package func lint() -> [String] {
    for uri in changed.sorted() {
      guard var document = documents[uri], let path = document.path else { continue }
      document.mistakes = host.lint(path, document.text)
      documents[uri] = document
      publish(document)
    }
    changed = []
    return sent()
  }

  /// Takes the findings of a check that has ended: rows of `check --json`, or why there are none.
  package func checked(_ path: String, _ rows: [JSON], problem: String?) -> [String] {
    endProgress()
    guard var document = documents.values.first(where: { $0.path == path }) else { return sent() }
    let findings =
      problem.map { [EditorFinding(line: 1, column: nil, .warning, $0, code: nil, isOfCheck: true)] }
      ?? rows.compactMap { EditorFinding($0, of: path) }
    // A finding that the linter reports, too, is published once.
    let isSaid: (EditorFinding) -> Bool = { finding in
      document.mistakes.contains { $0.line == finding.line && finding.message.hasPrefix($0.message) }
    }
    document.findings = findings.filter { !isSaid($0) }.map { ($0, document.line($0.line - 1).map(String.init) ?? "") }
    document.verdict = problem ?? Self.verdict(findings)
    documents[document.uri] = document
    publish(document)
    return sent()
  }

  private static func verdict(_ findings: [EditorFinding]) -> String {
    let count = findings.count { $0.severity != .note }
    return count == 0 ? "nothing breaks" : "\(count) \(count == 1 ? "finding" : "findings")"
  }

  // MARK: Checks

  /// Begins a check, and shows that it goes on.
  private func check(_ path: String) {
    endProgress()
    host.check(path)
    guard showsProgress else { return }
    (checks, isChecking) = (checks + 1, true)
    let token = JSONText.object(["token": "\(checks)"])
    send(
      JSONText.object([
        "jsonrpc": "\"2.0\"", "id": "\(checks)", "method": "\"window/workDoneProgress/create\"", "params": token,
      ]))
    let name = path.split(separator: "/").last.map(String.init) ?? path
    sendProgress(#"{"kind":"begin","title":"playhead check","message":\#(JSONText.string(name))}"#)
  }

  private func endProgress() {
    if isChecking { sendProgress(#"{"kind":"end"}"#) }
    isChecking = false
  }

  private func sendProgress(_ value: String) {
    send(Envelope.notification("$/progress", JSONText.object(["token": "\(checks)", "value": value])))
  }

  // MARK: Messages

  private func send(_ message: String) { outgoing.append(message) }

  private func sent() -> [String] {
    defer { outgoing = [] }
    return outgoing
  }

  private func publish(_ document: Document) {
    let kept = document.findings.filter { finding, text in document.line(finding.line - 1).map { $0 == text } == true }
    let shown = document.mistakes + kept.map(\.finding)
    send(
      Envelope.notification(
        "textDocument/publishDiagnostics",
        JSONText.object([
          "uri": JSONText.string(document.uri), "version": "\(document.version)",
          "diagnostics": JSONText.array(shown.map { $0.json(in: document, inBytes: countsBytes, relates: relates) }),
        ])))
  }

  private func note(_ request: Envelope) {
    let params = JSON.object(request.params)
    let uri = params["textDocument"]?["uri"]?.string ?? ""
    switch request.method {
    case "exit": exitCode = state == .shutDown ? 0 : 1
    case _ where state != .running: break
    case "textDocument/didOpen":
      guard let text = params["textDocument"]?["text"]?.string else { return }
      documents[uri] = Document(uri: uri, text: text, version: params["textDocument"]?["version"]?.whole ?? 0)
      changed.insert(uri)
    case "textDocument/didChange":
      guard var document = documents[uri] else { return }
      for change in params["contentChanges"]?.elements ?? [] { document.change(change, inBytes: countsBytes) }
      document.version = params["textDocument"]?["version"]?.whole ?? document.version
      documents[uri] = document
      changed.insert(uri)
    case "textDocument/didSave":
      if let path = documents[uri]?.path { check(path) }
    case "textDocument/didClose":
      guard var document = documents.removeValue(forKey: uri) else { return }
      changed.remove(uri)
      (document.mistakes, document.findings) = ([], [])
      publish(document)
    default: break
    }
  }

  private func result(of request: Envelope) -> Result<String, ProtocolError> {
    let params = JSON.object(request.params)
    switch (request.method, state) {
    case ("initialize", .new):
      state = .running
      return .success(greeting(params))
    case (_, .new): return .failure(ProtocolError(.invalidRequest, "'initialize' comes first"))
    case ("shutdown", .running):
      state = .shutDown
      return .success("null")
    case (_, .shutDown): return .failure(ProtocolError(.invalidRequest, "nothing but 'exit' follows 'shutdown'"))
    case ("textDocument/hover", _): return .success(place(in: params, ofSwift: true).flatMap(hover) ?? "null")
    case ("textDocument/completion", _): return .success(place(in: params).map(completion) ?? "null")
    case ("textDocument/signatureHelp", _): return .success(place(in: params).flatMap(signature) ?? "null")
    case ("textDocument/definition", _): return .success(place(in: params).flatMap(definition) ?? "null")
    case ("textDocument/codeAction", _): return .success(actions(params))
    case ("textDocument/codeLens", _): return .success(lenses(params))
    case ("workspace/executeCommand", _):
      let commands = [Self.checkCommand: check, Self.serveCommand: host.serve]
      guard let perform = commands[params["command"]?.string ?? ""],
        let path = params["arguments"]?.elements.first?.string
      else {
        let names = commands.keys.sorted().map { "\"\($0)\"" }.joined(separator: " or ")
        return .failure(ProtocolError(.invalidParameters, "'command' takes \(names), and the path of a script"))
      }
      perform(path)
      return .success("null")
    default:
      return .failure(ProtocolError(.unknownMethod, "playhead lsp has no '\(request.method)'"))
    }
  }

  static let (checkCommand, serveCommand) = ("playhead.check", "playhead.serve")

  private func greeting(_ params: JSON) -> String {
    let capabilities = params["capabilities"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    countsBytes = encodings.contains("utf-8")
    showsProgress = capabilities?["window"]?["workDoneProgress"] == .bool(true)
    relates = capabilities?["textDocument"]?["publishDiagnostics"]?["relatedInformation"] == .bool(true)
    hasCompletion = params["initializationOptions"]?["completion"] != .bool(false)
    let own = JSONText.object([
      "positionEncoding": countsBytes ? "\"utf-8\"" : "\"utf-16\"",
      "textDocumentSync": #"{"openClose":true,"change":2,"save":true}"#, "hoverProvider": "true",
      "completionProvider": hasCompletion ? #"{"triggerCharacters":[".",":","\"","{","("]}"# : nil,
      "signatureHelpProvider": #"{"triggerCharacters":["(",",","{"]}"#, "codeLensProvider": "{}",
      "definitionProvider": "true",
      "codeActionProvider": #"{"codeActionKinds":["quickfix"]}"#,
      "executeCommandProvider": #"{"commands":["\#(Self.checkCommand)","\#(Self.serveCommand)"]}"#,
    ])
    return JSONText.object([
      "capabilities": own,
      "serverInfo": JSONText.object(["name": "\"playhead\"", "version": JSONText.string(ProgramVersion.number)]),
    ])
  }

  /// The document and the place that are meant; nil for a document that is not open, and for Swift, of which names of the API
  /// alone are known here.
  private func place(in params: JSON, ofSwift: Bool = false) -> (document: Document, place: Document.Place)? {
    guard let document = documents[params["textDocument"]?["uri"]?.string ?? ""], document.isLua || ofSwift,
      let place = params["position"].flatMap(Document.Place.init)
    else { return nil }
    return (document, place)
  }
}

/// Everything that a server of editors needs outside of itself.
package struct EditorHost {
  /// The mistakes in a text, which is that of a file or is to be.
  package var lint: (_ path: String, _ text: String) -> [EditorFinding]
  /// Begins a check, in place of one that goes on; `checked` is told its end.
  package var check: (_ path: String) -> Void
  /// Shows the run of a script in a browser.
  package var serve: (_ path: String) -> Void = { _ in }
  /// A file that a script requests; nil where there is none.
  package var file: (_ script: String, _ name: String, SourceRequest) -> Definition.File? = { _, _, _ in nil }

  package init(
    lint: @escaping (_ path: String, _ text: String) -> [EditorFinding], check: @escaping (_ path: String) -> Void
  ) {
    (self.lint, self.check) = (lint, check)
  }
}
