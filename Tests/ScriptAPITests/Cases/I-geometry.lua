-- Frames, coordinates and the tree. The anchor point is (0.5, 0.5) unless said.
local function made(width, height, x, y, parent)
  local layer = CALayer{bounds = CGRect(0, 0, width, height), position = CGPoint(x, y)}
  if parent then parent:addSublayer(layer) end
  return layer
end
local function showPoint(point) show(point.x, point.y) end
local function showOrigin(layer) showPoint(layer.frame.origin) end

--[[ I01 ]] local layer = made(100, 50, 200, 300)
showOrigin(layer)
layer.anchorPoint = CGPoint(0, 0)
showOrigin(layer)
layer.anchorPoint = CGPoint(1, 1)
showOrigin(layer)
--> 150 275 200 300 100 250

--[[ I02 ]] local layer = made(100, 50, 0, 0)
layer.anchorPoint = CGPoint(2, -1)
showOrigin(layer)
--> -200 50

--[[ I04 ]] local layer = made(100, 50, 200, 300)
layer.transform = CATransform3DMakeTranslation(10, 20, 0)
showOrigin(layer)
--> 160 295

--[[ I05 ~ 1e-2 ]] local layer = made(100, 100, 0, 0)
layer.transform = CATransform3DMakeRotation(math.pi / 4, 0, 0, 1)
showOrigin(layer)
show(layer.frame.width)
--> -70.71 -70.71 141.42

--[[ I06 ]] local layer = CALayer()
layer.frame = CGRect(10, 20, 100, 50)
showPoint(layer.position)
local layer = CALayer{transform = CATransform3DMakeScale(2, 4, 1)}
layer.frame = CGRect(10, 20, 100, 50)
show(layer.bounds.width, layer.bounds.height)
local layer = CALayer{transform = CATransform3DMakeTranslation(10, 20, 0)}
layer.frame = CGRect(10, 20, 100, 50)
showPoint(layer.position)
--> 60 45 50 12.5 50 25

--[[ I08 ]] local layer = CALayer{anchorPoint = CGPoint(0, 0), bounds = CGRect(5, 0, 1, 1)}
layer.transform = CATransform3DMakeScale(2, 3, 1)
layer.frame = CGRect(0, 0, 10, 10)
showPoint(layer.position)
show(layer.bounds.width, layer.bounds.height, layer.bounds.minX)
--> 0 0 5 3.3333333333 5

--[[ I09 ]] local layer = CALayer{anchorPoint = CGPoint(0, 0), bounds = CGRect(0, 0, 5, 10 / 3)}
layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
show(layer.frame.minX, layer.frame.width, layer.frame.height)
--> -1.598085128680676 5.98599793813254 5.322402899322256

--[[ I11 ]] local layer = CALayer()
layer.bounds = CGRect(5, 5, -10, -20)
show(layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height)
--> -5 -15 10 20

--[[ I12 ]] local parent = made(200, 200, 100, 100)
local child = made(50, 50, 100, 50, parent)
showPoint(child:convert(CGPoint(0, 0), {to = parent}))
showPoint(child:convert(CGPoint(50, 50), {to = parent}))
--> 75 25 125 75

--[[ I14 ]] local parent = made(200, 200, 100, 100)
local child = made(50, 50, 100, 50, parent)
parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
showPoint(child:convert(CGPoint(0, 0), {to = parent}))
--> 85 45

--[[ I15 ]] local parent = made(200, 200, 100, 100)
local child = made(50, 50, 100, 50, parent)
parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
child.transform = CATransform3DMakeTranslation(5, 6, 0)
showPoint(child:convert(CGPoint(0, 0), {to = parent}))
--> 60 -38

--[[ I16 ]] local parent = made(200, 200, 100, 100)
local child = made(50, 50, 100, 50, parent)
parent.bounds = CGRect(10, 20, 200, 200)
showPoint(child:convert(CGPoint(0, 0), {to = parent}))
--> 75 25

--[[ I18 ]] local parent = CALayer{frame = CGRect(0, 0, 300, 300)}
local child = CALayer{frame = CGRect(50, 60, 100, 100)}
child.bounds = CGRect(10, 10, 100, 100)
parent:addSublayer(child)
showPoint(child:convert(CGPoint(0, 0), {to = parent}))
child.transform = CATransform3DMakeScale(2, 2, 1)
showPoint(child:convert(CGPoint(10, 10), {to = parent}))
showPoint(child:convert(CGPoint(60, 60), {to = parent}))
--> 40 50 0 10 100 110

--[[ I19 ]] local function watched(name)
  local layer = CALayer{name = name}
  layer.delegate = {action = function(_, layer, key) if key ~= "onLayout" then show(layer.name .. "." .. key) end end}
  return layer
end
local p, c, d, m = watched("P"), watched("C"), watched("D"), watched("M")
window.layer:addSublayer(p)
p:addSublayer(c)
show("|")
c:removeFromSuperlayer()
p:addSublayer(c)
show("|")
p:replaceSublayer(c, {with = d})
show("|")
p.mask = m
show("|")
local e = CALayer()
p:addSublayer(e)
show("|")
p:insertSublayer(e, {at = 0})
--> P.onOrderIn P.sublayers C.onOrderIn | P.sublayers C.onOrderOut P.sublayers C.onOrderIn | P.sublayers C.onOrderOut D.onOrderIn | P.mask M.onOrderIn | P.sublayers | P.sublayers
