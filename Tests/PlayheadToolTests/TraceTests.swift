import PlainText
import PlayheadTool
import RecordingExport
import RecordingFiles
import ScriptAPI
import ScriptRuntime
import TestSupport
import TestTraits
import Testing
import TimeControl

/// A linear fade of 0.1 s at 60 frames a second: opacity 1 - frame / 6, done at frame 6.
@Suite("Trace") struct TraceTests {
  static let fade = """
    box = CALayer()
    box.name = "box"
    box.frame = CGRect(10, 20, 30, 40)
    window.layer:addSublayer(box)
    fade = CABasicAnimation{keyPath = "opacity", fromValue = 1, toValue = 0, duration = 0.1}
    box:add(fade, "fade")
    """

  func trace(_ script: String) throws -> Trace {
    let session = try ScriptSession(SessionOptions())
    let error = session.runScript(script, name: "fade.lua")
    try #require(error == nil)
    return Trace(session)
  }

  func changes(_ lane: String, in trace: Trace) throws -> [Trace.Change] {
    try #require(trace.lanes.first { $0.key.description == lane }?.value)
  }

  @Test("has each value at the frames where it changes, rounded to six decimals, and every event")
  func values() throws {
    let trace = try trace(Self.fade)
    let changes = try changes("box.opacity", in: trace)
    #expect(changes.map(\.frame) == [0, 1, 2, 3, 4, 5, 6])
    #expect(
      changes.map(\.value)
        == [1, 0.833333, 0.666667, 0.5, 0.333333, 0.166667, 1].map { TraceValue.number($0) })
    #expect(try self.changes("box.position", in: trace).map(\.value) == [.numbers([25, 40])])
    #expect(trace.header.duration == 0.1)
    #expect(trace.events.map(\.name).contains("stop"))
    #expect(trace.arrivals.map(\.layer).contains("box"))
  }

  @Test("reads what it wrote, and writes the same again; the first line describes the run")
  func file() throws {
    let trace = try trace(Self.fade)
    let text = trace.text
    let header =
      "{\"playhead\":2,\"version\":\"0.3.0\",\"script\":\"fade.lua\",\"device\":\"iPhone 15\",\"width\":393,\"height\":852,"
      + "\"scale\":3,\"seed\":\"0\",\"fps\":60,\"duration\":0.1}\n"
    #expect(text.hasPrefix(header))
    #expect(text.contains("{\"t\":0,\"f\":0,\"layer\":\"box\",\"class\":\"CALayer\",\"superlayer\":\"window\"}\n"))
    #expect(text.contains("{\"t\":0.016667,\"f\":1,\"set\":{\"box.opacity\":0.833333}}\n"))
    #expect(try Trace(reading: text) == trace)
    #expect(try self.trace(Self.fade).text == text)
  }

  @Test("ends with a line for each bar: what it moved, how, and how it ended")
  func bars() throws {
    let lines = try trace(Self.fade).text.split(separator: "\n")
    #expect(
      lines.last.map(String.init)
        == #"{"t":0,"bar":"box","keyPath":"opacity","key":"fade","end":0.1,"length":0.1,"curve":"linear","#
        + #""outcome":"finished","phases":[[0,0.1,"forward"]],"jumps":[],"with":null}"#)
    // Held at 0.02 of its own seconds from 0.05 s on, to the end of the run at 0.15: the rest would take until 0.23.
    let held = try trace(
      Self.fade + "\ntimeline:advance(0.05) box.speed = 0 box.timeOffset = 0.02 timeline:advance(0.1)")
    let last = held.text.split(separator: "\n").last
    #expect(last?.contains(#""end":0.23,"last":0.15,"#) == true, "\(last ?? "")")
    #expect(
      last?.contains(
        #""outcome":"open","phases":[[0,0.05,"forward"],[0.05,0.15,"held"]],"jumps":[[0.05,0.05,0.02]]"#) == true,
      "\(last ?? "")")
    #expect(try Trace(reading: held.text) == held)
    let scrubbed = try trace(
      Self.fade + "\nfor place = 1, 4 do timeline:advance(0.05) box.speed, box.timeOffset = 0, place / 100 end")
    // Moved three times while it is held: at the end of the run 0.04 of 0.1 s are over, and the rest would take until 0.26.
    #expect(scrubbed.bars.last?.words == "0 s to 0.26 s, open (forward, held)")
    let error = #expect(throws: Trace.ReadingError.self) {
      try Trace(reading: #"{"playhead":2}"# + "\n" + #"{"t":0,"bar":"box"}"#)
    }
    #expect(error?.line == 2 && error?.message == "this is no bar")
  }

  /// 2 / 3 of the way from 1 to 3 is what frame 29 of 60 was near; the layer that comes back has no animation.
  @Test("a value is back at its model where its animation ended while the layer was away")
  func endedAway() throws {
    let changes = try changes("box.transform", in: trace(Self.endedAway))
    func scale(_ change: Trace.Change?) -> Double? {
      if case .list(let elements)? = change?.value, case .number(let scale)? = elements.first { return scale }
      if case .numbers(let numbers)? = change?.value { return numbers.first }
      return nil
    }
    // 1 + 2 · 29 / 60, by hand.
    #expect(scale(changes.last { $0.frame < 45 }) == 1.966667)
    let back = try #require(changes.first { $0.frame >= 45 })
    #expect(back.frame == 45 && scale(back) == 1)
  }

  /// A layer that grows evenly, leaves at 0.5 s, frame 30, loses its animation, and is back at 0.75 s, frame 45.
  static let endedAway = """
    box = CALayer{frame = CGRect(0, 0, 10, 10), name = "box"}
    window.layer:addSublayer(box)
    box:add(CABasicAnimation{keyPath = "transform.scale", fromValue = 1, toValue = 3, duration = 1}, "grow")
    timeline:advance(0.5)
    box:removeAnimation("grow")
    box:removeFromSuperlayer()
    timeline:advance(0.25)
    window.layer:addSublayer(box)
    timeline:advance(0.25)
    """

  @Test("masks, contents, hierarchy, clocks and moving transitions are in it")
  func complete() throws {
    let trace = try trace(Self.everything)
    func last(_ lane: String) throws -> String { try #require(try changes(lane, in: trace).last).value.json }
    #expect(try last("window.sublayers") == #"["under","box"]"#)
    #expect(try last("screen.sublayers") == #"["window"]"#)
    #expect(try last("box.mask") == #""hole""#)
    #expect(try last("hole.path") == #"["M",0,0,"L",10,0,"Q",20,0,20,10,"Z"]"#)
    #expect(try last("hole.isOnScreen") == "true")
    #expect(try last("box.clock") == "[0,0.5,0]")
    // A plain red image of 10 by 20 points at the scale of the screen.
    #expect(try last("box.contents").hasPrefix("\"image 10x20@3 #"))
    #expect(
      try changes("under.transition", in: trace).map(\.value.json).prefix(2) == [
        #"["push","fromLeft",0]"#, #"["push","fromLeft",0.166667]"#,
      ])
    #expect(try last("under.transition") == "null")
    #expect(try Trace(reading: trace.text) == trace)
  }

  /// A mask with every step of a path but a cubic one, a clock, a picture, and a push of 0.1 s.
  static let everything = """
    under, box, hole = CALayer(), CALayer(), CAShapeLayer()
    for _, layer in ipairs{under, box} do window.layer:addSublayer(layer) end
    box.frame = CGRect(10, 20, 30, 40)
    local path = UIBezierPath()
    path:move(CGPoint(0, 0))
    path:addLine(CGPoint(10, 0))
    path:addQuadCurve(CGPoint(20, 10), CGPoint(20, 0))
    path:close()
    hole.path = path.cgPath
    box.mask = hole
    box.speed = 0.5
    box.contents = UIImage{color = UIColor.red, size = CGSize(10, 20)}
    under.bounds = CGRect(0, 0, 10, 10)
    CATransaction.flush()
    under:add(CATransition{type = "push", subtype = "fromLeft", duration = 0.1}, "t")
    """

  @Test(
    "what is no trace is refused with its line",
    arguments: [
      ("", 1, "the file is empty"), ("print(1)\n", 1, "this is no JSON object"),
      ("{\"playhead\":3}\n", 1, "this is no trace of playhead's"),
      ("{\"playhead\":1}\n", 1, "this trace is of an older version; playhead export makes it anew"),
      ("{\"playhead\":2}\n{\"set\":{}}\n", 2, "it has no frame, \"f\""),
      ("{\"playhead\":2}\n{\"f\":0,\"set\":{\"a.b\":{}}}\n", 2, "'a.b' is no value"),
      ("{\"playhead\":2}\n{\"f\":0,\"set\":{\"a.b\":[1,]}}\n", 2, "this is no JSON object"),
      (
        "{\"playhead\":2}\n{\"f\":3,\"set\":{\"a.b\":1}}\n{\"f\":3,\"set\":{\"a.b\":1}}\n", 3,
        "'a.b' is set at frame 3, after frame 3"
      ),
    ])
  func refused(_ text: String, _ line: Int, _ message: String) {
    let error = #expect(throws: Trace.ReadingError.self) { try Trace(reading: text) }
    #expect(error?.line == line && error?.message == message)
  }
}

