-- row 34 35 36 37 38 39 44 191: a presentation controller of one's own: a wrapped view, dimming, its own frame
local Panel = class("Panel", UIPresentationController)
function Panel:init(presented, presenting)
  Panel.super.init(self, presented, presenting)
  presented.modalPresentationStyle = "custom"
end
function Panel:presentedView() return self.wrapper end
function Panel:frameOfPresentedViewInContainerView()
  local bounds = self.containerView.bounds
  return CGRect(0, bounds.maxY - 320, bounds.width, 320)
end
function Panel:presentationTransitionWillBegin()
  local view = Panel.super.presentedView -- the built-in property, reached through the class
  self.wrapper = UIView(self.frameOfPresentedViewInContainerView)
  self.presentedViewController.view.frame = self.wrapper.bounds
  self.wrapper:addSubview(self.presentedViewController.view)
  self.dimming = UIView{frame = self.containerView.bounds, backgroundColor = UIColor.black, alpha = 0}
  self.containerView:addSubview(self.dimming)
  self.presentingViewController.transitionCoordinator:animate(function() self.dimming.alpha = 0.5 end)
end
function Panel:dismissalTransitionWillBegin()
  self.presentingViewController.transitionCoordinator:animate(function() self.dimming.alpha = 0 end)
end
local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
function Slide:transitionDuration() return 0.35 end
function Slide:animateTransition(context)
  local to, from = context:view("to"), context:view("from")
  self.views, self.key = {to, from}, context:viewController("to")
  self.frames = {
    context:initialFrame(context:viewController("from")), context:finalFrame(context:viewController("from")),
    context:initialFrame(self.key), context:finalFrame(self.key),
  }
  local moving = to or from
  local rest = moving.frame
  local away = rest:offsetBy(0, rest.height)
  if to then
    context.containerView:addSubview(to)
    to.frame = away
  end
  UIView.animate(0.35, function() moving.frame = to and rest or away end, function()
    context:completeTransition(not context.transitionWasCancelled)
  end)
end
local slide, delegate, modal, base = Slide(), {}, UIViewController(), UIViewController()
local panel = Panel(modal, base)
expect(modal.modalPresentationStyle, "custom")
expect({panel.presentedViewController == modal, panel.containerView}, {true})
function delegate:animationController_forPresented() return slide end
function delegate:animationController_forDismissed() return slide end
function delegate:presentationController_forPresented(presented, presenting, source)
  expect({presented == modal, presenting == base, source == base}, {true, true, true})
  return panel
