import LayerKit
import MotionMath
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiPresentationController = ClassDeclaration(
    UIPresentationController.self, "UIPresentationController", "Manages the views around a presented controller.",
    partOfWorld: .always
  ) { c in
    c.makes { UIPresentationController(in: $0.app) }
    c.subclassed { ScriptPresentationController(in: $0.app) }
    c.initializer([
      Parameter("presentedViewController", nil, .object("UIViewController"), "The presented controller."),
      Parameter("presenting", nil, .optional(.object("UIViewController")), "The controller below the presented one."),
    ]) { controller, call in
      controller.setUp(presentedViewController: try call.object(0), presenting: try call.object(orNil: 1))
    }
    c.object("presentedViewController", "UIViewController", "The presented controller.", { $0.presentedViewController })
    c.value(
      "presentingViewController", .object("UIViewController"), "The controller below the presented one.",
      { .object($1.presentingViewController) })
    c.object(
      "containerView", "UIView", "The view that contains the whole presentation; nil outside a presentation.",
      { $0.containerView })
    c.object(
      "presentedView", "UIView", "The view that is animated: the controller's view or a view around it.",
      { $0.presentedView })
    c.rect(
      "frameOfPresentedViewInContainerView", "The final frame of the presented view.",
      { $0.frameOfPresentedViewInContainerView })
    c.bool(
      "shouldPresentInFullscreen", "Whether the presentation covers the screen instead of the nearest context.",
      { $0.shouldPresentInFullscreen })
    c.bool("shouldRemovePresentersView", "Whether the view below is removed.", { $0.shouldRemovePresentersView })
    c.word("presentationStyle", UIModalPresentationStyle.self, "The presentation's style.", { $0.presentationStyle })
    c.value(
      "delegate", .optional(.delegate("UIAdaptivePresentationControllerDelegate")),
      "Decides how the presentation adapts and whether a drag may dismiss it; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, controller, value in
        controller.delegate = try session.callbacks.setDelegate(.delegate, of: controller, value, isWeak: true)
      })
    c.object(
      "overrideTraitCollection", "UITraitCollection", "Traits that override the presented controller's inherited ones.",
      { $0.overrideTraitCollection }, { $0.overrideTraitCollection = $1 })
    c.object("traitCollection", "UITraitCollection", "The presenter's traits.", { $0.traitCollection })
    c.overridable(
      "adaptivePresentationStyle",
      [Parameter("for", "traitCollection", .object("UITraitCollection"), "The size classes available.")],
      returns: .word(EnumEntry(UIModalPresentationStyle.self)), "The adapted style; none when it does not adapt."
    ) {
      .word($0.adaptivePresentationStyle(for: try $1.object(0)))
    }
    c.overridable(
      properties: "presentedView", "frameOfPresentedViewInContainerView", "shouldPresentInFullscreen",
      "shouldRemovePresentersView")
    func callback(_ name: String, _ summary: String, _ body: @escaping (UIPresentationController) -> Void) {
      c.overridable(name, summary) { controller, _ in
        body(controller)
        return .none
      }
    }
    callback("presentationTransitionWillBegin", "Called before the presentation's animation.") {
      $0.presentationTransitionWillBegin()
    }
    callback("dismissalTransitionWillBegin", "Called before the dismissal's animation.") {
      $0.dismissalTransitionWillBegin()
    }
    callback("containerViewWillLayoutSubviews", "Called before the container lays out its subviews.") {
      $0.containerViewWillLayoutSubviews()
    }
    callback("containerViewDidLayoutSubviews", "Called after the container laid out its subviews.") {
      $0.containerViewDidLayoutSubviews()
    }
    c.overridable(
      "presentationTransitionDidEnd", [Parameter(nil, "completed", .bool, "False when the transition was cancelled.")],
      "Called after the animation, with false when it was cancelled."
    ) { controller, call in
      controller.presentationTransitionDidEnd(try call.bool(0))
      return .none
    }
    c.overridable(
      "dismissalTransitionDidEnd", [Parameter(nil, "completed", .bool, "False when the transition was cancelled.")],
      "Called after the animation, with false when it was cancelled."
    ) { controller, call in
      controller.dismissalTransitionDidEnd(try call.bool(0))
      return .none
    }
    declareContents(&c)
    c.example(
      """
      local Sheet = class("Sheet", UIPresentationController)
      function Sheet:frameOfPresentedViewInContainerView()
        local all = self.containerView.bounds
        return CGRect(0, all.height - 352, all.width, 352)
      end
      function Sheet:containerViewWillLayoutSubviews()
        self.presentedView.frame = self.frameOfPresentedViewInContainerView
      end
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

  /// The callbacks of containers: view controllers and presentation controllers.
  static func declareContents<Container: NSObject & UIContentContainer>(_ c: inout ClassBuilder<Container>) {
    let container = Parameter("forChildContentContainer", "container", .object("NSObject"), "The contained controller.")
    c.overridable(
      "preferredContentSizeDidChange", [container], "Called when a contained controller changes its preferred size."
    ) {
      object, call in
      object.preferredContentSizeDidChange(forChildContentContainer: try call.contentContainer(0))
      return .none
    }
    c.overridable(
      "systemLayoutFittingSizeDidChange", [container],
      "Called when a contained controller fits differently; only a script calls it."
    ) { object, call in
      object.systemLayoutFittingSizeDidChange(forChildContentContainer: try call.contentContainer(0))
      return .none
    }
    c.overridable(
      "size", [container, Parameter("withParentContainerSize", "size", .structure(.CGSize), "The available size.")],
      returns: .structure(.CGSize), "The size of a contained controller."
    ) { object, call in
      .size(
        object.size(
          forChildContentContainer: try call.contentContainer(0), withParentContainerSize: try call[1].size()))
    }
    let coordinator = Parameter(
      "with", "coordinator", .object("UITransitionCoordinator"), "Runs blocks alongside the transition.")
    c.overridable(
      "viewWillTransition",
      [Parameter("to", "size", .structure(.CGSize), "The new size."), coordinator],
      "Called before the size changes."
    ) { object, call in
      object.viewWillTransition(to: try call[0].size(), with: try call.object(1, UITransitionCoordinator.self))
      return .none
    }
    c.overridable(
      "willTransition",
      [Parameter("to", "newCollection", .object("UITraitCollection"), "The new traits."), coordinator],
      "Called before the traits change, and before the size changes."
    ) { object, call in
      object.willTransition(to: try call.object(0), with: try call.object(1, UITransitionCoordinator.self))
      return .none
    }
  }

  static let uiTraitCollection = ClassDeclaration(
    UITraitCollection.self, "UITraitCollection", "The size classes and the scale of an environment."
  ) { c in
    c.made([
      Parameter(
        "horizontalSizeClass", nil, .word(EnumEntry(UIUserInterfaceSizeClass.self)), isOptional: true, "Across."),
      Parameter("verticalSizeClass", nil, .word(EnumEntry(UIUserInterfaceSizeClass.self)), isOptional: true, "Down."),
      Parameter("displayScale", nil, .number(.plain), isOptional: true, "Pixels per point."),
    ]) { call in
      UITraitCollection(
        horizontalSizeClass: call.has(0) ? try call.word(0) : .unspecified,
        verticalSizeClass: call.has(1) ? try call.word(1) : .unspecified, displayScale: try call.number(2, else: 0))
    }
    c.word("horizontalSizeClass", UIUserInterfaceSizeClass.self, "Across.", { $0.horizontalSizeClass })
    c.word("verticalSizeClass", UIUserInterfaceSizeClass.self, "Down.", { $0.verticalSizeClass })
    c.number("displayScale", .plain, "Pixels per point; 0 is unspecified.", { $0.displayScale })
    c.enumerations(EnumEntry(UIUserInterfaceStyle.self))
    c.word(
      "userInterfaceStyle", UIUserInterfaceStyle.self, "Light or dark; light on every screen.",
      { $0.userInterfaceStyle })
    c.word(
      "userInterfaceIdiom", UIDevice.UserInterfaceIdiom.self, "The kind of device; unspecified in traits of one's own.",
      { $0.userInterfaceIdiom })
    c.staticValue("current", .object("UITraitCollection"), "Those of the screen.") {
      .object($0.app.screen.traitCollection)
    }
    c.word(
      "layoutDirection", UITraitEnvironmentLayoutDirection.self, "Where reading begins; on the left on every screen.",
      { $0.layoutDirection })
    c.word(
      "preferredContentSizeCategory", UIContentSizeCategory.self, "The preferred size of text; large on every screen.",
      { $0.preferredContentSizeCategory })
    c.example(
      """
      window.rootViewController = UIViewController()
      print(window.rootViewController.traitCollection.horizontalSizeClass)   --> compact
      """)
  }
}

extension Call {
  fileprivate func contentContainer(_ position: Int) throws(ScriptFailure) -> any UIContentContainer {
    guard let container = try object(position, NSObject.self) as? any UIContentContainer else {
      throw self[position].mismatch
    }
    return container
  }
}
