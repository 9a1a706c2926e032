import LuaBridge
import ScriptAPI
import ScriptRuntime
import ScriptTools
import Testing

/// The labels of both forms with blocks, then those of both forms with springs.
private let animateLabels =
  "withDuration, animations, completion, delay, options, usingSpringWithDamping, initialSpringVelocity, springDuration, bounce"

/// The findings of `playhead check`. Positions are counted by hand.
@Suite("Name check") struct NameCheckTests {
  /// `line:column message; hint` of each finding.
  func findings(_ source: String, modules: [String: String] = [:]) throws -> [String] {
    let session = try ScriptSession(SessionOptions())
    return ScriptCheck(source, in: session, file: { name, _ in modules[name] }).findings.map { finding in
      "\(finding.line):\(finding.column) \(finding.message)" + (finding.hint.map { "; \($0)" } ?? "")
    }
  }

  @Test(
    "a name that nothing makes, or that its owner does not have, is found where it stands",
    arguments: [
      ("class('Card', UIView)\nlocal card = Card()\nprint(Crad)", "3:7 undefined global 'Crad'; did you mean 'Card'?"),
      ("print(UIScrene.main)", "1:7 undefined global 'UIScrene'; did you mean 'UIScreen'?"),
      ("\nlocal box = UIView()\nbox.alfa = 1", "3:5 UIView has no property 'alfa'; did you mean 'alpha'?"),
      ("local l = UIView().layer\nl.opactiy = 1", "2:3 CALayer has no property 'opactiy'; did you mean 'opacity'?"),
      ("window:addSubveiw(UIView())", "1:8 UIWindow has no method 'addSubveiw'; did you mean 'addSubview'?"),
      (
        "local v = UIView()\nprint(v:convert(v.bounds, {to = window}).minXX)",
        "2:42 CGRect has no property 'minXX'; did you mean 'minX'?"
      ),
      ("print(math.flor(1))", "1:12 math has no member 'flor'; did you mean 'floor'?"),
      (
        "UIView.animate{withDuraton = 1, animations = print}",
        "1:16 UIView.animate has no label 'withDuraton'; its labels are \(animateLabels); did you mean 'withDuration'?"
      ),
      (
        "local a = CABasicAnimation('opactiy')",
        "1:28 'keyPath' of CABasicAnimation is not a key path of a layer: \"opactiy\"; \"opacity\""
      ),
      (
        "local a = CABasicAnimation()\na.fillMode = 'forward'",
        "2:14 CAAnimation.fillMode is \"removed\", \"forwards\", \"backwards\" or \"both\", not \"forward\"; \"forwards\""
      ),
      (
        "local function f(view)\n  return view.opactiy\nend\nf()",
        "2:15 unknown member 'opactiy'; did you mean 'opacity'?"
      ),
      (
        "print(class('L', UIRegion))",
        "1:18 UIRegion is not here: it is not implemented yet"
      ),
      (
        "local V = class('V', UIView)\nfunction V:awakeFromNib() end\nfunction V:action() end\nprint(V())",
        "2:12 nothing calls V:awakeFromNib: everything is created in code: no nibs, storyboards, coders or restoration"
      ),
      ("print(('x'):uper())", "1:13 a string has no member 'uper'; did you mean 'upper'?"),
      (
        "local a = CABasicAnimation([[opactiy]])",
        "1:28 'keyPath' of CABasicAnimation is not a key path of a layer: \"opactiy\"; \"opacity\""
      ),
      ("print('ä', conut)\nlocal count = 1", "1:12 undefined global 'conut'; did you mean 'count'?"),
      (
        "local function f() local gone = 1 return gone end\nprint(f, gone)",
        "2:10 undefined global 'gone'; the local variable of line 1 is not visible here"
      ),
      (
        "print(count)\nlocal count = 1",
        "1:7 undefined global 'count'; the local variable of line 2 is not visible here"
      ),
      (
        "UIView.animate{duration = 1, animations = print}",
        "1:16 UIView.animate has no label 'duration'; its labels are \(animateLabels); did you mean 'withDuration'?"
      ),
      (
        "local f = {animateTransition = function(context) print(context:view('too')) end}\nprint(f)\n"
          + "f.transitionDuration, f.done = print, function(c) c:completeTransition(true) end",
        "1:69 'forKey' of UITransitionContext:view is \"from\" or \"to\", not \"too\"; \"to\""
      ),
      (
        "local d = {}\nfunction d:tableView_heightForRowAt(tableView, indexPath) return indexPath.rov end\nprint(d)",
        "2:76 IndexPath has no property 'rov'; did you mean 'row'?"
      ),
      (
        "local d = {}\nfunction d:adaptivePresentationStyle(_, traits) return traits.horizontalSizeClas end\nprint(d)",
        "2:63 UITraitCollection has no property 'horizontalSizeClas'; did you mean 'horizontalSizeClass'?"
      ),
      ("window.addSubview(UIView())", "1:8 a dot does not pass the object before it; :addSubview(…)"),
      (
        "UIView:animate(1, print)",
        "1:8 UIView.animate is called on the class, with a dot; UIView.animate(…)"
      ),
      (
        "local Card = class('Card', UIView)\nfunction Card:taped() end\n"
          + "function Card:init() Card.super.init(self) UITapGestureRecognizer(self, 'tapped') end",
        "3:73 Card has no method 'tapped'; did you mean 'taped'?"
      ),
      (
        "local d = {}\nfunction d.moved() end\nlocal l = CADisplayLink{target = d, selector = 'move'}\nprint(l)",
        "3:48 no table or class of this script has a method 'move'; did you mean 'moved'?"
      ),
      (
        "if UIDevice.current.orientation.isLandscape then print(1) end",
        "1:33 a string has no member 'isLandscape'; did you mean 'UIDeviceOrientationIsLandscape'?"
      ),
      (
        "local Card = class('Card', UIViewController)\nfunction Card:viewDidApear() end",
        "2:15 nothing calls Card:viewDidApear; did you mean 'viewDidAppear'?"
      ),
      (
        "local view = UIView()\nlocal old = view.frame\nold.origin.y = 5\nprint(old)",
        "3:1 this changes view.frame too, which 'old' was read from; local old = view.frame:copy()"
      ),
      (
        "local a = CGRect(0, 0, 1, 1)\nlocal b = a\nb.x = 5\nprint(b)",
        "3:1 this changes a too, which 'b' was read from; local b = a:copy()"
      ),
      (
        "local home = CGRect(0, 0, 1, 1)\nlocal away = home\naway.x = 5\nUIView().frame = away\nprint(home)",
        "3:1 this changes home too, which 'away' was read from; local away = home:copy()"
      ),
      (
        "local view = UIView()\nlocal old = print and (view.frame) or CGRect.zero\nold.x = 5\nprint(old)",
        "3:1 this changes view.frame too, which 'old' was read from; local old = view.frame:copy()"
      ),
      (
        // Given to a view, and the first one all the same used for what it was.
        "local view, a = UIView(), CGRect(0, 0, 1, 1)\nlocal b = a\nb.x = 5\nview.frame = b\nprint(a)",
        "3:1 this changes a too, which 'b' was read from; local b = a:copy()"
      ),
      (
        // A variable that is assigned again holds another rectangle.
        "local a = CGRect(0, 0, 1, 1)\nif arg then a = CGRect(0, 0, 2, 2) end\nlocal b = a\nb.x = 5\nprint(a, b)",
        "4:1 this changes a too, which 'b' was read from; local b = a:copy()"
      ),
      (
        "UIScreen.main.bounds.size.width = 3",
        "1:1 UIScreen.bounds cannot be assigned: this changes a copy that nothing keeps; "
          + "local bounds = UIScreen.main.bounds:copy()"
      ),
      (
        "local view = UIView()\nview.safeAreaInsets.top = 5",
        "2:1 UIView.safeAreaInsets cannot be assigned: this changes a copy that nothing keeps; "
          + "local safeAreaInsets = view.safeAreaInsets:copy()"
      ),
      (
        "local Card = class('Card', UIView)\nfunction Card:init(color) self.backgroundColor = color end",
        "2:15 Card:init never calls the init of UIView: what an instance is made with is lost; "
          + "Card.super.init(self, …)"
      ),
      (
        "Panel = class('Panel', UIPresentationController)\nfunction Panel.init(self, a, b) self.dim = UIView() end",
        "2:16 Panel:init never calls the init of UIPresentationController: what an instance is made with is lost; "
          + "Panel.super.init(self, …)"
      ),
      (
        "local box = UIView()\nbox.contentOffset = nil",
        "2:5 UIView has no property 'contentOffset'"
      ),
    ])
  func found(_ source: String, _ expected: String) throws {
    #expect(try findings(source) == [expected])
  }

