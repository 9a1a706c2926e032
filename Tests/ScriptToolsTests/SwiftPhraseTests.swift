import LuaBridge
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestSupport
import Testing

/// Lines as they stand in Swift, and what an error suggests instead.
@Suite("Phrases of Swift")
struct SwiftPhraseTests {
  /// The hint under the error of a line, run after a view was made.
  private static func hint(_ line: String) throws -> String? {
    let session = try ScriptSession(SessionOptions())
    #expect(session.runScript("v = UIView()", name: "before") == nil)
    let error = try #require(session.runScript(line, name: "line"), "it ran: \(line)")
    return ErrorReport(error, in: session).hint
  }

  @Test(
    "are reported in Lua's words",
    arguments: [
      ("let x = 5", "local x = …"),
      ("var height: CGFloat = 5", "local height = …"),
      ("guard let x = v.superview else { return }", "if not x then return end"),
      ("func foo() {}", "function foo(…) … end"),
      ("if 1 != 2 then print(1) end", "'~=' instead of '!='"),
      ("if v.isHidden && true then end", "'and' instead of '&&'"),
      ("x = v.isHidden || true", "'or' instead of '||'"),
      ("x = v.superview ?? v", "'or' instead of '??'"),
      ("x = !v.isHidden", "'not' instead of '!'"),
      ("x = v.superview!", "nothing instead of '!'"),
      ("x = v.superview?.alpha", "v.superview and v.superview.alpha"),
      ("// fade", "'--' instead of '//'"),
      ("v.alpha += 0.5", "v.alpha = v.alpha + …"),
      ("count++", "count = count + 1"),
      ("v.backgroundColor = .systemBlue", "UIColor.systemBlue"),
      ("v.contentMode = .scaleAspectFit", "\"scaleAspectFit\""),
      ("x = UIView(frame: CGRect(0, 0, 1, 1))", "UIView{frame = …}"),
      ("x = UIView(frame = CGRect(0, 0, 1, 1))", "UIView{frame = …}"),
      ("v.center = CGPoint(x: 1, y: 2)", "CGPoint{x = …}"),
      ("v.layer:add(v, forKey: \"fade\")", "v.layer:add(…, {forKey = …})"),
      ("x = CGPoint{x: 1, y: 2}", "{x = …}"),
      ("UIView.animate(withDuration: 0.3) { v.alpha = 0 }", "UIView.animate{withDuration = …}"),
      ("UIView.animate(withDuration = 1)", "UIView.animate{withDuration = …}"),
      ("UIView.animate(0.3) { v.alpha = 0 }", "function() … end, inside the parentheses"),
      ("UIView.animate(0.3, { _ in v.alpha = 0 })", "function() … end"),
      ("for i in 0..<5 { print(i) }", "for i = 0, 4 do … end"),
      ("if v.isHidden {", "if … then … end"),
      ("x = [1, 2, 3]", "{…} instead of […]"),
      ("for row in 1...count {", "for row = 1, count do … end"),
      ("for row in 0..<count {", "for row = 0, count - 1 do … end"),
      ("for i in stride(from: 0, to: 9, by: 3) {", "for i = …, …, … do … end"),
      ("for child in v.subviews { print(child) }", "for _, child in ipairs(…) do … end"),
      ("x = \"a\" + \"b\"", "'..' joins texts"),
      ("print(\"x: \\(v.alpha)\")", "'..' joins texts"),
      ("import UIKit", "nothing instead of 'import UIKit'"),
      ("class Card: UIView {", "Card = class(\"Card\", UIView)"),
      ("final class Card: UIView, Moving {", "Card = class(\"Card\", UIView)"),
      ("override class var layerClass: AnyClass { CAShapeLayer.self }", "Card.layerClass = …"),
      ("override init(frame: CGRect) { super.init(frame: frame) }", "function Card:init(…) … end"),
      ("override func layoutSubviews() {", "function Card:layoutSubviews(…) … end"),
      ("super.layoutSubviews()", "Card.super.layoutSubviews(self, …), in a method of Card"),
      ("if v.isHidden { print(1) }", "if … then … end"),
      ("v.superview === v", "'==' instead of '==='"),
      ("v.alpha = 1 // as it was", "'--' instead of '//'"),
      ("pan = UIPanGestureRecognizer(v, #selector(Card.moved(_:)))", "\"moved\""),
      ("pan = UIPanGestureRecognizer(v, #selector(moved))", "\"moved\""),
      ("print(v.subviews[0].tag)", "[1] is the first"),
      ("color.getWhite(&white, alpha: &alpha)", "no '&white': the call returns it"),
      ("v.insertSubview(v, belowSubview: v)", "v:insertSubview(…, {belowSubview = …})"),
      ("await card.fade()", "nothing instead of 'await'"), ("Task { try await card.fade() }", "Task(function() … end)"),
      ("DispatchQueue.main.asyncAfter(deadline: 1)", "DispatchQueue.main:asyncAfter{deadline = …}"),
    ])
  func areTold(line: String, expected: String) throws {
    #expect(try Self.hint(line) == expected, "\(line)")
  }

  /// Needs no hint, or needs more than its line for one: a comparison alone, a line of a method, one that goes on another.
  private static let unhinted = [
    "frame == CGRect.zero", "print(bounds.width)", "-> UIViewControllerAnimatedTransitioning? { nil }",
  ]

  @Test("of the page that sets Swift beside Lua are told in Lua's words") func page() throws {
    let page = try #require(SourceTree.text(of: "Sources/Script/ScriptAPI/Documentation.docc/SwiftToLua.md"))
    var isSwift = false
    var tried = 0
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") { isSwift = line == "```swift" }
      let text = line.drop { $0 == " " }
      guard isSwift, !line.hasPrefix("```"), text != "}", !Self.unhinted.contains(String(text)) else { continue }
      let session = try ScriptSession(SessionOptions())
      let stage = """
        view, card, bar, button, other = UIView(), UIView(), UIView(), UIButton(), UIView()
        animation, controller, color = CABasicAnimation(), UIViewController(), UIColor.red
        place, frame = CGPoint(1, 1), CGRect(0, 0, 1, 1)
        """
      #expect(session.runScript(stage, name: "before") == nil)
      guard let error = session.runScript(String(text), name: "line") else { continue }
      tried += 1
      #expect(ErrorReport(error, in: session).hint != nil, "\(text)")
    }
    #expect(tried > 20)
  }

  @Test(
    "are not seen where a line of Lua is wrong in another way",
    arguments: [
      "x = = 5", "print(1", "x = 7 // 2 3", "v:addSubview(", "f(v:g() h)", "t[#t + ] = 1", "x = {a = 1, b 2}",
      "x = v.alpha // 2 and or", "if v == nil", "class = ", "f{v.alpha) x", "x = init(1",
    ])
  func areNotSeen(line: String) throws {
    #expect(try Self.hint(line) == nil, "\(line)")
  }
}
