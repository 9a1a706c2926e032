import PlainText
import TestSupport
import TestTraits
import Testing
import TransitionChecker

/// Mistakes in animators and drivers that end well, or nearly, as the script runs them: each is named with its numbers. And
/// what only looks like one is not.
@Suite("Named faults", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct NamedFaultTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let name: String
    let rule: Rule.ID
    let message: String
    /// Read after `Rule.stage`.
    let script: String
    var testDescription: String { name }
  }

  /// Shows and hides the photo by one animator, which says what it does to it.
  private static func shown(_ coming: String, then leaving: String, duration: String = "0.3") -> String {
    """
    function Fade:transitionDuration() return \(duration) end
    function Fade:animateTransition(context)
      local from, to, container = context:view("from"), context:view("to"), context.containerView
      local function done()
        context:completeTransition(not context.transitionWasCancelled)
      end
      if context:viewController("to") == photo then
        container:addSubview(to)
        to.frame = container.bounds
        \(coming)
      else
        container:insertSubview(to, 0)
        \(leaving)
      end
    end
    present()
    photo:dismiss(true)
    timeline:run()
    """
  }

  private static let picture = """
    picture = UIView{frame = CGRect(100, 100, 200, 200), backgroundColor = UIColor.red}
    picture.accessibilityIdentifier = "picture"
    list.view:addSubview(picture)

    """

  private static let fadeIn = "to.alpha = 0; UIView.animate(0.3, function() to.alpha = 1 end, done)"
  private static let fadeOut =
    "UIView.animate(0.3, function() from.alpha = 0 end, function() from.alpha = 1; done() end)"

  /// Under a finger, by a driver that is left where the touch is cancelled.
  private static let forgotten = """
    pan = UIPanGestureRecognizer(function(pan)
      local percent = (pan:translation(window).x + pan:velocity(window).x * 0.2) / window.bounds.width
      if pan.state == "began" then
        driver = UIPercentDrivenInteractiveTransition()
        list:present(photo, true)
      elseif pan.state == "changed" then
        driver:update(pan:translation(window).x / window.bounds.width)
      elseif pan.state == "ended" then
        letGo(driver, percent > 0.4)
        driver = nil
      end
    end)
    swipe()
    """

  /// A driver of the program's own that says how it ends, and then completes.
  private static let contrary = """
    Own = class("Own", NSObject, "UIViewControllerInteractiveTransitioning")
    function Own:startInteractiveTransition(context)
      self.context, self.to = context, context:view("to")
      context.containerView:addSubview(self.to)
      self:show(0)
    end
    function Own:show(percent) self.to.alpha = percent end
    function Own:update(percent)
      self.context:updateInteractiveTransition(percent)
      self:show(percent)
    end
    function Own:finish() self:leave(true) end
    function Own:cancel() self:leave(false) end
    function Own:leave(finishes)
      local context = self.context
      if finishes then context:finishInteractiveTransition() else context:cancelInteractiveTransition() end
      UIView.animate(0.2, function() self:show(finishes and 1 or 0) end, function()
        self.to.alpha = 1
        context:completeTransition(true)
      end)
    end
    UIPercentDrivenInteractiveTransition = Own
    swipe()
    """

  static let faults = [
    Fault(
      name: "a gesture that forgets that touches are cancelled", rule: .stuck,
      message: "held at 52.5 %, and no finger is down: nothing finishes or cancels it", script: forgotten),
    Fault(
      name: "a way back that starts elsewhere, right after the way there", rule: .jump,
      message: "photo.view moves 100 pt in one frame at the start",
      script: shown(
        fadeIn,
        then: """
          from.transform = CGAffineTransform{translationX = 100, y = 0}
          UIView.animate(0.3, function() from.transform = CGAffineTransform{translationX = 393, y = 0} end, function()
            from.transform = CGAffineTransform.identity
            done()
          end)
          """)),
    Fault(
      name: "an end that is exactly one screen off", rule: .outOfSight,
      message: "photo.view ends at (393 0; 393 852), out of sight",
      script: shown(
        """
        to.frame = container.bounds:offsetBy(393, 0)
        UIView.animate(0.3, function() to.alpha = 0.9 end, function() to.alpha = 1; done() end)
        """, then: fadeOut)),
    Fault(
      name: "a way back that ends half way", rule: .jump,
      message: "photo.view is taken away while it is seen, at opacity 1",
      script: shown(
        fadeIn,
        then: """
          UIView.animate(0.3, function() from.transform = CGAffineTransform{translationX = 0, y = 300} end, function()
            from.transform = CGAffineTransform.identity
            done()
          end)
          """)),
    Fault(
      name: "a shade that does not fade", rule: .jump,
      message: "shade is taken away while it is seen, at opacity 0.4",
      script: shown(
        fadeIn,
        then: """
          local shade = UIView{frame = container.bounds, backgroundColor = UIColor(0, 0, 0, 0.4)}
          shade.accessibilityIdentifier = "shade"
          container:insertSubview(shade, 1)
          UIView.animate(0.3, function() from.alpha = 0 end, function() from.alpha = 1; done() end)
          """)),
    Fault(
      name: "what comes stays half transparent", rule: .state, message: "photo.view: opacity is 0.5, not 1",
      script: shown("to.alpha = 0; UIView.animate(0.3, function() to.alpha = 0.5 end, done)", then: fadeOut)),
    Fault(
      name: "what comes stays small", rule: .state, message: "photo.view: transform is scale 0.900, not identity",
      script: shown(
        """
        to.alpha = 0
        UIView.animate(0.3, function()
          to.alpha, to.transform = 1, CGAffineTransform{scaleX = 0.9, y = 0.9}
        end, done)
        """, then: fadeOut)),
    Fault(
      name: "what comes is not made transparent first", rule: .jump,
      message: "photo.view is there at once at the start, at opacity 1",
      script: shown("UIView.animate(0.3, function() to.alpha = 1 end, done)", then: fadeOut)),
    Fault(
      name: "a picture that is hidden, with none in its place", rule: .jump,
      message: "picture is gone at once at the start, seen until then at opacity 1",
      script: picture
        + shown(
          """
          picture.isHidden, to.alpha = true, 0
          UIView.animate(0.3, function() to.alpha = 1 end, function() picture.isHidden = false; done() end)
          """, then: fadeOut)),
    Fault(
      name: "a flight that ends beside where the picture is then", rule: .jump,
      message: "flying is taken away while it is seen, at opacity 1",
      script: picture
        + shown(
          """
          local flying = UIView{frame = picture.frame, backgroundColor = UIColor.red}
          flying.accessibilityIdentifier = "flying"
          container:addSubview(flying)
          picture.isHidden, to.alpha = true, 0
          UIView.animate(0.3, function() to.alpha, flying.frame = 1, CGRect(40, 40, 200, 200) end, function()
            flying:removeFromSuperview()
            picture.isHidden = false
            done()
          end)
          """, then: fadeOut)),
    Fault(
      name: "a shade that is there at once", rule: .along,
      message: "opacity of shade changes at once, and the transition is animated",
      script: """
        Dim = class("Dim", UIPresentationController)
        function Dim:presentationTransitionWillBegin()
          local shade = UIView{frame = self.containerView.bounds, backgroundColor = UIColor.black, alpha = 0.4}
          shade.accessibilityIdentifier, shade.autoresizingMask = "shade", {"flexibleWidth", "flexibleHeight"}
          self.containerView:insertSubview(shade, 0)
        end
        photo.modalPresentationStyle = "custom"
        delegate.presentationController_forPresented = function(_, shown, by) return Dim(shown, by) end
        present()
        """),
    Fault(
      name: "animations are switched off for good", rule: .state,
      message: "UIView: areAnimationsEnabled is false, not true",
      script: shown(fadeIn + "; UIView.setAnimationsEnabled(false)", then: "done()")),
    Fault(
      name: "a recogniser for each transition", rule: .state,
      message: "list.view: gestureRecognizers is UITapGestureRecognizer, not none",
      script: """
        function Fade:animateTransition(context)
          context:view("from"):addGestureRecognizer(UITapGestureRecognizer(function() end))
          self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
        end
        drive()
        """),
    Fault(
      name: "an animation that fills forwards", rule: .state,
      message: "list.view: animation that stays after its end is back, not none",
      script: """
        photo.modalPresentationStyle = "overFullScreen"
        function Fade:animateTransition(context)
          local back = CABasicAnimation("transform.scale")
          back.toValue, back.duration, back.fillMode, back.isRemovedOnCompletion = 0.9, 0.3, "forwards", false
          if context:viewController("to") == photo then list.view.layer:add(back, "back") end
          self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
        end
        present()
        photo:dismiss(true)
        timeline:run()
        """),
    Fault(
      name: "a driver of one's own that cancels and completes", rule: .outcome,
      message: "cancelled, and then completed as finished", script: contrary),
  ]

  static let correct = [
    "a transition of six seconds": shown(
      "to.alpha = 0; UIView.animate(6, function() to.alpha = 1 end, done)",
      then: "UIView.animate(6, function() from.alpha = 0 end, function() from.alpha = 1; done() end)", duration: "6"),
    "an animator that completes in its call, in a stack with a bar": """
    local Cut = class("Cut", NSObject, "UIViewControllerAnimatedTransitioning", "UINavigationControllerDelegate")
    function Cut:transitionDuration() return 0 end
    function Cut:animateTransition(context)
      local to = context:view("to")
      to.frame = context:finalFrame(context:viewController("to"))
      context.containerView:addSubview(to)
      context:completeTransition(true)
    end
    cut = Cut()
    function cut:navigationController_animationControllerFor() return cut end
    stack = UINavigationController(UIViewController{title = "first"})
    stack.delegate, window.rootViewController = cut, stack
    stack:pushViewController(UIViewController{title = "second"}, true)
    timeline:run()
    device:rotate()
    timeline:run()
    assert(stack.navigationBar.frame == CGRect(0, 0, 852, 32), "the bar does not follow")
    """,
    "a counter of visits": """
    local Gallery = class("Gallery", UIViewController)
    function Gallery:viewDidLoad()
      self.visits, self.caption = 0, UILabel{frame = CGRect(20, 100, 20, 40), text = "none"}
      self.view:addSubview(self.caption)
    end
    function Gallery:viewDidAppear()
      self.visits = self.visits + 1
      self.caption.text = string.rep("visit ", self.visits)
      self.caption:sizeToFit()
    end
    list = Gallery{title = "list"}
    window.rootViewController = list
    drive()
    """,
    "a view that is cut off to nothing": shown(
      fadeIn,
      then: """
        local frame = from.frame
        from.clipsToBounds = true
        UIView.animate(0.3, function() from.bounds = CGRect(0, 0, frame.width, 0) end, function()
          from.frame, from.clipsToBounds = frame, false
          done()
        end)
        """),
    "a picture that flies to where it is found again": picture
      + shown(
        """
        local there = UIView{frame = CGRect(0, 100, 393, 393), backgroundColor = UIColor.red}
        to:addSubview(there)
        local flying = picture:snapshotView(false)
        flying.frame = picture.frame
        container:addSubview(flying)
        picture.isHidden, there.isHidden, to.alpha = true, true, 0
        UIView.animate(0.3, function() to.alpha, flying.frame = 1, there.frame end, function()
          flying:removeFromSuperview()
          picture.isHidden, there.isHidden = false, false
          done()
        end)
        """, then: fadeOut),
    "a page that is cut open in a circle": shown(
      """
      local hole = CAShapeLayer()
      hole.path = UIBezierPath{ovalIn = CGRect(-400, -200, 1200, 1200)}.cgPath
      to.layer.mask = hole
      local growth = CABasicAnimation("path")
      growth.fromValue, growth.duration = UIBezierPath{ovalIn = CGRect(190, 400, 1, 1)}.cgPath, 0.3
      growth.delegate = {animationDidStop = function() to.layer.mask = nil; done() end}
      hole:add(growth, "path")
      """, then: fadeOut),
    "a page that turns over": shown(
      """
      UIView.transition{from = from, to = to, duration = 0.3, options = {"transitionFlipFromLeft"}, completion = done}
      """, then: fadeOut),
    "one page dissolves into the other": shown(
      "UIView.transition{with = container, duration = 0.3, options = {\"transitionCrossDissolve\"}, "
        + "animations = function() container:addSubview(to) end, completion = done}", then: fadeOut),
    "a picture that another takes the place of": picture
      + shown(
        fadeIn,
        then: """
          local flying = UIView{frame = container.bounds, backgroundColor = UIColor.red}
          container:addSubview(flying)
          from.alpha, picture.isHidden = 0, true
          UIView.animate(0.3, function() flying.frame = picture.frame end, function()
            flying:removeFromSuperview()
            from.alpha, picture.isHidden = 1, false
            done()
          end)
          """),
  ]

  private let folder = TemporaryFolder()

  /// The rules and messages of what is found that is an error, or of another severity.
  private func findings(
    in script: String, _ severities: Set<String> = ["error"]
  ) -> [(rule: String, message: String)] {
    folder.write(Rule.script(script), to: "script.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "--json", folder.path + "/script.lua"])
    return run.output.split(separator: "\n").compactMap { line in
      guard case .object(let fields)? = JSON(line), severities.contains(fields["severity"]?.string ?? "")
      else { return nil }
      return (fields["rule"]?.string ?? "", fields["message"]?.string ?? "")
    }
  }

  @Test("are found with their numbers", .exhaustive, arguments: faults)
  func found(_ fault: Fault) {
    let found = findings(in: fault.script, ["error", "warning"])
    #expect(found.contains { $0.rule == fault.rule.rawValue && $0.message.hasPrefix(fault.message) }, "\(found)")
  }

  @Test("what only looks like one is none", arguments: correct.keys.sorted())
  func silent(_ name: String) throws {
    let script = try #require(Self.correct[name])
    let errors = findings(in: script)
    #expect(errors.isEmpty, "\(errors)")
  }
}
