import LuaBridge
import TestStages
import Testing

/// Rules 11 and 14: errors are objects, collections are copies.
@Suite("Errors as scripts see them")
struct ErrorTests {
  @Test("pcall gives an object with code, place, hint and time, that prints as file, line and message")
  func fields() throws {
    let text = try Stage.output(
      """
      timeline:advance(0.5)
      local ok, problem = pcall(function()
        window.layer.opactiy = 1
      end)
      print(ok, problem.code, problem.file, problem.line, problem.hint, problem.time)
      print(problem)
      """)
    #expect(
      text == """
        false\tunknown-member\ttest.lua\t3\tdid you mean 'opacity'?\t0.5
        test.lua:3: CALayer has no property 'opactiy'
        """)
  }

  @Test("error with a text still works, and the session goes on after it")
  func text() throws {
    let stage = try Stage()
    let error = try #require(stage.run("error(\"no card\")"))
    #expect(error.message == "no card")
    #expect(stage.run("print(1)") == nil)
    #expect(stage.output == "1\n")
  }

  @Test(
    "what is called, added or compared by mistake is named by its class",
    arguments: [
      ("local r = CGRect(0, 0, 1, 1) r()", "attempt to call a CGRect value (local 'r')"),
      ("UIColor.red()", "attempt to call a UIColor value (field 'red')"),
      ("window()", "attempt to call a UIWindow value (global 'window')"),
      ("print(CGPoint(1, 2) + 1)", "attempt to perform arithmetic on a CGPoint value"),
      ("print(UIView() < CGSize(1, 2))", "attempt to compare UIView with CGSize"),
      ("class('Card', UIView) Card()()", "attempt to call a Card value"),
      ("('x'):rep(IndexPath(0, 0))", "bad argument #1 to 'rep' (number expected, got IndexPath)"),
    ])
  func misusedValues(_ source: String, _ message: String) throws {
    #expect(try Stage.failure(source).message == message)
  }

  @Test(
    "a value of another kind has a hint where it can be written as what is asked for",
    arguments: [
      ("window:addSubview(UIViewController())", "controller.view"),
      ("window.layer:addSublayer(UIView())", "view.layer"),
      ("window.layer.mask = UIBezierPath{rect = CGRect(0, 0, 1, 1)}", "CAShapeLayer{path = …}"),
      ("CAShapeLayer().path = CGRect(0, 0, 1, 1)", "UIBezierPath{rect = …}"),
      ("UILabel().text = 3", "\"3\""),
      ("UILabel().font = 17", "UIFont.systemFont(17)"),
      ("UIImageView().image = \"cat.png\"", "UIImage{named = \"cat.png\"}"),
      (
        "a = UIViewController() a.sheetPresentationController.detents = {\"medium\"}",
        "UISheetPresentationController.Detent.medium()"
      ),
      ("window.backgroundColor = \"red\"", "UIColor.red"),
      ("UIView.animate{withDuration = 1, animations = window.alpha}", "function() … end"),
      ("UITapGestureRecognizer(window, print)", "UITapGestureRecognizer(function(sender) … end)"),
      ("UITapGestureRecognizer():addTarget(window, print)", "object:addTarget(function(sender) … end)"),
      ("window.layer.mask = UIImage{color = UIColor.red, size = CGSize(1, 1)}", nil),
    ] as [(String, String?)])
  func conversions(_ source: String, _ hint: String?) throws {
    let failure = try Stage.failure(source)
    #expect(failure.code == "wrong-kind")
    #expect(failure.hint == hint)
  }

  @Test(
    "a dot for a colon is named where the object before the dot was not passed, and where it was taken for an argument",
    arguments: [
      ("window.layer.removeFromSuperlayer()", "window.layer:removeFromSuperlayer(…)"),
      ("DispatchQueue.main.async(print)", "DispatchQueue.main:async(…)"),
      // The second controller is taken for the first, and true for the second.
      ("a, b = UIViewController(), UIViewController() a.present(b, true)", "a:present(…)"),
      ("CGAffineTransform.identity.scaledBy(2, 2)", "CGAffineTransform.identity:scaledBy(…)"),
      // Nothing says what stands before this dot.
      ("local list = {window.layer} list[1].removeFromSuperlayer()", "object:removeFromSuperlayer(…)"),
      // Called as it should be: the hint is of what is wrong.
      ("a = UIViewController() a:present(a.title, true)", nil),
    ] as [(String, String?)])
  func colons(_ source: String, _ hint: String?) throws {
    #expect(try Stage.failure(source).hint == hint)
  }

  @Test("what a call lacks is named alone where it has its colon, and beside the dot where that may be why")
  func lacking() throws {
    let needs = "UIView:snapshotView needs 'afterScreenUpdates'"
    #expect(try Stage.failure("window:snapshotView()").message == "\(needs): true or false")
    #expect(
      try Stage.failure("window.snapshotView(window)").message
        == "\(needs) but got no arguments; a dot does not pass the object before it")
  }

  @Test(
    "the first word of a longer name is taken for it",
    arguments: [
      ("UINavigationController():push(UIViewController(), true)", "did you mean 'pushViewController'?"),
      ("UIViewController().modalTransitionStyle = \"flip\"", "\"flipHorizontal\""),
      // The shortest of three.
      ("UINavigationController():pop(true)", "did you mean 'popViewController'?"),
      // A letter too many, and no first word.
      ("window.layer:addd()", "did you mean 'add'?"),
    ])
  func firstWord(_ source: String, _ hint: String) throws { #expect(try Stage.failure(source).hint == hint) }

  @Test("a list that a property gives is a copy")
  func copies() throws {
    let text = try Stage.output(
      """
      window:addSubview(UIView())
      local list = window.subviews
      list[1] = nil
      print(#window.subviews, window.subviews == window.subviews)
      """)
    #expect(text == "1\tfalse")
  }

  @Test("what a delegate gives back is checked, with the delegate's name and place")
  func results() throws {
    let stage = try Stage()
    stage.run(
      """
      local animator = {transitionDuration = function() return "soon" end, animateTransition = function() end}
      delegate = {animationController_forPresented = function() return animator end}
      local modal = UIViewController{modalPresentationStyle = "fullScreen", transitioningDelegate = delegate}
      window.rootViewController = UIViewController()
      window.rootViewController:present(modal, true)
      timeline:advance(0.1)
      """)
    let error = try #require(stage.callbackErrors.first)
    #expect(error.code == "wrong-kind")
    #expect(error.message == "what transitionDuration returns takes a number, not \"soon\"")
    #expect(error.line == 1)
  }
}
