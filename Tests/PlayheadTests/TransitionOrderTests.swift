import TestSupport
import Testing

/// The recorded orders of a full screen presentation and dismissal, as a script is called and as the record has them.
@Suite("Transition order") struct TransitionOrderTests {
  /// `reported` prints what was logged since `forget`, and what the record has since then, in the same words.
  static let recorder = """
    local log, first = {}, 1
    local function add(...) log[#log + 1] = table.concat({...}, " ") end
    local function forget() log, first = {}, #timeline:events() + 1 end
    -- The record's own names: `animationController(forPresented:)` and so on.
    local function reported()
      print(table.concat(log, "\\n"))
      local events, reported = timeline:events(), {}
      local kinds = {viewWillAppear = 1, viewDidAppear = 1, viewWillDisappear = 1, viewDidDisappear = 1,
        animationController = 1, interactionControllerForPresentation = 1, interactionControllerForDismissal = 1,
        animateTransition = 1, completeTransition = 1, animationEnded = 1}
      for index = first, #events do
        local event = events[index]
        local name = event.name:match("^%w+")
        if kinds[name] then
          name = name:gsub("^interactionControllerFor%w+", "interactionController")
          local title = name:find("^view") and event.subject:match("^%w+$")
          local flag = (name == "completeTransition" or name == "animationEnded") and event.detail
          reported[#reported + 1] = name .. (title and " " .. title or "") .. (flag and " " .. flag or "")
        end
      end
      print("--")
      print(table.concat(reported, "\\n"))
    end
    """

