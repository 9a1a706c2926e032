import TestSupport
import TransitionChecker

/// The script of an animator made at random, read after `Rule.stage`: any mix of view, keyframe, spring, layer and property
/// animators' animations that keeps every rule, or breaks exactly one on purpose. A property animator has no keyframes.
struct RandomAnimator {
  /// How the transition is run.
  enum Way: String, CaseIterable {
    case present, presentAndDismiss, drive, driveBack, swipe

    var isInteractive: Bool { self == .drive || self == .driveBack || self == .swipe }

    var script: String {
      switch self {
      case .present: "present()"
      case .presentAndDismiss: "present()\nlist:dismiss(true)\ntimeline:run()"
      case .drive: "drive()"
      case .driveBack:
        """
        present()
        driver = UIPercentDrivenInteractiveTransition()
        list:dismiss(true)
        timeline:advance(0.05)
        driver:update(0.4)
        timeline:advance(0.05)
        driver:finish()
        timeline:run()
        """
      case .swipe: "swipe()"
      }
    }
  }

  /// A mistake put into a correct animator.
  enum Fault: String, CaseIterable {
    case neverCompletes, alwaysSucceeds, inverts, completesEarly, completesTwice, keepsLook, keepsView, keepsTouches
    case keepsClock, jumps, vanishes, lastsLonger, keepsContext, runsFree, makesAnother, worksOnce, stopsAnimator

    /// The rules of which one has to find it.
    var rules: Set<Rule.ID> {
      switch self {
      case .neverCompletes: [.complete]
      case .alwaysSucceeds, .inverts: [.outcome]
      case .completesEarly: [.jump, .outcome]
      case .completesTwice: [.once]
      case .keepsLook: [.state]
      case .keepsView: [.tree, .hitTest]
      case .keepsTouches: [.hitTest]
      case .keepsClock: [.clock]
      case .jumps, .vanishes: [.jump]
      case .lastsLonger: [.duration]
      case .keepsContext: [.leak]
      case .runsFree: [.free]
      case .makesAnother: [.same]
      case .worksOnce: [.redo, .complete]
      case .stopsAnimator: [.propertyAnimator]
      }
    }

    /// True when it breaks something in an animator of this kind that is run in this way.
    func breaks(_ way: Way, isInterruptible: Bool) -> Bool {
      switch self {
      // Without a cancel there is nothing to report wrongly, or to do again.
      case .alwaysSucceeds, .worksOnce: way.isInteractive
      // The finger says how long it takes.
      case .lastsLonger: !way.isInteractive && !isInterruptible
      // It runs while the finger rests.
      case .runsFree: way == .drive || way == .driveBack
      // Nothing goes: its way back is another transition.
      case .vanishes: way != .present
      // The look of a view that goes, and comes back later.
      case .keepsLook: way != .driveBack
      case .makesAnother: isInterruptible
      case .jumps, .neverCompletes, .inverts, .completesEarly, .completesTwice, .keepsView, .keepsTouches, .keepsClock,
        .keepsContext, .stopsAnimator:
        true
      }
    }
  }

  let way: Way
  let fault: Fault?
  /// Read after the stage.
  let script: String

  /// - Parameter isFaulty: Whether one rule is broken.
  init(_ seed: Seed, isFaulty: Bool) {
    var random = seed.generator
    let way = Way.allCases.randomElement(using: &random) ?? .present
    let isInterruptible = Int.random(in: 0..<4, using: &random) == 0
    let faults = Fault.allCases.filter { $0.breaks(way, isInterruptible: isInterruptible) }
    let fault = isFaulty ? faults.randomElement(using: &random) : nil
    var writer = AnimatorWriter(fault, isInterruptible: isInterruptible, using: random)
    self.way = way
    self.fault = fault
    script = writer.script + way.script + "\n"
  }
}

/// Writes the animator.
private struct AnimatorWriter {
  private let fault: RandomAnimator.Fault?
  private let isInterruptible: Bool
  private var random: SeededGenerator
  private let duration: Double
  /// Of the property animator.
  private let timing: String
  /// Before the animations: where everything starts.
  private var setup: [String] = []
  private var animations: [String] = []
  /// After them: everything as it was.
  private var repair: [String] = []

  init(_ fault: RandomAnimator.Fault?, isInterruptible: Bool, using random: SeededGenerator) {
    self.fault = fault
    self.isInterruptible = isInterruptible
    self.random = random
    duration = Double(Int.random(in: 20...60, using: &self.random)) / 100
    timing = Bool.random(using: &self.random) ? "curve = \"easeInOut\"" : "dampingRatio = 0.8"
  }

