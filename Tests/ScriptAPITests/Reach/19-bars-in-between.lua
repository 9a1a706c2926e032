-- The screen is 393 by 852, of which 59 are covered above and 34 below. A navigation bar of 44 is hidden at -44; a toolbar of
-- 44 stands at 774 and is hidden at 852. Hiding takes 0.2 s, eased in and out: half way after half the time.
local function shown(view) return view.layer:presentation() or view.layer end
local function stack()
  local list, letter = UIViewController{title = "List"}, UIViewController{title = "Letter"}
  local navigation = UINavigationController(list)
  navigation.isToolbarHidden = false
  window.rootViewController = navigation
  timeline:run()
  return navigation, list, letter
end
-- What is seen of both bars, and what they cover of a page.
local function seen(navigation, page)
  local bar, foot = navigation.navigationBar, navigation.toolbar
  return {
    shown(bar).frame.minY, bar.isHidden, shown(foot).frame.minY, foot.isHidden,
    page.view.safeAreaInsets.top, page.view.safeAreaInsets.bottom,
  }
end

-- What a push and a pop show of a bar at the start, the middle and the end of a finger's way, as iOS 26 has bars.
local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
function Slide:transitionDuration() return 0.4 end
function Slide:animateTransition(context)
  local to = context:view("to")
  context.containerView:addSubview(to)
  UIView.animate{withDuration = 0.4, animations = function() to.alpha = 0.9 end, completion = function()
    to.alpha = 1
    context:completeTransition(not context.transitionWasCancelled)
  end}
end
local along = {driver = nil}
function along:navigationController_animationControllerFor() return Slide() end
function along:navigationController_interactionControllerFor() return self.driver end
local function drive(navigation, change, finishes, read)
  local found = {}
  along.driver = UIPercentDrivenInteractiveTransition()
  navigation.delegate = along
  change()
  timeline:advance(0)
  for index, percent in ipairs{0, 0.5, 1} do
    along.driver:update(percent)
    timeline:advance(0.1)
    found[index] = read()
  end
  along.driver:update(0.5)
  if finishes then along.driver:finish() else along.driver:cancel() end
  timeline:run()
  navigation.delegate = nil
  return found
end
local function label(view, text)
  if view:isKind(UILabel) and view.text == text then return view end
  for _, child in ipairs(view.subviews) do
    local found = label(child, text)
    if found then return found end
  end
end

-- name setNavigationBarHidden setToolbarHidden pushViewController: bars hidden in the middle of a push slide away
local navigation, _, letter = stack()
navigation:pushViewController(letter, true)
timeline:advance(0.1)
navigation:setNavigationBarHidden(true, true)
navigation:setToolbarHidden(true, true)
expect(seen(navigation, letter), {59, false, 774, false, 59, 34}, 1e-6)
timeline:advance(0.1)
expect(seen(navigation, letter), {7.5, false, 813, false, 59, 34}, 1e-6)
timeline:advance(0.1)
expect(seen(navigation, letter), {-44, true, 852, true, 59, 34}, 1e-6)
timeline:run()
expect(seen(navigation, letter), {-44, true, 852, true, 59, 34}, 1e-6)

-- name setNavigationBarHidden setToolbarHidden hideShowBarDuration: the push may end before the bars are away
local navigation, _, letter = stack()
navigation:pushViewController(letter, true)
timeline:advance(0.4)
navigation:setNavigationBarHidden(true, true)
navigation:setToolbarHidden(true, true)
timeline:advance(0.1)
-- The push took 0.5.
expect(navigation.topViewController.transitionCoordinator, nil)
expect(seen(navigation, letter), {7.5, false, 813, false, 59, 34}, 1e-6)
timeline:run()
expect(seen(navigation, letter), {-44, true, 852, true, 59, 34}, 1e-6)

-- name setNavigationBarHidden interactivePopGestureRecognizer: a finger that holds a pop does not hold the bars
local navigation, list, letter = stack()
navigation:pushViewController(letter, false)
timeline:run()
touch:drag{from = CGPoint(2, 400), to = CGPoint(200, 400), duration = 0.3, hold = 0.1, release = false}
timeline:run()
navigation:setNavigationBarHidden(true, true)
navigation:setToolbarHidden(true, true)
timeline:advance(0.1)
expect(seen(navigation, list), {7.5, false, 813, false, 59, 34}, 1e-6)
timeline:advance(0.15)
expect(seen(navigation, list), {-44, true, 852, true, 59, 34}, 1e-6)
expect(navigation.transitionCoordinator.isInterruptible, false)
-- The pop is given up; what was hidden stays hidden.
touch:move(10, 400)
timeline:advance(0.3)
touch:up()
timeline:run()
expect(navigation.topViewController == letter, true)
expect(seen(navigation, letter), {-44, true, 852, true, 59, 34}, 1e-6)
navigation:setNavigationBarHidden(false, true)
timeline:advance(0.1)
expect(shown(navigation.navigationBar).frame.minY, 7.5, 1e-6)
timeline:run()
expect({navigation.navigationBar.frame, navigation.navigationBar.isHidden}, {CGRect(0, 59, 393, 44), false})

