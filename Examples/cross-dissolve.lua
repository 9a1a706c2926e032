-- Cross dissolve: one screen fades into the next, and back, in 0.35 s.
--
-- Look for: nothing moves, only alpha does, along ease in and out: a quarter of the time is an eighth of the way.
-- Half way both screens are at one half, so a quarter of the black behind them shows: the dip of a two-sided fade.
-- Finished or cancelled, no view is left with an alpha of 0 that its next transition would have to undo.
--
--   playhead Examples/cross-dissolve.lua        prints the account at the end of this file
--   playhead -i Examples/cross-dissolve.lua     and leaves dissolve() to play with

local DURATION = 0.35

local CrossDissolve = class("CrossDissolve", NSObject, "UIViewControllerAnimatedTransitioning")

function CrossDissolve:transitionDuration(context) return DURATION end

function CrossDissolve:animateTransition(context)
  -- A view that stays where it is, as the presenter's does under a custom style, is nil here.
  local fromView, toView = context:view("from"), context:view("to")
  if toView then
    toView.frame = context:finalFrame(context:viewController("to"))
    toView.alpha = 0
    context.containerView:addSubview(toView)
  end
  UIView.animate{
    withDuration = self:transitionDuration(context),
    animations = function()
      if fromView then fromView.alpha = 0 end
      if toView then toView.alpha = 1 end
    end,
    completion = function()
      local completed = not context.transitionWasCancelled
      -- Either may be shown again, by this animator or without one.
      if fromView then fromView.alpha = 1 end
      if toView then toView.alpha = 1 end
      if toView and not completed then toView:removeFromSuperview() end
      context:completeTransition(completed)
    end,
  }
end

local Fader = class("Fader", NSObject, "UIViewControllerTransitioningDelegate")

function Fader:animationController_forPresented(presented, presenting, source) return CrossDissolve() end
function Fader:animationController_forDismissed(dismissed) return CrossDissolve() end

local function screen(title, color)
  local controller = UIViewController()
  controller.title, controller.view.accessibilityIdentifier = title, title
  controller.modalPresentationStyle = "fullScreen"
  controller.view.backgroundColor = color
  return controller
end

-- Globals, so that the shell can reach them.
list, photo, fader = screen("list", UIColor.white), screen("photo", UIColor.systemBlue), Fader()
photo.transitioningDelegate = fader -- which is held weakly: the global keeps it
window.rootViewController = list

-- Starts the fade to the photo, or the way back when it is shown.
function dissolve()
  if list.presentedViewController then list:dismiss(true) else list:present(photo, true) end
end

-- The account. A screen that is not in the window is gone.

local function alpha(controller)
  local shown = controller.view.layer:presentation()
  return shown and string.format("%9.4f", shown.opacity) or "     gone"
end

-- Runs what was started to its end, then goes back to read what was shown on the way, in quarters.
local function account(title)
  local begin = timeline.now
  local duration = timeline:run() - begin
  for _, controller in ipairs{list, photo} do
    local line = string.format("%-28s%-6s", title, controller.title)
    for quarter = 0, 4 do
      timeline:seek(begin + duration * quarter / 4)
      line = line .. alpha(controller)
    end
    print(line)
    title = ""
  end
  timeline:live()
end

print(string.format("cross dissolve, %g s, alpha at          0 %%     25 %%     50 %%     75 %%    100 %%", DURATION))
dissolve()
account("present")
dissolve()
account("dismiss")

-- By hand: half way, then not after all. Cancelling plays what has passed backwards.
dissolve()
timeline:begin()
timeline:update(0.5)
timeline:cancel()
account("present, cancelled at 50 %")

assert(list.view.alpha == 1 and photo.view.alpha == 1 and not timeline.transition)
print("at rest: " .. (photo.view.window and "photo" or "list") .. " is shown, both at alpha 1")
