import LayerKit
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiNavigationController = ClassDeclaration(
    UINavigationController.self, "UINavigationController", inherits: "UIViewController",
    "Shows the top of a stack of controllers."
  ) { c in
    c.makes { UINavigationController(in: $0.app) }
    c.subclassed { ScriptNavigationController(in: $0.app) }
    c.enumerations(EnumEntry(UINavigationController.Operation.self))
    c.initializer([]) { _, _ in }
    c.initializer([
      Parameter("rootViewController", "root", .object("UIViewController"), "The bottom controller of the stack.")
    ]) { navigation, call in navigation.viewControllers = try stackable([call.object(0)], in: navigation, call.session)
    }
    c.staticValue("hideShowBarDuration", .number(.seconds), "How long the bar takes to hide or appear.") { _ in
      .number(UINavigationController.hideShowBarDuration)
    }
    c.value(
      "viewControllers", .array(.object("UIViewController")), "The stack, root first; a new array.",
      { .objects($1.viewControllers) },
      { session, navigation, value in
        navigation.viewControllers = try stackable(
          value.objects("UIViewController", UIViewController.self), in: navigation, session)
      })
    c.object("topViewController", "UIViewController", "The top controller of the stack.", { $0.topViewController })
    c.object(
      "visibleViewController", "UIViewController", "The presented controller, or else the top of the stack.",
      { $0.visibleViewController })
    c.bool(
      "isNavigationBarHidden", "Whether the bar is hidden. Setting it does not animate.", { $0.isNavigationBarHidden },
      { $0.isNavigationBarHidden = $1 })
    c.object("navigationBar", "UINavigationBar", "The bar above the views of the stack.", { $0.navigationBar })
    c.object(
      "interactivePopGestureRecognizer", "UIGestureRecognizer", "The edge swipe that pops; always there.",
      { navigation -> UIGestureRecognizer? in navigation.interactivePopGestureRecognizer })
    c.object(
      "interactiveContentPopGestureRecognizer", "UIGestureRecognizer",
      "The swipe anywhere that pops, where navigationEra is fluid; for failure requirements.",
      { $0.interactiveContentPopGestureRecognizer })
    c.value(
      "delegate", .optional(.delegate("UINavigationControllerDelegate")), "Provides the animators; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, navigation, value in
        navigation.delegate = try session.callbacks.setDelegate(.delegate, of: navigation, value, isWeak: true)
      })
    declareStack(&c)
    declareToolbar(&c)
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
    let controller = Parameter(nil, "controller", .object("UIViewController"), "The controller.")
    let animated = Parameter("animated", nil, .bool, "Whether to animate the change.")
    c.method("pushViewController", [controller, animated], "Pushes a controller.") { navigation, call in
      call.session.callbacks.inspectDelegate(.delegate, of: navigation, for: "UINavigationControllerDelegate")
      let controller = try call.object(0, UIViewController.self)
      _ = try stackable([controller], in: navigation, call.session)
      navigation.pushViewController(controller, animated: try call.bool(1))
      return .none
    }
    c.method(
      "popViewController", [animated], returns: .optional(.object("UIViewController")), changesWorld: true,
      "Pops the top controller."
    ) { .object($0.popViewController(animated: try $1.bool(0))) }
    c.method(
      "popToViewController", [controller, animated], returns: .optional(.array(.object("UIViewController"))),
      changesWorld: true, "Pops every controller above the given one."
    ) {
      $0.popToViewController(try $1.object(0), animated: try $1.bool(1)).map { .objects($0) } ?? .none
    }
    c.method(
      "popToRootViewController", [animated], returns: .optional(.array(.object("UIViewController"))),
      changesWorld: true, "Pops every controller above the root."
    ) { $0.popToRootViewController(animated: try $1.bool(0)).map { .objects($0) } ?? .none }
    c.method(
      "setViewControllers",
      [Parameter(nil, "controllers", .array(.object("UIViewController")), "The controllers, root first."), animated],
      "Replaces the stack."
    ) { navigation, call in
      let controllers = try call[0].objects("UIViewController", UIViewController.self)
      navigation.setViewControllers(
        try stackable(controllers, in: navigation, call.session), animated: try call.bool(1))
      return .none
    }
    c.method(
      "setNavigationBarHidden", [Parameter(nil, "hidden", .bool, "Whether the bar is hidden."), animated],
      "Hides or shows the bar: in 0.2 s, or with a transition that is about to begin."
    ) { navigation, call in
      navigation.setNavigationBarHidden(try call.bool(0), animated: try call.bool(1))
      return .none
    }
  }

  static let uiTabBarController = ClassDeclaration(
    UITabBarController.self, "UITabBarController", inherits: "UIViewController",
    "Shows one of several controllers, chosen in a tab bar."
  ) { c in
    c.makes { UITabBarController(in: $0.app) }
    c.subclassed { ScriptTabBarController(in: $0.app) }
    c.initializer([]) { _, _ in }
    c.value(
      "viewControllers", .array(.object("UIViewController")), "The controllers, one for each tab; a new array.",
      { .objects($1.viewControllers) },
      { $1.viewControllers = try $2.objects("UIViewController", UIViewController.self) })
    c.method(
      "setViewControllers",
      [
        Parameter(nil, "controllers", .array(.object("UIViewController")), "The controllers, one for each tab."),
        Parameter("animated", nil, .bool, "Accepted, but tabs change without animation."),
      ], "Replaces all tabs."
    ) { tabs, call in
      tabs.viewControllers = try call[0].objects("UIViewController", UIViewController.self)
      return .none
    }
    c.value(
      "selectedIndex", .integer(-1...Int.max), "The index of the selected tab, counted from 0; -1 without tabs.",
      { .integer($1.selectedIndex) },
      { session, tabs, value in
        session.callbacks.inspectDelegate(.delegate, of: tabs, for: "UITabBarControllerDelegate")
        tabs.selectedIndex = try value.integer()
      })
    c.value(
      "selectedViewController", .optional(.object("UIViewController")), "The selected controller.",
      { .object($1.selectedViewController) }, { $1.selectedViewController = try $2.object(UIViewController.self) })
    c.object("tabBar", "UITabBar", "The tab bar.", { $0.tabBar })
    c.value(
      "delegate", .optional(.delegate("UITabBarControllerDelegate")), "Provides the animators; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, tabs, value in
        tabs.delegate = try session.callbacks.setDelegate(.delegate, of: tabs, value, isWeak: true)
      })
    c.example(
      """
      local tabs = UITabBarController{viewControllers = {UIViewController{title = "a"}, UIViewController{title = "b"}}}
      window.rootViewController = tabs
      tabs.selectedIndex = 1
      print(tabs.selectedViewController.title)   --> b
      """)
  }
}

extension ScriptArgument {
  /// An array of objects of one class.
  func objects<Object: NSObject>(_ className: String, _ type: Object.Type) throws(ScriptFailure) -> [Object] {
    try elements(of: .object(className)).map { (element) throws(ScriptFailure) in try element.object(type) }
  }
}
