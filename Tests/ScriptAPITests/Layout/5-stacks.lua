-- The window is 393 by 852 points at scale 3; 59 are covered above and 34 below.
local linear = "curveLinear"
local Box = class("Box", UIView)
function Box:init(width, height)
  Box.super.init(self)
  self.w, self.h = width or -1, height or -1
end
function Box:intrinsicContentSize() return CGSize(self.w, self.h) end
local function stack(frame, views, values)
  local made = UIStackView{arrangedSubviews = views}
  made.frame = frame
  for key, value in pairs(values or {}) do made[key] = value end
  window:addSubview(made)
  return made
end
local function lay() window:layoutIfNeeded() end
local function frames(views)
  local found = {}
  for index, view in ipairs(views) do found[index] = view.frame end
  return found
end
local function shown(view) return view.layer:presentation() end

-- rule 5.1: three in 300, 8 apart: the middle one has no content and takes 300 - 16 - 40 - 60
local a, b, d = Box(40, 20), Box(), Box(60, 20)
local row = stack(CGRect(0, 100, 300, 44), {a, b}, {spacing = 8})
row:addArrangedSubview(d)
expect({#row.arrangedSubviews, #row.subviews, a.superview == row}, {3, 3, true})
expect(a.translatesAutoresizingMaskIntoConstraints, false)
lay()
expect(frames{a, b, d}, {CGRect(0, 0, 40, 44), CGRect(48, 0, 184, 44), CGRect(240, 0, 60, 44)})
row:insertArrangedSubview(d, 0)
lay()
expect(frames{d, a, b}, {CGRect(0, 0, 60, 44), CGRect(68, 0, 40, 44), CGRect(116, 0, 184, 44)})
-- The order of the subviews, which says who is in front, stays.
expect(row.subviews, {a, b, d})
expect(row.arrangedSubviews, {d, a, b})

-- rule 5.2: it stays where nothing holds it; one that leaves is arranged no more
local a, b = Box(), Box()
local row = stack(CGRect(0, 100, 300, 44), {a, b}, {distribution = "fillEqually"})
lay()
expect(frames{a, b}, {CGRect(0, 0, 150, 44), CGRect(150, 0, 150, 44)})
row:removeArrangedSubview(b)
lay()
expect({b.superview == row, #row.arrangedSubviews, a.frame, b.frame}, {true, 1, CGRect(0, 0, 300, 44), CGRect.zero})
row:addArrangedSubview(b)
b:removeFromSuperview()
lay()
expect({#row.arrangedSubviews, a.frame}, {1, CGRect(0, 0, 300, 44)})
local other = stack(CGRect(0, 200, 100, 44), {a})
lay()
expect({#row.arrangedSubviews, a.superview == other, a.frame}, {0, true, CGRect(0, 0, 100, 44)})

-- rule 5.3: content 30, 60, 90 in 300 with gaps of 10
local views = {Box(30, 10), Box(60, 10), Box(90, 10)}
local row = stack(CGRect(0, 100, 300, 44), views, {spacing = 10})
local function xs()
  lay()
  local found = {}
  for index, view in ipairs(views) do found[2 * index - 1], found[2 * index] = view.frame.minX, view.frame.width end
  return found
end
-- 280 less 180 of content stretches the one that hugs least.
views[2]:setContentHuggingPriority(249, "horizontal")
expect(xs(), {0, 30, 40, 160, 210, 90})
row.distribution = "fillEqually"
expect(xs(), {0, 93 + 1/3, 103 + 1/3, 93 + 1/3, 206 + 2/3, 93 + 1/3}, 1e-6)
-- 300 * 30 / 200, 300 * 60 / 200, and what is left.
row.distribution = "fillProportionally"
expect(xs(), {0, 45, 55, 90, 155, 145})
-- 120 left for two gaps; then middles at 15, 135, 255.
row.distribution = "equalSpacing"
expect(xs(), {0, 30, 90, 60, 210, 90})
row.distribution = "equalCentering"
expect(xs(), {0, 30, 105, 60, 210, 90})
-- Gaps are at least the spacing: 70 and 60 are left for 120.
row.spacing = 70
row.frame = CGRect(0, 100, 320, 44)
expect(xs(), {0, 30, 100, 60, 230, 90})
expect(row.distribution, "equalCentering")

-- rule 5.4: 20 and 50 high in 60; baselines 0.9521484375 * 17 and 0.9521484375 * 34 below the top
local a, b = Box(40, 20), Box(40, 50)
local row = stack(CGRect(0, 100, 80, 60), {a, b})
local function ys()
  lay()
  return {a.frame.minY, a.frame.height, b.frame.minY, b.frame.height}
end
expect(ys(), {0, 60, 0, 60})
row.alignment = "top"
expect(ys(), {0, 20, 0, 50})
expect(row.alignment, "top")
row.alignment = "center"
expect(ys(), {20, 20, 5, 50})
row.alignment = "bottom"
expect(ys(), {40, 20, 10, 50})
row.alignment = "trailing"
expect(ys(), {40, 20, 10, 50})
UIApplication.shared.layoutRounding = "none"
local small, large = UILabel{text = "small"}, UILabel{text = "large", font = UIFont.systemFont(34)}
local texts = stack(CGRect(0, 200, 200, 100), {small, large}, {alignment = "firstBaseline"})
lay()
expect({large.frame.minY, small.frame.minY}, {0, 0.9521484375 * 17}, 1e-9)
texts.alignment = "lastBaseline"
lay()
-- The larger one reaches deepest, so it stands on the bottom. Lines are 122 and 61 thirds high.
local ascent = 0.9521484375
expect(large.frame.maxY, 100, 1e-9)
expect(small.frame.maxY, 100 - (122 / 3 - 34 * ascent) + (61 / 3 - 17 * ascent), 1e-9)

-- rule 5.5: 24 in place of 8 after the first; the standard distance is 8
local views = {Box(10, 50), Box(10, 50), Box(10, 50)}
local column = stack(CGRect(0, 100, 100, 182), views, {axis = "vertical", spacing = 8})
column:setCustomSpacing(24, views[1])
expect({column:customSpacing(views[1]), column:customSpacing(views[2]) == UIStackView.spacingUseDefault}, {24, true})
lay()
expect({views[2].frame.minY, views[3].frame.minY}, {74, 132})
column:setCustomSpacing(UIStackView.spacingUseDefault, views[1])
column.spacing = UIStackView.spacingUseSystem
column.frame = CGRect(0, 100, 100, 166)
lay()
expect({views[2].frame.minY, views[3].frame.minY}, {58, 116})

-- rule 5.6: 10 above, 20 below, 16 at the sides stay free
local a = Box()
local column = stack(CGRect(0, 100, 300, 100), {a}, {isLayoutMarginsRelativeArrangement = true})
column.layoutMargins = UIEdgeInsets(10, 16, 20, 16)
lay()
expect(a.frame, CGRect(16, 10, 268, 70))

-- rule 5.7: three of 100 in 320, 10 apart; without the middle one two of 155
local views = {Box(), Box(), Box()}
local column = stack(CGRect(0, 100, 100, 320), views, {axis = "vertical", distribution = "fillEqually", spacing = 10})
timeline:advance(0)
local calls = {}
UIView.animate{withDuration = 1, delay = 0, options = linear, animations = function()
  views[2].isHidden = true
end, completion = function() calls[#calls + 1] = views[2].layer.isHidden end}
-- The constraints and the model change at once, and what is shown moves; the view is seen until the end.
expect({views[2].isHidden, views[2].layer.isHidden, #column.arrangedSubviews}, {true, false, 3})
expect(frames(views), {CGRect(0, 0, 100, 155), CGRect(0, 160, 100, 0), CGRect(0, 165, 100, 155)})
timeline:advance(0)
expect({shown(views[1]).frame, shown(views[2]).frame}, {CGRect(0, 0, 100, 100), CGRect(0, 110, 100, 100)})
timeline:advance(0.5)
expect({shown(views[1]).frame, shown(views[2]).frame, shown(views[3]).frame},
  {CGRect(0, 0, 100, 127.5), CGRect(0, 135, 100, 50), CGRect(0, 192.5, 100, 127.5)})
timeline:advance(0.5)
expect({views[2].layer.isHidden, calls}, {true, {true}})
UIView.animate{withDuration = 1, delay = 0, options = linear, animations = function() views[2].isHidden = false end}
expect({views[2].isHidden, views[2].layer.isHidden}, {false, false})
timeline:advance(0.5)
expect(shown(views[2]).frame, CGRect(0, 135, 100, 50))
timeline:advance(0.5)
expect(views[2].frame, CGRect(0, 110, 100, 100))
-- Shown again before it was gone: it stays.
UIView.animate(1, function() views[2].isHidden = true end)
timeline:advance(0.5)
UIView.animate(1, function() views[2].isHidden = false end)
timeline:run()
expect({views[2].layer.isHidden, views[2].frame}, {false, CGRect(0, 110, 100, 100)})
-- Without animation it switches at once; the last one takes its spacing along.
views[3].isHidden = true
expect(views[3].layer.isHidden, true)
lay()
expect(frames(views), {CGRect(0, 0, 100, 155), CGRect(0, 165, 100, 155), CGRect(0, 320, 100, 0)})
views[1].isHidden, views[2].isHidden = true, true
lay()
views[2].isHidden = false
lay()
expect(views[2].frame, CGRect(0, 0, 100, 320))

-- rule 5.8: 50 and 0 exclude each other; 999 gives way
local row = Box()
local column = stack(CGRect(0, 100, 100, 100), {row, Box()}, {axis = "vertical"})
local height = row.heightAnchor:constraint{equalToConstant = 50}
height.isActive = true
lay()
row.isHidden = true
lay()
expect({row.frame.height, #UIApplication.shared.warnings}, {0, 1})
local report = UIApplication.shared.warnings[1].message
expect({report:find("UISV-hiding", 1, true) ~= nil, report:find("breaking constraint\n<NSLayoutConstraint #", 1, true) ~= nil,
  report:sub(-15) == "== 50 (active)>"}, {true, true, true})
row.isHidden = false
height.isActive = false
height.priority = 999
height.isActive = true
lay()
expect(row.frame.height, 50)
row.isHidden = true
lay()
expect({row.frame.height, #UIApplication.shared.warnings}, {0, 1})

-- rule 5.9: baselines 24 apart and 24 from both ends: 72 in all
UIApplication.shared.layoutRounding = "none"
local one, two = UILabel{text = "one"}, UILabel{text = "two"}
local column = UIStackView{arrangedSubviews = {one, two}}
column.axis, column.spacing, column.isBaselineRelativeArrangement = "vertical", 24, true
column.translatesAutoresizingMaskIntoConstraints = false
window:addSubview(column)
NSLayoutConstraint.activate{column.topAnchor:constraint{equalTo = window.topAnchor},
  column.leftAnchor:constraint{equalTo = window.leftAnchor}}
lay()
local ascent = 0.9521484375 * 17
expect({one.frame.minY + ascent, two.frame.minY + ascent, column.frame.height}, {24, 48, 72 - 0.0}, 1e-9)
expect({column.forFirstBaselineLayout == one, column.forLastBaselineLayout == two}, {true, true})
-- A view beside it stands on the last text's baseline.
local box = Box(10, 10)
window:addSubview(box)
box.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate{box.leftAnchor:constraint{equalTo = column.rightAnchor},
  box.lastBaselineAnchor:constraint{equalTo = column.lastBaselineAnchor}}
lay()
expect(box.frame.maxY, 48, 1e-9)
column.axis = "horizontal"
two.font = UIFont.systemFont(34)
lay()
-- The highest of a row has its baselines.
expect(column.forFirstBaselineLayout == two, true)
expect(box.frame.maxY, column.frame.minY + two.frame.maxY - (122 / 3 - 2 * ascent), 1e-9)

-- rule 5.10: 40 + 8 + 60 by 30, held by its content alone
local row = UIStackView{arrangedSubviews = {Box(40, 20), Box(60, 30)}}
row.spacing, row.alignment = 8, "center"
expect(row:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(108, 30))
row.translatesAutoresizingMaskIntoConstraints = false
window:addSubview(row)
NSLayoutConstraint.activate{row.centerXAnchor:constraint{equalTo = window.leftAnchor, constant = 100},
  row.topAnchor:constraint{equalTo = window.topAnchor, constant = 200}}
lay()
expect(row.frame, CGRect(46, 200, 108, 30))
expect(row.arrangedSubviews[1].frame, CGRect(0, 5, 40, 20))
row.arrangedSubviews[2].isHidden = true
lay()
expect(row.frame, CGRect(80, 200, 40, 20))
-- Gaps of equal length are no wider than they have to be.
row.distribution, row.arrangedSubviews[2].isHidden = "equalSpacing", false
lay()
expect(row.frame.width, 108)

-- rule 5.11: at a quarter, back at the start, and it is hidden all the same: what is hidden is the script's own
local views = {Box(), Box()}
local column = stack(CGRect(0, 100, 100, 200), views, {axis = "vertical", distribution = "fillEqually"})
timeline:advance(0)
local animator = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() views[2].isHidden = true end}
animator.fractionComplete = 0.25
timeline:advance(0)
expect({shown(views[1]).frame.height, views[2].layer.isHidden}, {125, false})
animator:continueAnimation(nil, 0)
timeline:run()
expect({views[1].frame.height, views[2].layer.isHidden}, {200, true})
views[2].isHidden = false
lay()
local back = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() views[2].isHidden = true end}
back.fractionComplete = 0.5
back:stopAnimation(true)
expect(views[2].layer.isHidden, true)

-- rule 5.12: a row of two columns; hiding one column's row leaves the other column as it is
local a, b, c, d = Box(), Box(), Box(), Box()
local function column(views) return UIStackView{arrangedSubviews = views, axis = "vertical", distribution = "fillEqually"} end
local left, right = column{a, b}, column{c, d}
local row = stack(CGRect(0, 100, 200, 100), {left, right}, {distribution = "fillEqually"})
lay()
expect({left.frame, right.frame, b.frame, d.frame},
  {CGRect(0, 0, 100, 100), CGRect(100, 0, 100, 100), CGRect(0, 50, 100, 50), CGRect(0, 50, 100, 50)})
UIView.animate{withDuration = 1, delay = 0, options = linear, animations = function() b.isHidden = true end}
timeline:advance(0.5)
expect({shown(a).frame.height, shown(d).frame.height}, {75, 50})
timeline:run()
left.isHidden = true
lay()
expect({right.frame, d.frame}, {CGRect(0, 0, 200, 100), CGRect(0, 50, 200, 50)})

-- rule 5.13: past the end, into itself, and what it does not arrange
local a = Box()
local row = stack(CGRect(0, 100, 200, 100), {a})
local ok, message = pcall(row.insertArrangedSubview, row, Box(), 2)
expect({ok, tostring(message):find("a whole number from 0 to 1, not 2", 1, true) ~= nil}, {false, true})
local ok, message = pcall(row.addArrangedSubview, row, row)
expect({ok, #row.arrangedSubviews}, {false, 1})
local plain = Box()
row:addSubview(plain)
row:removeArrangedSubview(plain)
expect(#UIApplication.shared.warnings, 1)
local ok = pcall(function() row.spacing = 0 / 0 end)
expect({ok, row.spacing}, {false, 0})

-- rule 5.14: spacing from the inside, as a subclass says
local Tight = class("Tight", UIStackView)
function Tight:updateConstraints()
  self.spacing = 4
  Tight.super.updateConstraints(self)
end
local a, b = Box(), Box()
local row = Tight{frame = CGRect(0, 100, 104, 10), distribution = "fillEqually"}
for _, view in ipairs{a, b} do row:addArrangedSubview(view) end
window:addSubview(row)
lay()
expect(frames{a, b}, {CGRect(0, 0, 50, 10), CGRect(54, 0, 50, 10)})

-- rule 5.15: 80 in 50: a wish misses by 30, and a required height is broken
for _, alignment in ipairs{"top", "center", "bottom"} do
  local view = Box(10, 10)
  stack(CGRect(0, 0, 100, 50), {view, Box(10, 10)}, {alignment = alignment})
  local height = view.heightAnchor:constraint{equalToConstant = 80}
  height.priority = 999.9
  height.isActive = true
  lay()
  expect(view.frame.height, 50)
  height.isActive = false
  height.priority = "required"
  height.isActive = true
  local told = #UIApplication.shared.warnings
  lay()
  expect(#UIApplication.shared.warnings, told + 1)
end

-- rule 5.16: a wish of 50 beats 49, and loses against 51
for count, expected in ipairs{30, 0} do
  local views = {}
  for index = 1, count do views[index] = Box(10) end
  local row = stack(CGRect.zero, views, {alignment = "top", translatesAutoresizingMaskIntoConstraints = false})
  local height = row.heightAnchor:constraint{equalToConstant = 30}
  height.priority = 50
  NSLayoutConstraint.activate{height, row.topAnchor:constraint{equalTo = window.topAnchor},
    row.leftAnchor:constraint{equalTo = window.leftAnchor}}
  lay()
  expect(row.frame.height, expected)
end

-- rule 5.17: 0, though it wishes for 20
local views = {Box(30, 10), Box()}
stack(CGRect(0, 0, 100, 50), views, {distribution = "fillProportionally"})
local width = views[2].widthAnchor:constraint{equalToConstant = 20}
width.priority = 999.5
width.isActive = true
lay()
expect(frames(views), {CGRect(0, 0, 100, 50), CGRect(100, 0, 0, 50)})

-- rule 5.18: no view has a width of its own: the gap has all of it
local views = {Box(), Box()}
stack(CGRect(0, 0, 100, 50), views, {distribution = "equalSpacing"})
for _ = 1, 2 do
  lay()
  expect(frames(views), {CGRect(0, 0, 0, 50), CGRect(100, 0, 0, 50)})
  views[1].isHidden = true
  lay()
  views[1].isHidden = false
end

-- rule 5.19: two sizes at 0 that took each other's place for ever; 22 of content, 19 as wished, and four gaps of 1
local inner, row = UIStackView{arrangedSubviews = {Box()}}, UIStackView()
row.translatesAutoresizingMaskIntoConstraints = false
window:addSubview(row)
local other = Box()
other.translatesAutoresizingMaskIntoConstraints = false
row:addSubview(other)
local column = UIStackView{alignment = "leading"}
for _, view in ipairs{Box(), inner, Box(), column, Box(22, 10)} do row:addArrangedSubview(view) end
row.distribution, row.spacing = "equalSpacing", 1
local wish = inner.arrangedSubviews[1].leftAnchor:constraint{lessThanOrEqualTo = inner.rightAnchor, constant = -19}
wish.priority = 750
NSLayoutConstraint.activate{wish,
  NSLayoutConstraint(inner, "leading", "greaterThanOrEqual", other, "centerX", 2, -700)}
local told = #UIApplication.shared.warnings
lay()
expect({#UIApplication.shared.warnings - told, row.frame.width}, {0, 45})
