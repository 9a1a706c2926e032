-- Bottom sheet: a card that constraints hold comes up from below, by one constant, and goes down under a finger.
--
-- Look for: nothing but a constant changes, and layoutIfNeeded() inside the animation moves the card, its title and the
-- shade above it together, and the shade fades. What a cancelled dismissal moved comes back, but the constant is the
-- script's own: the animator puts it back itself.
--
--   playhead Examples/bottom-sheet.lua        prints the account at the end of this file
--   playhead -i Examples/bottom-sheet.lua     and leaves show(), hide() and drag() to play with

local scenery = require "shared.scenery"
local HEIGHT, RADIUS = 320, 20

-- A view that constraints lay out.
local function constrained(class, parent, color)
  local view = class()
  view.translatesAutoresizingMaskIntoConstraints = false
  view.backgroundColor = color
  parent:addSubview(view)
  return view
end

local Sheet = class("Sheet", UIViewController)

function Sheet:viewDidLoad()
  local view = self.view
  local shade = constrained(UIView, view, UIColor(0, 0, 0, 0.4))
  local card = constrained(UIView, view, UIColor.systemBackground)
  local title = constrained(UILabel, card)
  title.text, title.font, card.layer.cornerRadius = "Share", UIFont.systemFont(17, "semibold"), RADIUS
  self.card, self.shade, self.label = card, shade, title
  -- At 0 the card is below the screen; at -HEIGHT it is all in.
  self.top = card.topAnchor:constraint{equalTo = view.bottomAnchor}
  NSLayoutConstraint.activate{
    self.top,
    card.leadingAnchor:constraint{equalTo = view.leadingAnchor},
    card.trailingAnchor:constraint{equalTo = view.trailingAnchor},
    card.heightAnchor:constraint{equalToConstant = HEIGHT},
    title.centerXAnchor:constraint{equalTo = card.centerXAnchor},
    title.topAnchor:constraint{equalToSystemSpacingBelow = card.topAnchor, multiplier = 2},
    -- The shade fills what is left above the card, and a little behind its round corners.
    shade.topAnchor:constraint{equalTo = view.topAnchor},
    shade.bottomAnchor:constraint{equalTo = card.topAnchor, constant = RADIUS},
    shade.leadingAnchor:constraint{equalTo = view.leadingAnchor},
    shade.widthAnchor:constraint{equalTo = view.widthAnchor}}
end

local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")

function Slide:init(isPresenting) self.isPresenting = isPresenting end
function Slide:transitionDuration(context) return 0.4 end

function Slide:animateTransition(context)
  local sheet = self.isPresenting and context:viewController("to") or context:viewController("from")
  local before, after = sheet.top.constant, self.isPresenting and -HEIGHT or 0
  if self.isPresenting then
    context.containerView:addSubview(sheet.view)
    sheet.view.frame = context.containerView.bounds
    sheet.view:layoutIfNeeded() -- what moves has to be there before it moves
    sheet.shade.alpha = 0
  end
  sheet.top.constant = after
  UIView.animate{
    withDuration = self:transitionDuration(context),
    animations = function()
      sheet.view:layoutIfNeeded()
      sheet.shade.alpha = self.isPresenting and 1 or 0
    end,
    completion = function()
      local completed = not context.transitionWasCancelled
      sheet.shade.alpha = 1
      if not completed then sheet.top.constant = before end
      context:completeTransition(completed)
    end,
  }
end

local Delegate = class("Delegate", NSObject, "UIViewControllerTransitioningDelegate")

function Delegate:animationController_forPresented(presented, presenting, source) return Slide(true) end
function Delegate:animationController_forDismissed(dismissed) return Slide(false) end
function Delegate:interactionControllerForDismissal(animator) return self.driver end

