-- Groups, transitions, transactions and actions.
require "layers"
local function fades(settings)
  local fade = CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1}
  for name, value in pairs(settings or {}) do fade[name] = value end
  return fade
end
-- What a group of one fade shows.
local function shown(settings, child, time)
  local layer, group = held(), CAAnimationGroup{animations = {fades(child)}}
  for name, value in pairs(settings) do group[name] = value end
  layer:add(group)
  return at(layer, time).opacity
end
-- What an action is, in a word.
local function kind(action)
  if action == nil then return "nil" end
  for word, class in pairs{basic = CABasicAnimation, transition = CATransition, null = NSNull, view = CAAction} do
    if action:isKind(class) then return word end
  end
end

-- rule 4.1.1: a child lives in the group's time after repeats, offset and curve; curves compose
expect(shown({duration = 1, repeatCount = 2}, {}, 1.25), 0.25)
expect(shown({duration = 1, autoreverses = true}, {}, 1.25), 0.75)
expect(shown({duration = 2, speed = 4}, {}, 0.125), 0.5)
expect(shown({duration = 1, timeOffset = 0.5}, {}, 0.25), 0.75)
local ease = CAMediaTimingFunction("easeIn")
expect(shown({duration = 1, timingFunction = "easeIn"}, {timingFunction = "easeOut"}, 0.6),
  CAMediaTimingFunction("easeOut"):value(ease:value(0.6)))
expect(shown({duration = 2, timingFunction = "easeIn"}, {}, 1), ease:value(0.5) * 2)

-- rule 4.1.2: children are not stretched, and are cut off where the group ends
expect(shown({duration = 2}, {duration = 8}, 1), 0.125)
expect(shown({duration = 2}, {duration = 8}, 2.01), 0.5)

-- rule 4.1.3: a child without a duration takes the group's; a group without one takes 0.25 s
expect(shown({duration = 4}, {duration = 0}, 1), 0.25)
local layer = live()
layer:add(CAAnimationGroup{animations = {fades{duration = 5}}}, "g")
expect(layer:animation("g").duration, 0.25)

-- rule 4.1.4: a child's fill holds within the group; after it the group's does
expect(shown({duration = 4}, {fillMode = "forwards"}, 3), 1)
expect(shown({duration = 4}, {}, 3), 0.5)
expect(shown({duration = 4}, {beginTime = 2, fillMode = "backwards"}, 1), 0)
expect(shown({duration = 1}, {fillMode = "both"}, 2), 0.5)
expect(shown({duration = 1, fillMode = "forwards", isRemovedOnCompletion = false}, {fillMode = "both"}, 2), 1)

-- rule 4.1.5: removal is the group's business
local layer = live()
layer:add(CAAnimationGroup{duration = 1, animations = {fades{isRemovedOnCompletion = false}}}, "g")
timeline:advance(2)
expect(layer:animationKeys(), {})

-- rule 4.1.6: for a transaction's block a group is one animation
local layer, count = live(), 0
CATransaction.begin()
CATransaction.setCompletionBlock(function() count = count + 1 end)
layer:add(CAAnimationGroup{duration = 1, animations = {fades(), fades{duration = 0.5}}}, "g")
CATransaction.commit()
timeline:advance(0.75)
expect(count, 0)
timeline:advance(2)
expect(count, 1)

-- rule 4.2.1: a transition's words and what it is before anything is set
local made = CATransition()
expect({made.type, made.startProgress, made.endProgress}, {"fade", 0, 1})
expect(made.subtype, nil)
for _, word in ipairs{"fade", "moveIn", "push", "reveal"} do made.type = word end
for _, word in ipairs{"fromRight", "fromLeft", "fromTop", "fromBottom"} do made.subtype = word end
expect(pcall(function() made.type = "ripple" end), false)

-- rule 4.2.2: it is kept under a key of its own, one to a layer
local layer = live()
layer:add(CATransition{type = "push"}, "first")
layer:add(CATransition{type = "reveal"}, "second")
expect(layer:animationKeys(), {"transition"})
expect(layer:animation("transition").type, "reveal")

-- rule 4.2.3: its progress goes from start to end along the curve
local layer = live()
layer:add(CATransition{type = "fade", startProgress = 0.2, endProgress = 0.6, duration = 2, timingFunction = "easeIn"})
timeline:advance(1)
local track = timeline:tracks(layer)[1]
expect({track.key, track.duration}, {"transition", 2})

-- rule 4.3.1: a transaction's settings before anything is set
expect({CATransaction.animationDuration(), CATransaction.disableActions()}, {0.25, false})
expect(CATransaction.animationTimingFunction(), nil)

