-- Custom presentation as printed: the page's bugs are kept, each marked BUG. Repaired in ../custom-presentation.lua.
--
-- Look for: a controller that names no size is shown as nothing at all, and yet takes every touch; and a layout pass in
-- the middle of a dismissal throws the panel up.
--
--   playhead -i Examples/as-printed/custom-presentation.lua     leaves list and options to play with

local SIZABLE = {"flexibleWidth", "flexibleHeight"}

-- Its own animator too, as in the sample the page is made from; the page prints none.
local Panel = class("Panel", UIPresentationController, "UIViewControllerAnimatedTransitioning")

function Panel:init(presented, presenting)
  Panel.super.init(self, presented, presenting)
  presented.modalPresentationStyle = "custom" -- BUG: UIKit has asked for it already
end

function Panel:presentedView() return self.wrapper or Panel.super.presentedView(self) end

function Panel:presentationTransitionWillBegin()
  local content = Panel.super.presentedView(self)
  local wrapper = UIView(self.frameOfPresentedViewInContainerView)
  wrapper.layer.shadowOpacity, wrapper.layer.shadowRadius, wrapper.layer.shadowOffset = 0.44, 13, CGSize(0, -6)
  self.wrapper = wrapper
  local rounded = UIView(wrapper.bounds:inset(UIEdgeInsets(0, 0, -16, 0)))
  rounded.autoresizingMask, rounded.layer.cornerRadius, rounded.layer.masksToBounds = SIZABLE, 16, true
  local inner = UIView(rounded.bounds:inset(UIEdgeInsets(0, 0, 16, 0)))
  inner.autoresizingMask, content.autoresizingMask, content.frame = SIZABLE, SIZABLE, inner.bounds
  wrapper:addSubview(rounded)
  rounded:addSubview(inner)
  inner:addSubview(content)
  local dimming = UIView{frame = self.containerView.bounds, backgroundColor = UIColor.black, alpha = 0}
  dimming.isOpaque, dimming.autoresizingMask = false, SIZABLE
  dimming:addGestureRecognizer(UITapGestureRecognizer(self, "tap"))
  self.dimming = dimming
  self.containerView:addSubview(dimming)
  self:along(function() dimming.alpha = 0.5 end)
end

-- A message to nil is no crash in Objective-C: without an animation there is no coordinator.
function Panel:along(animations)
  local coordinator = self.presentingViewController.transitionCoordinator
  if coordinator then coordinator:animate(animations) end
end

-- BUG: only forgotten; nothing here takes the views out or sets the dimming back. UIKit happens to do both.
function Panel:presentationTransitionDidEnd(completed)
  if not completed then self.wrapper, self.dimming = nil, nil end
end

function Panel:dismissalTransitionWillBegin()
  self:along(function() self.dimming.alpha = 0 end)
end

function Panel:dismissalTransitionDidEnd(completed)
  if completed then self.wrapper, self.dimming = nil, nil end
end

function Panel:preferredContentSizeDidChange(container)
  if self.containerView then self.containerView:setNeedsLayout() end
end

function Panel:size(container, parentSize)
  return container == self.presentedViewController and container.preferredContentSize or parentSize
end

function Panel:frameOfPresentedViewInContainerView()
  local bounds = self.containerView.bounds
  -- BUG: the width is the controller's, which may name none, and not the container's.
  local size = self:size(self.presentedViewController, bounds.size)
  return CGRect(bounds.minX, bounds.maxY - size.height, size.width, size.height)
end

function Panel:containerViewWillLayoutSubviews()
  self.dimming.frame = self.containerView.bounds
  self.wrapper.frame = self.frameOfPresentedViewInContainerView -- BUG: also while it is on its way out
end

function Panel:tap() self.presentingViewController:dismiss(true) end

function Panel:transitionDuration(context) return context.isAnimated and 0.35 or 0 end

function Panel:animateTransition(context)
  local from, to = context:viewController("from"), context:viewController("to")
  local isPresenting = from == self.presentingViewController
  local view = self.wrapper
  local home = isPresenting and context:finalFrame(to) or view.frame
  local away = isPresenting and CGRect(home.minX, context.containerView.bounds.maxY, home.width, home.height)
    or home:offsetBy(0, home.height)
  context.containerView:addSubview(view)
  if isPresenting then view.frame = away end
  UIView.animate(self:transitionDuration(context), function() view.frame = isPresenting and home or away end,
    function() context:completeTransition(not context.transitionWasCancelled) end)
end

director = {
  presentationController_forPresented = function(_, presented, presenting) return Panel(presented, presenting) end,
  animationController_forPresented = function(_, presented) return presented.presentationController end,
  animationController_forDismissed = function(_, dismissed) return dismissed.presentationController end,
}
list, options = UIViewController{title = "list"}, UIViewController{title = "options"}
options.modalPresentationStyle, options.transitioningDelegate = "custom", director
window.rootViewController = list

list:present(options, true)
timeline:run()
print("presented without a preferred size:", options.presentationController.wrapper.frame)
list:dismiss(true)
timeline:run()
options.preferredContentSize = CGSize(window.bounds.width, window.bounds.height > 480 and 420 or 270)
list:present(options, true)
timeline:run()
local panel = options.presentationController
print("with one:", panel.wrapper.frame)
list:dismiss(true)
timeline:advance(0.175)
print(string.format("half way out: top at %.3f", panel.wrapper.layer:presentation().frame.minY))
panel.containerView:setNeedsLayout()
timeline:advance(0)
print(string.format("after a layout pass: top at %.3f", panel.wrapper.layer:presentation().frame.minY))
timeline:run()
