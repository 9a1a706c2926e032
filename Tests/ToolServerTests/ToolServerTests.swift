import PlainText
import SessionProtocol
import Testing
import ToolServer

/// Conversations by the Model Context Protocol, with a process of their own that answers what a test says.
@Suite("Tools for language models") struct ToolServerTests {
  private final class Asked {
    var requests: [Envelope] = []
  }

  private let asked = Asked()

  private func server(
    _ answers: [Result<JSON, ProtocolError>] = [], problem: String? = nil
  ) -> ToolServer {
    let asked = asked
    return ToolServer(
      ToolHost { requests in
        asked.requests = requests
        return (Array(answers.prefix(requests.count)), problem)
      })
  }

  private func result(_ server: ToolServer, _ method: String, _ params: String) throws -> [String: JSON] {
    let line = try #require(server.answer(#"{"jsonrpc":"2.0","id":3,"method":"\#(method)","params":\#(params)}"#))
    let answer = try #require(JSON(line)?.fields)
    #expect(answer["id"] == .number(3))
    return try #require(answer["result"]?.fields ?? answer["error"]?.fields)
  }

  private func call(_ server: ToolServer, _ name: String, _ arguments: String) throws -> (text: String, isError: Bool) {
    let result = try result(server, "tools/call", #"{"name":"\#(name)","arguments":\#(arguments)}"#)
    guard case .array(let content)? = result["content"] else { return ("", true) }
    return (content.first?.fields?["text"]?.string ?? "", result["isError"] == .bool(true))
  }

  @Test(
    "the client's version is spoken where it is known, else the latest",
    arguments: [("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2031-01-01", "2025-11-25")])
  func versions(asked: String, spoken: String) throws {
    let result = try result(
      server(), "initialize", #"{"protocolVersion":"\#(asked)","capabilities":{},"clientInfo":{"name":"t"}}"#)
    #expect(result["protocolVersion"] == .string(spoken) && result["capabilities"]?.fields?["tools"] != nil)
    #expect(result["serverInfo"]?.fields?["name"] == .string("playhead"))
    #expect(result["instructions"]?.string?.contains("`check` it") == true)
  }

  @Test("notifications are not answered, unknown methods are refused, and no JSON is said to be none")
  func messages() throws {
    let server = server()
    #expect(server.answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(try result(server, "ping", "{}").isEmpty)
    #expect(try result(server, "server/discover", "{}")["code"] == .number(-32601))
    #expect(
      server.answer("{") == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"this is no JSON","data":"#
        + #"{"hint":"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{}}"}}}"#)
    #expect(try result(server, "tools/call", #"{"name":"chekc"}"#)["code"] == .number(5))
  }

  @Test("six tools are listed, read-only, with schemas made of the table of methods")
  func list() throws {
    guard case .array(let tools)? = try result(server(), "tools/list", "{}")["tools"] else { return }
    #expect(
      tools.map { $0.fields?["name"]?.string } == ["check", "run", "values", "picture", "what_if", "explain"])
    for tool in tools {
      let fields = try #require(tool.fields)
      #expect(fields["annotations"]?.fields?["readOnlyHint"] == .bool(true))
      #expect(fields["inputSchema"]?.fields?["type"] == .string("object"))
    }
    let picture = try #require(tools[3].fields?["inputSchema"]?.fields?["properties"]?.fields)
    #expect(Set(picture.keys) == ["file", "code", "inputs", "at", "layout"])
    #expect(picture["layout"]?.fields?["enum"]?.text == #"["single","strip","onion","sheet"]"#)
  }

  @Test("run opens the script, runs the inputs, and tells what was printed, what moved and where it is")
  func run() throws {
    let answers = [
      #"{"text":"hello\n"}"#, #"{"text":"2\n"}"#, #"{"t":0.4,"end":0.4,"resting":true}"#,
      #"{"bars":[{"text":"position of box, 0 to 0.4 seconds"}]}"#, #"{"rows":[[1,0,"begin","box",""]]}"#,
    ].map { Result<JSON, ProtocolError>.success(JSON($0) ?? .null) }
    let (text, isError) = try call(server(answers), "run", #"{"code":"x","inputs":["1 + 1"],"until":1}"#)
    #expect(
      text == """
        hello
        2

        animations:
        position of box, 0 to 0.4 seconds
        events:
        0  begin  box
        at 0.4 s of 0.4 s, at rest
        """)
    #expect(!isError && asked.requests.map(\.method) == ["open", "run", "status", "tracks", "events"])
    #expect(asked.requests[0].params == ["code": .string("x"), "until": .number(1)])
  }

  @Test("a script's error is a result for the model, with its line and hint, after what was printed")
  func scriptError() throws {
    let error = ProtocolError(
      .script, "a.lua:1: no", [("lines", #"["a.lua:1: no","    1 | x","hint: y"]"#), ("text", "\"\"")])
    let answers: [Result<JSON, ProtocolError>] = [.success(JSON(#"{"text":"first\n"}"#) ?? .null), .failure(error)]
    let (text, isError) = try call(server(answers), "run", #"{"file":"a.lua","inputs":["x"]}"#)
    #expect(isError && text == "first\na.lua:1: no\n    1 | x\nhint: y")
    let overdue = try call(
      server(problem: "stopped after 20 s of real time: it comes to no end"), "run", #"{"code":"x"}"#)
    #expect(overdue.isError && overdue.text.contains("comes to no end"))
  }

  @Test("arguments that do not fit name themselves and what they take, as a result")
  func wrongArguments() throws {
    let both = try call(server(), "run", #"{"file":"a","code":"b"}"#)
    #expect(both.isError && both.text.contains("exactly one of them"))
    let wrong = try call(server(), "what_if", #"{"file":"a","fraction":2}"#)
    #expect(wrong.isError && wrong.text.hasPrefix("'fraction' of what_if takes a number from 0 to 1, not 2"))
    #expect(wrong.text.contains(#"hint: {"file":"swipe.lua","at":0.2,"fraction":0.4}"#))
    #expect(try call(server(), "explain", "{}").text.hasPrefix("'name' of explain is missing"))
  }

  @Test("a picture that is too heavy is asked for at half the size, and long text loses its middle, and says so")
  func bounds() throws {
    let heavy = String(repeating: "A", count: 1_500_000)
    let asked = asked
    var scales: [JSON?] = []
    let server = ToolServer(
      ToolHost { requests in
        asked.requests = requests
        let scale = requests.last?.params["scale"]
        scales.append(scale)
        let picture = scale == .number(1) ? heavy : "QUJD"
        return (
          [
            .success(.object(["text": .string("")])),
            .success(.object(["text": .string(String(repeating: "x", count: 30_000))])),
            .success(.object(["base64": .string(picture)])),
          ], nil
        )
      })
    let result = try result(server, "tools/call", #"{"name":"picture","arguments":{"code":"x"}}"#)
    guard case .array(let content)? = result["content"] else { return }
    #expect(scales == [.number(1), .number(0.5)])
    #expect(content[1].fields?["data"] == .string("QUJD") && content[1].fields?["mimeType"] == .string("image/png"))
    let text = content[0].fields?["text"]?.string ?? ""
    #expect(text.contains("10000 characters left out") && text.count < 20_100)
  }

  @Test("the page for models names every tool")
  func skill() {
    for tool in Tool.all { #expect(SkillPage.text.contains("- `\(tool.name)`: \(tool.summary)")) }
    #expect(SkillPage.text.hasPrefix("---\nname: playhead\ndescription: "))
  }
}

extension JSON {
  fileprivate var fields: [String: JSON]? { if case .object(let fields) = self { fields } else { nil } }
}