-- rule 4.3.2: an inner one begins with the outer one's settings and leaves them as they were; only the outermost sends
local layer = live()
CATransaction.begin()
CATransaction.setDisableActions(true)
CATransaction.setAnimationDuration(3)
CATransaction.begin()
expect({CATransaction.disableActions(), CATransaction.animationDuration()}, {true, 3})
CATransaction.setAnimationDuration(4)
layer.opacity = 0.2
CATransaction.commit()
expect(CATransaction.animationDuration(), 3)
expect(layer:presentation().opacity, 1)
CATransaction.commit()
expect(layer:presentation().opacity, 0.2)
expect(CATransaction.animationDuration(), 0.25)

-- rule 4.3.3: values under keys of one's own nest as settings do
CATransaction.begin()
CATransaction.setValue(5, "mine")
CATransaction.begin()
expect(CATransaction.value("mine"), 5)
CATransaction.setValue("six", "mine")
CATransaction.commit()
expect(CATransaction.value("mine"), 5)
CATransaction.setValue(2, "animationDuration")
expect(CATransaction.animationDuration(), 2)
CATransaction.commit()
expect(CATransaction.value("mine"), nil)

-- rule 4.3.4: commit without begin does no harm; a change alone waits for the turn's end, or for flush
local layer = live()
CATransaction.commit()
CATransaction.commit()
CATransaction.setDisableActions(true)
layer.opacity = 0.2
expect(layer:presentation().opacity, 1)
CATransaction.flush()
expect(layer:presentation().opacity, 0.2)
expect(CATransaction.disableActions(), false)
CATransaction.setDisableActions(true)
layer.opacity = 0.4
timeline:advance(0)
expect(layer:presentation().opacity, 0.4)

-- rule 4.3.5: disableActions keeps actions from running, neither from being found nor what is added by hand
local layer, ran = live(), 0
layer.actions = {cornerRadius = function() ran = ran + 1 end}
CATransaction.setDisableActions(true)
layer.cornerRadius, layer.opacity = 1, 0.5
expect(ran, 0)
expect(kind(layer:action("opacity")), "basic")
layer:add(fades(), "mine")
expect(layer:animationKeys(), {"mine"})

-- rule 4.3.6: the duration is for actions and for animations without one
local layer = live()
CATransaction.setAnimationDuration(3)
layer:add(fades(), "own")
layer:add(fades{duration = 0}, "none")
layer.cornerRadius = 4
expect({layer:animation("own").duration, layer:animation("none").duration}, {1, 3})
expect(layer:animation("cornerRadius").duration, 3)

