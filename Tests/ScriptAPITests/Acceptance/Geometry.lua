-- row 131: structs are values with their usual members
local rect = CGRect(10, 20, 30, 40)
expect(rect.origin, CGPoint(10, 20))
expect(rect.size, CGSize(30, 40))
expect(rect.midX, 25)
expect(rect.maxY, 60)
local copy = rect
copy.x = 0
expect(rect.x == copy.x, true) -- one variable, two names; a property read is a snapshot
local own, made = rect:copy(), CGRect(rect)
own.x, made.x = 7, 8
expect({rect.x, own, made}, {0, CGRect(7, 20, 30, 40), CGRect(8, 20, 30, 40)})
local view = UIView(CGRect(1, 2, 3, 4))
local frame, kept = view.frame, view.frame:copy()
frame.x = 5 -- writes through to the property it was read from
kept.x = 6
expect({view.frame.x, kept.x}, {5, 6})
for _, value in ipairs{CGPoint(1, 2), CGVector(1, 2), CGSize(1, 2), UIEdgeInsets(1, 2, 3, 4), UIColor.red,
  CGAffineTransform{scaleX = 2, y = 3}, CATransform3DMakeScale(1, 2, 3), IndexPath(1, 2)} do
  expect(value:copy(), value)
end
expect(UIColor(UIColor.red), UIColor.red)
expect(CATransform3D(CATransform3D.identity).isIdentity, true)
expect(CGVector(3, 4).dy, 4)
expect(CGSize{width = 1} == CGSize(1, 0), true)

-- row 131: a rectangle's width is never negative, its size's may be; equal are rectangles of the same standard form
local turned = CGRect(10, 20, -4, -6)
expect({turned.width, turned.height, turned.size}, {4, 6, CGSize(-4, -6)})
expect({turned == CGRect(6, 14, 4, 6), turned == CGRect(10, 20, 4, 6)}, {true, false})
turned.width = 3
expect(turned, CGRect(10, 20, 3, -6))
local edge = CGRect(0, 0, 10, 10):intersection(CGRect(10, 2, 5, 4))
expect({edge.isNull, edge.isEmpty, edge}, {false, true, CGRect(10, 2, 0, 4)})

-- row 131: a constant under an old name is a value: what is made from it changes alone
local t = CATransform3DIdentity
t.m34 = -0.005
expect({t.m34, CATransform3DIdentity.m34, CATransform3D.identity.m34}, {-0.005, 0, 0})
local zero = CGRectZero
zero.size.width = 9
expect({CGRectZero, CGPointZero, CGSizeZero, CGAffineTransformIdentity == CGAffineTransform.identity},
  {CGRect.zero, CGPoint.zero, CGSize.zero, true})

-- row 132: the old makers
expect(CGRectMake(1, 2, 3, 4), CGRect(1, 2, 3, 4))
expect(CGSizeMake(1, 2), CGSize(1, 2))
expect(CGPointMake(1, 2), CGPoint(1, 2))
expect(CGVectorMake(-1, 0), CGVector(-1, 0))

-- row 133: the old readers and movers
local rect = CGRectMake(10, 20, 30, 40)
expect(CGRectOffset(rect, -5, 5), CGRect(5, 25, 30, 40))
expect(rect:offsetBy(-5, 5), CGRect(5, 25, 30, 40))
expect(CGRectGetWidth(rect), 30)
expect(CGRectGetMaxX(rect), 40)
expect(CGRectGetMaxY(rect), 60)
expect(CGRectInset(rect, -10, -10), CGRect(0, 10, 50, 60))

-- row 134: equality, the null and the zero rectangle
expect(CGRectEqualToRect(CGRectMake(0, 0, 0, 0), CGRectZero), true)
expect(CGRectEqualToRect(CGRectNull, CGRectZero), false)
expect(CGRectNull == CGRect.null, true)
expect(CGRect.null.isNull, true)
expect(CGRect.zero.isEmpty, true)
expect(CGRect.null:union(CGRect(1, 2, 3, 4)), CGRect(1, 2, 3, 4))
expect(CGRect(0, 0, 1, 1):intersection(CGRect(5, 5, 1, 1)).isNull, true)

