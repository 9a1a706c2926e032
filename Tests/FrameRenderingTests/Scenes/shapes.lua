-- Shapes: filled by both rules, curves, an arc, filled and stroked.
local function star(scale, x, y)
  local path = UIBezierPath()
  path:move(CGPoint(x + 50 * scale, y + 5 * scale))
  for _, p in ipairs{{79, 95}, {3, 39}, {97, 39}, {21, 95}} do path:addLine(CGPoint(x + p[1] * scale, y + p[2] * scale)) end
  path:close()
  return path
end

local function shape(values)
  window.layer:addSublayer(CAShapeLayer(values))
end

shape{path = star(0.4, 4, 4), fillColor = "#d03020"}
shape{path = star(0.4, 60, 4), fillColor = "#2050d0", fillRule = "evenOdd"}
local curve = UIBezierPath()
curve:move(CGPoint(8, 80))
curve:addCurve(CGPoint(50, 60), CGPoint(20, 40), CGPoint(40, 95))
curve:addQuadCurve(CGPoint(8, 80), CGPoint(50, 90))
shape{path = curve, fillColor = "#c0e0c0", strokeColor = "#209040", lineWidth = 3}
local arc = UIBezierPath{
  arcCenter = CGPoint(86, 66), radius = 16, startAngle = 0.5, endAngle = 4, clockwise = true,
}
shape{path = arc, fillColor = UIColor("#ffa000"):withAlphaComponent(0.5), strokeColor = "#804090", lineWidth = 4}
