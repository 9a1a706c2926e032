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
      ("guard let x = v.superview else { return }", "if x then … end"),
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
      ("v.layer:add(v, forKey: \"fade\")", "v.layer:add(…, …), without 'forKey:'"),
      ("x = CGPoint{x: 1, y: 2}", "{x = …}"),
      ("UIView.animate(withDuration: 0.3) { v.alpha = 0 }", "UIView.animate{withDuration = …}"),
      ("UIView.animate(withDuration = 1)", "UIView.animate{withDuration = …}"),
      ("UIView.animate(0.3) { v.alpha = 0 }", "function() … end, inside the parentheses"),
      ("UIView.animate(0.3, { _ in v.alpha = 0 })", "function() … end"),
      ("for i in 0..<5 { print(i) }", "for i = 0, 9 do … end"),
      ("if v.isHidden {", "if … then … end"),
      ("x = [1, 2, 3]", "{…} instead of […]"),
      ("x = \"a\" + \"b\"", "'..' joins texts"),
    ])
  func areTold(line: String, expected: String) throws {
    #expect(try Self.hint(line) == expected, "\(line)")
  }

  @Test(
    "are not seen where a line of Lua is wrong in another way",
    arguments: [
      "x = = 5", "print(1", "x = 7 // 2 3", "v:addSubview(", "f(v:g() h)", "t[#t + ] = 1", "x = {a = 1, b 2}",
    ])
  func areNotSeen(line: String) throws {
    #expect(try Self.hint(line) == nil, "\(line)")
  }
}