-- name setNavigationBarHidden: hidden and shown again on the way, it turns round where it is and is never gone
local navigation, _, letter = stack()
navigation:pushViewController(letter, true)
timeline:advance(0.05)
navigation:setNavigationBarHidden(true, true)
timeline:advance(0.1)
navigation:setNavigationBarHidden(false, true)
timeline:advance(0)
expect({shown(navigation.navigationBar).frame.minY, navigation.navigationBar.isHidden}, {7.5, false}, 1e-6)
timeline:run()
expect({navigation.navigationBar.frame, navigation.navigationBar.isHidden}, {CGRect(0, 59, 393, 44), false})

-- name isNavigationBarHidden: without an animation it is gone at once, in the middle of a push too
local navigation, _, letter = stack()
navigation:pushViewController(letter, true)
timeline:advance(0.1)
navigation.isNavigationBarHidden = true
timeline:advance(0)
expect({navigation.navigationBar.isHidden, letter.view.safeAreaInsets.top}, {true, 59})
timeline:run()
expect({navigation.navigationBar.frame.minY, navigation.navigationBar.isHidden}, {-44, true})

-- name setNeedsStatusBarAppearanceUpdate prefersStatusBarHidden timeline: a run ends when the status bar has faded
local Bare = class("Bare", UIViewController)
function Bare:prefersStatusBarHidden() return self.isBare end
function Bare:prefersHomeIndicatorAutoHidden() return self.isBare end
local page = Bare()
window.rootViewController = page
timeline:run()
local before = timeline.now
page.isBare = true
page:setNeedsStatusBarAppearanceUpdate()
timeline:run()
expect(timeline.now - before, 0.25, 1e-6)
function Bare:preferredStatusBarUpdateAnimation() return "none" end
local other = Bare()
function Bare:prefersHomeIndicatorAutoHidden() return false end
window.rootViewController = other
timeline:run()
before = timeline.now
other.isBare = true
other:setNeedsStatusBarAppearanceUpdate()
timeline:run()
expect(timeline.now - before, 0, 1e-6)

-- name barEra pushViewController popViewController UINavigationBar: bars of iOS 26 move with a push and a pop, held and let go
UIApplication.shared.barEra = "glass"
local navigation, list, letter = stack()
local bar = navigation.navigationBar
local old = label(bar, "List")
local oldWidth = old.bounds.width
local newWidth = UILabel{text = "Letter", font = UIFont.systemFont(17, "semibold")}:sizeThatFits(CGSize.zero).width
-- The bar is 64 high, its title's centre 32 below its top: from the right edge to the middle, and from there to 27.
local function read()
  local new = shown(label(bar, "Letter"))
  return {shown(bar).frame.height, new.frame.minX, new.position.y, new.opacity, shown(old).frame.minX, shown(old).opacity}
end
local right, middle, start = 393 - newWidth, (393 - newWidth) / 2, (393 - oldWidth) / 2
local way = {
  {64, right, 32, 0, start, 1}, {64, (right + middle) / 2, 32, 0.5, (start + 27) / 2, 0.5}, {64, middle, 32, 1, 27, 0},
}
local function push() navigation:pushViewController(letter, true) end
expect(drive(navigation, push, false, read), way, 1e-6)
expect({navigation.topViewController.title, shown(old).frame.minX, shown(old).opacity}, {"List", start, 1}, 1e-6)
old = label(bar, "List")
expect(drive(navigation, push, true, read), way, 1e-6)
expect({navigation.topViewController.title, letter.view.safeAreaInsets.top}, {"Letter", 59 + 64})
-- Back the same way.
local function back()
  local new = shown(label(bar, "Letter"))
  return {new.frame.minX, new.opacity}
end
local function pop() navigation:popViewController(true) end
local home = {{middle, 1}, {(right + middle) / 2, 0.5}, {right, 0}}
expect(drive(navigation, pop, false, back), home, 1e-6)
expect(navigation.topViewController.title, "Letter")
expect(drive(navigation, pop, true, back), home, 1e-6)
expect({navigation.topViewController.title, label(bar, "Letter")}, {"List", nil})
-- A swipe from the edge that is held at a half, and given up.
navigation:pushViewController(letter, false)
timeline:run()
touch:drag{from = CGPoint(2, 400), to = CGPoint(198.5, 400), duration = 0.3, hold = 0.1, release = false}
timeline:run()
local percent = navigation.transitionCoordinator.percentComplete
expect(shown(label(bar, "Letter")).frame.minX, middle + (right - middle) * percent, 1)
touch:move(20, 400)
timeline:advance(0.3)
touch:up()
timeline:run()
expect({navigation.topViewController.title, bar.frame}, {"Letter", CGRect(0, 59, 393, 64)})

