import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let controllerClasses = [
    uiViewController, uiNavigationController, uiTabBarController, uiPresentationController, uiTransitionContext,
    uiPercentDriven, uiTransitionCoordinator, uiStoryboardSegue, uiSheetPresentationController, uiSheetDetent,
    uiTraitCollection, uiTableViewController, uiCollectionViewController,
    uiPageViewController, uiPopoverPresentationController, uiViewControllerTransition, uiZoomOptions,
    uiZoomSourceContext, uiZoomInteraction, uiZoomAlignment, uiAlertController, uiAlertAction,
  ]

  static let uiViewController = ClassDeclaration(
    UIViewController.self, "UIViewController", inherits: "UIResponder",
    "Manages a view and presents other controllers.", partOfWorld: .always
  ) { c in
    c.makes { UIViewController(in: $0.app) }
    c.subclassed { ScriptViewController(in: $0.app) }
    c.initializer([
      Parameter("nibName", nil, .optional(.string), isOptional: true, "Nil: a view is made in code."),
      Parameter("bundle", nil, .optional(.any), isOptional: true, "Nil."),
    ]) { _, call in
      if call.has(0) { throw ScriptFailure.absentMember(type: "UIViewController", name: "nibName", why: .archives) }
    }
    c.value(
      "view", .object("UIView"), "The view; loaded when first accessed.", { .object($1.view) },
      { $1.view = try $2.object(UIView.self) })
    c.object("viewIfLoaded", "UIView", "The view, if it was loaded.", { $0.viewIfLoaded })
    c.bool("isViewLoaded", "Whether the view was loaded.", { $0.isViewLoaded })
    c.string("title", "The controller's title; shown in descriptions.", { $0.title }, { $0.title = $1 })
    c.object(
      "topLayoutGuide", "UILayoutGuide", "What bars and the screen's shape cover above.", { $0.view.topBarsGuide })
    c.object(
      "bottomLayoutGuide", "UILayoutGuide", "What bars and the screen's shape cover below.",
      { $0.view.bottomBarsGuide })
    c.object(
      "navigationController", "UINavigationController", "The nearest container of this type.",
      { $0.navigationController })
    c.object(
      "tabBarController", "UITabBarController", "The nearest container of this type.", { $0.tabBarController })
    c.object(
      "navigationItem", "UINavigationItem", "What a navigation bar shows of the controller; made on first use.",
      { $0.navigationItem })
    c.value(
      "tabBarItem", .object("UITabBarItem"), "What a tab bar shows of the controller; made on first use.",
      { .object($1.tabBarItem) }, { $1.tabBarItem = try $2.object(UITabBarItem.self) })
    c.bool(
      "automaticallyAdjustsScrollViewInsets",
      "Whether a scroll view first in the view is inset below bars although it does not scroll.",
      { $0.automaticallyAdjustsScrollViewInsets }, { $0.automaticallyAdjustsScrollViewInsets = $1 })
    c.object("parent", "UIViewController", "The container of this controller.", { $0.parent })
    c.value(
      "children", .array(.object("UIViewController")), "The child controllers; a new array.", { .objects($1.children) })
    declarePresenting(&c)
    declareTransition(&c)
    declareStatusBar(&c)
    declareBottomBars(&c)
    declareContentScrollView(&c)
    declareFlags(&c)
    declareSegues(&c)
    declareCallbacks(&c)
    c.method("loadViewIfNeeded", "Loads the view now.") { controller, _ in
      controller.loadViewIfNeeded()
      return .none
    }
    c.method(
      "addChild", [Parameter(nil, "child", .object("UIViewController"), "The controller to add.")],
      "Adds a child controller; the script adds its view."
    ) { controller, call in
      controller.addChild(try call.object(0))
      return .none
    }
    c.method("removeFromParent", "Removes the controller from its parent.") { controller, _ in
      controller.removeFromParent()
      return .none
    }
    c.method(
      "beginAppearanceTransition",
      [
        Parameter(nil, "isAppearing", .bool, "True when the controller appears, false when it disappears."),
        Parameter("animated", nil, .bool, "Whether the change is animated."),
      ],
      "For containers: begins a child's appearance transition."
    ) { controller, call in
      controller.beginAppearanceTransition(try call.bool(0), animated: try call.bool(1))
      return .none
    }
    c.method("endAppearanceTransition", "For containers: ends a child's appearance transition.") { controller, _ in
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
        Parameter("animated", nil, .bool, "Whether the change is animated."),
        Parameter("completion", nil, .optional(.function([:])), "Called when the transition ends, cancelled or not."),
      ], "Presents a controller."
    ) { controller, call in
      call.session.lua.collectGarbage()
      call.session.callbacks.inspectDelegate(
        .transitioningDelegate, of: try call.object(0, UIViewController.self),
        for: "UIViewControllerTransitioningDelegate")
      controller.present(try call.object(0), animated: try call.bool(1), completion: try call.plainCompletion(2))
      return .none
    }
    c.method(
      "dismiss",
      [
        Parameter("animated", nil, .bool, "Whether the change is animated."),
        Parameter("completion", nil, .optional(.function([:])), "Called when the transition ends."),
      ],
      "Dismisses the controller that this one presents, or this controller itself."
    ) { controller, call in
      call.session.lua.collectGarbage()
      let leaving = controller.presentedViewController ?? controller
      call.session.callbacks.inspectDelegate(
        .transitioningDelegate, of: leaving, for: "UIViewControllerTransitioningDelegate")
      controller.dismiss(animated: try call.bool(0), completion: try call.plainCompletion(1))
      return .none
    }
    c.object(
      "presentedViewController", "UIViewController", "The controller presented by this one or by one of its ancestors.",
      { $0.presentedViewController })
    c.object(
      "presentingViewController", "UIViewController", "The controller that presents this one.",
      { $0.presentingViewController })
    c.object(
      "presentationController", "UIPresentationController", "The presentation controller.",
      { $0.presentationController })
    c.object(
      "sheetPresentationController", "UISheetPresentationController",
      "The presentation controller of a sheet; nil in other styles.",
      { $0.sheetPresentationController })
    c.object(
      "popoverPresentationController", "UIPopoverPresentationController",
      "The presentation controller of a popover; nil in other styles.", { $0.popoverPresentationController })
    c.value("storyboard", .optional(.any), "Nil: no controller here was made from a storyboard.", { _, _ in .none })
    c.object(
      "traitCollection", "UITraitCollection", "The traits of the parent or screen, with the presentation's overrides.",
      { $0.traitCollection })
    c.word(
      "modalPresentationStyle", UIModalPresentationStyle.self, "How the controller is presented.",
      { $0.modalPresentationStyle },
      { $0.modalPresentationStyle = $1 })
    c.word(
      "modalTransitionStyle", UIModalTransitionStyle.self, "The system's animation for the presentation.",
      { $0.modalTransitionStyle },
      { $0.modalTransitionStyle = $1 })
    c.size(
      "preferredContentSize", "The preferred size, in points.", { $0.preferredContentSize },
      { $0.preferredContentSize = $1 })
    c.overridable(properties: "preferredContentSize")
    c.value(
      "additionalSafeAreaInsets", .structure(.UIEdgeInsets), "Insets added to the system's safe area.",
      { .insets($1.additionalSafeAreaInsets) }, { $1.additionalSafeAreaInsets = try $2.insets() })
    c.bool(
      "definesPresentationContext", "Whether current-context presentations cover this controller.",
      { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 })
    c.bool(
      "isModalInPresentation", "Whether a sheet refuses to be dismissed by a drag.", { $0.isModalInPresentation },
      { $0.isModalInPresentation = $1 })
    c.value(
      "transitioningDelegate", .optional(.delegate("UIViewControllerTransitioningDelegate")),
      "Provides the animators; held weakly.",
      { $0.callbacks.delegate(.transitioningDelegate, of: $1) },
      { session, controller, value in
        controller.transitioningDelegate = try session.callbacks.setDelegate(
          .transitioningDelegate, of: controller, value, isWeak: true)
      })
    c.value(
      "transitionCoordinator", .optional(.object("UITransitionCoordinator")),
      "The coordinator of the transition in progress.",
      { .object($1.transitionCoordinator as? NSObject) })
  }

  private static func declareFlags(_ c: inout ClassBuilder<UIViewController>) {
    c.bool(
      "shouldAutomaticallyForwardAppearanceMethods",
      "Whether the container forwards appearance callbacks to its children.",
      { $0.shouldAutomaticallyForwardAppearanceMethods })
    c.overridable(properties: "shouldAutomaticallyForwardAppearanceMethods")
    c.bool(
      "isBeingPresented", "Whether the controller is being presented, in appearance callbacks.", { $0.isBeingPresented }
    )
    c.bool(
      "isBeingDismissed", "Whether the controller is being dismissed, in appearance callbacks.", { $0.isBeingDismissed }
    )
    c.bool(
      "isMovingToParent", "Whether the controller is joining a container, in appearance callbacks.",
      { $0.isMovingToParent })
    c.bool(
      "isMovingFromParent", "Whether the controller is leaving a container, in appearance callbacks.",
      { $0.isMovingFromParent })
  }

  private static func declareCallbacks(_ c: inout ClassBuilder<UIViewController>) {
    func callback(_ name: String, _ summary: String, _ body: @escaping (UIViewController) -> Void) {
      c.overridable(name, summary) { controller, _ in
        body(controller)
        return .none
      }
    }
    func appearance(_ name: String, _ summary: String, _ body: @escaping (UIViewController, Bool) -> Void) {
      c.overridable(
        name, [Parameter(nil, "animated", .bool, isOptional: true, "Whether the change is animated.")], summary
      ) {
        controller, call in
        body(controller, try call.bool(0))
        return .none
      }
    }
    callback("loadView", "Creates the view.") { $0.loadView() }
    callback("viewDidLoad", "Called after the view was created.") { $0.viewDidLoad() }
    callback("updateViewConstraints", "Changes constraints before layout; calls the view's updateConstraints.") {
      $0.updateViewConstraints()
    }
    callback("updateProperties", "Brings properties up to date, before layout. Only the system calls it.") {
      $0.updateProperties()
    }
    c.method("setNeedsUpdateProperties", "Requests updateProperties before the next commit, without a layout.") {
      controller, _ in
      controller.setNeedsUpdateProperties()
      return .none
    }
    c.method("updatePropertiesIfNeeded", "Performs requested updates of properties now, in the view and below.") {
      controller, _ in
      controller.updatePropertiesIfNeeded()
      return .none
    }
    callback("viewWillLayoutSubviews", "Called before the view lays out its subviews.") { $0.viewWillLayoutSubviews() }
    c.overridable(
      "traitCollectionDidChange",
      [Parameter(nil, "previous", .optional(.object("UITraitCollection")), "The previous traits.")],
      "Called after the traits changed."
    ) { controller, call in
      controller.traitCollectionDidChange(try call.object(orNil: 0))
      return .none
    }
    declareContents(&c)
    callback("viewDidLayoutSubviews", "Called after the view laid out its subviews.") { $0.viewDidLayoutSubviews() }
    callback("viewSafeAreaInsetsDidChange", "Called when the view's safe area changed.") {
      $0.viewSafeAreaInsetsDidChange()
    }
    appearance("viewWillAppear", "Called before the view appears.") { $0.viewWillAppear($1) }
    appearance(
      "viewIsAppearing", "Called once the view has its place, its traits and its size, before it is laid out."
    ) { $0.viewIsAppearing($1) }
    appearance("viewDidAppear", "Called after the view appeared.") { $0.viewDidAppear($1) }
    appearance("viewWillDisappear", "Called before the view disappears; a cancelled transition may keep it.") {
      $0.viewWillDisappear($1)
    }
    appearance("viewDidDisappear", "Called after the view disappeared.") { $0.viewDidDisappear($1) }
    c.overridable(
      "willMove_toParent",
      [
        Parameter(
          nil, "parent", .optional(.object("UIViewController")), "The container, or nil when the controller leaves it.")
      ],
      "Called before the controller joins or leaves a container."
    ) { controller, call in
      controller.willMove(toParent: try call.object(orNil: 0))
      return .none
    }
    c.overridable(
      "didMove_toParent",
      [
        Parameter(
          nil, "parent", .optional(.object("UIViewController")), "The container, or nil when the controller leaves it.")
      ],
      "Called after the controller joined or left a container."
    ) { controller, call in
      controller.didMove(toParent: try call.object(orNil: 0))
      return .none
    }
    c.method(
      "willMove",
      [
        Parameter(
          "toParent", "parent", .optional(.object("UIViewController")),
          "The container, or nil when the controller leaves it.")
      ],
      "For containers: notifies a child before it joins or leaves."
    ) { controller, call in
      controller.willMove(toParent: try call.object(orNil: 0))
      return .none
    }
    c.method(
      "didMove",
      [
        Parameter(
          "toParent", "parent", .optional(.object("UIViewController")),
          "The container, or nil when the controller leaves it.")
      ],
      "For containers: notifies a child after it joined or left."
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
