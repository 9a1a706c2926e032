-- at 0.25
-- A transition of half a second, halfway: the old look and the new one add up.
local layer = CALayer{frame = CGRect(20, 15, 80, 60), backgroundColor = "#d03020", cornerRadius = 8}
layer:addSublayer(CALayer{frame = CGRect(10, 10, 30, 20), backgroundColor = "#ffe080"})
window.layer:addSublayer(layer)
timeline:advance(0)
local fade = CATransition()
fade.duration, fade.timingFunction = 0.5, CAMediaTimingFunction("linear")
layer:add(fade, "fade")
layer.backgroundColor = "#2050d0"
layer.sublayers[1].backgroundColor = "#209040"
timeline:advance(0.5)
