import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let animationClasses = [
    caAnimation, caPropertyAnimation, caBasicAnimation, caSpringAnimation, caKeyframeAnimation, caAnimationGroup,
    caTransition, caTransaction, caMediaTimingFunction, caValueFunction,
  ]

  static let caAnimation = ClassDeclaration(
    CAAnimation.self, "CAAnimation", "The base class of animations: timing, a curve, and a delegate."
  ) { c in
    c.number(
      "beginTime", .seconds, "When the animation begins, in the layer's time; 0 begins it at the commit that adds it.",
      { $0.beginTime },
      { $0.beginTime = $1 })
    c.number(
      "timeOffset", .seconds, "Shifts the animation within its own duration.", { $0.timeOffset }, { $0.timeOffset = $1 }
    )
    c.number(
      "speed", .plain, "How fast the animation's time runs; negative values run it backwards.", { $0.speed },
      { $0.speed = $1 })
    c.number(
      "duration", .duration, "The length of one iteration; 0 uses the transaction's duration, 0.25 by default.",
      { $0.duration },
      { $0.duration = $1 })
    c.number(
      "repeatCount", .count, "The number of iterations; 0 counts as 1.", { $0.repeatCount }, { $0.repeatCount = $1 })
    c.number(
      "repeatDuration", .count, "How long the animation repeats; overrides repeatCount.", { $0.repeatDuration },
      { $0.repeatDuration = $1 })
    c.bool(
      "autoreverses", "Whether each iteration is followed by one in reverse.", { $0.autoreverses },
      { $0.autoreverses = $1 })
    c.word(
      "fillMode", CAMediaTimingFillMode.self, "Whether the animation shows before its begin and after its end.",
      { $0.fillMode },
      { $0.fillMode = $1 })
    c.bool(
      "isRemovedOnCompletion", "Whether the animation is removed from its layer when it ends.",
      { $0.isRemovedOnCompletion },
      { $0.isRemovedOnCompletion = $1 })
    c.value(
      "timingFunction", .optional(.object("CAMediaTimingFunction")),
      "The timing curve; nil is linear. Accepts the curve's name instead of an object.",
      { $0.scriptValue($1.timingFunction) },
      { _, animation, value in animation.timingFunction = value.isNil ? nil : try value.timingFunction() })
    c.value(
      "delegate", .optional(.delegate("CAAnimationDelegate")), "Notified when the animation begins and ends.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, animation, value in
        animation.delegate = try session.callbacks.setDelegate(.delegate, of: animation, value, isWeak: false)
      })
    declareKeys(&c)
    declareRunning(&c)
    c.example(
      """
      local pulse = CABasicAnimation{keyPath = "opacity", toValue = 0, duration = 0.5, fillMode = "forwards"}
      pulse.isRemovedOnCompletion = false
      print(pulse.duration, pulse.fillMode)   --> 0.5	forwards
      """)
  }

  static let caPropertyAnimation = ClassDeclaration(
    CAPropertyAnimation.self, "CAPropertyAnimation", inherits: "CAAnimation", "An animation of one key path."
  ) { c in
    c.value(
      "keyPath", .optional(.keyPath), "The key path to animate.",
      { $1.keyPath.map { .string($0.description) } ?? .none },
      { _, animation, value in animation.keyPath = value.isNil ? nil : try value.keyPath() })
    c.bool(
      "isAdditive", "Whether the value is added to the value below the animation.", { $0.isAdditive },
      { $0.isAdditive = $1 })
    c.bool(
      "isCumulative", "Whether each iteration starts where the previous one ended.", { $0.isCumulative },
      { $0.isCumulative = $1 })
    c.value(
      "valueFunction", .optional(.object("CAValueFunction")),
      "Builds a matrix from the animated numbers. Accepts the function's name instead of an object.",
      { $0.scriptValue($1.valueFunction) },
      { _, animation, value in animation.valueFunction = value.isNil ? nil : try value.valueFunction() })
    c.example(
      """
      local turn = CABasicAnimation("transform.rotation.z")
      turn.isAdditive = true
      print(turn.keyPath, turn.isAdditive)   --> transform.rotation.z	true
      """)
  }

  /// `CABasicAnimation("opacity")`, for every animation of a key path.
  private static func declareKeyPath<Animation: CAPropertyAnimation>(_ c: inout ClassBuilder<Animation>) {
    c.initializer([
      Parameter("keyPath", nil, .keyPath, isOptional: true, "The key path to animate, for example \"opacity\".")
    ]) {
      animation, call in
      if call.has(0) { animation.keyPath = try call[0].keyPath() }
    }
  }

  /// One of the ends of a basic animation.
  private static func end<Animation: CABasicAnimation>(
    _ c: inout ClassBuilder<Animation>, _ name: String, _ summary: String,
    _ field: ReferenceWritableKeyPath<CABasicAnimation, AnimatableValue?>
  ) {
    c.value(
      name, .optional(.animatable), summary,
      { session, animation in animation[keyPath: field].map { session.scriptValue($0) } ?? .none },
      { _, animation, value in
        (animation as CABasicAnimation)[keyPath: field] = value.isNil ? nil : try value.animatable(for: animation)
      })
  }

  static let caBasicAnimation = ClassDeclaration(
    CABasicAnimation.self, "CABasicAnimation", inherits: "CAPropertyAnimation",
    "Moves one property between two values along one timing curve."
  ) { c in
    c.makes { _ in CABasicAnimation(keyPath: nil) }
    declareKeyPath(&c)
    end(&c, "fromValue", "The value at progress 0; nil uses the value below the animation.", \.fromValue)
    end(&c, "toValue", "The value at progress 1; nil uses the value below the animation.", \.toValue)
    end(&c, "byValue", "The distance from one end to the other; ignored when both ends are set.", \.byValue)
    c.example(
      """
      local box = UIView(CGRect(0, 0, 40, 40))
      window:addSubview(box)
      local fade = CABasicAnimation("opacity")
      fade.fromValue, fade.toValue, fade.duration = 1, 0, 0.4
      box.layer:add(fade, "fade")
      timeline:advance(0.2)
      print(box.layer:presentation().opacity)   --> 0.5
      """)
  }

  static let caSpringAnimation = ClassDeclaration(
    CASpringAnimation.self, "CASpringAnimation", inherits: "CABasicAnimation",
    "A basic animation that follows a mass on a spring."
  ) { c in
    c.makes { _ in CASpringAnimation(keyPath: nil) }
    declareKeyPath(&c)
    c.initializer([
      Parameter("perceptualDuration", nil, .number(Quantity("seconds", .moreThanZero)), "The perceived duration."),
      Parameter(
        "bounce", nil, .number(.bounce), "0 does not overshoot, 1 never settles, values below 0 approach slowly."),
    ]) { animation, call in
      animation.spring = try Spring(perceptualDuration: try call.number(0), bounce: try call.number(1))
      animation.duration = animation.settlingDuration
    }
    let positive = Quantity("", .moreThanZero)
    c.number("mass", positive, "The mass on the spring; default 1.", { $0.mass }, { $0.mass = $1 })
    c.number(
      "stiffness", positive, "The stiffness of the spring; default 100.", { $0.stiffness }, { $0.stiffness = $1 })
    c.number(
      "damping", Quantity("", .zeroOrMore), "The damping coefficient; default 10.", { $0.damping }, { $0.damping = $1 })
    c.number(
      "initialVelocity", .plain, "In whole distances per second, positive towards the target.", { $0.initialVelocity },
      { $0.initialVelocity = $1 })
    c.bool(
      "allowsOverdamping", "Whether damping above the critical value slows the spring down.", { $0.allowsOverdamping },
      { $0.allowsOverdamping = $1 })
    c.number("settlingDuration", .seconds, "The estimated time until the spring rests.") { spring in
      spring.settlingWhenRead = spring.settlingDuration
      return spring.settlingDuration
    }
    c.number("perceptualDuration", .seconds, "The perceived duration.", { $0.perceptualDuration })
    c.number("bounce", .plain, "The bounce: 1 minus the damping ratio.", { $0.bounce })
    c.example(
      """
      local spring = CASpringAnimation("position.x")
      print(string.format("%.4f", spring.settlingDuration))   --> 1.4727
      """)
  }

  static let caKeyframeAnimation = ClassDeclaration(
    CAKeyframeAnimation.self, "CAKeyframeAnimation", inherits: "CAPropertyAnimation",
    "Animates one property through several values or along a path."
  ) { c in
    c.makes { _ in CAKeyframeAnimation(keyPath: nil) }
    declareKeyPath(&c)
    c.value(
      "values", .optional(.array(.animatable)), "The values, all of the key path's kind.",
      { session, animation in .array(animation.values.map { session.scriptValue($0) }) },
      { _, animation, value in
        animation.values =
          value.isNil ? [] : try value.elements(of: .animatable).map { try $0.animatable(for: animation) }
      })
    c.value(
      "path", .optional(.object("UIBezierPath")), "The path of a point; overrides values.",
      { session, animation in animation.path.map { session.scriptValue(.path($0)) } ?? .none },
      { _, animation, value in
        guard !value.isNil else {
          animation.path = nil
          return
        }
        if case .path(let path) = try value.animatable(.path) { animation.path = path }
      })
    numbers(
      &c, "keyTimes", "Increasing fractions of the duration, one for each value.", { $0.keyTimes ?? [] },
      { $0.keyTimes = $1.isEmpty ? nil : $1 })
    numbers(
      &c, "tensionValues", "For cubic modes: 1 makes tight corners, -1 wide ones.", { $0.tensionValues },
      { $0.tensionValues = $1 })
    numbers(
      &c, "continuityValues", "For cubic modes: a value other than 0 makes corners.", { $0.continuityValues },
      { $0.continuityValues = $1 })
    numbers(
      &c, "biasValues", "For cubic modes: 1 leans towards the previous value.", { $0.biasValues },
      { $0.biasValues = $1 })
    c.value(
      "timingFunctions", .optional(.array(.any)), "One curve for each segment.",
      { session, animation in .array(animation.timingFunctions.map { session.scriptValue($0) }) },
      { _, animation, value in
        animation.timingFunctions = value.isNil ? [] : try value.elements(of: .any).map { try $0.timingFunction() }
      })
    c.word(
      "calculationMode", CAAnimationCalculationMode.self, "How values between the keyframes are computed.",
      { $0.calculationMode },
      { $0.calculationMode = $1 })
    c.value(
      "rotationMode", .optional(.word(EnumEntry(CAAnimationRotationMode.self))),
      "Whether the layer rotates to follow the path.",
      { $1.rotationMode.map { .string($0.rawValue) } ?? .none },
      { _, animation, value in animation.rotationMode = value.isNil ? nil : try value.word(CAAnimationRotationMode.self)
      })
    c.example(
      """
      local box = UIView(CGRect(0, 0, 40, 40))
      window:addSubview(box)
      local shake = CAKeyframeAnimation("position.x")
      shake.values, shake.keyTimes, shake.duration = {20, 60, 20}, {0, 0.25, 1}, 1
      box.layer:add(shake, "shake")
      timeline:advance(0.25)
      print(box.layer:presentation().position.x)   --> 60.0
      """)
  }

  private static func numbers(
    _ c: inout ClassBuilder<CAKeyframeAnimation>, _ name: String, _ summary: String,
    _ get: @escaping (CAKeyframeAnimation) -> [Double], _ set: @escaping (CAKeyframeAnimation, [Double]) -> Void
  ) {
    c.value(
      name, .optional(.array(.number(.plain))), summary, { .array(get($1).map { .number($0) }) },
      { _, animation, value in
        set(animation, value.isNil ? [] : try value.elements(of: .number(.plain)).map { try $0.number() })
      })
  }

  static let caAnimationGroup = ClassDeclaration(
    CAAnimationGroup.self, "CAAnimationGroup", inherits: "CAAnimation", "Several animations on one clock."
  ) { c in
    c.makes { _ in CAAnimationGroup() }
    c.initializer([]) { _, _ in }
    c.value(
      "animations", .optional(.array(.object("CAAnimation"))),
      "The animations, in the group's time; they end when the group ends.",
      { .objects($1.animations) },
      { _, group, value in
        let animations =
          value.isNil ? [] : try value.elements(of: .object("CAAnimation")).map { try $0.object(CAAnimation.self) }
        try group.check(animations)
        group.animations = animations
      })
    c.example(
      """
      local fade = CABasicAnimation{keyPath = "opacity", fromValue = 1, toValue = 0, duration = 1}
      local group = CAAnimationGroup{animations = {fade}, duration = 0.5}
      print(#group.animations, group.duration)   --> 1	0.5
      """)
  }

  static let caTransition = ClassDeclaration(
    CATransition.self, "CATransition", inherits: "CAAnimation", "A transition from a layer's old look to its new one."
  ) { c in
    c.makes { _ in CATransition() }
    c.initializer([]) { _, _ in }
    c.word("type", CATransitionType.self, "The kind of transition.", { $0.type }, { $0.type = $1 })
    c.value(
      "subtype", .optional(.word(EnumEntry(CATransitionSubtype.self))), "The side the new look comes from.",
      { $1.subtype.map { .string($0.rawValue) } ?? .none },
      { _, transition, value in transition.subtype = value.isNil ? nil : try value.word(CATransitionSubtype.self) })
    c.number(
      "startProgress", .part, "The progress at which the transition starts.", { $0.startProgress },
      { $0.startProgress = $1 })
    c.number(
      "endProgress", .part, "The progress at which the transition ends.", { $0.endProgress }, { $0.endProgress = $1 })
    c.example(
      """
      local push = CATransition{type = "push", subtype = "fromRight", duration = 0.3}
      window.layer:add(push, "push")
      print(push.type, push.subtype)   --> push	fromRight
      """)
  }
}
