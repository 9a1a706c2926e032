-- name CGPath: a rectangle, an ellipse and round corners, with a transform
expect(CGPath{rect = CGRect(1, 2, 3, 4)}.boundingBox, CGRect(1, 2, 3, 4))
local dot = CGPath{ellipseIn = CGRect(0, 0, 40, 20), transform = CGAffineTransform{translationX = 100, y = 0}}
expect(dot.boundingBox, CGRect(100, 0, 40, 20))
expect({dot:contains(CGPoint(120, 10)), dot:contains(CGPoint(101, 1))}, {true, false})
-- Corners 20 wide and 5 high: (4, 4) is outside of a round corner of 20, (0.2, 4.9) inside.
local card = CGPath{roundedRect = CGRect(0, 0, 100, 50), cornerWidth = 20, cornerHeight = 5}
-- The corner's ellipse has its centre at (20, 5): ((4-20)/20)² + ((4-5)/5)² = 0.68, ((1-20)/20)² + ((1-5)/5)² = 1.5425.
expect({card:contains(CGPoint(4, 4)), card:contains(CGPoint(1, 1))}, {true, false})
expect(card.boundingBoxOfPath, CGRect(0, 0, 100, 50))
expect(pcall(function() return CGPath{roundedRect = CGRect(0, 0, 100, 50), cornerWidth = 20, cornerHeight = 26} end), false)
local shape = CAShapeLayer{path = dot}
expect(shape.path.boundingBox, CGRect(100, 0, 40, 20))
local large = dot:copy{using = CGAffineTransform{scaleX = 2, y = 3}}
expect({large.boundingBox, dot:copy().boundingBox, dot.boundingBox},
  {CGRect(200, 0, 80, 60), CGRect(100, 0, 40, 20), CGRect(100, 0, 40, 20)})

-- name CGMutablePath addPath addRect currentPoint boundingBox: a path put together
local path = CGMutablePath()
expect({path.isEmpty, path.currentPoint == CGPoint.zero}, {true, true})
path:move(CGPoint(10, 10))
path:addLine(CGPoint(50, 10))
expect(path.currentPoint, CGPoint(50, 10))
path:addQuadCurve(CGPoint(50, 50), {control = CGPoint(90, 30)})
path:addCurve(CGPoint(10, 50), {control1 = CGPoint(40, 70), control2 = CGPoint(20, 70)})
path:closeSubpath()
expect(path.currentPoint, CGPoint(10, 10))
-- Control points count in one box and not in the other: the curve reaches 50 + 0.5·(90 − 50) = 70, and 50 + 0.75·20 = 65.
expect(path.boundingBox, CGRect(10, 10, 80, 60))
expect(path.boundingBoxOfPath, CGRect(10, 10, 60, 55))
path:addRect(CGRect(100, 0, 10, 10))
path:addPath(CGPath{rect = CGRect(0, 0, 5, 5)}, CGAffineTransform{translationX = 200, y = 0})
expect(path.boundingBox, CGRect(10, 0, 195, 70))
path:addRects({CGRect(0, 0, 1, 1), CGRect(0, 99, 1, 1)})
path:addEllipse(CGRect(300, 0, 10, 10))
path:addRoundedRect{["in"] = CGRect(0, 0, 400, 90), cornerWidth = 4, cornerHeight = 4}
expect(path.boundingBox, CGRect(0, 0, 400, 100))
path:addLines{between = {CGPoint(0, 0), CGPoint(0, 200)}}
expect({path.boundingBox.maxY, path.currentPoint.y}, {200, 200})

-- name addArc: Core Graphics' clockwise is counterclockwise on screen
local upper = CGMutablePath()
upper:addArc{center = CGPoint(0, 0), radius = 10, startAngle = 0, endAngle = math.pi, clockwise = true}
expect(upper.boundingBoxOfPath.minY, -10, 1e-3)
local lower = CGMutablePath()
lower:addArc{center = CGPoint(0, 0), radius = 10, startAngle = 0, endAngle = math.pi, clockwise = false}
expect(lower.boundingBoxOfPath.maxY, 10, 1e-3)

-- name UIBezierPath cornerRadii: two radii, in Apple's order, limited to half the sides
local tab = UIBezierPath{roundedRect = CGRect(0, 0, 100, 50), byRoundingCorners = {"topLeft", "topRight"},
  cornerRadii = CGSize(10, 10)}
expect({tab:contains(CGPoint(1, 1)), tab:contains(CGPoint(99, 1)), tab:contains(CGPoint(1, 49))}, {false, false, true})
local pill = UIBezierPath(CGRect(0, 0, 100, 50), "all", CGSize(80, 80))
expect({pill.bounds.width, pill:contains(CGPoint(50, 1)), pill:contains(CGPoint(25, 1))}, {100, true, false})
pill:removeAllPoints()
expect(pill.isEmpty, true)
