import LayerKit
import MotionMath
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiTransitionContext = ClassDeclaration(
    UITransitionContext.self, "UITransitionContext",
    "The argument of an animator: the two sides of a transition and the means to end it.", partOfWorld: .always
  ) { c in
    c.weight = 6_144
    c.object("containerView", "UIView", "The view in which the animation happens.", { $0.containerView })
    c.bool("isAnimated", "Whether the transition is animated.", { $0.isAnimated })
    c.bool("isInteractive", "Whether a gesture drives the transition now.", { $0.isInteractive })
    c.bool("transitionWasCancelled", "Whether the transition was cancelled.", { $0.transitionWasCancelled })
    c.number("percentComplete", .fraction, "The progress of the interaction.", { $0.percentComplete })
    c.number("transitionDuration", .seconds, "The duration that the animator returned.", { $0.transitionDuration })
    c.word(
      "presentationStyle", UIModalPresentationStyle.self, "The presentation style; none in other transitions.",
      { $0.presentationStyle }
    )
    c.value(
      "targetTransform", .structure(.CGAffineTransform), "The rotation of the new size's orientation.",
      { .affine($1.targetTransform) })
    declareSides(&c, { $0.view(forKey: $1) }, { $0.viewController(forKey: $1) })
    c.method(
      "initialFrame", [Parameter("for", "controller", .object("UIViewController"), "The controller of a side.")],
      returns: .structure(.CGRect),
      "The first frame of a controller's view; zero when it is not on screen."
    ) {
      .rect($0.initialFrame(for: try $1.object(0)))
    }
    c.method(
      "finalFrame", [Parameter("for", "controller", .object("UIViewController"), "The controller of a side.")],
      returns: .structure(.CGRect),
      "The last frame of a controller's view; zero when it leaves the screen."
    ) {
      .rect($0.finalFrame(for: try $1.object(0)))
    }
    c.method(
      "completeTransition", [Parameter(nil, "didComplete", .bool, "False when the transition was cancelled.")],
      "Ends the transition; call it exactly once."
    ) { context, call in
      context.completeTransition(try call.bool(0))
      return .none
    }
    c.method(
      "updateInteractiveTransition", [Parameter(nil, "percent", .number(.fraction), "The fraction completed.")],
      "Reports the progress of a custom interaction controller."
    ) { context, call in
      context.updateInteractiveTransition(try call.number(0))
      return .none
    }
    func step(_ name: String, _ body: @escaping (UITransitionContext) -> Void) {
      c.method(name, "Reports the progress of a custom interaction controller.") { context, _ in
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
          view.alpha = 1
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

  /// The two sides of a transition, as its context and its coordinator give them.
  private static func declareSides<Object>(
    _ c: inout ClassBuilder<Object>, _ view: @escaping (Object, UITransitionContextViewKey) -> UIView?,
    _ controller: @escaping (Object, UITransitionContextViewControllerKey) -> UIViewController?
  ) {
    c.method(
      "view",
      [Parameter("forKey", "key", .word(EnumEntry(UITransitionContextViewKey.self)), "The side: from or to.")],
      returns: .optional(.object("UIView")), "The view of a side; nil where the view stays in place."
    ) { .object(view($0, try $1.word(0))) }
    c.method(
      "viewController",
      [
        Parameter(
          "forKey", "key", .word(EnumEntry(UITransitionContextViewControllerKey.self)), "The side: from or to.")
      ],
      returns: .optional(.object("UIViewController")), "The controller of a side."
    ) { .object(controller($0, try $1.word(0))) }
  }

  static let uiPercentDriven = ClassDeclaration(
    UIPercentDrivenInteractiveTransition.self, "UIPercentDrivenInteractiveTransition",
    "Drives an animator's animations by a fraction.", partOfWorld: .always
  ) { c in
    c.makes { _ in UIPercentDrivenInteractiveTransition() }
    c.subclassed { ScriptPercentDriven(in: $0) }
    c.initializer([]) { _, _ in }
    c.number("percentComplete", .fraction, "The last fraction passed to update.", { $0.percentComplete })
    c.number("duration", .seconds, "The duration that the animator returned.", { $0.duration })
    c.number(
      "completionSpeed", Quantity("", .moreThanZero), "The speed of the release animation.", { $0.completionSpeed },
      { $0.completionSpeed = $1 })
    c.word(
      "completionCurve", UIView.AnimationCurve.self, "The curve of the release animation.", { $0.completionCurve },
      { $0.completionCurve = $1 })
    c.bool(
      "wantsInteractiveStart", "Whether the transition begins interactively.", { $0.wantsInteractiveStart },
      { $0.wantsInteractiveStart = $1 })
    c.value(
      "timingCurve", .optional(.object("NSObject")), "The timing of an interruptible animator's release animation.",
      { $1.timingCurve.map { .object(TimingParametersObject($0)) } ?? .none },
      { $1.timingCurve = $2.isNil ? nil : try $2.timingParameters() })
    c.overridable(properties: "completionSpeed", "completionCurve", "wantsInteractiveStart")
    c.overridable(
      "startInteractiveTransition", [Parameter(nil, "context", .object("UITransitionContext"), "The transition.")],
      "Called when the transition begins; starts the animator."
    ) { driver, call in
      driver.startInteractiveTransition(try call.object(0, UITransitionContext.self))
      return .none
    }
    c.overridable(
      "update", [Parameter(nil, "fraction", .number(.plain), "The fraction, clamped to 0…1.")],
      "Moves the transition to a fraction."
    ) { driver, call in
      driver.update(try call.number(0))
      return .none
    }
    for (name, summary, body) in [
      ("finish", "Releases the transition; it runs to its end.", UIPercentDrivenInteractiveTransition.finish),
      ("cancel", "Releases the transition; it runs back to its start.", UIPercentDrivenInteractiveTransition.cancel),
      ("pause", "Pauses a running interruptible transition and holds it.", UIPercentDrivenInteractiveTransition.pause),
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
    UITransitionCoordinator.self, "UITransitionCoordinator", "Runs animations alongside a transition.",
    partOfWorld: .always
  ) { c in
    c.weight = 1_024
    c.bool("isAnimated", "Whether the transition is animated.", { $0.isAnimated })
    c.bool("isInteractive", "Whether a gesture drives the transition now.", { $0.isInteractive })
    c.bool("isCancelled", "Whether the transition was cancelled.", { $0.isCancelled })
    c.bool(
      "initiallyInteractive", "Whether the transition began interactively.", { $0.initiallyInteractive })
    c.number("transitionDuration", .seconds, "The duration that the animator returned.", { $0.transitionDuration })
    c.number(
      "percentComplete", .fraction, "The progress of the interaction when it ended.",
      { $0.percentComplete })
    c.number("completionVelocity", .plain, "The velocity at the release.", { $0.completionVelocity })
    c.value(
      "completionCurve", .any, "The curve of the release animation; 7 for the system's push, which has no enum case.",
      { $1.completionCurve.map { .string($0.rawValue) } ?? .integer(7) })
    c.bool(
      "isInterruptible", "Whether the transition can be held while it runs.",
      { $0.isInterruptible })
    c.word(
      "presentationStyle", UIModalPresentationStyle.self, "The presentation style; none in other transitions.",
      { $0.presentationStyle })
    c.value(
      "targetTransform", .structure(.CGAffineTransform), "The rotation that the transition includes.",
      { .affine($1.targetTransform) })
    c.object("containerView", "UIView", "The view in which the animation happens.", { $0.containerView })
    declareSides(&c, { $0.view(forKey: $1) }, { $0.viewController(forKey: $1) })
    let inside = Parameter("in", "view", .optional(.object("UIView")), "An ancestor of the animated views.")
    let animation = Parameter(
      "alongsideTransition", "animation", .optional(.function(["context": .object("UITransitionCoordinator")])),
      "Runs together with the animator's animations.")
    let completion = Parameter(
      "completion", nil, .optional(.function(["context": .object("UITransitionCoordinator")])),
      "Called after the transition.")
    func block(_ call: Call, _ position: Int, _ name: String) throws(ScriptFailure) -> (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )? {
      guard let function = try call.function(orNil: position) else { return nil }
      return { context in function.call(as: name, [.object(context as? NSObject)]) }
    }
    c.method(
      "animate", [animation, completion], returns: .bool, changesWorld: true, "Animates alongside the transition."
    ) {
      object, call in
      .bool(
        object.animate(
          alongsideTransition: try block(call, 0, "the alongside block"),
          completion: try block(call, 1, "the completion block")))
    }
    c.method(
      "animateAlongsideTransition",
      [
        inside,
        Parameter(
          "animation", nil, .optional(.function(["context": .object("UITransitionCoordinator")])),
          "Runs together with the animator's animations."),
        completion,
      ], returns: .bool, changesWorld: true, "The same for views outside the container."
    ) { object, call in
      .bool(
        object.animateAlongsideTransition(
          in: try call.object(orNil: 0), animation: try block(call, 1, "the alongside block"),
          completion: try block(call, 2, "the completion block")))
    }
    let handler = Parameter(
      nil, "handler", .function(["context": .object("UITransitionCoordinator")]), "Called with the context.")
    c.method(
      "notifyWhenInteractionChanges", [handler],
      "Adds a function that is called each time the transition becomes interactive or is released."
    ) {
      object, call in
      if let handler = try block(call, 0, "the handler") { object.notifyWhenInteractionChanges(handler) }
      return .none
    }
    c.method(
      "notifyWhenInteractionEnds", [handler],
      "Adds a function that is called once, when the transition is first released."
    ) {
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
