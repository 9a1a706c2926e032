-- Pan to pop: a finger anywhere on the screen pulls it away to the right, and shows what is below.
--
-- Look for: the screen follows the finger point for point. Let go past the middle it is popped, before or at the middle
-- it comes back. Pulled to the left it stays at the start, and follows again when the finger returns. Every gesture
-- that begins ends its driver exactly once; the root has nothing below it, so there no gesture begins.
--
--   playhead Examples/pan-pop.lua        prints the account at the end of this file
--   playhead -i Examples/pan-pop.lua     and leaves drag(points), push() and pop() to play with

local scenery = require "shared.scenery"
local WIDTH = window.bounds.width

local Away = class("Away", NSObject, "UIViewControllerAnimatedTransitioning")

function Away:transitionDuration(context) return 0.35 end

-- The view below comes with it, at a third of the speed, and out of a shade.
function Away:animateTransition(context)
  local from, to, home = context:view("from"), context:view("to"), context:finalFrame(context:viewController("to"))
  context.containerView:insertSubview(to, {belowSubview = from})
  to.frame = home:offsetBy(-home.width / 3, 0)
  local shade = UIView(home)
  shade.backgroundColor, shade.isUserInteractionEnabled = UIColor(0, 0, 0, 0.2), false
  context.containerView:insertSubview(shade, {aboveSubview = to})
  UIView.animate{
    withDuration = self:transitionDuration(context),
    animations = function()
      from.frame = home:offsetBy(home.width, 0)
      to.frame = home
      shade.alpha = 0
    end,
    completion = function()
      home = context:finalFrame(context:viewController("to")) -- the screen may have turned meanwhile
      from.frame, to.frame = home, home
      shade:removeFromSuperview()
      context:completeTransition(not context.transitionWasCancelled)
    end,
  }
end

local Director = class("Director", NSObject, "UINavigationControllerDelegate", "UIGestureRecognizerDelegate")

-- A driver is only asked for when there is an animator: without one the system pops by itself.
function Director:navigationController_animationControllerFor(navigation, operation, from, to)
  return operation == "pop" and Away() or nil
end

function Director:navigationController_interactionControllerFor(navigation, animator)
  return animator:isKind(Away) and self.driver or nil
end

function Director:gestureRecognizerShouldBegin(pan)
  return #navigation.viewControllers > 1 and not navigation.transitionCoordinator and pan:velocity(window).x > 0
end

function Director:pan(pan)
  if pan.state == "began" then
    self.driver = UIPercentDrivenInteractiveTransition()
    navigation:popViewController(true)
  end
  local driver = self.driver
  if not driver then return end
  local percent = math.min(math.max(pan:translation(window).x / WIDTH, 0), 1)
  if pan.state == "changed" then
    driver:update(percent)
  elseif pan.state ~= "began" then
    self.driver = nil -- UIKit keeps it until the end of the transition
    -- Where the finger would be a fifth of a second later: a flick counts, however short.
    local aim = percent + pan:velocity(window).x / 5 / WIDTH
    local finishes = pan.state == "ended" and aim > 0.5
    -- A flick is over before its transition has begun, which it does on the next turn.
    DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
  end
end

-- Globals, so that the shell can reach them.
director = Director()
list, details = UIViewController{title = "list"}, UIViewController{title = "details"}
navigation = UINavigationController(list)
list.navigationItem.title, details.navigationItem.title = "Settings", "Sound"
list.navigationItem.backButtonTitle = "Back"
navigation.delegate = director -- which is held weakly: the global keeps it
window.rootViewController = navigation

local recognizer = UIPanGestureRecognizer(director, "pan")
recognizer.delegate = director
navigation.view:addGestureRecognizer(recognizer)

-- The screens: groups of rows, each with an icon or a switch.
local TOP, ROW = scenery.top() + 60, 50

