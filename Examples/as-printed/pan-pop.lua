-- Pan to pop as printed: the page's bugs are kept, each marked BUG. Repaired in ../pan-pop.lua.
--
-- Look for: without an animator for the pop nobody asks for the driver, and the pop goes its own way, whatever the
-- finger does. With one, as in the project that the page tells of, letting go finishes and cancels in one breath, and a
-- quick finger that ends to the left of where it began leaves the screen frozen.
--
--   playhead -i Examples/as-printed/pan-pop.lua     leaves director, navigation, drag() to play with

UIApplication.shared.strictUIKit = true -- as reported of devices: calls before the start are lost
local WIDTH = window.bounds.width

local Away = class("Away", NSObject, "UIViewControllerAnimatedTransitioning")

function Away:transitionDuration(context) return 0.35 end

function Away:animateTransition(context)
  local from, to = context:view("from"), context:view("to")
  context.containerView:insertSubview(to, {belowSubview = from})
  UIView.animate(0.35, function() from.frame = from.frame:offsetBy(WIDTH, 0) end,
    function() context:completeTransition(not context.transitionWasCancelled) end)
end

director = {}

function director:navigationController_animationControllerFor(navigation, operation, from, to)
  -- BUG: the page answers for pushes only, and means the interactive protocol where it says what to return.
  return operation == "pop" and self.animatesPops and Away() or nil
end

-- BUG: the same for every operation: a push with a driver left over would be taken for a gesture.
function director:navigationController_interactionControllerFor(navigation, animator)
  return self.interactiveTransition
end

local function told(text) print("    " .. text) end

function director:handlePan(pan)
  local x, driver = pan:translation(details.view).x, self.interactiveTransition
  local per = math.min(1, math.max(0, x / details.view.bounds.width))
  if x >= 0 then
    if pan.state == "began" then
      self.interactiveTransition = UIPercentDrivenInteractiveTransition()
      local popped = navigation:popViewController(true)
      if not popped then told("nothing to pop, and a driver without a transition") end -- BUG: at the root
    elseif pan.state == "changed" then
      if x == 0 then driver:update(0.01) end -- BUG: `else` is missing, so the next line undoes this one
      driver:update(per)
    elseif pan.state == "ended" or pan.state == "cancelled" then -- BUG: not when it fails
      if x == 0 then driver:cancel() end
      if per > 0.5 then
        told(string.format("finish at %.4f", per))
        driver:finish()
      end
      told(string.format("cancel at %.4f", per)) -- BUG: `else` is missing here too
      driver:cancel()
      self.interactiveTransition = nil
    end
  elseif pan.state == "changed" then
    driver:update(0.01)
    driver:cancel() -- BUG: the finger is still down, and goes on updating what is cancelled
  elseif pan.state == "ended" or pan.state == "cancelled" then
    told("forgotten at " .. x)
    self.interactiveTransition = nil -- BUG: neither finished nor cancelled
  end
end

list, details = UIViewController{title = "list"}, UIViewController{title = "details"}
navigation = UINavigationController(list)
navigation.delegate = director
window.rootViewController = navigation
details.view:addGestureRecognizer(UIPanGestureRecognizer(director, "handlePan"))

function drag(points)
  touch:drag{from = CGPoint(60, 300), to = CGPoint(60 + points, 300), duration = 0.2, hold = 0.5}
end

local function report(title)
  print(title)
  if navigation.topViewController == list then navigation:pushViewController(details, false) end
  timeline:run()
  drag(tonumber(title:match("%d+")))
  timeline:run()
  print("    " .. (timeline.transition and "frozen" or navigation.topViewController.title .. " is shown"))
end

report("100 points, and no animator:")
director.animatesPops = true
report("100 points:")
report("188 points:")
report("187 points:")

print("a twitch to the right and away to the left:")
DispatchQueue.main:async(function() -- all in one turn; the transition begins on the next
  touch:down(100, 300)
  touch:move(120, 300)
  touch:move(40, 300)
  touch:up()
end)
timeline:run()
print("    " .. (timeline.transition and "frozen" or navigation.topViewController.title .. " is shown"))
