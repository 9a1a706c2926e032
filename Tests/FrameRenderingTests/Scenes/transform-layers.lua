-- A transform layer keeps the depth of its sublayers: three sides of a box, turned as one.

-- What an eye at a distance sees.
local function eye(distance)
  local t = CATransform3D.identity
  t.m34 = -1 / distance
  return t
end

local box = CATransformLayer()
box.position = CGPoint(60, 45)
local t = CATransform3DRotate(eye(200), -0.5, 1, 0, 0)
box.transform = CATransform3DRotate(t, 0.7, 0, 1, 0)
window.layer:addSublayer(box)

local function side(color, matrix)
  local layer = CALayer{bounds = CGRect(0, 0, 40, 40), backgroundColor = color, transform = matrix}
  layer:addSublayer(CALayer{frame = CGRect(5, 5, 10, 10), backgroundColor = "#ffffff"})
  box:addSublayer(layer)
end

side("#d03020", CATransform3DMakeTranslation(0, 0, 20))
side("#2050d0", CATransform3DRotate(CATransform3DMakeTranslation(20, 0, 0), math.pi / 2, 0, 1, 0))
side("#209040", CATransform3DRotate(CATransform3DMakeTranslation(0, -20, 0), math.pi / 2, 1, 0, 0))
side("#ffa000", CATransform3DRotate(CATransform3DMakeTranslation(-20, 0, 0), -math.pi / 2, 0, 1, 0))
