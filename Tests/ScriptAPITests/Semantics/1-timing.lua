-- How an animation's time follows from its layer's. What is before the first rule belongs to all of them.
-- A layer whose own clock stands still, to be set by hand.
local function held()
  local layer = CALayer{opacity = 0.5, speed = 0}
  window.layer:addSublayer(layer)
  CATransaction.flush()
  return layer
end
-- What such a layer shows at a time of its own.
local function at(layer, time)
  CATransaction.flush()
  layer.timeOffset = time
  CATransaction.flush()
  return layer:presentation()
end
-- An opacity from 0 to 1 in a second.
local function fades(settings)
  local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
  for name, value in pairs(settings or {}) do fade[name] = value end
  return fade
end

-- rule 1.1.1: an animation starts out empty
local a = CABasicAnimation()
expect({a.beginTime, a.timeOffset, a.duration, a.speed, a.repeatCount, a.repeatDuration}, {0, 0, 0, 1, 0, 0})
expect({a.autoreverses, a.fillMode, a.isRemovedOnCompletion}, {false, "removed", true})
expect(a.timingFunction, nil)

-- rule 1.1.2: a layer too, except that it lasts for ever
local layer = CALayer()
expect({layer.beginTime, layer.timeOffset, layer.speed, layer.repeatCount, layer.repeatDuration}, {0, 0, 1, 0, 0})
expect({layer.duration, layer.autoreverses, layer.fillMode}, {math.huge, false, "removed"})

-- rule 1.1.3: the fill modes' words, and their old names
expect({kCAFillModeRemoved, kCAFillModeForwards, kCAFillModeBackwards, kCAFillModeBoth},
  {"removed", "forwards", "backwards", "both"})

-- rule 1.2.1: begin, speed and offset in that order
local parent, child = CALayer(), CALayer{beginTime = 2, speed = 3, timeOffset = 5}
parent:addSublayer(child)
expect(child:convertTime(4, {from = parent}), (4 - 2) * 3 + 5)

-- rule 1.2.2: before its begin only backwards shows, at the offset
local function shown(settings, time)
  local layer, fade = held(), fades(settings)
  layer:add(fade)
  return at(layer, time).opacity
end
for mode, before in pairs{removed = 0.5, forwards = 0.5, backwards = 0.3, both = 0.3} do
  expect(shown({beginTime = 1, timeOffset = 0.3, fillMode = mode}, 0.5), before)
end

-- rule 1.2.3: after its end only forwards shows, at the active time and the offset, with the sign of its speed
local function shown(settings, time)
  local layer, fade = held(), fades(settings)
  fade.isRemovedOnCompletion = false
  layer:add(fade)
  return at(layer, time).opacity
end
for mode, after in pairs{removed = 0.5, forwards = 0.3, backwards = 0.5, both = 0.3} do
  expect(shown({timeOffset = 0.3, fillMode = mode}, 9), after)
end
expect(shown({repeatCount = 2.25, fillMode = "forwards"}, 9), 0.25)
expect(shown({speed = -1, timeOffset = 0.25, fillMode = "forwards"}, 9), 0.25) -- -1 + 0.25 is 0.25 of a cycle

-- rule 1.2.4: the end belongs to it
local layer = held()
layer:add(fades())
expect(at(layer, 1).opacity, 1)
expect(at(layer, 1.000001).opacity, 0.5)

-- rule 1.2.5: a speed shortens it, and shortens repeatDuration as well
local layer = held()
layer:add(fades{speed = 2, repeatDuration = 3, fillMode = "forwards", isRemovedOnCompletion = false})
expect(at(layer, 1.25).opacity, 0.5)
expect(at(layer, 1.4375).opacity, 0.875)
expect(at(layer, 1.5).opacity, 1)
expect(at(layer, 7).opacity, 1)

-- rule 1.2.6: at speed 0 it never ends
local layer = held()
layer:add(fades{speed = 0, timeOffset = 0.4}, "still")
expect(at(layer, 1e6).opacity, 0.4)
local live, told = CALayer(), {}
window.layer:addSublayer(live)
live:add(fades{speed = 0, delegate = {animationDidStop = function() told[1] = true end}}, "still")
timeline:advance(1000)
expect(told, {})
expect(live:animationKeys(), {"still"})

