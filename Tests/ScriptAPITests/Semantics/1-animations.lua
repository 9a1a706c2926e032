-- What is attached to a layer, who is told of it, and what a basic animation shows.
require "layers"
local told = {}
local function note(...)
  for _, word in ipairs{...} do told[#told + 1] = word end
end
local function take()
  local taken = told
  told = {}
  return taken
end
-- An opacity from 0 to 1 in a second that tells when it starts and stops, when it has a name.
local function fades(name, settings)
  local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
  if name then
    fade.delegate = {
      animationDidStart = function() note("start " .. name) end,
      animationDidStop = function(_, _, finished) note("stop " .. name .. " " .. tostring(finished)) end,
    }
  end
  for key, value in pairs(settings or {}) do fade[key] = value end
  return fade
end
local function transaction(block, body)
  CATransaction.begin()
  if block then CATransaction.setCompletionBlock(function() note(block) end) end
  body()
  CATransaction.commit()
  CATransaction.flush()
end

-- rule 1.6.1: what is attached is a frozen copy, the same one each time
local layer, fade = live(), fades()
layer:add(fade, "a")
fade.duration = 9
expect(layer:animation("a").duration, 1)
expect(layer:animation("a") == layer:animation("a"), true)
expect(layer:animation("a") == fade, false)
expect(pcall(function() layer:animation("a").duration = 2 end), false)
layer:animation("a"):setValue("mine", "tag")
expect(layer:animation("a"):value("tag"), "mine")
fade:setValue(7, {forKey = "tag"})
layer:add(fade, "b")
expect(layer:animation("b"):value("tag"), 7) -- copied along

-- rule 1.6.2: a key holds one, no key any number; a transition has its own
local layer = live()
layer:add(fades("A"), "a")
layer:add(fades("B"), nil)
layer:add(fades("C"), nil)
timeline:advance(0)
expect(layer:animationKeys(), {"a"})
layer:add(fades("D"), "a")
timeline:advance(0)
expect(take(), {"start A", "start B", "start C", "stop A false", "start D"})
layer:add(CATransition(), "mine")
layer:add(CATransition(), nil)
expect(layer:animationKeys(), {"a", "transition"})
expect(layer:animation("mine"), nil)

-- rule 1.6.3: of two the later wins, and replacing makes an animation the latest
local layer = held()
layer:add(fades(nil, {toValue = 0.2}), "a")
layer:add(fades(nil, {toValue = 0.8}), "b")
expect(at(layer, 0.5).opacity, 0.4)
at(layer, 0)
layer:add(fades(nil, {toValue = 0.2}), "a")
expect(layer:animationKeys(), {"b", "a"})
expect(at(layer, 0.5).opacity, 0.1)

-- rule 1.6.4: over, it is removed and the model shows; kept, it stays, told of once, and nothing waits for it
local layer = live{opacity = 0.3}
layer:add(fades("A"), "a")
timeline:advance(1.5)
expect(layer:animationKeys(), {})
expect(layer:presentation().opacity, 0.3)
transaction("block", function() layer:add(fades("B", {fillMode = "forwards", isRemovedOnCompletion = false}), "b") end)
timeline:advance(5)
expect(layer:animationKeys(), {"b"})
expect(layer:presentation().opacity, 1)
expect(take(), {"start A", "stop A true", "start B", "block", "stop B true"})

-- rule 1.6.5: filled forwards and removed on completion, it is removed
local layer = live{opacity = 0.3}
layer:add(fades(nil, {fillMode = "forwards"}), "a")
timeline:run()
expect(layer:presentation().opacity, 0.3)

-- rule 1.7.1: there is no presentation before a commit in a window
local layer = CALayer()
CATransaction.flush()
expect(layer:presentation(), nil)
window.layer:addSublayer(layer)
expect(layer:presentation(), nil)
CATransaction.flush()
expect(layer:presentation() ~= nil, true)

-- rule 1.7.2: it shows what was committed, and the animations now
local layer = live()
CATransaction.setDisableActions(true)
layer.opacity = 0.2
expect(layer:presentation().opacity, 1)
CATransaction.flush()
expect(layer:presentation().opacity, 0.2)
layer:add(fades())
timeline:advance(0.25)
expect(layer:presentation().opacity, 0.25)

-- rule 1.7.3: it cannot be written; it is its own presentation, and the layer its model
local layer = live()
layer:add(fades(), "a")
CATransaction.flush()
local shown = layer:presentation()
expect(pcall(function() shown.opacity = 0.1 end), false)
expect(pcall(function() shown:addSublayer(CALayer()) end), false)
expect(shown:animationKeys(), {"a"})
expect({shown:presentation() == shown, shown:model() == layer, layer:model() == layer}, {true, true, true})

-- rule 1.7.4: its sublayers are presentation layers too, and a point hits what is shown there
local layer, inner = live{frame = CGRect(0, 0, 100, 100)}, CALayer{frame = CGRect(0, 0, 10, 10)}
layer:addSublayer(inner)
CATransaction.flush()
inner:add(CABasicAnimation{keyPath = "position.x", fromValue = 5, toValue = 165, duration = 1})
timeline:advance(0.5)
local shown = layer:presentation()
expect(shown.sublayers[1].position, CGPoint(85, 5))
expect(shown.sublayers[1]:model() == inner, true)
expect(shown:hitTest(CGPoint(85, 5)):model() == inner, true)
expect(shown:hitTest(CGPoint(5, 5)):model() == layer, true)
expect(layer:hitTest(CGPoint(5, 5)) == inner, true)

-- rule 1.8.1: at its natural end: the block, the stop, then the key is gone
local layer = live()
transaction("block", function() layer:add(fades("A"), "a") end)
timeline:advance(1)
expect(take(), {"start A", "block", "stop A true"})
expect(layer:animationKeys(), {})

-- rule 1.8.2: kept, it stops once
local layer = live()
layer:add(fades("A", {isRemovedOnCompletion = false}), "a")
timeline:advance(5)
layer:removeAnimation("a")
timeline:advance(1)
expect(take(), {"start A", "stop A true"})

-- rule 1.8.3: removed early: the block, then the stop
local layer = live()
transaction("block", function() layer:add(fades("A"), "a") end)
timeline:advance(0.5)
layer:removeAnimation("a")
timeline:advance(0.1)
expect(take(), {"start A", "block", "stop A false"})

-- rule 1.8.4: replaced under its key: the old one stops, the new one starts
local layer = live()
layer:add(fades("A"), "a")
timeline:advance(0.5)
layer:add(fades("B"), "a")
timeline:run()
expect(take(), {"start A", "stop A false", "start B", "stop B true"})

-- rule 1.8.5: a layer that leaves the window, or whose superlayer does, stops at the next commit
local outer, layer = live(), CALayer()
outer:addSublayer(layer)
layer:add(fades("A"), "a")
timeline:advance(0.5)
outer:removeFromSuperlayer()
expect(layer:animationKeys(), {"a"})
CATransaction.flush()
timeline:advance(0)
expect(take(), {"start A", "stop A false"})
expect(layer:animationKeys(), {})

-- rule 1.8.6: added in no window: it starts, stops and is gone, then the block runs
local layer = CALayer()
transaction("block", function() layer:add(fades("A"), "a") end)
timeline:advance(0)
expect(take(), {"start A", "stop A false", "block"})
expect(layer:animationKeys(), {})

-- rule 1.8.7: a block does not wait for what was added before it
local layer = live()
transaction(nil, function()
  layer:add(fades("A"), "a")
  CATransaction.setCompletionBlock(function() note("block") end)
end)
timeline:advance(0)
expect(take(), {"block", "start A"})

-- rule 1.8.8: of two blocks both run, each after its own
local layer = live()
transaction("first", function()
  layer:add(fades("A"), "a")
  CATransaction.setCompletionBlock(function() note("second") end)
  layer:add(fades("B", {duration = 2}), "b")
end)
timeline:run()
expect(take(), {"start A", "start B", "first", "stop A true", "second", "stop B true"})

-- rule 1.8.9: nil set later takes no block back
local layer = live()
transaction("block", function()
  layer:add(fades("A"), "a")
  CATransaction.setCompletionBlock(nil)
end)
timeline:run()
expect(take(), {"start A", "block", "stop A true"})

-- rule 1.8.10: without animations the block runs on a later turn, not inside commit
transaction("block", function() end)
note("committed")
timeline:advance(0)
expect(take(), {"committed", "block"})

-- rule 1.8.11: the outer block waits for what an inner transaction adds
local layer = live()
transaction("outer", function() transaction("inner", function() layer:add(fades("A"), "a") end) end)
timeline:run()
expect(take(), {"start A", "inner", "outer", "stop A true"})

-- rule 1.8.12: of several that end together the latest added is told first
local layer = live()
for _, name in ipairs{"A", "B", "C"} do layer:add(fades(name), name) end
timeline:run()
expect(take(), {"start A", "start B", "start C", "stop C true", "stop B true", "stop A true"})

-- rule 1.8.13: on a layer that stands still nothing starts, stops or completes
local layer = live{speed = 0}
transaction("block", function() layer:add(fades("A"), "a") end)
timeline:advance(10)
expect(take(), {})

-- rule 1.8.14: the delegates of a group's children are told nothing
local layer = live()
local group = CAAnimationGroup{duration = 1, animations = {fades("child")}}
group.delegate = {animationDidStop = function(_, animation, finished) note(animation:isKind(CAAnimationGroup), finished) end}
transaction("block", function() layer:add(group, "g") end)
timeline:run()
expect(take(), {"block", true, true})

-- rule 1.8.15: the start is told when the active time begins
local layer = live()
layer:add(fades("A", {beginTime = 2, fillMode = "backwards"}), "a")
timeline:advance(1.99)
expect(take(), {})
timeline:advance(0.01)
expect(take(), {"start A"})

-- rule 1.8.16: an animation holds on to its delegate
local layer = live()
layer:add(fades("A"), "a")
collectgarbage()
collectgarbage()
timeline:run()
expect(take(), {"start A", "stop A true"})

-- rule 1.9.1: seven ways to say where it begins and ends, over a model of 0.5
local rows = {
  {{fromValue = 0.1, toValue = 0.9, byValue = 7}, 0.1, 0.9}, {{fromValue = 0.1, byValue = 0.2}, 0.1, 0.3},
  {{toValue = 0.9, byValue = 0.2}, 0.7, 0.9}, {{fromValue = 0.1}, 0.1, 0.5}, {{toValue = 0.9}, 0.5, 0.9},
  {{byValue = 0.2}, 0.5, 0.7}, {{}, 0.5, 0.5},
}
for _, row in ipairs(rows) do
  local layer = held()
  row[1].keyPath, row[1].duration = "opacity", 1
  layer:add(CABasicAnimation(row[1]))
  expect({at(layer, 0).opacity, at(layer, 0.5).opacity, at(layer, 1).opacity}, {row[2], (row[2] + row[3]) / 2, row[3]})
end

-- rule 1.9.2: an open end is the value under it, so that a new model bends the run
local layer = live()
layer:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, duration = 1}, "a")
timeline:advance(0.5)
expect(layer:presentation().opacity, 0.5)
CATransaction.setDisableActions(true)
layer.opacity = 0.4
CATransaction.flush()
expect(layer:presentation().opacity, 0.2)
local stacked = held()
stacked:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1})
stacked:add(CABasicAnimation{keyPath = "opacity", toValue = 0, duration = 1})
expect(at(stacked, 0.5).opacity, 0.25) -- from 0.5, half of the way to 0

