local function make(parent, class)
  local view = (class or UIView)()
  view.translatesAutoresizingMaskIntoConstraints = false
  if parent ~= false then (parent or window):addSubview(view) end
  return view
end
local function on(list) NSLayoutConstraint.activate(list) end
local function hold(view, x, y, width, height)
  local list = {view.leftAnchor:constraint{equalTo = view.superview.leftAnchor, constant = x},
    view.topAnchor:constraint{equalTo = view.superview.topAnchor, constant = y},
    view.widthAnchor:constraint{equalToConstant = width}, view.heightAnchor:constraint{equalToConstant = height}}
  on(list)
  return table.unpack(list)
end
local function lay() window:layoutIfNeeded() end
local function shown(view) return view.layer:presentation() end
local linear = "curveLinear"

-- rule 2.1: nothing moves before the pass; the commit is one
local a = make()
local left = hold(a, 10, 20, 30, 40)
expect(a.frame, CGRect(0, 0, 0, 0))
timeline:advance(0)
expect(a.frame, CGRect(10, 20, 30, 40))
left.constant = 50
expect(a.frame.origin.x, 10)
lay()
expect(a.frame.origin.x, 50)
left.isActive = false
expect(a.frame.origin.x, 50)
lay()
expect(a.frame.origin.x, 0)

