-- A list of 3,000 points in a window of 393 by 852, without bars: its offset ends at 3,000 - 852 = 2,148.
local function list(height)
  local scroll = UIScrollView(window.bounds)
  scroll.contentInsetAdjustmentBehavior = "never"
  scroll.contentSize = CGSize(393, height or 3000)
  window:addSubview(scroll)
  return scroll
end
local Watch = class("Watch", NSObject, "UIScrollViewDelegate")
function Watch:scrollViewWillEndDragging(scroll, velocity, target)
  self.velocity, self.target, self.start = velocity.y, target.y, scroll.contentOffset.y
end
function Watch:scrollViewDidEndDecelerating() self.rest = timeline.now end

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

-- rules 1.2 1.3: lifted 8 ms after the last move the delegate is given the finger's speed; content glides (v - 10) · 0.499 and
-- comes to rest when v · 0.998^(1000 t) = 10, as recorded 2.1605 and 2.852 s after the lift, of which a frame is the display's
local frame = 1 / 60
for _, recorded in ipairs{{0.75, 2.1605}, {3, 2.852}, {3.125}} do
  local scroll, watch = list(20000), Watch()
  scroll.delegate = watch
  local speed = recorded[1] * 1000
  touch:down(100, 820)
  for step = 1, 24 do
    timeline:advance(1 / 120)
    touch:move(100, 820 - speed / 120 * step)
  end
  timeline:advance(0.008)
  touch:up()
  local lift, start = timeline.now, watch.start
  expect({watch.velocity, watch.target}, {recorded[1], start + (speed - 10) * 0.499}, 1e-3)
  local length = math.log(10 / speed) / math.log(0.998) / 1000
  for _, time in ipairs{0.1, 0.5, 1, 2} do
    -- Content moves at frames.
    local shown = math.floor((lift + time) / frame + 1e-6) * frame
    timeline:advance(lift + time - timeline.now)
    expect(scroll.contentOffset.y, start + speed * 0.499 * (1 - 0.998 ^ (1000 * (shown - lift))), 1e-3)
  end
  timeline:run()
  expect(scroll.contentOffset.y, start + (speed - 10) * 0.499, 1e-3)
  expect(watch.rest - lift, length + frame / 2, frame / 2 + 1e-6)
  if recorded[2] then expect(watch.rest - lift, recorded[2], frame) end
  scroll:removeFromSuperview()
end
-- The factor is the sum over milliseconds, 0.998 / 0.002 / 1000: at the fast rate 0.99 / 0.01 / 1000.
expect(UIScrollView().decelerationRate, UIScrollView.DecelerationRate.normal)
for rate, factor in pairs{[UIScrollView.DecelerationRate.normal] = 0.499, [UIScrollView.DecelerationRate.fast] = 0.099} do
  local scroll, watch = list(20000), Watch()
  scroll.delegate, scroll.decelerationRate = watch, rate
  touch:down(100, 820)
  for step = 1, 24 do
    timeline:advance(1 / 120)
    touch:move(100, 820 - 3000 / 120 * step)
  end
  timeline:advance(0.008)
  touch:up()
  expect(watch.target, watch.start + 2990 * factor, 1e-3)
  timeline:run()
  expect(scroll.contentOffset.y, watch.start + 2990 * factor, 1e-3)
  scroll:removeFromSuperview()
end

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
-- As recorded: let go at 3,125 points a second, 62.4375 points before the end, which is reached at 3,000. Furthest is 3,000 / (11 e)
-- = 100.33 beyond, and it rests 0.807 s after the lift, of which a frame is the display's.
scroll:removeFromSuperview()
local scroll, rest = list(), nil
scroll.contentOffset = CGPoint(0, 2148 - 62.4375 - (3125 * 0.2 - 10))
function Limit:scrollViewDidEndDecelerating() rest = timeline.now end
scroll.delegate = limit
touch:down(100, 820)
for step = 1, 24 do
  timeline:advance(1 / 120)
  touch:move(100, 820 - 3125 / 120 * step)
end
timeline:advance(0.008)
touch:up()
local lift, furthest = timeline.now, 0
repeat
  timeline:step()
  furthest = math.max(furthest, scroll.contentOffset.y - 2148)
until rest
-- The frame nearest to the furthest place is at most 1/120 s from it: (11 / 120)² / 2 of the way less.
expect(furthest, 100.33, 100.33 * (11 / 120) ^ 2 / 2)
expect(rest - lift, 0.807, 1 / 60)

-- rule 1.5: content that reaches its end at 40 points a second stops there, at 60 it goes beyond
for _, case in ipairs{{40, 0}, {60, 60 / 11 / math.exp(1)}} do
  local scroll, watch = list(), Watch()
  scroll.delegate = watch
  -- v - d / 0.499 is what is left of 400 points a second after d points.
  scroll.contentOffset = CGPoint(0, 2148 - (400 - case[1]) * 0.499 - (400 * 0.2 - 10))
  touch:down(100, 820)
  for step = 1, 24 do
    timeline:advance(1 / 120)
    touch:move(100, 820 - 400 / 120 * step)
  end
  touch:up()
  local furthest = 0
  repeat
    timeline:step()
    furthest = math.max(furthest, scroll.contentOffset.y - 2148)
  until watch.rest
  expect(furthest, case[2], case[2] * (11 / 120) ^ 2 / 2 + 1e-6)
  expect(scroll.contentOffset.y, 2148)
  scroll:removeFromSuperview()
end
