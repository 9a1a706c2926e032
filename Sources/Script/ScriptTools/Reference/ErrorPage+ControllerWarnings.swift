import Limits
import ViewKit

extension ErrorPage {
  static let ofControllerWarnings: [ErrorPage] = [
    ErrorPage(
      .completionDropped,
      "The completion of present and dismiss belongs to the transition. A request that is refused, or whose controller "
        + "leaves the screen first, begins none, and nobody calls it.",
      wrong: """
        local base = UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(UIViewController(), true, function() print("shown") end)
        window.rootViewController = UIViewController()
        timeline:run()
        """,
      right: """
        local base = UIViewController()
        window.rootViewController = base
        base:present(UIViewController(), false, function() print("shown") end)
        """),
    ErrorPage(
      .alreadyPresenting,
      "A controller presents one controller at a time, and a presented one cannot be presented or adopted "
        + "elsewhere. Present from the topmost controller.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, true)
        base:present(UIViewController(), true)
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, true, function()
          sheet:present(UIViewController(), true)
        end)
        timeline:run()
        """),
    ErrorPage(
      .alreadyPresented,
      "A controller that is presented cannot be presented once more; UIKit raises an exception. Present another one, or "
        + "dismiss it first.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        local other = UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, false)
        timeline:run()
        sheet:present(other, false)
        timeline:run()
        other:present(sheet, false)
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        local other = UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, false)
        timeline:run()
        sheet:present(other, false)
        """),
    ErrorPage(
      .controllerCycle,
      "A controller cannot contain or present itself, or a controller that contains it.",
      wrong: """
        local base = UIViewController()
        base:addChild(base)
        """,
      right: """
        local base = UIViewController()
        base:addChild(UIViewController())
        """),
    ErrorPage(
      .controllersTooDeep,
      "Children inside children and controllers presented by presented ones have at most \(Limit.controllerDepth.most) "
        + "levels. The controller stays where it was.",
      wrong: """
        local outer = UIViewController()
        for level = 1, \(Limit.controllerDepth.most) do
          local inner = UIViewController()
          outer:addChild(inner)
          outer = inner
        end
        """,
      right: """
        local base = UIViewController()
        for number = 1, \(Limit.controllerDepth.most) do
          base:addChild(UIViewController())
        end
        """),
    ErrorPage(
      .hasParent,
      "A child of another controller, or the root of a window, cannot be presented.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:addChild(sheet)
        base:present(sheet, true)
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:addChild(sheet)
        sheet:removeFromParent()
        base:present(sheet, true)
        """),
    ErrorPage(
      .notInWindow,
      "The view of the presenting controller is in no window, so nothing is presented. Present when the view is "
        + "on screen: from viewDidAppear on.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        base:present(sheet, true)
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, true)
        """),
    ErrorPage(
      .nothingToDismiss,
      "The controller neither presents nor is presented. In a navigation controller, popViewController goes back.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:dismiss(true)
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, false)
        base:dismiss(true)
        """),
    ErrorPage(
      .notAnimated,
      "With the style custom, the transitioning delegate supplies the animator. Without an animator, and while "
        + "customWithoutAnimator is still, the presentation is not animated, and has no coordinator.",
      wrong: """
        UIApplication.shared.customWithoutAnimator = "still"
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        sheet.modalPresentationStyle = "custom"
        base:present(sheet, true)
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, true)
        """),
    ErrorPage(
      .transitionInProgress,
      "A controller changes once its transition is over. Start the next change in the completion of this one.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, true)
        base:dismiss(true)
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:present(sheet, true, function() base:dismiss(true) end)
        timeline:run()
        """),
    ErrorPage(
      .unbalancedAppearance,
      "The controller is already in the state that beginAppearanceTransition asks for. Each begin needs an end, "
        + "and the system's own transitions call both.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:beginAppearanceTransition(true, false)
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:beginAppearanceTransition(false, false)
        base:endAppearanceTransition()
        """),
    ErrorPage(
      .listedTwice,
      "A controller can be in a container once. The new list is ignored.",
      wrong: """
        local first, second = UIViewController(), UIViewController()
        local tabs = UITabBarController()
        tabs.viewControllers = {first, first}
        """,
      right: """
        local first, second = UIViewController(), UIViewController()
        local tabs = UITabBarController()
        tabs.viewControllers = {first, second}
        """),
    ErrorPage(
      .notSiblings,
      "transition(from:to:) exchanges two children of the controller it is called on.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        local other = UIViewController()
        base:addChild(sheet)
        base:transition{from = sheet, to = other, duration = 0.3}
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        local other = UIViewController()
        base:addChild(sheet)
        base.view:addSubview(sheet.view)
        base:addChild(other)
        base:transition{from = sheet, to = other, duration = 0.3}
        """),
    ErrorPage(
      .noSuchSegue,
      "The controller declares no segue with this identifier.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:performSegue("details")
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        base:addSegue("details", "presentModally", function() return sheet end)
        base:performSegue("details")
        """),
    ErrorPage(
      .noSuchDetent,
      "The sheet has no detent with this identifier, so it rests at the smallest.",
      wrong: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        base:present(sheet, false)
        timeline:step()
        sheet.sheetPresentationController.selectedDetentIdentifier = "medium"
        """,
      right: """
        local base, sheet = UIViewController(), UIViewController()
        window.rootViewController = base
        local Detent = UISheetPresentationController.Detent
        sheet.sheetPresentationController.detents = {Detent.medium(), Detent.large()}
        base:present(sheet, false)
        timeline:step()
        sheet.sheetPresentationController.selectedDetentIdentifier = "medium"
        """),
    ErrorPage(
      .noSuchTab,
      "Tabs are counted from 0.",
      wrong: """
        local first, second = UIViewController(), UIViewController()
        local tabs = UITabBarController()
        tabs.viewControllers = {first, second}
        tabs.selectedIndex = 2
        """,
      right: """
        local first, second = UIViewController(), UIViewController()
        local tabs = UITabBarController()
        tabs.viewControllers = {first, second}
        tabs.selectedIndex = 1
        """),
    ErrorPage(
      .popoverWithoutSource,
      "A popover points at a view. On a phone it is a sheet and points at nothing, unless its delegate keeps it a "
        + "popover; on a tablet UIKit raises an exception for one without a source.",
      wrong: """
        local base, menu = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        menu.modalPresentationStyle = "popover"
        local keeper = {adaptivePresentationStyle = function() return "none" end}
        menu.popoverPresentationController.delegate = keeper
        base:present(menu, false)
        timeline:step()
        """,
      right: """
        local base, menu = UIViewController(), UIViewController()
        window.rootViewController = base
        timeline:step()
        menu.modalPresentationStyle = "popover"
        local keeper = {adaptivePresentationStyle = function() return "none" end}
        menu.popoverPresentationController.delegate = keeper
        menu.popoverPresentationController.sourceView = base.view
        base:present(menu, false)
        timeline:step()
        """),
    ErrorPage(
      .alreadyInStack,
      "A controller can be in a stack once. popToViewController goes back to it.",
      wrong: """
        local list, detail = UIViewController(), UIViewController()
        local navigation = UINavigationController(list)
        navigation:pushViewController(list, false)
        """,
      right: """
        local list, detail = UIViewController(), UIViewController()
        local navigation = UINavigationController(list)
        navigation:pushViewController(detail, false)
        """),
    ErrorPage(
      .notInStack,
      "popToViewController goes back to a controller in the stack. This one is not in it.",
      wrong: """
        local list, detail = UIViewController(), UIViewController()
        local navigation = UINavigationController(list)
        navigation:popToViewController(detail, false)
        """,
      right: """
        local list, detail = UIViewController(), UIViewController()
        local navigation = UINavigationController(list)
        navigation:pushViewController(detail, false)
        navigation:popToViewController(list, false)
        """),
    ErrorPage(
      .onlyTheRoot,
      "The root of a navigation controller cannot be popped. dismiss(true) removes a presented navigation "
        + "controller.",
      wrong: """
        local list, detail = UIViewController(), UIViewController()
        local navigation = UINavigationController(list)
        navigation:popViewController(false)
        """,
      right: """
        local list, detail = UIViewController(), UIViewController()
        local navigation = UINavigationController(list)
        navigation:pushViewController(detail, false)
        navigation:popViewController(false)
        """),
    ErrorPage(
      .stackInStack,
      "A navigation controller cannot be pushed onto another one; UIKit raises an exception. Present it instead.",
      wrong: """
        local list, detail = UIViewController(), UIViewController()
        local navigation = UINavigationController(list)
        list:show(UINavigationController())
        """,
      right: """
        local list, detail = UIViewController(), UIViewController()
        local navigation = UINavigationController(list)
        list:show(detail)
        """),
  ]
}
