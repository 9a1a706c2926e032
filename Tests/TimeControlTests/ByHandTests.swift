import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import TestStages
import TestSupport
import Testing

/// Every kind of animation and transition that can be held, with every call of the scrubber.
///
/// Each moves evenly from 0 to 1 in 0.4 s, so every number follows by calculation: `p` is the value on screen, `ended` the
/// outcome that its owner was notified of.
@Suite("Scrubber") struct ByHandTests {
  struct Kind: CustomTestStringConvertible {
    let name: String
    /// Begins it.
    let script: String
    /// The notifications to its owner when it has come to its end, and when it is back at its start.
    let finished: String
    let cancelled: String
    /// The model value at its end, and back at its start.
    var model = (finished: "1.0", cancelled: "0.0")
    /// A driver stands at its start until it is moved; everything else runs by itself.
    var waits = false
    var testDescription: String { name }

    static func transition(_ name: String, _ script: String, waits: Bool = false) -> Kind {
      Kind(name: name, script: script, finished: "completed", cancelled: "cancelled", waits: waits)
    }
  }

  static let kinds = [
    Kind.transition("a plain transition", "present(Fade())"),
    .transition("a percent-driven transition", "present(Fade(), UIPercentDrivenInteractiveTransition())", waits: true),
    .transition("an interruptible transition", "present(Slide())"),
    .transition(
      "a push",
      """
      nav = UINavigationController(root); window.rootViewController = nav
      director = {navigationController_animationControllerFor = function() return Fade() end}
      nav.delegate = director
      nav:pushViewController(UIViewController(), true)
      """),
    .transition(
      "a change of tabs",
      """
      tabs = UITabBarController(); tabs.viewControllers = {root, UIViewController()}; window.rootViewController = tabs
      director = {tabBarController_animationControllerForTransitionFrom = function() return Fade() end}
      tabs.delegate = director
      CATransaction.flush()
      tabs.selectedIndex = 1
      """),
    Kind(
      name: "a view animation",
      script: "box(); linear(function() shown.alpha = 1 end, function(finished) ended = tostring(finished) end)",
      finished: "true", cancelled: "true"),
    Kind(
      name: "a property animator",
      script: """
        box()
        animator = UIViewPropertyAnimator{
          duration = 0.4, curve = "linear", animations = function() shown.alpha = 1 end}
        animator:addCompletion(function(position) ended = position end)
        animator:startAnimation()
        """, finished: "end", cancelled: "start"),
    // It changes no model: there is nothing to take back.
    Kind(
      name: "a bare layer animation",
      script: """
        box()
        delegate = {animationDidStop = function(self, animation, finished) ended = tostring(finished) end}
        fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 0.4}
        fade.delegate = delegate
        shown.layer:add(fade, "fade")
        """, finished: "true", cancelled: "false", model: ("0.0", "0.0")),
  ]

  static let stage = """
    ended = "nothing"
    root = UIViewController(); window.rootViewController = root
    function linear(change, completion)
      UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear", animations = change, completion = completion}
    end
    function box() shown = UIView(CGRect(0, 0, 10, 10)); root.view:addSubview(shown); shown.alpha = 0 end
    function place(context) shown = context:view("to"); context.containerView:addSubview(shown); shown.alpha = 0 end
    function p() return string.format("%.3f", shown.layer:presentation().opacity) end

    Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
    function Fade:transitionDuration() return 0.4 end
    function Fade:animateTransition(context)
      place(context)
      linear(function() shown.alpha = 1 end, function()
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    function Fade:animationEnded(completed) ended = completed and "completed" or "cancelled" end

    Slide = class("Slide", Fade)
    function Slide:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
    function Slide:interruptibleAnimator(context)
      if self.animator then return self.animator end
      place(context)
      self.animator = UIViewPropertyAnimator{
        duration = 0.4, curve = "linear", animations = function() shown.alpha = 1 end}
      self.animator:addCompletion(function(position) context:completeTransition(position == "end") end)
      return self.animator
    end

    function present(animator, driver)
      local modal = UIViewController{modalPresentationStyle = "fullScreen"}
      director = {
        animationController_forPresented = function() return animator end,
        interactionControllerForPresentation = function() return driver end,
      }
      modal.transitioningDelegate = director
      root:present(modal, true)
    end
    """

  private func begun(_ kind: Kind) throws -> BranchStage {
    let stage = try BranchStage(Self.stage, kind.script, "timeline:advance(0.1)")
    #expect(stage.print("p()") == (kind.waits ? "0.000" : "0.250"))
    return stage
  }

  /// Runs to the end, and looks at when and how it ended.
  private func expectEnd(_ stage: BranchStage, at time: Double, _ ended: String, _ model: String) {
    stage.run(well: "timeline:run()")
    #expect(isClose(stage.session.world.now, time, Tolerance.time))
    #expect(stage.print("ended, shown.alpha") == "\(ended)\t\(model)")
    #expect(stage.callbackErrors.isEmpty)
  }

  @Test("held it stands still, scrubbed it is at the fraction given", arguments: kinds)
  func hold(_ kind: Kind) throws {
    let stage = try begun(kind)
    stage.run(well: "timeline:begin(); timeline:advance(0.9)")
    #expect(stage.print("p(), timeline.rate") == (kind.waits ? "0.000\t0.0" : "0.250\t0.0"))
    for fraction in ["0.600", "0.100", "1.000", "0.000", "0.450"] {
      stage.run(well: "timeline:update(\(fraction)); timeline:advance(0.1)")
      #expect(stage.print("p()") == fraction)
    }
    #expect(stage.print("ended") == "nothing")
  }

