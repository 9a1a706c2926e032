import LayerKit
import ScriptRuntime
import TransitionKit

extension Catalog {
  static let uiPageViewController = ClassDeclaration(
    UIPageViewController.self, "UIPageViewController", inherits: "UIViewController",
    "Shows one of a row of controllers, which a finger turns like pages."
  ) { c in
    c.makes { UIPageViewController(in: $0.app) }
    c.subclassed { ScriptPageViewController(in: $0.app) }
    let style = EnumEntry(UIPageViewController.TransitionStyle.self)
    let orientation = EnumEntry(UIPageViewController.NavigationOrientation.self)
    c.initializer([
      Parameter("transitionStyle", "style", .word(style), isOptional: true, "How pages turn: they scroll."),
      Parameter("navigationOrientation", "orientation", .word(orientation), isOptional: true, "The way they scroll."),
      Parameter(
        "interPageSpacing", nil, .number(Quantity("points", .zeroOrMore)), isOptional: true,
        "The room between pages; Apple's is in a dictionary of options."),
    ]) { controller, call in
      if call.has(1) { controller.navigationOrientation = try call.word(1) }
      if call.has(2) { controller.interPageSpacing = try call.number(2) }
    }
    c.enumerations(style, orientation, EnumEntry(UIPageViewController.NavigationDirection.self))
    c.word("transitionStyle", UIPageViewController.TransitionStyle.self, "How pages turn.", { $0.transitionStyle })
    c.word(
      "navigationOrientation", UIPageViewController.NavigationOrientation.self, "The way pages scroll.",
      { $0.navigationOrientation })
    c.number(
      "interPageSpacing", Quantity("points", .zeroOrMore),
      "The room between pages; Apple's is an option of the initialiser.",
      { $0.interPageSpacing }, { $0.interPageSpacing = $1 })
    c.value(
      "viewControllers", .array(.object("UIViewController")), "The shown controller; a new array.",
      { .objects($1.viewControllers) })
    declareRoles(&c)
    c.method(
      "setViewControllers",
      [
        Parameter(nil, "controllers", .array(.object("UIViewController")), "The page to show: one."),
        Parameter(
          "direction", nil, .word(EnumEntry(UIPageViewController.NavigationDirection.self)),
          "Whether the page comes from the end or the start."),
        Parameter("animated", nil, .bool, "Whether the change is animated."),
        Parameter(
          "completion", nil, .optional(.function(["finished": .bool])), isOptional: true, "Called when it is shown."),
      ], "Shows a page."
    ) { controller, call in
      let pages = try call[0].elements(of: .object("UIViewController")).map { try $0.object(UIViewController.self) }
      // Reported: "The number of view controllers provided (0) doesn't match the number required (1) for the requested
      // transition".
      guard pages.count == 1 else {
        throw ScriptFailure.outOfRange(
          call.place(of: 0), accepted: "one controller for this transitionStyle", given: Double(pages.count))
      }
      let completion = try call.function(orNil: 3)
      controller.setViewControllers(pages, direction: try call.word(1), animated: try call.bool(2)) { finished in
        completion?.call(as: "the completion block", [.bool(finished)])
      }
      return .none
    }
    c.example(
      """
      local first, second = UIViewController(), UIViewController()
      local pages = UIPageViewController("scroll")
      window.rootViewController = pages
      pages:setViewControllers({first}, "forward", false)
      pages:setViewControllers({second}, "forward", true, function() print(pages.viewControllers[1] == second) end)
      timeline:run()   --> true
      """)
  }

  private static func declareRoles(_ c: inout ClassBuilder<UIPageViewController>) {
    c.value(
      "dataSource", .optional(.delegate("UIPageViewControllerDataSource")),
      "Provides the pages beside a page; held weakly.", { $0.callbacks.delegate(.dataSource, of: $1) },
      { session, controller, value in
        controller.dataSource = try session.callbacks.setDelegate(.dataSource, of: controller, value, isWeak: true)
      })
    c.value(
      "delegate", .optional(.delegate("UIPageViewControllerDelegate")), "Notified of turned pages; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, controller, value in
        controller.delegate = try session.callbacks.setDelegate(.delegate, of: controller, value, isWeak: true)
      })
  }
}
