-- Photo browser: a photo flies out of a grid and fills the screen; there it is tapped, pinched and dragged away.
--
-- Look for: it is the open photo itself that flies, and only view animations move it, so a cancelled flight needs no
-- repair. A single tap closes, but not before a second one can no longer come. A drag down takes the photo along at the
-- same point of it, smaller and smaller, and the black behind it fades. Far or fast enough it closes, else it is back.
--
--   playhead Examples/photo-browser.lua        prints the account at the end of this file
--   playhead -i Examples/photo-browser.lua     and leaves open(item), close() and browser to play with

local scenery = require "shared.scenery"
local DURATION, BOUNDS = 1, window.bounds

-- As wide as the screen, in the middle when it is shorter.
local function openFrame(size)
  local height = BOUNDS.width * size.height / size.width
  return CGRect(0, math.max((BOUNDS.height - height) / 2, 0), BOUNDS.width, height)
end

local Flight = class("Flight", NSObject, "UIViewControllerAnimatedTransitioning")

function Flight:init(isPresenting) self.isPresenting = isPresenting end
function Flight:transitionDuration(context) return DURATION end

function Flight:animateTransition(context)
  local from, to = context:viewController("from"), context:viewController("to")
  local browser, album = self.isPresenting and to or from, self.isPresenting and from or to
  local cell = album.collection:cellForItem(IndexPath(browser.item, 0))
  local there = cell:convert(cell.bounds, {to = browser.scroll})
  local photo, backdrop, home = browser.photo, browser.backdrop, openFrame(browser.photo.image.size)
  browser.cell, cell.isHidden = cell, true -- there is one photo, not two
  if self.isPresenting then
    browser.view.frame = context:finalFrame(browser)
    context.containerView:addSubview(browser.view)
    photo.frame, backdrop.alpha = there, 0
  end
  UIView.animate{
    withDuration = DURATION,
    animations = function()
      photo.frame = self.isPresenting and home or there
      backdrop.alpha = self.isPresenting and 1 or 0
    end,
    completion = function()
      local completed = not context.transitionWasCancelled
      cell.isHidden = completed == self.isPresenting
      context:completeTransition(completed)
      if not completed and not self.isPresenting then browser:settle() end -- it may have been dragged
    end,
  }
end

local Browser = class("Browser", UIViewController, "UIScrollViewDelegate", "UIGestureRecognizerDelegate")

function Browser:init(item, image)
  Browser.super.init(self)
  self.item, self.title, self.modalPresentationStyle = item, "browser", "overFullScreen"
  self.photo = UIImageView{image = image, frame = openFrame(image.size), contentMode = "scaleAspectFill"}
  self.photo.clipsToBounds = true
end

