import RecordingExport
import ScriptRuntime
import TestStages
import Testing
import TimeControl

@Suite("Pictures of one colour") struct OneColorTests {
  private static let box = "local box = UIView(CGRect(10, 10, 80, 80)); window:addSubview(box)\n"
  private static let moves = "UIView.animate(0.3, function() box.center = CGPoint(200, 300) end); timeline:run()\n"

  @Test(
    "are named, of a run and of one that stands still, and others are not",
    arguments: [
      (box + moves, "every picture of this run is one colour; give what moves a backgroundColor"),
      (box, "the picture is one colour; give what is on it a backgroundColor"),
      ("window.backgroundColor = UIColor.white", nil),
      (box + "box.backgroundColor = UIColor.red", nil), (box + moves + "box.backgroundColor = UIColor.red", nil),
      // Two colours one after the other are a change that can be seen.
      (box + "UIView.animate(0.3, function() window.backgroundColor = UIColor.red end); timeline:run()", nil),
    ] as [(String, String?)])
  func remark(_ script: String, _ remark: String?) throws {
    let session = try Recorded(script).session
    #expect(session.timeline.oneColorRemark == remark)
    withExtendedLifetime(session) {}
  }
}
