extension Rule {
  /// Two screens and an animator without a fault, for the examples: each says only what it does otherwise.
  public static let stage = """
    local function screen(title, color)
      local controller = UIViewController{title = title}
      controller.modalPresentationStyle = "fullScreen"
      controller.view.accessibilityIdentifier, controller.view.backgroundColor = title, color
      return controller
    end
    list, photo = screen("list", UIColor.white), screen("photo", UIColor.systemBlue)
    window.rootViewController = list

    Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
    function Fade:transitionDuration() return 0.3 end
    function Fade:fade(context, completion)
      local from, to = context:view("from"), context:view("to")
      local isForth = context:viewController("to") == photo
      if isForth then
        context.containerView:addSubview(to)
        to.alpha = 0
      elseif to then -- a style that keeps the list on screen has nothing to insert
        context.containerView:insertSubview(to, 0)
      end
      local moving = isForth and to or from
      UIView.animate(self:transitionDuration(), function()
        moving.alpha = isForth and 1 or 0
      end, function()
        moving.alpha = 1
        if context.transitionWasCancelled and to then to:removeFromSuperview() end
        if completion then completion() end
      end)
    end
    function Fade:animateTransition(context)
      self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
    end

    delegate = {
      animationController_forPresented = function() return Fade() end,
      animationController_forDismissed = function() return Fade() end,
      interactionControllerForPresentation = function() return driver end,
      interactionControllerForDismissal = function() return driver end,
    }
    photo.transitioningDelegate = delegate

    -- Presents the photo by itself.
    function present()
      list:present(photo, true)
      timeline:run()
    end
    -- Shows it under a driver, moves it to a third and lets it go.
    function drive(own)
      driver = own or UIPercentDrivenInteractiveTransition()
      show()
      timeline:advance(0.05)
      driver:update(0.3)
      timeline:advance(0.05)
      driver:finish()
      timeline:run()
    end
    function show() list:present(photo, true) end
    -- From here on it is pushed onto the list, in a stack with or without another root; or is the tab beside it.
    function stack(root)
      local navigation = UINavigationController(root or list)
      if root then navigation:pushViewController(list, false) end
      delegate.navigationController_animationControllerFor = function() return Fade() end
      delegate.navigationController_interactionControllerFor = function() return driver end
      navigation.delegate, window.rootViewController = delegate, navigation
      function show() navigation:pushViewController(photo, true) end
      return navigation
    end
    function tabs()
      local bar = UITabBarController()
      delegate.tabBarController_animationControllerForTransitionFrom = function() return Fade() end
      delegate.tabBarController_interactionControllerFor = function() return driver end
      bar.viewControllers, bar.delegate, window.rootViewController = {list, photo}, delegate, bar
      function show() bar.selectedIndex = 1 end
      return bar
    end
    -- Presents it under a finger that comes in from the left, and takes two thirds of the width.
    pan = UIPanGestureRecognizer(function(pan)
      local percent, speed = pan:translation(window).x / window.bounds.width, pan:velocity(window).x / window.bounds.width
      if pan.state == "began" then
        driver = UIPercentDrivenInteractiveTransition()
        list:present(photo, true)
      elseif pan.state == "changed" then
        driver:update(percent)
      elseif driver then
        letGo(driver, pan.state == "ended" and decides(percent, speed))
        driver = nil
      end
    end)
    function decides(percent, speed) return percent + speed * 0.2 > 0.4 end
    function letGo(driver, finishes)
      DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
    end
    function swipe()
      list.view:addGestureRecognizer(pan)
      touch:drag{from = CGPoint(10, 400), to = CGPoint(270, 400), duration = 0.3}
      timeline:run()
    end

    """

  /// An example as a script.
  public static func script(_ example: String) -> String { stage + example }
}
