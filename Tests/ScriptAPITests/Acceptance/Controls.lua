-- row 156: a button tells its targets of each touch event, and keeps its type
local button, told = UIButton("custom"), {}
expect(button.buttonType, "custom")
expect(UIButton{type = "system"}.buttonType, "system")
expect(UIButton("system").currentTitleColor, UIColor.systemBlue)
button.frame = CGRect(0, 0, 100, 40)
window:addSubview(button)
for _, event in ipairs{"touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter",
  "touchUpInside", "touchUpOutside", "touchCancel"} do
  button:addTarget(function() told[#told + 1] = event end, event)
end
touch:down(50, 20)
expect(button.isHighlighted, true)
touch:up()
expect(button.isHighlighted, false)
expect(told, {"touchDown", "touchUpInside"})
told = {}
touch:down(50, 20)
touch:move(60, 20)
touch:move(60, 200) -- more than 70 points below
touch:move(60, 210)
touch:move(60, 100)
touch:move(60, 300)
touch:up()
expect(told, {
  "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragOutside", "touchDragEnter",
  "touchDragInside", "touchDragExit", "touchDragOutside", "touchUpOutside",
})
told = {}
touch:down(50, 20)
touch:cancel()
expect(told, {"touchDown", "touchCancel"})
button.isEnabled = false
touch:down(50, 20)
touch:up()
expect(#told, 2)

-- row 156: titles, colours and images for each state; what is not set is as normal
local button = UIButton("custom")
button:setTitle("Play", "normal")
button:setTitle("Pause", {["for"] = "selected"})
button:setTitleColor(UIColor.red, "highlighted")
expect(button.currentTitle, "Play")
button.isSelected = true
expect(button.currentTitle, "Pause")
expect(button.state, {"selected"})
button.isHighlighted = true
expect(button.currentTitle, "Play") -- highlighted and selected was not set
expect(button.currentTitleColor, UIColor.white)
button.isSelected = false
expect(button.currentTitleColor, UIColor.red)
expect(button:title("highlighted"), nil)
expect(button.titleLabel.text, "Play")
-- Four letters of 18 points are 36 wide and 22 high; 6 more above and below.
button:sizeToFit()
expect(button.bounds.size, CGSize(36, 34))
button:setImage(UIImage{color = UIColor.black, size = CGSize(20, 20)})
button.contentEdgeInsets = UIEdgeInsets(4, 10, 4, 10)
button:sizeToFit()
expect(button.bounds.size, CGSize(76, 30))
button.titleEdgeInsets = UIEdgeInsets(0, 8, 0, 0)
window:addSubview(button)
CATransaction.flush()
expect(button.imageView.frame, CGRect(10, 5, 20, 20))
expect(button.titleLabel.frame, CGRect(38, 4, 28, 22)) -- squeezed by the inset

-- row 156: a target that was removed is told no more; the primary action comes with a tap
local told, Screen = {}, class("Screen", NSObject)
function Screen:tapped() told[#told + 1] = "tapped" end
function Screen:acted() told[#told + 1] = "acted" end
local screen, button = Screen(), UIButton(CGRect(0, 0, 50, 50))
window:addSubview(button)
button:addTarget(screen, "tapped", "touchUpInside")
button:addTarget(screen, "acted", "primaryActionTriggered")
touch:tap(button)
timeline:run()
expect(told, {"tapped", "acted"})
button:removeTarget(screen, "tapped", "touchUpInside")
touch:tap(button)
timeline:run()
expect(told, {"tapped", "acted", "acted"})

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
scroll.delegate = {viewForZooming = function() return picture end}
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
window:addSubview(scroll)
scroll.contentSize = CGSize(300, 2000)
scroll.delegate = {scrollViewDidScroll = function() told = told + 1 end}
scroll.contentOffset = CGPoint(0, 120)
expect(scroll.bounds.origin, CGPoint(0, 120))
expect(told, 1)
touch:drag{from = CGPoint(150, 200), to = CGPoint(150, 100), duration = 0.4, hold = 0.3, release = false}
timeline:run()
-- A frame moves 100 / 24 points; the third is past the 10 that a pan takes to begin, and swallows.
expect(scroll.contentOffset.y, 120 + 100 - 12.5, 1e-5)
expect(scroll.isDragging, true)
touch:up()
timeline:run()
expect(scroll.isDragging, false)
local rest = scroll.contentOffset.y
touch:flick{from = CGPoint(150, 250), to = CGPoint(150, 150), duration = 0.1}
timeline:run()
expect(scroll.contentOffset.y > rest + 100, true) -- and some more by itself
expect(scroll.contentOffset.y <= 1700, true)
scroll:setContentOffset(CGPoint(0, 0), true)
expect(scroll.contentOffset.y, 0)

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
collection.delegate = {collectionView_didSelectItemAt = function(self, collection, path) chosen = path end}
touch:tap(40, 40)
timeline:run()
expect(chosen, IndexPath(30, 0))
expect(chosen.row, 30)

-- row 161: an image view has its image's size, and lets touches through
local image = UIImage{color = UIColor.red, size = CGSize(120, 80)}
local view = UIImageView(image)
expect(image.size, CGSize(120, 80))
expect(image.scale, UIScreen.main.scale)
expect(view.frame, CGRect(0, 0, 120, 80))
expect(view.image == image, true)
expect(view.isUserInteractionEnabled, false)
expect(view.layer.contents == image, true)
window:addSubview(view)
expect(window:hitTest(CGPoint(10, 10)) == window, true)
view.image = nil
expect(view.layer.contents, nil)
local sky = UIImage{colors = {UIColor.white, UIColor.systemBlue}, size = CGSize(10, 20)}
expect(sky.size, CGSize(10, 20))

-- row 162: a content mode is the layer's gravity, and decides where the image lies
local view = UIImageView(UIImage{color = UIColor.red, size = CGSize(300, 200)})
expect(view.contentMode, "scaleToFill")
view.frame = CGRect(0, 0, 100, 100)
view.contentMode = "scaleAspectFit"
expect(view.layer.contentsGravity, "resizeAspect")
view.contentMode = "scaleAspectFill"
expect(view.layer.contentsGravity, "resizeAspectFill")
expect(view.clipsToBounds, false)
local fitted = AVMakeRect{aspectRatio = CGSize(300, 200), insideRect = CGRect(0, 0, 100, 100)}
expect(fitted.minY, 100 / 6)
expect(fitted.width, 100)
expect(fitted.height, 200 / 3)

-- row 163: a blur covers what is behind it, fades, and holds its content in front
local blur = UIVisualEffectView(UIBlurEffect("light"))
blur.frame = CGRect(0, 0, 200, 100)
expect(blur.effect.style, "light")
expect(blur.contentView.frame, CGRect(0, 0, 200, 100))
expect(blur.subviews[#blur.subviews] == blur.contentView, true)
blur.alpha = 0.4
expect(blur.layer.opacity, 0.4)
blur.backgroundColor = UIColor.black
window:addSubview(blur)
CATransaction.flush()
UIView.animate(1, 0, "curveLinear", function() blur.effect = nil end)
expect(blur.effect, nil)
expect(timeline:run(), 1)
expect(UIBlurEffect{style = "dark"}.style, "dark")

-- row 164: the screen has the device's size
local bounds = UIScreen.main.bounds
expect(bounds, window.bounds)
expect(bounds.origin, CGPoint.zero)
expect(UIScreen.main.nativeBounds.width, bounds.width * UIScreen.main.scale)

-- row 165: colours by name, by parts, and by chance from one seed
expect(UIColor.black == UIColor(0, 0, 0), true)
expect(UIColor.white == UIColor{white = 1}, true)
expect(UIColor.clear.alpha, 0)
expect(UIColor{red = 0.2, green = 0.4, blue = 0.6, alpha = 0.5}.green, 0.4)
expect(UIColor(1, 0, 0).cgColor, UIColor.red)
expect(UIColor.red:withAlphaComponent(0.5).alpha, 0.5)
math.randomseed(1)
local first = UIColor(math.random(), math.random(), math.random())
math.randomseed(1)
expect(UIColor(math.random(), math.random(), math.random()), first)
