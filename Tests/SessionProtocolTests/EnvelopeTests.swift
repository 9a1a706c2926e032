import Limits
import PlainText
import SessionProtocol
import Testing

/// Requests of JSON-RPC 2.0, by its specification and the protocol's own bounds.
@Suite("Envelopes") struct EnvelopeTests {
  @Test(
    "what is no request is answered with the code of JSON-RPC, and an id where one can be read",
    arguments: [
      (#"{"jsonrpc":"2.0","id":1,"method":"#, "null", -32700),
      (#"[{"jsonrpc":"2.0","id":1,"method":"status"}]"#, "null", -32600),
      (#"{"jsonrpc":"1.0","id":7,"method":"status"}"#, "7", -32600),
      (#"{"jsonrpc":"2.0","id":"a","method":3}"#, "\"a\"", -32600),
      (#"{"jsonrpc":"2.0","id":"a","method":"status","params":[1]}"#, "\"a\"", -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"status"}"#, "null", -32600),
      (#"{"jsonrpc":"2.0","id":9007199254740992,"method":"status"}"#, "null", -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"status"}"#, "null", -32600),
      (#"{"jsonrpc":"2.0","id":2,"method":"stauts"}"#, "2", -32601),
      (#"{"jsonrpc":"2.0","id":2,"method":"step","params":{"frames":"x"}}"#, "2", -32602),
    ])
  func refused(_ line: String, id: String, code: Int) throws {
    let answer = try #require(try ProtocolStage().line(line))
    #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":""#), "\(answer)")
    #expect(JSON(answer)?.fields?["error"]?.fields?["data"]?.fields?["hint"] != nil, "\(answer)")
  }

  @Test("ids are returned as they came, and a notification has no answer and is performed")
  func ids() throws {
    let stage = try ProtocolStage()
    for id in ["\"a \\\"b\\\"\"", "-3", "0", "9007199254740991"] {
      let answer = try #require(stage.line(#"{"jsonrpc":"2.0","id":\#(id),"method":"status"}"#))
      #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"result":{"#), "\(answer)")
    }
    #expect(stage.line(#"{"jsonrpc":"2.0","method":"step","params":{"frames":6}}"#) == nil)
    #expect(try stage.state("status")["t"]?.isNear(0.1) == true)
  }

  @Test("a request of as many bytes as there may be is read, and one of a byte more is not")
  func tooLong() throws {
    func request(_ text: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"run","params":{"input":"--\#(text)"}}"#
    }
    let room = Limit.requestBytes.most - request("").utf8.count
    let longest = try #require(try ProtocolStage().line(request(String(repeating: "x", count: room))))
    #expect(longest.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":{"#), "\(longest.prefix(200))")
    let line = request(String(repeating: "x", count: room + 1))
    let answer = try #require(try ProtocolStage().line(line))
    let error = try #require(JSON(answer)?.fields?["error"]?.fields)
    #expect(error["code"] == .number(7) && error["data"]?.fields?["most"] == .number(262_144))
  }

  @Test("fields and parameters that are not known are those of a later version")
  func later() throws {
    let answer = try ProtocolStage().line(
      #"{"jsonrpc":"2.0","id":1,"method":"status","trace":[1],"params":{"depth":3}}"#)
    #expect(answer?.contains(#""result""#) == true)
  }
}