-- rule 1.9.3: with a value function no end can be left open
for _, ends in ipairs{{fromValue = 1}, {toValue = 1}, {byValue = 1}, {}} do
  ends.keyPath, ends.valueFunction = "transform", "rotateZ"
  local isAdded, failure = pcall(function() live():add(CABasicAnimation(ends)) end)
  expect(isAdded, false)
  expect(failure.code, "bad-motion")
end

-- rule 1.10.1: additive adds component by component; a matrix goes before the one under it
local layer = held{position = CGPoint(10, 20), backgroundColor = UIColor(0.1, 0.2, 0.3, 0.4)}
layer.transform = CATransform3DMakeTranslation(10, 0, 0)
for keyPath, ends in pairs{
  position = {CGPoint(0, 0), CGPoint(4, 8)}, bounds = {CGRect(0, 0, 0, 0), CGRect(2, 4, 6, 8)},
  shadowOffset = {CGSize(0, 0), CGSize(2, 2)}, opacity = {0, 0.2},
  backgroundColor = {UIColor(0, 0, 0, 0), UIColor(0.2, 0.2, 0.2, 0.2)},
  transform = {CATransform3DMakeScale(2, 2, 1), CATransform3DMakeScale(2, 2, 1)},
} do
  layer:add(CABasicAnimation{keyPath = keyPath, fromValue = ends[1], toValue = ends[2], duration = 1, isAdditive = true})
