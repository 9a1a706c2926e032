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
-- "Play" in 18 points is 33.416 wide and 21.480 high; 6 more above and below.
button:sizeToFit()
expect(button.bounds.size, CGSize(101 / 3, 65 / 3 + 12))
button:setImage(UIImage{color = UIColor.black, size = CGSize(20, 20)})
button.contentEdgeInsets = UIEdgeInsets(4, 10, 4, 10)
button:sizeToFit()
expect(button.bounds.size, CGSize(101 / 3 + 40, 65 / 3 + 8))
button.titleEdgeInsets = UIEdgeInsets(0, 8, 0, 0)
window:addSubview(button)
CATransaction.flush()
expect(button.imageView.frame.minX, 10)
expect(button.imageView.frame.minY, 4 + 5 / 6, 1e-9)
expect({button.titleLabel.frame.minX, button.titleLabel.frame.minY}, {38, 4}, 1e-9)
expect(button.titleLabel.frame.width, 101 / 3 - 8, 1e-9) -- squeezed by the inset

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

-- row 156: a slider follows a finger that comes down on its knob, and reports each move; programs are not reported
local slider, told = UISlider(CGRect(20, 100, 232, 31)), {}
expect({slider.value, slider.minimumValue, slider.maximumValue, slider.isContinuous}, {0, 0, 1, true})
slider:addTarget(function(sender) told[#told + 1] = sender.value end, "valueChanged")
window:addSubview(slider)
-- The track has 2 points at each side; the knob of 28 moves over 200.
local track = slider:trackRect(slider.bounds)
expect({track.minX, track.width}, {2, 228})
expect(slider:thumbRect(slider.bounds, track, 0.5), CGRect(102, 1.5, 28, 28))
slider.value = 0.25
slider:setValue(7, false)
expect({slider.value, #told}, {1, 0})
slider.value = 0.5 -- the knob's middle is at x 136
touch:down(20 + 20, 115)
touch:move(180, 115)
touch:up()
expect({slider.value, #told, slider.isTracking}, {0.5, 0, false}) -- not on the knob
touch:down(140, 115) -- 4 points beside its middle
expect({slider.isTracking, #told}, {true, 0})
touch:move(160, 115)
touch:move(240, 300) -- far below counts too
touch:move(900, 115)
touch:up()
expect(told, {0.6, 1})
slider.isContinuous, told = false, {}
touch:down(236, 115)
touch:move(136, 115)
expect({slider.value, #told}, {0.5, 0})
touch:up()
expect(told, {0.5})
-- limits: the value stays between them, and one pushes the other
slider.minimumValue, slider.maximumValue = -10, 10
expect(slider.value, 0.5)
slider.minimumValue = 20
expect({slider.minimumValue, slider.maximumValue, slider.value}, {20, 20, 20})
slider.maximumValue = 4
expect({slider.minimumValue, slider.maximumValue, slider.value}, {4, 4, 4})
-- animated, the knob slides, and the value is there at once
local other = UISlider(CGRect(20, 200, 232, 31))
window:addSubview(other)
CATransaction.flush()
local knob = other.subviews[#other.subviews]
other:setValue(1, true)
expect({other.value, knob.frame.minX}, {1, 202})
timeline:advance(0.125)
expect(knob.layer:presentation().frame.minX, 102, 1e-6)
expect({timeline:run() - 0.125, other.value}, {0.125, 1}, 1e-6)

-- row 156: a pan around a slider leaves its knob alone, and has the rest
local pans, slider = 0, UISlider(CGRect(20, 100, 232, 31))
window:addGestureRecognizer(UIPanGestureRecognizer(function(pan) if pan.state == "began" then pans = pans + 1 end end))
window:addSubview(slider)
touch:drag{from = CGPoint(36, 115), to = CGPoint(136, 115), duration = 0.2}
timeline:run()
expect({slider.value, pans}, {0.5, 0}, 1e-6)
touch:drag{from = CGPoint(36, 115), to = CGPoint(100, 115), duration = 0.2}
timeline:run()
expect({slider.value, pans}, {0.5, 1}, 1e-6)

-- row 156: a switch turns by a tap, or by a drag to its other side; its size is its own; programs are not reported
local switch, told = UISwitch(CGRect(20, 100, 200, 200)), {}
expect({switch.frame, switch.isOn}, {CGRect(20, 100, 51, 31), false})
switch.frame = CGRect(30, 110, 7, 7)
expect(switch.frame, CGRect(30, 110, 51, 31))
switch:addTarget(function(sender) told[#told + 1] = sender.isOn end, "valueChanged")
window:addSubview(switch)
switch.isOn = true
switch:setOn(false, true)
timeline:run()
expect(#told, 0)
touch:tap(switch)
timeline:run()
expect(told, {true})
touch:down(70, 125) -- on the right
touch:move(40, 125)
expect({switch.isOn, #told}, {false, 1}) -- told when the finger is up
touch:up()
expect(told, {true, false})
touch:down(40, 125)
touch:move(70, 125)
touch:move(40, 125)
touch:up()
expect({switch.isOn, #told}, {false, 2}) -- there and back
touch:down(40, 125)
touch:move(70, 125)
touch:cancel()
expect({switch.isOn, #told}, {false, 2})
touch:down(40, 125)
touch:move(40, 400)
touch:up()
expect({switch.isOn, #told}, {false, 2}) -- lifted outside
switch.isEnabled = false
touch:tap(switch)
timeline:run()
expect({switch.isOn, #told}, {false, 2})

-- row 156: an action is held by its control, knows who performs it, and takes the place of one with its name
local told = {}
local play = UIAction{title = "Play", handler = function(action) told[#told + 1] = action.sender end}
local button, image = UIButton{type = "custom", primaryAction = play}, UIImage{color = UIColor.red, size = CGSize(9, 9)}
expect({button.currentTitle, button.currentImage, button.buttonType}, {"Play", nil, "custom"})
expect(UIButton{primaryAction = UIAction{image = image, handler = function() end}}.currentImage == image, true)
expect(UIButton{primaryAction = play}.buttonType, "system")
button.frame = CGRect(0, 100, 80, 40)
window:addSubview(button)
touch:tap(button)
timeline:run()
expect({told[1] == button, #told, play.sender}, {true, 1})
local again = UIAction{title = "again", identifier = play.identifier, handler = function() told[#told + 1] = "again" end}
button:addAction(again, "primaryActionTriggered")
button:addAction(UIAction(function() told[#told + 1] = "other" end), "primaryActionTriggered")
collectgarbage()
collectgarbage()
told = {}
button:sendActions("primaryActionTriggered")
expect(told, {"again", "other"})
button:removeAction(again, "primaryActionTriggered")
button:sendActions("primaryActionTriggered")
expect(told, {"again", "other", "other"})
button:addAction(again, {"touchDown", "touchUpInside"})
button:removeAction{identifiedBy = again.identifier, ["for"] = "touchDown"}
button:sendActions("touchDown")
expect(#told, 3)
button:sendActions("touchUpInside")
expect(told[4], "again")
button:sendAction(play) -- added or not
expect(told[5] == button, true)
expect(UIAction(function() end).identifier ~= UIAction(function() end).identifier, true)
expect(UIAction(function() end).title, "")

-- row 156: touches of a window that does not fill the screen are its own, and in its coordinates
local panel, place = UIWindow(CGRect(0, 500, 300, 200)), nil
local button = UIButton(CGRect(10, 20, 80, 40))
button:addTarget(function() place = "tapped" end, "touchUpInside")
panel:addSubview(button)
panel:addGestureRecognizer(UILongPressGestureRecognizer(function(press) place = press:location(panel) end))
panel:makeKeyAndVisible()
window:makeKeyAndVisible()
touch:tap(button)
timeline:run()
expect(place, "tapped")
touch:down(200, 600)
timeline:advance(1)
expect(place, CGPoint(200, 100))
touch:up()
touch:tap(50, 40) -- above it
timeline:run()
expect({place, #UIApplication.shared.warnings}, {CGPoint(200, 100), 0})
