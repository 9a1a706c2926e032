-- Springs.
local function held()
  local layer = CALayer{speed = 0}
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
local function spring(settings)
  local made = CASpringAnimation("zPosition")
  made.fromValue, made.toValue, made.duration = 0, 1, 100
  for name, value in pairs(settings or {}) do made[name] = value end
  return made
end
local function shown(made, time)
  local layer = held()
  layer:add(made)
  return at(layer, time).zPosition
end
-- The spring's equation, m x'' = k (1 - x) - c x', by many small steps.
local function integrated(m, k, c, v, time)
  local steps = math.ceil(time * 4000)
  local h, x, u = time / steps, 0, v
  local function pull(x, u) return (k * (1 - x) - c * u) / m end
  for _ = 1, steps do
    local u1, a1 = u, pull(x, u)
    local u2, a2 = u + h / 2 * a1, pull(x + h / 2 * u1, u + h / 2 * a1)
    local u3, a3 = u + h / 2 * a2, pull(x + h / 2 * u2, u + h / 2 * a2)
    local u4, a4 = u + h * a3, pull(x + h * u3, u + h * a3)
    x, u = x + h / 6 * (u1 + 2 * u2 + 2 * u3 + u4), u + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
  end
  return x
end
-- Where an envelope that falls to a thousandth comes to lie on the scan by tenths of a second.
local function scanned(residual)
  local time = 0
  while math.abs(residual(time)) >= 0.001 do time = time + 0.1 end
  return time
end

-- rule 3.1.1: the defaults, and less than critical damping as the equation of motion has it
local plain = CASpringAnimation("opacity")
expect({plain.mass, plain.stiffness, plain.damping, plain.initialVelocity}, {1, 100, 10, 0})
for _, row in ipairs{{1, 100, 10, 0}, {2, 150, 3, 4}, {0.5, 40, 1, -6}} do
  for _, time in ipairs{0.1, 0.5, 1.3} do
    local made = spring{mass = row[1], stiffness = row[2], damping = row[3], initialVelocity = row[4]}
    expect(shown(made, time), integrated(row[1], row[2], row[3], row[4], time), 1e-7)
  end
end

-- rule 3.1.2: critical damping
for _, velocity in ipairs{0, 5, -20} do
  expect(shown(spring{damping = 20, initialVelocity = velocity}, 0.3), integrated(1, 100, 20, velocity, 0.3), 1e-7)
end

-- rule 3.1.3: more than critical counts as critical, unless it is allowed
expect(shown(spring{damping = 30}, 0.2), shown(spring{damping = 20}, 0.2))
expect(shown(spring{damping = 30, allowsOverdamping = true}, 0.2), integrated(1, 100, 30, 0, 0.2), 1e-7)

-- rule 3.1.4: the first velocity is in whole distances a second, towards the target
local there, back = spring{initialVelocity = 3}, spring{initialVelocity = -3}
expect((shown(there, 1e-4) - shown(back, 1e-4)) / 2e-4, 3, 1e-2)
local far = spring{initialVelocity = 3, toValue = 50}
expect(shown(far, 0.2), 50 * shown(there, 0.2), 1e-9)

-- rule 3.1.5: a duration only cuts it off; a timing function warps its time
local cut = spring{duration = 0.3}
expect(shown(cut, 0.2), shown(spring(), 0.2))
expect(shown(cut, 0.31), 0)
expect(shown(spring{duration = 2, timingFunction = "easeIn"}, 1), shown(spring(), 2 * 0.3153568), 1e-5)

-- rule 3.1.6: no mass, no stiffness and negative damping are refused, and what was set stays
local made = spring{mass = 3, stiffness = 50, damping = 4}
for name, bad in pairs{mass = {0, -1}, stiffness = {0, -5}, damping = {-0.1}} do
  local before = made[name]
  for _, value in ipairs(bad) do
    local isSet, failure = pcall(function() made[name] = value end)
    expect({isSet, failure.code}, {false, "out-of-range"})
    expect(made[name], before)
  end