end
local shown = at(layer, 0.5)
expect({shown.position, shown.bounds, shown.shadowOffset}, {CGPoint(12, 24), CGRect(1, 2, 3, 4), CGSize(1, -2)})
expect(shown.opacity, 0.6)
expect(shown.backgroundColor.alpha, 0.5)
expect({shown.transform.m11, shown.transform.m41}, {2, 10}) -- scaled first, then moved: the way stays 10

-- rule 1.10.2: each acts on what is under it, in the order of adding
local layer = held()
local function add(from, isAdditive)
  layer:add(CABasicAnimation{keyPath = "opacity", fromValue = from, toValue = from, duration = 1, isAdditive = isAdditive})
end
add(0.1, true)
add(0.2, true)
expect(at(layer, 0.5).opacity, 0.8)
at(layer, 0)
add(0.3, false)
expect(at(layer, 0.5).opacity, 0.3)
at(layer, 0)
add(0.25, true)
expect(at(layer, 0.5).opacity, 0.55)

-- rule 1.10.3: additive with an open end: the end is the value under it
local layer = held()
layer:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, duration = 1, isAdditive = true})
expect(at(layer, 0.5).opacity, 0.75)

-- rule 1.10.4: cumulative adds the end value for each iteration before, and nothing when it goes there and back
local function shown(settings, time)
  local layer = held{zPosition = 10}
  settings.keyPath, settings.duration, settings.isCumulative, settings.repeatCount = "zPosition", 1, true, 3
  layer:add(CABasicAnimation(settings))
  return at(layer, time).zPosition
end
expect({shown({fromValue = 1, toValue = 3}, 0.5), shown({fromValue = 1, toValue = 3}, 1.5)}, {2, 5})
expect(shown({fromValue = 1, toValue = 3}, 2.5), 8)
expect(shown({byValue = 2}, 1.5), 11 + 12) -- the end value has the model in it
expect(shown({fromValue = 1, toValue = 3, autoreverses = true}, 2.5), 2)
