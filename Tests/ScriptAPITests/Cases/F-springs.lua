-- position.x 0 to 100 on a spring, on a layer whose own clock stands still; durations; UIKit's fit to a duration.
local layer = CALayer{bounds = CGRect(0, 0, 10, 10), speed = 0}
window.layer:addSublayer(layer)
CATransaction.flush()

local function positions(times, settings)
  settings.keyPath, settings.fromValue, settings.toValue = "position.x", 0, 100
  settings.duration = settings.duration or 2
  layer:add(CASpringAnimation(settings), nil)
  CATransaction.flush()
  for _, time in ipairs(times) do
    layer.timeOffset = time
    CATransaction.flush()
    show(layer:presentation().position.x)
  end
end
local usual = {0.05, 0.15, 0.25, 0.45}

local function settling(mass, stiffness, damping)
  show(CASpringAnimation{mass = mass, stiffness = stiffness, damping = damping}.settlingDuration)
end
local function perceived(duration, bounce)
  return CASpringAnimation{perceptualDuration = duration, bounce = bounce}
end

local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
CATransaction.flush()
local function fitted(ratio, duration, velocity)
  UIView.animate{
    withDuration = duration, usingSpringWithDamping = ratio, initialSpringVelocity = velocity,
    animations = function() box.center = CGPoint(300, 5) end}
  show(box.layer:animation("position").stiffness)
end
local function moved(from, to, ratio, duration, times)
  box.center = CGPoint(from, 5)
  CATransaction.flush()
  UIView.animate{
    withDuration = duration, usingSpringWithDamping = ratio, initialSpringVelocity = 0,
    animations = function() box.center = CGPoint(to, 5) end}
  for _, time in ipairs(times) do
    timeline:seek(time)
    show(box.layer:presentation().position.x)
  end
end

--[[ F01 ~ .01 ]] positions(usual, {})
--> 10.440547 61.049253 102.335954 111.844599

--[[ F02 ~ .01 ]] positions(usual, {damping = 20})
--> 9.020401 44.217461 71.270251 93.890053

--[[ F04 ~ .01 ]] positions(usual, {initialVelocity = 5})
--> 29.307806 87.320477 116.041458 107.672155

--[[ F05 ~ .01 ]] positions(usual, {initialVelocity = -5})
--> -8.426713 34.778032 88.630462 116.017056

--[[ F06 ~ .01 ]] positions({0.1, 0.49}, {duration = 0.5})
--> 34.029984 108.343875

--[[ F08 ~ 1e-12 ]] settling(1, 300, 20)
--> .7442555275721707

--[[ F09 ~ 1e-12 ]] settling(2, 100, 5)
--> 5.658348137358159

--[[ F11 ~ 1e-12 ]] settling(1, 100, 20) settling(1, 100, 30) settling(1, 100, 100)
--> 1 1 1

--[[ F12 ~ 1e-12 ]] settling(1, 400, 40) settling(1, 25, 10) settling(1, 1, 2)
--> .5 1.9 9.3

--[[ F14 ]] show(CASpringAnimation{damping = 0}.settlingDuration / 3.4028234663852886e38)
--> 1

--[[ F15 ]] local spring = CASpringAnimation()
for _, setting in ipairs{{"mass", 0}, {"stiffness", 0}, {"damping", -1}} do
  show(pcall(function() spring[setting[1]] = setting[2] end) and "taken" or "refused")
end
show(spring.mass, spring.stiffness, spring.damping)
--> refused refused refused 1 100 10

--[[ F16 ~ 1e-12 ]] show(perceived(0.5, 0.3).settlingDuration)
--> .8629552831744205

--[[ F18 ~ .2 ]] show(perceived(1, -0.5).damping, perceived(1, -0.5).settlingDuration)
--> 25.1327412 2.6

--[[ F19 ]] show(perceived(1, -1).damping, perceived(1, -1).settlingDuration)
--> inf 0

--[[ F21 ]] show(perceived(1, 0).stiffness, perceived(1, 0).damping, perceived(1, 0).settlingDuration)
--> 39.47841760435743 12.566370614359172 1.5

--[[ F22 ]] show(perceived(0.25, 0).stiffness, perceived(0.25, 0).damping, perceived(0.25, 0).settlingDuration)
--> 631.6546816697189 50.26548245743669 .4

--[[ F24 ]] show(perceived(0.5, 0.7).damping, perceived(0.5, 0.7).settlingDuration)
--> 7.539822368615504 1.904872615017113

--[[ F25 ]] local spring = perceived(0.35, 0.15)
show(spring.stiffness, spring.damping, spring.settlingDuration)
--> 322.27279677026473 30.51832863487228 .5156554893625898

--[[ F26 ]] show(perceived(0.5, -0.3).damping)
--> 35.90391604102621

--[[ F31 ~ 2e-4 ]] fitted(0.6, 0.8, 0)
--> 190.21427544499548

--[[ F32 ~ 2e-3 ]] fitted(0.1, 1, 0)
--> 2125.3901278407934

--[[ F34 ~ 2e-4 ]] fitted(0.5, 1, 0)
--> 161.7195025042016

--[[ F35 ~ 8e-5 ]] fitted(0.8, 1, 0)
--> 80.89737200360506

--[[ F36 ~ 7e-5 ]] fitted(0.9, 1, 0)
--> 71.92472915770972

--[[ F38 ]] show(UIViewPropertyAnimator{
  duration = 4, timingParameters = UISpringTimingParameters{mass = 1, stiffness = 100, damping = 10}}.duration)
--> 1.4727003346780927

--[[ F40 ~ 6e-4 ]] fitted(0.5, 0.5, 0)
--> 646.8780100168065

--[[ F41 ~ 4e-5 ]] fitted(0.5, 2, 0)
--> 40.4298756260504

--[[ F43 ~ 8e-5 ]] fitted(1, 1, 1)
--> 83.13803615388531

--[[ F44 ~ 2e-4 ]] fitted(0.5, 1, 0.25)
--> 159.67233773812114

--[[ F45 ~ 2e-4 ]] fitted(0.5, 1, 1)
--> 152.86841381792456

--[[ F47 ~ 2e-4 ]] fitted(0.5, 1, -2)
--> 175.4224123383425

--[[ F48 ~ .2 ]] moved(50, 150, 0.6, 0.8, {0.15, 0.3, 0.45, 0.6, 0.8})
--> 130.98 159.39 151.06 149.06 150

--[[ F49 ~ .8 ]] moved(40, 160, 0.35, 1, {0.15, 0.3, 0.45, 0.6, 0.8})
--> 183.54 166.65 152.12 163.52 158.94
