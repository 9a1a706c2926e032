import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let uiTransitionContext = ClassDeclaration(
    UITransitionContext.self, "UITransitionContext",
    "What an animator is given: the two sides of a transition and how to end it."
  ) { c in
    c.object("containerView", "UIView", "Where the animation happens.", { $0.containerView })
    c.bool("isAnimated", "Whether it is animated.", { $0.isAnimated })
    c.bool("isInteractive", "Whether a gesture drives it now.", { $0.isInteractive })
    c.bool("transitionWasCancelled", "Whether it was cancelled.", { $0.transitionWasCancelled })
    c.number("percentComplete", .fraction, "How far the interaction is.", { $0.percentComplete })
    c.number("transitionDuration", .seconds, "The animator's duration.", { $0.transitionDuration })
    c.word(
      "presentationStyle", UIModalPresentationStyle.self, "Of a presentation; none otherwise.", { $0.presentationStyle }
    )
    c.value(
      "targetTransform", .structure(.CGAffineTransform), "The rotation of the destination.",
      { .affine($1.targetTransform) })
    c.method(
      "view",
      [Parameter("forKey", "key", .word(EnumEntry(UITransitionContextViewKey.self)), "Which side: from or to.")],
      returns: .optional(.object("UIView")), "The view of a side; nil where it stays in place."
    ) {
      .object($0.view(forKey: try $1.word(0)))
    }
    c.method(
      "viewController",
      [
        Parameter(
          "forKey", "key", .word(EnumEntry(UITransitionContextViewControllerKey.self)), "Which side: from or to.")
      ],
      returns: .optional(.object("UIViewController")), "The controller of a side."
    ) {
      .object($0.viewController(forKey: try $1.word(0)))
    }
    c.method(
      "initialFrame", [Parameter("for", "controller", .object("UIViewController"), "The controller of a side.")],
      returns: .structure(.CGRect),
      "Where its view starts; zero when it is not on screen."
    ) {
      .rect($0.initialFrame(for: try $1.object(0)))
    }
    c.method(
      "finalFrame", [Parameter("for", "controller", .object("UIViewController"), "The controller of a side.")],
      returns: .structure(.CGRect),
      "Where its view ends; zero when it goes."
    ) {
      .rect($0.finalFrame(for: try $1.object(0)))
    }
    c.method(
      "completeTransition", [Parameter(nil, "didComplete", .bool, "False when it was cancelled.")],
      "Ends the transition; to be called once."
    ) { context, call in
      context.completeTransition(try call.bool(0))
      return .none
    }
    c.method(
      "updateInteractiveTransition", [Parameter(nil, "percent", .number(.fraction), "How far it is.")],
      "For custom interaction controllers."
    ) { context, call in
      context.updateInteractiveTransition(try call.number(0))
      return .none
    }
    func step(_ name: String, _ body: @escaping (UITransitionContext) -> Void) {
      c.method(name, "For custom interaction controllers.") { context, _ in
        body(context)
        return .none
      }
    }
    step("finishInteractiveTransition") { $0.finishInteractiveTransition() }
    step("cancelInteractiveTransition") { $0.cancelInteractiveTransition() }
    step("pauseInteractiveTransition") { $0.pauseInteractiveTransition() }
    c.example(
      """
      local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
      function Fade:transitionDuration() return 0.5 end
      function Fade:animateTransition(context)
        local view = context:view("to")
        context.containerView:addSubview(view)
        view.alpha = 0
        UIView.animate(0.5, function() view.alpha = 1 end, function()
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end

      local fade, delegate = Fade(), {}
      function delegate:animationController_forPresented() return fade end
      local modal = UIViewController{modalPresentationStyle = "fullScreen", transitioningDelegate = delegate}
      window.rootViewController = UIViewController()
      window.rootViewController:present(modal, true)
      timeline:advance(0.2)
      print(timeline.transition.transitionDuration)   --> 0.5
      """)
  }

  static let uiPercentDriven = ClassDeclaration(
    UIPercentDrivenInteractiveTransition.self, "UIPercentDrivenInteractiveTransition",
    "Drives an animator's animations by a fraction."
  ) { c in
    c.makes { _ in UIPercentDrivenInteractiveTransition() }
    c.subclassed { ScriptPercentDriven(in: $0) }
    c.initializer([]) { _, _ in }
    c.number("percentComplete", .fraction, "The last fraction given.", { $0.percentComplete })
    c.number("duration", .seconds, "The animator's duration.", { $0.duration })
    c.number(
      "completionSpeed", Quantity("", .moreThanZero), "How fast it runs on when let go.", { $0.completionSpeed },
      { $0.completionSpeed = $1 })
    c.word(
      "completionCurve", UIView.AnimationCurve.self, "The curve of what is left when let go.", { $0.completionCurve },
      { $0.completionCurve = $1 })
    c.bool(
      "wantsInteractiveStart", "Whether it begins with the gesture in control.", { $0.wantsInteractiveStart },
      { $0.wantsInteractiveStart = $1 })
    c.value(
      "timingCurve", .optional(.object("NSObject")), "The tail of an interruptible animator.",
      { $1.timingCurve.map { .object(TimingParametersObject($0)) } ?? .none },
      { $1.timingCurve = $2.isNil ? nil : try $2.timingParameters() })
    c.overridable(properties: "completionSpeed", "completionCurve", "wantsInteractiveStart")
    c.overridable(
      "startInteractiveTransition", [Parameter(nil, "context", .object("UITransitionContext"), "The transition.")],
      "Called to begin; starts the animator."
    ) { driver, call in
      driver.startInteractiveTransition(try call.object(0, UITransitionContext.self))
      return .none
    }
    c.overridable(
      "update", [Parameter(nil, "fraction", .number(.plain), "Clamped to 0…1.")], "Moves the animation to a fraction."
    ) { driver, call in
      driver.update(try call.number(0))
      return .none
    }
    for (name, summary, body) in [
      ("finish", "Lets go: it runs to its end.", UIPercentDrivenInteractiveTransition.finish),
      ("cancel", "Lets go: it runs back.", UIPercentDrivenInteractiveTransition.cancel),
      ("pause", "Takes hold of a running interruptible transition.", UIPercentDrivenInteractiveTransition.pause),
    ] {
      c.overridable(name, summary) { driver, _ in
        body(driver)()
        return .none
      }
    }
    c.example(
      """
      local driver = UIPercentDrivenInteractiveTransition()
      driver.completionSpeed = 0.5
      print(driver.percentComplete, driver.completionCurve)   --> 0.0	easeInOut
      """)
  }

  static let uiTransitionCoordinator = ClassDeclaration(
    UITransitionCoordinator.self, "UITransitionCoordinator", "Runs animations alongside a transition."
  ) { c in
    c.bool("isAnimated", "Whether the transition is animated.", { $0.isAnimated })
    c.bool("isInteractive", "Whether a gesture drives it now.", { $0.isInteractive })
    c.bool("isCancelled", "Whether it was cancelled.", { $0.isCancelled })
    c.bool(
      "initiallyInteractive", "Whether it began with a gesture.", { $0.initiallyInteractive })
    c.number("transitionDuration", .seconds, "The animator's duration.", { $0.transitionDuration })
    c.number(
      "percentComplete", .fraction, "How far the interaction was when it ended.",
      { $0.percentComplete })
    c.number("completionVelocity", .plain, "How fast it was let go.", { $0.completionVelocity })
    c.value(
      "completionCurve", .any, "The curve of what is left when let go; 7 for the system's push, which has no word.",
      { $1.completionCurve.map { .string($0.rawValue) } ?? .integer(7) })
    c.bool(
      "isInterruptible", "Whether it can be taken hold of while it runs.",
      { $0.isInterruptible })
    c.word(
      "presentationStyle", UIModalPresentationStyle.self, "Of a presentation; none otherwise.",
      { $0.presentationStyle })
    c.value(
      "targetTransform", .structure(.CGAffineTransform), "The rotation the transition includes.",
      { .affine($1.targetTransform) })
    c.object("containerView", "UIView", "Where the animation happens.", { $0.containerView })
    c.method(
      "view",
      [Parameter("forKey", "key", .word(EnumEntry(UITransitionContextViewKey.self)), "Which side: from or to.")],
      returns: .optional(.object("UIView")), "The view of a side."
    ) {
      .object($0.view(forKey: try $1.word(0)))
    }
    c.method(
      "viewController",
      [
        Parameter(
          "forKey", "key", .word(EnumEntry(UITransitionContextViewControllerKey.self)), "Which side: from or to.")
      ],
      returns: .optional(.object("UIViewController")), "The controller of a side."
    ) {
      .object($0.viewController(forKey: try $1.word(0)))
    }
    let inside = Parameter("in", "view", .optional(.object("UIView")), "An ancestor of what changes.")
    let animation = Parameter(
      "alongsideTransition", "animation", .optional(.function("context")), "Runs with the animator's animations.")
    let completion = Parameter("completion", nil, .optional(.function("context")), "Called after the transition.")
    func block(_ call: Call, _ position: Int, _ name: String) throws(ScriptFailure) -> (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )? {
      guard let function = try call.function(orNil: position) else { return nil }
      return { context in function.call(as: name, [.object(context as? NSObject)]) }
    }
    c.method("animate", [animation, completion], returns: .bool, "Animates along with the transition.") {
      object, call in
      .bool(
        object.animate(
          alongsideTransition: try block(call, 0, "the alongside block"),
          completion: try block(call, 1, "the completion block")))
    }
    c.method(
      "animateAlongsideTransition",
      [
        inside, Parameter("animation", nil, .optional(.function("context")), "Runs with the animator's animations."),
        completion,
      ], returns: .bool, "The same for views outside the container."
    ) { object, call in
      .bool(
        object.animateAlongsideTransition(
          in: try call.object(orNil: 0), animation: try block(call, 1, "the alongside block"),
          completion: try block(call, 2, "the completion block")))
    }
    c.changing("animate", "animateAlongsideTransition")
    let handler = Parameter(nil, "handler", .function("context"), "Called with the context.")
    c.method("notifyWhenInteractionChanges", [handler], "Calls each time the gesture lets go or takes hold.") {
      object, call in
      if let handler = try block(call, 0, "the handler") { object.notifyWhenInteractionChanges(handler) }
      return .none
    }
    c.method("notifyWhenInteractionEnds", [handler], "Calls once, when the gesture lets go for the first time.") {
      object, call in
      if let handler = try block(call, 0, "the handler") { object.notifyWhenInteractionEnds(handler) }
      return .none
    }
    c.example(
      """
      local modal = UIViewController{modalPresentationStyle = "fullScreen"}
      window.rootViewController = UIViewController()
      window.rootViewController:present(modal, true)
      modal.transitionCoordinator:animate(nil, function(context) print(context.isCancelled) end)
      timeline:run()   --> false
      """)
  }
}
