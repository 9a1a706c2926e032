-- Two groups that hold each other are refused where the circle would close.
local a, b = CAAnimationGroup(), CAAnimationGroup()
a.animations = {b}
print(pcall(function() b.animations = {a}; window.layer:add(b, "b") end))
timeline:run()
