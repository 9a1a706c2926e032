-- name CGAffineTransformMakeScale CGAffineTransformScale: a scale, alone and before a translation
local t = CGAffineTransformMakeScale(2, 3)
expect({t.a, t.b, t.c, t.d, t.tx, t.ty}, {2, 0, 0, 3, 0, 0})
t = CGAffineTransformScale(CGAffineTransformMakeTranslation(10, 20), 2, 3)
expect({t.a, t.d, t.tx, t.ty}, {2, 3, 10, 20})
-- The point (1, 1) is scaled to (2, 3), then moved.
expect(CGPoint(1, 1):applying(t), CGPoint(12, 23))

-- name CGAffineTransformMakeRotation CGAffineTransformMakeTranslation: a quarter turn takes x to y
local turn = CGAffineTransformMakeRotation(math.pi / 2)
expect({turn.a, turn.b, turn.c, turn.d}, {0, 1, -1, 0})
local t = CGAffineTransformTranslate(turn, 10, 0)
expect({t.tx, t.ty}, {0, 10})
t = CGAffineTransformConcat(turn, CGAffineTransformMakeTranslation(10, 0))
expect({t.tx, t.ty}, {10, 0})
-- cos² + sin² = 1, and sin · cos is taken from itself.
expect(CGAffineTransformIsIdentity(CGAffineTransformRotate(turn, -math.pi / 2)), true)
expect(CGAffineTransformIsIdentity(turn), false)
expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity), true)
local back = CGAffineTransformInvert(CGAffineTransformMake(2, 0, 0, 4, 10, 20))
expect({back.a, back.d, back.tx, back.ty}, {0.5, 0.25, -5, -5})
expect(CGAffineTransformEqualToTransform(back, back), true)

-- name UIOffset: two distances
local offset = UIOffset(3, -4)
expect({offset.horizontal, offset.vertical}, {3, -4})
expect(UIOffset{vertical = 2} == UIOffsetMake(0, 2), true)
expect(UIOffset.zero == UIOffset(0, 0), true)

-- name DecelerationRate scrollIndicatorInsets: a scroll view's named rates, and insets that are only kept
expect({UIScrollView.DecelerationRate.normal, UIScrollView.DecelerationRate.fast}, {0.998, 0.99})
local scroll = UIScrollView(CGRect(0, 0, 100, 100))
expect(scroll.decelerationRate, UIScrollView.DecelerationRate.normal)
scroll.decelerationRate = UIScrollView.DecelerationRate.fast
expect(scroll.decelerationRate, 0.99)
scroll.scrollIndicatorInsets = {top = 1, left = 2, bottom = 3, right = 4}
expect(scroll.verticalScrollIndicatorInsets == UIEdgeInsets(1, 2, 3, 4), true)
expect(scroll.horizontalScrollIndicatorInsets.right, 4)

-- name isEqual: the same object, and nothing else
local a, b = UIView(), UIView()
expect({a:isEqual(a), a:isEqual(b), a:isEqual(nil), a:isEqual(3)}, {true, false, false, false})
expect({UIButton("custom"):isMember(UIButton), UIButton("custom"):isMember(UIControl)}, {true, false})

-- name UIViewKeyframeAnimationOptionCalculationModeCubic: the word it stands for
expect(UIViewKeyframeAnimationOptionCalculationModeCubic, "calculationModeCubic")

-- name convert convertTime: nil as a label's value is the window, the root layer or the clock above it
local view = UIView(CGRect(10, 20, 100, 100))
window:addSubview(view)
local inner = UIView(CGRect(5, 6, 10, 10))
view:addSubview(inner)
expect(inner:convert(CGPoint(1, 2), {to = nil}), CGPoint(16, 28))
expect(inner:convert(CGPoint(16, 28), {from = nil}), CGPoint(1, 2))
local nobody
expect(inner:convert(CGRect(0, 0, 4, 4), {to = nobody}), CGRect(15, 26, 4, 4))
expect(inner.layer:convert(CGPoint(1, 2), { to = nil }), CGPoint(16, 28))
inner.layer.timeOffset = 2
-- At speed 1 the layer's clock is 2 s ahead.
expect(inner.layer:convertTime(1, {from = nil}), 3)
expect(inner.layer:convertTime(3, {to = nil}), 1)
-- What the line does not tell apart is refused.
expect(pcall(function() return inner:convert(CGPoint(1, 2), nil) end), false)
expect(pcall(function() return inner:convert(CGPoint(1, 2), {from = nil}), inner:convert(CGPoint(1, 2), {to = nil}) end), false)