  /// Controllers and a delegate that log what they hear.
  static let stage = """
    local Logging = class("Logging", UIViewController)
    for _, name in ipairs{"viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"} do
      Logging[name] = function(self) add(name, self.title) end
    end
    local base, modal = Logging(), Logging()
    base.title, modal.title, modal.modalPresentationStyle = "base", "modal", "fullScreen"

    local Animator = class("Animator", NSObject, "UIViewControllerAnimatedTransitioning")
    function Animator:init() Animator.super.init(self) end
    function Animator:transitionDuration() return 0.35 end
    function Animator:animateTransition(context)
      add("animateTransition")
      local to = context:view("to")
      context.containerView:addSubview(to)
      to.alpha = 0
      UIView.animate(0.35, function() to.alpha = 1 end, function()
        add("completeTransition", tostring(not context.transitionWasCancelled))
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    function Animator:animationEnded(completed) add("animationEnded", tostring(completed)) end

    local driver
    local delegate = {
      animationController_forPresented = function() add("animationController") return Animator() end,
      animationController_forDismissed = function() add("animationController") return Animator() end,
      interactionControllerForPresentation = function() add("interactionController") return driver end,
      interactionControllerForDismissal = function() add("interactionController") return driver end,
    }
    modal.transitioningDelegate = delegate
    window.rootViewController = base
    timeline:advance(0)
    local function way()
      local over = function() add("completion") end
      if base.presentedViewController then base:dismiss(true, over) else base:present(modal, true, over) end
    end
    local function interactively(outcome)
      driver = UIPercentDrivenInteractiveTransition()
      way()
      timeline:advance(0.1)
      driver:update(0.4)
      driver[outcome](driver)
      timeline:run()
      driver = nil
    end
    """

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let script: String
    let order: [String]
  }

  static let cases = [
    Case(
      testDescription: "present", script: "forget() way() timeline:run() reported()",
      order: start(from: "base", to: "modal") + finish(from: "base", to: "modal")),
    Case(
      testDescription: "present, finished by hand", script: "forget() interactively('finish') reported()",
      order: start(from: "base", to: "modal") + finish(from: "base", to: "modal")),
    Case(
      testDescription: "present, cancelled", script: "forget() interactively('cancel') reported()",
      order: start(from: "base", to: "modal") + cancel(from: "base", to: "modal")),
    Case(
      testDescription: "dismiss", script: "way() timeline:run() forget() way() timeline:run() reported()",
      order: start(from: "modal", to: "base") + finish(from: "modal", to: "base")),
    Case(
      testDescription: "dismiss, finished by hand",
      script: "way() timeline:run() forget() interactively('finish') reported()",
      order: start(from: "modal", to: "base") + finish(from: "modal", to: "base")),
    Case(
      testDescription: "dismiss, cancelled", script: "way() timeline:run() forget() interactively('cancel') reported()",
      order: start(from: "modal", to: "base") + cancel(from: "modal", to: "base")),
  ]

  static func start(from: String, to: String) -> [String] {
    [
      "animationController", "interactionController", "viewWillDisappear \(from)", "viewWillAppear \(to)",
      "animateTransition",
    ]
  }

  static func finish(from: String, to: String) -> [String] {
    ["completeTransition true", "viewDidAppear \(to)", "viewDidDisappear \(from)", "completion", "animationEnded true"]
  }

  static func cancel(from: String, to: String) -> [String] {
    [
      "completeTransition false", "viewWillDisappear \(to)", "viewDidDisappear \(to)", "viewWillAppear \(from)",
      "viewDidAppear \(from)", "completion", "animationEnded false",
    ]
  }

  @Test("is the one recorded from the real framework, in callbacks and on record", arguments: cases)
  func order(_ example: Case) {
    let run = ProgramRun.playhead("-e", [Self.recorder, Self.stage, example.script].joined(separator: "\n"))
    #expect(run.errors.isEmpty)
    let halves = run.output.split(separator: "\n").split(separator: "--").map { $0.map(String.init) }
    #expect(halves.first == example.order)
    #expect(halves.last == example.order.filter { $0 != "completion" })
  }

  // MARK: Custom style

  /// The same for a custom presentation that keeps its presenter: the presentation controller logs too.
  static let customStage = """
    local Around = class("Around", UIPresentationController)
    function Around:preferredContentSizeDidChange() add("preferredContentSizeDidChange") end
    function Around:presentationTransitionWillBegin() add("presentationTransitionWillBegin") end
    function Around:presentationTransitionDidEnd(completed) add("presentationTransitionDidEnd", tostring(completed)) end
    function Around:dismissalTransitionWillBegin() add("dismissalTransitionWillBegin") end
    function Around:dismissalTransitionDidEnd(completed) add("dismissalTransitionDidEnd", tostring(completed)) end
    modal.modalPresentationStyle = "custom"
    function delegate:presentationController_forPresented(presented, presenting, source)
      add("presentationController")
      return Around(presented, presenting)
    end
    function Animator:animateTransition(context)
      add("animateTransition")
      local to, view = context:view("to"), context:view("to") or context:view("from")
      if to then context.containerView:addSubview(to) end
      UIView.animate(0.35, function() view.alpha = to and 0.9 or 0 end, function()
        add("completeTransition", tostring(not context.transitionWasCancelled))
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    """

  static let customStart = [
    "presentationController", "animationController", "interactionController", "preferredContentSizeDidChange",
    "presentationTransitionWillBegin", "viewWillAppear modal", "animateTransition",
  ]
  static let customDismissal = [
    "animationController", "interactionController", "dismissalTransitionWillBegin", "viewWillDisappear modal",
    "animateTransition",
  ]

  static let customs = [
    Case(
      testDescription: "present", script: "forget() way() timeline:run() reported()",
      order: customStart + [
        "completeTransition true", "presentationTransitionDidEnd true", "viewDidAppear modal", "completion",
        "animationEnded true",
      ]),
    Case(
      testDescription: "present, cancelled", script: "forget() interactively('cancel') reported()",
      order: customStart + [
        "completeTransition false", "presentationTransitionDidEnd false", "viewWillDisappear modal",
        "viewDidDisappear modal", "completion", "animationEnded false",
      ]),
    Case(
      testDescription: "dismiss", script: "way() timeline:run() forget() way() timeline:run() reported()",
      order: customDismissal + [
        "completeTransition true", "dismissalTransitionDidEnd true", "viewDidDisappear modal", "completion",
        "animationEnded true",
      ]),
    Case(
      testDescription: "dismiss, cancelled", script: "way() timeline:run() forget() interactively('cancel') reported()",
      order: customDismissal + [
        "completeTransition false", "dismissalTransitionDidEnd false", "viewWillAppear modal", "viewDidAppear modal",
        "completion", "animationEnded false",
      ]),
  ]

  @Test("is the recorded one for a custom style too, whose presenter is not notified", arguments: customs)
  func customOrder(_ example: Case) {
    let script = [Self.recorder, Self.stage, Self.customStage, example.script].joined(separator: "\n")
    let run = ProgramRun.playhead("-e", script)
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").prefix { $0 != "--" }.map(String.init) == example.order)
  }

  // MARK: The example

  static let swipes = [
    Case(
      testDescription: "by button", script: "touch:tap(toMail)",
      order: start(from: "list", to: "mail") + finish(from: "list", to: "mail")),
    Case(
      testDescription: "by finger, past the middle", script: "drag(0.6) touch:up()",
      order: start(from: "list", to: "mail") + finish(from: "list", to: "mail")),
    Case(
      testDescription: "by finger, before the middle", script: "drag(0.3) touch:up()",
      order: start(from: "list", to: "mail") + cancel(from: "list", to: "mail")),
    Case(
      testDescription: "back by finger, before the middle",
      script: "touch:tap(toMail) timeline:run() forget() drag(0.3) touch:up()",
      order: start(from: "mail", to: "list") + cancel(from: "mail", to: "list")),
  ]

  /// Each of the example's screens is a stack, which tells its page what it is told, right after (documented). The page of
  /// the mail has no title.
  private static func withPages(_ order: [String]) -> [String] {
    order.flatMap { line in
      if line.hasSuffix(" list") { return [line, line.dropLast(4) + "Inbox"] }
      return line.hasSuffix(" mail") ? [line, String(line.dropLast(5))] : [line]
    }
  }

  @Test("is the same when the example's swipe is driven by touches", arguments: swipes)
  func swipeOrder(_ example: Case) {
    let script = "dofile 'Examples/swipe.lua' forget() \(example.script) timeline:run() reported()"
    let run = ProgramRun.playhead("-e", Self.recorder + "\n" + script)
    #expect(run.errors.isEmpty)
    let record = run.output.split(separator: "\n").split(separator: "--").last?.map(String.init)
    #expect(record == Self.withPages(example.order.filter { $0 != "completion" }))
  }
}
