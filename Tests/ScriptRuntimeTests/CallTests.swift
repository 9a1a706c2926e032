import LuaBridge
import TestStages
import Testing

/// Rules 1 to 3 of the script API: names, arguments, overloads.
@Suite("Calls")
struct CallTests {
  @Test(
    "an argument is given by position, or by label in a last table",
    arguments: [
      "window:insertSubview(a, {belowSubview = b})", "window:insertSubview(a, {at = 0})",
      "window:insertSubview(a, 0)",
    ])
  func labels(call: String) throws {
    let text = try Stage.output(
      """
      local a, b = UIView(), UIView()
      window:addSubview(b)
      \(call)
      print(window.subviews[1] == a, #window.subviews)
      """)
    #expect(text == "true\t2")
  }

  @Test(
    "every way to write UIView.animate moves what its block changes",
    arguments: [
      "UIView.animate(0.3, change)", "UIView.animate(0.3, change, done)",
      "UIView.animate(0.3, 0.1, \"curveEaseIn\", change)",
      "UIView.animate(0.3, 0.1, {\"curveEaseIn\", \"allowUserInteraction\"}, change, done)",
      "UIView.animate(0.3, {animations = change, completion = done})",
      // A function goes past the options, as a trailing closure does in Swift.
      "UIView.animate(0.3, 0.1, change)", "UIView.animate(0.3, 0.1, change, done)",
      "UIView.animate(0.3, 0.1, change, {completion = done})",
      "UIView.animate(0.3, 0.1, change, {options = \"curveEaseIn\"})",
      "UIView.animateKeyframes(0.3, 0, function() UIView.addKeyframe(0, 1, change) end, done)",
      "UIView.animate{withDuration = 0.3, animations = change}",
      "UIView.animate{withDuration = 0.3, animations = change, completion = done}",
      "UIView.animate{withDuration = 0.3, delay = 0.1, options = \"curveEaseIn\", animations = change}",
      "UIView.animate{withDuration = 0.3, delay = 0, usingSpringWithDamping = 0.5, initialSpringVelocity = 0, "
        + "animations = change}",
      "UIView.animate{springDuration = 0.3, bounce = 0.2, animations = change}",
      "UIView.animate{animations = change}",
    ])
  func animate(call: String) throws {
    let text = try Stage.output(
      """
      local box = UIView(CGRect(0, 0, 40, 40))
      window:addSubview(box)
      local function change() box.center = CGPoint(220, 20) end
      local function done(finished) assert(finished) end
      \(call)
      timeline:advance(0.15)
      local x = box.layer:presentation().position.x
      print(x > 20 and x < 300, box.center)
      timeline:run()
      """)
    #expect(text == "true\tCGPoint(220, 20)")
  }

  @Test("a constructor takes its own labels first, and sets every other as a property, in the table's order")
  func constructor() throws {
    let text = try Stage.output(
      """
      local view = UIView{alpha = 0.5, frame = CGRect(10, 20, 30, 40), tag = 7}
      print(view.frame, view.alpha, view.tag)
      print(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1}.toValue)
      """)
    #expect(text == "CGRect(10, 20, 30, 40)\t0.5\t7\n1.0")
  }

  @Test("what Swift leaves out may be left out, and what it asks for may not")
  func optional() throws {
    #expect(try Stage.failure("UIView.performWithoutAnimation()").code == "missing-argument")
    #expect(try Stage.failure("UIView.animate(0.3)").code == "no-overload")
    let failure = try Stage.failure(
      "UIView.animate{withDuration = 0.3, options = 'curveLinear', animations = function() end}")
    #expect(failure.message.contains("  animate(withDuration:delay:options:animations:completion:)   needs 'delay'\n"))
    #expect(try Stage.output("touch:tap(1, 1) window:addSubview(nil) print(#window.subviews)") == "0")
  }

  @Test("a positional call that fits two overloads asks for the label")
  func ambiguous() throws {
    let error = try Stage.failure("local a, b = UIView(), UIView() window:insertSubview(a, b)")
    #expect(error.code == "ambiguous-call")
    #expect(error.message.contains("belowSubview or aboveSubview"))
  }

  @Test(
    "a dot where a colon is meant is an error that says so",
    arguments: ["window.removeFromSuperview()", "CGRect.zero.insetBy(1)"])
  func dot(call: String) throws {
    #expect(try Stage.failure(call).code == "dot-for-colon")
  }

  @Test(
    "there is no second spelling", arguments: ["window:add_subview(UIView())", "window:setAlpha(1)", "window:Frame()"])
  func spelling(call: String) throws {
    #expect(try Stage.failure(call).code == "unknown-member")
  }

  @Test("the names of older documents are today's words")
  func aliases() throws {
    let text = try Stage.output(
      "print(kCAFillModeForwards, UITransitionContextToViewKey, UIModalPresentationCustom, "
        + "kCAMediaTimingFunctionEaseIn, CGRectMake(1, 2, 3, 4), CATransform3DMakeScale(2, 3, 1).m22)")
    #expect(text == "forwards\tto\tcustom\teaseIn\tCGRect(1, 2, 3, 4)\t3.0")
  }

  @Test("an enumeration's member is its word, and a word that is none is refused with a hint")
  func words() throws {
    #expect(try Stage.output("print(UIView.AnimationCurve.easeInOut, CAMediaTimingFillMode.both)") == "easeInOut\tboth")
    let error = try Stage.failure("UIView().contentMode = \"scaleAspectFil\"")
    #expect(error.code == "not-a-word")
    #expect(error.hint == "\"scaleAspectFit\"" || error.hint == "\"scaleAspectFill\"")
  }

  @Test("a block gets its arguments: more are dropped, missing ones are nil")
  func blocks() throws {
    let text = try Stage.output(
      """
      UIView.animate(0, function() end, function(finished, more) print(finished, more) end)
      UIView.animate(0, function() end, function() print("none") end)
      timeline:run()
      """)
    #expect(text == "true\tnil\nnone")
  }

  @Test(
    "a value of the wrong kind under a label is named by that label, whatever other overloads there are",
    arguments: [
      (#"withDuration = "x", animations = print"#, "'withDuration'"),
      (#"withDuration = 1, delay = "x", animations = print"#, "'delay'"),
      (#"withDuration = 1, animations = 3"#, "'animations'"),
    ])
  func wrongKindUnderALabel(_ arguments: String, _ label: String) throws {
    let error = try Stage.failure("UIView.animate{\(arguments)}")
    #expect(error.code == "wrong-kind")
    #expect(error.message.hasPrefix(label))
  }

  @Test("labels that belong to different overloads are not called misspelt")
  func labelsOfDifferentOverloads() throws {
    let error = try Stage.failure("UIView.animate{withDuration = 1, bounce = 1, animations = print}")
    #expect(error.code == "no-overload")
  }
}
