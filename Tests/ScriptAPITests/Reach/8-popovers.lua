-- name popoverPresentationController sourceView sourceRect UIPopoverPresentationControllerDelegate: a card beside its source
local root = UIViewController()
window.rootViewController = root
local source = UIView(CGRect(150, 100, 80, 40))
root.view:addSubview(source)
local told = {}
local delegate = {
  adaptivePresentationStyle = function() return "none" end,
  prepareForPopoverPresentation = function(self, popover) told[#told + 1] = popover.presentedViewController.title end,
}
local function show(more)
  local menu = UIViewController{title = "menu", modalPresentationStyle = "popover", preferredContentSize = CGSize(200, 150)}
  local popover = menu.popoverPresentationController
  popover.sourceView, popover.delegate = source, delegate
  if more then more(popover) end
  root:present(menu, false)
  timeline:run()
  local frame, direction = popover.frameOfPresentedViewInContainerView, popover.arrowDirection
  root:dismiss(false)
  timeline:run()
  return frame, direction
end
-- Below the source, behind an arrow of 13, as far to the middle of the source as the margins of 10 let it.
expect({show()}, {CGRect(90, 153, 200, 150), "up"})
expect(told, {"menu"})
source.frame = CGRect(320, 750, 60, 40)
-- 790 + 13 + 150 is below the screen; the middle, 350, less 100 is 250, of which the margin leaves 183.
expect({show()}, {CGRect(183, 587, 200, 150), "down"})
source.frame = CGRect(10, 300, 80, 40)
expect({show(function(popover) popover.permittedArrowDirections = {"left"} end)}, {CGRect(103, 245, 200, 150), "left"})
expect({show(function(popover) popover.permittedArrowDirections = {"right"} end)}, {CGRect(96.5, 351, 200, 150)})
source.frame = CGRect(0, 0, 393, 852)
expect(show(function(popover) popover.sourceRect = CGRect(150, 100, 80, 40) end), CGRect(90, 153, 200, 150))

-- name popover: with a compact width it is a sheet, and other styles have no popover
local root, menu = UIViewController(), UIViewController{modalPresentationStyle = "popover"}
window.rootViewController = root
local popover = menu.popoverPresentationController
root:present(menu, false)
timeline:run()
expect(popover.frameOfPresentedViewInContainerView.width, 393)
expect(root.popoverPresentationController, nil)

-- name UIInterpolatingMotionEffect UIMotionEffectGroup addMotionEffect motionEffects: values follow the tilt
local view = UIView(CGRect(0, 0, 40, 40))
window:addSubview(view)
local function effect(keyPath, axis, low, high)
  local effect = UIInterpolatingMotionEffect(keyPath, axis)
  effect.minimumRelativeValue, effect.maximumRelativeValue = low, high
  return effect
end
local group = UIMotionEffectGroup()
group.motionEffects = {
  effect("center.x", "tiltAlongHorizontalAxis", -10, 10), effect("center.y", "tiltAlongVerticalAxis", -20, 20),
}
view:addMotionEffect(group)
expect(#view.motionEffects, 1)
local function shown()
  timeline:step()
  return view.layer:presentation().position
end
expect(shown(), CGPoint(20, 20))
-- Half way from the middle to each end: half of 10, and half of -20.
device:tilt(UIOffset(0.5, -0.5))
expect(shown(), CGPoint(25, 10))
expect(view.center, CGPoint(20, 20))
view.center = CGPoint(100, 100)
expect(shown(), CGPoint(105, 90))
local values = group:keyPathsAndRelativeValues(UIOffset(1, 1))
expect({values[1].keyPath, values[1].value, values[2].value}, {"center.x", 10, 20})
view:removeMotionEffect(group)
expect(shown(), CGPoint(100, 100))
expect(pcall(UIInterpolatingMotionEffect, "center", "tiltAlongHorizontalAxis"), false)
expect(pcall(device.tilt, device, UIOffset(2, 0)), false)
expect(pcall(function() group.motionEffects = {group} end), false)

-- name popover isModalInPresentation: a tap beside it dismisses it, unless that is forbidden
local root = UIViewController()
window.rootViewController = root
timeline:step()
local told, allowed = {}, true
local delegate = {adaptivePresentationStyle = function() return "none" end,
  presentationControllerShouldDismiss = function() told[#told + 1] = "should" return allowed end}
for _, name in ipairs{"WillDismiss", "DidDismiss", "DidAttemptToDismiss"} do
  delegate["presentationController" .. name] = function() told[#told + 1] = name end
end
local menu = UIViewController{modalPresentationStyle = "popover", preferredContentSize = CGSize(200, 150)}
menu.popoverPresentationController.delegate = delegate
menu.popoverPresentationController.sourceView = root.view
menu.popoverPresentationController.sourceRect = CGRect(150, 100, 80, 40)
root:present(menu, true)
timeline:run()
local function tap(x, y)
  touch:tap(x, y)
  timeline:run()
  return root.presentedViewController == menu
end
-- The card is at (90, 153), 200 by 150.
expect({tap(190, 200), told}, {true, {}})
allowed = false
expect({tap(190, 600), told}, {true, {"should", "DidAttemptToDismiss"}})
menu.isModalInPresentation = true
expect({tap(190, 600), told}, {true, {"should", "DidAttemptToDismiss", "DidAttemptToDismiss"}})
menu.isModalInPresentation, allowed, told = false, true, {}
expect({tap(190, 600), told}, {false, {"should", "WillDismiss", "DidDismiss"}})

-- name UISheetPresentationController isModalInPresentation: a tap beside a dimmed sheet dismisses it, unless that is forbidden
local root, card = UIViewController(), UIViewController()
window.rootViewController = root
local sheet = card.sheetPresentationController
sheet.detents = {UISheetPresentationController.Detent.medium(), UISheetPresentationController.Detent.large()}
local told = {}
local delegate = {
  presentationControllerShouldDismiss = function() told[#told + 1] = "should" return true end,
  presentationControllerWillDismiss = function() told[#told + 1] = "will" end,
  presentationControllerDidDismiss = function() told[#told + 1] = "did" end,
  presentationControllerDidAttemptToDismiss = function() told[#told + 1] = "attempt" end,
}
card.presentationController.delegate = delegate
local function isShown(x, y)
  touch:tap(x, y)
  timeline:run()
  return root.presentedViewController == card
end
root:present(card, true)
timeline:run()
-- At its medium height it leaves the upper half free; a tap on it changes nothing.
expect({isShown(190, 700), told}, {true, {}})
card.isModalInPresentation = true
expect({isShown(190, 200), told}, {true, {"attempt"}})
card.isModalInPresentation = false
-- Where it is not dimmed, the tap is for what lies behind.
sheet.largestUndimmedDetentIdentifier = "medium"
expect({isShown(190, 200), told}, {true, {"attempt"}})
sheet.largestUndimmedDetentIdentifier = nil
expect({isShown(190, 200), told}, {false, {"attempt", "should", "will", "did"}})

-- name selectedDetentIdentifier: Swift's words name the system's heights
local root, card = UIViewController(), UIViewController()
window.rootViewController = root
local sheet = card.sheetPresentationController
sheet.detents = {UISheetPresentationController.Detent.medium(), UISheetPresentationController.Detent.large()}
root:present(card, false)
timeline:run()
local medium = card.view.frame.height
sheet:animateChanges(function() sheet.selectedDetentIdentifier = "large" end)
timeline:run()
local large = card.view.frame.height
sheet.selectedDetentIdentifier = "com.apple.UIKit.medium"
expect({large > medium, card.view.frame.height == medium}, {true, true})
expect(sheet.selectedDetentIdentifier, "medium")
touch:drag{from = CGPoint(200, card.view.frame.minY + 30), to = CGPoint(200, 100), duration = 0.3, hold = 0.2}
timeline:run()
expect(sheet.selectedDetentIdentifier, "large")

-- name custom resolver detents: nil leaves a detent out, and an open sheet goes to the nearest one
local root, card = UIViewController(), UIViewController()
window.rootViewController = root
local sheet = card.sheetPresentationController
local Detent = UISheetPresentationController.Detent
local value
local custom = Detent.custom{identifier = "custom", resolver = function() return value end}
sheet.detents = {custom, Detent.medium(), Detent.large()}
root:present(card, false)
timeline:run()
local function height()
  sheet:invalidateDetents()
  return card.view.frame.height
end
-- Values leave out the 34 below: 0.56 of 759 in whole pixels is medium, 759 large.
expect(height(), 459)
value = 100
sheet.selectedDetentIdentifier = "custom"
expect(height(), 134)
value = nil
expect(height(), 459)
value = 700
expect(height(), 734)
value = nil
expect(height(), 793)
sheet.detents = {custom}
expect(height(), 793)
expect(pcall(function() sheet.detents = {} end), false)
expect(#sheet.detents, 1)
