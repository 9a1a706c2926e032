-- rule 1: 500 reaches the view, 7 and 9 stay in the copies
local view = UIView(CGRect(10, 20, 30, 40))
window:addSubview(view)
local frame = view.frame
frame.origin.y = 500
expect(view.frame, CGRect(10, 500, 30, 40))
local copy, other = view.frame:copy(), CGRect(view.frame)
copy.origin.y, other.origin.y = 7, 9
expect({view.frame, copy.origin.y, other.origin.y}, {CGRect(10, 500, 30, 40), 7, 9})

-- rule 2: 30 ticks of a sixtieth of a second are half a second
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

-- rule 3: nothing calls Turn:animate but its base class, which is enough
local Base = class("Base", NSObject, "UIViewControllerAnimatedTransitioning")
function Base:transitionDuration() return 0.5 end
function Base:animateTransition(context) self:animate(context) end
local Turn = class("Turn", Base)
function Turn:animate(context) context:completeTransition(true) end
local turn = Turn()
expect({turn:isKind(Base), #UIApplication.shared.warnings}, {true, 0})

-- rule 4: a quarter of the time is 0.129162 of the default curve, easeInOut; under a driver the default curve is a line
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
