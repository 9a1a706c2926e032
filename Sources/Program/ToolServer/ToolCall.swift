import PlainText
import SessionProtocol

/// A tool that is called, with arguments that fit it.
struct ToolCall {
  private let arguments: [String: JSON]
  private let host: ToolHost

  /// - Throws: `ToolFailure` about the first argument that does not fit, or that is missing.
  init(_ tool: Tool, _ arguments: [String: JSON], _ host: ToolHost) throws(ToolFailure) {
    self.arguments = arguments.filter { $0.value != .null }
    self.host = host
    if let problem = tool.parameters.problem(in: self.arguments, of: tool.name, example: tool.example) {
      throw ToolFailure(problem)
    }
  }

  func has(_ name: String) -> Bool { arguments[name] != nil }

  /// The arguments of these names, as parameters of a method.
  func parameters(_ names: String...) -> [String: JSON] { arguments.filter { names.contains($0.key) } }

  /// Requests that open the script and run the inputs.
  ///
  /// - Throws: `ToolFailure` where it is not said which script.
  func opening(until: Bool = false) throws(ToolFailure) -> [Envelope] {
    guard has("file") != has("code") else {
      throw ToolFailure("'file' names a script, or 'code' is the text of one: exactly one of them is needed")
    }
    var inputs: [JSON] = []
    if case .array(let list)? = arguments["inputs"] { inputs = list }
    return [request("open", until ? parameters("file", "code", "until") : parameters("file", "code"))]
      + inputs.map { request("run", ["input": $0]) }
  }

  func request(_ method: String, _ params: [String: JSON] = [:]) -> Envelope {
    Envelope(id: "1", method: method, params: params)
  }

  /// The results of requests.
  ///
  /// - Throws: `ToolFailure` of the first that fails.
  func results(of requests: [Envelope]) throws(ToolFailure) -> [JSON] {
    let (answers, problem) = host.perform(requests)
    var results: [JSON] = []
    for answer in answers {
      switch answer {
      case .success(let json): results.append(json)
      case .failure(let error): throw ToolFailure(error, after: results.text)
      }
    }
    if let problem { throw ToolFailure(results.text + problem) }
    return results
  }
}

/// Why a tool has no result, for the model.
struct ToolFailure: Error {
  let text: String

  init(_ text: String) { self.text = text }

  /// - Parameter printed: What was printed before.
  init(_ error: ProtocolError, after printed: String = "") {
    let data = Dictionary(error.data.map { ($0.name, JSON($0.json) ?? .null) }) { first, _ in first }
    let shown = printed + (data["text"]?.string ?? "")
    let lines = data["lines"]?.elements.compactMap(\.string) ?? []
    // An input's error has been shown, with its line and the hint.
    if shown.contains(lines.first ?? error.message) {
      text = shown
    } else if lines.isEmpty {
      text = shown + error.message + (data["hint"]?.string.map { "\nhint: \($0)" } ?? "")
    } else {
      text = shown + lines.joined(separator: "\n")
    }
  }
}

extension [JSON] {
  /// The output of the inputs.
  var text: String { compactMap { $0["text"]?.string }.joined() }
}

extension JSON {
  subscript(name: String) -> JSON? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }

  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
}
