-- row 79: a view made with a frame has it, and no subviews
local box = UIView(CGRect(20, 100, 350, 200))
expect(box.frame, CGRect(20, 100, 350, 200))
expect(#box.subviews, 0)
expect(UIView().frame, CGRect.zero)

-- row 80: the frame is bounds and centre in one; with a transform it is the box around
local box = UIView(CGRect(20, 100, 40, 20))
expect(box.bounds, CGRect(0, 0, 40, 20))
expect(box.center, CGPoint(40, 110))
box.frame.origin.x = 30
expect(box.center.x, 50)
box.transform = CGAffineTransform{scaleX = 2, y = 3}
expect(box.frame, CGRect(10, 80, 80, 60)) -- about the centre (50, 110)

-- row 81: moving the origin of the bounds moves what is inside, not the view
local outer, inner = UIView(CGRect(10, 10, 100, 100)), UIView(CGRect(5, 5, 10, 10))
window:addSubview(outer)
outer:addSubview(inner)
outer.bounds.origin.y = 30
expect(outer.frame, CGRect(10, 10, 100, 100))
expect(inner:convert(CGPoint(0, 0), {to = window}), CGPoint(15, -15))
outer.bounds = CGRect(0, 0, 60, 80)
expect(outer.frame, CGRect(30, 20, 60, 80)) -- grows and shrinks about its centre (60, 60)

-- row 82: the centre follows the anchor point's place, and survives a transform
local box = UIView(CGRect(0, 0, 100, 40))
box.transform = CGAffineTransform{rotationAngle = math.pi / 2}
box.center = CGPoint(200, 300)
expect(box.center, CGPoint(200, 300))
expect(box.frame.width, 40)
expect(box.frame.height, 100)
expect(box.frame.minX, 180)

-- row 83: a transform scales about the centre and animates
local box = UIView(CGRect(100, 100, 100, 100))
window:addSubview(box)
CATransaction.flush()
UIView.animate(1, 0, "curveLinear", function() box.transform = CGAffineTransform{scaleX = 0.01, y = 0.01} end)
expect(box.transform.a, 0.01)
expect(box.bounds, CGRect(0, 0, 100, 100))
timeline:advance(0.5)
expect(box.layer:presentation().transform.m11, 0.505)
expect(box.layer:presentation().frame.width, 50.5)

-- row 84: alpha is the layer's opacity, and nearly none takes no touches
local outer, inner = UIView(CGRect(0, 0, 100, 100)), UIView(CGRect(0, 0, 100, 100))
window:addSubview(outer)
outer:addSubview(inner)
outer.alpha = 0.5
expect(outer.layer.opacity, 0.5)
expect(inner.alpha, 1)
expect(window:hitTest(CGPoint(50, 50)) == inner, true)
outer.alpha = 0.009
expect(window:hitTest(CGPoint(50, 50)) == window, true)

-- row 85: a view is opaque until it says otherwise, which changes nothing on screen
local box = UIView()
expect(box.isOpaque, true)
box.isOpaque = false
expect(box.isOpaque, false)
expect(box.alpha, 1)

-- row 86: the background colour is the layer's, and animates
local box = UIView(CGRect(0, 0, 10, 10))
window:addSubview(box)
expect(box.backgroundColor, nil)
box.backgroundColor = UIColor(1, 0, 0)
expect(box.layer.backgroundColor, UIColor(1, 0, 0))
CATransaction.flush()
UIView.animate(1, 0, "curveLinear", function() box.backgroundColor = UIColor(0, 0, 1) end)
timeline:advance(0.25)
expect(box.layer:presentation().backgroundColor.red, 0.75)
expect(box.layer:presentation().backgroundColor.blue, 0.25)

-- row 87: flexible sizes and margins share what the superview gains
local outer = UIView(CGRect(0, 0, 100, 100))
local function child(x, y, w, h, mask)
  local view = UIView(CGRect(x, y, w, h))
  view.autoresizingMask = mask
  outer:addSubview(view)
  return view
end
local all = child(0, 0, 100, 100, {"flexibleWidth", "flexibleHeight"})
local fixed = child(10, 20, 30, 40, {})
local right = child(60, 0, 30, 10, "flexibleLeftMargin")
local middle = child(40, 0, 20, 10, {"flexibleLeftMargin", "flexibleRightMargin"})
local share = child(20, 0, 40, 10, {"flexibleWidth", "flexibleRightMargin"})
outer.frame = CGRect(0, 0, 200, 150)
expect(all.frame, CGRect(0, 0, 200, 150))
expect(fixed.frame, CGRect(10, 20, 30, 40))
expect(right.frame, CGRect(160, 0, 30, 10))
expect(middle.frame, CGRect(90, 0, 20, 10))
expect(share.frame, CGRect(20, 0, 90, 10)) -- 100 more: width 40 and margin 40 get half each
outer.autoresizesSubviews = false
outer.frame = CGRect(0, 0, 100, 100)
expect(all.frame, CGRect(0, 0, 200, 150))

-- row 88: the view added last is in front; one added twice moves; the system tells it each step
local told = {}
local Told = class("Told", UIView)
function Told:willMove_toSuperview(view) told[#told + 1] = view and "will move in" or "will move out" end
function Told:didMoveToSuperview() told[#told + 1] = self.superview and "moved in" or "moved out" end
function Told:willMove_toWindow(view) told[#told + 1] = view and "will be shown" or "will be hidden" end
function Told:didMoveToWindow() told[#told + 1] = self.window and "shown" or "hidden" end
local first, second = Told(), UIView()
window:addSubview(first)
expect(table.concat(told, ", "), "will be shown, will move in, shown, moved in")
window:addSubview(second)
expect(window.subviews[2] == second, true)
window:addSubview(first)
expect(window.subviews[2] == first, true)
expect(#window.subviews, 2)
window:addSubview(nil)
expect(#window.subviews, 2)

-- row 88 92: what a class of a script says is called on views of every kind
for _, kind in ipairs{
  UIView, UIControl, UIButton, UILabel, UIImageView, UIScrollView, UICollectionViewCell, UIVisualEffectView,
} do
  local told, Kind = {}, class("My" .. tostring(kind):match("UI%a+"), kind)
  for _, name in ipairs{"willMove_toSuperview", "didMoveToSuperview", "didMoveToWindow", "layoutSubviews", "didAddSubview"} do
    Kind[name] = function(self, ...)
      Kind.super[name](self, ...)
      told[#told + 1] = name
    end
  end
  function Kind:hitTest(point, event) return point.x < 10 and Kind.super.hitTest(self, point, event) or nil end
  function Kind:sizeThatFits(size) return CGSize(7, 9) end
  local view = Kind{frame = CGRect(0, 0, 20, 20), isUserInteractionEnabled = true}
  told = {}
  window:addSubview(view)
  CATransaction.flush()
  expect(told, {"willMove_toSuperview", "didMoveToWindow", "didMoveToSuperview", "layoutSubviews"})
  expect(window:hitTest(CGPoint(5, 5)) ~= window, true)
  expect(window:hitTest(CGPoint(15, 5)) == window, true)
  view:addSubview(UIView())
  expect(told[5], "didAddSubview")
  view:sizeToFit()
  expect(view.bounds.size, CGSize(7, 9))
  view:removeFromSuperview()
end

-- row 89: a view goes behind or in front of another, or to a place
local bar, below, above, back = UIView(), UIView(), UIView(), UIView()
window:addSubview(bar)
window:insertSubview(below, {belowSubview = bar})
window:insertSubview(above, {aboveSubview = bar})
window:insertSubview(back, {at = 0})
expect(window.subviews[1] == back, true)
expect(window.subviews[2] == below, true)
expect(window.subviews[3] == bar, true)
expect(window.subviews[4] == above, true)
expect(window.layer.sublayers[2] == below.layer, true)
window:sendSubviewToBack(above)
expect(window.subviews[1] == above, true)

-- row 90: a view taken out is in no window, and its layer in no layer
local box = UIView()
window:addSubview(box)
expect(box.window == window, true)
box:removeFromSuperview()
expect(box.superview, nil)
expect(box.window, nil)
expect(box.layer.superlayer, nil)
expect(#window.subviews, 0)
box:removeFromSuperview()

-- row 91: a pan's way is read in the space of the superview
local outer, inner = UIView(CGRect(50, 50, 200, 200)), UIView(CGRect(0, 0, 100, 100))
window:addSubview(outer)
expect(inner.superview, nil)
outer:addSubview(inner)
expect(inner.superview == outer, true)
expect(inner:isDescendant(window), true)
outer.transform = CGAffineTransform{scaleX = 2, y = 2}
local pan = UIPanGestureRecognizer()
inner:addGestureRecognizer(pan)
touch:down(100, 100)
touch:move(140, 100)
expect(pan:translation(inner.superview), CGPoint(20, 0))
expect(pan:translation(window), CGPoint(40, 0))

-- row 92: a layout that was asked for comes once, before the next commit
local passes = 0
local Card = class("Card", UIView)
function Card:layoutSubviews()
  Card.super.layoutSubviews(self)
  passes = passes + 1
end
local card = Card(CGRect(0, 0, 100, 100))
window:addSubview(card)
CATransaction.flush()
expect(passes, 1)
card:setNeedsLayout()
card:setNeedsLayout()
expect(passes, 1)
CATransaction.flush()
expect(passes, 2)
card.frame = CGRect(50, 50, 100, 100) -- moved, not resized: nothing to lay out
CATransaction.flush()
expect(passes, 2)
card.frame.size = CGSize(120, 100)
CATransaction.flush()
expect(passes, 3)

-- row 93: a view and its layer are two names for one rectangle
local box = UIView(CGRect(10, 20, 30, 40))
box.layer.position = CGPoint(100, 100)
expect(box.center, CGPoint(100, 100))
box.alpha = 0.25
expect(box.layer.opacity, 0.25)
box.layer.cornerRadius = 8
expect(box.layer.cornerRadius, 8)
expect(box.layer.frame, box.frame)

-- row 94: a recogniser watches one view at a time, and sees touches in subviews
local first, second, inner = UIView(CGRect(0, 0, 100, 100)), UIView(CGRect(0, 100, 100, 100)), UIView(CGRect(0, 0, 50, 50))
window:addSubview(first)
window:addSubview(second)
second:addSubview(inner)
local taps = 0
local tap = UITapGestureRecognizer(function() taps = taps + 1 end)
first:addGestureRecognizer(tap)
expect(tap.view == first, true)
second:addGestureRecognizer(tap)
expect(tap.view == second, true)
expect(#first.gestureRecognizers, 0)
touch:tap(inner)
timeline:run()
expect(taps, 1)
second:removeGestureRecognizer(tap)
touch:tap(inner)
timeline:run()
expect(taps, 1)

-- row 95: a tag finds a view, itself included, depth first
local outer, inner = UIView(), UIView()
expect(outer.tag, 0)
outer:addSubview(inner)
window:addSubview(outer)
outer.tag, inner.tag = 3, 4
expect(window:viewWithTag(4) == inner, true)
expect(outer:viewWithTag(3) == outer, true)
expect(window:viewWithTag(5), nil)

-- row 81 197: what the system covers is the safe area's inset, in each view's own space
local bar, guide = UIView(CGRect(0, 40, 200, 100)), window.safeAreaLayoutGuide
window:addSubview(bar)
expect(window.safeAreaInsets, UIEdgeInsets(59, 0, 34, 0))
expect(guide.layoutFrame, CGRect(0, 59, 393, 759))
expect(guide == window.safeAreaLayoutGuide and guide.owningView == window, true)
expect(bar.safeAreaInsets, UIEdgeInsets(19, 0, 0, 0)) -- 40 of the 59 lie above it
bar.frame.origin.y = 800
expect(bar.safeAreaInsets, UIEdgeInsets(0, 0, 34, 0)) -- covered from 818 on, and no more than the window
bar:removeFromSuperview()
expect(bar.safeAreaInsets, UIEdgeInsets(0, 0, 0, 0))

-- row 196: a snapshot shows what was on screen, or what will be, and no longer follows
local box = UIView(CGRect(10, 10, 80, 60))
local before, none = UIView(CGRect(0, 0, 20, 20))
box:addSubview(before)
none = box:snapshotView(false)
expect(none, nil) -- it was never on screen
window:addSubview(box)
CATransaction.flush()
before.backgroundColor = UIColor.red
local now, soon = box:snapshotView(false), box:snapshotView(true)
expect(now.frame, CGRect(0, 0, 80, 60))
local function shown(picture) return picture.subviews[1].layer.sublayers[1].sublayers[1].backgroundColor end
expect(shown(now), nil)
expect(shown(soon), UIColor.red)
before.backgroundColor = UIColor.blue
expect(shown(soon), UIColor.red)
expect(now.superview, nil)
local half = UIView(CGRect(0, 0, 10, 10))
window:addSubview(half)
CATransaction.flush()
UIView.animate(1, 0, "curveLinear", function() half.alpha = 0 end)
timeline:advance(0.5)
expect(half:snapshotView(false).subviews[1].layer.sublayers[1].opacity, 0.5)

-- row 197: a layout at once makes its changes part of an animation
local outer, inner = UIView(CGRect(0, 0, 100, 100)), UIView(CGRect(0, 0, 10, 10))
local width = 10
local Frame = class("Frame", UIView)
function Frame:layoutSubviews() inner.frame = CGRect(0, 0, width, 10) end
local frame = Frame(CGRect(0, 0, 200, 200))
frame:addSubview(inner)
window:addSubview(frame)
CATransaction.flush()
width = 110
frame:setNeedsLayout()
expect(inner.bounds.width, 10)
UIView.animate(1, 0, "curveLinear", function() frame:layoutIfNeeded() end)
expect(inner.bounds.width, 110)
timeline:advance(0.5)
expect(inner.layer:presentation().bounds.width, 60)

-- rows 19 88 89: nil in the place of a view, as a context answers for views that stay where they are, adds nothing
local box, inner = UIView(), UIView()
box:addSubview(inner)
box:addSubview(nil)
box:insertSubview(nil, 0)
box:insertSubview(nil, {belowSubview = inner})
box:insertSubview(nil, {aboveSubview = inner})
expect({#box.subviews, box.subviews[1] == inner}, {1, true})
expect(pcall(function() box:insertSubview(inner, {belowSubview = nil}) end), false)

-- row 197: a layer of a class of one's own places its sublayers, one of no class leaves that to its delegate
local told = {}
local Ring = class("Ring", CALayer)
function Ring:layoutSublayers()
  told[#told + 1] = "ring " .. self.bounds.width
  CALayer.layoutSublayers(self)
end
function Ring:display() told[#told + 1] = "display" end
local keeper = {layoutSublayers = function(_, layer) told[#told + 1] = "delegate " .. layer.bounds.width end}
local ring, plain = Ring(), CALayer()
ring.delegate, plain.delegate = keeper, keeper
ring:addSublayer(plain)
window.layer:addSublayer(ring)
CATransaction.flush()
expect(told, {"ring 0.0", "delegate 0.0"})
told = {}
ring.bounds, plain.bounds = CGRect(0, 0, 30, 30), CGRect(0, 0, 20, 20)
ring:setNeedsDisplay()
expect({ring:needsLayout(), plain:needsLayout(), ring:needsDisplay()}, {true, true, true})
CATransaction.flush()
expect(told, {"ring 30.0", "delegate 30.0", "delegate 20.0", "display"})
expect(pcall(function() ring:presentation():setNeedsLayout() end), false)

-- row 197: the layout of a view's layer is the view's
local Card, count = class("Card", UIView), 0
function Card:layoutSubviews() count = count + 1 end
local card = Card(CGRect(0, 0, 10, 10))
window:addSubview(card)
timeline:step()
count = 0
card.layer:setNeedsLayout()
expect({count, card.layer:needsLayout()}, {0, true})
card.layer:layoutIfNeeded()
expect({count, card.layer:needsLayout()}, {1, false})
