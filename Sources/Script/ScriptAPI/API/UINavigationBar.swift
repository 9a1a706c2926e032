import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let barClasses = [
    uiNavigationBar, uiNavigationItem, uiTabBar, uiBarItem, uiBarButtonItem, uiTabBarItem, uiToolbar,
  ]

  static let uiNavigationBar = ClassDeclaration(
    UINavigationBar.self, "UINavigationBar", inherits: "UIView", "The bar above a stack of controllers."
  ) { c in
    c.bool(
      "prefersLargeTitles", "Whether items may show a large title below the bar.", { $0.prefersLargeTitles },
      { $0.prefersLargeTitles = $1 })
    func attributes(_ name: String, _ what: String, _ path: ReferenceWritableKeyPath<UINavigationBar, TextAttributes>) {
      c.value(
        name, .optional(.table), "What the letters of \(what) look like: values by the names of attributes.",
        { $1[keyPath: path] == TextAttributes() ? .none : $1[keyPath: path].table(in: $0) },
        { $1[keyPath: path] = $2.isNil ? TextAttributes() : try $2.attributes() })
    }
    attributes("titleTextAttributes", "titles", \.titleTextAttributes)
    attributes("largeTitleTextAttributes", "large titles", \.largeTitleTextAttributes)
    c.object("topItem", "UINavigationItem", "The item on show.", { $0.topItem })
    c.object("backItem", "UINavigationItem", "The item to which the back button leads.", { $0.backItem })
    c.value(
      "items", .array(.object("UINavigationItem")), "The items of the stack, the root's first; a new array.",
      { .objects($1.items) })
    c.word("barStyle", UIBarStyle.self, "Light or dark.", { $0.barStyle }, { $0.barStyle = $1 })
    c.color(
      "barTintColor", "The colour behind the items; nil for the style's.", { $0.barTintColor }, { $0.barTintColor = $1 }
    )
    c.bool(
      "isTranslucent", "Whether what is behind the bar shines through a little.", { $0.isTranslucent },
      { $0.isTranslucent = $1 })
    c.object(
      "shadowImage", "UIImage", "The picture of the line below the bar; an empty one hides it.", { $0.shadowImage },
      { $0.shadowImage = $1 })
    c.example(
      """
      local list = UIViewController{title = "Mail"}
      local navigation = UINavigationController(list)
      window.rootViewController = navigation
      timeline:step()
      print(navigation.navigationBar.frame)   --> CGRect(0, 59, 393, 44)
      print(list.view.safeAreaInsets.top)   --> 103.0
      """)
  }

  static let uiNavigationItem = ClassDeclaration(
    UINavigationItem.self, "UINavigationItem", "What a navigation bar shows while its controller is on top.",
    partOfWorld: .always
  ) { c in
    c.makes { UINavigationItem(in: $0.app) }
    c.initializer([Parameter("title", nil, .optional(.string), isOptional: true, "The title.")]) { item, call in
      item.title = try call.string(orNil: 0)
    }
    c.string("title", "The title in the middle, and the words of the way back here.", { $0.title }, { $0.title = $1 })
    c.object(
      "titleView", "UIView", "A view in the place of the title.", { $0.titleView }, { $0.titleView = $1 })
    c.string(
      "backButtonTitle", "The words of the button that leads back here; nil for the title.", { $0.backButtonTitle },
      { $0.backButtonTitle = $1 })
    c.object(
      "backBarButtonItem", "UIBarButtonItem", "An item whose title the button that leads back here has.",
      { $0.backBarButtonItem }, { $0.backBarButtonItem = $1 })
    c.bool(
      "hidesBackButton", "Whether no button leads back from here.", { $0.hidesBackButton }, { $0.hidesBackButton = $1 })
    c.bool(
      "leftItemsSupplementBackButton", "Whether items on the left stand beside the back button, not in its place.",
      { $0.leftItemsSupplementBackButton }, { $0.leftItemsSupplementBackButton = $1 })
    c.enumerations(EnumEntry(UINavigationItem.LargeTitleDisplayMode.self))
    c.word(
      "largeTitleDisplayMode", UINavigationItem.LargeTitleDisplayMode.self,
      "Whether the title is large where the bar prefers that; automatic is as the item below.",
      { $0.largeTitleDisplayMode }, { $0.largeTitleDisplayMode = $1 })
    declareButtons(&c)
    c.example(
      """
      local inbox = UIViewController{title = "Inbox"}
      inbox.navigationItem.rightBarButtonItem = UIBarButtonItem{title = "Edit", style = "plain", handler = function() print("edit") end}
      local navigation = UINavigationController(inbox)
      window.rootViewController = navigation
      timeline:step()
      touch:tap(360, 81)
      timeline:run()   --> edit
      """)
  }

  private static func declareButtons(_ c: inout ClassBuilder<UINavigationItem>) {
    typealias Path<Value> = ReferenceWritableKeyPath<UINavigationItem, Value>
    let sides: [(String, String, Path<UIBarButtonItem?>, Path<[UIBarButtonItem]>)] = [
      ("left", "Left", \.leftBarButtonItem, \.leftBarButtonItems),
      ("right", "Right", \.rightBarButtonItem, \.rightBarButtonItems),
    ]
    let animated = Parameter("animated", nil, .bool, "Accepted, but items change at once.")
    for (side, capital, one, all) in sides {
      c.object(
        side + "BarButtonItem", "UIBarButtonItem", "The outermost button on the \(side).", { $0[keyPath: one] },
        { $0[keyPath: one] = $1 })
      c.value(
        side + "BarButtonItems", .array(.object("UIBarButtonItem")),
        "The buttons on the \(side), from the edge inwards; a new array.", { .objects($1[keyPath: all]) },
        { $1[keyPath: all] = try $2.objects("UIBarButtonItem", UIBarButtonItem.self) })
      c.method(
        "set\(capital)BarButton",
        [Parameter(nil, "item", .optional(.object("UIBarButtonItem")), "The button, or nil for none."), animated],
        "Sets the button on the \(side)."
      ) { item, call in
        item[keyPath: one] = try call.object(orNil: 0)
        return .none
      }
      c.method(
        "set\(capital)BarButtonItems",
        [Parameter(nil, "items", .array(.object("UIBarButtonItem")), "The buttons, from the edge inwards."), animated],
        "Sets the buttons on the \(side)."
      ) { item, call in
        item[keyPath: all] = try call[0].objects("UIBarButtonItem", UIBarButtonItem.self)
        return .none
      }
    }
    c.method(
      "setHidesBackButton", [Parameter(nil, "hidesBackButton", .bool, "Whether no button leads back."), animated],
      "Sets hidesBackButton."
    ) { item, call in
      item.hidesBackButton = try call.bool(0)
      return .none
    }
  }

  static let uiTabBar = ClassDeclaration(
    UITabBar.self, "UITabBar", inherits: "UIView", "The tab bar at the bottom."
  ) { c in
    c.method(
      "item", [Parameter("at", "index", .integer(.zeroOrMore), "The index, counted from 0.")],
      returns: .optional(.object("UIControl")),
      "The area of a tab that receives touches."
    ) { .object($0.item(at: try $1.integer(0))) }
    c.value(
      "items", .array(.object("UITabBarItem")), "The items of the controllers, in order; a new array.",
      { .objects($1.items) })
    c.object("selectedItem", "UITabBarItem", "The item of the selected controller.", { $0.selectedItem })
    c.word("barStyle", UIBarStyle.self, "Light or dark.", { $0.barStyle }, { $0.barStyle = $1 })
    c.color(
      "barTintColor", "The colour behind the items; nil for the style's.", { $0.barTintColor }, { $0.barTintColor = $1 }
    )
    c.color(
      "unselectedItemTintColor", "The colour of items that are not selected; nil for grey.",
      { $0.unselectedItemTintColor }, { $0.unselectedItemTintColor = $1 })
    c.bool(
      "isTranslucent", "Whether what is behind the bar shines through a little.", { $0.isTranslucent },
      { $0.isTranslucent = $1 })
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
