import LuaBridge
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestStages
import Testing

/// A call that fails on a device fails here, where a script can catch it, and messages name things as the caller wrote
/// them.
@Suite("Device errors") struct DeviceErrorTests {
  private static let blocks = [
    "UIView.animate(1, f)", "UIView.animate{withDuration = 0, animations = f}",
    "UIView.animate{withDuration = 1, delay = 2, animations = f}",
    "UIView.animate{withDuration = 1, delay = 0, usingSpringWithDamping = 0.5, animations = f}",
    "UIView.animate(1, function() UIView.animate(1, f) end)", "UIView.performWithoutAnimation(f)",
    "UIView.transition{with = window, duration = 1, animations = f}",
    "UIView.animateKeyframes{withDuration = 1, animations = f}",
    "UIView.animateKeyframes{withDuration = 1, animations = function() UIView.addKeyframe(0, 0.5, f) end}",
    "UIView.animate(1, function() UIView.modifyAnimations(2, false, f) end)",
  ]

  @Test("the error of a block that runs at once reaches the caller, as it was raised", arguments: blocks)
  func block(_ call: String) throws {
    let stage = try Stage()
    let error = stage.run(
      """
      local reason = {}
      local function f() error(reason) end
      local isDone, failure = pcall(function() \(call) end)
      print(isDone, failure == reason)
      UIView.animate(1, function() window.alpha = 0.5 end)
      timeline:run()
      """)
    #expect(error == nil, "\(error?.description ?? "")")
    #expect(stage.output == "false\ttrue\n")
    #expect(stage.callbackErrors.isEmpty)
  }

  @Test("the error of a block that runs later is reported, and the world goes on")
  func later() throws {
    let stage = try Stage()
    stage.run("UIView.animate(1, function() window.alpha = 0 end, function() error('late') end) timeline:run()")
    #expect(stage.callbackErrors.map(\.message) == ["late"])
  }

  /// A line, the code of its error, and something that its message or hint says.
  private static let failures = [
    ("CGRect(1, 2, 3)", "missing-argument", "'height'"), ("CGPoint(1)", "missing-argument", "'y'"),
    ("window:addSubview(window)", "own-descendant", "UIWindow"),
    ("local c = UIViewController(); c:addChild(c)", "controller-cycle", "cannot become a child"),
    (
      "local c = UIViewController(); local n = UINavigationController(c); n:pushViewController(c, true)",
      "already-in-stack", "in the stack already"
    ),
    (
      "local c = UIViewController(); window.rootViewController = c; timeline:step(); c:present(c, true)",
      "controller-cycle", "cannot present itself"
    ),
    (
      "local a = UIViewPropertyAnimator(1, 'linear'); a:finishAnimation('end')", "animator-state",
      "only a stopped animator"
    ),
    ("UIButton():addTarget(T(), 'pam', 'touchUpInside')", "unknown-member", "did you mean 'pan'?"),
    ("UIPanGestureRecognizer(T(), 'pam')", "unknown-member", "did you mean 'pan'?"),
    ("UIPanGestureRecognizer({pan = print}, 'pam')", "unknown-member", "did you mean 'pan'?"),
    ("UIPanGestureRecognizer(T(), nil)", "wrong-kind", "'action' of UIPanGestureRecognizer takes a string, not nil"),
    ("CADisplayLink(T(), 'pam')", "unknown-member", "did you mean 'pan'?"),
    (
      "Timer.scheduledTimer{timeInterval = 1, target = T(), selector = 'pam'}", "unknown-member",
      "did you mean 'pan'?"
    ),
    ("T.super:init(1)", "dot-for-colon", "super.init(self, …)"),
    (
      "UIBezierPath{roundedRect = CGRect.zero, byRoundingCorners = {'topLeft'}, cornerRadi = CGSize(1, 1)}",
      "unknown-label", "'cornerRadi'"
    ),
    (
      "UIView.animate{withDuration = 1, options = {'curveEaseOut', '.allowUserInteraction'}, animations = print}",
      "not-a-word", "\".allowUserInteraction\""
    ),
    ("window:animate(1, print)", "unknown-member", "did you mean 'UIView.animate'?"),
    ("local animate = window.animate", "unknown-member", "did you mean 'UIView.animate'?"),
    ("print(window.areAnimationsEnabled)", "unknown-member", "did you mean 'UIView.areAnimationsEnabled'?"),
    ("window.addSubview = print", "method-assigned", "cannot be replaced on one object"),
    ("window.backgroundColor = 'systemBlue'", "wrong-kind", "\nUIColor.systemBlue"),
    ("window.layer.cornerRadius = 'red'", "wrong-kind", "not \"red\"\n"),
    ("timeline:value(window, 'alpha')", "unknown-key-path", "\"opacity\""),
    ("timeline:value(window, 'center.x')", "unknown-key-path", "\"position.x\""),
    ("timeline:value(window, 'frame')", "unknown-key-path", "presentation().frame"),
  ]

