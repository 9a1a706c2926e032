-- Each line that ends in a mark holds one mistake that an editor must find; the others hold none.
local box = UIView(CGRect(0, 0, 40, 40))
window:addSubview(box)
box.alfa = 0.5 --!
print(box.layer.opactiy) --!
box:addSubveiw(UIView()) --!
box.alpha = "half" --!
box.isHidden = 1 --!
box.contentMode = "scaleToFil" --!
box.frame = CGPoint(1, 2) --!
box:addSubview(CALayer()) --!
box:insertSubview(UIView(), {belowSubveiw = box}) --!
UIView.animate{withDuration = "0.4", animations = function() end} --!
touch:drag{form = CGPoint(10, 10), to = CGPoint(90, 10)} --!
UIView.animate{withDuration = 0.4, options = "curveEaseInn", animations = function() end} --!
Timer.scheduledTimer{withTimeInterva = 1, block = function() end} --!
local fade = CABasicAnimation("opactiy") --!
fade.fillMode = "forward" --!
fade.duration = true --!
fade.form = 0 --!
box.layer:add(box, "fade") --!
box.layer:removeAnimation() --!
timeline:advence(0.1) --!
timeline:step("two") --!
print(UIScrene.main) --!
local pan = UIPanGestureRecognizer(function() end)
pan.minimumNumberOfTuches = 2 --!
print(pan:translation(window).dx) --!

---@class Fade : NSObject
---@overload fun(...): Fade
local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
function Fade:transitionDuration() return 0.4 end

---@param context UITransitionContext
function Fade:animateTransition(context)
  context.containerView:addSubview(context:view("too")) --!
  context:completeTransition("yes") --!
end

print(Fade():transitionDuration(), fade)
