import LayerKit
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

@Suite("Session lifetime") struct SessionLifetimeTests {
  /// An object that a script leaves behind and that something in its world keeps.
  struct Leftover: CustomTestStringConvertible {
    let testDescription: String
    let source: String

    init(_ description: String, _ source: String) { (testDescription, self.source) = (description, source) }

    /// Every example, too.
    static let all = written + examples(in: "Examples") + examples(in: "Examples/as-printed")

    private static func examples(in folder: String) -> [Leftover] {
      SourceTree.names(in: folder, ending: ".lua").filter { !$0.hasSuffix("_test.lua") }.compactMap { name in
        SourceTree.text(of: "\(folder)/\(name)").map { Leftover("\(folder)/\(name)", $0) }
      }
    }

    private static let written = [
      Leftover(
        "a table as a delegate",
        "nav = UINavigationController(UIViewController()); nav.delegate = {}; window.rootViewController = nav"),
      Leftover(
        "a table as an animation's delegate",
        """
        local turn = CABasicAnimation("transform.rotation"); turn.toValue, turn.duration = 3, 9
        turn.repeatCount, turn.delegate = math.huge, {animationDidStop = function() end}
        window.layer:add(turn, "turn")
        """),
      Leftover("a timer", "Timer.scheduledTimer{withTimeInterval = 1, repeats = true, block = function() end}"),
      Leftover("a display link", "link = CADisplayLink(function() end); link:add()"),
      Leftover(
        "a paused animator",
        """
        animator = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() window.alpha = 0 end}
        animator:addCompletion(function() end); animator:startAnimation(); animator:pauseAnimation()
        """),
      Leftover(
        "animations blocks that never end",
        """
        UIView.animate{withDuration = 1, delay = 0, options = {"repeat", "autoreverse"},
          animations = function() window.alpha = 0.5 end, completion = function() end}
        CATransaction.begin(); CATransaction.setCompletionBlock(function() end); window.layer.opacity = 0.2
        """),
      Leftover(
        "a segue", "root = UIViewController(); root:addSegue(\"next\", \"show\", function() return root end)"),
      Leftover(
        "a layer's actions",
        "layer = CALayer(); layer.actions = {opacity = function() end}; layer.delegate = {action = function() end}"),
      Leftover("an observed property", "token = window:observe('frame', function() end)"),
      Leftover(
        "a finger that was lifted a moment ago",
        """
        window:addGestureRecognizer(UIPanGestureRecognizer(function() end)); window:addSubview(UIButton())
        touch:down(1, 1); touch:move(50, 50); touch:up()
        """),
      Leftover(
        "recognisers and controls",
        """
        button = UIButton(); button:addTarget(function() end, "touchUpInside"); window:addSubview(button)
        pan = UIPanGestureRecognizer(function() end); pan.delegate = {}; window:addGestureRecognizer(pan)
        touch:down(10, 10)
        """),
      Leftover("a stop", "timeline:onEvent(\"begin\", function() return false end)"),
      Leftover(
        "a card at a height of its own",
        """
        local Detent = UISheetPresentationController.Detent
        local small = Detent.custom{identifier = "small", resolver = function() return 99 end}
        local card = UIViewController(); card.sheetPresentationController.detents = {small}
        window.rootViewController = UIViewController(); window.rootViewController:present(card, true, function() end)
        """),
      Leftover(
        "a sheet that was only asked for", "card = UIViewController(); sheet = card.sheetPresentationController"),
      Leftover(
        "a group whose task ends by a mistake, and that is waited for",
        """
        Task(function()
          withTaskGroup(function(group) group:addTask(function() missing() end) end)
        end)
        """),
      Leftover(
        "a group whose task waits for ever, and whose next result is waited for",
        """
        Task(function()
          withTaskGroup(function(group)
            group:addTask(function() withCheckedContinuation(function() end) end)
            group:next()
          end)
        end)
        """),
      Leftover(
        "a stream that never ends",
        """
        Task(function() for _ = 1, 2 do AsyncStream(function(continuation) kept = continuation end):next() end end)
        """),
      Leftover(
        "a transition that nobody completes",
        """
        local Open = class("Open", NSObject, "UIViewControllerAnimatedTransitioning")
        function Open:transitionDuration() return 1 end
        function Open:animateTransition(context) self.context = context end
        local root, shown = UIViewController(), UIViewController()
        window.rootViewController = root
        shown.transitioningDelegate = {animationController_forPresented = function() return Open() end}
        shown.modalPresentationStyle = "custom"
        root:present(shown, true)
        DispatchQueue.main:async(function() root.transitionCoordinator:animate(nil, function() end) end)
        """),
    ]

    /// Examples find what they require.
    static var options: SessionOptions {
      var options = SessionOptions()
      options.readSource = { name, _, _ in SourceTree.module(name, in: "Examples") }
      return options
    }

    /// Runs it, as a file is run.
    func run(in branching: BranchingSession) {
      if let error = branching.runScript(source, name: testDescription) { Issue.record("\(error)") }
    }
  }

  @Test("a session is gone when it is dropped, whatever its script left behind", arguments: Leftover.all)
  func dropped(_ leftover: Leftover) throws {
    weak var session: ScriptSession?
    weak var world: World?
    do {
      let branching = BranchingSession(try ScriptSession(Leftover.options))
      (session, world) = (branching.session, branching.session.world)
      leftover.run(in: branching)
    }
    #expect(session == nil)
    #expect(world == nil)
  }

  @Test("starting over leaves nothing of the session before, nor of its branches", arguments: Leftover.all)
  func reset(_ leftover: Leftover) throws {
    let branching = BranchingSession(try ScriptSession(Leftover.options))
    weak let former = branching.session
    leftover.run(in: branching)
    // A change of the past: the former course of events stays, as a branch, until then.
    _ = branching.evaluate("timeline:seek(0); window.alpha = 0.75", name: "change")
    weak let branch = branching.session
    branching.reset(to: try ScriptSession(SessionOptions()))
    #expect(former == nil)
    #expect(branch == nil)
  }

  @Test("a session that was made again only to look at what would come is gone afterwards")
  func lookedAhead() throws {
    final class Seen { weak var session: ScriptSession? }
    let branching = BranchingSession(try ScriptSession(SessionOptions()))
    var remade: [Seen] = []
    branching.onRebuild = { session in
      let seen = Seen()
      seen.session = session
      remade.append(seen)
    }
    let source = """
      UIView.animate(1, function() window.alpha = 0.5 end)
      timeline:advance(0.5)
      assert(#timeline:whatIf(0.5) > 0)
      """
    if case .failure(let error) = branching.evaluate(source, name: "ahead") { Issue.record("\(error)") }
    // Finished and cancelled, and back in the one that goes on.
    #expect(remade.count == 3)
    #expect(remade.compactMap(\.session).allSatisfy { $0 === branching.session })
  }
}
