-- What lies between two values, key paths, and geometry.
local function held(settings)
  local layer = CALayer{speed = 0}
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
-- What a property shows between two values.
local function between(keyPath, from, to, time, class)
  local layer = (class or CALayer){speed = 0}
  window.layer:addSublayer(layer)
  CATransaction.flush()
  layer:add(CABasicAnimation{keyPath = keyPath, fromValue = from, toValue = to, duration = 1})
  return at(layer, time)[keyPath]
end
local function entries(matrix, wanted, within)
  for name, value in pairs(wanted) do expect(matrix[name], value, within or 1e-9) end
end
local turned = CATransform3DMakeRotation

-- rule 5.1.1: component by component; a colour's as they are written, alpha apart
expect(between("opacity", 0.2, 0.6, 0.25), 0.3)
expect(between("position", CGPoint(0, 4), CGPoint(8, 0), 0.25), CGPoint(2, 3))
expect(between("shadowOffset", CGSize(0, 4), CGSize(8, 0), 0.25), CGSize(2, 3))
expect(between("bounds", CGRect(0, 0, 4, 8), CGRect(4, 8, 8, 4), 0.25), CGRect(1, 2, 5, 7))
local colour = between("backgroundColor", UIColor(1, 0, 0, 1), UIColor(0, 0.5, 1, 0), 0.25)
expect({colour.red, colour.green, colour.blue, colour.alpha}, {0.75, 0.125, 0.25, 0.75}, 1e-6)

-- rule 5.1.2: a colour at one end and none at the other is none all the way
local layer = held{backgroundColor = UIColor.red}
layer:add(CABasicAnimation{keyPath = "backgroundColor", fromValue = UIColor.red, duration = 1})
expect(at(layer, 0.5).backgroundColor ~= nil, true)
layer.backgroundColor = nil
expect(at(layer, 0.5).backgroundColor, nil)

-- rule 5.1.3: a flag changes with the first step; what cannot be mixed changes half-way
for time, isHidden in pairs{[0] = false, [1e-6] = true, [1] = true} do
  local layer = held()
  layer:add(CABasicAnimation{keyPath = "hidden", fromValue = false, toValue = true, duration = 1})
  expect(at(layer, time).isHidden, isHidden)
end
expect({between("contentsGravity", "center", "resize", 0.49), between("contentsGravity", "center", "resize", 0.51)},
  {"center", "resize"})

-- rule 5.1.4: paths point by point when their elements match; a shape's path has no action of its own
local from, to = UIBezierPath{rect = CGRect(0, 0, 10, 10)}, UIBezierPath{rect = CGRect(10, 20, 30, 30)}
expect(between("path", from.cgPath, to.cgPath, 0.5, CAShapeLayer).bounds, CGRect(5, 10, 20, 20))
local shape = CAShapeLayer{path = from.cgPath}
window.layer:addSublayer(shape)
CATransaction.flush()
shape.path = to.cgPath
expect(shape:animationKeys(), {})

-- rule 5.1.5: lists of the same length element by element
local gradient = CAGradientLayer{speed = 0, colors = {UIColor.black, UIColor.white}, locations = {0, 1}}
window.layer:addSublayer(gradient)
CATransaction.flush()
gradient:add(CABasicAnimation{
  keyPath = "locations", fromValue = {0, 0.5}, toValue = {0.5, 1}, duration = 1})
gradient:add(CABasicAnimation{
  keyPath = "colors", fromValue = {UIColor(0, 0, 0, 1), UIColor(1, 1, 1, 1)},
  toValue = {UIColor(1, 0, 0, 1), UIColor(0, 0, 0, 1)}, duration = 1})
local shown = at(gradient, 0.5)
expect(shown.locations, {0.25, 0.75})
expect({shown.colors[1].red, shown.colors[2].green}, {0.5, 0.5}, 1e-6)

-- rule 5.1.6: a shadow before it is set, and a border
local layer = CALayer()
expect({layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius}, {0, CGSize(0, -3), 3})
expect({layer.shadowColor, layer.borderColor, layer.borderWidth}, {UIColor.black, UIColor.black, 0})

