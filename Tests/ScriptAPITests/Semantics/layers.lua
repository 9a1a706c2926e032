-- Layers on screen, held or live.

-- A layer whose own clock stands still, to be set by hand.
function held(settings)
  local layer = CALayer{opacity = 0.5, speed = 0}
  for name, value in pairs(settings or {}) do layer[name] = value end
  window.layer:addSublayer(layer)
  CATransaction.flush()
  return layer
end
function at(layer, time)
  CATransaction.flush()
  layer.timeOffset = time
  CATransaction.flush()
  return layer:presentation()
end
-- A layer on screen whose time runs.
function live(settings)
  local layer = CALayer(settings or {})
  window.layer:addSublayer(layer)
  CATransaction.flush()
  return layer
end