  var script: String {
    mutating get {
      compose()
      return isInterruptible ? interruptible : plain
    }
  }

  // MARK: Parts

  /// A property of a view with its value at home and one away from it.
  private struct Change {
    let property: String
    let home: String
    let away: String
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func turn() -> Change {
    let identity = "CGAffineTransform.identity"
    let away =
      switch number(0...3) {
      case 0: "CGAffineTransform{translationX = \(number(200...393)), y = 0}"
      case 1: "CGAffineTransform{translationX = 0, y = \(number(300...852))}"
      case 2: "CGAffineTransform{scaleX = 0.\(number(1...9)), y = 0.\(number(1...9))}"
      default: "CGAffineTransform{rotationAngle = 0.\(number(1...9))}"
      }
    return Change(property: "transform", home: identity, away: away)
  }

  /// A change that leaves nothing of the view to be seen.
  private mutating func leave(_ fades: Bool) -> Change {
    let way =
      number(0...1) == 0 ? "translationX = \(number(393...420)), y = 0" : "translationX = 0, y = \(number(852...900))"
    return fades
      ? Change(property: "alpha", home: "1", away: "0")
      : Change(property: "transform", home: "CGAffineTransform.identity", away: "CGAffineTransform{\(way)}")
  }

  private mutating func fade() -> Change { Change(property: "alpha", home: "1", away: "0.\(number(0...8))") }

  private mutating func compose() {
    // The view that comes or goes is in front: all of it is seen. The other is covered in its final position. A view
    // that goes is out of sight at the end, as it is taken away then.
    let fades = number(0...1) == 0
    var changes = fades ? [leave(fades), turn()] : [leave(fades), fade()]
    if number(0...1) == 0 { changes.removeLast() }
    changes.shuffle(using: &random)
    if fault == .vanishes { changes = [Change(property: "alpha", home: "1", away: "0.\(number(3...8))")] }
    if fault == .jumps { changes = [Change(property: "transform", home: "CGAffineTransform.identity", away: slide)] }
    for (index, change) in changes.enumerated() {
      setup.append("moving.\(change.property) = isPresenting and \(change.away) or \(change.home)")
      let home = fault == .jumps ? "CGAffineTransform{translationX = 40, y = 0}" : change.home
      animate("moving.\(change.property)", to: "isPresenting and \(home) or \(change.away)", isMain: index == 0)
      repair.append("moving.\(change.property) = \(change.home)")
    }
    if fault == .keepsLook || number(0...2) == 0 { animateOther() }
    if isInterruptible { return addFault() }
    if number(0...2) == 0 { addBadge() }
    if number(0...2) == 0 { addLayerAnimation() }
    addFault()
  }

  private let slide = "CGAffineTransform{translationX = 393, y = 0}"

  /// Writes an animation of one property; the main one takes the whole duration, and completes.
  private mutating func animate(_ property: String, to value: String, isMain: Bool) {
    let change = "\(property) = \(value)"
    if isInterruptible {
      animations.append("animator:addAnimations(function() \(change) end)")
      return
    }
    let length = isMain ? "DURATION" : "DURATION * 0.\(number(3...9))"
    let completion = isMain ? ", completion = done" : ""
    switch number(0...3) {
    case 0: animations.append("UIView.animate(\(length), function() \(change) end\(isMain ? ", done" : ""))")
    case 1:
      let curve = ["curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear"].randomElement(using: &random) ?? ""
      animations.append(
        "UIView.animate{withDuration = \(length), delay = 0, options = \"\(curve)\", "
          + "animations = function() \(change) end\(completion)}")
    case 2:
      animations.append(
        "UIView.animate{withDuration = \(length), delay = 0, usingSpringWithDamping = 0.\(number(6...9)), "
          + "initialSpringVelocity = 0, animations = function() \(change) end\(completion)}")
    default:
      animations.append(
        "UIView.animateKeyframes{withDuration = \(length), delay = 0, animations = function()\n"
          + "      UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 1, "
          + "animations = function() \(change) end}\n    end\(completion)}")
    }
  }

  /// The view behind, which goes back a little.
  private mutating func animateOther() {
    let away = "CGAffineTransform{scaleX = 0.\(number(80...95)), y = 0.\(number(80...95))}"
    setup.append("other.transform = isPresenting and CGAffineTransform.identity or \(away)")
    animate("other.transform", to: "isPresenting and \(away) or CGAffineTransform.identity", isMain: false)
    if fault != .keepsLook { repair.append("other.transform = CGAffineTransform.identity") }
  }

