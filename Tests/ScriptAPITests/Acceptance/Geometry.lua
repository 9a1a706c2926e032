-- row 131: structs are values with their usual members
local rect = CGRect(10, 20, 30, 40)
expect(rect.origin, CGPoint(10, 20))
expect(rect.size, CGSize(30, 40))
expect(rect.midX, 25)
expect(rect.maxY, 60)
local copy = rect
copy.x = 0
expect(rect.x == copy.x, true) -- one variable, two names; a property read is a snapshot
expect(CGVector(3, 4).dy, 4)
expect(CGSize{width = 1} == CGSize(1, 0), true)

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
