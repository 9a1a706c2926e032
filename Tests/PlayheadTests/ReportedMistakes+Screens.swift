/// Mistakes about controllers.
extension ReportedMistakes {
  static let screens: [ReportedMistakeTests.Report] = [
    // A display link retains its target: Apple's page of invalidate.
    .init(
      name: "a display link keeps a sheet alive", named: "R-ALIVE",
      script: """
        local Sheet = class("Sheet", UIViewController)
        function Sheet:viewDidAppear() self.link = CADisplayLink(self, "tick"); self.link:add() end
        function Sheet:tick() end
        BAD
        ELSE
        function Sheet:viewDidDisappear() self.link:invalidate() end
        END
        root = UIViewController()
        window.rootViewController = root
        local function open()
          root:present(Sheet(), true); timeline:advance(1)
          root:dismiss(true); timeline:advance(1)
        end
        open()
        """),
    // Apple's page of modalPresentationStyle: of the controller that is presented.
    .init(
      name: "the style of the presenter", named: "[style-of-presenter]",
      script: """
        root = UIViewController()
        window.rootViewController = root
        timeline:advance(0.1)
        local page = UIViewController()
        BAD
        root.modalPresentationStyle = "fullScreen"
        ELSE
        page.modalPresentationStyle = "fullScreen"
        END
        root:present(page, true)
        timeline:run()
        BAD
        assert(root.view.window ~= nil)
        ELSE
        assert(root.view.window == nil)
        END
        """),
    .init(
      name: "a controller is pushed again", named: "[already-in-stack]",
      script: """
        local list, detail = UIViewController(), UIViewController()
        stack = UINavigationController(list)
        window.rootViewController = stack
        timeline:advance(0.1)
        stack:pushViewController(detail, true)
        timeline:run()
        BAD
        stack:pushViewController(detail, true)
        ELSE
        stack:pushViewController(UIViewController(), true)
        END
        timeline:run()
        """),
    // Reported for iOS 7 to 26: also where the method gives nil.
    .init(
      name: "an animator ends the swipe back", named: "[swipe-back-withheld]",
      script: """
        stack = UINavigationController(UIViewController())
        window.rootViewController = stack
        stack:pushViewController(UIViewController(), false)
        delegate = {navigationController_animationControllerFor = function() return nil end}
        stack.delegate = delegate
        BAD
        ELSE
        swipes = {gestureRecognizerShouldBegin = function() return #stack.viewControllers > 1 end}
        stack.interactivePopGestureRecognizer.delegate = swipes
        END
        timeline:advance(0.1)
        touch:drag{from = CGPoint(2, 300), to = CGPoint(380, 300), duration = 0.3}
        timeline:run()
        BAD
        assert(#stack.viewControllers == 2)
        ELSE
        assert(#stack.viewControllers == 1)
        END
        """),
    // Apple's page of addChild and removeFromParent.
    .init(
      name: "a child that leaves is not told", named: "[left-without-notice]",
      script: """
        local host, panel = UIViewController(), UIViewController()
        window.rootViewController = host
        host:addChild(panel)
        host.view:addSubview(panel.view)
        panel:didMove(host)
        timeline:run()
        BAD
        ELSE
        panel:willMove(nil)
        END
        panel.view:removeFromSuperview()
        panel:removeFromParent()
        timeline:run()
        """),
    .init(
      name: "controllers without a common parent", named: "not-siblings",
      script: """
        local host, first, second = UIViewController(), UIViewController(), UIViewController()
        window.rootViewController = host
        BAD
        host.view:addSubview(first.view)
        ELSE
        for _, child in ipairs{first, second} do
          host:addChild(child)
          child:didMove(host)
        end
        host.view:addSubview(first.view)
        END
        timeline:advance(0.1)
        host:transition{from = first, to = second, duration = 0.3, options = "transitionCrossDissolve",
          animations = function() end}
        timeline:run()
        """),
    // Apple's page of present: a container carries the presentation out.
    .init(
      name: "the list lives in tabs", named: "R-TYPES",
      script: """
        local List = class("List", UIViewController)
        function List:place() return CGRect(50, 200, 100, 100) end
        local list, card, tabs = List(), UIViewController(), UITabBarController()
        list.view.backgroundColor, card.view.backgroundColor = UIColor.white, UIColor.systemBlue
        tabs.viewControllers = {list}
        window.rootViewController = tabs
        local Open = class("Open", NSObject, "UIViewControllerAnimatedTransitioning")
        function Open:transitionDuration() return 0.3 end
        function Open:animateTransition(context)
          local to = context:view("to")
        BAD
          local start = context:viewController("from"):place()
        ELSE
          local start = list:place()
        END
          context.containerView:addSubview(to)
          local ends = context:finalFrame(card)
          to.frame, to.alpha = start, 0
          UIView.animate(0.3, function() to.frame, to.alpha = ends, 1 end, function()
            context:completeTransition(not context.transitionWasCancelled)
          end)
        end
        delegate = {animationController_forPresented = function() return Open() end}
        card.modalPresentationStyle, card.transitioningDelegate = "fullScreen", delegate
        timeline:advance(0.1)
        list:present(card, true)
        timeline:run()
        """),
    // A view that an animator hides for its time has to be shown again.
    .init(
      name: "a thumbnail stays clear", named: "R-STATE",
      script: """
        local list, photo = UIViewController(), UIViewController()
        list.view.backgroundColor, photo.view.backgroundColor = UIColor.white, UIColor.systemBlue
        local thumb = UIView{frame = CGRect(40, 200, 90, 90), backgroundColor = UIColor.systemRed}
        list.view:addSubview(thumb)
        window.rootViewController = list
        local Zoom = class("Zoom", NSObject, "UIViewControllerAnimatedTransitioning")
        function Zoom:transitionDuration() return 0.3 end
        function Zoom:animateTransition(context)
          local to = context:view("to")
          context.containerView:addSubview(to)
          to.alpha = 0
          UIView.animate(0.3, function() to.alpha, thumb.alpha = 1, 0 end, function()
        BAD
        ELSE
            thumb.alpha = 1
        END
            context:completeTransition(not context.transitionWasCancelled)
          end)
        end
        delegate = {animationController_forPresented = function() return Zoom() end}
        photo.modalPresentationStyle, photo.transitioningDelegate = "fullScreen", delegate
        timeline:advance(0.1)
        list:present(photo, true)
        timeline:run()
        """),
    // The status bar is asked of a controller that captures it: Apple's page.
    .init(
      name: "a status bar is not asked for", named: "[status-bar-not-asked]",
      script: """
        local Photo = class("Photo", UIViewController)
        function Photo:prefersStatusBarHidden() return true end
        root = UIViewController()
        window.rootViewController = root
        local photo = Photo()
        photo.modalPresentationStyle = "overFullScreen"
        BAD
        ELSE
        photo.modalPresentationCapturesStatusBarAppearance = true
        END
        timeline:advance(0.1)
        root:present(photo, true)
        timeline:run()
        BAD
        assert(not UIApplication.shared.isStatusBarHidden)
        ELSE
        assert(UIApplication.shared.isStatusBarHidden)
        END
        """),
  ]
}
