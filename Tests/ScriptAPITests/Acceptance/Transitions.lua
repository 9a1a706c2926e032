-- row 1 7 8 14 15 16 17 18 19 20 21 22 23 26 28 58 186 187: what a full screen transition gives its animator
local Reader = class("Reader", NSObject, "UIViewControllerAnimatedTransitioning")
function Reader:transitionDuration(context)
  self.asked = (self.asked or 0) + 1
  return 0.35
end
function Reader:animateTransition(context)
  self.context = context
  local from, to = context:viewController("from"), context:viewController{forKey = "to"}
  self.from, self.to = from, to
  self.frames = {
    context:initialFrame(from), context:finalFrame(from), context:initialFrame(to), context:finalFrame(to),
  }
  local container = context.containerView
  self.fromWasInside = context:view("from"):isDescendant(container)
  self.toWasInside = context:view(UITransitionContextToViewKey).superview == container
  context:view("to").frame = context:finalFrame(to)
  container:addSubview(context:view("to"))
  container:addSubview(nil) -- harmless: what views that stay where they are answer
  UIView.animate(0.35, function() end, function() context:completeTransition(not context.transitionWasCancelled) end)
end
local reader, Director = Reader(), class("Director", NSObject, "UIViewControllerTransitioningDelegate")
function Director:animationController_forPresented(presented, presenting, source)
  self.given = {presented, presenting, source}
  return reader
end
function Director:animationController_forDismissed(dismissed) return dismissed == self.given[1] and reader or nil end
local base, modal, director = UIViewController(), UIViewController(), Director()
modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", director
expect(modal.transitioningDelegate == director, true)
window.rootViewController = base
timeline:step()
base:present(modal, true)
expect(director.given[1] == modal and director.given[2] == base and director.given[3] == base, true)
timeline:run()
local full = window.bounds
expect(reader.asked, 2)
expect(reader.from == base and reader.to == modal, true)
expect(reader.frames, {full, CGRect.zero, CGRect.zero, full})
expect({reader.fromWasInside, reader.toWasInside}, {true, false})
local context = reader.context
expect({context.isAnimated, context.isInteractive, context.transitionWasCancelled}, {true, false, false})
expect(context.presentationStyle, "fullScreen")
expect(context.targetTransform, CGAffineTransform.identity)
expect(context.transitionDuration, 0.35)
expect(UITransitionContextFromViewControllerKey, "from")
expect(UITransitionContextToViewControllerKey, "to")
expect(UITransitionContextFromViewKey, "from")
expect(pcall(function() context:view("middle") end), false)
-- the dismissal: the from view's final frame is the whole container, as recorded; the to view is the animator's to add
base:dismiss(true)
timeline:run()
expect(reader.frames, {full, full, CGRect.zero, full})
expect({reader.fromWasInside, reader.toWasInside}, {true, false})
expect(base.presentedViewController, nil)

-- row 13 68 69 70: a navigation delegate is asked for the animator; its container stays the parent of what is shown
local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
function Slide:transitionDuration() return 0.3 end
function Slide:animateTransition(context)
  local to, from = context:viewController("to"), context:viewController("from")
  self.frames = {
    context:initialFrame(from), context:finalFrame(from), context:initialFrame(to), context:finalFrame(to),
  }
  self.style = context.presentationStyle
  context.containerView:addSubview(to.view)
  to.view.frame = context:finalFrame(to)
  UIView.animate(0.3, function() from.view.alpha = 0 end, function()
    from.view.alpha = 1
    context:completeTransition(true)
  end)
end
local slide, Director = Slide(), class("Director", NSObject, "UINavigationControllerDelegate")
function Director:navigationController_animationControllerFor(navigation, operation, from, to)
  self.operation, self.from, self.to = operation, from, to
  return operation == "push" and slide or nil
end
local first, second, director = UIViewController(), UIViewController(), Director()
local navigation = UINavigationController(first)
navigation.delegate = director
expect(navigation.delegate == director, true)
window.rootViewController = navigation
timeline:step()
navigation:pushViewController(second, true)
timeline:run()
expect({director.operation, director.from == first, director.to == second}, {"push", true, true})
expect(slide.frames, {window.bounds, CGRect.zero, CGRect.zero, window.bounds})
expect(slide.style, "none")
expect(first.view.window, nil)
expect(second.view.superview ~= nil, true)
local begun = timeline.liveTime
navigation:popViewController(true) -- answered with nil: the system's
timeline:run()
expect({director.operation, navigation.topViewController == first}, {"pop", true})
expect(timeline.liveTime - begun, 0.5)

-- row 11 27: a driver that draws by itself reports to the context, and ends it
local Driver = class("Driver", NSObject, "UIViewControllerInteractiveTransitioning")
function Driver:startInteractiveTransition(context)
  self.context = context
  context.containerView:addSubview(context:view("to"))
  context:view("to").alpha = 0
end
function Driver:move(fraction)
  self.context:view("to").alpha = fraction
  self.context:updateInteractiveTransition(fraction)
