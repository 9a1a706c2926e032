-- row 142: a recogniser has a state and a view, and is possible again a turn after its end
local states = {}
local pan = UIPanGestureRecognizer(function(pan) states[#states + 1] = pan.state end)
expect(pan.view, nil)
expect(pan.state, "possible")
window:addGestureRecognizer(pan)
touch:down(100, 100)
touch:move(108, 100) -- within the hysteresis of 10 points
expect(pan.state, "possible")
touch:move(111, 100)
touch:move(120, 100)
touch:up()
expect(states, {"began", "changed", "ended"})
expect(pan.state, "possible")

-- row 143: each word of a state, the old ones too; a system cancel, and disabling, cancel
local states = {}
local pan = UIPanGestureRecognizer(function(pan) states[#states + 1] = pan.state end)
window:addGestureRecognizer(pan)
touch:down(100, 100)
touch:move(150, 100)
touch:cancel()
timeline:advance(0.01)
touch:down(100, 100)
touch:move(150, 100)
pan.isEnabled = false
touch:up()
expect(states, {
  UIGestureRecognizerStateBegan, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateCancelled,
})
expect(UIGestureRecognizerStateChanged, "changed")
expect(UIGestureRecognizerStateEnded, "ended")
expect(UIGestureRecognizer.State.failed, "failed")

-- row 144: targets are told in the order they were added, until taken off; a target may be made with the recogniser
local told, Target = {}, class("Target", NSObject)
function Target:first(tap) told[#told + 1] = "first" end
function Target:second(tap) told[#told + 1] = "second" end
local target = Target()
local tap = UITapGestureRecognizer{target = target, action = "first"}
tap:addTarget(target, "second")
tap:addTarget(function() told[#told + 1] = "function" end)
window:addGestureRecognizer(tap)
touch:tap(50, 50)
timeline:run()
expect(told, {"first", "second", "function"})
tap:removeTarget(target, "first")
touch:tap(50, 50)
timeline:run()
expect(#told, 5)
tap:removeTarget(nil, nil)
touch:tap(50, 50)
timeline:run()
expect(#told, 5)

-- row 145: a location in any view, by the model: a moving view does not move the finger
local box = UIView(CGRect(100, 200, 50, 50))
window:addSubview(box)
local pan = UIPanGestureRecognizer()
window:addGestureRecognizer(pan)
touch:down(110, 220)
expect(pan:location(box), CGPoint(10, 20))
expect(pan:location(window), CGPoint(110, 220))
expect(pan:location(nil), CGPoint(110, 220))
UIView.animate(1, function() box.center.x = box.center.x + 100 end)
expect(pan:location(box), CGPoint(-90, 20))

-- row 146 174: an edge pan begins within 20 points of one of its edges, and only inwards
local begun = 0
local function from(edges, x, y, dx, dy)
  begun = 0
  local pan = UIScreenEdgePanGestureRecognizer(function(pan) if pan.state == "began" then begun = begun + 1 end end)
  if edges then pan.edges = edges end
  window:addGestureRecognizer(pan)
  touch:down(x, y)
  touch:move(x + dx, y + dy)
  touch:up()
  window:removeGestureRecognizer(pan)
  timeline:advance(0.01)
  return begun
end
local width = UIScreen.main.bounds.width
expect(from(nil, 1, 300, 40, 0), 0)
expect(from("left", 1, 300, 40, 0), 1)
expect(from("left", 20, 300, 40, 0), 1)
expect(from("left", 21, 300, 40, 0), 0)
expect(from("left", 1, 300, 5, 40), 0)
expect(from("right", 1, 300, 40, 0), 0)
expect(from("right", width - 1, 300, -40, 0), 1)
expect(from({"left", "right"}, width - 1, 300, -40, 0), 1)

-- row 147: a tap is short and stays; a long or moved touch is none
local taps = 0
window:addGestureRecognizer(UITapGestureRecognizer(function(tap)
  expect(tap.state, "ended")
  taps = taps + 1
end))
touch:tap(100, 100)
timeline:run()
expect(taps, 1)
touch:down(100, 100)
touch:move(130, 100)
touch:up()
timeline:advance(1)
expect(taps, 1)
touch:down(100, 100)
timeline:advance(1)
touch:up()
timeline:advance(1)
expect(taps, 1)

-- row 148 149: a double tap takes two within 0.35 s; a single tap that waits for it comes when it cannot come
local told = {}
local double = UITapGestureRecognizer(function() told[#told + 1] = {"double", timeline.now} end)
double.numberOfTapsRequired = 2
local single = UITapGestureRecognizer(function() told[#told + 1] = {"single", timeline.now} end)
single:require(double)
window:addGestureRecognizer(single)
window:addGestureRecognizer(double)
touch:tap(100, 100) -- up at 0.05 s
timeline:run()
expect(told, {{"single", 0.4}})
timeline:advance(1)
local start = timeline.now
touch:tap(100, 100, {count = 2})
timeline:run()
expect(told[2], {"double", start + 0.15})
expect(#told, 2)

-- row 150 151: translation counts from where the finger went down, in the space of the view asked for
local outer = UIView(CGRect(0, 0, 300, 300))
window:addSubview(outer)
outer.transform = CGAffineTransform{scaleX = 0.5, y = 0.5}
local seen = {}
local pan = UIPanGestureRecognizer(function(pan) seen[#seen + 1] = pan:translation(window).x end)
window:addGestureRecognizer(pan)
touch:down(100, 100)
touch:move(120, 100)
touch:move(150, 100)
expect(seen, {20, 50})
expect(pan:translation(outer), CGPoint(100, 0))
expect(pan.numberOfTouches, 1)
expect(pan:isKind(UIGestureRecognizer), true)

-- row 175: a translation that is set counts on from there
local pan = UIPanGestureRecognizer()
window:addGestureRecognizer(pan)
touch:down(100, 100)
touch:move(150, 100)
pan:setTranslation(CGPoint(0, 0), window)
touch:move(157, 103)
expect(pan:translation(window), CGPoint(7, 3))
expect(pan:velocity(window), CGPoint(0, 0)) -- and the velocity starts anew

-- row 152: the velocity is the slope over the last tenth of a second
local pan = UIPanGestureRecognizer()
window:addGestureRecognizer(pan)
touch:drag{from = CGPoint(100, 100), to = CGPoint(200, 100), duration = 0.4, release = false}
timeline:run()
expect(pan:velocity(window).x, 250, 1e-5)
timeline:advance(0.3)
touch:move(200, 100)
expect(pan:velocity(window).x, 0, 1e-6) -- at rest for longer than that

-- row 153: a delegate may keep a gesture from beginning, or a touch from it; two may go together
local begun, asked = 0, 0
local Doorman = class("Doorman", NSObject, "UIGestureRecognizerDelegate")
function Doorman:gestureRecognizerShouldBegin(pan)
  asked = asked + 1
  return math.abs(pan:translation(window).y) > math.abs(pan:translation(window).x)
end
local doorman = Doorman()
local pan = UIPanGestureRecognizer(function(pan) if pan.state == "began" then begun = begun + 1 end end)
pan.delegate = doorman
window:addGestureRecognizer(pan)
touch:down(100, 100)
touch:move(150, 100)
touch:move(150, 400)
touch:up()
expect(begun, 0)
expect(asked, 1)
timeline:advance(0.01)
touch:down(100, 100)
touch:move(100, 150)
touch:up()
expect(begun, 1)
timeline:advance(0.01)
local other, both = UIPanGestureRecognizer(), true
local starts = 0
other:addTarget(function(pan) if pan.state == "began" then starts = starts + 1 end end)
local delegate = {gestureRecognizer_shouldRecognizeSimultaneouslyWith = function() return both end}
other.delegate = delegate
window:addGestureRecognizer(other)
touch:down(100, 100)
touch:move(100, 150)
touch:up()
expect({begun, starts}, {2, 1})
timeline:advance(0.01)
both = false
touch:down(100, 100)
touch:move(100, 150)
touch:up()
expect({begun, starts}, {3, 1})

-- row 154: two fingers zoom what the scroll view's delegate names, about the place between them
local scroll, picture = UIScrollView(CGRect(0, 0, 300, 300)), UIView(CGRect(0, 0, 300, 300))
scroll:addSubview(picture)
scroll.contentSize = CGSize(300, 300)
scroll.maximumZoomScale = 4
local delegate = {viewForZooming = function() return picture end}
scroll.delegate = delegate
window:addSubview(scroll)
touch:pinch{center = CGPoint(150, 150), from = 100, to = 200, duration = 0.5}
timeline:run()
expect(scroll.zoomScale, picture.transform.a)
expect(scroll.zoomScale, 2)
expect(scroll.contentSize.width, 300 * scroll.zoomScale, 1e-6)
expect((scroll.contentOffset.x + 150) / scroll.zoomScale, 150)
expect(scroll.pinchGestureRecognizer:isKind(UIPinchGestureRecognizer), true)

-- row 155: an action is a method's name; a target that is gone is not called
local told, Screen = 0, class("Screen", UIViewController)
function Screen:pinched(sender) told = told + 1 end
local screen = Screen()
local button = UIButton(CGRect(0, 0, 40, 40))
button:addTarget(screen, "pinched", "touchUpInside")
button:sendActions("touchUpInside")
expect(told, 1)
screen = nil
collectgarbage()
button:sendActions("touchUpInside")
expect(told, 1)

-- row 142 143: a class of the script's is a recogniser of its own
local told, Hold = {}, class("TwoFingerHold", UIGestureRecognizer)
function Hold:touchesBegan(touches, event)
  if self.numberOfTouches == 2 then self.state = "began" end
end
function Hold:touchesMoved(touches, event) if self.state == "began" then self.state = "changed" end end
function Hold:touchesEnded(touches, event)
  self.state = (self.state == "possible") and "failed" or "ended"
end
function Hold:reset() told[#told + 1] = "reset" end
local hold = Hold(function(hold) told[#told + 1] = hold.state end)
window:addGestureRecognizer(hold)
touch:down(100, 100)
touch:down(200, 100, {finger = 2})
expect(hold:location({ofTouch = 1}), CGPoint(200, 100))
expect(hold:location(window), CGPoint(150, 100))
touch:move(220, 100, {finger = 2})
touch:up({finger = 2})
touch:up()
timeline:run()
expect(told, {"began", "changed", "ended", "reset"})

-- row 150 153: a class below a built-in recogniser may narrow it, and refuse to be prevented
local begun, Vertical = {}, class("VerticalPan", UIPanGestureRecognizer)
function Vertical:touchesMoved(touches, event)
  Vertical.super.touchesMoved(self, touches, event)
  local moved = self:translation(window)
  if self.state == "began" and math.abs(moved.x) > math.abs(moved.y) then self.state = "failed" end
end
function Vertical:canBePrevented(other) return false end
local plain = UIPanGestureRecognizer(function(pan) begun[#begun + 1] = "plain " .. pan.state end)
local vertical = Vertical(function(pan) begun[#begun + 1] = "vertical " .. pan.state end)
window:addGestureRecognizer(plain)
window:addGestureRecognizer(vertical)
touch:down(100, 100)
touch:move(100, 120)
touch:up()
expect(begun, {"plain began", "vertical began", "plain ended", "vertical ended"})

-- row 150: the numbers gestures measure by are named, and may be changed
local app, view, began = UIApplication.shared, UIView(CGRect(0, 0, 200, 200)), nil
window:addSubview(view)
expect({app.panHysteresis, app.velocityWindow, app.edgeWidth}, {10, 0.1, 20})
expect({app.doubleTapInterval, app.tapDuration, app.tapSlop, app.multiTapDistance}, {0.35, 0.75, 10, 45})
view:addGestureRecognizer(UIPanGestureRecognizer(function(pan)
  if pan.state == "began" then began = pan:translation(view).x end
end))
local function drag(distance)
  began = nil
  touch:down(50, 50)
  touch:move(50 + distance, 50)
  touch:up()
  timeline:step()
  return began
end
expect(drag(10), nil)
expect(drag(15), 15)
app.panTranslation = "recognition"
expect(drag(15), 0)
app.panHysteresis, app.panTranslation = 4, "touchDown"
expect(drag(5), 5)
expect(pcall(function() app.velocityWindow = 0 end), false)

-- row 150: a point may stand where x and y do, with the same options after it
local found = {}
window:addGestureRecognizer(UIPanGestureRecognizer(function(pan)
  found[#found + 1] = pan.state
  found[#found + 1] = pan:location(window)
end))
local finger = touch:down(CGPoint(100, 100))
expect(finger:location(window), CGPoint(100, 100))
touch:move(CGPoint(130, 100))
touch:up()
expect(found, {"began", CGPoint(130, 100), "ended", CGPoint(130, 100)})
local moved = {}
touch:down({200, 300}, {finger = 2})
touch:move({x = 210, y = 300}, {finger = 2})
touch:up{finger = 2}
window:addGestureRecognizer(UITapGestureRecognizer(function(tap) moved[#moved + 1] = tap:location(window) end))
touch:tap(CGPoint(40, 60))
timeline:run()
expect(moved, {CGPoint(40, 60)})
