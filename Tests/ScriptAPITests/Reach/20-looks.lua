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
