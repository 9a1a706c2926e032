import SwiftImport
import Testing

/// The presentation styles of the screens that are shown.
@Suite struct StyleTests {
  private let fade = """
    import UIKit
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) { BODY }
    }
    final class Fades: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
    }

    """

  private func judged(_ swift: String, isJudged: Bool = true) -> String {
    SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)], hasHarness: true, isJudged: isJudged).lua
  }

  @Test(arguments: [
    ("isWide ? .custom : .fullScreen", ", custom or fullScreen"), ("UIModalPresentationStyle.custom", ", custom"),
    ("a ? .custom : b ? .overFullScreen : .popover", ", custom or overFullScreen or popover"),
    ("Settings.shared.style", ""), ("Settings.custom", ""), ("style ?? .custom", ""),
  ]) func `the sentence names the styles that the method sets`(value: String, styles: String) {
    let lua = judged(
      fade.replacing("BODY", with: "") + """
        final class Card: UIViewController {}
        final class Home: UIViewController {
          let fades = Fades()
          func open() {
            let card = Card()
            card.modalPresentationStyle = \(value)
            card.transitioningDelegate = fades
            present(card, animated: true)
          }
        }
        """)
    #expect(lua.contains("\"Home.open() (a.swift:16) presents Card\(styles)\","), "\(lua)")
  }

  /// A home that presents a card in the style that nothing says, by an animator that only goes back, or both ways.
  private func unsaid(_ body: String, isJudged: Bool = true, isBack: Bool = true, rest: String = "") -> String {
    let presents =
      "func animationController(forPresented presented: UIViewController, presenting: UIViewController, "
      + "source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }"
    let swift =
      fade.replacing("BODY", with: body).replacing("Delegate {\n", with: "Delegate {\n" + (isBack ? "" : presents))
        + """
        final class Card: UIViewController {}
        final class Home: UIViewController {
          let fades = Fades()
          func open() {
            let card = Card()
            card.transitioningDelegate = fades
            present(card, animated: true)
          }
        }
        \(rest)
        """
    return judged(swift, isJudged: isJudged)
  }

  @Test func `where nothing says the style both are tried in turn, and the sentence says so`() {
    let body = "let to = context.viewController(forKey: .to)"
    let turn = "Gap.inTurn(\"fullScreen\", \"custom\")"
    let lua = unsaid(body)
    #expect(lua.contains("shown.modalPresentationStyle = \(turn)"))
    #expect(
      lua.contains("presents Card, as fullScreen and as custom: nothing here says the style\""), "\(lua)")
    #expect(lua.contains("until not Gap.again()"))
    // An import of a person's own shows one.
    #expect(!unsaid(body, isJudged: false).contains("inTurn"))
    // A presentation controller is for custom presentations.
    #expect(!unsaid(body, rest: "final class Panel: UIPresentationController {}").contains("inTurn"))
  }

  @Test(arguments: [
    ("let card = context.viewController(forKey: .from)!.view!", "custom"),
    (
      "let toView = context.view(forKey: .to)!; context.containerView.insertSubview(toView, at: 0)", "fullScreen"
    ),
    ("context.containerView.addSubview(to.view); _ = context.view(forKey: .to)", "fullScreen"),
    ("let next = context.view(forKey: .to)!; context.containerView.addSubview(next)", "fullScreen"),
  ]) func `an animator that only goes back says the style that it is written for`(body: String, style: String) {
    let lua = unsaid(body)
    #expect(lua.contains("shown.modalPresentationStyle = \"\(style)\"") && !lua.contains("inTurn"), "\(lua)")
  }

  @Test func `an animator that goes both ways alike, and adds the view that comes, is written for full screen`() {
    let adds = "context.containerView.addSubview(context.viewController(forKey: .to)!.view)"
    #expect(unsaid(adds, isBack: false).contains("shown.modalPresentationStyle = \"fullScreen\""))
    // It may add it in the one case and not in the other.
    #expect(unsaid("if isBeingPresented { \(adds) }", isBack: false).contains("inTurn"))
    #expect(unsaid("context.containerView.addSubview(topBar)", isBack: false).contains("inTurn"))
  }
}