-- rule 5.2.1: flat matrices by turn, scales, shear and way: half a turn goes backwards, less of one forwards
local function turn(angle, time) return between("transform", CATransform3D.identity, turned(angle, 0, 0, 1), time) end
entries(turn(math.pi, 0.5), {m11 = 0, m12 = -1, m21 = 1, m22 = 0})
entries(turn(math.rad(170), 0.5), {m11 = math.cos(math.rad(85)), m12 = math.sin(math.rad(85))})
entries(turn(math.rad(270), 0.5), {m11 = math.cos(math.rad(-45)), m12 = math.sin(math.rad(-45))})
local mirror = between("transform", CATransform3D.identity, CATransform3DMakeScale(-1, 1, 1), 0.5)
entries(mirror, {m11 = 0, m12 = 0, m22 = 1})
local swapped = between("transform", CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -1, 1), 0.5)
expect(math.abs(swapped.m12), 1, 1e-9) -- half of a half turn
local grown = CATransform3DConcat(CATransform3DMakeScale(3, 1, 1), turned(math.pi / 2, 0, 0, 1))
local half = between("transform", CATransform3D.identity, grown, 0.5)
local wanted = CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), turned(math.pi / 4, 0, 0, 1))
entries(half, {m11 = wanted.m11, m12 = wanted.m12, m21 = wanted.m21, m22 = wanted.m22})

-- rule 5.2.2: matrices in space by quaternion, scale, shear, perspective and way
entries(between("transform", CATransform3D.identity, turned(math.pi / 2, 0, 1, 0), 0.5),
  {m11 = math.cos(math.pi / 4), m13 = -math.sin(math.pi / 4), m31 = math.sin(math.pi / 4), m22 = 1})
local deep = CATransform3D.identity
deep.m34 = -0.002
entries(between("transform", CATransform3D.identity, deep, 0.5), {m34 = -0.001, m11 = 1})
local axis = turned(2, 1, 2, 3)
local half = turned(1, 1, 2, 3)
entries(between("transform", CATransform3D.identity, axis, 0.5), {m11 = half.m11, m23 = half.m23, m31 = half.m31}, 1e-9)

-- rule 5.2.3: with a matrix that cannot be taken apart, entry by entry; a full turn is none
entries(between("transform", CATransform3DMakeScale(0, 0, 1), CATransform3DMakeTranslation(8, 0, 0), 0.25),
  {m11 = 0.25, m22 = 0.25, m41 = 2})
entries(between("transform", CATransform3D.identity, turned(2 * math.pi, 0, 0, 1), 0.5), {m11 = 1, m12 = 0})

-- rule 5.3.1: the parts of a transform have names
local layer = CALayer()
for part, value in pairs{
  ["rotation.x"] = 0.3, ["rotation.y"] = -0.4, ["rotation.z"] = 0.5, rotation = 0.6, ["scale.x"] = 2, ["scale.y"] = 3,
  ["scale.z"] = 4, scale = 5, ["translation.x"] = 6, ["translation.y"] = 7, ["translation.z"] = 8,
} do
  for _, property in ipairs{"transform", "sublayerTransform"} do
    layer[property] = CATransform3D.identity
    layer:setValue(value, property .. "." .. part)
    expect(layer:value(property .. "." .. part), value, 1e-12)
  end
end
layer.transform = CATransform3DMakeScale(1, 2, 6)
expect(layer:value("transform.scale"), 3)
layer:setValue(CGSize(3, 4), "transform.translation")
expect(layer:value("transform.translation"), CGSize(3, 4))
expect({layer.transform.m41, layer.transform.m42}, {3, 4})

