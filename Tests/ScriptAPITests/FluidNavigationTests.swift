import LuaBridge
import TestStages
import TestSupport
import Testing
import ViewKit

/// `navigationEra` fluid. Orders: WWDC24-10145 (D; the order inside pairs recorded for push and pop, A). Motion: measured on iOS 27
/// (A: a device's layer rows, springs read from the platform).
@Suite("Fluid navigation") struct FluidNavigationTests {
  static let stack = """
    UIApplication.shared.navigationEra = "fluid"
    local notes = {}
    function note(...) notes[#notes + 1] = table.concat({...}, " ") end
    function told() local text = table.concat(notes, ", "); notes = {}; return text end
    Page = class("Page", UIViewController)
    function Page:viewWillAppear() note("will", self.title) end
    function Page:viewIsAppearing() note("is", self.title) end
    function Page:viewDidAppear() note("did", self.title) end
    function Page:viewWillDisappear() note("goes", self.title) end
    function Page:viewDidDisappear() note("went", self.title) end
    function page(title) local made = Page(); made.title = title; return made end
    a, b, c = page("a"), page("b"), page("c")
    nav = UINavigationController(a)
    window.rootViewController = nav
    timeline:run() told()
    function names() local text = "" for _, page in ipairs(nav.viewControllers) do text = text .. page.title end return text end
    function x(page) return page.view.layer:presentation().position.x - window.bounds.width / 2 end

    """

  private func notes(_ script: String) throws -> [String] {
    try Stage.output(Self.stack + script).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("a pop during a push completes that at once and begins in the same turn, with the order of the session")
  func popDuringPush() throws {
    #expect(
      try notes(
        """
        nav:pushViewController(b, true)
        timeline:step(6)
        print(told())
        nav:popViewController(true)
        print(names(), told() == "")
        timeline:step(0)
        timeline:step(1)
        print(told())
        timeline:run()
        print(told())
        """) == [
          "goes a, will b, is b", "a\ttrue", "went a, did b, goes b, will a, is a", "went b, did a",
        ])
  }

