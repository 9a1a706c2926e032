-- row 101: a layer has geometry, content and a tree of its own
local layer = CALayer{bounds = CGRect(0, 0, 40, 20), position = CGPoint(50, 50)}
expect(layer.frame, CGRect(30, 40, 40, 20))
expect(layer.anchorPoint, CGPoint(0.5, 0.5))
expect(layer.opacity, 1)
expect(layer:presentation(), nil)
expect(window.layer:model() == window.layer, true)

-- row 102: a corner radius animates on a layer of one's own
local layer = CALayer{bounds = CGRect(0, 0, 40, 40), cornerRadius = 16}
expect(layer.cornerRadius, 16)
window.layer:addSublayer(layer)
CATransaction.flush()
layer.cornerRadius = 20
timeline:advance(0.125)
expect(layer:presentation().cornerRadius, 16 + 4 * 0.802403, 1e-4) -- the default curve at a half
timeline:run()
expect(layer:presentation().cornerRadius, 20)

-- row 103: clipping is one flag under two names, and does not keep touches out
local box, inner = UIView(CGRect(0, 0, 40, 40)), UIView(CGRect(30, 30, 40, 40))
window:addSubview(box)
box:addSubview(inner)
box.layer.masksToBounds = true
expect(box.clipsToBounds, true)
box.clipsToBounds = false
expect(box.layer.masksToBounds, false)
expect(box:hitTest(CGPoint(60, 60)), nil)

-- row 104: a shadow's three numbers
local layer = CALayer()
expect(layer.shadowOpacity, 0)
expect(layer.shadowRadius, 3)
expect(layer.shadowOffset, CGSize(0, -3))
layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset = 0.44, 13, CGSize(0, -6)
expect(layer.shadowOpacity, 0.44)
expect(layer.shadowRadius, 13)
expect(layer.shadowOffset, CGSize(0, -6))

