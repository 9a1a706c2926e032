-- A card that slides up over a list, and is pulled down again: a transition of its own.
--
--   playhead inspect card.lua      plays it; pull the card down with the mouse
--   playhead check card.lua        tries every way to finish and to cancel it
--   playhead -i card.lua           leaves open(), close(), list and card to play with

---@class SlideUp : NSObject
---@overload fun(isPresenting: boolean): SlideUp
local SlideUp = class("SlideUp", NSObject, "UIViewControllerAnimatedTransitioning")

function SlideUp:init(isPresenting)
  SlideUp.super.init(self)
  self.isPresenting = isPresenting
end

function SlideUp:transitionDuration() return 0.4 end

function SlideUp:animateTransition(context)
  local container = context.containerView
  local view = context:view(self.isPresenting and "to" or "from")
  local height = container.bounds.height
  if self.isPresenting then
    view.frame = container.bounds:offsetBy(0, height)
    container:addSubview(view)
  else
    container:insertSubview(context:view("to"), 0)
  end
  -- A finger sets the fraction: the curve of a way that it holds is a line.
  local curve = context.isInteractive and "curveLinear" or "curveEaseInOut"
  UIView.animate{withDuration = self:transitionDuration(), delay = 0, options = curve,
    animations = function()
      view.frame = self.isPresenting and container.bounds or container.bounds:offsetBy(0, height)
    end,
    completion = function() context:completeTransition(not context.transitionWasCancelled) end}
end

---@class CardController : UIViewController
---@overload fun(): CardController
local CardController = class("CardController", UIViewController, "UIViewControllerTransitioningDelegate")

function CardController:init()
  CardController.super.init(self)
  self.title = "card"
  self.modalPresentationStyle = "fullScreen"
  self.transitioningDelegate = self
end

function CardController:viewDidLoad()
  CardController.super.viewDidLoad(self)
  self.view.backgroundColor = UIColor.systemIndigo
  self.view.layer.cornerRadius = 24
  local grabber = UIView(CGRect(176.5, 70, 40, 5))
  grabber.backgroundColor = UIColor.white
  grabber.layer.cornerRadius = 2.5
  self.view:addSubview(grabber)
  self.view:addGestureRecognizer(UIPanGestureRecognizer(self, "pull"))
end

-- The finger drives the way down, until it lets go.
function CardController:pull(pan)
  local way = pan:translation(self.view).y / self.view.bounds.height
  if pan.state == "began" then
    self.driver = UIPercentDrivenInteractiveTransition()
    self:dismiss(true)
  elseif pan.state == "changed" then
    self.driver:update(math.max(0, math.min(way, 1)))
  else
    -- Where it would come to rest decides: the way, and a fifth of a second of its speed.
    local rest = way + pan:velocity(self.view).y / 5 / self.view.bounds.height
    local driver, closes = self.driver, pan.state == "ended" and rest >= 0.5
    self.driver = nil
    -- On the next turn: a transition that was only just asked for has not begun.
    DispatchQueue.main:async(function() if closes then driver:finish() else driver:cancel() end end)
  end
end

function CardController:animationController_forPresented() return SlideUp(true) end
function CardController:animationController_forDismissed() return SlideUp(false) end
function CardController:interactionControllerForDismissal() return self.driver end

-- Globals are what the shell shows by name, and what the test uses.
list = UIViewController{title = "list"}
list.view.backgroundColor = UIColor.systemBackground
for row = 0, 8 do
  local line = UIView(CGRect(20, 110 + 76 * row, 353, 60))
  line.backgroundColor = UIColor.secondarySystemBackground
  line.layer.cornerRadius = 12
  list.view:addSubview(line)
end
window.rootViewController = list
card = CardController()

function open() list:present(card, true) end
function close() card:dismiss(true) end

open()
timeline:run()
touch:drag(CGPoint(196, 100), CGPoint(196, 300), 0.3)
timeline:run()
