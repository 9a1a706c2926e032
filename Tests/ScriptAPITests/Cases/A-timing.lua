-- Opacity 0 to 1 in one second over a model of 0.5, on a layer whose own clock stands still and is set by hand.
local layer = CALayer{bounds = CGRect(0, 0, 10, 10), opacity = 0.5, speed = 0}
window.layer:addSublayer(layer)
CATransaction.flush()
local a = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
a.isRemovedOnCompletion = false

local function samples(times)
  layer:add(a, "a")
  for _, time in ipairs(times) do
    CATransaction.flush()
    layer.timeOffset = time
    CATransaction.flush()
    show(layer:presentation().opacity)
  end
end
local usual = {0, 0.2, 0.5, 0.9, 1, 1.2, 1.5, 1.9, 2.1, 2.5, 3, 4.5}

--[[ A01 ]] a.autoreverses = true
samples(usual)
--> 0 .2 .5 .9 1 .8 .5 .1 .5 .5 .5 .5

--[[ A02 ]] a.repeatCount = 2.5
samples(usual)
--> 0 .2 .5 .9 0 .2 .5 .9 .1 .5 .5 .5

--[[ A04 ]] a.speed = 2
samples(usual)
--> 0 .4 1 .5 .5 .5 .5 .5 .5 .5 .5 .5

--[[ A05 ]] a.timeOffset = 0.3
samples(usual)
--> .3 .5 .8 .2 .3 .5 .5 .5 .5 .5 .5 .5

--[[ A06 ]] a.autoreverses = true a.repeatCount = 2
samples(usual)
--> 0 .2 .5 .9 1 .8 .5 .1 .1 .5 1 .5

--[[ A08 ]] a.duration = 0
samples(usual)
--> 0 .8 .5 .5 .5 .5 .5 .5 .5 .5 .5 .5

--[[ A09 ]] a.beginTime = 1
samples{0, 0.5, 1, 1.5, 2, 2.5}
--> .5 .5 0 .5 1 .5

--[[ A11 ]] a.beginTime = 1 a.fillMode = "backwards"
samples{0, 0.5, 1, 1.5, 2, 2.5}
--> 0 0 0 .5 1 .5

--[[ A12 ]] a.beginTime = 1 a.fillMode = "both"
samples{0, 0.5, 1, 1.5, 2, 2.5}
--> 0 0 0 .5 1 1

--[[ A14 ]] a.repeatDuration = 2.5 a.autoreverses = true a.fillMode = "forwards"
samples{2.75}
--> .5

--[[ A15 ]] a.repeatCount = 2 a.autoreverses = true
samples{2.25, 4}
--> .25 0

--[[ A16 ]] a.repeatCount = 3 a.fillMode = "forwards"
samples{1, 3}
--> 0 1

--[[ A18 ]] a.fillMode = "forwards"
for _, count in ipairs{0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5} do
  a.repeatCount = count
  layer.timeOffset = 0
  CATransaction.flush()
  samples{9}
end
--> .25 .5 .75 1 .25 .5 1 .5

--[[ A19 ]] a.fillMode = "forwards" a.autoreverses = true
for _, length in ipairs{0.5, 1, 1.5, 2, 3, 3.25} do
  a.repeatDuration = length
  layer.timeOffset = 0
  CATransaction.flush()
  samples{9}
end
--> .5 1 .5 0 1 .75

--[[ A21 ]] a.repeatCount = 3 a.speed = 2 a.fillMode = "both"
samples{0, 0.25, 0.5, 0.75, 1.25, 1.5, 1.6}
--> 0 .5 0 .5 .5 1 1

--[[ A22 ]] a.autoreverses = true a.speed = 0.5 a.fillMode = "both"
samples{0, 1, 2, 3, 4, 5}
--> 0 .5 1 .5 0 0

--[[ A24 ]] a.repeatCount = 2.5 a.duration = 2 a.fillMode = "forwards"
samples{9}
--> .5

--[[ A25 ]] a.fillMode = "both"
for _, count in ipairs{3.5, 3, math.huge} do
  a.repeatCount = count
  layer.timeOffset = 0
  CATransaction.flush()
  samples{1000.25}
end
--> .5 1 .25
