-- Dashes: patterns, a phase, round ends, an odd number of lengths.
local function line(y, values)
  local path = UIBezierPath()
  path:move(CGPoint(8, y))
  path:addLine(CGPoint(110, y))
  values.path, values.strokeColor = path, "#2050d0"
  window.layer:addSublayer(CAShapeLayer(values))
end

line(12, {lineWidth = 4, lineDashPattern = {10, 5}})
line(26, {lineWidth = 4, lineDashPattern = {10, 5}, lineDashPhase = 7})
line(40, {lineWidth = 4, lineDashPattern = {0, 8}, lineCap = "round"})
line(54, {lineWidth = 4, lineDashPattern = {12, 3, 2}})
local circle = CAShapeLayer{path = UIBezierPath{ovalIn = CGRect(44, 60, 26, 26)}, strokeColor = "#d03020", lineWidth = 3}
circle.fillColor, circle.lineDashPattern = nil, {6, 4}
window.layer:addSublayer(circle)
