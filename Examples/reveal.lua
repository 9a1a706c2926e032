-- Reveal: a logo grows until the screen behind it fills its outline; going back, that screen shrinks to a dot.
--
-- Look for: the logo and the mask of the new screen are one shape, moved by the same layer animation. The translation
-- comes before the scale, so it is scaled too: 10 points up become 1500. A finger drives it, 200 points for the whole
-- way. The fade is a view animation and ends the transition, because UIKit calls its completion in both outcomes:
-- nothing is masked, turned or shrunk for longer than the transition, however it ends.
--
--   playhead Examples/reveal.lua        prints the account at the end of this file
--   playhead -i Examples/reveal.lua     and leaves drag(points), push() and pop() to play with

local scenery = require "shared.scenery"
local DURATION = 2
local CENTER = CGPoint(window.bounds.midX, window.bounds.midY - 30)

-- A house, 67 points wide and high.
local function logoLayer()
  local path = UIBezierPath{rect = CGRect(8, 30, 51, 37)}
  path:move(CGPoint(0, 30))
  path:addLine(CGPoint(33.5, 0))
  path:addLine(CGPoint(67, 30))
  path:close()
  return CAShapeLayer{
    bounds = CGRect(0, 0, 67, 67), position = CENTER, path = path, fillColor = UIColor.white, name = "logo",
  }
end

-- It drives itself while a finger is down, and is an ordinary animator otherwise.
local Reveal = class("Reveal", UIPercentDrivenInteractiveTransition, "UIViewControllerAnimatedTransitioning")

function Reveal:init(operation) self.operation = operation end
function Reveal:transitionDuration(context) return DURATION end

function Reveal:animateTransition(context)
  local from, to = context:viewController("from"), context:viewController("to")
  to.view.frame = context:finalFrame(to)
  if self.operation == "push" then self:grow(context, from, to) else self:shrink(context, from, to) end
end

function Reveal:grow(context, from, to)
  local growth = CABasicAnimation{
    keyPath = "transform", duration = DURATION, timingFunction = "easeIn", fromValue = CATransform3D.identity,
    toValue = CATransform3DConcat(CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1)),
  }
  local mask = logoLayer()
  context.containerView:addSubview(to.view)
  to.view.layer.mask, to.view.alpha = mask, 0
  mask:add(growth, "growth")
  from.logo:add(growth, "growth")
  UIView.animate{
    withDuration = DURATION, delay = 0, options = "curveLinear",
    animations = function() to.view.alpha = 1 end,
    completion = function()
      to.view.layer.mask, to.view.alpha = nil, 1
      from.logo:removeAnimation("growth")
      context:completeTransition(not context.transitionWasCancelled)
    end,
  }
end

function Reveal:shrink(context, from, to)
  context.containerView:insertSubview(to.view, {belowSubview = from.view})
  UIView.animate{
    withDuration = DURATION, delay = 0, options = "curveEaseIn",
    animations = function() from.view.transform = CGAffineTransform(0.01, 0, 0, 0.01, 0, 0) end,
    completion = function()
      from.view.transform = CGAffineTransform.identity -- it may be pushed again
      context:completeTransition(not context.transitionWasCancelled)
    end,
  }
end

local Details = class("Details", UIViewController)
function Details:viewDidLoad() self.title, self.view.backgroundColor = "details", UIColor.systemOrange end

local Master = class("Master", UIViewController, "UINavigationControllerDelegate")

-- Once: viewDidAppear comes again after every return.
function Master:viewDidLoad()
  self.title, self.logo = "start", logoLayer()
  self.view.layer:addSublayer(self.logo)
  self.view:addGestureRecognizer(UIPanGestureRecognizer(self, "pan"))
  self:addSegue("details", {destination = function() return furnished(Details()) end})
end

-- Other pairs of screens are none of its business.
function Master:navigationController_animationControllerFor(navigation, operation, from, to)
  if not (operation == "push" and to or from):isKind(Details) then return nil end
  return operation == "push" and self.driver or Reveal(operation)
end

function Master:navigationController_interactionControllerFor(navigation, animator)
  return animator == self.driver and animator or nil
end

