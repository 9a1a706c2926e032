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
}
