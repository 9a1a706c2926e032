-- Sheet with a list: a panel over a map rests at three heights, and the list in it scrolls only when it is all up.
--
-- Look for: one finger does both. While the panel is up and the list has been scrolled, the list moves; when the list
-- is back at its top and the finger still goes down, the panel takes over, without a jump. Let go, the panel springs to
-- the height that is nearest to where the finger would be a fifth of a second later.
--
--   playhead Examples/sheet-list.lua        prints the account at the end of this file
--   playhead -i Examples/sheet-list.lua     and leaves drag(from, to), rest(height) and panel to play with

local scenery = require "shared.scenery"
local WIDTH, HEIGHT, GREY = window.bounds.width, window.bounds.height, UIColor.secondaryLabel
-- Where the panel's top rests: all up, half way, and with nothing but its head to be seen.
local RESTS = {scenery.top() + 24, math.floor(HEIGHT / 2), HEIGHT - 130}
local HEAD = 64

local PLACES = {
  {"Forno Marini", "Bakery · 4 min", "4.1"}, {"Green Window", "Tea room · 6 min", "4.6"},
  {"Porta Antica", "Restaurant · 7 min", "4.3"}, {"Lamp & Leaf", "Books · 9 min", "4.8"},
  {"The Blue Tram", "Bar · 10 min", "3.9"}, {"Sorbetto", "Ice cream · 11 min", "4.7"},
  {"Casa dei Fiori", "Florist · 12 min", "4.4"}, {"Officina Sette", "Bicycles · 14 min", "4.5"},
  {"Molo Quattro", "Fish · 15 min", "4.2"}, {"Vinyl Kitchen", "Records · 16 min", "4.9"},
  {"Piazza Libri", "Books · 18 min", "4.0"}, {"Night Oven", "Bakery · 21 min", "4.6"},
  {"Old Ropewalk", "Museum · 24 min", "4.3"}, {"Salt House", "Rooms · 26 min", "4.5"},
}

local Panel = class("Panel", NSObject, "UIGestureRecognizerDelegate", "UITableViewDataSource", "UITableViewDelegate")

function Panel:init(parent)
  local card = scenery.card(parent, CGRect(0, RESTS[2], WIDTH, HEIGHT - RESTS[1] + 40))
  scenery.block(card, CGRect(WIDTH / 2 - 18, 6, 36, 5), UIColor.systemGray4, 2.5)
  scenery.words(card, "Around here", 16, 22, {size = 22, weight = "bold"})
  self.card, self.list = card, UITableView(CGRect(0, HEAD, WIDTH, HEIGHT - RESTS[1] - HEAD))
  self.card.accessibilityIdentifier = "panel"
  self.list.rowHeight, self.list.bounces, self.list.isScrollEnabled = 64, false, false
  self.list.separatorInset = UIEdgeInsets(0, 74, 0, 0)
  self.list:register(UITableViewCell, "place")
  self.list.dataSource, self.list.delegate = self, self
  card:addSubview(self.list)
  local pan = UIPanGestureRecognizer(self, "follow")
  pan.delegate = self
  card:addGestureRecognizer(pan)
end

function Panel:tableView_numberOfRowsInSection(list, section) return #PLACES end

function Panel:tableView_cellForRowAt(list, path)
  local cell, place, score = list:dequeueReusableCell("place", path), PLACES[path.row + 1],
    {width = 60, alignment = "right", color = UIColor.systemOrange}
  for _, part in ipairs(cell.contentView.subviews) do part:removeFromSuperview() end
  ---@type UIColor[]
  local colors = {UIColor.systemOrange, UIColor.systemTeal, UIColor.systemIndigo}
  scenery.avatar(cell.contentView, 16, 10, 44, place[1]:sub(1, 1), colors[path.row % 3 + 1])
  scenery.words(cell.contentView, place[1], 74, 11, {weight = "semibold"})
  scenery.words(cell.contentView, place[2], 74, 34, {size = 15, color = GREY})
  scenery.words(cell.contentView, place[3], WIDTH - 76, 21, score)
  return cell