end
local Nothing = class("Nothing", NSObject, "UIViewControllerAnimatedTransitioning")
function Nothing:transitionDuration() return 1 end
function Nothing:animateTransition(context) error("a driver that draws by itself never asks for this") end
local nothing, driver, delegate, changes = Nothing(), Driver(), {}, {}
function delegate:animationController_forPresented() return nothing end
function delegate:interactionControllerForPresentation(animator)
  expect(animator == nothing, true)
  return driver
end
local base, modal = UIViewController(), UIViewController()
modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", delegate
window.rootViewController = base
timeline:step()
local function present()
  base:present(modal, true)
  modal.transitionCoordinator:notifyWhenInteractionChanges(function(context)
    changes[#changes + 1] = context.percentComplete
    changes[#changes + 1] = context.isCancelled
  end)
  timeline:advance(0.5)
end
present()
expect(driver.context.isInteractive, true)
driver:move(0.25)
expect(driver.context.percentComplete, 0.25)
driver:move(0.75)
driver.context:finishInteractiveTransition()
expect(driver.context.isInteractive, false)
driver:move(1)
driver.context:completeTransition(true)
expect(modal.view.window == window, true)
base:dismiss(false)
timeline:run()
present()
driver:move(0.5)
driver.context:cancelInteractiveTransition()
expect(driver.context.transitionWasCancelled, true)
driver.context:completeTransition(false)
expect({modal.view.window, base.presentedViewController}, {})
expect(changes, {0.75, false, 0.5, true})
expect(#UIApplication.shared.warnings, 0)

-- row 29 30 31 32 33 178 179 180 181 185: scrubbed by the container's clock, and let go along the completion curve
local Swipe = class("Swipe", NSObject, "UIViewControllerAnimatedTransitioning")
function Swipe:transitionDuration() return 0.4 end
function Swipe:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  view.frame = window.bounds:offsetBy(window.bounds.width, 0)
  UIView.animate(0.4, function() view.frame = window.bounds end, function()
    context:completeTransition(not context.transitionWasCancelled)
  end)
end
local Driver = class("Driver", UIPercentDrivenInteractiveTransition)
function Driver:startInteractiveTransition(context)
  Driver.super.startInteractiveTransition(self, context) -- super first
  self.context = context
end
local swipe, delegate = Swipe(), {}
function delegate:animationController_forPresented() return swipe end
function delegate:interactionControllerForPresentation() return delegate.driver end
local width = window.bounds.width
-- Presents interactively on a fresh screen.
local function begin()
  local base, modal = UIViewController(), UIViewController()
  modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", delegate
  window.rootViewController = base
  timeline:step()
  delegate.driver = Driver()
  base:present(modal, true)
  timeline:advance(1)
  return modal, delegate.driver
end
local function left(modal)
  timeline:advance(0)
  return modal.view.layer:presentation().frame.minX
end
local modal, driver = begin()
expect({driver.duration, driver.percentComplete, driver.completionSpeed, driver.completionCurve}, {0.4, 0, 1, "easeInOut"})
expect({driver.context.isInteractive, driver.context.containerView.layer.speed}, {true, 0})
expect(left(modal), width)
driver:update(0.25)
expect(left(modal), width * 0.75)
driver:update(0.75)
driver:update(0.5) -- and back
expect(left(modal), width * 0.5)
driver:update(7)
expect({driver.percentComplete, left(modal)}, {1, 0})
driver:update(0.5)
timeline:advance(3)
expect(left(modal), width * 0.5) -- a held transition waits
local begun = timeline.liveTime
driver:finish()
expect(driver.context.isInteractive, false)
timeline:advance(0.1)
expect(left(modal), width * 0.25) -- half the tail of 0.2 s: the middle of easeInOut
timeline:run()
expect(timeline.liveTime - begun, 0.2)
expect({modal.view.window == window, modal.view.frame == window.bounds}, {true, true})
local modal, driver = begin()
driver:update(0.5)
driver.completionSpeed, driver.completionCurve = 2, "linear"
local begun = timeline.liveTime
driver:cancel()
expect(driver.context.transitionWasCancelled, true)
timeline:advance(0.025)
expect(left(modal), width * 0.625) -- a quarter of the way back
timeline:run()
expect(timeline.liveTime - begun, 0.1)
expect({modal.view.window, modal.presentingViewController}, {})
local container = driver.context.containerView.layer
expect({container.speed, container.timeOffset, container.beginTime}, {1, 0, 0})

-- row 176 177: a transition may start by itself, be taken hold of, and change its mind
local Slow = class("Slow", NSObject, "UIViewControllerAnimatedTransitioning")
function Slow:transitionDuration() return 1 end
function Slow:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  view.alpha = 0
  UIView.animate(1, 0, "curveLinear", function() view.alpha = 1 end, function()
    context:completeTransition(not context.transitionWasCancelled)
  end)
end
local slow, driver, delegate = Slow(), UIPercentDrivenInteractiveTransition(), {}
driver.wantsInteractiveStart = false
function delegate:animationController_forPresented() return slow end
function delegate:interactionControllerForPresentation() return driver end
local base, modal = UIViewController(), UIViewController()
modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", delegate
window.rootViewController = base
timeline:step()
base:present(modal, true)
timeline:advance(0.3)
expect(timeline.transition.isInteractive, false)
driver:pause()
expect({timeline.transition.isInteractive, driver.percentComplete}, {true, 0.3})
timeline:advance(5)
expect(modal.view.layer:presentation().opacity, 0.3)
driver:finish()
timeline:advance(0.1)
driver:pause()
driver:cancel()
timeline:run()
expect({modal.view.window, base.presentedViewController}, {})

-- row 182 183 184: an interruptible animator is asked for once, scrubbed, and continued with the timing curve
local Flow = class("Flow", NSObject, "UIViewControllerAnimatedTransitioning")
function Flow:transitionDuration() return 1 end
function Flow:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
function Flow:interruptibleAnimator(context)
  if self.animator then return self.animator end
  local view = context:view("to")
  context.containerView:addSubview(view)
  view.alpha = 0
  self.animator = UIViewPropertyAnimator{duration = 1, curve = "easeIn", animations = function() view.alpha = 1 end}
  self.animator:addCompletion(function(position) context:completeTransition(position == "end") end)
  return self.animator
end
function Flow:animationEnded() self.animator = nil end
local flow, driver, delegate = Flow(), UIPercentDrivenInteractiveTransition(), {}
function delegate:animationController_forPresented() return flow end
function delegate:interactionControllerForPresentation() return driver end
local base, modal = UIViewController(), UIViewController()
modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", delegate
window.rootViewController = base
timeline:step()
base:present(modal, true)
timeline:advance(0)
expect(modal.transitionCoordinator.isInterruptible, true)
driver:update(0.5)
timeline:advance(0)
expect(modal.view.layer:presentation().opacity, 0.5) -- paused animators are scrubbed evenly
driver.timingCurve = UICubicTimingParameters{animationCurve = "linear"}
driver:finish()
timeline:advance(0.25)
expect(modal.view.layer:presentation().opacity, 0.75)
timeline:run()
expect({modal.view.window == window, flow.animator}, {true})
base:dismiss(false)
timeline:run()
base:present(modal, true)
timeline:advance(0)
driver:update(0.5)
driver:cancel()
timeline:run()
expect({modal.view.window, base.presentedViewController}, {})

-- row 51 52 53 54 188 189: the coordinator, from the call to the last callback
local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
function Fade:transitionDuration() return 0.5 end
function Fade:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  UIView.animate(0.5, function() view.alpha = 0.5 end, function()
    context:completeTransition(not context.transitionWasCancelled)
  end)
end
local fade, driver, delegate = Fade(), UIPercentDrivenInteractiveTransition(), {}
function delegate:animationController_forPresented() return fade end
function delegate:interactionControllerForPresentation() return driver end
local base, modal, badge = UIViewController(), UIViewController(), UIView(CGRect(0, 0, 10, 10))
modal.modalPresentationStyle, modal.transitioningDelegate = "overFullScreen", delegate
window.rootViewController = base
base.view:addSubview(badge)
timeline:step()
base:present(modal, true)
local coordinator = modal.transitionCoordinator
expect(coordinator ~= nil and coordinator == base.transitionCoordinator, true)
expect(coordinator.isAnimated, true)
expect({coordinator.transitionDuration, coordinator.completionVelocity, coordinator.completionCurve}, {0.5, 1, "easeInOut"})
expect({coordinator.presentationStyle, coordinator.targetTransform}, {"overFullScreen", CGAffineTransform.identity})
expect({coordinator.initiallyInteractive, coordinator.isInteractive, coordinator.isCancelled}, {true, true, false})
expect(coordinator:viewController("to") == modal and coordinator:view("from") == nil, true)
local log = {}
local queued = coordinator:animate(function(context)
  expect(context == coordinator and context.percentComplete == 0, true)
  modal.view.backgroundColor = UIColor.red
end, function(context) log[#log + 1] = "after " .. tostring(context.isCancelled) end)
expect(queued, true)
coordinator:animateAlongsideTransition(badge, function() badge.alpha = 0 end)
coordinator:notifyWhenInteractionChanges(function(context) log[#log + 1] = "changes " .. context.percentComplete end)
coordinator:notifyWhenInteractionEnds(function(context) log[#log + 1] = "ends" end)
timeline:advance(0)
expect(coordinator:animate(function() error("too late") end), false)
driver:update(0.4)
timeline:advance(0)
expect(badge.layer:presentation().opacity, 0.6) -- scrubbed, though it is outside the container
driver:cancel()
timeline:run()
expect(badge.alpha, 1)
expect(log, {"ends", "changes 0.4", "after true"})
expect(modal.transitionCoordinator, nil)
base:present(modal, false)
expect(modal.transitionCoordinator, nil)
