import TestSupport
import TestTraits
import Testing

/// A transition that did not take place leaves nothing behind.
@Suite("Cancelled examples") struct CancelledExampleTests {
  struct Case: CustomTestStringConvertible {
    let example: String
    /// The statements that bring the example to its start.
    let start: String
    /// The statements that begin a transition and take it back.
    let run: String
    var testDescription: String { "\(example): \(start) \(run)" }

    init(_ example: String, from start: String = "", _ run: String) {
      (self.example, self.start, self.run) = (example, start, run)
    }
  }

  static let cases = [
    Case("bottom-sheet", "byHand(show)"),
    Case("bottom-sheet", from: "show()", "byHand(hide)"),
    Case("bottom-sheet", from: "show()", "drag(96) touch:up()"),
    Case("bottom-sheet", from: "show()", "drag(224) touch:cancel()"),
    Case("cross-dissolve", "byHand(dissolve)"),
    Case("cross-dissolve", from: "dissolve()", "byHand(dissolve)"),
    Case("slider-scrub", "grab(0.3) touch:up()"),
    Case("slider-scrub", "grab(0.9) touch:cancel()"),
    Case("slider-scrub", from: "list:present(photo, false)", "delegate.driver = nil byHand(list.dismiss, list, true)"),
    Case("swipe", "byHand(swipe)"),
    Case("swipe", from: "swipe()", "byHand(swipe)"),
    Case("swipe", "drag(0.3) touch:up()"),
    Case("swipe", from: "swipe()", "drag(0.49) touch:up()"),
    Case("swipe", "drag(0.9) touch:cancel()"),
    Case("custom-presentation", "byHand(show)"),
    Case("custom-presentation", from: "show()", "byHand(hide)"),
    Case("custom-presentation", from: "show() timeline:run() resize(200)", "byHand(hide)"),
    Case("tips-presentation", "byHand(tip)"),
    Case("tips-presentation", from: "tip(CGRect(10, 100, 300, 500))", "byHand(close)"),
    Case("reveal", from: "pop()", "byHand(push)"),
    Case("reveal", "byHand(pop)"),
    Case("reveal", from: "pop()", "drag(99) touch:up()"),
    Case("reveal", from: "pop()", "drag(190) touch:cancel()"),
    Case("circle-push", from: "pop()", "byHand(push, 1)"),
    Case("circle-push", from: "pop()", "byHand(push, 4)"),
    Case("circle-push", "byHand(pop)"),
    Case("interrupted-push", "byHand(push, new)"),
    Case("interrupted-push", from: "push(new)", "byHand(back, new)"),
    Case("interrupted-push", "byHand(push, old)"),
    Case("pan-pop", "byHand(push)"),
    Case("pan-pop", from: "push()", "byHand(pop)"),
    Case("pan-pop", from: "push()", "drag(100) touch:up()"),
    Case("pan-pop", from: "push()", "drag(190) touch:cancel()"),
    Case("photo-browser", "byHand(open, 0)"),
    Case("photo-browser", "byHand(open, 2)"),
    Case("photo-browser", from: "open(1)", "byHand(close)"),
    Case("photo-browser", from: "open(1)", "drag(100) touch:up()"),
    Case("photo-browser", from: "open(1)", "drag(300) touch:cancel()"),
    Case(
      "photo-browser", from: "open(1)", "drag(300) touch:up() timeline:begin() timeline:update(0.5) timeline:cancel()"),
    Case("zoom", "byHand(open, 1)"),
    Case("zoom", from: "open(1)", "byHand(close)"),
    Case("zoom", from: "open(1)", "drag(100) touch:up()"),
    Case("zoom", from: "open(1)", "drag(150) touch:cancel()"),
    Case("tab-slide", from: "select(1)", "byHand(select, 2)"),
    Case("tab-slide", from: "select(1)", "byHand(select, 0)"),
    Case("tab-slide", from: "select(1)", "drag(-100) touch:up()"),
    Case("tab-slide", from: "select(1)", "drag(300) touch:cancel()"),
    Case("tour", "byHand(swipe)"),
    Case("tour", from: "swipe()", "byHand(swipe)"),
  ]

