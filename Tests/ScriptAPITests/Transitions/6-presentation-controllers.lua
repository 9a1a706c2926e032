-- A panel of 200 points at the bottom, brought in by an animator, and what its presentation controller hears.
local log, width, height = {}, window.bounds.width, window.bounds.height
local Panel = class("Panel", UIPresentationController)
for _, name in ipairs{
  "presentationTransitionWillBegin", "presentationTransitionDidEnd", "dismissalTransitionWillBegin",
  "dismissalTransitionDidEnd", "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
} do
  Panel[name] = function(self, completed)
    log[#log + 1] = completed == nil and name or name .. " " .. tostring(completed)
    if self["on_" .. name] then self["on_" .. name](self, completed) end
  end
end
function Panel:frameOfPresentedViewInContainerView()
  local bounds = self.containerView.bounds
  return CGRect(0, bounds.height - 200, bounds.width, 200)
end
local Rise = class("Rise", NSObject, "UIViewControllerAnimatedTransitioning")
function Rise:transitionDuration() return 0.4 end
function Rise:animateTransition(context)
  log[#log + 1] = "animateTransition"
  self.context = context
  local to, from = context:view("to"), context:view("from")
  self.to, self.from = to, from
  if to then
    local frame = context:finalFrame(context:viewController("to"))
    self.final = frame
    to.frame = frame:offsetBy(0, 200)
    context.containerView:addSubview(to)
    UIView.animate(0.4, function() to.frame = frame end, function()
      context:completeTransition(not context.transitionWasCancelled)
    end)
  else
    local frame = context:initialFrame(context:viewController("from"))
    self.initial = frame
    UIView.animate(0.4, function() from.frame = frame:offsetBy(0, 200) end, function()
      context:completeTransition(not context.transitionWasCancelled)
    end)
  end
end
local Page = class("Page", UIViewController)
for _, name in ipairs{"viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"} do
  Page[name] = function(self) log[#log + 1] = name .. " " .. self.title end
end
local panel, rise, driver, delegate = nil, Rise(), nil, {}
function delegate:presentationController_forPresented(presented, presenting)
  log[#log + 1] = "presentationController"
  panel = Panel(presented, presenting)
  return panel
end
function delegate:animationController_forPresented()
  log[#log + 1] = "animationController"
  return rise
end
function delegate:animationController_forDismissed() return rise end
function delegate:interactionControllerForPresentation() return driver end
function delegate:interactionControllerForDismissal() return driver end
local base, modal = Page{title = "base"}, Page{title = "modal"}
modal.modalPresentationStyle, modal.transitioningDelegate = "custom", delegate
window.rootViewController = base
timeline:step()
local function take()
  local taken = log
  log = {}
  return taken
end
take()
-- Presents, up to the start of the animation.
local function begin()
  base:present(modal, true)
  timeline:advance(0)
end
local function present()
  begin()
  timeline:run()
  take()
end
-- Where a name first stands in a log; 0 when it does not.
local function place(list, name)
  for index, entry in ipairs(list) do if entry == name then return index end end
  return 0
end

-- rule 6.1.1: in the call that presents
base:present(modal, true)
expect(take(), {"presentationController", "animationController"})

-- rule 6.1.2: that of the controller shown
base:present(modal, true)
expect(panel.presentationStyle, "custom")
expect(UIPresentationController(UIViewController{modalPresentationStyle = "formSheet"}, base).presentationStyle, "formSheet")

-- rule 6.1.3: there from the begin to the end, above both views that take part
local before
base:present(modal, true)
before = panel.containerView
timeline:run()
expect({before, modal.view:isDescendant(panel.containerView), panel.containerView.superview == window}, {nil, true, true})
base:dismiss(true)
timeline:run()
expect(panel.containerView, nil)

-- rule 6.1.4: the controller's view, or what is around it: that is what is animated
begin()
expect({panel.presentedView == modal.view, rise.to == modal.view, rise.from}, {true, true})
timeline:run()
base:dismiss(false)
timeline:run()
local wrapper
function Panel:presentedView()
  wrapper = wrapper or UIView()
  return wrapper
end
begin()
expect({rise.to == wrapper, panel.presentedView == wrapper}, {true, true})
timeline:run()
base:dismiss(true)
timeline:advance(0)
expect({rise.from == wrapper, rise.to}, {true})

-- rule 6.1.5: all of the container at first; nothing without one; asked again and again; the frames of the context
local plain = UIPresentationController(UIViewController(), base)
expect(plain.frameOfPresentedViewInContainerView, CGRect.zero)
local asked, frame = 0, Panel.frameOfPresentedViewInContainerView
function Panel:frameOfPresentedViewInContainerView()
  asked = asked + 1
  return frame(self)
end
begin()
local bottom = CGRect(0, height - 200, width, 200)
expect({rise.final, asked > 0}, {bottom, true})
local first = asked
expect(rise.context:finalFrame(modal), bottom)
expect(asked, first + 1)
timeline:run()
base:dismiss(true)
timeline:advance(0)
expect({rise.initial, rise.context:finalFrame(modal)}, {bottom, bottom})
timeline:run()
Panel.frameOfPresentedViewInContainerView = nil
begin()
expect(rise.final, window.bounds)

-- rule 6.1.6: true at first; false stays within the context
expect(UIPresentationController(UIViewController(), base).shouldPresentInFullscreen, true)
local inner = Page{title = "inner"}
base:addChild(inner)
inner.view.frame = CGRect(10, 100, 200, 300)
base.view:addSubview(inner.view)
inner:didMove(base)
inner.definesPresentationContext = true
inner:present(modal, true)
timeline:run()
expect({modal.presentingViewController == base, panel.containerView.frame == window.bounds}, {true, true})
base:dismiss(false)
timeline:run()
function Panel:shouldPresentInFullscreen() return false end
inner:present(modal, true)
timeline:run()
expect(modal.presentingViewController == inner, true)
expect(panel.containerView.frame, CGRect(10, 100, 200, 300))

-- rule 6.1.7: false at first; true takes the presenter's view out, and tells it
expect(UIPresentationController(UIViewController(), base).shouldRemovePresentersView, false)
present()
expect({base.view.window == window, modal.view.window == window}, {true, true})
base:dismiss(false)
timeline:run()
take()
function Panel:shouldRemovePresentersView() return true end
begin()
expect(rise.context:view("from") == base.view, true)
timeline:run()
expect(base.view.window, nil)
local told = take()
expect(place(told, "viewWillDisappear base") > 0 and place(told, "viewDidDisappear base") > 0, true)
base:dismiss(true)
timeline:run()
expect(base.view.window == window, true)
told = take()
expect(place(told, "viewWillAppear base") > 0 and place(told, "viewDidAppear base") > 0, true)

-- rule 6.1.8: none, of a controller as of a custom style; the delegate is asked first where a style adapts
expect(UIPresentationController(UIViewController(), base):adaptivePresentationStyle(UITraitCollection()), "none")
local other, traits, asks = UIViewController{modalPresentationStyle = "pageSheet"}, nil, {}
function asks:adaptivePresentationStyle(controller, given)
  traits = given
  return "overFullScreen"
end
other.presentationController.delegate = asks
base:present(other, false)
timeline:run()
expect({traits.horizontalSizeClass, other.view.frame}, {"compact", window.bounds})

-- rule 6.1.9: none at first; what it sets, the controller shown has
expect(UIPresentationController(UIViewController(), base).overrideTraitCollection, nil)
function Panel:on_presentationTransitionWillBegin()
  self.overrideTraitCollection = UITraitCollection{horizontalSizeClass = "regular"}
end
present()
expect({modal.traitCollection.horizontalSizeClass, base.traitCollection.horizontalSizeClass}, {"regular", "compact"})
expect(modal.traitCollection.verticalSizeClass, base.traitCollection.verticalSizeClass)

-- rule 6.1.10: with a container, before the view is in a window, before all that appears
local seen
function Panel:on_presentationTransitionWillBegin()
  seen = {self.containerView.window == window, modal.view.window, modal.transitionCoordinator ~= nil}
end
begin()
expect({seen[1], seen[2], seen[3]}, {true, nil, true})
local told = take()
expect(
  {told[3], told[4], told[5]}, {"presentationTransitionWillBegin", "viewWillAppear modal", "animateTransition"})

-- rule 6.1.11: before the did-callbacks; false when it was cancelled, and then the view is still there
begin()
take()
timeline:run()
local told = take()
expect(place(told, "presentationTransitionDidEnd true") < place(told, "viewDidAppear modal"), true)
base:dismiss(false)
timeline:run()
driver = UIPercentDrivenInteractiveTransition()
local inside
function Panel:on_presentationTransitionDidEnd() inside = modal.view.window == window end
begin()
driver:update(0.5)
take()
driver:cancel()
timeline:run()
local told = take()
expect({place(told, "presentationTransitionDidEnd false") > 0, inside, modal.view.window}, {true, true})
expect(place(told, "presentationTransitionDidEnd false") < place(told, "viewWillDisappear modal"), true)

-- rule 6.1.12: before viewWillDisappear
present()
base:dismiss(true)
timeline:advance(0)
expect(take(), {"dismissalTransitionWillBegin", "viewWillDisappear modal", "animateTransition"})

-- rule 6.1.13: its views are still in the window; then they are gone, but not when it was cancelled
present()
local inside
function Panel:on_dismissalTransitionDidEnd() inside = modal.view.window == window end
driver = UIPercentDrivenInteractiveTransition()
base:dismiss(true)
timeline:advance(0)
driver:update(0.5)
driver:cancel()
take()
timeline:run()
expect(take(), {"dismissalTransitionDidEnd false", "viewWillAppear modal", "viewDidAppear modal"})
expect({inside, modal.view.window == window}, {true, true})
driver, inside = nil, nil
base:dismiss(true)
timeline:advance(0)
take()
timeline:run()
expect(take(), {"dismissalTransitionDidEnd true", "viewDidDisappear modal"})
expect({inside, modal.view.window}, {true})

-- rule 6.1.14: with the container's layout: when it comes, also under way, when it is marked, and when it turns
begin()
local told = take()
local will, did = place(told, "containerViewWillLayoutSubviews"), place(told, "containerViewDidLayoutSubviews")
expect({will > place(told, "animateTransition"), did}, {true, will + 1})
timeline:advance(0.2)
panel.containerView:setNeedsLayout()
timeline:advance(0)
expect(take(), {"containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"})
timeline:run()
take()
device:rotate()
expect(place(take(), "containerViewWillLayoutSubviews") > 0, true)

-- rule 6.1.15: all there is
local any = UIPresentationController(UIViewController(), base)
expect(any:size(UIViewController(), CGSize(30, 40)), CGSize(30, 40))

-- rule 6.1.16: once just before it begins, and then at each change
local sizes = {}
function Panel:preferredContentSizeDidChange(container)
  sizes[#sizes + 1] = container.preferredContentSize
  log[#log + 1] = "preferredContentSizeDidChange"
end
modal.preferredContentSize = CGSize(10, 20)
expect(#sizes, 0)
begin()
expect(sizes, {CGSize(10, 20)})
local told = take()
expect(place(told, "preferredContentSizeDidChange"), place(told, "presentationTransitionWillBegin") - 1)
timeline:run()
modal.preferredContentSize = CGSize(30, 40)
modal.preferredContentSize = CGSize(30, 40)
expect(sizes, {CGSize(10, 20), CGSize(30, 40)})

-- rule 6.1.17: without constraints only a script sends it
local fits
function Panel:systemLayoutFittingSizeDidChange(container) fits = container end
present()
modal.presentationController:systemLayoutFittingSizeDidChange(modal)
expect(fits == modal, true)

-- rule 6.1.18: with the size a child is to have
function Panel:size(container, parent) return CGSize(parent.width, 200) end
local told
function Page:viewWillTransition(size, coordinator) if self == modal then told = size end end
present()
device:rotate()
expect(told, CGSize(height, 200))

-- rule 6.1.19: a dismissal by the program is not theirs
local card, calls, listener = UIViewController{modalPresentationStyle = "pageSheet"}, {}, {}
for _, name in ipairs{
  "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
  "presentationControllerDidAttemptToDismiss",
} do
  listener[name] = function()
    calls[#calls + 1] = name
    return true
  end
end
card.presentationController.delegate = listener
base:present(card, true)
timeline:run()
base:dismiss(true)
timeline:run()
expect(calls, {})
card.presentationController.delegate = listener
base:present(card, true)
timeline:run()
touch:drag{from = CGPoint(200, 100), to = CGPoint(200, 700), duration = 0.3}
timeline:run()
expect(calls, {
  "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
})

-- rule 6.2.1: the animator, from the final frame; without one, the system
function Rise:animateTransition(context)
  local view = context:view("to")
  context.containerView:addSubview(view)
  if view then view.frame = CGRect(1, 2, 3, 4) end
  context:completeTransition(true)
end
begin()
expect(modal.view.frame, CGRect(1, 2, 3, 4))
base:dismiss(false)
timeline:run()
function delegate:animationController_forPresented() return nil end
begin()
expect(modal.view.frame, CGRect(0, height - 200, width, 200))

-- rule 6.2.2: unless the app does, at each layout of the container
present()
modal.view.frame = CGRect(0, 0, 50, 50)
panel.containerView:setNeedsLayout()
timeline:advance(1)
expect(modal.view.frame, CGRect(0, 0, 50, 50))
function Panel:on_containerViewWillLayoutSubviews()
  modal.view.frame = self.frameOfPresentedViewInContainerView
end
panel.containerView:setNeedsLayout()
timeline:advance(0)
expect(modal.view.frame, CGRect(0, height - 200, width, 200))

-- rule 6.3.1: 0.56 of the most where the container is higher than 568, in whole pixels; inactive in a compact height
local Detent = UISheetPresentationController.Detent
local function heights()
  local card, most = UIViewController(), nil
  local sheet = card.sheetPresentationController
  local probe = Detent.custom{identifier = "probe", resolver = function(context)
    most = context.maximumDetentValue
    return 1
  end}
  sheet.detents = {Detent.medium(), Detent.large(), probe}
  local heights = {}
  base:present(card, false)
  timeline:run()
  for _, identifier in ipairs{"medium", "large"} do
    sheet.selectedDetentIdentifier = identifier
    heights[#heights + 1] = card.view.frame.height
  end
  base:dismiss(false)
  timeline:run()
  return heights, most
end
-- 852 less 59 above and 34 below: 425.04, and the 34.
expect({heights()}, {{459, 793}, 759})
device:rotate() -- 393 points high, less 10 above and 21 below; the detent nearest to none at all is the probe's, and the 21
timeline:run()
expect({heights()}, {{22, 383}, 362})

-- rule 6.3.2: large alone; the identifiers are Swift's words
local sheet = UIViewController().sheetPresentationController
local Detent = UISheetPresentationController.Detent
expect({#sheet.detents, sheet.detents[1].identifier}, {1, "large"})
expect(Detent.medium().identifier, "medium")
expect({Detent.medium() == Detent.medium(), Detent.large() == Detent.large()}, {true, true})
expect(Detent.medium() == Detent.large(), false)
local function one() return 1 end
expect(Detent.custom(nil, one).identifier ~= Detent.custom(nil, one).identifier, true)
expect(sheet.selectedDetentIdentifier, nil)

-- rule 6.3.3: the coordinator says 0.4 s, and the spring rests after 0.5
local card = UIViewController{modalPresentationStyle = "pageSheet"}
local start = timeline.liveTime
base:present(card, true)
timeline:advance(0)
expect(card.transitionCoordinator.transitionDuration, 0.4, 1e-9)
timeline:run()
expect(timeline.liveTime - start, 0.5, 1e-6)
base:dismiss(true)
timeline:run()
expect(timeline.liveTime - start, 1, 1e-6)
