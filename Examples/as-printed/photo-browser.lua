-- Photo browser as printed: the page's bugs are kept, each marked BUG. Repaired in ../photo-browser.lua.
--
-- Look for: neither way is ever completed; the browser pops in at the end and out at the start; the grid keeps the
-- alpha of a closing that was cancelled; a photo dragged far and slowly snaps back.
--
--   playhead -i Examples/as-printed/photo-browser.lua     leaves grid, browser and flight to play with

local DURATION = 1

-- The animator's questions to its delegates.
cell = UIImageView(CGRect(10, 74, (window.bounds.width - 30) / 3, (window.bounds.width - 30) / 3))
cell.image, cell.contentMode = UIImage(UIColor.systemBlue, CGSize(1200, 800)), "scaleAspectFill"
local function startRect() return cell:convert(cell.bounds, {to = window}) end
local function endRect()
  local width, size = window.bounds.width, cell.image.size
  local height = width * size.height / size.width
  return CGRect(0, height < window.bounds.height and (window.bounds.height - height) / 2 or 0, width, height)
end

flight = {hasDelegate = true}

function flight:animationController_forPresented() self.isPresenting = true return self.animator end
function flight:animationController_forDismissed() self.isPresenting = false return self.animator end

local Flight = class("Flight", NSObject, "UIViewControllerAnimatedTransitioning")

function Flight:transitionDuration(context) return DURATION end

function Flight:animateTransition(context)
  if flight.isPresenting then self:present(context) else self:dismiss(context) end
end

function Flight:present(context)
  if not flight.hasDelegate then return end -- BUG: returns without completing
  local view = context:view("to")
  context.containerView:addSubview(view)
  photo = UIImageView{frame = startRect(), image = cell.image, contentMode = "scaleAspectFill", clipsToBounds = true}
  context.containerView:addSubview(photo)
  context.containerView.backgroundColor = UIColor.black -- BUG: black on the first frame
  view.alpha = 0
  UIView.animate(DURATION, function() photo.frame = endRect() end, function()
    context.containerView.backgroundColor = UIColor.clear
    photo:removeFromSuperview()
    view.alpha = 1 -- BUG: there on the last frame
  end) -- BUG: nothing completes the transition
end

function Flight:dismiss(context)
  if not flight.hasDelegate then return end -- BUG: returns without completing
  local view, presenter = context:view("from"), context:viewController("to").view
  presenter.alpha = 0.35 -- BUG: outside the animation, so a cancellation leaves it
  view.alpha = 0 -- BUG: gone on the first frame; the animation below has nothing left to do
  photo = UIImageView{frame = endRect(), image = cell.image, contentMode = "scaleAspectFill", clipsToBounds = true}
  context.containerView:addSubview(photo)
  UIView.animate(DURATION, function()
    photo.frame = startRect()
    view.alpha = 0
    presenter.alpha = 1
  end, function()
    photo:removeFromSuperview()
    view:removeFromSuperview() -- BUG: also when it is cancelled
  end) -- BUG: nothing completes the transition
end

flight.animator = Flight()

local Browser = class("Browser", UIViewController)

function Browser:viewDidLoad()
  self.title, self.image = "browser", UIImageView{image = cell.image, frame = endRect()}
  self.view:addSubview(self.image)
  self.view:addGestureRecognizer(UIPanGestureRecognizer(self, "panned"))
end

function Browser:panned(pan)
  local moved, velocity = pan:translation(self.view), pan:velocity(self.view)
  if pan.state == "ended" or pan.state == "cancelled" then -- BUG: a call that comes in closes, too
    local closes = velocity.y > 0 -- BUG: how far it was dragged does not count
    local outcome = closes and "closes" or "snaps back"
    print(string.format("  dragged by %g at %.0f points a second: %s", moved.y, velocity.y, outcome))
    if not closes then self.image.frame = endRect() end
  elseif pan.state == "changed" then
    local scale = math.min(1, math.max(0.3, 1 - moved.y / self.view.bounds.height))
    self.image.transform = CGAffineTransform(scale, 0, 0, scale, moved.x, moved.y)
  end
end

grid, browser = UIViewController{title = "grid"}, Browser()
grid.view:addSubview(cell)
browser.modalPresentationStyle, browser.transitioningDelegate = "custom", flight -- the page does not say which
window.rootViewController = grid

local function report(title)
  local frame = photo.layer:presentation().frame
  print(string.format("%-22s photo %8.3f %8.3f %8.3f %8.3f  browser %.3f  grid %.3f", title, frame.minX, frame.minY,
    frame.width, frame.height, timeline:value(browser.view, "opacity"), timeline:value(grid.view, "opacity")))
end

-- The calls that thaw the screen, from outside.
local function thaw(completed) timeline.transition:completeTransition(completed) end

grid:present(browser, true)
timeline:advance(0.5)
report("opening, half way:")
timeline:run()
print("opened: the transition is " .. (timeline.transition and "open" or "over"))
thaw(true)
touch:drag{from = CGPoint(180, 300), to = CGPoint(180, 600), duration = 0.3, hold = 0.5}
timeline:run()
touch:drag{from = CGPoint(180, 300), to = CGPoint(180, 330), duration = 0.3}
timeline:run()

grid:dismiss(true)
timeline:advance(0)
report("closing, at once:")
timeline:advance(0.5)
report("closing, half way:")
timeline:begin()
timeline:cancel()
timeline:run()
print("cancelled: grid alpha " .. grid.view.alpha .. ", the browser is in " .. tostring(browser.view.window))
thaw(true)
browser.view.alpha, grid.view.alpha, flight.hasDelegate = 1, 1, false
grid:present(browser, true)
timeline:run()
print("opened without its delegate: the transition is " .. (timeline.transition and "open" or "over"))
