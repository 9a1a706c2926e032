-- row 166: everything is an NSObject; what an object has can be asked
local Animator = class("Animator", NSObject, "UIViewControllerAnimatedTransitioning")
function Animator:animateTransition(context) end
local animator = Animator()
expect(animator:isKind(NSObject), true)
expect(UIView():isKind(UIView), true)
expect(UIView():isKind(UIControl), false)
expect(animator:responds("animateTransition"), true)
expect(animator:responds("animationEnded"), false)
expect(UIView():responds("addSubview"), true)

-- row 167: numbers are numbers; whole ones stay whole
local view = UIView()
view.tag = 4
expect(math.type(view.tag), "integer")
expect(math.type(view.alpha), "float")
expect(pcall(function() view.tag = 1.5 end), false)
UIView.animate(1, function() view.alpha = 0 end)

-- row 168: what a script raises can be caught, with its words
local ok, problem = pcall(function() error("targetEdge must be left or right") end)
expect(ok, false)
expect(tostring(problem):find("targetEdge must be left or right", 1, true) ~= nil, true)
expect(pcall(assert, false, "no"), false)
local ok, problem = pcall(function() UIView():addSubview(3) end)
expect(problem.code ~= nil, true)

-- row 169: arrays count from 1, and those of the system are copies
local buttons = {}
for number = 1, 4 do buttons[#buttons + 1] = UIButton("custom") end
expect(#buttons, 4)
local seen = 0
for _, button in ipairs(buttons) do seen = seen + 1 end
expect(seen, 4)
window:addSubview(buttons[1])
local views = window.subviews
views[2] = buttons[2]
expect(#window.subviews, 1)

-- row 170: chance is the same in every run
local function draw()
  math.randomseed(7)
  return {math.random(255), math.random(255), math.random()}
end
local first = draw()
expect(draw(), first)
expect(first[1] >= 1 and first[1] <= 255, true)

-- row 171: delegates and targets are held weakly, views and functions strongly
local scroll = UIScrollView()
do
  local Watcher = class("Watcher", NSObject, "UIScrollViewDelegate")
  local watcher = Watcher()
  scroll.delegate = watcher
  expect(scroll.delegate == watcher, true)
  watcher = nil
end
collectgarbage()
expect(scroll.delegate, nil)
local inner = UIView()
inner.tag = 5
scroll:addSubview(inner)
inner = nil
collectgarbage()
expect(scroll:viewWithTag(5) ~= nil, true)

-- row 172: a value goes into an animation as it is
local fade = CABasicAnimation("transform")
fade.toValue = CATransform3DMakeScale(2, 2, 1)
expect(fade.toValue.m11, 2)
local move = CABasicAnimation("position")
move.fromValue = CGPoint(1, 2)
expect(move.fromValue, CGPoint(1, 2))
local shape = CABasicAnimation("path")
shape.toValue = UIBezierPath{rect = CGRect(0, 0, 1, 1)}.cgPath
expect(shape.toValue.bounds, CGRect(0, 0, 1, 1))

-- row 173: nothing asks for a version; what is there is there
expect(type(UIViewPropertyAnimator) ~= "nil", true)
expect(type(UIPercentDrivenInteractiveTransition) ~= "nil", true)
