-- Numbers and counts that once ended the program, each with the error it has now. What is left in the window is drawn.
local function refused(code, act, ...)
  local done, problem = pcall(act, ...)
  assert(not done, code .. " was expected")
  assert(problem.code == code, code .. " was expected, not: " .. tostring(problem))
end

-- Groups in each other, without a circle.
refused("bad-motion", function()
  local group = CAAnimationGroup()
  for _ = 1, 100000 do
    local outer = CAAnimationGroup()
    outer.animations, group = {group}, outer
  end
end)
-- Times and counts that no integer holds.
for _, from in ipairs{-1e300, 0 / 0} do
  refused("out-of-range", timeline.export, timeline, "never.apng", {from = from})
end
refused("cannot-export", timeline.export, timeline, "never.apng", {from = 0, to = 1e300})
refused("out-of-range", timeline.back, timeline, math.mininteger)
refused("out-of-range", IndexPath, math.maxinteger, 0)
-- A finger that moves for longer than time lasts, and taps without end: made as time reaches them.
touch:drag{from = CGPoint(1, 1), to = CGPoint(9, 9), duration = 1e18, finger = 2}
touch:flick{from = CGPoint(1, 1), to = CGPoint(9, 9), duration = 1e18, finger = 3}
touch:tap(1, 1, {count = 1 << 40, finger = 4})
timeline:advance(0.5)
-- Counts of items that no data source should give, which are reported.
for _, count in ipairs{-1, 1000000000, math.maxinteger} do
  for _, asked in ipairs{"numberOfSections", "collectionView_numberOfItemsInSection"} do
    local source = {
      numberOfSections = function() return 1 end,
      collectionView_numberOfItemsInSection = function() return 1 end,
      collectionView_cellForItemAt = function() return UICollectionViewCell() end,
    }
    source[asked] = function() return count end
    local list = UICollectionView(window.bounds, UICollectionViewFlowLayout())
    list.dataSource = source
    window:addSubview(list)
    timeline:step()
    list:removeFromSuperview()
  end
end
-- Edges, gradients and images beyond every pixel.
local far = CAGradientLayer()
far.frame, far.colors, far.startPoint = CGRect(0, 0, 50, 50), {UIColor.red, UIColor.blue}, CGPoint(1e300, 0)
window.layer:addSublayer(far)
for _, frame in ipairs{CGRect(10, 10, 1e20, 50), CGRect(-1e20, 10, 1e20, 1e20), CGRect(0, 0, 9.5e14, 1e19)} do
  local view = UIView(frame)
  view.backgroundColor = UIColor.green
  window:addSubview(view)
end
local scaled = UIView(CGRect(10, 10, 10, 50))
scaled.backgroundColor, scaled.layer.cornerRadius = UIColor.blue, 3
scaled.transform = CGAffineTransform(1e19, 0.5, 0.3, 1e19, 0, 0)
scaled.mask = UIView(CGRect(0, 0, 1e19, 1e19))
window:addSubview(scaled)
assert(#timeline:snapshot() > 0)
print("alive")