-- rule 1.2.7: at the very end of a last cycle it shows that cycle's end
local layer = held()
layer:add(fades{repeatCount = 3, fillMode = "forwards", isRemovedOnCompletion = false})
expect({at(layer, 2.75).opacity, at(layer, 3).opacity, at(layer, 4).opacity}, {0.75, 1, 1})
local there = held()
there:add(fades{repeatCount = 2, autoreverses = true, fillMode = "forwards", isRemovedOnCompletion = false})
expect({at(there, 1.25).opacity, at(there, 3).opacity, at(there, 4).opacity, at(there, 5).opacity}, {0.75, 1, 0, 0})

-- rule 1.2.8: an offset turns the run round in a window as long as before
local layer = held()
layer:add(fades{timeOffset = 0.3})
expect({at(layer, 0).opacity, at(layer, 0.6).opacity, at(layer, 0.75).opacity, at(layer, 1).opacity},
  {0.3, 0.9, 0.05, 0.3})
expect(at(layer, 1.01).opacity, 0.5)

-- rule 1.2.9: a negative speed runs from the end, but for its first and last instants
local layer = held()
layer:add(fades{speed = -1})
expect({at(layer, 0).opacity, at(layer, 0.25).opacity, at(layer, 0.75).opacity, at(layer, 1).opacity}, {0, 0.75, 0.25, 0})

-- rule 1.2.10: where two cycles meet, the later begins
local layer = held()
layer:add(fades{repeatCount = 3})
expect({at(layer, 1).opacity, at(layer, 2).opacity}, {0, 0})

-- rule 1.2.11: one repeat is there and back; repeatDuration is not doubled
local function ends(settings)
  local layer, fade = held(), fades(settings)
  fade.autoreverses, fade.fillMode, fade.isRemovedOnCompletion = true, "forwards", false
  layer:add(fade)
  return at(layer, 99).opacity
end
expect({ends{repeatCount = 2}, ends{repeatCount = 2.5}, ends{repeatCount = 1.25}}, {0, 1, 0.5})
expect({ends{repeatDuration = 1}, ends{repeatDuration = 1.5}, ends{repeatDuration = 2}}, {1, 0.5, 0})
local live = CALayer()
window.layer:addSublayer(live)
live:add(fades{autoreverses = true, repeatCount = 3})
expect(timeline:run(), 6)

-- rule 1.2.12: of two ways to repeat the duration wins
local live = CALayer()
window.layer:addSublayer(live)
live:add(fades{repeatCount = 7, repeatDuration = 2.5})
expect(timeline:run(), 2.5)

-- rule 1.2.13: a count of 0 is once; an infinite one, or the largest number, is for ever
for _, count in ipairs{0, 1} do
  local live, start = CALayer(), timeline.now
  window.layer:addSublayer(live)
  live:add(fades{repeatCount = count})
  expect(timeline:run(), start + 1)
end
for _, count in ipairs{math.huge, MAXFLOAT} do
  local live, start = CALayer(), timeline.now
  window.layer:addSublayer(live)
  live:add(fades{repeatCount = count}, "always")
  expect(timeline:run(), start)
  timeline:advance(1e5 + 0.25)
  expect(live:presentation().opacity, 0.25, 1e-6)
  live:removeAllAnimations()
end

-- rule 1.2.14: without a duration it takes the transaction's, in a group the group's; without a curve the transaction's
local layer = held()
CATransaction.begin()
CATransaction.setAnimationDuration(4)
CATransaction.setAnimationTimingFunction("easeIn")
layer:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1}, "taken")
layer:add(CABasicAnimation{keyPath = "cornerRadius", toValue = 1, duration = 1, timingFunction = "linear"}, "own")
CATransaction.commit()
expect(layer:animation("taken").duration, 4)
expect(at(layer, 2).opacity, 0.315357, 1e-5)
expect({layer:animation("own").duration, at(layer, 0.25).cornerRadius}, {1, 0.25})
local plain = held()
plain:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1}, "a")
expect(plain:animation("a").timingFunction, nil)
expect({plain:animation("a").duration, at(plain, 0.125).opacity}, {0.25, 0.5})
local grouped = held()
grouped:add(CAAnimationGroup{duration = 2, animations = {CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1}}})
expect(at(grouped, 1).opacity, 0.5)

