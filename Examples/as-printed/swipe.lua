-- Swipe as printed: the page's bugs are kept, each marked BUG. Repaired in ../swipe.lua.
--
-- Look for: back by button goes the wrong way; a fast flick is cancelled; a finger that is gone before the transition
-- has begun leaves the screen frozen, and so does every tap after a gesture.
--
--   playhead -i Examples/as-printed/swipe.lua     leaves swiper, swipe() and drag() to play with

UIApplication.shared.strictUIKit = true -- as reported of devices: calls before the start are lost
local WIDTH = window.bounds.width

local Animator = class("Animator", NSObject, "UIViewControllerAnimatedTransitioning")

function Animator:init(edge) self.edge = edge end
function Animator:transitionDuration(context) return 0.35 end

function Animator:animateTransition(context)
  local from, to = context:viewController("from"), context:viewController("to")
  local fromView, toView = context:view("from"), context:view("to")
  local isPresenting = to.presentingViewController == from
  local home = context:finalFrame(to)
  local offset = CGVector(self.edge == "left" and 1 or -1, 0)
  fromView.frame = context:initialFrame(from)
  if isPresenting then
    toView.frame = home:offsetBy(-home.width * offset.dx, 0)
    context.containerView:addSubview(toView)
  else
    toView.frame = home
    context.containerView:insertSubview(toView, {belowSubview = fromView})
  end
  UIView.animate(self:transitionDuration(context), function()
    if isPresenting then toView.frame = home else fromView.frame = home:offsetBy(home.width * offset.dx, 0) end
  end, function()
    if context.transitionWasCancelled then toView:removeFromSuperview() end -- UIKit does that
    context:completeTransition(not context.transitionWasCancelled)
  end)
end

local Interaction = class("Interaction", UIPercentDrivenInteractiveTransition)

function Interaction:init(pan, edge)
  Interaction.super.init(self)
  self.recognizer, self.edge = pan, edge
  pan:addTarget(self, "pan") -- BUG: one target more for each transition, until the object is gone
end

function Interaction:startInteractiveTransition(context)
  self.context = context -- BUG: stored, and strongly, though the page's next line says not to
  Interaction.super.startInteractiveTransition(self, context)
end

function Interaction:percent()
  -- BUG: before the start there is no context. In Objective-C its container's width is then 0: a division by zero.
  local container = self.context and self.context.containerView
  local x, width = self.recognizer:location(container).x, container and container.bounds.width or 0
  if self.edge == "left" then return x / width end
  return (width - x) / width
end

function Interaction:pan(pan)
  if pan.state == "began" then return end
  local percent = self:percent()
  if pan.state == "changed" then
    self:update(percent)
  elseif pan.state == "ended" and percent >= 0.5 then -- BUG: how fast the finger was does not count
    self:finish()
  else
    print(string.format("  cancelled at %.2f, %g points a second", percent, pan:velocity(window).x))
    self:cancel()
  end
end

-- BUG: one edge serves both ways, so what came from the right leaves to the left.
swiper = {edge = "right"}
function swiper:animationController_forPresented() return Animator(self.edge) end
function swiper:animationController_forDismissed() return Animator(self.edge) end
-- BUG: the recogniser is never forgotten, so after one gesture every tap is taken for another.
local function interaction(self) return self.pan and Interaction(self.pan, self.edge) end
swiper.interactionControllerForPresentation, swiper.interactionControllerForDismissal = interaction, interaction

list, photo = UIViewController{title = "list"}, UIViewController{title = "photo"}
photo.modalPresentationStyle, photo.transitioningDelegate = "fullScreen", swiper
window.rootViewController = list

function swipe() if list.presentedViewController then list:dismiss(true) else list:present(photo, true) end end

local edgePan = UIScreenEdgePanGestureRecognizer(function(pan)
  if pan.state ~= "began" then return end
  swiper.pan = pan
  swipe()
end)
edgePan.edges = "right"
list.view:addGestureRecognizer(edgePan)

function drag(fraction, duration)
  local from, to = CGPoint(WIDTH - 1, 300), CGPoint(WIDTH - WIDTH * fraction, 300)
  touch:drag{from = from, to = to, duration = duration}
end

local function report(title)
  timeline:run()
  local context = timeline.transition
  print(title .. ":", context and "frozen at " .. context.percentComplete or "over",
    context and "" or (list.presentedViewController or list).title .. " is shown")
  -- The calls that thaw the screen, from outside.
  if context then timeline:cancel() timeline:run() end
end

drag(0.6, 0.2)
report("pulled in by 60 %")
swiper.pan = nil
swipe()
timeline:advance(0.3499)
print(string.format("back by button, at the end: left edge at %g", photo.view.layer:presentation().frame.minX // 1))
report("back by button")
drag(0.4, 0.1)
report("a quick flick of 40 %")
DispatchQueue.main:async(function() -- all in one turn; the transition begins on the next
  touch:down(WIDTH - 1, 300)
  touch:move(100, 300)
  touch:up()
end)
report("a finger gone before the transition has begun")
swipe()
timeline:run()
print("a tap after a gesture: at " .. timeline.transition.percentComplete .. ", and nobody takes it on")