function Browser:viewDidLoad()
  self.backdrop = UIView{frame = BOUNDS, backgroundColor = UIColor.black}
  self.scroll = UIScrollView{frame = BOUNDS, contentSize = self.photo.frame.size, maximumZoomScale = 2, delegate = self}
  self.view:addSubview(self.backdrop)
  scenery.captions(self.backdrop, self.item + 1, #photos)
  self.view:addSubview(self.scroll)
  self.scroll:addSubview(self.photo)
  local tap, double = UITapGestureRecognizer(self, "tapped"), UITapGestureRecognizer(self, "doubleTapped")
  double.numberOfTapsRequired = 2
  tap:require{toFail = double}
  local pan = UIPanGestureRecognizer(self, "dragged")
  pan.delegate = self
  self.scroll.panGestureRecognizer:require{toFail = pan} -- a photo higher than the screen scrolls, but not off its top
  for _, recognizer in ipairs{tap, double, pan} do self.scroll:addGestureRecognizer(recognizer) end
end

-- However it goes: also when it is dismissed without animation, and nobody asks for an animator.
function Browser:viewDidDisappear(animated)
  if self.cell then self.cell.isHidden = false end
end

-- Pinching is the scroll view's own; a photo smaller than the screen is kept in the middle.
function Browser:viewForZooming(scroll) return self.photo end

function Browser:scrollViewDidZoom(scroll)
  local size, bounds = scroll.contentSize, scroll.bounds
  self.photo.center = CGPoint(math.max(size.width, bounds.width) / 2, math.max(size.height, bounds.height) / 2)
end

function Browser:tapped(tap)
  if self.scroll.zoomScale == 1 then close() else self.scroll:setZoomScale(1, true) end
end

function Browser:doubleTapped(tap)
  local scroll = self.scroll
  if scroll.zoomScale ~= 1 then return scroll:setZoomScale(1, true) end
  local point, scale = tap:location(self.photo), scroll.maximumZoomScale
  local width, height = scroll.bounds.width / scale, scroll.bounds.height / scale
  scroll:zoom(CGRect(point.x - width / 2, point.y - height / 2, width, height), true)
end

-- Down, more than sideways, and not where there is more of the photo to scroll to.
function Browser:gestureRecognizerShouldBegin(pan)
  local velocity = pan:velocity(self.view)
  return velocity.y > 0 and math.abs(velocity.x) <= velocity.y
    and self.scroll.contentOffset.y <= 0 and self.scroll.zoomScale == 1
end

function Browser:dragged(pan)
  local moved, finger = pan:translation(self.view), pan:location(self.view)
  if pan.state == "began" then self.held = self.photo.frame end
  if pan.state == "began" or pan.state == "changed" then
    local scale, held = math.min(math.max(1 - moved.y / BOUNDS.height, 0.3), 1), self.held
    -- From the finger to the photo's corner it was so far at first; now it is that, scaled.
    local dx, dy = finger.x - moved.x - held.minX, finger.y - moved.y - held.minY
    self.photo.frame = CGRect(finger.x - dx * scale, finger.y - dy * scale, held.width * scale, held.height * scale)
    self.backdrop.alpha = scale * scale
  elseif pan.state == "ended" and (pan:velocity(self.view).y > 500 or moved.y > math.min(BOUNDS.height / 5, 190)) then
    close()
  else
    self:settle()
  end
end

-- Back to where it is when nobody touches it.
function Browser:settle()
  UIView.animate(0.25, function() self.photo.frame, self.backdrop.alpha = openFrame(self.photo.image.size), 1 end)
end

local Grid = class("Grid", UIViewController, "UICollectionViewDataSource", "UICollectionViewDelegate")

function Grid:viewDidLoad()
  local side = (BOUNDS.width - 30) / 3
  self.title = "grid"
  self.collection = UICollectionView(BOUNDS, UICollectionViewFlowLayout{
    itemSize = CGSize(side, side), minimumInteritemSpacing = 5, minimumLineSpacing = 5,
    sectionInset = UIEdgeInsets(scenery.top() + 100, 10, 10, 10),
  })
  self.collection:register(UICollectionViewCell, "photo")
  self.collection.dataSource, self.collection.delegate = self, self
  self.view:addSubview(self.collection)
  scenery.head(self.collection, "Skies", "Select")
end

function Grid:collectionView_numberOfItemsInSection(collection, section) return #photos end
function Grid:collectionView_cellForItemAt(collection, path)
  local cell = collection:dequeueReusableCell("photo", path)
  local image = UIImageView{image = photos[path.item + 1], contentMode = "scaleAspectFill", clipsToBounds = true}
  cell.backgroundView = image -- as large as the cell, and replaced when the cell is used again
  return cell
end
function Grid:collectionView_didSelectItemAt(collection, path) open(path.item) end

-- Globals, so that the shell can reach them. Delegates are held weakly: the globals keep them.
photos = {}
for number = 1, 9 do
  local size = ({CGSize(600, 600), CGSize(400, 1600), CGSize(1200, 800)})[(number - 1) % 3 + 1]
  photos[number] = scenery.image(scenery.landscape(number, size), size, 0.5)
end
flights = {
  animationController_forPresented = function() return Flight(true) end,
  animationController_forDismissed = function() return Flight(false) end,
}
grid = Grid()
window.rootViewController = grid
timeline:run()
---@type any
browser = nil -- the one that is open

function open(item)
  browser = Browser(item, photos[item + 1])
  browser.transitioningDelegate = flights
  grid:present(browser, true)
end
function close() grid:dismiss(true) end

-- The account: runs to the end, then goes back to read the photo's frame and the darkness, at steps of the way.
local function look(title, time, isTelling)
  timeline:seek(time)
  if isTelling then timeline:mark("picture") end
  local frame, dark = browser.photo.layer:presentation().frame, browser.backdrop.layer:presentation().opacity
  print(string.format("%-28s%9.3f%9.3f%9.3f%9.3f%9.4f", title, frame.minX, frame.minY, frame.width, frame.height, dark))
  timeline:live()
end

local function account(title)
  local now, finish, starts = timeline.now, timeline:run(), timeline:events("animateTransition")
  local begin = math.max(now, starts[#starts].time)
  for quarter = 0, 4 do
    -- At the very end of a dismissal it is gone.
    look(quarter == 0 and title or "", math.min(begin + (finish - begin) * quarter / 4, finish - 1e-9),
      quarter == 2 and title:find("open"))
  end
end

-- Puts a finger down on the photo and moves it down; touch:up() lets go.
function drag(points)
  touch:drag{from = CGPoint(BOUNDS.midX, BOUNDS.midY), to = CGPoint(BOUNDS.midX + points / 10, BOUNDS.midY + points),
    duration = 0.3, hold = 0.2, release = false}
  timeline:run()
end

print("the photo                           x        y    width   height     dark")
touch:tap(grid.collection:cellForItem(IndexPath(2, 0)))
account("tap on a wide one: open")
for _ = 1, 2 do
  touch:tap(BOUNDS.midX, BOUNDS.midY, {count = 2})
  timeline:run()
  print("double tap: zoomed to " .. browser.scroll.zoomScale)
end
touch:pinch{center = CGPoint(BOUNDS.midX, BOUNDS.midY), from = 100, to = 150}
timeline:run()
print(string.format("pinch: zoomed to %.2f", browser.scroll.zoomScale))
touch:tap(BOUNDS.midX, BOUNDS.midY)
timeline:run()
print("tap: zoomed to " .. browser.scroll.zoomScale)
drag(100)
look("drag by 100 points", timeline.now)
touch:up()
timeline:run()
look("let go: back", timeline.now)
drag(200)
look("drag by 200 points", timeline.now)
touch:up()
account("let go: closes")
open(0)
timeline:run()
close()
timeline:begin()
timeline:update(0.4)
timeline:cancel()
account("close, cancelled at 40 %")
local now, starts = timeline.now
touch:tap(BOUNDS.midX, BOUNDS.midY)
account("tap: closes")
starts = timeline:events("animateTransition")
print(string.format("which began %.3f s after the tap: it might have been a double one", starts[#starts].time - now))
local shown = grid.presentedViewController or grid
print(timeline.transition and "not at rest" or "at rest: " .. shown.title .. " is shown")
