import TestStages
import Testing

/// A script lets go of a container whose transition has not ended: the transition keeps it, and what the script gave it.
@Suite("Letting go in scripts") struct LetGoTests {
  private static let prelude = """
    local Page = class("Page", UIViewController)
    function Page:viewDidDisappear() print(self.name, "is gone") end
    local function page(name)
      local made = Page()
      made.name = name
      return made
    end
    local function replaceRoot()
      window.rootViewController = UIViewController()
      collectgarbage()
      collectgarbage()
    end

    """

  @Test("the root is replaced in the turn of a push")
  func push() throws {
    let output = try Stage.output(
      Self.prelude + """
        do
          local navigation = UINavigationController(page("first"))
          window.rootViewController = navigation
          timeline:run()
          navigation.delegate = {navigationController_didShow = function(_, shown) print(shown.name, "is shown") end}
          navigation:pushViewController(page("second"), true)
        end
        replaceRoot()
        timeline:run()
        collectgarbage()
        print(timeline.transition)
        """)
    #expect(output == "first\tis gone\nnil")
  }

  @Test("the root is replaced in the turn of a change of tabs")
  func tab() throws {
    let output = try Stage.output(
      Self.prelude + """
        do
          local tabs = UITabBarController()
          tabs.viewControllers = {page("first"), page("second")}
          window.rootViewController = tabs
          timeline:run()
          tabs.selectedIndex = 1
        end
        replaceRoot()
        timeline:run()
        collectgarbage()
        print(timeline.transition)
        """)
    #expect(output == "first\tis gone\nnil")
  }

  @Test("the root is replaced in the middle of a push")
  func midPush() throws {
    let output = try Stage.output(
      Self.prelude + """
        do
          local navigation = UINavigationController(page("first"))
          window.rootViewController = navigation
          timeline:run()
          navigation:pushViewController(page("second"), true)
          timeline:advance(0.1)
        end
        replaceRoot()
        timeline:run()
        collectgarbage()
        print(timeline.transition)
        """)
    #expect(output == "first\tis gone\nsecond\tis gone\nnil")
  }

  @Test("a scroll view goes in the middle of a drag, and its recogniser stays")
  func scrollView() throws {
    let output = try Stage.output(
      """
      local pan
      local delegate = {scrollViewDidScroll = function(_, scroll)
        if not scroll.isDragging then return end
        print("scrolled")
        scroll:removeFromSuperview()
        collectgarbage()
      end}
      do
        local scroll = UIScrollView{frame = CGRect(0, 0, 300, 400), contentSize = CGSize(300, 2000)}
        scroll.delegate = delegate
        window:addSubview(scroll)
        pan = scroll.panGestureRecognizer
      end
      timeline:run()
      touch:down(150, 300)
      touch:move(150, 280)
      touch:move(150, 230)
      collectgarbage()
      touch:move(150, 200)
      touch:up()
      timeline:run()
      collectgarbage()
      print(pan.view)
      """)
    #expect(output == "scrolled\nnil")
  }
}
