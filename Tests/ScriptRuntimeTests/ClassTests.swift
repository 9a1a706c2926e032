import LuaBridge
import ScriptRuntime
import TestStages
import Testing

/// Rules 4, 6 and 7: classes, overrides, delegates.
@Suite("Script classes")
struct ClassTests {
  @Test("a class has a superclass, an init, methods, and fields of its own")
  func fields() throws {
    let text = try Stage.output(
      """
      local Card = class("Card", UIView)
      function Card:init(word)
        Card.super.init(self, CGRect(0, 0, 10, 10))
        self.word = word
      end
      function Card:speak() return self.word .. "!" end
      local Loud = class("Loud", Card)
      function Loud:speak() return Loud.super.speak(self):upper() end
      print(Card("hi"):speak(), Loud("hi"):speak(), Loud("hi").frame, Loud("hi"):isKind(UIView))
      """)
    #expect(text == "hi!\tHI!\tCGRect(0, 0, 10, 10)\ttrue")
  }

  @Test("a class without an init is made as the one above it, properties and all; super.init does the same")
  func inheritedInit() throws {
    let text = try Stage.output(
      """
      local Card = class("Card", UIView)
      local Faint = class("Faint", UIView)
      function Faint:init(alpha) Faint.super.init(self, {frame = CGRect(0, 0, 1, 1), alpha = alpha}) end
      print(Card{frame = CGRect(0, 0, 9, 9), alpha = 0.5}.alpha, Card(CGRect(0, 0, 9, 9)).frame.width, Faint(0.25).alpha)
      print(pcall(Card, {alfa = 1}))
      local image = UIImage{color = UIColor.red, size = CGSize(30, 20)}
      print(UIImageView{frame = CGRect(1, 2, 3, 4), image = image}.frame)
      """)
    #expect(text.split(separator: "\n")[0] == "0.5\t9.0\t0.25")
    #expect(text.contains("UIView has no property 'alfa'"))
    #expect(text.hasSuffix("CGRect(1, 2, 3, 4)"))
  }

  @Test("a controller is made as by init(nibName:bundle:), with nil, and there is no nib")
  func nib() throws {
    let text = try Stage.output(
      """
      local Menu = class("Menu", UIViewController)
      function Menu:init(title) Menu.super.init(self, nil, nil) self.title = title end
      print(Menu("Home").title, UIViewController(nil, nil).title, UIViewController{title = "Search"}.title)
      print(pcall(UIViewController, "Main"))
      """)
    #expect(text.split(separator: "\n")[0] == "Home\tnil\tSearch")
    #expect(text.contains("UIViewController has no 'nibName' here: everything is created in code"))
  }

  @Test("an override is called by the system, and calls the built-in one through super")
  func override() throws {
    let text = try Stage.output(
      """
      local Card = class("Card", UIView)
      function Card:layoutSubviews() Card.super.layoutSubviews(self) print("laid out", self.bounds.width) end
      local card = Card(CGRect(0, 0, 10, 10))
      window:addSubview(card)
      card:layoutIfNeeded()
      """)
    #expect(text == "laid out\t10.0")
  }

  @Test("a property is overridden by a method of its name, which reaches the built-in value through super")
  func property() throws {
    let text = try Stage.output(
      """
      local Sheet = class("Sheet", UIPresentationController)
      function Sheet:frameOfPresentedViewInContainerView()
        local whole = Sheet.super.frameOfPresentedViewInContainerView(self)
        return CGRect(0, 100, whole.width, whole.height - 100)
      end
      function Sheet:presentedView() return Sheet.super.presentedView(self) end
      local delegate = {}
      function delegate:presentationController_forPresented(a, b) return Sheet(a, b) end
      local modal = UIViewController{modalPresentationStyle = "custom", transitioningDelegate = delegate}
      window.rootViewController = UIViewController()
      window.rootViewController:present(modal, false)
      timeline:run()
      print(modal.presentationController.presentedView == modal.view, modal.view.frame.y)
      """)
    #expect(text == "true\t100.0")
  }

  @Test(
    "what a delegate makes and returns keeps its fields, whatever is collected before it is used",
    arguments: [
      "nav:present(UIViewController{modalPresentationStyle = 'fullScreen', transitioningDelegate = d}, true)",
      "nav:pushViewController(UIViewController(), true)", "tabs.selectedIndex = 1",
    ])
  func answers(_ way: String) throws {
    let text = try Stage.output(
      """
      local Plain = class("Plain", NSObject, "UIViewControllerAnimatedTransitioning")
      function Plain:init(word) self.word = word end
      function Plain:transitionDuration() return 0.3 end
      function Plain:animateTransition(context) print(self.word) context:completeTransition(true) end
      local function make() return Plain("kept") end
      local function collect() collectgarbage() end
      d = {
        animationController_forPresented = make, interactionControllerForPresentation = collect,
        navigationController_animationControllerFor = make, navigationController_interactionControllerFor = collect,
        tabBarController_animationControllerForTransitionFrom = make, tabBarController_interactionControllerFor = collect,
      }
      nav = UINavigationController(UIViewController())
      tabs = UITabBarController{viewControllers = {nav, UIViewController()}}
      nav.delegate, tabs.delegate = d, d
      window.rootViewController = tabs
      timeline:run()
      \(way)
      timeline:run()
      """)
    #expect(text == "kept")
  }

