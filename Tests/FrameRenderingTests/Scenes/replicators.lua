-- Replicators: copies moved, turned and tinted against the one before.
local row = CAReplicatorLayer{frame = CGRect(6, 6, 108, 20), instanceCount = 6}
row.instanceTransform = CATransform3DMakeTranslation(18, 0, 0)
row.instanceAlphaOffset = -0.15
row:addSublayer(CALayer{frame = CGRect(0, 2, 14, 14), backgroundColor = "#d03020", cornerRadius = 3})
window.layer:addSublayer(row)

local wheel = CAReplicatorLayer{frame = CGRect(30, 30, 56, 56), instanceCount = 8, instanceColor = "#ffffff"}
wheel.instanceTransform = CATransform3DMakeRotation(math.pi / 4, 0, 0, 1)
wheel.instanceRedOffset, wheel.instanceBlueOffset = -0.1, -0.05
wheel:addSublayer(CALayer{frame = CGRect(24, 0, 8, 16), backgroundColor = "#ffa0ff"})
window.layer:addSublayer(wheel)
