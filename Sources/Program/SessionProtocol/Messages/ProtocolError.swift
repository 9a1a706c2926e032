package import Limits
package import LuaBridge
package import PlainText
package import ScriptRuntime
import ScriptTools

/// Why a request has no result: a code, a sentence, and what helps.
package struct ProtocolError: Error {
  package let code: Code
  package let message: String
  /// The fields of its data, as JSON.
  package let data: [(name: String, json: String)]

  package init(_ code: Code, _ message: String, _ data: [(String, String)] = [], hint: String? = nil) {
    self.code = code
    self.message = message
    self.data = data.map { (name: $0, json: $1) } + (hint.map { [(name: "hint", json: JSONText.string($0))] } ?? [])
  }

  /// Those below zero are JSON-RPC's.
  package enum Code: Int, CaseIterable, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case inner = -32603
    case script = 1
    case refused = 2
    case gone = 3
    case busy = 4
    case unknown = 5
    case stopped = 6
    case limit = 7
    case outside = 8
    case stale = 9

    /// When it is given, and the fields of its data.
    package var words: (meaning: String, data: String) {
      switch self {
      case .parse: ("The message is no JSON.", "hint")
      case .invalidRequest: ("The message is no request.", "hint")
      case .unknownMethod: ("No method has this name.", "near, hint")
      case .invalidParameters:
        ("A parameter is missing or takes something else.", "parameter, accepts, hint: parameters that work")
      case .inner: ("playhead is at fault.", "")
      case .script: ("A script's error.", "code, message, hint, file, line, column, time, lines, text")
      case .refused: ("It cannot be done now.", "hint: what can be, text")
      case .gone: ("No session is open, or its process ended.", "why, signal")
      case .busy: ("Another input runs.", "since")
      case .unknown: ("There is no such layer, lane, branch, file or name.", "near")
      case .stopped: ("Somebody stopped it, or its time was over.", "text")
      case .limit: ("A bound is passed.", "limit, most")
      case .outside: ("The file is outside of the folder that is open.", "")
      case .stale: ("The session was opened anew since.", "rev")
      }
    }
  }

  /// An error as another process has sent it.
  package init(_ json: JSON) {
    var fields: [String: JSON] = [:]
    if case .object(let values) = json { fields = values }
    var data: [String: JSON] = [:]
    if case .object(let values)? = fields["data"] { data = values }
    self.init(
      fields["code"]?.number.flatMap { Int(exactly: $0).flatMap(Code.init(rawValue:)) } ?? .inner,
      fields["message"]?.string ?? "",
      data.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text) })
  }

  package var json: String {
    let fields = data.map { "\(JSONText.string($0.name)):\($0.json)" }.joined(separator: ",")
    return JSONText.object([
      "code": String(code.rawValue), "message": JSONText.string(message), "data": data.isEmpty ? nil : "{\(fields)}",
    ])
  }

  // MARK: The kinds

  package static func limit(_ limit: Limit, _ what: String) -> ProtocolError {
    ProtocolError(
      .limit, "\(what); \(limit.most) \(limit.rawValue) are the most",
      [("limit", JSONText.string(limit.rawValue)), ("most", String(limit.most))])
  }

  /// - Parameters:
  ///   - what: Such as "layer".
  ///   - known: The names that there are, of which the nearest is offered.
  package static func unknown(_ what: String, _ name: String, among known: [String]) -> ProtocolError {
    let near = Suggestion.nearest(to: name, among: known).map { [$0] } ?? Array(known.prefix(5))
    let offered = near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))"
    return ProtocolError(
      .unknown, "there is no \(what) '\(name)'\(offered)", [("near", JSONText.array(near.map(JSONText.string)))])
  }

  /// - Parameter text: Everything that was printed until then.
  package static func script(_ error: ScriptError, in session: ScriptSession, text: String) -> ProtocolError {
    if error.code == ScriptError.Code.interrupted {
      return ProtocolError(.stopped, error.message, [("text", JSONText.string(text))])
    }
    let report = ErrorReport(error, in: session)
    var data = [("code", JSONText.string(error.code)), ("message", JSONText.string(error.message))]
    if let hint = report.hint { data.append(("hint", JSONText.string(hint))) }
    if let file = error.file { data.append(("file", JSONText.string(file))) }
    if let line = error.line { data.append(("line", String(line))) }
    if let column = report.column { data.append(("column", String(column))) }
    data.append(("time", JSONText.number(error.time)))
    data.append(("lines", JSONText.array(report.lines.map(JSONText.string))))
    data.append(("text", JSONText.string(text)))
    return ProtocolError(.script, report.headline, data)
  }
}
