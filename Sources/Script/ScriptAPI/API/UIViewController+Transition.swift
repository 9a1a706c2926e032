import LuaBridge
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  private static let provider = Shape.function(
    [
      "context": .object("UIViewControllerTransitionZoomSourceViewProviderContext")
    ], returns: .optional(.object("UIView")))
  private static let itemProvider = Shape.function(
    ["context": .object("UIViewControllerTransitionZoomSourceViewProviderContext")],
    returns: .optional(.object("UIBarButtonItem")))
  private static let transition = Shape.object("UIViewControllerTransition")

  static func declareTransition(_ c: inout ClassBuilder<UIViewController>) {
    c.object(
      "preferredTransition", "UIViewControllerTransition",
      "The system's transition for the controller, pushed or presented; nil is the usual one. An animator of a delegate's wins.",
      { $0.preferredTransition }, { $0.preferredTransition = $1 })
    c.nestedClass("Transition", "The system's transitions: zoom(), crossDissolve and so on.")
  }

  static let uiViewControllerTransition = ClassDeclaration(
    PreferredTransition.self, "UIViewControllerTransition",
    "A transition of the system's: Swift's UIViewController.Transition."
  ) { c in
    for style in UIModalTransitionStyle.allCases {
      c.staticValue(style.rawValue, transition, "The modal transition style of this name.") { _ in
        .object(PreferredTransition(style))
      }
    }
    let options = Parameter(
      "options", nil, .optional(.object("UIViewControllerTransitionZoomOptions")), isOptional: true,
      "The dimming, the alignment and the gestures.")
    c.staticMethod(
      "zoom", "The page grows out of a view, and a drag, a pinch or the way back lets it shrink into it.",
      [
        Overload([Parameter(nil, "sourceViewProvider", provider, "Returns the view.")], returns: transition) { call in
          .object(PreferredTransition(zoom: nil, from: sourceView(try call.function(0))))
        },
        Overload(
          [
            options,
            Parameter(
              "sourceViewProvider", nil, provider,
              "Returns the view, nil for none."),
          ], returns: transition
        ) { call in
          .object(
            PreferredTransition(
              zoom: try call.object(orNil: 0, ZoomOptions.self), from: sourceView(try call.function(1))))
        },
        Overload(
          [options, Parameter("sourceBarButtonItemProvider", nil, itemProvider, "The same with a bar's button.")],
          returns: transition
        ) { call in
          let function = try call.function(1)
          return .object(
            PreferredTransition(zoom: try call.object(orNil: 0, ZoomOptions.self)) { context in
              function.call(as: "the source's provider", [.object(context)]) {
                $0.isNil ? nil : try $0.object(UIBarButtonItem.self).shownView
              }?.flatMap { $0 }
            })
        },
      ])
    c.nestedClass("ZoomOptions", "The options of a zoom.")
    c.nestedClass("ZoomSourceViewProviderContext", "The argument of a source's provider.")
    c.example(
      """
      local list, page, cell = UIViewController(), UIViewController(), UIView{frame = {40, 200, 120, 80}}
      local navigation = UINavigationController(list)
      window.rootViewController = navigation
      list.view:addSubview(cell)
      page.preferredTransition = UIViewController.Transition.zoom(function(context) return cell end)
      navigation:pushViewController(page, true)
      timeline:run()
      print(navigation.topViewController == page)   --> true
      """)
  }

  private static func sourceView(_ function: ScriptFunction) -> ZoomSourceProvider {
    { context in
      function.call(as: "the source's provider", [.object(context)]) {
        $0.isNil ? nil : try $0.object(UIView.self)
      }?.flatMap { $0 }
    }
  }

  static let uiZoomOptions = ClassDeclaration(
    ZoomOptions.self, "UIViewControllerTransitionZoomOptions",
    "The options of a zoom: Swift's UIViewController.Transition.ZoomOptions."
  ) { c in
    c.makes { _ in ScriptZoomOptions() }
    c.initializer([]) { _, _ in }
    c.nestedClass("InteractionContext", "The argument of interactiveDismissShouldBegin.")
    c.nestedClass("AlignmentRectContext", "The argument of alignmentRectProvider.")
    c.color(
      "dimmingColor", "The colour over the page below; nil is black at 0.15.", { $0.dimmingColor },
      { $0.dimmingColor = $1 })
    c.object(
      "dimmingVisualEffect", "UIBlurEffect", "A blur over the page below; nil for none.", { $0.dimmingVisualEffect },
      { $0.dimmingVisualEffect = $1 })
    c.value(
      "interactiveDismissShouldBegin",
      .optional(
        .function(["context": .object("UIViewControllerTransitionZoomOptionsInteractionContext")], returns: .bool)),
      "Asked when a finger would begin to dismiss the page; false refuses it.",
      { ScriptZoomOptions.function("interactiveDismissShouldBegin", of: $1) },
      { _, options, value in
        let function = try ScriptZoomOptions.keep(value, as: "interactiveDismissShouldBegin", in: options)
        options.interactiveDismissShouldBegin = function.map { function in
          { finger in
            function.call(
              as: "interactiveDismissShouldBegin", [.object(finger)]
            ) { try $0.bool() } ?? false
          }
        }
      })
    c.value(
      "alignmentRectProvider",
      .optional(
        .function(
          ["context": .object("UIViewControllerTransitionZoomOptionsAlignmentRectContext")],
          returns: .optional(.structure(.CGRect)))),
      "Returns the part of the page that covers the source, nil for all of it.",
      { ScriptZoomOptions.function("alignmentRectProvider", of: $1) },
      { _, options, value in
        let function = try ScriptZoomOptions.keep(value, as: "alignmentRectProvider", in: options)
        options.alignmentRectProvider = function.map { function in
          { context in
            function.call(as: "alignmentRectProvider", [.object(context)]) { $0.isNil ? nil : try $0.rect() }?.flatMap {
              $0
            }
          }
        }
      })
    c.example(
      """
      local options = UIViewController.Transition.ZoomOptions()
      options.dimmingColor = UIColor.black:withAlphaComponent(0.4)
      options.interactiveDismissShouldBegin = function(context) return context.willBegin and context.velocity.dy > 0 end
      print(options.dimmingColor.alpha)   --> 0.4
      """)
  }

  static let uiZoomSourceContext = ClassDeclaration(
    ZoomSourceContext.self, "UIViewControllerTransitionZoomSourceViewProviderContext",
    "The controllers of a zoom, for the provider of its source."
  ) { c in
    c.object(
      "sourceViewController", "UIViewController", "The controller that the page covers.", { $0.sourceViewController })
    c.object("zoomedViewController", "UIViewController", "The controller of the page.", { $0.zoomedViewController })
    c.example(
      """
      local first, page = UIViewController{title = "first"}, UIViewController{title = "page"}
      local navigation = UINavigationController(first)
      window.rootViewController = navigation
      page.preferredTransition = UIViewController.Transition.zoom(function(context)
        print(context.sourceViewController.title, context.zoomedViewController.title)   --> first	page
      end)
      navigation:pushViewController(page, true)
      timeline:run()
      """)
  }

  static let uiZoomInteraction = ClassDeclaration(
    ZoomInteraction.self, "UIViewControllerTransitionZoomOptionsInteractionContext",
    "A finger that would begin to dismiss a page."
  ) { c in
    c.point("location", "Where the finger is, in the page's coordinates.", { $0.location })
    c.value(
      "velocity", .structure(.CGVector), "The finger's velocity, in points per second.", { .vector($1.velocity) })
    c.bool("willBegin", "The answer where nobody is asked.", { $0.willBegin })
    c.example(
      """
      local options = UIViewController.Transition.ZoomOptions()
      -- Only from the upper half, and only downwards.
      options.interactiveDismissShouldBegin = function(context)
        return context.willBegin and context.location.y < 400 and context.velocity.dy > 0
      end
      print(type(options.interactiveDismissShouldBegin))   --> function
      """)
  }

  static let uiZoomAlignment = ClassDeclaration(
    ZoomAlignmentContext.self, "UIViewControllerTransitionZoomOptionsAlignmentRectContext",
    "The source that a part of a page is aligned with."
  ) { c in
    c.object("sourceView", "UIView", "The view that the page zooms out of.", { $0.sourceView })
    c.object("zoomedViewController", "UIViewController", "The controller of the page.", { $0.zoomedViewController })
    c.example(
      """
      local options = UIViewController.Transition.ZoomOptions()
      -- The page's head covers the source, with the source's proportions.
      options.alignmentRectProvider = function(context)
        local page, source = context.zoomedViewController.view.bounds, context.sourceView.bounds
        return CGRect(0, 0, page.width, page.width * source.height / source.width)
      end
      print(type(options.alignmentRectProvider))   --> function
      """)
  }
}

/// Options whose functions a script can read again.
private final class ScriptZoomOptions: ZoomOptions {
  private var functions: [String: ScriptFunction] = [:]

  static func function(_ name: String, of options: ZoomOptions) -> ScriptValue {
    (options as? ScriptZoomOptions)?.functions[name].map { .reference($0.reference) } ?? .none
  }

  static func keep(_ value: ScriptArgument, as name: String, in options: ZoomOptions) throws -> ScriptFunction? {
    let function = value.isNil ? nil : try value.function()
    (options as? ScriptZoomOptions)?.functions[name] = function
    return function
  }
}
