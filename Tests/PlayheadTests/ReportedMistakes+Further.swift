/// Mistakes of the same reports that have another form.
extension ReportedMistakes {
  /// Nothing, and a drag at the screen's left edge on a second page: both cases of the system's swipe back.
  private static func swipe(_ obstacle: String, _ cure: String) -> String {
    """
    root, detail = UIViewController(), UIViewController()
    stack = UINavigationController(root)
    window.rootViewController = stack
    BAD
    \(obstacle)
    ELSE
    \(obstacle)
    \(cure)
    END
    stack:pushViewController(detail, false)
    timeline:advance(0.1)
    touch:drag{from = CGPoint(2, 400), to = CGPoint(350, 400)}
    timeline:run()
    BAD
    assert(stack.topViewController == detail)
    ELSE
    assert(stack.topViewController == root)
    END
    """
  }

  private static let ownDelegate = """
    swipes = {gestureRecognizerShouldBegin = function() return #stack.viewControllers > 1 end}
    stack.interactivePopGestureRecognizer.delegate = swipes
    """

  /// A member of a group with a value that the group's counts for.
  private static func group(_ value: String) -> String {
    """
    local box = UIView(CGRect(0, 0, 40, 40))
    window:addSubview(box)
    watcher = {animationDidStop = function() end}
    BAD
    local fade = CABasicAnimation{keyPath = "opacity", fromValue = 1, toValue = 0, \(value)}
    local whole = CAAnimationGroup{animations = {fade}, duration = 0.3}
    ELSE
    local fade = CABasicAnimation{keyPath = "opacity", fromValue = 1, toValue = 0}
    local whole = CAAnimationGroup{animations = {fade}, duration = 0.3, \(value)}
    END
    box.layer:add(whole, "leave")
    timeline:run()
    """
  }

  /// A controller that is dismissed, and what it does when it has loaded or appeared.
  private static func alive(_ bad: String, _ cured: String) -> String {
    """
    local Sheet = class("Sheet", UIViewController, "CAAnimationDelegate")
    function Sheet:tick() end
    BAD
    function Sheet:viewDidAppear()
    \(bad)
    end
    ELSE
    function Sheet:viewDidAppear()
    local weak = setmetatable({self}, {__mode = "v"})
    \(cured)
    end
    END
    root = UIViewController()
    window.rootViewController = root
    local function open()
      root:present(Sheet(), true); timeline:advance(1)
      root:dismiss(true); timeline:advance(1)
    end
    open()
    """
  }

  /// A driver, after its transition is over.
  private static func driver(_ late: String) -> String {
    """
    local base, sheet = UIViewController(), UIViewController()
    window.rootViewController = base
    timeline:step()
    delegate, fade = {}, {}
    driver = UIPercentDrivenInteractiveTransition()
    function delegate:animationController_forPresented() return fade end
    function delegate:interactionControllerForPresentation() return driver end
    function fade:transitionDuration() return 0.3 end
    function fade:animateTransition(context)
      local view = context:view("to")
      context.containerView:addSubview(view)
      view.alpha = 0
      UIView.animate(0.3, function() view.alpha = 1 end, function()
        view.alpha = 1
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    sheet.transitioningDelegate = delegate
    sheet.modalPresentationStyle = "custom"
    base:present(sheet, true)
    timeline:advance(0)
    driver:update(0.5)
    driver:finish()
    timeline:run()
    BAD
    driver:\(late)
    near(driver.percentComplete, 0)
    ELSE
    END
    """
  }

