-- Driving transitions: a modal that comes in from the right, 400 points in 0.4 s, on a screen of the script's own.
require "driving"

-- rule 5.1.1: the animator's length, read when the transition starts
slide, driver = Slide(), UIPercentDrivenInteractiveTransition()
expect(driver.duration, 0)
begin()
expect(driver.duration, 0.4)
function Slide:transitionDuration() return 9 end
driver:update(0.5)
expect(driver.duration, 0.4)

-- rule 5.1.2: between 0 and 1
begin()
expect(driver.percentComplete, 0)
driver:update(0.3)
expect(driver.percentComplete, 0.3)
driver:update(1.5)
expect(driver.percentComplete, 1)
driver:update(-1)
expect(driver.percentComplete, 0)

-- rule 5.1.3: 1 at first; the tail is (1 - percent) * duration / speed
local function tail(speed)
  driver = nil
  begin()
  expect(driver.completionSpeed, 1)
  driver.completionSpeed = speed
  driver:update(0.25)
  local start = timeline.liveTime
  driver:finish()
  return timeline:run() - start
end
expect(tail(1), 0.3)
expect(tail(2), 0.15)
expect(tail(0.5), 0.6)

-- rule 5.1.4: anything else is refused
begin()
for _, speed in ipairs{0, -1} do
  local ok, failure = pcall(function() driver.completionSpeed = speed end)
  expect({ok, failure.code, driver.completionSpeed}, {false, "out-of-range", 1})
end

-- rule 5.1.5: ease in and out at first; the course before is untouched
local function quarter(curve)
  driver = nil
  begin()
  expect(driver.completionCurve, "easeInOut")
  if curve then driver.completionCurve = curve end
  driver:update(0.2)
  expect(shown(), 0.2)
  driver:finish()
  timeline:advance(0.08) -- a quarter of 0.32 s
  return (shown() - 0.2) / 0.8
end
expect(quarter(), ease:value(0.25), 1e-6)
expect(quarter("linear"), 0.25, 1e-6)
expect(quarter("easeIn"), CAMediaTimingFunction("easeIn"):value(0.25), 1e-6)
expect(quarter("easeOut"), CAMediaTimingFunction("easeOut"):value(0.25), 1e-6)

-- rule 5.1.6: as far as the finger
begin()
for _, percent in ipairs{0.1, 0.35, 0.9} do
  driver:update(percent)
  expect(shown(), percent)
end

-- rule 5.1.7: others keep to the completion curve
begin{timingCurve = UICubicTimingParameters{animationCurve = "linear"}}
driver:update(0.5)
driver:finish()
timeline:advance(0.05) -- a quarter of 0.2 s
expect(shown(), 0.5 + 0.5 * ease:value(0.25), 1e-6)

-- rule 5.1.8: true at first; false starts by itself
driver = UIPercentDrivenInteractiveTransition()
expect(driver.wantsInteractiveStart, true)
begin{wantsInteractiveStart = false}
expect(slide.context.isInteractive, false)
timeline:advance(0.2)
expect(shown(), 0.5, 1e-6)
driver:pause()
timeline:advance(2)
expect(shown(), 0.5, 1e-6)

