-- Tips: a small card over the screen, which is blurred and darkened behind it. A tap beside the card takes it away.
--
-- Look for: the blur is an effect that is set in an animation, alongside the transition; the alpha of its view stays
-- at 1, as UIVisualEffectView wants it. The frame is asked for several times and is the same each time. Everything is
-- measured by the container and laid out again with it. Cancelled, the blur is back because it was animated.
--
--   playhead Examples/tips-presentation.lua        prints the account at the end of this file
--   playhead -i Examples/tips-presentation.lua     and leaves tip(frame) and close() to play with

local scenery = require "shared.scenery"
local DURATION = 0.3

local Tips = class("Tips", UIPresentationController)

function Tips:init(presented, presenting, showFrame)
  Tips.super.init(self, presented, presenting)
  self.showFrame = showFrame
  self.blur = UIVisualEffectView(nil)
  self.blur.accessibilityIdentifier = "blur"
  self.blur.backgroundColor = UIColor(0, 0, 0, 0)
  self.blur:addGestureRecognizer(UITapGestureRecognizer(self, "tapped"))
end

-- Where it was asked to be, or along the bottom.
function Tips:frameOfPresentedViewInContainerView()
  local bounds = self.containerView.bounds
  return self.showFrame or CGRect(bounds.minX, bounds.maxY - 300, bounds.width, 300)
end

function Tips:presentationTransitionWillBegin()
  self.blur.frame = self.containerView.bounds
  self.containerView:insertSubview(self.blur, {at = 0})
  self:fade(UIBlurEffect("light"), UIColor(0, 0, 0, 0.4))
end

function Tips:dismissalTransitionWillBegin() self:fade(nil, UIColor(0, 0, 0, 0)) end

function Tips:fade(effect, color)
  local function change() self.blur.effect, self.blur.backgroundColor = effect, color end
  local coordinator = self.presentingViewController.transitionCoordinator
  if coordinator then coordinator:animate(change) else change() end
end

function Tips:presentationTransitionDidEnd(completed)
  if not completed then self.blur:removeFromSuperview() end
end

function Tips:dismissalTransitionDidEnd(completed)
  if completed then self.blur:removeFromSuperview() end
end

function Tips:containerViewWillLayoutSubviews()
  self.blur.frame = self.containerView.bounds
  self.presentedView.frame = self.frameOfPresentedViewInContainerView
end

function Tips:tapped() self.presentingViewController:dismiss(true) end

-- Fades, and grows a little; its place is the presentation controller's.
local Appear = class("Appear", NSObject, "UIViewControllerAnimatedTransitioning")

function Appear:transitionDuration(context) return DURATION end

function Appear:animateTransition(context)
  local coming = context:view("to") -- nil on the way back
  local card = coming or context:view("from")
  if coming then
    card.frame = context:finalFrame(context:viewController("to"))
    context.containerView:addSubview(card)
    card.alpha = 0
  end
  UIView.animate{
    withDuration = DURATION,
    animations = function() card.alpha = coming and 1 or 0 end,
    completion = function()
      card.alpha = 1
      context:completeTransition(not context.transitionWasCancelled)
    end,
  }
end

-- Globals, so that the shell can reach them. The delegate is held weakly: the global keeps it.
director = {
  presentationController_forPresented = function(self, presented, presenting)
    return Tips(presented, presenting, self.showFrame)
  end,
  animationController_forPresented = function() return Appear() end,
  animationController_forDismissed = function() return Appear() end,
}
list, tips = UIViewController{title = "list"}, UIViewController{title = "tips"}

-- The screens: a player, for the blur to have something to do, and a card with a tip.
local WIDTH, HEIGHT, GREY = window.bounds.width, window.bounds.height, UIColor.secondaryLabel
local side = math.min(WIDTH - 80, HEIGHT - 430)
list.view.backgroundColor = UIColor.systemBackground
scenery.words(list.view, "PLAYING FROM HARBOUR SONGS", 0, scenery.top() + 14,
  {size = 12, weight = "semibold", color = GREY, width = WIDTH, alignment = "center"})