  @Test("an unknown field of a built-in object is an error, one of a script class is nil")
  func unknown() throws {
    #expect(try Stage.failure("window.colour = 1").code == "unknown-member")
    #expect(try Stage.output("local A = class(\"A\") print(A().anything)") == "nil")
  }

  @Test("a method nearly named like a callback is reported once, when the class is first used")
  func nearMiss() throws {
    let stage = try Stage()
    var warnings: [String] = []
    stage.session.onWarning = { warnings.append($0) }
    stage.run(
      """
      local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
      function Fade:animateTranstion(context) end
      function Fade:transitionDuration() return 1 end
      function Fade:tidy() end
      Fade() Fade()
      """)
    #expect(
      warnings == [
        "test.lua:2: warning: nothing calls Fade:animateTranstion; did you mean 'animateTransition'? [near-miss]"
      ])
  }

  @Test("a method with the first word of Swift's callback and none of its labels is reported")
  func withoutLabels() throws {
    let stage = try Stage()
    var warnings: [String] = []
    stage.session.onWarning = { warnings.append($0) }
    stage.run(
      """
      local Fade = class("Fade", NSObject, "UIViewControllerTransitioningDelegate")
      function Fade:animationController(presented, presenting, source) return self end
      function Fade:tableView() end
      Fade()
      """)
    #expect(
      warnings == [
        "test.lua:2: warning: nothing calls Fade:animationController; did you mean 'animationController_forPresented' or "
          + "'animationController_forDismissed'? [near-miss]"
      ])
  }

  @Test("a method of Apple's whose call is absent here is reported with the reason, unless the script calls it")
  func notCalled() throws {
    let stage = try Stage()
    var warnings: [String] = []
    stage.session.onWarning = { warnings.append($0) }
    stage.run(
      """
      local Chart = class("Chart", UIView)
      function Chart:draw(rect) end
      function Chart:layoutSubviews() self:layoutMarginsDidChange() end
      function Chart:layoutMarginsDidChange() end
      Chart() Chart()
      local Page = class("Page", UIViewController)
      function Page:shouldPerformSegue() end
      function Page:viewDidApear() end
      Page()
      """)
    #expect(
      Set(warnings) == [
        "test.lua:2: warning: nothing calls Chart:draw: callbacks cannot draw; contents are images, colours, paths "
          + "and text [near-miss]",
        "test.lua:7: warning: nothing calls Page:shouldPerformSegue: everything is created in code: no nibs, storyboards, "
          + "coders or restoration [near-miss]",
        "test.lua:8: warning: nothing calls Page:viewDidApear; did you mean 'viewDidAppear'? [near-miss]",
      ])
    #expect(warnings.count == 3)
  }

  @Test(
    "an appearance proxy is refused with what to write instead", arguments: ["UIView", "UINavigationBar", "UIBarItem"])
  func appearance(type: String) throws {
    let failure = try Stage.failure("\(type).appearance().tintColor = UIColor.red")
    #expect(failure.code == "unknown-member")
    #expect(failure.message == "\(type) has no 'appearance' here: \(Absence.proxies.rawValue)")
  }

  @Test("a weak delegate that is gone when it is wanted is warned about")
  func lostDelegate() throws {
    let stage = try Stage()
    var warnings: [String] = []
    stage.session.onWarning = { warnings.append($0) }
    stage.run(
      """
      window.rootViewController = UIViewController()
      local modal = UIViewController()
      modal.transitioningDelegate = {animationController_forPresented = function() end}
      window.rootViewController:present(modal, true)
      """)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("the transitioningDelegate of <UIViewController") == true)
  }

  @Test(
    "a delegate that the script holds is asked, a table or an object alike",
    arguments: ["{}", "class(\"D\", NSObject)()"])
  func delegate(value: String) throws {
    let text = try Stage.output(
      """
      local delegate = \(value)
      delegate.animationDidStop = function(self, animation, finished) print(self == delegate, finished) end
      local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 0.5, delegate = delegate}
      window.layer:add(fade)
      timeline:run()
      """)
    #expect(text == "true\ttrue")
  }

  @Test("an animation's delegate lives as long as the animation runs, though nothing else holds it")
  func animationDelegate() throws {
    let text = try Stage.output(
      """
      do
        local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 0.5}
        fade.delegate = {animationDidStop = function() print("stopped") end}
        window.layer:add(fade)
      end
      collectgarbage() collectgarbage()
      timeline:run()
      """)
    #expect(text == "stopped")
  }

  @Test("an error in a callback says where the callback was made and when it ran; the world goes on")
  func callbackError() throws {
    let stage = try Stage()
    stage.run(
      """
      UIView.animate(0.25, function() window.alpha = 0.5 end,
        function() error("oh") end)
      timeline:run()
      print("on")
      """)
    let error = try #require(stage.callbackErrors.first)
    #expect(error.message == "oh")
    #expect(error.time == 0.25)
    #expect(error.context == "in the completion block of test.lua:2, at 0.250 s")
    #expect(stage.output == "on\n")
  }
}
