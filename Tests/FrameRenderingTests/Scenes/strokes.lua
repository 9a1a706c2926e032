-- Strokes: caps, joins, a mitre that is cut off.
local function line(points, values)
  local path = UIBezierPath()
  for index, p in ipairs(points) do
    if index == 1 then path:move(CGPoint(p[1], p[2])) else path:addLine(CGPoint(p[1], p[2])) end
  end
  values.path, values.fillColor, values.lineWidth = path, nil, 8
  local layer = CAShapeLayer(values)
  layer.fillColor = nil
  window.layer:addSublayer(layer)
end

line({{12, 12}, {40, 12}}, {strokeColor = "#d03020", lineCap = "butt"})
line({{12, 26}, {40, 26}}, {strokeColor = "#2050d0", lineCap = "round"})
line({{12, 40}, {40, 40}}, {strokeColor = "#209040", lineCap = "square"})
line({{56, 36}, {70, 12}, {84, 36}}, {strokeColor = "#804090", lineJoin = "miter"})
line({{12, 80}, {26, 56}, {40, 80}}, {strokeColor = "#d03020", lineJoin = "round"})
line({{54, 80}, {68, 56}, {82, 80}}, {strokeColor = "#2050d0", lineJoin = "bevel"})
line({{96, 80}, {102, 20}, {108, 80}}, {strokeColor = "#209040", lineJoin = "miter", miterLimit = 4})
