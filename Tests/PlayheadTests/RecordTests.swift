import TestSupport
import Testing

/// `playhead record`: what players of terminal recordings are given.
@Suite("Recording") struct RecordTests {
  let folder = TemporaryFolder()

  static let inputs = """
    box = UIView(CGRect(0, 0, 40, 40))
    window:addSubview(box)
    function move()
      box.center = {200, 20}
    end
    UIView.animate(0.5, move)
    play
    print("ä")

    """

  /// When something is shown, and what.
  func events(_ text: String) -> [(time: Double, text: String)] {
    text.split(separator: "\n").dropFirst().compactMap { line in
      let parts = line.split(separator: ",", maxSplits: 2)
      guard parts.count == 3, let time = Double(parts[0].dropFirst()), parts[1] == "\"o\"" else { return nil }
      return (time, String(parts[2].dropFirst().dropLast(2)))
    }
  }

  @Test("inputs are typed key by key, answered, and take the time that they play for; twice, to the byte")
  func session() {
    folder.write(Self.inputs, to: "move.txt")
    let run = ProgramRun.playhead("record", "-q", "--color", "never", folder.path + "/move.txt")
    #expect(run.code == 0 && run.output == "" && run.errors.contains("/move.cast shows "), "\(run.errors)")
    let recording = folder.read("move.cast")
    #expect(recording.hasPrefix("{\"version\":2,\"width\":80,\"height\":24,\"title\":"))
    let events = events(recording)
    #expect(events.count + 1 == recording.split(separator: "\n").count)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
    let shown = events.map(\.text).joined()
    #expect(
      shown.hasPrefix(#"> box = UIView(CGRect(0, 0, 40, 40))\r\n> window:addSubview(box)\r\n> function move()\r\n"#))
    #expect(shown.hasSuffix(#"> print(\"ä\")\r\nä\r\n> \r\n"#))
    // From the first bar to the last it plays for half a second, at 60 frames in one.
    let bars = events.filter { $0.text.hasPrefix(#"\r|"#) }
    #expect(bars.count == 31)
    let seconds = (bars.last?.time ?? 0) - (bars.first?.time ?? 0)
    #expect(isClose(seconds, 0.5, Tolerance.recordedTime))
    let again = ProgramRun.playhead("record", "-q", "--color", "never", folder.path + "/move.txt", "-")
    #expect(again.output == recording && again.errors == "")
  }

  @Test("what repeats for ever plays for a minute; a file that is not there is reported")
  func bounds() {
    folder.write(
      "UIView.animate{withDuration = 1, delay = 0, options = {\"repeat\"}, "
        + "animations = function() window.alpha = 0 end}\nplay\nprint('after')\n", to: "endless.txt")
    let run = ProgramRun.playhead("record", "-q", folder.path + "/endless.txt", "-")
    let events = events(run.output)
    let after = events.first { $0.text.hasPrefix("after") }?.time ?? 0
    #expect(run.code == 0 && after > 60 && after < 90, "\(after)")
    let none = ProgramRun.playhead("record", folder.path + "/none.txt")
    #expect(none.code == 66 && none.errors.contains("cannot read"))
  }
}
