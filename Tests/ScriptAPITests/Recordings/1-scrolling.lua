-- A list of 3,000 points in a window of 393 by 852, without bars: its offset ends at 3,000 - 852 = 2,148.
local function list(height)
  local scroll = UIScrollView(window.bounds)
  scroll.contentInsetAdjustmentBehavior = "never"
  scroll.contentSize = CGSize(393, height or 3000)
  window:addSubview(scroll)
  return scroll
end

-- rule 1.1: finger 12 -> 2, 24 -> 14, 180 -> 170, however coarse the moves are
for _, way in ipairs{12, 24, 180} do
  for _, steps in ipairs{1, 3, 12} do
    local scroll = list()
    touch:down(100, 600)
    for step = 1, steps do
      timeline:advance(1 / 60)
      touch:move(100, 600 - way * step / steps)
    end
    expect(scroll.contentOffset.y, way - 10, 1e-9)
    timeline:advance(1)
    touch:up()
    timeline:run()
    scroll:removeFromSuperview()
  end
end

-- rules 1.2 1.3: 750 points a second glide from x0 by 740 · 0.499 = 369.26, in the time after which 750 · 0.998^(1000 t) = 10
local scroll, told = list(5000), nil
local Watch = class("Watch", NSObject, "UIScrollViewDelegate")
function Watch:scrollViewWillEndDragging(scroll, velocity, target)
  told = {velocity.y, target.y, timeline.now, scroll.contentOffset.y}
end
local watch = Watch()
scroll.delegate = watch
-- 750 points a second for 0.2 s: in frames of 120 a second 6.25 points a move. The lift comes with the last move.
touch:down(100, 700)
for step = 1, 24 do
  timeline:advance(1 / 120)
  touch:move(100, 700 - 6.25 * step)
end
touch:up()
local speed = told[1]
expect(speed, 0.75, 1e-6)
speed = speed * 1000
local start = told[4]
expect(told[2], start + (speed - 10) * 0.499, 1e-4)
local length = math.log(10 / 750) / math.log(0.998) / 1000
expect(length, 2.1565, 0.005)
local begin = timeline.now
for _, time in ipairs{0.1, 0.5, 1, 2} do
  -- Content moves at frames, of which there is one at each of these times.
  timeline:advance(begin + time - timeline.now + 1e-6)
  expect(scroll.contentOffset.y, start + speed * 0.499 * (1 - 0.998 ^ (1000 * time)), 1e-4)
end
timeline:run()
expect(scroll.contentOffset.y, start + (speed - 10) * 0.499, 1e-4)

-- rule 1.4: from 10 points before the end at v: beyond it the offset is v' · t · e^(-11 t), furthest at t = 1/11 by v' / (11 e)
local scroll = list()
scroll.contentOffset = CGPoint(0, 2148 - 2000)
local Limit = class("Limit", NSObject, "UIScrollViewDelegate")
local speed
function Limit:scrollViewWillEndDragging(scroll, velocity) speed = velocity.y * 1000 end
local limit = Limit()
scroll.delegate = limit
touch:down(100, 800)
for step = 1, 24 do
  timeline:advance(1 / 120)
  touch:move(100, 800 - 31.25 * step)
end
touch:up()
expect(speed, 3750, 1e-3)
-- What is left to the end d is gone at the time T with d = v · 0.499 · (1 - 0.998^(1000 T)); v' = v · 0.998^(1000 T) by the sum's
-- factor: v' = v - d / 0.499.
local left = 2148 - scroll.contentOffset.y
local arrival = timeline.now + math.log(1 - left / (speed * 0.499)) / math.log(0.998) / 1000
local edge = speed - left / 0.499
local furthest = 0
repeat
  timeline:step()
  local time = timeline.now - arrival
  if time > 0 and time < 0.35 then
    expect(scroll.contentOffset.y, 2148 + edge * time * math.exp(-11 * time), 1e-3)
    furthest = math.max(furthest, scroll.contentOffset.y - 2148)
  end
until time >= 0.35
-- At 60 frames a second the frame nearest to 1/11 s is at most 1/120 s away.
expect(furthest, edge / 11 / math.exp(1), edge / 11 / math.exp(1) * 0.005)
timeline:run()
expect(scroll.contentOffset.y, 2148)
