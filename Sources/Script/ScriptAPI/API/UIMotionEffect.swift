import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  /// Values that follow the way the device is held.
  static let motionEffectClasses = [uiMotionEffect, uiInterpolatingMotionEffect, uiMotionEffectGroup]

  static let uiMotionEffect = ClassDeclaration(
    UIMotionEffect.self, "UIMotionEffect", "Moves values of a view with the way the device is held.",
    partOfWorld: .always
  ) { c in
    c.method(
      "keyPathsAndRelativeValues",
      [
        Parameter(
          "forViewerOffset", "offset", .structure(.UIOffset), "Where the viewer is: -1 to 1 to each side.")
      ], returns: .array(.table), "What is added, as tables with keyPath and value."
    ) { effect, call in
      let values = effect.relativeValues(forViewerOffset: try call[0].offset())
      return .array(values.map { .table([("keyPath", .string($0.keyPath)), ("value", .number($0.value))]) })
    }
    c.example("print(UIMotionEffectGroup():isKind(UIMotionEffect))   --> true")
  }

  static let uiInterpolatingMotionEffect = ClassDeclaration(
    UIInterpolatingMotionEffect.self, "UIInterpolatingMotionEffect", inherits: "UIMotionEffect",
    "Adds a value between two, by the tilt along one axis."
  ) { c in
    c.made([
      Parameter("keyPath", nil, .string, "The number to add to: \"center.x\", \"layer.shadowOffset.width\"."),
      Parameter("type", nil, .word(EnumEntry(UIInterpolatingMotionEffect.EffectType.self)), "The axis of the tilt."),
    ]) { call in
      let keyPath = try call.string(0)
      guard UIInterpolatingMotionEffect.layerKeyPath(keyPath) != nil else {
        throw ScriptFailure.unknownKeyPath(call.place(of: 0), keyPath)
      }
      return UIInterpolatingMotionEffect(keyPath: keyPath, type: try call.word(1))
    }
    c.string("keyPath", "The number it adds to.", { $0.keyPath })
    c.word("type", UIInterpolatingMotionEffect.EffectType.self, "The axis of the tilt.", { $0.type })
    c.number(
      "minimumRelativeValue", .plain, "Added where the viewer is as far to the left or above as can be.",
      { $0.minimumRelativeValue }, { $0.minimumRelativeValue = $1 })
    c.number(
      "maximumRelativeValue", .plain, "Added at the other end.", { $0.maximumRelativeValue },
      { $0.maximumRelativeValue = $1 })
    c.example(
      """
      local view = UIView(CGRect(0, 0, 40, 40))
      window:addSubview(view)
      local effect = UIInterpolatingMotionEffect("center.x", "tiltAlongHorizontalAxis")
      effect.minimumRelativeValue, effect.maximumRelativeValue = -10, 10
      view:addMotionEffect(effect)
      device:tilt(UIOffset(0.5, 0))
      timeline:step()
      print(view.center.x, view.layer:presentation().position.x)   --> 20.0	25.0
      """)
  }

  static let uiMotionEffectGroup = ClassDeclaration(
    UIMotionEffectGroup.self, "UIMotionEffectGroup", inherits: "UIMotionEffect", "Several effects as one."
  ) { c in
    c.makes { _ in UIMotionEffectGroup() }
    c.initializer([]) { _, _ in }
    c.value(
      "motionEffects", .array(.object("UIMotionEffect")), "The effects; a new array.", { .objects($1.motionEffects) },
      { session, group, value in
        let effects = try value.elements(of: .object("UIMotionEffect")).map { try $0.object(UIMotionEffect.self) }
        for case let inner as UIMotionEffectGroup in effects where inner.contains(group) {
          throw ScriptFailure.ownDescendant(child: session.describe(inner), parent: session.describe(group))
        }
        group.motionEffects = effects
      })
    c.example("print(#UIMotionEffectGroup().motionEffects)   --> 0")
  }

  /// A view's effects.
  static func declareMotionEffects(_ c: inout ClassBuilder<UIView>) {
    let effect = Parameter(nil, "effect", .object("UIMotionEffect"), "The effect.")
    c.value(
      "motionEffects", .array(.object("UIMotionEffect")), "The view's effects; a new array.",
      { .objects($1.motionEffects) })
    c.method("addMotionEffect", [effect], "Lets values follow the way the device is held.") { view, call in
      view.addMotionEffect(try call.object(0))
      return .none
    }
    c.method("removeMotionEffect", [effect], "Ends an effect.") { view, call in
      view.removeMotionEffect(try call.object(0))
      return .none
    }
  }
}