-- rule 2.2: leaf, card, controller; then the layout of window, controller, card, leaf
local calls = {}
local function note(text) calls[#calls + 1] = text end
local function noted(name)
  local Noted = class(name, UIView)
  function Noted:updateConstraints()
    note("update " .. name)
    Noted.super.updateConstraints(self)
  end
  function Noted:layoutSubviews()
    note("layout " .. name)
    Noted.super.layoutSubviews(self)
  end
  return Noted
end
local Card, Leaf = noted("Card"), noted("Leaf")
local Screen = class("Screen", UIViewController)
function Screen:updateViewConstraints()
  note("update view")
  Screen.super.updateViewConstraints(self)
end
function Screen:viewWillLayoutSubviews() note("will layout") end
function Screen:viewDidLayoutSubviews() note("did layout") end
local screen = Screen()
window.rootViewController = screen
local card = make(screen.view, Card)
local leaf = make(card, Leaf)
hold(card, 0, 0, 100, 100)
local left = hold(leaf, 0, 0, 10, 10)
timeline:advance(0)
calls = {}
for _, view in ipairs{screen.view, card, leaf} do view:setNeedsUpdateConstraints() end
expect(leaf:needsUpdateConstraints(), true)
for _, view in ipairs{screen.view, card, leaf} do view:setNeedsLayout() end
timeline:advance(0)
expect(calls, {"update Leaf", "update Card", "update view", "will layout", "did layout", "layout Card", "layout Leaf"})
expect(leaf:needsUpdateConstraints(), false)
calls = {}
card:setNeedsUpdateConstraints()
card:updateConstraintsIfNeeded()
card:updateConstraintsIfNeeded()
expect(calls, {"update Card"})
timeline:advance(0)
calls = {}
card:setNeedsUpdateConstraints()
screen.view:layoutIfNeeded()
expect(calls, {"update Card", "update view", "will layout", "did layout"})

-- rule 2.3: the built-in method places them
local Frozen = class("Frozen", UIView)
function Frozen:layoutSubviews() if self.isThawed then Frozen.super.layoutSubviews(self) end end
local box = Frozen(CGRect(0, 0, 100, 100))
window:addSubview(box)
local a = make(box)
hold(a, 5, 5, 10, 10)
lay()
expect(a.frame, CGRect(0, 0, 0, 0))
box.isThawed = true
box:setNeedsLayout()
lay()
expect(a.frame, CGRect(5, 5, 10, 10))

-- rule 2.4: a sheet of 320 comes up by 320, its button with it; a bar beside it grows
local sheet = make()
local top = sheet.topAnchor:constraint{equalTo = window.bottomAnchor}
on{top, sheet.leadingAnchor:constraint{equalTo = window.leadingAnchor}, sheet.trailingAnchor:constraint{equalTo = window.trailingAnchor},
  sheet.heightAnchor:constraint{equalToConstant = 320}}
local bar = make()
on{bar.topAnchor:constraint{equalTo = window.topAnchor}, bar.bottomAnchor:constraint{equalTo = sheet.topAnchor},
  bar.leftAnchor:constraint{equalTo = window.leftAnchor}, bar.widthAnchor:constraint{equalToConstant = 10}}
local knob = make(bar)
on{knob.centerYAnchor:constraint{equalTo = bar.centerYAnchor}, knob.leftAnchor:constraint{equalTo = bar.leftAnchor},
  knob.widthAnchor:constraint{equalToConstant = 4}, knob.heightAnchor:constraint{equalToConstant = 4}}
timeline:advance(0)
expect({sheet.frame, bar.frame, knob.frame}, {CGRect(0, 852, 393, 320), CGRect(0, 0, 10, 852), CGRect(0, 424, 4, 4)})
top.constant = -320
UIView.animate{withDuration = 1, delay = 0, options = linear, animations = function() window:layoutIfNeeded() end}
expect({sheet.frame, bar.frame, knob.frame}, {CGRect(0, 532, 393, 320), CGRect(0, 0, 10, 532), CGRect(0, 264, 4, 4)})
expect(sheet.layer:animationKeys(), {"position"})
expect(#bar.layer:animationKeys(), 2)
expect(shown(sheet).frame, CGRect(0, 852, 393, 320))
timeline:advance(0.5)
expect(shown(sheet).frame, CGRect(0, 692, 393, 320))
expect({shown(bar).frame, shown(knob).frame}, {CGRect(0, 0, 10, 692), CGRect(0, 344, 4, 4)})
timeline:advance(0.5)
expect(shown(sheet).frame, CGRect(0, 532, 393, 320))
expect(sheet.layer:animationKeys(), {})

-- rule 2.5: the pass after the block moves it at once
local a = make()
local left = hold(a, 0, 0, 10, 10)
timeline:advance(0)
UIView.animate(1, function() left.constant = 100 end)
timeline:advance(0)
expect({a.frame.origin.x, #a.layer:animationKeys()}, {100, 0})

-- rule 2.6: 999 to 500 is a change, 500 to 1000 an error; off, it may become required
local a = make()
local left = hold(a, 0, 0, 10, 10)
local right = a.leftAnchor:constraint{equalTo = window.leftAnchor, constant = 70}
right.priority = 999
left.isActive = false
left.priority = "defaultHigh"
expect(left.priority, 750)
on{left, right}
lay()
expect(a.frame.origin.x, 70)
right.priority = 500
lay()
expect(a.frame.origin.x, 0)
local ok, message = pcall(function() right.priority = 1000 end)
expect({ok, right.priority}, {false, 500})
right.isActive = false
right.priority = "required"
right.isActive = true
lay()
expect(a.frame.origin.x, 70)

-- rule 2.7: turned by a right angle, 40 by 20 stands 20 by 40 about the same middle
local a = make()
local left = hold(a, 10, 20, 40, 20)
a.transform = CGAffineTransform{rotationAngle = math.pi / 2}
lay()
expect({a.center, a.bounds}, {CGPoint(30, 30), CGRect(0, 0, 40, 20)})
left.constant = 60
lay()
expect({a.center.x, a.transform == CGAffineTransform{rotationAngle = math.pi / 2}}, {80, true})

-- rule 2.8: until the window is laid out again
local a = make()
hold(a, 10, 20, 40, 20)
lay()
a.frame = CGRect(1, 2, 3, 4)
expect(a.frame, CGRect(1, 2, 3, 4))
window:setNeedsLayout()
lay()
expect(a.frame, CGRect(10, 20, 40, 20))

-- rule 2.9: the window's are gone, the box's own and those inside are not
local box = make()
local left, top, width = hold(box, 10, 20, 40, 20)
local inner = make(box)
local inside = hold(inner, 1, 2, 3, 4)
local across = inner.widthAnchor:constraint{lessThanOrEqualTo = window.widthAnchor}
on{across}
lay()
expect({left.isActive, width.isActive, inside.isActive, across.isActive}, {true, true, true, true})
box:removeFromSuperview()
expect({left.isActive, top.isActive, across.isActive, width.isActive, inside.isActive}, {false, false, false, true, true})
expect({#window.constraints, #box.constraints}, {0, 4})
window:addSubview(box)
lay()
expect({left.isActive, box.frame, inner.frame}, {false, CGRect(0, 0, 40, 20), CGRect(1, 2, 3, 4)})
local other = UIView(CGRect(100, 100, 50, 50))
window:addSubview(other)
on{left}
other:addSubview(box)
expect(left.isActive, false)
inner:removeFromSuperview()
expect({inside.isActive, #box.constraints, #inner.constraints}, {false, 2, 2})

-- rule 2.10: between siblings the superview, between cousins the window
local box = UIView(CGRect(0, 0, 100, 100))
window:addSubview(box)
local first, second, far = make(box), make(box), make()
local own = first.widthAnchor:constraint{equalToConstant = 1}
local siblings = first.leftAnchor:constraint{equalTo = second.rightAnchor}
local cousins = far.topAnchor:constraint{equalTo = first.bottomAnchor}
local parent = first.topAnchor:constraint{equalTo = box.topAnchor}
expect({#first.constraints, own.isActive}, {0, false})
on{own, siblings, cousins, parent}
expect({first.constraints[1] == own, #first.constraints}, {true, 1})
expect({box.constraints[1] == siblings, box.constraints[2] == parent, window.constraints[1] == cousins}, {true, true, true})

-- rule 2.11: 1/3 point is a pixel; 0.5 of one goes up, away from zero
local parent = UIView(CGRect(199.5, 20, 80, 80))
window:addSubview(parent)
local a, b = make(parent), make()
local left, top, width = hold(a, 10, 1 / 6, 10.2, 10.1)
hold(b, -1 / 6, 950.25, 0.2, 0.1)
lay()
expect(parent.frame.origin.x, 199.5)
expect({a.frame.origin.x, a.frame.origin.y, a.bounds.size.width, a.bounds.size.height}, {10, 1 / 3, 31 / 3, 10}, 1e-9)
expect({b.frame.origin.x, b.frame.origin.y, b.frame.size.width, b.frame.size.height}, {-1 / 3, 2851 / 3, 1 / 3, 0}, 1e-9)
UIApplication.shared.layoutRounding = "none"
width.constant = 10.25
lay()
expect(a.frame.origin.y, 1 / 6, 1e-9)
expect(a.bounds.size.width, 10.25, 1e-9)

-- rule 2.12: a third of the way at a third; and on to the end
local a = make()
local left = hold(a, 0, 0, 10, 10)
timeline:advance(0)
local animator = UIViewPropertyAnimator(1, "linear", function()
  left.constant = 90
  window:layoutIfNeeded()
end)
animator:pauseAnimation()
animator.fractionComplete = 1 / 3
timeline:advance(0)
expect(shown(a).frame.origin.x, 30, 1e-6)
animator:continueAnimation(nil, 0)
timeline:run()
expect({a.frame.origin.x, shown(a).frame.origin.x}, {90, 90})

-- rule 2.13: back to 0, while the constant stays at 90 until the next layout
local a = make()
local left = hold(a, 0, 0, 10, 10)
timeline:advance(0)
local animator = UIViewPropertyAnimator(1, "linear", function()
  left.constant = 90
  window:layoutIfNeeded()
end)
animator:addCompletion(function(position)
  expect({position, a.frame.origin.x, left.constant}, {"start", 0, 90})
  left.constant = 0
end)
animator:startAnimation()
timeline:advance(0.5)
expect(shown(a).frame.origin.x, 45, 1e-6)
animator.isReversed = true
timeline:advance(0.25)
expect(shown(a).frame.origin.x, 22.5, 1e-6)
timeline:run()
expect({a.frame.origin.x, left.constant}, {0, 0})

-- rule 2.14: a card that a dismissal pushes down by 500, half way, and back
local Down = class("Down", NSObject, "UIViewControllerAnimatedTransitioning")
function Down:transitionDuration() return 1 end
function Down:animateTransition(context)
  local card = context:viewController("from").card
  local before = card.top.constant
  UIView.animate{withDuration = 1, delay = 0, options = linear, animations = function()
    card.top.constant = before + 500
    card.view.superview:layoutIfNeeded()
  end, completion = function()
    if context.transitionWasCancelled then card.top.constant = before end
    context:completeTransition(not context.transitionWasCancelled)
  end}
end
local delegate = {animator = Down(), driver = UIPercentDrivenInteractiveTransition()}
function delegate.animationController_forDismissed() return delegate.animator end
function delegate.interactionControllerForDismissal() return delegate.driver end
local Modal = class("Modal", UIViewController)
local modal = Modal()
local view = make(modal.view)
local left, top = hold(view, 20, 100, 200, 200)
modal.card = {view = view, top = top}
modal.modalPresentationStyle, modal.transitioningDelegate = "overFullScreen", delegate
window.rootViewController = UIViewController()
window.rootViewController:present(modal, false)
timeline:run()
expect(view.frame, CGRect(20, 100, 200, 200))
modal:dismiss(true)
timeline:advance(0)
delegate.driver:update(0.5)
timeline:advance(0)
expect({top.constant, view.frame.origin.y, shown(view).frame.origin.y}, {600, 600, 350}, 1e-6)
delegate.driver:cancel()
timeline:run()
expect({top.constant, view.frame, shown(view).frame}, {100, CGRect(20, 100, 200, 200), CGRect(20, 100, 200, 200)})
expect(modal.presentingViewController == window.rootViewController, true)

-- rule 2.15: sixty frames of one change are read, and nothing is laid out meanwhile
local Counting = class("Counting", UIView)
local layouts = 0
function Counting:layoutSubviews()
  layouts = layouts + 1
  Counting.super.layoutSubviews(self)
end
local box = make(nil, Counting)
hold(box, 0, 0, 100, 100)
local a = make(box)
local left = hold(a, 0, 0, 10, 10)
timeline:advance(0)
layouts = 0
left.constant = 60
UIView.animate{withDuration = 1, delay = 0, options = linear, animations = function() window:layoutIfNeeded() end}
for frame = 1, 60 do
  timeline:step()
  expect(shown(a).frame.origin.x, frame, 1e-6)
end
expect(layouts, 1)

-- rule 2.16: the second of two blocks begins where the first has come to, and both add up
local a = make()
local left = hold(a, 0, 0, 10, 10)
timeline:advance(0)
local function move(x, seconds)
  left.constant = x
  UIView.animate{withDuration = seconds, delay = 0, options = linear, animations = function() window:layoutIfNeeded() end}
end
move(100, 1)
timeline:advance(0.5)
move(200, 1)
timeline:advance(0.25)
expect(shown(a).frame.origin.x, 200 - 100 * 0.75 - 100 * 0.25, 1e-6)
timeline:run()
UIView.animate{withDuration = 0.5, delay = 0, usingSpringWithDamping = 1, initialSpringVelocity = 0, animations = function()
  left.constant = 0
  window:layoutIfNeeded()
end}
timeline:run()
expect(shown(a).frame.origin.x, 0, 1e-6)

-- rule 2.17: a presented view below the screen is brought up by one constant
local list, detail = UIViewController(), UIViewController()
window.rootViewController = list
timeline:run()
detail.modalPresentationStyle = "fullScreen"
local Rise = class("Rise", NSObject, "UIViewControllerAnimatedTransitioning")
local starts
function Rise:transitionDuration() return 1 end
function Rise:animateTransition(context)
  local to, container = context:view("to"), context.containerView
  container:addSubview(to)
  to.translatesAutoresizingMaskIntoConstraints = false
  local top = to.topAnchor:constraint{equalTo = container.topAnchor, constant = container.bounds.height}
  on{top, to.leadingAnchor:constraint{equalTo = container.leadingAnchor},
    to.widthAnchor:constraint{equalTo = container.widthAnchor}, to.heightAnchor:constraint{equalTo = container.heightAnchor}}
  container:layoutIfNeeded()
  starts = to.frame.origin.y
  top.constant = 0
  UIView.animate{withDuration = 1, delay = 0, options = linear, animations = function() container:layoutIfNeeded() end,
    completion = function() context:completeTransition(true) end}
end
local rising = {animationController_forPresented = function() return Rise() end}
detail.transitioningDelegate = rising
local begun = timeline.now
list:present(detail, true)
timeline:advance(0.25)
expect(starts, window.bounds.height)
expect(shown(detail.view).frame.origin.y, 0.75 * window.bounds.height, 1e-6)
timeline:run()
expect(timeline.now - begun, 1, 1e-6)
expect(detail.view.frame, window.bounds)

-- recorded on iOS 26.1: a new view needs an update of its constraints, and has one in its first pass, not two
do
  local calls, Fresh, Page = {}, class("Fresh", UIView), class("Page", UIViewController)
  function Fresh:updateConstraints()
    calls[#calls + 1] = "view"
    Fresh.super.updateConstraints(self)
  end
  function Page:updateViewConstraints()
    calls[#calls + 1] = "controller"
    Page.super.updateViewConstraints(self)
  end
  local plain, fresh, page = UIView(), Fresh(), Page()
  expect(plain:needsUpdateConstraints(), true)
  expect(fresh:needsUpdateConstraints(), true)
  page.view:addSubview(fresh)
  page.view:addSubview(plain)
  window.rootViewController = page
  expect(calls, {})
  timeline:advance(0.1)
  expect(calls, {"view", "controller"})
  expect(plain:needsUpdateConstraints(), false)
  expect(fresh:needsUpdateConstraints(), false)
  fresh:removeFromSuperview()
  page.view:addSubview(fresh)
  timeline:advance(0.1)
  expect(calls, {"view", "controller"})
  local asked = Fresh()
  page.view:addSubview(asked)
  asked:setNeedsUpdateConstraints()
  calls = {}
  timeline:advance(0.1)
  expect(calls, {"view", "controller"})
  local alone = UIView()
  alone:updateConstraintsIfNeeded()
  expect(alone:needsUpdateConstraints(), false)
end