  @Test("finished, the rest of the way takes the rest of its time", arguments: kinds)
  func finish(_ kind: Kind) throws {
    let stage = try begun(kind)
    stage.run(well: "timeline:begin(); timeline:advance(0.9); timeline:update(0.6); timeline:finish()")
    #expect(stage.print("p()") == "0.600")
    // 0.4 of 0.4 s is left. Half of that is half of the way there: the curve of the tail is even in its middle.
    stage.run(well: "timeline:advance(0.08)")
    #expect(stage.print("p()") == "0.800")
    expectEnd(stage, at: 1.16, kind.finished, kind.model.finished)
  }

  @Test("cancelled, the way back takes what has passed, and what was changed is taken back", arguments: kinds)
  func cancel(_ kind: Kind) throws {
    let stage = try begun(kind)
    stage.run(well: "timeline:begin(); timeline:advance(0.9); timeline:update(0.6); timeline:cancel()")
    #expect(stage.print("p()") == "0.600")
    // 0.6 of 0.4 s.
    stage.run(well: "timeline:advance(0.12)")
    #expect(stage.print("p()") == "0.300")
    expectEnd(stage, at: 1.24, kind.cancelled, kind.model.cancelled)
  }

  @Test("reversed it goes back from where it is, without a jump, as fast as it came", arguments: kinds)
  func reverse(_ kind: Kind) throws {
    let stage = try begun(kind)
    if kind.waits { stage.run(well: "timeline:update(0.25)") }
    stage.run(well: "timeline:reverse()")
    #expect(stage.print("p(), timeline.rate") == "0.250\t-1.0")
    stage.run(well: "timeline:advance(0.05)")
    #expect(stage.print("p()") == "0.125")
    expectEnd(stage, at: 0.2, kind.cancelled, kind.model.cancelled)
  }

  @Test("reversed twice it has lost the time of the way there and back", arguments: kinds)
  func reverseTwice(_ kind: Kind) throws {
    let stage = try begun(kind)
    if kind.waits { stage.run(well: "timeline:update(0.25)") }
    stage.run(well: "timeline:reverse(); timeline:advance(0.05); timeline:reverse()")
    #expect(stage.print("p(), timeline.rate") == "0.125\t1.0")
    // 0.125 of it is behind at 0.15 s.
    expectEnd(stage, at: 0.5, kind.finished, kind.model.finished)
  }

  @Test("let go it has the rate of its way, and reversed then it turns round", arguments: kinds)
  func reverseRelease(_ kind: Kind) throws {
    let stage = try begun(kind)
    // 0.6 of 0.4 s back, in as many seconds.
    stage.run(well: "timeline:begin(); timeline:update(0.6); timeline:cancel(); timeline:advance(0.12)")
    #expect(stage.print("p(), string.format('%.6f', timeline.rate)") == "0.300\t-1.000000")
    stage.run(well: "timeline:reverse()")
    #expect(stage.print("p(), string.format('%.6f', timeline.rate)") == "0.300\t1.000000")
    stage.run(well: "timeline:run()")
    #expect(stage.print("ended, shown.alpha") == "\(kind.finished)\t\(kind.model.finished)")
  }

  @Test("at another rate it goes on from where it is", arguments: kinds)
  func rate(_ kind: Kind) throws {
    let stage = try begun(kind)
    if kind.waits { stage.run(well: "timeline:update(0.25)") }
    stage.run(well: "timeline.rate = 0.5")
    #expect(stage.print("p(), timeline.rate") == "0.250\t0.5")
    stage.run(well: "timeline:advance(0.2)")
    #expect(stage.print("p()") == "0.500")
    // The other half, at twice the speed.
    stage.run(well: "timeline.rate = 2")
    #expect(stage.print("p()") == "0.500")
    expectEnd(stage, at: 0.4, kind.finished, kind.model.finished)
  }

  @Test("a change of the rate at every frame moves nothing by itself", arguments: kinds)
  func rateAtEveryFrame(_ kind: Kind) throws {
    let stage = try BranchStage(Self.stage, kind.script, "timeline:advance(0)")
    var passed = 0.0
    for (frame, rate) in [0.5, 0.1, 2, 0.25, 1, 0.75, 3, 0.05].enumerated() {
      stage.run(well: "timeline.rate = \(rate)")
      let time = Double(frame + 1) / 60
      stage.run(well: "timeline:step()")
      #expect(isClose(stage.session.world.now, time, Tolerance.time))
      passed += rate / 60
      let shown = try #require(Double(stage.print("string.format('%.9f', shown.layer:presentation().opacity)")))
      #expect(isClose(shown, passed / 0.4, Tolerance.law))
    }
  }

  @Test("it can be gone back into and ended the other way, and the first end stays", arguments: kinds)
  func otherEnd(_ kind: Kind) throws {
    let stage = try begun(kind)
    stage.run(well: "timeline:begin(); timeline:advance(0.1); timeline:update(0.5)")
    stage.run(well: "timeline:finish()")
    expectEnd(stage, at: 0.4, kind.finished, kind.model.finished)
    stage.run(well: "timeline:seek(0.2)")
    stage.run(well: "timeline:cancel()")
    expectEnd(stage, at: 0.4, kind.cancelled, kind.model.cancelled)
    stage.run(well: "timeline:switch('main')")
    #expect(stage.print("ended, shown.alpha") == "\(kind.finished)\t\(kind.model.finished)")
  }
}