-- rule 5.3.2: so have the parts of points, sizes and rectangles
local layer = CALayer{position = CGPoint(1, 2), bounds = CGRect(3, 4, 5, 6), shadowOffset = CGSize(7, 8)}
for keyPath, value in pairs{
  ["position.x"] = 1, ["position.y"] = 2, ["bounds.origin.x"] = 3, ["bounds.origin.y"] = 4, ["bounds.size.width"] = 5,
  ["bounds.size.height"] = 6, ["shadowOffset.width"] = 7, ["shadowOffset.height"] = 8, ["anchorPoint.x"] = 0.5,
  ["contentsRect.size.width"] = 1, ["contentsRect.origin.x"] = 0,
} do
  expect(layer:value(keyPath), value)
  layer:setValue(value + 1, keyPath)
  expect(layer:value(keyPath), value + 1)
end
expect({layer:value("bounds.origin"), layer:value("bounds.size")}, {CGPoint(4, 5), CGSize(6, 7)})

-- rule 5.3.3: one part is replaced and all put together again: scale, turns about x, y, z, way
local layer = held()
layer:setValue(2, "transform.scale")
layer:setValue(0.3, "transform.rotation.x")
layer:setValue(0.4, "transform.rotation.y")
layer:setValue(0.5, "transform.rotation.z")
layer:setValue(6, "transform.translation.y")
local wanted = CATransform3DMakeScale(2, 2, 2)
for _, step in ipairs{turned(0.3, 1, 0, 0), turned(0.4, 0, 1, 0), turned(0.5, 0, 0, 1), CATransform3DMakeTranslation(0, 6, 0)} do
  wanted = CATransform3DConcat(wanted, step)
end
for _, name in ipairs{"m11", "m12", "m13", "m21", "m22", "m23", "m31", "m32", "m33", "m42"} do
  expect(layer.transform[name], wanted[name], 1e-12)
end

-- rule 5.3.4: a turn by key path goes all the way round
local layer = held()
layer:add(CABasicAnimation{keyPath = "transform.rotation.z", fromValue = 0, toValue = 4 * math.pi, duration = 1})
entries(at(layer, 1 / 16).transform, {m11 = math.cos(math.pi / 4), m12 = math.sin(math.pi / 4)})
entries(at(layer, 9 / 16).transform, {m11 = math.cos(math.pi / 4), m12 = math.sin(math.pi / 4)})

-- rule 5.3.5: set one after another they go together
local layer = CALayer()
layer:setValue(3, "transform.scale")
layer:setValue(math.pi / 2, "transform.rotation.z")
entries(layer.transform, {m11 = 0, m12 = 3, m21 = -3, m33 = 3})

-- rule 5.3.6: any other key keeps any value, also for the presentation; nil forgets it
local layer, list = held(), {1, 2}
layer:setValue(list, {forKey = "mine"})
layer:setValue("text", "ours")
expect(layer:value{forKey = "mine"} == list, true)
expect(layer:value("ours"), "text")
expect(layer:presentation():value("ours"), "text")
layer:setValue(nil, "ours")
expect(layer:value("ours"), nil)
layer:setValue(0.25, {forKey = "opacity"})
layer:setValue(CGRect(1, 2, 4, 6), "frame")
expect({layer.opacity, layer:value{forKey = "speed"}, layer.position}, {0.25, 0, CGPoint(3, 5)})

-- rule 5.4.1: a value function mixes numbers, builds the matrix, and replaces the model's
local function shown(name, from, to, time, settings)
  local layer, animation = held{transform = CATransform3DMakeTranslation(9, 0, 0)}, CABasicAnimation("transform")
  animation.valueFunction, animation.fromValue, animation.toValue, animation.duration = name, from, to, 1
  for key, value in pairs(settings or {}) do animation[key] = value end
  layer:add(animation)
  return at(layer, time).transform
end
entries(shown("rotateZ", 0, math.pi, 0.5), {m11 = 0, m12 = 1, m41 = 0})
entries(shown("rotateX", 0, 1, 0.5), {m22 = math.cos(0.5), m23 = math.sin(0.5)})
entries(shown("rotateY", 0, 1, 0.5), {m11 = math.cos(0.5), m13 = -math.sin(0.5)})
entries(shown("scale", {1, 1, 1}, {3, 5, 7}, 0.5), {m11 = 2, m22 = 3, m33 = 4})
for index, name in ipairs{"scaleX", "scaleY", "scaleZ"} do
  entries(shown(name, 1, 3, 0.5), {["m" .. index .. index] = 2, m41 = 0})