-- name barEra UIToolbar UINavigationBar: as chosen here, a toolbar of iOS 26 is a platter 20 from the sides, and a title's
-- ground pales what is behind it
UIApplication.shared.barEra = "glass"
local navigation, list = stack()
list.toolbarItems = {
  UIBarButtonItem{title = "One", style = "plain", target = nil, action = nil},
  UIBarButtonItem{barButtonSystemItem = "flexibleSpace", target = nil, action = nil},
  UIBarButtonItem{title = "Two", style = "plain", target = nil, action = nil},
}
timeline:run()
local foot = navigation.toolbar
local ground = foot.subviews[1]
expect({foot.frame, ground.frame, ground.layer.cornerRadius}, {CGRect(0, 774, 393, 44), CGRect(20, 0, 353, 44), 22})
expect(foot:convert(CGPoint.zero, {from = label(foot, "One")}).x, 36)
local two = label(foot, "Two")
expect(foot:convert(CGPoint.zero, {from = two}).x + two.bounds.width, 393 - 36, 1e-6)
local edge = navigation.navigationBar.subviews[2]
expect({edge.frame, #edge.layer.colors, edge.isUserInteractionEnabled}, {CGRect(0, -59, 393, 123), 3, false})
navigation:setToolbarHidden(true, true)
timeline:advance(0.1)
expect(shown(foot).frame.minY, 813, 1e-6)
timeline:run()
UIApplication.shared.barEra = "classic"
navigation.isToolbarHidden = false
timeline:run()
expect({ground.frame, ground.layer.cornerRadius, #navigation.navigationBar.subviews}, {CGRect(0, 0, 393, 78), 0, 3})

-- name backButtonTitle UINavigationItem: the way back keeps its words where the title has room beside them, and is "Back" elsewhere
local function back(first, second)
  local navigation = UINavigationController(UIViewController{title = first})
  navigation:pushViewController(UIViewController{title = second}, false)
  window.rootViewController = navigation
  timeline:run()
  return label(navigation.navigationBar, first) ~= nil, label(navigation.navigationBar, "Back") ~= nil
end
-- More than a third of the bar, which is 393 wide: 27 + 134 + 8 + 61 + 32 are 262.
expect({back("Settings and more", "Display")}, {true, false})
-- Two hundred points of title leave no room for that.
expect({back("Settings and more", "Everything about the display")}, {false, true})

-- name UIBarButtonItem rightBarButtonItems leftBarButtonItems toolbarItems: an item that shows nothing moves no other
local function edit() return UIBarButtonItem{title = "Edit", style = "plain", target = nil, action = nil} end
local page = UIViewController()
page.navigationItem.rightBarButtonItems = {UIBarButtonItem(), edit()}
local navigation = UINavigationController(page)
navigation.isToolbarHidden = false
page.toolbarItems = {UIBarButtonItem(), edit()}
window.rootViewController = navigation
timeline:run()
local bar, foot = navigation.navigationBar, navigation.toolbar
local title = label(bar, "Edit")
expect(bar:convert(CGPoint.zero, {from = title}).x + title.bounds.width, 393 - 16, 1e-6)
expect(foot:convert(CGPoint.zero, {from = label(foot, "Edit")}).x, 16, 1e-6)
page.navigationItem.rightBarButtonItems, page.navigationItem.leftBarButtonItems = {}, {UIBarButtonItem(), edit()}
timeline:run()
expect(bar:convert(CGPoint.zero, {from = label(bar, "Edit")}).x, 16, 1e-6)

-- name setContentScrollView prefersLargeTitles: a large title follows the scroll view that it is told
local page = UIViewController{title = "List"}
local frame = UIView(CGRect(0, 0, 393, 852))
local scroll = UIScrollView(CGRect(0, 0, 393, 852))
scroll.contentSize = CGSize(393, 3000)
page.view:addSubview(frame)
page.view:addSubview(scroll)
local navigation = UINavigationController(page)
navigation.navigationBar.prefersLargeTitles = true
window.rootViewController = navigation
timeline:run()
scroll.contentOffset = CGPoint(0, 200)
timeline:run()
-- Not the first view of the page, so the title stays open: 44 + 52.
expect(navigation.navigationBar.frame.height, 96)
scroll.contentOffset = CGPoint(0, -155)
page:setContentScrollView(scroll)
timeline:run()
scroll.contentOffset = CGPoint(0, 200)
timeline:run()
expect(navigation.navigationBar.frame.height, 44)
