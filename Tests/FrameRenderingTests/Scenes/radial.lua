-- Gradients around a point: an ellipse whose corner is the end point, and a cone that begins towards it.
local function gradient(frame, type, colors, values)
  values.frame, values.type, values.colors = frame, type, colors
  window.layer:addSublayer(CAGradientLayer(values))
end

local three = {UIColor("#ffe080"), UIColor("#d03020"), UIColor("#201040")}
gradient(CGRect(8, 8, 48, 34), "radial", three, {startPoint = CGPoint(0.5, 0.5), endPoint = CGPoint(1, 1)})
gradient(CGRect(64, 8, 48, 34), "radial", three, {
  startPoint = CGPoint(0.25, 0.25), endPoint = CGPoint(0.75, 1), locations = {0, 0.3, 1},
})
gradient(CGRect(8, 48, 36, 36), "conic", three, {startPoint = CGPoint(0.5, 0.5), endPoint = CGPoint(0.5, 0)})
gradient(CGRect(64, 48, 36, 36), "conic", {UIColor("#2050d0"), UIColor("#ffffff"), UIColor("#2050d0")}, {
  startPoint = CGPoint(0.5, 0.5), endPoint = CGPoint(1, 0.5),
})
