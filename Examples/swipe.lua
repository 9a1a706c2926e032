-- Swipe: a screen comes in from the right edge and leaves over it, by a button or under a finger.
--
-- Look for: by button it follows the ease of a view animation; under a finger it stays exactly under the finger.
-- Let go past the middle, what is left plays on; let go before it, what has passed plays backwards and all is as it
-- was. A tap after a gesture is an ordinary transition: only a finger that is down has a driver.
--
--   playhead Examples/swipe.lua        prints the account at the end of this file
--   playhead -i Examples/swipe.lua     and leaves swipe() and drag() to play with

local scenery = require "shared.scenery"
local WIDTH, MIDDLE = UIScreen.main.bounds.width, UIScreen.main.bounds.midY

local Swipe = class("Swipe", NSObject, "UIViewControllerAnimatedTransitioning")

-- Each way has its own animator: presented from the right, dismissed to the right.
function Swipe:init(isPresenting) self.isPresenting = isPresenting end
function Swipe:transitionDuration(context) return 0.35 end

function Swipe:animateTransition(context)
  local fromView, toView = context:view("from"), context:view("to")
  local home = context:finalFrame(context:viewController("to"))
  local away = home:offsetBy(home.width, 0)
  local moving = self.isPresenting and toView or fromView
  context.containerView:addSubview(toView)
  context.containerView:bringSubviewToFront(moving)
  toView.frame = self.isPresenting and away or home
  UIView.animate{
    withDuration = self:transitionDuration(context),
    animations = function() moving.frame = self.isPresenting and home or away end,
    completion = function()
      local completed = not context.transitionWasCancelled
      if not completed then toView:removeFromSuperview() end
      context:completeTransition(completed)
    end,
  }
end

-- Gives the animators, and, while a finger is down, the driver that makes them follow it.
local Swiper = class("Swiper", NSObject, "UIViewControllerTransitioningDelegate")

function Swiper:animationController_forPresented(presented, presenting, source) return Swipe(true) end
function Swiper:animationController_forDismissed(dismissed) return Swipe(false) end
function Swiper:interactionControllerForPresentation(animator) return self.driver end
function Swiper:interactionControllerForDismissal(animator) return self.driver end

function Swiper:follow(pan)
  if pan.state == "began" then
    self.driver = UIPercentDrivenInteractiveTransition()
    return swipe()
  end
  local x = pan:location(window).x -- the window is there before the transition's container is
  local function percent(at) return pan.edges[1] == "left" and at / WIDTH or (WIDTH - at) / WIDTH end
  if pan.state == "changed" then
    self.driver:update(percent(x))
  elseif self.driver then
    -- Where the finger would be a fifth of a second later: a flick counts, however short.
    local driver, finishes = self.driver, pan.state == "ended" and percent(x + pan:velocity(window).x / 5) >= 0.5
    self.driver = nil
    -- A flick is over before its transition has begun, which it does on the next turn.
    DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
  end
end

-- A page in a stack, which gives it a bar, and a button that starts the way to the other.
local function screen(title, words, edge, place)
  local page, button = UIViewController{title = words}, UIButton{frame = place}
  local controller = UINavigationController(page)
  controller.title, controller.view.accessibilityIdentifier = title, title
  controller.modalPresentationStyle, page.view.backgroundColor = "fullScreen", UIColor.systemBackground
  button:addTarget(function() swipe() end, "touchUpInside")
  local pan = UIScreenEdgePanGestureRecognizer(swiper, "follow")
  pan.edges = edge
  controller.view:addGestureRecognizer(pan)
  return controller, button, page
end

-- The screens: a list of mails, and the first of them.
local GREY, TOP = UIColor.secondaryLabel, scenery.top()
local mails = {
  {"Mara Lindgren", "Saturday at the lake", "The boat is ours from ten. Bring the long", "9:41", true},
  {"Rail Europe", "Your ticket to Basel", "Coach 7, seat 46. The train leaves at 7:02", "9:12", true},
  {"Tom Okafor", "Re: Draft two", "Much better. I would still cut the opening", "8:30"},
  {"City Library", "Two books are due", "They can be renewed until Thursday, online", "Mon", true},
  {"Ines Duarte", "Photos from Sunday", "Nine of them, the last with all of us in it", "Mon"},
  {"Weekly Planet", "What birds hear", "And four more stories for a quiet evening", "Sun"},
  {"Dad", "The old radio", "It works again! One wire, three hours of", "Sun"},
  {"Studio Kiln", "Your bowl is ready", "Fired twice, and the glaze came out green", "Sat"},
}

