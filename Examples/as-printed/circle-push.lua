-- Circle push as printed: the page's bugs are kept, each marked BUG. Repaired in ../circle-push.lua.
--
-- Look for: the circle ends 23.3 points short of the corner, and starts where the button is not; nothing completes the
-- transition, so the screen is frozen after the first push; and after two rounds the buttons pulse in width only.
--
--   playhead -i Examples/as-printed/circle-push.lua     leaves navigation, menu and details to play with

local DURATION = 0.7 -- the page does not say
local MARGIN = 50

local Circle = class("Circle", NSObject, "UIViewControllerAnimatedTransitioning", "CAAnimationDelegate")

function Circle:transitionDuration(context) return DURATION end

function Circle:animateTransition(context)
  self.transitionContext = context
  local from, to = context:viewController("from"), context:viewController("to")
  context.containerView:addSubview(from.view) -- BUG: UIKit has put it there
  context.containerView:addSubview(to.view) -- BUG: its frame is never set
  -- BUG: the model's frame. On screen the button floats and pulses.
  local button, bounds = from.button, to.view.bounds
  local startPath = UIBezierPath{ovalIn = button.frame}
  -- BUG: on the page the words `else` are missing here. Taken literally, each quadrant is overwritten by the next, and
  -- the last one stands: (width, 0) for every button. What is meant is this.
  local isRight, isTop = button.frame.minX > bounds.width / 2, button.frame.minY < bounds.height / 2
  local corner = CGPoint(isRight and 0 or to.view.frame.maxX, isTop and to.view.frame.maxY or 0)
  local dx, dy = corner.x - button.center.x, corner.y - button.center.y
  local width, height = button.frame.width / 2, button.frame.height / 2
  -- BUG: half the diagonal goes off, and half the width comes back with the inset.
  local radius = math.sqrt(dx * dx + dy * dy) - math.sqrt(width * width + height * height)
  local endPath = UIBezierPath{ovalIn = button.frame:insetBy(-radius, -radius)}
  print(string.format("  ends at a radius of %.3f, %.3f from the corner", endPath.bounds.width / 2,
    math.sqrt(dx * dx + dy * dy) - endPath.bounds.width / 2))
  local mask = CAShapeLayer{path = endPath}
  to.view.layer.mask = mask -- BUG: for good
  local animation = CABasicAnimation("path")
  animation.fromValue, animation.toValue, animation.duration = startPath, endPath, self:transitionDuration(context)
  animation.timingFunction = kCAMediaTimingFunctionEaseInEaseOut
  animation.delegate = self -- BUG: there is no animationDidStop, and so no completeTransition
  mask:add(animation, "path")
end

local Menu = class("Menu", UIViewController, "UINavigationControllerDelegate")

function Menu:viewDidLoad()
  self.title, self.buttons = "menu", {}
  local side = (self.view.frame.width - MARGIN * 3) / 2
  for index = 0, 3 do
    local x, y = MARGIN + index % 2 * (MARGIN + side), MARGIN + index // 2 * (MARGIN + side) + 150
    local button = UIButton(CGRect(x, y, side, side))
    button.layer.cornerRadius, button.tag = side / 2, index + 1
    button:addTarget(self, "tapped", "touchUpInside")
    self.view:addSubview(button)
    self.buttons[index + 1] = button
  end
end

function Menu:viewWillAppear(animated) self:float() end

function Menu:float()
  for index, button in ipairs(self.buttons) do
    local position = CAKeyframeAnimation("position")
    position.calculationMode, position.fillMode, position.repeatCount = kCAAnimationPaced, "forwards", MAXFLOAT
    position.autoreverses, position.timingFunction = true, kCAMediaTimingFunctionEaseInEaseOut
    position.duration = index == #self.buttons and 4 or 4 + index -- the page has lost the question mark
    position.path = UIBezierPath{ovalIn = button.frame:insetBy(button.frame.width / 2 - 5, button.frame.height / 2 - 5)}
    button.layer:add(position) -- BUG: without a key, so once more with every call
    for _, axis in ipairs{"x", "y"} do
      local scale = CAKeyframeAnimation("transform.scale." .. axis)
      scale.values, scale.keyTimes = {1, 1.1, 1}, {0, 0.5, 1} -- BUG: the page has 0, 0, 5, 1 for x
      scale.autoreverses, scale.duration = true, 3 + index
      scale.repeatCount = axis == "x" and MAXFLOAT or 1 -- BUG: YES, which is 1
      button.layer:add(scale)
    end
  end
end

function Menu:tapped(button)
  self.button = button
  self.navigationController:pushViewController(details, true)
end

function Menu:navigationController_animationControllerFor(navigation, operation, from, to)
  return operation == "push" and Circle() or nil
end

menu, details = Menu(), UIViewController{title = "details"}
navigation = UINavigationController(menu)
navigation.delegate = menu
window.rootViewController = navigation

timeline:advance(1)
local shown = menu.buttons[1].layer:presentation()
print(string.format("after 1 s the first button is at (%.3f, %.3f), %.3f times as large", shown.position.x,
  shown.position.y, shown.transform.m11))
timeline:advance(9)
shown = menu.buttons[1].layer:presentation()
print(string.format("after 10 s it is scaled by %.3f across and %.3f down", shown.transform.m11, shown.transform.m22))
for number, button in ipairs(menu.buttons) do
  print("push by button " .. number .. ":")
  touch:tap(button)
  timeline:advance(2)
  if number < 4 then
    timeline.transition:completeTransition(true) -- what the page forgets
    navigation:popViewController(false)
    timeline:advance(1)
  end
end
print("still masked:", details.view.layer.mask ~= nil, "still open:", timeline.transition ~= nil)
