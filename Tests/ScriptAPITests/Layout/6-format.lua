local function box(frame)
  local made = UIView(frame or CGRect(0, 100, 320, 100))
  window:addSubview(made)
  return made
end
local function make(parent)
  local view = UIView{translatesAutoresizingMaskIntoConstraints = false}
  parent:addSubview(view)
  return view
end
local function format(lines, values)
  for _, line in ipairs(lines) do
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints{
      withVisualFormat = line, options = values.options or {}, metrics = values.metrics, views = values.views})
  end
  window:layoutIfNeeded()
end
local function sides(view) return {view.frame.minX, view.frame.width} end

-- rule 6.1: the five layouts that are known, whatever the order of adding: as given, from the end, and three others; then with
-- every constraint removed and added again, and with every constant moved by 7 and back
local known = {
  {{"H:|-20-[a]-20-|", "V:|-10-[a]-10-|"}, {a = CGRect(20, 10, 280, 80)}},
  {{"H:|-16-[a(80)]-8-[b]-16-|", "V:|[a(44)]", "V:|[b(==a)]"}, {a = CGRect(16, 0, 80, 44), b = CGRect(104, 0, 200, 44)}},
  {{"H:|[a(50)]-[b(60)]", "V:|[a(10)]", "V:|[b(10)]"}, {a = CGRect(0, 0, 50, 10), b = CGRect(58, 0, 60, 10)}},
  {{"H:|[a(>=50,100@750)]-(>=20)-[b(250)]|", "V:|[a(10)]", "V:|[b(10)]"},
    {a = CGRect(0, 0, 50, 10), b = CGRect(70, 0, 250, 10)}},
  {{"H:|-m-[a(w)]", "V:|-m-[a(w)]"}, {a = CGRect(12, 12, 40, 40)}},
}
-- A step that has no divisor in common with the count visits every place once.
local orders = {
  function(index, count) return index end, function(index, count) return count - 1 - index end,
  function(index, count) return index * (count % 3 == 0 and 2 or 3) % count end,
  function(index, count) return (index + count // 2) % count end,
  function(index, count) return (index * (count % 5 == 0 and 7 or 5) + 1) % count end,
}
for _, case in ipairs(known) do
  local lines, frames = table.unpack(case)
  for _, order in ipairs(orders) do
    local root, views, all, placed = box(), {}, {}, {}
    for _, name in ipairs{"a", "b"} do
      if frames[name] then views[name] = make(root) end
    end
    for _, line in ipairs(lines) do
      for _, constraint in ipairs(NSLayoutConstraint.constraints{
        withVisualFormat = line, options = {}, metrics = {m = 12, w = 40}, views = views}) do
        all[#all + 1] = constraint
      end
    end
    local function check()
      window:layoutIfNeeded()
      for name, frame in pairs(frames) do expect(views[name].frame, frame) end
    end
    for index = 0, #all - 1 do
      local place = order(index, #all) + 1
      assert(not placed[place], "an order visits a place twice")
      placed[place] = true
      all[place].isActive = true
    end
    check()
    for _, constraint in ipairs(all) do
      constraint.isActive = false
      window:layoutIfNeeded()
      constraint.isActive = true
      check()
      constraint.constant = constraint.constant + 7
      window:layoutIfNeeded()
      constraint.constant = constraint.constant - 7
      check()
    end
  end
end

-- rule 6.2: the margins are 8; a guide stands in its view
local root = box(CGRect(0, 100, 320, 100))
local a = make(root)
format({"|-[a]-|", "V:|-(20)-[a(-5,30)]"}, {views = {a = a}})
expect(a.frame, CGRect(8, 20, 304, 30))
local guide = UILayoutGuide()
root:addLayoutGuide(guide)
local b = make(root)
format({"H:|-10-[guide(100)]-0-[b(==guide*2)]", "V:|[guide(7)]", "V:[guide][b(guide/0.5)]"}, {views = {guide = guide, b = b}})
expect({guide.layoutFrame, b.frame}, {CGRect(10, 0, 100, 7), CGRect(110, 7, 200, 14)})

-- rule 6.3: a stands above b in the middle; b begins at a's left
local root = box()
local a, b, c = make(root), make(root), make(root)
format({"V:|-10-[a(20)]-[b(30)]"}, {options = "alignAllCenterX", views = {a = a, b = b}})
format({"H:|-40-[a(60)]", "H:[b(20)]"}, {views = {a = a, b = b}})
expect({a.frame, b.frame}, {CGRect(40, 10, 60, 20), CGRect(60, 38, 20, 30)})
format({"H:|-5-[c(10)]-6-[a]"}, {options = {"alignAllTop", "directionRightToLeft"}, views = {a = a, c = c}})
-- From the right: 320 - 5 - 10; a would have to be left of it, and 40 was first: it says how the two are tied.
expect({sides(c), c.frame.minY}, {{305, 10}, 10})

-- rule 6.4: what it makes, from left to right
local root = box()
local a, b = make(root), make(root)
local made = NSLayoutConstraint.constraints{withVisualFormat = "H:|-(>=5@300)-[a(10)][b(<=a@20)]-|", views = {a = a, b = b}}
local function text(constraint)
  return string.format("%s %s %s %g %g", constraint.firstAttribute, constraint.relation, constraint.secondAttribute,
    constraint.constant, constraint.priority)
end
local found = {}
for index, constraint in ipairs(made) do found[index] = text(constraint) end
expect(found, {
  "leading greaterThanOrEqual leading 5 300", "width equal notAnAttribute 10 1000", "leading equal trailing 0 1000",
  "width lessThanOrEqual width 0 20", "trailingMargin equal trailing 0 1000"})
expect({made[1].firstItem == a, made[1].secondItem == root, made[5].firstItem == root, made[1].isActive},
  {true, true, true, false})
-- Lines of text, from baseline to baseline.
UIApplication.shared.layoutRounding = "none"
local one, two = UILabel{text = "one"}, UILabel{text = "two"}
for _, label in ipairs{one, two} do
  label.translatesAutoresizingMaskIntoConstraints = false
  root:addSubview(label)
end
format({"V:|[one]-30-[two]"}, {options = "spacingBaselineToBaseline", views = {one = one, two = two}})
expect(two.frame.minY - one.frame.minY, 30, 1e-9)

-- rule 6.5: 16 from the right edge, half as wide as the box counted from there
local root = box()
root.semanticContentAttribute = "forceRightToLeft"
expect({root.effectiveUserInterfaceLayoutDirection, UIView().effectiveUserInterfaceLayoutDirection},
  {"rightToLeft", "leftToRight"})
local a, b = make(root), make(root)
local lead = a.leadingAnchor:constraint{equalTo = root.leadingAnchor, constant = 16}
NSLayoutConstraint.activate{lead, a.widthAnchor:constraint{equalToConstant = 40},
  NSLayoutConstraint(b, "trailing", "equal", root, "trailing", 0.5, 0), b.widthAnchor:constraint{equalToConstant = 10},
  b.leadingAnchor:constraint{greaterThanOrEqualTo = a.trailingAnchor, constant = 8}}
window:layoutIfNeeded()
expect({sides(a), sides(b)}, {{320 - 16 - 40, 40}, {160, 10}})
lead.constant = 20
window:layoutIfNeeded()
expect(sides(a), {260, 40})
root.semanticContentAttribute = "forceLeftToRight"
window:layoutIfNeeded()
expect({sides(a), sides(b)}, {{20, 40}, {150, 10}})
local row = UIStackView{arrangedSubviews = {UIView(), UIView()}, distribution = "fillEqually"}
row.frame = CGRect(0, 300, 100, 10)
row.semanticContentAttribute = "forceRightToLeft"
window:addSubview(row)
window:layoutIfNeeded()
expect({sides(row.arrangedSubviews[1]), sides(row.arrangedSubviews[2])}, {{50, 50}, {0, 50}})

-- rule 6.6: 2 where reading begins, 4 where it ends
local root = box()
root.directionalLayoutMargins = NSDirectionalEdgeInsets(1, 2, 3, 4)
expect({root.layoutMargins, root.directionalLayoutMargins},
  {UIEdgeInsets(1, 2, 3, 4), NSDirectionalEdgeInsets{top = 1, leading = 2, bottom = 3, trailing = 4}})
local a = make(root)
format({"H:|-[a]-|", "V:|-[a]-|"}, {views = {a = a}})
expect(a.frame, CGRect(2, 1, 314, 96))
root.semanticContentAttribute = "forceRightToLeft"
window:layoutIfNeeded()
expect({root.layoutMargins, a.frame}, {UIEdgeInsets(1, 4, 3, 2), CGRect(4, 1, 314, 96)})
root.layoutMargins = UIEdgeInsets(0, 30, 0, 0)
window:layoutIfNeeded()
expect({a.frame, root.directionalLayoutMargins.trailing}, {CGRect(30, 0, 290, 100), 30})

-- rule 6.7: a middle at least 30 from where reading begins is at most 70 from the left, then
local root = box(CGRect(0, 100, 100, 100))
local a, b = make(root), make(root)
local left = a.leftAnchor:constraint{equalTo = root.leftAnchor}
left.priority = 250
NSLayoutConstraint.activate{a.widthAnchor:constraint{equalToConstant = 20}, left,
  a.centerXAnchor:constraint{greaterThanOrEqualTo = root.leadingAnchor, constant = 30}}
window:layoutIfNeeded()
expect(a.frame.minX, 20)
root.semanticContentAttribute = "forceRightToLeft"
window:layoutIfNeeded()
expect(a.frame.minX, 0)
left.constant = 90
window:layoutIfNeeded()
expect(a.frame.minX, 60)
-- The last one is broken, whichever of them is read the other way meanwhile: 100 - 10 - 20.
local room = make(root)
a, b = make(room), make(room)
NSLayoutConstraint.activate{room.leftAnchor:constraint{equalTo = root.leftAnchor}, a.widthAnchor:constraint{equalToConstant = 20},
  room.widthAnchor:constraint{equalToConstant = 100}, a.leadingAnchor:constraint{equalTo = room.leadingAnchor, constant = 10},
  a.leftAnchor:constraint{equalTo = room.leftAnchor, constant = 10}}
window:layoutIfNeeded()
expect({a.frame.minX, #UIApplication.shared.warnings}, {10, 0})
room.semanticContentAttribute = "forceRightToLeft"
window:layoutIfNeeded()
expect({a.frame.minX, #UIApplication.shared.warnings}, {70, 1})

-- rule 6.8: as wide as the other one
local root = box()
root.semanticContentAttribute = "forceRightToLeft"
local a, b = make(root), make(root)
NSLayoutConstraint.activate{b.widthAnchor:constraint{equalToConstant = 40},
  a.leadingAnchor:anchorWithOffset(a.trailingAnchor):constraint{equalTo = b.leftAnchor:anchorWithOffset(b.rightAnchor)}}
window:layoutIfNeeded()
expect(a.frame.width, 40)