local function showInbox(view)
  local y = TOP + 96 -- a bar of 44 points with its large title of 52
  for index, mail in ipairs(mails) do
    local top = y + 76 * (index - 1)
    if mail[5] then scenery.block(view, CGRect(12, top + 16, 10, 10), UIColor.systemBlue, 5) end
    scenery.words(view, mail[1], 32, top + 9, {weight = "semibold"})
    scenery.words(view, mail[4], WIDTH - 86, top + 10, {size = 15, color = GREY, width = 70, alignment = "right"})
    scenery.words(view, mail[2], 32, top + 30, {size = 15, width = WIDTH - 48})
    scenery.words(view, mail[3], 32, top + 49, {size = 15, color = GREY, width = WIDTH - 48})
    scenery.line(view, 32, top + 75)
  end
end

local function showMail(view)
  scenery.avatar(view, 16, TOP + 60, 44, "ML", UIColor.systemOrange)
  scenery.words(view, "Mara Lindgren", 72, TOP + 62, {weight = "semibold"})
  scenery.words(view, "To: you and three others", 72, TOP + 84, {size = 15, color = GREY})
  scenery.line(view, 16, TOP + 120)
  local y = TOP + 136
  for index, text in ipairs{
    "Saturday at the lake", "Hello all,",
    "The boat is ours from ten. Bring the long rope, and something warm for the way back.",
    "I have asked Jon for his two tents. If it rains, we stay in the boathouse and play cards.", "Mara",
  } do
    local style = {width = WIDTH - 32, numberOfLines = 0, size = index < 2 and 22 or 17, weight = index < 2 and "bold"}
    y = scenery.words(view, text, 16, y, style).frame.maxY + 14
  end
  scenery.photo(view, 4, CGRect(16, y + 4, WIDTH - 32, 190), 12)
end

-- Globals, so that the shell can reach them.
swiper = Swiper()
local inbox, letter
list, toMail, inbox = screen("list", "Inbox", "right", CGRect(0, TOP + 96, WIDTH, 76))
mail, toList, letter = screen("mail", nil, "left", CGRect(0, 0, 62, 44))
list.navigationBar.prefersLargeTitles = true
inbox.navigationItem.rightBarButtonItem = UIBarButtonItem{title = "Edit", style = "plain", target = nil, action = nil}
inbox.view:addSubview(toMail)
showInbox(inbox.view)
toList.layer:addSublayer(scenery.icon("back", CGPoint(2, 22), 22, UIColor.systemBlue))
scenery.words(toList, "Inbox", 14, 12, {color = UIColor.systemBlue})
letter.navigationItem.leftBarButtonItem = UIBarButtonItem{customView = toList}
showMail(letter.view)
mail.view.layer.shadowOpacity, mail.view.layer.shadowRadius, mail.view.layer.shadowOffset = 0.25, 12, CGSize(0, 0)
mail.transitioningDelegate = swiper -- which is held weakly: the global keeps it
window.rootViewController = list

-- Starts the way to the mail, or the way back when it is shown.
function swipe()
  if list.presentedViewController then list:dismiss(true) else list:present(mail, true) end
end

-- Puts a finger on the edge, and moves it in by a fraction of the width; it rests there, and touch:up() lets go.
function drag(fraction)
  local function x(distance) return list.presentedViewController and distance or WIDTH - distance end
  local from, to = CGPoint(x(1), MIDDLE), CGPoint(x(WIDTH * fraction), MIDDLE)
  touch:drag{from = from, to = to, duration = 0.2, hold = 0.1, release = false}
  timeline:run()
end

-- The account: runs to the end, then goes back to read the mail's left edge. Not in the window, it is gone.
local function account(title)
  local now, finish, starts = timeline.now, timeline:run(), timeline:events("animateTransition")
  local begin, line = math.max(now, starts[#starts].time), string.format("%-24s", title)
  for quarter = 0, 4 do
    timeline:seek(begin + (finish - begin) * quarter / 4)
    local shown = mail.view.layer:presentation()
    line = line .. (shown and string.format("%9.3f", shown.frame.minX) or "     gone")
  end
  print(string.format("%s   %.3f s", line, finish - begin))
  timeline:live()
end

print(string.format("swipe over %g pt, at%s", WIDTH, "          0 %     25 %     50 %     75 %    100 %   takes"))
touch:tap(toMail)
account("present by button")
touch:tap(toList)
account("dismiss by button")
for _, way in ipairs{{"present", 0.4}, {"present", 0.6}, {"dismiss", 0.3}, {"dismiss", 0.6}} do
  drag(way[2])
  if way[1] == "present" and way[2] < 0.5 then timeline:mark("picture") end
  touch:up()
  account(string.format("%s, let go at %g %%", way[1], way[2] * 100))
end
print(timeline.transition and "not at rest" or "at rest: " .. (mail.view.window and "mail" or "list") .. " is shown")