end

-- rule 3.2.1: settled when the envelope is at a thousandth
local function settling(m, k, c, v)
  local w, z = math.sqrt(k / m), c / (2 * math.sqrt(k * m))
  local b = (z * w - v) / (w * math.sqrt(1 - z * z))
  return math.log(1000 * (1 + math.abs(b))) / (z * w)
end
expect(CASpringAnimation("opacity").settlingDuration, 1.4727003346780927, 1e-15)
for _, row in ipairs{{1, 100, 5, 0}, {2, 300, 8, -7}, {0.3, 20, 1, 40}} do
  local made = spring{mass = row[1], stiffness = row[2], damping = row[3], initialVelocity = row[4]}
  expect(made.settlingDuration, settling(row[1], row[2], row[3], row[4]), 1e-12)
end

-- rule 3.2.2: critical and beyond: the first tenth of a second, added up, at which it is within a thousandth
for _, velocity in ipairs{0, 8, -3} do
  local wanted = scanned(function(t) return math.exp(-10 * t) * (1 + (10 - velocity) * t) end)
  expect(spring{damping = 20, initialVelocity = velocity}.settlingDuration, wanted, 0)
  expect(spring{damping = 99, initialVelocity = velocity}.settlingDuration, wanted, 0)
end

-- rule 3.2.3: undamped it never settles: the largest single-precision number
expect(spring{damping = 0}.settlingDuration, 3.4028234663852886e38, 1e25)

-- rule 3.2.4: allowed to be overdamped, it settles late: near 2.6 s for a second with bounce -0.5 (approximate)
expect(CASpringAnimation(1, -0.5).settlingDuration, 2.6, 0.2)

-- rule 3.2.5: it is no default: without a duration a spring lasts 0.25 s
local layer = CALayer()
window.layer:addSublayer(layer)
layer:add(CASpringAnimation{keyPath = "zPosition", toValue = 1}, "a")
expect(layer:animation("a").duration, 0.25)

-- rule 3.3.1: a perceptual duration and a bounce
for _, row in ipairs{{0.5, 0, 1}, {1, 0.3, 0.7}, {2, -0.5, 1 / 1.5}} do
  local made = CASpringAnimation{perceptualDuration = row[1], bounce = row[2]}
  local w, z = 2 * math.pi / row[1], row[2] < 0 and 1 / (1 + row[2]) or row[3]
  expect({made.mass, made.allowsOverdamping}, {1, true})
  expect({made.stiffness, made.damping}, {w * w, 2 * z * w}, 1e-9)
  expect(made.duration, made.settlingDuration)
end

-- rule 3.3.2: with bounce -1 it is damped without limit, and settled at once
local made = CASpringAnimation{perceptualDuration = 1, bounce = -1}
expect({made.damping, made.settlingDuration}, {math.huge, 0})

-- rule 3.3.3: both can be read back
local made = CASpringAnimation{perceptualDuration = 0.8, bounce = 0.25}
expect({made.perceptualDuration, made.bounce}, {0.8, 0.25}, 1e-12)
expect(spring{mass = 4, stiffness = 25}.perceptualDuration, 2 * math.pi * math.sqrt(4 / 25), 1e-12)

-- rule 3.4.1: UIKit's spring: the ratio kept, the stiffness such that the envelope is a thousandth at the duration
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
local function fitted(duration, ratio, velocity)
  CATransaction.flush()
  box.layer:removeAllAnimations()
  UIView.animate{
    withDuration = duration, delay = 0, usingSpringWithDamping = ratio, initialSpringVelocity = velocity, options = {},
    animations = function() box.center.x = box.center.x + 100 end}
  return box.layer:animation("position")
