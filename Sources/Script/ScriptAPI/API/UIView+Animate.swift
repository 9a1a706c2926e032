import ScriptRuntime
import ViewKit

extension Catalog {
  private static var animations: Parameter {
    Parameter("animations", nil, .function([:]), "A function that changes the properties to animate.")
  }
  private static var completion: Parameter {
    Parameter("completion", nil, .optional(.function(["finished": .bool])), "Called when the animation ends.")
  }
  private static var delay: Parameter {
    Parameter("delay", nil, .number(.duration), isOptional: true, "The delay before the animation begins.")
  }
  private static var options: Parameter {
    Parameter("options", nil, .options(UIView.AnimationOptions.entry), isOptional: true, "The animation's options.")
  }

  static func declareAnimation(_ c: inout ClassBuilder<UIView>) {
    let duration = Parameter(
      "withDuration", "duration", .number(.seconds), "The duration; 0 or less changes everything at once.")
    c.staticMethod(
      "animate", "Animates the changes made in the block.",
      [
        Overload([duration, animations, completion]) { call in
          call.session.app.animate(
            withDuration: try call.number(0), animations: try call.block(1), completion: try call.completion(2))
          return .none
        },
        Overload([
          duration, Parameter("delay", nil, .number(.duration), "The delay before the animation begins."), options,
          animations, completion,
        ]) { call in
          call.session.app.animate(
            withDuration: try call.number(0), delay: try call.number(1), options: try call.animationOptions(2),
            animations: try call.block(3), completion: try call.completion(4))
          return .none
        },
        Overload([
          duration, delay,
          Parameter(
            "usingSpringWithDamping", "dampingRatio", .number(Quantity("", .zeroOrMore)),
            "The damping ratio; 1 does not overshoot."),
          Parameter(
            "initialSpringVelocity", "velocity", .number(.plain), isOptional: true, "In whole distances per second."),
          options, animations, completion,
        ]) { call in
          try call.session.app.animate(
            withDuration: try call.number(0), delay: try call.number(1, else: 0),
            usingSpringWithDamping: try call.number(2),
            initialSpringVelocity: try call.number(3, else: 0), options: try call.animationOptions(4),
            animations: try call.block(5), completion: try call.completion(6))
          return .none
        },
        Overload([
          Parameter(
            "springDuration", nil, .number(.seconds), isOptional: true, "The perceived duration; 0.5 when omitted."
          ),
          Parameter("bounce", nil, .number(.bounce), isOptional: true, "The bounce; 0 does not overshoot; default 0."),
          Parameter(
            "initialSpringVelocity", "velocity", .number(.plain), isOptional: true, "In whole distances per second."),
          delay, options, animations, completion,
        ]) { call in
          try call.session.app.animate(
            springDuration: try call.number(0, else: 0.5), bounce: try call.number(1, else: 0),
            initialSpringVelocity: try call.number(2, else: 0), delay: try call.number(3, else: 0),
            options: try call.animationOptions(4), animations: try call.block(5), completion: try call.completion(6))
          return .none
        },
      ])
    declareKeyframes(&c)
    declareTransitions(&c)
    declareSwitches(&c)
  }

  private static func declareKeyframes(_ c: inout ClassBuilder<UIView>) {
    c.staticMethod(
      "animateKeyframes", "Animates the keyframes that `UIView.addKeyframe` declares inside the block.",
      [
        Overload([
          Parameter("withDuration", "duration", .number(.seconds), "The duration of the whole."), delay,
          Parameter(
            "options", nil, .options(UIView.KeyframeAnimationOptions.entry), isOptional: true,
            "The animation's options; a curve word of UIView.AnimationOptions is that of the whole."),
          animations, completion,
        ]) { call in
          call.session.app.animateKeyframes(
            withDuration: try call.number(0), delay: try call.number(1, else: 0),
            options: call.has(2) ? try call[2].options(UIView.KeyframeAnimationOptions.self) : [],
            animations: try call.block(3), completion: try call.completion(4))
          return .none
        }
      ])
    c.staticMethod(
      "addKeyframe", "Declares a keyframe: changes during a part of the whole.",
      [
        Overload([
          Parameter(
            "withRelativeStartTime", "start", .number(.part), "The start, as a fraction of the whole."),
          Parameter("relativeDuration", "duration", .number(.part), "The duration, as a fraction of the whole."),
          animations,
        ]) { call in
          call.session.app.addKeyframe(
            withRelativeStartTime: try call.number(0), relativeDuration: try call.number(1),
            animations: try call.block(2))
          return .none
        }
      ])
  }

