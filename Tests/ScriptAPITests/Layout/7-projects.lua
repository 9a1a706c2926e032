-- Transitions as five public projects make them with constraints, written anew: what moves is a constant, and the animator lays
-- out inside its block. Each is driven to 0, a half and 1, cancelled and finished, both ways. Under a driver the default curve
-- is even, so a half is the middle. The window is 393 by 852; 59 are covered above and 34 below.
local Mover = class("Mover", NSObject, "UIViewControllerAnimatedTransitioning")
function Mover:init(steps) self.steps = steps end
function Mover:transitionDuration() return 0.4 end
function Mover:animateTransition(context)
  local steps = self.steps
  steps.prepare(context)
  UIView.animate{withDuration = 0.4, animations = steps.change, completion = function()
    local completed = not context.transitionWasCancelled
    if not completed then steps.back() end
    context:completeTransition(completed)
  end}
end

local Delegate = class("Delegate", NSObject, "UIViewControllerTransitioningDelegate")
function Delegate:animationController_forPresented() return self.showing end
function Delegate:animationController_forDismissed() return self.hiding end
function Delegate:interactionControllerForPresentation() return self.driver end
function Delegate:interactionControllerForDismissal() return self.driver end

local base, modal, delegate = UIViewController(), UIViewController(), Delegate()
modal.modalPresentationStyle, modal.transitioningDelegate = "custom", delegate
UIApplication.shared.layoutRounding = "none"
window.rootViewController = base
timeline:advance(0)

-- How a controller comes and goes: `set` gives the constants of one end, out or in, and lays out.
local function moves(set)
  local view = modal.view
  delegate.showing = Mover{prepare = function(context)
    context.containerView:addSubview(view)
    view.frame = context.containerView.bounds
    set(false)
    view:layoutIfNeeded()
  end, change = function() set(true) view:layoutIfNeeded() end, back = function() set(false) end}
  delegate.hiding = Mover{prepare = function() end, change = function() set(false) view:layoutIfNeeded() end,
    back = function() set(true) end}
end

-- What is seen of a view; of one that is not on the screen, what it would be.
local function shown(view) return view.window and view.layer:presentation() or view.layer end

-- What `read` finds at 0, a half and 1 of what `start` begins, which is then finished or cancelled.
local function drive(start, finishes, read)
  local driver, found = UIPercentDrivenInteractiveTransition(), {}
  delegate.driver = driver
  start()
  timeline:advance(0)
  for index, percent in ipairs{0, 0.5, 1} do
    driver:update(percent)
    timeline:advance(0.1)
    found[index] = read()
  end
  delegate.driver = nil
  driver:update(0.5)
  if finishes then driver:finish() else driver:cancel() end
  timeline:run()
  return found
end
local function show() base:present(modal, true) end
local function hide() base:dismiss(true) end
local function there() return base.presentedViewController == modal and modal.view.window == window end