-- rule 4.3.7: the block belongs to what is added after it, inner transactions included
local layer, told = live(), {}
CATransaction.begin()
layer:add(fades{duration = 5}, "before")
CATransaction.setCompletionBlock(function() told[#told + 1] = timeline.now end)
CATransaction.begin()
layer.cornerRadius = 3
CATransaction.commit()
CATransaction.commit()
timeline:run()
expect(told, {0.25})

-- rule 4.4.1: the delegate is asked first, then actions, a style's, the class's; null ends the search with nil, nil goes on
local layer = live()
local asked = {}
local delegate = {action = function(self, layer, key)
  asked[#asked + 1] = key
  if key == "opacity" then return NSNull() end
  if key == "zPosition" then return CATransition() end
end}
layer.delegate = delegate -- held weakly
layer.actions = {
  opacity = CATransition(), zPosition = CABasicAnimation("zPosition"), cornerRadius = NSNull(),
  borderWidth = CATransition(),
}
expect(kind(layer:action("opacity")), "nil")
expect(kind(layer:action("zPosition")), "transition")
expect(kind(layer:action("cornerRadius")), "nil")
expect(kind(layer:action("borderWidth")), "transition")
expect(kind(layer:action("position")), "basic")
expect(asked, {"opacity", "zPosition", "cornerRadius", "borderWidth", "position"})
layer.opacity, layer.cornerRadius = 0.5, 3
expect(layer:animationKeys(), {})

layer.style = {actions = {borderWidth = NSNull(), contentsScale = CATransition(), hidden = function() end}}
expect(kind(layer:action("borderWidth")), "transition")
expect(kind(layer:action("contentsScale")), "transition")
expect(type(layer:action("hidden")), "function")
layer.style = nil
expect(kind(layer:action("contentsScale")), "basic")
CABasicAnimation{keyPath = "opacity", toValue = 0}:run("fade", layer)
expect(layer:animationKeys(), {"fade"})
expect({CAAnimation.defaultValue("speed"), CAAnimation.defaultValue("fillMode")}, {1, "removed"})
expect(CAAnimation.defaultValue("mine"), nil)
expect(CALayer.defaultAction("opacity"), nil)
expect({CALayer.defaultValue("opacity"), CALayer.defaultValue("shadowOffset")}, {1, CGSize(0, -3)})
for _, key in ipairs{"bounds", "position", "transform", "cornerRadius", "zPosition", "shadowOpacity", "strokeStart"} do
  expect({key, CALayer.defaultValue(key)}, {key}) -- nil stands for 0 and the identity (measured on macOS)
end
expect(CAAnimation.defaultValue("duration"), nil)
expect({CALayer.defaultValue("speed"), CALayer.defaultValue("duration"), CALayer.defaultValue("fillMode")},
  {1, math.huge, "removed"})
local spring = CASpringAnimation
expect({spring.defaultValue("mass"), spring.defaultValue("stiffness"), spring.defaultValue("damping")}, {1, 100, 10})
expect(CAKeyframeAnimation.defaultValue("calculationMode"), "linear")

-- rule 4.4.2: the old value is still there while it is looked for; it runs after the change
local layer, seen = live(), {}
local delegate = {action = function(self, layer, key)
  seen[#seen + 1] = layer.opacity
  return function(key, layer) seen[#seen + 1] = layer.opacity end
end}
layer.delegate = delegate
layer.opacity = 0.25
expect(seen, {1, 0.25})

-- rule 4.4.3: a view answers for its layer: null, which reads as nil, outside an animation block, an animation inside
local view = UIView(CGRect(0, 0, 10, 10))
window:addSubview(view)
CATransaction.flush()
expect(kind(view.layer:action("opacity")), "nil")
view.layer.opacity = 0.5
expect(view.layer:animationKeys(), {})
local inside
UIView.animate(1, function()
  inside = kind(view.layer:action("opacity"))
  view.alpha = 0.2
end)
expect(inside, "view")
expect(view.layer:animationKeys(), {"opacity"})

-- rule 4.4.4: Core Animation's own action, on a layer that was committed into a window
local layer = live()
local words = {
  basic = {
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "transform.scale", "sublayerTransform",
    "contents", "contentsRect", "contentsCenter", "contentsScale", "cornerRadius", "borderWidth", "borderColor", "opacity",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
  },
  transition = {"hidden", "geometryFlipped", "masksToBounds", "mask", "sublayers", "filters", "maskedCorners"},
  ["nil"] = {
    "backgroundColor", "doubleSided", "contentsGravity", "frame", "name", "onOrderIn", "onOrderOut", "position.x",
    "cornerCurve", "speed", "mine",
  },
}
for word, keys in pairs(words) do
  for _, key in ipairs(keys) do expect(key .. " " .. kind(layer:action(key)), key .. " " .. word) end
end
layer.backgroundColor = UIColor.red
expect(kind(layer:action("backgroundColor")), "basic")
expect(kind(CALayer():action("opacity")), "nil")

-- rule 4.4.5: the animation it makes
local layer = live{cornerRadius = 2}
layer.cornerRadius = 6
local made = layer:animation("cornerRadius")
expect({made.fromValue, made.duration, made.fillMode, made.isRemovedOnCompletion}, {2, 0.25, "backwards", true})
expect(made.toValue, nil)
expect(made.timingFunction:value(0.5), CAMediaTimingFunction("default"):value(0.5))

-- rule 4.4.6: a frame moves position, then bounds; a new sublayer fades its superlayer
local layer = live()
layer.frame = CGRect(0, 0, 10, 10)
expect(layer:animationKeys(), {"position", "bounds"})
local parent = live()
parent:addSublayer(CALayer())
expect(parent:animationKeys(), {"transition"})

-- rule 4.4.7: none before a layer's first commit
local layer = CALayer()
window.layer:addSublayer(layer)
layer.opacity = 0.5
expect(layer:animationKeys(), {})
CATransaction.flush()
layer.opacity = 0.2
expect(layer:animationKeys(), {"opacity"})

-- rule 4.4.8: what the tree asks for, in order
local asked, watcher = {}, nil
watcher = {action = function(self, layer, key) asked[#asked + 1] = layer.name .. "." .. key end}
local function named(name) return CALayer{name = name, delegate = watcher} end
local function take()
  local taken = asked
  asked = {}
  return taken
end
local parent, child, other, mask = named("P"), named("C"), named("D"), named("M")
window.layer:addSublayer(parent)
CATransaction.flush()
take()
parent:addSublayer(child)
expect(take(), {"P.sublayers", "C.onOrderIn"})
CATransaction.flush()
expect(take(), {"P.onLayout"})
parent:replaceSublayer(child, other)
expect(take(), {"P.sublayers", "C.onOrderOut", "D.onOrderIn"})
CATransaction.flush()
take()
other:removeFromSuperlayer()
expect(take(), {"P.sublayers", "D.onOrderOut"})
parent.mask = mask
expect(take(), {"P.mask", "M.onOrderIn"})
parent:addSublayer(child)
parent:addSublayer(other)
take()
parent:insertSublayer(other, {at = 0})
expect(take(), {"P.sublayers"})