  @Test(
    "names that a script makes, and what may be right, are left alone",
    arguments: [
      "local Card = class('Card', UIView)\nfunction Card:init() Card.super.init(self) self.rest = 1 end\n"
        + "print(Card().rest, Card.super)",
      "local v = UIView()\nprint(v:convert(v.bounds, {to = window}).minX, v:convert{v.center, to = window}.x)",
      "local v, place = UIView(), ...\nprint(v:convert(place, {to = window}).minX)",
      "local bounds = UIScreen.main.bounds:copy()\nbounds.size.width = 3\nprint(bounds)",
      "local t = {bounds = CGRect()}\nt.bounds.size.width = 3\nprint(t)",
      "local Fade = class('Fade', NSObject)\nfunction Fade:init(way) self.way = way end\nprint(Fade)",
      "local Row = class('Row', UIView)\nfunction Row:init(...) UIView.init(self, ...) end\nprint(Row)",
      "local window = {}\nwindow.anything = 1\nprint(window.anything)",
      "for _, timeline in ipairs({}) do timeline.x = 1 end",
      "local box = UIView()\nbox = {}\nbox.alfa = 1",
      "local function f(touch) return touch.weather end\nprint(f)",
      "goto done\n::done::\nlocal a <const>, b = 1, 2\nprint(a .. b, [[UIScrene]], --[=[ UIScrene ]=] 1)",
      "print(UIView.AnimationCurve.easeIn, CGPoint.zero.x, ('x'):rep(3), timeline:events()[1].time)",
      "local layer = CALayer()\nlayer.actions = {opactiy = NSNull()}",
      "t = {alfa = 1}\nprint(t.alfa)", "print(arg[1])",
      "local a = CABasicAnimation([[opacity]])\nprint(a, print('x').y)",
      "local v = UIView()\nlocal f = v.frame\nf.y = 5\nv.frame = f",
      "local v = UIView()\nlocal f = v.frame:copy()\nf.y = 5\nprint(f)",
      "local f = CGRect()\nf.y = 5\nprint(f)",
      "local v, f = UIView(), CGRect()\nlocal g = f\ng.y = 5\nv.frame = g",
      "local layer = CALayer()\nprint(layer:animation('x').settlingDuration)",
      "local _, e = pcall(print)\nprint(e.code, e.line)",
      "UIButton():addTarget(print, 'touchUpInside')",
      "local Fold = class('Fold', NSObject)\nfunction Fold:go()\nlocal function half() local g = CAGradientLayer() return g end\n"
        + "return half end\nlocal Swipe = class('Swipe', NSObject)\nfunction Swipe:pan(g) return g.state end\n"
        + "print(Fold, Swipe)",
      "local Base = class('Base', NSObject)\nfunction Base:go() self:animate() end\n"
        + "local Turn = class('Turn', Base)\nfunction Turn:animate() end",
      "x = 1 x = UIView() print(x.anything)", "local a = 1 do local a = UIView() print(a.alpha) end print(a)",
      "print(1.5e-3, 0x1p-4, .5, 3 // 2, 1 << 2, ~1, -2 ^ 2, 'a' .. 'b' .. 1)",
      "for i = 1, 3 do goto next ::next:: end repeat local done = true until done",
      "local style = {width = 1}\nfor key, value in pairs(arg) do style[key] = value end\nprint(style.wraps, style.opactiy)",
      "local function label(text, style) return text, style.opactiy end\nlabel('a') label('b', {width = 1})",
      "local style = arg or {}\nprint(style.opactiy)",
    ])
  func silent(_ source: String) throws {
    #expect(try findings(source) == [])
  }