end

-- The list's own recogniser and the panel's see the same finger.
function Panel:gestureRecognizer_shouldRecognizeSimultaneouslyWith(pan, other) return true end

function Panel:top() return self.card.frame.minY end

function Panel:put(top) self.card.frame = CGRect(0, top, WIDTH, self.card.frame.height) end

-- Whether the finger moves the panel: unless it is all up, and the list has somewhere to go.
function Panel:holds(step)
  return self:top() > RESTS[1] or not self.list.isScrollEnabled or (step > 0 and self.list.contentOffset.y <= 0)
end

function Panel:follow(pan)
  local moved = pan:translation(window).y
  if pan.state == "began" then self.last = 0 end
  local step = moved - self.last
  self.last = moved
  if pan.state == "began" or pan.state == "changed" then
    if not self:holds(step) then return end
    self:put(math.min(math.max(self:top() + step, RESTS[1]), RESTS[3]))
    self.isHeld = self:top() > RESTS[1]
  else
    self.isHeld = false
    if self:top() > RESTS[1] or not self.list.isScrollEnabled then
      self:settle(self:top() + pan:velocity(window).y / 5)
    end
  end
end

-- Takes back the scrolling that the list would do while the panel moves.
function Panel:scrollViewDidScroll(list)
  if self.isHeld and list.contentOffset.y ~= 0 then list.contentOffset = CGPoint.zero end
end

function Panel:settle(aim)
  local nearest = RESTS[1]
  for _, top in ipairs(RESTS) do
    if math.abs(top - aim) < math.abs(nearest - aim) then nearest = top end
  end
  self.list.isScrollEnabled = nearest == RESTS[1]
  UIView.animate{
    withDuration = 0.5, delay = 0, usingSpringWithDamping = 0.8, initialSpringVelocity = 0,
    animations = function() self:put(nearest) end,
  }
end

-- Globals, so that the shell can reach them.
town = UIViewController{title = "town"}
window.rootViewController = town
scenery.map(town.view)
for index, spot in ipairs{{0.5, 0.2}, {0.24, 0.34}, {0.78, 0.28}, {0.62, 0.43}} do
  scenery.pin(town.view, WIDTH * spot[1], HEIGHT * spot[2], index == 1 and UIColor.systemRed or UIColor.systemOrange)
end
panel = Panel(town.view)

function rest(height) panel:settle(RESTS[height]) end

-- Puts a finger down, and moves it up or down in half a second; it rests there, and touch:up() lets go.
function drag(from, to)
  touch:drag{from = CGPoint(WIDTH / 2, from), to = CGPoint(WIDTH / 2, to), duration = 0.5, hold = 0.1, release = false}
  timeline:run()
end

-- The account: where the panel's top is on screen, and how far the list has been scrolled, on the way and after.
local function account(title, from, to)
  local begin = timeline.now
  drag(from, to)
  local line = string.format("%-22s", title)
  for quarter = 0, 4 do
    timeline:seek(begin + quarter / 8)
    local top, offset = panel.card.layer:presentation().frame.minY, timeline:value(panel.list, "bounds.origin.y")
    line = line .. string.format("%9.1f %5.1f", top, offset)
  end
  if title == "down, all the way" then
    timeline:seek(begin + 0.4)
    timeline:mark("picture")
  end
  timeline:live()
  touch:up()
  timeline:run()
  print(string.format("%s%9.1f %5.1f", line, panel:top(), panel.list.contentOffset.y))
end

timeline:run()
print("panel's top, list            at 0 %           25 %           50 %           75 %          100 %        at rest")
account("up from half way", RESTS[2] + 30, RESTS[1] + 100)
account("up in the list", HEIGHT - 200, HEIGHT - 350)
account("down, all the way", RESTS[1] + 200, RESTS[1] + 560)
account("a little up again", RESTS[3] + 30, RESTS[3] + 10)
rest(2)
timeline:run()
print(string.format("at rest: the panel's top is at %g of %g pt", panel:top(), HEIGHT))
