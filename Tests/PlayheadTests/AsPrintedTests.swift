import TestSupport
import Testing

/// The effects as their pages print them, bugs and all: they run, show what is wrong, and are reported.
@Suite("Examples as printed") struct AsPrintedTests {
  static let folder = "Examples/as-printed"
  static let scripts = SourceTree.names(in: folder, ending: ".lua")

  static func run(_ script: String, _ options: [String] = ["--device", "375x667@2"]) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), options + ["\(folder)/\(script)"])
  }

  /// Something wrong, and the words that it shows by.
  struct Bug: CustomTestStringConvertible {
    let script: String
    let testDescription: String
    let words: String

    init(_ script: String, _ description: String, _ words: String) {
      (self.script, testDescription, self.words) = (script + ".lua", "\(script): \(description)", words)
    }
  }

  static let bugs = [
    Bug("cross-dissolve", "alpha stays 0", "dismissed without animation, alpha:\tlist 0.0\tphoto 1.0"),
    Bug("cross-dissolve", "the container is neither view", "one of the two views:\tfalse"),
    Bug("swipe", "one edge for both ways", "back by button, at the end: left edge at -375"),
    Bug("swipe", "velocity does not count", "cancelled at 0.40, -1490 points a second"),
    Bug("swipe", "a percent of nothing, and a call that is lost", "cancelled at -inf"),
    Bug("swipe", "gone before the start", "a finger gone before the transition has begun:\tfrozen at 0.0"),
    Bug(
      "swipe", "a tap after a gesture", "is open since 0.947 s, and nobody calls finish() or cancel() on Interaction"),
    Bug("custom-presentation", "no width", "presented without a preferred size:\tCGRect(0, 667, 0, 0)"),
    Bug("custom-presentation", "a layout pass on the way out", "after a layout pass: top at 37.000"),
    Bug("reveal", "two stop callbacks", "pushed by a finger: details is shown, 2 stops"),
    Bug("reveal", "the transform stays, and recognisers add up", "popped; its scale is 0.01, recognisers: 2"),
    Bug("reveal", "a flick", "crash: attempt to index a nil value (field 'storedContext')\na flick: frozen"),
    Bug("reveal", "a push of others", "crash: a forced cast\nanother push: frozen"),
    Bug("reveal", "who should have ended it", "is open since 4.217 s, and Reveal #"),
    Bug(
      "tips-presentation", "no fade in",
      "on the first frame:\tcard\tCGRect(10, 100, 300, 500)\tblur\tCGRect(0, 0, 375, 667)\t0.4"),
    Bug("tips-presentation", "a question that moves", "moved by asking where it belongs:\ttrue"),
    Bug("tips-presentation", "no way out", "a tap beside the card: tips is shown"),
    Bug(
      "tips-presentation", "no fade out",
      "dismissed, at once:\tcard\tCGRect(10, 767, 300, 500)\tblur\tCGRect(0, 0, 375, 667)\t0.0"),
    Bug(
      "tips-presentation", "not restored",
      "cancelled:\tcard\tCGRect(10, 100, 300, 500)\tblur\tCGRect(0, 0, 375, 667)\t0.0"),
    Bug("tips-presentation", "the place without a frame", "without a frame:\tcard\tCGRect(0, 367, 375, 300)"),
    Bug(
      "circle-push", "23.3 points short, from above", "push by button 2:\n  ends at a radius of 467.559, 23.300 from"),
    Bug(
      "circle-push", "23.3 points short, from below", "push by button 3:\n  ends at a radius of 474.273, 23.300 from"),
    Bug("circle-push", "starts elsewhere", "the first button is at (110.607, 258.705), 1.050 times as large"),
    Bug("circle-push", "pulses in width only", "after 10 s it is scaled by 1.100 across and 1.000 down"),
    Bug("circle-push", "masked for good", "still masked:\ttrue\tstill open:\ttrue"),
    Bug("circle-push", "never completes", "is open since 19.050 s, and Circle #"),
    Bug("pan-pop", "no animator, no driver", "no animator:\n    cancel at 0.2667\n    list is shown"),
    Bug("pan-pop", "finished and cancelled", "finish at 0.5013\n    cancel at 0.5013\n    list is shown"),
    Bug("pan-pop", "forgotten", "forgotten at -60.0\n    frozen"),
    Bug(
      "pan-pop", "who should have ended it", "nobody calls finish() or cancel() on UIPercentDrivenInteractiveTransition"
    ),
    Bug(
      "photo-browser", "the browser pops in",
      "opening, half way:     photo    5.000  141.250  245.000  182.500  browser 0.000"),
    Bug("photo-browser", "never completes", "opened: the transition is open"),
    Bug("photo-browser", "far, but at rest", "dragged by 300 at 0 points a second: snaps back"),
    Bug("photo-browser", "hardly, but moving", "dragged by 30 at 100 points a second: closes"),
    Bug(
      "photo-browser", "the browser pops out",
      "closing, at once:      photo    0.000  208.500  375.000  250.000  browser 0.000"),
    Bug("photo-browser", "not restored", "cancelled: grid alpha 0.35, the browser is in nil"),
    Bug("photo-browser", "returns early", "opened without its delegate: the transition is open"),
  ]

  @Test("shows what is wrong with it", arguments: bugs)
  func bug(_ bug: Bug) {
    let run = Self.run(bug.script)
    #expect(run.code == 0)
    #expect((run.output + run.errors).contains(bug.words))
  }

  @Test(
    "marks its bugs, prints what its golden file holds, and runs on another screen", arguments: scripts)
  func goldens(_ script: String) throws {
    let text = try #require(SourceTree.text(of: "\(Self.folder)/\(script)"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.contains("BUG: ") } >= 2)
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(lines.prefix { $0.hasPrefix("--") }.contains { $0.hasPrefix("-- Look for: ") })
    #expect(Self.scripts.contains(script) && ExamplesTests.scripts.contains(script))
    let run = Self.run(script)
    Golden.expect(Golden.withoutSerialNumbers(run.output + "--\n" + run.errors), "as-printed/\(script.dropLast(4)).txt")
    #expect(Self.run(script, []).code == 0)
  }
}
