import LayerKit
import ScriptRuntime

extension Catalog {
  static let caTransaction = ClassDeclaration(
    StaticReceiver.self, "CATransaction",
    "Groups changes into commits and holds the settings of implicit animations."
  ) { c in
    func method(
      _ name: String, _ parameters: [Parameter], returns result: Shape = .nothing, _ summary: String,
      _ body: @escaping (Call) throws -> ScriptValue
    ) {
      c.staticMethod(name, summary, [Overload(parameters, returns: result, body)])
    }
    func method(
      _ name: String, returns result: Shape = .nothing, _ summary: String,
      _ body: @escaping (Call) throws -> ScriptValue
    ) {
      method(name, [], returns: result, summary, body)
    }
    method("begin", "Opens a transaction nested in the current one.") { call in
      call.session.world.transaction.begin()
      return .none
    }
    method("commit", "Closes the innermost transaction.") { call in
      call.session.world.transaction.commit()
      return .none
    }
    method("flush", "Commits all changes now instead of at the end of the turn.") { call in
      call.session.world.transaction.flush()
      return .none
    }
    method(
      "setAnimationDuration", [Parameter(nil, "duration", .number(.duration), "The duration of implicit animations.")],
      "Sets the duration of implicit animations."
    ) { call in
      call.session.world.transaction.animationDuration = try call.number(0)
      return .none
    }
    method("animationDuration", returns: .number(.seconds), "The duration of implicit animations.") { call in
      .number(call.session.world.transaction.animationDuration)
    }
    method(
      "setDisableActions", [Parameter(nil, "flag", .bool, "True turns implicit animations off.")],
      "Turns implicit animations on or off."
    ) { call in
      call.session.world.transaction.disableActions = try call.bool(0)
      return .none
    }
    method("disableActions", returns: .bool, "Whether implicit animations are off.") { call in
      .bool(call.session.world.transaction.disableActions)
    }
    method(
      "setAnimationTimingFunction", [Parameter(nil, "function", .optional(.any), "The curve or its name.")],
      "Sets the curve of implicit animations."
    ) { call in
      call.session.world.transaction.animationTimingFunction = call.has(0) ? try call[0].timingFunction() : nil
      return .none
    }
    method(
      "animationTimingFunction", returns: .optional(.object("CAMediaTimingFunction")),
      "The curve of implicit animations."
    ) { call in
      call.session.scriptValue(call.session.world.transaction.animationTimingFunction)
    }
    method(
      "setCompletionBlock",
      [Parameter(nil, "block", .optional(.function([:])), "Called when every animation added after it has ended.")],
      "Sets a function that is called after the animations that follow have ended."
    ) { call in
      let block = try call.function(orNil: 0)
      call.session.world.transaction.completionBlock = block.map { block in { block.complete("CATransaction") } }
      return .none
    }
    let key = Parameter("forKey", "key", .string, "animationDuration, disableActions, or a name of your own.")
    method(
      "setValue", [Parameter(nil, "value", .any, "The value to keep; nil removes it."), key],
      "Keeps a value with the transaction; nested transactions inherit it, and it ends with this one."
    ) { call in
      try setValue(call)
      return .none
    }
    method("value", [key], returns: .any, "The value kept under a key.") { call in
      let key = try call.string(0)
      let transaction = call.session.world.transaction
      if key == "animationTimingFunction" {
        return call.session.scriptValue(transaction.animationTimingFunction)
      }
      return transaction.value(forKey: key).map { call.session.scriptValue($0) } ?? .none
    }
    c.example(
      """
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      print(CATransaction.animationDuration())   --> 1.0
      CATransaction.commit()
      """)
  }

  /// Sets the setting that a documented key names, with the checks of its setter, or stores a script's value.
  private static func setValue(_ call: Call) throws {
    let transaction = call.session.world.transaction
    let key = try call.string(1)
    let place = Place.parameter(key, of: call.name)
    func argument(_ shape: Shape) -> ScriptArgument {
      ScriptArgument(session: call.session, index: call[0].index, place: place, shape: shape)
    }
    switch key {
    case "animationDuration": transaction.animationDuration = try argument(.number(.duration)).number()
    case "disableActions": transaction.disableActions = try argument(.bool).bool()
    case "animationTimingFunction":
      transaction.animationTimingFunction = call.has(0) ? try argument(.any).timingFunction() : nil
    default: transaction.setValue(call.has(0) ? try argument(.animatable).animatable() : nil, forKey: key)
    }
  }
}
