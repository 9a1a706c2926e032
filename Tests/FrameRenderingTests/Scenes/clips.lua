-- Clips: to a rectangle, to round corners, turned, one in another; the border stays above.
local function box(values, inside)
  local layer = CALayer(values)
  layer:addSublayer(CALayer(inside))
  window.layer:addSublayer(layer)
  return layer
end

box(
  {frame = CGRect(8, 8, 40, 30), backgroundColor = "#ffe080", masksToBounds = true},
  {frame = CGRect(20, -10, 50, 30), backgroundColor = "#2050d0"})
box(
  {
    frame = CGRect(64, 8, 44, 32), backgroundColor = "#ffe080", masksToBounds = true, cornerRadius = 12, borderWidth = 2,
    borderColor = "#000000",
  },
  {frame = CGRect(-10, 16, 64, 30), backgroundColor = "#d03020"})
local turned = box(
  {frame = CGRect(16, 52, 36, 28), backgroundColor = "#c0e0c0", masksToBounds = true, cornerRadius = 6},
  {frame = CGRect(18, -10, 50, 30), backgroundColor = "#209040"})
turned.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
local outer = box(
  {frame = CGRect(68, 50, 40, 32), masksToBounds = true, cornerRadius = 16},
  {frame = CGRect(-6, 8, 30, 40), backgroundColor = "#804090", masksToBounds = true, cornerRadius = 8})
outer.sublayers[1]:addSublayer(CALayer{frame = CGRect(10, -5, 40, 25), backgroundColor = "#ffa000"})
