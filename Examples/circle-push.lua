-- Circle push: four floating buttons; a screen opens in a circle out of the one that is tapped, and closes into it.
--
-- Look for: the circle starts where the button is on screen, floating and pulsing, not at its model's place, so nothing
-- jumps; and it ends in the corner that is farthest away, so that the mask can be taken off unseen. The transition is
-- completed in animationDidStop, with what the context says, and the mask goes whatever the outcome.
--
--   playhead Examples/circle-push.lua        prints the account at the end of this file
--   playhead -i Examples/circle-push.lua     and leaves push(number), pop() and the buttons to play with

local scenery = require "shared.scenery"
local DURATION, MARGIN, DRIFT = 0.7, 50, 5
local SIDE = (window.bounds.width - 3 * MARGIN) / 2

local COLORS = {UIColor.systemPink, UIColor.systemBlue, UIColor.systemGreen, UIColor.systemOrange}

local function circle(center, radius)
  return UIBezierPath{ovalIn = CGRect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)}
end

local Circle = class("Circle", NSObject, "UIViewControllerAnimatedTransitioning", "CAAnimationDelegate")

function Circle:init(operation, button) self.operation, self.button = operation, button end
function Circle:transitionDuration(context) return DURATION end

function Circle:animateTransition(context)
  local from, to, container = context:viewController("from"), context:viewController("to"), context.containerView
  local isPush = self.operation == "push"
  local masked = isPush and to.view or from.view
  to.view.frame = context:finalFrame(to)
  container:addSubview(to.view)
  container:bringSubviewToFront(masked)

  local shown = self.button.layer:presentation() or self.button.layer
  local center, bounds = shown.position, container.bounds
  local x = math.max(center.x - bounds.minX, bounds.maxX - center.x)
  local y = math.max(center.y - bounds.minY, bounds.maxY - center.y)
  local closed, open = circle(center, shown.frame.width / 2), circle(center, math.sqrt(x * x + y * y))
  if not isPush then closed, open = open, closed end

  self.context, self.masked, self.mask = context, masked, CAShapeLayer{path = open, name = "circle"}
  masked.layer.mask = self.mask
  self.mask:add(CABasicAnimation{
    keyPath = "path", fromValue = closed, toValue = open, duration = DURATION, timingFunction = "easeInEaseOut",
    delegate = self,
  }, "circle")
end

function Circle:animationDidStop(animation, finished)
  local context = self.context
  self.masked.layer.mask, self.context = nil, nil
  context:completeTransition(not context.transitionWasCancelled)
end

local Menu = class("Menu", UIViewController, "UINavigationControllerDelegate")

function Menu:viewDidLoad()
  self.title, self.buttons = "menu", {}
  self.view.backgroundColor = UIColor.white
  for index = 0, 3 do
    local x, y = MARGIN + index % 2 * (MARGIN + SIDE), 150 + MARGIN + index // 2 * (MARGIN + SIDE)
    local button = UIButton(CGRect(x, y, SIDE, SIDE))
    button.layer.cornerRadius, button.backgroundColor = SIDE / 2, UIColor.systemBlue
    button.accessibilityIdentifier, button.tag = "button " .. index + 1, index + 1
    button:addTarget(self, "tapped", "touchUpInside")
    self.view:addSubview(button)
    self.buttons[index + 1] = button
  end
end

-- Layer animations go with the view when it leaves the window, and are added again when it comes back. A push that was
-- cancelled brings it back, too, and it never left: what floats there goes on.
function Menu:viewWillAppear(animated)
  for index, button in ipairs(self.buttons) do
    if button.layer:animation("float") then return end
    local inset = SIDE / 2 - DRIFT
    button.layer:add(CAKeyframeAnimation{
      keyPath = "position", path = UIBezierPath{ovalIn = button.frame:insetBy(inset, inset)},
      calculationMode = "paced", timingFunction = "easeInEaseOut", duration = index == 4 and 4 or 4 + index,
      autoreverses = true, repeatCount = math.huge,
    }, "float")
    for _, keyPath in ipairs{"transform.scale.x", "transform.scale.y"} do
      button.layer:add(CAKeyframeAnimation{
        keyPath = keyPath, values = {1, 1.1, 1}, keyTimes = {0, 0.5, 1}, duration = 3 + index,
        autoreverses = true, repeatCount = math.huge,
      }, keyPath)
    end
  end
end

function Menu:tapped(button)
  if self.transitionCoordinator then return end -- one at a time
  self.button = button
  self.navigationController:pushViewController(details, true)
end

---@type any
animator = nil -- of the last push or pop

function Menu:navigationController_animationControllerFor(navigation, operation, from, to)
  if from ~= self and to ~= self then return nil end
  animator = Circle(operation, self.button)
  return animator
end

-- Globals, so that the shell can reach them.
menu, details = Menu(), UIViewController{title = "details"}
navigation = UINavigationController(menu)
navigation.delegate = menu -- which is held weakly: the global keeps it
window.rootViewController = navigation

