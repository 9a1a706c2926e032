-- Interrupted push: somebody taps back in the middle of a push. Left as on iOS 18, right as from iOS 26 on.
--
-- Look for: both columns push a page, and the person wants back after 0.12 s. On the right the page turns where it is
-- seen, without a jump: the push counts as completed at once, and the callbacks of both changes come in pairs. On the
-- left the screen takes no touches before the push is over, so that the way back begins a third of a second later.
--
--   playhead Examples/interrupted-push.lua        prints the account at the end of this file
--   playhead -i Examples/interrupted-push.lua     and leaves push(column), back(column), tap(column), old and new

local scenery = require "shared.scenery"
local WIDTH, HEIGHT = window.bounds.width / 2, window.bounds.height

local Page = class("Page", UIViewController)

-- `tell` is called with each callback of appearance.
function Page:init(title, tell)
  Page.super.init(self)
  self.title, self.tell = title, tell
end

function Page:viewWillAppear() self.tell(self.title .. " will appear") end
function Page:viewDidAppear() self.tell(self.title .. " did appear") end
function Page:viewWillDisappear() self.tell(self.title .. " will go") end
function Page:viewDidDisappear() self.tell(self.title .. " is gone") end

-- Globals, so that the shell can reach them.
screen = UIViewController()
window.rootViewController = screen

-- A page of a column: a landscape, and a line about it.
local function page(column, title, number)
  local made = Page(title, function(call) table.insert(column.calls, call) end)
  made.view.backgroundColor = UIColor.systemBackground
  made.view.layer:addSublayer(scenery.landscape(number, CGSize(WIDTH, HEIGHT * 0.4)))
  scenery.words(made.view, number == 1 and "A house by the lake." or "The hut above it.", 16, HEIGHT * 0.4 + 20,
    {size = 17, width = WIDTH - 32, numberOfLines = 0})
  return made
end

local function newColumn(era, name, x)
  local made = {era = era, name = name, calls = {}}
  made.list = page(made, "Places", 1)
  made.page = made.list -- the one in front
  made.stack = UINavigationController(made.list)
  screen:addChild(made.stack)
  made.stack.view.frame, made.stack.view.clipsToBounds = CGRect(x, 0, WIDTH - 1, HEIGHT), true
  screen.view:addSubview(made.stack.view)
  made.stack:didMove(screen)
  return made
end

screen.view.backgroundColor = UIColor.systemGray4
old = newColumn("classic", "iOS 18", 0)
new = newColumn("fluid", "iOS 26", WIDTH + 1)

-- The setting counts from the next transition: each column sets its own before one begins.
function push(column)
  UIApplication.shared.navigationEra = column.era
  column.page = page(column, "Hut", 2)
  column.stack:pushViewController(column.page, true)
end

function back(column)
  UIApplication.shared.navigationEra = column.era
  return column.stack:popViewController(true)
end

-- A finger on the back button.
function tap(column)
  UIApplication.shared.navigationEra = column.era
  local bar = column.stack.navigationBar
  touch:tap(bar:convert{CGPoint(24, bar.bounds.midY), to = window})
end

-- The account: where the pages are seen, frame by frame, and what they have been told.
local start
local function seen(title)
  local line = string.format("%-13s %.3f s", title, timeline.now - start)
  for _, one in ipairs{old, new} do
    local layer = one.page.view.layer:presentation()
    line = line .. string.format("   %s: %7.1f", one.name, layer and layer.position.x - (WIDTH - 1) / 2 or WIDTH)
  end
  print(line)
end

local function frames(title, count)
  for _ = 1, count do
    timeline:advance(0.04)
    seen(title)
  end
end

timeline:run()
start = timeline.now
for _, one in ipairs{old, new} do
  one.calls = {}
  push(one)
end
frames("pushed", 3)
tap(new)
frames("back, right", 3)
timeline:mark("picture")
-- The first moment at which the left one takes touches.
while old.stack.transitionCoordinator do timeline:step(1) end
seen("touches, left")
tap(old)
frames("back, left", 3)
timeline:run()
for _, one in ipairs{old, new} do
  print(one.name .. " shows " .. one.stack.topViewController.title .. ": " .. table.concat(one.calls, ", "))
end

-- The way back of the right one again, held half way, and taken back.
push(new)
timeline:run()
back(new)
timeline:begin()
timeline:update(0.5)
timeline:cancel()
timeline:run()
print("held half way and taken back: " .. new.stack.topViewController.title)
back(new)
timeline:run()
print(timeline.transition and "not at rest" or "at rest: " .. new.stack.topViewController.title .. " is shown")
