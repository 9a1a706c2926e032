-- Driving transitions: a modal that comes in from the right, 400 points in 0.4 s, on a screen of the script's own.
require "driving"

-- rule 5.4.1: all of them, and what is outside the container if it is named
local badge = UIView(CGRect(0, 0, 10, 10))
local sign = UIView(CGRect(0, 20, 10, 10))
window:addSubview(badge)
window:addSubview(sign)
base, modal, told = UIViewController(), UIViewController(), {}
slide, driver = Slide(), UIPercentDrivenInteractiveTransition()
modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", delegate
window.rootViewController = base
timeline:step()
base:present(modal, true)
modal.transitionCoordinator:animate(function() modal.view.alpha = 0.5 end)
modal.transitionCoordinator:animateAlongsideTransition(badge, function() badge.alpha = 0 end)
timeline:advance(0)
driver:update(0.5)
timeline:advance(0)
expect(shown(), 0.5)
expect(modal.view.layer:presentation().opacity, 0.75, 1e-6)
expect(badge.layer:presentation().opacity, 0.5, 1e-6)
driver:cancel()
timeline:run()
expect({badge.alpha, badge.layer.speed, modal.view.alpha}, {1, 1, 1})

-- rule 5.4.2: they follow the container's clock
function Slide:move(view, done)
  view.frame = window.bounds
  local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 0.4}
  fade.delegate = {animationDidStop = function(self, animation, finished) done(finished) end}
  view.layer:add(fade, "fade")
end
expect(UIApplication.shared.caAnimations, "scrubbed")
begin()
driver:update(0.25)
timeline:advance(5)
expect({modal.view.layer:presentation().opacity, #told}, {0.25, 0}, 1e-6)
driver:cancel()
timeline:run()
expect({told[1], slide.ended}, {false, false})

-- rule 5.4.3: they run by themselves, and are left alone by a cancel; what views animate is driven as before
UIApplication.shared.caAnimations = "free"
local stopped
function Slide:move(view, done)
  UIView.animate(0.4, function() view.frame = window.bounds end, done)
  local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
  fade.delegate = {animationDidStop = function(self, animation, finished) stopped = finished end}
  view.layer:add(fade, "fade")
end
begin()
timeline:advance(0.2)
driver:update(0.75)
timeline:advance(0.1)
expect({shown(), modal.view.layer:presentation().opacity}, {0.75, 0.3}, 1e-6)
-- one that is added later, at a time of its own
local late = CABasicAnimation{keyPath = "cornerRadius", fromValue = 0, toValue = 10, duration = 1}
late.beginTime = CACurrentMediaTime() + 0.1
modal.view.layer:add(late, "late")
timeline:advance(0.2)
expect(modal.view.layer:presentation().cornerRadius, 1, 1e-6)
expect(modal.view.layer:presentation().opacity, 0.5, 1e-6)
timeline:advance(0.5)
expect({stopped, shown()}, {true, 0.75}, 1e-6)
driver:finish()
timeline:run()
expect({told[1], slide.ended}, {true, true})
driver = nil
stopped = nil
begin()
driver:update(0.5)
driver:cancel()
timeline:advance(0.1)
expect({shown(), modal.view.layer:presentation().opacity}, {0.25, 0.1}, 1e-6)
timeline:run()
expect({slide.ended, stopped}, {false, false}) -- gone with its view, when that left the window
-- afterwards, and outside, nothing is special
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
window.layer.speed = 0
box.layer:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}, "fade")
timeline:advance(0.5)
expect(box.layer:presentation().opacity, 0)

-- rule 5.4.4: what is longer than the transition is not over at 100 %
function Slide:transitionDuration() return 0.5 end
local function at(percent, move)
  driver = nil
  function Slide:move(view) move(view) end
  begin()
  driver:update(percent)
  return shown()
end
local function late(view) UIView.animate(0.5, 0.25, "curveLinear", function() view.frame = window.bounds end) end
expect(at(0.5, late), 0)
expect(at(0.75, late), 0.25, 1e-6)
expect(at(1, late), 0.5, 1e-6) -- and the rest is a jump
local function key(view)
  UIView.animateKeyframes{withDuration = 1, options = "calculationModeLinear", animations = function()
    UIView.addKeyframe(0.25, 0.25, function() view.frame = window.bounds end)
  end}
end
expect(at(0.5, key), 0, 1e-6)
expect(at(0.75, key), 0.5, 1e-6)
expect(at(1, key), 1, 1e-6)
local function spring(view)
  UIView.animate{withDuration = 0.5, delay = 0, usingSpringWithDamping = 1, initialSpringVelocity = 0, animations = function()
    view.frame = window.bounds
  end}
end
driver = UIPercentDrivenInteractiveTransition()
local held = at(0.4, spring)
driver = UIPercentDrivenInteractiveTransition{wantsInteractiveStart = false}
begin()
timeline:advance(0.2)
expect(held, shown(), 1e-6) -- the spring at 0.2 s, driven or not
expect(held > 0.4, true)

-- rule 5.4.5: the finger has no say, and the app is told so
local animator
function Slide:move(view, done)
  animator = UIViewPropertyAnimator(0.4, "linear", function() view.frame = window.bounds end)
  animator:addCompletion(function(position) done(position == "end") end)
  animator:startAnimation()
end
begin()
expect({warned()}, {"not-interruptible", 1})
driver:update(0.9)
timeline:advance(0.1)
expect({shown(), animator.fractionComplete}, {0.25, 0.25}, 1e-6)
driver:update(0)
timeline:advance(0.1)
expect(shown(), 0.5, 1e-6)
timeline:run()
expect({told[1], slide.ended}, {true, true}) -- its own end ends the transition, under the finger
-- a cancel that is over before it is does not take it back
driver = nil
begin()
timeline:advance(0.1)
driver:update(0.25)
driver:cancel()
timeline:advance(0.1)
expect({shown(), animator.isRunning}, {0.5, true}, 1e-6)
timeline:run()
expect({slide.ended, base.presentedViewController, modal.view.frame.minX}, {false, nil, 0})

-- rule 5.4.6: never
local ticks, frames = 0, 0
begin()
local link = CADisplayLink(function() frames = frames + 1 end)
link:add()
Timer.scheduledTimer{withTimeInterval = 0.1, repeats = false, block = function() ticks = ticks + 1 end}
DispatchQueue.main:asyncAfter(0.2, function() ticks = ticks + 1 end)
driver:update(0.5)
timeline:advance(0.5)
link:invalidate()
expect({ticks, frames >= 30}, {2, true})

-- rule 5.4.7: its completion comes at once, and with it the end, at 0 %
function Slide:move(view, done) UIView.animate(0.4, function() end, done) end
begin()
timeline:advance(0)
expect({told[1], slide.ended, timeline.transition}, {true, true})

-- rule 5.4.8: an animation the app has started elsewhere in there waits as long as the finger
begin()
local dot = UIView(CGRect(0, 0, 10, 10))
slide.context.containerView:addSubview(dot)
UIView.animate(0.2, 0, "curveLinear", function() dot.alpha = 0 end)
timeline:advance(3)
expect(dot.layer:presentation().opacity, 1)
driver:update(0.25)
timeline:advance(0)
expect(dot.layer:presentation().opacity, 0.5, 1e-6)
