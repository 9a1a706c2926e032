-- row 157: the delegate names what is scaled, and hears of scale and offset
local told, picture, scroll = {}, UIView(CGRect(0, 0, 100, 100)), UIScrollView(CGRect(0, 0, 100, 100))
scroll:addSubview(picture)
scroll.contentSize = CGSize(100, 100)
scroll.maximumZoomScale = 3
local Zoomer = class("Zoomer", NSObject, "UIScrollViewDelegate")
function Zoomer:viewForZooming(view) return picture end
function Zoomer:scrollViewDidZoom(view) told[#told + 1] = view.zoomScale end
local zoomer = Zoomer()
scroll.zoomScale = 2
expect(scroll.zoomScale, 1) -- nothing to scale yet
scroll.delegate = zoomer
scroll.zoomScale = 2
expect(told, {2})
expect(picture.transform.a, 2)
expect(picture.frame, CGRect(0, 0, 200, 200))
expect(scroll.contentSize, CGSize(200, 200))

-- row 158: scales stay between their limits; a rectangle is brought to fill the view
local picture, scroll = UIView(CGRect(0, 0, 300, 300)), UIScrollView(CGRect(0, 0, 300, 300))
scroll:addSubview(picture)
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 300)
scroll.minimumZoomScale, scroll.maximumZoomScale = 0.5, 4
local delegate = {viewForZooming = function() return picture end} -- a delegate is not held
scroll.delegate = delegate
scroll:setZoomScale(9, false)
expect(scroll.zoomScale, 4)
scroll:setZoomScale(1, false)
scroll:zoom(CGRect(150, 150, 100, 100), false)
expect(scroll.zoomScale, 3)
expect(scroll.contentOffset, CGPoint(450, 450))
scroll:setZoomScale(1, true)
expect(scroll.zoomScale, 1)
timeline:run()
expect(scroll.contentOffset, CGPoint(0, 0))

-- row 159: the offset is the origin of the bounds, and what a finger moves
local told, scroll = 0, UIScrollView(CGRect(0, 0, 300, 300))
scroll.contentInsetAdjustmentBehavior = "never"
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 2000)
local delegate = {scrollViewDidScroll = function() told = told + 1 end}
scroll.delegate = delegate
scroll.contentOffset = CGPoint(0, 120)
expect(scroll.bounds.origin, CGPoint(0, 120))
expect(told, 1)
touch:drag{from = CGPoint(150, 200), to = CGPoint(150, 100), duration = 0.4, hold = 0.3, release = false}
timeline:run()
-- The content stays 10 points behind the finger.
expect(scroll.contentOffset.y, 120 + 100 - 10, 1e-5)
expect(scroll.isDragging, true)
touch:up()
timeline:run()
expect(scroll.isDragging, false)
local rest = scroll.contentOffset.y
touch:flick{from = CGPoint(150, 250), to = CGPoint(150, 150), duration = 0.1}
timeline:run()
expect(scroll.contentOffset.y > rest + 100, true) -- and some more by itself
expect(scroll.contentOffset.y <= 1700, true)

-- row 160: cells are made for what is seen, in lines, and used again
local made, asked = 0, {}
local Cell = class("BrowseCell", UICollectionViewCell)
function Cell:init(...)
  Cell.super.init(self, ...)
  made = made + 1
end
local source = {}
function source:collectionView_numberOfItemsInSection() return 100 end
function source:collectionView_cellForItemAt(collection, path)
  local cell = collection:dequeueReusableCell("photo", path)
  cell.contentView.tag = path.item
  return cell
