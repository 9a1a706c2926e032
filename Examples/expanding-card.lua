-- Expanding card: a card in a stack view opens and closes by hiding a row, and its neighbours make room.
--
-- Look for: nothing but isHidden changes. The stack view takes the place of a hidden row away, the card is as high as
-- its rows, and layoutIfNeeded() in the block moves everything together. The row is seen until the block has ended, and
-- isHidden of its layer switches then.
--
--   playhead Examples/expanding-card.lua        prints the account at the end of this file
--   playhead -i Examples/expanding-card.lua     and leaves toggle(card) and cards to play with

local scenery = require "shared.scenery"
local LINE, DETAIL, GAP, INSET = 44, 120, 8, 8 -- the height of a line, of a detail

-- A row of the card, as high as it asks to be, and as wide as it is made.
local Row = class("Row", UIView)

function Row:init(height, color)
  Row.super.init(self)
  self.height, self.backgroundColor, self.clipsToBounds = height, color, true
end

function Row:intrinsicContentSize() return CGSize(UIView.noIntrinsicMetric, self.height) end

-- A title that is always there, above what it opens.
local Card = class("Card", UIStackView)

function Card:init(color, name, time, words)
  Card.super.init(self)
  self.axis, self.spacing = "vertical", GAP
  self.title, self.detail = Row(LINE, color), Row(DETAIL, UIColor.systemBackground)
  local width = window.bounds.width - 2 * INSET
  self.title.layer.cornerRadius, self.detail.layer.cornerRadius = 10, 10
  scenery.words(self.title, name, 16, 12, {weight = "semibold", color = UIColor.white})
  scenery.words(self.title, time, width - 116, 12, {width = 100, alignment = "right", color = UIColor.white})
  scenery.words(self.detail, words, 16, 14, {numberOfLines = 0, width = width - 32})
  self:addArrangedSubview(self.title)
  self:addArrangedSubview(self.detail)
  self.detail.isHidden = true
  self:addGestureRecognizer(UITapGestureRecognizer(function() toggle(self) end))
end

-- Globals, so that the shell can reach them.
cards = {
  Card(UIColor.systemBlue, "Basel", "7:02", "Coach 7, seat 46, by the window. Coffee comes after Olten."),
  Card(UIColor.systemGreen, "Milano", "10:37", "Change at Arth-Goldau, same platform. The lake is on the left."),
  Card(UIColor.systemRed, "Torino", "12:50", "Arrives at Porta Nuova. The hotel is across the square."),
}
list = UIStackView{arrangedSubviews = cards}
list.axis, list.spacing = "vertical", GAP
list.isLayoutMarginsRelativeArrangement = true
list.translatesAutoresizingMaskIntoConstraints = false
page = UIViewController{title = "Friday"}
page.view.backgroundColor = UIColor.systemGroupedBackground
page.view:addSubview(list)
NSLayoutConstraint.activate{
  list.topAnchor:constraint{equalTo = page.view.safeAreaLayoutGuide.topAnchor},
  list.leadingAnchor:constraint{equalTo = page.view.leadingAnchor},
  list.trailingAnchor:constraint{equalTo = page.view.trailingAnchor}}

-- Bars around it: a large title, and buttons above and below. The list keeps clear of them by the safe area.
local function system(name) return UIBarButtonItem{barButtonSystemItem = name, target = nil, action = nil} end
page.navigationItem.rightBarButtonItem = system("edit")
page.toolbarItems = {
  system("bookmarks"), system("flexibleSpace"), system("refresh"), system("flexibleSpace"), system("action")}
navigation = UINavigationController(page)
navigation.navigationBar.prefersLargeTitles, navigation.isToolbarHidden = true, false
window.rootViewController = navigation
window:layoutIfNeeded()

-- Opens a card and closes the one that is open.
function toggle(card)
  local opens = card.detail.isHidden
  UIView.animate{
    withDuration = 0.4,
    animations = function()
      for _, other in ipairs(cards) do other.detail.isHidden = not (opens and other == card) end
      window:layoutIfNeeded()
    end,
  }
end

-- The account: where the titles stand and how high the details are, at each quarter of a change.
local function account(name, change)
  local begin = timeline.now
  change()
  local finish = timeline:run()
  print(name)
  for quarter = 0, 4 do
    timeline:seek(begin + (finish - begin) * quarter / 4)
    if name == "open the last, which closes the first" and quarter == 2 then timeline:mark("picture") end
    local line = string.format("%5d %%", quarter * 25)
    for _, card in ipairs(cards) do
      local title, detail = card.title.layer:presentation(), card.detail.layer:presentation()
      line = line .. string.format("%9.2f %7.2f", title:convert(title.bounds, {to = window.layer:presentation()}).minY,
        detail.bounds.height)
    end
    print(line)
  end
  timeline:live()
end

print("       title, detail of each card")
account("open the first", function() toggle(cards[1]) end)
account("open the last, which closes the first", function() toggle(cards[3]) end)
account("close the last", function() toggle(cards[3]) end)
touch:tap(cards[2].title)
timeline:run()
print(string.format("after a tap on the second: list %g high, %d warnings", list.frame.height,
  #UIApplication.shared.warnings))
touch:tap(cards[2].title)
timeline:run()
