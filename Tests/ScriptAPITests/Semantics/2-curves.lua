-- Timing functions, keyframes and paths.
local function held(settings)
  local layer = CALayer{opacity = 0.5, speed = 0}
  for name, value in pairs(settings or {}) do layer[name] = value end
  window.layer:addSublayer(layer)
  CATransaction.flush()
  return layer
end
local function at(layer, time)
  CATransaction.flush()
  layer.timeOffset = time
  CATransaction.flush()
  return layer:presentation()
end
-- What keyframes of a number show at the given fractions of their second.
local function samples(settings, times)
  local layer = held()
  settings.keyPath, settings.duration = "zPosition", settings.duration or 1
  layer:add(CAKeyframeAnimation(settings))
  local shown = {}
  for index, time in ipairs(times) do shown[index] = at(layer, time).zPosition end
  return shown
end
-- The same of a point, x and y in turn.
local function points(settings, times)
  local layer = held{position = CGPoint(-1, -1)}
  settings.keyPath, settings.duration = "position", 1
  layer:add(CAKeyframeAnimation(settings))
  local shown = {}
  for _, time in ipairs(times) do
    local point = at(layer, time).position
    shown[#shown + 1], shown[#shown + 2] = point.x, point.y
  end
  return shown
end
-- A line of 100 to the right, then a quarter circle of radius 50 down.
local function road()
  local path = UIBezierPath()
  path:move(CGPoint(0, 0))
  path:addLine(CGPoint(100, 0))
  path:addCurve(CGPoint(150, 50), {controlPoint1 = CGPoint(127.6142, 0), controlPoint2 = CGPoint(150, 22.3858)})
  return path
end

-- rule 2.1.1: the control points of the named curves
for name, points in pairs{
  linear = {0, 0, 1, 1}, easeIn = {0.42, 0, 1, 1}, easeOut = {0, 0, 0.58, 1}, easeInEaseOut = {0.42, 0, 0.58, 1},
  default = {0.25, 0.1, 0.25, 1},
} do
  local curve = CAMediaTimingFunction(name)
  expect({curve:getControlPoint(0), curve:getControlPoint(3)}, {CGPoint(0, 0), CGPoint(1, 1)})
  local first, second = curve:getControlPoint(1), curve:getControlPoint(2)
  expect({first.x, first.y, second.x, second.y}, points, 1e-7)
end

-- rule 2.1.2: the curve's height where it has the input's breadth, to 1e-9
local curve = CAMediaTimingFunction(0.3, -0.4, 0.1, 1.7)
for step = 0, 40 do
  local s = step / 40
  local x = 3 * (1 - s) ^ 2 * s * 0.3 + 3 * (1 - s) * s ^ 2 * 0.1 + s ^ 3
  local y = 3 * (1 - s) ^ 2 * s * -0.4 + 3 * (1 - s) * s ^ 2 * 1.7 + s ^ 3
  expect(curve:value(x), y, 1e-7)
end

-- rule 2.1.3: the input is kept within 0 and 1, the output may leave them; x of a control point may not
local curve = CAMediaTimingFunction(0.34, 1.56, 0.64, 1)
expect(curve:value(0.6) > 1, true)
expect({curve:value(0), curve:value(1)}, {0, 1})
expect(pcall(function() return CAMediaTimingFunction(1.2, 0, 1, 1) end), false)

-- rule 2.1.4: an unknown name is refused; one's own curves are objects of their own
local isMade, failure = pcall(function() return CAMediaTimingFunction("easein") end)
expect({isMade, failure.code}, {false, "not-a-word"})
local one, other = CAMediaTimingFunction(0.1, 0.2, 0.3, 0.4), CAMediaTimingFunction(0.1, 0.2, 0.3, 0.4)
expect(one == other, false)

-- rule 2.1.5: UIKit's easeInOut is Core Animation's; cubic parameters without arguments are the default curve
expect(UICubicTimingParameters("easeInOut").controlPoint1, CGPoint(0.42, 0))
expect(UICubicTimingParameters("easeInOut").controlPoint2, CGPoint(0.58, 1))
expect(UICubicTimingParameters().controlPoint1, CGPoint(0.25, 0.1))
expect(UICubicTimingParameters().controlPoint2, CGPoint(0.25, 1))

-- rule 2.2.1: equal segments, each with its curve, after the curve of the whole
expect(samples({values = {0, 10, 40}}, {0, 0.25, 0.5, 0.75, 1}), {0, 5, 10, 25, 40})
expect(samples({values = {0, 10, 40}, keyTimes = {0, 0.2, 1}}, {0.1, 0.2, 0.6}), {5, 10, 25})
expect(samples({values = {0, 10, 40}, timingFunctions = {"easeIn", "linear"}}, {0.25, 0.75}), {3.15357, 25}, 1e-4)
local whole = CAMediaTimingFunction("easeIn"):value(0.8)
expect(samples({values = {0, 10, 40}, timingFunction = "easeIn"}, {0.8}), {10 + (whole - 0.5) * 60}, 1e-9)

-- rule 2.2.2: discrete: as many equal slots as values; n + 1 key times, or n
expect(samples({values = {1, 2, 3, 4}, calculationMode = "discrete"}, {0, 0.24, 0.25, 0.6, 0.99, 1}), {1, 1, 2, 3, 4, 4})
local slots = {values = {1, 2}, calculationMode = "discrete", keyTimes = {0, 0.7, 1}}
expect(samples(slots, {0.69, 0.7, 1}), {1, 2, 2})
slots.keyTimes = {0, 0.3}
expect(samples(slots, {0.29, 0.3, 0.9}), {1, 2, 2})

-- rule 2.2.3: paced: by distance, without the segments' curves; with key times as if linear
local paced = {values = {0, 10, 40}, calculationMode = "paced", timingFunctions = {"easeIn", "easeIn"}}
expect(samples(paced, {0.125, 0.25, 0.5}), {5, 10, 20})
paced.keyTimes = {0, 0.5, 1}
expect(samples(paced, {0.5}), {10})
local corner = {values = {CGPoint(0, 0), CGPoint(3, 4), CGPoint(3, 19)}, calculationMode = "paced"}
expect(points(corner, {0.125, 0.25, 0.625}), {1.5, 2, 3, 4, 3, 11.5})

-- rule 2.2.4 2.2.6: cubic: a Kochanek-Bartels spline over the key times, missing tensions, continuities, biases being 0
local function spline(p, times, shape, t)
  local n, tangents = #p, {}
  for i = 1, n do
    local T, C, B = (shape.tension or {})[i] or 0, (shape.continuity or {})[i] or 0, (shape.bias or {})[i] or 0
    if i == 1 then tangents[i] = {p[2] - p[1], p[2] - p[1]}
    elseif i == n then tangents[i] = {p[n] - p[n - 1], p[n] - p[n - 1]}
    else
      local a, b = p[i] - p[i - 1], p[i + 1] - p[i]
      local before, after = times[i] - times[i - 1], times[i + 1] - times[i]
      local into = (1 - T) * (1 - C) * (1 + B) / 2 * a + (1 - T) * (1 + C) * (1 - B) / 2 * b
      local out = (1 - T) * (1 + C) * (1 + B) / 2 * a + (1 - T) * (1 - C) * (1 - B) / 2 * b
      tangents[i] = {into * 2 * before / (before + after), out * 2 * after / (before + after)}
    end
  end
  local i = 1
  while i < n - 1 and t >= times[i + 1] do i = i + 1 end
  local s = (t - times[i]) / (times[i + 1] - times[i])
  return (2 * s ^ 3 - 3 * s ^ 2 + 1) * p[i] + (s ^ 3 - 2 * s ^ 2 + s) * tangents[i][2]
    + (3 * s ^ 2 - 2 * s ^ 3) * p[i + 1] + (s ^ 3 - s ^ 2) * tangents[i + 1][1]
end
local values, times = {0, 10, -5, 30, 12}, {0.0, 0.15, 0.4, 0.75, 1.0}
for _, shape in ipairs{
  {}, {tension = {0.5, -0.5, 0.3, 0, 1}}, {continuity = {0, 0.4, -0.8}}, {bias = {0, 0.7, -0.2, 0.1}},
  {tension = {0, 0.2}, continuity = {0.1, 0.2, 0.3, 0.4, 0.5}, bias = {0, -1, 1}},
} do
  for _, t in ipairs{0.05, 0.15, 0.3, 0.5, 0.74, 0.9} do
    local shown = samples({
      values = values, keyTimes = times, calculationMode = "cubic", tensionValues = shape.tension,
      continuityValues = shape.continuity, biasValues = shape.bias}, {t})
    expect(shown, {spline(values, times, shape, t)}, 1e-9)
  end
end
expect(samples({values = {0, 10, 10}, calculationMode = "cubic"}, {0.25}), {0.125 * 10 + 0.5 * 10 - 0.125 * 5})

-- rule 2.2.5: cubicPaced: the same spline with key times by straight distance
local cubic = {values = {0, 10, 40}, calculationMode = "cubic", keyTimes = {0, 0.25, 1}}
local paced = {values = {0, 10, 40}, calculationMode = "cubicPaced"}
local times = {0.1, 0.25, 0.6, 0.8}
expect(samples(paced, times), samples(cubic, times), 1e-9)

-- rule 2.2.7: of key times and values only the common prefix counts
expect(samples({values = {0, 10, 40}, keyTimes = {0, 0.5}}, {0.25, 0.5, 0.9}), {5, 10, 10})
expect(samples({values = {0, 10}, keyTimes = {0, 0.5, 1}}, {0.25, 0.5, 0.9}), {5, 10, 10})

-- rule 2.2.8: a single value has no effect
expect(samples({values = {9}}, {0, 0.5, 1}), {0, 0, 0})
expect(samples({values = {}}, {0.5}), {0})

-- rule 2.2.9: a path wins over values; the end of each element is a keyframe, and a curve goes by its parameter
local way = {path = road(), values = {CGPoint(5, 5), CGPoint(6, 6)}}
expect(points(way, {0.25, 0.5, 1}), {50, 0, 100, 0, 150, 50})
-- At 0.75 half-way along the parameter of the curve.
expect(points(way, {0.75}), {100 / 8 + 3 * 127.6142 / 8 + 3 * 150 / 8 + 150 / 8, 3 * 22.3858 / 8 + 50 / 8}, 1e-9)
local jump = UIBezierPath()
jump:move(CGPoint(0, 0))
jump:addLine(CGPoint(10, 0))
jump:move(CGPoint(50, 50))
jump:addLine(CGPoint(50, 60))
expect(points({path = jump}, {0.25, 0.75}), {5, 0, 50, 55}) -- what lies between them is not travelled
local closed = UIBezierPath()
closed:move(CGPoint(0, 0))
closed:addLine(CGPoint(10, 0))
closed:addLine(CGPoint(10, 20))
closed:close()
expect(points({path = closed}, {5 / 6, 1}), {5, 10, 0, 0})

-- rule 2.2.10: paced along a path is by arc length
local length = 100 + math.pi * 25
local half = 0.5 * length
expect(points({path = road(), calculationMode = "paced"}, {0.25, 0.5}), {0.25 * length, 0, half, 0}, 0.1)
local angle = (0.9 * length - 100) / 50 -- along the quarter circle about (100, 50)
local x, y = 100 + 50 * math.sin(angle), 50 - 50 * math.cos(angle)
expect(points({path = road(), calculationMode = "paced"}, {0.9}), {x, y}, 0.1)

-- rule 2.2.11: discrete along a path shows where each element starts, and never its end
expect(points({path = road(), calculationMode = "discrete"}, {0, 0.49, 0.5, 0.99}), {0, 0, 0, 0, 100, 0, 100, 0})

-- rule 2.2.12: the key times of a path are its start and the end of each element
expect(points({path = road(), keyTimes = {0, 0.8, 1}}, {0.4, 0.8}), {50, 0, 100, 0})

-- rule 2.2.13: turning with the path, before the layer's own transform
for mode, turn in pairs{rotateAuto = math.pi / 2, rotateAutoReverse = -math.pi / 2} do
  local layer, down = held{transform = CATransform3DMakeScale(2, 1, 1)}, UIBezierPath()
  down:move(CGPoint(0, 0))
  down:addLine(CGPoint(0, 10))
  layer:add(CAKeyframeAnimation{keyPath = "position", path = down, duration = 1, rotationMode = mode})
  local shown = at(layer, 0.5)
  expect(shown.position, CGPoint(0, 5))
  local wanted = CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 0, 1), CATransform3DMakeScale(2, 1, 1))
  for _, entry in ipairs{"m11", "m12", "m21", "m22"} do expect(shown.transform[entry], wanted[entry], 1e-9) end
end
