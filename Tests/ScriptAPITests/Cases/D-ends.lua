-- From, to and by; additive and cumulative; half way over a model opacity of 0.5.
local layer = CALayer{bounds = CGRect(0, 0, 10, 10), opacity = 0.5, speed = 0}
window.layer:addSublayer(layer)
CATransaction.flush()

local function add(class, settings)
  settings.duration = 1
  local additive, cumulative = settings.isAdditive, settings.isCumulative
  layer:add(class(settings), nil)
  CATransaction.flush()
end
local function shown(time)
  layer.timeOffset = time
  CATransaction.flush()
  return layer:presentation()
end

--[[ D01 ]] add(CABasicAnimation, {keyPath = "opacity", fromValue = 0.2})
show(shown(0.5).opacity)
--> .35

--[[ D02 ]] add(CABasicAnimation, {keyPath = "opacity", toValue = 0.8})
show(shown(0.5).opacity)
--> .65

--[[ D04 ]] add(CABasicAnimation, {keyPath = "opacity", fromValue = 0.2, byValue = 0.3})
show(shown(0.5).opacity)
--> .35

--[[ D05 ]] add(CABasicAnimation, {keyPath = "opacity", toValue = 0.9, byValue = 0.3})
show(shown(0.5).opacity)
--> .75

--[[ D06 ]] add(CABasicAnimation, {keyPath = "opacity"})
show(shown(0.5).opacity)
--> .5

--[[ D08 ]] add(CABasicAnimation, {keyPath = "opacity", fromValue = 0.2, toValue = 1})
add(CABasicAnimation, {keyPath = "opacity", fromValue = 0, toValue = 0.1, isAdditive = true})
show(shown(0.5).opacity)
--> .65

--[[ D09 ]] add(CABasicAnimation, {keyPath = "position.x", fromValue = 0, toValue = 10, isCumulative = true, repeatCount = 3})
for _, time in ipairs{0.5, 1.5, 2.5} do show(shown(time).position.x) end
--> 5 15 25

--[[ D11 ]] add(CABasicAnimation, {
  keyPath = "position.x", fromValue = 0, toValue = 10, isCumulative = true, repeatCount = 2, autoreverses = true})
show(shown(2.5).position.x)
--> 5

--[[ D12 ]] add(CABasicAnimation, {
  keyPath = "transform", valueFunction = "translateX", fromValue = 0, toValue = 1, isCumulative = true, repeatCount = 3})
show(shown(2.5).transform.m41)
--> 2.5

--[[ D14 ]] layer.transform = CATransform3DMakeScale(2, 2, 1)
add(CAKeyframeAnimation, {
  keyPath = "transform", isAdditive = true, values = {CATransform3D.identity, CATransform3DMakeTranslation(10, 0, 0)}})
show(shown(0.5).transform.m41, shown(0.5).transform.m11)
--> 10 2

--[[ D15 ]] layer.transform = CATransform3DMakeTranslation(6, 0, 0)
add(CABasicAnimation, {keyPath = "transform.translation.x", byValue = 10})
show(shown(0.5).transform.m41)
--> 11

--[[ D16 ]] layer.transform = CATransform3DMakeScale(2, 3, 4)
add(CABasicAnimation, {keyPath = "transform.scale.x", toValue = 4})
local t = shown(0.5).transform
show(t.m11, t.m22, t.m33)
--> 3 3 4