  @Test("a mistake is an error with a code that names it", arguments: failures)
  func failure(_ line: String, code: String, text: String) throws {
    let error = try Stage.failure("T = class('T', NSObject)\nfunction T:pan() end\n" + line)
    #expect(error.code == code)
    #expect("\(error.message)\n\(error.hint ?? "")".contains(text), "\(error.message)\n\(error.hint ?? "")")
  }

  @Test("a recogniser that is made with neither target nor action calls what it is given later, as in UIKit")
  func noTarget() throws {
    let script = """
      local pan = UIPanGestureRecognizer(nil, nil)
      pan:addTarget(function() print(pan.state) end)
      window:addGestureRecognizer(pan)
      touch:drag{from = CGPoint(10, 100), to = CGPoint(10, 300), duration = 0.2}
      timeline:run()
      """
    let states = try Stage.output(script).split(separator: "\n")
    #expect(states.first == "began" && states.last == "ended")
  }

  @Test("a name of Apple's that is not here says why", arguments: ["CAMetalLayer", "UserDefaults", "arc4random"])
  func absent(_ name: String) throws {
    let stage = try Stage()
    let error = try #require(stage.run("\(name)()"))
    #expect(ErrorReport(error, in: stage.session).text.contains("\(name) is not here: "))
  }

  /// `pcall` gives a script the text alone, so that the reason has to be in it.
  @Test(
    "it says so in every use, also where a script catches the error",
    arguments: [
      "UIAlertView()", "return UIAlertView()", "UIAlertView{placeholder = 'a'}", "UIAlertView('a', 1, {})",
      "local bar = UIAlertView.search", "UIAlertView.search = 1", "return #UIAlertView",
      "class('Own', UIAlertView)", "class('Own', NSObject, 'UITraitEnvironment')",
      "class('Own', UIViewController, UITableViewDelegate)", "local style = UIFontWeightTrait.bold",
    ])
  func absentEverywhere(_ use: String) throws {
    let stage = try Stage()
    let error = try #require(stage.run(use))
    #expect(error.code == "absent-name" && error.line == 1, "\(error)")
    #expect(error.message.contains(" is not here: ") && !error.message.contains("nil"), "\(error)")
    let caught = try Stage.output("print(select(2, pcall(function() \(use) end)).message)")
    #expect(caught.contains(" is not here: "), "\(caught)")
  }

  @Test("it is named where it is passed on")
  func absentPassedOn() throws {
    let error = try Stage.failure("window:addSubview(UIAlertView)")
    #expect(error.code == "absent-name" && error.message.hasPrefix("UIAlertView is not here: "), "\(error)")
  }

  @Test("Swift's super says how a script calls the class above")
  func superclass() throws {
    let stage = try Stage()
    let error = try #require(stage.run("local T = class('T', UIView)\nfunction T:init(f) super.init(f) end\nT()"))
    #expect(ErrorReport(error, in: stage.session).text.contains("hint: Card.super.init(self, …), in a method of Card"))
  }

  @Test(
    "a member that a method names without self gets it in the hint",
    arguments: [
      ("function T:layoutSubviews()\n  UIView.animate(1, function() print(bounds.width) end)\nend", "self.bounds"),
      ("function T:layoutSubviews() setNeedsLayout() end", "self:setNeedsLayout(…)"),
      ("function T:layoutSubviews() help() end\nfunction help() print(bounds.width) end", nil),
      ("function T:layoutSubviews() print(wobble.x) end", nil),
    ] as [(String, String?)])
  func withoutSelf(line: String, expected: String?) throws {
    let stage = try Stage()
    let error = try #require(
      stage.run("local T = class('T', UIView)\n\(line)\nlocal view = T()\nview:layoutSubviews()"))
    #expect(ErrorReport(error, in: stage.session).hint == expected)
  }

  @Test("timers and display links call a method of a target, as recognisers and controls do")
  func targets() throws {
    let output = try Stage.output(
      """
      local Clock = class("Clock", NSObject)
      function Clock:tick(source) print(source); source:invalidate() end
      CADisplayLink(Clock(), "tick"):add()
      Timer.scheduledTimer{timeInterval = 0.1, target = Clock(), selector = "tick", repeats = true}
      timeline:advance(1)
      """)
    #expect(output.split(separator: "\n").count == 2)
  }

  @Test("a finger that is to rest and not be lifted rests before the run is over")
  func resting() throws {
    let output = try Stage.output(
      """
      touch:drag{from = CGPoint(10, 10), to = CGPoint(90, 10), duration = 0.5, hold = 0.4, release = false}
      timeline:run()
      print(timeline.now)
      """)
    #expect(output == "0.9")
  }
}
