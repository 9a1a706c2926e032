-- Pan to pop: a finger anywhere on the screen pulls it away to the right, and shows what is below.
--
-- Look for: the screen follows the finger point for point. Let go past the middle it is popped, before or at the middle
-- it comes back. Pulled to the left it stays at the start, and follows again when the finger returns. Every gesture
-- that begins ends its driver exactly once; the root has nothing below it, so there no gesture begins.
--
--   playhead Examples/pan-pop.lua        prints the account at the end of this file
--   playhead -i Examples/pan-pop.lua     and leaves drag(points), push() and pop() to play with

local WIDTH = window.bounds.width

local Away = class("Away", NSObject, "UIViewControllerAnimatedTransitioning")

function Away:transitionDuration(context) return 0.35 end

-- What is below comes with it, at a third of the speed.
function Away:animateTransition(context)
  local from, to, home = context:view("from"), context:view("to"), context:finalFrame(context:viewController("to"))
  context.containerView:insertSubview(to, {belowSubview = from})
  to.frame = home:offsetBy(-home.width / 3, 0)
  UIView.animate{
    withDuration = self:transitionDuration(context),
    animations = function()
      from.frame = home:offsetBy(home.width, 0)
      to.frame = home
    end,
    completion = function()
      home = context:finalFrame(context:viewController("to")) -- the screen may have turned meanwhile
      from.frame, to.frame = home, home
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
    local finishes = pan.state == "ended" and percent > 0.5
    -- A flick is over before its transition has begun, which it does on the next turn.
    DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
  end
end

-- Globals, so that the shell can reach them.
director = Director()
list, details = UIViewController{title = "list"}, UIViewController{title = "details"}
list.view.backgroundColor, details.view.backgroundColor = UIColor.white, UIColor.systemBlue
navigation = UINavigationController(list)
navigation.delegate = director -- which is held weakly: the global keeps it
window.rootViewController = navigation

local recognizer = UIPanGestureRecognizer(director, "pan")
recognizer.delegate = director
navigation.view:addGestureRecognizer(recognizer)

function push() navigation:pushViewController(details, true) end
function pop() return navigation:popViewController(true) end

-- Puts a finger down and moves it to the right; touch:up() lets go.
function drag(points)
  touch:drag{from = CGPoint(60, 300), to = CGPoint(60 + points, 300), duration = 0.2, release = false}
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
