-- Reveal as printed: the page's bugs are kept, each marked BUG. Repaired in ../reveal.lua.
--
-- Look for: one recogniser more after every return; the stop callback comes twice; a popped screen stays a dot; a flick
-- crashes, and so does any push that the animator was not made for, which leaves the screen frozen.
--
--   playhead -i Examples/as-printed/reveal.lua     leaves navigation, master and details to play with

UIApplication.shared.strictUIKit = true -- as reported of devices: calls before the start are lost
local DURATION, stops = 2, 0

local function logoLayer()
  local path = UIBezierPath{ovalIn = CGRect(0, 0, 67, 67)}
  return CAShapeLayer{bounds = CGRect(0, 0, 67, 67), path = path, name = "logo"}
end

local Reveal = class(
  "Reveal", UIPercentDrivenInteractiveTransition, "UIViewControllerAnimatedTransitioning", "CAAnimationDelegate")

function Reveal:transitionDuration(context) return DURATION end

function Reveal:animateTransition(context)
  self.storedContext = context
  if self.operation == "push" then
    local from, to = context:viewController("from"), context:viewController("to")
    if from ~= master or to ~= details then return print("  crash: a forced cast") end -- BUG: not every push is its own
    context.containerView:addSubview(to.view)
    to.view.frame = context:finalFrame(to)
    local animation = CABasicAnimation("transform")
    animation.fromValue = CATransform3D.identity
    local up, large = CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1)
    animation.toValue = CATransform3DConcat(up, large)
    animation.duration, animation.delegate, animation.timingFunction = DURATION, self, kCAMediaTimingFunctionEaseIn
    -- BUG: kept at its end, because the model never gets there.
    animation.fillMode, animation.isRemovedOnCompletion = kCAFillModeForwards, false
    local mask = logoLayer()
    mask.position = from.logo.position
    mask:add(animation)
    to.view.layer.mask = mask
    from.logo:add(animation) -- BUG: the same delegate twice, so it is told twice
    local fade = CABasicAnimation("opacity")
    fade.fromValue, fade.toValue, fade.duration = 0, 1, DURATION
    to.view.layer:add(fade)
  else
    local fromView, toView = context:view("from"), context:view("to")
    context.containerView:insertSubview(toView, {belowSubview = fromView})
    UIView.animate{
      withDuration = DURATION, delay = 0, options = "curveEaseIn",
      animations = function() fromView.transform = CGAffineTransform(0.01, 0, 0, 0.01, 0, 0) end, -- BUG: stays so
      completion = function() context:completeTransition(not context.transitionWasCancelled) end,
    }
  end
end

-- BUG: whether this comes, and when, is up to layer animations, which percent-driven transitions do not always drive.
function Reveal:animationDidStop(animation, finished)
  stops = stops + 1
  local context = self.storedContext
  if context then
    context:completeTransition(not context.transitionWasCancelled)
    context:viewController("from").logo:removeAllAnimations()
    context:viewController("to").view.layer.mask = nil -- BUG: not if it is interrupted
  end
  self.storedContext = nil
end

function Reveal:handlePan(pan)
  local progress = math.min(math.max(math.abs(pan:translation(pan.view.superview).x / 200), 0.01), 0.99)
  if pan.state == "changed" then
    self:update(progress)
  elseif pan.state == "cancelled" or pan.state == "ended" then
    local layer = self.storedContext.containerView.layer -- BUG: no context yet after a flick
    layer.beginTime = CACurrentMediaTime() -- BUG: not in the time of the layer above
    if progress < 0.5 then
      self:cancel() -- BUG: two drive one layer
      layer.speed = -1 -- BUG: never set back; here the driver does that when it is done
    else
      layer.speed = 1
      self:finish()
    end
    self.interactive = false
  end
end

local Master = class("Master", UIViewController, "UINavigationControllerDelegate")

function Master:viewDidLoad()
  self.title, self.logo, self.transition = "start", logoLayer(), Reveal() -- BUG: one animator for all pushes
  self.navigationController.delegate = self -- BUG: for every push, whoever makes it
  self:addSegue("details", {destination = function() return details end})
end

function Master:viewDidAppear(animated)
  self.view:addGestureRecognizer(UIPanGestureRecognizer(self, "didPan")) -- BUG: again at each return
  self.logo.position = CGPoint(self.view.layer.bounds.width / 2, self.view.layer.bounds.height / 2 - 30)
  self.logo.fillColor = UIColor.white
  self.view.layer:addSublayer(self.logo)
end

function Master:didPan(pan)
  if pan.state == "began" then
    self.transition.interactive = true
    self:performSegue("details")
  else
    local ok, message = pcall(self.transition.handlePan, self.transition, pan)
    if not ok then print("  crash: " .. tostring(message):match("attempt.*")) end
  end
end

function Master:navigationController_animationControllerFor(navigation, operation, from, to)
  self.transition.operation = operation
  return self.transition
end

function Master:navigationController_interactionControllerFor(navigation, animator)
  return self.transition.interactive and self.transition or nil
end

details, other, master = UIViewController{title = "details"}, UIViewController{title = "other"}, Master()
navigation = UINavigationController(master)
window.rootViewController = navigation
timeline:run()

function drag(points, duration)
  local x = window.bounds.midX + points / 2
  touch:drag{from = CGPoint(x, 500), to = CGPoint(x - points, 500), duration = duration or 0.2}
  timeline:run()
end

print("recognisers: " .. #master.view.gestureRecognizers)
drag(100)
print("pushed by a finger: " .. navigation.topViewController.title .. " is shown, " .. stops .. " stops")
navigation:popViewController(true)
timeline:run()
print("popped; its scale is " .. details.view.transform.a .. ", recognisers: " .. #master.view.gestureRecognizers)
details.view.transform = CGAffineTransform.identity
master.view.gestureRecognizers[2].isEnabled = false
drag(80)
local speed = master.view.superview.layer.speed
print("cancelled: " .. navigation.topViewController.title .. " is shown, the container's speed is " .. speed)
DispatchQueue.main:async(function() -- all in one turn; the transition begins on the next
  touch:down(300, 500)
  touch:move(150, 500)
  touch:up()
end)
timeline:run()
print("a flick: " .. (timeline.transition and "frozen" or "over"))
timeline:cancel() -- what the screen needs to be thawed, from outside
timeline:run()
master.transition.interactive = false
navigation:pushViewController(other, true)
timeline:run()
print("another push: " .. (timeline.transition and "frozen" or "over"))
