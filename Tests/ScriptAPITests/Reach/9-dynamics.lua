local function box(x, y, width, height)
  local view = UIView(CGRect(x, y, width or 100, height or 100))
  window:addSubview(view)
  return view
end
local function animate(...)
  animator = UIDynamicAnimator(window)
  for _, behavior in ipairs{...} do animator:addBehavior(behavior) end
  return animator
end
-- A step is 1/240 s, four to a frame: after half a second 120 of them.

-- name UIDynamicAnimator UIGravityBehavior addBehavior: 1,000 points/s², a step at a time
local view = box(0, 0)
animate(UIGravityBehavior{items = {view}})
timeline:advance(0.5)
-- 1000 / 240² · (1 + 2 + … + 120) = 1000 / 57600 · 7260.
expect(view.center.y, 50 + 1000 / 57600 * 7260, 1e-6)
expect(animator.elapsedTime, 0.5)

-- name UIPushBehavior pushDirection instantaneous continuous active: 100 points/s for a mass of 1, half of that for 2
local once, on, heavy = box(0, 0), box(0, 200), box(0, 400)
local push = UIPushBehavior({once, heavy}, "instantaneous")
push.pushDirection = CGVector(1, 0)
local lasting = UIPushBehavior({on}, "continuous")
lasting.angle, lasting.magnitude = 0, 1
local dense = UIDynamicItemBehavior{items = {heavy}}
dense.density = 2
animate(push, lasting, dense)
timeline:advance(0.5)
expect({once.center.x, heavy.center.x}, {100, 75}, 1e-6)
expect(on.center.x, 50 + 100 / 57600 * 7260, 1e-6)
expect({push.active, lasting.active}, {false, true})
expect(dense:linearVelocity(heavy), CGPoint(50, 0))

-- name setTargetOffsetFromCenter allowsRotation: a push beside the middle turns a view
local view, stiff = box(100, 100), box(100, 400)
local push = UIPushBehavior({view, stiff}, "instantaneous")
push.pushDirection = CGVector(0, 1)
push:setTargetOffsetFromCenter(UIOffset(30, 0), view)
push:setTargetOffsetFromCenter(UIOffset(30, 0), stiff)
local still = UIDynamicItemBehavior{items = {stiff}}
still.allowsRotation = false
animate(push, still)
timeline:advance(0.5)
-- A blow of 100 at 30 from the middle; the square's moment is 100² · 2 / 12 at mass 1.
local spin = 100 * 30 / (20000 / 12)
expect(math.atan(view.transform.b, view.transform.a), spin * 0.5, 1e-6)
expect({stiff.transform, stiff.center.y}, {CGAffineTransform.identity, 500}, 1e-6)

-- name resistance addLinearVelocity: a speed that wears off
local view = box(0, 0)
local item = UIDynamicItemBehavior{items = {view}}
item.resistance = 2
item:addLinearVelocity(CGPoint(240, 0), view)
animate(item)
timeline:advance(0.5)
-- Each step divides the speed by 1 + 2 / 240 and moves by the rest.
local x, speed = 50, 240
for step = 1, 120 do speed = speed / (1 + 2 / 240); x = x + speed / 240 end
expect(view.center.x, x, 1e-6)

