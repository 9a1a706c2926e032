-- Transforms in the plane: turned, scaled, skewed, about other anchors, in one another, scrolled.
local function box(frame, color)
  local layer = CALayer{frame = frame, backgroundColor = color}
  window.layer:addSublayer(layer)
  return layer
end

box(CGRect(12, 10, 30, 20), "#d03020").transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
local scaled = box(CGRect(66, 12, 20, 16), "#2050d0")
scaled.cornerRadius = 4
scaled.transform = CATransform3DMakeScale(1.7, 0.8, 1)
local skewed = box(CGRect(12, 48, 30, 24), "#209040")
skewed:addSublayer(CALayer{frame = CGRect(20, 4, 20, 8), backgroundColor = "#ffa000"})
skewed:setAffineTransform(CGAffineTransform{a = 1, b = 0.2, c = 0.5, d = 1, tx = 3, ty = -2})
local corner = CALayer{
  bounds = CGRect(0, 0, 30, 16), anchorPoint = CGPoint(0, 0), position = CGPoint(80, 44), backgroundColor = "#804090",
}
window.layer:addSublayer(corner)
corner.transform = CATransform3DMakeRotation(math.pi / 6, 0, 0, 1)
corner:addSublayer(CALayer{frame = CGRect(4, 4, 8, 8), backgroundColor = "#ffffff"})
local scrolled = box(CGRect(96, 4, 20, 20), "#c0c0c0")
scrolled.bounds = CGRect(10, 5, 20, 20)
scrolled:addSublayer(CALayer{frame = CGRect(12, 8, 10, 10), backgroundColor = "#202020"})