end
local flow = UICollectionViewFlowLayout{itemSize = CGSize(90, 90), minimumInteritemSpacing = 10, minimumLineSpacing = 10}
local collection = UICollectionView(CGRect(0, 0, 300, 290), flow)
collection:register(Cell, "photo")
collection.dataSource = source
window:addSubview(collection)
CATransaction.flush()
expect(#collection.visibleCells, 9) -- three by three
expect(made, 9)
expect(collection.contentSize, CGSize(300, 3390)) -- 34 lines of 90, 33 gaps of 10
expect(collection:cellForItem(IndexPath(4, 0)).frame, CGRect(105, 100, 90, 90))
expect(collection:cellForItem(IndexPath(4, 0)).contentView.bounds, CGRect(0, 0, 90, 90))
expect(collection:indexPathForItem(CGPoint(250, 150)), IndexPath(5, 0))
expect(collection:cellForItem(IndexPath{item = 50, section = 0}), nil)
expect(collection:layoutAttributesForItem(IndexPath(50, 0)).frame, CGRect(210, 1600, 90, 90))
collection.contentOffset = CGPoint(0, 1000)
expect(made, 9)
expect(collection.visibleCells[1].contentView.tag, 30)
expect(collection:indexPath(collection.visibleCells[1]), IndexPath(30, 0))
local chosen
local chooser = {collectionView_didSelectItemAt = function(self, collection, path) chosen = path end}
collection.delegate = chooser -- which does not hold it
touch:tap(40, 40)
timeline:run()
expect(chosen, IndexPath(30, 0))
expect(chosen.row, 30)

-- row 159: an animated offset comes frame by frame, easing in and out over 0.3 s; the delegate hears of each
local told, ends, scroll = 0, 0, UIScrollView(CGRect(0, 0, 300, 300))
scroll.contentInsetAdjustmentBehavior = "never"
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 2000)
local delegate = {}
function delegate:scrollViewDidScroll() told = told + 1 end
function delegate:scrollViewDidEndScrollingAnimation() ends = ends + 1 end
scroll.delegate = delegate
scroll:setContentOffset(CGPoint(0, 400), true)
expect(scroll.contentOffset.y, 0)
timeline:advance(0.15)
expect(scroll.contentOffset.y, 200)
expect({told, ends}, {9, 0})
expect(timeline:run(), 0.55) -- the bar that shows where the content is fades for 0.25 s more
expect(scroll.contentOffset.y, 400)
expect({told, ends}, {18, 1})
scroll:setContentOffset(CGPoint(0, 0), true)
scroll:setContentOffset(CGPoint(0, 50), false) -- stops it
timeline:run()
expect(scroll.contentOffset.y, 50)

-- row 159: what glides keeps 0.998 of its speed each millisecond, and rests where the delegate was told it would
local target, speed, over, scroll = nil, nil, false, UIScrollView(CGRect(0, 0, 300, 300))
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 5000)
local delegate = {}
function delegate:scrollViewWillEndDragging(scroll, velocity, offset) target, speed = offset, velocity end
function delegate:scrollViewDidEndDecelerating() over = true end
scroll.delegate = delegate
touch:drag{from = CGPoint(150, 280), to = CGPoint(150, 80), duration = 0.2}
timeline:advance(0.2)
expect(speed.y, 1, 1e-8) -- 1000 points a second, in points a millisecond
local start = scroll.contentOffset.y
expect(target.y, start + 494.01, 1e-4) -- (1000 - 10) * 0.998 / 0.002 / 1000
timeline:advance(0.5)
expect(scroll.contentOffset.y, start + 315.61188, 1e-3) -- 499 * (1 - 0.998 ^ 500)
expect(scroll.isDecelerating, true)
touch:down(150, 150) -- a finger stops it
expect(scroll.isDecelerating, false)
touch:up()
timeline:run()
expect(scroll.contentOffset.y, start + 315.61188, 1e-3)
expect(over, false)
touch:drag{from = CGPoint(150, 280), to = CGPoint(150, 80), duration = 0.2}
timeline:run()
expect(over, true)
expect(scroll.contentOffset.y, target.y)

-- row 159: the delegate may send it elsewhere
local scroll = UIScrollView(CGRect(0, 0, 300, 300))
scroll.contentInsetAdjustmentBehavior = "never"
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 5000)
local delegate = {}
function delegate:scrollViewWillEndDragging(scroll, velocity, target)
  return CGPoint(0, math.floor(target.y / 250 + 0.5) * 250)
end
scroll.delegate = delegate
touch:drag{from = CGPoint(150, 280), to = CGPoint(150, 80), duration = 0.2}
timeline:run()
expect(scroll.contentOffset.y, 750) -- 190 + 494.01 = 684.01

-- row 159: past an end each point counts for less; let go, it springs back
local scroll = UIScrollView(CGRect(0, 0, 300, 300))
scroll.contentInsetAdjustmentBehavior = "never"
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 2000)
touch:down(150, 100)
touch:move(150, 111)
touch:move(150, 211) -- 101 points past the end, of a view of 300
expect(scroll.contentOffset.y, -46.871045, 1e-6) -- (1 - 1 / (101 * 0.55 / 300 + 1)) * 300
touch:up()
timeline:advance(0.1)
expect(scroll.contentOffset.y, -34.485788, 1e-5) -- that, times (1 + 10 * 0.1) / e
timeline:run()
expect(scroll.contentOffset.y, 0)
scroll.bounces = false
touch:down(150, 100)
touch:move(150, 211)
touch:move(150, 231)
expect(scroll.contentOffset.y, 0)