-- rule 1.3.1: begin 0 is the layer's time of the first commit, and reads 0 until then
timeline:advance(3)
local layer = CALayer{speed = 2}
window.layer:addSublayer(layer)
CATransaction.flush()
layer:add(fades(), "a")
expect(layer:animation("a").beginTime, 0)
CATransaction.flush()
expect(layer:animation("a").beginTime, 6)
local before = CALayer{timeOffset = -5}
window.layer:addSublayer(before)
before:add(fades(), "a")
CATransaction.flush()
expect(before:animation("a").beginTime, 0) -- never below 0

-- rule 1.3.2: all animations of one commit begin together
timeline:advance(0.7)
local layers = {CALayer(), CALayer()}
for _, layer in ipairs(layers) do
  window.layer:addSublayer(layer)
  layer:add(fades(), "a")
end
CATransaction.flush()
for _, layer in ipairs(layers) do expect(layer:animation("a").beginTime, 0.7) end

-- rule 1.3.3: another begin is in the layer's time; in a group 0 is 0
timeline:advance(1)
local layer = CALayer{speed = 2, opacity = 0.5}
window.layer:addSublayer(layer)
CATransaction.flush()
layer:add(fades{beginTime = layer:convertTime(CACurrentMediaTime(), {from = NSNull()}) + 1}, "late")
expect(layer:animation("late").beginTime, 3)
timeline:advance(0.25)
expect(layer:presentation().opacity, 0.5)
timeline:advance(0.5)
expect(layer:presentation().opacity, 0.5) -- half of the run from 0 to 1, at double speed
timeline:advance(0.125)
expect(layer:presentation().opacity, 0.75)
local grouped = held()
grouped:add(CAAnimationGroup{duration = 2, animations = {fades{beginTime = 0}, CABasicAnimation{
  keyPath = "cornerRadius", fromValue = 0, toValue = 8, duration = 1, beginTime = 1}}})
expect({at(grouped, 0.5).opacity, at(grouped, 0.5).cornerRadius, at(grouped, 1.5).cornerRadius}, {0.5, 0, 4})

-- rule 1.3.4: on a layer that stands still it begins where that stands; stopped at 0 afterwards it lies ahead
local first = CALayer{opacity = 0.5, speed = 0, timeOffset = 7}
window.layer:addSublayer(first)
CATransaction.flush()
first:add(fades(), "a")
CATransaction.flush()
expect(first:animation("a").beginTime, 7)
expect({at(first, 7.25).opacity, at(first, 6.9).opacity}, {0.25, 0.5})
timeline:advance(2)
local later = CALayer{opacity = 0.5}
window.layer:addSublayer(later)
later:add(fades(), "plain")
later:add(CABasicAnimation{keyPath = "cornerRadius", fromValue = 3, toValue = 9, fillMode = "backwards"}, "filled")
CATransaction.flush()
later.speed = 0
expect({at(later, 0).opacity, at(later, 0).cornerRadius}, {0.5, 3})

-- rule 1.4.1: conversion goes up to what two layers share and down again; nil is the time above the root
local root, first, second = CALayer{speed = 2, timeOffset = 3}, CALayer{speed = 4, timeOffset = 5}, CALayer{speed = 0.5}
root:addSublayer(first)
root:addSublayer(second)
expect(first:convertTime(10, {from = root}), 45)
expect(root:convertTime(10, {from = first}), 1.25)
expect(second:convertTime(45, {from = first}), 5)
expect(first:convertTime(1, {from = NSNull()}), (1 * 2 + 3) * 4 + 5)
expect(first:convertTime(25, {to = NSNull()}), 1)
expect(first:convertTime(25, {to = second}), 2.5)