-- Both ways, cancelled and finished, at five instants: 0, a half, 1 under the driver, and at rest after either end. `constants`
-- are the script's own there, out and in. What is off the screen is laid out where they say, without a safe area: `off`.
local function check(read, out, half, home, constants, atRest, off)
  local function rests(isIn)
    modal.view:layoutIfNeeded()
    expect({there(), constants(), read()}, {isIn, atRest[isIn and 2 or 1], isIn and home or off or out}, 1e-6)
  end
  expect(drive(show, false, read), {out, half, home}, 1e-6)
  rests(false)
  expect(drive(show, true, read), {out, half, home}, 1e-6)
  rests(true)
  expect(drive(hide, false, read), {home, half, out}, 1e-6)
  rests(true)
  expect(drive(hide, true, read), {home, half, out}, 1e-6)
  rests(false)
  expect(#UIApplication.shared.warnings, 0)
end

local function make(parent, class)
  local view = (class or UIView)()
  view.translatesAutoresizingMaskIntoConstraints = false
  parent:addSubview(view)
  return view
end
local function on(list) NSLayoutConstraint.activate(list) end

-- rule 7.1: a floating panel: its top edge is 262 above the bottom, 852 - 262 = 590; half way 721
local view = modal.view
local surface, handle = make(view), nil
handle = make(surface)
local top = surface.topAnchor:constraint{equalTo = view.bottomAnchor}
on{top, surface.leadingAnchor:constraint{equalTo = view.leadingAnchor},
  surface.trailingAnchor:constraint{equalTo = view.trailingAnchor},
  surface.heightAnchor:constraint{equalTo = view.safeAreaLayoutGuide.heightAnchor, constant = -18},
  handle.topAnchor:constraint{equalTo = surface.topAnchor, constant = 6},
  handle.centerXAnchor:constraint{equalTo = surface.centerXAnchor},
  handle.widthAnchor:constraint{equalToConstant = 36}, handle.heightAnchor:constraint{equalToConstant = 5}}
moves(function(isIn) top.constant = isIn and -262 or 0 end)
-- It is as high as what is not covered, 852 - 59 - 34, less 18: 741; the handle in its middle at (393 - 36) / 2 = 178.5.
check(function() return {shown(surface).frame.minY, shown(surface).frame.height, shown(handle).frame} end,
  {852, 741, CGRect(178.5, 6, 36, 5)}, {721, 741, CGRect(178.5, 6, 36, 5)}, {590, 741, CGRect(178.5, 6, 36, 5)},
  function() return top.constant end, {0, -262}, {852, 852 - 18, CGRect(178.5, 6, 36, 5)})
-- A finger takes it 100 up, and an animator carries it on to the top position, 59 + 18 = 77; reversed it goes back.
show()
timeline:run()
top.constant = -262 - 100
view:layoutIfNeeded()
expect(surface.frame.minY, 490)
local animator = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function()
  top.constant = -(852 - 77)
  view:layoutIfNeeded()
end}
animator.fractionComplete = 0.5
timeline:advance(0)
expect(shown(surface).frame.minY, (490 + 77) / 2, 1e-6)
animator.isReversed = true
animator:continueAnimation(nil, 0)
timeline:run()
expect({surface.frame.minY, top.constant}, {490, -775})
view:setNeedsLayout()
view:layoutIfNeeded()

-- rule 7.2: a modal as high as its rows: 3 * 44 + 2 * 8 and the 34 below: 182; it dims what is behind by 0.7
local view = modal.view
local dimming, panel = UIView(), make(view)
dimming.frame, dimming.autoresizingMask, dimming.alpha = CGRect(0, 0, 393, 852), {"flexibleWidth", "flexibleHeight"}, 0
view:insertSubview(dimming, 0)
local rows = {}
for index = 1, 3 do
  rows[index] = UIView()
  rows[index].heightAnchor:constraint{equalToConstant = 44}.isActive = true
end
local stack = UIStackView{arrangedSubviews = rows, axis = "vertical", spacing = 8}
stack.translatesAutoresizingMaskIntoConstraints = false
panel:addSubview(stack)
local height = stack:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height + 34
expect(height, 182)
local top = panel.topAnchor:constraint{equalTo = view.bottomAnchor}
on{top, panel.heightAnchor:constraint{equalToConstant = height}, panel.leadingAnchor:constraint{equalTo = view.leadingAnchor},
  panel.widthAnchor:constraint{equalTo = view.widthAnchor}, stack.topAnchor:constraint{equalTo = panel.topAnchor},
  stack.leadingAnchor:constraint{equalTo = panel.leadingAnchor}, stack.trailingAnchor:constraint{equalTo = panel.trailingAnchor}}
moves(function(isIn)
  top.constant = isIn and -height or 0
  dimming.alpha = isIn and 0.7 or 0
end)
-- From 852 to 852 - 182 = 670, half way at 761; the third row at 2 * (44 + 8) = 104.
check(function() return {shown(panel).frame.minY, shown(dimming).opacity, shown(rows[3]).frame} end,
  {852, 0, CGRect(0, 104, 393, 44)}, {761, 0.35, CGRect(0, 104, 393, 44)}, {670, 0.7, CGRect(0, 104, 393, 44)},
  function() return {top.constant, dimming.alpha} end, {{0, 0}, {-182, 0.7}})

-- rule 7.3: a deck: the card ends 28 below the covered part, at 87; a picture of the screen behind, in the same container and so
-- on the same clock, shrinks by 16 on each side
local view = modal.view
local behind = UIView(CGRect(0, 0, 393, 852))
view:addSubview(behind)
local card = make(view)
local top = card.topAnchor:constraint{equalTo = view.topAnchor, constant = 852}
on{top, card.leadingAnchor:constraint{equalTo = view.leadingAnchor},
  card.trailingAnchor:constraint{equalTo = view.trailingAnchor},
  card.heightAnchor:constraint{equalTo = view.heightAnchor, constant = -87}}
