-- rule 5.1
local rect = CGRect(10, 20, -4, -6)
expect({rect.width, rect.height, rect.size.width, rect.size.height}, {4, 6, -4, -6})

-- rule 5.2: (10, 20, -4, -6) and (6, 14, 4, 6) have the same corners
expect({CGRect(10, 20, -4, -6) == CGRect(6, 14, 4, 6), CGRect(10, 20, -4, -6) == CGRect(6, 14, 4, 7)}, {true, false})
expect(CGRect(10, 20, -4, -6).standardized.origin, CGPoint(6, 14))

-- rule 5.3: side by side at x = 10
local edge = CGRect(0, 0, 10, 10):intersection(CGRect(10, 2, 5, 4))
expect({edge.isNull, edge.isEmpty, edge}, {false, true, CGRect(10, 2, 0, 4)})
expect(CGRect(0, 0, 10, 10):intersection(CGRect(10.1, 2, 5, 4)).isNull, true)
-- Documented: rectangles intersect when their intersection is not the null rectangle.
expect({CGRect(0, 0, 10, 10):intersects(CGRect(10, 2, 5, 4)), CGRect(0, 0, 10, 10):intersects(CGRect(10.1, 2, 5, 4))},
  {true, false})

-- rule 5.4: the right and the lower side of a square, and its corner
local square = UIBezierPath{rect = CGRect(0, 0, 10, 10)}
expect({square:contains(CGPoint(10, 5)), square:contains(CGPoint(5, 10)), square:contains(CGPoint(10, 10)),
  square:contains(CGPoint(10.1, 5))}, {true, true, true, false})

-- rule 5.5: the box of a path is that of what was drawn: the first move is gone
local path = UIBezierPath()
path:move(CGPoint(-50, -50))
path:move(CGPoint(1, 2))
path:addLine(CGPoint(11, 22))
expect({path.boundingBox, path.bounds}, {CGRect(1, 2, 10, 20), CGRect(1, 2, 10, 20)})
for _, empty in ipairs{UIBezierPath(), CGMutablePath()} do
  empty:addLine(CGPoint(5, 5))
  expect(empty.isEmpty, true)
end
local empty = UIBezierPath()
empty:addCurve(CGPoint(5, 5), CGPoint(1, 2), CGPoint(3, 4))
empty:addQuadCurve(CGPoint(5, 5), CGPoint(1, 2))
expect(empty.isEmpty, true)

-- rule 5.6: a local made from one is a copy
local t, p, r = CATransform3DIdentity, CGPointZero, CGRectZero
t.m34, p.x, r.size.width = -0.005, 7, 9
expect({CATransform3DIdentity.m34, CGPointZero.x, CGRectZero.width}, {0, 0, 0})
expect({t.m34, p.x, r.width}, {-0.005, 7, 9})
local a, s = CGAffineTransformIdentity, CGSizeZero
a.tx, s.width = 3, 4
expect({CGAffineTransformIdentity.tx, CGSizeZero.width, a.tx, s.width}, {0, 0, 3, 4})
