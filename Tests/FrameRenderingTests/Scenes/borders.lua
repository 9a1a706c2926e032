-- Borders: inside the bounds, round as the layer is, above the sublayers, translucent, wider than there is room.
local function box(values)
  local layer = CALayer(values)
  window.layer:addSublayer(layer)
  return layer
end

box{frame = CGRect(8, 8, 40, 30), backgroundColor = "#ffe080", borderWidth = 4, borderColor = "#903010"}
local round = box{
  frame = CGRect(60, 8, 50, 36), backgroundColor = "#c0e0ff", cornerRadius = 12, borderWidth = 3, borderColor = "#104080",
}
round:addSublayer(CALayer{frame = CGRect(-5, 14, 60, 10), backgroundColor = "#e05050"})
box{
  frame = CGRect(8, 50, 40, 32), cornerRadius = 6, borderWidth = 10,
  borderColor = UIColor("#209040"):withAlphaComponent(0.5),
}
box{frame = CGRect(64, 56, 24, 24), cornerRadius = 12, borderWidth = 12, borderColor = "#602080"}
