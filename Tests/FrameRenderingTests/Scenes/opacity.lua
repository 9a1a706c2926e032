-- Opacity: a layer with its sublayers fades as one; without groups each fades alone; groups in groups.
local function pair(x, y)
  local group = CALayer{frame = CGRect(x, y, 40, 30), backgroundColor = "#d03020"}
  group:addSublayer(CALayer{frame = CGRect(14, 12, 34, 26), backgroundColor = "#2050d0"})
  window.layer:addSublayer(group)
  return group
end

window.layer:addSublayer(CALayer{frame = CGRect(0, 20, 120, 10), backgroundColor = "#404040"})
pair(6, 6).opacity = 0.5
local apart = pair(64, 6)
apart.opacity, apart.allowsGroupOpacity = 0.5, false
local outer = pair(6, 50)
outer.opacity = 0.8
outer.sublayers[1].opacity = 0.5
pair(64, 50).opacity = 0
