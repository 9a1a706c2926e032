import PlayheadTool
import ScriptAPI
import ScriptRuntime
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
        == [1, 0.833333, 0.666667, 0.5, 0.333333, 0.166667, 1].map { Trace.Value.number($0) })
    #expect(try self.changes("box.position", in: trace).map(\.value) == [.numbers([25, 40])])
    #expect(trace.duration == 0.1)
    #expect(trace.events.map(\.name).contains("stop"))
    #expect(trace.arrivals.map(\.layer).contains("box"))
  }

  @Test("reads what it wrote, and writes the same again")
  func file() throws {
    let trace = try trace(Self.fade)
    let text = trace.text
    #expect(text.hasPrefix("{\"playhead\":1,\"fps\":60,\"device\":\"iPhone 15\",\"duration\":0.1}\n"))
    #expect(text.contains("{\"t\":0.016667,\"f\":1,\"set\":{\"box.opacity\":0.833333}}\n"))
    #expect(try Trace(reading: text) == trace)
    #expect(try self.trace(Self.fade).text == text)
  }

  @Test(
    "what is no trace is refused with its line",
    arguments: [
      ("", 1, "the file is empty"), ("print(1)\n", 1, "this is no JSON object"),
      ("{\"playhead\":2}\n", 1, "this is no trace of playhead's"),
      ("{\"playhead\":1}\n{\"set\":{}}\n", 2, "it has no frame, \"f\""),
      ("{\"playhead\":1}\n{\"f\":0,\"set\":{\"a.b\":{}}}\n", 2, "'a.b' is no value"),
      ("{\"playhead\":1}\n{\"f\":0,\"set\":{\"a.b\":[1,]}}\n", 2, "this is no JSON object"),
    ])
  func refused(_ text: String, _ line: Int, _ message: String) {
    let error = #expect(throws: Trace.ReadingError.self) { try Trace(reading: text) }
    #expect(error?.line == line && error?.message == message)
  }

  func differences(_ other: String, tolerance: Double = 1e-6) throws -> [String] {
    TraceDifference(try trace(Self.fade), try trace(other), tolerance: tolerance, names: ("a", "b")).findings.map {
      ($0.time.map { "\($0) " } ?? "") + $0.text
    }
  }

  @Test("a difference names lane, time and both values, and how often; a tolerance covers small ones")
  func differences() throws {
    #expect(try differences(Self.fade) == [])
    let later = Self.fade + "\nbox.cornerRadius = 4"
    #expect(try differences(later).contains { $0.hasPrefix("0.0 box.cornerRadius") })
    let from = Self.fade.replacing("fromValue = 1", with: "fromValue = 0.9")
    #expect(try differences(from) == ["0.0 box.opacity was 1, now 0.9, at frame 0, and at 5 more"])
    #expect(try differences(from, tolerance: 0.2) == [])
    let removed = Self.fade + "\ntimeline:advance(0.05)\nbox:removeFromSuperlayer()"
    #expect(try differences(removed).contains { $0.hasPrefix("0.05 box.isOnScreen was true, now false, at frame 3") })
  }
}
