-- Swipe: a screen comes in from the right edge and leaves over it, by a button or under a finger.
--
-- Look for: by button it follows the ease of a view animation; under a finger it stays exactly under the finger.
-- Let go past the middle, what is left plays on; let go before it, what has passed plays backwards and all is as it
-- was. A tap after a gesture is an ordinary transition: only a finger that is down has a driver.
--
--   playhead Examples/swipe.lua        prints the account at the end of this file
--   playhead -i Examples/swipe.lua     and leaves swipe() and drag() to play with

local WIDTH, MIDDLE = UIScreen.main.bounds.width, UIScreen.main.bounds.midY

local Swipe = class("Swipe", NSObject, "UIViewControllerAnimatedTransitioning")

-- Each way has its own animator: presented from the right, dismissed to the right.
function Swipe:init(isPresenting) self.isPresenting = isPresenting end
function Swipe:transitionDuration(context) return 0.35 end

function Swipe:animateTransition(context)
  local fromView, toView = context:view("from"), context:view("to")
  local home = context:finalFrame(context:viewController("to"))
  local away = home:offsetBy(home.width, 0)
  local moving = self.isPresenting and toView or fromView
  context.containerView:addSubview(toView)
  context.containerView:bringSubviewToFront(moving)
  toView.frame = self.isPresenting and away or home
  UIView.animate{
    withDuration = self:transitionDuration(context),
    animations = function() moving.frame = self.isPresenting and home or away end,
    completion = function()
      local completed = not context.transitionWasCancelled
      if not completed then toView:removeFromSuperview() end
      context:completeTransition(completed)
    end,
  }
end

-- Gives the animators, and, while a finger is down, the driver that makes them follow it.
local Swiper = class("Swiper", NSObject, "UIViewControllerTransitioningDelegate")

function Swiper:animationController_forPresented(presented, presenting, source) return Swipe(true) end
function Swiper:animationController_forDismissed(dismissed) return Swipe(false) end
function Swiper:interactionControllerForPresentation(animator) return self.driver end
function Swiper:interactionControllerForDismissal(animator) return self.driver end

function Swiper:follow(pan)
  if pan.state == "began" then
    self.driver = UIPercentDrivenInteractiveTransition()
    return swipe()
  end
  local x = pan:location(window).x -- the window is there before the transition's container is
  local percent = pan.edges[1] == "left" and x / WIDTH or (WIDTH - x) / WIDTH
  if pan.state == "changed" then
    self.driver:update(percent)
  elseif self.driver then
    local driver, finishes = self.driver, pan.state == "ended" and percent >= 0.5
    self.driver = nil
    -- A flick is over before its transition has begun, which it does on the next turn.
    DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
  end
end

local function screen(title, edge, color)
  local controller = UIViewController()
  controller.title, controller.view.accessibilityIdentifier = title, title
  controller.modalPresentationStyle, controller.view.backgroundColor = "fullScreen", color
  local button = UIButton(CGRect(WIDTH / 2 - 60, 80, 120, 44))
  button:addTarget(function() swipe() end, "touchUpInside")
  local pan = UIScreenEdgePanGestureRecognizer(swiper, "follow")
  pan.edges = edge
  controller.view:addSubview(button)
  controller.view:addGestureRecognizer(pan)
  return controller, button
end

-- Globals, so that the shell can reach them.
swiper = Swiper()
list, toPhoto = screen("list", "right", UIColor.white)
photo, toList = screen("photo", "left", UIColor.systemBlue)
photo.transitioningDelegate = swiper -- which is held weakly: the global keeps it
window.rootViewController = list

-- Starts the way to the photo, or the way back when it is shown.
function swipe()
  if list.presentedViewController then list:dismiss(true) else list:present(photo, true) end
end

-- Puts a finger on the edge, and moves it in by a fraction of the width; touch:up() lets go.
function drag(fraction)
  local function x(distance) return list.presentedViewController and distance or WIDTH - distance end
  touch:drag{from = CGPoint(x(1), MIDDLE), to = CGPoint(x(WIDTH * fraction), MIDDLE), duration = 0.2, release = false}
  timeline:run()
end

-- The account: runs to the end, then goes back to read the photo's left edge. Not in the window, it is gone.
local function account(title)
  local now, finish, starts = timeline.now, timeline:run(), timeline:events("animateTransition")
  local begin, line = math.max(now, starts[#starts].time), string.format("%-24s", title)
  for quarter = 0, 4 do
    timeline:seek(begin + (finish - begin) * quarter / 4)
    local shown = photo.view.layer:presentation()
    line = line .. (shown and string.format("%9.3f", shown.frame.minX) or "     gone")
  end
  print(string.format("%s   %.3f s", line, finish - begin))
  timeline:live()
end

print(string.format("swipe over %g pt, at%s", WIDTH, "          0 %     25 %     50 %     75 %    100 %   takes"))
touch:tap(toPhoto)
account("present by button")
touch:tap(toList)
account("dismiss by button")
for _, way in ipairs{{"present", 0.3}, {"present", 0.6}, {"dismiss", 0.3}, {"dismiss", 0.6}} do
  drag(way[2])
  touch:up()
  account(string.format("%s, let go at %g %%", way[1], way[2] * 100))
end
print(timeline.transition and "not at rest" or "at rest: " .. (photo.view.window and "photo" or "list") .. " is shown")
