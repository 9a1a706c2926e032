-- Cross dissolve: one screen fades into the next, and back, in 0.35 s.
--
-- Look for: nothing moves, only alpha does, along ease in and out: a quarter of the time is an eighth of the way.
-- Half way both screens are at one half, so a quarter of the black behind them shows: the dip of a two-sided fade.
-- Finished or cancelled, no view is left with an alpha of 0 that its next transition would have to undo.
--
--   playhead Examples/cross-dissolve.lua        prints the account at the end of this file
--   playhead -i Examples/cross-dissolve.lua     and leaves dissolve() to play with

local scenery = require "shared.scenery"
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
list, article, fader = screen("list", UIColor.white), screen("article", UIColor.white), Fader()
article.transitioningDelegate = fader -- which is held weakly: the global keeps it
window.rootViewController = list

-- The screens: a list of things to read, and one of them.
local WIDTH, GREY = window.bounds.width, UIColor.secondaryLabel
local y = scenery.head(list.view, "To Read", "Edit")
for index, entry in ipairs{
  {"The Long Way Down", "Iris Marlow", "8 min", 2}, {"Walking Home at Dusk", "Teo Lindqvist", "5 min", 1},
  {"Salt, Wind and Paper", "Ada Okafor", "12 min", 7}, {"A Map of Small Rivers", "Jun Park", "6 min", 4},
  {"Nine Skies over Turin", "Lea Conti", "9 min", 5}, {"What the Tide Left", "Sam Reyes", "4 min", 6},
} do
  local top = y + (index - 1) * 88
  scenery.photo(list.view, entry[4], CGRect(16, top + 8, 54, 72), 8)
  scenery.words(list.view, entry[1], 86, top + 20, {weight = "semibold"})
  scenery.words(list.view, entry[2] .. " · " .. entry[3], 86, top + 46, {size = 15, color = GREY})
  scenery.line(list.view, 86, top + 88)
end

scenery.photo(article.view, 1, CGRect(0, 0, WIDTH, scenery.top() + 200))
y = scenery.top() + 220
for _, paragraph in ipairs{
  {"Walking Home at Dusk", {size = 28, weight = "bold"}},
  {"Teo Lindqvist · 5 min", {size = 15, color = GREY}},
  {"The last bus leaves at six, and nobody minds. The road along the river takes an hour, and the hour is the point."},
  {"First the mill goes quiet, then the swifts. What is left is water, and the crunch of one's own two shoes."},
  {"By the bridge the lights come on, one window at a time, as if somebody were counting us in."},
} do
  local style = {width = WIDTH - 32, numberOfLines = 0}
  for key, value in pairs(paragraph[2] or {}) do style[key] = value end
  y = scenery.words(article.view, paragraph[1], 16, y, style).frame.maxY + 14
end

-- Starts the fade to the article, or the way back when it is shown.
function dissolve()
  if list.presentedViewController then list:dismiss(true) else list:present(article, true) end
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
  for _, controller in ipairs{list, article} do
    local line = string.format("%-27s %-7s", title, controller.title)
    for quarter = 0, 4 do
      timeline:seek(begin + duration * quarter / 4)
      if title == "present" and quarter == 2 then timeline:mark("picture") end
      line = line .. alpha(controller)
    end
    print(line)
    title = ""
  end
  timeline:live()
end

print(string.format("cross dissolve, %g s, alpha at           0 %%     25 %%     50 %%     75 %%    100 %%", DURATION))
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

assert(list.view.alpha == 1 and article.view.alpha == 1 and not timeline.transition)
print("at rest: " .. (article.view.window and "article" or "list") .. " is shown, both at alpha 1")
