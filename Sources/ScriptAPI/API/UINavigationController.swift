import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let uiNavigationController = ClassDeclaration(
    UINavigationController.self, "UINavigationController", inherits: "UIViewController",
    "Shows the top of a stack of controllers."
  ) { c in
    c.makes { UINavigationController(in: $0.app) }
    c.subclassed { ScriptNavigationController(in: $0.app) }
    c.initializer([]) { _, _ in }
    c.initializer([
      Parameter("rootViewController", "root", .object("UIViewController"), "The bottom of the stack.")
    ]) { navigation, call in navigation.viewControllers = try stackable([call.object(0)], in: navigation, call.session)
    }
    c.value(
      "viewControllers", .array(.object("UIViewController")), "The root first; a fresh array.",
      { .objects($1.viewControllers) },
      { session, navigation, value in
        navigation.viewControllers = try stackable(
          value.objects("UIViewController", UIViewController.self), in: navigation, session)
      })
    c.object("topViewController", "UIViewController", "The top of the stack.", { $0.topViewController })
    c.object(
      "visibleViewController", "UIViewController", "What is in front: presented, or the top.",
      { $0.visibleViewController })
    c.bool(
      "isNavigationBarHidden", "Kept, not drawn.", { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 })
    c.object(
      "interactivePopGestureRecognizer", "UIGestureRecognizer", "The swipe from the edge that pops.",
      { $0.interactivePopGestureRecognizer })
    c.value(
      "delegate", .optional(.delegate("UINavigationControllerDelegate")), "Gives the animators; held weakly.",
      { $0.delegate("delegate", of: $1) },
      { session, navigation, value in
        navigation.delegate = try session.setDelegate("delegate", of: navigation, value, isWeak: true)
      })
    declareStack(&c)
    c.example(
      """
      local navigation = UINavigationController(UIViewController{title = "first"})
      window.rootViewController = navigation
      navigation:pushViewController(UIViewController{title = "second"}, true)
      timeline:run()
      print(navigation.topViewController.title, #navigation.viewControllers)   --> second	2
      """)
  }

  /// The controllers, if all of them can be in a stack.
  private static func stackable(
    _ controllers: [UIViewController], in navigation: UINavigationController, _ session: ScriptSession
  ) throws(ScriptFailure) -> [UIViewController] {
    guard let inner = controllers.first(where: { !UINavigationController.canStack($0) }) else { return controllers }
    throw .nestedNavigation(inner: session.describe(inner), outer: session.describe(navigation))
  }

  private static func declareStack(_ c: inout ClassBuilder<UINavigationController>) {
    let controller = Parameter(nil, "controller", .object("UIViewController"), "The controller meant.")
    let animated = Parameter("animated", nil, .bool, "Whether it is animated.")
    c.method("pushViewController", [controller, animated], "Puts a controller on top.") { navigation, call in
      call.session.inspectDelegate(
        "delegate", of: navigation, for: "UINavigationControllerDelegate")
      let controller = try call.object(0, UIViewController.self)
      _ = try stackable([controller], in: navigation, call.session)
      navigation.pushViewController(controller, animated: try call.bool(1))
      return .none
    }
    c.method(
      "popViewController", [animated], returns: .optional(.object("UIViewController")), "Takes the top off."
    ) { .object($0.popViewController(animated: try $1.bool(0))) }
    c.method(
      "popToViewController", [controller, animated], returns: .optional(.array(.object("UIViewController"))),
      "Takes everything above a controller off."
    ) {
      $0.popToViewController(try $1.object(0), animated: try $1.bool(1)).map { .objects($0) } ?? .none
    }
    c.method(
      "popToRootViewController", [animated], returns: .optional(.array(.object("UIViewController"))),
      "Takes everything above the root off."
    ) { $0.popToRootViewController(animated: try $1.bool(0)).map { .objects($0) } ?? .none }
    c.changing("popViewController", "popToViewController", "popToRootViewController")
    c.method(
      "setViewControllers",
      [Parameter(nil, "controllers", .array(.object("UIViewController")), "The root first."), animated],
      "Replaces the stack."
    ) { navigation, call in
      let controllers = try call[0].objects("UIViewController", UIViewController.self)
      navigation.setViewControllers(
        try stackable(controllers, in: navigation, call.session), animated: try call.bool(1))
      return .none
    }
    c.method(
      "setNavigationBarHidden", [Parameter(nil, "hidden", .bool, "Whether there is no bar."), animated],
      "Kept, not drawn."
    ) { navigation, call in
      navigation.setNavigationBarHidden(try call.bool(0), animated: try call.bool(1))
      return .none
    }
  }

  static let uiTabBarController = ClassDeclaration(
    UITabBarController.self, "UITabBarController", inherits: "UIViewController",
    "Shows one of several controllers, chosen by a row of tabs."
  ) { c in
    c.makes { UITabBarController(in: $0.app) }
    c.subclassed { ScriptTabBarController(in: $0.app) }
    c.initializer([]) { _, _ in }
    c.value(
      "viewControllers", .array(.object("UIViewController")), "One for each tab; a fresh array.",
      { .objects($1.viewControllers) },
      { $1.viewControllers = try $2.objects("UIViewController", UIViewController.self) })
    c.method(
      "setViewControllers",
      [
        Parameter(nil, "controllers", .array(.object("UIViewController")), "One for each tab."),
        Parameter("animated", nil, .bool, "Tabs change without animation: there is none to see."),
      ], "Replaces all tabs."
    ) { tabs, call in
      tabs.viewControllers = try call[0].objects("UIViewController", UIViewController.self)
      return .none
    }
    c.value(
      "selectedIndex", .integer, "Counted from 0; -1 without tabs.", { .integer($1.selectedIndex) },
      { session, tabs, value in
        session.inspectDelegate("delegate", of: tabs, for: "UITabBarControllerDelegate")
        tabs.selectedIndex = try value.integer()
      })
    c.value(
      "selectedViewController", .optional(.object("UIViewController")), "The controller shown.",
      { .object($1.selectedViewController) }, { $1.selectedViewController = try $2.object(UIViewController.self) })
    c.object("tabBar", "UITabBar", "The row of tabs.", { $0.tabBar })
    c.value(
      "delegate", .optional(.delegate("UITabBarControllerDelegate")), "Gives the animators; held weakly.",
      { $0.delegate("delegate", of: $1) },
      { session, tabs, value in
        tabs.delegate = try session.setDelegate("delegate", of: tabs, value, isWeak: true)
      })
    c.example(
      """
      local tabs = UITabBarController{viewControllers = {UIViewController{title = "a"}, UIViewController{title = "b"}}}
      window.rootViewController = tabs
      tabs.selectedIndex = 1
      print(tabs.selectedViewController.title)   --> b
      """)
  }

  static let uiTabBar = ClassDeclaration(
    UITabBar.self, "UITabBar", inherits: "UIView", "The row of tabs at the bottom."
  ) { c in
    c.method(
      "item", [Parameter("at", "index", .integer, "Counted from 0.")], returns: .optional(.object("UIControl")),
      "The touchable part of a tab."
    ) { .object($0.item(at: try $1.integer(0))) }
    c.example(
      """
      local tabs = UITabBarController{viewControllers = {UIViewController(), UIViewController()}}
      window.rootViewController = tabs
      timeline:step()
      touch:tap(tabs.tabBar:item(1))
      timeline:run()
      print(tabs.selectedIndex)   --> 1
      """)
  }
}

extension ScriptArgument {
  /// An array of objects of one class.
  func objects<Object: NSObject>(_ className: String, _ type: Object.Type) throws(ScriptFailure) -> [Object] {
    try elements(of: .object(className)).map { (element) throws(ScriptFailure) in try element.object(type) }
  }
}
