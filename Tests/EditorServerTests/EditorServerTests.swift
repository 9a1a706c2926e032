import EditorServer
import PlainText
import ScriptTools
import Testing

/// Conversations by the Language Server Protocol: messages in, messages out, nothing waited for.
@Suite("Server for editors") struct EditorServerTests {
  private final class Asked {
    var checks: [String] = []
    var served: [String] = []
  }

  /// A server after `initialize`, whose linter finds the word `alfa`.
  private final class Conversation {
    let asked = Asked()
    let server: EditorServer

    init(_ initialization: String = "{}") throws {
      var host = EditorHost(
        lint: { _, text in
          text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard let place = line.firstRange(of: "alfa") else { return nil }
            let column = line.distance(from: line.startIndex, to: place.lowerBound) + 1
            return EditorFinding(
              line: index + 1, column: column, .error, "UIView has no property 'alfa'; did you mean 'alpha'?",
              code: "mistake")
          }
        }, check: { [asked] in asked.checks.append($0) })
      host.serve = { [asked] in asked.served.append($0) }
      host.file = { script, name, _ in
        name == "cards"
          ? .init(text: "local M = {}\n\nfunction M.open()\nend\nreturn M\n", path: "/w/my cards.lua") : nil
      }
      server = try #require(EditorServer(host))
      _ = try request("initialize", initialization)
    }

