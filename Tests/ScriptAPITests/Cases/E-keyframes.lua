-- Keyframes in one second, on a layer whose own clock stands still and is set by hand.
local layer = CALayer{bounds = CGRect(0, 0, 10, 10), speed = 0}
window.layer:addSublayer(layer)
CATransaction.flush()

local function add(settings)
  settings.duration = 1
  layer:add(CAKeyframeAnimation(settings), nil)
  CATransaction.flush()
end
local function shown(time)
  layer.timeOffset = time
  CATransaction.flush()
  return layer:presentation()
end
local function opacities(times, settings)
  settings.keyPath, settings.values = "opacity", settings.values or {0, 1, 0.5, 0.7}
  add(settings)
  for _, time in ipairs(times) do show(shown(time).opacity) end
end
local function points(times, settings)
  settings.keyPath = "position"
  add(settings)
  for _, time in ipairs(times) do
    local point = shown(time).position
    show(point.x, point.y)
  end
end
local usual = {0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99}
local keys = {0, 0.1, 0.6, 1}

local bend = UIBezierPath()
bend:move(CGPoint(0, 0))
bend:addLine(CGPoint(100, 0))
bend:addCurve(CGPoint(200, 100), CGPoint(150, 0), CGPoint(200, 50))
local corner = UIBezierPath()
corner:move(CGPoint(0, 0))
corner:addLine(CGPoint(10, 0))
corner:addLine(CGPoint(10, 90))
local along = {0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99}

--[[ E01 ]] opacities(usual, {calculationMode = "linear"})
--> 0 .15 .3 .6 .9 .9 .75 .6 .52 .58 .64 .694

--[[ E02 ]] opacities(usual, {keyTimes = keys})
--> 0 .5 1 .9 .8 .7 .6 .5 .55 .6 .65 .695

--[[ E04 ]] opacities(usual, {calculationMode = "discrete", keyTimes = keys})
--> 0 0 1 1 1 1 1 .5 .5 .5 .5 .5

--[[ E05 ]] opacities(usual, {calculationMode = "paced"})
--> 0 .085 .17 .34 .51 .68 .85 .98 .81 .64 .53 .683

--[[ E06 ~ 1e-6 ]] opacities(usual, {calculationMode = "cubic"})
--> 0 .16434374 .34725 .708 .96075 .9848 .8 .5792 .49165 .5296 .61795 .6936945

--[[ E08 ]] opacities({0.1, 0.25, 0.4, 0.6, 0.75, 0.9}, {keyTimes = {0, 0.5, 1}})
--> .2 .5 .8 .9 .75 .6

--[[ E09 ]] opacities({0.1, 0.35, 0.65, 0.95}, {
  calculationMode = "discrete", values = {0, 1, 0.3}, keyTimes = {0, 0.3, 0.6, 1}})
--> 0 1 .3 .3

--[[ E11 ]] points({0.25}, {calculationMode = "cubic", values = {CGPoint(0, 0), CGPoint(30, 0), CGPoint(30, 10)}})
--> 16.875 -.625

--[[ E12 ]] points({0.55}, {calculationMode = "paced", values = {CGPoint(0, 0), CGPoint(30, 0), CGPoint(30, 10)}})
--> 22 0

--[[ E14 ]] add{keyPath = "position.x", calculationMode = "cubic", values = {0, 1, 4, 9}, tensionValues = {0, 1, 1, 0}}
show(shown(0.5).position.x)
--> 2.5

--[[ E15 ]] add{keyPath = "position.x", calculationMode = "cubic", values = {0, 1, 4, 9}, continuityValues = {0, 1, 0, 0}}
show(shown(0.5).position.x)
--> 2.125

--[[ E16 ]] add{keyPath = "position.x", calculationMode = "cubic", values = {0, 1, 4, 9}, biasValues = {0, 0, 1, 0}}
show(shown(0.5).position.x)
--> 2.375

--[[ E18 ]] points({0.75}, {calculationMode = "cubic", values = {CGPoint(0, 0), CGPoint(10, 0), CGPoint(10, 30)}})
--> 10.625 13.125

--[[ E19 ~ 1e-5 ]] points({0.35}, {
  calculationMode = "cubicPaced", values = {CGPoint(0, 0), CGPoint(20, 80), CGPoint(100, 20), CGPoint(120, 100)}})
--> 26.365239 79.03654

--[[ E21 ]] add{
  keyPath = "bounds.size", calculationMode = "paced", values = {CGSize(0, 0), CGSize(6, 8), CGSize(6, 38)}}
show(shown(0.5).bounds.size.width, shown(0.5).bounds.size.height)
--> 6 18

--[[ E22 ]] points({0.5, 0.1}, {calculationMode = "paced", values = {CGPoint(0, 0), CGPoint(10, 0), CGPoint(110, 0)}})
--> 55 0 11 0

--[[ E24, not ]] add{keyPath = "position.x", calculationMode = "cubic", values = {0, 1, 0}}
show(shown(0.25).position.x)
--> .5625

--[[ E31 ~ .3 ]] points(along, {path = bend, keyTimes = {0, 0.2, 1}})
--> 0 0 50 0 109.36 .57 153.61 18.46 168.75 31.25 186.88 54.65 197.75 81.35 199.98 98.13

--[[ E32 ~ .3 ]] points(along, {path = bend, calculationMode = "paced"})
--> 0 0 25.49 0 63.72 0 126.87 4.62 149.72 15.82 177.88 41.5 195.99 74.98 199.96 97.46

--[[ E34 ]] points({0.25}, {path = corner})
--> 5 0

--[[ E35 ]] points({0.25, 0.5}, {path = corner, calculationMode = "paced"})
--> 10 15 10 40

--[[ E36 ~ 1e-5 ]] points({0.25}, {path = corner, keyTimes = {0, 0.8, 1}})
layer:removeAllAnimations()
layer.timeOffset = 0
CATransaction.flush()
points({0.25}, {path = corner, timingFunctions = {"easeIn", "easeOut"}})
--> 3.125 0 3.153568 0

--[[ E38 ]] layer.transform = CATransform3DMakeScale(2, 3, 1)
local up = UIBezierPath()
up:move(CGPoint(0, 0))
up:addLine(CGPoint(0, 10))
for _, mode in ipairs{"rotateAuto", "rotateAutoReverse"} do
  layer:removeAllAnimations()
  add{keyPath = "position", path = up, rotationMode = mode}
  show(shown(0.5).transform.m12, shown(0.5).transform.m21)
end
--> 3 -2 -3 2

--[[ E39 ]] points({0.1, 0.25}, {path = corner, keyTimes = {0, 0.2}})
--> 5 0 10 0
