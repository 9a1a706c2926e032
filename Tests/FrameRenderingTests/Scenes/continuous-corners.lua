-- Continuous corners: all, some, more than there is room for, and as the edge of what is clipped.
local function box(values)
  local layer = CALayer(values)
  layer.cornerCurve = "continuous"
  window.layer:addSublayer(layer)
  return layer
end

box{frame = CGRect(6, 6, 50, 38), backgroundColor = "#d03020", cornerRadius = 11}
box{
  frame = CGRect(64, 6, 48, 38), backgroundColor = "#2050d0", cornerRadius = 12,
  maskedCorners = {"layerMinXMinYCorner", "layerMaxXMaxYCorner"},
}
box{frame = CGRect(6, 52, 50, 28), backgroundColor = "#209040", cornerRadius = 40}
local clip = box{frame = CGRect(68, 50, 40, 34), backgroundColor = "#e0c060", cornerRadius = 10, masksToBounds = true}
clip:addSublayer(CALayer{frame = CGRect(-10, -10, 30, 24), backgroundColor = "#804090"})
