-- Constraints: a card to sign in with keeps clear of the keyboard, and a row of it folds away.
--
-- Look for: no frame of the card is set. It is in the middle of what the keyboard leaves of the screen, and as high as
-- its rows. A notification says how high the keyboard is; one constant follows, and layoutIfNeeded() in the block moves
-- everything. A row that is hidden in a stack view gives its place away in the same manner.
--
--   playhead Examples/constraints.lua        prints the account at the end of this file
--   playhead -i Examples/constraints.lua     and leaves keyboard(height), fold(isFolded) and card to play with

local scenery = require "shared.scenery"
local GREY, KEYBOARD = UIColor.secondaryLabel, "keyboardWillChangeHeight"

-- A view that constraints lay out, in a parent or, when that is a stack view, in its row of views.
local function made(view, parent, color, radius)
  view.translatesAutoresizingMaskIntoConstraints = false
  if color then view.backgroundColor, view.layer.cornerRadius = color, radius or 0 end
  if parent:isKind(UIStackView) then parent:addArrangedSubview(view) else parent:addSubview(view) end
  return view
end

local function label(text, parent, size, weight, color)
  local view = made(UILabel(), parent)
  view.text, view.font, view.textColor = text, UIFont.systemFont(size, weight), color or UIColor.label
  return view
end

-- A field to type in: as high as a finger, its words 12 points from the edge.
local function field(text, parent)
  local box = made(UIView(), parent, UIColor.systemGray6, 10)
  local words = label(text, box, 17, "regular", GREY)
  NSLayoutConstraint.activate{
    box.heightAnchor:constraint{equalToConstant = 48},
    words.leadingAnchor:constraint{equalTo = box.leadingAnchor, constant = 12},
    words.centerYAnchor:constraint{equalTo = box.centerYAnchor}}
  return box
end

local Welcome = class("Welcome", UIViewController)

function Welcome:viewDidLoad()
  local view = self.view
  scenery.photo(view, 7, view.bounds).accessibilityIdentifier = "picture"
  self.card = made(UIView(), view, UIColor.systemBackground, 20)
  self.card.accessibilityIdentifier = "card"
  local rows = made(UIStackView(), self.card)
  rows.axis, rows.spacing = "vertical", 12
  label("Welcome back", rows, 28, "bold")
  label("Sign in to see what the tide left.", rows, 15, "regular", GREY)
  field("lea@harbour.example", rows)
  field("Password", rows)
  self.row = made(UIView(), rows)
  self.row.clipsToBounds, self.row.accessibilityIdentifier = true, "row"
  local switch, words = made(UISwitch(), self.row), label("Stay signed in", self.row, 17, "regular")
  local height = self.row.heightAnchor:constraint{equalToConstant = 40}
  height.priority = 999 -- a hidden row has no height
  local button = made(UIView(), rows, UIColor.systemBlue, 10)
  local title = label("Sign In", button, 17, "semibold", UIColor.white)
  self.keys = made(UIView(), view, UIColor.systemGray4)
  self.keys.accessibilityIdentifier = "keys"
  -- How much of the screen the keyboard covers.
  self.covered = self.keys.topAnchor:constraint{equalTo = view.bottomAnchor}
  local free = UILayoutGuide()
  view:addLayoutGuide(free)
  local safe = view.safeAreaLayoutGuide
  NSLayoutConstraint.activate{
    height, self.covered,
    self.keys.leadingAnchor:constraint{equalTo = view.leadingAnchor},
    self.keys.trailingAnchor:constraint{equalTo = view.trailingAnchor},
    self.keys.heightAnchor:constraint{equalToConstant = 300},
    free.topAnchor:constraint{equalTo = safe.topAnchor},
    free.bottomAnchor:constraint{equalTo = self.keys.topAnchor},
    self.card.centerYAnchor:constraint{equalTo = free.centerYAnchor},
    self.card.leadingAnchor:constraint{equalTo = safe.leadingAnchor, constant = 20},
    self.card.trailingAnchor:constraint{equalTo = safe.trailingAnchor, constant = -20},
    rows.topAnchor:constraint{equalTo = self.card.topAnchor, constant = 24},
    rows.bottomAnchor:constraint{equalTo = self.card.bottomAnchor, constant = -24},
    rows.leadingAnchor:constraint{equalTo = self.card.leadingAnchor, constant = 20},
    rows.trailingAnchor:constraint{equalTo = self.card.trailingAnchor, constant = -20},
    words.leadingAnchor:constraint{equalTo = self.row.leadingAnchor},
    words.centerYAnchor:constraint{equalTo = self.row.centerYAnchor},
    switch.trailingAnchor:constraint{equalTo = self.row.trailingAnchor},
    switch.widthAnchor:constraint{equalToConstant = 51},
    switch.heightAnchor:constraint{equalToConstant = 31},
    switch.centerYAnchor:constraint{equalTo = self.row.centerYAnchor},
    button.heightAnchor:constraint{equalToConstant = 50},
    title.centerXAnchor:constraint{equalTo = button.centerXAnchor},
    title.centerYAnchor:constraint{equalTo = button.centerYAnchor}}
  local width = (view.bounds.width - 6) / 10
  for line, letters in ipairs{"QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"} do
    local start = (view.bounds.width - #letters * width + 6) / 2
    for number = 1, #letters do
      local place = CGRect(start + (number - 1) * width, 54 * line - 42, width - 6, 44)
      local key = scenery.block(self.keys, place, UIColor.white, 5)
      scenery.words(key, letters:sub(number, number), 0, 8, {size = 22, width = width - 6, alignment = "center"})
    end
  end
  local space = scenery.block(self.keys, CGRect(width * 2.5, 174, width * 5, 44), UIColor.white, 5)
  scenery.words(space, "space", 0, 12, {width = width * 5, alignment = "center"})
  local function follow(note)
    self.covered.constant = -note.userInfo.height
    UIView.animate(0.25, function() view:layoutIfNeeded() end)
  end
  self.token = NotificationCenter.default:addObserver{forName = KEYBOARD, object = nil, queue = nil, using = follow}
end

-- Globals, so that the shell can reach them.
welcome = Welcome()
window.rootViewController = welcome
card = welcome.card

function keyboard(height) NotificationCenter.default:post(KEYBOARD, nil, {height = height}) end

function fold(isFolded)
  UIView.animate(0.4, function()
    welcome.row.isHidden = isFolded
    welcome.view:layoutIfNeeded()
  end)
end

-- The account: the card's top and height and the row's height, at each quarter of the way.
local function account(title, change)
  local begin = timeline.now
  change()
  local finish = timeline:run()
  print(string.format("%s, %.3f s", title, finish - begin))
  for quarter = 0, 4 do
    timeline:seek(begin + (finish - begin) * quarter / 4)
    if title == "fold the row" and quarter == 2 then timeline:mark("picture") end
    local shown, row = card.layer:presentation(), welcome.row.layer:presentation()
    local top, height = shown.frame.minY, shown.bounds.height
    print(string.format("%5d %%%9.2f%9.2f%9.2f", quarter * 25, top, height, row.bounds.height))
  end
  timeline:live()
end

timeline:run()
print("        card at     high      row")
account("the keyboard comes", function() keyboard(300) end)
account("fold the row", function() fold(true) end)
account("unfold it", function() fold(false) end)
account("the keyboard goes", function() keyboard(0) end)
print(string.format("at rest: the card is %g high, %d warnings", card.frame.height, #UIApplication.shared.warnings))
