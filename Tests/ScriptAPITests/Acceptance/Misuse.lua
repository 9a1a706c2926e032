-- rows 25 27 31 32 56 57 58 73 176: what is against the rules changes nothing, and is told in one warning with a place and a hint
local function told(code, about)
  local warnings = UIApplication.shared.warnings
  local warning = warnings[#warnings]
  expect(warning and warning.code, code)
  expect({warning.line > 0, warning.hint ~= nil}, {true, true})
  expect(warning.message:find(about, 1, true) and about or warning.message, about)
end
-- the same for what a device raises an exception for: an error, and no warning
local function raised(code, about, act)
  local before = #UIApplication.shared.warnings
  local isDone, failure = pcall(act)
  expect({isDone, failure.code, failure.hint ~= nil, #UIApplication.shared.warnings}, {false, code, true, before})
  expect(failure.message:find(about, 1, true) and about or failure.message, about)
end
local function count() return #UIApplication.shared.warnings end
local base, a, b = UIViewController{title = "base"}, UIViewController{title = "a"}, UIViewController{title = "b"}

-- a tree of controllers stays a tree
raised("controller-cycle", "cannot become a child of", function() base:addChild(base) end)
base:addChild(a)
raised("controller-cycle", '"base" cannot become a child of', function() a:addChild(base) end)
expect({a.parent == base, base.parent, #a.children}, {true, nil, 0})
local navigation, tabs = UINavigationController(b), UITabBarController()
-- another stack in a stack is UIKit's exception: pushed, put in, or made so
for _, attempt in ipairs{
  function() navigation:pushViewController(navigation, false) end,
  function() navigation:setViewControllers({b, UINavigationController()}, true) end,
  function() navigation.viewControllers = {UINavigationController()} end,
  function() return UINavigationController(UINavigationController()) end,
} do
  local ok, failure = pcall(attempt)
  expect({ok, failure.code, #navigation.viewControllers}, {false, "nested-navigation", 1})
end
raised("listed-twice", '"b"', function() navigation.viewControllers = {b, b} end)
tabs.viewControllers = {navigation}
raised("controller-cycle", "UITabBarController", function() navigation:pushViewController(tabs, false) end)
expect({#navigation.viewControllers, #tabs.viewControllers}, {1, 1})
-- but a child may move: it leaves the container it was in
base:addChild(b)
expect({b.parent == base, #navigation.viewControllers}, {true, 0})
tabs.viewControllers = {a, navigation}
expect({a.parent == tabs, #base.children}, {true, 1})
UINavigationController(a)
expect({#tabs.viewControllers, tabs.selectedIndex}, {1, 0})
b:willMove(nil)
b:removeFromParent()

-- presenting
window.rootViewController = base
timeline:step()
raised("controller-cycle", "cannot present itself", function() base:present(base, true) end)
local inner = UIViewController{title = "inner"}
b:addChild(inner)
raised("has-parent", 'a child of UIViewController', function() base:present(inner, true) end)
b.modalPresentationStyle = "fullScreen"
base:dismiss(true)
told("nothing-to-dismiss", '"base"')
base:present(b, true)
base:present(UIViewController(), true)
told("already-presenting", "already presenting")
base:dismiss(true)
told("transition-in-progress", '"b"')
timeline:run()
expect({base.presentedViewController == b, count()}, {true, 3})
navigation:pushViewController(b, false)
told("already-presenting", "presents it")
raised("controller-cycle", "Attempt to present", function() b:present(base, true) end)
base:dismiss(false)
timeline:run()

-- completing, finishing and cancelling
local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
function Slide:transitionDuration() return 0.3 end
function Slide:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  self.context, view.alpha = context, 0
  UIView.animate(0.3, function() view.alpha = 1 end, function()
    if self.keeps then return end
    context:completeTransition(self.lies or not context.transitionWasCancelled)
    if self.repeats then context:completeTransition(true) end
  end)
end
local slide, driver, delegate = Slide(), nil, {}
function delegate:animationController_forPresented() return slide end
function delegate:interactionControllerForPresentation() return driver end
b.transitioningDelegate = delegate
slide.repeats = true
base:present(b, true)
timeline:run()
told("completed-twice", "that is over")
expect(base.presentedViewController == b, true)
base:dismiss(false)
timeline:run()
slide.repeats = false
local function present()
  driver = UIPercentDrivenInteractiveTransition()
  base:present(b, true)
  timeline:advance(0)
  driver:update(0.5)
end
present()
driver:finish()
driver:finish()
told("ended-twice", "twice")
driver:cancel()
told("ended-twice", "twice")
driver:update(0.1)
told("not-interactive", "update(0.1)")
timeline:run()
expect(base.presentedViewController == b, true)
base:dismiss(false)
timeline:run()
present()
slide.context:completeTransition(true)
told("completed-while-interactive", "still being driven")
timeline:run()
base:dismiss(false)
timeline:run()
present()
slide.lies = true
driver:cancel()
timeline:run()
told("completed-after-cancel", "cancelled")
expect(base.presentedViewController == b, true) -- taken at its word
base:dismiss(false)
timeline:run()
slide.lies = false
driver = UIPercentDrivenInteractiveTransition()
base:present(b, true)
driver:cancel() -- a turn too early
timeline:run()
told("ended-before-start", "before the transition began")
expect(base.presentedViewController, nil)

-- a screen that stays frozen is told of where it is noticed: who should have completed it, and since when
slide.keeps, driver = true, nil
base:present(b, true)
timeline:run()
expect({timeline.transition == slide.context, timeline.transition.isInteractive}, {true, false})
timeline.transition:completeTransition(true)

-- the app goes to the background in the middle: animations end at once, and so does what waits for them
slide.keeps = false
base:dismiss(false)
timeline:run()
present()
local begun = timeline.liveTime
device:background()
timeline:advance(0)
expect({base.presentedViewController == b, timeline.transition, timeline.liveTime - begun}, {true, nil, 0})

-- row 74 188: a delegate that only listens leaves the system's swipe to pop alone; one that draws the pop does not
local log, delegate = {}, {}
function delegate:navigationController_didShow(navigation, controller) log[#log + 1] = controller.title end
local function swipe()
  local navigation = UINavigationController(UIViewController{title = "first"})
  navigation.delegate = delegate
  window.rootViewController = navigation
  navigation:pushViewController(UIViewController{title = "second"}, false)
  timeline:run()
  touch:drag{from = CGPoint(4, 300), to = CGPoint(300, 300), duration = 0.3, hold = 0.2}
  timeline:advance(0.4)
  local isDriven = timeline.transition ~= nil and timeline.transition.isInteractive
  timeline:run()
  return isDriven, navigation.topViewController.title
end
expect({swipe()}, {true, "first"})
expect(log, {"second", "first"})
local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
function Fade:transitionDuration() return 0.3 end
function Fade:animateTransition(context) context:completeTransition(true) end
local fade = Fade()
function delegate:navigationController_animationControllerFor() return fade end
expect({swipe()}, {false, "second"})

-- rows 182 183: the animator that is driven is the one that is answered
local Loose = class("Loose", NSObject, "UIViewControllerAnimatedTransitioning")
function Loose:transitionDuration() return 0.3 end
function Loose:make(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  view.alpha = 1
  local animator = UIViewPropertyAnimator{duration = 0.3, curve = "linear", animations = function() view.alpha = 0.5 end}
  animator:addCompletion(function() context:completeTransition(not context.transitionWasCancelled) end)
  return animator
end
function Loose:animateTransition(context) self:make(context):startAnimation() end
local loose, driver, delegate = Loose(), UIPercentDrivenInteractiveTransition(), {}
function delegate:animationController_forPresented() return loose end
function delegate:interactionControllerForPresentation() return driver end
local base = UIViewController()
window.rootViewController = base
timeline:step()
local modal = UIViewController{modalPresentationStyle = "fullScreen", transitioningDelegate = delegate}
base:present(modal, true)
timeline:advance(0)
expect(UIApplication.shared.warnings[1].code, "not-interruptible")
driver:finish()
timeline:run()
base:dismiss(false)
timeline:run()
function Loose:interruptibleAnimator(context) return self:make(context) end -- another one each time
base:present(modal, true)
timeline:advance(0)
-- the one that is asked for afterwards takes the view from the other, which ends at once and completes what is still held: of that no
-- more is said, as the cause is
local warnings = UIApplication.shared.warnings
expect({warnings[2].code, #warnings}, {"not-interruptible", 2})
