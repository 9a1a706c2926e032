-- Tour: one swipe in your hand: rewound, scrubbed, reversed, cancelled, and replayed with another ending.
--
-- Look for: time passes only when the script advances it, and every step works on the same record. What was on screen
-- can be read again. What is in progress can be held, reversed and let go, with every callback that a device sends. A
-- change in the past leaves the past as it was, and starts a branch beside it.
--
--   playhead Examples/tour.lua              goes through the five steps, and prints what each comes to
--   playhead Examples/tour.lua pictures     draws them, too: film strips and a film, Examples/tour
--   playhead -i Examples/tour.lua stage     builds the stage and leaves it to you; TOUR.md has the lines to type

local DURATION = 0.4

-- The stage: a list, and a photo that comes in from the right over it.

local Swipe = class("Swipe", NSObject, "UIViewControllerAnimatedTransitioning")

function Swipe:init(isPresenting) self.isPresenting = isPresenting end
function Swipe:transitionDuration(context) return DURATION end

function Swipe:animateTransition(context)
  local to, home = context:view("to"), context:finalFrame(context:viewController("to"))
  local away = home:offsetBy(home.width, 0)
  local moving = self.isPresenting and to or context:view("from")
  context.containerView:addSubview(to)
  context.containerView:bringSubviewToFront(moving)
  to.frame = self.isPresenting and away or home
  UIView.animate{
    withDuration = DURATION,
    animations = function() moving.frame = self.isPresenting and home or away end,
    completion = function() context:completeTransition(not context.transitionWasCancelled) end,
  }
end

local ROWS = {
  {"Sunset", "20:41", "#ff8f5a"}, {"Harbour", "11:05", "#3f8fd2"}, {"Ferry", "12:30", "#1b3b6f"},
  {"Old Town", "14:10", "#c9704f"}, {"Market", "16:25", "#f2a93b"}, {"Tram 28", "17:50", "#f4d35e"},
  {"Night", "23:15", "#2a2356"},
}

local function label(view, text, x, y, font, color)
  view:addSubview(UILabel{frame = CGRect(x, y, 260, font.lineHeight), text = text, font = font, textColor = color})
end

local function rows(view)
  label(view, "Photos", 20, 66, UIFont.boldSystemFont(34), UIColor.label)
  for index, row in ipairs(ROWS) do
    local y = 132 + (index - 1) * 92
    view.layer:addSublayer(CALayer{frame = CGRect(20, y, 64, 64), cornerRadius = 12, backgroundColor = row[3]})
    label(view, row[1], 104, y + 10, UIFont.systemFont(17), UIColor.label)
    label(view, row[2], 104, y + 35, UIFont.systemFont(15), UIColor.secondaryLabel)
  end
end

local function scene(view)
  local width, height = view.bounds.width, view.bounds.height
  local sky = CAGradientLayer{name = "sky", frame = view.bounds, colors = {"#1e2a78", "#ff8f5a"}}
  local sun = CALayer{name = "sun", frame = CGRect(width / 2 - 60, height / 2, 120, 120), backgroundColor = "#ffe29a"}
  local sea = CALayer{name = "sea", frame = CGRect(0, height * 0.7, width, height * 0.3), backgroundColor = "#1b3b6f"}
  sky.endPoint, sun.cornerRadius = CGPoint(0.5, 0.7), 60
  for _, part in ipairs{sky, sun, sea} do view.layer:addSublayer(part) end
end

-- Globals, so that the shell can reach them.
list, photo = UIViewController{title = "list"}, UIViewController{title = "photo"}
list.view.backgroundColor = UIColor.white
photo.modalPresentationStyle = "fullScreen"
rows(list.view)
scene(photo.view)
swiper = {
  animationController_forPresented = function() return Swipe(true) end,
  animationController_forDismissed = function() return Swipe(false) end,
}
photo.transitioningDelegate = swiper -- which is held weakly: the global keeps it
window.rootViewController = list

-- Starts the way to the photo, or the way back when it is shown.
function swipe()
  if list.presentedViewController then list:dismiss(true) else list:present(photo, true) end
end

local request = ...
if request == "stage" then return end

-- The steps.

-- Where the photo's left edge is on screen; at the very end of a way back it is gone.
local function edge()
  local shown = photo.view.layer:presentation()
  return shown and string.format("%9.3f", shown.frame.minX) or "     gone"
end

-- Reads five moments of what is on record, and leaves the playhead at the last.
local function look(name, from, to)
  local times, edges = "   at  ", "   edge"
  for quarter = 0, 4 do
    timeline:seek(from + (to - from) * quarter / 4)
    times, edges = times .. string.format("%7.3f s", timeline.now), edges .. edge()
  end
  print(times)
  print(edges)
  if request == "pictures" then
    local strip = {from = from, to = to, frames = 5, layout = "strip", chrome = true}
    timeline:export("Examples/tour/" .. name .. ".svg", strip)
  end
end

local function outcome()
  local ends = timeline:events("completeTransition")
  local shown = list.presentedViewController or list
  print("   completeTransition(" .. ends[#ends].detail .. "): the " .. shown.title .. " is shown")
end

print("1  swipe: it moves while time does, and what was on screen stays on record")
swipe()
timeline:run()
look("swipe", 0, timeline.now)
outcome()

print("2  scrub: the way back, held, goes where it is put, and stays there")
swipe()
timeline:begin()
local start = timeline.now
for _, fraction in ipairs{0.25, 0.5, 0.75, 0.5} do
  timeline:advance(0.1)
  timeline:update(fraction)
end
look("scrub", start, timeline.now)

print("3  reverse: it runs on by itself, is reversed on the way, and held again")
start = timeline.now
timeline.rate = 1
timeline:advance(0.1)
timeline:reverse()
timeline:advance(0.1)
timeline:begin()
look("reverse", start, timeline.now)

print("4  cancel: what has passed plays backwards, and nothing has happened")
start = timeline.now
timeline:cancel()
timeline:run()
look("cancel", start, timeline.now)
outcome()

-- The run up to here, moving.
if request == "pictures" then
  local film = {from = 0, to = timeline.liveTime, scale = 0.5, chrome = true, ground = "none"}
  timeline:export("Examples/tour/tour.apng", film)
end

print("5  branch: the way back, done after all; then, from its middle, not done")
start = timeline.now
swipe()
timeline:run()
look("done", start, timeline.now)
outcome()
timeline:seek(start + DURATION / 2)
timeline:cancel() -- a change in the past: from here on it is another branch
timeline:run()
look("undone", start, timeline.now)
outcome()
for _, branch in ipairs(timeline:branches()) do
  local origin = branch.from and string.format(", from %s at %.3f s", branch.from, branch.time) or ""
  print("   " .. branch.name .. origin .. (branch.isCurrent and ": the current one" or ", as it was"))
end