local function group(view, y, rows)
  local box = scenery.block(view, CGRect(16, y, WIDTH - 32, #rows * ROW), UIColor.systemBackground, 12)
  for index, row in ipairs(rows) do
    local top = (index - 1) * ROW
    scenery.words(box, row[1], row[3] and 58 or 16, top + 15)
    if index > 1 then scenery.line(box, row[3] and 58 or 16, top) end
    if row[3] then
      local field = scenery.block(box, CGRect(14, top + 10, 30, 30), row[3], 7)
      field.layer:addSublayer(scenery.icon(row[4], CGPoint(15, 15), 20, UIColor.white))
    end
    if type(row[2]) == "string" then
      local style = {color = UIColor.secondaryLabel, width = 160, alignment = "right"}
      scenery.words(box, row[2], WIDTH - 232, top + 15, style)
      box.layer:addSublayer(scenery.icon("forward", CGPoint(WIDTH - 52, top + 25), 16, UIColor.systemGray3))
    else
      local switch = UISwitch(CGRect(WIDTH - 32 - 67, top + 10, 0, 0))
      switch.isOn = row[2]
      box:addSubview(switch)
    end
  end
  return box.frame.maxY + 34
end

list.view.backgroundColor = UIColor.systemGroupedBackground
details.view.backgroundColor = UIColor.systemGroupedBackground
details.view.layer.shadowOpacity, details.view.layer.shadowRadius = 0.25, 12
list.navigationItem.rightBarButtonItem = UIBarButtonItem{title = "Edit", style = "plain", target = nil, action = nil}
local y = group(list.view, TOP, {
  {"Flight Mode", false, UIColor.systemOrange, "forward"}, {"Network", "Harbour 5", UIColor.systemBlue, "search"},
  {"Mail", "", UIColor.systemIndigo, "envelope"},
})
group(list.view, y, {
  {"Sound", "Quiet", UIColor.systemPink, "play"}, {"Favourites", "12", UIColor.systemRed, "heart"},
  {"Home", "", UIColor.systemGreen, "house"}, {"Account", "Lea", UIColor.systemGray, "person"},
})
y = group(details.view, TOP, {{"Ring", true}, {"Vibrate", true}, {"Key Clicks", false}})
y = group(details.view, y, {{"Ringtone", "Harbour"}, {"Mail Sound", "Drop"}, {"Reminder", "Bell"}})
scenery.words(details.view, "VOLUME", 32, y - 6, {size = 13, color = UIColor.secondaryLabel})
local box = scenery.block(details.view, CGRect(16, y + 16, WIDTH - 32, 60), UIColor.systemBackground, 12)
local volume = UISlider(CGRect(16, 15, WIDTH - 64, 31))
volume.value = 0.6
box:addSubview(volume)

function push() navigation:pushViewController(details, true) end
function pop() return navigation:popViewController(true) end

-- Puts a finger down and moves it to the right; it rests there, and touch:up() lets go.
function drag(points)
  touch:drag{from = CGPoint(60, 300), to = CGPoint(60 + points, 300), duration = 0.2, hold = 0.1, release = false}
  timeline:run()
end

-- The account: runs to the end, then goes back to read both left edges at each quarter of the way.
local function account(title)
  local begin, finish = timeline.now, timeline:run()
  local lines = {"details", "list   "}
  for quarter = 0, 4 do
    timeline:seek(begin + (finish - begin) * quarter / 4)
    for index, controller in ipairs{details, list} do
      local shown = controller.view.layer:presentation()
      lines[index] = lines[index] .. (shown and string.format("%9.3f", shown.frame.minX) or "     gone")
    end
  end
  print(string.format("%-26s%s   %.3f s\n%-26s%s", title, lines[1], finish - begin, "", lines[2]))
  timeline:live()
end

print("left edges at                          0 %     25 %     50 %     75 %    100 %   takes")
push()
timeline:run()
pop()
account("pop by call")
push()
timeline:run()
drag(0.35 * WIDTH)
timeline:mark("picture")
touch:up()
timeline:run()
for _, points in ipairs{100, WIDTH / 2, WIDTH / 2 + 0.5} do
  if navigation.topViewController == list then
    push()
    timeline:run()
  end
  drag(points)
  touch:up()
  account(string.format("pan %g points, let go", points))
end
drag(100)
touch:up()
print("a pan at the root: " .. (timeline.transition and "a transition" or "nothing") .. " begins")
print(timeline.transition and "not at rest" or "at rest: " .. navigation.topViewController.title .. " is shown")
