local grid = UIViewController{title = "grid"}
grid.view.backgroundColor = UIColor.white
local thumb = UIView(CGRect(40, 200, 100, 100))
thumb.backgroundColor = UIColor.systemOrange
grid.view:addSubview(thumb)
local detail = UIViewController{title = "detail"}
detail.view.backgroundColor = UIColor.black
local big = UIView(CGRect(0, 150, 393, 393))
big.backgroundColor = UIColor.systemOrange
detail.view:addSubview(big)
detail.modalPresentationStyle = "fullScreen"
window.rootViewController = grid
local Hero = class("Hero", NSObject, "UIViewControllerAnimatedTransitioning")
function Hero:init(isForth) self.isForth = isForth end
function Hero:transitionDuration() return 0.5 end
function Hero:animateTransition(context)
  local from, to, container = context:view("from"), context:view("to"), context.containerView
  local source, target = self.isForth and thumb or big, self.isForth and big or thumb
  if self.isForth then container:addSubview(to) else container:insertSubview(to, 0) end
  to.frame = context:finalFrame(context:viewController("to"))
  to:layoutIfNeeded()
  local start = container:convert(source.bounds, {from = source})
  local stop = container:convert(target.bounds, {from = target})
  local flying = UIView(start)
  flying.backgroundColor = UIColor.systemOrange
  container:addSubview(flying)
  source.isHidden, target.isHidden = true, true
  local page = self.isForth and to or from
  if self.isForth then page.alpha = 0 end
  UIView.animateKeyframes(0.5, 0, {}, function()
    UIView.addKeyframe(0, 1, function() flying.frame = stop end)
    UIView.addKeyframe(0, 0.6, function() page.alpha = self.isForth and 1 or 0 end)
  end, function()
    source.isHidden, target.isHidden = false, false
    flying:removeFromSuperview()
    page.alpha = 1
    if context.transitionWasCancelled then to:removeFromSuperview() end
    context:completeTransition(not context.transitionWasCancelled)
  end)
end
local handler = {
  animationController_forPresented = function() return Hero(true) end,
  animationController_forDismissed = function() return Hero(false) end,
}
detail.transitioningDelegate = handler
grid:present(detail, true)
timeline:run()
detail:dismiss(true)
timeline:run()
