import SwiftImport
import Testing

/// The reasons for which no finger begins a transition of some files, as a check tells them.
@Suite struct UntriedFingerTests {
  private static let animator = """
    import UIKit
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {}
    }

    """
  private static let driver = "final class Slide: UIPercentDrivenInteractiveTransition {}\n"
  private static let pan = """
    final class Card: UIViewController {
      @objc func drag(_ pan: UIPanGestureRecognizer) { if pan.state == .began { dismiss(animated: true) } }
    }

    """
  private static func delegate(_ body: String, _ property: String) -> String {
    """
    final class Router: NSObject, UIViewControllerTransitioningDelegate {
      \(property)
      func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { \(body) }
    }

    """
  }

  /// Files, and the sentence about them. The animator has six lines.
  private static let cases: [(String, String)] = [
    ("", "nothing here is interactive: no gesture drives a transition, and no delegate gives a driver"),
    // A tap drives nothing, and a delegate of gestures is only asked.
    (
      """
      final class Card: UIViewController {
        @objc func tap(_ tap: UITapGestureRecognizer) { dismiss(animated: true) }
        func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
      }
      """, "nothing here is interactive: no gesture drives a transition, and no delegate gives a driver"
    ),
    (pan, "Card.drag (Card.swift:7) drives no transition: no delegate gives a driver"),
    (driver, "no delegate gives Slide (Card.swift:6) to a transition"),
    (
      delegate("nil", ""), "nothing here is interactive: no gesture drives a transition, and no delegate gives a driver"
    ),
    (delegate("slide", "var slide: SheetDriver?"), "its driver 'SheetDriver' is declared in no file that was given"),
    (
      driver + delegate("slide", "let slide = Slide()"),
      "no gesture drives what Router.interactionControllerForDismissal (Card.swift:9) gives"
    ),
    (
      driver + pan + delegate("slide", "let slide = Slide()"),
      "no drag that was tried begins a transition by Card.drag (Card.swift:8)"
    ),
  ]

  @Test(arguments: cases) func `the reason is in the text of the files`(_ files: String, _ reason: String) {
    let lua = SwiftImporter.translate(
      [SwiftSource(name: "App/Card.swift", text: Self.animator + files)], hasHarness: true, isJudged: true
    ).lua
    #expect(
      lua.contains("finger\\t\" .. \"\(reason)\" .. \"\\n\""),
      "\(lua.split(separator: "\n").filter { $0.contains("setUps = ") })")
  }
}