-- name allTouches UIEvent: every finger on the screen
local Pad, seen = class("Pad", UIView), {}
function Pad:touchesBegan(touches, event)
  seen[#seen + 1] = #touches
  seen[#seen + 1] = #event.allTouches
  seen[#seen + 1] = #event:touches(self)
  Pad.super.touchesBegan(self, touches, event)
end
local pad = Pad(CGRect(0, 0, 200, 200))
pad.isMultipleTouchEnabled = true
window:addSubview(pad)
touch:down(20, 20)
touch:down(60, 60, {finger = 2})
expect(seen, {1, 1, 1, 1, 2, 2})

-- name CGRectUnion CGRectIntersection CGRectStandardize CGRectIntegral CGRectContainsPoint CGRectIsNull CGPointApplyAffineTransform: C's geometry
local a, b = CGRectMake(0, 0, 10, 10), CGRectMake(4, 6, 10, 10)
expect({CGRectUnion(a, b), CGRectIntersection(a, b)}, {CGRect(0, 0, 14, 16), CGRect(4, 6, 6, 4)})
expect({CGRectStandardize(CGRect(10, 20, -4, -6)), CGRectIntegral(CGRect(0.5, 1.5, 2, 2))},
  {CGRect(6, 14, 4, 6), CGRect(0, 1, 3, 3)})
-- The far edges are outside of a rectangle.
expect({CGRectContainsPoint(a, CGPoint(0, 9)), CGRectContainsPoint(a, CGPoint(10, 5))}, {true, false})
expect({CGRectContainsRect(a, CGRect(1, 1, 9, 9)), CGRectContainsRect(a, b), CGRectIntersectsRect(a, b)}, {true, false, true})
expect({CGRectIsNull(CGRectIntersection(a, CGRect(20, 20, 1, 1))), CGRectIsEmpty(CGRectZero), CGRectIsInfinite(CGRectInfinite)},
  {true, true, true})
expect({CGPointEqualToPoint(CGPoint(1, 2), CGPointMake(1, 2)), CGSizeEqualToSize(CGSize(1, 2), CGSize(2, 1))}, {true, false})
-- Twice as wide, three times as high, and moved: sizes are not moved.
local t = CGAffineTransform(2, 0, 0, 3, 5, 7)
expect({CGPointApplyAffineTransform(CGPoint(1, 1), t), CGSizeApplyAffineTransform(CGSize(1, 1), t)},
  {CGPoint(7, 10), CGSize(2, 3)})
expect(CGRectApplyAffineTransform(a, t), CGRect(5, 7, 20, 30))

-- name NSNull IndexPath: there is one NSNull; a row is an item
expect({NSNull() == NSNull(), NSNull():isEqual(NSNull())}, {true, true})
expect({IndexPath{row = 2, section = 1} == IndexPath(2, 1), IndexPath{row = 3}.item}, {true, 3})
-- What a struct of Apple's has and is absent here is refused with the reason.
local isDone, failure = pcall(function() UIColor.red:setFill() end)
expect({isDone, failure.message}, {false, "UIColor has no 'setFill' here: callbacks cannot draw; contents are images, colours, paths and text"})
isDone, failure = pcall(class, "Region", UIRegion)
expect({isDone, failure.code, failure.message}, {false, "absent-name", "UIRegion is not here: it is not implemented yet"})

-- name UIGraphicsImageRenderer setContentOffset convert: labels choose, also beside values in one table
local function draw() end
expect(UIGraphicsImageRenderer{size = CGSize(20, 10)}:image(draw).size, CGSize(20, 10))
expect(UIGraphicsImageRenderer{bounds = CGRect(5, 5, 20, 10)}:image(draw).size, CGSize(20, 10))
expect(UIGraphicsImageRenderer(CGSize(20, 10)):image(draw).size, CGSize(20, 10))
local scroll = UIScrollView{CGRect(10, 20, 100, 100), contentSize = {width = 100, height = 500}}
expect(scroll.frame, CGRect(10, 20, 100, 100))
window:addSubview(scroll)
scroll:setContentOffset{CGPoint(0, 5), animated = false}
expect(scroll.contentOffset, CGPoint(0, 5))
expect({scroll:convert{CGPoint(0, 5), to = window}, scroll:convert{CGPoint(10, 20), from = window}},
  {CGPoint(10, 20), CGPoint(0, 5)})
local card = UIView()
window:insertSubview{card, belowSubview = scroll}
expect(window.subviews[#window.subviews - 1] == card, true)
isDone, failure = pcall(function() scroll:setContentOffset{CGPoint(0, 5), animate = false} end)
expect({isDone, failure.code}, {false, "unknown-label"})
isDone, failure = pcall(function() scroll:convert(CGPoint(0, 5), window) end)
expect({isDone, failure.code}, {false, "ambiguous-call"})