-- name UICollisionBehavior translatesReferenceBoundsIntoBoundary UICollisionBehaviorDelegate UIDynamicAnimatorDelegate: rest
local view, told = box(100, 600), {}
local floor = UICollisionBehavior{items = {view}}
floor.translatesReferenceBoundsIntoBoundary = true
local delegate = {
  collisionBehavior_beganContactFor_withBoundaryIdentifier = function(self, behavior, item, name, point)
    told[#told + 1] = {item == view, name, point.y > 840}
  end,
  dynamicAnimatorDidPause = function() told[#told + 1] = "rests" end,
}
floor.collisionDelegate = delegate
animate(UIGravityBehavior{items = {view}}, floor)
animator.delegate = delegate
timeline:run()
-- The screen is 852 high.
expect(view.center.y, 802, 0.5)
expect({animator.isRunning, view.center.x}, {false, 150}, 1e-6)
expect({told[1], told[#told]}, {{true, "", true}, "rests"})

-- name elasticity addBoundary: what bounces back comes up again, by the square of it
local view = box(100, 100)
local floor = UICollisionBehavior{items = {view}}
floor:addBoundary("floor", CGPoint(0, 500), CGPoint(400, 500))
local ball = UIDynamicItemBehavior{items = {view}}
ball.elasticity = 0.5
animate(UIGravityBehavior{items = {view}}, floor, ball)
local highest, hasHit = 0, false
for frame = 1, 90 do
  timeline:step()
  local way = 500 - view.frame.maxY
  if way < 8 then hasHit = true end
  if hasHit then highest = math.max(highest, way) end
end
-- It falls 300 points, and comes up a quarter of that, less what the steps at the floor lose or gain.
expect(highest, 75, 8)

-- name items: two views of the same mass pass their speeds on
local left, right = box(0, 100), box(200, 100)
local pair = UIDynamicItemBehavior{items = {left, right}}
pair.elasticity, pair.friction = 1, 0
pair:addLinearVelocity(CGPoint(400, 0), left)
animate(pair, UICollisionBehavior{items = {left, right}})
timeline:advance(0.5)
expect({pair:linearVelocity(left).x, pair:linearVelocity(right).x}, {0, 400}, 1)

-- name UIAttachmentBehavior: a pendulum keeps its length, and swings through its lowest point
local view = box(150, 100, 20, 20)
local rod = UIAttachmentBehavior(view, CGPoint(60, 110))
expect(rod.length, 100)
animate(UIGravityBehavior{items = {view}}, rod)
local lowest = 0
for frame = 1, 60 do
  timeline:step()
  local dx, dy = view.center.x - 60, view.center.y - 110
  expect(math.sqrt(dx * dx + dy * dy), 100, 1)
  lowest = math.max(lowest, dy)
end
expect(lowest, 100, 1)

-- name UISnapBehavior removeAllBehaviors: a view comes to rest where it is drawn to
local view = box(0, 0)
animate(UISnapBehavior(view, CGPoint(200, 300)))
timeline:run()
expect({view.center.x, view.center.y}, {200, 300}, 0.5)
animator:removeAllBehaviors()
timeline:run()
expect({#animator.behaviors, animator.isRunning}, {0, false})

-- name removeAllBehaviors removeItem: an item that is added again is read anew, place and speed
local view = box(100, 0)
animate(UIGravityBehavior{items = {view}})
timeline:advance(0.5)
animator:removeAllBehaviors()
view.center = CGPoint(150, 150)
local still = UIGravityBehavior{items = {view}}
still.magnitude = 0
animator:addBehavior(still)
timeline:advance(0.1)
expect(view.center, CGPoint(150, 150))
still.magnitude = 1
timeline:advance(0.1)
still:removeItem(view)
view.center = CGPoint(150, 150)
still:addItem(view)
still.magnitude = 0
timeline:advance(0.1)
expect(view.center, CGPoint(150, 150))

-- name UICollisionBehavior: nothing leaves through a boundary between two steps, nor from across an edge of the reference view
local box = UIView(CGRect(0, 0, 300, 300))
window:addSubview(box)
local function rest(frame, speed, change)
  local view = UIView(frame)
  box:addSubview(view)
  local animator, collision = UIDynamicAnimator(box), UICollisionBehavior({view})
  collision.translatesReferenceBoundsIntoBoundary = true
  if change then change(collision) end
  local item = UIDynamicItemBehavior({view})
  item.allowsRotation = false
  animator:addBehavior(collision)
  animator:addBehavior(item)
  if speed then item:addLinearVelocity(speed, view) end
  local left, right = view.center.x, view.center.x
  for _ = 1, 60 do
    timeline:step()
    left, right = math.min(left, view.center.x), math.max(right, view.center.x)
  end
  animator:removeAllBehaviors()
  view:removeFromSuperview()
  return {view.center.x, view.center.y}, left, right
end
-- 125 points a step, of 50 wide; the middle rests 25 from the edge.
for _, speed in ipairs{8000, 30000, 1e6} do
  expect(rest(CGRect(100, 100, 50, 50), CGPoint(speed, 0)), {275, 125}, 0.6)
  expect(rest(CGRect(100, 100, 50, 50), CGPoint(-speed, 0)), {25, 125}, 0.6)
end
local place = rest(CGRect(100, 100, 4, 4), CGPoint(30000, 12000))
expect(place[1] <= 298.6 and place[2] <= 298.6, true)
-- It bounces with what it has: back to the other side.
local _, left, right = rest(CGRect(100, 100, 50, 50), CGPoint(30000, 0), function(collision)
  collision:addBoundary("wall", CGPoint(220, 0), CGPoint(220, 300))
end)
expect({right <= 195.6, left >= 24}, {true, true})
-- Across an edge it comes in, also with its middle outside; all outside it stays.
expect(rest(CGRect(280, 100, 50, 50)), {275, 125}, 0.6)
expect(rest(CGRect(-40, 100, 50, 50)), {25, 125}, 0.6)
expect(rest(CGRect(400, 100, 50, 50)), {425, 125})