  @Test("two taps on back go in one flight, and the page between appears and disappears once")
  func severalPops() throws {
    #expect(
      try notes(
        """
        nav:setViewControllers({a, b, c}, false)
        timeline:run() told()
        nav:popViewController(true)
        timeline:step(3)
        nav:popViewController(true)
        print(names())
        timeline:run()
        print(told())
        print(#UIApplication.shared.warnings)
        """) == ["a", "goes c, will b, is b, went c, did b, goes b, will a, is a, went b, did a", "0"])
  }

  @Test("a push during a pop follows the same rule, with the page that goes, too")
  func pushDuringPop() throws {
    #expect(
      try notes(
        """
        nav:pushViewController(b, false)
        timeline:run() told()
        nav:popViewController(true)
        timeline:step(4)
        nav:pushViewController(c, true)
        timeline:run()
        print(told())
        nav:popViewController(true)
        timeline:step(4)
        nav:pushViewController(c, true)
        timeline:run()
        print(told(), names(), x(c), c.view.window ~= nil, a.view.window == nil)
        print(#UIApplication.shared.warnings)
        """) == [
          "goes b, will a, is a, went b, did a, goes a, will c, is c, went a, did c",
          "goes c, will a, is a, went c, did a, goes a, will c, is c, went a, did c\tac\t0.0\ttrue\ttrue", "0",
        ])
  }

  @Test("setViewControllers and popToRoot follow it; an animator of the app's own is waited for (chosen here)")
  func others() throws {
    #expect(
      try notes(
        """
        nav:pushViewController(b, true)
        timeline:step(3)
        nav:setViewControllers({a, c}, true)
        timeline:step(3)
        nav:popToRootViewController(true)
        timeline:run()
        print(told())
        Slow = class("Slow", NSObject, "UIViewControllerAnimatedTransitioning")
        function Slow:transitionDuration() return 0.4 end
        function Slow:animateTransition(context)
          context.containerView:addSubview(context:view("to"))
          UIView.animate(0.4, function() context:view("to").alpha = 0.9 end, function() context:completeTransition(true) end)
        end
        delegate = {navigationController_animationControllerFor = function() return Slow() end}
        nav.delegate = delegate
        nav:pushViewController(b, true)
        timeline:step(3)
        nav:popViewController(true)
        timeline:run()
        print(names(), UIApplication.shared.warnings[1].code)
        """) == [
          "goes a, will b, is b, went a, did b, goes b, will c, is c, went b, did c, goes c, will a, is a, went c, did a",
          "ab\ttransition-in-progress",
        ])
  }

  @Test("the delegate hears of both, and the coordinator is the newest transition's; the first one's is not cancelled")
  func delegate() throws {
    #expect(
      try notes(
        """
        delegate = {
          navigationController_willShow = function(_, _, page) note("willShow", page.title) end,
          navigationController_didShow = function(_, _, page) note("didShow", page.title) end,
        }
        nav.delegate = delegate
        nav:pushViewController(b, true)
        local first = nav.transitionCoordinator
        first:animate(nil, function(context) note("first", tostring(context.isCancelled)) end)
        timeline:step(3)
        nav:popViewController(true)
        print(nav.transitionCoordinator ~= first, nav.transitionCoordinator:viewController("to") == a)
        timeline:run()
        print(told())
        """) == [
          "true\ttrue",
          "willShow b, goes a, will b, is b, went a, did b, didShow b, first false, willShow a, goes b, will a, is a, "
            + "went b, did a, didShow a",
        ])
  }

  @Test("a push in the classic era is waited for as ever; set in the middle it counts from the next transition")
  func classic() throws {
    #expect(
      try notes(
        """
        UIApplication.shared.navigationEra = "classic"
        nav:pushViewController(b, true)
        timeline:step(3)
        UIApplication.shared.navigationEra = "fluid"
        nav:popViewController(true)
        print(names(), UIApplication.shared.warnings[1].code)
        """) == ["ab\ttransition-in-progress"])
    let failure = try Stage.failure("UIApplication.shared.navigationEra = 'modern'")
    #expect(failure.message.contains("classic") && failure.message.contains("fluid"), "\(failure.message)")
  }

  /// The way left after t seconds: (1 + (ω - 8.3) t) e^(-ωt) with ω = 2π / 0.3, by hand.
  static let course: [(Double, Double)] = [(0, 1), (0.05, 0.57276), (0.1, 0.27886), (0.2, 0.05351)]

  @Test(
    "the slide: response 0.3, critically damped, 8.3 widths a second at the start; the page below goes 0.3 of it",
    arguments: course)
  func slide(_ sample: (Double, Double)) throws {
    let stage = try Stage()
    let error = stage.run(
      Self.stack
        + "nav:pushViewController(b, true) timeline:advance(\(sample.0)) print(x(b) / window.bounds.width, x(a) / window.bounds.width)"
    )
    #expect(error == nil)
    let shown = stage.output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(shown.count == 2)
    #expect(abs(shown[0] - sample.1) < 0.001, "\(shown)")
    #expect(abs(shown[1] + 0.3 * (1 - sample.1)) < 0.001, "\(shown)")
  }

  @Test("it has settled after 0.4 to 0.45 s, and its coordinator says 0.35 (A)")
  func length() throws {
    #expect(
      try notes(
        """
        nav:pushViewController(b, true)
        print(nav.transitionCoordinator.transitionDuration)
        timeline:advance(0.4)
        print(told())
        timeline:advance(0.05)
        print(told())
        """) == ["0.35", "goes a, will b, is b", "went a, did b"])
  }

  @Test(
    "the picture goes on without a jump: no page moves further in a frame than at the start of a push, and none turns at once",
    arguments: [
      ("nav:pushViewController(b, true) timeline:step(5)", "nav:popViewController(true)", "a, b"),
      (
        "nav:setViewControllers({a, b, c}, false) timeline:run() nav:popViewController(true) timeline:step(4)",
        "nav:popViewController(true)", "b, c"
      ),
      (
        "nav:pushViewController(b, false) timeline:run() nav:popViewController(true) timeline:step(4)",
        "nav:pushViewController(b, true)", "a, b"
      ),
      (
        "nav:pushViewController(b, false) timeline:run() nav:popViewController(true) timeline:step(4)",
        "nav:pushViewController(c, true)", "a, b"
      ),
    ])
  func continuity(before: String, act: String, pages: String) throws {
    let output = try Stage.output(
      Self.stack + """
        \(before)
        local pages = {\(pages)}
        local function frame()
          local places = {}
          for index, page in ipairs(pages) do
            local shown = page.view.layer:presentation()
            places[index] = shown and shown.position.x or nil
          end
          return places
        end
        local places = {frame()}
        timeline:step(-1)
        table.insert(places, 1, frame())
        timeline:step(1)
        \(act)
        for step = 1, 3 do timeline:step(1) places[#places + 1] = frame() end
        for index = 1, #pages do
          for step = 3, #places do
            local now, before, earlier = places[step][index], places[step - 1][index], places[step - 2][index]
            -- A change of velocity by more than 60 points a frame would be a jump.
            print(math.abs((now - before) - (before - earlier)) < 60 and "smooth" or string.format("%d: %g %g %g", index, earlier, before, now))
          end
        end
        """)
    #expect(!output.isEmpty && output.split(separator: "\n").allSatisfy { $0 == "smooth" }, "\(output)")
  }

  @Test("pages take touches from the first frame")
  func touches() throws {
    #expect(
      try notes(
        """
        local button = UIButton(CGRect(100, 300, 100, 100))
        button:addAction(UIAction(function() note("tap") end), "touchUpInside")
        b.view:addSubview(button)
        nav:pushViewController(b, true)
        timeline:step(1)
        touch:tap(CGPoint(150, 350))
        timeline:step(3)
        print(told())
        """) == ["goes a, will b, is b, tap"])
  }

  @Test("a pop that overtakes a push is held, scrubbed and reversed as any other")
  func scrubbed() throws {
    #expect(
      try notes(
        """
        nav:pushViewController(b, true)
        timeline:step(6)
        nav:popViewController(true)
        timeline:step(6)
        timeline:begin()
        local place = x(b)
        timeline:step(30)
        print(x(b) == place)
        timeline:finish()
        timeline:run()
        print(told(), x(a), b.view.window == nil)
        nav:pushViewController(b, true)
        timeline:step(6)
        nav:popViewController(true)
        timeline:step(6)
        timeline:begin()
        timeline:cancel()
        timeline:run()
        print(told(), x(b), names())
        """) == [
          "true",
          "goes a, will b, is b, went a, did b, goes b, will a, is a, went b, did a\t0.0\ttrue",
          "goes a, will b, is b, went a, did b, goes b, will a, is a, goes a, went a, will b, is b, did b\t0.0\tab",
        ])
  }

  @Test("a swipe from the edge takes the page that is pushed where it is, and gives it back")
  func swipe() throws {
    #expect(
      try notes(
        """
        nav:pushViewController(b, true)
        timeline:step(8)
        local place = x(b)
        touch:down(2, 400)
        timeline:step(1)
        for x = 6, 30, 8 do touch:move(x, 400) timeline:step(1) end
        print(names(), x(b) > 0, x(b) < 140)
        for x = 22, 2, -10 do touch:move(x, 400) timeline:step(1) end
        timeline:step(12)
        touch:up()
        timeline:run()
        print(names(), x(b))
        """) == ["a\ttrue\ttrue", "ab\t0.0"])
  }
}
