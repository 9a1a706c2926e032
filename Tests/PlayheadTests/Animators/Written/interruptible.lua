local list = UIViewController{title = "list"}
list.view.backgroundColor = UIColor.white
local page = UIViewController{title = "page"}
page.view.backgroundColor = UIColor.systemIndigo
local navigation = UINavigationController(list)
window.rootViewController = navigation
local Zoom = class("Zoom", NSObject, "UIViewControllerAnimatedTransitioning")
function Zoom:init(isPush) self.isPush = isPush end
function Zoom:transitionDuration() return 0.5 end
function Zoom:interruptibleAnimator(context)
  if self.animator then return self.animator end
  local from, to, container = context:view("from"), context:view("to"), context.containerView
  to.frame = context:finalFrame(context:viewController("to"))
  if self.isPush then
    container:addSubview(to)
    to.transform, to.alpha = CGAffineTransform{scaleX = 0.5, y = 0.5}, 0
  else
    container:insertSubview(to, 0)
  end
  local moving = self.isPush and to or from
  local animator = UIViewPropertyAnimator{duration = 0.5, curve = "easeInOut", animations = function()
    moving.transform = self.isPush and CGAffineTransform.identity or CGAffineTransform{scaleX = 0.5, y = 0.5}
    moving.alpha = self.isPush and 1 or 0
  end}
  animator:addCompletion(function()
    moving.transform, moving.alpha = CGAffineTransform.identity, 1
    if context.transitionWasCancelled then to:removeFromSuperview() end
    context:completeTransition(not context.transitionWasCancelled)
  end)
  self.animator = animator
  return animator
end
function Zoom:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
function Zoom:animationEnded() self.animator = nil end
local delegate = {navigationController_animationControllerFor = function(_, _, operation) return Zoom(operation == "push") end}
navigation.delegate = delegate
navigation:pushViewController(page, true)
timeline:run()
navigation:popViewController(true)
timeline:run()
