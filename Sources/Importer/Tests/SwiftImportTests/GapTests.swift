import SwiftImport
import Testing

/// Gaps in a script that is judged: for statements that are left out, and for names that are declared elsewhere.
@Suite struct GapTests {
  private func lua(_ swift: String, knowing known: String = "", leavingOut refused: [String] = []) -> String {
    let sources = [
      SwiftSource(name: "a.swift", text: swift), SwiftSource(name: "b.swift", text: known, isTranslated: false),
    ]
    return SwiftImporter.translate(sources, hasHarness: true, leavingOut: refused).lua
  }

  @Test func `a function of a file that was not given is a gap`() {
    let made = lua(
      "func end(_ view: UIView) { view.frame = below(view.frame) }", knowing: "func below(_ r: CGRect) -> CGRect { r }")
    #expect(made.contains("local below = Gap.missing(\"below\", \"is declared in a file that was not given\")\n"))
  }

  @Test func `a class of a file that was not given is one of its kind, with gaps for methods`() {
    let made = lua(
      "func make() -> UIView { Badge() }",
      knowing: "class Badge: UILabel { var size: Int { 1 }\n func pulse() {}\n override func layoutSubviews() {} }")
    #expect(made.contains("local Badge = class(\"Badge\", UILabel)\n"))
    #expect(made.contains("Badge.pulse = Gap.missing(\"Badge.pulse\", ") && made.contains("Badge.size = Gap.missing("))
    #expect(!made.contains("Badge.layoutSubviews"))
  }

