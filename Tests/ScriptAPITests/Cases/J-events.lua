-- Order of callbacks; transactions, actions and animators. `say` notes what happened.
local layer = CALayer{bounds = CGRect(0, 0, 10, 10)}
window.layer:addSublayer(layer)
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
CATransaction.flush()

local function fade(name, duration)
  local animation = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = duration or 1}
  animation.delegate = {
    animationDidStart = function() show("start" .. name) end,
    animationDidStop = function(_, _, finished) show("stop" .. name, finished) end,
  }
  return animation
end
local function block() show("block") end
local function committed(body)
  CATransaction.begin()
  body()
  CATransaction.commit()
  CATransaction.flush()
end

--[[ J01 ]] committed(function()
  CATransaction.setCompletionBlock(block)
  layer:add(fade("A"), "A")
  show("committing")
end)
show("committed")
timeline:run()
show(#layer:animationKeys())
--> committing committed startA block stopA true 0

--[[ J02 ]] local kept = fade("A")
kept.isRemovedOnCompletion = false
layer:add(kept, "A")
CATransaction.flush()
timeline:run()
show(layer:animationKeys()[1])
--> startA stopA true A

--[[ J04 ]] committed(function()
  CATransaction.setCompletionBlock(function() show("outer") end)
  CATransaction.begin()
  layer:add(fade("G"), "G")
  CATransaction.commit()
end)
timeline:run()
--> startG outer stopG true

--[[ J05 ]] committed(function()
  CATransaction.setCompletionBlock(block)
  layer:add(fade("A"), "A")
end)
timeline:advance(0.5)
layer:removeAnimation("A")
timeline:run()
--> startA block stopA false

--[[ J06 ]] layer:add(fade("A"), "A")
timeline:advance(0.5)
layer:removeFromSuperlayer()
CATransaction.flush()
timeline:run()
show(#layer:animationKeys())
--> startA stopA false 0

--[[ J08 ]] committed(function() CATransaction.setCompletionBlock(block) end)
show("committed")
timeline:advance(0)
timeline:run()
--> committed block

--[[ J09 ]] local function duration() show(CATransaction.animationDuration()) end
duration()
CATransaction.begin()
CATransaction.setAnimationDuration(1)
duration()
CATransaction.begin()
duration()
CATransaction.setAnimationDuration(2)
duration()
CATransaction.commit()
duration()
CATransaction.commit()
duration()
--> .25 1 1 2 1 .25

--[[ J11 ]] committed(function()
  CATransaction.setAnimationDuration(0.7)
  CATransaction.setAnimationTimingFunction("linear")
  layer.cornerRadius = 4
end)
local made = layer:animation("cornerRadius")
show(made.duration, made.timingFunction:value(0.3))
--> .7 .3

--[[ J12 ]] layer.opacity = 0.3
local made = layer:animation("opacity")
show(layer:animationKeys()[1], made.fromValue, made.toValue, made.duration, made.fillMode, made.beginTime)
show(made.timingFunction:getControlPoint(1).x, made.timingFunction:getControlPoint(1).y)
--> opacity 1 nil .25 backwards 0 .25 .1

--[[ J14 ]] layer.actions = {opacity = function() show("ran") end}
CATransaction.setDisableActions(true)
show(layer:action("opacity") ~= nil)
layer.opacity = 0.2
show(#layer:animationKeys())
--> true 0

--[[ J15 ]] CATransaction.setDisableActions(true)
layer.opacity = 0.2
show(layer:presentation().opacity)
CATransaction.flush()
show(layer:presentation().opacity)
layer.opacity = 0.7
show(layer:presentation().opacity)
--> 1 .2 .2

--[[ J16 ]] layer.isHidden = true
show(layer:animationKeys()[1])
window.layer:removeAllAnimations()
local parent = CALayer()
window.layer:addSublayer(parent)
CATransaction.flush()
parent:addSublayer(CALayer())
show(parent:animationKeys()[1])
--> transition transition

--[[ J18 ]] layer:add(fade("A"), "A")
CATransaction.flush()
show((pcall(function() layer:animation("A").duration = 3 end)))
show((pcall(function() layer:presentation().opacity = 0.5 end)))
--> false false startA

--[[ J19 ]] UIView.animate{
  withDuration = 0.5, delay = 0.25, animations = function() box.alpha = 0 end,
  completion = function() show(timeline.now) end}
timeline:run()
--> .75

--[[ J21 ]] UIView.animate(0.4, function() box.alpha = 0 end, function() show("long", timeline.now) end)
UIView.animate(0.2, function() box.center = CGPoint(50, 50) end, function()
  show("short", timeline.now)
  UIView.animate(0.1, function() box.bounds = CGRect(0, 0, 20, 20) end, function() show("chained", timeline.now) end)
end)
timeline:run()
--> short .2 chained .3 long .4

--[[ J22 ]] timeline:advance(10)
committed(function()
  CATransaction.setCompletionBlock(function() show(timeline.now) end)
  layer:add(fade("A", 1.5), "A")
end)
timeline:advance(1.49)
show("|")
timeline:advance(0.01)
--> startA | 11.5 stopA true

--[[ J24 ]] box.frame = CGRect(10, 10, 10, 10)
CATransaction.flush()
UIView.animate{withDuration = 5, delay = 0, options = "curveLinear", animations = function() box.frame = CGRect(20, 20, 20, 20) end}
timeline:advance(2.5)
local frame = box.layer:presentation().frame
show(frame.minX, frame.minY, frame.width, frame.height)
--> 15 15 15 15

--[[ J25 ]] UIView.animate{withDuration = 2, delay = 0, options = "curveLinear", animations = function() box.alpha = 0.2 end}
timeline:advance(1)
show(box.layer:presentation().opacity)
--> .6

--[[ J26 ]] UIView.animate{
  withDuration = 2, delay = 2, options = "curveLinear", animations = function() box.alpha = 0 end}
timeline:advance(3)
show(box.layer:presentation().opacity)
--> .5

--[[ J28 ]] UIView.animate(1, function() end, function(finished) show(timeline.now, finished) end)
show("animated")
timeline:run()
--> animated 0 true

--[[ J29 ]] UIView.animate{
  withDuration = 10, delay = 0, options = "curveLinear", animations = function() box.bounds = CGRect(10, 0, 10, 10) end}
timeline:advance(5)
UIView.animate{
  withDuration = 10, delay = 0, options = {"curveLinear", "beginFromCurrentState"},
  animations = function() box.bounds = CGRect(20, 0, 10, 10) end}
show(box.layer:presentation().bounds.minX)
--> 5

--[[ J31 ]] box.center = CGPoint(0, 5)
CATransaction.flush()
local animator = UIViewPropertyAnimator{duration = 0.25, curve = "linear", animations = function()
  box.center = CGPoint(100, 5)
end}
animator:startAnimation()
timeline:advance(0.1)
show(box.layer:presentation().position.x)
timeline:advance(0.1)
show(box.layer:presentation().position.x)
--> 40 80

--[[ J32 ]] box.center = CGPoint(0, 5)
CATransaction.flush()
local animator = UIViewPropertyAnimator{duration = 0.25, curve = "linear", animations = function()
  box.center = CGPoint(100, 5)
end}
animator:addCompletion(function() show("completed") end)
animator:startAnimation()
timeline:advance(0.2)
animator:stopAnimation(true)
timeline:run()
show(box.center.x, animator.state)
--> 80 inactive

--[[ J34 ]] local animator = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function()
  box.center = CGPoint(100, 5)
end}
animator:startAnimation()
timeline:advance(0.4)
show(animator.fractionComplete)
animator:pauseAnimation()
timeline:advance(5)
show(animator.fractionComplete)
--> .4 .4

--[[ J35 ]] local driver = UIPercentDrivenInteractiveTransition()
driver:update(1.5)
show(driver.percentComplete)
driver:update(-0.2)
show(driver.percentComplete)
--> 0 0

--[[ J36 ]] local driver = UIPercentDrivenInteractiveTransition()
show(driver.percentComplete, driver.completionSpeed, driver.completionCurve, driver.wantsInteractiveStart)
--> 0 1 easeInOut true

--[[ J38 ]] local a = UIViewPropertyAnimator(1, "linear", nil)
show(a.state, a.isRunning, a.isInterruptible, a.isUserInteractionEnabled, a.isManualHitTestingEnabled)
show(a.scrubsLinearly, a.pausesOnCompletion, a.delay)
--> inactive false true true false true false 0

--[[ J39 ]] local plain = UICubicTimingParameters()
local own = UICubicTimingParameters{controlPoint1 = CGPoint(0.1, 0), controlPoint2 = CGPoint(0.2, 1)}
show(plain.controlPoint1.x, plain.controlPoint1.y, plain.controlPoint2.x, plain.controlPoint2.y)
--> .25 .1 .25 1

--[[ J41 ]] local there = fade("A")
there.autoreverses, there.repeatCount, there.fillMode, there.isRemovedOnCompletion = true, 3, "forwards", false
layer:add(there, "A")
timeline:run()
show(timeline.now, layer:presentation().opacity)
--> startA stopA true 6 0

--[[ J42 ]] layer:add(fade("A"), "A")
timeline:advance(0.5)
layer:add(fade("B"), "A")
timeline:run()
--> startA stopA false startB stopB true
