-- The screen is 393 by 852 at three pixels a point.

-- name withTintColor renderingMode withRenderingMode: one colour for all pixels, or the view's tint colour
local red = UIImage{color = UIColor(1, 0, 0, 0.5), size = CGSize(10, 10)}
expect({red.renderingMode, red:withRenderingMode("alwaysTemplate").renderingMode}, {"automatic", "alwaysTemplate"})
-- A template takes the tint colour of the view, again when that changes; contents are other pixels then.
local view = UIImageView(red:withRenderingMode("alwaysTemplate"))
local parent = UIView(CGRect(0, 0, 50, 50))
parent:addSubview(view)
window:addSubview(parent)
local before = view.layer.contents
parent.tintColor = UIColor.green
expect(view.layer.contents == before, false)
local plain = UIImageView(red)
parent:addSubview(plain)
local before = plain.layer.contents
parent.tintColor = UIColor.purple
expect(plain.layer.contents == before, true)
-- Pixels of a drawing are given a colour too, and insets stay.
local drawn = UIGraphicsImageRenderer(CGSize(4, 4)):image(function(context)
  context:setFillColor(UIColor.red)
  context:fill(CGRect(0, 0, 2, 4))
end)
local tinted = drawn:resizableImage(UIEdgeInsets(1, 1, 1, 1)):withTintColor(UIColor.blue, "alwaysOriginal")
expect({tinted.size, tinted.capInsets, tinted.renderingMode}, {CGSize(4, 4), UIEdgeInsets(1, 1, 1, 1), "alwaysOriginal"})

-- name systemName isSymbolImage: sixteen symbols; others are refused with the list
local trash = UIImage{systemName = "trash"}
expect({trash.size, trash.scale, trash.isSymbolImage}, {CGSize(24, 24), 3, true})
expect(UIImage{color = UIColor.red, size = CGSize(1, 1)}.isSymbolImage, false)
local is, failure = pcall(function() return UIImage{systemName = "heart.fill"} end)
expect({is, failure.code}, {false, "not-a-word"})
expect(failure.message:find("\"trash\"", 1, true) ~= nil and failure.message:find("heart.fill", 1, true) ~= nil, true)
-- A symbol is a template without being told so.
local view = UIImageView(trash)
window:addSubview(view)
local before = view.layer.contents
view.tintColor = UIColor.red
expect(view.layer.contents == before, false)

-- name titleTextAttributes largeTitleTextAttributes: what titles look like
local page = UIViewController{title = "Title"}
local stack = UINavigationController(page)
window.rootViewController = stack
timeline:step()
local bar = stack.navigationBar
expect({bar.titleTextAttributes, bar.largeTitleTextAttributes}, {})
local function label(view)
  if view:isKind(UILabel) and view.text == "Title" then return view end
  for _, child in ipairs(view.subviews) do
    local found = label(child)
    if found then return found end
  end
end
bar.titleTextAttributes = {foregroundColor = UIColor.red, font = UIFont.systemFont(12)}
timeline:step()
local title = label(bar)
expect({title.textColor == UIColor.red, title.font.pointSize}, {true, 12})
expect(bar.titleTextAttributes.foregroundColor == UIColor.red, true)
-- In the middle all the same.
expect(title.frame.midX, 393 / 2, 0.5)
bar.titleTextAttributes = nil
timeline:step()
expect({label(bar).textColor == UIColor.black, label(bar).font.pointSize}, {true, 17})
expect(pcall(function() bar.titleTextAttributes = {shadow = 1} end), false)

-- name traitCollection userInterfaceStyle userInterfaceIdiom displayScale: of views, screens and presentations
local page = UIViewController()
window.rootViewController = page
local box = UIView()
page.view:addSubview(box)
for _, traits in ipairs{box.traitCollection, UIScreen.main.traitCollection, UIView().traitCollection, UITraitCollection.current} do
  expect({traits.horizontalSizeClass, traits.verticalSizeClass, traits.displayScale}, {"compact", "regular", 3})
  expect({traits.userInterfaceStyle, traits.userInterfaceIdiom}, {"light", "phone"})
end
expect(UITraitCollection().userInterfaceStyle, "unspecified")
local card = UIViewController{modalPresentationStyle = "pageSheet"}
page:present(card, false)
timeline:run()
expect(card.presentationController.traitCollection.horizontalSizeClass, "compact")

-- name getRed components: the numbers of a colour
local color = UIColor(0.25, 0.5, 0.75, 0.125)
expect({table.unpack(color:getRed())}, {0.25, 0.5, 0.75, 0.125})
expect(color.cgColor.components, {0.25, 0.5, 0.75, 0.125})

-- name isLandscape isPortrait: C's functions of orientations
expect({UIInterfaceOrientationIsPortrait("portraitUpsideDown"), UIInterfaceOrientationIsLandscape("portrait")}, {true, false})
expect({UIDeviceOrientationIsPortrait("faceUp"), UIDeviceOrientationIsLandscape("faceUp")}, {false, false})
device:rotate()
expect(UIDeviceOrientationIsLandscape(UIDevice.current.orientation), true)
expect(pcall(function() return UIDeviceOrientationIsLandscape("sideways") end), false)

