package import PlainText
package import SessionProtocol

/// `playhead mcp`: the Model Context Protocol, by which programs with a language model call tools. A line in, at most a line
/// out; nothing is kept between two calls. <https://modelcontextprotocol.io/specification/2025-11-25>
package struct ToolServer {
  private let host: ToolHost

  package init(_ host: ToolHost) { self.host = host }

  /// The versions that are spoken, the latest last.
  package static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// The answer to a message; nil to a notification.
  package func answer(_ line: String) -> String? {
    let request: Envelope
    do throws(Envelope.Unread) { request = try Envelope(line) } catch {
      return Envelope.answer(to: error.id, error.error)
    }
    guard let id = request.id else { return nil }
    switch request.method {
    case "initialize": return Envelope.answer(to: id, greeting(request.params))
    case "ping": return Envelope.answer(to: id, "{}")
    case "tools/list":
      return Envelope.answer(to: id, JSONText.object(["tools": JSONText.array(Tool.all.map(\.json))]))
    case "tools/call": return call(id, request.params)
    default:
      return Envelope.answer(
        to: id,
        ProtocolError(
          .unknownMethod, "playhead mcp has tools alone, and no '\(request.method)'", hint: "tools/list lists them"))
    }
  }

  private func greeting(_ params: [String: JSON]) -> String {
    let asked = params["protocolVersion"]?.string ?? ""
    let version = Self.versions.contains(asked) ? asked : Self.versions[Self.versions.count - 1]
    return JSONText.object([
      "protocolVersion": JSONText.string(version), "capabilities": #"{"tools":{}}"#,
      "serverInfo": JSONText.object(["name": "\"playhead\"", "version": JSONText.string(ProgramVersion.number)]),
      "instructions": JSONText.string(Tool.instructions),
    ])
  }

  private func call(_ id: String, _ params: [String: JSON]) -> String {
    let name = params["name"]?.string ?? ""
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      return Envelope.answer(to: id, .unknown("tool", name, among: Tool.all.map(\.name)))
    }
    var arguments: [String: JSON] = [:]
    if case .object(let fields)? = params["arguments"] { arguments = fields }
    let result: ToolResult
    do throws(ToolFailure) {
      result = try tool.perform(ToolCall(tool, arguments, host))
    } catch {
      // It is for the model to mend, and no fault of the protocol.
      result = ToolResult(text: error.text, isError: true)
    }
    return Envelope.answer(to: id, result.json)
  }
}

/// Everything of the tools that needs files and processes.
package struct ToolHost {
  /// Performs requests in a process of its own, one after the other until one fails.
  ///
  /// - Returns: Their answers, and why there are no more of them; nil where all were performed.
  package var perform: (_ requests: [Envelope]) -> (answers: [Result<JSON, ProtocolError>], problem: String?)

  package init(
    perform: @escaping (_ requests: [Envelope]) -> (answers: [Result<JSON, ProtocolError>], problem: String?)
  ) {
    self.perform = perform
  }
}
