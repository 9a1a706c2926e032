-- Depth: a sublayerTransform gives all sublayers one eye; nearer ones are larger and in front.

-- What an eye at a distance sees.
local function eye(distance)
  local t = CATransform3D.identity
  t.m34 = -1 / distance
  return t
end

local stage = CALayer{frame = CGRect(10, 5, 100, 80), backgroundColor = "#e8e8e8"}
stage.sublayerTransform = eye(100)
window.layer:addSublayer(stage)

local function card(x, y, z, color, angle)
  local layer = CALayer{frame = CGRect(x, y, 30, 24), backgroundColor = color, zPosition = z}
  layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
  stage:addSublayer(layer)
end

card(5, 8, 30, "#d03020", 0)
card(20, 20, -40, "#2050d0", 0)
card(60, 6, 0, "#209040", 0.8)
card(60, 46, 20, "#804090", -0.8)
card(8, 50, 0, "#ffa000", 0.4)
