import Testing

@testable import SwiftImport

/// The screens for the types that the files declare.
@Suite struct HarnessTests {
  private let animator = """
    import UIKit
    TYPES
    class Grow: NSObject, UIViewControllerAnimatedTransitioning {
      init(PARAMETERS) {}
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {}
    }
    """

  /// The lines behind the classes.
  private func harness(_ swift: String) -> [String] {
    let lua = SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)], hasHarness: true).lua
    return lua.split(separator: "\n").map(String.init).drop { $0 != "-- Puts it on the screen." }.dropFirst()
      .map { $0.trimmed }
  }

  /// The animators that are made, without the spaces in them.
  private func made(_ parameters: String, types: String = "") -> [String] {
    let lines = harness(animator.replacing("TYPES", with: types).replacing("PARAMETERS", with: parameters))
    let text = lines.joined().filter { $0 != " " }.replacing(",}", with: "}")
    return text.split(separator: "returnGrow").dropFirst().compactMap { text in
      text.ranges(of: "end").last { text[$0.upperBound...].first.map { ",}".contains($0) } ?? false }.map { end in
        let given = text[..<end.lowerBound]
        return String(given.hasPrefix("(") ? given.dropFirst().dropLast() : given)
      }
    }
  }

  @Test(arguments: [
    ("frame: CGRect, done: @escaping () -> Void", "CGRect(40, 200, 120, 80), function() end"),
    ("name: String, tint: UIColor, scale: CGFloat, duration: Double", "\"name\", UIColor.systemBlue, 1, 0.4"),
    ("from: UIViewController, to: UIViewController", "first, second"),
    ("place: IndexPath, all: [Int], best: Int?", "IndexPath(0, 0), {1}"),
  ]) func `an animator that takes values of the frameworks is given some`(parameters: String, arguments: String) {
    #expect(made(parameters) == [arguments, arguments].map { $0.filter { $0 != " " } })
  }

  @Test(arguments: [
    ("struct Look { let scale: CGFloat; var name = \"a\" }", "look: Look", "Look(1)"),
    ("class Model { let name: String; init(name: String) { self.name = name } }", "model: Model", "Model(\"name\")"),
    ("enum Edge { case side(Int), none }", "edge: Edge", "Edge.side(1)"),
    ("struct Look { static let standard = Look(scale: 2); let scale: CGFloat }", "look: Look", "Look.standard"),
    ("protocol Source { var title: String { get } }", "source: Source", "{title = function() return \"title\" end}"),
    ("protocol Source {}\nclass Real: Source {}", "source: Source", "Real()"),
  ]) func `an animator that takes a type of the files is given one`(types: String, parameters: String, made: String) {
    #expect(self.made(parameters, types: types) == [made, made].map { $0.filter { $0 != " " } })
  }

  @Test func `what a tap would set is set`() {
    let lines = harness(
      """
      import UIKit
      class Menu: UIViewController, UINavigationControllerDelegate {
        private var button: UIButton!
        var label: UILabel?
        func navigationController(
          _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { nil }
      }
      """)
    let start = lines.firstIndex(of: "for _, view in ipairs(first.view.subviews) do") ?? 0
    #expect(
      Array(lines[start...].prefix(3)) == [
        "for _, view in ipairs(first.view.subviews) do",
        "if first.button == nil and view:isKind(UIButton) then first.button = view end", "end",
      ])
    #expect(!lines.contains { $0.contains("label") })
  }

  @Test func `a view that is asked for is on the first screen`() {
    let lines = harness(
      animator.replacing("TYPES", with: "").replacing("PARAMETERS", with: "source: UIImageView"))
    let start = lines.firstIndex(of: "source = UIImageView()") ?? 0
    #expect(
      Array(lines[start...].prefix(3)) == [
        "source = UIImageView()", "source.frame = CGRect(40, 200, 120, 80)", "first.view:addSubview(source)",
      ])
  }

  @Test(arguments: [
    ("", "isDismissing: Bool", "false", "true"), ("", "isPop: Bool", "false", "true"),
    ("", "presenting: Bool", "true", "false"), ("", "popover: Bool", "true", "false"),
    ("enum Way { case dismiss, present }", "way: Way", "Way.present", "Way.dismiss"),
    ("enum Way { case close, open }", "way: Way", "Way.open", "Way.close"),
    ("enum Way { case left, right }", "way: Way", "Way.left", "Way.left"),
  ]) func `which way it goes is said by the name`(types: String, parameters: String, there: String, back: String) {
    #expect(made(parameters, types: types) == [there, back])
  }

  @Test func `an animator that nothing can be given says that nothing was checked`() {
    let reason = "nothing was checked, because 'Grow' takes 'date', of which nothing can be made here"
    let swift = animator.replacing("TYPES", with: "").replacing("PARAMETERS", with: "date: Date")
    #expect(harness(swift).last == "error(\"\(reason)\", 0)")
  }

  /// The lines behind the classes, where they say what shows what.
  private func judged(_ swift: String) -> String {
    SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)], hasHarness: true, isJudged: true).lua
  }

  @Test func `in a script that is judged a gap is given where nothing can be made`() {
    let lua = judged(animator.replacing("TYPES", with: "").replacing("PARAMETERS", with: "date: Date"))
    let reason = "is given to 'Grow', and nothing of its type can be made here"
    #expect(lua.contains("return Grow(Gap.missing(") && lua.contains("\"\(reason)\""))
  }

  @Test func `an animator that nothing shows is named with its line and the reason`() {
    let lua = judged(animator.replacing("TYPES", with: "").replacing("PARAMETERS", with: ""))
    #expect(lua.contains("setUps = setUps .. \"open\\tGrow\\t\" .. \"a.swift\" .. \"\\t3\\t\""))
    let style = "as fullScreen and as custom: nothing here says the style"
    #expect(lua.contains("\"a presentation by Grow alone, as nothing shows it, \(style)\""))
  }

  @Test(arguments: [
    ("UIPercentDrivenInteractiveTransition", "driver", true), ("UIPercentDrivenInteractiveTransition", "nil", false),
    ("NSObject", "driver", false),
  ]) func `an animator alone may be held where the files' delegate gives a percent-driven driver`(
    driver: String, given: String, isHoldable: Bool
  ) {
    let delegate = """
      class Slides: NSObject, UIViewControllerTransitioningDelegate {
        let driver = \(driver)()
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Grow() }
        func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
          -> UIViewControllerInteractiveTransitioning?
        { \(given) }
      }
      """
    let lua = judged(animator.replacing("TYPES", with: delegate).replacing("PARAMETERS", with: ""))
    #expect(lua.contains("interactionControllerForDismissal = function() end") == isHoldable, "\(lua)")
    #expect(!lua.contains("interactionControllerForPresentation = "))
  }

  @Test func `a transition is completed where what completes it is left out`() {
    let swift = """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          Elsewhere.fade { context.completeTransition(true) }
        }
      }
      """
    func lua(_ hasHarness: Bool) -> String {
      SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)], hasHarness: hasHarness).lua
    }
    #expect(lua(true).contains("context:completeTransition(not context.transitionWasCancelled)"))
    #expect(!lua(false).contains("completeTransition(not"))
  }

  @Test func `a delegate that takes its container is given it`() {
    let pop = harness(
      """
      class Pop: NSObject, UINavigationControllerDelegate {
        init(navigationController: UINavigationController) {}
      }
      """)
    #expect(pop.contains("transition = Pop(navigation)"))
    let sheet = harness(
      """
      class Sheet: NSObject, UIViewControllerTransitioningDelegate {
        init(presented: UIViewController, from source: UIViewController) {}
      }
      """)
    #expect(sheet.contains("transition = Sheet(second, first)"))
  }

  @Test func `a container that is its own delegate is the container`() {
    let lines = harness("class Nav: UINavigationController, UINavigationControllerDelegate {}")
    #expect(lines.contains("navigation = Nav(first)") && lines.contains("navigation.delegate = navigation"))
    #expect(!lines.contains { $0.contains("UINavigationController(") })
  }

  @Test func `what a storyboard makes by its coder is made so where there is no other way`() {
    let card = """
      class Card: UIViewController {
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); BODY }
      }
      """
    let lua = judged(card.replacing("BODY", with: "modalPresentationStyle = .custom"))
    #expect(lua.contains("function Card:init()") && lua.contains("self.modalPresentationStyle = \"custom\""))
    #expect(!judged(card.replacing("BODY", with: "")).contains("function Card:init"))
    let other = card.replacing("required", with: "init() { super.init(nibName: nil, bundle: nil) }\n  required")
    #expect(!judged(other.replacing("BODY", with: "modalPresentationStyle = .custom")).contains("\"custom\""))
  }

  @Test func `a delegate of a container hears of its first screen`() throws {
    let lines = harness("class Router: NSObject, UINavigationControllerDelegate {}")
    let given = try #require(lines.firstIndex(of: "navigation.delegate = transition"))
    let shown = try #require(lines.firstIndex(of: "window.rootViewController = navigation"))
    let pushed = try #require(lines.firstIndex(of: "navigation:pushViewController(second, true)"))
    #expect(given < shown && lines[shown..<pushed].contains("settle()"))
  }

  @Test func `a container that says its presentation style is presented by the delegate of the files`() throws {
    let lines = harness(
      """
      class Nav: UINavigationController, UINavigationControllerDelegate {
        override func viewDidLoad() { super.viewDidLoad(); modalPresentationStyle = .custom; delegate = self }
      }
      class Sheets: NSObject, UIViewControllerTransitioningDelegate {}
      """)
    let presented = try #require(lines.firstIndex(of: "window.rootViewController:present(navigation, false)"))
    #expect(lines[..<presented].contains("navigation.transitioningDelegate = presenting"))
    #expect(!lines.contains("window.rootViewController = navigation"))
  }

  @Test func `what an extension of a protocol does, its stand-in does`() {
    let lua = judged(
      animator.replacing("PARAMETERS", with: "mover: Mover").replacing(
        "TYPES",
        with: """
          protocol Mover { func begin(); func move(_ done: () -> Void) }
          extension Mover { func move(_ done: () -> Void) { done() } }
          """))
    #expect(lua.contains("move = Mover.move") && lua.contains("begin = Gap.missing(\"Mover.begin\""))
  }

  @Test func `a size that is made up casts doubt on places`() {
    let lua = judged(
      """
      class Router: NSObject, UINavigationControllerDelegate {
        func navigationController(
          _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { print(toVC.preferredContentSize); return nil }
      }
      """)
    #expect(lua.contains("Gap.placed(second, \"preferredContentSize\", \"is made up: nothing here says it\")"))
  }

  @Test func `an end that the check itself makes casts doubt on the rest`() {
    let swift = animator.replacing("TYPES", with: "").replacing("PARAMETERS", with: "")
    #expect(judged(swift).contains("Gap.doubtRest("))
    #expect(!harness(swift).contains { $0.contains("doubtRest") })
  }

  @Test(arguments: [
    ("", "setUps = \"drives\\t\\nfinger"),
    ("class Driver: UIPercentDrivenInteractiveTransition {}", "setUps = \"finger"),
    (
      """
      class Driver: UIPercentDrivenInteractiveTransition {
        var card: UIViewController?
        func leave() { card?.dismiss(animated: true) }
        func show() { card?.present(UIViewController(), animated: true) }
        @objc func tap(_ sender: UITapGestureRecognizer) { show() }
        @objc func pan(_ sender: UIPanGestureRecognizer) { if sender.state == .began { leave() } }
      }
      """, "setUps = \"drives\\tdismiss\\nfinger"
    ),
  ]) func `what a finger drives is what the handling of a gesture asks for`(types: String, row: String) {
    let lua = judged(animator.replacing("TYPES", with: types).replacing("PARAMETERS", with: ""))
    #expect(lua.contains(row))
  }

  @Test func `a property of a controller that whoever shows it sets is a gap`() {
    let lua = judged(
      """
      class List: UIViewController {
        var games: [String]!
        var driver: UIPercentDrivenInteractiveTransition!
        func count() -> Int { games.count }
        func stop() { if driver != nil { driver.cancel() } }
      }
      """)
    #expect(lua.contains("self.games = Gap.missing(\"games\", \"is set by nothing that was run\")"))
    #expect(!lua.contains("self.driver = Gap"))
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

/// How the files themselves show what they have.
@Suite struct SetUpTests {
  private func lines(_ swift: String) -> [String] {
    let lua = SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)], hasHarness: true).lua
    return lua.split(separator: "\n").map(String.init).drop { $0 != "-- Puts it on the screen." }.map(\.trimmed)
  }

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

  /// One that waits is called in a task.
  @Test(arguments: [
    ("", "first:openCard(sender)"), ("async ", "Task(function() first:openCard(sender) end)"),
  ]) func `the method that presents is called on its controller`(effect: String, call: String) {
    let lines = lines(
      fade.replacing("BODY", with: "") + """
        final class Card: UIViewController {}
        final class About: UIViewController { func open() { present(About(), animated: true) } }
        final class Home: UIViewController {
          let fades = Fades()
          func other() { present(About(), animated: true) }
          @objc func openCard(_ sender: UIButton) \(effect){
            let card = Card()
            card.modalPresentationStyle = .custom
            card.transitioningDelegate = fades
            present(card, animated: true)
          }
        }
        """)
    let sentence = "Home.openCard() (a.swift:18) presents Card, custom"
    let first = lines.firstIndex { $0.hasPrefix("show(") } ?? 0
    #expect(lines[first...].prefix(3) == ["show(", "\"\(sentence)\",", "{Fade},"])
    #expect(!lines.contains { $0.contains("About.open()") })
    #expect(lines.contains(call))
    // It makes the card afresh.
    #expect(lines.contains("false,") && lines.contains("true"))
  }

  @Test func `casts say which controller leaves and which comes`() {
    let lines = lines(
      fade.replacing("animationController(forDismissed dismissed", with: "animator(of other").replacing(
        "BODY",
        with: """
          let list = context.viewController(forKey: .from) as! List
          guard let photo = context.viewController(forKey: .to) as? Photo else { return }
          """) + """
          final class Photo: UIViewController {}
          final class List: UIViewController {}
          """)
    #expect(lines.contains("first = List()"))
    #expect(lines.contains("second = Photo()"))
  }

  @Test func `an animator that a delegate gives for a dismissal alone is used for that`() {
    let lines = lines(
      fade.replacing("BODY", with: "").replacing("UIViewControllerTransitioningDelegate", with: "Other"))
    #expect(lines.contains { $0.contains("animationController_forDismissed") })
    #expect(!lines.contains { $0.contains("animationController_forPresented") })
  }

  @Test func `a class that others build upon is no transition`() {
    let lines = lines(
      fade.replacing("BODY", with: "").replacing("final class Fade:", with: "class Fade:")
        .replacing("Fade()", with: "Slow()") + "final class Slow: Fade {}")
    #expect(lines.contains { $0.contains("{Slow}") || $0.contains("Fades()") })
    #expect(!lines.contains { $0.contains("{Fade") })
  }

  @Test func `a delegate that others build upon shows nothing by itself`() {
    let lines = lines(
      fade.replacing("BODY", with: "").replacing("final class Fades", with: "class Fades")
        + "final class Own: Fades {}")
    #expect(lines.contains { $0.contains("transition = Own()") })
    #expect(!lines.contains { $0.contains("transition = Fades()") })
  }

  @Test func `a screen that a segue presents covers the screen where no file says a style`() {
    let lines = lines(
      fade.replacing("BODY", with: "let to = context.viewController(forKey: .to)") + """
        final class Home: UIViewController {
          let fades = Fades()
          func open() { performSegue(withIdentifier: "card", sender: nil) }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            segue.destination.transitioningDelegate = fades
          }
        }
        """)
    #expect(lines.contains("second.modalPresentationStyle = \"fullScreen\""))
  }

  @Test func `what an author has written is used as it is`() {
    let lines = lines(
      fade.replacing("BODY", with: "") + """
        // playhead: set-up
        func showCard(window: UIWindow) { window.rootViewController = UIViewController() }
        """)
    #expect(lines.contains("showCard(window)"))
    #expect(!lines.contains { $0.contains("Fades()") })
  }
}
