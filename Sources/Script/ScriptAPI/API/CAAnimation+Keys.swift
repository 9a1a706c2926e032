import LayerKit
import LuaBridge
import ScriptRuntime

extension Catalog {
  /// Declares running an animation as an action.
  static func declareRunning(_ c: inout ClassBuilder<CAAnimation>) {
    c.method(
      "run",
      [
        Parameter("forKey", "event", .string, "The key of the change; the animation is added under it."),
        Parameter("object", "layer", .object("CALayer"), "The layer that changed."),
      ], "Adds a copy of the animation to a layer, as a change of the layer's property does."
    ) { animation, call in
      try call.add(animation, to: try call.object(1), forKey: try call.string(0))
      return .none
    }
  }

  /// Declares values by key: an animation's properties, and values that a program stores to identify it in a callback.
  static func declareKeys(_ c: inout ClassBuilder<CAAnimation>) {
    let key = Parameter("forKey", "key", .string, "A property's name, or a name of your own.")
    c.method("value", [key], returns: .any, "The value kept under a key; nil when there is none.") { animation, call in
      let key = try call.string(0)
      if let property = call.session.classes.property(key, of: animation) {
        return try property.value(of: animation, in: call.session)
      }
      return switch animation.keyedValues[key] {
      case .value(let value): call.session.scriptValue(value)
      case .object(let object): .object(object)
      case nil: .none
      }
    }
    c.method(
      "setValue", [Parameter(nil, "value", .optional(.any), "The value to keep; nil removes it."), key],
      "Keeps a value with the animation, also after the animation was added to a layer."
    ) { animation, call in
      let (session, key) = (call.session, try call.string(1))
      if let property = session.classes.property(key, of: animation) {
        let argument = ScriptArgument(
          session: session, index: call[0].index, place: .property(animation.className, key), shape: property.shape)
        try property.set(argument, on: animation)
      } else if !call.has(0) {
        animation.keyedValues[key] = nil
      } else if let object = session.lua.object(at: call[0].index)?.takeUnretainedValue() as? NSObject {
        animation.keyedValues[key] = .object(object)
      } else {
        animation.keyedValues[key] = .value(try call[0].animatable())
      }
      return .none
    }
    c.staticMethod(
      "defaultValue", "The default value of a property; nil where that is 0, false or nil.",
      [
        Overload([key], returns: .any) { call in
          let key = try call.string(0)
          for fresh in [CASpringAnimation(keyPath: nil), CAKeyframeAnimation(keyPath: nil)] {
            guard let property = call.session.classes.property(key, of: fresh) else { continue }
            return try property.value(of: fresh, in: call.session).unlessZero
          }
          return .none
        }
      ])
  }
}
