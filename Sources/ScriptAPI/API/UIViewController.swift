import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let controllerClasses = [
    uiViewController, uiNavigationController, uiTabBarController, uiPresentationController, uiTransitionContext,
    uiPercentDriven, uiTransitionCoordinator, uiStoryboardSegue, uiSheetPresentationController, uiSheetDetent,
    uiTraitCollection,
  ]

  static let uiViewController = ClassDeclaration(
    UIViewController.self, "UIViewController", inherits: "UIResponder", "Manages a view, and what is presented over it."
  ) { c in
    c.makes { UIViewController(in: $0.app) }
    c.subclassed { ScriptViewController(in: $0.app) }
    c.initializer([]) { _, _ in }
    c.value(
      "view", .object("UIView"), "Loaded when first asked for.", { .object($1.view) },
      { $1.view = try $2.object(UIView.self) })
    c.object("viewIfLoaded", "UIView", "The view, if it was loaded.", { $0.viewIfLoaded })
    c.bool("isViewLoaded", "Whether the view was loaded.", { $0.isViewLoaded })
    c.string("title", "A name; printed.", { $0.title }, { $0.title = $1 })
    c.object(
      "navigationController", "UINavigationController", "The nearest one around this controller.",
      { $0.navigationController })
    c.object(
      "tabBarController", "UITabBarController", "The nearest one around this controller.", { $0.tabBarController })
    c.object("parent", "UIViewController", "The controller this is a child of.", { $0.parent })
    c.value("children", .array(.object("UIViewController")), "A fresh array.", { .objects($1.children) })
    declarePresenting(&c)
    declareFlags(&c)
    declareSegues(&c)
    declareCallbacks(&c)
    c.method("loadViewIfNeeded", "Loads the view now.") { controller, _ in
      controller.loadViewIfNeeded()
      return .none
    }
    c.method(
      "addChild", [Parameter(nil, "child", .object("UIViewController"), "The controller to take in.")],
      "Takes a controller in; its view is added by the script."
    ) { controller, call in
      controller.addChild(try call.object(0))
      return .none
    }
    c.method("removeFromParent", "Leaves the parent.") { controller, _ in
      controller.removeFromParent()
      return .none
    }
    c.method(
      "beginAppearanceTransition",
      [
        Parameter(nil, "isAppearing", .bool, "False: it is about to go."),
        Parameter("animated", nil, .bool, "Whether it is animated."),
      ],
      "For containers: sends the will-callbacks."
    ) { controller, call in
      controller.beginAppearanceTransition(try call.bool(0), animated: try call.bool(1))
      return .none
    }
    c.method("endAppearanceTransition", "For containers: sends the did-callbacks.") { controller, _ in
      controller.endAppearanceTransition()
      return .none
    }
    c.example(
      """
      local modal = UIViewController()
      modal.modalPresentationStyle = "fullScreen"
      window.rootViewController = UIViewController()
      window.rootViewController:present(modal, false, function() print("presented") end)
      timeline:run()   --> presented
      print(window.rootViewController.presentedViewController == modal)   --> true
      """)
  }

  private static func declarePresenting(_ c: inout ClassBuilder<UIViewController>) {
    c.method(
      "present",
      [
        Parameter(nil, "controller", .object("UIViewController"), "The controller to show."),
        Parameter("animated", nil, .bool, "Whether it is animated."),
        Parameter("completion", nil, .optional(.function("")), "Called when it is over, cancelled or not."),
      ], "Shows a controller over this one."
    ) { controller, call in
      call.session.lua.collectGarbage()
      call.session.inspectDelegate(
        "transitioningDelegate", of: try call.object(0, UIViewController.self),
        for: "UIViewControllerTransitioningDelegate")
      controller.present(try call.object(0), animated: try call.bool(1), completion: try call.plainCompletion(2))
      return .none
    }
    c.method(
      "dismiss",
      [
        Parameter("animated", nil, .bool, "Whether it is animated."),
        Parameter("completion", nil, .optional(.function("")), "Called when it is over."),
      ],
      "Takes away what this controller presents, or this controller itself."
    ) { controller, call in
      call.session.lua.collectGarbage()
      let leaving = controller.presentedViewController ?? controller
      call.session.inspectDelegate(
        "transitioningDelegate", of: leaving, for: "UIViewControllerTransitioningDelegate")
      controller.dismiss(animated: try call.bool(0), completion: try call.plainCompletion(1))
      return .none
    }
    c.object(
      "presentedViewController", "UIViewController", "What this controller, or one above it, presents.",
      { $0.presentedViewController })
    c.object(
      "presentingViewController", "UIViewController", "Who presents this controller.", { $0.presentingViewController })
    c.object(
      "presentationController", "UIPresentationController", "What manages its presentation.",
      { $0.presentationController })
    c.object(
      "sheetPresentationController", "UISheetPresentationController",
      "What presents it in a sheet; nil in other styles.",
      { $0.sheetPresentationController })
    c.object(
      "traitCollection", "UITraitCollection", "The parent's, or the screen's, with what the presentation overrides.",
      { $0.traitCollection })
    c.word(
      "modalPresentationStyle", UIModalPresentationStyle.self, "How it is shown.", { $0.modalPresentationStyle },
      { $0.modalPresentationStyle = $1 })
    c.word(
      "modalTransitionStyle", UIModalTransitionStyle.self, "The system's animation.", { $0.modalTransitionStyle },
      { $0.modalTransitionStyle = $1 })
    c.size(
      "preferredContentSize", "The size it would like, in points.", { $0.preferredContentSize },
      { $0.preferredContentSize = $1 })
    c.overridable(properties: "preferredContentSize")
    c.value(
      "additionalSafeAreaInsets", .structure(.UIEdgeInsets), "Reserved beyond what the system covers.",
      { .insets($1.additionalSafeAreaInsets) }, { $1.additionalSafeAreaInsets = try $2.insets() })
    c.bool(
      "definesPresentationContext", "Whether current-context styles are shown over it.",
      { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 })
    c.bool(
      "isModalInPresentation", "Whether a sheet cannot be swiped away.", { $0.isModalInPresentation },
      { $0.isModalInPresentation = $1 })
    c.value(
      "transitioningDelegate", .optional(.delegate("UIViewControllerTransitioningDelegate")),
      "Gives the animators; held weakly.",
      { $0.delegate("transitioningDelegate", of: $1) },
      { session, controller, value in
        controller.transitioningDelegate = try session.setDelegate(
          "transitioningDelegate", of: controller, value, isWeak: true)
      })
    c.value(
      "transitionCoordinator", .optional(.object("UITransitionCoordinator")), "Of the transition in progress.",
      { .object($1.transitionCoordinator as? NSObject) })
  }

  private static func declareFlags(_ c: inout ClassBuilder<UIViewController>) {
    c.bool(
      "shouldAutomaticallyForwardAppearanceMethods", "Whether children hear of appearing without being told.",
      { $0.shouldAutomaticallyForwardAppearanceMethods })
    c.overridable(properties: "shouldAutomaticallyForwardAppearanceMethods")
    c.bool("isBeingPresented", "In the callbacks of a presentation.", { $0.isBeingPresented })
    c.bool("isBeingDismissed", "In the callbacks of a dismissal.", { $0.isBeingDismissed })
    c.bool("isMovingToParent", "In the callbacks of joining a container.", { $0.isMovingToParent })
    c.bool("isMovingFromParent", "In the callbacks of leaving a container.", { $0.isMovingFromParent })
  }

  private static func declareCallbacks(_ c: inout ClassBuilder<UIViewController>) {
    func callback(_ name: String, _ summary: String, _ body: @escaping (UIViewController) -> Void) {
      c.overridable(name, summary) { controller, _ in
        body(controller)
        return .none
      }
    }
    func appearance(_ name: String, _ summary: String, _ body: @escaping (UIViewController, Bool) -> Void) {
      c.overridable(name, [Parameter(nil, "animated", .bool, isOptional: true, "Whether it is animated.")], summary) {
        controller, call in
        body(controller, try call.bool(0))
        return .none
      }
    }
    callback("loadView", "Makes the view.") { $0.loadView() }
    callback("viewDidLoad", "The view was made.") { $0.viewDidLoad() }
    callback("viewWillLayoutSubviews", "Before the view lays out.") { $0.viewWillLayoutSubviews() }
    c.overridable(
      "traitCollectionDidChange",
      [Parameter(nil, "previous", .optional(.object("UITraitCollection")), "The traits from before.")],
      "Its traits have changed."
    ) { controller, call in
      controller.traitCollectionDidChange(try call.object(orNil: 0))
      return .none
    }
    declareContents(&c)
    callback("viewDidLayoutSubviews", "After the view laid out.") { $0.viewDidLayoutSubviews() }
    callback("viewSafeAreaInsetsDidChange", "When what is free of the view has changed.") {
      $0.viewSafeAreaInsetsDidChange()
    }
    appearance("viewWillAppear", "The view is about to be shown.") { $0.viewWillAppear($1) }
    appearance("viewDidAppear", "The view is shown.") { $0.viewDidAppear($1) }
    appearance("viewWillDisappear", "The view is about to go; it may still stay.") { $0.viewWillDisappear($1) }
    appearance("viewDidDisappear", "The view is gone.") { $0.viewDidDisappear($1) }
    c.overridable(
      "willMove_toParent",
      [Parameter(nil, "parent", .optional(.object("UIViewController")), "The container, or nil when it leaves.")],
      "It is about to join or leave a container."
    ) { controller, call in
      controller.willMove(toParent: try call.object(orNil: 0))
      return .none
    }
    c.overridable(
      "didMove_toParent",
      [Parameter(nil, "parent", .optional(.object("UIViewController")), "The container, or nil when it leaves.")],
      "It joined or left a container."
    ) { controller, call in
      controller.didMove(toParent: try call.object(orNil: 0))
      return .none
    }
    c.method(
      "willMove",
      [
        Parameter("toParent", "parent", .optional(.object("UIViewController")), "The container, or nil when it leaves.")
      ],
      "For containers: tells it before it joins or leaves."
    ) { controller, call in
      controller.willMove(toParent: try call.object(orNil: 0))
      return .none
    }
    c.method(
      "didMove",
      [
        Parameter("toParent", "parent", .optional(.object("UIViewController")), "The container, or nil when it leaves.")
      ],
      "For containers: tells it after it joined or left."
    ) { controller, call in
      controller.didMove(toParent: try call.object(orNil: 0))
      return .none
    }
  }
}

extension Call {
  /// A completion block without arguments, or nil.
  func plainCompletion(_ position: Int) throws(ScriptFailure) -> (() -> Void)? {
    guard let function = try function(orNil: position) else { return nil }
    return { function.call(as: "the completion block") }
  }
}
