-- The window is 393 by 852 points at scale 3; 59 are covered above and 34 below.
local function make(parent, class)
  local view = (class or UIView)()
  view.translatesAutoresizingMaskIntoConstraints = false
  if parent ~= false then (parent or window):addSubview(view) end
  return view
end
local function on(list) NSLayoutConstraint.activate(list) end
local function place(view, x, y)
  on{view.leftAnchor:constraint{equalTo = view.superview.leftAnchor, constant = x},
    view.topAnchor:constraint{equalTo = view.superview.topAnchor, constant = y}}
end
local function size(view, width, height)
  on{view.widthAnchor:constraint{equalToConstant = width}, view.heightAnchor:constraint{equalToConstant = height}}
end
local function at(constraint, priority)
  constraint.priority = priority
  return constraint
end
local function lay() window:layoutIfNeeded() end

-- rule 1.1: 0.5 * 393 - 8.5 = 188 wide, 16 in from the right
local a = make()
on{a.widthAnchor:constraint{equalTo = window.widthAnchor, multiplier = 0.5, constant = -8.5},
  a.trailingAnchor:constraint{equalTo = window.trailingAnchor, constant = -16},
  a.topAnchor:constraint{equalTo = window.topAnchor, constant = 100},
  a.heightAnchor:constraint{equalTo = a.widthAnchor, multiplier = 2}}
lay()
expect(a.frame, CGRect(393 - 16 - 188, 100, 188, 376))

