import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let animationClasses = [
    caAnimation, caPropertyAnimation, caBasicAnimation, caSpringAnimation, caKeyframeAnimation, caAnimationGroup,
    caTransition, caTransaction, caMediaTimingFunction, caValueFunction,
  ]

  static let caAnimation = ClassDeclaration(
    CAAnimation.self, "CAAnimation", "What all animations have: timing, a curve, and a delegate."
  ) { c in
    c.number(
      "beginTime", .seconds, "When it begins, in the layer's time; 0: at the commit that adds it.", { $0.beginTime },
      { $0.beginTime = $1 })
    c.number(
      "timeOffset", .seconds, "Moves the run round within its window.", { $0.timeOffset }, { $0.timeOffset = $1 })
    c.number("speed", .plain, "How fast its time runs; negative runs from the end.", { $0.speed }, { $0.speed = $1 })
    c.number(
      "duration", .duration, "How long one iteration takes; 0 becomes the transaction's 0.25.", { $0.duration },
      { $0.duration = $1 })
    c.number("repeatCount", .count, "How many iterations; 0 counts as 1.", { $0.repeatCount }, { $0.repeatCount = $1 })
    c.number(
      "repeatDuration", .count, "How long to go on repeating; wins over repeatCount.", { $0.repeatDuration },
      { $0.repeatDuration = $1 })
    c.bool(
      "autoreverses", "Whether each iteration is followed by one back.", { $0.autoreverses }, { $0.autoreverses = $1 })
    c.word(
      "fillMode", CAMediaTimingFillMode.self, "Whether it shows before its begin and after its end.", { $0.fillMode },
      { $0.fillMode = $1 })
    c.bool(
      "isRemovedOnCompletion", "Whether it is taken off its layer when it is over.", { $0.isRemovedOnCompletion },
      { $0.isRemovedOnCompletion = $1 })
    c.value(
      "timingFunction", .optional(.object("CAMediaTimingFunction")),
      "The curve; nil is linear. A curve's name may stand for it.",
      { .object($1.timingFunction.map { TimingFunctionObject($0) }) },
      { _, animation, value in animation.timingFunction = value.isNil ? nil : try value.timingFunction() })
    c.value(
      "delegate", .optional(.delegate("CAAnimationDelegate")), "Told of begin and end.",
      { $0.delegate("delegate", of: $1) },
      { session, animation, value in
        animation.delegate = try session.setDelegate("delegate", of: animation, value, isWeak: false)
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
      "keyPath", .optional(.keyPath), "What moves.", { $1.keyPath.map { .string($0.description) } ?? .none },
      { _, animation, value in animation.keyPath = value.isNil ? nil : try value.keyPath() })
    c.bool("isAdditive", "Whether the value is added to the one under it.", { $0.isAdditive }, { $0.isAdditive = $1 })
    c.bool(
      "isCumulative", "Whether each iteration starts where the one before ended.", { $0.isCumulative },
      { $0.isCumulative = $1 })
    c.value(
      "valueFunction", .optional(.object("CAValueFunction")),
      "Builds a matrix from the moving numbers. Its name may stand for it.",
      { .object($1.valueFunction.map { ValueFunctionObject($0) }) },
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
    c.initializer([Parameter("keyPath", nil, .keyPath, isOptional: true, "What moves, for example \"opacity\".")]) {
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
    end(&c, "fromValue", "The value at progress 0; nil: the value under the animation.", \.fromValue)
    end(&c, "toValue", "The value at progress 1; nil: the value under the animation.", \.toValue)
    end(&c, "byValue", "How far it goes; ignored when both other ends are set.", \.byValue)
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
    "A basic animation whose progress is that of a mass on a spring."
  ) { c in
    c.makes { _ in CASpringAnimation(keyPath: nil) }
    declareKeyPath(&c)
    c.initializer([
      Parameter("perceptualDuration", nil, .number(Quantity("seconds", .moreThanZero)), "How long it seems to take."),
      Parameter("bounce", nil, .number(.bounce), "0 does not overshoot, 1 never stops, below 0 it creeps."),
    ]) { animation, call in
      animation.spring = try Spring(perceptualDuration: try call.number(0), bounce: try call.number(1))
      animation.duration = animation.settlingDuration
    }
    let positive = Quantity("", .moreThanZero)
    c.number("mass", positive, "Default 1.", { $0.mass }, { $0.mass = $1 })
    c.number("stiffness", positive, "Default 100.", { $0.stiffness }, { $0.stiffness = $1 })
    c.number(
      "damping", Quantity("", .zeroOrMore), "The damping coefficient; default 10.", { $0.damping }, { $0.damping = $1 })
    c.number(
      "initialVelocity", .plain, "In whole distances a second, positive towards the target.", { $0.initialVelocity },
      { $0.initialVelocity = $1 })
    c.bool(
      "allowsOverdamping", "Whether damping beyond critical slows it down.", { $0.allowsOverdamping },
      { $0.allowsOverdamping = $1 })
    c.number("settlingDuration", .seconds, "About how long until it rests.", { $0.settlingDuration })
    c.number("perceptualDuration", .seconds, "How long it seems to take.", { $0.perceptualDuration })
    c.number("bounce", .plain, "How much it bounces: 1 minus the damping ratio.", { $0.bounce })
    c.example(
      """
      local spring = CASpringAnimation("position.x")
      print(string.format("%.4f", spring.settlingDuration))   --> 1.4727
      """)
  }

  static let caKeyframeAnimation = ClassDeclaration(
    CAKeyframeAnimation.self, "CAKeyframeAnimation", inherits: "CAPropertyAnimation",
    "Moves one property through several values, or along a path."
  ) { c in
    c.makes { _ in CAKeyframeAnimation(keyPath: nil) }
    declareKeyPath(&c)
    c.value(
      "values", .optional(.array(.animatable)), "All of the key path's kind.",
      { session, animation in .array(animation.values.map { session.scriptValue($0) }) },
      { _, animation, value in
        animation.values =
          value.isNil ? [] : try value.elements(of: .animatable).map { try $0.animatable(for: animation) }
      })
    c.value(
      "path", .optional(.object("UIBezierPath")), "A way for a point; wins over values.",
      { session, animation in animation.path.map { session.scriptValue(.path($0)) } ?? .none },
      { _, animation, value in
        guard !value.isNil else {
          animation.path = nil
          return
        }
        if case .path(let path) = try value.animatable(.path) { animation.path = path }
      })
    numbers(
      &c, "keyTimes", "Rising fractions of the duration, one for each value.", { $0.keyTimes ?? [] },
      { $0.keyTimes = $1.isEmpty ? nil : $1 })
    numbers(
      &c, "tensionValues", "For cubic: 1 is tight corners, -1 wide ones.", { $0.tensionValues },
      { $0.tensionValues = $1 })
    numbers(
      &c, "continuityValues", "For cubic: other than 0 makes corners.", { $0.continuityValues },
      { $0.continuityValues = $1 })
    numbers(&c, "biasValues", "For cubic: 1 leans towards the value before.", { $0.biasValues }, { $0.biasValues = $1 })
    c.value(
      "timingFunctions", .optional(.array(.any)), "One curve for each segment.",
      { .objects($1.timingFunctions.map { TimingFunctionObject($0) }) },
      { _, animation, value in
        animation.timingFunctions = value.isNil ? [] : try value.elements(of: .any).map { try $0.timingFunction() }
      })
    c.word(
      "calculationMode", CAAnimationCalculationMode.self, "How it goes between values.", { $0.calculationMode },
      { $0.calculationMode = $1 })
    c.value(
      "rotationMode", .optional(.word(EnumEntry(CAAnimationRotationMode.self))),
      "Whether the layer turns with the path.",
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
      "animations", .optional(.array(.object("CAAnimation"))), "In the group's time, clipped where it ends.",
      { .objects($1.animations) },
      { _, group, value in
        group.animations =
          value.isNil ? [] : try value.elements(of: .object("CAAnimation")).map { try $0.object(CAAnimation.self) }
      })
    c.example(
      """
      local fade = CABasicAnimation{keyPath = "opacity", fromValue = 1, toValue = 0, duration = 1}
      local group = CAAnimationGroup{animations = {fade}, duration = 0.5}
      print(#group.animations, group.duration)   --> 1	0.5
      """)
  }

  static let caTransition = ClassDeclaration(
    CATransition.self, "CATransition", inherits: "CAAnimation", "Blends a layer's old look into its new one."
  ) { c in
    c.makes { _ in CATransition() }
    c.initializer([]) { _, _ in }
    c.word("type", CATransitionType.self, "How it blends.", { $0.type }, { $0.type = $1 })
    c.value(
      "subtype", .optional(.word(EnumEntry(CATransitionSubtype.self))), "The side it comes from.",
      { $1.subtype.map { .string($0.rawValue) } ?? .none },
      { _, transition, value in transition.subtype = value.isNil ? nil : try value.word(CATransitionSubtype.self) })
    c.number(
      "startProgress", .part, "Where in the blend it starts.", { $0.startProgress }, { $0.startProgress = $1 })
    c.number("endProgress", .part, "Where in the blend it ends.", { $0.endProgress }, { $0.endProgress = $1 })
    c.example(
      """
      local push = CATransition{type = "push", subtype = "fromRight", duration = 0.3}
      window.layer:add(push, "push")
      print(push.type, push.subtype)   --> push	fromRight
      """)
  }
}
