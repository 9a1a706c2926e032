import PlayheadShell
import RecordingExport
import RecordingFiles
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

/// The names in traces are given by arrival: what happens later in a run changes none of them.
@Suite("Names by arrival") struct ArrivalNameTests {
  /// At 0 s a label `Inbox` and a box come; at 0.5 s a second `Inbox` and a variable for the box; at 1.5 s the first goes;
  /// at 2.5 s it comes back with another text, while the variable that held its heading holds another.
  static let scene = """
    local first, box = UILabel{frame = CGRect(0, 0, 100, 20), text = "Inbox"}, UIView{frame = CGRect(0, 100, 50, 50)}
    heading = UIView{frame = CGRect(0, 200, 50, 50)}
    for _, view in ipairs{first, box, heading} do window:addSubview(view) end
    local function after(seconds, body)
      UIView.animate{withDuration = seconds, animations = function() box.alpha = box.alpha - 0.1 end, completion = body}
    end
    after(0.5, function()
      window:addSubview(UILabel{frame = CGRect(0, 50, 100, 20), text = "Inbox"})
      late = box
      after(1, function()
        first:removeFromSuperview()
        heading = UIView{frame = CGRect(0, 300, 50, 50)}
        window:addSubview(heading)
        after(1, function()
          first.text = "Outbox"
          window:addSubview(first)
        end)
      end)
    end)
    """

  private func trace(_ seconds: Double) throws -> Trace {
    let session = try ScriptSession(SessionOptions())
    _ = try session.runMainChunk(Self.scene + "\ntimeline:advance(\(seconds))", name: "a.lua", arguments: []).get()
    return Trace(session)
  }

  @Test("the first of two of one name has it, also when it has gone, and the later heading its number")
  func arrival() throws {
    // The window is object 1, the label 2, the box 3, the heading 4, the second label 5, the second heading 6.
    let arrivals = try trace(4).arrivals
    #expect(
      arrivals.map(\.layer) == ["window", "Inbox", "UIView #3", "heading", "UILabel #5", "heading #6"], "\(arrivals)")
    #expect(arrivals.map(\.frame) == [0, 0, 0, 0, 30, 90])
  }

  @Test("a run that is cut is the beginning of the whole", arguments: [0.25, 0.5, 1, 1.75, 2.5])
  func cut(_ seconds: Double) throws {
    let (part, whole) = (try trace(seconds), try trace(4))
    let last = part.lastFrame
    #expect(part.arrivals == whole.arrivals.filter { $0.frame <= last })
    #expect(part.lanes == whole.lanes.mapValues { $0.filter { $0.frame <= last } }.filter { !$0.value.isEmpty })
    #expect(part.events == whole.events.filter { $0.time <= seconds })
  }

  @Test("looking at a run changes no name that comes after")
  func looking() throws {
    for looks in [false, true] {
      let session = try ScriptSession(SessionOptions())
      let lines = [
        "view = UIView(CGRect(0, 0, 9, 9)); window:addSubview(view)", "box, view = view", "timeline:advance(0.1)",
      ]
      for line in lines {
        _ = try session.load(line, name: "line").flatMap { session.run($0) }.get()
        if looks { _ = Trace(session) }
      }
      #expect(Trace(session).arrivals.map(\.layer) == ["window", "box"])
    }
  }
}
