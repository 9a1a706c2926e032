-- row 96: the plain form eases in and out, with the model at its end at once
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
local told
UIView.animate(0.4, function() box.alpha = 0 end, function(finished) told = finished end)
expect(box.alpha, 0)
timeline:advance(0.1)
expect(box.layer:presentation().opacity, 1 - 0.129162, 1e-6) -- easeInOut at a quarter
timeline:advance(0.1)
expect(box.layer:presentation().opacity, 0.5, 1e-6)
expect(told, nil)
timeline:run()
expect(told, true)
expect(timeline.now, 0.4)

-- row 97: a delay holds the old value; labels say the same as places
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
UIView.animate{
  withDuration = 1, delay = 0.5, options = {"curveLinear"},
  animations = function() box.center = CGPoint(105, 5) end,
}
timeline:advance(0.25)
expect(box.layer:presentation().position.x, 5)
expect(box.center.x, 105)
timeline:advance(0.5)
expect(box.layer:presentation().position.x, 30)
expect(timeline:run(), 1.5)

-- row 98: curveEaseIn starts slowly
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
UIView.animate(1, 0, "curveEaseIn", function() box.center = CGPoint(105, 5) end)
timeline:advance(0.5)
expect(box.layer:presentation().position.x, 5 + 100 * 0.315357, 1e-4)
timeline:advance(0.25)
expect(box.layer:presentation().position.x, 5 + 100 * 0.621862, 1e-4)

-- row 99: finished is false when the animations were taken off, and true when nothing had to move
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
local told = {}
UIView.animate(1, function() box.alpha = 0 end, function(finished) told[1] = {finished, timeline.now} end)
timeline:advance(0.25)
box.layer:removeAllAnimations()
timeline:advance(0.01)
expect(told[1], {false, 0.25}, 0.011)
UIView.animate(1, function() end, function(finished) told[2] = finished end)
timeline:run()
expect(told[2], true)
UIView.animate(0, function() box.alpha = 1 end, function(finished) told[3] = finished end)
timeline:run()
expect(told[3], true)

-- row 100: everything in the block moves together, each from where it was
local box = UIView(CGRect(0, 0, 100, 100))
window:addSubview(box)
CATransaction.flush()
UIView.animate(0.35, 0, "curveLinear", function()
  box.frame = CGRect(100, 200, 200, 50)
  box.alpha = 0.5
  box.transform = CGAffineTransform{translationX = 40, y = 0}
end)
timeline:advance(0.175)
local shown = box.layer:presentation()
expect(shown.bounds.width, 150)
expect(shown.bounds.height, 75)
expect(shown.position, CGPoint(125, 137.5)) -- from (50, 50) to (200, 225)
expect(shown.opacity, 0.75)
expect(shown.transform.m41, 20)

-- row 96 97: springs, keyframes, nothing animated: the rest of the family
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
local told = {}
UIView.animate{
  withDuration = 0.5, delay = 0, usingSpringWithDamping = 0.5, initialSpringVelocity = 0,
  animations = function() box.center.x = 105 end, completion = function() told[#told + 1] = "spring" end,
}
timeline:run()
expect(told, {"spring"})
local beyond = 0
for t = 0, 0.5, 0.01 do beyond = math.max(beyond, timeline:value(box.layer, "position.x", t)) end
expect(beyond > 105, true)
UIView.animate{springDuration = 0.5, bounce = 0, animations = function() box.center.x = 5 end}
timeline:run()
expect(box.layer:presentation().position.x, 5)
UIView.animateKeyframes{
  withDuration = 1, options = "calculationModeLinear",
  animations = function()
    UIView.addKeyframe(0, 0.25, function() box.alpha = 0.5 end)
    UIView.addKeyframe(0.5, 0.5, function() box.alpha = 0 end)
  end,
}
local start = timeline.now
timeline:run()
expect(timeline:value(box.layer, "opacity", start + 0.375), 0.5, 0.01)
UIView.performWithoutAnimation(function() box.alpha = 1 end)
expect(#box.layer:animationKeys(), 0)
UIView.setAnimationsEnabled(false)
expect(UIView.areAnimationsEnabled, false)
UIView.animate(1, function() box.alpha = 0 end)
expect(#box.layer:animationKeys(), 0)
UIView.setAnimationsEnabled(true)
UIView.animate(0.75, function() expect(UIView.inheritedAnimationDuration, 0.75) end)

-- row 99: transition(from:to:) takes the old view out and puts the new one where it was
local first, second, told = UIView(CGRect(0, 0, 10, 10)), UIView(CGRect(0, 0, 10, 10))
window:addSubview(first)
UIView.transition{
  from = first, to = second, duration = 0.5, options = "transitionCrossDissolve",
  completion = function(finished) told = finished end,
}
expect(first.superview, nil)
expect(second.superview == window, true)
timeline:run()
expect(told, true)
expect(timeline.now, 0.5)
UIView.transition{
  from = second, to = first, duration = 0.5, options = {"showHideTransitionViews", "transitionCrossDissolve"},
}
expect(second.isHidden, true)
local content = 0
UIView.transition{with = first, duration = 0.2, animations = function() content = 1 end}
expect(content, 1)

-- row 184: an animator is paused, scrubbed, turned round, and ends where it is told
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
CATransaction.flush()
local ends = {}
local animator = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() box.alpha = 0 end}
animator:addCompletion(function(position) ends[#ends + 1] = position end)
expect(animator.state, "inactive")
animator:startAnimation()
timeline:advance(0.25)
animator:pauseAnimation()
expect(animator.fractionComplete, 0.25)
animator.fractionComplete = 0.75
CATransaction.flush()
expect(box.layer:presentation().opacity, 0.25)
animator.isReversed = true
animator:startAnimation()
timeline:run()
expect(ends, {"start"})
expect(box.alpha, 1)
