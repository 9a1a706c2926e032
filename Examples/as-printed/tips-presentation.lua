-- Tips as printed: the page's bugs are kept, each marked BUG. Repaired in ../tips-presentation.lua.
--
-- Look for: the page speaks of a fade, and there is none; when it goes, the blur is gone on the first frame; when it
-- does not go after all, the blur stays away; and there is nothing to tap.
--
--   playhead -i Examples/as-printed/tips-presentation.lua     leaves list, tips and director to play with

local Tips = class("Tips", UIPresentationController)

-- The page says that alpha goes from 0 to 1 here.
function Tips:presentationTransitionWillBegin()
  self.blur = UIVisualEffectView(UIBlurEffect("light"))
  self.blur.frame = self.containerView.bounds -- BUG: nothing follows when the container changes its size
  self.blur.alpha = 0.4 -- BUG: at once; and an effect view with an alpha below 1 does not blur as it should
  self.blur.backgroundColor = UIColor.black
  self.containerView:addSubview(self.blur) -- BUG: it takes the touches, and does nothing with them
end

function Tips:presentationTransitionDidEnd(completed)
  if not completed then self.blur:removeFromSuperview() end
end

function Tips:dismissalTransitionWillBegin()
  self.blur.alpha = 0 -- BUG: at once, and nothing sets it back
end

function Tips:dismissalTransitionDidEnd(completed)
  if completed then self.blur:removeFromSuperview() end
end

-- BUG: a question that moves the view, and UIKit asks it when it likes.
function Tips:frameOfPresentedViewInContainerView()
  if self.showFrame then
    self.presentedView.frame = self.showFrame
    return self.showFrame
  end
  local screen = UIScreen.main.bounds -- BUG: the container may be smaller
  self.presentedView.frame = CGRect(0, screen.height - 300, screen.width, 300)
  return self.presentedView.frame
end

-- The page has no animator. This one, for the way out, lets the bugs be seen: it only moves the card.
local Drop = class("Drop", NSObject, "UIViewControllerAnimatedTransitioning")

function Drop:transitionDuration(context) return 0.3 end

function Drop:animateTransition(context)
  local card = context:view("from")
  UIView.animate(0.3, function() card.frame = card.frame:offsetBy(0, context.containerView.bounds.maxY) end,
    function() context:completeTransition(not context.transitionWasCancelled) end)
end

director = {showFrame = CGRect(10, 100, 300, 500)}
function director:presentationController_forPresented(presented, presenting)
  local controller = Tips(presented, presenting)
  controller.showFrame = self.showFrame
  return controller
end

list, tips = UIViewController{title = "list"}, UIViewController{title = "tips"}
tips.modalPresentationStyle, tips.transitioningDelegate = "custom", director
window.rootViewController = list

local function report(title)
  local blur = tips.presentationController.blur
  local shown = blur.layer:presentation()
  print(title, "card", tips.view.frame, "blur", blur.frame, shown and shown.opacity or "gone")
end

list:present(tips, false)
timeline:advance(0)
report("on the first frame:")
tips.view.frame = CGRect(0, 0, 9, 9)
local place = tips.presentationController.frameOfPresentedViewInContainerView
print("moved by asking where it belongs:", tips.view.frame == place)
touch:tap(window.bounds.midX, 40)
timeline:run()
print("a tap beside the card: " .. (list.presentedViewController or list).title .. " is shown")

director.animationController_forDismissed = function() return Drop() end
list:dismiss(true)
timeline:advance(0)
report("dismissed, at once:")
timeline:begin()
timeline:update(0.5)
timeline:cancel()
timeline:run()
report("cancelled:")
list:dismiss(true)
timeline:run()
director.showFrame = nil
list:present(tips, false)
timeline:run()
report("without a frame:")
