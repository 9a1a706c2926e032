import TestSupport

/// Inputs that a person might type in a session: views, animations of every kind, springs, transitions, touches,
/// timers, hands on the clock. The same seed gives the same lines, which never fail.
struct RandomScript {
  private var random: SeededGenerator
  private var count = 0

  init(_ seed: Seed) { random = seed.generator }

  /// Three views, one inside another, a layer of its own, a finger's recogniser, and a stack of controllers.
  static let stage = """
    root = UIViewController(); nav = UINavigationController(root); window.rootViewController = nav
    a = UIView(CGRect(20, 120, 120, 90)); b = UIView(CGRect(160, 300, 80, 80)); c = UIView(CGRect(10, 10, 30, 30))
    root.view:addSubview(a); root.view:addSubview(b); a:addSubview(c)
    l = CALayer{frame = CGRect(0, 0, 20, 20)}; b.layer:addSublayer(l)
    b:addGestureRecognizer(UIPanGestureRecognizer(function(pan) b.center = pan:location(root.view) end))
    Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
    function Fade:transitionDuration() return 0.3 end
    function Fade:animateTransition(context)
      local to = context:view("to")
      if to then context.containerView:addSubview(to); to.alpha = 0 end
      UIView.animate(0.3, function() if to then to.alpha = 1 end end, function()
        if to then to.alpha = 1 end
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    director = {
      navigationController_animationControllerFor = function() return custom and Fade() or nil end,
      navigationController_interactionControllerFor = function() return driver end,
    }
    nav.delegate = director
    function later(seconds, act) DispatchQueue.main:asyncAfter(seconds, act) end
    """

  /// The next input: one to three statements, and at times a move of the clock after them.
  mutating func input() -> String {
    var lines = (0...chance(3)).map { _ in statement() }
    switch chance(6) {
    case 0: lines.append("timeline:advance(\(time(0.2)))")
    case 1: lines.append("timeline:step(\(1 + chance(5)))")
    default: break
    }
    return lines.joined(separator: "\n")
  }

  private mutating func chance(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  private mutating func pick(_ words: [String]) -> String { words[chance(words.count)] }

  /// Seconds, to the millisecond, more than 0.
  private mutating func time(_ most: Double) -> Double { (random.number(in: 0.01...most) * 1000).rounded() / 1000 }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (random.number(in: range) * 100).rounded() / 100
  }

  private mutating func name() -> String {
    count += 1
    return "x\(count)"
  }

  private mutating func change() -> String {
    let view = pick(["a", "b", "c"])
    switch chance(7) {
    case 0: return "\(view).alpha = \(number(0...1))"
    case 1: return "\(view).center = CGPoint(\(number(0...350)), \(number(0...700)))"
    case 2:
      return "\(view).frame = CGRect(\(number(0...200)), \(number(0...400)), \(number(1...200)), \(number(1...200)))"
    case 3: return "\(view).transform = CGAffineTransform{rotationAngle = \(number(-3...3))}"
    case 4: return "\(view).backgroundColor = UIColor(\(number(0...1)), \(number(0...1)), \(number(0...1)), 1)"
    case 5: return "\(view).layer.cornerRadius = \(number(0...20))"
    default: return "\(view).center.x = \(view).center.x + \(number(-50...50))"
    }
  }

  private mutating func layerChange() -> String {
    switch chance(4) {
    case 0: "l.opacity = \(number(0...1))"
    case 1: "l.position = CGPoint(\(number(0...80)), \(number(0...80)))"
    case 2: "l.cornerRadius = \(number(0...9))"
    default: "l.transform = CATransform3DMakeScale(\(number(0.5...2)), 1, 1)"
    }
  }

  private mutating func statement() -> String {
    switch chance(17) {
    case 0: return change()
    case 1: return layerChange()
    case 2:
      let curve = pick(["curveLinear", "curveEaseIn", "curveEaseOut", "beginFromCurrentState", "autoreverse"])
      return """
        UIView.animate{withDuration = \(time(0.8)), delay = \(time(0.2)), options = "\(curve)",
          animations = function() \(change()); \(change()) end, completion = function() \(change()) end}
        """
    case 3:
      return """
        UIView.animate{withDuration = \(time(0.8)), delay = 0, usingSpringWithDamping = \(number(0.3...1)),
          initialSpringVelocity = \(number(0...3)), animations = function() \(change()) end}
        """
    case 4:
      return """
        UIView.animateKeyframes{withDuration = \(time(0.8)), animations = function()
          UIView.addKeyframe(0, 0.4, function() \(change()) end)
          UIView.addKeyframe(0.4, 0.6, function() \(change()) end)
        end}
        """
    case 5: return explicit("CABasicAnimation", "fromValue = \(number(0...1)), toValue = \(number(0...1))")
    case 6: return explicit("CAKeyframeAnimation", "values = {0, \(number(0...1)), 1}, keyTimes = {0, 0.3, 1}")
    case 7: return explicit("CASpringAnimation", "toValue = \(number(0...1)), damping = \(number(2...12))")
    case 8:
      return
        "CATransaction.begin(); CATransaction.setAnimationDuration(\(time(0.6))); \(layerChange()); CATransaction.commit()"
    case 9:
      let animator = name()
      return """
        \(animator) = UIViewPropertyAnimator{duration = \(time(0.8)), curve = "easeInOut",
          animations = function() \(change()) end}
        \(animator):startAnimation()
        later(\(time(0.4)), function()
          if \(animator).state ~= "active" then return end
          \(animator):pauseAnimation(); \(animator).fractionComplete = \(number(0...1))
          \(animator).isReversed = \(pick(["true", "false"])); \(animator):startAnimation()
        end)
        """
    case 10:
      return "touch:drag{from = b.center, to = CGPoint(\(number(5...350)), \(number(5...700))), "
        + "duration = \(time(0.3)), finger = \(count + 2)}; \(name()) = 0"
    case 11: return "touch:tap(\(number(5...350)), \(number(5...700)), {finger = \(count + 2)}); \(name()) = 0"
    case 12:
      return
        "custom, driver = \(pick(["true", "false"])), nil; nav:pushViewController(UIViewController(), {animated = true})"
    case 13:
      return """
        custom, driver = true, UIPercentDrivenInteractiveTransition()
        local held = driver; nav:popViewController(true)
        later(0.05, function() held:update(\(number(0...1))) end)
        later(0.1, function() held:\(pick(["finish", "cancel"]))(); driver = nil end)
        """
    case 14: return "later(\(time(0.4)), function() \(change()); UIView.animate(0.2, function() \(change()) end) end)"
    case 15:
      let end = pick(["timeline:finish()", "timeline:cancel()", "timeline:reverse()"])
      return "pcall(function() timeline:begin(); timeline:update(\(number(0...1))); timeline:step(2); \(end) end)"
    default: return "timeline:setRate(\(pick(["0.5", "1", "2"])), \(pick(["a", "b"])))"
    }
  }

  /// An animation of the own layer's opacity.
  private mutating func explicit(_ type: String, _ labels: String) -> String {
    let fill = pick([
      "", ", fillMode = \"forwards\", isRemovedOnCompletion = false", ", autoreverses = true, repeatCount = 2",
    ])
    return "l:add(\(type){keyPath = \"opacity\", duration = \(time(0.6)), \(labels)\(fill)}, \"\(name())\")"
  }
}
