-- What 18 public projects rely on: each defect that was found when parts of them were written anew.
-- rule 1: 200 points in 0.2 s are 1,000 points a second, though the translation is set to zero on every change
local view, found = UIView(CGRect(0, 0, 100, 100)), nil
window:addSubview(view)
view:addGestureRecognizer(UIPanGestureRecognizer(function(pan)
  if pan.state == "changed" then pan:setTranslation(CGPoint.zero, window) end
  if pan.state == "ended" then found = pan:velocity(window) end
end))
touch:flick{from = CGPoint(50, 50), to = CGPoint(50, 250), duration = 0.2}
timeline:run()
expect({found.x, found.y}, {0, 1000}, 1e-3)

-- rule 2: a local is a copy; the constants stay what they are, and are not assigned
local t, a, p, r = CATransform3DIdentity, CGAffineTransformIdentity, CGPointZero, CGRectZero
t.m34, a.tx, p.x, r.origin.x = -0.005, 1, 2, 3
expect({CATransform3DIdentity.m34, CGAffineTransformIdentity.tx, CGPointZero.x, CGRectZero.minX}, {0, 0, 0, 0})
local layer = CALayer()
layer.transform = CATransform3DIdentity
expect(layer.transform.m34, 0)
for _, change in ipairs{
  function() CATransform3DIdentity.m34 = 1 end, function() CATransform3D.identity.m34 = 1 end,
  function() CGRectZero.origin.x = 1 end, function() CGPoint.zero.x = 1 end, function() UIEdgeInsets.zero.top = 1 end,
} do
  local isDone, failure = pcall(change)
  expect({isDone, failure.code}, {false, "read-only"})
end

-- rule 3: 500 reaches the view, 7 and 9 stay in the copies
local view = UIView(CGRect(10, 20, 30, 40))
window:addSubview(view)
local frame = view.frame
frame.origin.y = 500
expect(view.frame, CGRect(10, 500, 30, 40))
local copy, other = view.frame:copy(), CGRect(view.frame)
copy.origin.y, other.origin.y = 7, 9
expect({view.frame, copy.origin.y, other.origin.y}, {CGRect(10, 500, 30, 40), 7, 9})
-- what a read-only property gives is a copy: one that is kept may change, one that is lost is refused
local kept, holder = UIScreen.main.bounds, {}
kept.size.width = 3
holder.bounds = UIScreen.main.bounds
holder.bounds.size.width = 4
expect({kept.width, holder.bounds.width, UIScreen.main.bounds.width}, {3, 4, 393})
local isDone, failure = pcall(function() UIScreen.main.bounds.size.width = 3 end)
expect({isDone, failure.code, failure.message, failure.hint}, {false, "read-only",
  "UIScreen.bounds cannot be assigned: this changes a copy that nothing keeps",
  "local bounds = UIScreen.main.bounds:copy()"})
expect(pcall(function() view.safeAreaInsets.top = 5 end), false)
expect(UIScreen.main.bounds, CGRect(0, 0, 393, 852))

-- rule 4: 30 ticks of a sixtieth of a second are half a second
local Linked = class("Linked", NSObject, "UIViewControllerAnimatedTransitioning")
function Linked:transitionDuration() return 0.5 end
function Linked:animateTransition(context)
  local view, ticks = context:view("to"), 0
  context.containerView:addSubview(view)
  local link
  link = CADisplayLink(function()
    ticks = ticks + 1
    view.alpha = ticks / 30
    if ticks == 30 then
      link:invalidate()
      context:completeTransition(true)
    end
  end)
  link:add()
