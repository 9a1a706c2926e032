-- rule 3.1: view a, a raw layer, view b: the layers are a, layer, b; with view c below b: a, layer, c, b
local host, a, b, c, raw = UIView(), UIView(), UIView(), UIView(), CALayer()
host:addSubview(a)
host.layer:addSublayer(raw)
host:addSubview(b)
local function places(layers)
  local found = {}
  for place, layer in ipairs(host.layer.sublayers) do
    for name, one in pairs(layers) do if layer == one then found[place] = name end end
  end
  return table.concat(found, " ")
end
expect(places{a = a.layer, raw = raw, b = b.layer}, "a raw b")
host:insertSubview(c, {belowSubview = b})
expect(places{a = a.layer, raw = raw, b = b.layer, c = c.layer}, "a raw c b")
expect({#host.subviews, host.subviews[2] == c}, {3, true})

-- rule 3.2: layoutSubviews of the superview, once
local Box = class("Box", UIView)
function Box:layoutSubviews() self.count = (self.count or 0) + 1 end
local box, child = Box(CGRect(0, 0, 100, 100)), UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
box:addSubview(child)
timeline:step()
box.count = 0
child.bounds = CGRect(0, 0, 20, 20)
timeline:step()
expect(box.count, 1)
-- A new place is no new size; a new frame may be one.
child.center = CGPoint(50, 50)
timeline:step()
expect(box.count, 1)
child.frame = CGRect(0, 0, 30, 30)
timeline:step()
expect(box.count, 2)

-- rule 3.3: ease in and out, 1 s, at 0.25 s: 0.25, while the view is where the curve is
local view = UIView(CGRect(0, 0, 10, 10))
window:addSubview(view)
local animator = UIViewPropertyAnimator{duration = 1, curve = "easeInOut", animations = function() view.alpha = 0 end}
animator:startAnimation()
timeline:advance(0.25)
expect(animator.fractionComplete, 0.25, 1e-9)
-- The curve (0.42, 0, 0.58, 1) at 0.25 by bisection: x(s) = 3 · 0.42 · s(1-s)² + 3 · 0.58 · s²(1-s) + s³, y(s) = 3s²(1-s) + s³.
local low, high = 0, 1
for _ = 1, 60 do
  local s = (low + high) / 2
  local x = 1.26 * s * (1 - s) ^ 2 + 1.74 * s ^ 2 * (1 - s) + s ^ 3
  if x < 0.25 then low = s else high = s end
end
expect(view.layer:presentation().opacity, 1 - (3 * low ^ 2 * (1 - low) + low ^ 3), 1e-6)
-- The other reading is a setting.
UIApplication.shared.fractionWhileRunning = "curve"
expect(animator.fractionComplete, 3 * low ^ 2 * (1 - low) + low ^ 3, 1e-6)

-- rule 3.4: the presenter, not the container's view
local base, modal = UIViewController(), UIViewController()
modal.modalPresentationStyle = "fullScreen"
window.rootViewController = base
base:present(modal, false)
timeline:run()
expect({modal.next == base, modal.view.next == modal}, {true, true})

-- rule 3.5: 200 points in 0.2 s are 1,000 a second, although every change sets the translation to zero
local pad, found = UIView(CGRect(0, 0, 393, 800)), nil
window:addSubview(pad)
pad:addGestureRecognizer(UIPanGestureRecognizer(function(pan)
  if pan.state == "changed" then pan:setTranslation(CGPoint.zero, pad) end
  if pan.state == "ended" then found = pan:velocity(pad).y end
end))
touch:down(50, 50)
for step = 1, 24 do
  timeline:advance(1 / 120)
  touch:move(50, 50 + step * 200 / 24)
end
touch:up()
expect(found, 1000, 1e-3)
-- Two fingers part evenly from 100 to 300 in 0.2 s: 1,000 points a second. Each change sets the scale to 1, which makes the
-- distance of that moment the measure: 300 - 100 / 24 when the last finger moves, 300 when both are lifted.
local spread, last = nil, nil
local pinch = UIPinchGestureRecognizer(function(pinch)
  if pinch.state == "changed" then last = pinch.velocity pinch.scale = 1 end
  if pinch.state == "ended" then spread = pinch.velocity end
end)
pad:addGestureRecognizer(pinch)
touch:down(150, 400)
touch:down(250, 400, {finger = 2})
for step = 1, 24 do
  timeline:advance(1 / 120)
  touch:move(150 - step * 100 / 24, 400)
  touch:move(250 + step * 100 / 24, 400, {finger = 2})
end
touch:up()
touch:up{finger = 2}
expect({last, spread}, {1000 / (300 - 100 / 24), 1000 / 300}, 1e-5)
-- The second finger goes round the first by a quarter of a turn in 0.2 s: 90 degrees in 24 moves of 1/120 s are pi / 2 / 0.2 a
-- second, though the rotation is set to zero on every change.
local turning
pad:removeGestureRecognizer(pinch)
pad:addGestureRecognizer(UIRotationGestureRecognizer(function(turn)
  if turn.state == "changed" then turn.rotation = 0 end
  if turn.state == "ended" then turning = turn.velocity end
end))
touch:down(150, 400)
touch:down(250, 400, {finger = 2})
for step = 1, 24 do
  timeline:advance(1 / 120)
  local angle = math.pi / 2 * step / 24
  touch:move(150 + 100 * math.cos(angle), 400 + 100 * math.sin(angle), {finger = 2})
end
touch:up()
touch:up{finger = 2}
expect(turning, math.pi / 2 / 0.2, 1e-3)

-- rule 3.6: half way from 0 to 600 the view is at 300; its model is at 600
local view, taps = UIView(CGRect(0, 0, 100, 100)), 0
window:addSubview(view)
view:addGestureRecognizer(UITapGestureRecognizer(function() taps = taps + 1 end))
local animator = UIViewPropertyAnimator{duration = 2, curve = "linear", animations = function()
  view.frame = CGRect(0, 600, 100, 100)
end}
animator:startAnimation()
timeline:advance(1)
expect(view.layer:presentation().frame.minY, 300, 1e-6)
expect({window:hitTest(CGPoint(50, 350)) == view, window:hitTest(CGPoint(50, 650)) == view}, {true, false})
touch:tap(50, 350)
timeline:advance(0.1)
expect(taps, 1)
animator.isManualHitTestingEnabled = true
touch:tap(50, 650)
timeline:advance(0.1)
expect(taps, 2)

-- rule 3.7: an animator that says nothing: the presenter is told nothing, coming and going
local told = {}
local Base = class("Base", UIViewController)
for _, name in ipairs{"viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"} do
  Base[name] = function() told[#told + 1] = name end
end
local Plain = class("Plain", NSObject, "UIViewControllerAnimatedTransitioning")
function Plain:transitionDuration() return 0.2 end
function Plain:animateTransition(context)
  local to = context:view("to")
  if to then context.containerView:addSubview(to) end
  UIView.animate{withDuration = 0.2, animations = function() context.containerView.alpha = 0.9 end,
    completion = function() context:completeTransition(true) end}
end
local base, modal = Base(), UIViewController()
local delegate = {animationController_forPresented = function() return Plain() end,
  animationController_forDismissed = function() return Plain() end}
modal.modalPresentationStyle, modal.transitioningDelegate = "custom", delegate
window.rootViewController = base
timeline:run()
told = {}
base:present(modal, true)
timeline:run()
base:dismiss(true)
timeline:run()
expect(told, {})
-- One that tells the presenter in the dismissal alone is the only one who does.
function Plain:animateTransition(context)
  local presenter = context:viewController("to")
  if presenter == base then presenter:beginAppearanceTransition(true, true) end
  UIView.animate{withDuration = 0.2, animations = function() context.containerView.alpha = 0.8 end, completion = function()
    if presenter == base then presenter:endAppearanceTransition() end
    context:completeTransition(true)
  end}
end
base:present(modal, true)
timeline:run()
expect(told, {})
base:dismiss(true)
timeline:run()
expect(told, {})

-- rule 3.8: the corner of a label at (30, 40) stays, whatever the size was
local label = UILabel(CGRect(30, 40, 300, 200))
label.text = "short"
label:sizeToFit()
expect({label.frame.minX, label.frame.minY}, {30, 40})
expect(label.frame.size == label:sizeThatFits(CGSize.zero), true)

-- rule 3.9: touchesCancelled, and the finger is up
local Pad, seen = class("Pad", UIView), {}
function Pad:touchesBegan() seen[#seen + 1] = "began" end
function Pad:touchesEnded() seen[#seen + 1] = "ended" end
function Pad:touchesCancelled() seen[#seen + 1] = "cancelled" end
local pad = Pad(CGRect(0, 0, 200, 200))
window:addSubview(pad)
touch:down(50, 50)
device:background()
expect(seen, {"began", "cancelled"})
-- A recogniser that has begun is cancelled with them.
local state
pad:addGestureRecognizer(UIPanGestureRecognizer(function(pan) state = pan.state end))
touch:down(50, 50)
touch:move(50, 90)
expect(state, "began")
device:background()
expect(state, "cancelled")