-- rule 1.4.2: a time before a layer's begin is its 0, whatever its offset
local root, child = CALayer(), CALayer{beginTime = 8, timeOffset = 7, speed = 0.5}
root:addSublayer(child)
expect({child:convertTime(7.99, {from = root}), child:convertTime(8, {from = root})}, {0, 7})
expect(child:convertTime(10, {from = root}), 8)

-- rule 1.4.3: up out of a layer that stands still it is 0, down into it its offset
local root, child = CALayer(), CALayer{speed = 0, timeOffset = 3}
root:addSublayer(child)
for _, time in ipairs{-4, 0, 3, 1e9} do expect(child:convertTime(time, {to = root}), 0) end
for _, time in ipairs{0, 3, 1e9} do expect(child:convertTime(time, {from = root}), 3) end

-- rule 1.4.4: without a root in common they meet above their roots
local one, other = CALayer{speed = 2}, CALayer{speed = 3, timeOffset = 1}
expect(other:convertTime(4, {from = one}), 7)

-- rule 1.5.1 1.5.2: pause and resume; without setting the begin to 0 the second resume jumps ahead
local function pause(layer)
  local time = layer:convertTime(CACurrentMediaTime(), {from = NSNull()})
  layer.speed, layer.timeOffset = 0, time
  CATransaction.flush()
end
local function resume(layer, forgets)
  local paused = layer.timeOffset
  layer.speed, layer.timeOffset = 1, 0
  if not forgets then layer.beginTime = 0 end
  layer.beginTime = layer:convertTime(CACurrentMediaTime(), {from = NSNull()}) - paused
  CATransaction.flush()
end
for _, forgets in ipairs{false, true} do
  local layer = CALayer()
  window.layer:addSublayer(layer)
  layer:add(fades{duration = 10})
  local function value() return layer:presentation().opacity * 10 end
  timeline:advance(1)
  pause(layer)
  timeline:advance(3)
  expect(value(), 1)
  resume(layer)
  timeline:advance(1)
  expect(value(), 2)
  pause(layer)
  timeline:advance(1)
  expect(value(), 2)
  resume(layer, forgets)
  expect(value(), forgets and 5 or 2) -- by the 3 seconds of the old begin
end

-- rule 1.5.3: back from a scrub at p it takes p seconds, and then shows the model unless filled backwards
timeline:advance(2)
for mode, after in pairs{removed = 0.5, backwards = 0} do
  local layer = CALayer{opacity = 0.5, speed = 0}
  window.layer:addSublayer(layer)
  layer:add(fades{fillMode = mode, isRemovedOnCompletion = false})
  CATransaction.flush()
  expect(at(layer, 0.6).opacity, 0.6)
  layer.beginTime = layer.superlayer:convertTime(CACurrentMediaTime(), {from = NSNull()})
  layer.speed = -1
  CATransaction.flush()
  expect(layer:presentation().opacity, 0.6)
  timeline:advance(0.4)
  expect(layer:presentation().opacity, 0.2)
  timeline:advance(0.3)
  expect(layer:presentation().opacity, after)
end

-- rule 1.5.4: on from a scrub at another speed
timeline:advance(1)
local layer = held()
layer:add(fades())
expect(at(layer, 0.4).opacity, 0.4)
layer.beginTime = CACurrentMediaTime()
layer.speed = 0.5
CATransaction.flush()
expect(layer:presentation().opacity, 0.4)
timeline:advance(0.6)
expect(layer:presentation().opacity, 0.7)

-- rule 1.5.5: scrubbing is speed 0 and an offset
local layer = held()
layer:add(fades{duration = 4})
for _, fraction in ipairs{0.9, 0.1, 0.5} do expect(at(layer, fraction * 4).opacity, fraction) end

-- rule 1.5.6: a new speed makes local time jump, in proportion to the time since the begin
timeline:advance(3)
local root, layer = window.layer, CALayer{beginTime = 1}
root:addSublayer(layer)
local before = layer:convertTime(3, {from = root})
layer.speed = 4
expect(layer:convertTime(3, {from = root}) - before, (3 - 1) * (4 - 1))
