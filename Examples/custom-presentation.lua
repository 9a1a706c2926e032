-- Custom presentation: a panel rises from the bottom over a dimmed screen, and a tap beside it takes it away.
--
-- Look for: what moves is a wrapper of the presentation controller's, for a shadow needs a view that does not clip, and
-- round corners one that does. The presenter's view stays where it is: the animator is not given it, and dimming runs
-- alongside. The width is the container's; the panel only says how high it would like to be. Cancelled, place and
-- dimming come back by themselves; a layout pass in the middle of a transition moves nothing.
--
--   playhead Examples/custom-presentation.lua        prints the account at the end of this file
--   playhead -i Examples/custom-presentation.lua     and leaves show(), hide() and resize(height) to play with

local scenery = require "shared.scenery"
local DURATION, RADIUS = 0.35, 16
local SIZABLE = {"flexibleWidth", "flexibleHeight"}

-- Around the controller's own view: the shadow, then the corners, whose lower two hang below the screen.
local Panel = class("Panel", UIPresentationController)

function Panel:init(presented, presenting)
  Panel.super.init(self, presented, presenting)
  self.dimming = UIView{backgroundColor = UIColor.black, alpha = 0, accessibilityIdentifier = "dimming"}
  self.dimming:addGestureRecognizer(UITapGestureRecognizer(self, "tapped"))
  self.wrapper = UIView{accessibilityIdentifier = "wrapper"}
end

function Panel:presentedView() return self.wrapper end

function Panel:frameOfPresentedViewInContainerView()
  local bounds = self.containerView.bounds
  local height = math.min(self.presentedViewController.preferredContentSize.height, bounds.height)
  return CGRect(bounds.minX, bounds.maxY - height, bounds.width, height)
end

function Panel:presentationTransitionWillBegin()
  self.isMoving = true
  local layer, content = self.wrapper.layer, Panel.super.presentedView(self)
  self.dimming.frame = self.containerView.bounds
  self.wrapper.frame = self.frameOfPresentedViewInContainerView
  layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset = 0.44, 13, CGSize(0, -6)
  local rounded = UIView{frame = self.wrapper.bounds:inset(UIEdgeInsets(0, 0, -RADIUS, 0)), autoresizingMask = SIZABLE}
  rounded.layer.cornerRadius, rounded.clipsToBounds = RADIUS, true
  local inner = UIView{frame = rounded.bounds:inset(UIEdgeInsets(0, 0, RADIUS, 0)), autoresizingMask = SIZABLE}
  content.frame, content.autoresizingMask = inner.bounds, SIZABLE
  inner:addSubview(content)
  rounded:addSubview(inner)
  self.wrapper:addSubview(rounded)
  self.containerView:addSubview(self.dimming)
  self:dim(0.5)
end

function Panel:presentationTransitionDidEnd() self:rest() end

function Panel:dismissalTransitionWillBegin()
  self.isMoving = true
  self:dim(0)
end

function Panel:dismissalTransitionDidEnd() self:rest() end

-- Lays out anew everything that was left to the animator: the screen may have turned meanwhile.
function Panel:rest()
  self.isMoving = false
  if self.containerView then self.containerView:setNeedsLayout() end
end

function Panel:dim(alpha)
  local function change() self.dimming.alpha = alpha end
  local coordinator = self.presentingViewController.transitionCoordinator
  if coordinator then coordinator:animate(change) else change() end
end

function Panel:preferredContentSizeDidChange(container)
  if self.containerView then self.containerView:setNeedsLayout() end
end

function Panel:containerViewWillLayoutSubviews()
  self.dimming.frame = self.containerView.bounds
  -- While a transition runs, the place of the wrapper is the animator's.
  if not self.isMoving then
    self.wrapper.frame = self.frameOfPresentedViewInContainerView
  end
end

function Panel:tapped() self.presentingViewController:dismiss(true) end

local Rise = class("Rise", NSObject, "UIViewControllerAnimatedTransitioning")

function Rise:transitionDuration(context) return DURATION end

function Rise:animateTransition(context)
  local view = context:view("to") -- nil on the way back
  local isPresenting = view ~= nil
  view = view or context:view("from")
  local home = isPresenting and context:finalFrame(context:viewController("to")) or view.frame
  local away = home:offsetBy(0, context.containerView.bounds.maxY - home.minY)
  view.frame = isPresenting and away or home
  context.containerView:addSubview(view)
  UIView.animate{
    withDuration = context.isAnimated and DURATION or 0,
    animations = function() view.frame = isPresenting and home or away end,
    completion = function() context:completeTransition(not context.transitionWasCancelled) end,
  }
