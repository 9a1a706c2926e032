-- at 0.25
-- In the middle of animations: place, size of corners, colour, opacity and turn, a quarter of a second into a half.
local function box(frame, color)
  local layer = CALayer{frame = frame, backgroundColor = color}
  window.layer:addSublayer(layer)
  return layer
end

local function animate(layer, keyPath, from, to)
  local animation = CABasicAnimation(keyPath)
  animation.fromValue, animation.toValue, animation.duration = from, to, 0.5
  layer:add(animation, keyPath)
end

animate(box(CGRect(10, 10, 20, 20), "#d03020"), "position.x", 20, 60)
animate(box(CGRect(80, 10, 30, 30), "#209040"), "cornerRadius", 0, 20)
animate(box(CGRect(10, 50, 30, 30), "#000000"), "backgroundColor", UIColor("#ff0000"), UIColor("#0000ff"))
animate(box(CGRect(50, 50, 20, 30), "#804090"), "opacity", 0, 1)
animate(box(CGRect(85, 50, 20, 30), "#2050d0"), "transform.rotation.z", 0, 1)
timeline:advance(0.5)
