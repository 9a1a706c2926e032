-- name setBackgroundImage: behind title and image, as large as the button, by state
local function picture(color) return UIGraphicsImageRenderer(CGSize(4, 4)):image(function(context)
  context:setFillColor(color)
  context:fill(CGRect(0, 0, 4, 4))
end) end
local plain, pressed = picture(UIColor.red), picture(UIColor.blue)
local button = UIButton("custom")
button.frame = CGRect(0, 0, 100, 40)
button:setTitle("Go", "normal")
button:setBackgroundImage(plain, "normal")
button:setBackgroundImage(pressed, "highlighted")
local back = button.subviews[1]
expect({back:isKind(UIImageView), back.frame, back.image == plain}, {true, CGRect(0, 0, 100, 40), true})
button.isHighlighted = true
expect(back.image == pressed, true)
button:setBackgroundImage(nil, "highlighted")
expect(back.image == plain, true)
button:setBackgroundImage(nil, "normal")
expect({back.superview, button:backgroundImage("normal")}, {nil, nil})

-- name conformsToProtocol respondsToSelector: by the protocols a class adopts, or one above it
local Base = class("Base", NSObject, "UIScrollViewDelegate")
function Base:scrollViewDidScroll() end
local Sub = class("Sub", Base, "UITableViewDelegate")
local one = Sub()
expect({one:conformsToProtocol("UIScrollViewDelegate"), one:conformsToProtocol("UITableViewDelegate"),
  one:conformsToProtocol("UINavigationControllerDelegate"), Base():conformsToProtocol("UITableViewDelegate")},
  {true, true, false, false})
expect({one:respondsToSelector("scrollViewDidScroll"), one:respondsToSelector("scrollViewDidZoom")}, {true, false})

-- name automaticallyAdjustsScrollViewInsets: content that does not scroll is inset below bars where the controller says so
local page = UIViewController()
local list = UIScrollView(window.bounds)
page.view:addSubview(list)
page.automaticallyAdjustsScrollViewInsets = false
window.rootViewController = UINavigationController(page)
timeline:step()
expect(list.adjustedContentInset, UIEdgeInsets(0, 0, 0, 0))
page.automaticallyAdjustsScrollViewInsets = true
page.view:layoutIfNeeded()
list:setNeedsLayout()
timeline:step()
-- 59 and the bar's 44 above, 34 below.
expect(list.adjustedContentInset, UIEdgeInsets(103, 0, 34, 0))

-- name UIViewPropertyAnimator: without arguments it is a placeholder
local placeholder = UIViewPropertyAnimator()
expect({placeholder.duration, placeholder.state, placeholder.isRunning}, {0, "inactive", false})
local isDone, failure = pcall(function() return UIViewPropertyAnimator{curve = "linear"} end)
expect({isDone, failure.message}, {false, "UIViewPropertyAnimator needs 'duration': a number of seconds, 0 or more"})

-- name animateKeyframes KeyframeAnimationOptions: a curve of the other options is that of the whole
local view = UIView(CGRect(0, 0, 10, 10))
window:addSubview(view)
local function quarter(options)
  view.alpha = 1
  UIView.animateKeyframes{withDuration = 1, delay = 0, options = options, animations = function()
    UIView.addKeyframe(0, 1, function() view.alpha = 0 end)
  end}
  timeline:advance(0.25)
  local shown = view.layer:presentation().opacity
  timeline:run()
  return 1 - shown
end
-- The curves at a quarter of their time: solved from their control points.
expect(quarter{"curveLinear"}, 0.25, 1e-6)
expect(quarter("curveLinear"), 0.25, 1e-6)
expect(quarter{"calculationModeLinear", "curveEaseIn"}, 0.0934646507, 1e-6)
expect(quarter{"curveEaseOut", "allowUserInteraction"}, 0.3781381308, 1e-6)
expect({quarter{"curveEaseInOut"}, quarter{}}, {0.129161931, 0.129161931}, 1e-6)
-- No other words are lent, and the list has the set's own.
local isDone, failure = pcall(quarter, {"transitionCrossDissolve"})
expect({isDone, failure.code, failure.message:find("curve", 1, true)}, {false, "not-a-word", nil})
expect(pcall(function() return UIView.KeyframeAnimationOptions.curveLinear end), false)
