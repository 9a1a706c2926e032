-- Zoom: a place in a list grows into its page, and shrinks back into the list, also under a finger.
--
-- Look for: no animator. The page prefers the system's zoom and names the view it comes out of; while it is up, that
-- view is not seen, though nobody has hidden it. A drag down takes the page along, smaller and smaller. Let go early it
-- returns, and from 132.5 points on it lands where it came from.
--
--   playhead Examples/zoom.lua        prints the account at the end of this file
--   playhead -i Examples/zoom.lua     and leaves open(number), close(), drag(distance) and list to play with

local scenery = require "shared.scenery"
local WIDTH, HEIGHT, GAP = window.bounds.width, window.bounds.height, 16

local Place = class("Place", UIViewController)

function Place:init(number)
  Place.super.init(self)
  self.number, self.title = number, "Place " .. number
end

local List = class("List", UIViewController)

function List:init()
  List.super.init(self)
  self.cards = {}
end

-- The page is told where it comes from; the rest is the system's.
function List:open(number)
  local place = Place(number)
  place.preferredTransition = UIViewController.Transition.zoom(function(context)
    return self.cards[context.zoomedViewController.number]
  end)
  self.navigationController:pushViewController(place, true)
end

-- Globals, so that the shell can reach them.
list = List()
list.title, list.view.backgroundColor = "Places", UIColor.systemGroupedBackground
navigation = UINavigationController(list)
window.rootViewController = navigation

local top, width, height = scenery.top() + 110, WIDTH - 2 * GAP, math.min(150, (HEIGHT - 260) / 3)
for number = 1, 3 do
  local card = UIView(CGRect(GAP, top + (number - 1) * (height + GAP), width, height))
  card.clipsToBounds, card.layer.cornerRadius = true, 20
  card.layer:addSublayer(scenery.landscape(number, card.bounds))
  card:addGestureRecognizer(UITapGestureRecognizer(function() list:open(number) end))
  list.view:addSubview(card)
  list.cards[number] = card
end

function Place:viewDidLoad()
  page = self
  self.view.backgroundColor = UIColor.systemBackground
  -- In the card's proportions, so that nothing of it moves against the card.
  local head = WIDTH * height / width
  self.view.layer:addSublayer(scenery.landscape(self.number, CGSize(WIDTH, head)))
  scenery.words(self.view, self.title, 24, head + 24, {size = 34, weight = "bold"})
  scenery.words(self.view, "The path begins behind the last house. Take water along: there is none before the hut.",
    24, head + 76, {size = 17, width = WIDTH - 48, numberOfLines = 0, color = UIColor.secondaryLabel})
end

function open(number) list:open(number) end
function close() return navigation:popViewController(true) end

-- A finger that has gone down so far on the page, and rests.
function drag(distance)
  local start = CGPoint(WIDTH / 2, 250)
  touch:drag{from = start, to = CGPoint(start.x, start.y + distance), duration = 0.4, release = false}
  timeline:advance(0.6)
end

-- The account: what is seen of the page, from its first frame to its last.
local function seen(title, time)
  local layer = page.view.superview.layer
  local place = timeline:value(layer, "position", time)
  local size = timeline:value(layer, "bounds", time).size
  print(string.format("%-26s %7.1f x %5.1f   about %5.1f, %5.1f", title, size.width, size.height, place.x, place.y))
end

timeline:run()
touch:tap(list.cards[2])
timeline:advance(0.12)
local begin = timeline:events("push")[1].time
for _, time in ipairs{0.001, 0.05, 0.1} do seen(string.format("opens, after %.3f s", time), begin + time) end
print("the card is hidden", list.cards[2].isHidden, "and seen", not list.cards[2].layer:presentation().isHidden)
timeline:mark("picture")
timeline:run()

for _, distance in ipairs{120, 150} do
  drag(distance)
  seen(string.format("dragged by %d", distance), timeline.now)
  touch:up()
  timeline:run()
  print(navigation.topViewController.title .. " is shown")
end

open(1)
timeline:run()
close()
timeline:begin()
timeline:update(0.5)
timeline:cancel()
timeline:run()
print("closed half way and taken back: " .. navigation.topViewController.title)
close()
timeline:run()
print(timeline.transition and "not at rest" or "at rest: " .. navigation.topViewController.title .. " is shown")
