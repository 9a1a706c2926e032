-- Trims: strokeStart and strokeEnd along a line, a curve and a circle, by length.
local function trimmed(path, from, to, color)
  local layer = CAShapeLayer{path = path, strokeStart = from, strokeEnd = to, strokeColor = color, lineWidth = 5}
  layer.fillColor = nil
  window.layer:addSublayer(layer)
end

local bend = UIBezierPath()
bend:move(CGPoint(10, 12))
bend:addLine(CGPoint(50, 12))
bend:addLine(CGPoint(50, 40))
trimmed(bend, 0.25, 0.8, "#d03020")
local curve = UIBezierPath()
curve:move(CGPoint(64, 36))
curve:addCurve(CGPoint(112, 12), CGPoint(66, -40), CGPoint(96, 90))
trimmed(curve, 0.1, 0.6, "#2050d0")
trimmed(UIBezierPath{ovalIn = CGRect(10, 52, 30, 30)}, 0, 0.3, "#209040")
trimmed(UIBezierPath{ovalIn = CGRect(64, 52, 46, 30)}, 0.4, 1, "#804090")
