-- name NotificationCenter addObserver removeObserver: at once, in the order of the requests
local center, heard = NotificationCenter.default, {}
local first = center:addObserver{forName = "saved", using = function(note) heard[#heard + 1] = note.userInfo.count end}
local Listener = class("Listener", NSObject)
function Listener:saved(note) heard[#heard + 1] = note.name end
listener = Listener()
center:addObserver(listener, "saved", "saved", nil)
center:addObserver{forName = "saved", object = listener, using = function() heard[#heard + 1] = "from listener" end}
center:post("saved", nil, {count = 3})
expect(heard, {3, "saved"})
center:removeObserver(first)
center:post("saved", listener)
expect(heard, {3, "saved", "saved", "from listener"})
center:removeObserver(listener)
center:post("saved")
expect(#heard, 4)
expect(pcall(function() center:addObserver(listener, "sawed", "saved") end), false)

-- name didEnterBackgroundNotification: the four steps to the background and back
local steps = {}
for _, name in ipairs{"willEnterForeground", "didBecomeActive", "didEnterBackground", "willResignActive"} do
  NotificationCenter.default:addObserver{forName = UIApplication[name .. "Notification"],
    using = function(note) steps[#steps + 1] = name end}
end
device:background()
expect(steps, {"willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"})

-- name UIDevice userInterfaceIdiom orientation statusBarFrame statusBarOrientation: an iPhone 15, turned
expect({UIDevice.current.userInterfaceIdiom, UIDevice.current.systemVersion}, {"phone", "26.1"})
expect(UIApplication.shared.statusBarFrame, CGRect(0, 0, 393, 54))
local frames = {}
NotificationCenter.default:addObserver{forName = UIApplication.willChangeStatusBarFrameNotification,
  using = function() frames[#frames + 1] = UIApplication.shared.statusBarFrame.height end}
NotificationCenter.default:addObserver{forName = UIApplication.didChangeStatusBarFrameNotification,
  using = function() frames[#frames + 1] = UIApplication.shared.statusBarFrame.height end}
NotificationCenter.default:addObserver{forName = UIDevice.orientationDidChangeNotification,
  using = function() frames[#frames + 1] = UIDevice.current.orientation end}
device:rotate()
timeline:run()
expect(frames, {54, "landscapeLeft", 0})
expect(UIApplication.shared.statusBarOrientation, "landscapeRight")

-- name UIImpactFeedbackGenerator UISelectionFeedbackGenerator UINotificationFeedbackGenerator: taps are events
local impact = UIImpactFeedbackGenerator("heavy")
impact:prepare()
impact:impactOccurred()
timeline:advance(0.5)
impact:impactOccurred(0.25)
UIImpactFeedbackGenerator{style = "rigid"}:impactOccurred{intensity = 1}
UISelectionFeedbackGenerator():selectionChanged()
UINotificationFeedbackGenerator():notificationOccurred("warning")
local taps = timeline:events("haptic")
local details = {}
for index, tap in ipairs(taps) do details[index] = tap.detail end
expect(details, {"impact heavy 1.0", "impact heavy 0.25", "impact rigid 1.0", "selection", "notification warning"})
expect({taps[1].time, taps[2].time}, {0, 0.5})
expect(pcall(function() impact:impactOccurred(2) end), false)

-- name UIAccessibility: nothing assists here
expect({UIAccessibility.isReduceMotionEnabled, UIAccessibility.isVoiceOverRunning}, {false, false})

-- name observe NSKeyValueObservation: after each set, equal values too, in the order of the requests
local view, seen = UIView(CGRect(0, 0, 10, 10)), {}
token = view:observe("frame", {"old", "new"}, function(view, change)
  seen[#seen + 1] = change.oldValue.width
  seen[#seen + 1] = change.newValue.width
end)
other = view:observe("frame", function(view, change) seen[#seen + 1] = change.newValue == nil end)
view.frame = CGRect(0, 0, 20, 10)
view.frame = CGRect(0, 0, 20, 10)
expect(seen, {10, 20, true, 20, 20, true})
view.center = CGPoint(50, 50)
expect(#seen, 6)
token:invalidate()
view.frame = CGRect(0, 0, 30, 10)
expect(#seen, 7)

-- name contentOffset: a scroll view reports each step, set or scrolled
local scroll, places = UIScrollView{frame = CGRect(0, 0, 300, 300), contentSize = CGSize(300, 2000)}, {}
window:addSubview(scroll)
token = scroll:observe("contentOffset", {"initial", "new"}, function(scroll, change)
  places[#places + 1] = change.newValue.y
end)
scroll.contentOffset = CGPoint(0, 40)
expect(places, {0, 40})
scroll:setContentOffset(CGPoint(0, 500), true)
timeline:run()
expect(places[#places], 500)
expect(#places > 10, true)
expect(pcall(function() scroll:observe("contentOfset", function() end) end), false)

-- name resizableSnapshotView: a part of a view, moved to its corner
local view = UIView(CGRect(0, 0, 100, 100))
view.backgroundColor = UIColor.red
window:addSubview(view)
local part = view:resizableSnapshotView(CGRect(30, 40, 50, 20), true, UIEdgeInsets.zero)
expect(part.bounds, CGRect(0, 0, 50, 20))
expect(part.subviews[1].frame, CGRect(-30, -40, 100, 100))
-- Resized, it stretches as a whole, along with an animation: half way from 50 to 150 it is twice as wide.
window:addSubview(part)
UIView.animate{withDuration = 1, delay = 0, options = "curveLinear", animations = function() part.frame = CGRect(0, 0, 150, 20) end}
timeline:advance(0.5)
local shown = part.subviews[1].layer:presentation()
expect({shown.position.x, shown.transform.m11}, {(50 - 30) * 2, 2}, 1e-6)
timeline:run()
expect(part.subviews[1].frame, CGRect(-90, -40, 300, 100))

-- name resizableSnapshotView UIEdgeInsets: between borders of 10 and 5, and of 4 and 4, only the middle stretches
local view = UIView(CGRect(0, 0, 100, 100))
window:addSubview(view)
local part = view:resizableSnapshotView(CGRect(30, 40, 50, 20), true, UIEdgeInsets(4, 10, 4, 5))
local fields = part.subviews
expect(#fields, 9)
expect({fields[1].frame, fields[5].frame, fields[9].frame},
  {CGRect(0, 0, 10, 4), CGRect(10, 4, 35, 12), CGRect(45, 16, 5, 4)})
-- 85 of the width are for what was 35, 32 of the height for what was 12; the whole of 100 points begins 40 and 44 before it.
part.frame = CGRect(0, 0, 100, 40)
expect({fields[1].frame, fields[5].frame, fields[9].frame},
  {CGRect(0, 0, 10, 4), CGRect(10, 4, 85, 32), CGRect(95, 36, 5, 4)})
local middle = fields[5].subviews[1].frame
expect({middle.minX, middle.minY, middle.width, middle.height}, {-40 * 85 / 35, -44 * 32 / 12, 8500 / 35, 3200 / 12})
expect(fields[9].subviews[1].frame, CGRect(-75, -56, 100, 100))
-- 6 points are too few for borders of 15: both keep their share.
part.frame = CGRect(0, 0, 6, 40)
expect({fields[1].frame, fields[3].frame, fields[5].frame.width}, {CGRect(0, 0, 4, 4), CGRect(4, 0, 2, 4), 0})
local fine, message = pcall(view.resizableSnapshotView, view, CGRect(0, 0, 10, 10), true, UIEdgeInsets(0, 6, 0, 6))
expect({fine, tostring(message):find("leave a part of the rectangle between them", 1, true) ~= nil}, {false, true})

-- name observeValue addObserver removeObserver: the older form calls a method of the observer
local Watcher = class("Watcher", NSObject)
function Watcher:observeValue(keyPath, object, change) self.seen = {keyPath, object, change.newValue} end
local view, watcher = UIView(), Watcher()
view:addObserver(watcher, "alpha", "new")
view.alpha = 0.5
expect(watcher.seen, {"alpha", view, 0.5})
view:removeObserver(watcher, "alpha")
view.alpha = 1
expect(watcher.seen[3], 0.5)
expect(pcall(function() view:removeObserver(watcher, "alpha") end), false)
expect(pcall(function() view:addObserver(UIView(), "alpha") end), false)

-- name global: work in the background is done in turns, in the order it was given
local done = {}
DispatchQueue.global():async(function()
  done[#done + 1] = "work"
  DispatchQueue.main:async(function() done[#done + 1] = "shown" end)
end)
expect(#done, 0)
timeline:run()
expect(done, {"work", "shown"})

-- name highlightedImage: in the image's place while highlighted
local red = UIImage{color = UIColor.red, size = CGSize(4, 4)}
local blue = UIImage{color = UIColor.blue, size = CGSize(4, 4)}
local view = UIImageView(red)
view.highlightedImage = blue
expect(view.layer.contents, red)
view.isHighlighted = true
expect(view.layer.contents, blue)
view.highlightedImage = nil
expect(view.layer.contents, red)

-- name landscapeLeft landscapeRight rotate: the device is turned to either side; the content turns the other way
local sizes, noted = {}, 0
local Screen = class("Screen", UIViewController)
function Screen:viewWillTransition(size) sizes[#sizes + 1] = size.width end
local screen = Screen()
window.rootViewController = screen
local token = NotificationCenter.default:addObserver{forName = UIDevice.orientationDidChangeNotification,
  using = function() noted = noted + 1 end}
local function held() return {UIDevice.current.orientation, UIApplication.shared.statusBarOrientation, window.bounds.width} end
device:rotate("landscapeLeft")
timeline:run()
expect(held(), {"landscapeLeft", "landscapeRight", 852})
-- From one landscape to the other no size changes, and no controller is told.
timeline:rotate("landscapeRight")
timeline:run()
expect(held(), {"landscapeRight", "landscapeLeft", 852})
device:rotate("landscapeRight")
device:rotate{to = "portrait"}
timeline:run()
expect(held(), {"portrait", "portrait", 393})
device:rotate()
timeline:run()
expect(held(), {"landscapeLeft", "landscapeRight", 852})
expect({sizes, noted}, {{852, 393, 852}, 4})
expect(pcall(device.rotate, device, "faceUp"), false)

-- name observe safeAreaInsets prefersLargeTitles: a phone covers 59 above and 34 below
local host = UIViewController()
window.rootViewController = host
timeline:step()
local found = {}
local token = host.view:observe("safeAreaInsets", {"old", "new"}, function(_, change)
  found[#found + 1] = change.oldValue.top
  found[#found + 1] = change.newValue.top
end)
host.additionalSafeAreaInsets = UIEdgeInsets(10, 0, 0, 0)
timeline:step()
host.additionalSafeAreaInsets = UIEdgeInsets(4, 0, 0, 0)
timeline:step()
expect(found, {59, 69, 69, 63})
local bar, large = UINavigationController(UIViewController()).navigationBar, {}
local titles = bar:observe("prefersLargeTitles", "new", function(_, change) large[#large + 1] = change.newValue end)
bar.prefersLargeTitles = true
bar.prefersLargeTitles = true
expect(large, {true, true})
-- What can be observed is said where something else is asked for; of what reports nothing, so is that.
local isDone, failure = pcall(function() return host:observe("title", function() end) end)
expect({isDone, failure.code, failure.message:find('"isEditing"') ~= nil}, {false, "not-a-word", true})
isDone, failure = pcall(function() return UIColor.red:observe("cgColor", function() end) end)
expect(isDone, false)
isDone, failure = pcall(function() return host.navigationItem:observe("title", function() end) end)
expect({isDone, failure.code}, {false, "wrong-kind"})

-- name isEditing: of a controller, also by setEditing; and stored properties of views, before and after
local host, seen = UIViewController(), {}
local token = host:observe("isEditing", {"old", "new"}, function(_, change)
  seen[#seen + 1] = change.oldValue
  seen[#seen + 1] = change.newValue
end)
host.isEditing = true
host:setEditing(false, true)
expect(seen, {false, true, true, false})
local function changes(object, key, value)
  local old, new
  local token = object:observe(key, {"old", "new"}, function(_, change) old, new = change.oldValue, change.newValue end)
  object[key] = value
  token:invalidate()
  return {old or false, new}
end
expect(changes(UIScrollView(), "contentSize", CGSize(10, 20)), {CGSize.zero, CGSize(10, 20)})
expect(changes(UIImageView(), "image", UIImage())[2].size, CGSize.zero)

-- name NSKeyValueObservation: it lasts as long as what observe returns, as on a device
local scroll, moves, warned = UIScrollView(CGRect(0, 0, 100, 100)), {}, nil
local function move(y) scroll.contentOffset = CGPoint(0, y) end
-- Thrown away: it ends at the end of the statement, and only the call of `initial` is made.
local function drop()
  scroll:observe("contentOffset", "initial", function(scroll) moves[#moves + 1] = scroll.contentOffset.y end)
end
drop()
move(10)
expect(moves, {0})
expect(timeline:events("warning")[1].detail:find("ends at once", 1, true) ~= nil, true)
-- A local variable of a function that is left: it has ended by the next change.
local function forget()
  local token = scroll:observe("contentOffset", function() moves[#moves + 1] = "forgotten" end)
  return token ~= nil
end
expect(forget(), true)
move(20)
expect(moves, {0})
expect(timeline:events("warning")[2].detail:find("nothing kept it", 1, true) ~= nil, true)
-- While the function runs the variable is there; once it is left, and time has passed, it is not.
local function watch()
  local token = scroll:observe("contentOffset", function(scroll) moves[#moves + 1] = scroll.contentOffset.y end)
  move(30)
  return token ~= nil
end
watch()
timeline:step()
move(40)
expect(moves, {0, 30})
expect(#timeline:events("warning"), 2)
-- Kept in a field, or by the body of the file, it goes on.
local Listener = class("Listener", NSObject)
function Listener:listen() self.token = scroll:observe("contentOffset", function() moves[#moves + 1] = "field" end) end
local listener = Listener()
listener:listen()
do local token = scroll:observe("contentOffset", function() moves[#moves + 1] = "body" end) end
collectgarbage()
timeline:step()
move(50)
expect(moves, {0, 30, "field", "body"})
listener.token = nil
