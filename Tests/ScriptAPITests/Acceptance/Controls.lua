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
