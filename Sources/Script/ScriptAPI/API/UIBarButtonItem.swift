import LuaBridge
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiBarItem = ClassDeclaration(
    UIBarItem.self, "UIBarItem", "What bars show one place of.", partOfWorld: .always
  ) { c in
    c.string("title", "The title.", { $0.title }, { $0.title = $1 })
    c.object("image", "UIImage", "The picture.", { $0.image }, { $0.image = $1 })
    c.bool("isEnabled", "Whether taps do something.", { $0.isEnabled }, { $0.isEnabled = $1 })
    c.value(
      "tag", .integer(Int.min...Int.max), "A number to find the item by.", { .integer($1.tag) },
      { $1.tag = try $2.integer() })
    c.example(
      """
      local item = UITabBarItem{title = "Home", tag = 3}
      item.title = "Start"
      print(item:isKind(UIBarItem), item.title, item.tag)   --> true	Start	3
      """)
  }

  static let uiBarButtonItem = ClassDeclaration(
    UIBarButtonItem.self, "UIBarButtonItem", inherits: "UIBarItem", "A button of a bar.", partOfWorld: .always
  ) { c in
    c.makes { UIBarButtonItem(in: $0.app) }
    let style = Parameter("style", nil, .word(EnumEntry(UIBarButtonItem.Style.self)), "The style of the title.")
    let system = Parameter(
      "barButtonSystemItem", "item", .word(EnumEntry(UIBarButtonItem.SystemItem.self)), "One of the system's buttons.")
    let target = Parameter("target", nil, .optional(.any), "The object whose method a tap calls; held weakly.")
    let action = Parameter("action", nil, .optional(.string), "The method's name.")
    let handler = Parameter(
      "handler", nil, .function(["item": .object("UIBarButtonItem")]), "Called with the item by a tap.")
    let title = Parameter("title", nil, .optional(.string), "The title.")
    let image = Parameter("image", nil, .optional(.object("UIImage")), "The picture.")
    c.initializer([]) { _, _ in }
    c.initializer([title, style, target, action]) { item, call in
      item.title = try call.string(orNil: 0)
      item.style = try call.word(1)
      try declareTarget(of: item, call, at: 2)
    }
    c.initializer([title, style, handler]) { item, call in
      item.title = try call.string(orNil: 0)
      item.style = try call.word(1)
      item.target = try call.session.callbacks.action(call[2], named: nil, sender: item)
    }
    c.initializer([image, style, target, action]) { item, call in
      item.image = try call.object(orNil: 0)
      item.style = try call.word(1)
      try declareTarget(of: item, call, at: 2)
    }
    c.initializer([system, target, action]) { item, call in
      item.become(try call.word(0))
      try declareTarget(of: item, call, at: 1)
    }
    c.initializer([system, handler]) { item, call in
      item.become(try call.word(0))
      item.target = try call.session.callbacks.action(call[1], named: nil, sender: item)
    }
    c.initializer([
      Parameter("customView", "view", .object("UIView"), "A view in the place of title and picture.")
    ]) { item, call in item.customView = try call.object(0, UIView.self) }
    c.initializer([
      Parameter("primaryAction", nil, .object("UIAction"), "Performed by a tap; supplies title and picture.")
    ]) { item, call in item.primaryAction = try call.object(0, UIAction.self) }
    c.enumerations(EnumEntry(UIBarButtonItem.Style.self), EnumEntry(UIBarButtonItem.SystemItem.self))
    c.word("style", UIBarButtonItem.Style.self, "The style of the title.", { $0.style }, { $0.style = $1 })
    c.number("width", .points, "The width; 0 is as wide as what it shows.", { $0.width }, { $0.width = max(0, $1) })
    c.object(
      "customView", "UIView", "A view in the place of title and picture.", { $0.customView }, { $0.customView = $1 })
    c.color("tintColor", "The colour; nil for the bar's.", { $0.tintColor }, { $0.tintColor = $1 })
    c.object(
      "primaryAction", "UIAction", "Performed by a tap; supplies title and picture.", { $0.primaryAction },
      { $0.primaryAction = $1 })
    c.example(
      """
      local done = UIBarButtonItem{barButtonSystemItem = "done", handler = function(item) print(item.title) end}
      local form = UIViewController()
      form.navigationItem.leftBarButtonItem = done
      window.rootViewController = UINavigationController(form)
      timeline:step()
      touch:tap(30, 81)
      timeline:run()   --> Done
      """)
  }

  private static func declareTarget(of item: UIBarButtonItem, _ call: Call, at index: Int) throws(ScriptFailure) {
    guard call.has(index) else { return }
    item.target = try call.session.callbacks.action(call[index], named: try call.string(index + 1), sender: item)
  }

  static let uiTabBarItem = ClassDeclaration(
    UITabBarItem.self, "UITabBarItem", inherits: "UIBarItem", "What a tab bar shows of one controller.",
    partOfWorld: .always
  ) { c in
    c.makes { UITabBarItem(in: $0.app) }
    let title = Parameter("title", nil, .optional(.string), isOptional: true, "The title.")
    let image = Parameter("image", nil, .optional(.object("UIImage")), isOptional: true, "The picture.")
    let tag = Parameter("tag", nil, .integer(Int.min...Int.max), isOptional: true, "A number to find the item by.")
    c.initializer([title, image, tag]) { item, call in
      item.title = try call.string(orNil: 0)
      item.image = try call.object(orNil: 1)
      if call.has(2) { item.tag = try call.integer(2) }
    }
    c.initializer([
      title, image,
      Parameter("selectedImage", nil, .optional(.object("UIImage")), "The picture of the selected tab."),
    ]) { item, call in
      item.title = try call.string(orNil: 0)
      item.image = try call.object(orNil: 1)
      item.selectedImage = try call.object(orNil: 2)
    }
    c.object(
      "selectedImage", "UIImage", "The picture of the selected tab; nil keeps the other.", { $0.selectedImage },
      { $0.selectedImage = $1 })
    c.string("badgeValue", "A short text in a red field; nil for none.", { $0.badgeValue }, { $0.badgeValue = $1 })
    c.value(
      "titlePositionAdjustment", .structure(.UIOffset), "Moves the title, in points.",
      { .structure(.UIOffset, [$1.titlePositionAdjustment.x, $1.titlePositionAdjustment.y]) },
      { $1.titlePositionAdjustment = try $2.offset() })
    c.example(
      """
      local home = UIViewController{title = "Home"}
      home.tabBarItem.badgeValue = "3"
      local tabs = UITabBarController{viewControllers = {home, UIViewController{title = "Search"}}}
      print(tabs.tabBar.selectedItem.title, #tabs.tabBar.items)   --> Home	2
      """)
  }
}
