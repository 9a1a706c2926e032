local function screen(title, color)
  local controller = UIViewController{title = title}
  controller.view.accessibilityIdentifier, controller.view.backgroundColor = title, color
  return controller
end
local first, second = screen("first", UIColor.white), screen("second", UIColor.systemYellow)
local navigation = UINavigationController(first)
window.rootViewController = navigation

local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
function Slide:init(isPush) self.isPush = isPush end
function Slide:transitionDuration() return 0.35 end
function Slide:animateTransition(context)
  local from, to = context:view("from"), context:view("to")
  local container = context.containerView
  local width = container.bounds.width
  to.frame = context:finalFrame(context:viewController("to"))
  if self.isPush then
    container:addSubview(to)
    to.transform = CGAffineTransform{translationX = width, y = 0}
  else
    container:insertSubview(to, 0)
    to.transform = CGAffineTransform{translationX = -width / 3, y = 0}
  end
  UIView.animate(0.35, 0, {"curveEaseOut"}, function()
    to.transform = CGAffineTransform.identity
    from.transform = CGAffineTransform{translationX = self.isPush and -width / 3 or width, y = 0}
  end, function()
    from.transform, to.transform = CGAffineTransform.identity, CGAffineTransform.identity
    if context.transitionWasCancelled then to:removeFromSuperview() end
    context:completeTransition(not context.transitionWasCancelled)
  end)
end

local driver
local Delegate = class("Delegate", NSObject, "UINavigationControllerDelegate")
function Delegate:navigationController_animationControllerFor(_, operation) return Slide(operation == "push") end
function Delegate:navigationController_interactionControllerFor() return driver end
local delegate = Delegate()
navigation.delegate = delegate

local edge = UIScreenEdgePanGestureRecognizer(function(edge)
  local percent = edge:translation(window).x / window.bounds.width
  if edge.state == "began" then
    driver = UIPercentDrivenInteractiveTransition()
    navigation:popViewController(true)
  elseif edge.state == "changed" then
    driver:update(percent)
  elseif driver then
    local finishes = edge.state == "ended" and percent + edge:velocity(window).x / window.bounds.width * 0.2 > 0.5
    local released = driver
    driver = nil
    DispatchQueue.main:async(function() if finishes then released:finish() else released:cancel() end end)
  end
end)
edge.edges = {"left"}
local gate = {gestureRecognizerShouldBegin = function() return #navigation.viewControllers > 1 end}
edge.delegate = gate
second.view:addGestureRecognizer(edge)

navigation:pushViewController(second, true)
timeline:run()
touch:drag{from = CGPoint(2, 400), to = CGPoint(300, 400), duration = 0.4}
timeline:run()
