-- The screen is 393 by 852, of which 34 are covered below. A toolbar is 44 above that, a row of tabs 49.
local function find(view, class, text)
  local name = view:isKind(UILabel) and view.text or view.accessibilityIdentifier
  if view:isKind(class) and (text == nil or name == text) then return view end
  for _, child in ipairs(view.subviews) do
    local found = find(child, class, text)
    if found then return found end
  end
end
local function shown(view) return view.layer:presentation() end
local function item(title, told)
  return UIBarButtonItem{title = title, style = "plain", handler = function() told[#told + 1] = title end}
end
local function flexible() return UIBarButtonItem{barButtonSystemItem = "flexibleSpace", target = nil, action = nil} end

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

-- name UIToolbar toolbarItems isToolbarHidden toolbar: items stand from 16 to 377, what is flexible shares the rest
local told = {}
local page = UIViewController()
page.toolbarItems = {item("Reply", told), flexible(), item("Move", told), flexible(), item("New", told)}
local navigation = UINavigationController(page)
window.rootViewController = navigation
timeline:step()
expect({navigation.isToolbarHidden, page.view.safeAreaInsets.bottom}, {true, 34})
navigation.isToolbarHidden = false
timeline:step()
local bar = navigation.toolbar
expect({bar.frame, page.view.safeAreaInsets.bottom, bar.isHidden}, {CGRect(0, 774, 393, 44), 78, false})
local function left(text) return bar:convert(CGPoint.zero, {from = find(bar, UILabel, text)}).x end
local function width(text) return find(bar, UILabel, text).bounds.width end
expect({left("Reply"), left("New") + width("New")}, {16, 377}, 1e-9)
-- The same gap on both sides of the middle one.
expect(left("Move") - 16 - width("Reply"), left("New") - left("Move") - width("Move"), 1e-9)
touch:tap(left("Move") + 5, 796)
timeline:run()
expect(told, {"Move"})
page.toolbarItems = {item("Done", told), item("More", told)}
timeline:step()
-- Without a space between them they are 8 apart.
expect({find(bar, UILabel, "Move"), left("More") - left("Done") - width("Done")}, {nil, 8}, 1e-9)
page.toolbarItems[1].title = "Ready"
timeline:step()
expect(find(bar, UILabel, "Ready") ~= nil, true)
page.toolbarItems = nil
expect({page.toolbarItems, find(bar, UILabel, "Ready")}, {nil, nil})

-- name setToolbarHidden: in 0.2 s, eased in and out: half way after half the time; from 774 to 852
local navigation = UINavigationController(UIViewController())
window.rootViewController = navigation
timeline:step()
navigation:setToolbarHidden(false, true)
timeline:advance(0.1)
expect(shown(navigation.toolbar).frame.minY, 813, 1e-6)
timeline:run()
expect(navigation.toolbar.frame.minY, 774)
navigation:setToolbarHidden(true, true)
timeline:advance(0.1)
expect(shown(navigation.toolbar).frame.minY, 813, 1e-6)
timeline:run()
expect({navigation.toolbar.frame.minY, navigation.toolbar.isHidden}, {852, true})

-- name setToolbarItems setItems: old items fade, new ones appear
local page = UIViewController()
page.toolbarItems = {item("One", {})}
local navigation = UINavigationController(page)
navigation.isToolbarHidden = false
window.rootViewController = navigation
timeline:step()
local old = find(navigation.toolbar, UILabel, "One").superview.superview
page:setToolbarItems({item("Two", {})}, true)
timeline:advance(0.1)
local new = find(navigation.toolbar, UILabel, "Two").superview.superview
expect({shown(old).opacity, shown(new).opacity}, {0.5, 0.5}, 1e-6)
timeline:run()
expect({find(navigation.toolbar, UILabel, "One"), find(navigation.toolbar, UILabel, "Two") ~= nil}, {nil, true})
local own = UIToolbar(CGRect(0, 100, 200, 44))
window:addSubview(own)
own:setItems({item("Own", {})}, false)
timeline:step()
expect({#own.items, find(own, UILabel, "Own") ~= nil, own:sizeThatFits(CGSize(200, 0)).height}, {1, true, 44})

-- name toolbarItems pushViewController: the items change with the page: held, cancelled, finished
local list, letter = UIViewController{title = "List"}, UIViewController{title = "Letter"}
list.toolbarItems, letter.toolbarItems = {item("Edit", {})}, {item("Reply", {})}
local navigation = UINavigationController(list)
navigation.isToolbarHidden = false
window.rootViewController = navigation
timeline:step()
local bar = navigation.toolbar
local function opacity(text)
  local label = find(bar, UILabel, text)
  return label and shown(label.superview.superview).opacity or -1
end
local function read() return {opacity("Edit"), opacity("Reply")} end
local push = function() navigation:pushViewController(letter, true) end
expect(drive(navigation, push, false, read), {{1, 0}, {0.5, 0.5}, {0, 1}}, 1e-6)
expect({opacity("Edit"), opacity("Reply")}, {1, -1})
expect(drive(navigation, push, true, read), {{1, 0}, {0.5, 0.5}, {0, 1}}, 1e-6)
expect({opacity("Edit"), opacity("Reply")}, {-1, 1})

-- name viewWillAppear setToolbarHidden: a bar that appears while a push begins comes along, and goes when it is cancelled
local Reader = class("Reader", UIViewController)
function Reader:viewWillAppear(animated) self.navigationController:setToolbarHidden(false, animated) end
local navigation = UINavigationController(UIViewController())
window.rootViewController = navigation
timeline:step()
local reader = Reader()
local push = function() navigation:pushViewController(reader, true) end
local function read() return {shown(navigation.toolbar).frame.minY} end
expect(drive(navigation, push, false, read), {{852}, {813}, {774}}, 1e-6)
expect({navigation.isToolbarHidden, navigation.toolbar.frame.minY, navigation.toolbar.isHidden}, {true, 852, true})
expect(drive(navigation, push, true, read), {{852}, {813}, {774}}, 1e-6)
expect({navigation.isToolbarHidden, navigation.toolbar.frame.minY, reader.view.safeAreaInsets.bottom}, {false, 774, 78})

-- name hidesBottomBarWhenPushed: the row of tabs leaves to the left with a push, and comes back: held, cancelled, finished
local list, photo = UIViewController{title = "List"}, UIViewController{title = "Photo"}
photo.hidesBottomBarWhenPushed = true
local navigation, tabs = UINavigationController(list), UITabBarController()
tabs.viewControllers = {navigation, UIViewController{title = "Other"}}
window.rootViewController = tabs
timeline:step()
local function read() return {shown(tabs.tabBar).frame.minX} end
local push, pop = function() navigation:pushViewController(photo, true) end, function() navigation:popViewController(true) end
expect({tabs.tabBar.frame.minX, list.view.safeAreaInsets.bottom}, {0, 83})
expect(drive(navigation, push, false, read), {{0}, {-196.5}, {-393}}, 1e-6)
expect({tabs.tabBar.frame.minX, list.view.safeAreaInsets.bottom}, {0, 83})
expect(drive(navigation, push, true, read), {{0}, {-196.5}, {-393}}, 1e-6)
expect({tabs.tabBar.frame.minX, photo.view.safeAreaInsets.bottom}, {-393, 34})
-- A page on top of it leaves the bar where it is; so does the way back to it.
navigation:pushViewController(UIViewController(), false)
timeline:step()
expect({tabs.tabBar.frame.minX, navigation.topViewController.view.safeAreaInsets.bottom}, {-393, 34})
navigation:popViewController(true)
timeline:run()
expect(tabs.tabBar.frame.minX, -393)
expect(drive(navigation, pop, false, read), {{-393}, {-196.5}, {0}}, 1e-6)
expect(tabs.tabBar.frame.minX, -393)
expect(drive(navigation, pop, true, read), {{-393}, {-196.5}, {0}}, 1e-6)
expect({tabs.tabBar.frame.minX, list.view.safeAreaInsets.bottom}, {0, 83})
-- Another tab has a stack of its own.
navigation:pushViewController(photo, false)
timeline:step()
tabs.selectedIndex = 1
timeline:run()
expect({tabs.tabBar.frame.minX, tabs.selectedViewController.view.safeAreaInsets.bottom}, {0, 83})
tabs.selectedIndex = 0
timeline:run()
expect(tabs.tabBar.frame.minX, -393)

-- name hidesBottomBarWhenPushed isToolbarHidden: a toolbar stands on the row of tabs, and below it where that is hidden
local list, photo = UIViewController(), UIViewController{hidesBottomBarWhenPushed = true}
local navigation, tabs = UINavigationController(list), UITabBarController()
tabs.viewControllers = {navigation}
navigation.isToolbarHidden = false
window.rootViewController = tabs
timeline:step()
expect({navigation.toolbar.frame.minY, list.view.safeAreaInsets.bottom}, {852 - 83 - 44, 83 + 44})
navigation:pushViewController(photo, true)
timeline:run()
expect({navigation.toolbar.frame.minY, photo.view.safeAreaInsets.bottom}, {774, 78})
navigation:popViewController(false)
timeline:step()
-- On the way from the one place to the other it moves: 725, half way, 774; nothing jumps when the push begins or is cancelled.
-- What is behind its items reaches down to 852 all the way: 127, 102.5 and 78 high. Beside the screen, the tab keeps its width.
local background = navigation.toolbar.subviews[1]
local function foot() return navigation.toolbar.frame.minY + background.frame.height end
local tab = tabs.tabBar.subviews[2]
expect({background.frame.height, tab.frame.width}, {127, 393})
local function read() return {shown(navigation.toolbar).frame.minY, shown(background).frame.height, shown(tab).frame.width} end
local push, pop = function() navigation:pushViewController(photo, true) end, function() navigation:popViewController(true) end
expect(drive(navigation, push, false, read), {{725, 127, 393}, {749.5, 102.5, 393}, {774, 78, 393}}, 1e-6)
expect({navigation.toolbar.frame.minY, foot()}, {725, 852})
expect(drive(navigation, push, true, read), {{725, 127, 393}, {749.5, 102.5, 393}, {774, 78, 393}}, 1e-6)
expect(drive(navigation, pop, false, read), {{774, 78, 393}, {749.5, 102.5, 393}, {725, 127, 393}}, 1e-6)
expect({navigation.toolbar.frame.minY, foot()}, {774, 852})
expect(drive(navigation, pop, true, read), {{774, 78, 393}, {749.5, 102.5, 393}, {725, 127, 393}}, 1e-6)

-- name UIBarButtonItem toolbarItems: an item without title or image takes no room, and a bar may be hidden in the middle of a push
local page = UIViewController()
page.toolbarItems = {UIBarButtonItem(), item(("x"):rep(10000), {})}
local navigation = UINavigationController(UIViewController())
navigation.isToolbarHidden = false
window.rootViewController = navigation
timeline:step()
navigation:pushViewController(page, true)
timeline:advance(0.1)
navigation:setToolbarHidden(true, true)
timeline:run()
expect({navigation.toolbar.isHidden, navigation.toolbar.frame.minY, page.view.safeAreaInsets.bottom}, {true, 852, 34})

-- name prefersHomeIndicatorAutoHidden setNeedsUpdateOfHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden: who is asked
local Film = class("Film", UIViewController)
function Film:prefersHomeIndicatorAutoHidden() return self.plays end
local film = Film()
window.rootViewController = UINavigationController(film)
timeline:step()
expect(#timeline:events("homeIndicator"), 0)
film.plays = true
expect({film.prefersHomeIndicatorAutoHidden, #timeline:events("homeIndicator")}, {true, 0})
film:setNeedsUpdateOfHomeIndicatorAutoHidden()
expect(timeline:events("homeIndicator")[1].detail, "hidden=true")
film.navigationController:pushViewController(UIViewController(), false)
timeline:run()
expect(timeline:events("homeIndicator")[2].detail, "hidden=false")

-- name setToolbarHidden UIToolbar: while it comes from below, what is behind its items reaches the foot: 44 at 852, 61 at 813, 78 at 774
local navigation = UINavigationController(UIViewController())
window.rootViewController = navigation
timeline:step()
navigation:setToolbarHidden(false, true)
timeline:advance(0.1)
local background = navigation.toolbar.subviews[1]
expect({shown(navigation.toolbar).frame.minY, shown(background).frame.height}, {813, 61}, 1e-6)
timeline:run()
expect(background.frame.height, 78)
-- One of the app's own, further up, has nothing below it.
local bar = UIToolbar(CGRect(0, 400, 393, 44))
navigation.topViewController.view:addSubview(bar)
timeline:step()
expect(bar.subviews[1].frame.height, 44)
