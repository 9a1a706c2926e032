-- Driving transitions: a modal that comes in from the right, 400 points in 0.4 s, on a screen of the script's own.
require "driving"

local animator
function Slide:interruptibleAnimator(context)
  self.asked = (self.asked or 0) + 1
  if animator then return animator end
  local view = context:view("to")
  self.context = context
  context.containerView:addSubview(view)
  view.frame = window.bounds:offsetBy(width, 0)
  animator = UIViewPropertyAnimator(0.4, "easeIn", function() view.frame = window.bounds end)
  animator:addCompletion(function(position)
    told[#told + 1] = position
    context:completeTransition(position == "end")
  end)
  return animator
end
function Slide:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
function Slide:animationEnded(completed) self.ended, animator = completed, nil end

-- rule 5.5.1: asked for as often as it is needed, it is the same; another one is reported, and never starts
begin()
expect({slide.asked, warned()}, {2, nil, 0})
driver:update(0.5)
driver:finish()
timeline:run()
expect({animator, slide.ended}, {nil, true})
driver = nil
begin() -- and made anew for the next transition
driver:update(0.5)
expect(shown(), 0.5)
driver:cancel()
timeline:run()
local make = Slide.interruptibleAnimator
function Slide:interruptibleAnimator(context)
  animator = nil
  return make(self, context)
end
driver = nil
begin()
expect({warned()}, {"not-interruptible", 1})

-- rule 5.5.2: held, let go, held again; the context says how it stands each time
begin{wantsInteractiveStart = false}
local context = slide.context
local function state() return {context.isInteractive, context.transitionWasCancelled} end
expect({state(), modal.transitionCoordinator.isInterruptible}, {{false, false}, true})
timeline:advance(0.1)
driver:pause()
expect(state(), {true, false})
driver:cancel()
expect(state(), {false, true})
timeline:advance(0.01)
context:pauseInteractiveTransition()
expect(state(), {true, true}) -- an indication, until the next one
driver:update(0.7)
driver:finish()
expect(state(), {false, false})
timeline:advance(0.01)
driver:pause()
driver:cancel()
expect(state(), {false, true})
timeline:run()
expect({told, slide.ended}, {{"start"}, false})

-- rule 5.5.3: at its end or at its start, as the context says
for _, ending in ipairs{{"finish", "end", true}, {"cancel", "start", false}} do
  driver = nil
  begin()
  local context = slide.context
  driver:update(0.5)
  driver[ending[1]](driver)
  timeline:run()
  expect({told[1], slide.ended, not context.transitionWasCancelled}, {ending[2], ending[3], ending[3]})
end

-- rule 5.5.4: refused, with an error where a device raises an exception
local function raised(act)
  local isDone, failure = pcall(act)
  return not isDone and failure.code
end
local idle = UIViewPropertyAnimator(1, "linear")
idle:stopAnimation(true)
expect({warned()}, {"animator-state", 1})
expect(raised(function() idle:finishAnimation("end") end), "animator-state")
local view = UIView()
idle:addAnimations(function() view.alpha = 0 end)
idle:startAnimation()
idle:stopAnimation(false)
expect({raised(function() idle:startAnimation() end), idle.state}, {"animator-state", "stopped"})
idle:finishAnimation("end")
expect({idle.state, select(2, warned())}, {"inactive", 1})

-- rule 5.5.5: a factor of 0 leaves it as it was; turned round, it plays to its start and ends there
local view, ends = UIView(CGRect(0, 0, 10, 10)), {}
window:addSubview(view)
local mover = UIViewPropertyAnimator(1, "linear", function() view.center = CGPoint(105, 5) end)
mover:addCompletion(function(position) ends[#ends + 1] = position end)
mover:startAnimation()
timeline:advance(0.25)
mover:pauseAnimation()
timeline:advance(1)
expect({mover.state, mover.isRunning, mover.fractionComplete}, {"active", false, 0.25}, 1e-6)
local start = timeline.liveTime
mover:continueAnimation{withTimingParameters = nil, durationFactor = 0}
timeline:advance(0.5)
expect(mover.fractionComplete, 0.75, 1e-6)
mover.isReversed = true
expect(mover.fractionComplete, 0.25, 1e-6)
timeline:run()
expect({timeline.liveTime - start, ends, mover.state, view.center}, {1.25, {"start"}, "inactive", CGPoint(5, 5)}, 1e-6)

-- rule 5.5.6: the driver's, for the rest; without one, the animator's own course goes on
local function quarter(curve)
  driver = nil
  begin{timingCurve = curve}
  driver:update(0.5)
  driver:finish()
  timeline:advance(0.05) -- a quarter of 0.2 s
  local part = (shown() - 0.5) / 0.5
  timeline:run()
  return part
end
expect(quarter(UICubicTimingParameters{animationCurve = "linear"}), 0.25, 1e-6)
expect(quarter(UICubicTimingParameters{animationCurve = "easeOut"}), CAMediaTimingFunction("easeOut"):value(0.25), 1e-6)
expect(quarter(nil), CAMediaTimingFunction("easeIn"):value(0.25), 1e-6)

-- rule 5.5.7: they tell the context, and complete it
local Drawer = class("Drawer", NSObject, "UIViewControllerInteractiveTransitioning")
function Drawer:startInteractiveTransition(context)
  self.context = context
  context.containerView:addSubview(context:view("to"))
end
Slide.interruptibleAnimator = nil
driver = Drawer()
begin()
local context = driver.context
context:updateInteractiveTransition(0.5)
expect({context.percentComplete, context.isInteractive}, {0.5, true})
context:cancelInteractiveTransition()
timeline:run()
expect({context.transitionWasCancelled, timeline.transition == context}, {true, true}) -- nobody else ends it
context:completeTransition(false)
expect({timeline.transition, base.presentedViewController, slide.ended}, {nil, nil, false})

-- rule 5.5.8: none reach the screens, nor the container; that of an interruptible transition can be caught
local function caught()
  local taps, touches = 0, 0
  driver = nil
  begin{wantsInteractiveStart = false}
  base.view.isUserInteractionEnabled = true
  modal.view:addGestureRecognizer(UITapGestureRecognizer(function() taps = taps + 1 end))
  local container = timeline.transition.containerView
  container:addGestureRecognizer(UITapGestureRecognizer(function() touches = touches + 1 end))
  timeline:advance(0.05)
  touch:tap(width - 5, 300)
  timeline:advance(0.1)
  local during = touches
  timeline:run()
  touch:tap(width - 5, 300)
  timeline:run()
  return {during, taps}
end
expect(caught(), {1, 1})
Slide.interruptibleAnimator = nil
function Slide:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  view.alpha = 0
  UIView.animate(0.4, function() view.alpha = 1 end, function() context:completeTransition(true) end)
end
expect(caught(), {0, 1})

-- rule 5.5.9: it makes the animator, which is asked for afterwards; animateTransition stays empty
local order, isInteractive = {}, false
local Own = class("Own", NSObject, "UIViewControllerInteractiveTransitioning", "UIViewControllerAnimatedTransitioning")
function Own:wantsInteractiveStart() return isInteractive end
function Own:transitionDuration() return 0.5 end
function Own:animateTransition() order[#order + 1] = "animateTransition" end
function Own:interruptibleAnimator()
  order[#order + 1] = "interruptibleAnimator"
  return self.animator
end
function Own:startInteractiveTransition(context)
  order[#order + 1] = "start " .. tostring(context.isInteractive)
  local view = context:view("to")
  context.containerView:addSubview(view)
  view.alpha = 0
  self.context = context
  self.animator = UIViewPropertyAnimator(0.5, "linear", function() view.alpha = 1 end)
  self.animator:addCompletion(function(position) context:completeTransition(position == "end") end)
  if not context.isInteractive then self.animator:startAnimation() end
end
local own = Own()
local root, screen = UIViewController(), UIViewController{modalPresentationStyle = "overFullScreen"}
local delegate = {}
function delegate:animationController_forPresented() return own end
function delegate:interactionControllerForPresentation() return own end
screen.transitioningDelegate = delegate
window.rootViewController = root
timeline:step()
local start = timeline.now
root:present(screen, true)
timeline:advance(0.2667)
expect(order, {"start false", "interruptibleAnimator"})
expect(screen.view.layer:presentation().opacity, (timeline.now - start - 1 / 60) / 0.5, 0.04)
timeline:run()
expect({root.presentedViewController == screen, timeline.transition, screen.view.alpha}, {true, nil, 1})
root:dismiss(false)
timeline:run()
order, isInteractive = {}, true
root:present(screen, true)
timeline:step()
expect(order, {"start true", "interruptibleAnimator"})
own.animator.fractionComplete = 0.5
own.context:updateInteractiveTransition(0.5)
timeline:step()
expect(screen.view.layer:presentation().opacity, 0.5, 1e-6)
own.context:cancelInteractiveTransition()
own.animator.isReversed = true
own.animator:continueAnimation(nil, 0)
timeline:run()
expect({root.presentedViewController, timeline.transition}, {nil, nil})
