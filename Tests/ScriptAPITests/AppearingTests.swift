import TestStages
import TestSupport
import Testing

/// `viewIsAppearing`, the updates of properties and `flushUpdates`, as Apple's pages and two sessions (WWDC23-10055, WWDC25-243) have them.
@Suite("Appearing and updates") struct AppearingTests {
  /// Pages that note their callbacks, and after `will` and `is` whether the view is in a window.
  static let pages = """
    local notes = {}
    function note(...) notes[#notes + 1] = table.concat({...}, " ") end
    function told() local text = table.concat(notes, ", "); notes = {}; return text end
    Page = class("Page", UIViewController)
    local function place(page) return page.view.window and "in" or "out" end
    function Page:viewWillAppear(animated) note("will", self.title, place(self)) end
    function Page:viewIsAppearing(animated) note("is", self.title, place(self), tostring(animated)) end
    function Page:viewWillLayoutSubviews() if self.notesLayout then note("layout", self.title) end end
    function Page:viewDidAppear(animated) note("did", self.title) end
    function Page:viewWillDisappear(animated) note("goes", self.title) end
    function Page:viewDidDisappear(animated) note("went", self.title) end
    function page(title) local made = Page(); made.title = title; return made end

    """

  @Test(
    """
    viewIsAppearing comes once, after viewWillAppear and before the layout, once the view is in the window (WWDC23-10055; D). \
    So with a push, a pop, a presentation, a change of tabs and a window's root
    """,
    arguments: [
      (
        "a, b = page('a'), page('b') nav = UINavigationController(a) window.rootViewController = nav",
        "b.notesLayout = true nav:pushViewController(b, true)",
        "goes a, will b out, is b in true, layout b, went a, did b"
      ),
      (
        """
        a, b = page('a'), page('b') nav = UINavigationController(a) window.rootViewController = nav
        nav:pushViewController(b, false)
        """, "nav:popViewController(true)", "goes b, will a out, is a in true, went b, did a"
      ),
      (
        "a, b = page('a'), page('b') window.rootViewController = a b.modalPresentationStyle = 'fullScreen'",
        "a:present(b, true)", "goes a, will b out, is b in true, did b, went a"
      ),
      (
        "a, b = page('a'), page('b') window.rootViewController = a", "a:present(b, false)",
        "will b out, is b in false, did b"
      ),
      (
        """
        a, b = page('a'), page('b') tabs = UITabBarController() tabs.viewControllers = {a, b}
        window.rootViewController = tabs
        """, "tabs.selectedIndex = 1", "goes a, will b out, is b in false, went a, did b"
      ),
      (
        "a = page('a') a.notesLayout = true", "window.rootViewController = a",
        "will a out, is a in false, layout a, did a"
      ),
    ])
  func once(stage: String, act: String, notes: String) throws {
    let script = Self.pages + stage + "\ntimeline:run() told()\n" + act + "\ntimeline:run() print(told())"
    #expect(try Stage.output(script) == notes)
  }

  @Test("with an animator of the app's own it comes when that has put the view into the container, before layout")
  func ownAnimator() throws {
    let output = try Stage.output(
      Self.pages + """
        Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
        function Slide:transitionDuration() return 0.4 end
        function Slide:animateTransition(context)
          local to = context:view("to")
          context.containerView:addSubview(to)
          to.frame = CGRect(0, 0, 200, 300)
          note("animate")
          UIView.animate(0.4, function() to.alpha = 0.9 end, function() context:completeTransition(true) end)
        end
        a, b = page("a"), page("b")
        delegate = {animationController_forPresented = function() return Slide() end}
        b.modalPresentationStyle, b.transitioningDelegate, b.notesLayout = "fullScreen", delegate, true
        function b:viewIsAppearing() note("is", self.view.bounds.width, self.view.bounds.height) end
        window.rootViewController = a
        timeline:run() told()
        a:present(b, true)
        timeline:step()
        print(told())
        """)
    #expect(output == "goes a, will b out, animate, is 200.0 300.0, layout b")
  }