local scale = (393 - 32) / 393
moves(function(isIn)
  top.constant = isIn and 87 or 852
  card.layer.cornerRadius = isIn and 8 or 0
  behind.transform = isIn and CGAffineTransform{scaleX = scale, y = scale} or CGAffineTransform.identity
end)
-- From 852 to 87, half way at 469.5; 852 - 87 = 765 high. A scale is interpolated evenly.
check(function()
  return {shown(card).frame.minY, shown(card).bounds.height, shown(card).cornerRadius, shown(behind).transform.m11}
end, {852, 765, 0, 1}, {469.5, 765, 4, (1 + scale) / 2}, {87, 765, 8, scale},
  function() return {top.constant, card.layer.cornerRadius} end, {{852, 0}, {87, 8}})

-- rule 7.4: a card of a list, 353 by 412 at (20, 200), becomes the screen; its picture keeps 412, its text stands below
local view = modal.view
local card = make(view)
local picture, text = make(card), make(card)
local edges = {card.leadingAnchor:constraint{equalTo = view.leadingAnchor, constant = 20},
  card.topAnchor:constraint{equalTo = view.topAnchor, constant = 200}, card.widthAnchor:constraint{equalToConstant = 353},
  card.heightAnchor:constraint{equalToConstant = 412}}
on(edges)
on(NSLayoutConstraint.constraints{withVisualFormat = "H:|[picture]|", views = {picture = picture}})
on(NSLayoutConstraint.constraints{withVisualFormat = "V:|[picture(412)]-16-[text]", views = {picture = picture, text = text}})
on(NSLayoutConstraint.constraints{withVisualFormat = "H:|-20-[text]-20-|", views = {text = text}})
on{text.heightAnchor:constraint{equalToConstant = 300}}
moves(function(isIn)
  for index, constant in ipairs(isIn and {0, 0, 393, 852} or {20, 200, 353, 412}) do edges[index].constant = constant end
end)
-- The picture is as wide as the card, the text 40 narrower, at 412 + 16 = 428; half way the card is at (10, 100), with
-- (353 + 393) / 2 = 373 by (412 + 852) / 2 = 632.
check(function() return {shown(card).frame, shown(picture).frame, shown(text).frame} end,
  {CGRect(20, 200, 353, 412), CGRect(0, 0, 353, 412), CGRect(20, 428, 313, 300)},
  {CGRect(10, 100, 373, 632), CGRect(0, 0, 373, 412), CGRect(20, 428, 333, 300)},
  {CGRect(0, 0, 393, 852), CGRect(0, 0, 393, 412), CGRect(20, 428, 353, 300)},
  function() return {edges[1].constant, edges[4].constant} end, {{20, 412}, {0, 852}})

-- rule 7.5: a drawer of 280 from the left; a handle follows its edge, and is turned by its place: 0 to 1 of alpha
local view = modal.view
local drawer, handle = make(view), make(view)
local leading = drawer.trailingAnchor:constraint{equalTo = view.leadingAnchor}
on{leading, drawer.widthAnchor:constraint{equalToConstant = 280},
  drawer.topAnchor:constraint{equalTo = view.safeAreaLayoutGuide.topAnchor},
  drawer.bottomAnchor:constraint{equalTo = view.safeAreaLayoutGuide.bottomAnchor},
  handle.leadingAnchor:constraint{equalToSystemSpacingAfter = drawer.trailingAnchor, multiplier = 1},
  handle.centerYAnchor:constraint{equalTo = drawer.centerYAnchor}, handle.widthAnchor:constraint{equalToConstant = 4},
  handle.heightAnchor:constraint{equalTo = drawer.heightAnchor, multiplier = 0.1, constant = 4.1}}
moves(function(isIn)
  leading.constant = isIn and 280 or 0
  handle.alpha = isIn and 1 or 0
end)
-- 852 - 59 - 34 = 759 high; the handle 75.9 + 4.1 = 80, in the middle of it: 59 + 379.5 - 40. Without a safe area 852 high, the
-- handle 85.2 + 4.1 = 89.3, at (852 - 89.3) / 2.
check(function() return {shown(drawer).frame, shown(handle).frame, shown(handle).opacity} end,
  {CGRect(-280, 59, 280, 759), CGRect(8, 59 + 379.5 - 40, 4, 80), 0},
  {CGRect(-140, 59, 280, 759), CGRect(148, 398.5, 4, 80), 0.5}, {CGRect(0, 59, 280, 759), CGRect(288, 398.5, 4, 80), 1},
  function() return leading.constant end, {0, 280}, {CGRect(-280, 0, 280, 852), CGRect(8, 381.35, 4, 89.3), 0})
