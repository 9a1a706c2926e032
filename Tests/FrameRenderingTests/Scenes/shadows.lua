-- Shadows: blurred, moved, coloured, of a round layer, of a translucent one, of all that a layer holds.
window.layer.backgroundColor = "#f0f0f0"
local function box(frame, values)
  values.frame, values.shadowOpacity = frame, values.shadowOpacity or 0.5
  local layer = CALayer(values)
  window.layer:addSublayer(layer)
  return layer
end

box(CGRect(14, 12, 30, 24), {backgroundColor = "#ffffff", shadowRadius = 4, shadowOffset = CGSize(0, 3)})
box(CGRect(70, 12, 36, 24), {
  backgroundColor = "#c0e0ff", cornerRadius = 12, shadowRadius = 6, shadowOffset = CGSize(4, 4), shadowColor = "#d03020",
  shadowOpacity = 0.8,
})
box(CGRect(14, 52, 30, 24), {
  backgroundColor = UIColor("#2050d0"):withAlphaComponent(0.5), shadowRadius = 3, shadowOffset = CGSize(6, 4),
  shadowOpacity = 1,
})
local bare = box(CGRect(70, 52, 36, 24), {shadowRadius = 2, shadowOffset = CGSize(0, 3), shadowOpacity = 0.7})
bare:addSublayer(CALayer{frame = CGRect(0, 0, 14, 14), backgroundColor = "#209040", cornerRadius = 7})
bare:addSublayer(CALayer{frame = CGRect(20, 8, 14, 14), backgroundColor = "#ffa000"})