-- rule 1.2: 60 at 750 beats 100, 110 … 140 at 749
local a = make()
place(a, 0, 0)
on{a.heightAnchor:constraint{equalToConstant = 10}, at(a.widthAnchor:constraint{equalToConstant = 60}, 750)}
for index = 0, 4 do on{at(a.widthAnchor:constraint{equalToConstant = 100 + 10 * index}, 749)} end
lay()
expect(a.frame.size.width, 60)
expect(a.constraints[#a.constraints].priority, 749)

-- rule 1.3: "text" in 17 points is 29.252 wide and 20.287 high, in whole pixels 88 and 61 thirds; resistance 750, hugging 250
local label = make(nil, UILabel)
label.text = "text"
place(label, 20, 100)
lay()
expect(label.frame, CGRect(20, 100, 88 / 3, 61 / 3))
local wide = at(label.widthAnchor:constraint{equalToConstant = 100}, 251)
on{wide}
lay()
expect(label.frame.size.width, 100)
wide.priority = 249
lay()
expect(label.frame.size.width, 88 / 3)
wide.priority = 250
lay()
expect(label.frame.size.width, 100)
-- A label made in code hugs the height of its text at 251, which was recorded: of 250 the text wins.
expect({label:contentHuggingPriority("horizontal"), label:contentHuggingPriority("vertical"), UIView():contentHuggingPriority("vertical")},
  {250, 251, 250})
expect({UILabel():contentHuggingPriority("horizontal"), UILabel():contentHuggingPriority("vertical")}, {250, 251})
local high = at(label.heightAnchor:constraint{equalToConstant = 100}, 250)
on{high}
lay()
expect(label.frame.size.height, 61 / 3)
high.priority = 252
lay()
expect(label.frame.size.height, 100)
high.isActive = false
local narrow = at(label.widthAnchor:constraint{lessThanOrEqualToConstant = 20}, 749)
on{narrow}
wide.isActive = false
lay()
expect(label.frame.size.width, 88 / 3)
narrow.priority = 751
lay()
expect(label.frame.size.width, 20)
label:setContentCompressionResistancePriority(800, "horizontal")
lay()
expect({label.frame.size.width, label:contentCompressionResistancePriority("horizontal")}, {88 / 3, 800})

-- rule 1.4: half the way to the middle of the superview, wherever that stands; between cousins their window counts
local box = UIView(CGRect(40, 200, 200, 100))
window:addSubview(box)
local a = make(box)
size(a, 20, 20)
on{NSLayoutConstraint(a, "centerX", "equal", box, "centerX", 0.5, 0),
  NSLayoutConstraint(a, "centerY", "equal", box, "bottom", 0.5, 0)}
local other = make()
size(other, 10, 10)
on{NSLayoutConstraint(other, "left", "equal", a, "right", 2, 0), NSLayoutConstraint(other, "top", "equal", a, "top", 1, 5)}
lay()
expect(a.frame, CGRect(40, 40, 20, 20))
expect(other.frame, CGRect(2 * (40 + 60), 200 + 40 + 5, 10, 10))

-- rule 1.5: the larger bound, and the smaller of two upper ones
local a = make()
on{a.topAnchor:constraint{greaterThanOrEqualTo = window.topAnchor, constant = 30},
  a.leftAnchor:constraint{lessThanOrEqualTo = window.leftAnchor, constant = 70},
  a.widthAnchor:constraint{greaterThanOrEqualToConstant = 44}, a.widthAnchor:constraint{greaterThanOrEqualToConstant = 60},
  a.heightAnchor:constraint{lessThanOrEqualToConstant = 80}}
lay()
expect(a.frame, CGRect(70, 30, 60, 0))

-- rule 1.6: a label under a bar of fixed height; a mask inside a view whose width constraints decide
local bar = UIView(CGRect(0, 20, 393, 44))
window:addSubview(bar)
local below = make()
size(below, 30, 30)
on{below.topAnchor:constraint{equalTo = bar.bottomAnchor, constant = 12}, below.leftAnchor:constraint{equalTo = bar.leftAnchor}}
lay()
expect(below.frame, CGRect(0, 76, 30, 30))
bar.frame = CGRect(5, 40, 300, 60)
lay()
expect(below.frame, CGRect(5, 112, 30, 30))
local card = make()
place(card, 0, 300)
size(card, 100, 50)
lay()
local inner = UIView{frame = CGRect(10, 5, 80, 40), autoresizingMask = {"flexibleWidth", "flexibleTopMargin"}}
card:addSubview(inner)
local leaf = make(inner)
on{leaf.widthAnchor:constraint{equalTo = inner.widthAnchor, multiplier = 0.5}, leaf.heightAnchor:constraint{equalToConstant = 4},
  leaf.topAnchor:constraint{equalTo = inner.topAnchor}, leaf.rightAnchor:constraint{equalTo = inner.rightAnchor}}
lay()
expect(leaf.frame, CGRect(40, 0, 40, 4))
for _, constraint in ipairs(card.constraints) do
  if constraint.firstAttribute == "width" then constraint.constant = 160 end
end
lay()
expect(inner.frame, CGRect(10, 5, 140, 40))
expect(leaf.frame, CGRect(70, 0, 70, 4))

-- rule 1.7: what nothing holds is empty, at zero
local a = UIView(CGRect(10, 10, 50, 50))
window:addSubview(a)
lay()
expect(a.frame, CGRect(10, 10, 50, 50))
a.translatesAutoresizingMaskIntoConstraints = false
expect(a.frame, CGRect(10, 10, 50, 50))
lay()
expect(a.frame, CGRect(0, 0, 0, 0))

-- rule 1.8: 8 on each side; 16 and the safe area for a controller
local plain = UIView(CGRect(100, 400, 100, 100))
window:addSubview(plain)
expect(plain.layoutMargins, UIEdgeInsets(8, 8, 8, 8))
local a = make(plain)
local guide = plain.layoutMarginsGuide
on{a.topAnchor:constraint{equalTo = guide.topAnchor}, a.leftAnchor:constraint{equalTo = guide.leftAnchor},
  a.rightAnchor:constraint{equalTo = guide.rightAnchor}, a.bottomAnchor:constraint{equalTo = guide.bottomAnchor}}
lay()
expect(a.frame, CGRect(8, 8, 84, 84))
plain.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
lay()
expect(a.frame, CGRect(2, 1, 94, 96))
local covered = UIView(CGRect(0, 30, 393, 100))
window:addSubview(covered)
expect(covered.layoutMargins, UIEdgeInsets(8 + 29, 8, 8, 8))
covered.insetsLayoutMarginsFromSafeArea = false
expect(covered.layoutMargins, UIEdgeInsets(8, 8, 8, 8))
local controller = UIViewController()
window.rootViewController = controller
lay()
expect(controller.view.layoutMargins, UIEdgeInsets(59, 16, 34, 16))
local child = UIView(CGRect(10, 0, 373, 852))
controller.view:addSubview(child)
child.preservesSuperviewLayoutMargins = true
child.insetsLayoutMarginsFromSafeArea = false
expect(child.layoutMargins, UIEdgeInsets(59, 8, 34, 8))

-- rule 1.9: a third of the window's width, and a view in its middle
local guide = UILayoutGuide()
guide.identifier = "third"
window:addLayoutGuide(guide)
expect({guide.owningView == window, #window.layoutGuides}, {true, 1})
local a = make()
size(a, 31, 10)
on{guide.widthAnchor:constraint{equalTo = window.widthAnchor, multiplier = 1 / 3}, guide.leftAnchor:constraint{equalTo = window.leftAnchor, constant = 30},
  guide.topAnchor:constraint{equalTo = window.topAnchor, constant = 50}, guide.heightAnchor:constraint{equalToConstant = 20},
  a.centerXAnchor:constraint{equalTo = guide.centerXAnchor}, a.topAnchor:constraint{equalTo = guide.bottomAnchor}}
lay()
expect(guide.layoutFrame, CGRect(30, 50, 131, 20))
expect(a.frame, CGRect(30 + 65.5 - 15.5, 70, 31, 10))
window:removeLayoutGuide(guide)
expect({guide.owningView, #window.layoutGuides, guide.layoutFrame == CGRect.zero}, {nil, 0, true})
lay()
expect(a.frame, CGRect(0, 0, 31, 10))

-- rule 1.10: 17 points reach 0.9521484375 * 17 above the baseline
local small, large, box = make(nil, UILabel), make(nil, UILabel), make()
small.text, large.text, large.font = "small", "large", UIFont.systemFont(34)
place(large, 10, 100)
size(box, 10, 30)
UIApplication.shared.layoutRounding = "none"
on{small.leftAnchor:constraint{equalTo = large.rightAnchor}, small.firstBaselineAnchor:constraint{equalTo = large.firstBaselineAnchor},
  box.leftAnchor:constraint{equalTo = small.rightAnchor}, box.lastBaselineAnchor:constraint{equalTo = large.lastBaselineAnchor}}
lay()
local ascent = 0.9521484375
expect(small.frame.origin.y, 100 + ascent * 34 - ascent * 17, 1e-9)
expect(box.frame.maxY, 100 + ascent * 34, 1e-9)

-- rule 1.11: it keeps its place
local first, second = make(), make()
place(first, 0, 0)
size(first, 50, 10)
size(second, 50, 10)
on{second.leftAnchor:constraint{equalTo = first.rightAnchor}, second.topAnchor:constraint{equalTo = first.topAnchor}}
first.isHidden = true
lay()
expect(second.frame, CGRect(50, 0, 50, 10))

-- rule 1.12: 59 below the top, 34 above the bottom; it follows a view that moves
local a = make()
local safe = window.safeAreaLayoutGuide
on{a.topAnchor:constraint{equalTo = safe.topAnchor, constant = 8}, a.bottomAnchor:constraint{equalTo = safe.bottomAnchor},
  a.leftAnchor:constraint{equalTo = safe.leftAnchor}, a.widthAnchor:constraint{equalTo = safe.widthAnchor}}
lay()
expect(a.frame, CGRect(0, 67, 393, 852 - 67 - 34))
local sheet = UIView(CGRect(0, 100, 393, 752))
window:addSubview(sheet)
local top = make(sheet)
size(top, 10, 10)
on{top.topAnchor:constraint{equalTo = sheet.safeAreaLayoutGuide.topAnchor}, top.leftAnchor:constraint{equalTo = sheet.leftAnchor}}
lay()
expect(top.frame.origin.y, 0)
sheet.frame = CGRect(0, 40, 393, 812)
timeline:advance(0)
expect(top.frame.origin.y, 19)

-- rule 1.13: 161.085 points wide, and its first word 74.134: in 90 points, each word has a line; two are 40.574 high
local label = make(nil, UILabel)
label.text, label.numberOfLines = "ninechars ninecharss", 0
place(label, 0, 0)
lay()
expect(label.frame.size, CGSize(484 / 3, 61 / 3))
on{label.widthAnchor:constraint{equalToConstant = 90}}
lay()
expect(label.frame.size, CGSize(90, 122 / 3))
label.text = "short"
lay()
expect(label.frame.size, CGSize(90, 61 / 3))

-- rule 1.14: 1000 wide, less 8 at both sides, leaves 312 to share
local page = UIView(CGRect(0, 100, 1000, 100))
window:addSubview(page)
local a = make(page)
page.insetsLayoutMarginsFromSafeArea = false
local guide = page.readableContentGuide
on{a.leftAnchor:constraint{equalTo = guide.leftAnchor}, a.rightAnchor:constraint{equalTo = guide.rightAnchor},
  a.topAnchor:constraint{equalTo = guide.topAnchor}, a.bottomAnchor:constraint{equalTo = guide.bottomAnchor}}
lay()
expect(a.frame, CGRect(164, 8, 672, 84))
page.frame = CGRect(0, 100, 300, 100)
lay()
expect(a.frame, CGRect(8, 8, 284, 84))

-- rule 1.15: leading is left; 2 and 4 of margin move the middle by 1 to the left
local box = UIView(CGRect(0, 100, 100, 100))
window:addSubview(box)
box.layoutMargins = UIEdgeInsets(0, 2, 0, 4)
local a = make(box)
size(a, 10, 10)
on{NSLayoutConstraint(a, "centerX", "equal", box, "centerXWithinMargins", 1, 0), NSLayoutConstraint(a, "bottom", "equal", box, "bottomMargin", 1, -3)}
local b = make(box)
size(b, 10, 10)
on{b.leadingAnchor:constraint{equalTo = a.trailingAnchor, constant = 1}, b.topAnchor:constraint{equalTo = a.topAnchor}}
lay()
expect(a.frame, CGRect(44, 87, 10, 10))
expect(b.frame, CGRect(55, 87, 10, 10))
