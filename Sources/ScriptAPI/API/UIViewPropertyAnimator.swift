import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let animatorClasses = [uiViewPropertyAnimator, uiCubicTimingParameters, uiSpringTimingParameters]

  static let uiViewPropertyAnimator = ClassDeclaration(
    UIViewPropertyAnimator.self, "UIViewPropertyAnimator",
    "Animates changes that can be paused, scrubbed, turned round and continued."
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
    let duration = Parameter("duration", nil, .number(.duration), "How long it takes.")
    let animations = Parameter("animations", nil, .optional(.function("")), "Changes what is to move.")
    c.made([
      duration, Parameter("curve", nil, .word(EnumEntry(UIView.AnimationCurve.self)), "How it runs."), animations,
    ]) { call in
      UIViewPropertyAnimator(
        duration: try call.number(0), curve: try call.word(1), in: call.session.app,
        animations: try call.optionalBlock(2))
    }
    c.made([
      duration, Parameter("dampingRatio", nil, .number(Quantity("", .zeroOrMore)), "1 does not overshoot."), animations,
    ]) { call in
      let animator = try UIViewPropertyAnimator(
        duration: try call.number(0), timingParameters: UISpringTimingParameters(dampingRatio: try call.number(1)),
        in: call.session.app)
      if let block = try call.optionalBlock(2) { animator.addAnimations(block) }
      return animator
    }
    let point = Shape.structure(.CGPoint)
    c.made([
      duration, Parameter("controlPoint1", nil, point, "Of a Bezier curve from (0, 0) to (1, 1)."),
      Parameter("controlPoint2", nil, point, "Of the same curve."), animations,
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
      "runningPropertyAnimator", "Makes an animator and starts it at once.",
      [
        Overload(
          [
            Parameter("withDuration", "duration", .number(.duration), "How long it takes."),
            Parameter("delay", nil, .number(.duration), "Before it begins."),
            Parameter("options", nil, .options(UIView.AnimationOptions.entry), isOptional: true, "How it runs."),
            Parameter("animations", nil, .function(""), "Changes what is to move."),
            Parameter("completion", nil, .optional(.function("position")), "Called when it is over."),
          ], returns: .object("UIViewPropertyAnimator")
        ) { call in
          .object(
            call.session.app.runningPropertyAnimator(
              withDuration: try call.number(0), delay: try call.number(1), options: try call.animationOptions(2),
              animations: try call.block(3), completion: try call.position(4)))
        }
      ])
    c.changing("runningPropertyAnimator")
  }

  private static func declareAnimatorState(_ c: inout ClassBuilder<UIViewPropertyAnimator>) {
    c.number("duration", .seconds, "How long it takes; a physical spring's own settling time.", { $0.duration })
    c.number("delay", .seconds, "How long it waits before it moves.", { $0.delay })
    c.word("state", UIViewAnimatingState.self, "Whether it has begun, and was stopped.", { $0.state })
    c.bool("isRunning", "Whether it moves by itself.", { $0.isRunning })
    c.bool("isReversed", "Whether it goes back to its start.", { $0.isReversed }, { $0.isReversed = $1 })
    c.number(
      "fractionComplete", .fraction, "How far it has come; setting it pauses it there.", { $0.fractionComplete },
      { $0.fractionComplete = $1 })
    c.bool(
      "isInterruptible", "False: it can only run through.", { $0.isInterruptible }, { $0.isInterruptible = $1 })
    c.bool(
      "isUserInteractionEnabled", "Whether touches reach the views while they move.", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 })
    c.bool(
      "isManualHitTestingEnabled", "Kept, without an effect.", { $0.isManualHitTestingEnabled },
      { $0.isManualHitTestingEnabled = $1 })
    c.bool(
      "scrubsLinearly", "Whether scrubbing shows the fraction itself, not the curve there.", { $0.scrubsLinearly },
      { $0.scrubsLinearly = $1 })
    c.bool(
      "pausesOnCompletion", "Whether it stays active at the end.", { $0.pausesOnCompletion },
      { $0.pausesOnCompletion = $1 })
    c.value(
      "timingParameters", .object("NSObject"), "The course it was made with.",
      { .object(TimingParametersObject($1.timingParameters)) })
  }

  private static func declareAnimatorControl(_ c: inout ClassBuilder<UIViewPropertyAnimator>) {
    c.method(
      "addAnimations",
      [
        Parameter(nil, "animations", .function(""), "Changes what is to move."),
        Parameter("delayFactor", nil, .number(.part), isOptional: true, "The part of the rest that passes before."),
      ], "Adds to what moves."
    ) { animator, call in
      animator.addAnimations(try call.block(0), delayFactor: try call.number(1, else: 0))
      return .none
    }
    c.method(
      "addCompletion", [Parameter(nil, "completion", .function("position"), "Told \"end\", \"start\" or \"current\".")],
      "Calls a function when it is over."
    ) { animator, call in
      if let completion = try call.position(0) { animator.addCompletion(completion) }
      return .none
    }
    c.method(
      "startAnimation",
      [Parameter("afterDelay", "delay", .number(.duration), isOptional: true, "Seconds to wait; default 0.")],
      "Starts it, or lets it go on."
    ) { animator, call in
      animator.startAnimation(afterDelay: try call.number(0, else: 0))
      return .none
    }
    c.method("pauseAnimation", "Stops it where it is, to go on later.") { animator, _ in
      animator.pauseAnimation()
      return .none
    }
    c.method(
      "continueAnimation",
      [
        Parameter(
          "withTimingParameters", "parameters", .optional(.object("NSObject")),
          "The course of the rest; nil: as before."),
        Parameter(
          "durationFactor", nil, .number(Quantity("", .zeroOrMore)), isOptional: true,
          "How long the rest takes, as a part of the whole; 0: as long as it would have."),
      ], "Goes on from where it was paused."
    ) { animator, call in
      animator.continueAnimation(
        withTimingParameters: call.has(0) ? try call[0].timingParameters() : nil,
        durationFactor: try call.number(1, else: 0))
      return .none
    }
    c.method(
      "stopAnimation",
      [Parameter(nil, "withoutFinishing", .bool, "True ends it at once; its completions never run.")],
      "Leaves everything as it is on screen."
    ) { animator, call in
      animator.stopAnimation(try call.bool(0))
      return .none
    }
    c.method(
      "finishAnimation",
      [Parameter("at", "position", .word(EnumEntry(UIViewAnimatingPosition.self)), "Whose values the model gets.")],
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

  /// A completion that is told where an animator ended, or nil.
  func position(_ position: Int) throws(ScriptFailure) -> ((UIViewAnimatingPosition) -> Void)? {
    guard let function = try function(orNil: position) else { return nil }
    return { function.complete("UIViewPropertyAnimator", [.word($0)], "\($0)") }
  }
}