end
for _, row in ipairs{{1, 0.5, 0}, {0.4, 0.8, 0}, {2, 0.2, 0}} do
  local made = fitted(row[1], row[2], row[3])
  local w = math.log(1000 * row[2] / math.sqrt(1 - row[2] ^ 2)) / (row[2] * row[1])
  expect({made.mass, made.stiffness / w ^ 2, made.damping / (2 * row[2] * w)}, {1, 1, 1}, 1e-9)
end
local made = fitted(0.6, 0.7, 4)
local w = math.sqrt(made.stiffness)
expect(math.abs((0.7 * w - 4) / (w * math.sqrt(1 - 0.49))) * math.exp(-0.7 * w * 0.6), 0.001, 1e-9)

-- rule 3.4.2: at the critical ratio
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
CATransaction.flush()
UIView.animate{
  withDuration = 0.5, delay = 0, usingSpringWithDamping = 1, initialSpringVelocity = 0, options = {},
  animations = function() box.center.x = 100 end}
expect(math.sqrt(box.layer:animation("position").stiffness) * 0.5, 9.23341, 1e-5)

-- rule 3.4.3: a small ratio makes it stiff; where nothing fits, the least that does is taken
local function stiffness(ratio)
  local box = UIView(CGRect(0, 0, 10, 10))
  window:addSubview(box)
  CATransaction.flush()
  UIView.animate{
    withDuration = 1, delay = 0, usingSpringWithDamping = ratio, initialSpringVelocity = 0, options = {},
    animations = function() box.center.x = 100 end}
  return box.layer:animation("position").stiffness
end
expect(stiffness(0.1), 2125, 10)
expect(stiffness(0) > 0, true)
expect(stiffness(0) < math.huge, true)

-- rule 3.4.4: that is another measure than settlingDuration
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
CATransaction.flush()
UIView.animate{
  withDuration = 1, delay = 0, usingSpringWithDamping = 0.5, initialSpringVelocity = 0, options = {},
  animations = function() box.center.x = 100 end}
expect(box.layer:animation("position").settlingDuration, 1.158, 1e-3)
expect(box.layer:animation("position").duration, 1)

-- rule 3.4.5: springDuration and bounce, 0.5 and 0 unless given
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
CATransaction.flush()
UIView.animate{springDuration = 0.5, animations = function() box.center.x = 100 end}
local made = box.layer:animation("position")
expect({made.stiffness, made.damping}, {(2 * math.pi / 0.5) ^ 2, 2 * (2 * math.pi / 0.5)}, 1e-9)

-- rule 3.5.1: spring parameters without arguments
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
CATransaction.flush()
local animator = UIViewPropertyAnimator(1, UISpringTimingParameters())
animator:addAnimations(function() box.center.x = 100 end)
animator:startAnimation()
local made = box.layer:animation("position")
expect({made.mass, made.stiffness, made.damping}, {3, 1000, 500})
expect(500 / (2 * math.sqrt(1000 * 3)), 4.56, 5e-3)

-- rule 3.5.2: with mass, stiffness and damping an animator lasts until it is settled; with a ratio as long as it is told
local physical = UISpringTimingParameters{mass = 1, stiffness = 100, damping = 10, initialVelocity = CGVector(0, 0)}
expect(UIViewPropertyAnimator(3, physical).duration, 1.4727003346780927, 1e-12)
expect(UIViewPropertyAnimator(3, UISpringTimingParameters(0.5)).duration, 3)

-- rule 3.5.3: the first velocity is a vector, each axis with its own part
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
CATransaction.flush()
local pushed = UISpringTimingParameters{mass = 1, stiffness = 100, damping = 10, initialVelocity = CGVector(8, 0)}
local animator = UIViewPropertyAnimator(1, pushed)
animator:addAnimations(function() box.center = CGPoint(105, 105) end)
animator:startAnimation()
timeline:advance(0.1)
local shown = box.layer:presentation().position
expect(shown.x - 5, 100 * integrated(1, 100, 10, 8, 0.1), 1e-4)
expect(shown.y - 5, 100 * integrated(1, 100, 10, 0, 0.1), 1e-4)