end
modal.transitioningDelegate = delegate
window.rootViewController = base
timeline:step()
base:present(modal, true)
timeline:run()
local full, rest = window.bounds, CGRect(0, window.bounds.height - 320, window.bounds.width, 320)
expect(slide.views[1] == panel.wrapper and slide.views[2] == nil, true) -- the presenter stays where it is
expect(slide.frames, {rest, full, CGRect.zero, rest}) -- the first is a quirk, as recorded
expect({panel.containerView.superview == window, panel.presentingViewController == base}, {true, true})
expect({base.view.window == window, base.view.superview == window}, {true, true})
expect(panel.wrapper.frame, rest)
expect(panel.dimming.layer:presentation().opacity, 0.5)
expect({panel.presentationStyle, panel.shouldPresentInFullscreen, panel.shouldRemovePresentersView}, {"custom", true, false})
base:dismiss(true)
timeline:advance(0.175)
expect(panel.dimming.layer:presentation().opacity, 0.25)
timeline:run()
expect(slide.views[1] == nil and slide.views[2] == panel.wrapper, true)
expect(slide.frames, {rest, rest, CGRect.zero, full})
expect({panel.containerView, modal.presentingViewController, #window.subviews}, {nil, nil, 1})

-- row 45 46 47 48 49 50: content sizes and the container's layout
local Panel = class("Panel", UIPresentationController)
function Panel:size_forChildContentContainer() end
function Panel:size(container, parent)
  return container == self.presentedViewController and container.preferredContentSize or Panel.super.size(self, container, parent)
end
function Panel:frameOfPresentedViewInContainerView()
  local bounds = self.containerView.bounds
  local size = self:size(self.presentedViewController, bounds.size)
  return CGRect(0, bounds.maxY - size.height, bounds.width, size.height)
end
function Panel:preferredContentSizeDidChange(container)
  Panel.super.preferredContentSizeDidChange(self, container)
  log[#log + 1] = "size"
  if container == self.presentedViewController then self.containerView:setNeedsLayout() end
end
function Panel:containerViewWillLayoutSubviews()
  log[#log + 1] = "will"
  self.presentedView.frame = self.frameOfPresentedViewInContainerView
end
function Panel:containerViewDidLayoutSubviews() log[#log + 1] = "did" end
log = {}
local panel, delegate, base, modal = nil, {}, UIViewController(), UIViewController()
function delegate:presentationController_forPresented(presented, presenting)
  panel = Panel(presented, presenting)
  return panel
end
modal.modalPresentationStyle, modal.transitioningDelegate = "custom", delegate
modal.preferredContentSize = CGSize(100, 200)
window.rootViewController = base
timeline:step()
base:present(modal, false)
timeline:run()
expect(log[1], "size") -- once before it begins
expect({log[#log - 1], log[#log]}, {"will", "did"})
expect(modal.view.frame.height, 200)
log = {}
modal.preferredContentSize = CGSize(100, 300)
timeline:advance(0)
expect(log, {"size", "will", "did"})
expect(modal.view.frame, CGRect(0, window.bounds.height - 300, window.bounds.width, 300))
device:rotate()
timeline:run()
expect(modal.view.frame, CGRect(0, window.bounds.height - 300, window.bounds.width, 300))

-- row 59 60 61 62 190: who presents, and which styles take the presenter's view away
local outer, inner = UIViewController(), UIViewController()
outer:addChild(inner)
outer.view:addSubview(inner.view)
inner:didMove(outer)
window.rootViewController = outer
timeline:step()
local removes = {
  fullScreen = true, currentContext = true, custom = false, overFullScreen = false, overCurrentContext = false,
  pageSheet = false, formSheet = false, popover = false, automatic = false,
}
for style, isRemoved in pairs(removes) do
  local modal = UIViewController{modalPresentationStyle = style}
  inner:present(modal, false)
  timeline:run()
  expect(modal.presentingViewController == outer, true) -- the outermost
  expect({inner.presentedViewController == modal, outer.presentedViewController == modal}, {true, true})
  expect(outer.view.window == nil, isRemoved)
  modal:dismiss(false) -- forwarded to the presenter
  timeline:run()
  expect({modal.presentingViewController, outer.view.superview == window}, {nil, true})
end
-- a context inside keeps the current-context styles there
inner.definesPresentationContext = true
inner.view.frame = CGRect(0, 100, 200, 300)
for _, style in ipairs{"currentContext", "overCurrentContext"} do
  local modal = UIViewController{modalPresentationStyle = style}
  inner:present(modal, false)
  timeline:run()
  expect(modal.presentingViewController == inner, true)
  expect(modal.view:convert(modal.view.bounds, {to = window}), CGRect(0, 100, 200, 300))
  inner:dismiss(false)
  timeline:run()
end
expect(inner.view.frame, CGRect(0, 100, 200, 300))
expect(UIModalPresentationFullScreen .. UIModalPresentationCustom, "fullScreencustom")

-- row 56 57: presenting and dismissing: the completions, chains, and what is refused
local base, first, second, log = UIViewController(), UIViewController(), UIViewController(), {}
first.modalPresentationStyle, second.modalPresentationStyle = "fullScreen", "fullScreen"
-- Of what is refused, the reason, and then that its completion is never called.
local function warned() return UIApplication.shared.warnings[#UIApplication.shared.warnings - 1] end
base:present(first, true, function() log[#log + 1] = "never" end)
expect({warned().code, warned().line > 0}, {"not-in-window", true})
window.rootViewController = base
timeline:step()
base:present(first, true, function() log[#log + 1] = "first" end)
base:present(second, true, function() log[#log + 1] = "never" end)
expect(warned().code, "already-presenting")
first:present(second, true, function() log[#log + 1] = "never" end)
expect(warned().code, "transition-in-progress")
base:dismiss(true, function() log[#log + 1] = "never" end)
expect(warned().code, "transition-in-progress")
timeline:run()
first:present(second, true, function() log[#log + 1] = "second" end)
timeline:run()
expect({base.presentedViewController == first, first.presentedViewController == second}, {true, true})
expect(second.presentingViewController == first, true)
first:dismiss(true, function() log[#log + 1] = "up" end) -- a presenter dismisses what it presents
timeline:run()
expect({first.presentedViewController, first.view.window == window}, {nil, true})
first:present(second, false)
timeline:run()
base:dismiss(true, function() log[#log + 1] = "all" end) -- with everything above it
timeline:run()
expect({base.presentedViewController, second.presentingViewController, base.view.superview == window}, {nil, nil, true})
expect(log, {"first", "second", "up", "all"})
base:present(first, false)
first:present(second, false)
base:dismiss(false)
base:present(second, true) -- all in one turn: what does not animate is done at once when more follows
timeline:run()
expect({base.presentedViewController == second, first.presentingViewController}, {true})
expect(pcall(function() base:present(nil, true) end), false)

-- row 59: sheets rest at detents, follow a finger, and ask before they go
local base, card, log = UIViewController(), UIViewController(), {}
local Detent = UISheetPresentationController.Detent
local sheet, delegate = card.sheetPresentationController, {}
sheet.detents = {Detent.medium(), Detent.large(), Detent.custom{
  identifier = "small", resolver = function(context) return context.maximumDetentValue / 4 end}}
for _, name in ipairs{
  "presentationControllerWillDismiss", "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
} do
  delegate[name] = function() log[#log + 1] = name end
end
function delegate:presentationControllerShouldDismiss() return self.isOpen end
function delegate:sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  log[#log + 1] = sheet.selectedDetentIdentifier
end
sheet.delegate = delegate
window.rootViewController = base
timeline:step()
base:present(card, true)
timeline:run()
-- 852 less 59 above; values of detents leave out the 34 below.
local most, small = 793, 759 / 4 + 34
expect(card.view.frame.height, small) -- the lowest
sheet:animateChanges(function() sheet.selectedDetentIdentifier = "medium" end)
timeline:run()
expect(card.view.frame.height, 459) -- 0.56 of 759 in whole pixels, and 34
expect(log, {}) -- only a finger's changes are told
local function drag(distance)
  local start = CGPoint(200, card.view.frame.minY + 30)
  touch:drag{from = start, to = CGPoint(200, start.y + distance), duration = 0.3, hold = 0.2}
  timeline:run()
end
drag(-300)
expect({card.view.frame.height, log[1]}, {most, "large"})
drag(550)
expect({card.view.frame.height, log[2]}, {small, "small"})
drag(150)
expect({card.view.frame.height, log[3]}, {small, "presentationControllerDidAttemptToDismiss"})
card.isModalInPresentation, delegate.isOpen = true, true
drag(150)
expect(log[4], "presentationControllerDidAttemptToDismiss")
card.isModalInPresentation = false
drag(60)
expect({card.view.frame.height, log[5], #log}, {small, "presentationControllerWillDismiss", 5})
drag(150)
expect({log[6], log[7], #log}, {"presentationControllerWillDismiss", "presentationControllerDidDismiss", 7})
expect({base.presentedViewController, card.view.window}, {})

-- row 59: a popover adapts to little room, as its delegate says
local base, modal, delegate, log = UIViewController(), UIViewController(), {}, {}
modal.modalPresentationStyle = "popover"
function delegate:adaptivePresentationStyle(controller, traits)
  expect(traits.horizontalSizeClass, "compact")
  return "fullScreen"
end
function delegate:presentationController_willPresentWithAdaptiveStyle(controller, style) log[1] = style end
modal.presentationController.delegate = delegate
window.rootViewController = base
timeline:step()
base:present(modal, false)
timeline:run()
expect({log[1], base.view.window, modal.view.frame == window.bounds}, {"fullScreen", nil, true})

-- rows 59 60 62: what is presented over a tab leaves and comes with it, and goes while another tab is shown
local log = {}
local Page = class("Page", UIViewController)
function Page:viewWillAppear() log[#log + 1] = "+" .. self.title end
function Page:viewDidAppear() log[#log + 1] = "++" .. self.title end
function Page:viewWillDisappear() log[#log + 1] = "-" .. self.title end
function Page:viewDidDisappear() log[#log + 1] = "--" .. self.title end
local function page(title, style)
  local made = Page()
  made.title, made.modalPresentationStyle, made.definesPresentationContext = title, style or "automatic", true
  return made
end
local function told(wanted)
  timeline:run()
  expect(table.concat(log, " "), wanted)
  log = {}
end
for style, removed in pairs{currentContext = true, overCurrentContext = false} do
  local a, b, modal = page("a"), page("b"), page("modal", style)
  local tabs = UITabBarController{viewControllers = {a, b}}
  window.rootViewController = tabs
  told("+a ++a")
  a:present(modal, true)
  told(removed and "-a +modal ++modal --a" or "+modal ++modal")
  tabs.selectedIndex = 1
  told(removed and "-modal +b --modal ++b" or "-a -modal +b --a --modal ++b")
  expect({a.view.window, modal.view.window, b.view.window == window}, {nil, nil, true})
  tabs.selectedIndex = 0
  told(removed and "-b +modal --b ++modal" or "-b +a +modal --b ++a ++modal")
  expect({a.view.window == nil, modal.view.window == window, b.view.window}, {removed, true})
  local cover = page("cover", "fullScreen")
  tabs:present(cover, false) -- over everything: what is shown in the tab goes and comes with the tab
  told(removed and "-modal +cover ++cover --modal" or "-a -modal +cover ++cover --a --modal")
  tabs:dismiss(false)
  told(removed and "-cover +modal ++modal --cover" or "-cover +a +modal ++a ++modal --cover")
  tabs.selectedIndex = 1
  timeline:run()
  log = {}
  modal:dismiss(true)
  told("") -- nobody sees it
  expect({modal.presentingViewController, a.view.window, b.view.window == window}, {nil, nil, true})
  tabs.selectedIndex = 0
  told("-b +a --b ++a")
  expect({a.view.window == window, a.view.frame == window.bounds}, {true, true})
  window.rootViewController = nil
  told("-a --a")
end

-- rows 34 39 190: a presentation controller may ask for the context instead of the screen
local Inside = class("Inside", UIPresentationController)
function Inside:shouldPresentInFullscreen() return false end
local delegate, inner, outer = {}, UIViewController(), UIViewController()
function delegate:presentationController_forPresented(presented, presenting) return Inside(presented, presenting) end
outer:addChild(inner)
outer.view:addSubview(inner.view)
inner:didMove(outer)
inner.definesPresentationContext, inner.view.frame = true, CGRect(0, 100, 200, 300)
window.rootViewController = outer
timeline:step()
local modal = UIViewController{modalPresentationStyle = "custom", transitioningDelegate = delegate}
inner:present(modal, false)
timeline:run()
expect({modal.presentingViewController == inner, outer.presentedViewController}, {true})
expect(modal.view:convert(modal.view.bounds, {to = window}), CGRect(0, 100, 200, 300))
