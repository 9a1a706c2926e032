-- row 55 63 64 65 66: a view made when first asked for, then loaded, laid out, shown
local log = {}
local function note(name) return function(self) log[#log + 1] = name end end
local Page = class("Page", UIViewController)
function Page:loadView()
  log[#log + 1] = "loadView"
  self.view = UIView(CGRect(0, 0, 10, 10))
end
function Page:viewDidLoad()
  log[#log + 1] = "viewDidLoad"
  self.title = "Start"
end
for _, name in ipairs{"viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews"} do
  Page[name] = note(name)
end
local page = Page()
expect({page.isViewLoaded, page.viewIfLoaded, page.title}, {false})
window.rootViewController = page
expect({log[1], log[2], log[3]}, {"loadView", "viewDidLoad", "viewWillAppear"})
timeline:advance(0)
expect(log, {"loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"})
expect({page.title, page.view.frame == window.bounds, page.isViewLoaded}, {"Start", true, true})
expect({page.view.next == page, page.next == window}, {true, true})
log = {}
page.view:setNeedsLayout()
page.view:layoutIfNeeded()
expect(log, {"viewWillLayoutSubviews", "viewDidLayoutSubviews"})
expect(UIViewController().view.frame, window.bounds) -- a plain one, without loadView

-- row 67 68 78 203 204: a stack of controllers, and each knows it
local first, second, third = UIViewController(), UIViewController(), UIViewController()
local navigation = UINavigationController{rootViewController = first}
window.rootViewController = navigation
timeline:step()
expect({first.navigationController == navigation, first.parent == navigation, second.navigationController}, {true, true})
navigation:pushViewController(second, true)
navigation:pushViewController(third, true) -- while the first still runs
expect(UIApplication.shared.warnings[1].code, "transition-in-progress")
timeline:run()
navigation:pushViewController(third, true)
timeline:run()
expect({#navigation.viewControllers, navigation.topViewController == third}, {3, true})
local function refusal(method, ...)
  local isDone, failure = pcall(navigation[method], navigation, ...)
  return {isDone, failure.code}
end
expect(refusal("pushViewController", second, false), {false, "already-in-stack"})
expect(navigation:popToViewController(second, true)[1] == third, true)
timeline:run()
expect(third.navigationController, nil)
expect(navigation:popViewController(true) == second, true)
timeline:run()
expect(navigation:popViewController(true), nil) -- the root stays
expect(UIApplication.shared.warnings[2].code, "only-the-root")
expect(refusal("popToViewController", third, false), {false, "not-in-stack"})
navigation:setViewControllers({first, second, third}, false)
expect(#navigation:popToRootViewController(false), 2)
timeline:advance(0)
expect({navigation.visibleViewController == first, first.view.window == window}, {true, true})
navigation:pushViewController(second, false)
navigation:pushViewController(third, false) -- changes that do not animate may follow each other in one turn
expect(#navigation.viewControllers, 3)
navigation.viewControllers = {third}
expect({navigation.topViewController == third, first.parent}, {true})

-- row 74: a pop begun by a gesture follows it; cancelled, the stack is as before
local first, second = UIViewController(), UIViewController()
local navigation = UINavigationController(first)
window.rootViewController = navigation
navigation:pushViewController(second, false)
timeline:run()
for _, case in ipairs{{to = 120, left = second}, {to = 300, left = first}} do
  touch:drag{from = CGPoint(4, 300), to = CGPoint(case.to, 300), duration = 0.3, hold = 0.2}
  timeline:advance(0.4)
  expect(timeline.transition.isInteractive, true)
  timeline:run()
  expect(navigation.topViewController == case.left and case.left.view.window == window, true)
end
navigation:pushViewController(second, false)
navigation.interactivePopGestureRecognizer.isEnabled = false
touch:drag{from = CGPoint(4, 300), to = CGPoint(300, 300), duration = 0.3}
timeline:run()
expect(navigation.topViewController == second, true)

-- row 75 76: a segue is declared in the script, prepared, and pushes or presents
local First = class("First", UIViewController)
function First:prepare(segue, sender)
  segue.destination.title = segue.identifier
  self.sender = sender
end
local first, button = First(), UIButton()
first:addSegue{withIdentifier = "details", destination = function() return UIViewController() end}
first:addSegue{withIdentifier = "alert", kind = "presentModally", destination = function() return UIViewController() end}
local navigation = UINavigationController(first)
window.rootViewController = navigation
timeline:step()
first:performSegue{withIdentifier = "details", sender = button}
timeline:run()
expect({navigation.topViewController.title, first.sender == button}, {"details", true})
navigation:popViewController(false)
first:performSegue("alert")
timeline:run()
expect(navigation.presentedViewController.title, "alert")
local isDone, failure = pcall(first.performSegue, first, "detail")
expect({isDone, failure.code}, {false, "no-such-segue"})
expect(failure.hint:find("details", 1, true) ~= nil, true)

-- row 192 193: the flags say why, inside the callbacks
local log = {}
local Page = class("Page", UIViewController)
local function note(name)
  return function(self)
    local why = (self.isBeingPresented and "P" or "") .. (self.isBeingDismissed and "D" or "")
      .. (self.isMovingToParent and "in" or "") .. (self.isMovingFromParent and "out" or "")
    log[#log + 1] = self.title .. name .. why
  end
end
Page.viewWillAppear, Page.viewDidAppear = note("+"), note("++")
Page.viewWillDisappear, Page.viewDidDisappear = note("-"), note("--")
local function page(title)
  local made = Page()
  made.title, made.modalPresentationStyle = title, "fullScreen"
  return made
end
local function told(wanted)
  timeline:run()
  expect(table.concat(log, " "), wanted)
  log = {}
end
local base, modal = page("base"), page("modal")
window.rootViewController = base
told("base+ base++")
base:present(modal, true)
told("base- modal+P modal++P base--")
base:dismiss(true)
told("modal-D base+ base++ modal--D")
expect({modal.isBeingDismissed, modal.isBeingPresented}, {false, false})
local child = page("child")
base:addChild(child)
base.view:addSubview(child.view)
child:didMove(base)
told("child+in child++in")
child:willMove(nil)
child.view:removeFromSuperview()
child:removeFromParent()
told("child-out child--out")
local a, b = page("a"), page("b")
local navigation = UINavigationController(a)
window.rootViewController = navigation
timeline:run()
log = {}
navigation:pushViewController(b, true)
told("a- b+in a-- b++in")
navigation:popViewController(true)
timeline:begin()
timeline:cancel() -- a cancelled pop: it stays, although its callbacks said it goes
told("b-out a+ a- a-- b+out b++out")
navigation:popViewController(true)
told("b-out a+ b--out a++")
expect({b.isMovingFromParent, b.isMovingToParent}, {false, false})

-- row 194 195: a container of one's own tells its children, and a begin the other way takes the first back
local log = {}
local Page = class("Page", UIViewController)
function Page:viewWillAppear(animated) log[#log + 1] = "will " .. tostring(animated) end
function Page:viewDidAppear() log[#log + 1] = "did" end
function Page:viewWillDisappear() log[#log + 1] = "will not" end
function Page:viewDidDisappear() log[#log + 1] = "did not" end
local Deck = class("Deck", UIViewController)
function Deck:shouldAutomaticallyForwardAppearanceMethods() return false end
local deck, page = Deck(), Page()
deck:addChild(page)
deck.view:addSubview(page.view)
page:didMove(deck)
window.rootViewController = deck
timeline:step()
expect(log, {}) -- nobody tells it but the deck
page:beginAppearanceTransition(true, true)
page:endAppearanceTransition()
expect(log, {"will true", "did"})
log = {}
page:beginAppearanceTransition(false, true)
page:beginAppearanceTransition(true, true)
page:endAppearanceTransition()
expect(log, {"will not", "will true", "did"})
page:beginAppearanceTransition(true, false)
expect(UIApplication.shared.warnings[1].code, "unbalanced-appearance")
expect(#log, 3)

-- row 77 202: tabs: by the program, by a tap, with an animator, one at a time
local log, delegate, a, b, c = {}, {}, UIViewController(), UIViewController(), UIViewController()
local tabs = UITabBarController{viewControllers = {a, b, c}}
tabs.delegate = delegate
function delegate:tabBarController_shouldSelect(tabs, controller) return controller ~= c end
function delegate:tabBarController_didSelect(tabs, controller) log[#log + 1] = controller == b and "b" or "other" end
local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
function Slide:transitionDuration() return 0.3 end
function Slide:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  view.frame = window.bounds:offsetBy(window.bounds.width, 0)
  UIView.animate(0.3, function() view.frame = context:finalFrame(context:viewController("to")) end, function()
    context:completeTransition(not context.transitionWasCancelled)
  end)
end
local slide = Slide()
function delegate:tabBarController_animationControllerForTransitionFrom(tabs, from, to)
  log[#log + 1] = from == a and to == b and "a to b" or "back"
  return slide
end
window.rootViewController = tabs
timeline:step()
expect({tabs.selectedIndex, tabs.selectedViewController == a, a.tabBarController == tabs}, {0, true, true})
touch:tap(tabs.tabBar:item(2))
timeline:run()
expect({tabs.selectedIndex, #log}, {0, 0}) -- it should not
touch:tap(tabs.tabBar:item(1))
timeline:advance(0.15)
expect(timeline.transition.presentationStyle, "none")
tabs.selectedIndex = 2
expect(UIApplication.shared.warnings[1].code, "transition-in-progress")
timeline:run()
expect({tabs.selectedIndex, b.view.window == window, a.view.window}, {1, true})
expect(log, {"a to b", "b"})
tabs.selectedViewController = a
timeline:begin()
timeline:update(0.5)
timeline:cancel()
timeline:run()
expect({tabs.selectedIndex, b.view.window == window}, {1, true})
expect(log, {"a to b", "b", "back"}) -- no didSelect: the program did it
tabs.selectedIndex = 7
expect(UIApplication.shared.warnings[2].code, "no-such-tab")

-- row 55 67 77: nested as apps nest them: tabs in a stack in a modal, each in its own transition
local base, inner, deep = UIViewController(), UIViewController(), UIViewController()
local tabs = UITabBarController{viewControllers = {UINavigationController(inner), UIViewController()}}
local modal = UINavigationController(tabs)
modal.modalPresentationStyle = "fullScreen"
window.rootViewController = base
timeline:step()
base:present(modal, true)
expect(inner.transitionCoordinator == modal.transitionCoordinator, true) -- the nearest one around
timeline:run()
expect({inner.presentingViewController == base, inner.tabBarController == tabs}, {true, true})
expect(inner.navigationController == tabs.viewControllers[1], true)
expect(tabs.navigationController == modal, true)
inner.navigationController:pushViewController(deep, true)
timeline:run()
tabs.selectedIndex = 1
timeline:run()
expect({deep.view.window, deep.tabBarController == tabs}, {nil, true})
modal:pushViewController(UIViewController(), true)
timeline:run()
expect(tabs.view.window, nil)
modal:popViewController(true)
timeline:run()
tabs.selectedIndex = 0
timeline:run()
expect(deep.view.window == window, true)
deep:dismiss(true) -- from deep inside, all of it goes
timeline:run()
expect({base.presentedViewController, deep.view.window, base.view.window == window}, {nil, nil, true})
expect(#UIApplication.shared.warnings, 0)