  private static func declareTransitions(_ c: inout ClassBuilder<UIView>) {
    let duration = Parameter("duration", nil, .number(.duration), "The duration.")
    c.staticMethod(
      "transition", "Fades a view's old content into its new content, or one view into another.",
      [
        Overload([
          Parameter("with", "view", .object("UIView"), "The view whose content changes."), duration, options,
          Parameter("animations", nil, .optional(.function([:])), "A function that changes the content."), completion,
        ]) { call in
          let body = try call.function(orNil: 3)
          call.session.app.transition(
            with: try call.object(0), duration: try call.number(1), options: try call.animationOptions(2),
            animations: body.map { body in { body.runBlock(as: "the animations block") } },
            completion: try call.completion(4))
          return .none
        },
        Overload([
          Parameter("from", nil, .object("UIView"), "The view to remove."),
          Parameter("to", nil, .object("UIView"), "The view to add."),
          duration, options, completion,
        ]) { call in
          call.session.app.transition(
            from: try call.object(0), to: try call.object(1), duration: try call.number(2),
            options: try call.animationOptions(3), completion: try call.completion(4))
          return .none
        },
      ])
  }

  private static func declareSwitches(_ c: inout ClassBuilder<UIView>) {
    c.staticMethod(
      "performWithoutAnimation", "Runs a block without animations.",
      [
        Overload([Parameter(nil, "actions", .function([:]), "A function with the changes.")]) { call in
          call.session.app.performWithoutAnimation(try call.block(0))
          return .none
        }
      ])
    c.staticMethod(
      "setAnimationsEnabled", "Turns view animations on or off.",
      [
        Overload([Parameter(nil, "enabled", .bool, "False turns view animations off.")]) { call in
          call.session.app.setAnimationsEnabled(try call.bool(0))
          return .none
        }
      ])
    c.staticMethod(
      "modifyAnimations", "Repeats the block's animations; call it inside an animation block.",
      [
        Overload([
          Parameter("withRepeatCount", "count", .number(.count), "The number of repeats."),
          Parameter("autoreverses", nil, .bool, "Whether each repeat is followed by one in reverse."), animations,
        ]) { call in
          call.session.app.modifyAnimations(
            withRepeatCount: try call.number(0), autoreverses: try call.bool(1), animations: try call.block(2))
          return .none
        }
      ])
    c.staticValue("areAnimationsEnabled", .bool, "Whether view animations are on.") {
      .bool($0.app.areAnimationsEnabled)
    }
    c.staticValue("inheritedAnimationDuration", .number(.seconds), "The duration of the current animation block.") {
      .number($0.app.inheritedAnimationDuration)
    }
    c.enumerations(
      EnumEntry(UIView.AnimationCurve.self, name: "UIView.AnimationCurve"), UIView.AnimationOptions.entry,
      UIView.KeyframeAnimationOptions.entry, UIView.AutoresizingMask.entry,
      EnumEntry(UIView.ContentMode.self, name: "UIView.ContentMode"))
  }
}

extension Call {
  /// A block that runs during the call: the call fails when the block does.
  func block(_ position: Int) throws(ScriptFailure) -> () -> Void {
    let function = try function(position)
    let name = parameters[position].name
    return { function.runBlock(as: "the \(name) block") }
  }

  /// A block that may run later.
  func laterBlock(_ position: Int) throws(ScriptFailure) -> () -> Void {
    let function = try function(position)
    let name = parameters[position].name
    return { function.call(as: "the \(name) block") }
  }

  /// A completion block, or nil.
  func completion(_ position: Int) throws(ScriptFailure) -> ((Bool) -> Void)? {
    guard let function = try function(orNil: position) else { return nil }
    return session.completion(function)
  }

  func animationOptions(_ position: Int) throws(ScriptFailure) -> UIView.AnimationOptions {
    has(position) ? try self[position].options(UIView.AnimationOptions.self) : []
  }
}
