import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let uiPresentationController = ClassDeclaration(
    UIPresentationController.self, "UIPresentationController", "Owns what is around a presented controller."
  ) { c in
    c.makes { UIPresentationController(in: $0.app) }
    c.subclassed { ScriptPresentationController(in: $0.app) }
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
    c.value(
      "delegate", .optional(.delegate("UIAdaptivePresentationControllerDelegate")),
      "Has a say in how it adapts and whether a drag dismisses it; held weakly.",
      { $0.delegate("delegate", of: $1) },
      { session, controller, value in
        controller.delegate = try session.setDelegate("delegate", of: controller, value, isWeak: true)
      })
    c.object(
      "overrideTraitCollection", "UITraitCollection", "Traits the controller shown has instead of those around it.",
      { $0.overrideTraitCollection }, { $0.overrideTraitCollection = $1 })
    c.overridable(
      "adaptivePresentationStyle",
      [Parameter("for", "traitCollection", .object("UITraitCollection"), "How much room there is.")],
      returns: .word(EnumEntry(UIModalPresentationStyle.self)), "What the style becomes; none when it stays."
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
    declareContents(&c)
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

  /// What view controllers and presentation controllers hear of whatever is arranged in them.
  static func declareContents<Container: NSObject & UIContentContainer>(_ c: inout ClassBuilder<Container>) {
    let container = Parameter("forChildContentContainer", "container", .object("NSObject"), "The controller inside.")
    c.overridable("preferredContentSizeDidChange", [container], "A controller inside wants another size.") {
      object, call in
      object.preferredContentSizeDidChange(forChildContentContainer: try call.contentContainer(0))
      return .none
    }
    c.overridable(
      "systemLayoutFittingSizeDidChange", [container], "A controller inside fits differently; only a script sends it."
    ) { object, call in
      object.systemLayoutFittingSizeDidChange(forChildContentContainer: try call.contentContainer(0))
      return .none
    }
    c.overridable(
      "size", [container, Parameter("withParentContainerSize", "size", .structure(.CGSize), "The room there is.")],
      returns: .structure(.CGSize), "The size for a controller inside."
    ) { object, call in
      .size(
        object.size(
          forChildContentContainer: try call.contentContainer(0), withParentContainerSize: try call[1].size()))
    }
    let coordinator = Parameter("with", "coordinator", .object("UITransitionCoordinator"), "Runs blocks along.")
    c.overridable(
      "viewWillTransition",
      [Parameter("to", "size", .structure(.CGSize), "The size it is about to have."), coordinator],
      "Its size is about to change."
    ) { object, call in
      object.viewWillTransition(to: try call[0].size(), with: try call.object(1, UITransitionCoordinator.self))
      return .none
    }
    c.overridable(
      "willTransition",
      [Parameter("to", "newCollection", .object("UITraitCollection"), "The traits it is about to have."), coordinator],
      "Its traits are about to change; comes before the change of size."
    ) { object, call in
      object.willTransition(to: try call.object(0), with: try call.object(1, UITransitionCoordinator.self))
      return .none
    }
  }

  static let uiTraitCollection = ClassDeclaration(
    UITraitCollection.self, "UITraitCollection", "How much room there is, in words."
  ) { c in
    c.made([
      Parameter(
        "horizontalSizeClass", nil, .word(EnumEntry(UIUserInterfaceSizeClass.self)), isOptional: true, "Across."),
      Parameter("verticalSizeClass", nil, .word(EnumEntry(UIUserInterfaceSizeClass.self)), isOptional: true, "Down."),
      Parameter("displayScale", nil, .number(.plain), isOptional: true, "Pixels to a point."),
    ]) { call in
      UITraitCollection(
        horizontalSizeClass: call.has(0) ? try call.word(0) : .unspecified,
        verticalSizeClass: call.has(1) ? try call.word(1) : .unspecified, displayScale: try call.number(2, else: 0))
    }
    c.word("horizontalSizeClass", UIUserInterfaceSizeClass.self, "Across.", { $0.horizontalSizeClass })
    c.word("verticalSizeClass", UIUserInterfaceSizeClass.self, "Down.", { $0.verticalSizeClass })
    c.number("displayScale", .plain, "Pixels to a point; 0 is unspecified.", { $0.displayScale })
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
