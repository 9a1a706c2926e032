import LuaBridge
import PlainText
import PlayheadShell
import ScriptRuntime
import SessionProtocol
import TestStages
import Testing
import TimeControl

/// Each method on a box that moves evenly from x = 20 to 200 in 0.4 s at 60 frames a second, and fades from 1 to 0.
@Suite("Methods of the protocol") struct MethodTests {
  @Test("hello says what there is, and a later version of the protocol is refused")
  func hello() throws {
    let stage = try ProtocolStage()
    let fields = try stage.state("hello", #"{"protocol":1,"client":"test"}"#)
    #expect(fields["protocol"] == .number(1) && fields["fps"] == .number(60) && fields["file"] == .null)
    #expect(fields["size"] == .array([.number(393), .number(852)]) && fields["device"] == .string("iPhone 15"))
    #expect(fields["trusted"] == .bool(false))
    #expect(fields["methods"]?.elements.count == MethodTable.all.count)
    #expect(try stage.error("hello", #"{"protocol":2}"#).code == -32602)
  }

  @Test("the clock goes where it is asked to, in every form of a time")
  func clock() throws {
    let stage = try ProtocolStage()
    func time(_ method: String, _ params: String) throws -> Double? { try stage.state(method, params)["t"]?.number }
    #expect(try time("step", #"{"frames":6}"#) == 0.1)
    #expect(try time("step", "{}").map { abs($0 - 7 / 60.0) < 1e-8 } == true)
    #expect(try time("back", #"{"frames":1}"#) == 0.1)
    #expect(try time("advance", #"{"seconds":0.1}"#) == 0.2)
    #expect(try time("advance", #"{"frames":3}"#) == 0.25)
    #expect(try time("seek", #"{"to":"75%"}"#).map { abs($0 - 0.3) < 1e-8 } == true)
    #expect(try time("seek", #"{"to":"6f"}"#) == 0.1)
    _ = try stage.result("mark", #"{"name":"here"}"#)
    #expect(try time("seek", #"{"to":"start"}"#) == 0)
    #expect(try time("seek", #"{"to":"@here"}"#) == 0.1)
    #expect(try time("seek", #"{"to":1.5}"#) == 1.5)
    let late = try stage.error("seek", #"{"to":9,"run":false}"#)
    #expect(late.code == 2 && late.data["hint"]?.string == "advance 7.5", "\(late)")
    #expect(try stage.error("seek", #"{"to":"nowhen"}"#).code == 1)
    #expect(try stage.error("advance", #"{"seconds":1,"frames":1}"#).code == -32602)
  }

  @Test("play goes to a rest, to a time or back, and says what ended it")
  func play() throws {
    let stage = try ProtocolStage()
    let first = try stage.state("play", #"{"until":0.2}"#)
    #expect(first["stopped"] == .string("time") && first["t"] == .number(0.2) && first["resting"] == .bool(false))
    let rest = try stage.state("play", #"{"until":"rest"}"#)
    #expect(rest["stopped"] == .string("rest") && rest["t"] == .number(0.4) && rest["resting"] == .bool(true))
    #expect(rest["events"]?.elements.last?.elements[2] == .string("stop"))
    let back = try stage.state("play", #"{"direction":"backward"}"#)
    #expect(back["stopped"] == .string("start") && back["t"] == .number(0) && back["live"] == .number(0.4))
    #expect(try stage.error("play", #"{"until":0.3,"direction":"backward"}"#).code == -32602)
    let stops = try stage.state("stops", #"{"add":"stop"}"#)
    #expect(stops["stops"]?.text == #"[[1,"break","stop",0]]"#)
    #expect(try stage.state("play", #"{"until":0.4}"#)["stopped"] == .string("stop"))
    #expect(try stage.state("stops", #"{"remove":1}"#)["stops"] == .array([]))
    let range = try stage.state("range", #"{"in":0.1,"out":"50%","loop":"loop"}"#)
    #expect(range["text"]?.string?.contains("play goes from 0.100 s to 0.200 s, loop") == true)
  }

  @Test("values, layers, events, bars and curves are those of the record")
  func record() throws {
    let stage = try ProtocolStage()
    _ = try stage.result("play")
    let rows = try stage.result("values", #"{"layer":"box","at":0.1}"#).elements
    // A quarter of the way: 20 + 180 / 4.
    #expect(rows.contains { $0.text == #"["position",[200,20],[65,20]]"# }, "\(rows.map(\.text))")
    #expect(rows.contains { $0.text == #"["opacity",0,0.75]"# })
    let tree = try stage.result("tree", #"{"depth":2}"#).elements
    let box = try #require(tree.first?.fields?["children"]?.elements.first?.fields)
    #expect(tree.first?.fields?["class"] == .string("UIWindow") && box["name"] == .string("box"))
    let number = Int(box["id"]?.number ?? -1)
    #expect(try stage.result("values", ##"{"layer":"#\##(number)","at":0.1}"##).elements == rows)
    let missing = try stage.error("values", #"{"layer":"bxo"}"#)
    #expect(missing.code == 5 && missing.data["near"]?.text == #"["box"]"#)
    let events = try stage.state("events", #"{"name":"stop","limit":1}"#)
    #expect(events["rows"]?.elements.first?.elements[1] == .number(0.4) && events["next"]?.number != nil)
    let after = try #require(events["next"]?.number).rounded()
    #expect(try stage.state("events", #"{"name":"stop","after":\#(Int(after))}"#)["next"] == .null)
    let bars = try stage.state("tracks")["bars"]?.elements ?? []
    #expect(Set(bars.compactMap { $0.fields?["keyPath"]?.string }) == ["position", "opacity"])
    let curve = try stage.state("curve", #"{"lane":"box.position.x","samples":3,"velocity":true}"#)
    #expect(curve["times"]?.text == "[0,0.2,0.4]" && curve["values"]?.text == "[20,110,200]")
    // 180 points in 0.4 s.
    #expect(curve["velocity"]?.elements.first?.elements.first?.elements[1].isNear(450) == true)
    #expect(try stage.error("curve", #"{"lane":"box.contents"}"#).code == -32602)
    #expect(try stage.error("curve", #"{"lane":"box.postion.x"}"#).code == 5)
  }

  @Test("a picture is as large as it is asked for, and a file is written and counted")
  func pictures() throws {
    let stage = try ProtocolStage()
    let picture = try stage.state("picture", #"{"at":0.1,"scale":1}"#)
    #expect(picture["type"] == .string("image/png") && picture["size"]?.text == "[393,852]")
    #expect(picture["base64"]?.string?.hasPrefix("iVBORw0KGgo") == true)
    #expect(try stage.state("picture", #"{"format":"svg"}"#)["type"] == .string("image/svg+xml"))
    let file = try stage.state("export", #"{"file":"a.png","options":{"scale":0.1}}"#)
    #expect(file["file"] == .string("a.png") && file["bytes"].map { $0.number ?? 0 > 100 } == true)
    let unknown = try stage.error("export", #"{"file":"a.png","options":{"scael":1}}"#)
    #expect(unknown.code == 2 && unknown.data["hint"]?.string?.contains("--scale") == true, "\(unknown)")
    #expect(try stage.error("export", #"{"file":"/no/a.png"}"#).code == 2)
    #expect(try stage.error("export", #"{"file":"a.pgn"}"#).code == 2)
    let page = try stage.state("export", #"{"format":"html"}"#)
    #expect(page["base64"]?.string?.isEmpty == false && page["bytes"].map { $0.number ?? 0 > 1000 } == true)
    #expect(try stage.error("export", #"{"file":"a.html","format":"html"}"#).data["parameter"] == .string("file"))
  }

  @Test("what is in progress is held, scrubbed, tried both ways and let go")
  func holding() throws {
    let stage = try ProtocolStage()
    #expect(try stage.error("whatif").code == -32602)
    _ = try stage.result("advance", #"{"seconds":0.1}"#)
    #expect(try stage.state("hold")["held"]?.isNear(0.25) == true)
    let held = try stage.state("update", #"{"fraction":0.5}"#)
    #expect(held["held"]?.isNear(0.5) == true && held["resting"] == .bool(false))
    let outcomes = try stage.result("whatif").elements.compactMap(\.fields)
    #expect(outcomes.map { $0["word"] } == [.string("finish"), .string("cancel")])
    let runs = try stage.result("whatif", #"{"runs":true}"#).elements.compactMap { $0.fields?["run"]?.string }
    #expect(runs.count == 2 && runs.allSatisfy { $0.count > 400 } && outcomes[0]["run"] == nil)
    #expect(try stage.state("finish")["held"] == .null)
    let end = try stage.state("play")
    #expect(outcomes[0]["end"] == end["t"], "the world ends as the copy did")
    #expect(try stage.error("finish").code == 1)
  }

  @Test("a finger goes down, moves after frames, and is lifted; what cannot be is refused")
  func fingers() throws {
    let stage = try ProtocolStage(
      scene: "window:addGestureRecognizer(UITapGestureRecognizer(function() n = (n or 0) + 1 end))")
    #expect(try stage.state("touch", #"{"phase":"down","x":9,"y":8}"#)["fingers"]?.text == "[1]")
    let moved = try stage.state("touch", #"{"phase":"move","x":10,"y":8,"frames":3}"#)
    #expect(moved["t"] == .number(0.05))
    #expect(try stage.error("touch", #"{"phase":"down","x":9,"y":8}"#).code == 1)
    #expect(try stage.state("touch", #"{"phase":"up"}"#)["fingers"]?.text == "[]")
    #expect(try stage.error("touch", #"{"phase":"move","y":8}"#).data["parameter"] == .string("x"))
    _ = try stage.result("tap", #"{"x":9,"y":8}"#)
    _ = try stage.result("play")
    #expect(try stage.state("run", #"{"input":"n"}"#)["value"] == .number(2))
    _ = try stage.result("pinch", #"{"x":100,"y":100,"from":20,"to":90,"release":false}"#)
    _ = try stage.result("play")
    #expect(try stage.state("status")["fingers"]?.text == "[1,2]")
  }

  @Test("an input in the past makes a branch, and branches are listed, compared and returned to")
  func branches() throws {
    let stage = try ProtocolStage()
    _ = try stage.result("play")
    _ = try stage.result("seek", #"{"to":0.1}"#)
    let branched = try stage.state("run", #"{"input":"box.center = CGPoint(0, 0)"}"#)
    #expect(branched["branch"] == .string("branch2"))
    #expect(
      try stage.result("branches").text
        == #"[["main",null,0,0.4,false],["branch2","main",0.1,0.1,true]]"#)
    let rows = try stage.result("diff", #"{"other":"main"}"#).elements
    #expect(rows.first?.elements.prefix(2) == [.string("box"), .string("position")], "\(rows)")
    #expect(try stage.result("values", #"{"layer":"box","branch":"main","at":0.1}"#).text.contains("[65,20]"))
    #expect(try stage.state("status", #"{"branch":"main"}"#)["branch"] == .string("main"))
    #expect(try stage.error("status", #"{"branch":"mian"}"#).code == 5)
    _ = try stage.result("checkpoint", #"{"name":"c"}"#)
    _ = try stage.result("run", #"{"input":"box.alpha = 1"}"#)
    #expect(try stage.state("restart", #"{"name":"c"}"#)["branch"] != .string("main"))
    #expect(try stage.error("switch", #"{"name":"nowhere"}"#).code == 1)
    #expect(try stage.error("restart", #"{"name":"nowhere"}"#).code == 1)
  }

  @Test("values, output and the errors of scripts come back as data")
  func inputs() throws {
    let stage = try ProtocolStage()
    let value = try stage.state("run", #"{"input":"{1, {a = true}}"}"#)
    #expect(value["value"]?.text == #"[1,{"a":true}]"# && value["text"] == .string("{1, {a = true}}\n"))
    #expect(value["shown"] == .string("{1, {a = true}}\n"))
    #expect(try stage.state("run", #"{"input":"step 1"}"#)["shown"] == .string(""))
    let error = try stage.error("run", #"{"input":"box.alfa = 1"}"#)
    #expect(error.code == 1 && error.data["code"] == .string("unknown-member"))
    #expect(error.data["hint"] == .string("did you mean 'alpha'?") && error.data["line"] == .number(1))
    #expect(error.data["column"] == .number(5) && error.data["lines"]?.elements.count == 4, "\(error.data)")
    let refused = try stage.error("run", #"{"input":"step sideways"}"#)
    #expect(refused.code == 2 && refused.data["hint"] == .string("step 10"))
    _ = try stage.result("step", #"{"frames":2}"#)
    #expect(try stage.state("script")["last"] == .string("timeline:step(2)"))
    #expect(try stage.state("quit", #"{"code":3}"#)["t"] != nil && stage.session.shell.exitCode == 3)
  }

  @Test("the inputs of a text are those that the shell would take, and it says where one goes on")
  func inputsOfText() throws {
    let stage = try ProtocolStage()
    let cell = try stage.state("inputs", #"{"text":"step 3\nfunction f()\n  return 1\nend\n\nprint(f())\n"}"#)
    #expect(cell["inputs"]?.text == #"["step 3","function f()\n  return 1\nend","print(f())"]"#)
    #expect(cell["whole"] == .bool(true))
    let open = try stage.state("inputs", #"{"text":"step 3\nfunction f()"}"#)
    #expect(open["whole"] == .bool(false) && open["indent"] == .string("  "))
    #expect(try stage.state("inputs", #"{"text":"x = )"}"#)["whole"] == .bool(true))
    #expect(try stage.state("inputs", #"{"text":""}"#)["inputs"]?.text == "[]")
  }

  @Test("what an export printed is in its own result, and not in the next one's text")
  func exportText() throws {
    let stage = try ProtocolStage()
    #expect(try stage.state("export", #"{"file":"a.svg"}"#)["file"] == .string("a.svg"))
    #expect(try stage.state("status")["text"] == .string(""))
  }

  @Test("help, explanations and completions are those of the shell")
  func asking() throws {
    let stage = try ProtocolStage()
    let words = try stage.state("complete", #"{"line":"window.al"}"#)
    #expect(words["words"]?.elements.first == .string("alpha"))
    #expect(words["from"] == .number(7) && words["to"] == .number(9) && words["call"] == .null)
    #expect(try stage.state("complete", #"{"line":"UIView.animate("}"#)["call"]?.string?.hasPrefix("animate(") == true)
    let described = try stage.state("describe", #"{"line":"x = box.layer.opacity + 1","offset":12}"#)
    #expect(described["text"]?.string?.contains("opacity") == true)
    #expect(try stage.state("describe", #"{"line":"x =   1","offset":4}"#)["text"] == .null)
    #expect(try stage.state("help", #"{"name":"step"}"#)["text"]?.string?.contains("steps forward") == true)
    #expect(
      try stage.state("help", #"{"search":"animate"}"#)["names"]?.elements.contains(.string("UIView.animate")) == true)
    #expect(try stage.error("help", #"{"name":"UIVew"}"#).data["near"]?.text == #"["UIView"]"#)
    #expect(try stage.error("help").code == -32602)
    #expect(try stage.state("explain", #"{"code":"R-OWNER"}"#)["cure"]?.string?.isEmpty == false)
    #expect(try stage.state("explain", #"{"code":"unknown-member"}"#)["example"]?.string?.isEmpty == false)
    #expect(try stage.error("explain", #"{"code":"R-OWNR"}"#).data["near"]?.text == #"["R-OWNER"]"#)
  }

  @Test("a frame is whole at first, then the numbers that differ; each page has its own, and a new session none")
  func frames() throws {
    let stage = try ProtocolStage()
    _ = try stage.result("run", #"{"input":"box.backgroundColor = UIColor.red"}"#)
    _ = try stage.result("advance", #"{"seconds":0.2}"#)
    #expect(try stage.state("frame")["key"] != nil)
    let half = try stage.state("frame", #"{"at":0.1}"#)
    #expect(half["key"] == nil && half["set"]?.elements.isEmpty == false && half["t"]?.isNear(0.1) == true)
    #expect(try stage.state("frame", #"{"at":0.1}"#)["set"] == .array([]))
    #expect(try stage.state("frame", #"{"at":0.1,"page":2}"#)["key"] != nil)
    #expect(try stage.state("frame", #"{"at":0.1,"full":true}"#)["key"] != nil)
    _ = try stage.result("reset")
    #expect(try stage.state("frame")["key"] != nil)
    #expect(try stage.error("image", #"{"number":0}"#).code == 5)
  }

  @Test("the record is a page's data without drawings, as far as time has gone")
  func wholeRecord() throws {
    let stage = try ProtocolStage()
    _ = try stage.result("advance", #"{"seconds":0.2}"#)
    let record = try stage.state("record", #"{"title":"slide"}"#)
    let text = try #require(record["base64"]?.string)
    // Its length, then {"playhead":1,"title":"slide"…
    #expect(text.count > 400 && record["end"]?.isNear(0.4) == true, "\(record["end"]?.text ?? "")")
  }

  @Test("rings are the fingers that are down") func rings() throws {
    let stage = try ProtocolStage()
    _ = try stage.result("touch", #"{"phase":"down","x":90,"y":400}"#)
    #expect(try stage.state("frame")["ring"] == .array([.array([.number(1), .number(90), .number(400)])]))
    _ = try stage.result("touch", #"{"phase":"up","frames":1}"#)
    #expect(try stage.state("frame")["ring"] == .array([]))
  }
}