    /// The result of a request.
    func request(_ method: String, _ params: String) throws -> JSON {
      let messages = server.receive(#"{"jsonrpc":"2.0","id":9,"method":"\#(method)","params":\#(params)}"#)
      let answer = try #require(messages.last.flatMap { JSON($0) })
      #expect(answer["id"] == .number(9))
      return answer["result"] ?? answer["error"] ?? .null
    }

    func note(_ method: String, _ params: String) -> [String] {
      server.receive(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
    }

    func open(_ text: String, _ name: String = "a.lua") {
      _ = note(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"file:///w/\#(name)","languageId":"lua","version":1,"text":\#(JSONText.string(text))}}"#
      )
    }

    /// The diagnostics that were published last.
    func diagnostics(_ messages: [String]) throws -> JSON {
      let message = try #require(messages.last.flatMap { JSON($0) })
      #expect(message["method"] == .string("textDocument/publishDiagnostics"))
      return try #require(message["params"])
    }

    func at(_ line: Int, _ character: Int) -> String {
      #"{"textDocument":{"uri":"file:///w/a.lua"},"position":{"line":\#(line),"character":\#(character)}}"#
    }
  }

  @Test("capabilities say bytes only to an editor that offers them, and no completion where it is turned off")
  func capabilities() throws {
    let plain = try #require(EditorServer(EditorHost(lint: { _, _ in [] }, check: { _ in })))
    let early = plain.receive(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#)
    #expect(early.first?.contains(#""code":-32600"#) == true)
    func capabilities(_ params: String) throws -> JSON {
      let server = try #require(EditorServer(EditorHost(lint: { _, _ in [] }, check: { _ in })))
      let answer = server.receive(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":\#(params)}"#)
      return try #require(answer.last.flatMap { JSON($0) }?["result"]?["capabilities"])
    }
    let usual = try capabilities(#"{"capabilities":{}}"#)
    #expect(usual["positionEncoding"] == .string("utf-16") && usual["completionProvider"] != nil)
    #expect(usual["textDocumentSync"]?["save"] == .bool(true) && usual["textDocumentSync"]?["change"] == .number(2))
    let other = try capabilities(
      #"{"capabilities":{"general":{"positionEncodings":["utf-8","utf-16"]}},"initializationOptions":{"completion":false}}"#
    )
    #expect(other["positionEncoding"] == .string("utf-8") && other["completionProvider"] == nil)
  }

  @Test("a text is linted when nothing comes for a while, with the version that it is of")
  func linting() throws {
    let talk = try Conversation()
    talk.open("local box = UIView()\nbox.alfa = 1\n")
    #expect(talk.server.isWaiting)
    let first = try talk.diagnostics(talk.server.lint())
    #expect(!talk.server.isWaiting && first["version"] == .number(1))
    let found = try #require(first["diagnostics"]?.list.first)
    #expect(
      found["range"]?.text
        == #"{"end":{"character":8,"line":1},"start":{"character":4,"line":1}}"#)
    #expect(found["source"] == .string("playhead") && found["severity"] == .number(1))
    #expect(
      talk.note(
        "textDocument/didChange",
        #"{"textDocument":{"uri":"file:///w/a.lua","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":4},"end":{"line":1,"character":8}},"text":"alpha"}]}"#
      ).isEmpty)
    let second = try talk.diagnostics(talk.server.lint())
    #expect(second["version"] == .number(2) && second["diagnostics"] == .array([]))
    #expect(talk.server.lint().isEmpty)
  }

  /// An é has one unit of UTF-16 and two bytes, the emoji two and four.
  @Test(
    "places are counted in UTF-16, or in bytes where that was agreed",
    arguments: [
      ("{}", 6, 8, 12), (#"{"capabilities":{"general":{"positionEncodings":["utf-8"]}}}"#, 9, 11, 15),
    ])
  func places(initialization: String, letter: Int, start: Int, end: Int) throws {
    let talk = try Conversation(initialization)
    talk.open("-- é😀x\n")
    let range = #"{"start":{"line":0,"character":\#(letter)},"end":{"line":0,"character":\#(letter + 1)}}"#
    _ = talk.note(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///w/a.lua","version":2},"contentChanges":[{"range":\#(range),"text":"y alfa"}]}"#)
    let found = try #require(try talk.diagnostics(talk.server.lint())["diagnostics"]?.list.first?["range"])
    #expect(
      found["start"]?["character"] == .number(Double(start)) && found["end"]?["character"] == .number(Double(end)))
  }

  @Test("a saved file is checked; its findings stay where their lines are the same, and go with a changed line")
  func checking() throws {
    let talk = try Conversation()
    talk.open("one()\ntwo()\n")
    _ = talk.server.lint()
    _ = talk.note("textDocument/didSave", #"{"textDocument":{"uri":"file:///w/a.lua"}}"#)
    #expect(talk.asked.checks == ["/w/a.lua"])
    let rows = [
      #"{"rule":"R-OWNER","severity":"error","file":"/w/a.lua","line":1,"message":"gone","cure":"keep it","replay":"playhead -i"}"#,
      #"{"rule":"R-JUMP","severity":"warning","file":"/w/a.lua","line":2,"message":"jumps"}"#,
      #"{"rule":"R-END","severity":"warning","file":"/w/b.lua","line":7,"message":"elsewhere"}"#,
    ].compactMap { JSON($0) }
    let found = try talk.diagnostics(talk.server.checked("/w/a.lua", rows, problem: nil))["diagnostics"]?.list ?? []
    #expect(found.map { $0["code"] } == [.string("R-OWNER"), .string("R-JUMP"), .string("R-END")])
    #expect(
      found.first?["source"] == .string("playhead check") && found.first?["message"] == .string("gone\ncure: keep it"))
    #expect(found.first?["data"]?["replay"] == .string("playhead -i"))
    #expect(found.last?["message"] == .string("/w/b.lua:7: elsewhere"))
    _ = talk.note(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///w/a.lua","version":2},"contentChanges":[{"text":"one()\nthree()\n"}]}"#)
    let kept = try talk.diagnostics(talk.server.lint())["diagnostics"]?.list ?? []
    #expect(kept.map { $0["code"] } == [.string("R-OWNER"), .string("R-END")])
    let lens = try talk.request("textDocument/codeLens", #"{"textDocument":{"uri":"file:///w/a.lua"}}"#).list.first
    #expect(lens?["command"]?["title"] == .string("check: 3 findings"))
    _ = try talk.request("workspace/executeCommand", #"{"command":"playhead.serve","arguments":["/w/a.lua"]}"#)
    #expect(talk.asked.served == ["/w/a.lua"])
    _ = try talk.request(
      "workspace/executeCommand", #"{"command":"playhead.check","arguments":["/w/a.lua"]}"#)
    #expect(talk.asked.checks.count == 2)
    #expect(try talk.request("workspace/executeCommand", #"{"command":"x"}"#)["code"] == .number(-32602))
    let problem = try talk.diagnostics(talk.server.checked("/w/a.lua", [], problem: "the check took too long"))
    #expect(problem["diagnostics"]?.list.map { $0["message"] } == [.string("the check took too long")])
    let closed = try talk.diagnostics(
      talk.note("textDocument/didClose", #"{"textDocument":{"uri":"file:///w/a.lua"}}"#))
    #expect(closed["diagnostics"] == .array([]))
  }

  @Test("hover explains the name under the cursor, also of a rule in a comment, and is silent elsewhere")
  func hover() throws {
    let talk = try Conversation()
    talk.open("window.alpha = 1\nlocal x = 3 -- playhead: ignore R-OWNER\nUIView.animate(1, f)\nbox:addSubview(x)\n")
    func text(_ line: Int, _ character: Int) throws -> String {
      try talk.request("textDocument/hover", talk.at(line, character))["contents"]?["value"]?.string ?? ""
    }
    #expect(try text(0, 9).contains("alpha"))
    #expect(try text(0, 2).contains("UIWindow"))
    #expect(try text(1, 34).contains("nobody keeps the delegate"))
    #expect(try text(2, 9).contains("animate"))
    #expect(try text(3, 7).contains("addSubview"))
    #expect(try text(1, 10) == "" && text(9, 0) == "")
  }

  @Test("in Swift hover explains names of the API, and in a line with a finding of the check what was found")
  func hoverOfFindings() throws {
    let talk = try Conversation()
    talk.open("UIView.animate(withDuration: 1) {}\nlet other = 1\n", "b.swift")
    _ = talk.server.checked(
      "/w/b.swift",
      [
        JSON(
          #"{"rule":"R-OWNER","severity":"error","file":"/w/b.swift","line":2,"message":"gone","scenario":"tap","time":0.3,"cure":"keep it"}"#
        ) ?? .null
      ], problem: nil)
    func text(_ line: Int, _ character: Int) throws -> String {
      let place =
        #"{"textDocument":{"uri":"file:///w/b.swift"},"position":{"line":\#(line),"character":\#(character)}}"#
      return try talk.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    }
    #expect(try text(0, 9).contains("withDuration"))
    let found = try text(1, 0)
    for word in ["gone", "scenario: tap", "time: 0.300", "cure: keep it"] { #expect(found.contains(word), "\(word)") }
  }

  @Test("an editor that shows progress is told how long a check goes on, and of a finding where its animator begins")
  func progress() throws {
    let talk = try Conversation(
      #"{"capabilities":{"window":{"workDoneProgress":true},"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}}"#
    )
    talk.open("local x\nfunction Fade:animateTransition(c)\nend\nx()\n")
    func words(_ messages: [String]) -> [String] {
      messages.compactMap { JSON($0) }.compactMap { message in
        guard message["method"] != nil, message["method"]?.string?.hasPrefix("textDocument") == false else {
          return nil
        }
        let kind = message["params"]?["value"]?["kind"]?.string ?? message["method"]?.string ?? ""
        return kind + " " + (message["params"]?["token"]?.text ?? "")
      }
    }
    let saved = #"{"textDocument":{"uri":"file:///w/a.lua"}}"#
    #expect(words(talk.note("textDocument/didSave", saved)) == ["window/workDoneProgress/create 1", "begin 1"])
    // A second one takes its place.
    #expect(
      words(talk.note("textDocument/didSave", saved)) == ["end 1", "window/workDoneProgress/create 2", "begin 2"])
    let row = JSON(#"{"rule":"R-JUMP","severity":"error","file":"/w/a.lua","line":4,"message":"jumps"}"#) ?? .null
    let ended = talk.server.checked("/w/a.lua", [row], problem: nil)
    #expect(words(ended) == ["end 2"])
    let related = try talk.diagnostics(ended)["diagnostics"]?.list.first?["relatedInformation"]?.list ?? []
    #expect(related.map { $0["location"]?["range"]?["start"]?["line"] } == [.number(1)])
    #expect(try Conversation().note("textDocument/didSave", saved).isEmpty)
  }

  @Test("the check and the page stand above the first line and each animator, in Lua and in Swift")
  func lenses() throws {
    let talk = try Conversation()
    talk.open(
      "-- function Fade:animateTransition(c)\nlocal Fade = class('Fade')\nfunction Fade:animateTransition(c)\nend\n")
    talk.open("struct A {\n}\nextension A {\n  func animateTransition(using c: C) {}\n}\n", "b.swift")
    func lines(_ name: String) throws -> [String] {
      try talk.request("textDocument/codeLens", #"{"textDocument":{"uri":"file:///w/\#(name)"}}"#).list.map {
        "\($0["range"]?["start"]?["line"]?.text ?? "") \($0["command"]?["title"]?.string ?? "")"
      }
    }
    #expect(try lines("a.lua") == ["0 check", "0 open in serve", "2 check", "2 open in serve"])
    #expect(try lines("b.swift") == ["0 check", "0 open in serve", "3 check", "3 open in serve"])
  }

  @Test("a name leads to where it is made, in this file or in one that it requests")
  func definition() throws {
    let talk = try Conversation()
    talk.open("local cards = require(\"cards\")\n--[[é😀]] local e = 1\nprint(e, cards.open())\nwindow.alpha = 1\n")
    func place(_ line: Int, _ character: Int) throws -> String {
      let found = try talk.request("textDocument/definition", talk.at(line, character))
      guard let start = found["range"]?["start"], let end = found["range"]?["end"] else { return found.text }
      return
        "\(found["uri"]?.string ?? "") \(start["line"]?.text ?? ""):\(start["character"]?.text ?? "")-\(end["character"]?.text ?? "")"
    }
    #expect(try place(2, 6) == "file:///w/a.lua 1:16-17")
    #expect(try place(2, 9) == "file:///w/a.lua 0:6-11")
    #expect(try place(2, 16) == "file:///w/my%20cards.lua 2:11-15")
    #expect(try place(0, 25) == "file:///w/my%20cards.lua 0:0-0")
    #expect(try place(3, 9) == "null")
  }

  @Test("completions replace what is typed, and a signature marks the argument")
  func completion() throws {
    let talk = try Conversation()
    talk.open("window.al\nUIView.animate(1, \n")
    let items = try talk.request("textDocument/completion", talk.at(0, 9))["items"]?.list ?? []
    #expect(items.first?["label"] == .string("alpha"))
    #expect(
      items.first?["textEdit"]?["range"]?.text
        == #"{"end":{"character":9,"line":0},"start":{"character":7,"line":0}}"#)
    let help = try talk.request("textDocument/signatureHelp", talk.at(1, 18))
    #expect(help["signatures"]?.list.first?["label"]?.string?.hasPrefix("animate(") == true)
    #expect(try talk.request("textDocument/signatureHelp", talk.at(0, 2)) == .null)
    talk.open("let x = 1", "b.swift")
    #expect(
      try talk.request(
        "textDocument/completion", #"{"textDocument":{"uri":"file:///w/b.swift"},"position":{"line":0,"character":2}}"#)
        == .null)
  }

  @Test("a finding is corrected by the name that it proposes, and a rule is silenced in its line")
  func actions() throws {
    let talk = try Conversation()
    talk.open("box.alfa = 1\n")
    _ = talk.server.lint()
    _ = talk.server.checked(
      "/w/a.lua",
      [JSON(#"{"rule":"R-JUMP","severity":"error","file":"/w/a.lua","line":1,"message":"jumps"}"#) ?? .null],
      problem: nil)
    let range = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":1}}"#
    let actions = try talk.request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"file:///w/a.lua"},"range":\#(range),"context":{"diagnostics":[]}}"#
    ).list
    #expect(actions.map { $0["title"] } == [.string("Replace with alpha"), .string("Silence R-JUMP on this line")])
    let edits = actions.map { $0["edit"]?["changes"]?["file:///w/a.lua"]?.list.first }
    #expect(edits[0]?["newText"] == .string("alpha") && edits[0]?["range"]?["start"]?["character"] == .number(4))
    #expect(edits[1]?["newText"] == .string("  -- playhead: ignore R-JUMP"))
    #expect(edits[1]?["range"]?["start"]?["character"] == .number(12))
  }

  @Test("it leaves with 0 after shutdown, else with 1, and refuses what it does not have")
  func ending() throws {
    let talk = try Conversation()
    #expect(try talk.request("textDocument/rename", "{}")["code"] == .number(-32601))
    #expect(talk.server.receive("{").first?.contains("-32700") == true)
    #expect(talk.server.receive(#"{"jsonrpc":"2.0","id":1,"result":null}"#).isEmpty)
    #expect(try talk.request("shutdown", "{}") == .null)
    #expect(try talk.request("textDocument/hover", talk.at(0, 0))["code"] == .number(-32600))
    _ = talk.note("exit", "{}")
    #expect(talk.server.exitCode == 0)
    let other = try Conversation()
    _ = other.note("exit", "{}")
    #expect(other.server.exitCode == 1)
  }

  @Test("messages are found however their bytes are cut, and what is no message ends the reading")
  func reading() {
    let bytes = Array((MessageReader.framed("{\"a\":\"é\"}") + "Content-Type: x\r\ncontent-length: 2\r\n\r\n{}").utf8)
    for cut in 0...bytes.count {
      var reader = MessageReader()
      let messages = reader.read(bytes[..<cut]) + reader.read(bytes[cut...])
      #expect(messages == ["{\"a\":\"é\"}", "{}"] && !reader.isBroken)
    }
    for text in [
      "Content-Length: x\r\n\r\n{}", "Hello: 1\r\n\r\n", "Content-Length: -1\r\n\r\n",
      String(repeating: "a", count: 9000),
    ] {
      var reader = MessageReader()
      #expect(reader.read(text.utf8).isEmpty && reader.isBroken, "\(text.prefix(20))")
    }
  }
}

extension JSON {
  fileprivate subscript(name: String) -> JSON? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }

  fileprivate var list: [JSON] { if case .array(let elements) = self { elements } else { [] } }
}
