-- Order: zPosition before place in the tree, and equal ones in tree order; deep inside stays inside.
local function box(x, y, color, z)
  local layer = CALayer{frame = CGRect(x, y, 40, 30), backgroundColor = color, zPosition = z}
  window.layer:addSublayer(layer)
  return layer
end

box(10, 10, "#d03020", 5)
local inner = box(30, 20, "#2050d0", 0)
inner:addSublayer(CALayer{frame = CGRect(-10, 20, 30, 20), backgroundColor = "#ffa000", zPosition = 100})
box(50, 30, "#209040", 2)
box(60, 50, "#804090", 2)
box(20, 45, "#202020", -3)