function Master:pan(pan)
  if pan.state == "began" and not self.transitionCoordinator then -- one at a time
    self.driver = Reveal("push")
    self:performSegue("details")
  end
  local driver = self.driver
  if not driver then return end
  local moved, speed = pan:translation(window).x, pan:velocity(window).x
  if pan.state == "changed" then
    driver:update(math.min(math.max(math.abs(moved) / 200, 0.01), 0.99))
  elseif pan.state ~= "began" then
    self.driver = nil
    -- Where the finger would be a fifth of a second later: a flick counts, however short.
    local aim = math.abs(moved) + (moved < 0 and -speed or speed) / 5
    local finishes = pan.state == "ended" and aim / 200 >= 0.5
    -- A flick is over before its transition has begun, which it does on the next turn.
    DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
  end
end

-- Globals, so that the shell can reach them.
master = Master()
navigation = UINavigationController(master)
navigation.delegate = master -- which is held weakly: the global keeps it
navigation.isNavigationBarHidden = true
window.rootViewController = navigation

-- The screens: a name below the logo, which means to explore, and a feed.
local WIDTH = window.bounds.width
local style = {size = 34, weight = "bold", color = UIColor.white, alignment = "center", width = WIDTH}
master.view.backgroundColor = UIColor.systemIndigo
scenery.words(master.view, "探索", 0, CENTER.y + 150, style)

function furnished(controller)
  local view = controller.view
  view.backgroundColor, view.clipsToBounds = UIColor.systemBackground, true
  local y = scenery.head(view, "探索", "关注")
  for index, post in ipairs{
    {"林", "林小满", "清晨的湖面，一个人也没有。", UIColor.systemTeal, 4},
    {"Jo", "Jo Verhoeven", "Last light over the ridge.", UIColor.systemIndigo, 3},
    {"周", "周远", "雨停了，去山上走走。", UIColor.systemGreen, 7},
  } do
    local top = y + (index - 1) * 268
    scenery.avatar(view, 16, top, 40, post[1], post[4])
    scenery.words(view, post[2], 68, top + 1, {weight = "semibold"})
    scenery.words(view, post[3], 68, top + 22, {size = 15, color = UIColor.secondaryLabel})
    scenery.photo(view, post[5], CGRect(16, top + 54, WIDTH - 32, 190), 14)
  end
  return controller
end

function push() master:performSegue("details") end
function pop() return navigation:popViewController(true) end

-- Puts a finger down and moves it to the left; it rests there, and touch:up() lets go.
function drag(points)
  local x = window.bounds.midX + points / 2
  touch:drag{from = CGPoint(x, 500), to = CGPoint(x - points, 500), duration = 0.2, hold = 0.1, release = false}
  timeline:run()
end

-- The account: runs to the end, then goes back to read what is given at each quarter of the way.
local function account(title, layer, keyPaths)
  local now, finish, starts = timeline.now, timeline:run(), timeline:events("animateTransition")
  local begin = math.max(now, starts[#starts].time)
  print(string.format("%s, %.3f s", title, finish - begin))
  if title == "push: the logo" then
    timeline:seek(begin + 0.25)
    timeline:mark("picture")
    timeline:live()
  end
  for _, keyPath in ipairs(keyPaths) do
    local line = string.format("  %-24s", keyPath)
    for quarter = 0, 4 do
      local value = timeline:value(layer, keyPath, begin + (finish - begin) * quarter / 4)
      line = line .. string.format("%11.3f", value)
    end
    print(line)
  end
end

local GROWTH = {"transform.scale.x", "transform.translation.y"}
print("at                               0 %       25 %       50 %       75 %      100 %")
push()
account("push: the logo", master.logo, GROWTH)
details = navigation.topViewController
pop()
account("pop: the details", details.view.layer, {"transform.scale.x"})
for _, points in ipairs{99, 100} do
  drag(points)
  touch:up()
  account(string.format("push, let go after %g points: the logo", points), master.logo, GROWTH)
end
details = navigation.topViewController
pop()
timeline:begin()
timeline:update(0.6)
timeline:cancel()
account("pop, cancelled at 60 %: the details", details.view.layer, {"transform.scale.x"})
print(timeline.transition and "not at rest" or "at rest: " .. navigation.topViewController.title .. " is shown")
