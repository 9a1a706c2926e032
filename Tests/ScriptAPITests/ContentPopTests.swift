import TestStages
import TestSupport
import Testing

/// Swipes back with `navigationEra` fluid. Where they begin: WWDC25-284 and the header (D), the list of rivals chosen here. When they
/// pop: a device of iOS 27 (A).
@Suite("Swipes back of iOS 26") struct ContentPopTests {
  static let stack = """
    UIApplication.shared.navigationEra = "fluid"
    a, b = UIViewController(), UIViewController()
    nav = UINavigationController(a)
    window.rootViewController = nav
    nav:pushViewController(b, false)
    timeline:run()
    local width = window.bounds.width
    -- A finger that comes so many widths in ten frames, and rests before it is lifted, unless it is flung.
    function swipe(widths, from, y, flung)
      touch:down(from or 150, y or 400)
      timeline:step(1)
      for step = 1, 10 do touch:move((from or 150) + width * widths * step / 10, y or 400) timeline:step(1) end
      if not flung then timeline:step(20) end
    end
    function lift() touch:up() timeline:run() return #nav.viewControllers end

    """

  @Test(
    "at rest it pops from 0.3 of the width on: 0.27 returns, 0.32 pops (A); with swipeThreshold 0.5 as on a simulator",
    arguments: [
      ("0.27", "", "2"), ("0.32", "", "1"), ("0.4", "UIApplication.shared.swipeThreshold = 0.5 ", "2"),
      ("0.54", "UIApplication.shared.swipeThreshold = 0.5 ", "1"),
    ])
  func threshold(widths: String, setting: String, left: String) throws {
    #expect(try Stage.output(Self.stack + "\(setting) swipe(\(widths)) print(lift())") == left)
    #expect(try Stage.output(Self.stack + "\(setting) swipe(\(widths), 2) print(lift())") == left, "from the edge")
  }

  @Test("flung faster than 1.06 widths a second it pops from any place, and back it returns from any (A)")
  func flung() throws {
    // 0.2 widths in 10 frames are 1.2 widths a second.
    #expect(try Stage.output(Self.stack + "swipe(0.2, 150, 400, true) print(lift())") == "1")
    let back = """
      swipe(0.6)
      for step = 1, 6 do touch:move(150 + width * (0.6 - 0.025 * step), 400) timeline:step(1) end
      print(lift())
      """
    #expect(try Stage.output(Self.stack + back) == "2")
  }

  @Test(
    "the page is still for 12 points, and stays 12 behind the finger (A); its touch elsewhere goes to what wants it")
  func tracking() throws {
    let output = try Stage.output(
      Self.stack + """
        touch:down(100, 400) timeline:step(1)
        for _, x in ipairs{108, 111, 112, 150, 220} do
          touch:move(x, 400) timeline:step(2)
          io.write(string.format("%.1f ", b.view.layer:presentation().position.x - width / 2))
        end
        """)
    #expect(output == "0.0 0.0 0.0 38.0 108.0 ")
  }

  @Test(
    "it begins neither at the root, nor to the other side, nor where something else wants the drag",
    arguments: [
      "nav:popViewController(false) timeline:run() swipe(0.5)",
      "swipe(-0.5, 350)",
      """
      local wide = UIScrollView(window.bounds)
      wide.contentSize = CGSize(2000, 100)
      b.view:addSubview(wide) timeline:step(1) swipe(0.5)
      """,
      "local pan = UIPanGestureRecognizer() b.view:addGestureRecognizer(pan) swipe(0.5)",
      "b.view:addSubview(UISlider(CGRect(50, 380, 300, 40))) timeline:step(1) swipe(0.5)",
      "nav.interactiveContentPopGestureRecognizer.isEnabled = false swipe(0.5)",
      """
      delegate = {navigationController_animationControllerFor = function() end}
      nav.delegate = delegate
      swipe(0.5)
      """,
      "UIApplication.shared.navigationEra = 'classic' swipe(0.5)",
    ])
  func withheld(_ act: String) throws {
    #expect(
      try Stage.output(
        Self.stack + "\(act) print(nav.transitionCoordinator)"
      )
      .hasSuffix("nil"))
  }

  @Test("a list that scrolls up and down lets it begin, and the edge swipe stays where it is switched off (R)")
  func lists() throws {
    #expect(
      try Stage.output(
        Self.stack + """
          local list = UIScrollView(window.bounds)
          list.contentSize = CGSize(width, 3000)
          b.view:addSubview(list) timeline:step(1)
          swipe(0.5)
          print(lift())
          """) == "1")
    #expect(
      try Stage.output(
        Self.stack + "nav.interactiveContentPopGestureRecognizer.isEnabled = false swipe(0.5, 2) print(lift())") == "1")
  }

  @Test("it is there and enabled from iOS 26 on (A), and nil before")
  func property() throws {
    #expect(
      try Stage.output(
        Self.stack + """
          print(nav.interactiveContentPopGestureRecognizer.isEnabled, nav.interactivePopGestureRecognizer.isEnabled)
          UIApplication.shared.navigationEra = "classic"
          print(nav.interactiveContentPopGestureRecognizer)
          """) == "true\ttrue\nnil")
  }

  /// 1 - e^(-0.85 ωt) (cos ωd t + 0.85 / √(1 - 0.85²) sin ωd t) is 0.98 after 0.2 s, with ω = 2π / 0.3 (by hand: 0.9800).
  @Test("a page that pops sets out 0.03 s late, and 98 % of the way are done 0.2 s later (A)")
  func release() throws {
    let output = try Stage.output(
      Self.stack + """
        swipe(0.4)
        local start = b.view.layer:presentation().position.x - width / 2
        touch:up()
        timeline:advance(0.02)
        io.write(string.format("%.1f ", b.view.layer:presentation().position.x - width / 2 - start))
        timeline:advance(0.21)
        print(string.format("%.2f", (b.view.layer:presentation().position.x - width / 2 - start) / (width - start)))
        """)
    #expect(output == "0.0 0.98")
  }
}