end

-- Globals, so that the shell can reach them. The delegate is held weakly: the global keeps it.
risers = {
  presentationController_forPresented = function(_, presented, presenting) return Panel(presented, presenting) end,
  animationController_forPresented = function() return Rise() end,
  animationController_forDismissed = function() return Rise() end,
}
list, options = UIViewController{title = "list"}, UIViewController{title = "options"}
options.modalPresentationStyle, options.transitioningDelegate = "custom", risers
options.preferredContentSize = CGSize(0, UIScreen.main.bounds.height > 480 and 420 or 270)
window.rootViewController = list

-- The screens: a map with a pin, and facts about the place.
local WIDTH, GREY = window.bounds.width, UIColor.secondaryLabel
scenery.map(list.view)
scenery.pin(list.view, WIDTH / 2, 330, UIColor.systemRed)
local search = scenery.card(list.view, CGRect(16, scenery.top() + 8, WIDTH - 32, 48))
search.layer:addSublayer(scenery.icon("search", CGPoint(26, 24), 22, UIColor.gray))
scenery.words(search, "Bakeries nearby", 46, 13, {color = GREY})

local place = options.view
place.backgroundColor = UIColor.systemBackground
scenery.words(place, "Forno Marini", 20, 22, {size = 28, weight = "bold"})
scenery.words(place, "Bakery · 4 minutes on foot", 20, 58, {color = GREY})
for star = 1, 5 do
  local color = star < 5 and UIColor.systemYellow or UIColor.systemGray4
  place.layer:addSublayer(scenery.icon("star", CGPoint(6 + 24 * star, 98), 20, color, true))
end
scenery.words(place, "4.1 · 212 ratings", 148, 88, {color = GREY})
for index, title in ipairs{"Directions", "Call", "Save"} do
  local width = (WIDTH - 60) / 3
  local frame = CGRect(20 + (index - 1) * (width + 10), 124, width, 50)
  scenery.button(place, title, frame, index == 1 and UIColor.systemBlue or nil)
end
local style = {numberOfLines = 0, width = WIDTH - 40}
scenery.words(place, "Open until 18:30. The rye comes out of the oven at four.", 20, 192, style)
for index = 1, 3 do
  local width = (WIDTH - 60) / 3
  scenery.photo(place, ({8, 1, 5})[index], CGRect(20 + (index - 1) * (width + 10), 250, width, 120), 12)
end

function show() list:present(options, true) end
function hide() list:dismiss(true) end

-- A new height is a matter of layout: to animate it, lay out in an animation.
function resize(height)
  options.preferredContentSize = CGSize(0, height)
  UIView.animate(DURATION, function() options.presentationController.containerView:layoutIfNeeded() end)
end

-- The account: runs to the end, then goes back to read the panel's top and the dimming at each quarter of the way.
local function account(title)
  local panel = options.presentationController --[[@as any]]
  local now, finish = timeline.now, timeline:run()
  local starts = timeline:events("animateTransition")
  local begin, lines = math.max(now, starts[#starts].time), {"top    ", "dimming"}
  if title == "present" then
    timeline:seek(begin + (finish - begin) * 0.6)
    timeline:mark("picture")
  end
  for quarter = 0, 4 do
    timeline:seek(begin + (finish - begin) * quarter / 4)
    local wrapper, dimming = panel.wrapper.layer:presentation(), panel.dimming.layer:presentation()
    lines[1] = lines[1] .. (wrapper and string.format("%9.3f", wrapper.frame.minY) or "     gone")
    lines[2] = lines[2] .. (dimming and string.format("%9.4f", dimming.opacity) or "     gone")
  end
  print(string.format("%-27s %s   %.3f s\n%-27s %s", title, lines[1], finish - begin, "", lines[2]))
  timeline:live()
end

local quarters = "0 %     25 %     50 %     75 %    100 %   takes"
print(string.format("a panel over %g pt, at                   %s", window.bounds.height, quarters))
show()
account("present")
resize(300)
account("resize to 300 pt")
hide()
timeline:begin()
timeline:update(0.5)
options.presentationController.containerView:setNeedsLayout()
timeline:cancel()
account("dismiss, cancelled at 50 %")
touch:tap(window.bounds.midX, 40)
account("tap beside it")
local shown = list.presentedViewController or list
print(timeline.transition and "not at rest" or "at rest: " .. shown.title .. " is shown")