/// Each line of a trace, against the schema that is shipped.
@Suite("Schema of traces") struct TraceSchemaTests {
  private func problems(_ text: String) throws -> [String] {
    let schema = JSONSchema(try #require(JSON(MetaFile.traceSchema.text)))
    return text.split(separator: "\n").flatMap { line -> [String] in
      guard let json = JSON(line) else { return ["no JSON: \(line)"] }
      return schema.problems(of: json).map { "\($0) in \(line)" }
    }
  }

  static let scripts = SourceTree.names(in: "Examples", ending: ".lua").filter { !$0.hasSuffix("_test.lua") }

  @Test("fits scripts, every example's among them", .exhaustive, arguments: scripts)
  func examples(_ name: String) throws {
    let script = try #require(SourceTree.text(of: "Examples/\(name)"))
    var options = SessionOptions()
    // Every kind of line is there at any rate, and each is read by a slow reader.
    options.framesPerSecond = 12
    options.readSource = { name, _, _ in SourceTree.module(name, in: "Examples") }
    // The tour has branches.
    let run = BranchingSession(try ScriptSession(options))
    #expect(run.runScript(script, name: name) == nil)
    let problems = try problems(Trace(run.session).text)
    #expect(problems.isEmpty, "\(problems.prefix(3))")
  }

  @Test("fits all that a layer can have")
  func everything() throws {
    #expect(try problems(TraceTests().trace(TraceTests.everything).text) == [])
  }

  /// A bar with one phase, whose kind is given.
  private static func bar(of kind: String) -> String {
    #"{"t":0,"bar":"a","keyPath":"opacity","key":null,"end":null,"length":1,"curve":"","outcome":"open","#
      + #""phases":[[0,1,\#(kind)]],"jumps":[],"with":null}"#
  }

  @Test(
    "does not fit a line with a fault",
    arguments: [
      #"{"playhead":1}"#, #"{"t":0,"f":0,"set":{}}"#, #"{"t":0,"f":0,"set":{"a.opacity":"much"}}"#,
      #"{"t":0,"f":0,"set":{"a.colour":1}}"#, #"{"t":-1,"f":0,"set":{"a.opacity":1}}"#,
      #"{"t":0,"f":0.5,"set":{"a.opacity":1}}"#, #"{"t":0,"f":0,"layer":"a"}"#,
      #"{"t":0,"event":"begin","subject":"a","detail":"","more":1}"#, bar(of: #""held",1"#), bar(of: #""still""#),
      #"{"t":0,"f":0,"set":{"a.path":["K",1]}}"#,
    ])
  func faults(_ line: String) throws {
    #expect(try problems(Self.bar(of: #""held""#)) == [])
    #expect(try !problems(line).isEmpty)
  }
}
