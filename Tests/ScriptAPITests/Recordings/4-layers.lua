-- rule 4.1: nil stands for 0 and the identity
for _, key in ipairs{"bounds", "position", "transform", "cornerRadius", "zPosition", "shadowOpacity", "strokeStart"} do
  expect({key, CALayer.defaultValue(key)}, {key})
end
expect(CAAnimation.defaultValue("duration"), nil)
expect({CALayer.defaultValue("speed"), CALayer.defaultValue("duration"), CALayer.defaultValue("fillMode")},
  {1, math.huge, "removed"})
local spring = CASpringAnimation
expect({spring.defaultValue("mass"), spring.defaultValue("stiffness"), spring.defaultValue("damping")}, {1, 100, 10})
expect(CAKeyframeAnimation.defaultValue("calculationMode"), "linear")

-- rule 4.2: the identity for one that turns out of the plane; itself for one that does not
local layer = CALayer{transform = CATransform3DMakeRotation(0.1, 1, 0, 0)}
expect(layer:affineTransform(), CGAffineTransform.identity)
layer.transform = CATransform3DMakeScale(2, 3, 1)
expect(layer:affineTransform(), CGAffineTransform(2, 0, 0, 3, 0, 0))

-- rule 4.3: a plain layer two levels down too
local outer, middle, inner = CALayer(), CALayer(), CALayer()
outer:addSublayer(middle)
middle:addSublayer(inner)
for _, layer in ipairs{outer, middle, inner} do layer:setNeedsLayout() end
outer:layoutIfNeeded()
expect({outer:needsLayout(), middle:needsLayout(), inner:needsLayout()}, {false, false, false})

-- rule 4.4
local layer = CALayer()
layer:setNeedsDisplay()
expect(layer:needsDisplay(), true)
layer:display()
expect(layer:needsDisplay(), false)

-- rule 4.5: the front layer is passed over while it is clear, and outside the left half that its mask leaves
local host = CALayer{frame = CGRect(0, 0, 100, 100)}
local back, front = CALayer{frame = CGRect(0, 0, 100, 100)}, CALayer{frame = CGRect(0, 0, 100, 100)}
host:addSublayer(back)
host:addSublayer(front)
expect(host:hitTest(CGPoint(80, 50)) == front, true)
front.opacity = 0
expect(host:hitTest(CGPoint(80, 50)) == back, true)
front.opacity = 1
front.mask = CALayer{frame = CGRect(0, 0, 50, 100), backgroundColor = UIColor.black}
expect({host:hitTest(CGPoint(20, 50)) == front, host:hitTest(CGPoint(80, 50)) == back}, {true, true})

-- rule 4.6: by a delegate, by the layer's own actions; without them there is one
local layer = CALayer()
window.layer:addSublayer(layer)
timeline:step()
expect(layer:action("opacity") ~= nil, true)
layer.actions = {opacity = NSNull()}
expect(layer:action("opacity"), nil)
layer.actions = nil
local delegate = {action = function() return NSNull() end}
layer.delegate = delegate
expect(layer:action("opacity"), nil)

-- rule 4.7: nil, as of a key that nobody has set; a shape's is black
expect(CALayer():value("fillColor"), nil)
expect(CAShapeLayer().fillColor, UIColor.black)

-- rule 4.8
expect({CAValueFunction("rotateZ") == CAValueFunction("rotateZ"),
  CAMediaTimingFunction("easeIn") == CAMediaTimingFunction("easeIn"),
  CAMediaTimingFunction("easeIn") == CAMediaTimingFunction("easeOut")}, {true, true, false})

-- rule 4.9: Apple's nil is an empty table here, and the reference says so
local keyframes, group = CAKeyframeAnimation("position"), CAAnimationGroup()
expect({#CALayer().sublayers, #keyframes.values, #keyframes.keyTimes, #keyframes.timingFunctions, #group.animations},
  {0, 0, 0, 0, 0})

-- rule 4.10: beside a layer of another tree it is appended
local host, stranger, new, other = CALayer(), CALayer(), CALayer(), CALayer()
host:addSublayer(CALayer())
host:insertSublayer(new, {below = stranger})
host:insertSublayer(other, {above = stranger})
expect({#host.sublayers, host.sublayers[2] == new, host.sublayers[3] == other, stranger.superlayer}, {3, true, true, nil})

-- rule 4.11: Apple's sets 0 for nil and reads the number in a text; here both are refused, and so are values in a style: the
-- reference says so
local layer, animation = CALayer{opacity = 0.7}, CABasicAnimation("opacity")
animation.duration = 2
for _, call in ipairs{
  function() layer:setValue(nil, "opacity") end, function() layer:setValue("0.5", "opacity") end,
  function() animation:setValue(nil, "duration") end, function() animation:setValue("0.5", "duration") end,
  function() layer.style = {opacity = 0.5} end,
} do
  expect(pcall(call), false)
end
expect({layer.opacity, animation.duration}, {0.7, 2})
