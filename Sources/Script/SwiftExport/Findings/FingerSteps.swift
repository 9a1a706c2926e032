import MotionMath
import PlainText
import TransitionChecker

/// The statements of an XCUITest that do what a person or the system does.
struct FingerSteps {
  let statements: [String]

  /// Of the smallest random gestures that show something.
  init(hunted: HuntedBreak) {
    var lines: [String] = []
    // A statement of the program's own stands in the script at the place of its event.
    let own = hunted.script.filter { !$0.hasPrefix("timeline:") }
    for (index, event) in hunted.events.enumerated() {
      if index > 0 { lines.append("rest(\(event.wait.map { NumberText.trimmed($0) } ?? "2"))") }
      lines += Self.statements(event.act, own.indices.contains(index) ? own[index] : "")
    }
    statements = lines
  }

  private static func statements(_ act: HuntEvent.Act, _ script: String) -> [String] {
    func point(_ point: CGPoint) -> String {
      "CGVector(dx: \(NumberText.trimmed(point.x)), dy: \(NumberText.trimmed(point.y)))"
    }
    switch act {
    case .tap(let place, _): return ["at(\(point(place))).tap()"]
    case .drag(let from, let to, let duration, let hold, _):
      return [
        "drag(\(point(from)), \(point(to)), over: \(NumberText.trimmed(duration)), holding: \(NumberText.trimmed(hold)))"
      ]
    case .path(let points), .burst(let points):
      // A finger that turns back is two ways; the second is gone in one frame.
      let far = points.max { way($0, points[0]) < way($1, points[0]) } ?? points[0]
      return ["drag(\(point(points[0])), \(point(far)), over: 0.05, holding: 0)"]
        + (points.last == far
          ? [] : ["drag(\(point(far)), \(point(points[points.count - 1])), over: 0.05, holding: 0)"])
    case .pinch(let center, let from, let to, _):
      return [
        "// About \(point(center)): name the element that is pinched.",
        "app.windows.firstMatch.pinch(withScale: \(NumberText.trimmed(to / max(from, 1))), velocity: \(to < from ? -1 : 1))",
      ]
    case .rotate: return ["XCUIDevice.shared.orientation = .landscapeLeft"]
    case .background: return ["XCUIDevice.shared.press(.home)", "app.activate()"]
    case .slow, .layout: return ["// \(FindingTests.line(script)) has no step of a finger."]
    case .call: return ["// The app does by itself: \(FindingTests.line(script)). Tap what makes it do so."]
    }
  }

  private static func way(_ from: CGPoint, _ to: CGPoint) -> Double { abs(to.x - from.x) + abs(to.y - from.y) }

  /// Of a scenario that a driver cannot show.
  init(_ scenario: Scenario) {
    let begin = "// Begin the transition here, as the app does."
    func gesture(_ fraction: Double, over seconds: Double, holding hold: Double) -> String {
      "drag(to: \(NumberText.trimmed(fraction)), over: \(NumberText.trimmed(seconds)), holding: \(NumberText.trimmed(hold)))"
    }
    statements =
      switch scenario.way {
      case .liftedAfter(let frames): [gesture(0.05, over: Double(frames + 1) / 60, holding: 0)]
      case .fingerTo(let fraction): [gesture(fraction, over: 0.5, holding: 0.1)]
      case .flicked(let fraction): [gesture(fraction, over: 0.1, holding: 0)]
      case .flickedBack(let fraction): [gesture(fraction, over: 0.3, holding: 0), "drag(to: 0, over: 0.1, holding: 0)"]
      case .touchCancelled(let fraction):
        [gesture(fraction, over: 0.5, holding: 0.5), "XCUIDevice.shared.press(.home)", "app.activate()"]
      case .background: [begin, "XCUIDevice.shared.press(.home)", "app.activate()"]
      case .rotated, .sized: [begin, "XCUIDevice.shared.orientation = .landscapeLeft"]
      case .untouched:
        [gesture(0.9, over: 0.5, holding: 0.1), "// Go back, and begin it again by a button."]
      case .second: [begin, "// Ask for the way back while it runs, as by a second tap."]
      case .plain: ["// Go back, and push another screen than this one."]
      case .atRoot:
        [
          gesture(0.9, over: 0.5, holding: 0.1), "// Once more, where there is nothing to go back to.",
          gesture(0.9, over: 0.5, holding: 0),
        ]
      case .slow: [begin, "// A frame that takes half a second: pause the app in the debugger."]
      case .asItRuns, .finish, .finishAndBack, .held, .forthAndBack, .endedTwice, .turned, .laidOut, .again, .repeated,
        .nested, .asked:
        [begin]
      }
  }

  /// The rest of the class.
  static let helpers = """
      /// A point of the screen.
      @MainActor private func at(_ point: CGVector) -> XCUICoordinate {
        app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(point)
      }

      /// A finger along the way of the gesture, up to a part of it.
      @MainActor private func drag(to fraction: Double, over seconds: Double, holding hold: Double) {
        let start = app.coordinate(withNormalizedOffset: gesture.from)
        let end = CGVector(
          dx: gesture.from.dx + (gesture.to.dx - gesture.from.dx) * fraction,
          dy: gesture.from.dy + (gesture.to.dy - gesture.from.dy) * fraction)
        drag(start, app.coordinate(withNormalizedOffset: end), over: seconds, holding: hold)
      }

      @MainActor private func drag(_ from: CGVector, _ to: CGVector, over seconds: Double, holding hold: Double) {
        drag(at(from), at(to), over: seconds, holding: hold)
      }

      @MainActor private func drag(_ start: XCUICoordinate, _ end: XCUICoordinate, over seconds: Double, holding hold: Double) {
        let length = abs(end.screenPoint.x - start.screenPoint.x) + abs(end.screenPoint.y - start.screenPoint.y)
        let velocity = XCUIGestureVelocity(rawValue: length / max(seconds, 0.01))
        start.press(forDuration: 0.01, thenDragTo: end, withVelocity: velocity, thenHoldForDuration: hold)
      }

      @MainActor private func rest(_ seconds: Double) {
        _ = XCTWaiter.wait(for: [XCTestExpectation(description: "rest")], timeout: seconds)
      }

      /// A screen that is frozen answers no touch: nothing on it can be hit.
      @MainActor private func expectTouches() {
        XCTAssertTrue(answering.isHittable, "the screen takes no touches")
      }
    }

    """
}
