-- row 2 3 4 5 6 9 10 12 24 25 40 41 42 43 56 57 60 61 71 72 73 74 77 78 191 202 203 204: who is called when, in every kind of change and with every outcome
--
-- +name ++name   viewWillAppear, viewDidAppear           -name --name   viewWillDisappear, viewDidDisappear
-- in:name        willMove and, after the change, in!name: didMove to a parent      out:name out!name: to none
-- controller? animator? driver?   a delegate is asked     will: did:    presentation controller, navigation delegate
-- animate        animateTransition      along, after: the coordinator's blocks     changes: its interaction handler
-- complete       completeTransition, with what it was told; done: it has returned  completion: the caller's block
local log = {}
local function say(...) log[#log + 1] = table.concat({...}) end

local Page = class("Page", UIViewController)
function Page:viewWillAppear() say("+", self.title) end
function Page:viewDidAppear() say("++", self.title) end
function Page:viewWillDisappear() say("-", self.title) end
function Page:viewDidDisappear() say("--", self.title) end
function Page:willMove_toParent(parent) say(parent and "in:" or "out:", self.title) end
function Page:didMove_toParent(parent) say(parent and "in!" or "out!", self.title) end
local function page(title)
  local made = Page()
  made.title = title
  return made
end

local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
function Fade:transitionDuration() return 0.4 end
function Fade:animateTransition(context)
  say("animate")
  local to, from = context:view("to"), context:view("from")
  if to then
    to.frame = context:finalFrame(context:viewController("to"))
    context.containerView:addSubview(to)
  end
  local moving = to or from
  moving.alpha = 0.5
  UIView.animate(0.4, function() moving.alpha = 1 end, function()
    local completed = not context.transitionWasCancelled
    say("complete:", tostring(completed))
    context:completeTransition(completed)
    local loser = to
    if completed then loser = from end
    if loser then expect(loser.window, nil) end -- out of the window when completeTransition returns
    say("done")
  end)
end
function Fade:animationEnded(completed) say("ended:", tostring(completed)) end

local Panel = class("Panel", UIPresentationController)
function Panel:shouldRemovePresentersView() return self.removes end
function Panel:presentationTransitionWillBegin()
  expect(self.containerView ~= nil, true)
  expect(self.presentedViewController.view.window, nil)
  say("will:present")
end
function Panel:presentationTransitionDidEnd(completed) say("did:present:", tostring(completed)) end
function Panel:dismissalTransitionWillBegin() say("will:dismiss") end
function Panel:dismissalTransitionDidEnd(completed)
  if completed then expect(self.presentedViewController.view.window ~= nil, true) end -- still there
  say("did:dismiss:", tostring(completed))
end
function Panel:preferredContentSizeDidChange() say("size") end

local fade, delegate = Fade(), {}
local function animator() say("animator?") return delegate.draws and fade or nil end
local function driver() say("driver?") return delegate.driver end
delegate.animationController_forPresented, delegate.animationController_forDismissed = animator, animator
delegate.interactionControllerForPresentation, delegate.interactionControllerForDismissal = driver, driver
function delegate:presentationController_forPresented(presented, presenting)
  say("controller?")
  delegate.panel = Panel(presented, presenting)
  delegate.panel.removes = delegate.removes
  return delegate.panel
end
function delegate:navigationController_animationControllerFor(navigation, operation)
  say(operation)
  return animator()
end
delegate.navigationController_interactionControllerFor = driver
function delegate:navigationController_willShow(navigation, controller) say("will:", controller.title) end
function delegate:navigationController_didShow(navigation, controller) say("did:", controller.title) end
delegate.tabBarController_animationControllerForTransitionFrom = animator
delegate.tabBarController_interactionControllerFor = driver
function delegate:tabBarController_shouldSelect() say("should?") return true end
function delegate:tabBarController_didSelect() say("selected") end

-- Does `change` on a fresh screen that `setUp` made, with an outcome, and compares what was called.
local function check(setUp, change, outcome, wanted)
  delegate.draws, delegate.driver = true, nil
  local container = setUp()
  timeline:run()
  log = {}
  local hand = outcome ~= "plain" and UIPercentDrivenInteractiveTransition() or nil
  delegate.driver = hand
  change(container)
  local coordinator = container.transitionCoordinator
  coordinator:animate(function() say("along") end, function() say("after") end)
  coordinator:notifyWhenInteractionChanges(function(context) say("changes:", tostring(context.isCancelled)) end)
  timeline:advance(0)
  if hand then
    hand:update(0.4)
    expect(timeline.transition.isInteractive, true)
    if outcome == "finished" then hand:finish() else hand:cancel() end
  end
  timeline:run()
  expect(table.concat(log, " "), (wanted:gsub("^%s+", ""):gsub("%s+", " ")))
  expect(timeline.transition, nil)
  expect(container.transitionCoordinator, nil)
end

local function completion() say("completion") end

-- Presentations ------------------------------------------------------------------------------------------------------

local function base(style, removes)
  return function()
    local base, modal = page("base"), page("modal")
    modal.modalPresentationStyle, modal.transitioningDelegate = style, delegate
    base.modal, delegate.removes = modal, removes
    window.rootViewController = base
    return base
  end
end
local function present(base) base:present(base.modal, true, completion) end
local function presented(style, removes)
  local make = base(style, removes)
  return function()
    local base = make()
    timeline:step()
    base:present(base.modal, false)
    return base
  end
end
local function dismiss(base) base:dismiss(true, completion) end

check(base("fullScreen"), present, "plain", [[
  animator? driver? -base +modal animate along complete:true ++modal --base after completion ended:true done]])
check(base("fullScreen"), present, "finished", [[
  animator? driver? -base +modal animate along changes:false complete:true ++modal --base after completion ended:true
  done]])
check(base("fullScreen"), present, "cancelled", [[
  animator? driver? -base +modal animate along changes:true complete:false -modal --modal +base ++base after completion
  ended:false done]])
check(presented("fullScreen"), dismiss, "plain", [[
  animator? driver? -modal +base animate along complete:true ++base --modal after completion ended:true done]])
check(presented("fullScreen"), dismiss, "finished", [[
  animator? driver? -modal +base animate along changes:false complete:true ++base --modal after completion ended:true
  done]])
check(presented("fullScreen"), dismiss, "cancelled", [[
  animator? driver? -modal +base animate along changes:true complete:false -base --base +modal ++modal after completion
  ended:false done]])

-- Custom, the presenter kept: it hears nothing.
check(base("custom"), present, "plain", [[
  controller? animator? driver? size will:present +modal animate along complete:true did:present:true ++modal after
  completion ended:true done]])
check(base("custom"), present, "finished", [[
  controller? animator? driver? size will:present +modal animate along changes:false complete:true did:present:true
  ++modal after completion ended:true done]])
check(base("custom"), present, "cancelled", [[
  controller? animator? driver? size will:present +modal animate along changes:true complete:false did:present:false
  -modal --modal after completion ended:false done]])
check(presented("custom"), dismiss, "plain", [[
  animator? driver? will:dismiss -modal animate along complete:true did:dismiss:true --modal after completion ended:true
  done]])
check(presented("custom"), dismiss, "finished", [[
  animator? driver? will:dismiss -modal animate along changes:false complete:true did:dismiss:true --modal after
  completion ended:true done]])
check(presented("custom"), dismiss, "cancelled", [[
  animator? driver? will:dismiss -modal animate along changes:true complete:false did:dismiss:false +modal ++modal after
  completion ended:false done]])

-- Custom, the presenter removed: it hears of it last.
check(base("custom", true), present, "plain", [[
  controller? animator? driver? size will:present -base +modal animate along complete:true did:present:true ++modal
  --base after completion ended:true done]])
check(base("custom", true), present, "cancelled", [[
  controller? animator? driver? size will:present -base +modal animate along changes:true complete:false
  did:present:false -modal --modal +base ++base after completion ended:false done]])
check(presented("custom", true), dismiss, "plain", [[
  animator? driver? will:dismiss -modal +base animate along complete:true did:dismiss:true ++base --modal after
  completion ended:true done]])
check(presented("custom", true), dismiss, "cancelled", [[
  animator? driver? will:dismiss -modal +base animate along changes:true complete:false did:dismiss:false -base --base
  +modal ++modal after completion ended:false done]])

-- The other styles: those that remove the presenter tell it, those that keep it do not.
for _, style in ipairs{"overFullScreen", "overCurrentContext", "pageSheet", "formSheet", "popover", "automatic"} do
  check(base(style), present, "plain",
    "animator? driver? +modal animate along complete:true ++modal after completion ended:true done")
  check(presented(style), dismiss, "plain",
    "animator? driver? -modal animate along complete:true --modal after completion ended:true done")
end
check(base("currentContext"), present, "plain",
  "animator? driver? -base +modal animate along complete:true ++modal --base after completion ended:true done")

-- Without animating: no animator but for the custom style, and no coordinator.
local function still(setUp, change, wanted)
  delegate.draws, delegate.driver = false, nil
  local container = setUp()
  timeline:run()
  log = {}
  local begun = timeline.liveTime
  change(container)
  expect(container.transitionCoordinator, nil)
  timeline:run()
  expect(timeline.liveTime, begun)
  expect(table.concat(log, " "), wanted)
end
still(base("fullScreen"), function(base) base:present(base.modal, false, completion) end,
  "-base +modal ++modal --base completion")
still(presented("fullScreen"), function(base) base:dismiss(false, completion) end,
  "-modal +base ++base --modal completion")
UIApplication.shared.customWithoutAnimator = "still"
still(base("custom"), present, "controller? animator? size will:present +modal did:present:true ++modal completion")
UIApplication.shared.customWithoutAnimator = "system"

-- Navigation ---------------------------------------------------------------------------------------------------------

local function stack(...)
  local titles = {...}
  return function()
    local pages = {}
    for index, title in ipairs(titles) do pages[index] = page(title) end
    local navigation = UINavigationController()
    navigation.viewControllers = pages
    window.rootViewController = navigation
    navigation.delegate = delegate
    return navigation
  end
end
local function titles(navigation)
  local found = {}
  for index, controller in ipairs(navigation.viewControllers) do found[index] = controller.title end
  return table.concat(found, " ")
end
local function push(navigation)
  navigation:pushViewController(page("b"), true)
  expect(titles(navigation), "a b") -- the new stack, while the change still runs
end
local function pop(navigation) navigation:popViewController(true) end

check(stack("a"), push, "plain", [[
  in:b push animator? driver? will:b -a +b animate along complete:true --a ++b in!b did:b after ended:true done]])
check(stack("a"), push, "finished", [[
  in:b push animator? driver? will:b -a +b animate along changes:false complete:true --a ++b in!b did:b after ended:true
  done]])
check(stack("a"), push, "cancelled", [[
  in:b push animator? driver? will:b -a +b animate along changes:true complete:false -b --b +a ++a after ended:false
  done]])
check(stack("a", "b"), pop, "plain", [[
  out:b pop animator? driver? will:a -b +a animate along complete:true --b ++a out!b did:a after ended:true done]])
check(stack("a", "b"), pop, "finished", [[
  out:b pop animator? driver? will:a -b +a animate along changes:false complete:true --b ++a out!b did:a after
  ended:true done]])
check(stack("a", "b"), function(navigation) -- cancelled
  pop(navigation)
  expect(titles(navigation), "a")
end, "cancelled", [[
  out:b pop animator? driver? will:a -b +a animate along changes:true complete:false -a --a +b ++b after ended:false
  done]])
expect(titles(window.rootViewController), "a b")

-- One transition from the old top to the new one; those in between are removed, and not told of any appearance.
check(stack("a", "b", "c"), function(navigation) navigation:popToRootViewController(true) end, "plain", [[
  out:b out:c pop animator? driver? will:a -c +a animate along complete:true --c ++a out!b out!c did:a after ended:true
  done]])
check(stack("a", "b", "c"), function(navigation) navigation:popToRootViewController(true) end, "cancelled", [[
  out:b out:c pop animator? driver? will:a -c +a animate along changes:true complete:false -a --a +c ++c after
  ended:false done]])
expect(titles(window.rootViewController), "a b c")
check(stack("a", "b", "c", "d"), function(navigation)
  navigation:popToViewController(navigation.viewControllers[2], true)
end, "plain", [[
  out:c out:d pop animator? driver? will:b -d +b animate along complete:true --d ++b out!c out!d did:b after ended:true
  done]])
-- A top that is new is pushed, one that was there is popped to.
check(stack("a", "b"), function(navigation)
  navigation:setViewControllers({navigation.viewControllers[1], page("c")}, true)
end, "plain", [[
  in:c out:b push animator? driver? will:c -b +c animate along complete:true --b ++c in!c out!b did:c after ended:true
  done]])
check(stack("a", "b", "c"), function(navigation)
  navigation:setViewControllers({navigation.viewControllers[2]}, true)
end, "finished", [[
  out:a out:c pop animator? driver? will:b -c +b animate along changes:false complete:true --c ++b out!a out!c did:b
  after ended:true done]])
check(stack("a", "b"), function(navigation)
  navigation:setViewControllers({navigation.viewControllers[1], page("c")}, true)
end, "cancelled", [[
  in:c out:b push animator? driver? will:c -b +c animate along changes:true complete:false -c --c +b ++b after
  ended:false done]])
expect(titles(window.rootViewController), "a b")
still(stack("a"), function(navigation) navigation:pushViewController(page("b"), false) end,
  "in:b will:b -a +b --a ++b in!b did:b")

-- Tabs ---------------------------------------------------------------------------------------------------------------

local function tabs()
  local tabs = UITabBarController()
  tabs.viewControllers = {page("a"), page("b")}
  window.rootViewController = tabs
  tabs.delegate = delegate
  return tabs
end
local function select(tabs) tabs.selectedIndex = 1 end

check(tabs, select, "plain", "animator? driver? -a +b animate along complete:true --a ++b after ended:true done")
check(tabs, select, "finished", [[
  animator? driver? -a +b animate along changes:false complete:true --a ++b after ended:true done]])
check(tabs, function(tabs)
  select(tabs)
  expect(tabs.selectedIndex, 1)
end, "cancelled", [[
  animator? driver? -a +b animate along changes:true complete:false -b --b +a ++a after ended:false done]])
expect(window.rootViewController.selectedIndex, 0)
check(tabs, function(tabs)
  touch:tap(tabs.tabBar:item(1))
  timeline:advance(0.1)
end, "finished", [[
  should? animator? driver? selected -a +b animate changes:false complete:true --a ++b after ended:true done]])
still(tabs, select, "animator? -a +b --a ++b")
