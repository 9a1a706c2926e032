import ScriptRuntime
import TransitionKit
import ViewKit

/// The bar below a controller, and what controllers say of it.
extension Catalog {
  static let uiToolbar = ClassDeclaration(
    UIToolbar.self, "UIToolbar", inherits: "UIView", "The bar below a controller: items with spaces between them."
  ) { c in
    c.makes { UIToolbar(in: $0.app) }
    c.takes(.frame())
    c.value(
      "items", .array(.object("UIBarButtonItem")), "The items, from the left; a new array.", { .objects($1.items) },
      { $1.items = try $2.objects("UIBarButtonItem", UIBarButtonItem.self) })
    c.method(
      "setItems",
      [
        Parameter(nil, "items", .array(.object("UIBarButtonItem")), "The items, from the left."),
        Parameter("animated", nil, .bool, "Whether old items fade and new ones appear."),
      ], "Sets the items."
    ) { bar, call in
      bar.setItems(try call[0].objects("UIBarButtonItem", UIBarButtonItem.self), animated: try call.bool(1))
      return .none
    }
    c.word("barStyle", UIBarStyle.self, "Light or dark.", { $0.barStyle }, { $0.barStyle = $1 })
    c.color(
      "barTintColor", "The colour behind the items; nil for the style's.", { $0.barTintColor }, { $0.barTintColor = $1 }
    )
    c.bool(
      "isTranslucent", "Whether what is behind the bar shines through a little.", { $0.isTranslucent },
      { $0.isTranslucent = $1 })
    c.example(
      """
      local page = UIViewController()
      page.toolbarItems = {UIBarButtonItem{title = "Share", style = "plain", handler = function() print("share") end}}
      local navigation = UINavigationController(page)
      navigation.isToolbarHidden = false
      window.rootViewController = navigation
      timeline:step()
      print(navigation.toolbar.frame)   --> CGRect(0, 774, 393, 44)
      touch:tap(30, 796)
      timeline:run()   --> share
      """)
  }

  /// A controller's settings for the bars at the bottom.
  static func declareBottomBars(_ c: inout ClassBuilder<UIViewController>) {
    let items = Shape.optional(.array(.object("UIBarButtonItem")))
    c.value(
      "toolbarItems", items, "What the toolbar shows of the controller, from the left; a new array, nil for none.",
      { $1.toolbarItems.map { .objects($0) } ?? .none },
      { $1.toolbarItems = $2.isNil ? nil : try $2.objects("UIBarButtonItem", UIBarButtonItem.self) })
    c.method(
      "setToolbarItems",
      [
        Parameter(nil, "items", items, "The items, from the left; nil for none."),
        Parameter("animated", nil, .bool, "Whether old items fade and new ones appear."),
      ], "Sets toolbarItems."
    ) { controller, call in
      let items = call[0].isNil ? nil : try call[0].objects("UIBarButtonItem", UIBarButtonItem.self)
      controller.setToolbarItems(items, animated: try call.bool(1))
      return .none
    }
    c.bool(
      "hidesBottomBarWhenPushed", "Whether a tab bar slides out while the controller is in a stack; default false.",
      { $0.hidesBottomBarWhenPushed }, { $0.hidesBottomBarWhenPushed = $1 })
  }

  /// A controller's settings for the large title above it.
  static func declareContentScrollView(_ c: inout ClassBuilder<UIViewController>) {
    c.method(
      "setContentScrollView",
      [Parameter(nil, "scrollView", .optional(.object("UIScrollView")), "The view; nil leaves it to be found.")],
      "Names the scroll view that a large title follows; without one it is the controller's view, or the first in it."
    ) { controller, call in
      controller.setContentScrollView(try call.object(orNil: 0))
      return .none
    }
  }

  /// The toolbar of a stack.
  static func declareToolbar(_ c: inout ClassBuilder<UINavigationController>) {
    c.object("toolbar", "UIToolbar", "The bar below the views of the stack; hidden at first.", { $0.toolbar })
    c.bool(
      "isToolbarHidden", "Whether the toolbar is hidden; default true. Setting it does not animate.",
      { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 })
    c.method(
      "setToolbarHidden",
      [
        Parameter(nil, "hidden", .bool, "Whether the toolbar is hidden."),
        Parameter("animated", nil, .bool, "Whether to animate the change."),
      ], "Hides or shows the toolbar: in 0.2 s, or with a transition that is about to begin."
    ) { navigation, call in
      navigation.setToolbarHidden(try call.bool(0), animated: try call.bool(1))
      return .none
    }
  }
}
