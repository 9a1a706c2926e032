-- The screen is 393 by 852, of which 59 are covered above and 34 below. A navigation bar is 44 high, a large title adds 52; a tab
-- bar is 49 above what is covered.
local function find(view, class, text)
  local name = view:isKind(UILabel) and view.text or view.accessibilityIdentifier
  if view:isKind(class) and (text == nil or name == text) then return view end
  for _, child in ipairs(view.subviews) do
    local found = find(child, class, text)
    if found then return found end
  end
end
local function shown(view) return view.layer:presentation() end
local function stack(...)
  local controllers = {}
  for index, title in ipairs{...} do controllers[index] = UIViewController{title = title} end
  local navigation = UINavigationController(controllers[1])
  navigation:setViewControllers(controllers, false)
  window.rootViewController = navigation
  timeline:step()
  return navigation, navigation.navigationBar, controllers
end

-- Pushes or pops along a driver: what `read` finds at 0, a half and 1, before the change is finished or cancelled.
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
local Along = class("Along", NSObject, "UINavigationControllerDelegate")
function Along:navigationController_animationControllerFor() return Slide() end
function Along:navigationController_interactionControllerFor() return self.driver end
local along = Along()
local function drive(navigation, change, finishes, read)
  local driver, found = UIPercentDrivenInteractiveTransition(), {}
  along.driver, navigation.delegate = driver, along
  change()
  timeline:advance(0)
  for index, percent in ipairs{0, 0.5, 1} do
    driver:update(percent)
    timeline:advance(0.1)
    found[index] = read()
  end
  driver:update(0.5)
  if finishes then driver:finish() else driver:cancel() end
  timeline:run()
  navigation.delegate = nil
  return found
end

-- name navigationBar UINavigationBar isNavigationBarHidden: the bar is below the status bar, and covers what is in it
local navigation, bar, pages = stack("Mail")
expect({bar.frame, pages[1].view.frame, pages[1].view.safeAreaInsets.top}, {CGRect(0, 59, 393, 44), CGRect(0, 0, 393, 852), 103})
local title = find(bar, UILabel, "Mail")
expect({title.center, bar:convert(title.center, {to = window})}, {CGPoint(196.5, 22), CGPoint(196.5, 81)})
-- What is behind it reaches up to the edge of the screen.
local width = title:sizeThatFits(CGSize.zero).width
expect({title.frame.width, title.frame.minX}, {width, (393 - width) / 2})
navigation.isNavigationBarHidden = true
timeline:step()
expect({bar.isHidden, pages[1].view.safeAreaInsets.top}, {true, 59})
navigation.isNavigationBarHidden = false
timeline:step()
expect({bar.isHidden, bar.frame.minY, pages[1].view.safeAreaInsets.top}, {false, 59, 103})

-- name setNavigationBarHidden: in 0.2 s, eased in and out: half way after half the time
local navigation, bar, pages = stack("Mail")
navigation:setNavigationBarHidden(true, true)
timeline:advance(0.1)
-- From 59 to -44.
expect(shown(bar).frame.minY, 7.5, 1e-6)
timeline:run()
expect({bar.frame.minY, bar.isHidden, pages[1].view.safeAreaInsets.top}, {-44, true, 59})
navigation:setNavigationBarHidden(false, true)
timeline:advance(0.1)
expect(shown(bar).frame.minY, 7.5, 1e-6)
timeline:run()
expect({bar.frame.minY, bar.isHidden}, {59, false})

-- name UINavigationItem navigationItem title titleView: the title is the controller's until it is told another
local page = UIViewController()
page.title = "One"
expect(page.navigationItem.title, "One")
page.navigationItem.title = "Two"
expect({page.title, page.navigationItem.title}, {"One", "Two"})
window.rootViewController = UINavigationController(page)
timeline:step()
local bar = page.navigationController.navigationBar
expect({find(bar, UILabel, "Two") ~= nil, bar.topItem == page.navigationItem, bar.backItem}, {true, true, nil})
local own = UIView(CGRect(0, 0, 120, 30))
page.navigationItem.titleView = own
timeline:step()
expect({find(bar, UILabel, "Two"), own.frame}, {nil, CGRect(136.5, 7, 120, 30)})

