-- Masks: what a mask shows decides; by a shape, by a gradient, by a layer that is turned; shadows are masked as well.
local function box(x, y, mask)
  local layer = CALayer{frame = CGRect(x, y, 44, 34), backgroundColor = "#2050d0"}
  layer:addSublayer(CALayer{frame = CGRect(22, -6, 30, 46), backgroundColor = "#ffa000"})
  layer.mask = mask
  window.layer:addSublayer(layer)
  return layer
end

window.layer.backgroundColor = "#e0e0e0"
box(8, 6, CAShapeLayer{path = UIBezierPath{ovalIn = CGRect(2, 2, 40, 30)}, fillColor = "#000000"})
box(64, 6, CAGradientLayer{
  frame = CGRect(0, 0, 44, 34), colors = {UIColor.clear, UIColor.black}, startPoint = CGPoint(0, 0.5),
  endPoint = CGPoint(1, 0.5),
})
local turned = CALayer{frame = CGRect(10, 4, 24, 24), backgroundColor = "#ffffff"}
turned.transform = CATransform3DMakeRotation(0.6, 0, 0, 1)
box(8, 50, turned)
local faded = box(64, 50, CALayer{frame = CGRect(0, 0, 50, 20), backgroundColor = UIColor.black:withAlphaComponent(0.5)})
faded.opacity = 0.8
