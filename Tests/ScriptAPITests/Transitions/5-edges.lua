-- Driving transitions: a modal that comes in from the right, 400 points in 0.4 s, on a screen of the script's own.
require "driving"

-- Asks for the presentation, and does something to the driver in the same turn.
local function early(body)
  base, modal, told = UIViewController(), UIViewController(), {}
  modal.modalPresentationStyle, modal.transitioningDelegate = "fullScreen", delegate
  window.rootViewController = base
  timeline:step()
  slide, driver = Slide(), UIPercentDrivenInteractiveTransition()
  base:present(modal, true)
  local start = timeline.liveTime
  body(driver)
  timeline:run()
  return timeline.liveTime - start
end

-- rule 5.6.1: kept until the start, where it finishes from the last percent; strictly, it is lost
local time = early(function(driver)
  driver:update(0.75)
  driver:finish()
end)
expect({time, slide.ended, warned()}, {0.1, true, "ended-before-start", 1}, 1e-6)
UIApplication.shared.strictUIKit = true
early(function(driver) driver:finish() end)
expect({slide.ended, timeline.transition == slide.context, warned()}, {nil, true, "ended-before-start", 2})

-- rule 5.6.2: starts, and goes back from 0
local time = early(function(driver) driver:cancel() end)
expect({time, slide.ended, base.presentedViewController}, {1 / 60, false}, 1e-6)
expect({warned()}, {"ended-before-start", 1})

-- rule 5.6.3: the last value is kept; nothing is reported
local time = early(function(driver)
  driver:update(0.2)
  driver:update(0.6)
end)
expect({shown(), driver.percentComplete, warned()}, {0.6, 0.6, nil, 0})

-- rule 5.6.4: the second is ignored, and reported
for _, second in ipairs{"finish", "cancel"} do
  driver = nil
  begin()
  local _, before = warned()
  driver:update(0.5)
  driver:finish()
  timeline:advance(0.05)
  driver[second](driver)
  expect({warned()}, {"ended-twice", before + 1})
  timeline:run()
  expect({slide.ended, told}, {true, {true}})
end

-- rule 5.6.5: one frame
begin()
driver:update(1.2)
driver:finish()
local start = timeline.liveTime
expect(timeline:run() - start, 1 / 60, 1e-6)
expect(slide.ended, true)

-- rule 5.6.6: ignored, and reported
begin()
driver:finish()
timeline:run()
slide.context:completeTransition(false)
expect({slide.ended, base.presentedViewController == modal, warned()}, {true, true, "completed-twice", 1})

-- rule 5.6.7: taken at its word, and reported
function Slide:move(view, done)
  UIView.animate(0.4, function() view.frame = window.bounds end, function() self.context:completeTransition(true) end)
end
begin()
driver:update(0.5)
driver:cancel()
timeline:run()
expect({slide.ended, base.presentedViewController == modal, warned()}, {true, true, "completed-after-cancel", 1})

-- rule 5.6.8: over at once, and reported
begin()
driver:update(0.5)
slide.context:completeTransition(true)
expect({slide.ended, timeline.transition, modal.view.window == window}, {true, nil, true})
expect({warned()}, {"completed-while-interactive", 1})

-- rule 5.6.9: it waits at 0 for ever
begin()
local start = timeline.liveTime
timeline:run(20)
timeline:advance(30)
expect({shown(), timeline.transition == slide.context, #told}, {0, true, 0})

-- rule 5.6.10: the transition holds it to the end
local Mine, moved = class("Mine", UIPercentDrivenInteractiveTransition), nil
function Mine:update(fraction)
  Mine.super.update(self, fraction)
  moved = self.mark
end
driver = Mine()
driver.mark = "mine"
begin()
driver = nil
collectgarbage()
collectgarbage()
timeline:update(0.5) -- the hand drives the driver
expect({moved, shown()}, {"mine", 0.5})
timeline:finish()
timeline:run()
expect(slide.ended, true)

-- rule 5.6.11: animations go, and with them the transition ends at once
begin()
driver:update(0.5)
local start = timeline.liveTime
device:background()
timeline:advance(0)
expect({#told, timeline.transition, timeline.liveTime - start}, {1, nil, 0})
