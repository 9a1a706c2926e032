-- Backgrounds: opaque, translucent over another, between pixels, hidden, outside the bounds of its superlayer.
local function box(x, y, w, h, color, alpha)
  local layer = CALayer{frame = CGRect(x, y, w, h), backgroundColor = UIColor(color):withAlphaComponent(alpha or 1)}
  window.layer:addSublayer(layer)
  return layer
end

box(10, 10, 60, 40, "#d03020")
box(40, 30, 60, 40, "#2050d0", 0.5)
box(20.25, 60.6, 33.3, 14.9, "#209040")
box(90, 5, 20, 20, "#000000").isHidden = true
local parent = box(80, 70, 10, 10, "#808080")
parent:addSublayer(CALayer{frame = CGRect(15, -4, 12, 12), backgroundColor = "#ffa000"})