  /// A view for the time of the transition, which comes and goes by itself.
  private mutating func addBadge() {
    setup.append(
      "local badge = UIView{frame = CGRect(\(number(0...200)), \(number(100...400)), 40, 40), "
        + "backgroundColor = UIColor.red, alpha = 0}")
    setup.append("container:addSubview(badge)")
    animations.append(
      """
      UIView.animateKeyframes{withDuration = DURATION, delay = 0, animations = function()
            UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 0.5, animations = function() badge.alpha = 1 end}
            UIView.addKeyframe{withRelativeStartTime = 0.5, relativeDuration = 0.5, animations = function() badge.alpha = 0 end}
          end}
      """)
    repair.append("badge:removeFromSuperview()")
  }

  /// An animation of a layer, whose model is at the end from the start on.
  private mutating func addLayerAnimation() {
    let away = "\(number(5...40))"
    setup.append("moving.layer.cornerRadius = isPresenting and 0 or \(away)")
    animations.append(
      "moving.layer:add(CABasicAnimation{keyPath = \"cornerRadius\", duration = DURATION, "
        + "fromValue = isPresenting and \(away) or 0, toValue = isPresenting and 0 or \(away)}, \"corners\")")
    repair.append("moving.layer:removeAnimation(\"corners\")")
    repair.append("moving.layer.cornerRadius = 0")
  }

  // MARK: Faults

  private mutating func addFault() {
    switch fault {
    case .keepsView:
      setup.append("window:addSubview(UIView{frame = window.bounds, isUserInteractionEnabled = false})")
    case .keepsTouches: setup.append("window.isUserInteractionEnabled = false")
    case .keepsClock: setup.append("list.view.layer.speed = 0.5")
    case .keepsContext: setup.append("kept = context")
    case .worksOnce: setup.append("runs = (runs or 0) + 1\n    local isFirst = runs == 1")
    case .runsFree:
      setup.append(
        """
        local dot, x = UIView{frame = CGRect(20, 20, 40, 40), backgroundColor = UIColor.blue}, 40
            moving:addSubview(dot)
            local link = CADisplayLink(function()
              x = x < 300 and x + 5 or 40
              dot.center = CGPoint(x, 40)
            end)
            link:add()
        """)
      repair.append("link:invalidate()")
      repair.append("dot:removeFromSuperview()")
    case .stopsAnimator:
      setup.append(
        "local pulse = UIViewPropertyAnimator{duration = 0.1, curve = \"linear\", animations = function() end}")
      repair.append("pulse:stopAnimation(true)")
    default: break
    }
  }

  /// The call that ends the transition.
  private var completion: String {
    switch fault {
    case .neverCompletes, .completesEarly: ""
    case .alwaysSucceeds: "context:completeTransition(true)"
    case .inverts: "context:completeTransition(context.transitionWasCancelled)"
    case .completesTwice: right + "\n    " + right
    case .worksOnce: "if isFirst then \(right) end"
    default: right
    }
  }

  private let right = "context:completeTransition(not context.transitionWasCancelled)"

  // MARK: The whole

  private var head: String {
    """
    local DURATION = \(duration)
    function Fade:transitionDuration() return \(fault == .lastsLonger ? "DURATION / 3" : "DURATION") end

    """
  }

  private var stage: String {
    """
        local container, from, to = context.containerView, context:view("from"), context:view("to")
        local isPresenting = context:viewController("to") == photo
        if isPresenting then container:addSubview(to) else container:insertSubview(to, 0) end
        local moving, other = isPresenting and to or from, isPresenting and from or to
    \(setup.map { "    " + $0 }.joined(separator: "\n"))
        local function done()
    \(repair.map { "      " + $0 }.joined(separator: "\n"))
          if context.transitionWasCancelled then to:removeFromSuperview() end
          \(completion)
        end
    """
  }

  private var plain: String {
    head + """
      function Fade:animateTransition(context)
      \(stage)
      \(animations.map { "    " + $0 }.joined(separator: "\n"))
          \(fault == .completesEarly ? right : "")
      end

      """
  }

  private var interruptible: String {
    head + """
      function Fade:interruptibleAnimator(context)
          if self.animator then return self.animator end
      \(stage)
          local animator = UIViewPropertyAnimator{duration = DURATION, \(timing)}
      \(animations.map { "    " + $0 }.joined(separator: "\n"))
          animator:addCompletion(done)
          \(fault == .makesAnother ? "" : "self.animator = animator")
          return animator
      end
      function Fade:animateTransition(context)
        self:interruptibleAnimator(context):startAnimation()
        \(fault == .completesEarly ? right : "")
      end
      function Fade:animationEnded() self.animator = nil end

      """
  }
}