scenery.photo(list.view, 3, CGRect((WIDTH - side) / 2, scenery.top() + 54, side, side), 16)
local y = scenery.top() + 54 + side + 34
scenery.words(list.view, "Lighthouse, Turning", 40, y, {size = 24, weight = "bold"})
scenery.words(list.view, "The Tidal Clocks", 40, y + 32, {size = 20, color = UIColor.systemRed})
local slider = UISlider(CGRect(40, y + 78, WIDTH - 80, 31))
slider.value = 0.38
list.view:addSubview(slider)
scenery.words(list.view, "1:24", 40, y + 110, {size = 12, color = GREY})
scenery.words(list.view, "3:41", WIDTH - 100, y + 110, {size = 12, color = GREY, width = 60, alignment = "right"})
for index, name in ipairs{"heart", "play", "plus"} do
  local place, isPlay = CGPoint(WIDTH * index / 4, y + 164), name == "play"
  list.view.layer:addSublayer(scenery.icon(name, place, isPlay and 52 or 32, UIColor.label, isPlay))
end

local card = tips.view
card.frame, card.backgroundColor, card.layer.cornerRadius = CGRect(0, 0, 300, 300), UIColor.systemBackground, 16
local picture = UIImageView(scenery.image(scenery.landscape(7, CGSize(300, 300)), CGSize(300, 300), 2))
picture.frame, picture.contentMode, picture.clipsToBounds = CGRect(12, 12, 276, 84), "scaleAspectFill", true
picture.layer.cornerRadius, picture.autoresizingMask = 10, {"flexibleWidth", "flexibleHeight"}
card:addSubview(picture)
for _, part in ipairs{
  scenery.words(card, "Listen without a signal", 20, 112, {size = 22, weight = "bold", width = 260}),
  scenery.words(card, "Tap the heart, and a song stays on this phone: on the train, too.", 20, 146,
    {numberOfLines = 0, width = 260, color = GREY}),
  scenery.button(card, "Got It", CGRect(20, 228, 260, 50), UIColor.systemBlue),
} do part.autoresizingMask = {"flexibleWidth", "flexibleTopMargin"} end

tips.modalPresentationStyle, tips.transitioningDelegate = "custom", director
window.rootViewController = list

function tip(frame)
  director.showFrame = frame
  list:present(tips, true)
end
function close() list:dismiss(true) end

-- The account: runs to the end, then goes back to read the card's alpha and the darkness at each quarter of the way.
local function account(title)
  local presentation = tips.presentationController --[[@as any]]
  local shade, now, finish = presentation.blur.layer, timeline.now, timeline:run()
  local starts = timeline:events("animateTransition")
  local begin, lines = math.max(now, starts[#starts].time), {"card ", "shade"}
  for quarter = 0, 4 do
    timeline:seek(begin + (finish - begin) * quarter / 4)
    if title == "present at a place" and quarter == 2 then timeline:mark("picture") end
    local front, shown = card.layer:presentation(), shade:presentation()
    lines[1] = lines[1] .. (front and string.format("%9.4f", front.opacity) or "     gone")
    lines[2] = lines[2] .. (shown and string.format("%9.4f", shown.backgroundColor.alpha) or "     gone")
  end
  print(string.format("%-28s %s   %.3f s\n%-28s %s", title, lines[1], finish - begin, "", lines[2]))
  timeline:live()
  if card.window then print("  the card is at", card.frame) end
end

print("tips, alpha at                           0 %     25 %     50 %     75 %    100 %   takes")
tip(CGRect(10, 100, 300, 500))
account("present at a place")
close()
timeline:begin()
timeline:update(0.5)
timeline:cancel()
account("dismiss, cancelled at 50 %")
touch:tap(window.bounds.midX, 40)
account("tap beside it")
tip()
account("present along the bottom")
close()
account("dismiss")
print(timeline.transition and "not at rest" or "at rest: " .. (card.window and "tips" or "list") .. " is shown")
