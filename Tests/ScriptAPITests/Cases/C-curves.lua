-- Opacity 0 to 1 in one second, on a layer whose own clock stands still and is set by hand.
local layer = CALayer{bounds = CGRect(0, 0, 10, 10), speed = 0}
window.layer:addSublayer(layer)
CATransaction.flush()

local function samples(curve, times)
  local a = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1, timingFunction = curve}
  layer:add(a, "a")
  CATransaction.flush()
  for _, time in ipairs(times) do
    layer.timeOffset = time
    CATransaction.flush()
    show(layer:presentation().opacity)
  end
end
local usual = {0.1, 0.25, 0.5, 0.75, 0.9}

--[[ C01 ~ 1e-5 ]] samples(CAMediaTimingFunction("easeIn"), usual)
--> .017026613 .09346466 .31535682 .6218605 .83942777

--[[ C02 ~ 1e-5 ]] samples(CAMediaTimingFunction("easeOut"), usual)
--> .16057223 .37813953 .6846432 .9065353 .9829734

--[[ C04 ~ 1e-5 ]] samples(CAMediaTimingFunction("default"), usual)
--> .094795 .4085106 .8024034 .96045905 .99431646

--[[ C05 ~ 1e-5 ]] samples(CAMediaTimingFunction(0.5, 0, 0.5, 1), {0.25, 0.75})
--> .105889 .894111

--[[ C06 ~ 1e-5 ]] samples(CAMediaTimingFunction("easeInEaseOut"), {0.2, 0.4, 0.6})
--> .0816598563 .3318838701 .6681161299

--[[ C08 ~ 1e-5, not ]] samples(CAMediaTimingFunction("easeIn"), {0.2, 0.9})
samples(CAMediaTimingFunction("easeOut"), {0.2, 0.9})
--> .008 .729 .36 .99

--[[ C09 ~ 1e-5 ]] local box = UIView(CGRect(0, 0, 10, 10))
box.alpha = 0
window:addSubview(box)
CATransaction.flush()
UIView.animate{withDuration = 0.4, delay = 0.2, options = "curveEaseInOut", animations = function() box.alpha = 1 end}
timeline:advance(0.3)
show(box.layer:presentation().opacity)
--> .129162