-- row 159: pages: a stroke turns to the next one, a slow drag to the nearest
local function pages(dx, seconds, hold)
  local scroll = UIScrollView(CGRect(0, 0, 300, 300))
  scroll.contentSize = CGSize(900, 300)
  scroll.isPagingEnabled = true
  scroll.contentOffset = CGPoint(300, 0)
  window:addSubview(scroll)
  touch:drag{from = CGPoint(150, 50), to = CGPoint(150 + dx, 50), duration = seconds, hold = hold}
  timeline:run()
  scroll:removeFromSuperview()
  return scroll.contentOffset.x
end
expect(pages(-60, 0.1, 0), 600)
expect(pages(60, 0.1, 0), 0)
expect(pages(-100, 0.5, 0.3), 300)
expect(pages(-145, 0.5, 0.3), 300) -- 135 of the content: less than half a page
expect(pages(-170, 0.5, 0.3), 600)

-- row 159: a list in a pager scrolls up and down and leaves strokes to the side to the pager
local pager, list = UIScrollView(CGRect(0, 0, 300, 300)), UIScrollView(CGRect(0, 0, 300, 300))
pager.contentSize, list.contentSize = CGSize(600, 300), CGSize(300, 1000)
pager.isPagingEnabled = true
pager:addSubview(list)
window:addSubview(pager)
touch:drag{from = CGPoint(250, 150), to = CGPoint(150, 160), duration = 0.1}
timeline:run()
expect({pager.contentOffset, list.contentOffset}, {CGPoint(300, 0), CGPoint(0, -59)}) -- below the status bar
pager.contentOffset = CGPoint(0, 0)
touch:drag{from = CGPoint(150, 250), to = CGPoint(140, 150), duration = 0.1, hold = 0.2}
timeline:run()
expect(pager.contentOffset, CGPoint(0, 0))
expect(list.contentOffset.y > 80 - 59, true)

-- row 159: a locked drag keeps to the way it began along
local scroll = UIScrollView{frame = CGRect(0, 0, 300, 300), contentSize = CGSize(2000, 2000)}
scroll.contentInsetAdjustmentBehavior = "never"
window:addSubview(scroll)
scroll.isDirectionalLockEnabled = true
scroll.contentOffset = CGPoint(500, 500)
touch:down(150, 150)
touch:move(150, 138)
touch:move(110, 98)
expect(scroll.contentOffset, CGPoint(500, 542))
touch:cancel()
timeline:run()
scroll.contentOffset = CGPoint(500, 500)
touch:down(150, 150)
touch:move(141, 141)
touch:move(101, 101)
expect(scroll.contentOffset.x, 500 + 49 - 10 / math.sqrt(2), 1e-9) -- slanting, it is not locked
expect(scroll.contentOffset.y, scroll.contentOffset.x)

