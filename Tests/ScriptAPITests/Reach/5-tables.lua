local function list(counts, more)
  local source = more or {}
  source.asked = 0
  function source:numberOfSections() return #counts end
  function source:tableView_numberOfRowsInSection(table, section) return counts[section + 1] end
  function source:tableView_cellForRowAt(table, path)
    self.asked = self.asked + 1
    local cell = table:dequeueReusableCell("row", path)
    cell.textLabel.text = path.section .. "." .. path.row
    return cell
  end
  return source
end
local function tableWith(source, style, height)
  local table = UITableView(CGRect(0, 0, 300, height or 200), style or "plain")
  table:register(UITableViewCell, "row")
  table.contentInsetAdjustmentBehavior = "never"
  table.dataSource, table.delegate, kept = source, source, source
  window:addSubview(table)
  timeline:step()
  return table
end

-- name UITableView UITableViewCell: rows of 44 points, of which only the visible ones have cells
local source = list{30}
local table = tableWith(source)
expect(table.contentSize, CGSize(300, 30 * 44))
-- 200 points show rows 0 to 4: the fifth begins at 176.
expect({#table.visibleCells, source.asked}, {5, 5})
expect(table:rectForRow(IndexPath(7, 0)), CGRect(0, 308, 300, 44))
expect(table:cellForRow(IndexPath(2, 0)).textLabel.text, "0.2")
expect(table:cellForRow(IndexPath(9, 0)), nil)
expect(table:indexPathForRow(CGPoint(10, 100)).row, 2)
expect(table:indexPath(table:cellForRow(IndexPath(3, 0))).row, 3)
expect({table.numberOfSections, table:numberOfRows(0), table:numberOfRows(5)}, {1, 30, 0})

-- name dequeueReusableCell: cells that scroll away are used again
local source = list{30}
local table = tableWith(source)
local first = table:cellForRow(IndexPath(0, 0))
-- 440 to 640 is rows 10 to 14.
table:setContentOffset(CGPoint(0, 440), false)
timeline:step()
expect(table.indexPathsForVisibleRows[1].row, 10)
expect(#table.visibleCells, 5)
local isReused = false
for _, cell in ipairs(table.visibleCells) do isReused = isReused or cell == first end
expect(isReused, true)
expect(table:dequeueReusableCell("nobody"), nil)

-- name tableView_heightForRowAt rowHeight: heights from the delegate, else from the table
local source = list({3}, {tableView_heightForRowAt = function(self, table, path)
  if path.row == 1 then return 100 end
end})
local table = tableWith(source)
table.rowHeight = 50
timeline:step()
expect(table.contentSize.height, 50 + 100 + 50)
expect(table:rectForRow(IndexPath(2, 0)), CGRect(0, 150, 300, 50))

-- name automaticDimension: the constraints in a cell decide its height
local Tall = class("Tall", UITableViewCell)
function Tall:init(...)
  Tall.super.init(self, ...)
  local box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  self.contentView:addSubview(box)
  NSLayoutConstraint.activate{
    box.topAnchor:constraint{equalTo = self.contentView.topAnchor, constant = 10},
    self.contentView.bottomAnchor:constraint{equalTo = box.bottomAnchor, constant = 10},
    box.leadingAnchor:constraint{equalTo = self.contentView.leadingAnchor},
    box.heightAnchor:constraint{equalToConstant = 60},
  }
end
local source = {}
function source:tableView_numberOfRowsInSection() return 10 end
function source:tableView_cellForRowAt() return Tall() end
local table = tableWith(source)
-- Rows 0 to 2 fill 200 points at 80; the other seven are 44 until they come into view.
expect(#table.visibleCells, 3)
expect(table.contentSize.height, 3 * 80 + 7 * 44)
expect(table:rectForRow(IndexPath(1, 0)), CGRect(0, 80, 300, 80))

-- name tableView_titleForHeaderInSection tableView_viewForFooterInSection: headers of 28, footers as the delegate says
local bar = UIView(CGRect(0, 0, 300, 10))
local source = list({2, 3}, {
  tableView_titleForHeaderInSection = function(self, table, section) return "Section " .. section end,
  tableView_viewForFooterInSection = function(self, table, section) if section == 1 then return bar end end,
  tableView_heightForFooterInSection = function(self, table, section) return section == 1 and 10 or 0 end,
})
local table = tableWith(source, "grouped", 400)
expect(table:rectForHeader(1), CGRect(0, 28 + 88, 300, 28))
expect(table:rect(1), CGRect(0, 116, 300, 28 + 132 + 10))
expect(bar.frame, CGRect(0, 276, 300, 10))
expect(table.contentSize.height, 286)

-- name tableHeaderView: above everything, as high as it is
local table = tableWith(list{2})
table.tableHeaderView = UIView(CGRect(0, 0, 100, 70))
timeline:step()
expect(table:rectForRow(IndexPath(0, 0)).minY, 70)
expect(table.tableHeaderView.frame, CGRect(0, 0, 300, 70))

-- name plain: the header of a plain table stays, until its section pushes it out
local header = UIView(CGRect(0, 0, 300, 30))
local source = list({4, 4}, {
  tableView_viewForHeaderInSection = function(self, table, section) return section == 0 and header or UIView() end,
  tableView_heightForHeaderInSection = function() return 30 end,
})
local table = tableWith(source)
expect(header.frame.minY, 0)
table.contentOffset = CGPoint(0, 100)
timeline:step()
expect(header.frame.minY, 100)
-- Section 0 ends at 30 + 4 · 44 = 206, so 30 above that is as far as its header goes.
table.contentOffset = CGPoint(0, 190)
timeline:step()
expect(header.frame.minY, 176)

-- name didSelectRowAt indexPathForSelectedRow: a tap selects, and deselects the former
local told = {}
local source = list({30}, {
  tableView_willSelectRowAt = function(self, table, path) if path.row ~= 3 then return path end end,
  tableView_didSelectRowAt = function(self, table, path) told[#told + 1] = "select " .. path.row end,
  tableView_didDeselectRowAt = function(self, table, path) told[#told + 1] = "deselect " .. path.row end,
})
local table = tableWith(source)
local function tap(row)
  touch:tap(150, row * 44 + 22)
  timeline:run()
end
tap(1); tap(2); tap(3)
expect(told, {"select 1", "deselect 1", "select 2"})
expect({table.indexPathForSelectedRow.row, table:cellForRow(IndexPath(2, 0)).isSelected}, {2, true})
table:deselectRow(IndexPath(2, 0), true)
expect(table.indexPathForSelectedRow, nil)
table:selectRow(IndexPath(20, 0), false, "middle")
expect(#told, 3)
-- The middle of row 20 is 902, half the table is 100.
expect(table.contentOffset.y, 802)

-- name scrollToRow: as far as the content goes
local table = tableWith(list{10})
table:scrollToRow(IndexPath(9, 0), "top", false)
expect(table.contentOffset.y, 440 - 200)
table:scrollToRow(IndexPath(0, 0), "bottom", false)
expect(table.contentOffset.y, 0)
table:scrollToRow(IndexPath(5, 0), "none", true)
timeline:run()
-- Row 5 ends at 264.
expect(table.contentOffset.y, 64)

-- name UITableViewController UICollectionViewController: the controller provides the rows
local List = class("List", UITableViewController)
function List:tableView_numberOfRowsInSection() return 3 end
function List:tableView_cellForRowAt() return UITableViewCell("default", "row") end
function List:tableView_didSelectRowAt(table, path) self.chosen = path.row end
local list = List()
window.rootViewController = list
timeline:run()
expect({#list.tableView.visibleCells, list.tableView == list.view}, {3, true})
touch:tap(100, list.tableView.adjustedContentInset.top + 66)
timeline:run()
expect(list.chosen, 1)

-- name value1 subtitle: where the labels of a cell lie
local cell = UITableViewCell("subtitle")
cell.frame = CGRect(0, 0, 300, 60)
cell.textLabel.text, cell.detailTextLabel.text = "above", "below"
cell:layoutIfNeeded()
expect({cell.textLabel.frame.minX, cell.textLabel.frame.maxY}, {16, cell.detailTextLabel.frame.minY})
expect(UITableViewCell().detailTextLabel, nil)

-- name setSelected setHighlighted: the table calls them for a row, and a subclass overrides them
local told = {}
local Row = class("Row", UITableViewCell)
function Row:setSelected(on, animated)
  Row.super.setSelected(self, on, animated)
  told[#told + 1] = (on and "selected" or "deselected") .. (animated and ", animated" or "")
end
function Row:setHighlighted(on, animated)
  Row.super.setHighlighted(self, on, animated)
  told[#told + 1] = on and "down" or "up"
end
local source = list{30}
function source:tableView_cellForRowAt(table, path) return table:dequeueReusableCell("own", path) end
local table = tableWith(list{0})
table:register(Row, "own")
table.dataSource, kept = source, source
table:reloadData()
timeline:step()
touch:tap(150, 66)
timeline:run()
local once = {}
for _, word in ipairs(told) do once[word] = (once[word] or 0) + 1 end
expect({#told, once.down, once.selected, once.up}, {3, 1, 1, 1})
expect({table:cellForRow(IndexPath(1, 0)).isSelected, table:cellForRow(IndexPath(1, 0)).isHighlighted}, {true, false})
told = {}
table:selectRow(IndexPath(2, 0), true)
expect(told, {"deselected, animated", "selected, animated"})
table:deselectRow(IndexPath(2, 0))
expect(told[3], "deselected")
-- A cell that comes into view again says what the table knows of its row.
table:selectRow(IndexPath(3, 0))
table:setContentOffset(CGPoint(0, 600), false)
timeline:step()
told = {}
table:setContentOffset(CGPoint(0, 0), false)
timeline:step()
expect(table:cellForRow(IndexPath(3, 0)).isSelected, true)
expect(table:cellForRow(IndexPath(2, 0)).isSelected, false)

-- name separatorStyle separatorColor separatorInset: a line of one pixel at the foot of each row, 16 from the left
local source = list{3}
local table = tableWith(source)
expect(table.backgroundColor == UIColor.systemBackground, true)
local function line(row, section)
  local cell = table:cellForRow(IndexPath(row, section or 0))
  for _, view in ipairs(cell.subviews) do
    if view.frame.height < 1 and not view.isHidden then return view end
  end
end
-- The screen has three pixels a point; rows are 300 by 44.
expect(line(0).frame, CGRect(16, 44 - 1 / 3, 284, 1 / 3), 1e-9)
expect({line(2) ~= nil, line(0).backgroundColor == UIColor.separator}, {true, true})
table.separatorColor, table.separatorInset = UIColor.red, UIEdgeInsets(0, 40, 0, 10)
expect({line(1).frame.minX, line(1).frame.width, line(1).backgroundColor == UIColor.red}, {40, 250, true})
table:cellForRow(IndexPath(1, 0)).separatorInset = UIEdgeInsets.zero
expect({line(1).frame.width, line(0).frame.width}, {300, 250})
table.separatorStyle = "none"
expect(line(0), nil)
-- In wide tables the lines, and the words, begin at 20.
local table = UITableView(CGRect(0, 0, 430, 200))
expect(table.separatorInset.left, 20)

-- name selectionStyle: a selected or touched row has a grey ground, and no line at its edges
local source = list{4}
local table = tableWith(source)
local function parts(row)
  local cell, ground, line = table:cellForRow(IndexPath(row, 0)), 0, false
  for _, view in ipairs(cell.subviews) do
    if view.backgroundColor == UIColor.systemGray4 then ground = view.alpha end
    if view.frame.height < 1 then line = not view.isHidden end
  end
  return {ground, line}
end
table:selectRow(IndexPath(2, 0), false)
expect({parts(0), parts(1), parts(2), parts(3)}, {{0, true}, {0, false}, {1, false}, {0, true}})
local ground = table:cellForRow(IndexPath(2, 0)).subviews[1]
expect({ground.frame, ground.backgroundColor == UIColor.systemGray4}, {CGRect(0, 0, 300, 44), true})
table:deselectRow(IndexPath(2, 0), false)
expect({parts(1), parts(2)}, {{0, true}, {0, true}})
-- A finger that stays on a row for longer than a scroll view waits.
touch:down(100, 66)
timeline:advance(0.3)
expect(parts(1), {1, false})
touch:up()
timeline:run()
expect(table.indexPathForSelectedRow.row, 1)
-- Where nothing can be selected, nothing is highlighted.
table.allowsSelection = false
touch:down(100, 22)
timeline:advance(0.3)
expect(parts(0)[1], 0)
touch:up()
timeline:run()
table.allowsSelection = true
-- It fades where the change is animated, and with the block where it is in one.
local start = timeline.now
table:deselectRow(IndexPath(1, 0), true)
timeline:run()
expect({timeline.now - start, parts(1)[1]}, {0.3, 0}, 1e-6)
table:selectRow(IndexPath(1, 0), false)
UIView.animate{withDuration = 1, delay = 0, options = "curveLinear", animations = function()
  table:deselectRow(IndexPath(1, 0), false)
end}
timeline:advance(0.25)
expect(table:cellForRow(IndexPath(1, 0)).subviews[1].layer:presentation().opacity, 0.75, 1e-6)
timeline:run()
-- None shows nothing, and a view of the app's is shown instead.
local cell = table:cellForRow(IndexPath(3, 0))
cell.selectionStyle = "none"
table:selectRow(IndexPath(3, 0), false)
expect(parts(3), {0, true})
cell.selectionStyle, cell.selectedBackgroundView = "default", UIView()
expect({parts(3), cell.selectedBackgroundView.isHidden}, {{0, false}, false})

-- name grouped: rows on a grey ground, a line from side to side above the first of a group and below its last
local source = list{2, 1}
local table = tableWith(source, "grouped", 300)
expect(table.backgroundColor == UIColor.systemGroupedBackground, true)
local function line(row)
  for _, view in ipairs(table:cellForRow(row).subviews) do
    if view.frame.height < 1 and not view.isHidden and view.frame.minY > 0 then return view.frame.minX end
  end
end
local function above(row, section)
  for _, view in ipairs(table:cellForRow(IndexPath(row, section)).subviews) do
    if view.frame.height < 1 and view.frame.minY == 0 and not view.isHidden then return view.frame end
  end
end
local pixel = CGRect(0, 0, 300, 1 / 3)
expect({above(0, 0), above(0, 1)}, {pixel, pixel})
expect(above(1, 0), nil)
table:selectRow(IndexPath(0, 0), false)
expect(above(0, 0), nil)
table:deselectRow(IndexPath(0, 0), false)
table.separatorStyle = "none"
expect(above(0, 0), nil)
table.separatorStyle = "singleLine"
expect(above(0, 0), pixel)
local cell = table:cellForRow(IndexPath(0, 0))
expect({line(IndexPath(0, 0)), line(IndexPath(1, 0)), line(IndexPath(0, 1))}, {16, 0, 0})
expect(cell.backgroundColor == UIColor.secondarySystemGroupedBackground, true)
-- 18 above and below each group.
expect(table:rectForRow(IndexPath(0, 1)), CGRect(0, 18 + 88 + 36, 300, 44))

-- name insetGrouped: cards 16 from the sides, round at their ends, without a line at the foot
local table = tableWith(list{2, 1}, "insetGrouped", 300)
local function corners(row, section)
  local layer = table:cellForRow(IndexPath(row, section)).layer
  return {layer.cornerRadius, layer.maskedCorners}
end
expect(table:rectForRow(IndexPath(0, 0)), CGRect(16, 18, 268, 44))
expect(corners(0, 0), {10, {"layerMinXMinYCorner", "layerMaxXMinYCorner"}})
expect(corners(1, 0), {10, {"layerMinXMaxYCorner", "layerMaxXMaxYCorner"}})
expect(#corners(0, 1)[2], 4)
local function lines(row, section)
  for _, view in ipairs(table:cellForRow(IndexPath(row, section)).subviews) do
    if view.frame.height < 1 then return not view.isHidden end
  end
  return false
end
expect({lines(0, 0), lines(1, 0), lines(0, 1)}, {true, false, false})

-- name backgroundColor: what the app has coloured keeps its colour
local source = list{2}
local make = source.tableView_cellForRowAt
function source:tableView_cellForRowAt(table, path)
  local cell = make(self, table, path)
  if path.row == 1 then cell.backgroundColor = UIColor.clear end
  return cell
end
local table = tableWith(source)
expect(table:cellForRow(IndexPath(0, 0)).backgroundColor == UIColor.systemBackground, true)
expect(table:cellForRow(IndexPath(1, 0)).backgroundColor == UIColor.clear, true)

-- name insetGrouped separatorInset: with the bars of iOS 26 cards are rounder, and lines end before the right edge
UIApplication.shared.barEra = "glass"
local plain, cards = tableWith(list{2}), tableWith(list{2}, "insetGrouped", 300)
expect({plain.separatorInset, cards.separatorInset}, {UIEdgeInsets(0, 16, 0, 8), UIEdgeInsets(0, 16, 0, 16)})
expect(cards:cellForRow(IndexPath(0, 0)).layer.cornerRadius, 26)
UIApplication.shared.barEra = "classic"

-- name UITableViewCell snapshotView: a copy of a cell shows its ground and its line
local table = tableWith(list{2})
timeline:step()
local cell = table:cellForRow(IndexPath(0, 0))
local copy = cell:snapshotView(true)
expect({copy ~= nil, copy.bounds.size}, {true, CGSize(300, 44)})
local function lines(layer)
  local count = layer.bounds.height < 1 and 1 or 0
  for _, child in ipairs(layer.sublayers) do count = count + lines(child) end
  return count
end
expect(lines(copy.layer), 1)

-- name accessoryType accessoryView: signs at the right side, from which the content keeps clear
local source = list{5}
local table = tableWith(source)
local kinds = {"none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"}
for row, kind in ipairs(kinds) do
  local cell = table:cellForRow(IndexPath(row - 1, 0))
  expect(cell.accessoryType, "none")
  cell.accessoryType = kind
end
timeline:step()
local function signs(row)
  local frames = {}
  for _, view in ipairs(table:cellForRow(IndexPath(row, 0)).subviews) do
    if view.layer:isKind(CAShapeLayer) then
      local frame = view.frame
      frames[#frames + 1] = {frame.minX, frame.minY, frame.width, frame.height}
    end
  end
  return frames
end
local function content(row)
  local cell = table:cellForRow(IndexPath(row, 0))
  return {cell.contentView.frame.width, cell.textLabel.frame.minX, cell.textLabel.frame.width}
end
-- Rows are 300 by 44. The arrow is 10.5 by 14, 16 from the edge; the checkmark 19 by 18, 18.5 from it; the button 22 wide.
expect({signs(0), content(0)}, {{}, {300, 16, 268}})
expect({signs(1), content(1)}, {{{273.5, 15, 10.5, 14}}, {273.5, 16, 249.5}})
expect({signs(2), content(2)}, {{{273.5, 15, 10.5, 14}, {243.5, 11, 22, 22}}, {243.5, 16, 219.5}})
expect({signs(3), content(3)}, {{{262.5, 13, 19, 18}}, {260, 16, 236}})
expect({signs(4), content(4)}, {{{262, 11, 22, 22}}, {262, 16, 238}})
-- The arrow is grey; the checkmark has the tint colour, and takes another.
local function color(row)
  for _, view in ipairs(table:cellForRow(IndexPath(row, 0)).subviews) do
    if view.layer:isKind(CAShapeLayer) then return view.layer.strokeColor end
  end
end
expect({color(1) == UIColor.tertiaryLabel, color(3) == table.tintColor}, {true, true})
table.tintColor = UIColor.purple
expect({color(1) == UIColor.tertiaryLabel, color(3) == UIColor.purple}, {true, true})
-- A view of the app's stands in the sign's place, as large as it is.
local cell = table:cellForRow(IndexPath(1, 0))
local own = UIView(CGRect(0, 0, 40, 20))
cell.accessoryView = own
timeline:step()
expect({signs(1), own.frame, content(1)}, {{}, CGRect(244, 12, 40, 20), {244, 16, 220}})
cell.accessoryView = nil
timeline:step()
expect({#signs(1), own.superview, content(1)}, {1, nil, {273.5, 16, 249.5}})
cell.accessoryType = "none"
timeline:step()
expect({signs(1), content(1)}, {{}, {300, 16, 268}})
expect(pcall(function() cell.accessoryView = table end), false)
expect(pcall(function() cell.accessoryType = "arrow" end), false)

-- name tableView_accessoryButtonTappedForRowWith: the button at the side is told of, and selects nothing
local told = {}
local source = list({3}, {
  tableView_accessoryButtonTappedForRowWith = function(self, table, path) told[#told + 1] = "more " .. path.row end,
  tableView_didSelectRowAt = function(self, table, path) told[#told + 1] = "row " .. path.row end,
})
local table = tableWith(source)
table:cellForRow(IndexPath(1, 0)).accessoryType = "detailButton"
table:cellForRow(IndexPath(2, 0)).accessoryType = "disclosureIndicator"
timeline:step()
touch:tap(273, 66)
timeline:run()
expect(told, {"more 1"})
touch:tap(278, 110)
timeline:run()
touch:tap(100, 66)
timeline:run()
expect(told, {"more 1", "row 2", "row 1"})

-- name automaticDimension textLabel detailTextLabel: a cell's own labels decide its height
local function heights(make)
  local source = {}
  function source:tableView_numberOfRowsInSection() return 1 end
  function source:tableView_cellForRowAt() return make() end
  local table = tableWith(source)
  return table:rectForRow(IndexPath(0, 0)).height
end
local function cell(style, text, detail)
  return function()
    local made = UITableViewCell(style, "row")
    made.textLabel.text, made.textLabel.numberOfLines = text, 0
    if detail then made.detailTextLabel.text = detail end
    return made
  end
end
expect({heights(cell("default", "a")), heights(cell("value1", "a", "b"))}, {44, 44})
expect({heights(cell("subtitle", "a", "b")), heights(cell("subtitle", "a", "")), heights(cell("subtitle", "a"))}, {55.5, 44, 44})
-- Three lines of 20.287 are 60.861, 61 to the pixel, with 11 above and below.
expect(heights(cell("default", "a\nb\nc")), 83, 1e-9)
-- And 14.320 of the detail, 14.333.
expect(heights(cell("subtitle", "a\nb\nc", "d")), 61 + 43 / 3 + 20, 1e-9)
UIApplication.shared.barEra = "glass"
expect({heights(cell("default", "a")), heights(cell("subtitle", "a", "b"))}, {51.5, 70.5})
UIApplication.shared.barEra = "classic"
-- What is pinned to the margins of the content has 11 above and below, and stands 16 from the sides.
local pinned
local height = heights(function()
  local made = UITableViewCell("default", "row")
  pinned = UILabel{text = "a"}
  pinned.translatesAutoresizingMaskIntoConstraints = false
  made.contentView:addSubview(pinned)
  local guide = made.contentView.layoutMarginsGuide
  NSLayoutConstraint.activate{
    pinned.topAnchor:constraint{equalTo = guide.topAnchor}, pinned.bottomAnchor:constraint{equalTo = guide.bottomAnchor},
    pinned.leadingAnchor:constraint{equalTo = guide.leadingAnchor},
    pinned.trailingAnchor:constraint{equalTo = guide.trailingAnchor},
  }
  return made
end)
timeline:step()
expect({height, pinned.frame.minX, pinned.frame.minY, pinned.frame.width}, {61 / 3 + 22, 16, 11, 268}, 1e-9)

-- name reloadData contentOffset: with fewer rows the table goes back to its last ones
local count = 100
local source = {}
function source:tableView_numberOfRowsInSection() return count end
function source:tableView_cellForRowAt() return UITableViewCell("default", "row") end
local table = tableWith(source)
local height = table.bounds.height
table.contentInsetAdjustmentBehavior = "never"
table.contentOffset = CGPoint(0, 100 * 44 - height)
count = 30
table:reloadData()
timeline:step()
expect({table.contentOffset.y, table.visibleCells[#table.visibleCells].frame.maxY}, {30 * 44 - height, 30 * 44})
count = 1
table:reloadData()
timeline:step()
expect({table.contentOffset.y, #table.visibleCells}, {0, 1})
