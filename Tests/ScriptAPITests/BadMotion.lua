-- What cannot be, or is probably not meant, one script a line: what is before `--` comes before each of them.
local layer, box = CALayer(), UIView(CGRect(0, 0, 10, 10))
window.layer:addSublayer(layer)
window:addSubview(box)
CATransaction.flush()
local inf, nan = math.huge, 0 / 0
local function basic(settings)
  settings.duration = settings.duration or 1
  layer:add(CABasicAnimation(settings))
  timeline:advance(0.5)
  return layer:presentation()
end
local function keys(settings)
  settings.duration = settings.duration or 1
  layer:add(CAKeyframeAnimation(settings))
  timeline:advance(0.5)
  return layer:presentation()
end
local function animate(duration, delay)
  UIView.animate{withDuration = duration, delay = delay, options = {}, animations = function() box.alpha = 0 end}
end
--
layer.opacity = nan                                     --> out-of-range: CALayer.opacity takes a number, not NaN
layer.cornerRadius = -inf                               --> out-of-range: CALayer.cornerRadius takes a number of points, not -math.huge
layer.position = CGPoint(0, inf)                        --> out-of-range: 'y' of CGPoint takes a number, not math.huge
layer.position.x = inf                                  --> out-of-range: CGPoint.x takes a number, not math.huge
layer.transform.m34 = nan                               --> out-of-range: CATransform3D.m34 takes a number, not NaN
layer:setValue(nan, "transform.rotation.z")             --> out-of-range: not NaN
layer:setValue(inf, "position.x")                       --> out-of-range: not math.huge
layer.beginTime = inf                                   --> out-of-range: CALayer.beginTime takes a number of seconds, not math.huge
layer.timeOffset = -inf                                 --> out-of-range: CALayer.timeOffset takes a number of seconds, not -math.huge
layer.speed = nan                                       --> out-of-range: CALayer.speed takes a number, not NaN
basic{keyPath = "opacity", fromValue = nan}             --> out-of-range: CABasicAnimation.fromValue
basic{keyPath = "opacity", toValue = inf}               --> out-of-range: CABasicAnimation.toValue takes a number, not math.huge
basic{keyPath = "opacity", byValue = -inf}              --> out-of-range: CABasicAnimation.byValue takes a number, not -math.huge
basic{keyPath = "opacity", duration = inf}              --> out-of-range: CABasicAnimation.duration takes a number of seconds, 0 or more, not math.huge
basic{keyPath = "opacity", beginTime = nan}             --> out-of-range: CABasicAnimation.beginTime
basic{keyPath = "opacity", speed = inf}                 --> out-of-range: CABasicAnimation.speed takes a number, not math.huge
basic{keyPath = "opacity", repeatCount = nan}           --> out-of-range: CABasicAnimation.repeatCount
keys{keyPath = "opacity", values = {0, nan, 1}}         --> out-of-range: element 2 of CAKeyframeAnimation.values
keys{keyPath = "opacity", values = {0, 1}, keyTimes = {0, nan}} --> out-of-range: element 2 of CAKeyframeAnimation.keyTimes takes a number, not NaN
keys{keyPath = "opacity", values = {0, 1}, biasValues = {inf}} --> out-of-range: element 1 of CAKeyframeAnimation.biasValues takes a number, not math.huge
local _ = CAMediaTimingFunction(0.5, inf, 0.5, 1)       --> out-of-range: 'c1y' of CAMediaTimingFunction takes a number, not math.huge
local _ = CAMediaTimingFunction(1.5, 0, 0.5, 1)         --> out-of-range: 'c1x' of CAMediaTimingFunction takes a number from 0 to 1, not 1.5
animate(nan, 0)                                         --> out-of-range: UIView.animate takes a number of seconds, not NaN
animate(inf, 0)                                         --> out-of-range: UIView.animate takes a number of seconds, not math.huge
animate(1, nan)                                         --> out-of-range: 'delay' of UIView.animate takes a number of seconds, 0 or more, not NaN
CATransaction.setAnimationDuration(nan)                 --> out-of-range: 'duration' of CATransaction.setAnimationDuration
timeline:advance(inf)                                   --> out-of-range: 'seconds' of timeline:advance takes a number of seconds, 0 or more, not math.huge
animate(-1, 0) print(#box.layer:animationKeys(), box.alpha) --> shows: 0	0.0
animate(1, -1)                                          --> out-of-range: 'delay' of UIView.animate takes a number of seconds, 0 or more, not -1
basic{keyPath = "opacity", duration = -1}               --> out-of-range: CABasicAnimation.duration takes a number of seconds, 0 or more, not -1
basic{keyPath = "opacity", repeatCount = -2}            --> out-of-range: CABasicAnimation.repeatCount
basic{keyPath = "opacity", repeatDuration = -2}         --> out-of-range: CABasicAnimation.repeatDuration
local _ = CAAnimationGroup{duration = -0.5}             --> out-of-range: CAAnimationGroup.duration takes a number of seconds, 0 or more, not -0.5
local _ = UIViewPropertyAnimator(-1, "linear")          --> out-of-range: 'duration' of UIViewPropertyAnimator takes a number of seconds, 0 or more, not -1
CATransaction.setAnimationDuration(-1)                  --> out-of-range: takes a number of seconds, 0 or more, not -1
UIView.addKeyframe(2, 0.5, function() end)              --> out-of-range: UIView.addKeyframe takes a number from 0 to 1, not 2
UIView.addKeyframe(0, -1, function() end)               --> out-of-range: UIView.addKeyframe takes a number from 0 to 1, not -1
local _ = CASpringAnimation{mass = 0}                   --> out-of-range: CASpringAnimation.mass takes a number above 0, not 0
local _ = CASpringAnimation{stiffness = -4}             --> out-of-range: CASpringAnimation.stiffness takes a number above 0, not -4
local _ = CASpringAnimation{damping = -1}               --> out-of-range: CASpringAnimation.damping takes a number, 0 or more, not -1
local _ = CASpringAnimation{initialVelocity = inf}      --> out-of-range: CASpringAnimation.initialVelocity takes a number, not math.huge
local _ = CASpringAnimation(0, 0.3)                     --> out-of-range: 'perceptualDuration' of CASpringAnimation takes a number of seconds above 0, not 0
local _ = CASpringAnimation(1, 2)                       --> out-of-range: 'bounce' of CASpringAnimation takes a number from -1 to 1, not 2
local _ = UISpringTimingParameters{duration = 1, bounce = -3} --> out-of-range: 'bounce' of UISpringTimingParameters takes a number from -1 to 1, not -3
local _ = UISpringTimingParameters{mass = 0, stiffness = 1, damping = 1} --> out-of-range: 'mass' of UISpringTimingParameters takes a number above 0, not 0
local _ = UISpringTimingParameters(-1)                  --> out-of-range: 'dampingRatio' of UISpringTimingParameters takes a number, 0 or more, not -1
UIView.animate{springDuration = 1, bounce = 5, animations = function() end} --> out-of-range: 'bounce' of UIView.animate takes a number from -1 to 1, not 5
keys{keyPath = "opacity", values = {0, 1, 2}, keyTimes = {0, 0.7, 0.3}} --> bad-motion: keyTimes[3] cannot be 0.3: key times increase from 0 to 1, and the previous one is 0.7
keys{keyPath = "opacity", values = {0, 1}, keyTimes = {0, 1.5}} --> bad-motion: keyTimes[2] cannot be 1.5
keys{keyPath = "opacity", values = {0, 1}, keyTimes = {-0.5, 1}} --> bad-motion: keyTimes[1] cannot be -0.5
keys{keyPath = "position", path = UIBezierPath{rect = CGRect(0, 0, 9, 9)}, keyTimes = {0, 0.9, 0.1, 1, 1}} --> bad-motion: keyTimes[3] cannot be 0.1
keys{keyPath = "opacity", values = {0, 1, 2}, keyTimes = {0, 1}} --> warned: keyTimes has 2 entries for 3 keyframes
print(keys{keyPath = "zPosition", values = {0, 1, 2}, keyTimes = {0, 1}}.zPosition) --> shows: 0.5
keys{keyPath = "opacity", values = {0, 1, 2}, timingFunctions = {"linear"}} --> warned: timingFunctions has 1 for 2 segments; those without one are linear
keys{keyPath = "opacity", values = {0, 1}, timingFunctions = {"linear", "easeIn"}} --> warned: timingFunctions has 2 for 1 segments; the rest is ignored
keys{keyPath = "opacity", values = {0.3}}               --> warned: fewer than two values to move through, and so no effect
keys{keyPath = "position", path = UIBezierPath()}       --> warned: fewer than two values to move through, and so no effect
keys{keyPath = "opacity", values = {0, 1}, keyTimes = {0, 1}, calculationMode = "paced"} --> warned: the times win and the speed is not constant
basic{keyPath = "opacity", repeatCount = 2, repeatDuration = 3} --> warned: repeatDuration wins
basic{keyPath = "transform", valueFunction = "scale", fromValue = {1, 1}, toValue = {1, 1, 1}} --> bad-motion: scale needs 3 entries, not 2
keys{keyPath = "transform", valueFunction = "translate", values = {{1, 2, 3}, {1, 2}}} --> bad-motion: translate needs 3 entries, not 2
basic{keyPath = "transform", valueFunction = "scaleX", fromValue = {1, 1, 1}} --> kinds-do-not-meet: "transform" takes a number, not a list of numbers
basic{keyPath = "transform", fromValue = 0, toValue = 1} --> kinds-do-not-meet: "transform" takes a transform, not a number
basic{keyPath = "transform", valueFunction = "rotateZ", toValue = 1} --> bad-motion: this animation has no fromValue, but needs one
layer.position = {1}                                    --> wrong-kind: CALayer.position takes a CGPoint
layer.transform = {1, 2, 3}                             --> wrong-kind: CALayer.transform takes
box.frame = {}                                          --> wrong-kind: UIView.frame takes a CGRect
basic{keyPath = "opactiy"}                              --> unknown-key-path: "opactiy"
basic{keyPath = "position.z"}                           --> unknown-key-path: "position.z"
basic{keyPath = "frame"}                                --> unknown-key-path: "frame"
layer:setValue(1, "nothing") print(layer:value("nothing")) --> shows: 1
layer:setValue(1, "opactiy") print(layer:value{forKey = "opactiy"}) --> shows: 1
layer:setValue(1, "opactiy")                            --> warned: no property of CALayer is called "opactiy"; the value is kept, and has no effect
layer:setValue(1, {forKey = "postion"})                 --> warned: no property of CALayer is called "postion"
layer:setValue(1, "position.z")                         --> unknown-key-path: "position.z"
layer:setValue(1, "mine.x")                             --> unknown-key-path: "mine.x"
layer:setValue("mine", {forKey = "opacity"})            --> kinds-do-not-meet: "opacity" takes a number, not text
layer:setValue(-1, "duration") print(layer.duration)    --> shows: -1
layer.style = {opacity = 0.5}                           --> unknown-field: CALayer.style takes a style, which has no field 'opacity'; its fields are actions
layer.style = {actions = {opacity = 3}}                 --> wrong-kind: CALayer.style.actions
print(layer:value("transform.rotation.w"))              --> unknown-key-path: "transform.rotation.w"
print(timeline:value(layer, "alpha"))                   --> unknown-key-path: "alpha"
basic{keyPath = "position", toValue = 40}               --> kinds-do-not-meet: "position" takes a point, not a number
basic{keyPath = "bounds", toValue = CGPoint(1, 2)}      --> kinds-do-not-meet: "bounds" takes a rectangle, not a point
basic{keyPath = "opacity", toValue = "half"}            --> kinds-do-not-meet: "opacity" takes a number, not text
basic{keyPath = "backgroundColor", toValue = "#zzz"}    --> kinds-do-not-meet: "backgroundColor" takes a colour, not text
keys{keyPath = "opacity", values = {0, CGPoint(1, 1)}}  --> kinds-do-not-meet: "opacity" takes a number, not a point
keys{keyPath = "opacity", path = UIBezierPath()}        --> kinds-do-not-meet: "opacity" takes a number, not a point
layer:setValue(1, "bounds")                             --> kinds-do-not-meet: "bounds" takes a rectangle, not a number
layer:add(CABasicAnimation{toValue = 1})                --> bad-motion: this animation has no keyPath, but needs one
layer:add(CAAnimationGroup{animations = {CABasicAnimation{toValue = 1}}}) --> bad-motion: this animation has no keyPath, but needs one
basic{keyPath = "contentsGravity", fromValue = "center", toValue = "resize", isAdditive = true} --> bad-motion: "contentsGravity" animates texts, which cannot be added
basic{keyPath = "hidden", byValue = true}               --> bad-motion: "hidden" animates booleans, which cannot be added
print(basic{keyPath = "contentsGravity", fromValue = "center", toValue = "top", duration = 0.9}.contentsGravity) --> shows: top
basic{keyPath = "contentsGravity", toValue = "middle"}  --> not-a-word: not "middle"
layer.contentsGravity = "middle"                        --> not-a-word: CALayer.contentsGravity
layer.cornerCurve = "round"                             --> not-a-word: CALayer.cornerCurve is "circular" or "continuous", not "round"
layer:setValue("round", "cornerCurve")                  --> not-a-word: "circular" or "continuous", not "round"
local _ = CAShapeLayer{lineCap = "rounded"}             --> not-a-word: CAShapeLayer.lineCap is "butt", "round" or "square", not "rounded"
local _ = CAGradientLayer{type = "spiral"}              --> not-a-word: CAGradientLayer.type is "axial", "radial" or "conic", not "spiral"
local _ = CATransition{type = "cube"}                   --> not-a-word: CATransition.type is "fade", "moveIn", "push" or "reveal", not "cube"
local _ = CATransition{startProgress = 2}               --> out-of-range: CATransition.startProgress takes a number from 0 to 1, not 2
local _ = CAMediaTimingFunction("easein")               --> not-a-word: not "easein"
local _ = CAValueFunction("turn")                       --> not-a-word: not "turn"
layer:add(nil)                                          --> wrong-kind: 'animation' of CALayer:add takes a CAAnimation, not nil
local spline = {keyPath = "opacity", values = {0, 1}, calculationMode = "cubic"} spline.biasValues = {0, 0, 1} keys(spline) --> warned: biasValues has 3 entries for 2 keyframes; the rest is ignored
keys{keyPath = "opacity", values = {0, 1}, tensionValues = {1}} --> warned: tensionValues has no effect: calculationMode is neither cubic nor cubicPaced
keys{keyPath = "opacity", values = {0, 1}, keyTimes = {0.25, 1}} --> warned: keyTimes runs from 0.25 to 1, where Core Animation asks for 0 and 1
print(keys{keyPath = "opacity", values = {0.5, 1}, keyTimes = {0.75, 1}}.opacity) --> shows: 0.5
keys{keyPath = "opacity", values = {0, 1}, keyTimes = {0, 0.4}} --> warned: keyTimes runs from 0 to 0.4
print(keys{keyPath = "opacity", values = {0, 0.25}, keyTimes = {0, 0.4}}.opacity) --> shows: 0.25
keys{keyPath = "opacity", values = {0, 1}, keyTimes = {0, 0.4, 0.9}, calculationMode = "discrete"} --> warned: keyTimes runs from 0 to 0.9
local _ = CAGradientLayer{locations = {0, 0.5, 0.4}}    --> bad-motion: locations[3] cannot be 0.4: the values must increase, and the previous one is 0.5
layer:setValue({1, 0}, "locations")                     --> bad-motion: locations[2] cannot be 0
window.layer:addSublayer(CAGradientLayer{colors = {"#000000", "#ffffff"}, locations = {0, 0.5, 1}}) --> warned: 3 locations for 2 colours
local g = CAGradientLayer{colors = {"#000000"}, locations = {0, 1}} g.colors = {"#000000", "#ffffff"} print("even") --> shows: even
basic{keyPath = "locations", toValue = {0.5, 0.2}}      --> bad-motion: locations[2] cannot be 0.2
print(CAGradientLayer{locations = {-1, -0.5, -0.5, 2}}.locations[1]) --> shows: -1
local _ = CAShapeLayer{lineDashPattern = {4, -2}}       --> out-of-range: element 2 of CAShapeLayer.lineDashPattern takes a number of points, 0 or more, not -2
basic{keyPath = "lineDashPattern", toValue = {-1}}      --> out-of-range: lineDashPattern cannot be -1
local _ = CAReplicatorLayer{instanceCount = -1}         --> out-of-range: CAReplicatorLayer.instanceCount takes a whole number from 0 to 10000, not -1
local _ = CAReplicatorLayer{instanceCount = 2.5}        --> out-of-range: CAReplicatorLayer.instanceCount takes a whole number from 0 to 10000, not 2.5
local _ = CAReplicatorLayer{instanceCount = 1e300}      --> out-of-range: CAReplicatorLayer.instanceCount takes a whole number from 0 to 10000
local row = CAReplicatorLayer() row.instanceCount = -1  --> out-of-range: CAReplicatorLayer.instanceCount
print(CAReplicatorLayer{instanceCount = 0}.instanceCount) --> shows: 0
basic{keyPath = "instanceCount", fromValue = -3}        --> out-of-range: instanceCount cannot be -3
local by = {keyPath = "instanceCount", isAdditive = true, fromValue = -3, toValue = 0} basic(by) print("additive") --> shows: additive
local g = CAAnimationGroup() g.animations = {g}         --> bad-motion: a group cannot hold itself, directly or through other groups
local a, b = CAAnimationGroup(), CAAnimationGroup() a.animations = {b} b.animations = {a} --> bad-motion: a group cannot hold itself
local g = CAAnimationGroup() for i = 1, 20 do g = CAAnimationGroup{animations = {g}} end --> bad-motion: groups are nested at most 16 deep
