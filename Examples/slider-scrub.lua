-- Slider scrub: a slider drives a presentation. Its value is how far the photo has come, in either direction.
--
-- Look for: while the knob is held, the photo is exactly where the knob says, however often it changes its mind. Let go
-- past the middle, the rest plays; let go before it, everything goes back. The switch chooses what shapes the rest:
-- off, it eases; on, it goes on evenly. The panel is a window of its own, over the screens: a presentation lies over
-- all that is in its window, and takes no touches until it is over.
--
--   playhead Examples/slider-scrub.lua     prints the account at the end of this file
--   playhead -i Examples/slider-scrub.lua  and leaves grab(value), move(value) and touch:up() to play with

local scenery = require "shared.scenery"
local WIDTH, HEIGHT = window.bounds.width, window.bounds.height

local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")

function Slide:init(isPresenting) self.isPresenting = isPresenting end
function Slide:transitionDuration(context) return 0.4 end

function Slide:animateTransition(context)
  local from, to = context:view("from"), context:view("to")
  local home = context:finalFrame(context:viewController("to"))
  local away = home:offsetBy(home.width, 0)
  local moving = self.isPresenting and to or from
  context.containerView:insertSubview(to, self.isPresenting and 1 or 0)
  to.frame = self.isPresenting and away or home
  UIView.animate{
    withDuration = self:transitionDuration(context),
    animations = function() moving.frame = self.isPresenting and home or away end,
    completion = function()
      local completed = not context.transitionWasCancelled
      if not completed then to:removeFromSuperview() end
      context:completeTransition(completed)
    end,
  }
end

-- The sky is dark, so the status bar is light.
local Photo = class("Photo", UIViewController)
function Photo:preferredStatusBarStyle() return "lightContent" end

-- Globals, so that the shell can reach them.
list, photo = UIViewController{title = "list"}, Photo{title = "photo"}
list.view.backgroundColor = UIColor.systemBackground
window.rootViewController = list

delegate = {}
function delegate:animationController_forPresented() return Slide(true) end
function delegate:animationController_forDismissed() return Slide(false) end
function delegate:interactionControllerForPresentation() return self.driver end
function delegate:interactionControllerForDismissal() return self.driver end
photo.modalPresentationStyle, photo.transitioningDelegate = "fullScreen", delegate

panel = UIWindow(CGRect(0, HEIGHT - 140, WIDTH, 140))
slider, evenly = UISlider(CGRect(20, 20, WIDTH - 40, 31)), UISwitch(CGRect(20, 60, 0, 0))
panel:addSubview(slider)
panel:addSubview(evenly)
panel:makeKeyAndVisible() -- in front
window:makeKeyAndVisible() -- the key window again, where it is

-- The screens: a list of days, the photo of one of them, and the labels of slider and switch.
local GREY = UIColor.secondaryLabel
local y = scenery.head(list.view, "Week", "Today")
for index, day in ipairs{
  {"Monday", "Rain until four, then a rainbow"}, {"Tuesday", "The train was late, the sky was not"},
  {"Wednesday", "Sun on the ridge at six"}, {"Thursday", "First snow above the lake"},
  {"Friday", "Everything in bloom"},
} do
  local top = y + (index - 1) * 92
  scenery.photo(list.view, ({2, 7, 3, 4, 5})[index], CGRect(16, top + 6, 80, 80), 12)
  scenery.words(list.view, day[1], 112, top + 22, {weight = "semibold"})
  scenery.words(list.view, day[2], 112, top + 48, {size = 15, color = GREY})
end
scenery.photo(photo.view, 3, window.bounds)
scenery.words(photo.view, "Wednesday", 24, scenery.top() + 24, {size = 34, weight = "bold", color = UIColor.white})
scenery.words(photo.view, "Sun on the ridge at six", 24, scenery.top() + 68, {color = UIColor.white})
panel.backgroundColor = UIColor.systemBackground
local reading = scenery.words(panel, "0 %", WIDTH - 100, 66, {width = 80, alignment = "right", color = GREY})
scenery.words(panel, "Let go: evenly", 86, 66)
local function read() reading.text = string.format("%.0f %%", slider.value * 100) end

-- How far the transition at hand has come, as the slider says: it starts at either end.
local function percent() return delegate.isPresenting and slider.value or 1 - slider.value end

function delegate:begin()
  if self.driver or timeline.transition then return end -- one at a time
  self.driver, self.isPresenting = UIPercentDrivenInteractiveTransition(), not list.presentedViewController
  if self.isPresenting then list:present(photo, true) else list:dismiss(true) end
end

function delegate:follow()
  if self.driver then self.driver:update(percent()) end
end

function delegate:letGo(isCancelled)
  local driver, finishes = self.driver, percent() >= 0.5 and not isCancelled
  if not driver then return end
  self.driver = nil
  driver.completionCurve = evenly.isOn and "linear" or "easeInOut"
  -- A tap is over before its transition has begun, which it does on the next turn.
  DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
  slider:setValue(finishes == self.isPresenting and 1 or 0, true)
  read()
end

slider:addTarget(function() delegate:begin() end, "touchDown")
slider:addTarget(function()
  read()
  delegate:follow()
end, "valueChanged")
slider:addTarget(function() delegate:letGo() end, {"touchUpInside", "touchUpOutside"})
slider:addTarget(function() delegate:letGo(true) end, "touchCancel")

-- Where the middle of the knob is for a value, on the screen.
local function knob(value)
  local track = slider:trackRect(slider.bounds)
  local rect = slider:thumbRect(slider.bounds, track, value)
  local place = slider:convert(CGPoint(rect.midX, rect.midY), {to = panel})
  return panel.frame.minX + place.x, panel.frame.minY + place.y
end

-- A finger goes down on the knob, and moves it to a value; touch:up() lets go.
function grab(value)
  touch:down(knob(slider.value))
  timeline:step()
  move(value)
end

function move(value)
  touch:move(knob(value))
  timeline:advance(0.1)
end

local function left()
  timeline:advance(0)
  local shown = photo.view.layer:presentation()
  return shown and string.format("%9.3f", shown.frame.minX) or "     gone"
end

local function account(title, first, ...)
  local line = string.format("%-34s", title)
  grab(first)
  line = line .. left()
  for _, value in ipairs{...} do
    move(value)
    line = line .. left()
    if value == 0.6 then
      timeline:seek(timeline.now - 0.05)
      timeline:mark("picture")
      timeline:live()
    end
  end
  touch:up()
  local start = timeline.now
  timeline:run() -- also until the knob is where it slides to
  local ends = timeline:events("completeTransition")
  print(string.format("%s   %.3f s   %s", line, ends[#ends].time - start, photo.view.window and "photo" or "list"))
end

print("the photo's left edge, at each value; then what letting go takes, and leads to")
account("to 0.25, back to 0.1: given up", 0.25, 0.1)
account("to 0.4, 0.2, 0.75: presented", 0.4, 0.2, 0.75)
account("down to 0.9, 0.6: given up", 0.9, 0.6)
touch:tap(evenly)
timeline:run()
account("down to 0.3, evenly: dismissed", 0.3)
print(timeline.transition and "not at rest" or "at rest: " .. (photo.view.window and "photo" or "list") .. " is shown")
