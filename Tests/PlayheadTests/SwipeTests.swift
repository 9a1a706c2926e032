import TestSupport
import Testing

/// The swipe example under fingers that do not wait for it.
@Suite("Swipe example") struct SwipeTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let script: String
    /// The controller on screen in the end.
    let shown: String
  }

  static let cases = [
    Case(
      testDescription: "a flick past the middle",
      script: "touch:flick{from = CGPoint(W - 1, 300), to = CGPoint(W * 0.2, 300), duration = 0.02}", shown: "mail"),
    Case(
      testDescription: "a flick that stops short",
      script: "touch:flick{from = CGPoint(W - 1, 300), to = CGPoint(W * 0.7, 300), duration = 0.02}", shown: "mail"),
    Case(
      testDescription: "a finger that stops short, and rests",
      script: "touch:drag{from = CGPoint(W - 1, 300), to = CGPoint(W * 0.7, 300), duration = 0.02, hold = 0.1}",
      shown: "list"),
    Case(
      testDescription: "a finger gone at the instant it came",
      script: "touch:down(W - 1, 300) touch:move(60, 300) touch:up()", shown: "mail"),
    Case(
      testDescription: "a finger the system takes away, past the middle",
      script: "touch:down(W - 1, 300) touch:move(W * 0.7, 300) touch:move(60, 300) touch:cancel()", shown: "list"),
    Case(testDescription: "a button tapped twice", script: "touch:tap(toMail, {count = 2})", shown: "mail"),
    Case(
      testDescription: "a tap while it moves", script: "touch:tap(toMail) timeline:advance(0.2) touch:tap(W / 2, 180)",
      shown: "mail"),
    Case(
      testDescription: "a second finger on the button",
      script: "drag(0.6) touch:tap(toMail, {finger = 2}) timeline:advance(0.2) touch:up()", shown: "mail"),
    Case(
      testDescription: "a tap after a gesture", script: "drag(0.3) touch:up() timeline:run() touch:tap(toMail)",
      shown: "mail"),
    Case(
      testDescription: "a dismissal without animation",
      script: "drag(0.6) touch:up() timeline:run() list:dismiss(false)", shown: "list"),
  ]

  /// Strict: a call to finish or cancel before the transition began is lost, as reported of devices.
  @Test("comes to rest with nothing left behind", arguments: cases, [false, true])
  func rests(_ example: Case, _ isStrict: Bool) {
    let run = ProgramRun.playhead(
      "-e",
      """
      dofile "Examples/swipe.lua"
      UIApplication.shared.strictUIKit = \(isStrict)
      local W = UIScreen.main.bounds.width
      \(example.script)
      timeline:run()
      local shown, other = list, mail
      if list.presentedViewController then shown, other = mail, list end
      print(shown.title, shown.view.frame == UIScreen.main.bounds, other.view.window, timeline.transition, swiper.driver)
      print(#UIApplication.shared.warnings)
      """)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").suffix(2)
    #expect(lines.joined(separator: "\n") == "\(example.shown)\ttrue\tnil\tnil\tnil\n0")
  }
}
