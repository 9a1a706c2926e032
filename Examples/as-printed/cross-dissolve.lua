-- Cross dissolve as printed: the page's bugs are kept, each marked BUG. Repaired in ../cross-dissolve.lua.
--
-- Look for: the screen that faded out keeps an alpha of 0. It comes back only because the same animator fades it in
-- again; dismissed in any other way, what is shown is black.
--
--   playhead -i Examples/as-printed/cross-dissolve.lua     leaves list and photo to play with

local CrossDissolve = class("CrossDissolve", NSObject, "UIViewControllerAnimatedTransitioning")

function CrossDissolve:transitionDuration(context) return 0.35 end

function CrossDissolve:animateTransition(context)
  local fromController, toController = context:viewController("from"), context:viewController("to")
  -- BUG: the page takes the container for one of the two views. It is neither: it is the system's, around both.
  local container = context.containerView
  local fromView, toView = context:view("from"), context:view("to")
  print("  the container is one of the two views:", container == fromView or container == toView)
  -- In Objective-C a message to nil is no crash; a custom style gives nil for the side that stays.
  if fromView then
    fromView.frame = context:initialFrame(fromController)
    fromView.alpha = 1
  end
  if toView then
    toView.frame = context:finalFrame(toController)
    toView.alpha = 0
  end
  container:addSubview(toView)
  UIView.animate(self:transitionDuration(context), function()
    if fromView then fromView.alpha = 0 end -- BUG: nothing sets it back
    if toView then toView.alpha = 1 end
  end, function()
    context:completeTransition(not context.transitionWasCancelled)
  end)
end

fader = {
  animationController_forPresented = function() return CrossDissolve() end,
  animationController_forDismissed = function() return CrossDissolve() end,
}
list, photo = UIViewController{title = "list"}, UIViewController{title = "photo"}
photo.modalPresentationStyle, photo.transitioningDelegate = "fullScreen", fader
window.rootViewController = list

local function report(title) print(title, "list " .. list.view.alpha, "photo " .. photo.view.alpha) end

list:present(photo, true)
timeline:run()
report("presented, alpha:")
list:dismiss(true)
timeline:run()
report("dismissed by the same animator, alpha:")
list:present(photo, true)
timeline:run()
list:dismiss(false)
timeline:run()
report("dismissed without animation, alpha:")
print("the screen is " .. (list.view.alpha == 0 and "black" or "as it was"))
