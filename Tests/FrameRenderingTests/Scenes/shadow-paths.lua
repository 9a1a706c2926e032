-- Shadows of their own shape, of a layer that fades, of a clipped layer (none), and turned with the layer.
window.layer.backgroundColor = "#f0f0f0"
local function box(frame, values)
  values.frame, values.backgroundColor, values.shadowOpacity = frame, values.backgroundColor or "#ffffff", 0.6
  local layer = CALayer(values)
  window.layer:addSublayer(layer)
  return layer
end

box(CGRect(14, 10, 32, 24), {
  shadowRadius = 3, shadowOffset = CGSize(0, 4), shadowPath = UIBezierPath{ovalIn = CGRect(-4, 14, 40, 16)},
})
box(CGRect(70, 12, 36, 24), {
  backgroundColor = "#2050d0", cornerRadius = 6, shadowRadius = 4, shadowOffset = CGSize(0, 4), opacity = 0.5,
})
box(CGRect(14, 52, 32, 24), {backgroundColor = "#ffa000", masksToBounds = true, shadowRadius = 4})
local turned = box(CGRect(70, 52, 32, 24), {backgroundColor = "#209040", shadowRadius = 3, shadowOffset = CGSize(6, 0)})
turned.transform = CATransform3DMakeRotation(math.pi / 4, 0, 0, 1)
