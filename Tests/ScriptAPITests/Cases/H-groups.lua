-- Groups on a layer whose own clock stands still and is set by hand.
local layer = CALayer{bounds = CGRect(0, 0, 10, 10), opacity = 0.5, speed = 0}
window.layer:addSublayer(layer)
CATransaction.flush()

local function add(settings)
  layer:add(CAAnimationGroup(settings), nil)
  CATransaction.flush()
end
local function shown(time)
  layer.timeOffset = time
  CATransaction.flush()
  return layer:presentation()
end
local function fade(duration) return CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = duration} end
local function both(time)
  local late = fade(1)
  late.beginTime = 0.5
  add{duration = 2, animations = {late, CABasicAnimation{keyPath = "position.x", fromValue = 0, toValue = 100}}}
  show(shown(time).opacity, shown(time).position.x)
end

--[[ H01 ]] both(0.25)
--> .5 12.5

--[[ H02 ]] both(0.5)
--> 0 25

--[[ H04 ]] both(1.4)
--> .9 70

--[[ H05 ]] both(1.6)
--> .5 80

--[[ H06 ~ 1e-5 ]] add{duration = 1, timingFunction = "easeIn", animations = {fade(1)}}
show(shown(0.5).opacity)
--> .315357

--[[ H08 ]] add{duration = 2, animations = {fade(8)}}
show(shown(1).opacity)
--> .125

--[[ H09 ]] add{duration = 8, animations = {fade(2)}}
show(shown(1).opacity)
--> .5
