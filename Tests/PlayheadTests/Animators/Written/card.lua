local base = UIViewController{title = "base"}
base.view.backgroundColor = UIColor.white
window.rootViewController = base
local Card = class("Card", UIPresentationController)
function Card:presentationTransitionWillBegin()
  local dim = UIView(self.containerView.bounds)
  dim.backgroundColor, dim.alpha = UIColor.black:withAlphaComponent(0.4), 0
  dim.autoresizingMask = {"flexibleWidth", "flexibleHeight"}
  self.containerView:insertSubview(dim, 0)
  self.dim = dim
  local coordinator = self.presentedViewController.transitionCoordinator
  if coordinator then
    coordinator:animate(function() dim.alpha = 1 end)
  else
    dim.alpha = 1
  end
end
function Card:presentationTransitionDidEnd(completed)
  if not completed then self.dim:removeFromSuperview() end
end
function Card:dismissalTransitionWillBegin()
  local coordinator = self.presentedViewController.transitionCoordinator
  if coordinator then coordinator:animate(function() self.dim.alpha = 0 end) else self.dim.alpha = 0 end
end
function Card:dismissalTransitionDidEnd(completed)
  if completed then self.dim:removeFromSuperview() end
end
function Card:frameOfPresentedViewInContainerView()
  local bounds = self.containerView.bounds
  return CGRect(0, bounds.height / 2, bounds.width, bounds.height / 2)
end
function Card:containerViewWillLayoutSubviews()
  if self.presentedViewController.isBeingDismissed then return end
  self.presentedView.frame = self.frameOfPresentedViewInContainerView
end
function Card:shouldRemovePresentersView() return false end
local Rise = class("Rise", NSObject, "UIViewControllerAnimatedTransitioning")
function Rise:init(isPresenting) self.isPresenting = isPresenting end
function Rise:transitionDuration() return 0.4 end
function Rise:animateTransition(context)
  local key = self.isPresenting and "to" or "from"
  local controller = context:viewController(key)
  local view = context:view(key)
  local shown = self.isPresenting and context:finalFrame(controller) or view.frame
  local hidden = CGRect(shown.minX, context.containerView.bounds.height, shown.width, shown.height)
  if self.isPresenting then
    context.containerView:addSubview(view)
    view.frame = hidden
  end
  local animator = UIViewPropertyAnimator{duration = 0.4, dampingRatio = 0.9, animations = function()
    view.frame = self.isPresenting and shown or hidden
  end}
  animator:addCompletion(function()
    local done = not context.transitionWasCancelled
    if self.isPresenting and not done then view:removeFromSuperview() end
    context:completeTransition(done)
  end)
  animator:startAnimation()
end
local card = UIViewController{title = "card"}
card.view.backgroundColor = UIColor.systemTeal
card.modalPresentationStyle = "custom"
local handler = {
  presentationController_forPresented = function(_, presented, presenting)
    return Card(presented, presenting)
  end,
  animationController_forPresented = function() return Rise(true) end,
  animationController_forDismissed = function() return Rise(false) end,
}
card.transitioningDelegate = handler
base:present(card, true)
timeline:run()
card:dismiss(true)
timeline:run()
