import LuaBridge
import ScriptAPI
import ScriptRuntime
import ScriptTools
import Testing

/// What `playhead check` finds. Positions are counted by hand.
@Suite("Name check") struct NameCheckTests {
  /// `line:column message; hint` of each finding.
  func findings(_ source: String, modules: [String: String] = [:]) throws -> [String] {
    let session = try ScriptSession(SessionOptions())
    return NameCheck(source, in: session, file: { name, _ in modules[name] }).findings.map { finding in
      "\(finding.line):\(finding.column) \(finding.message)" + (finding.hint.map { "; \($0)" } ?? "")
    }
  }

  @Test(
    "a name that nothing makes, or that its owner does not have, is found where it stands",
    arguments: [
      ("print(UIScrene.main)", "1:7 undefined global 'UIScrene'; did you mean 'UIScreen'?"),
      ("\nlocal box = UIView()\nbox.alfa = 1", "3:5 UIView has no member 'alfa'; did you mean 'alpha'?"),
      ("local l = UIView().layer\nl.opactiy = 1", "2:3 CALayer has no member 'opactiy'; did you mean 'opacity'?"),
      ("window:addSubveiw(UIView())", "1:8 UIWindow has no member 'addSubveiw'; did you mean 'addSubview'?"),
      ("print(math.flor(1))", "1:12 math has no member 'flor'; did you mean 'floor'?"),
      (
        "UIView.animate{withDuraton = 1, animations = print}",
        "1:16 this call has no label 'withDuraton'; did you mean 'withDuration'?"
      ),
      (
        "local a = CABasicAnimation('opactiy')",
        "1:28 \"opactiy\" is not a case of the enumeration expected here; did you mean 'opacity'?"
      ),
      (
        "local a = CABasicAnimation()\na.fillMode = 'forward'",
        "2:14 \"forward\" is not a case of the enumeration expected here; did you mean 'forwards'?"
      ),
      (
        "local function f(view)\n  return view.opactiy\nend\nf()",
        "2:15 unknown member 'opactiy'; did you mean 'opacity'?"
      ),
      ("print(('x'):uper())", "1:13 a string has no member 'uper'; did you mean 'upper'?"),
      (
        "local a = CABasicAnimation([[opactiy]])",
        "1:28 \"opactiy\" is not a case of the enumeration expected here; did you mean 'opacity'?"
      ),
      ("print('ä', conut)\nlocal count = 1", "1:12 undefined global 'conut'; did you mean 'count'?"),
    ])
  func found(_ source: String, _ expected: String) throws {
    #expect(try findings(source) == [expected])
  }

  @Test(
    "names that a script makes, and what may be right, are left alone",
    arguments: [
      "local Card = class('Card', UIView)\nfunction Card:init() self.rest = 1 end\nprint(Card().rest, Card.super)",
      "local window = {}\nwindow.anything = 1\nprint(window.anything)",
      "for _, timeline in ipairs({}) do timeline.x = 1 end",
      "local box = UIView()\nbox = {}\nbox.alfa = 1",
      "local function f(touch) return touch.weather end\nprint(f)",
      "goto done\n::done::\nlocal a <const>, b = 1, 2\nprint(a .. b, [[UIScrene]], --[=[ UIScrene ]=] 1)",
      "print(UIView.AnimationCurve.easeIn, CGPoint.zero.x, ('x'):rep(3), timeline:events()[1].time)",
      "local layer = CALayer()\nlayer.actions = {opactiy = NSNull()}",
      "t = {alfa = 1}\nprint(t.alfa)", "print(arg[1])",
      "local a = CABasicAnimation([[opacity]])\nprint(a, print('x').y)",
    ])
  func silent(_ source: String) throws {
    #expect(try findings(source) == [])
  }

  @Test("what a required script makes is known, and what it lacks is not")
  func modules() throws {
    let modules = ["card": "require 'base'\nfunction show() end", "base": "card = UIView()"]
    #expect(try findings("require 'card'\nshow()\nprint(card)\nrequire('gone')", modules: modules) == [])
    #expect(try findings("require 'card'\nshwo()", modules: modules).count == 1)
    #expect(try findings("loadfile('card')()\nshow()", modules: modules) == [])
  }

  @Test("a variable set in the lines being typed is completed by what it is set to")
  func completion() throws {
    let session = try ScriptSession(SessionOptions())
    let text = "local fade = CABasicAnimation('opacity')\nfade.fillM"
    #expect(Completer(session).completions(of: text, at: text.utf8.count).words == ["fillMode"])
    let literal = "print(('x'):upp"
    #expect(Completer(session).completions(of: literal, at: literal.utf8.count).words == ["upper"])
    let parameter = "local function f(window)\n  window.alp"
    #expect(Completer(session).completions(of: parameter, at: parameter.utf8.count).words == [])
  }
}