-- row 105: a mask belongs to one layer, and animates like any other
local box, logo = UIView(CGRect(0, 0, 100, 100)), CAShapeLayer()
window:addSubview(box)
box.layer.mask = logo
expect(box.layer.mask == logo, true)
expect(#box.layer.sublayers, 0)
expect(logo.superlayer == box.layer, true)
CATransaction.flush()
local grow = CABasicAnimation{keyPath = "transform", toValue = CATransform3DMakeScale(100, 100, 1), duration = 1}
logo:add(grow)
timeline:advance(0.5)
expect(logo:presentation().transform.m11, 50.5)
box.layer.mask = nil
expect(logo.superlayer, nil)

-- row 106: the position is where the anchor point lies
local layer = CALayer{bounds = CGRect(0, 0, 40, 20)}
layer.position = CGPoint(100, 100)
expect(layer.frame, CGRect(80, 90, 40, 20))
layer.anchorPoint = CGPoint(0, 1)
expect(layer.position, CGPoint(100, 100))
expect(layer.frame, CGRect(100, 80, 40, 20))

-- row 107: a layer's bounds are the view's, and their middle places a logo
local view, logo = UIView(CGRect(0, 0, 300, 200)), CAShapeLayer()
expect(view.layer.bounds, CGRect(0, 0, 300, 200))
logo.position = CGPoint(view.layer.bounds.width / 2, view.layer.bounds.height / 2 - 30)
expect(logo.position, CGPoint(150, 70))
view.layer.bounds.size.width = 400
expect(view.bounds.width, 400)

-- row 108: a layer added is in front, and only in one place
local first, second, layer = CALayer(), CALayer(), CALayer()
first:addSublayer(CALayer())
first:addSublayer(layer)
expect(first.sublayers[2] == layer, true)
second:addSublayer(layer)
expect(layer.superlayer == second, true)
expect(#first.sublayers, 1)

-- row 109: without a key animations add up in number; with one the later replaces the earlier
local layer = CALayer()
window.layer:addSublayer(layer)
local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
layer:add(fade, nil)
layer:add(fade, nil)
layer:add(fade, "fade")
layer:add(fade, {forKey = "fade"})
expect(layer:animation("fade").duration, 1)
fade.duration = 5
expect(layer:animation("fade").duration, 1) -- a copy
local named = 0
for _, key in ipairs(layer:animationKeys()) do named = named + (key == "fade" and 1 or 0) end
expect(named, 1)

-- row 110: removing all tells each that it did not finish, and shows the model
local layer, told = CALayer(), {}
window.layer:addSublayer(layer)
local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 0.5, duration = 1}
fade.delegate = {animationDidStop = function(self, animation, finished) told[#told + 1] = finished end}
layer:add(fade, "fade")
timeline:advance(0.5)
expect(layer:presentation().opacity, 0.25)
layer:removeAllAnimations()
timeline:advance(0.02)
expect(told, {false})
expect(#layer:animationKeys(), 0)
expect(layer:presentation().opacity, 1)

-- row 111: a layer's own clock: begun now, it starts at its zero; at -1 it runs back
local layer = CALayer()
window.layer:addSublayer(layer)
CATransaction.flush()
timeline:advance(2)
layer.beginTime = CACurrentMediaTime()
local root = window.layer -- its time is the current time
expect(layer:convertTime(2, {from = root}), 0)
layer.speed = -1
layer.timeOffset = 1
expect(layer:convertTime(2.25, {from = root}), 0.75)
layer.speed = 0
expect(layer:convertTime(9, {from = root}), 1)

-- row 112: the current time is the world's, which runs only when it is run
expect(CACurrentMediaTime(), 0)
timeline:advance(1.5)
expect(CACurrentMediaTime(), 1.5)
expect(timeline.liveTime, 1.5)

-- row 113: what every animation has, at its defaults
local fade = CABasicAnimation("opacity")
expect(fade:isKind(CAAnimation), true)
expect(fade.duration, 0)
expect(fade.speed, 1)
expect(fade.beginTime, 0)
expect(fade.fillMode, "removed")
expect(fade.isRemovedOnCompletion, true)
expect(fade.timingFunction, nil)
expect(fade.delegate, nil)

-- row 114: an animation is made for a key path
expect(CABasicAnimation("transform").keyPath, "transform")
expect(CABasicAnimation{keyPath = "opacity", duration = 2}.duration, 2)
expect(CAKeyframeAnimation("position").keyPath, "position")

-- row 115 116: from and to, linearly over the duration; 0.25 s when none is given
local layer = CALayer{opacity = 0.3}
window.layer:addSublayer(layer)
layer:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 2}, "a")
timeline:advance(0.5)
expect(layer:presentation().opacity, 0.25)
timeline:run()
expect(layer:presentation().opacity, 0.3)
local start = timeline.now
layer:add(CABasicAnimation{keyPath = "opacity", toValue = 1}, "a") -- from the model
timeline:advance(0.125)
expect(layer:presentation().opacity, 0.65)
expect(timeline:run(), start + 0.25)

-- row 117 118: forwards holds the end only while the animation stays attached
local layer = CALayer()
window.layer:addSublayer(layer)
local fade = CABasicAnimation{keyPath = "opacity", toValue = 0, duration = 1}
fade.fillMode = kCAFillModeForwards
layer:add(fade, "short")
timeline:run()
expect(layer:presentation().opacity, 1)
fade.isRemovedOnCompletion = false
layer:add(fade, "long")
timeline:advance(3)
expect(layer:presentation().opacity, 0)
expect(layer:animationKeys(), {"long"})
layer:removeAnimation("long")
timeline:advance(0.02)
expect(layer:presentation().opacity, 1)

-- row 119 120 121: curves by name, old names and new
local function half(curve, time)
  local layer = CALayer()
  window.layer:addSublayer(layer)
  local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
  fade.timingFunction = CAMediaTimingFunction(curve)
  layer:add(fade, "fade")
  local start = timeline.now
  timeline:run()
  return timeline:value(layer, "opacity", start + time)
end
expect(half(kCAMediaTimingFunctionEaseIn, 0.5), 0.315357, 1e-6)
expect(half("easeIn", 0.25), 0.093465, 1e-6)
expect(half(kCAMediaTimingFunctionEaseInEaseOut, 0.25), 0.129162, 1e-6)
expect(half("easeInEaseOut", 0.75), 0.870838, 1e-6)
expect(half("easeOut", 0.25), 0.378138, 1e-6)
expect(half("default", 0.5), 0.802403, 1e-6)
expect(half("linear", 0.3), 0.3, 1e-9)

-- row 122: the delegate hears of the begin and the end, with the animation
local told = {}
local Watcher = class("Watcher", NSObject, "CAAnimationDelegate")
function Watcher:animationDidStart(animation) told[#told + 1] = {"start", timeline.now} end
function Watcher:animationDidStop(animation, finished) told[#told + 1] = {animation.keyPath, finished, timeline.now} end
local watcher, layer = Watcher(), CALayer()
window.layer:addSublayer(layer)
local fade = CABasicAnimation{keyPath = "opacity", toValue = 0, duration = 1}
fade.delegate = watcher
layer:add(fade, "fade")
timeline:run()
expect(told, {{"start", 0}, {"opacity", true, 1}})

-- row 123 125: keyframes at their times, with a straight line between each two
local layer = CALayer()
window.layer:addSublayer(layer)
local pulse = CAKeyframeAnimation{keyPath = "transform.scale.x", values = {1, 1.2, 1}, keyTimes = {0, 0.25, 1}}
pulse.duration = 4
layer:add(pulse, "pulse")
timeline:advance(0.5)
expect(layer:presentation().transform.m11, 1.1)
timeline:advance(2)
expect(layer:presentation().transform.m11, 1.1)

-- row 124: paced goes at an even speed, whatever the key times say
local layer = CALayer()
window.layer:addSublayer(layer)
local trip = CAKeyframeAnimation{keyPath = "position", calculationMode = kCAAnimationPaced, duration = 1}
trip.values = {CGPoint(0, 0), CGPoint(30, 0), CGPoint(30, 70)}
layer:add(trip, "trip")
timeline:advance(0.15)
expect(layer:presentation().position, CGPoint(15, 0))
timeline:advance(0.5)
expect(layer:presentation().position.y, 35)

-- row 125: along a path, the position follows its line
local layer, road = CALayer(), UIBezierPath()
window.layer:addSublayer(layer)
road:move(CGPoint(0, 0))
road:addLine(CGPoint(100, 0))
road:addLine(CGPoint(100, 100))
local trip = CAKeyframeAnimation{keyPath = "position", path = road.cgPath, calculationMode = "paced", duration = 1}
layer:add(trip, "trip")
timeline:advance(0.25)
expect(layer:presentation().position.x, 50, 1e-6)
timeline:advance(0.5)
expect(layer:presentation().position.y, 50, 1e-6)

-- row 126: without end, there and back
local layer = CALayer()
window.layer:addSublayer(layer)
local float = CABasicAnimation{keyPath = "position.y", fromValue = 0, toValue = 10, duration = 1}
float.repeatCount, float.autoreverses = MAXFLOAT, true
layer:add(float, "float")
expect(timeline:run(), 0) -- endless animations do not keep the world going
timeline:advance(1.5)
expect(layer:presentation().position.y, 5)
timeline:advance(100)
expect(layer:presentation().position.y, 5)
float.repeatCount = 2
layer:add(float, "float")
local start = timeline.now
expect(timeline:run(), start + 4)

-- row 127: every key path of the list is one
local layer = CAShapeLayer()
window.layer:addSublayer(layer)
for _, keyPath in ipairs{"position", "transform.scale.x", "transform.scale.y", "transform", "opacity", "path"} do
  expect(CABasicAnimation(keyPath).keyPath, keyPath)
end
layer:setValue(2, "transform.scale.x")
layer:setValue(3, {forKeyPath = "transform.scale.y"})
expect(layer.transform.m11, 2)
expect(layer.transform.m22, 3)
expect(layer:value("transform.scale.x"), 2)
expect(pcall(function() return layer:value("transform.scael.x") end), false)

-- row 128: a shape fills black and strokes nothing until told otherwise
local shape = CAShapeLayer()
expect(shape.path, nil)
expect(shape.fillColor, UIColor.black)
expect(shape.strokeColor, nil)
expect(shape.lineWidth, 1)
shape.path = UIBezierPath{ovalIn = CGRect(0, 0, 10, 10)}.cgPath
shape.fillColor = UIColor.white.cgColor
expect(shape.path.bounds, CGRect(0, 0, 10, 10))
expect(shape.fillColor, UIColor.white)
expect(UIView().layer:isKind(CAShapeLayer), false)
expect({CALayer():value("fillColor"), shape:value("fillColor")}, {nil, UIColor.white}) -- a plain layer has none

-- row 130: the same name is the same timing function, and the same value function
expect(CAMediaTimingFunction("easeIn") == CAMediaTimingFunction("easeIn"), true)
expect(CAMediaTimingFunction("easeIn") == CAMediaTimingFunction("easeOut"), false)
expect(CAValueFunction("rotateZ") == CAValueFunction("rotateZ"), true)
local fade = CABasicAnimation{keyPath = "opacity", timingFunction = CAMediaTimingFunction("easeIn")}
expect(fade.timingFunction == CAMediaTimingFunction("easeIn"), true)
expect(CAMediaTimingFunction(0.1, 0.2, 0.3, 0.4):getControlPoint(1), CGPoint(0.1, 0.2))

-- row 129: a transform that leaves the plane has no plane transform
local tilted = CALayer{transform = CATransform3DMakeScale(2, 3, 1)}
expect(tilted:affineTransform(), CGAffineTransform{scaleX = 2, y = 3})
tilted.transform = CATransform3DMakeRotation(0.1, 1, 0, 0)
expect(tilted:affineTransform(), CGAffineTransform.identity)

-- row 129: moved first, scaled then, as concatenation says
local both = CATransform3DConcat(CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1))
expect(both.m11, 150)
expect(both.m42, -1500)
expect(CATransform3DIdentity == CATransform3D.identity, true)
expect(CATransform3D.identity.isIdentity, true)
local layer = CALayer()
window.layer:addSublayer(layer)
layer:add(CABasicAnimation{
  keyPath = "transform", fromValue = CATransform3D.identity, toValue = both, duration = 2,
}, "grow")
timeline:advance(1)
expect(layer:presentation().transform.m11, 75.5)
expect(layer:presentation().transform.m42, -750)

-- row 130: a layer of one's own fades by itself over a quarter second; a view's layer, and a speed, do not
local layer, view = CALayer(), UIView(CGRect(0, 0, 10, 10))
window.layer:addSublayer(layer)
window:addSubview(view)
CATransaction.flush()
layer.opacity, view.alpha = 0, 0
layer.speed = 0.5
expect(layer:animationKeys(), {"opacity"})
expect(#view.layer:animationKeys(), 0)
layer.speed = 1
timeline:advance(0.125)
expect(layer:presentation().opacity, 1 - 0.802403, 1e-6)
expect(view.layer:presentation().opacity, 0)

-- row 198: transactions set durations, curves and completion blocks, and turn implicit animations off
local layer, told = CALayer(), nil
window.layer:addSublayer(layer)
CATransaction.flush()
CATransaction.begin()
CATransaction.setAnimationDuration(1)
CATransaction.setAnimationTimingFunction(CAMediaTimingFunction("linear"))
CATransaction.setCompletionBlock(function() told = timeline.now end)
layer.opacity = 0
CATransaction.commit()
timeline:advance(0.5)
expect(layer:presentation().opacity, 0.5)
timeline:run()
expect(told, 1)
CATransaction.begin()
CATransaction.setDisableActions(true)
layer.opacity = 1
CATransaction.commit()
expect(#layer:animationKeys(), 0)

-- row 199: presentation is what is on screen, and not to be written
local layer = CALayer{opacity = 0.5}
expect(layer:presentation(), nil)
window.layer:addSublayer(layer)
CATransaction.flush()
expect(layer:presentation().opacity, 0.5)
expect(layer:presentation():model() == layer, true)
expect(pcall(function() layer:presentation().opacity = 1 end), false)

-- row 200: at speed 0 the offset is the time, and scrubs what is inside
local outer, inner = CALayer(), CALayer()
window.layer:addSublayer(outer)
outer:addSublayer(inner)
outer.speed = 0
inner:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}, "fade")
CATransaction.flush()
for _, time in ipairs{0.25, 0.75, 0.5} do
  outer.timeOffset = time
  CATransaction.flush()
  expect(inner:presentation().opacity, time)
end

-- row 201: time passes through speed, offset and begin, down and up
local root, child = CALayer{speed = 2, timeOffset = 3}, CALayer{speed = 4, timeOffset = 5, beginTime = 1}
root:addSublayer(child)
expect(child:convertTime(10, {from = root}), 41) -- (10 - 1) * 4 + 5
expect(child:convertTime(41, {to = root}), 10)
expect(root:convertTime(41, {from = child}), 10)
