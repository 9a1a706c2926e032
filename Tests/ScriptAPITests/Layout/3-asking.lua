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
local function broken() return timeline:events("constraintBroken") end

-- rule 3.1: no top, no height; then only the top is open
local a = make()
on{a.leftAnchor:constraint{equalTo = window.leftAnchor, constant = 5}, a.widthAnchor:constraint{equalToConstant = 10}}
lay()
expect({a.frame, a.hasAmbiguousLayout}, {CGRect(5, 0, 10, 0), true})
local height = a.heightAnchor:constraint{equalToConstant = 7}
on{height}
expect(a.hasAmbiguousLayout, true)
on{a.topAnchor:constraint{equalTo = window.topAnchor}}
expect(a.hasAmbiguousLayout, false)
expect({window.hasAmbiguousLayout, #UIApplication.shared.warnings}, {false, 0})

-- rule 3.2: 10 wide and 20 wide; 20 counts as soon as 10 is gone
local a = make()
local left, top, ten = hold(a, 0, 0, 10, 10)
local twenty = a.widthAnchor:constraint{equalToConstant = 20}
twenty.identifier = "twenty"
on{twenty}
lay()
expect({a.frame.size.width, twenty.isActive, #broken()}, {10, true, 1})
expect(broken()[1].subject, "twenty")
local warning = UIApplication.shared.warnings[1]
expect(warning.code, "unsatisfiable-constraints")
expect(warning.message:find("Unable to simultaneously satisfy constraints.", 1, true), 1)
local _, lines = warning.message:gsub("<NSLayoutConstraint", "")
expect(lines, 3)
ten.isActive = false
lay()
expect(a.frame.size.width, 20)

-- rule 3.3: laid out three times, moved by another constraint, and told of once
local a = make()
local left, top, width = hold(a, 0, 0, 10, 10)
local again = a.widthAnchor:constraint{greaterThanOrEqualToConstant = 30}
on{again}
for x = 1, 3 do
  left.constant = x
  lay()
end
expect({#broken(), a.frame.origin.x}, {1, 3})
again.constant = 40
lay()
expect(#broken(), 1)
again.constant = 5
lay()
expect(#broken(), 1)

-- rule 3.4: the width follows from the window's and the margin, not from the height
local a, b = make(), make()
local left, top, width, height = hold(a, 10, 20, 30, 40)
local beside = b.leftAnchor:constraint{equalTo = a.rightAnchor, constant = 5}
local same = b.widthAnchor:constraint{equalTo = a.widthAnchor}
on{beside, same, b.topAnchor:constraint{equalTo = a.topAnchor}, b.heightAnchor:constraint{equalToConstant = 1}}
lay()
local found = b:constraintsAffectingLayout("horizontal")
expect({#found, found[1] == left, found[2] == width, found[3] == beside, found[4] == same}, {4, true, true, true, true})
expect(#a:constraintsAffectingLayout("vertical"), 2)

-- rule 3.5: the open top is 0, 100 and 0; a width from 20 to 60 is 20, then 60; a decided view stays
local a = make()
local sides = {a.leftAnchor:constraint{equalTo = window.leftAnchor, constant = 5},
  a.widthAnchor:constraint{equalToConstant = 10}, a.heightAnchor:constraint{equalToConstant = 7}}
on(sides)
lay()
expect(a.frame, CGRect(5, 0, 10, 7))
a:exerciseAmbiguityInLayout()
lay()
expect({a.frame, a.hasAmbiguousLayout}, {CGRect(5, 100, 10, 7), true})
a:exerciseAmbiguityInLayout()
lay()
expect(a.frame, CGRect(5, 0, 10, 7))
a:exerciseAmbiguityInLayout()
local top = a.topAnchor:constraint{equalTo = window.topAnchor, constant = 3}
on{top}
lay()
expect({a.frame, a.hasAmbiguousLayout}, {CGRect(5, 3, 10, 7), false})
a:exerciseAmbiguityInLayout()
a:exerciseAmbiguityInLayout()
lay()
expect(a.frame, CGRect(5, 3, 10, 7))
local b = make()
on{b.leftAnchor:constraint{equalTo = window.leftAnchor}, b.topAnchor:constraint{equalTo = window.topAnchor},
  b.heightAnchor:constraint{equalToConstant = 7}, b.widthAnchor:constraint{greaterThanOrEqualToConstant = 20},
  b.widthAnchor:constraint{lessThanOrEqualToConstant = 60}}
lay()
expect(b.frame.width, 20)
b:exerciseAmbiguityInLayout()
lay()
expect({b.frame.width, b.hasAmbiguousLayout}, {60, true})
b:exerciseAmbiguityInLayout()
lay()
expect(b.frame.width, 20)
local guide = UILayoutGuide()
window:addLayoutGuide(guide)
on{guide.topAnchor:constraint{equalTo = window.topAnchor}}
expect({guide.hasAmbiguousLayout, window.safeAreaLayoutGuide.hasAmbiguousLayout}, {true, false})

-- rule 3.6: the height of a view, later its place; of two labels that hug alike either may be wide
local function told()
  local list = {}
  for _, warning in ipairs(UIApplication.shared.warnings) do
    if warning.code == "ambiguous-layout" then
      list[#list + 1] = {warning.message:gsub('^[^"]*', ""):sub(1), warning.hint}
    end
  end
  return list
end
local card = make()
card.accessibilityIdentifier = "card"
local left = card.leftAnchor:constraint{equalTo = window.leftAnchor}
on{left, card.topAnchor:constraint{equalTo = window.topAnchor}, card.widthAnchor:constraint{equalToConstant = 10}}
lay()
expect(#told(), 0)
timeline:step()
expect(told(), {{"\"card\" has an ambiguous layout: its constraints do not decide its height (vertical)",
  "view.heightAnchor:constraint{equalToConstant = 44}.isActive = true"}})
left.isActive = false
timeline:step()
expect(#told(), 1)
local row, one, other = make(), UILabel{text = "one"}, UILabel{text = "other"}
hold(row, 0, 100, 300, 40)
for _, label in ipairs{one, other} do
  label.translatesAutoresizingMaskIntoConstraints = false
  row:addSubview(label)
  on{label.topAnchor:constraint{equalTo = row.topAnchor}, label.bottomAnchor:constraint{equalTo = row.bottomAnchor}}
end
one.accessibilityIdentifier = "one"
on{one.leftAnchor:constraint{equalTo = row.leftAnchor}, other.leftAnchor:constraint{equalTo = one.rightAnchor},
  other.rightAnchor:constraint{equalTo = row.rightAnchor}}
timeline:step()
expect(told()[2], {"\"one\" has an ambiguous layout: its constraints do not decide its width (horizontal)",
  "view:setContentHuggingPriority(251, \"horizontal\")"})
expect(#told(), 3)
local bar = make(false)
bar.accessibilityIdentifier = "bar"
on{bar.widthAnchor:constraint{equalToConstant = 10}}
timeline:step()
expect(#told(), 3)
window:addSubview(bar)
timeline:step()
expect(told()[4], {"\"bar\" has an ambiguous layout: its constraints do not decide its x (horizontal), y (vertical) and "
  .. "height (vertical)", "view.leadingAnchor:constraint{equalTo = view.superview.leadingAnchor}.isActive = true"})

-- rule 4.1: 20 around 300 by 1000 in a scroll view of 200 by 200
local scroll = UIScrollView(CGRect(50, 100, 200, 200))
window:addSubview(scroll)
local page = make(scroll)
on{page.topAnchor:constraint{equalTo = scroll.topAnchor, constant = 20}, page.leftAnchor:constraint{equalTo = scroll.leftAnchor, constant = 20},
  scroll.bottomAnchor:constraint{equalTo = page.bottomAnchor, constant = 20}, scroll.rightAnchor:constraint{equalTo = page.rightAnchor, constant = 20},
  page.widthAnchor:constraint{equalTo = scroll.widthAnchor, constant = 100}, page.heightAnchor:constraint{equalToConstant = 1000}}
lay()
expect({page.frame, scroll.contentSize}, {CGRect(20, 20, 300, 1000), CGSize(340, 1040)})
expect({#broken(), #UIApplication.shared.warnings}, {0, 0})
scroll.contentOffset = CGPoint(0, 500)
lay()
expect({page.frame, scroll.contentSize}, {CGRect(20, 20, 300, 1000), CGSize(340, 1040)})
local by = UIScrollView(CGRect(50, 400, 200, 200))
window:addSubview(by)
local content = make(by)
local guide = by.contentLayoutGuide
on{content.topAnchor:constraint{equalTo = guide.topAnchor}, content.leadingAnchor:constraint{equalTo = guide.leadingAnchor},
  content.bottomAnchor:constraint{equalTo = guide.bottomAnchor}, content.trailingAnchor:constraint{equalTo = guide.trailingAnchor},
  content.widthAnchor:constraint{equalTo = by.frameLayoutGuide.widthAnchor}, content.heightAnchor:constraint{equalToConstant = 900}}
lay()
expect({content.frame, by.contentSize, guide.layoutFrame}, {CGRect(0, 0, 200, 900), CGSize(200, 900), CGRect(0, 0, 200, 900)})

-- rule 4.2: 10 below what is seen, at every offset
local scroll = UIScrollView{frame = CGRect(0, 100, 200, 200), contentSize = CGSize(200, 1000)}
window:addSubview(scroll)
local badge = make(scroll)
on{badge.topAnchor:constraint{equalTo = scroll.frameLayoutGuide.topAnchor, constant = 10}, badge.leftAnchor:constraint{equalTo = scroll.frameLayoutGuide.leftAnchor},
  badge.widthAnchor:constraint{equalToConstant = 20}, badge.heightAnchor:constraint{equalToConstant = 20}}
lay()
expect(badge.frame.origin.y, 10)
scroll.contentOffset = CGPoint(0, 130)
lay()
expect({badge.frame.origin.y, badge:convert(CGPoint(0, 0), {to = window}).y}, {140, 110})

-- rule 4.3: text of 88 by 61 pixels, a third of a point each, in margins of 8, at least 60 wide
local card, label = make(), make(false, UILabel)
card:addSubview(label)
label.text = "text"
on{label.topAnchor:constraint{equalTo = card.topAnchor, constant = 8}, label.leftAnchor:constraint{equalTo = card.leftAnchor, constant = 8},
  card.bottomAnchor:constraint{equalTo = label.bottomAnchor, constant = 8}, card.rightAnchor:constraint{equalTo = label.rightAnchor, constant = 8},
  card.widthAnchor:constraint{greaterThanOrEqualToConstant = 60}}
expect(card:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(60, 61 / 3 + 16))
label.text = "longer text"
expect(card:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(82 + 16, 61 / 3 + 16))
expect(card:systemLayoutSizeFitting(CGSize(300, 0), "required", "fittingSizeLevel"), CGSize(300, 61 / 3 + 16))
expect({card.frame, label.frame}, {CGRect(0, 0, 0, 0), CGRect(0, 0, 0, 0)})

-- rule 4.4: once, and one and a half times
local a, b = make(), make()
hold(a, 0, 0, 10, 10)
on{b.leadingAnchor:constraint{equalToSystemSpacingAfter = a.trailingAnchor, multiplier = 1},
  b.topAnchor:constraint{greaterThanOrEqualToSystemSpacingBelow = a.bottomAnchor, multiplier = 1.5}}
lay()
expect(b.frame, CGRect(18, 22, 0, 0))

-- rule 4.5: the third has no superview, so none is active
local a, b, c = make(), make(), make(false)
local list = {a.widthAnchor:constraint{equalToConstant = 1}, a.leftAnchor:constraint{equalTo = b.leftAnchor},
  a.topAnchor:constraint{equalTo = c.topAnchor}}
expect(pcall(NSLayoutConstraint.activate, list), false)
expect({list[1].isActive, list[2].isActive, list[3].isActive}, {false, false, false})
window:addSubview(c)
on(list)
NSLayoutConstraint.deactivate{list[1], list[3]}
expect({list[1].isActive, list[2].isActive, list[3].isActive}, {false, true, false})

-- rule 4.6: by position, by label, and by anchor
local a, b = make(), make()
local one = NSLayoutConstraint(a, "top", "greaterThanOrEqual", b, "bottom", 1, 8)
local two = NSLayoutConstraint{item = a, attribute = "top", relatedBy = "greaterThanOrEqual", toItem = b, toAttribute = "bottom", constant = 8, priority = 200}
local three = a.topAnchor:constraint{greaterThanOrEqualTo = b.bottomAnchor, constant = 8}
for _, constraint in ipairs{one, two, three} do
  expect({constraint.firstItem == a, constraint.firstAttribute, constraint.relation, constraint.secondItem == b, constraint.secondAttribute},
    {true, "top", "greaterThanOrEqual", true, "bottom"})
  expect({constraint.multiplier, constraint.constant, constraint.isActive}, {1, 8, false})
  expect({constraint.firstAnchor == a.topAnchor, constraint.secondAnchor == b.bottomAnchor}, {true, true})
end
expect({one.priority, two.priority}, {1000, 200})
local width = NSLayoutConstraint(a, "width", "equal", nil, nil, 1, 40)
expect({width.secondItem, width.secondAttribute, width.secondAnchor, width.constant}, {nil, "notAnAttribute", nil, 40})
expect({width.shouldBeArchived, width.identifier}, {false, nil})

-- rule 4.7: 12 by 30, then 50 by 30; and no height of its own
local Badge = class("Badge", UIView)
function Badge:init() self.width = 12 end
function Badge:intrinsicContentSize() return CGSize(self.width, self.height or 30) end
local badge = make(nil, Badge)
on{badge.leftAnchor:constraint{equalTo = window.leftAnchor}, badge.topAnchor:constraint{equalTo = window.topAnchor}}
lay()
expect({badge.frame, badge.intrinsicContentSize}, {CGRect(0, 0, 12, 30), CGSize(12, 30)})
badge.width = 50
lay()
expect(badge.frame.size.width, 12)
badge:invalidateIntrinsicContentSize()
lay()
expect(badge.frame.size.width, 50)
badge.height = UIView.noIntrinsicMetric
badge:invalidateIntrinsicContentSize()
lay()
expect({badge.frame.size.height, badge.hasAmbiguousLayout}, {0, true})

-- rule 4.8: what is outside is refused
local box, a = make(), nil
a = make(box)
local inside = a.leftAnchor:constraint{equalTo = box.leftAnchor}
local outside = a.topAnchor:constraint{equalTo = window.topAnchor}
box:addConstraint(inside)
expect({inside.isActive, #box.constraints}, {true, 1})
expect(pcall(function() box:addConstraint(outside) end), false)
window:addConstraints{outside}
expect({outside.isActive, window.constraints[1] == outside}, {true, true})
expect(pcall(function() box:removeConstraint(outside) end), false)
window:removeConstraint(outside)
box:removeConstraints{inside}
expect({inside.isActive, outside.isActive}, {false, false})

-- rule 4.9: 59 above and 34 below
local screen = UIViewController()
window.rootViewController = screen
local a = make(screen.view)
on{a.topAnchor:constraint{equalTo = screen.topLayoutGuide.bottomAnchor}, a.bottomAnchor:constraint{equalTo = screen.bottomLayoutGuide.topAnchor},
  a.leftAnchor:constraint{equalTo = screen.view.leftAnchor}, a.widthAnchor:constraint{equalToConstant = 10}}
local b = make(screen.view)
on{b.bottomAnchor:constraint{equalTo = screen.view.keyboardLayoutGuide.topAnchor}, b.leftAnchor:constraint{equalTo = screen.view.leftAnchor},
  b.widthAnchor:constraint{equalToConstant = 10}, b.heightAnchor:constraint{equalToConstant = 10}}
lay()
expect({screen.topLayoutGuide.length, screen.bottomLayoutGuide.length}, {59, 34})
expect({a.frame, b.frame}, {CGRect(0, 59, 10, 759), CGRect(0, 808, 10, 10)})

-- rule 4.10: the other view dies, and with it what named it
local a = make()
local other = make()
local constraint = a.leftAnchor:constraint{equalTo = other.leftAnchor}
on{constraint}
lay()
other:removeFromSuperview()
other = nil
collectgarbage()
expect({constraint.isActive, constraint.secondItem, constraint.firstItem == a}, {false, nil, true})
expect(pcall(function() constraint.isActive = true end), false)

-- rule 4.11: 77 wide only where it is active; let go, it is no more
local a = make()
local wide = a.widthAnchor:constraint{equalToConstant = 77}
lay()
expect({a.frame.width, wide.isActive, #a.constraints}, {0, false, 0})
-- Nothing is fixed before it is active.
wide.priority = 5
wide.priority = "required"
wide.constant = 70
NSLayoutConstraint.deactivate{wide}
lay()
expect(a.frame.width, 0)
local kept = setmetatable({a.heightAnchor:constraint{equalToConstant = 1}}, {__mode = "v"})
collectgarbage()
collectgarbage()
expect({#kept, #UIApplication.shared.warnings}, {0, 0})
wide.isActive = true
lay()
expect(a.frame.width, 70)

-- rule 4.12: views that were never on screen go, and their constraints with them: nothing is left to exclude anything
do
  local root = UIView(CGRect(0, 0, 100, 100))
  local outer = make(root)
  local inner = make(outer)
  on{inner.leftAnchor:constraint{equalTo = outer.layoutMarginsGuide.leftAnchor, constant = 10}}
  root:layoutIfNeeded()
  expect(inner.frame.origin.x, 18)
end
collectgarbage()
collectgarbage()
on{make().leftAnchor:constraint{equalTo = window.leftAnchor}}
lay()
timeline:advance(0)
for _, warning in ipairs(UIApplication.shared.warnings) do expect(warning.code ~= "unsatisfiable-constraints", true) end

-- rule 3.8: the first is at 0 and the second 100 behind it, also when other views had their numbers before
local function pair()
  local root = UIView(CGRect(0, 0, 100, 100))
  local first, second = make(root), make(root)
  on{second.leftAnchor:constraint{equalTo = first.leftAnchor, constant = 100}}
  root:layoutIfNeeded()
  return {first.frame.origin.x, second.frame.origin.x}
end
for _ = 1, 3 do
  expect(pair(), {0, 100})
  collectgarbage()
  collectgarbage()
end

-- rule 3.7: what the app does to its constraints, only when asked by name, and as they were then; a stack's own are not told
local a, row = make(), UIStackView{arrangedSubviews = {UIView(), UIView()}}
window:addSubview(row)
local width = a.widthAnchor:constraint{equalToConstant = 50}
width.identifier = "a.width"
width.constant = 40
width.isActive = true
timeline:advance(0.5)
width.constant = 60
width.constant = 60
width.priority = 1000
local height = a.heightAnchor:constraint{equalToConstant = 5}
height.priority = 250
height.isActive = true
height.priority = 300
a:removeFromSuperview()
width.isActive = false
local told = {}
for index, event in ipairs(timeline:events("constraint")) do told[index] = event.detail:gsub("UIView #%d+", "a") end
expect(told, {
  "active a.width == 40", "constant a.width == 60", "active a.height == 5 @250", "priority a.height == 5 @300",
  "inactive a.width == 60"})
local first = timeline:events("constraint")[1]
expect({first.name, first.time, first.subject:find("a.width", 1, true) ~= nil}, {"constraint", 0, true})
expect(timeline:events("constraint")[2].time, 0.5)
timeline:back(10)
expect(#timeline:events("constraint"), 1)
timeline:live()
for _, event in ipairs(timeline:events()) do expect(event.name ~= "constraint", true) end
local isDone, failure = pcall(timeline.events, timeline, "constrant")
expect({isDone, failure.code, failure.hint}, {false, "not-a-word", '"constraint"'})
expect(#timeline:events("viewDidAppear"), 0)

-- rule 4.13: the middle at (60, 40), which for an anchor at the bottom is where the bottom is; or the frame from 20 to 60
local a = make()
a.layer.anchorPoint = CGPoint(0.5, 1)
local left = hold(a, 10, 20, 100, 40)
lay()
expect({a.center, a.frame}, {CGPoint(60, 40), CGRect(10, 0, 100, 40)})
UIApplication.shared.layoutAnchor = "frame"
left.constant = 11
lay()
expect({a.center, a.frame}, {CGPoint(61, 60), CGRect(11, 20, 100, 40)})
UIApplication.shared.layoutAnchor = "center"
-- A view that turns about its bottom around the middle of another: 30 above it, then 30 to its right.
local hub, arm = make(), make()
hold(hub, 100, 100, 80, 80)
arm.layer.anchorPoint = CGPoint(0.5, 1)
on{arm.centerXAnchor:constraint{equalTo = hub.centerXAnchor}, arm.centerYAnchor:constraint{equalTo = hub.centerYAnchor},
  arm.widthAnchor:constraint{equalToConstant = 10}, arm.heightAnchor:constraint{equalToConstant = 30}}
lay()
expect(arm:convert(CGPoint(5, 0), {to = window}), CGPoint(140, 110))
arm.transform = CGAffineTransform{rotationAngle = math.pi / 2}
lay()
local tip = arm:convert(CGPoint(5, 0), {to = window})
expect({math.abs(tip.x - 170) < 1e-9, math.abs(tip.y - 140) < 1e-9}, {true, true})

-- rule 4.14: 400 by 200 at half and at full size, 50 from above and below, in a scroll view of 200 by 200
local Browser = class("Browser", UIViewController)
function Browser:viewForZooming() return self.picture end
local browser = Browser()
browser.picture = make(false, UIImageView)
browser.picture.image = UIImage(UIColor.red, CGSize(400, 200))
local scroll = UIScrollView{frame = CGRect(0, 0, 200, 200), minimumZoomScale = 0.5, maximumZoomScale = 2, delegate = browser}
window:addSubview(scroll)
scroll:addSubview(browser.picture)
on{browser.picture.topAnchor:constraint{equalTo = scroll.topAnchor, constant = 50}, browser.picture.leadingAnchor:constraint{equalTo = scroll.leadingAnchor},
  scroll.bottomAnchor:constraint{equalTo = browser.picture.bottomAnchor, constant = 50}, scroll.trailingAnchor:constraint{equalTo = browser.picture.trailingAnchor}}
lay()
expect({browser.picture.frame, scroll.contentSize}, {CGRect(0, 50, 400, 200), CGSize(400, 300)})
scroll.zoomScale = 0.5
lay()
expect({browser.picture.frame, browser.picture.bounds.size, scroll.contentSize}, {CGRect(0, 50, 200, 100), CGSize(400, 200), CGSize(200, 200)})
scroll.zoomScale = 2
lay()
expect({browser.picture.frame, scroll.contentSize}, {CGRect(0, 50, 800, 400), CGSize(800, 500)})

-- rule 4.15: as Swift writes it, and as a number
local a = make()
local left = hold(a, 0, 0, 10, 10)
left.isActive = false
left.priority = UILayoutPriority(999)
expect({left.priority, UILayoutPriority{rawValue = 250.5}}, {999, 250.5})
local ok, problem = pcall(UILayoutPriority, 0)
expect({ok, problem.code}, {false, "out-of-range"})

-- rule 4.16: kept, changed and inactive like another, until it is one
local a = make()
local bottom = NSLayoutConstraint()
bottom.constant = 440
bottom.isActive = false
expect({bottom.constant, bottom.isActive, bottom.firstItem, bottom.firstAttribute, bottom.priority}, {440, false, nil, "notAnAttribute", 1000})
local ok, problem = pcall(function() bottom.isActive = true end)
expect({ok, problem.code, #window.constraints}, {false, "bad-constraint", 0})
