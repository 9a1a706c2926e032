-- Rounded corners: all, some, and more than there is room for.
local function box(values)
  window.layer:addSublayer(CALayer(values))
end

box{frame = CGRect(8, 8, 44, 34), backgroundColor = "#d03020", cornerRadius = 10}
box{
  frame = CGRect(64, 8, 44, 34), backgroundColor = "#2050d0", cornerRadius = 14,
  maskedCorners = {"layerMinXMinYCorner", "layerMaxXMaxYCorner"},
}
box{frame = CGRect(8, 52, 50, 24), backgroundColor = "#209040", cornerRadius = 40}
box{
  frame = CGRect(68, 52, 40, 28), backgroundColor = UIColor("#804090"):withAlphaComponent(0.6), cornerRadius = 9,
  maskedCorners = "layerMaxXMinYCorner",
}