  @Test("what a required script makes is known, and what it lacks is not")
  func modules() throws {
    let modules = ["card": "require 'base'\nfunction show() end", "base": "card = UIView()"]
    #expect(try findings("require 'card'\nshow()\nprint(card)\nrequire('gone')", modules: modules) == [])
    #expect(try findings("require 'card'\nshwo()", modules: modules).count == 1)
    // A module that does not compile, or does not exist, could make any global: the run reports its mistake.
    #expect(try findings("require 'broken'\nshow()", modules: ["broken": "function show("]) == [])
    #expect(try findings("require 'gone'\nshow()") == [])
    #expect(try findings("require 'math'\nshow()").count == 1)
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

  @Test("a weak property is a member, although nothing is assigned to it")
  func weakProperty() throws {
    let source = "local Menu = class('Menu', UIView)\nweak(Menu, 'owner')\nprint(Menu().owner, Menu().ownr)"
    #expect(try findings(source) == ["3:28 nothing sets 'ownr' of Menu, which is nil"])
  }

  @Test(
    "a field of a script's class that nothing sets is a note when it is read, and a method that it has not an error")
  func unsetField() throws {
    let session = try ScriptSession(SessionOptions())
    func isNote(_ use: String) -> [Bool] {
      ScriptCheck("local Menu = class('Menu', UIView)\n\(use)", in: session) { _, _ in nil }.findings.map(\.isNote)
    }
    #expect(isNote("print(Menu().driver)") == [true])
    #expect(isNote("Menu():close()") == [false])
    #expect(isNote("print(UIView().driver)") == [false])
    #expect(isNote("local menu = Menu()\nmenu.driver = 1\nprint(menu.driver)") == [])
  }

  @Test(
    "the linter says of a slip what a run ends with, in the same words and with the same hint",
    arguments: [
      "UIView.animate{duration = 1, animations = print}", "UIView.animate{withDuraton = 1, animations = print}",
      "local a = CABasicAnimation('postion.x')", "local a = CABasicAnimation()\na.fillMode = 'forward'",
      "local box = UIView()\nbox.alfa = 1", "UIView{alfa = 1}", "print(UIView.animat)", "window:addSubveiw(UIView())",
      "UIView().layer:addAnimation(1)", "local i = IndexPath(1, 1)\nprint(i.rov)",
      "UIView.animate(1, {options = {'curvEaseIn'}, animations = print})", "local c = CGRect{x = 1, widht = 3}",
      "local v = UIView()\nv.contentMode = 'scaleToFil'", "UIView().layer:add(CATransition{typ = 'fade'})",
    ])
  func saysWhatARunSays(source: String) throws {
    let session = try ScriptSession(SessionOptions())
    let error = try #require(session.runScript(source, name: "slip.lua"))
    let run = ErrorReport(error, in: session)
    let text = "\(run.lineNumber ?? 0) \(run.message)" + (run.hint.map { "; \($0)" } ?? "")
    let linter = ScriptCheck(source, in: try ScriptSession(SessionOptions()), file: { _, _ in nil }).findings.map {
      "\($0.line) \($0.message)" + ($0.hint.map { "; \($0)" } ?? "")
    }
    #expect(linter == [text])
  }

  @Test func `names and types of a translation are for the compiler of Swift`() throws {
    let source = "cardd.alpha = 0\nlocal card = UIView()\ncard:addSubvieww(card)\n"
    let session = try ScriptSession(SessionOptions())
    #expect(ScriptCheck(source, in: session) { _, _ in nil }.findings.count == 2)
    #expect(ScriptCheck(source, in: session, isTranslation: true) { _, _ in nil }.findings.isEmpty)
  }
}
