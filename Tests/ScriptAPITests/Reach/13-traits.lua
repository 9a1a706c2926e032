-- name layoutDirection preferredContentSizeCategory UIUserInterfaceLayoutDirection storyboard: what a screen and a controller say
local controller = UIViewController()
window.rootViewController = controller
local traits = controller.traitCollection
expect({traits.layoutDirection, traits.preferredContentSizeCategory, controller.storyboard}, {"leftToRight", "large", nil})
local own = UITraitCollection{horizontalSizeClass = "regular"}
expect({own.layoutDirection, own.preferredContentSizeCategory}, {"unspecified", "unspecified"})
expect(controller.view.effectiveUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection.leftToRight)

-- name maximumPossibleForce endEditing accessibilityLabel: a screen without force, no text to enter, and kept words
local view = UIView(CGRect(0, 0, 50, 50))
window:addSubview(view)
local finger = touch:down(20, 20)
expect({finger.force, finger.maximumPossibleForce}, {0, 0})
touch:up()
expect(view:endEditing(true), false)
expect({view.accessibilityLabel, view.isAccessibilityElement}, {nil, false})
view.accessibilityLabel, view.isAccessibilityElement = "Close", true
expect({view.accessibilityLabel, view.isAccessibilityElement, UIView().accessibilityLabel}, {"Close", true, nil})