  /// `world()`: all that there is, as text: the tree with model and presentation values, and of every controller in reach
  /// its relations, its flags, and its view's state whether or not it is in the window.
  private static let prelude = """
    local say = print
    print = function() end

    local function state(controller)
      local line = {tostring(controller)}
      for _, name in ipairs{"parent", "presentedViewController", "presentingViewController", "transitionCoordinator",
        "isBeingPresented", "isBeingDismissed", "isMovingToParent", "isMovingFromParent"} do
        line[#line + 1] = name .. " " .. tostring(controller[name])
      end
      for _, child in ipairs(controller.children) do line[#line + 1] = "child " .. tostring(child) end
      local view = controller.viewIfLoaded
      if view then
        line[#line + 1] = table.concat({tostring(view), tostring(view.superview), tostring(view.window), view.alpha,
          tostring(view.transform), tostring(view.layer.mask), tostring(view.isHidden), view.layer.speed,
          view.layer.timeOffset, view.layer.beginTime, tostring(view.isUserInteractionEnabled)}, " ")
        for _, recognizer in ipairs(view.gestureRecognizers) do line[#line + 1] = "gesture " .. recognizer.state end
      end
      return table.concat(line, ", ")
    end

    function world()
      local lines = {(timeline:snapshot():gsub("^time[^\\n]*", ""))}
      local seen = {}
      local function add(controller)
        if not controller or seen[controller] then return end
        seen[controller] = true
        lines[#lines + 1] = state(controller)
        add(controller.presentedViewController)
        for _, child in ipairs(controller.children) do add(child) end
      end
      add(window.rootViewController)
      for _, name in ipairs{"list", "photo", "mail", "article", "options", "tips", "grid", "master", "menu", "details"} do
        local controller = rawget(_G, name)
        -- One that is made anew each time is gone.
        if controller and (controller.viewIfLoaded or controller.parent) then add(controller) end
      end
      return table.concat(lines, "\\n")
    end

    function byHand(start, ...)
      for _, percent in ipairs{0, 0.01, 0.5, 0.99, 1} do
        start(...)
        timeline:begin()
        timeline:update(percent)
        timeline:advance(0.1)
        timeline:cancel()
        timeline:run()
      end
    end

    """

  /// The examples without a transition.
  static let others: Set = ["constraints.lua", "expanding-card.lua", "sheet-list.lua"]

  @Test("there is one of every example with a transition")
  func isComplete() {
    #expect(Set(Self.cases.map { $0.example + ".lua" }).union(Self.others) == Set(ExamplesTests.scripts))
  }

  @Test("leave the world as it was", .exhaustive, arguments: cases, ExamplesTests.screens)
  func restores(_ example: Case, _ screen: ExamplesTests.Screen) throws {
    // A view that floats for ever is somewhere else a moment later.
    let still = example.example == "circle-push" ? ":gsub(' shown[^\\n]*', '')" : ""
    let script =
      Self.prelude + """
        dofile 'Examples/\(example.example).lua'
        \(example.start) timeline:run()
        local before = world()\(still)
        \(example.run) timeline:run()
        say(before)
        say("--")
        say((world()\(still)))
        say("--")
        say(timeline.transition, #UIApplication.shared.warnings)
        """
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), screen.options + ["-e", script])
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    let parts = run.output.split(separator: "--\n").map { $0.split(separator: "\n") }
    try #require(parts.count == 3)
    #expect(parts[0].count > 3)
    for (before, after) in zip(parts[0], parts[1]) { #expect(after == before) }
    #expect(parts[0].count == parts[1].count)
    #expect(parts[2] == ["nil\t0"])
  }
}