  @Test func `an object of a class that is declared nowhere is a gap, and what is done with it is translated`() {
    let swift = """
      class Card: UIView {
        let taps = Taps(.light)
        func open() {
          let blur = Blur(frame: .zero, radius: 8)
          blur.mode = 2
          addSubview(blur)
          taps.fire()
        }
      }
      """
    let made = SwiftImporter.translate(
      [SwiftSource(name: "a.swift", text: swift)], hasHarness: true, isJudged: true
    ).lua
    let reason = "\"is declared in a file that was not given\""
    #expect(made.contains("self.taps = Gap.made(\"Taps\", \(reason), nil)\n"))
    #expect(
      made.contains("local blur = Gap.made(\"Blur\", \(reason), nil, 8)\n  blur.mode = 2\n  self:addSubview(blur)\n"))
    #expect(made.contains("self.taps:fire()") && !made.contains("Gap.leftOut"))
  }

  @Test func `an animator of a file that was not given leaves the run without a verdict`() {
    let made = lua(
      "func make() -> Any { Fade(1) }",
      knowing: """
        class Fade: NSObject, UIViewControllerAnimatedTransitioning {
          init(_ time: Double) {}
          func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
          func animateTransition(using context: UIViewControllerContextTransitioning) {}
        }
        """)
    #expect(made.contains("function Fade:animateTransition() Gap.leftOut(\"Fade.animateTransition\") end"))
    #expect(made.contains("function Fade:init(...)\n  Gap.leftOut(\"Fade\", {self})\n"))
  }

  @Test func `a statement that is left out makes what it names doubtful`() {
    let made = lua(
      """
      class Card: UIView {
        let shade = UIView()
        func open(_ other: UIView) {
          let time = 1.0
          later { self.shade.alpha = time; other.alpha = 1 }
        }
      }
      """)
    let left = "\"later { self.shade.alpha = time; other.alpha = 1 }\""
    #expect(made.contains("Gap.leftOut(\(left), {time, other}, self, {\"shade\"})"))
  }

  @Test func `a method that is left out can be called`() {
    let made = lua("class Card: UIView {\n  func load(_ x: inout Int) {}\n  func open() { load() }\n}")
    #expect(made.contains("Card.load = Gap.missing(\"Card.load\", \"is left out: an 'inout' parameter\")"))
  }

  @Test func `a stored property that is left out is a gap`() {
    let made = lua("class Card: UIView {\n  let badge = Badge(size: 1)\n  var other: Badge?\n}")
    #expect(made.filter { !$0.isWhitespace }.contains("Card.badge=Gap.missing(\"Card.badge\",\"isleftout:"))
    #expect(!made.contains("Card.other"))
  }

  @Test func `an outlet is an empty object of its type`() {
    let made = lua("class Card: UIViewController {\n  @IBOutlet var label: UILabel!\n  @IBOutlet var own: Missing!\n}")
    let reason = "\"is an outlet of a storyboard, which is not read\""
    #expect(made.contains("self.label = Gap.standIn(UILabel(), \"label\", \(reason))"))
    #expect(made.contains("self.own = Gap.missing(\"own\", \"is an outlet"))
  }

  @Test func `the files' own Gap hides none`() {
    let made = lua("struct Gap {}\nfunc end() { withAnimation {} }")
    #expect(made.contains("_G.Gap.leftOut(\"withAnimation {}\")"))
  }

  @Test func `a declaration that becomes no Lua is left out alone`() {
    let swift = "class Card: UIView {\n  func open() {\n    alpha = 1\n  }\n  func close() {}\n}\n"
    let made = lua(swift, leavingOut: ["a.swift:3"])
    #expect(
      made.contains(
        "Card.open = Gap.missing(\"Card.open\", \"is left out: what it becomes is no Lua, or it cannot be read\")"))
    #expect(made.contains("function Card:close() end"))
    #expect(lua(swift, leavingOut: ["a.swift:30"]) == lua(swift))
  }

  /// A delegate that gives a driver, and one of its own; without spaces.
  private func driven(_ body: String, _ getter: String = "true", _ start: String = "true") -> String {
    let swift = """
      final class Slides: NSObject, UIViewControllerTransitioningDelegate {
        let driver = Driver()
        var isOn: Bool = Settings.isOn
        func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
          -> UIViewControllerInteractiveTransitioning?
        { \(body) }
        let plain = UIPercentDrivenInteractiveTransition()
        func begin() { plain.wantsInteractiveStart = \(start) }
      }
      final class Driver: UIPercentDrivenInteractiveTransition {
        override var wantsInteractiveStart: Bool { get { \(getter) } set {} }
      }
      """
    let made = SwiftImporter.translate(
      [SwiftSource(name: "a.swift", text: swift)], hasHarness: true, isJudged: true)
    return made.lua.filter { !$0.isWhitespace }
  }

  @Test func `a gap that decides whether a driver holds a transition is decided both ways`() {
    let missing = "Gap.missing(\"Settings\",\"isdeclaredinafilethatwasnotgiven\")"
    let decided = "Gap.decide(\(missing).swipes)"
    #expect(driven("Settings.swipes ? driver : nil").contains("return\(decided)andself.driverornil"))
    #expect(
      driven("guard Settings.swipes else { return nil }\nreturn driver").contains(
        "ifnot\(decided)thenreturnnilendreturnself.driver"))
    #expect(driven("isOn ? driver : nil").contains("returnGap.decide(self.isOn)andself.driverornil"))
    #expect(driven("driver", "Settings.swipes").contains("return\(decided)"))
    #expect(driven("driver", "true", "Settings.swipes").contains("self.plain.wantsInteractiveStart=\(decided)"))
  }

  @Test func `whether a transition is interactive is tried both ways where the set-up would make it up`() {
    let swift = """
      final class Slides: NSObject, UIViewControllerTransitioningDelegate {
        init(isInteractive: Bool, isPresenting: Bool) {}
        func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
          -> UIViewControllerInteractiveTransitioning?
        { nil }
      }
      """
    let made = SwiftImporter.translate(
      [SwiftSource(name: "a.swift", text: swift)], hasHarness: true, isJudged: true
    ).lua
    #expect(made.contains("transition = Slides(Gap.inTurn(false, true), true)"))
  }

  @Test func `a script of a person has none`() {
    let swift = "class Card: UIView {\n  @IBOutlet var label: UILabel!\n  func load(_ x: inout Int) {}\n}"
    #expect(!SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)]).lua.contains("Gap"))
  }
}