-- The screens: an icon on each button, four figures below them, and the day's curve of one of these.
local WIDTH, HEIGHT, GREY = window.bounds.width, window.bounds.height, UIColor.secondaryLabel
menu.view.backgroundColor = UIColor.systemGroupedBackground
menu.navigationItem.title, details.navigationItem.title = "Today", "Pulse"
details.navigationItem.rightBarButtonItem = UIBarButtonItem{barButtonSystemItem = "action", target = nil, action = nil}
for index, icon in ipairs{"heart", "person", "play", "star"} do
  local button = menu.buttons[index]
  button.backgroundColor = COLORS[index]
  button.layer:addSublayer(scenery.icon(icon, CGPoint(SIDE / 2, SIDE / 2), SIDE / 2.4, UIColor.white, true))
end

-- A line through values from 0 to 1, over a length and a height.
local function curve(values, width, height, color, thickness)
  local path = UIBezierPath()
  for index, value in ipairs(values) do
    local point = CGPoint(width * (index - 1) / (#values - 1), height * (1 - value))
    if index == 1 then path:move(point) else path:addLine(point) end
  end
  return CAShapeLayer{
    path = path, fillColor = UIColor.clear, strokeColor = color, lineWidth = thickness, lineJoin = "round",
    lineCap = "round",
  }
end

local top = 150 + 2 * MARGIN + 2 * SIDE + 24
local height = math.max(72, (HEIGHT - top - 46) / 2)
for index, figure in ipairs{
  {"Pulse", "64", COLORS[1], {0.3, 0.5, 0.4, 0.9, 0.6, 0.7, 0.5}},
  {"Friends", "12", COLORS[2], {0.1, 0.2, 0.2, 0.5, 0.6, 0.6, 0.9}},
  {"Minutes", "48", COLORS[3], {0.8, 0.3, 0.6, 0.2, 0.7, 0.4, 1}},
  {"Stars", "7", COLORS[4], {0.2, 0.4, 0.3, 0.5, 0.8, 0.6, 0.7}},
} do
  local width, column, row = (WIDTH - 44) / 2, (index - 1) % 2, (index - 1) // 2
  local tile = scenery.card(menu.view, CGRect(16 + column * (width + 12), top + row * (height + 12), width, height))
  scenery.words(tile, figure[1], 14, 10, {size = 13, color = GREY})
  scenery.words(tile, figure[2], 14, 28, {size = 28, weight = "bold"})
  local line = curve(figure[4], width / 2 - 20, height - 44, figure[3], 3)
  line.position = CGPoint(width / 2, 22)
  tile.layer:addSublayer(line)
end

details.view.backgroundColor = UIColor("#1c1c2e")
scenery.words(details.view, "64", 24, 130, {size = 96, weight = "bold", color = UIColor.white})
scenery.words(details.view, "beats a minute, at rest", 28, 246, {color = UIColor.systemGray2})
local day = curve({0.35, 0.5, 0.4, 0.45, 0.95, 0.55, 0.6, 0.3, 0.5, 0.4, 0.8, 0.45}, WIDTH - 48, 170, COLORS[1], 4)
day.position = CGPoint(24, 310)
details.view.layer:addSublayer(day)
for index, entry in ipairs{
  {"6:40", "Asleep, and slow", "51"}, {"12:15", "The stairs at the station", "118"}, {"21:30", "Reading", "62"},
} do
  local y = 470 + 62 * index
  scenery.words(details.view, entry[1], 24, y, {color = UIColor.systemGray2})
  scenery.words(details.view, entry[2], 84, y, {color = UIColor.white})
  scenery.words(details.view, entry[3], WIDTH - 84, y, {color = COLORS[1], width = 60, alignment = "right"})
end

function push(number) menu:tapped(menu.buttons[number]) end
function pop() return navigation:popViewController(true) end

-- The account: runs to the end, which the floating is no part of, then looks at the circle at each quarter of its way.
local function account(title)
  local now, finish, starts = timeline.now, timeline:run(), timeline:events("animateTransition")
  local begin, line, center = math.max(now, starts[#starts].time), "", nil
  for quarter = 0, 4 do
    if title == "push by button 1" and quarter == 2 then
      timeline:seek(begin + (finish - begin) / 2)
      timeline:mark("picture")
      timeline:live()
    end
    local time = math.min(begin + (finish - begin) * quarter / 4, finish - 1e-9) -- at the end it has been taken off
    local box = timeline:value(animator.mask, "path", time).bounds
    line, center = line .. string.format("%9.3f", box.width / 2), CGPoint(box.midX, box.midY)
  end
  print(string.format("%-24s(%7.3f %7.3f)%s   %.3f s", title, center.x, center.y, line, finish - begin))
end

print("radius at                about               0 %     25 %     50 %     75 %    100 %   takes")
for number, button in ipairs(menu.buttons) do
  timeline:advance(1)
  touch:tap(button)
  account("push by button " .. number)
  pop()
  account("pop")
end
timeline:advance(1)
for _, way in ipairs{"push", "pop"} do
  if way == "push" then push(1) else pop() end
  timeline:begin()
  timeline:update(0.5)
  timeline:cancel()
  account(way .. ", cancelled at 50 %")
  if way == "push" then
    push(1)
    timeline:run()
  end
end
print(timeline.transition and "not at rest" or "at rest: " .. navigation.topViewController.title .. " is shown")