  /// Documented order of a cancelled pop; that the controller which stays appears as a whole, its `is` with it, follows (X).
  @Test("a cancelled pop by hand sends it to the page that appears again")
  func cancelledPop() throws {
    let output = try Stage.output(
      Self.pages + """
        a, b = page("a"), page("b")
        nav = UINavigationController(a)
        window.rootViewController = nav
        nav:pushViewController(b, false)
        timeline:run() told()
        nav:popViewController(true)
        timeline:step(6)
        timeline:cancel()
        timeline:run()
        print(told())
        """)
    #expect(
      output == "goes b, will a out, is a in true, goes a, went a, will b in, is b in true, did b")
  }

  @Test(
    "children appear with their container; a container of the app's own sends it with beginAppearanceTransition (X)")
  func children() throws {
    let output = try Stage.output(
      Self.pages + """
        a, b, c = page("a"), page("b"), page("c")
        a:addChild(b)
        a.view:addSubview(b.view)
        b:didMove(a)
        window.rootViewController = a
        timeline:run()
        print(told())
        a:addChild(c)
        a.view:addSubview(c.view)
        c:didMove(a)
        print(told())
        Own = class("Own", UIViewController)
        function Own:shouldAutomaticallyForwardAppearanceMethods() return false end
        own, d = Own(), page("d")
        window.rootViewController = own
        timeline:run() told()
        own:addChild(d)
        d:beginAppearanceTransition(true, false)
        own.view:addSubview(d.view)
        d:endAppearanceTransition()
        print(told())
        """)
    #expect(
      output == """
        will a out, will b out, is a in false, is b in false, did a, did b
        will c out, is c in false, did c
        will d out, is d in false, did d
        """)
  }

  @Test("what it changes is not animated, and it is an event where a page has it")
  func still() throws {
    let output = try Stage.output(
      """
      local Page = class("Page", UIViewController)
      function Page:viewIsAppearing() self.view.alpha = 0.5 end
      local a, b = UIViewController(), Page()
      b.title = "b"
      window.rootViewController = a
      timeline:run()
      a:present(b, true)
      timeline:step(2)
      print(b.view.alpha, b.view.layer:animation{forKey = "opacity"} == nil)
      timeline:run()
      for _, event in ipairs(timeline:events()) do
        if event.name == "viewIsAppearing" then print(event.name, event.subject) end
      end
      """)
    #expect(output == "0.5\ttrue\nviewIsAppearing\tb")
  }

  // MARK: Properties

  static let cards = """
    local notes = {}
    function note(...) notes[#notes + 1] = table.concat({...}, " ") end
    function told() local text = table.concat(notes, ", "); notes = {}; return text end
    Card = class("Card", UIView)
    function Card:updateProperties() note("update", self.name) if self.more then self.more() end end
    function Card:layoutSubviews() note("layout", self.name) end
    outer, inner = Card(CGRect(0, 0, 100, 100)), Card(CGRect(0, 0, 50, 50))
    outer.name, inner.name = "outer", "inner"
    outer:addSubview(inner)
    window:addSubview(outer)

    """

  @Test(
    "properties are updated top down, each before its layout, and before the first layout, too (WWDC25-243, Apple's page; D)"
  )
  func properties() throws {
    let output = try Stage.output(
      Self.cards + """
        timeline:step()
        print(told())
        inner:setNeedsUpdateProperties()
        inner:setNeedsUpdateProperties()
        outer:setNeedsUpdateProperties()
        print(told() == "")
        timeline:step()
        print(told())
        inner.more = function() inner:setNeedsLayout() end
        inner:setNeedsUpdateProperties()
        timeline:step()
        print(told())
        timeline:step()
        print(told() == "")
        """)
    #expect(
      output == """
        update outer, layout outer, update inner, layout inner
        true
        update outer, update inner
        update inner, layout inner
        true
        """)
  }

  @Test(
    "updatePropertiesIfNeeded updates at once the view, its controller and everything below, and lays out nothing (D)")
  func atOnce() throws {
    let output = try Stage.output(
      Self.cards + """
        local Page = class("Page", UIViewController)
        function Page:updateProperties() note("update page") end
        function Page:viewIsAppearing() note("is") end
        local page = Page()
        page.view = Card(window.bounds)
        page.view.name = "screen"
        page.view:addSubview(outer)
        window.rootViewController = page
        timeline:run()
        print(told())
        page:setNeedsUpdateProperties()
        page.view:setNeedsUpdateProperties()
        inner:setNeedsUpdateProperties()
        page:updatePropertiesIfNeeded()
        print(told())
        timeline:step()
        print(told() == "")
        """)
    #expect(
      output == """
        is, update screen, update page, layout screen, update outer, layout outer, update inner, layout inner
        update screen, update page, update inner
        true
        """)
  }

  @Test("updates that ask for updates end with layout's own warning")
  func endless() throws {
    let stage = try Stage()
    stage.run(Self.cards + "inner.more = function() inner:setNeedsUpdateProperties() end timeline:step()")
    #expect(stage.warnings.count == 1 && stage.warnings.first?.contains("[layout-loop]") == true)
  }

  @Test("an override that calls its superclass's is no call by hand")
  func superclass() throws {
    let stage = try Stage()
    stage.run(
      """
      local Card = class("Card", UIView)
      function Card:updateProperties() Card.super.updateProperties(self) end
      local Page = class("Page", UIViewController)
      function Page:updateProperties() Page.super.updateProperties(self) end
      window.rootViewController = Page()
      window:addSubview(Card(CGRect(0, 0, 10, 10)))
      timeline:run()
      """)
    #expect(stage.warnings.isEmpty)
  }

  // MARK: Flushing

  private static let keys = "local function keys(view) return #(view.layer:animationKeys() or {}) end\n"

  /// A page's text on `flushUpdates` (D): before the block without animation, before leaving it with.
  @Test(
    "flushUpdates: what waits before a block is not animated, what waits at its end is",
    arguments: [
      ("UIView.animate{withDuration = 1, delay = 0, options = 'flushUpdates', animations = block}", true),
      ("UIView.animate{withDuration = 1, delay = 0, options = {}, animations = block}", false),
      (
        """
        local animator = UIViewPropertyAnimator{duration = 1, curve = 'linear', animations = block}
        animator.flushUpdates = true
        animator:startAnimation()
        """, true
      ),
    ])
  func flush(animation: String, animates: Bool) throws {
    let output = try Stage.output(
      Self.keys + """
        Board = class("Board", UIView)
        function Board:layoutSubviews()
          self.first.frame = CGRect(self.left, 0, 10, 10)
          self.second.frame = CGRect(self.right, 0, 10, 10)
        end
        board = Board(CGRect(0, 0, 300, 100))
        board.left, board.right, board.first, board.second = 0, 0, UIView(), UIView()
        board:addSubview(board.first)
        board:addSubview(board.second)
        window:addSubview(board)
        timeline:step()
        board.left = 100
        board:setNeedsLayout()
        local function block() board.right = 200 board:setNeedsLayout() end
        \(animation)
        timeline:step()
        print(keys(board.first), keys(board.second), board.second.frame.minX)
        """)
    #expect(output == "0\t\(animates ? 1 : 0)\t200.0")
  }

  @Test("flushUpdates goes to nested blocks, and stands before animations are switched off and on again (D)")
  func nestedFlush() throws {
    let output = try Stage.output(
      Self.keys + """
        Board = class("Board", UIView)
        function Board:updateProperties() self.alpha = self.faded or 1 end
        local boards = {}
        for index = 1, 4 do
          boards[index] = Board(CGRect(0, 0, 30, 30))
          window:addSubview(boards[index])
        end
        timeline:step()
        local function fade(index) boards[index].faded = 0.5 boards[index]:setNeedsUpdateProperties() end
        UIView.animate{withDuration = 1, delay = 0, options = "flushUpdates", animations = function()
          fade(1)
          UIView.animate(2, function() fade(2) end)
          fade(3)
          UIView.performWithoutAnimation(function() fade(4) end)
        end}
        for index = 1, 4 do print(index, boards[index].alpha, keys(boards[index])) end
        """)
    #expect(output == "1\t0.5\t1\n2\t0.5\t1\n3\t0.5\t1\n4\t0.5\t0")
  }
}