-- row 159: insets are room around the content, and the safe area adds to them along the axes that scroll
local scroll = UIScrollView{frame = window.bounds, contentSize = CGSize(window.bounds.width, 2000)}
expect(scroll.contentInsetAdjustmentBehavior, "automatic")
local told, safe = {}, window.safeAreaInsets
expect({safe.top, safe.bottom}, {59, 34})
local delegate = {scrollViewDidChangeAdjustedContentInset = function(self, scroll) told[#told + 1] = scroll.adjustedContentInset end}
scroll.delegate = delegate
window:addSubview(scroll)
CATransaction.flush()
expect(told, {UIEdgeInsets(59, 0, 34, 0)})
expect(scroll.contentOffset.y, -59)
scroll.contentInset = UIEdgeInsets(10, 0, 20, 0) -- does not move what is seen
expect({told[2], scroll.contentOffset.y}, {UIEdgeInsets(69, 0, 54, 0), -59})
scroll:scrollRectToVisible(CGRect(0, 1999, 10, 1), false)
expect(scroll.contentOffset.y, 2000 - window.bounds.height)
scroll.contentInsetAdjustmentBehavior = "never"
CATransaction.flush()
expect({told[3], scroll.contentOffset.y}, {UIEdgeInsets(10, 0, 20, 0), 2000 - window.bounds.height + 59})
expect(#told, 3)

-- row 159: what scrolls is content that is larger, or that always bounces; unless it is always, or never
local scroll = UIScrollView{frame = window.bounds, contentSize = CGSize(100, 100)}
window:addSubview(scroll)
local function inset(behavior, body)
  scroll.contentInsetAdjustmentBehavior, scroll.contentSize = behavior, CGSize(100, 100)
  if body then body() end
  local inset = scroll.adjustedContentInset
  scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal = false, false
  return inset
end
local none, all, upright = UIEdgeInsets(0, 0, 0, 0), UIEdgeInsets(59, 0, 34, 0), UIEdgeInsets(59, 0, 34, 0)
for _, behavior in ipairs{"automatic", "scrollableAxes"} do
  expect(inset(behavior), none)
  expect(inset(behavior, function() scroll.contentSize = CGSize(100, 3000) end), upright)
  expect(inset(behavior, function() scroll.contentSize = CGSize(3000, 100) end), none)
  expect(inset(behavior, function() scroll.alwaysBounceVertical = true end), upright)
end
expect(inset("always"), all)
expect(inset("never", function() scroll.alwaysBounceVertical = true end), none)
device:rotate()
timeline:run()
scroll.frame = window.bounds
local level = UIEdgeInsets(0, 59, 0, 59)
expect(inset("scrollableAxes", function() scroll.contentSize = CGSize(3000, 100) end), level)
expect(inset("scrollableAxes", function() scroll.alwaysBounceHorizontal = true end), level)
expect(inset("always"), UIEdgeInsets(0, 59, 21, 59))

-- row 158 159: zoomed content scrolls, and so stays clear of the safe area; back at its size it fits, and fills the screen
local picture, scroll = UIView(window.bounds), UIScrollView(window.bounds)
scroll:addSubview(picture)
scroll.contentSize, scroll.maximumZoomScale = window.bounds.size, 2
local delegate = {viewForZooming = function() return picture end}
scroll.delegate = delegate
window:addSubview(scroll)
CATransaction.flush()
expect({scroll.adjustedContentInset.top, scroll.contentOffset.y}, {0, 0})
scroll.zoomScale = 2
CATransaction.flush()
expect({scroll.adjustedContentInset.top, scroll.contentOffset.y}, {59, window.bounds.height / 2})
scroll:setZoomScale(1, true)
timeline:run()
expect({scroll.adjustedContentInset.top, scroll.contentOffset}, {0, CGPoint(0, 0)})

-- row 159: below bars, automatic insets content that does not scroll too, if it is the controller's view or its first
local page = UIViewController()
local list, second = UIScrollView(window.bounds), UIScrollView(window.bounds)
page.view:addSubview(list)
page.view:addSubview(second)
window.rootViewController = page
timeline:step()
expect({list.adjustedContentInset, list.contentOffset.y}, {UIEdgeInsets(0, 0, 0, 0), 0})
window.rootViewController = UINavigationController(page)
timeline:step()
-- The bar is 44 high.
expect({list.adjustedContentInset, list.contentOffset.y}, {UIEdgeInsets(103, 0, 34, 0), -103})
expect(second.adjustedContentInset, UIEdgeInsets(0, 0, 0, 0))
list.contentInsetAdjustmentBehavior = "scrollableAxes"
timeline:step()
expect({list.adjustedContentInset, list.contentOffset.y}, {UIEdgeInsets(0, 0, 0, 0), 0})

-- row 159: views, scroll views and controllers are told when what covers them is not what it was, and only then
local log = {}
local Cover, Roll, Page = class("Cover", UIView), class("Roll", UIScrollView), class("Page", UIViewController)
function Cover:safeAreaInsetsDidChange() log[#log + 1] = "cover " .. self.safeAreaInsets.top end
function Roll:adjustedContentInsetDidChange() log[#log + 1] = "roll " .. self.adjustedContentInset.top end
function Page:viewSafeAreaInsetsDidChange() log[#log + 1] = "page " .. self.view.safeAreaInsets.top end
function Page:viewWillLayoutSubviews() log[#log + 1] = "layout" end
local function told(...)
  CATransaction.flush()
  expect(log, {...})
  log = {}
end
local page, cover, roll = Page(), Cover(CGRect(0, 20, 100, 100)), Roll(CGRect(0, 0, 100, 100))
roll.contentSize = CGSize(100, 1000)
page.view:addSubview(cover)
cover:addSubview(roll)
told()
window.rootViewController = page
told("page 59.0", "layout", "cover 39.0", "roll 39.0")
cover.frame = CGRect(0, 30, 100, 100)
told("cover 29.0", "roll 29.0")
cover.center = cover.center
told()
page.additionalSafeAreaInsets = UIEdgeInsets(11, 0, 0, 0)
told("page 70.0", "cover 40.0", "roll 40.0")
cover.frame = CGRect(0, 400, 100, 100)
told("cover 0.0", "roll 0.0") -- it no longer reaches into what the controller reserves
roll.contentInset = UIEdgeInsets(5, 0, 0, 0)
told("roll 5.0")
cover:removeFromSuperview() -- off screen it keeps what it had
told("layout")

-- row 157 158: past a limit fingers zoom half as far, and the scale goes back when they are up
local ends, picture, scroll = {}, UIView(CGRect(0, 0, 300, 300)), UIScrollView(CGRect(0, 0, 300, 300))
scroll:addSubview(picture)
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 300)
local delegate = {}
function delegate:viewForZooming() return picture end
function delegate:scrollViewDidEndZooming(scroll, view, scale) ends[#ends + 1] = {view == picture, scale} end
scroll.delegate = delegate
touch:down(100, 150)
touch:down(200, 150, {finger = 2})
touch:move(50, 150)
touch:move(300, 150, {finger = 2}) -- 2.5 times as far apart, and no more than 1 is allowed
expect(scroll.isZooming, true)
expect(scroll.zoomScale, 1.5811388, 1e-7) -- the square root of 2.5
touch:up({finger = 2})
touch:up()
expect({scroll.isZooming, scroll.isZoomBouncing, #ends}, {false, true, 0})
expect(scroll.zoomScale, 1)
timeline:run()
expect(ends, {{true, 1}})
expect(scroll.isZoomBouncing, false)
expect(picture.frame, CGRect(0, 0, 300, 300))

-- row 154: two fingers that wander while they zoom take the content along
local picture, scroll = UIView(CGRect(0, 0, 300, 300)), UIScrollView(CGRect(0, 0, 300, 300))
scroll:addSubview(picture)
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 300)
scroll.maximumZoomScale = 4
local delegate = {viewForZooming = function() return picture end}
scroll.delegate = delegate
touch:down(100, 150)
touch:down(200, 150, {finger = 2})
touch:move(50, 150)
touch:move(250, 150, {finger = 2})
-- The pinch began at 1.5, with its middle at 125: that point stays under the middle, now 150, at twice the scale.
expect(scroll.zoomScale, 2)
expect(scroll.contentOffset.x, 125 / 1 * 2 - 150, 1e-9)

-- row 160: items and sections may have numbers of their own
local source = {}
function source:numberOfSections() return 2 end
function source:collectionView_numberOfItemsInSection(collection, section) return section == 0 and 3 or 2 end
function source:collectionView_cellForItemAt(collection, path) return collection:dequeueReusableCell("cell", path) end
local Sizes = class("Sizes", NSObject, "UICollectionViewDelegateFlowLayout")
function Sizes:collectionView_layout_sizeForItemAt(collection, layout, path)
  if path.section == 0 then return CGSize(100 + 20 * path.item, 40) end
end
function Sizes:collectionView_layout_insetForSectionAt(collection, layout, section)
  if section == 1 then return UIEdgeInsets(30, 15, 0, 15) end
end
function Sizes:collectionView_layout_minimumLineSpacingForSectionAt(collection, layout, section)
  return section == 0 and 25 or 10
end
function Sizes:collectionView_layout_minimumInteritemSpacingForSectionAt(collection, layout, section) return 7 end
local sizes, collection = Sizes(), UICollectionView(CGRect(0, 0, 300, 400))
collection:register(UICollectionViewCell, "cell")
collection.dataSource, collection.delegate = source, sizes
window:addSubview(collection)
CATransaction.flush()
local function frame(item, section) return collection:layoutAttributesForItem(IndexPath(item, section)).frame end
expect(frame(1, 0), CGRect(180, 0, 120, 40)) -- 100 and 120 fill the line of 300
expect(frame(2, 0), CGRect(0, 65, 140, 40)) -- 140 did not fit, and lies 25 below
expect(frame(0, 1), CGRect(15, 135, 50, 50)) -- the layout's size, within the section's inset
expect(collection.contentSize, CGSize(300, 185))
local layout = collection.collectionViewLayout
expect(layout.collectionView == collection, true)
layout.itemSize = CGSize(60, 20)
CATransaction.flush()
expect(frame(0, 1), CGRect(15, 135, 60, 20))
