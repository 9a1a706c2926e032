local function page(title, color)
  local controller = UIViewController{title = title}
  controller.view.backgroundColor = color
  controller.modalPresentationStyle = "fullScreen"
  return controller
end
local a, b = page("a", UIColor.systemPink), page("b", UIColor.systemMint)
window.rootViewController = a
local Circle = class("Circle", NSObject, "UIViewControllerAnimatedTransitioning")
function Circle:transitionDuration() return 0.4 end
function Circle:animateTransition(context)
  local to, container = context:view("to"), context.containerView
  to.frame = context:finalFrame(context:viewController("to"))
  container:addSubview(to)
  local small = UIBezierPath{ovalIn = CGRect(180, 400, 20, 20)}.cgPath
  local large = UIBezierPath{ovalIn = CGRect(-810, -590, 2000, 2000)}.cgPath
  local mask = CAShapeLayer()
  mask.path = large
  to.layer.mask = mask
  local grow = CABasicAnimation("path")
  grow.fromValue, grow.toValue, grow.duration = small, large, 0.4
  CATransaction.begin()
  CATransaction.setCompletionBlock(function()
    to.layer.mask = nil
    if context.transitionWasCancelled then to:removeFromSuperview() end
    context:completeTransition(not context.transitionWasCancelled)
  end)
  mask:add(grow, "grow")
  CATransaction.commit()
end
local handler = { animationController_forPresented = function() return Circle() end }
b.transitioningDelegate = handler
a:present(b, true)
timeline:run()
