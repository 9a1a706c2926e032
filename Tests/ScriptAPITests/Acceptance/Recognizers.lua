-- row 149 153: a delegate may make a recogniser wait for another, from either side
local told, edgeFirst, edgeAsks = {}, false, false
local function report(name)
  return function(recogniser) if recogniser.state == "began" then told[#told + 1] = name end end
end
local pan, edge = UIPanGestureRecognizer(report("pan")), UIScreenEdgePanGestureRecognizer(report("edge"))
edge.edges = "left"
local panSays, edgeSays = {}, {}
function panSays:gestureRecognizer_shouldRequireFailureOf(own, other)
  expect(own == pan, true)
  return edgeFirst and other == edge
end
function edgeSays:gestureRecognizer_shouldBeRequiredToFailBy(own, other) return edgeAsks and other == pan end
pan.delegate, edge.delegate = panSays, edgeSays
window:addGestureRecognizer(pan)
window:addGestureRecognizer(edge)
local function stroke(x)
  told = {}
  touch:down(x, 300)
  touch:move(x + 11, 300)
  touch:move(x + 30, 300)
  touch:up()
  timeline:advance(0.01)
  return table.concat(told, ", ")
end
expect(stroke(5), "pan") -- the one added first takes it
edgeFirst = true
expect(stroke(5), "edge")
expect(stroke(100), "pan") -- away from the edge the other fails, and the pan goes on
edgeFirst, edgeAsks = false, true
expect(stroke(5), "edge")
expect(stroke(100), "pan")

-- row 153: a delegate may keep touches from a recogniser: taps on a button, say
local taps, button = 0, UIButton(CGRect(0, 0, 100, 100))
window:addSubview(button)
local tap, says = UITapGestureRecognizer(function() taps = taps + 1 end), {}
function says:gestureRecognizer_shouldReceive(recogniser, touch) return touch.view ~= button end
tap.delegate = says
window:addGestureRecognizer(tap)
touch:tap(50, 50)
timeline:run()
expect(taps, 0)
touch:tap(50, 150)
timeline:run()
expect(taps, 1)

-- row 142 147: what the view hears, and when, is the recogniser's to say
local heard, Pad = {}, class("Pad", UIView)
for _, name in ipairs{"touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"} do
  Pad[name] = function(self, touches, event) heard[#heard + 1] = {name, timeline.now} end
end
local function hears(settings, play)
  local pad = Pad(CGRect(0, 0, 300, 300))
  window:addSubview(pad)
  local recogniser = settings.kind()
  for name, value in pairs(settings) do if name ~= "kind" then recogniser[name] = value end end
  pad:addGestureRecognizer(recogniser)
  local start = timeline.now
  heard = {}
  play()
  timeline:run()
  pad:removeFromSuperview()
  local text = {}
  for _, entry in ipairs(heard) do text[#text + 1] = string.format("%s %.2f", entry[1]:sub(8), entry[2] - start) end
  timeline:advance(1)
  return table.concat(text, ", ")
end
local function tapPad() touch:tap(50, 50) end
local function dragPad() touch:drag{from = CGPoint(50, 50), to = CGPoint(110, 50), duration = 0.1, hold = 0.1} end
-- A double tap keeps the end of the first tap back until there is no second one: 0.35 s.
expect(hears({kind = UITapGestureRecognizer, numberOfTapsRequired = 2}, tapPad), "Began 0.00, Ended 0.40")
expect(
  hears({kind = UITapGestureRecognizer, numberOfTapsRequired = 2, delaysTouchesEnded = false}, tapPad),
  "Began 0.00, Ended 0.05")
expect(hears({kind = UITapGestureRecognizer}, tapPad), "Began 0.00, Cancelled 0.05")
expect(hears({kind = UITapGestureRecognizer, cancelsTouchesInView = false}, tapPad), "Began 0.00, Ended 0.05")
-- A pan takes the touch after ten points: 60 points in 0.1 s are ten a frame, and the second frame is past that.
expect(hears({kind = UIPanGestureRecognizer}, dragPad), "Began 0.00, Moved 0.02, Cancelled 0.03")
expect(hears({kind = UIPanGestureRecognizer, delaysTouchesBegan = true}, dragPad), "")
expect(hears({kind = UIPanGestureRecognizer, delaysTouchesBegan = true}, tapPad), "Began 0.05, Ended 0.05")

-- row 142 143: a press begins after its time in place, follows the finger, and may want a tap first
local told = {}
local press = UILongPressGestureRecognizer(function(press)
  told[#told + 1] = string.format("%s %.2f", press.state, timeline.now)
end)
window:addGestureRecognizer(press)
touch:down(100, 100)
touch:move(109, 100)
timeline:advance(0.6)
touch:move(200, 100)
touch:up()
expect(told, {"began 0.50", "changed 0.60", "ended 0.60"})
told = {}
timeline:advance(0.4)
touch:down(100, 100)
touch:move(111, 100) -- more than it may move
timeline:advance(0.6)
touch:up()
expect(told, {})
press.minimumPressDuration, press.allowableMovement, press.numberOfTapsRequired = 0.2, 50, 1
timeline:advance(0.4)
touch:down(100, 100)
timeline:advance(0.5)
touch:up()
timeline:advance(0.5)
expect(told, {})
touch:tap(100, 100) -- at 3.0 s
timeline:advance(0.1)
touch:down(100, 100)
touch:move(140, 100)
timeline:advance(0.3)
touch:up()
expect(told, {"began 3.30", "ended 3.40"})

-- row 142 143: a swipe is one quick stroke its own way
local told = {}
local swipe = UISwipeGestureRecognizer(function(swipe) told[#told + 1] = swipe.state end)
expect(swipe.direction, {"right"})
window:addGestureRecognizer(swipe)
local function stroke(dx, dy, seconds)
  told = {}
  touch:drag{from = CGPoint(150, 300), to = CGPoint(150 + dx, 300 + dy), duration = seconds}
  timeline:run()
  timeline:advance(0.01)
  return #told
end
expect(stroke(100, 0, 0.1), 1)
expect(told, {"ended"})
expect(stroke(-100, 0, 0.1), 0)
expect(stroke(100, 0, 2), 0) -- 50 points take a second
expect(stroke(100, 80, 0.1), 0) -- too slanting
swipe.direction = {"up", "down"}
expect(stroke(0, 100, 0.1), 1)
expect(stroke(0, -100, 0.1), 1)
expect(stroke(100, 0, 0.1), 0)

-- row 142 145: a rotation is how far the line between two fingers has turned, clockwise
local angles = {}
local turn = UIRotationGestureRecognizer(function(turn) angles[#angles + 1] = {turn.state, turn.rotation} end)
window:addGestureRecognizer(turn)
touch:down(100, 100)
touch:down(200, 100, {finger = 2})
expect(turn:location(window), CGPoint(150, 100))
touch:move(200, 200, {finger = 2})
touch:move(100, 200, {finger = 2})
turn.rotation = 0
touch:move(0, 100, {finger = 2})
touch:up({finger = 2})
touch:up()
expect(angles, {{"began", math.pi / 4}, {"changed", math.pi / 2}, {"changed", math.pi / 2}, {"ended", math.pi / 2}})

-- row 150: a pan may want two fingers, or no more than one
local begun = 0
local pan = UIPanGestureRecognizer(function(pan) if pan.state == "began" then begun = begun + 1 end end)
pan.minimumNumberOfTouches = 2
window:addGestureRecognizer(pan)
touch:down(100, 100)
touch:move(150, 100)
expect(begun, 0)
touch:down(100, 200, {finger = 2})
touch:move(200, 100)
expect(begun, 1)
expect(pan.numberOfTouches, 2)
touch:up()
touch:up({finger = 2})
timeline:advance(0.01)
pan.minimumNumberOfTouches, pan.maximumNumberOfTouches = 1, 1
touch:down(100, 100)
touch:down(100, 200, {finger = 2})
touch:move(200, 100)
touch:up()
touch:up({finger = 2})
expect(begun, 1)

-- row 142 143: a recogniser whose view leaves the window is cancelled
local states, box, above = {}, UIView(CGRect(0, 0, 200, 200))
window:addSubview(box)
local pan = UIPanGestureRecognizer(function(pan)
  states[#states + 1] = pan.state
  above = pan.view.superview
end)
box:addGestureRecognizer(pan)
touch:down(100, 100)
touch:move(130, 100)
box:removeFromSuperview()
touch:move(150, 100)
touch:up()
timeline:run()
expect(states, {"began", "cancelled"})
-- it hears of that while the view is still where it was
expect(above, window)
expect(pan.state, "possible")

-- row 142 147: a tap on a view that takes no touches says where it goes, and why
local function warned(view)
  local before = #UIApplication.shared.warnings
  touch:tap(view)
  timeline:run()
  local warning = UIApplication.shared.warnings[before + 1]
  return warning and warning.code .. ": " .. warning.message:match(": (.+)")
end
local picture, cover = UIImageView(CGRect(0, 0, 100, 100)), UIView(CGRect(0, 0, 100, 100))
picture.accessibilityIdentifier, cover.accessibilityIdentifier = "picture", "cover"
expect(warned(picture), "tap-missed: it is in no window")
window:addSubview(picture)
local name = tostring(picture):match("^<([^;>]+)")
expect(warned(picture), "tap-missed: isUserInteractionEnabled of " .. name .. " is false")
picture.isUserInteractionEnabled = true
expect(warned(picture), nil)
window:addSubview(cover)
expect(warned(picture), "tap-missed: " .. tostring(cover):match("^<([^;>]+)") .. " is in front of it")
cover.alpha = 0
expect(warned(picture), nil)
picture.isHidden = true
expect(warned(picture), "tap-missed: " .. name .. " is hidden or transparent")
