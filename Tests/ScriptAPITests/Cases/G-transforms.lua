-- Whole matrices, key paths into them, value functions, and kinds that switch; a second long, the clock set by hand.
local layer = CALayer{bounds = CGRect(0, 0, 10, 10), speed = 0}
window.layer:addSublayer(layer)
CATransaction.flush()

local identity = CATransform3D.identity
local function scale(x, y) return CATransform3DMakeScale(x, y, 1) end
local function turn(degrees) return CATransform3DMakeRotation(math.rad(degrees), 0, 0, 1) end
local function add(settings)
  settings.duration = settings.duration or 1
  layer:removeAllAnimations()
  layer:add(CABasicAnimation(settings), nil)
  CATransaction.flush()
end
local function shown(time)
  layer.timeOffset = time
  CATransaction.flush()
  return layer:presentation()
end
local function plane(from, to, times)
  layer.timeOffset = 0
  CATransaction.flush()
  add{keyPath = "transform", fromValue = from, toValue = to}
  for _, time in ipairs(times) do
    local t = shown(time).transform
    show(t.m11, t.m12, t.m21, t.m22)
  end
end

--[[ G01 ~ 1e-4 ]] plane(identity, turn(170), {0.25})
--> .73728 .67559 -.67559 .73728

--[[ G02 ~ 1e-4 ]] plane(identity, turn(270), {0.25})
--> .92388 -.38268 .38268 .92388

--[[ G04 ~ 1e-4 ]] add{keyPath = "transform", fromValue = identity, toValue = CATransform3DMakeRotation(1.2, 0, 1, 0)}
local t = shown(0.25).transform
show(t.m11, t.m13, t.m31, t.m33)
--> .95534 -.29552 .29552 .95534

--[[ G05 ~ 2e-3 ]] plane(identity, scale(-1, 1), {0.25, 0.5})
--> .5 0 0 1 0 0 0 1

--[[ G06 ~ 2e-3 ]] plane(identity, scale(1, -1), {0.25, 0.5})
--> 1 0 0 .5 1 0 0 0

--[[ G08 ~ 2e-3 ]] local shear = CATransform3DMakeAffineTransform(CGAffineTransform(1, 0, 0.5, 1, 0, 0))
plane(identity, shear, {0.25, 0.5})
--> 1 0 .1151 1.0023 1 0 .2368 1.0031

--[[ G09 ~ 2e-3 ]]
local mirrored = CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 0, 1), scale(-1, 1))
plane(identity, mirrored, {0.25, 0.5})
--> .4961 -.0623 .1247 .9922 0 0 .2474 .9689

--[[ G11 ~ 2e-3 ]] plane(scale(-1, 1), scale(1, -1), {0.25, 0.5})
--> -.70711 -.70711 -.70711 .70711 0 -1 -1 0

--[[ G12 ~ 2e-3 ]] plane(turn(90), turn(200), {0.5})
--> -.81915 .57358 -.57358 -.81915

--[[ G14 ]] plane(identity, turn(360), {0.25, 0.5})
--> 1 0 0 1 1 0 0 1

--[[ G15 ]] add{keyPath = "transform.rotation.z", fromValue = 0, toValue = 2 * math.pi}
for _, time in ipairs{0.25, 0.5, 0.75} do show(shown(time).transform.m11, shown(time).transform.m12) end
--> 0 1 -1 0 0 -1

--[[ G16 ~ 1e-6 ]] add{keyPath = "transform.rotation.z", fromValue = 0, toValue = 1}
show(shown(0.5).transform.m12)
--> .479426

--[[ G18 ]] add{keyPath = "bounds.size.height", fromValue = 10, toValue = 30}
show(shown(0.5).bounds.size.height)
--> 20

--[[ G19 ]] add{keyPath = "position", fromValue = CGPoint(0, 0), toValue = CGPoint(100, 50)}
show(shown(0.5).position.x, shown(0.5).position.y)
--> 50 25

--[[ G21 ]] add{keyPath = "hidden", fromValue = false, toValue = true}
show(shown(0.25).isHidden)
--> true

--[[ G22 ]] add{keyPath = "backgroundColor", toValue = UIColor.red}
show(shown(0.5).backgroundColor)
--> nil

--[[ G24 ]]
add{keyPath = "transform", valueFunction = "translate", fromValue = {0, 0, 0}, toValue = {10, 20, 0}}
show(shown(0.5).transform.m41, shown(0.5).transform.m42)
--> 5 10

--[[ G25 ]] add{keyPath = "transform", valueFunction = "scale", fromValue = {1, 1, 1}, toValue = {3, 5, 7}}
local t = shown(0.5).transform
show(t.m11, t.m22, t.m33)
--> 2 3 4

--[[ G26 ]] add{keyPath = "transform", valueFunction = "translateY", fromValue = 0, toValue = 10}
show(shown(0.5).transform.m42)
--> 5

--[[ G28 ~ 1e-6 ]] layer.transform = CATransform3DMakeScale(2, 2, 2)
add{keyPath = "transform", valueFunction = "rotateZ", fromValue = 0, toValue = 1}
show(shown(0.5).transform.m11)
--> .877583

--[[ G29 ~ 1e-12 ]] local loose = CALayer()
loose:setValue(2, {forKeyPath = "transform.scale"})
loose:setValue(0.5, {forKeyPath = "transform.rotation.z"})
show(loose.transform.m11, loose.transform.m12)
--> 1.7551651237807455 .958851077208406

--[[ G31 ]] show(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0).m41)
show(CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 2).m41)
--> 20 10

--[[ G32 ]] local z, x = turn(90), CATransform3DMakeRotation(math.pi / 2, 1, 0, 0)
show(z.m11, z.m12, z.m21, z.m22, x.m23, x.m32)
--> 0 1 -1 0 1 -1