end
local delegate = {animationController_forPresented = function() return Linked() end}
local list, photo = UIViewController(), UIViewController()
photo.modalPresentationStyle, photo.transitioningDelegate = "fullScreen", delegate
window.rootViewController = list
list:present(photo, true)
timeline:run()
expect(timeline.now, 0.5)
expect({timeline.transition == nil, photo.view.alpha, #UIApplication.shared.warnings}, {true, 1, 0})
local moving, x = UIView(CGRect(0, 0, 10, 10)), 0
window:addSubview(moving)
local link
link = CADisplayLink(function()
  x = x + 10
  moving.center = CGPoint(x, 5)
  if x == 300 then link:invalidate() end
end)
link:add()
timeline:run()
expect({timeline.now, moving.center.x}, {1, 300})

-- rule 5: a name that the target has no method of is an error where it is given
local Target = class("Target", NSObject)
function Target:pan() end
local target, button = Target(), UIButton(CGRect(0, 0, 50, 50))
for _, call in ipairs{
  function() button:addTarget(target, "pam", "touchUpInside") end, function() UIPanGestureRecognizer(target, "pam") end,
  function() CADisplayLink(target, "pam") end,
} do
  local isDone, failure = pcall(call)
  expect({isDone, failure.message, failure.hint}, {false, "Target has no method 'pam'", "did you mean 'pan'?"})
end
for _, call in ipairs{
  function() button:addTarget(nil, "pan", "touchUpInside") end, function() UIPanGestureRecognizer(nil, "pan") end,
  function() CADisplayLink(nil, "pan") end,
} do
  local isDone, failure = pcall(call)
  expect(isDone, false)
  expect(failure.message:match("takes an object.*"), "takes an object or a table that has the method, not nil")
end

-- rule 6: a .custom animator tells the presenter that it leaves and comes back; nobody else does
local told = {}
local Base = class("Base", UIViewController)
for _, name in ipairs{"viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"} do
  Base[name] = function() told[#told + 1] = name end
end
local Telling = class("Telling", NSObject, "UIViewControllerAnimatedTransitioning")
function Telling:transitionDuration() return 0.2 end
function Telling:animateTransition(context)
  local to, presenter = context:view("to"), context:viewController(self.isLeaving and "to" or "from")
  if to then context.containerView:addSubview(to) end
  presenter:beginAppearanceTransition(self.isLeaving, true)
  UIView.animate{withDuration = 0.2, animations = function() context.containerView.alpha = 0.9 end, completion = function()
    presenter:endAppearanceTransition()
    context:completeTransition(true)
  end}
end
local base, modal = Base(), UIViewController()
local coming, leaving = Telling(), Telling()
coming.isLeaving, leaving.isLeaving = false, true
local delegate = {animationController_forPresented = function() return coming end,
  animationController_forDismissed = function() return leaving end}
modal.modalPresentationStyle, modal.transitioningDelegate = "custom", delegate
window.rootViewController = base
timeline:run()
told = {}
base:present(modal, true)
timeline:run()
expect(told, {"viewWillDisappear", "viewDidDisappear"})
base:dismiss(true)
timeline:run()
expect(told, {"viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"})
expect(#UIApplication.shared.warnings, 0)

-- rule 7: half of two seconds from 0 to 600 the view is seen at 300, and caught there
local view, taps = UIView(CGRect(0, 0, 100, 100)), 0
window:addSubview(view)
view:addGestureRecognizer(UITapGestureRecognizer(function() taps = taps + 1 end))
UIViewPropertyAnimator{duration = 2, curve = "linear", animations = function()
  view.frame = CGRect(0, 600, 100, 100)
end}:startAnimation()
timeline:advance(1)
expect(view.layer:presentation().frame.midY, 350, 1e-6)
touch:tap(50, 350)
timeline:advance(0.2)
expect(taps, 1)

-- rule 8: nothing calls Turn:animate but its base class, which is enough
local Base = class("Base", NSObject, "UIViewControllerAnimatedTransitioning")
function Base:transitionDuration() return 0.5 end
function Base:animateTransition(context) self:animate(context) end
local Turn = class("Turn", Base)
function Turn:animate(context) context:completeTransition(true) end
local turn = Turn()
expect({turn:isKind(Base), #UIApplication.shared.warnings}, {true, 0})

-- rule 9: a message names what was written, and its hint what can be typed
local Panel = class("Panel", UIPresentationController)
local view = UIView()
window:addSubview(view)
for _, case in ipairs{
  {function() Panel.super:init(nil, nil) end, "Card.super.init(self, …), in a method of Card"},
  {function() timeline:value(view, "alpha") end, '"opacity"'},
  {function() timeline:value(view, "center.x") end, '"position.x"'},
  {function() timeline:value(view, "frame") end, "view.layer:presentation().frame"},
  {function()
    UIView.animate{withDuration = 1, options = {"curveEaseOut", ".allowUserInteraction"}, animations = print}
  end, '"allowUserInteraction"'},
} do
  local isDone, failure = pcall(case[1])
  expect({isDone, failure.hint}, {false, case[2]})
end
expect(load("UIView.animate(withDuration = 1)"), nil)
-- What could not be written then: corners by two radii, nil for the layer in front of all, and Apple's older names.
local path = UIBezierPath{roundedRect = CGRect(0, 0, 9, 9), byRoundingCorners = {"topLeft"}, cornerRadii = CGSize(3, 3)}
expect(path.bounds, CGRect(0, 0, 9, 9))
expect(CALayer():convertTime(1, {from = nil}), 1)
expect({CGMutablePath().isEmpty, UIOffset()}, {true, UIOffset(0, 0)})
expect(CGAffineTransformMakeScale(2, 3), CGAffineTransform(2, 0, 0, 3, 0, 0))

-- rule 10.1: a finger that rests 0.4 s after half a second, and stays
touch:drag{from = CGPoint(10, 10), to = CGPoint(90, 10), duration = 0.5, hold = 0.4, release = false}
timeline:run()
expect(timeline.now, 0.9)
touch:up()

-- rule 10.2: twenty updates are one warning
local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
function Fade:transitionDuration() return 0.5 end
function Fade:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  UIView.animate{withDuration = 0.5, animations = function() view.alpha = 0.5 end,
    completion = function() context:completeTransition(true) end}
end
local driver = UIPercentDrivenInteractiveTransition()
driver.wantsInteractiveStart = false
local delegate = {animationController_forPresented = function() return Fade() end,
  interactionControllerForPresentation = function() return driver end}
local list, photo = UIViewController(), UIViewController()
photo.modalPresentationStyle, photo.transitioningDelegate = "fullScreen", delegate
window.rootViewController = list
timeline:run()
list:present(photo, true)
for step = 1, 20 do
  timeline:step()
  driver:update(step / 20)
end
timeline:run()
local warnings = UIApplication.shared.warnings
expect({#warnings, list.presentedViewController == photo}, {1, true})

-- rule 10.3: half a turn about y, an eighth about z: the frame that is set is not the one that is found, and both are said
for _, transform in ipairs{CATransform3DMakeRotation(math.pi / 2, 0, 1, 0), CATransform3DMakeRotation(math.pi / 4, 0, 0, 1)} do
  local view = UIView(CGRect(0, 0, 100, 100))
  window:addSubview(view)
  view.layer.transform = transform
  view.frame = CGRect(10, 10, 100, 100)
end
expect(#UIApplication.shared.warnings, 2)

-- rule 10.4: a quarter of the time is 0.129162 of the default curve, easeInOut; under a driver the default curve is a line
local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
function Fade:transitionDuration() return 0.5 end
function Fade:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  view.alpha = 0
  UIView.animate{withDuration = 0.5, animations = function() view.alpha = 1 end,
    completion = function() context:completeTransition(not context.transitionWasCancelled) end}
end
local driver
local delegate = {animationController_forPresented = function() return Fade() end,
  interactionControllerForPresentation = function() return driver end}
local list, photo = UIViewController(), UIViewController()
photo.modalPresentationStyle, photo.transitioningDelegate = "fullScreen", delegate
window.rootViewController = list
timeline:run()
local function opacity() return photo.view.layer:presentation().opacity end
local function scrubbed(update)
  local found = {}
  for index, percent in ipairs{0, 0.25, 0.5, 0.75, 1} do
    update(percent)
    timeline:advance(0)
    found[index] = opacity()
  end
  return found
end
list:present(photo, true)
timeline:begin()
expect(scrubbed(function(percent) timeline:update(percent) end), {0, 0.129162, 0.5, 0.870838, 1}, 1e-6)
timeline:cancel()
timeline:run()
driver = UIPercentDrivenInteractiveTransition()
list:present(photo, true)
timeline:advance(0)
expect(scrubbed(function(percent) driver:update(percent) end), {0, 0.25, 0.5, 0.75, 1}, 1e-9)
driver:cancel()
timeline:run()
expect(list.presentedViewController, nil)

-- rule 10.5: a picture of what was never on the screen is nil, with a warning
local view = UIView(CGRect(0, 0, 10, 10))
expect({view:snapshotView(false), #UIApplication.shared.warnings}, {nil, 1})