-- name UIBarButtonItem leftBarButtonItem rightBarButtonItem: from the sides inwards, 16 from the edge
local pressed = {}
local Page = class("Page", UIViewController)
function Page:edit(item) pressed[#pressed + 1] = item.title end
local page = Page()
page.navigationItem.leftBarButtonItem = UIBarButtonItem{barButtonSystemItem = "cancel", target = page, action = "edit"}
page.navigationItem.rightBarButtonItems = {
  UIBarButtonItem{title = "Edit", style = "plain", target = page, action = "edit"},
  UIBarButtonItem{title = "More", style = "done", handler = function(item) pressed[#pressed + 1] = item.title .. "!" end},
  UIBarButtonItem{customView = UIView(CGRect(0, 0, 20, 20))},
}
window.rootViewController = UINavigationController(page)
timeline:step()
local bar = page.navigationController.navigationBar
local function word(text) return find(bar, UILabel, text) end
local function left(view) return bar:convert(CGPoint.zero, {from = view}).x end
local function right(view) return left(view) + view.bounds.width end
expect({left(word("Cancel")), right(word("Edit"))}, {16, 393 - 16})
expect(right(word("More")), left(word("Edit")) - 8)
expect(right(page.navigationItem.rightBarButtonItems[3].customView), left(word("More")) - 8)
for _, text in ipairs{"Cancel", "Edit", "More"} do
  touch:tap(left(word(text)) + 3, 81)
  timeline:run()
end
expect(pressed, {"Cancel", "Edit", "More!"})
page.navigationItem.rightBarButtonItem.isEnabled = false
timeline:step()
touch:tap(left(word("Edit")) + 3, 81)
timeline:run()
expect(#pressed, 3)
page.navigationItem.rightBarButtonItems = {}
timeline:step()
expect({word("Edit"), word("More")}, {nil, nil})

-- name backButtonTitle hidesBackButton backItem: the way back bears the name of where it leads
local navigation, bar, pages = stack("Inbox", "Letter")
local function back() return find(bar, UIControl, "back") end
expect({bar.backItem == pages[1].navigationItem, find(back(), UILabel, "Inbox") ~= nil}, {true, true})
-- The words begin at 27, after the arrow.
expect(bar:convert(CGPoint.zero, {from = find(back(), UILabel, "Inbox")}).x, 27)
pages[1].navigationItem.backButtonTitle = "All"
timeline:step()
expect(find(back(), UILabel, "All") ~= nil, true)
pages[2].navigationItem.hidesBackButton = true
timeline:step()
expect(back(), nil)
pages[2].navigationItem.hidesBackButton = false
timeline:step()
touch:tap(30, 81)
timeline:run()
expect({navigation.topViewController == pages[1], back()}, {true, nil})

-- name pushViewController UINavigationControllerDelegate: the bar moves with the change, on its clock: held, finished, cancelled
local navigation, bar, pages = stack("Inbox")
local letter = UIViewController{title = "Letter"}
local old = find(bar, UILabel, "Inbox")
local function read()
  local new = find(bar, UILabel, "Letter")
  return {shown(new).position.x, shown(new).opacity, shown(old).frame.minX, shown(old).opacity,
    shown(find(bar, UIControl, "back")).opacity, shown(find(bar, UIControl, "back")).frame.minX}
end
local newWidth = UILabel{text = "Letter", font = UIFont.systemFont(17, "semibold")}:sizeThatFits(CGSize.zero).width
local oldWidth = old.bounds.width
-- The new title's right edge goes from the bar's, 393, to its place in the middle; the old one's left edge from its place to 27.
local from, to, start = 393 - newWidth / 2, 196.5, (393 - oldWidth) / 2
local wanted = {{from, 0, start, 1, 0, 19}, {(from + to) / 2, 0.5, (start + 27) / 2, 0.5, 0.5, 19}, {to, 1, 27, 0, 1, 19}}
expect(drive(navigation, function() navigation:pushViewController(letter, true) end, false, read), wanted, 1e-6)
expect({#navigation.viewControllers, find(bar, UILabel, "Letter"), find(bar, UIControl, "back")}, {1, nil, nil})
expect({old.center.x, old.alpha, bar.topItem == pages[1].navigationItem}, {196.5, 1, true})
expect(drive(navigation, function() navigation:pushViewController(letter, true) end, true, read), wanted, 1e-6)
expect({#navigation.viewControllers, old.window, bar.topItem == letter.navigationItem}, {2, nil, true})
-- The way back: 8 around its words, which begin at 27 and are (548 + 1195 + 1258 + 1210 - 46 + 1074 - 5 * 52) / 2048 * 17 wide.
local frame = find(bar, UIControl, "back").frame
expect({frame.minX, frame.minY, frame.width, frame.height}, {19, 0, 124 / 3 + 16, 44}, 1e-9)
expect(bar:convert(CGPoint.zero, {from = find(find(bar, UIControl, "back"), UILabel)}).x, 27, 1e-9)
expect(find(bar, UILabel, "Letter").center, CGPoint(196.5, 22))
-- And back: the same way backwards.
old = nil
local function readPop()
  local new, gone = nil, find(bar, UILabel, "Letter")
  local function titles(view)
    if view:isKind(UILabel) and view.text == "Inbox" and view.superview:isKind(UIControl) == false then new = view end
    for _, child in ipairs(view.subviews) do titles(child) end
  end
  titles(bar)
  return {shown(gone).position.x, shown(gone).opacity, shown(new).frame.minX, shown(new).opacity}
end
local backwards = {{to, 1, 27, 0}, {(from + to) / 2, 0.5, (start + 27) / 2, 0.5}, {from, 0, start, 1}}
expect(drive(navigation, function() navigation:popViewController(true) end, false, readPop), backwards, 1e-6)
expect({#navigation.viewControllers, bar.topItem == letter.navigationItem}, {2, true})
expect(drive(navigation, function() navigation:popViewController(true) end, true, readPop), backwards, 1e-6)
expect({#navigation.viewControllers, bar.topItem == pages[1].navigationItem, find(bar, UIControl, "back")}, {1, true, nil})

-- name viewWillAppear setNavigationBarHidden: a bar that is hidden while a push begins goes along, and comes back when it is cancelled
local navigation, bar, pages = stack("Inbox")
local Picture = class("Picture", UIViewController)
function Picture:viewWillAppear(animated) self.navigationController:setNavigationBarHidden(true, animated) end
local picture = Picture()
local function read() return {shown(bar).frame.minY} end
local change = function() navigation:pushViewController(picture, true) end
expect(drive(navigation, change, false, read), {{59}, {7.5}, {-44}}, 1e-6)
expect({navigation.isNavigationBarHidden, bar.isHidden, bar.frame.minY, pages[1].view.safeAreaInsets.top}, {false, false, 59, 103})
expect(drive(navigation, change, true, read), {{59}, {7.5}, {-44}}, 1e-6)
expect({navigation.isNavigationBarHidden, bar.isHidden, bar.frame.minY, picture.view.safeAreaInsets.top}, {true, true, -44, 59})

-- name prefersLargeTitles largeTitleDisplayMode: 52 more, gone with the content 1:1; let go in between it opens or closes
local navigation, bar, pages = stack("Settings")
bar.prefersLargeTitles = true
timeline:step()
expect({bar.frame, pages[1].view.safeAreaInsets.top}, {CGRect(0, 59, 393, 96), 155})
local large
local function titles(view)
  if view:isKind(UILabel) and view.font.pointSize == 34 then large = view end
  for _, child in ipairs(view.subviews) do titles(child) end
end
titles(bar)
-- 34 bold at 16, 3 below the bar's foot.
expect(bar:convert(CGPoint.zero, {from = large}), CGPoint(16, 47))
pages[1].navigationItem.largeTitleDisplayMode = "never"
timeline:step()
expect(bar.frame.height, 44)

-- name largeTitleDisplayMode contentOffset: the content's top is at the bar's foot all the way
local page = UIViewController{title = "List"}
local list = UIScrollView(window.bounds)
list.contentSize = CGSize(393, 3000)
page.view:addSubview(list)
local navigation = UINavigationController(page)
navigation.navigationBar.prefersLargeTitles = true
window.rootViewController = navigation
timeline:step()
local bar = navigation.navigationBar
expect({list.contentOffset.y, bar.frame.height}, {-155, 96})
list.contentOffset = CGPoint(0, -155 + 20)
timeline:step()
expect({bar.frame.height, page.view.safeAreaInsets.top, list.adjustedContentInset.top, list.contentOffset.y}, {76, 135, 135, -135})
list.contentOffset = CGPoint(0, 500)
timeline:step()
expect({bar.frame.height, list.adjustedContentInset.top, list.contentOffset.y}, {44, 103, 500})
-- A finger that pulls down from the closed bar opens it, point for point: 40 less the 10 that a pan waits for.
list.contentOffset = CGPoint(0, -103)
timeline:step()
local function pull(way)
  touch:down(100, 300)
  for step = 1, 10 do
    timeline:advance(0.05)
    touch:move(100, 300 + way * step / 10)
  end
  timeline:advance(0.5)
end
pull(40)
expect({list.contentOffset.y, bar.frame.height}, {-133, 74})
-- 30 of 52 are open: more than half.
touch:up()
timeline:run()
expect({list.contentOffset.y, bar.frame.height}, {-155, 96})
list.contentOffset = CGPoint(0, -103)
timeline:step()
pull(30)
expect(bar.frame.height, 64)
touch:up()
timeline:run()
expect({list.contentOffset.y, bar.frame.height}, {-103, 44})

-- name prefersLargeTitles: content that is pulled down beyond its top takes the title along, and the bar grows by it
local page = UIViewController{title = "List"}
local list = UIScrollView(window.bounds)
list.contentSize = CGSize(393, 3000)
page.view:addSubview(list)
local navigation = UINavigationController(page)
local bar = navigation.navigationBar
bar.prefersLargeTitles = true
window.rootViewController = navigation
timeline:step()
local large
local function find(view)
  if view:isKind(UILabel) and view.font.pointSize == 34 then large = view end
  for _, child in ipairs(view.subviews) do find(child) end
end
find(bar)
local function place()
  local frame = bar.frame
  return {frame.minY, frame.height, bar:convert(CGPoint.zero, {from = large}).y, page.view.safeAreaInsets.top}
end
for _, beyond in ipairs{0, 1, 30, 200, 12.5, 0} do
  list.contentOffset = CGPoint(0, -155 - beyond)
  timeline:step()
  -- The bar's foot is at the content's top, the title 49 above it; what counts as covered is 59 and 96.
  expect(place(), {59, 96 + beyond, 47 + beyond, 155})
  expect({list.adjustedContentInset.top, list:convert(CGPoint.zero, {to = window}).y}, {155, 59 + 96 + beyond})
end
-- Half open it does not grow.
list.contentOffset = CGPoint(0, -155 + 20)
timeline:step()
expect(place(), {59, 76, 27, 135})
list.contentOffset = CGPoint(0, -155)
timeline:step()
-- A finger: 90 of its 100 points count, of which (1 - 1 / (90 * 0.55 / 852 + 1)) * 852 are seen.
touch:down(100, 300)
for step = 1, 10 do
  timeline:advance(0.05)
  touch:move(100, 300 + 10 * step)
end
timeline:advance(0.5)
expect(bar.frame.height, 96 + 46.78203, 1e-4)
-- Let go, it comes back with the content, frame by frame.
touch:up()
local frames = 0
for _ = 1, 120 do
  timeline:step()
  local beyond = -155 - list.contentOffset.y
  if beyond > 1 and beyond < 46 then frames = frames + 1 end
  expect(place(), {59, 96 + beyond, 47 + beyond, 155})
end
expect({frames > 5, list.contentOffset.y, bar.frame.height}, {true, -155, 96})
-- A page that comes while the content is pulled down finds the bar as it is at rest; the page that is left, its content.
list.contentOffset = CGPoint(0, -195)
timeline:step()
local letter = UIViewController{title = "Letter"}
letter.navigationItem.largeTitleDisplayMode = "never"
navigation:pushViewController(letter, true)
timeline:run()
expect({bar.frame.height, letter.view.safeAreaInsets.top}, {44, 103})
navigation:popViewController(true)
timeline:run()
expect({bar.frame.height, page.view.safeAreaInsets.top, list.contentOffset.y}, {136, 155, -195})
-- What came back while nobody looked has taken the title along.
navigation:pushViewController(letter, true)
timeline:run()
list.contentOffset = CGPoint(0, -165)
navigation:popViewController(true)
timeline:run()
expect(bar.frame.height, 106)
list.contentOffset = CGPoint(0, -155)
timeline:step()
expect(bar.frame.height, 96)

-- name tabBar viewSafeAreaInsetsDidChange: a hidden bar covers nothing; the next layout tells whom it covered
local Covered, told = class("Covered", UIViewController), 0
function Covered:viewSafeAreaInsetsDidChange() told = told + 1 end
local page, tabs = Covered(), UITabBarController()
tabs.viewControllers = {page}
window.rootViewController = tabs
timeline:step()
-- The bar's 49 and the 34 below it.
expect(page.view.safeAreaInsets.bottom, 83)
told = 0
tabs.tabBar.isHidden = true
expect(told, 0)
timeline:step()
expect({page.view.safeAreaInsets.bottom, told}, {34, 1})
tabs.tabBar.isHidden = false
tabs.view:layoutIfNeeded()
expect({page.view.safeAreaInsets.bottom, told}, {83, 2})

-- name UITabBarItem tabBarItem selectedItem items titlePositionAdjustment: each controller has one, drawn where it is tapped
local tabs = UITabBarController{viewControllers = {UIViewController{title = "Home"}, UIViewController{title = "Search"}}}
tabs.viewControllers[2].tabBarItem = UITabBarItem{title = "Find", tag = 7}
tabs.viewControllers[2].tabBarItem.titlePositionAdjustment = UIOffset(3, -4)
window.rootViewController = tabs
timeline:step()
local bar = tabs.tabBar
expect({bar.frame, bar.items[2].title, bar.items[2].tag, bar.selectedItem.title}, {CGRect(0, 769, 393, 83), "Find", 7, "Home"})
local home, find2 = find(bar, UILabel, "Home"), find(bar, UILabel, "Find")
expect({home.center.x, find2.center.x - 3}, {98.25, 98.25})
expect(home.center.y - find2.center.y, 4)
expect(home.textColor == bar.tintColor, true)
touch:tap(300, 790)
timeline:run()
expect({tabs.selectedIndex, bar.selectedItem.title, find2.textColor == bar.tintColor}, {1, "Find", true})

-- name navigationItem UIBarButtonItem: what only an item holds lives on
local page = UIViewController()
local Badge, told = class("Badge", UIView), {}
function Badge:init(...) Badge.super.init(self, ...) self.mark = "kept" end
page.navigationItem.titleView = Badge(CGRect(0, 0, 10, 10))
page.navigationItem.rightBarButtonItem = UIBarButtonItem{title = "Go", style = "plain", handler = function() told[1] = "gone" end}
collectgarbage()
collectgarbage()
expect(page.navigationItem.titleView.mark, "kept")
window.rootViewController = UINavigationController(page)
timeline:step()
touch:tap(365, 81)
timeline:run()
expect(told, {"gone"})

-- name pushViewController title: ten thousand letters, an item without anything, a bar that is hidden in the middle of a push
local navigation, bar, pages = stack(("x"):rep(10000))
local title = find(bar, UILabel, ("x"):rep(10000))
expect({title.frame.minX >= 0, title.frame.maxX <= 393}, {true, true})
local page = UIViewController()
page.navigationItem.leftBarButtonItem = UIBarButtonItem()
navigation:pushViewController(page, true)
timeline:advance(0.1)
navigation:setNavigationBarHidden(true, true)
timeline:run()
expect({bar.isHidden, bar.frame.minY, page.view.safeAreaInsets.top}, {true, -44, 59})

-- name barEra UINavigationBar UITabBar: as measured on iOS 26: 64 and 52 more, the title's centre at 32, tabs on a platter of 274 by 62
local navigation, bar, pages = stack("Mail")
bar.prefersLargeTitles = true
UIApplication.shared.barEra = "glass"
timeline:step()
expect({bar.frame, pages[1].view.safeAreaInsets.top}, {CGRect(0, 59, 393, 116), 175})
local function large(view)
  if view:isKind(UILabel) and view.font.pointSize == 34 then return view end
  for _, child in ipairs(view.subviews) do
    local found = large(child)
    if found then return found end
  end
end
expect(bar:convert(CGPoint.zero, {from = large(bar)}), CGPoint(20, 67))
bar.prefersLargeTitles = false
timeline:step()
expect({bar.frame.height, find(bar, UILabel, "Mail").center.y}, {64, 32})
local tabs = UITabBarController{viewControllers = {UIViewController(), UIViewController(), UIViewController()}}
window.rootViewController = tabs
timeline:step()
-- 21 above the screen's foot, half of them in what the home indicator covers: as high as before.
expect({tabs.tabBar.frame, tabs.viewControllers[1].view.safeAreaInsets.bottom}, {CGRect(0, 769, 393, 83), 83})
local first, last = tabs.tabBar:item(0).frame, tabs.tabBar:item(2).frame
expect({first.minX, last.maxX, first.minY, first.height}, {59.5, 333.5, 0, 62}, 1e-9)
UIApplication.shared.barEra = "classic"
timeline:step()
expect({tabs.tabBar:item(0).frame, tabs.tabBar:item(2).frame.maxX}, {CGRect(0, 0, 131, 49), 393})
expect(pcall(function() UIApplication.shared.barEra = "flat" end), false)

-- name pushViewController prefersLargeTitles: large titles go with their pages: held, cancelled, finished, and back
local navigation, bar, pages = stack("Inbox")
bar.prefersLargeTitles = true
timeline:step()
local letter = UIViewController{title = "Letter"}
local function large(view, text)
  if view:isKind(UILabel) and view.font.pointSize == 34 and view.text == text then return view end
  for _, child in ipairs(view.subviews) do
    local found = large(child, text)
    if found then return found end
  end
end
local function clip(text) return large(bar, text).superview end
local function read()
  local old, new = clip("Inbox"), clip("Letter")
  return {shown(old).frame.minX, shown(old).opacity, shown(new).frame.minX, shown(new).opacity, shown(bar).frame.height}
end
-- The new title comes from the right edge, at 393; the old one goes as far left as its page, 0.3 of it. Both bars are 96 high.
local wanted = {{0, 1, 393, 0, 96}, {-58.95, 0.5, 196.5, 0.5, 96}, {-117.9, 0, 0, 1, 96}}
local push = function() navigation:pushViewController(letter, true) end
expect(drive(navigation, push, false, read), wanted, 1e-6)
expect({large(bar, "Letter"), clip("Inbox").frame.minX, clip("Inbox").alpha, bar.frame.height}, {nil, 0, 1, 96})
expect(drive(navigation, push, true, read), wanted, 1e-6)
expect({large(bar, "Inbox"), clip("Letter").frame.minX, bar.frame.height}, {nil, 0, 96})
local pop = function() navigation:popViewController(true) end
expect(drive(navigation, pop, false, read), {wanted[3], wanted[2], wanted[1]}, 1e-6)
expect(drive(navigation, pop, true, read), {wanted[3], wanted[2], wanted[1]}, 1e-6)
-- To a page without one the bar shrinks on the way: from 96 to 44.
letter.navigationItem.largeTitleDisplayMode = "never"
local function height() return {shown(bar).frame.height} end
expect(drive(navigation, push, false, height), {{96}, {70}, {44}}, 1e-6)
expect({bar.frame.height, pages[1].view.safeAreaInsets.top}, {96, 155})
expect(drive(navigation, push, true, height), {{96}, {70}, {44}}, 1e-6)
expect({bar.frame.height, letter.view.safeAreaInsets.top}, {44, 103})

-- name pushViewController UINavigationControllerDelegate viewWillAppear: who is told of a push that is held, and when
local told = {}
local Told = class("Told", UIViewController)
for _, name in ipairs{"viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"} do
  Told[name] = function(self) told[#told + 1] = self.title .. " " .. name end
end
local list, letter = Told{title = "List"}, Told{title = "Letter"}
local navigation = UINavigationController(list)
window.rootViewController = navigation
timeline:run()
function along:navigationController_willShow(_, page) told[#told + 1] = "willShow " .. page.title end
function along:navigationController_didShow(_, page) told[#told + 1] = "didShow " .. page.title end
local push = function() navigation:pushViewController(letter, true) end
told = {}
drive(navigation, push, false, function() return #told end)
expect(told, {"willShow Letter", "List viewWillDisappear", "Letter viewWillAppear", "Letter viewWillDisappear",
  "Letter viewDidDisappear", "List viewWillAppear", "List viewDidAppear"})
told = {}
drive(navigation, push, true, function() return #told end)
expect(told, {"willShow Letter", "List viewWillDisappear", "Letter viewWillAppear", "List viewDidDisappear",
  "Letter viewDidAppear", "didShow Letter"})
along.navigationController_willShow, along.navigationController_didShow = nil, nil

-- name UITabBarItem tabBarItem UINavigationController: a stack's tab bears its root's title and item, until it has its own
local root = UIViewController{title = "Mail"}
local navigation, tabs = UINavigationController(root), UITabBarController()
tabs.viewControllers = {navigation, UIViewController{title = "Other"}}
window.rootViewController = tabs
timeline:step()
expect({navigation.tabBarItem == root.tabBarItem, tabs.tabBar.items[1].title}, {true, "Mail"})
expect(find(tabs.tabBar, UILabel, "Mail") ~= nil, true)
root.tabBarItem = UITabBarItem{title = "Post", tag = 3}
expect({tabs.tabBar.items[1].title, tabs.tabBar.items[1].tag}, {"Post", 3})
navigation:setViewControllers({UIViewController{title = "News"}}, false)
expect(tabs.tabBar.items[1].title, "News")
navigation.title = "Own"
timeline:step()
expect({tabs.tabBar.items[1].title, find(tabs.tabBar, UILabel, "Own") ~= nil}, {"Own", true})

-- name UITabBarItem tabBar: a title wider than its tab is cut, two points from its edges
local tabs = UITabBarController()
tabs.viewControllers = {UIViewController{title = ("x"):rep(10000)}, UIViewController{title = "Short"}, UIViewController()}
tabs.viewControllers[2].tabBarItem.badgeValue = ("9"):rep(200)
window.rootViewController = tabs
timeline:step()
local long = find(tabs.tabBar, UILabel, ("x"):rep(10000))
expect({long.frame.minX, long.frame.width, long.lineBreakMode}, {2, 127, "byTruncatingTail"})
local badge = find(tabs.tabBar, UILabel, ("9"):rep(200))
expect(badge.frame.maxX <= 131, true)

-- name UINavigationBar UIToolbar UITabBar: held sideways, what stands at the sides keeps clear of the 59 that are covered there
local list, page = UIViewController{title = "List"}, UIViewController{title = "Page"}
page.navigationItem.rightBarButtonItem = UIBarButtonItem{title = "Edit", style = "plain", target = nil, action = nil}
page.toolbarItems = {
  UIBarButtonItem{title = "One", style = "plain", target = nil, action = nil},
  UIBarButtonItem{barButtonSystemItem = "flexibleSpace", target = nil, action = nil},
  UIBarButtonItem{title = "Two", style = "plain", target = nil, action = nil},
}
local navigation, tabs = UINavigationController(list), UITabBarController()
tabs.viewControllers = {navigation, UIViewController{title = "Other"}}
navigation.isToolbarHidden = false
navigation:pushViewController(page, false)
window.rootViewController = tabs
timeline:step()
device:rotate()
timeline:run()
local function left(view) return window:convert(CGPoint.zero, {from = view}).x end
local function right(view) return left(view) + view.bounds.width end
local bar = navigation.navigationBar
expect({window.bounds.width, bar.frame.height}, {852, 32})
-- The words of the back button begin at 27, items end 20 from the edge on a screen this wide.
expect({left(find(find(bar, UIControl, "back"), UILabel, "List")), right(find(bar, UILabel, "Edit"))}, {59 + 27, 852 - 59 - 20}, 1e-6)
expect({left(find(navigation.toolbar, UILabel, "One")), right(find(navigation.toolbar, UILabel, "Two"))}, {79, 773}, 1e-6)
-- Two tabs share the 734 points between.
expect({left(tabs.tabBar:item(0)), tabs.tabBar:item(0).bounds.width, right(tabs.tabBar:item(1))}, {59, 367, 793})

-- name UIBarButtonItem SystemItem barButtonSystemItem: pictures for what the system draws, words for what it writes
local function system(name) return UIBarButtonItem{barButtonSystemItem = name, target = nil, action = nil} end
local words = {done = "Done", cancel = "Cancel", edit = "Edit", save = "Save", undo = "Undo", redo = "Redo"}
local navigation = UINavigationController(UIViewController())
window.rootViewController = navigation
local function button(item)
  navigation.topViewController.navigationItem.rightBarButtonItem = item
  timeline:step()
  local content = navigation.navigationBar.subviews[#navigation.navigationBar.subviews]
  return content.subviews[#content.subviews]
end
for name, word in pairs(words) do expect(button(system(name)).subviews[1].text, word) end
local pictures = {"add", "compose", "reply", "action", "organize", "bookmarks", "search", "refresh", "stop", "camera",
  "trash", "play", "pause", "rewind", "fastForward", "close"}
for _, name in ipairs(pictures) do
  local made = button(system(name))
  local shown = made.subviews[1]
  -- 24 by 24, 16 from the right edge of 393, in the middle of 44; a finger's margin of 8 is around it.
  expect({made.frame, shown.frame}, {CGRect(345, 0, 40, 44), CGRect(8, 10, 24, 24)}, 1e-9)
  expect({made.accessibilityIdentifier, shown.layer:isKind(CAShapeLayer)}, {name, true})
  local box = shown.layer.path.boundingBoxOfPath
  expect(box.minX >= 1 and box.minY >= 1 and box.maxX <= 23 and box.maxY <= 23, true)
  local isFilled = name == "play" or name == "pause" or name == "rewind" or name == "fastForward"
  local tint = navigation.navigationBar.tintColor
  expect((isFilled and shown.layer.fillColor or shown.layer.strokeColor) == tint, true)
end
-- The two lines of a plus, 17 long.
expect(button(system("add")).subviews[1].layer.path.boundingBoxOfPath, CGRect(3.5, 3.5, 17, 17), 1e-9)
-- A title or a colour of the app's is shown instead, a tap arrives all the same, and what is disabled is faint.
local item = system("add")
item.title = "New"
expect(button(item).subviews[1].text, "New")
local told = 0
local trash = UIBarButtonItem{barButtonSystemItem = "trash", handler = function() told = told + 1 end}
trash.tintColor = UIColor.red
expect(button(trash).subviews[1].layer.strokeColor == UIColor.red, true)
touch:tap(365, 81)
timeline:run()
expect(told, 1)
trash.isEnabled = false
expect(button(trash).subviews[1].alpha, 0.3)

-- name navigationBar: in a sheet it is 56 high, also where its view was there before; elsewhere 44
local home, page = UIViewController(), UIViewController{title = "Page"}
window.rootViewController = home
local stack = UINavigationController(page)
local function heights(style)
  stack.modalPresentationStyle = style
  home:present(stack, false)
  timeline:run()
  local heights = {stack.navigationBar.frame.height, page.view.safeAreaInsets.top}
  home:dismiss(false)
  timeline:run()
  return heights
end
expect(stack.view ~= nil and stack.navigationBar.frame.height, 44)
expect(heights("pageSheet"), {56, 56})
expect(heights("fullScreen"), {44, 103})
expect(heights("formSheet"), {56, 56})
-- The title is in the middle of the bar.
stack.modalPresentationStyle = "pageSheet"
home:present(stack, false)
timeline:run()
local function title(view)
  if view:isKind(UILabel) then return view end
  for _, child in ipairs(view.subviews) do
    local found = title(child)
    if found then return found end
  end
end
expect(title(stack.navigationBar).frame.midY, 28)
home:dismiss(false)
timeline:run()
