-- Gradients along a line: even, at places, aslant, translucent, on a round layer.
local function gradient(x, y, values)
  values.frame = CGRect(x, y, 48, 34)
  window.layer:addSublayer(CAGradientLayer(values))
end

gradient(8, 8, {colors = {UIColor("#d03020"), UIColor("#2050d0")}})
gradient(64, 8, {
  colors = {UIColor("#d03020"), UIColor("#ffe080"), UIColor("#209040")}, locations = {0.2, 0.4, 0.9},
  startPoint = CGPoint(0, 0.5), endPoint = CGPoint(1, 0.5),
})
gradient(8, 50, {
  colors = {UIColor("#000000"), UIColor("#ffffff")}, startPoint = CGPoint(0, 0), endPoint = CGPoint(1, 1), cornerRadius = 10,
})
window.layer:addSublayer(CALayer{frame = CGRect(64, 60, 48, 10), backgroundColor = "#202020"})
gradient(64, 50, {colors = {UIColor("#2050d0"):withAlphaComponent(0.2), UIColor("#d03020"):withAlphaComponent(0.9)}})
