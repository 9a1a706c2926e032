import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

extension Catalog {
  static let controllerClasses = [
    uiViewController, uiNavigationController, uiTabBarController, uiPresentationController, uiTransitionContext,
    uiPercentDriven, uiTransitionCoordinator, uiStoryboardSegue,
  ]

  static let uiViewController = ClassDeclaration(
    UIViewController.self, "UIViewController", inherits: "UIResponder", "Manages a view, and what is presented over it."
  ) { c in
    c.makes { UIViewController(in: $0.app) }
    c.subclassed { ScriptViewController(in: $0) }
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
      call.session.warnOfLostDelegate("transitioningDelegate", of: try call.object(0, UIViewController.self))
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
      call.session.warnOfLostDelegate("transitioningDelegate", of: leaving)
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
    c.word(
      "modalPresentationStyle", UIModalPresentationStyle.self, "How it is shown.", { $0.modalPresentationStyle },
      { $0.modalPresentationStyle = $1 })
    c.word(
      "modalTransitionStyle", UIModalTransitionStyle.self, "The system's animation.", { $0.modalTransitionStyle },
      { $0.modalTransitionStyle = $1 })
    c.size(
      "preferredContentSize", "The size it would like, in points.", { $0.preferredContentSize },
      { $0.preferredContentSize = $1 })
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
      "viewWillTransition",
      [
        Parameter("to", "size", .structure(.CGSize), "The size it is about to have."),
        Parameter("with", "coordinator", .object("UITransitionCoordinator"), "Runs blocks along."),
      ], "Its size is about to change."
    ) { controller, call in
      guard let coordinator = try call.object(1, NSObject.self) as? any UIViewControllerTransitionCoordinator else {
        throw call[1].mismatch
      }
      controller.viewWillTransition(to: try call[0].size(), with: coordinator)
      return .none
    }
    callback("viewDidLayoutSubviews", "After the view laid out.") { $0.viewDidLayoutSubviews() }
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

  static let uiPresentationController = ClassDeclaration(
    UIPresentationController.self, "UIPresentationController", "Owns what is around a presented controller."
  ) { c in
    c.makes { UIPresentationController(in: $0.app) }
    c.subclassed { ScriptPresentationController(in: $0) }
    c.initializer([
      Parameter("presentedViewController", nil, .object("UIViewController"), "The controller shown."),
      Parameter("presenting", nil, .optional(.object("UIViewController")), "The controller under it."),
    ]) { controller, call in
      controller.setUp(presentedViewController: try call.object(0), presenting: try call.object(orNil: 1))
    }
    c.object("presentedViewController", "UIViewController", "The controller shown.", { $0.presentedViewController })
    c.object(
      "presentingViewController", "UIViewController", "The controller under it.", { $0.presentingViewController })
    c.object(
      "containerView", "UIView", "Holds everything the presentation shows; nil outside it.", { $0.containerView })
    c.object(
      "presentedView", "UIView", "What is animated: the controller's view, or one around it.", { $0.presentedView })
    c.rect(
      "frameOfPresentedViewInContainerView", "Where the presented view ends.",
      { $0.frameOfPresentedViewInContainerView })
    c.bool(
      "shouldPresentInFullscreen", "Over the screen, or over the nearest context.", { $0.shouldPresentInFullscreen })
    c.bool("shouldRemovePresentersView", "Whether the view under it is taken away.", { $0.shouldRemovePresentersView })
    c.word("presentationStyle", UIModalPresentationStyle.self, "The style it presents in.", { $0.presentationStyle })
    c.overridable(
      properties: "presentedView", "frameOfPresentedViewInContainerView", "shouldPresentInFullscreen",
      "shouldRemovePresentersView")
    func callback(_ name: String, _ summary: String, _ body: @escaping (UIPresentationController) -> Void) {
      c.overridable(name, summary) { controller, _ in
        body(controller)
        return .none
      }
    }
    callback("presentationTransitionWillBegin", "Before the presentation's animation.") {
      $0.presentationTransitionWillBegin()
    }
    callback("dismissalTransitionWillBegin", "Before the dismissal's animation.") { $0.dismissalTransitionWillBegin() }
    callback("containerViewWillLayoutSubviews", "Before the container lays out.") {
      $0.containerViewWillLayoutSubviews()
    }
    callback("containerViewDidLayoutSubviews", "After the container laid out.") { $0.containerViewDidLayoutSubviews() }
    c.overridable(
      "presentationTransitionDidEnd", [Parameter(nil, "completed", .bool, "False when it was cancelled.")],
      "After it; false when it was cancelled."
    ) { controller, call in
      controller.presentationTransitionDidEnd(try call.bool(0))
      return .none
    }
    c.overridable(
      "dismissalTransitionDidEnd", [Parameter(nil, "completed", .bool, "False when it was cancelled.")],
      "After it; false when it was cancelled."
    ) { controller, call in
      controller.dismissalTransitionDidEnd(try call.bool(0))
      return .none
    }
    c.overridable(
      "preferredContentSizeDidChange",
      [Parameter("forChildContentContainer", "container", .object("UIViewController"), "The controller shown.")],
      "The controller shown wants another size."
    ) { controller, call in
      controller.preferredContentSizeDidChange(forChildContentContainer: try call.object(0, UIViewController.self))
      return .none
    }
    c.overridable(
      "size",
      [
        Parameter("forChildContentContainer", "container", .object("UIViewController"), "The controller shown."),
        Parameter("withParentContainerSize", "size", .structure(.CGSize), "The room there is."),
      ], returns: .structure(.CGSize), "The size for the controller shown."
    ) { controller, call in
      .size(
        controller.size(
          forChildContentContainer: try call.object(0, UIViewController.self),
          withParentContainerSize: try call[1].size()))
    }
    c.example(
      """
      local Sheet = class("Sheet", UIPresentationController)
      function Sheet:frameOfPresentedViewInContainerView() return CGRect(0, 500, 393, 352) end
      local delegate = {}
      function delegate:presentationController_forPresented(presented, presenting)
        return Sheet(presented, presenting)
      end
      local modal = UIViewController{modalPresentationStyle = "custom", transitioningDelegate = delegate}
      window.rootViewController = UIViewController()
      window.rootViewController:present(modal, false)
      timeline:run()
      print(modal.view.frame)   --> CGRect(0, 500, 393, 352)
      """)
  }
}

extension Call {
  /// A completion block without arguments, or nil.
  func plainCompletion(_ position: Int) throws(ScriptFailure) -> (() -> Void)? {
    guard let function = try function(orNil: position) else { return nil }
    let session = session
    return { session.perform(function, named: "the completion block") }
  }
}
