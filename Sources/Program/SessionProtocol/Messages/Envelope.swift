import Limits
package import PlainText

/// A request of JSON-RPC 2.0: one object, in one line on standard input, in one frame of a socket, or behind
/// `Content-Length`. <https://www.jsonrpc.org/specification>
package struct Envelope {
  /// As JSON, as it is returned; nil for a notification, which nobody answers.
  package let id: String?
  package let method: String
  package let params: [String: JSON]

  package init(id: String?, method: String, params: [String: JSON] = [:]) {
    (self.id, self.method, self.params) = (id, method, params)
  }

  /// A message that is no request, with what can be answered.
  package struct Unread: Error {
    /// As JSON; null where it could not be read.
    package let id: String
    package let error: ProtocolError
  }

  /// Whether a line is a request, or several of them: no Lua begins so.
  package static func isRequest(_ line: String) -> Bool {
    line.hasPrefix("{\"jsonrpc\":") || line.hasPrefix("[{\"jsonrpc\":")
  }

  /// - Throws: `Unread`
  package init(_ text: String) throws(Unread) {
    guard text.utf8.count <= Limit.requestBytes.most else {
      throw Unread(id: "null", error: .limit(.requestBytes, "a request of \(text.utf8.count) bytes"))
    }
    guard let json = JSON(text) else {
      throw Unread(
        id: "null", error: ProtocolError(.parse, "this is no JSON", hint: Self.example))
    }
    try self.init(json)
  }

  /// - Throws: `Unread`
  package init(_ json: JSON) throws(Unread) {
    func refused(_ message: String, id: String = "null") -> Unread {
      Unread(id: id, error: ProtocolError(.invalidRequest, message, hint: Self.example))
    }
    if case .array = json { throw refused("several requests in one message are not taken: send one a message") }
    guard case .object(let fields) = json else { throw refused("a request is an object") }
    id = try Self.id(fields["id"])
    let answered = id ?? "null"
    guard fields["jsonrpc"]?.string == "2.0" else {
      throw refused("'jsonrpc' takes \"2.0\"", id: answered)
    }
    guard let name = fields["method"]?.string else {
      throw refused("'method' takes the name of a method", id: answered)
    }
    method = name
    switch fields["params"] {
    case nil, .null: params = [:]
    case .object(let values): params = values
    default: throw refused("'params' takes an object: parameters have names here", id: answered)
    }
  }

  /// Text, or a whole number that every reader of JSON has exactly.
  private static func id(_ json: JSON?) throws(Unread) -> String? {
    switch json {
    case nil: return nil
    case .string(let text): return JSONText.string(text)
    case .number(let number) where abs(number) < 0x1p53 && number == number.rounded():
      return String(Int(clamping: Int64(number)))
    default:
      throw Unread(
        id: "null", error: ProtocolError(.invalidRequest, "'id' takes text or a whole number below 2⁵³", hint: example))
    }
  }

  private static let example = #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{}}"#

  // MARK: Answers

  /// - Parameter result: JSON.
  package static func answer(to id: String, _ result: String) -> String {
    JSONText.object(["jsonrpc": "\"2.0\"", "id": id, "result": result])
  }

  package static func answer(to id: String, _ error: ProtocolError) -> String {
    JSONText.object(["jsonrpc": "\"2.0\"", "id": id, "error": error.json])
  }

  /// - Parameter params: JSON.
  package static func notification(_ method: String, _ params: String) -> String {
    JSONText.object(["jsonrpc": "\"2.0\"", "method": JSONText.string(method), "params": params])
  }
}