function Delegate:follow(pan)
  if pan.state == "began" then
    self.driver = UIPercentDrivenInteractiveTransition()
    return hide()
  end
  local y = pan:translation(window).y
  if pan.state == "changed" then
    self.driver:update(math.max(0, y / HEIGHT))
  elseif self.driver then
    -- Where the finger would be a fifth of a second later: a flick counts, however short.
    local driver, finishes = self.driver, pan.state == "ended" and (y + pan:velocity(window).y / 5) / HEIGHT >= 0.5
    self.driver = nil
    -- A flick is over before its transition has begun, which it does on the next turn.
    DispatchQueue.main:async(function() if finishes then driver:finish() else driver:cancel() end end)
  end
end

-- Globals, so that the shell can reach them.
list, sheet, delegate = UIViewController(), Sheet(), Delegate()
sheet.modalPresentationStyle, sheet.transitioningDelegate = "custom", delegate
sheet.view.backgroundColor = UIColor.clear
sheet.card:addGestureRecognizer(UIPanGestureRecognizer(delegate, "follow"))
window.rootViewController = list

-- The screens: a photo with its words, and the people it may go to.
local WIDTH, GREY = window.bounds.width, UIColor.secondaryLabel
list.view.backgroundColor = UIColor.systemBackground
local top = scenery.head(list.view, "Journal", "Share")
scenery.photo(list.view, 5, CGRect(16, top, WIDTH - 32, 240), 16)
scenery.words(list.view, "Almond blossom", 16, top + 256, {size = 22, weight = "bold"})
scenery.words(list.view, "Three weeks early this year. The bees found it before we did.", 16, top + 290,
  {numberOfLines = 0, width = WIDTH - 32, color = GREY})
for index, person in ipairs{
  {"ML", "Mara", UIColor.systemOrange}, {"TO", "Tom", UIColor.systemTeal}, {"ID", "Ines", UIColor.systemPurple},
  {"JP", "Jun", UIColor.systemGreen},
} do
  local step = (WIDTH - 32) / 4
  local x = 16 + step * (index - 0.5)
  scenery.avatar(sheet.card, x - 28, 64, 56, person[1], person[3])
  scenery.words(sheet.card, person[2], x - 40, 126, {size = 13, width = 80, alignment = "center", color = GREY})
end
scenery.button(sheet.card, "Copy", CGRect(16, 168, WIDTH - 32, 50))
scenery.button(sheet.card, "Send", CGRect(16, 230, WIDTH - 32, 50), UIColor.systemBlue)

function show() list:present(sheet, true) end
function hide() list:dismiss(true) end

-- Puts a finger on the card and pulls it down by so many points; it rests there, and touch:up() lets go.
function drag(distance)
  local x, y = window.bounds.midX, window.bounds.maxY - HEIGHT + 40
  touch:drag{from = CGPoint(x, y), to = CGPoint(x, y + distance), duration = 0.2, hold = 0.1, release = false}
  timeline:run()
end

-- The account: runs to the end, then goes back to read the card's top edge and the shade's height.
local function account(name)
  local now, finish, starts = timeline.now, timeline:run(), timeline:events("animateTransition")
  local begin, line = math.max(now, starts[#starts].time), string.format("%-22s", name)
  for quarter = 0, 4 do
    timeline:seek(begin + (finish - begin) * quarter / 4)
    if name == "pull 96 down, let go" and quarter == 0 then timeline:mark("picture") end
    local card, shade = sheet.card.layer:presentation(), sheet.shade.layer:presentation()
    line = line .. (card and string.format("%9.2f %7.2f", card.frame.minY, shade.bounds.height) or "             gone")
  end
  timeline:live()
  print(line)
end

print(string.format("%-22s%s", "card's top, shade",
  "        at 0 %            25 %            50 %            75 %           100 %"))
show()
account("show")
drag(96)
touch:up()
account("pull 96 down, let go")
drag(224)
touch:up()
account("pull 224 down, let go")
show()
timeline:run()
local card, label = sheet.card.frame, sheet.label.frame
print(string.format("at rest: card (%g %g; %g %g), title (%g %g; %g %g), constant %g, %d warnings",
  card.minX, card.minY, card.width, card.height, label.minX, label.minY, label.width, label.height,
  sheet.top.constant, #UIApplication.shared.warnings))
hide()
timeline:run()
