import RecordingFiles
import RecordingKit
import TestSupport
import Testing

/// Events as a recording has them, and what the full screen tells of them.
@Suite("Transitions and fingers among events") struct ChapterTests {
  private static func event(_ time: Double, _ name: String, _ subject: String = "", _ detail: String = "") -> StageEvent
  {
    StageEvent(time: time, name: name, subject: subject, detail: detail)
  }

  static let swipe = [
    event(0, "viewDidLoad", "mail"), event(0.05, "present", "mail", "on list"),
    event(0.05, "animateTransition", "UITransitionContext #1"),
    event(0.4, "completeTransition", "UITransitionContext #1", "true"),
    event(0.8, "touchesBegan", "mail"), event(0.8, "dismiss", "mail"),
    event(0.8, "startInteractiveTransition", "UITransitionContext #2"),
    event(0.8, "animateTransition", "UITransitionContext #2"),
    event(0.817, "touchesMoved", "mail"), event(0.817, "gesture", "pan", "changed"),
    event(0.817, "updateInteractiveTransition", "UITransitionContext #2", "0.07"),
    event(0.833, "touchesMoved", "mail"), event(0.833, "gesture", "pan", "changed"),
    event(0.833, "updateInteractiveTransition", "UITransitionContext #2", "0.4"),
    event(1.1, "touchesEnded", "mail"), event(1.24, "completeTransition", "UITransitionContext #2", "false"),
    event(2, "push", "detail"),
  ]

  @Test("a transition lasts from what asks for it to the end of its context") func chapters() {
    let chapters = Chapter.all(in: Self.swipe) { $0 }
    #expect(chapters.map(\.title) == ["present mail", "dismiss mail ✗ 40 %", "push detail"])
    #expect(chapters.map(\.start) == [0.05, 0.8, 2])
    #expect(chapters.map(\.end) == [0.4, 1.24, nil])
  }

  @Test("a finger's way frame by frame is one row, and every other event its own") func rows() {
    let rows = EventRows(Self.swipe).rows
    #expect(rows.count == Self.swipe.count - 5)
    #expect(rows[8].name == "finger moves ×2, 7…40 %")
    #expect(rows[8].times == "0.817–0.833")
    #expect(rows[9].name == "touchesEnded")
  }
}
