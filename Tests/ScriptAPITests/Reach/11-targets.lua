-- name perform addObserver removeFromSuperview: a built-in method is called by its name
local function shown()
  local view = UIView()
  window:addSubview(view)
  return view
end
local view = shown()
NotificationCenter.default:addObserver(view, "removeFromSuperview", "gone")
NotificationCenter.default:post("gone")
expect(view.superview, nil)
view = shown()
Timer.scheduledTimer{timeInterval = 0.1, target = view, selector = "removeFromSuperview", userInfo = nil, repeats = false}
timeline:advance(0.2)
expect(view.superview, nil)
view = shown()
local link = CADisplayLink(view, "removeFromSuperview")
link:add()
timeline:advance(0.1)
link:invalidate()
expect(view.superview, nil)
view = shown()
local button = UIButton(CGRect(0, 100, 50, 50))
window:addSubview(button)
button:addTarget(view, "removeFromSuperview", "touchUpInside")
touch:tap(button)
timeline:advance(0.5)
expect(view.superview, nil)

-- name perform: a method of the script's gets what it is passed, at once or later
local Counter = class("Counter", NSObject)
function Counter:init() self.count = 0 end
function Counter:add(number)
  self.count = self.count + (number or 1)
  return self.count
end
local counter = Counter()
expect({counter:perform("add"), counter:perform("add", 5), counter.count}, {1, 6, 6})
counter:perform("add", nil, 0.5)
timeline:advance(0.4)
expect(counter.count, 6)
timeline:advance(0.2)
expect(counter.count, 7)
local view = UIView()
window:addSubview(view)
view:perform("removeFromSuperview")
expect(view.superview, nil)

-- name perform addObserver: a method that does not exist is refused, and so is one of the class
local view = UIView()
local function message(body) return tostring(select(2, pcall(body))) end
expect(message(function() view:perform("removeFromSuperveiw") end):find("no method 'removeFromSuperveiw'", 1, true) ~= nil, true)
expect(message(function() NotificationCenter.default:addObserver(view, "remove", "gone") end):find("no method 'remove'", 1, true) ~= nil, true)
expect({view:responds("animate"), view:responds("layoutIfNeeded")}, {false, true})

-- name CATransform3DIdentity: a constant under an old name is not assigned, whether it was read before or not
local function message(body) return tostring(select(2, pcall(body))) end
local wanted = {"CATransform3DIdentity can be read but not set", "kCAFillModeForwards can be read but not set",
  "CGRectZero can be read but not set"}
local found = {
  message(function() CATransform3DIdentity = CATransform3D.identity end),
  message(function() kCAFillModeForwards = "removed" end), message(function() CGRectZero = nil end)}
for index, text in ipairs(wanted) do expect(found[index]:find(text, 1, true) ~= nil, true) end
expect({kCAFillModeForwards, CGRectZero.width}, {"forwards", 0})
expect(message(function() kCAFillModeForwards = "removed" end):find(wanted[2], 1, true) ~= nil, true)
expect(kCAFillModeForwards, "forwards")

-- name CATransform3D CGRectZero: a field of a constant itself is not assigned; a copy's is
local function message(body) return tostring(select(2, pcall(body))) end
local function has(text, part) expect(text:find(part, 1, true) ~= nil, true) end
has(message(function() CATransform3DIdentity.m34 = -0.005 end),
  "CATransform3DIdentity is a constant: a change of its 'm34' would be lost")
has(message(function() CATransform3D.identity.m34 = -0.005 end),
  "CATransform3D.identity is a constant: a change of its 'm34' would be lost")
has(message(function() CGRectZero.origin.x = 3 end), "CGRectZero is a constant: a change of its 'x' would be lost")
has(message(function() CGRect.zero.size = CGSize(1, 2) end), "CGRect.zero is a constant: a change of its 'size' would be lost")
has(message(function() local a; a, CGPoint.zero.y = 1, 2 end), "CGPoint.zero is a constant: a change of its 'y' would be lost")
local t = CATransform3DIdentity; t.m34 = -0.005
local holder = {t = CATransform3D.identity, CGRectZero}
holder.t.m34 = -0.01
holder[1].origin.x = 7
kept = CGPointZero
kept.x = CATransform3DIdentity.m11
local r = CGRect.zero; r.size.width = 5
expect({t.m34, holder.t.m34, holder[1].minX, kept.x, r.width}, {-0.005, -0.01, 7, 1, 5})
expect({CATransform3DIdentity.m34, CATransform3D.identity.m34, CGRectZero.minX, CGPointZero.x, CGRect.zero.width},
  {0, 0, 0, 0, 0})