end
entries(shown("translate", {0, 0, 0}, {2, 4, 6}, 0.5), {m41 = 1, m42 = 2, m43 = 3})
for index, name in ipairs{"translateX", "translateY", "translateZ"} do
  entries(shown(name, 0, 4, 0.5), {["m4" .. index] = 2, m11 = 1})
end
entries(shown("scaleX", 1, 3, 0.5, {isAdditive = true}), {m11 = 2, m41 = 9})

-- rule 5.4.2: through keyframes and cumulatively too; another name is refused
local layer = held()
layer:add(CAKeyframeAnimation{keyPath = "transform", valueFunction = "rotateZ", values = {0, 1, 4}, duration = 1})
entries(at(layer, 0.75).transform, {m11 = math.cos(2.5), m12 = math.sin(2.5)})
local sum = held()
sum:add(CABasicAnimation{
  keyPath = "transform", valueFunction = "translateX", fromValue = 0, toValue = 2, duration = 1, isCumulative = true,
  repeatCount = 3})
entries(at(sum, 1.5).transform, {m41 = 3})
expect(pcall(function() return CAValueFunction("turnZ") end), false)

-- rule 5.5.1: a frame is the box about the transformed bounds
local layer = CALayer{bounds = CGRect(5, 5, 100, 50), position = CGPoint(200, 100)}
expect(layer.frame, CGRect(150, 75, 100, 50))
layer.transform = CATransform3DMakeScale(2, 3, 1)
expect(layer.frame, CGRect(100, 25, 200, 150))
layer.transform = turned(math.pi / 2, 0, 0, 1)
local frame = layer.frame
expect({frame.minX, frame.minY, frame.width, frame.height}, {175, 50, 50, 100}, 1e-9)

-- rule 5.5.2: setting it keeps the bounds' origin, and reckons the size back; a negative size is turned round
local layer = CALayer{bounds = CGRect(5, 6, 10, 10), transform = CATransform3DMakeScale(2, 4, 1)}
layer.frame = CGRect(10, 20, 100, 200)
expect({layer.bounds, layer.position}, {CGRect(5, 6, 50, 50), CGPoint(60, 120)})
layer.transform = CATransform3D.identity
layer.frame = CGRect(10, 20, -4, -6)
expect(layer.frame, CGRect(6, 14, 4, 6))
layer.bounds = CGRect(0, 0, -4, -6)
expect(layer.bounds, CGRect(-4, -6, 4, 6))

-- rule 5.5.3: a new anchor keeps the position; a frame has no animation of its own
local layer = held{bounds = CGRect(0, 0, 10, 10), position = CGPoint(50, 50)}
layer.anchorPoint = CGPoint(0, 1)
expect({layer.position, layer.frame}, {CGPoint(50, 50), CGRect(50, 40, 10, 10)})
expect(pcall(function() layer:add(CABasicAnimation{keyPath = "frame", toValue = CGRect(0, 0, 1, 1)}) end), false)

-- rule 5.5.4: corners, and the anchor, before they are set
local layer = CALayer()
expect({layer.cornerRadius, layer.cornerCurve, layer.anchorPoint}, {0, "circular", CGPoint(0.5, 0.5)})
expect(#layer.maskedCorners, 4)
expect(UIView().layer.anchorPoint, CGPoint(0.5, 0.5))

-- rule 5.5.5: concatenation does its first first; what is put to a matrix goes before it
local both = CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(10, 20, 30))
entries(both, {m41 = 10, m42 = 40, m43 = 90})
entries(CATransform3DTranslate(CATransform3DMakeScale(10, 20, 30), 1, 2, 3), {m41 = 10, m42 = 40, m43 = 90})
entries(CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 10, 20, 30), {m41 = 1, m42 = 2, m11 = 10})
entries(CATransform3DRotate(CATransform3DMakeTranslation(1, 0, 0), math.pi / 2, 0, 0, 1), {m41 = 1, m12 = 1})
