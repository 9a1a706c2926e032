local shelf = UIViewController{title = "shelf"}
shelf.view.backgroundColor = UIColor.white
local book = UIViewController{title = "book"}
book.view.backgroundColor = UIColor.systemTeal
window.rootViewController = shelf
local Bounce = class("Bounce", NSObject, "UIViewControllerAnimatedTransitioning")
function Bounce:init(isPresenting) self.isPresenting = isPresenting end
function Bounce:transitionDuration() return 0.33 end
function Bounce:interruptibleAnimator(context)
  if self.animator then return self.animator end
  local from, to, container = context:view("from"), context:view("to"), context.containerView
  local moving = self.isPresenting and to or from
  local away = CGAffineTransform{translationX = 0, y = container.bounds.height}
  if self.isPresenting then
    container:addSubview(to)
    to.transform = away
  else
    container:insertSubview(to, 0)
  end
  local home = CGAffineTransform.identity
  local animator = UIViewPropertyAnimator{duration = 0.33, dampingRatio = 0.7, animations = function()
    moving.transform = self.isPresenting and home or away
  end}
  animator:addCompletion(function()
    moving.transform = CGAffineTransform.identity
    if context.transitionWasCancelled then to:removeFromSuperview() end
    context:completeTransition(not context.transitionWasCancelled)
  end)
  self.animator = animator
  return animator
end
function Bounce:animateTransition(context) self:interruptibleAnimator(context):startAnimation() end
function Bounce:animationEnded() self.animator = nil end
local delegate = {
  animationController_forPresented = function() return Bounce(true) end,
  animationController_forDismissed = function() return Bounce(false) end,
}
book.transitioningDelegate = delegate
book.modalPresentationStyle = "fullScreen"
shelf:present(book, true)
timeline:run()
shelf:dismiss(true)
timeline:run()
