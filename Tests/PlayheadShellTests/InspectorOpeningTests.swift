import LayerKit
import PlayheadShell
import RecordingKit
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing

/// The playback of the full screen when `playhead inspect` opens it.
@Suite("Opening of the inspector")
struct InspectorOpeningTests {
  /// Where the playhead is, and what follows in the title row.
  private func status(_ screen: [String]?) -> String { screen.map(FullScreenText.status) ?? "" }

  /// Each time once, however often it was seen.
  private static func each(_ times: [String]) -> [String] {
    times.enumerated().filter { $0.offset == 0 || times[$0.offset - 1] != $0.element }.map(\.element)
  }

  @Test("a script's run is opened at its beginning and played once")
  func opening() throws {
    // Three looks are within the half second in which the screen stands still; from the one after it, it plays.
    let idle = Array(repeating: ScreenInput.keys([]), count: 9)
    let times = try FullScreenSession.opened(idle, tick: 0.15, after: Transcript.scene + "; timeline:run()").map {
      String(status($0).prefix(8))
    }
    #expect(times.prefix(4).allSatisfy { $0 == " 0.000 s" })
    #expect(Self.each(times) == [" 0.000 s", " 0.150 s", " 0.300 s", " 0.400 s"])
  }

  @Test("the first playing ends with the first transition")
  func opensTransition() throws {
    let script = """
      first, second = UIViewController(), UIViewController(); window.rootViewController = first
      first:present(second, true); timeline:advance(2); first:dismiss(true); timeline:run()
      """
    let idle = Array(repeating: ScreenInput.keys([]), count: 14)
    let session = try FullScreenSession(script, idle, tick: 0.3, .beginning)
    let ends = session.session.world.recording.events.filter { $0.name == "completeTransition" }.map(\.time)
    try #require(ends.count == 2 && ends[1] > 2)
    #expect(session.session.world.playhead == ends[0])
    #expect(session.screens.contains { $0[23] == "the first transition ends here; Space plays on" })
  }

  @Test("any key stops the first playing, and Space does nothing more")
  func stopsOpening() throws {
    let keys = [ScreenInput.keys([.character(" ")]), .keys([]), .keys([])]
    let screens = try FullScreenSession.opened(keys, tick: 0.15, after: Transcript.scene + "; timeline:run()")
    #expect(status(screens.last).hasPrefix(" 0.000 s") && !status(screens.last).contains("▶"))
  }

  @Test("what moves for ever is played too")
  func endless() throws {
    let script = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      UIView.animate(0.4, 0, {"repeat", "autoreverse"}, function() box.alpha = 0 end)
      """
    let idle = Array(repeating: ScreenInput.keys([]), count: 7)
    let times = try FullScreenSession.opened(idle, tick: 0.15, after: script).map { String(status($0).prefix(8)) }
    #expect(Self.each(times).starts(with: [" 0.000 s", " 0.150 s", " 0.300 s"]))
  }

  @Test("what never ends is played at opening up to where it was recorded")
  func endlessRecording() throws {
    let script = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      UIView.animate(0.4, 0, {"repeat", "autoreverse"}, function() box.alpha = 0 end)
      timeline:advance(0.2)
      """
    let idle = Array(repeating: ScreenInput.keys([]), count: 8)
    let last = try FullScreenSession.opened(idle, tick: 0.15, after: script).last
    #expect(status(last).hasPrefix(" 0.200 s"))
    #expect(last?[23] == "the recording ends here; Space plays on")
  }

  @Test("a script that only defines functions names one to run")
  func onlyFunctions() throws {
    let script = "function swipe() UIView.animate(0.2, function() window.alpha = 0 end) end"
    #expect(
      try FullScreenSession.opened([], after: script)[0].contains {
        $0.contains("nothing moves in this script; :swipe() runs its function")
      })
  }

  @Test("a script that moves nothing says so")
  func nothingMoves() throws {
    #expect(
      try FullScreenSession.opened([], after: "x = 1")[0].contains { $0.contains("nothing moves in this script") })
  }
}
