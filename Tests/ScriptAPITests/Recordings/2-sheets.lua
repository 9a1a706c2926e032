-- A sheet over the whole screen, and a finger on it. `way` is how far the sheet is below its place, as shown.
local base, card = UIViewController(), UIViewController()
window.rootViewController = base
card.modalPresentationStyle = "pageSheet"
base:present(card, false)
timeline:run()
local top = card.view.frame.minY
local function way() return card.view.layer:presentation().frame.minY - top end
local function drag(distance, speed)
  local steps = math.floor(distance / speed * 120 + 0.5)
  touch:down(100, 200)
  for step = 1, steps do
    timeline:advance(1 / 120)
    touch:move(100, 200 + distance * step / steps)
  end
  timeline:advance(0)
end

-- rule 2.1: a finger 200 down on a list: the sheet goes 190, the content stays
local list = UIScrollView(card.view.bounds)
list.contentSize = CGSize(393, 3000)
card.view:addSubview(list)
timeline:step()
drag(200, 600)
local rest = -list.adjustedContentInset.top
expect({way(), list.contentOffset.y}, {190, rest}, 1e-6)

-- rule 2.2: a finger 180 down: 170
drag(180, 600)
expect(way(), 170, 1e-6)

-- rule 2.3: 900 and 975 come back, 1000 leaves
drag(900 * 18 / 120, 900)
touch:up()
timeline:run()
expect(base.presentedViewController == card, true)
drag(975 * 18 / 120, 975)
touch:up()
timeline:run()
expect(base.presentedViewController == card, true)
drag(1000 * 18 / 120, 1000)
touch:up()
timeline:run()
expect(base.presentedViewController, nil)

-- rule 2.4: x(t) = x0 · (1 + ωt) · e^(-ωt), ω = √(1000/3), from rest
drag(180, 600)
timeline:advance(0.5)
local start, omega = timeline.now, math.sqrt(1000 / 3)
touch:up()
for _, time in ipairs{0.0553, 0.0886, 0.1553, 0.2553} do
  timeline:advance(start + time - timeline.now)
  expect(way(), 170 * (1 + omega * time) * math.exp(-omega * time), 1e-6)
end

-- rule 2.5: the rows of a table controller in a sheet over the whole screen: 100 of 44, of which 793 points are seen
local Rows = class("Rows", UITableViewController)
function Rows:tableView_numberOfRowsInSection() return 100 end
function Rows:tableView_cellForRowAt(table, path) return UITableViewCell("default", "row") end
timeline:run()
base:dismiss(false)
local rows = Rows()
rows.modalPresentationStyle = "pageSheet"
base:present(rows, false)
timeline:run()
local function pull(from, to)
  touch:drag{from = CGPoint(100, from), to = CGPoint(100, to), duration = 0.4, hold = 0.3}
  timeline:run()
  return {rows.tableView.contentOffset.y, rows.view.frame.minY == top, base.presentedViewController == rows}
end
-- Up scrolls, less 10 of slop, and so does down until the top; from the top down the sheet goes.
expect(pull(600, 400), {190, true, true}, 1e-6)
expect(pull(400, 500), {100, true, true}, 1e-6)
expect(pull(200, 800), {0, true, true}, 1e-6)
pull(200, 800)
expect(base.presentedViewController, nil)

-- rule 2.6: on 393 by 852, of which 59 are covered above and 34 below, the largest value is 759
base:dismiss(false)
local Detent = UISheetPresentationController.Detent
local function frame(detent)
  local card = UIViewController{modalPresentationStyle = "pageSheet"}
  card.sheetPresentationController.detents = {detent}
  base:present(card, false)
  timeline:run()
  local frame = card.view.frame
  base:dismiss(false)
  timeline:run()
  return frame
end
local most
local function height(value)
  return frame(Detent.custom{identifier = "value", resolver = function(context)
    most = context.maximumDetentValue
    return value
  end})
end
expect({height(200), most}, {CGRect(0, 618, 393, 234), 759})
expect(height(600), CGRect(0, 218, 393, 634))
expect(height(10000), CGRect(0, 59, 393, 793))
expect(frame(Detent.large()), CGRect(0, 59, 393, 793))
-- 0.56 of 759 is 425.04, which is 425 in whole pixels.
expect(frame(Detent.medium()), CGRect(0, 393, 393, 459))
