-- A scroll view whose content changes while it moves by itself. Gliding is x(t) = v 0.499 (1 - 0.998^(1000 t)), so that the
-- speed left after a way x is v - x / 0.499; content that reaches its end at a speed s runs s / (11 e) beyond it.
local function gliding(height)
  local scroll = UIScrollView{frame = CGRect(0, 0, 300, 100), contentSize = CGSize(300, height)}
  local told = {}
  scroll.delegate = {
    scrollViewWillEndDragging = function(_, _, velocity) told.velocity, told.start = velocity.y * 1000, scroll.contentOffset.y end,
    scrollViewDidScroll = function() told.furthest = math.max(told.furthest or 0, scroll.contentOffset.y) end,
    scrollViewDidEndDecelerating = function() told.ends = (told.ends or 0) + 1 end,
  }
  told.delegate = scroll.delegate
  window:addSubview(scroll)
  touch:flick{from = CGPoint(50, 90), to = CGPoint(50, 10), duration = 0.05}
  timeline:runUntil(function() return scroll.isDecelerating end)
  return scroll, told
end

-- name contentSize isDecelerating: content that shrinks ahead is run into, beyond the new end, and rests at it
local scroll, told = gliding(5000)
timeline:advance(0.1)
scroll.contentSize = CGSize(300, 500)
timeline:run()
expect({scroll.contentOffset.y, told.ends, scroll.isDecelerating}, {400, 1, false})
local speed = told.velocity - (400 - told.start) / 0.499
expect(told.furthest - 400, speed / (11 * math.exp(1)), 1)

-- name contentSize scrollViewDidEndDecelerating: what has shrunk from below the view springs back, and does not jump
local scroll, told = gliding(5000)
timeline:advance(0.2)
local before = scroll.contentOffset.y
expect(before > 250, true)
scroll.contentSize = CGSize(300, 200)
expect(scroll.contentOffset.y, before)
timeline:step()
expect(scroll.contentOffset.y, before, 30)
timeline:run(2)
expect({scroll.contentOffset.y, told.ends, scroll.isDecelerating}, {100, 1, false})
-- Also while it springs back from an end, and with less than a page of content.
local scroll, told = gliding(300)
timeline:runUntil(function() return scroll.contentOffset.y > 210 end)
scroll.contentSize = CGSize(300, 50)
timeline:run(2)
expect({scroll.contentOffset.y, told.ends, scroll.isDecelerating}, {0, 1, false})

-- name contentSize contentInset: content that grows while it glides goes on as if it had been so long
local scroll, told = gliding(400)
timeline:runUntil(function() return scroll.contentOffset.y > 100 end)
scroll.contentSize = CGSize(300, 9000)
timeline:run()
expect(scroll.contentOffset.y, told.start + (told.velocity - 10) * 0.499, 0.5)
expect(told.ends, 1)
local scroll, told = gliding(400)
scroll.contentInset = UIEdgeInsets(0, 0, 60, 0)
timeline:run()
expect({scroll.contentOffset.y, told.ends}, {360, 1})

-- name setContentOffset: an animated way to a place that is no more ends at the last there is
local scroll = UIScrollView{frame = CGRect(0, 0, 300, 100), contentSize = CGSize(300, 2000)}
window:addSubview(scroll)
scroll:setContentOffset(CGPoint(0, 1500), true)
timeline:advance(0.1)
scroll.contentSize = CGSize(300, 1000)
timeline:run()
expect({scroll.contentOffset.y, timeline.now}, {900, 0.3}, 0.02)
