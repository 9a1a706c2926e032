-- at 0.25
-- A push from the right, halfway: both looks have moved by half the width, each half there.
local layer = CALayer{frame = CGRect(20, 15, 80, 60), backgroundColor = "#d03020"}
window.layer:addSublayer(CALayer{frame = CGRect(0, 40, 120, 10), backgroundColor = "#404040"})
window.layer:addSublayer(layer)
timeline:advance(0)
local push = CATransition()
push.type, push.subtype, push.duration, push.timingFunction = "push", "fromRight", 0.5, CAMediaTimingFunction("linear")
layer:add(push, "push")
layer.backgroundColor = "#2050d0"
timeline:advance(0.5)
