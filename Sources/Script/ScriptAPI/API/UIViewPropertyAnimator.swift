import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let animatorClasses = [uiViewPropertyAnimator, uiCubicTimingParameters, uiSpringTimingParameters]

  static let uiViewPropertyAnimator = ClassDeclaration(
    UIViewPropertyAnimator.self, "UIViewPropertyAnimator",
    "Animates changes that can be paused, scrubbed, reversed and continued.", partOfWorld: .always
  ) { c in
    declareAnimatorInitializers(&c)
    declareAnimatorState(&c)
    declareAnimatorControl(&c)
    c.example(
      """
      local box = UIView(CGRect(0, 0, 40, 40))
      window:addSubview(box)
      local animator = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function()
        box.alpha = 0
      end}
      CATransaction.flush()
      animator.fractionComplete = 0.25
      CATransaction.flush()
      print(box.layer:presentation().opacity, animator.state)   --> 0.75	active
      """)
  }

  private static func declareAnimatorInitializers(_ c: inout ClassBuilder<UIViewPropertyAnimator>) {
    let duration = Parameter("duration", nil, .number(.duration), "The duration.")
    let animations = Parameter(
      "animations", nil, .optional(.function([:])), "A function that changes the properties to animate.")
    // A placeholder, which code replaces before it starts anything.
    c.madeWithoutArguments { UIViewPropertyAnimator(duration: 0, curve: .easeInOut, in: $0.session.app) }
    c.made([
      duration, Parameter("curve", nil, .word(EnumEntry(UIView.AnimationCurve.self)), "The timing curve."), animations,
    ]) { call in
      UIViewPropertyAnimator(
        duration: try call.number(0), curve: try call.word(1), in: call.session.app,
        animations: try call.optionalBlock(2))
    }
    c.made([
      duration,
      Parameter("dampingRatio", nil, .number(Quantity("", .zeroOrMore)), "The damping ratio; 1 does not overshoot."),
      animations,
    ]) { call in
      let animator = try UIViewPropertyAnimator(
        duration: try call.number(0), timingParameters: UISpringTimingParameters(dampingRatio: try call.number(1)),
        in: call.session.app)
      if let block = try call.optionalBlock(2) { animator.addAnimations(block) }
      return animator
    }
    let point = Shape.structure(.CGPoint)
    c.made([
      duration,
      Parameter("controlPoint1", nil, point, "The first control point of a Bezier curve from (0, 0) to (1, 1)."),
      Parameter("controlPoint2", nil, point, "The second control point of the same curve."), animations,
    ]) { call in
      let curve = UICubicTimingParameters(controlPoint1: try call[1].point(), controlPoint2: try call[2].point())
      let animator = try UIViewPropertyAnimator(
        duration: try call.number(0), timingParameters: curve, in: call.session.app)
      if let block = try call.optionalBlock(3) { animator.addAnimations(block) }
      return animator
    }
    c.made([
      duration, Parameter("timingParameters", nil, .object("NSObject"), "Cubic or spring timing parameters."),
    ]) { call in
      try UIViewPropertyAnimator(
        duration: try call.number(0), timingParameters: try call[1].timingParameters(), in: call.session.app)
    }
    c.staticMethod(
      "runningPropertyAnimator", changesWorld: true, "Creates an animator and starts it at once.",
      [
        Overload(
          [
            Parameter("withDuration", "duration", .number(.duration), "The duration."),
            Parameter("delay", nil, .number(.duration), "The delay before the animation begins."),
            Parameter("options", nil, .options(UIView.AnimationOptions.entry), isOptional: true, "The timing curve."),
            Parameter("animations", nil, .function([:]), "A function that changes the properties to animate."),
            Parameter(
              "completion", nil, .optional(.function(["position": .word(EnumEntry(UIViewAnimatingPosition.self))])),
              "Called when the animation ends."),
          ], returns: .object("UIViewPropertyAnimator")
        ) { call in
          .object(
            call.session.app.runningPropertyAnimator(
              withDuration: try call.number(0), delay: try call.number(1), options: try call.animationOptions(2),
              animations: try call.laterBlock(3), completion: try call.position(4)))
        }
      ])
  }

  private static func declareAnimatorState(_ c: inout ClassBuilder<UIViewPropertyAnimator>) {
    c.number("duration", .seconds, "The duration; for a physical spring, its settling time.", { $0.duration })
    c.number("delay", .seconds, "The delay before the animation moves.", { $0.delay })
    c.word("state", UIViewAnimatingState.self, "The state: inactive, active or stopped.", { $0.state })
    c.bool("isRunning", "Whether the animation is running.", { $0.isRunning })
    c.bool("isReversed", "Whether the animation runs back to its start.", { $0.isReversed }, { $0.isReversed = $1 })
    c.number(
      "fractionComplete", .fraction,
      "The fraction completed, of the time while it runs; setting it pauses the animation there.",
      { $0.fractionComplete },
      { $0.fractionComplete = $1 })
    c.bool(
      "isInterruptible", "Whether the animation can be paused and reversed.", { $0.isInterruptible },
      { $0.isInterruptible = $1 })
    c.bool(
      "flushUpdates", "Whether blocks update properties and layout as with the option flushUpdates.",
      { $0.flushUpdates }, { $0.flushUpdates = $1 })
    c.bool(
      "isUserInteractionEnabled", "Whether views receive touches while they move.", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 })
    c.bool(
      "isManualHitTestingEnabled", "Whether touches hit views at their end places instead of where they are seen.",
      { $0.isManualHitTestingEnabled },
      { $0.isManualHitTestingEnabled = $1 })
    c.bool(
      "scrubsLinearly", "Whether scrubbing shows the fraction itself instead of the value of the curve.",
      { $0.scrubsLinearly },
      { $0.scrubsLinearly = $1 })
    c.bool(
      "pausesOnCompletion", "Whether the animator stays active at the end.", { $0.pausesOnCompletion },
      { $0.pausesOnCompletion = $1 })
    c.value(
      "timingParameters", .object("NSObject"), "The timing parameters it was created with.",
      { .object(TimingParametersObject($1.timingParameters)) })
  }

  private static func declareAnimatorControl(_ c: inout ClassBuilder<UIViewPropertyAnimator>) {
    c.method(
      "addAnimations",
      [
        Parameter(nil, "animations", .function([:]), "A function that changes the properties to animate."),
        Parameter("delayFactor", nil, .number(.part), isOptional: true, "The delay, as a part of the remaining time."),
      ], "Adds changes to the animation."
    ) { animator, call in
      animator.addAnimations(try call.laterBlock(0), delayFactor: try call.number(1, else: 0))
      return .none
    }
    c.method(
      "addCompletion",
      [
        Parameter(
          nil, "completion", .function(["position": .word(EnumEntry(UIViewAnimatingPosition.self))]),
          "Called with \"end\", \"start\" or \"current\".")
      ],
      "Adds a function that is called when the animation ends."
    ) { animator, call in
      if let completion = try call.position(0) { animator.addCompletion(completion) }
      return .none
    }
    c.method(
      "startAnimation",
      [Parameter("afterDelay", "delay", .number(.duration), isOptional: true, "The delay in seconds; default 0.")],
      "Starts or continues the animation."
    ) { animator, call in
      animator.startAnimation(afterDelay: try call.number(0, else: 0))
      return .none
    }
    c.method("pauseAnimation", "Pauses the animation.") { animator, _ in
      animator.pauseAnimation()
      return .none
    }
    c.method(
      "continueAnimation",
      [
        Parameter(
          "withTimingParameters", "parameters", .optional(.object("NSObject")),
          "The timing of the rest; nil keeps the present one."),
        Parameter(
          "durationFactor", nil, .number(Quantity("", .zeroOrMore)), isOptional: true,
          "The duration of the rest, as a part of the whole; 0 keeps the remaining time."),
      ], "Continues a paused animation."
    ) { animator, call in
      animator.continueAnimation(
        withTimingParameters: call.has(0) ? try call[0].timingParameters() : nil,
        durationFactor: try call.number(1, else: 0))
      return .none
    }
    c.method(
      "stopAnimation",
      [Parameter(nil, "withoutFinishing", .bool, "True ends the animation at once without calling completions.")],
      "Stops the animation and keeps the values on screen."
    ) { animator, call in
      animator.stopAnimation(try call.bool(0))
      return .none
    }
    c.method(
      "finishAnimation",
      [
        Parameter(
          "at", "position", .word(EnumEntry(UIViewAnimatingPosition.self)), "The position whose values the model takes."
        )
      ],
      "Ends a stopped animator."
    ) { animator, call in
      animator.finishAnimation(at: try call.word(0))
      return .none
    }
  }
}

extension Call {
  /// A block that may be left out.
  func optionalBlock(_ position: Int) throws(ScriptFailure) -> (() -> Void)? {
    has(position) ? try block(position) : nil
  }

  /// A completion that receives the position at which an animator ended, or nil.
  func position(_ position: Int) throws(ScriptFailure) -> ((UIViewAnimatingPosition) -> Void)? {
    guard let function = try function(orNil: position) else { return nil }
    return { function.complete("UIViewPropertyAnimator", [.word($0)], $0.rawValue) }
  }
}
