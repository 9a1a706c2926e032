-- The view animation family and property animators.
local function box(settings)
  local view = UIView(CGRect(0, 0, 10, 10))
  for name, value in pairs(settings or {}) do view[name] = value end
  window:addSubview(view)
  CATransaction.flush()
  return view
end
local function shown(view) return view.layer:presentation() end
local told = {}
local function note(word) return function(finished) told[#told + 1] = word .. " " .. tostring(finished) end end
local function take()
  local taken = told
  told = {}
  return taken
end
-- A view that moves from x 5 to x 105 in a second, linearly, by an animator.
local function mover(settings)
  local view = box()
  local animator = UIViewPropertyAnimator(1, "linear", function() view.center = CGPoint(105, 5) end)
  for name, value in pairs(settings or {}) do animator[name] = value end
  animator:addCompletion(function(position) told[#told + 1] = position end)
  return animator, view
end

-- rule 6.1.1: the model changes at once, with one animation for each key
local view = box()
UIView.animate(1, function()
  view.center = CGPoint(50, 50)
  view.alpha = 0.5
  expect({view.center, view.alpha}, {CGPoint(50, 50), 0.5})
end)
expect(view.layer:animationKeys(), {"position", "opacity"})

-- rule 6.1.2: the animations are differences that shrink to nothing, under keys of their own; a frame makes three
local view = box()
local function move(x) UIView.animate(1, function() view.center = CGPoint(x, 5) end) end
move(105)
move(205)
expect(view.layer:animationKeys(), {"position", "position-2"})
local made = view.layer:animation("position")
expect({made.isAdditive, made.fromValue, made.toValue, made.fillMode}, {true, CGPoint(-100, 0), CGPoint(0, 0), "both"})
expect(made.timingFunction:getControlPoint(1), CGPoint(0.42, 0))
expect(made.timingFunction:getControlPoint(2), CGPoint(0.58, 1))
local framed = box()
UIView.animate(1, function() framed.frame = CGRect(10, 10, 40, 40) end)
expect(framed.layer:animationKeys(), {"position", "bounds.size"})
local turned = box()
UIView.animate(1, function() turned.transform = CGAffineTransform{scaleX = 2, y = 2} end)
local matrix = turned.layer:animation("transform")
expect({matrix.fromValue.m11, matrix.toValue.m11, matrix.isAdditive}, {0.5, 1, true})

-- rule 6.1.3: what has no sum goes from the old value, or from what is shown, to the new one
local view = box{backgroundColor = UIColor(0, 0, 0, 1)}
local function paint(colour, options)
  UIView.animate{withDuration = 1, delay = 0, options = options, animations = function() view.backgroundColor = colour end}
end
paint(UIColor(1, 0, 0, 1), "curveLinear")
timeline:advance(0.5)
expect(shown(view).backgroundColor.red, 0.5, 1e-6)
paint(UIColor(0, 0, 0, 1), {"curveLinear", "beginFromCurrentState"})
CATransaction.flush()
expect(shown(view).backgroundColor.red, 0.5, 1e-6)
timeline:advance(0.5)
expect(shown(view).backgroundColor.red, 0.25, 1e-6)

-- rule 6.1.4: blocks on top of each other add up: the model and every difference left
local view = box()
local ease = CAMediaTimingFunction("easeInEaseOut")
UIView.animate(1, function() view.center = CGPoint(105, 5) end)
timeline:advance(0.4)
UIView.animate(0.5, function() view.center = CGPoint(5, 5) end)
for _ = 1, 5 do
  timeline:advance(0.1)
  local first, second = ease:value(timeline.now), ease:value(math.min((timeline.now - 0.4) / 0.5, 1))
  expect(shown(view).position.x, 5 - 100 * (1 - first) + 100 * (1 - second), 1e-9)
end

-- rule 6.1.5: a linear reversal stands still until the first is over
local view = box()
local function move(x) UIView.animate{withDuration = 1, delay = 0, options = "curveLinear", animations = function() view.center = CGPoint(x, 5) end} end
move(105)
timeline:advance(0.4)
move(5)
timeline:advance(0.3)
expect(shown(view).position.x, 45)
timeline:advance(0.25)
expect(shown(view).position.x, 45)
timeline:advance(0.25)
expect(shown(view).position.x, 25)

-- rule 6.1.6: a delay begins later, filled; the completion comes after the delay and all repeats
local view = box()
UIView.animate{
  withDuration = 1, delay = 0.5, options = "curveLinear", animations = function() view.alpha = 0 end,
  completion = note("done")}
expect(view.alpha, 0)
timeline:advance(0.4)
expect(shown(view).opacity, 1)
timeline:advance(0.6)
expect(shown(view).opacity, 0.5)
expect(timeline:run(), 1.5)
expect(take(), {"done true"})

-- rule 6.1.7: in no time it is done without an animation; the completion comes on the next turn
local view = box()
UIView.animate(0, function() view.alpha = 0.5 end, note("done"))
expect(take(), {})
expect(view.layer:animationKeys(), {})
timeline:advance(0)
expect(take(), {"done true"})
expect(timeline.now, 0)

-- rule 6.1.8: a block that changes nothing is done on the next turn
local view = box()
UIView.animate(3, function() view.alpha = 1 end, note("done"))
timeline:advance(0)
expect(take(), {"done true"})

-- rule 6.1.9: removed, or out of the window, it did not finish; adding another does not end it
local view = box()
local function fade(name) UIView.animate(1, function() view.alpha = view.alpha / 2 end, note(name)) end
fade("removed")
timeline:advance(0.2)
view.layer:removeAllAnimations()
timeline:advance(0)
expect(take(), {"removed false"})
fade("left")
timeline:advance(0.2)
view:removeFromSuperview()
timeline:advance(0)
expect(take(), {"left false"})
window:addSubview(view)
CATransaction.flush()
local function move(name) UIView.animate(1, function() view.center.x = view.center.x + 9 end, note(name)) end
move("first")
timeline:advance(0.5)
move("second")
timeline:advance(0.5)
expect(take(), {"first true"})

-- rule 6.1.10: there and back, and then it jumps to the new value
local view = box()
UIView.animate{
  withDuration = 1, delay = 0, options = {"autoreverse", "curveLinear"}, animations = function() view.alpha = 0 end,
  completion = note("done")}
timeline:advance(1.5)
expect(shown(view).opacity, 0.5)
timeline:advance(0.499)
expect(shown(view).opacity, 0.999, 1e-9)
timeline:advance(0.01)
expect(shown(view).opacity, 0)
expect(take(), {"done true"})

-- rule 6.1.11: repeat is for ever, unless a count is given
local view, counted = box(), box()
UIView.animate{withDuration = 1, delay = 0, options = "repeat", animations = function() view.alpha = 0 end}
UIView.animate(0.5, function()
  UIView.modifyAnimations{withRepeatCount = 3, autoreverses = true, animations = function() counted.alpha = 0 end}
end, note("counted"))
expect(timeline:run(), 3)
expect(take(), {"counted true"})
timeline:advance(97.25)
expect(shown(view).opacity, 1 - CAMediaTimingFunction("easeInEaseOut"):value(0.25), 1e-9)

-- rule 6.1.12: an inner block takes the outer one's duration and curve, unless it overrides them
local view, own = box(), box()
UIView.animate{withDuration = 2, delay = 0, options = "curveLinear", animations = function()
  UIView.animate(5, function() view.alpha = 0 end)
  UIView.animate{
    withDuration = 1, delay = 0, options = {"overrideInheritedDuration", "overrideInheritedCurve", "curveEaseIn"},
    animations = function() own.alpha = 0 end}
end}
expect({view.layer:animation("opacity").duration, own.layer:animation("opacity").duration}, {2, 1})
timeline:advance(0.5)
expect(shown(view).opacity, 0.75)
expect(shown(own).opacity, 1 - CAMediaTimingFunction("easeIn"):value(0.5), 1e-9)

-- rule 6.1.13: without animation, inside a block too; and turned off, then on
local view = box()
UIView.animate(1, function() UIView.performWithoutAnimation(function() view.alpha = 0.5 end) end)
expect(view.layer:animationKeys(), {})
UIView.setAnimationsEnabled(false)
expect(UIView.areAnimationsEnabled, false)
UIView.animate(1, function() view.alpha = 0.2 end)
expect(view.layer:animationKeys(), {})
UIView.setAnimationsEnabled(true)
UIView.animate(1, function() view.alpha = 0.1 end)
expect(view.layer:animationKeys(), {"opacity"})

-- rule 6.1.14: layout inside a block is animated; a second time there is nothing to move, and it is done early
local Card = class("Card", UIView)
local inset = 0
function Card:layoutSubviews() self.subviews[1].frame = CGRect(inset, 0, 10, 10) end
local card, inner = Card(CGRect(0, 0, 100, 100)), UIView()
card:addSubview(inner)
window:addSubview(card)
CATransaction.flush()
inset = 50
local function lay(name)
  UIView.animate(1, function()
    card:setNeedsLayout()
    card:layoutIfNeeded()
  end, note(name))
end
lay("first")
expect(inner.layer:animationKeys(), {"position"})
lay("second")
timeline:advance(0)
expect(take(), {"second true"})
timeline:run()
expect(take(), {"first true"})

-- rule 6.1.15: a view that moves is touched where its model is, and only when that is allowed
local view = box()
UIView.animate{withDuration = 1, delay = 0, options = "allowUserInteraction", animations = function() view.center = CGPoint(105, 5) end}
timeline:advance(0.1)
expect(window:hitTest(CGPoint(105, 5)) == view, true)
local other = box{frame = CGRect(0, 50, 10, 10)}
UIView.animate(1, function() other.center = CGPoint(105, 55) end)
timeline:advance(0.1)
expect(window:hitTest(CGPoint(105, 55)) == other, false)

-- rule 6.2.1: keyframes: one animation for a property, with times in parts of the whole, that holds outside them
local view = box()
UIView.animateKeyframes{withDuration = 2, delay = 0, options = {}, animations = function()
  UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 0.1, animations = function() view.alpha = 0 end}
end}
local made = view.layer:animation("opacity")
expect({made:isKind(CAKeyframeAnimation), made.calculationMode, made.fillMode, made.duration}, {true, "linear", "both", 2})
expect(made.keyTimes, {0, 0.1, 1})

-- rule 6.2.2: the five modes; over all of them lies the view's curve, easeInOut unless said
local ease = CAMediaTimingFunction("easeInEaseOut")
for option, mode in pairs{
  calculationModeLinear = "linear", calculationModeDiscrete = "discrete", calculationModePaced = "paced",
  calculationModeCubic = "cubic", calculationModeCubicPaced = "cubicPaced",
} do
  local view = box()
  UIView.animateKeyframes{withDuration = 1, delay = 0, options = option, animations = function()
    UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 0.5, animations = function() view.center.x = 55 end}
    UIView.addKeyframe{withRelativeStartTime = 0.5, relativeDuration = 0.5, animations = function() view.center.x = 105 end}
  end}
  expect(view.layer:animation("position").calculationMode, mode)
  local start = timeline.now
  timeline:advance(0.2)
  if mode == "linear" then expect(shown(view).position.x, 5 + 100 * ease:value(0.2), 1e-9) end
end

-- rule 6.3.1: inactive, active, stopped; finishing is for a stopped one
local animator, view = mover()
expect(animator.state, "inactive")
animator:startAnimation()
expect({animator.state, animator.isRunning}, {"active", true})
animator:pauseAnimation()
expect({animator.state, animator.isRunning}, {"active", false})
animator:stopAnimation(false)
expect({animator.state, animator.isRunning}, {"stopped", false})
animator:finishAnimation("current")
expect({animator.state, take()[1]}, {"inactive", "current"})
local other = mover()
other:startAnimation()
timeline:advance(0.5)
other:stopAnimation(true)
timeline:run()
expect({other.state, #take()}, {"inactive", 0})

-- rule 6.3.2: what it is before anything is set
local animator = UIViewPropertyAnimator(1, "easeIn")
expect({animator.state, animator.isRunning, animator.isReversed, animator.delay}, {"inactive", false, false, 0})
expect({animator.isInterruptible, animator.isUserInteractionEnabled, animator.isManualHitTestingEnabled},
  {true, true, false})
expect({animator.scrubsLinearly, animator.pausesOnCompletion}, {true, false})

-- rule 6.3.3: scrubbing is in proportion if it scrubs linearly, and along the curve if not
for linearly, fraction in pairs{[true] = 0.25, [false] = CAMediaTimingFunction("easeIn"):value(0.25)} do
  local view = box()
  local animator = UIViewPropertyAnimator(1, "easeIn", function() view.center = CGPoint(105, 5) end)
  animator.scrubsLinearly = linearly
  animator.fractionComplete = 0.25
  expect({animator.state, animator.isRunning}, {"active", false})
  timeline:advance(0)
  expect(shown(view).position.x, 5 + 100 * fraction, 1e-6)
end

-- rule 6.3.4: turned round it ends at the start, with the model there
local animator, view = mover()
animator:startAnimation()
timeline:advance(0.6)
animator:pauseAnimation()
animator.isReversed = true
expect(animator.fractionComplete, 0.4, 1e-9)
animator:continueAnimation(nil, 0)
expect(timeline:run(), 1.2)
expect({take()[1], view.center}, {"start", CGPoint(5, 5)})

-- rule 6.3.5: pausing on completion it stays active, and calls nobody
local animator, view = mover{pausesOnCompletion = true}
animator:startAnimation()
timeline:advance(3)
expect({animator.state, animator.isRunning, #take()}, {"active", false, 0})
animator:stopAnimation(true)

-- rule 6.3.6: stopped, the model is what was shown
local animator, view = mover()
animator:startAnimation()
timeline:advance(0.3)
animator:stopAnimation(true)
expect(view.center, CGPoint(35, 5))
expect(view.layer:animationKeys(), {})

-- rule 6.3.7: animations added with a factor wait for that part of what is left
local animator, view = mover()
local late = box()
animator:startAnimation()
timeline:advance(0.2)
animator:addAnimations(function() late.alpha = 0 end, {delayFactor = 0.5})
timeline:advance(0.4)
expect(shown(late).opacity, 1, 1e-9)
timeline:advance(0.2)
expect(shown(late).opacity, 0.5, 1e-9)
timeline:run()
expect(timeline.now, 1)

-- rule 6.3.8: continued, the rest takes the factor times the duration; 0 leaves it as it was
for factor, length in pairs{[0] = 0.6, [0.5] = 0.5, [2] = 2} do
  local animator = mover()
  local start = timeline.now
  animator:startAnimation()
  timeline:advance(0.4)
  animator:pauseAnimation()
  animator:continueAnimation(nil, factor)
  expect(timeline:run() - start - 0.4, length, 1e-9)
end
-- The rest of a spring is the whole spring in less time: after 0.4 of it as far as the whole is after 0.4 of its own.
local function spring()
  local view = box()
  local animator = UIViewPropertyAnimator{duration = 1, dampingRatio = 0.7, animations = function()
    view.center = CGPoint(105, 5)
  end}
  return animator, view
end
local whole, reference = spring()
local held, view = spring()
held.fractionComplete = 0.5
timeline:advance(0)
whole:startAnimation()
held:continueAnimation(nil, 0.25)
timeline:advance(0.1)
local part = (shown(view).position.x - 5) / 100
timeline:advance(0.3)
expect(part, 0.5 + 0.5 * (shown(reference).position.x - 5) / 100, 1e-9)

-- rule 6.3.9: where it ended: at the end, the start, or where it was stopped
for _, position in ipairs{"end", "start", "current"} do
  local animator, view = mover()
  take()
  animator:startAnimation()
  timeline:advance(0.25)
  animator:stopAnimation(false)
  animator:finishAnimation(position)
  expect(take(), {position})
  expect(view.center.x, ({["end"] = 105, start = 5, current = 30})[position], 1e-9)
end

-- rule 6.3.10: turning it round makes the fraction what was left
local animator = mover()
animator.fractionComplete = 0.3
animator.isReversed = true
expect(animator.fractionComplete, 0.7, 1e-9)
animator:stopAnimation(true)

-- rule 6.3.11: for views in no window it is done at once, at the end
local view = UIView(CGRect(0, 0, 10, 10))
local animator = UIViewPropertyAnimator(1, "linear", function() view.center = CGPoint(105, 5) end)
animator:addCompletion(function(position) told[#told + 1] = position end)
animator:startAnimation()
timeline:advance(0)
expect({take()[1], timeline.now, animator.state}, {"end", 0, "inactive"})

-- rule 6.3.12: paused and continued in one turn it still completes
local animator = mover()
animator:startAnimation()
timeline:advance(0.5)
animator:pauseAnimation()
animator:continueAnimation(nil, 0)
expect(timeline:run(), 1)
expect(take(), {"end"})
