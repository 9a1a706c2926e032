import FrameRendering
import MotionMath
import PlainText
import TestStages
import Testing

@testable import RecordingFiles

/// The parts of a page beside values and drawings.
@Suite("Transitions, fingers and the device in a page") struct PageContentTests {
  /// A finger pulls a screen down in four moves, and lets it go.
  private static let pull = """
    base, sheet = UIViewController(), UIViewController()
    sheet.view.backgroundColor = UIColor.red
    sheet.modalPresentationStyle = "fullScreen"
    window.rootViewController = base
    target = {pull = function() end}
    pan = UIPanGestureRecognizer(target, "pull")
    sheet.view:addGestureRecognizer(pan)
    base:present(sheet, true)
    timeline:run()
    touch:drag(CGPoint(100, 100), CGPoint(100, 200), 0.1)
    timeline:run()
    """

  private func data(_ script: String, change: (inout RecordedRun) -> Void = { _ in }) throws -> JSON {
    let recorded = try Recorded(script)
    var run = recorded.run
    change(&run)
    let text = RunData(run, title: "run", source: nil).head
    withExtendedLifetime(recorded) {}
    return try #require(JSON(text))
  }

  @Test("a transition is named with its begin and its end") func chapters() throws {
    let chapters = try #require(try data(Self.pull)["chapters"]?.elements)
    #expect(chapters.count == 1)
    #expect(chapters.first?[2]?.string == "present sheet")
    // A system's presentation takes its time.
    let times = [0, 1].map { chapters.first?[$0]?.number ?? -1 }
    #expect(times[0] == 0 && times[1] > 0.3)
  }

  @Test("the moves of a finger are one row, with its end") func fingers() throws {
    let events = try #require(try data(Self.pull)["events"]?.elements)
    let names = events.compactMap { $0[1]?.string }
    // The move that begins the gesture is a row of its own, before the gesture; all the others are one.
    #expect(names.filter { $0 == "touchesMoved" }.count == 1)
    #expect(names.filter { $0.hasPrefix("finger moves ×") }.count == 1)
    let moves = try #require(events.first { $0[1]?.string?.hasPrefix("finger moves ×") == true })
    #expect((moves[4]?.number ?? 0) > (moves[0]?.number ?? 0))
  }

  @Test("the device's signs are drawn once, as they change") func chrome() throws {
    let device = DeviceChrome(
      size: CGSize(width: 393, height: 852), cornerRadius: 55, housing: .island, statusBarHeight: 59,
      hasHomeIndicator: true)
    let chrome = try #require(try data(Self.pull) { $0.chrome = device }["chrome"])
    #expect(chrome["corner"]?.number == 55)
    let images = chrome["images"]?.elements?.compactMap(\.string) ?? []
    #expect(!images.isEmpty && images.allSatisfy { $0.contains("<svg") } && Set(images).count == images.count)
    #expect(chrome["at"]?.elements?.first?[0]?.number == 0)
  }

  @Test("a screen alone has none") func bare() throws {
    let data = try data(Self.pull)
    #expect(data["chrome"] == nil)
  }
}
