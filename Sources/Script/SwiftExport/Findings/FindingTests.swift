import CResources
import PlainText
package import TransitionChecker
import ViewKit

/// The findings of a check, as tests for Xcode: of Swift Testing where a percent-driven object can hold the transition, and
/// of XCUITest where a finger or the system has to.
package struct FindingTests {
  private let findings: [Finding]
  /// As it was named.
  private let script: String

  package init(_ findings: [Finding], in script: String) { (self.findings, self.script) = (findings, script) }

  /// The findings that a driver shows.
  private var driven: [(finding: Finding, transition: Subject, steps: FindingSteps)] {
    findings.compactMap { finding in
      guard finding.hunted == nil, let transition = finding.transition,
        let steps = FindingSteps(finding.scenario, isHeld: transition.isInteractive)
      else { return nil }
      return (finding, transition, steps)
    }
  }

  /// The findings that only a finger or the system shows.
  private var touched: [Finding] { findings.filter { finding in !driven.contains { $0.finding == finding } } }

  /// How many findings a driver shows, and how many of the others.
  package var counts: (driven: Int, touched: Int) { (driven.count, touched.count) }

  // MARK: Swift Testing

  /// The tests of what a driver shows.
  ///
  /// - Parameter name: Of the suite.
  package func swift(suite name: String) -> String {
    let driven = driven
    var transitions: [Subject] = []
    for one in driven where !transitions.contains(one.transition.atStart) { transitions.append(one.transition.atStart) }
    var names = UniqueNames()
    let functions = transitions.map { ($0, names.free($0.functionName)) }
    func factory(_ transition: Subject) -> String { functions.first { $0.0 == transition.atStart }?.1 ?? "" }
    let header = [
      "// Written by playhead check -o \(name).swift \(script): each test fails until the mistake is mended.",
      "// Put it into a target of unit tests, import the app's module below, and make the screens as the app does.",
      "import Testing", "import UIKit", "",
      "@MainActor @Suite(\(Self.quoted("Transitions of \(script)")), .serialized)",
      "struct \(name.identifier.capitalized) {",
    ]
    let factories = functions.flatMap { transition, function in
      [
        "  /// \(Self.line(transition.description))", "  private func \(function)(\(Self.size)) -> DrivenTransition {",
        "    // Make both, and the animator, as the app does.",
        "    let (from, to) = (UIViewController(), UIViewController())",
      ]
        + (transition.isModal
          ? ["    \(transition.change == .present ? "to" : "from").modalPresentationStyle = .\(transition.styleName)"]
          : [])
        + [
          "    return DrivenTransition(",
          "      .\(transition.change.rawValue), from: from, to: to, animator: \(transition.animator.isEmpty ? "nil" : transition.animator + "()"),",
          "      width: width, height: height)", "  }", "",
        ]
    }
    let tests = driven.map { finding, transition, steps in
      test(
        finding, transition, steps, names.free("\(transition.functionName)\(finding.identifier)"), factory(transition))
    }.joined(separator: [""])
    let driver = Resource.findingDriver.text
    return (header + factories + tests + ["}", ""]).joined(separator: "\n") + "\n" + driver
  }

  private static let size = "width: CGFloat = 393, height: CGFloat = 852"

  private func test(
    _ finding: Finding, _ transition: Subject, _ steps: FindingSteps, _ name: String, _ factory: String
  ) -> [String] {
    var size = ""
    if case .sized(let width, let height) = finding.scenario.way { size = "width: \(width), height: \(height)" }
    let isCancelled = steps.outcomes.last == "cancelled"
    let isBack = steps.outcomes.count.isMultiple(of: 2) && !isCancelled && steps.outcomes.first != "cancelled"
    let isThere = !isCancelled && !isBack
    var lines = ["  /// \(place(of: finding))\(Self.line(finding.message)) [\(finding.rule.rawValue)]"]
    lines += ["  @Test(\(Self.quoted(title(of: finding))))", "  func \(name)() async throws {"]
    lines += ["    let transition = \(factory)(\(size))"]
    lines += ["    let look = [transition.from, transition.to].map { DrivenTransition.Look($0.view) }"]
    if !isThere { lines += ["    let place = DrivenTransition.Place(transition.from.view)"] }
    lines += steps.statements.map { "    " + $0 }
    lines += [
      "    // It ends as often as it was begun, and as it was let go.",
      "    #expect(transition.outcomes == [\(steps.outcomes.map { "." + $0 }.joined(separator: ", "))])",
      "    // Both views look as before.",
      "    #expect([transition.from, transition.to].map { DrivenTransition.Look($0.view) } == look)",
    ]
    if let expectation = value(of: finding, transition) { lines.append("    " + expectation) }
    if !isThere { lines += ["    #expect(DrivenTransition.Place(transition.from.view) == place)"] }
    lines += [
      "    // Only the screen that is left is in the window.",
      "    #expect(transition.\(isThere ? "to" : "from").view.window != nil)",
    ]
    let staysBehind = transition.change == .present && transition.styleName == "custom"
    if !isThere {
      // The one that a custom style leaves on screen is the one that comes back.
      let staysInFront = transition.change == .dismiss && transition.styleName == "custom"
      if !staysInFront { lines.append("    #expect(transition.to.viewIfLoaded?.window == nil)") }
    } else if !staysBehind {
      lines.append("    #expect(transition.from.viewIfLoaded?.window == nil)")
    }
    return lines + ["  }"]
  }

  /// The expectation of the very value that was wrong, where it is one of a controller's view; nil for any other.
  private func value(of finding: Finding, _ transition: Subject) -> String? {
    let sides = [(transition.from, "from"), (transition.to, "to")]
    guard let side = sides.first(where: { finding.subject == $0.0 + ".view" })?.1 else { return nil }
    let view = "transition.\(side).view"
    switch finding.aspect {
    case "opacity": return Double(finding.before).map { "#expect(\(view)?.alpha == \(NumberText.shortest($0)))" }
    case "hidden":
      return ["true", "false"].contains(finding.before) ? "#expect(\(view)?.isHidden == \(finding.before))" : nil
    case "transform": return finding.before == "identity" ? "#expect(\(view)?.transform == .identity)" : nil
    case "mask": return "#expect(\(view)?.layer.mask == nil)"
    case "cornerRadius":
      return Double(finding.before).map { "#expect(\(view)?.layer.cornerRadius == \(NumberText.shortest($0)))" }
    default: return nil
    }
  }

  // MARK: XCUITest

  /// The steps of a finger that show the findings which no driver shows.
  ///
  /// - Parameter name: Of the class.
  package func uiTests(class name: String) -> String {
    var names = UniqueNames()
    let header = [
      "// Written by playhead check -o \(name).swift \(script): steps of a finger, or of the system.",
      "// Put it into a target of UI tests, and lead to the screen in `launch`. Each test fails while the screen is frozen.",
      "import XCTest", "", "final class \(name.identifier.capitalized): XCTestCase {",
      "  @MainActor private lazy var app = XCUIApplication()",
      "  /// The way of the gesture that begins the transition, in parts of the screen. Set yours.",
      "  private let gesture = (from: CGVector(dx: 0.02, dy: 0.5), to: CGVector(dx: 0.98, dy: 0.5))",
      "  /// An element that is on the screen in the end and answers a touch. Name yours.",
      "  @MainActor private var answering: XCUIElement { app.buttons.firstMatch }", "",
      "  override func setUpWithError() throws { continueAfterFailure = false }", "",
      "  @MainActor private func launch() { app.launch() }", "",
    ]
    let tests = touched.map { finding in
      let name = names.free("test" + (finding.transition?.functionName.capitalized ?? "") + finding.identifier)
      let steps = finding.hunted.map(FingerSteps.init(hunted:)) ?? FingerSteps(finding.scenario)
      return [
        "  /// \(place(of: finding))\(Self.line(finding.message)) [\(finding.rule.rawValue)]",
        "  /// \(Self.line(title(of: finding)))", "  @MainActor func \(name)() {", "    launch()",
      ] + steps.statements.map { "    " + $0 } + ["    rest(2)", "    expectTouches()", "  }"]
    }.joined(separator: [""])
    return (header + tests + ["", FingerSteps.helpers]).joined(separator: "\n")
  }

  // MARK: Words

  private func place(of finding: Finding) -> String { finding.source.map { "\($0.file):\($0.line): " } ?? "" }

  private func title(of finding: Finding) -> String {
    let transition = finding.transition.map { $0.description + ": " } ?? ""
    if finding.hunted != nil { return "\(transition)by random gestures" }
    return "\(transition)\(finding.scenario.description) (\(finding.scenario.id))"
  }

  static func line(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

  private static func quoted(_ text: String) -> String {
    "\"" + line(text).reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
  }
}

/// Names that are given out once each.
private struct UniqueNames {
  private var taken: Set<String> = []

  mutating func free(_ name: String) -> String {
    var (free, number) = (name, 1)
    while !taken.insert(free).inserted {
      number += 1
      free = "\(name)_\(number)"
    }
    return free
  }
}

extension Subject {
  /// The same, held by nobody: a test says itself who holds it.
  fileprivate var atStart: Subject {
    Subject(change, by: animator, from: from, to: to, isAnimated: isAnimated, style: style)
  }

  fileprivate var isModal: Bool { change == .present || change == .dismiss }

  /// The presentation style of the screen that comes or goes.
  fileprivate var styleName: String { style.isEmpty ? "fullScreen" : style }

  /// `presentListToPhoto`
  fileprivate var functionName: String {
    change.rawValue + from.identifier.capitalized + "To" + to.identifier.capitalized
  }
}

extension Finding {
  /// `_M3_30_STATE`, part of a function's name.
  fileprivate var identifier: String {
    let scenario = hunted == nil ? scenario.id : "try\(hunted?.number ?? 0)"
    return "_\(scenario.identifier)_\(rule.rawValue.dropFirst(2).description.identifier)"
  }
}

extension String {
  /// With its letters and digits alone, and a low line for each stretch of others.
  fileprivate var identifier: String {
    let isPart = { (character: Character) in character.isASCII && (character.isLetter || character.isNumber) }
    return split { !isPart($0) }.joined(separator: "_")
  }

  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
