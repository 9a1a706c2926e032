-- A dismissal that a finger drives without animations: the driver moves the card itself, and reports to the context.
local function screen(title, color)
  local controller = UIViewController{title = title}
  controller.view.accessibilityIdentifier, controller.view.backgroundColor = title, color
  return controller
end
local home, card = screen("home", UIColor.white), screen("card", UIColor.systemTeal)
window.rootViewController = home
card.modalPresentationStyle = "fullScreen"

local Drop = class("Drop", NSObject, "UIViewControllerAnimatedTransitioning")
function Drop:transitionDuration() return 0.25 end
function Drop:animateTransition(context)
  local from, to = context:view("from"), context:view("to")
  to.frame = context:finalFrame(context:viewController("to"))
  context.containerView:insertSubview(to, {belowSubview = from})
  UIView.animate(0.25, function()
    from.transform = CGAffineTransform{translationX = 0, y = from.bounds.height}
  end, function()
    from.transform = CGAffineTransform.identity
    context:completeTransition(not context.transitionWasCancelled)
  end)
end

local Pull = class("Pull", NSObject, "UIViewControllerInteractiveTransitioning")
function Pull:startInteractiveTransition(context)
  self.context, self.view = context, context:view("from")
  local to = context:view("to")
  to.frame = context:finalFrame(context:viewController("to"))
  context.containerView:insertSubview(to, {belowSubview = self.view})
  if self.isOver then self:finish(false) end
end
function Pull:move(percent)
  if not self.context then return end
  percent = math.min(math.max(percent, 0), 1)
  self.view.transform = CGAffineTransform{translationX = 0, y = percent * self.view.bounds.height}
  self.context:updateInteractiveTransition(percent)
end
function Pull:finish(goes)
  local context, view = self.context, self.view
  if not context then self.isOver = true return end
  if goes then context:finishInteractiveTransition() else context:cancelInteractiveTransition() end
  UIView.animate(0.2, function()
    view.transform = goes and CGAffineTransform{translationX = 0, y = view.bounds.height} or CGAffineTransform.identity
  end, function()
    view.transform = CGAffineTransform.identity
    context:completeTransition(goes)
  end)
end

local pull
local delegate = {
  animationController_forDismissed = function() return Drop() end,
  interactionControllerForDismissal = function() return pull end,
}
card.transitioningDelegate = delegate

local pan = UIPanGestureRecognizer(function(pan)
  local height = window.bounds.height
  if pan.state == "began" then
    pull = Pull()
    home:dismiss(true)
  elseif pull and pan.state == "changed" then
    pull:move(pan:translation(window).y / height)
  elseif pull then
    local aim = (pan:translation(window).y + pan:velocity(window).y * 0.2) / height
    pull:finish(pan.state == "ended" and aim > 0.5)
    pull = nil
  end
end)
card.view:addGestureRecognizer(pan)

home:present(card, false)
timeline:run()
touch:drag{from = CGPoint(200, 100), to = CGPoint(200, 700), duration = 0.4}
timeline:run()