-- name UITextField placeholder isEditing editingDidBegin editingDidEnd: a line of text, edited by a tap
local told = {}
local function field(y)
  local made = UITextField{frame = CGRect(20, y, 200, 34), placeholder = "Name", borderStyle = "roundedRect"}
  for _, event in ipairs{"editingDidBegin", "editingDidEnd"} do
    made:addTarget(function(one) told[#told + 1] = event .. " " .. y end, event)
  end
  window:addSubview(made)
  return made
end
local first, second = field(100), field(200)
timeline:step()
local label = first.subviews[1]
-- 7 beside the border.
expect({label.frame, label.text, label.textColor == UIColor.placeholderText}, {CGRect(7, 0, 186, 34), "Name", true})
expect({first.text, first.isEditing, first.intrinsicContentSize.height}, {"", false, 34})
touch:tap(first)
timeline:run()
expect({first.isEditing, first.isFirstResponder, told}, {true, true, {"editingDidBegin 100"}})
touch:tap(second)
timeline:run()
expect({first.isEditing, second.isEditing}, {false, true})
expect(told, {"editingDidBegin 100", "editingDidEnd 100", "editingDidBegin 200"})
second.text = "Ann"
expect({label ~= second.subviews[1], second.subviews[1].text, #told}, {true, "Ann", 3})
second.isSecureTextEntry = true
expect({second.subviews[1].text, second.text}, {"•••", "Ann"})
window:endEditing(true)
expect({second.isEditing, told[4]}, {false, "editingDidEnd 200"})
second.isEnabled = false
expect(second:becomeFirstResponder(), false)
second.text = nil
expect(second.text, "")

-- name layerClass: the layer of a view is of the class that its class says, or a class above it
local Ring = class("Ring", UIView)
function Ring.layerClass() return CAShapeLayer end
function Ring:init(frame)
  Ring.super.init(self, frame)
  self.layer.path = UIBezierPath{ovalIn = self.bounds}
end
local ring = Ring(CGRect(10, 20, 40, 40))
window:addSubview(ring)
expect({ring.layer:isKind(CAShapeLayer), ring.frame, ring.layer.path.boundingBox}, {true, CGRect(10, 20, 40, 40), CGRect(0, 0, 40, 40)})
-- It moves with its view, and its own properties animate.
UIView.animate(1, function() ring.center = CGPoint(130, 40) end)
local draw = CABasicAnimation{keyPath = "strokeEnd", fromValue = 0, toValue = 1, duration = 1}
ring.layer:add(draw, "draw")
timeline:advance(0.5)
expect({ring.layer:presentation().position.x, ring.layer:presentation().strokeEnd}, {80, 0.5}, 1e-6)
local Thick = class("Thick", Ring)
expect(Thick(CGRect(0, 0, 10, 10)).layer:isKind(CAShapeLayer), true)
local Shade = class("Shade", UIControl)
Shade.layerClass = CAGradientLayer
expect({Shade().layer:isKind(CAGradientLayer), Shade.layerClass == CAGradientLayer, UIView.layerClass == CALayer}, {true, true, true})
expect(class("Plain", UIView)().layer:isKind(CAShapeLayer), false)
-- A label makes its own layer, and what is no class of layers is refused.
local Words = class("Words", UILabel)
Words.layerClass = CAShapeLayer
local is, failure = pcall(Words)
expect({is, failure.message:find("makes its own layer", 1, true) ~= nil}, {false, true})
local Odd = class("Odd", UIView)
Odd.layerClass = UIView
local is, failure = pcall(Odd)
expect({is, failure.message:find("a class of layers such as CAShapeLayer", 1, true) ~= nil}, {false, true})
local Failing = class("Failing", UIView)
function Failing.layerClass() error("no layer today") end
expect(select(2, pcall(Failing)):find("no layer today", 1, true) ~= nil, true)

-- name UITextFieldDelegate textFieldShouldBeginEditing textFieldShouldEndEditing: a delegate decides, and is notified first
local told, refuses = {}, {}
local delegate = {}
for _, name in ipairs{"textFieldShouldBeginEditing", "textFieldShouldEndEditing"} do
  delegate[name] = function(self, field)
    told[#told + 1] = name .. " " .. field.text
    return not refuses[name]
  end
end
for _, name in ipairs{"textFieldDidBeginEditing", "textFieldDidEndEditing"} do
  delegate[name] = function(self, field) told[#told + 1] = name .. " " .. field.text end
end
local function field(y, text)
  local made = UITextField{frame = CGRect(20, y, 200, 34), text = text, delegate = delegate}
  made:addTarget(function() told[#told + 1] = "target " .. text end, "editingDidBegin")
  window:addSubview(made)
  return made
end
local a, b = field(100, "a"), field(200, "b")
expect(a.delegate == delegate, true)
refuses.textFieldShouldBeginEditing = true
touch:tap(a)
timeline:run()
expect({a.isEditing, told}, {false, {"textFieldShouldBeginEditing a"}})
told, refuses.textFieldShouldBeginEditing = {}, nil
touch:tap(a)
timeline:run()
expect({a.isEditing, told}, {true, {"textFieldShouldBeginEditing a", "textFieldDidBeginEditing a", "target a"}})
-- Who is edited keeps that while it says so, but not when forced.
told, refuses.textFieldShouldEndEditing = {}, true
touch:tap(b)
timeline:run()
expect({a.isEditing, b.isEditing}, {true, false})
expect(told, {"textFieldShouldBeginEditing b", "textFieldShouldEndEditing a"})
told = {}
window:endEditing(true)
expect({a.isEditing, told}, {false, {"textFieldDidEndEditing a"}})
a:becomeFirstResponder()
refuses.textFieldShouldEndEditing = nil
told = {}
b:becomeFirstResponder()
expect(told, {"textFieldShouldBeginEditing b", "textFieldShouldEndEditing a", "textFieldDidEndEditing a",
  "textFieldDidBeginEditing b", "target b"})
b.delegate = nil
expect({b.delegate, b:resignFirstResponder(), #told}, {nil, true, 5})

-- name image renderingMode UIBarButtonItem UITabBarItem: an image in a bar is a template unless it says otherwise
local red = UIImage{color = UIColor.red, size = CGSize(20, 20)}
local original = red:withRenderingMode("alwaysOriginal")
local own = UIImageView(original).layer.contents
local function pictures(view, found)
  found = found or {}
  if view:isKind(UIImageView) then found[#found + 1] = view end
  for _, child in ipairs(view.subviews) do pictures(child, found) end
  return found
end
local page = UIViewController{title = "Page"}
page.navigationItem.leftBarButtonItem = UIBarButtonItem{image = red, style = "plain"}
page.navigationItem.rightBarButtonItem = UIBarButtonItem{image = original, style = "plain"}
local navigation = UINavigationController(page)
window.rootViewController = navigation
timeline:step()
local shown = pictures(navigation.navigationBar)
expect({#shown, shown[1].layer.contents == own, shown[2].layer.contents == own}, {2, false, true})
expect({shown[1].tintColor == navigation.navigationBar.tintColor, shown[1].bounds.size}, {true, CGSize(20, 20)})
local tabs = UITabBarController()
local one, two = UIViewController(), UIViewController()
one.tabBarItem, two.tabBarItem = UITabBarItem{title = "One", image = red}, UITabBarItem{title = "Two", image = original}
tabs.viewControllers = {one, two}
window.rootViewController = tabs
timeline:step()
local shown = pictures(tabs.tabBar)
expect({#shown, shown[1].layer.contents == own, shown[2].layer.contents == own}, {2, false, true})
local before = shown[1].layer.contents
tabs.selectedIndex = 1
timeline:step()
-- Grey now.
expect(pictures(tabs.tabBar)[1].layer.contents == before, false)

-- name observe isRunning UIViewPropertyAnimator: told when it starts, pauses, goes on and ends; other keys are refused
local view = UIView(CGRect(0, 0, 10, 10))
window:addSubview(view)
local animator = UIViewPropertyAnimator(1, "linear", function() view.alpha = 0 end)
local told = {}
local token = animator:observe("isRunning", {"old", "new"}, function(one, change)
  told[#told + 1] = {change.oldValue, change.newValue, one.isRunning}
end)
animator:startAnimation()
expect(told, {{false, true, true}})
timeline:advance(0.3)
animator:pauseAnimation()
expect(told, {{false, true, true}, {true, false, false}})
-- What changes nothing is not told.
animator:pauseAnimation()
animator.fractionComplete = 0.5
expect(#told, 2)
animator:continueAnimation(nil, 0)
expect(#told, 3)
-- It runs on while it turns.
animator.isReversed = true
animator.isReversed = false
expect({#told, animator.isRunning}, {3, true})
timeline:run()
expect({#told, told[4][1], told[4][2], animator.state}, {4, true, false, "inactive"})
local ok, message = pcall(function() return animator:observe("fractionComplete", "new", print) end)
expect({ok, tostring(message):find("isRunning", 1, true) ~= nil}, {false, true})
expect(pcall(function() return animator:observe("state", "new", print) end), false)
token:invalidate()
-- One that stays at its end tells so all the same.
local paused = UIViewPropertyAnimator(0.5, "linear", function() view.alpha = 1 end)
paused.pausesOnCompletion = true
local ended = 0
local token = paused:observe("isRunning", function(one) if not one.isRunning then ended = ended + 1 end end)
paused:startAnimation()
timeline:run()
expect({ended, paused.state}, {1, "active"})
token:invalidate()
