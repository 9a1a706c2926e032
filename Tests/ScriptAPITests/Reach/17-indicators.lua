-- name showsVerticalScrollIndicator showsHorizontalScrollIndicator scrollIndicatorInsets: a bar at the edge while content moves
local scroll = UIScrollView(CGRect(0, 0, 300, 400))
scroll.contentInsetAdjustmentBehavior = "never"
scroll.contentSize = CGSize(300, 1600)
window:addSubview(scroll)
timeline:step()
local function bars()
  local found = {}
  for _, layer in ipairs(scroll.layer.sublayers) do
    local shown = layer:presentation()
    if layer.cornerRadius == 1.5 then found[#found + 1] = {shown.frame.origin.x, shown.frame.origin.y - scroll.contentOffset.y,
      shown.frame.width, shown.frame.height, shown.opacity} end
  end
  return found
end
expect(#bars(), 0)
local function drag(way)
  touch:down(100, 350)
  for step = 1, 10 do
    timeline:advance(0.05)
    touch:move(100, 350 - way * step / 10)
  end
  timeline:advance(0.5)
end
-- 310 of the finger are 300 of the content, of 1600 - 400. The track is 400 - 6 long, the bar a quarter of it, 98.5; a quarter of
-- what is left of the track, 295.5, is above it.
drag(310)
expect(scroll.contentOffset.y, 300)
expect(bars(), {{300 - 6, 3 + 295.5 / 4, 3, 98.5, 1}}, 1e-9)
-- They are no subviews, fade in 0.25 s when the content is let go, and leave nothing behind.
expect(#scroll.subviews, 0)
touch:up()
timeline:advance(0.125)
expect(bars()[1][5], 0.5, 1e-6)
timeline:run()
expect(#bars(), 0)
-- 20 less above and 10 below: 364 long, the bar 91, and a half of what is left: at 600 of 1200.
scroll.scrollIndicatorInsets = UIEdgeInsets(20, 0, 10, 5)
drag(310)
expect(bars(), {{300 - 6 - 5, 23 + 273 / 2, 3, 91, 1}}, 1e-9)
touch:up()
timeline:run()
scroll.showsVerticalScrollIndicator = false
drag(110)
expect(#bars(), 0)
touch:up()
timeline:run()
-- Sideways it lies at the bottom; animated offsets show it too, and it is flashed on demand.
scroll.contentSize = CGSize(900, 400)
scroll.contentOffset = CGPoint.zero
scroll.scrollIndicatorInsets = UIEdgeInsets.zero
scroll:flashScrollIndicators()
timeline:step()
local wide = bars()[1]
expect({wide[2], wide[4], wide[3]}, {400 - 6, 3, 98}, 1e-9)

-- name showsVerticalScrollIndicator: dragged again while it fades, it is there at once, and stays
local scroll = UIScrollView{frame = CGRect(0, 0, 300, 400), contentSize = CGSize(300, 1600)}
window:addSubview(scroll)
timeline:step()
for round = 1, 2 do
  touch:drag{from = CGPoint(100, 350), to = CGPoint(100, 250), duration = 0.5, hold = 0.4, release = false}
  timeline:run()
  local bar = scroll.layer.sublayers[1]
  expect({#scroll.layer.sublayers, bar:presentation().opacity}, {1, 1})
  touch:up()
  timeline:advance(0.1)
end
timeline:run()
expect(#scroll.layer.sublayers, 0)
