-- Perspective: a layer that leans away, with what is in it; one that is translucent; and one that is edge on.

-- What an eye at a distance sees.
local function eye(distance)
  local t = CATransform3D.identity
  t.m34 = -1 / distance
  return t
end

local function leaning(x, y, angle, ax, ay)
  local layer = CALayer{frame = CGRect(x, y, 44, 32), backgroundColor = "#2050d0", cornerRadius = 6}
  layer:addSublayer(CALayer{frame = CGRect(4, 4, 14, 24), backgroundColor = "#ffe080"})
  layer:addSublayer(CALayer{frame = CGRect(24, 10, 30, 10), backgroundColor = "#d03020"})
  local t = eye(80)
  layer.transform = CATransform3DRotate(t, angle, ax, ay, 0)
  window.layer:addSublayer(layer)
  return layer
end

leaning(8, 6, 0.9, 0, 1)
leaning(66, 6, -0.7, 1, 0)
leaning(8, 50, 0.8, 1, 1).opacity = 0.5
leaning(66, 50, math.pi / 2, 0, 1)