  static let further: [ReportedMistakeTests.Report] = [
    .init(
      name: "a member of a group stays", named: "[ignored-in-group]", script: group("isRemovedOnCompletion = false")),
    .init(
      name: "a member of a group stays filled", named: "[ignored-in-group]",
      script: group("isRemovedOnCompletion = false, fillMode = \"forwards\"")),
    .init(name: "a member of a group has a delegate", named: "[ignored-in-group]", script: group("delegate = watcher")),
    .init(
      name: "a hidden bar ends the swipe back", named: "[swipe-back-withheld]",
      script: swipe("stack.isNavigationBarHidden = true", ownDelegate)),
    .init(
      name: "a left item ends the swipe back", named: "[swipe-back-withheld]",
      script: swipe("detail.navigationItem.leftBarButtonItem = UIBarButtonItem{title = \"Back\"}", ownDelegate)),
    .init(
      name: "a timer keeps a sheet alive", named: "R-ALIVE",
      script: alive(
        "Timer.scheduledTimer{withTimeInterval = 1, repeats = true, block = function() self:tick() end}",
        "Timer.scheduledTimer{withTimeInterval = 1, repeats = true, block = function() if weak[1] then weak[1]:tick() end end}"
      )),
    .init(
      name: "an observer keeps a sheet alive", named: "R-ALIVE",
      script: alive(
        "NotificationCenter.default:addObserver{forName = 'saved', using = function() self:tick() end}",
        "NotificationCenter.default:addObserver{forName = 'saved', using = function() if weak[1] then weak[1]:tick() end end}"
      )),
    .init(
      name: "a closure keeps the sheet that has it", named: "R-ALIVE",
      script: alive(
        "self.onDone = function() self:tick() end",
        "self.onDone = function() if weak[1] then weak[1]:tick() end end")),
    .init(
      name: "an animation keeps its delegate", named: "R-ALIVE",
      script: alive(
        """
        local pulse = CABasicAnimation{keyPath = "opacity", toValue = 0, delegate = self}
        pulse.isRemovedOnCompletion = false
        self.view.layer:add(pulse, "pulse")
        """,
        """
        local pulse = CABasicAnimation{keyPath = "opacity", toValue = 0, delegate = self}
        self.view.layer:add(pulse, "pulse")
        """)),
    .init(name: "a driver finishes what is over", named: "[late-driver]", script: driver("finish()")),
    .init(name: "a driver cancels what is over", named: "[late-driver]", script: driver("cancel()")),
    .init(name: "a driver moves what is over", named: "[late-driver]", script: driver("update(0.7)")),
    .init(
      name: "a child that joins is not told", named: "[joined-without-notice]",
      script: """
        host, panel = UIViewController(), UIViewController()
        window.rootViewController = host
        host:addChild(panel)
        host.view:addSubview(panel.view)
        BAD
        ELSE
        panel:didMove(host)
        END
        timeline:advance(0.1)
        """),
    .init(
      name: "a mask is made before there is a size", named: "[empty-mask]",
      script: """
        local Card = class("Card", UIView)
        local function round(view)
          view.layer.mask = CAShapeLayer{path = UIBezierPath{roundedRect = view.bounds, cornerRadius = 8}}
        end
        BAD
        ELSE
        function Card:layoutSubviews() round(self) end
        END
        local card = Card()
        BAD
        round(card)
        ELSE
        END
        window:addSubview(card)
        card.frame = CGRect(0, 0, 100, 100)
        timeline:advance(0.1)
        """),
    .init(
      name: "the settling time is read before the velocity is set", named: "[settling-read-early]",
      script: """
        local box = UIView(CGRect(0, 0, 40, 40))
        window:addSubview(box)
        local spring = CASpringAnimation{keyPath = "position.x", fromValue = 20, toValue = 200}
        BAD
        spring.duration = spring.settlingDuration
        spring.initialVelocity = 20
        ELSE
        spring.initialVelocity = 20
        spring.duration = spring.settlingDuration
        END
        box.layer:add(spring, "move")
        timeline:run()
        """),
    .init(
      name: "the style comes after the presentation controller", named: "[style-too-late]",
      script: """
        local root, help = UIViewController(), UIViewController()
        keeper = {}
        window.rootViewController = root
        timeline:advance(0.1)
        BAD
        help.presentationController.delegate = keeper
        help.modalPresentationStyle = "fullScreen"
        ELSE
        help.modalPresentationStyle = "fullScreen"
        help.presentationController.delegate = keeper
        END
        root:present(help, true)
        timeline:run()
        """),
    .init(
      name: "keyframes change a constant", named: "[constant-not-laid-out]",
      script: """
        local icon = UIView{translatesAutoresizingMaskIntoConstraints = false}
        window:addSubview(icon)
        local y = icon.centerYAnchor:constraint{equalTo = window.centerYAnchor, constant = 100}
        NSLayoutConstraint.activate{y, icon.centerXAnchor:constraint{equalTo = window.centerXAnchor},
          icon.widthAnchor:constraint{equalToConstant = 40}, icon.heightAnchor:constraint{equalToConstant = 40}}
        timeline:advance(0.1)
        local start = icon.center.y
        UIView.animateKeyframes{withDuration = 2, options = {"curveLinear", "calculationModeLinear"}, animations = function()
          UIView.addKeyframe(0, 0.5, function()
            y.constant = 80
        BAD
        ELSE
            window:layoutIfNeeded()
        END
          end)
        end}
        timeline:advance(0.5)
        BAD
        near(timeline:value(icon, "position.y"), start - 20)
        ELSE
        near(timeline:value(icon, "position.y"), start - 10)
        END
        """),
    .init(
      name: "a shadow's path is set in a block", named: "[not-animated-in-block]",
      script: """
        local card = UIView(CGRect(0, 0, 100, 100))
        card.layer.shadowPath = CGPath{rect = CGRect(0, 0, 100, 100)}
        window:addSubview(card)
        timeline:advance(0.1)
        local wide = CGPath{rect = CGRect(0, 0, 200, 100)}
        BAD
        UIView.animate(1, function() card.layer.shadowPath = wide end)
        ELSE
        card.layer:add(CABasicAnimation{keyPath = "shadowPath", toValue = wide, duration = 1}, "shadow")
        END
        timeline:run()
        """),
    .init(
      name: "a shadow is moved in a block", named: "[not-animated-in-block]",
      script: """
        local card = UIView(CGRect(0, 0, 100, 100))
        window:addSubview(card)
        timeline:advance(0.1)
        BAD
        UIView.animate(1, function() card.layer.shadowRadius = 20 end)
        ELSE
        card.layer:add(CABasicAnimation{keyPath = "shadowRadius", toValue = 20, duration = 1}, "shadow")
        END
        timeline:run()
        """),
    .init(
      name: "the first layout is in the block", named: "[first-layout-in-block]",
      script: """
        local sheet, card = UIView(CGRect(0, 852, 393, 400)), UIView{backgroundColor = UIColor.red}
        card.translatesAutoresizingMaskIntoConstraints = false
        sheet:addSubview(card)
        NSLayoutConstraint.activate{card.topAnchor:constraint{equalTo = sheet.topAnchor},
          card.leadingAnchor:constraint{equalTo = sheet.leadingAnchor},
          card.widthAnchor:constraint{equalToConstant = 100}, card.heightAnchor:constraint{equalToConstant = 40}}
        window:addSubview(sheet)
        BAD
        ELSE
        sheet:layoutIfNeeded()
        END
        UIView.animate(0.3, function()
          sheet.frame = CGRect(0, 452, 393, 400)
          sheet:layoutIfNeeded()
        end)
        timeline:run()
        """),
    .init(
      name: "a whole turn is none", named: "[turn-of-nothing]",
      script: """
        local wheel = UIView(CGRect(0, 0, 40, 40))
        window:addSubview(wheel)
        timeline:advance(0.1)
        BAD
        UIView.animate(1, function() wheel.transform = CGAffineTransform{rotationAngle = 2 * math.pi} end)
        ELSE
        wheel.layer:add(CABasicAnimation{keyPath = "transform.rotation.z", fromValue = 0, toValue = 2 * math.pi,
          duration = 1}, "turn")
        END
        timeline:run()
        """),
    .init(
      name: "a delay is of another clock", named: "[begin-time-of-another-clock]",
      script: """
        local dot = CALayer{frame = CGRect(0, 0, 20, 20)}
        dot.timeOffset = 5
        window.layer:addSublayer(dot)
        timeline:advance(1)
        BAD
        local now = CACurrentMediaTime()
        ELSE
        local now = dot:convertTime{CACurrentMediaTime(), from = NSNull()}
        END
        dot:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, beginTime = now + 0.5, duration = 1}, "fade")
        timeline:run()
        """),
    .init(
      name: "a constant stays far away", named: "[constant-stays]",
      script: """
        local box = UIView{translatesAutoresizingMaskIntoConstraints = false}
        window:addSubview(box)
        local left = box.leadingAnchor:constraint{equalTo = window.leadingAnchor}
        NSLayoutConstraint.activate{left, box.widthAnchor:constraint{equalToConstant = 40},
          box.topAnchor:constraint{equalTo = window.topAnchor}, box.heightAnchor:constraint{equalToConstant = 40}}
        timeline:advance(0.1)
        animator = UIViewPropertyAnimator{duration = 0.5, curve = "linear", animations = function()
          left.constant = 200
          window:layoutIfNeeded()
        end}
        BAD
        ELSE
        animator:addCompletion(function(position) if position == "start" then left.constant = 0 end end)
        END
        animator:startAnimation()
        timeline:advance(0.2)
        animator.isReversed = true
        timeline:run()
        """),
    .init(
      name: "a tap on what a block animates", named: "[tap-lost]",
      script: """
        local button = UIView(CGRect(0, 100, 60, 60))
        window:addSubview(button)
        taps = 0
        button:addGestureRecognizer(UITapGestureRecognizer(function() taps = taps + 1 end))
        timeline:advance(0.1)
        UIView.animate{withDuration = 2, delay = 0,
        BAD
          options = "curveLinear",
        ELSE
          options = {"curveLinear", "allowUserInteraction"},
        END
          animations = function() button.alpha = 0.5 end}
        timeline:advance(0.5)
        touch:tap(30, 130)
        timeline:advance(0.2)
        BAD
        assert(taps == 0)
        ELSE
        assert(taps == 1)
        END
        timeline:run()
        """),
    .init(
      name: "a gradient keeps its size", named: "[sublayer-keeps-size]",
      script: """
        local Card = class("Card", UIView)
        BAD
        ELSE
        function Card:layoutSubviews() self.ground.frame = self.bounds end
        END
        local card = Card(CGRect(0, 0, 200, 100))
        window:addSubview(card)
        card.ground = CAGradientLayer{frame = card.bounds, colors = {UIColor.red, UIColor.blue}}
        card.layer:addSublayer(card.ground)
        timeline:advance(0.1)
        card.frame = CGRect(0, 0, 393, 300)
        timeline:advance(0.1)
        BAD
        near(card.ground.frame.width, 200)
        ELSE
        near(card.ground.frame.width, 393)
        END
        """),
  ]
}
