-- Tab slide: screens of a tab bar lie side by side; a tap on a tab or a finger to the side slides from one to another.
--
-- Look for: to a tab on the right both screens move left, and the other way round. Let go before the middle, the tab is
-- the old one again. At the first and last tab nothing can be pulled in, so no gesture begins; and while a transition
-- runs, taps on the bar are refused, which UIKit leaves to the delegate.
--
--   playhead Examples/tab-slide.lua        prints the account at the end of this file
--   playhead -i Examples/tab-slide.lua     and leaves drag(points) and select(index) to play with

local scenery = require "shared.scenery"
local WIDTH = window.bounds.width

local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")

function Slide:init(direction) self.direction = direction end -- 1: to a tab on the right
function Slide:transitionDuration(context) return 0.35 end

function Slide:animateTransition(context)
  local from, to, home = context:view("from"), context:view("to"), context:finalFrame(context:viewController("to"))
  context.containerView:addSubview(to)
  to.frame = home:offsetBy(self.direction * home.width, 0)
  UIView.animate{
    withDuration = self:transitionDuration(context),
    animations = function()
      from.frame = home:offsetBy(-self.direction * home.width, 0)
      to.frame = home
    end,
    completion = function()
      from.frame, to.frame = home, home -- each can be selected again
      context:completeTransition(not context.transitionWasCancelled)
    end,
  }
end

local Director = class("Director", NSObject, "UITabBarControllerDelegate", "UIGestureRecognizerDelegate")

local function position(controller)
  for place, child in ipairs(tabs.viewControllers) do
    if child == controller then return place - 1 end
  end
end

function Director:tabBarController_shouldSelect(tabs, controller) return not tabs.transitionCoordinator end

function Director:tabBarController_animationControllerForTransitionFrom(tabs, from, to)
  return Slide(position(to) > position(from) and 1 or -1)
end

function Director:tabBarController_interactionControllerFor(tabs, animator) return self.driver end

-- The tab that a finger moving this way would pull in, or nil.
function Director:neighbor(pan)
  local target = tabs.selectedIndex + (pan:velocity(window).x < 0 and 1 or -1)
  return target >= 0 and target < #tabs.viewControllers and target or nil
end

function Director:gestureRecognizerShouldBegin(pan)
  return self:neighbor(pan) ~= nil and not tabs.transitionCoordinator
end

function Director:pan(pan)
  if pan.state == "began" then
    local target = self:neighbor(pan)
    self.sign = target > tabs.selectedIndex and -1 or 1
    self.driver = UIPercentDrivenInteractiveTransition()
    tabs.selectedIndex = target
  end
  local driver = self.driver
  if not driver then return end
  local percent = math.min(math.max(self.sign * pan:translation(window).x / WIDTH, 0), 1)
  if pan.state == "changed" then
    driver:update(percent)
  elseif pan.state ~= "began" then
    self.driver = nil -- UIKit keeps it until the end of the transition
    -- Where the finger would be a fifth of a second later: a flick counts, however short.
    local aim = percent + self.sign * pan:velocity(window).x / 5 / WIDTH
    local finishes = pan.state == "ended" and aim >= 0.5
    -- A flick is over before its transition has begun, which it does on the next turn.
    DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
  end
end

local function screen(title, color)
  local controller = UIViewController{title = title}
  controller.view.backgroundColor = color
  return controller
end

-- Globals, so that the shell can reach them.
director = Director()
tabs = UITabBarController()
local screens = {
  screen("near", UIColor.systemTeal), screen("here", UIColor.systemOrange), screen("far", UIColor.systemPurple),
}
tabs.viewControllers, tabs.delegate = screens, director -- which is held weakly: the global keeps it
window.rootViewController = tabs

local recognizer = UIPanGestureRecognizer(director, "pan")
recognizer.delegate = director
tabs.view:addGestureRecognizer(recognizer)

-- The screens: places, the weather, and saved things, each with its item in the bar.
local GREY = UIColor.secondaryLabel

local function furnish(controller, words, icon, action)
  controller.view.backgroundColor = UIColor.systemGroupedBackground
  local plain, chosen = scenery.symbol(icon, UIColor.systemGray), scenery.symbol(icon, UIColor.systemBlue, 26, true)
  controller.tabBarItem = UITabBarItem{title = words, image = plain, selectedImage = chosen}
  return controller.view, scenery.head(controller.view, words, action)
end

