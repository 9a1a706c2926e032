import LuaBridge
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
