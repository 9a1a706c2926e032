-- Backs: a layer that is turned round shows its mirror image, or nothing when it is not double-sided.

-- What an eye at a distance sees.
local function eye(distance)
  local t = CATransform3D.identity
  t.m34 = -1 / distance
  return t
end

local function card(x, y, angle, double)
  local layer = CALayer{frame = CGRect(x, y, 44, 32), backgroundColor = "#2050d0", isDoubleSided = double}
  layer:addSublayer(CALayer{frame = CGRect(4, 4, 14, 14), backgroundColor = "#ffe080"})
  layer.transform = CATransform3DRotate(eye(120), angle, 0, 1, 0)
  window.layer:addSublayer(layer)
end

card(8, 6, 2.6, true)
card(66, 6, 2.6, false)
card(8, 50, -0.5, false)
card(66, 50, math.pi, true)