local function showPlaces(view, y)
  for index, place in ipairs{
    {"Old Harbour", "Boats, gulls and fried fish", "400 m"}, {"Clock Tower", "184 steps, one view", "650 m"},
    {"Botanical Garden", "Open until sunset", "1.2 km"}, {"Night Market", "Lanterns from seven", "1.5 km"},
    {"Lighthouse", "Walk along the pier", "2.1 km"},
  } do
    local card = scenery.card(view, CGRect(16, y + (index - 1) * 100, WIDTH - 32, 88))
    scenery.photo(card, index + 4, CGRect(10, 10, 68, 68), 10)
    scenery.words(card, place[1], 92, 22, {weight = "semibold"})
    scenery.words(card, place[2], 92, 46, {size = 15, color = GREY})
    scenery.words(card, place[3], WIDTH - 112, 23, {size = 13, color = GREY, width = 68, alignment = "right"})
  end
end

local function showWeather(view, y)
  local sky = scenery.block(view, CGRect(16, y, WIDTH - 32, 250), {"#2f80ed", "#9bd1ff"}, 20)
  local sun = CALayer{frame = CGRect(WIDTH - 140, 40, 76, 76), cornerRadius = 38, backgroundColor = "#ffd84d"}
  sky.layer:addSublayer(sun)
  scenery.words(sky, "Porto", 20, 18, {size = 22, weight = "semibold", color = UIColor.white})
  scenery.words(sky, "21°", 18, 48, {size = 80, weight = "thin", color = UIColor.white})
  scenery.words(sky, "Mostly sunny, wind from the sea", 20, 206, {color = UIColor.white})
  local week = scenery.card(view, CGRect(16, y + 270, WIDTH - 32, 250))
  for index, day in ipairs{{"Today", 14, 21}, {"Tue", 12, 19}, {"Wed", 11, 17}, {"Thu", 13, 20}, {"Fri", 15, 23}} do
    local top = 50 * (index - 1)
    scenery.words(week, day[1], 16, top + 15)
    scenery.words(week, day[2] .. "°", 100, top + 15, {color = GREY})
    scenery.block(week, CGRect(140, top + 23, WIDTH - 240, 5), UIColor.systemGray5, 2.5)
    scenery.block(week, CGRect(130 + 4 * (day[2] - 8), top + 23, 9 * (day[3] - day[2]), 5), UIColor.systemOrange, 2.5)
    scenery.words(week, day[3] .. "°", WIDTH - 84, top + 15)
    if index > 1 then scenery.line(week, 16, top) end
  end
end

local function showAlbum(view, y)
  for index = 1, 6 do
    local side = (WIDTH - 44) / 2
    local x, top = 16 + (index - 1) % 2 * (side + 12), y + (index - 1) // 2 * (side + 12)
    scenery.photo(view, index, CGRect(x, top, side, side), 14)
  end
end

showPlaces(furnish(screens[1], "Nearby", "drop", "Map"))
showWeather(furnish(screens[2], "Weather", "house", "Edit"))
showAlbum(furnish(screens[3], "Kept", "heart", "Select"))

function select(tab) tabs.selectedIndex = tab end

-- Puts a finger down and moves it, to the right when points are positive; it rests there, and touch:up() lets go.
function drag(points)
  local x = window.bounds.midX - points / 2
  touch:drag{from = CGPoint(x, 300), to = CGPoint(x + points, 300), duration = 0.2, hold = 0.1, release = false}
  timeline:run()
end

-- The account: runs to the end, then goes back to read the left edges at each quarter of the way.
local function account(title)
  local now, finish, starts = timeline.now, timeline:run(), timeline:events("animateTransition")
  local begin = math.max(now, starts[#starts].time)
  print(string.format("%s, %.3f s: %s is selected", title, finish - begin, tabs.selectedViewController.title))
  for _, controller in ipairs(screens) do
    local line, isSeen = string.format("  %-18s", controller.title), false
    for quarter = 0, 4 do
      timeline:seek(begin + (finish - begin) * quarter / 4)
      local shown = controller.view.layer:presentation()
      line, isSeen = line .. (shown and string.format("%9.3f", shown.frame.minX) or "     gone"), isSeen or shown ~= nil
    end
    if isSeen then print(line) end
  end
  timeline:live()
end

print("left edges at            0 %     25 %     50 %     75 %    100 %")
timeline:run()
touch:tap(tabs.tabBar:item(1))
account("tap on the second tab")
drag(-0.3 * WIDTH)
touch:up()
account("pull the third in by 30 %, let go")
drag(-0.6 * WIDTH)
timeline:mark("picture")
touch:up()
account("pull the third in by 60 %, let go")
drag(-0.5 * WIDTH)
touch:up()
print("a pull past the last tab: " .. (timeline.transition and "a transition" or "nothing") .. " begins")
touch:tap(tabs.tabBar:item(0))
timeline:advance(0.2)
touch:tap(tabs.tabBar:item(1))
timeline:run()
print("a tap on the second tab on the way to the first is refused")
print(timeline.transition and "not at rest" or "at rest: " .. tabs.selectedViewController.title .. " is shown")