-- rule 5.1.9: the handlers of the coordinator hear of each change, to the end
driver = UIPercentDrivenInteractiveTransition()
begin{wantsInteractiveStart = false}
local heard = {}
modal.transitionCoordinator:notifyWhenInteractionChanges(function(context) heard[#heard + 1] = context.isInteractive end)
timeline:advance(0.1)
driver:pause()
expect(heard, {true})
expect({slide.context.isInteractive, driver.percentComplete}, {true, 0.25})
driver:finish()
expect(heard, {true, false})
timeline:advance(0.1)
driver:pause()
driver:cancel()
expect(heard, {true, false, true, false})

-- rule 5.1.10: the context has what the driver was told, and nobody else need tell it
begin()
driver:update(0.6)
expect(slide.context.percentComplete, 0.6)
expect(slide.context.isInteractive, true)
driver:cancel()
expect({slide.context.isInteractive, slide.context.transitionWasCancelled}, {false, true})

-- rule 5.1.11: without it nothing is set up, and the transition stands still
local Careless = class("Careless", UIPercentDrivenInteractiveTransition)
function Careless:startInteractiveTransition(context) self.context = context end
driver = Careless()
begin()
expect(told, {})
expect(slide.context, nil)
expect(timeline.transition == driver.context, true)
local Careful = class("Careful", UIPercentDrivenInteractiveTransition)
function Careful:startInteractiveTransition(context)
  Careful.super.startInteractiveTransition(self, context)
  self.context = context
end
function Careful:update(fraction)
  Careful.super.update(self, fraction)
  self.last = fraction
end
timeline.transition:completeTransition(false)
driver = Careful()
begin()
driver:update(0.5)
expect({driver.last, shown()}, {0.5, 0.5})

-- rule 5.1.12: allowed, and never asked
local Drawer = class("Drawer", NSObject, "UIViewControllerInteractiveTransitioning")
function Drawer:startInteractiveTransition(context)
  self.context = context
  context.containerView:addSubview(context:view("to"))
end
function Slide:animateTransition() error("nobody asks for this") end
driver = Drawer()
begin()
driver.context:finishInteractiveTransition()
driver.context:completeTransition(true)
expect({modal.view.window == window, warned()}, {true, nil, 0})

-- rule 5.1.13: as far as the finger, whatever its curve
local animator
function Slide:interruptibleAnimator(context)
  local view = context:view("to")
  if animator then return animator end
  context.containerView:addSubview(view)
  view.frame = window.bounds:offsetBy(width, 0)
  animator = UIViewPropertyAnimator(0.4, "easeIn", function() view.frame = window.bounds end)
  return animator
end
function Slide:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
begin()
driver:update(0.3)
expect({shown(), animator.fractionComplete, animator.scrubsLinearly}, {0.3, 0.3, true})

-- rule 5.3.1: waiting, driven, let go, over
begin()
local context = slide.context
expect({context.isInteractive, context.transitionWasCancelled, timeline.transition == context}, {true, false, true})
driver:update(0.5)
driver:finish()
expect({context.isInteractive, context.transitionWasCancelled, timeline.transition == context}, {false, false, true})
timeline:run()
expect({timeline.transition, slide.ended}, {nil, true})
begin()
driver:update(0.5)
driver:cancel()
expect({slide.context.isInteractive, slide.context.transitionWasCancelled}, {false, true})
timeline:run()
expect({timeline.transition, slide.ended}, {nil, false})

-- rule 5.3.2: it stands still, at percent * duration
begin()
local layer = slide.context.containerView.layer
expect({layer.speed, layer.timeOffset}, {0, 0})
driver:update(0.75)
expect({layer.speed, layer.timeOffset}, {0, 0.3})
timeline:advance(4)
expect(layer:convertTime(timeline.now, {from = NSNull()}), 0.3)

-- rule 5.3.3: what is beyond counts as the end that way
begin()
for _, step in ipairs{{0.8, 0.8}, {0.2, 0.2}, {3, 1}, {-3, 0}, {0.5, 0.5}} do
  driver:update(step[1])
  expect(shown(), step[2])
end

-- rule 5.3.4: ignored, and reported once
begin()
driver:update(0.5)
driver:finish()
driver:update(0.1)
driver:update(0.2)
expect({driver.percentComplete, warned()}, {0.5, "not-interactive", 1})
timeline:advance(0.1)
expect(shown(), 0.75, 1e-6)

-- rule 5.3.5: p + (1 - p) c(t / T), for T = (1 - p) D
begin()
driver:update(0.4)
driver:finish()
for step = 1, 5 do
  timeline:advance(0.04)
  expect(shown(), 0.4 + 0.6 * ease:value(step / 6), 1e-6)
end

-- rule 5.3.6: p (1 - c(t / T)), for T = p D
begin()
driver:update(0.6)
driver:cancel()
for step = 1, 5 do
  timeline:advance(0.04)
  expect(shown(), 0.6 * (1 - ease:value(step / 6)), 1e-6)
end

-- rule 5.3.7: as long as it took, or what the header's formula gives
local function length(setting)
  UIApplication.shared.cancelDuration, driver = setting, nil
  begin{completionSpeed = 2}
  driver:update(0.25)
  local start = timeline.liveTime
  driver:cancel()
  return timeline:run() - start
end
expect(UIApplication.shared.cancelDuration, "elapsed")
expect(length("elapsed"), 0.05)
expect(length("literal"), 0.15)

-- rule 5.3.8: it ends one frame later, and not within the call
for _, ending in ipairs{{1, "finish"}, {0, "cancel"}} do
  driver = nil
  begin()
  driver:update(ending[1])
  local start = timeline.liveTime
  driver[ending[2]](driver)
  timeline:advance(0)
  expect({#told, timeline.transition ~= nil}, {0, true})
  expect(timeline:run() - start, 1 / 60, 1e-8)
  expect(slide.ended, ending[1] == 1)
end

-- rule 5.3.9: what blocks have changed; not what was changed outside them
function Slide:move(view, done)
  view.alpha, view.tag = 0.25, 7
  UIView.animate(0.4, function()
    view.frame = window.bounds
    view.alpha = 1
    base.view.alpha = 0.5
  end, done)
end
begin()
driver:update(0.5)
driver:cancel()
timeline:run()
expect({modal.view.alpha, modal.view.tag, base.view.alpha}, {0.25, 7, 1})
expect(modal.view.frame.minX, width) -- where it was put outside the block
expect(modal.view.layer:animationKeys(), {})

-- rule 5.3.10: true on finish; on cancel as the setting says
local function finished(ending)
  driver = nil
  begin()
  driver:update(0.5)
  driver[ending](driver)
  timeline:run()
  return table.unpack(told)
end
expect(finished("finish"), true)
expect({UIApplication.shared.viewAnimationFinishedOnCancel, finished("cancel")}, {true, true})
UIApplication.shared.viewAnimationFinishedOnCancel = false
expect({finished("cancel")}, {false})

-- rule 5.3.11: as without a transition, and so the next one is right
for _, ending in ipairs{"finish", "cancel"} do
  driver = nil
  begin()
  local layer = slide.context.containerView.layer
  driver:update(0.5)
  driver[ending](driver)
  timeline:run()
  expect({layer.speed, layer.timeOffset, layer.beginTime}, {1, 0, 0})
end
driver = nil
begin()
driver:update(0.25)
expect(shown(), 0.25)

-- rule 5.3.12 5.3.13 5.3.14: at a quarter, by policy: without a curve, and with one that is named
local function at(policy, options)
  UIApplication.shared.scrubCurve, driver = policy, nil
  function Slide:move(view, done)
    UIView.animate(0.4, 0, options or {}, function() view.frame = window.bounds end, done)
  end
  begin()
  driver:update(0.25)
  return shown()
end
expect(UIApplication.shared.scrubCurve, "linearDefault")
local easeIn = CAMediaTimingFunction("easeIn"):value(0.25)
expect({at("linearDefault"), at("linearDefault", "curveEaseIn")}, {0.25, easeIn}, 1e-6)
expect({at("easedAlways"), at("easedAlways", "curveEaseIn")}, {ease:value(0.25), easeIn}, 1e-6)
expect({at("linearAlways"), at("linearAlways", "curveEaseIn")}, {0.25, 0.25}, 1e-6)
expect(375 * (1 - ease:value(0.25)), 326.564, 1e-3) -- the number of the swipe's table

-- rule 5.3.15: by construction
function Slide:move(view, done)
  local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 0.4}
  fade.timingFunction = CAMediaTimingFunction("easeOut")
  view.layer:add(fade, "fade")
end
for _, policy in ipairs{"linearDefault", "easedAlways", "linearAlways"} do
  UIApplication.shared.scrubCurve, driver = policy, nil
  begin()
  driver:update(0.25)
  timeline:advance(0)
  expect(modal.view.layer:presentation().opacity, CAMediaTimingFunction("easeOut"):value(0.25), 1e-6)
end