-- row 135: insets take from each side; negative ones give
local rect = CGRect(0, 0, 100, 50)
expect(UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 2, 3, 4)), CGRect(2, 1, 94, 46))
expect(rect:inset(UIEdgeInsets(0, 0, -16, 0)), CGRect(0, 0, 100, 66))
expect(UIEdgeInsets(1, 2, 3, 4).right, 4)

-- row 136: edges are words, alone or several
local pan = UIScreenEdgePanGestureRecognizer()
expect(#pan.edges, 0)
expect(pan.maximumNumberOfTouches, 1)   -- recorded
pan.edges = UIRectEdgeRight
expect(pan.edges, {"right"})
pan.edges = {"left", "right"}
expect(pan.edges, {"left", "right"})
expect(UIRectEdge.left, "left")
expect(pcall(function() pan.edges = "middle" end), false)

-- row 137: a scale applies to points and rectangles
local small = CGAffineTransform{scaleX = 0.01, y = 0.01}
expect(small.a, 0.01)
expect(small.d, 0.01)
expect(CGPoint(100, 50):applying(small), CGPoint(1, 0.5))
expect(CGRect(0, 0, 100, 50):applying(CGAffineTransform{scaleX = 2, y = 3}), CGRect(0, 0, 200, 150))
local both = CGAffineTransform{translationX = 10, y = 0}:concatenating(CGAffineTransform{scaleX = 2, y = 2})
expect(CGPoint(1, 1):applying(both), CGPoint(22, 2)) -- moved, then scaled
expect(CGAffineTransform.identity:scaledBy(2, 2):translatedBy(5, 0).tx, 10)

-- row 138: an oval touches the sides of its rectangle
local oval = UIBezierPath{ovalIn = CGRect(10, 10, 40, 20)}
expect(oval.bounds.width, 40, 0.01)
expect(oval.bounds.minY, 10, 0.01)
expect(oval:contains(CGPoint(30, 20)), true)
expect(oval:contains(CGPoint(12, 12)), false)
expect(oval.isEmpty, false)
local square = UIBezierPath{rect = CGRect(0, 0, 10, 10)}
expect({square:contains(CGPoint(10, 10)), square:contains(CGPoint(10.1, 10))}, {true, false}) -- the far outline is inside
local path = UIBezierPath()
path:addLine(CGPoint(5, 5)) -- nothing to begin at
expect(path.isEmpty, true)
path:move(CGPoint(1, 1))
path:move(CGPoint(2, 2))
path:addLine(CGPoint(4, 4))
expect(path.bounds, CGRect(2, 2, 2, 2)) -- a move after a move replaces it

-- row 139: a path is a layer's value and an animation's, point by point
local start, finish = UIBezierPath{ovalIn = CGRect(0, 0, 20, 20)}, UIBezierPath{ovalIn = CGRect(-90, -90, 200, 200)}
local mask = CAShapeLayer{path = finish.cgPath}
window.layer:addSublayer(mask)
local reveal = CABasicAnimation{keyPath = "path", fromValue = start.cgPath, toValue = finish.cgPath, duration = 1}
mask:add(reveal, "path")
timeline:advance(0.5)
local shown = mask:presentation().path.bounds
expect(shown.width, 110, 0.01)
expect(shown.minX, -45, 0.01)

-- row 140: roots, extremes and what is not a number
expect(math.sqrt(375 ^ 2 + 667 ^ 2), 765.18, 0.01)
expect(math.min(3, 1, 2), 1)
expect(math.max(0, -1), 0)
expect(math.abs(-2.5), 2.5)
local nan = 0 / 0
expect(nan ~= nan, true)
expect(pcall(function() UIView().alpha = nan end), false)

-- row 141: labels name the parts
expect(CGRect{x = 1, y = 2, width = 3, height = 4}, CGRect(1, 2, 3, 4))
expect(CGRect{origin = CGPoint(1, 2), size = CGSize(3, 4)}, CGRect(1, 2, 3, 4))
expect(CGPoint{x = 1, y = 2}, CGPoint(1, 2))
