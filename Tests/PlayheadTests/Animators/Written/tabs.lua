local function screen(title, color)
  local controller = UIViewController{title = title}
  controller.view.accessibilityIdentifier, controller.view.backgroundColor = title, color
  return controller
end
local tabs = UITabBarController()
tabs.viewControllers = {screen("one", UIColor.systemRed), screen("two", UIColor.systemGreen), screen("three", UIColor.systemBlue)}
window.rootViewController = tabs

local TabSlide = class("TabSlide", NSObject, "UIViewControllerAnimatedTransitioning")
function TabSlide:init(toRight) self.toRight = toRight end
function TabSlide:transitionDuration() return 0.3 end
function TabSlide:animateTransition(context)
  local from, to = context:view("from"), context:view("to")
  local container = context.containerView
  local width = container.bounds.width * (self.toRight and 1 or -1)
  local place = from.frame
  to.frame = place:offsetBy(width, 0)
  container:addSubview(to)
  UIView.animate(0.3, function()
    from.frame = place:offsetBy(-width, 0)
    to.frame = place
  end, function(finished)
    from.frame, to.frame = place, place
    local done = not context.transitionWasCancelled
    if not done then to:removeFromSuperview() end
    context:completeTransition(done)
  end)
end
local interaction, goesRight
local TabDelegate = class("TabDelegate", NSObject, "UITabBarControllerDelegate")
function TabDelegate:tabBarController_animationControllerForTransitionFrom(bar, from, to)
  local function index(controller)
    for i, other in ipairs(bar.viewControllers) do if other == controller then return i end end
  end
  return TabSlide(index(to) > index(from))
end
function TabDelegate:tabBarController_interactionControllerFor() return interaction end
local tabDelegate = TabDelegate()
tabs.delegate = tabDelegate

local pan = UIPanGestureRecognizer(function(pan)
  local moved = pan:translation(tabs.view).x
  local width = tabs.view.bounds.width
  if pan.state == "began" then
    goesRight = pan:velocity(tabs.view).x < 0
    local next = tabs.selectedIndex + (goesRight and 1 or -1)
    if next < 0 or next > 2 then return end
    interaction = UIPercentDrivenInteractiveTransition()
    tabs.selectedIndex = next
  elseif pan.state == "changed" and interaction then
    interaction:update((goesRight and -moved or moved) / width)
  elseif interaction then
    local reached = moved + pan:velocity(tabs.view).x * 0.2
    local finishes = pan.state == "ended" and (goesRight and -reached or reached) / width > 0.5
    local released = interaction
    interaction = nil
    DispatchQueue.main:async(function() if finishes then released:finish() else released:cancel() end end)
  end
end)
tabs.view:addGestureRecognizer(pan)
tabs.selectedIndex = 2
timeline:run()
touch:drag{from = CGPoint(50, 400), to = CGPoint(320, 400), duration = 0.3}
timeline:run()
