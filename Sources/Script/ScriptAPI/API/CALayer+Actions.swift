import LayerKit
import LuaBridge
import ScriptRuntime
import ViewKit

extension Catalog {
  static let nsNull = ClassDeclaration(
    NullObject.self, "NSNull", "A null value where Lua would drop nil: no action, or a nil argument."
  ) { c in
    c.made([]) { $0.session.only(NullObject.self) }
    c.example(
      """
      print(window.layer:convertTime(1, {from = NSNull()}), NSNull() == NSNull())   --> 1.0	true
      """)
  }

  static let caAction = ClassDeclaration(
    ActionObject.self, "CAAction",
    "The action of a change: the animation that a view creates inside an animation block."
  ) { c in
    c.method(
      "run",
      [
        Parameter("forKey", "event", .string, "The key of the change."),
        Parameter("object", "layer", .object("CALayer"), "The layer that changed."),
      ], "Runs the action for a change that was already made."
    ) { action, call in
      action.action.run(forKey: try call.string(0), object: try call.object(1))
      return .none
    }
    c.example(
      """
      local view = UIView()
      window:addSubview(view)
      UIView.animate(1, function() print(view.layer:action("opacity")) end)   --> <CAAction #1>
      """)
  }

  /// Declares the actions for changes of a layer's properties, and where they come from.
  static func declareActions(_ c: inout ClassBuilder<CALayer>) {
    c.value(
      "delegate", .optional(.delegate("CALayerDelegate")),
      "Asked for actions before `actions`; notified of layout and display; held weakly.",
      { session, layer in
        if layer.delegate == nil, let view = layer.owner as? UIView { return .object(view) }
        return session.callbacks.delegate(.delegate, of: layer)
      },
      { session, layer, value in
        layer.delegate = try session.callbacks.setDelegate(.delegate, of: layer, value, isWeak: true)
      })
    c.value(
      "actions", .optional(.table), "Actions by key: an animation, a function of (key, layer), or NSNull() for none.",
      { session, layer in .payload(PayloadReference(.actions, of: layer)) },
      { session, layer, value in layer.actions = try value.actions(keptBy: layer) })
    c.value(
      "style", .optional(.table), "A table with `actions`, searched after the layer's own.",
      { session, layer in .payload(PayloadReference(.style, of: layer)) },
      { session, layer, value in layer.styleActions = try value.actions(ofStyleKeptBy: layer) })
    c.method(
      "action",
      [Parameter("forKey", "key", .string, "The name of a property, or onOrderIn, onOrderOut, onLayout, sublayers.")],
      returns: .any, "The action that a change of the key would run: from the delegate, `actions`, or Core Animation."
    ) { layer, call in .action(layer.action(forKey: try call.string(0))) }
  }
}

extension ScriptArgument {
  /// The actions of a table, which the layer keeps.
  func actions(keptBy layer: CALayer) throws(ScriptFailure) -> [String: any CAAction] {
    let reference = PayloadReference(.actions, of: layer)
    let actions = try actions { $0.pushPayload(reference) }
    session.lua.pushCopy(of: index)
    session.lua.popPayload(reference, classID: session.classes.id(of: layer))
    return actions
  }

  /// The actions of a style, which the layer keeps.
  /// - Throws: `wrongKind` for a value that is no action.
  func actions(ofStyleKeptBy layer: CALayer) throws(ScriptFailure) -> [String: any CAAction] {
    let reference = PayloadReference(.style, of: layer)
    var actions: [String: any CAAction] = [:]
    if !isNil {
      guard session.lua.isTable(at: index) else { throw mismatch }
      if let other = session.lua.fieldNames(of: index).first(where: { $0 != "actions" }) {
        throw .unknownField(place, kind: "style", name: other, fields: ["actions"])
      }
      session.lua.pushField("actions", of: index)
      defer { session.lua.pop() }
      let table = ScriptArgument(
        session: session, index: session.lua.top, place: .field("actions", of: place), shape: .optional(.table))
      actions = try table.actions { lua in
        lua.pushPayload(reference)
        session.lua.replaceTop(withField: "actions")
      }
    }
    session.lua.pushCopy(of: index)
    session.lua.popPayload(reference, classID: session.classes.id(of: layer))
    return actions
  }

  /// - Parameter pushTable: Pushes the table again later, or nil when it is gone.
  private func actions(_ pushTable: @escaping (LuaState) -> Void) throws(ScriptFailure) -> [String: any CAAction] {
    if isNil { return [:] }
    guard session.lua.isTable(at: index) else { throw mismatch }
    var actions: [String: any CAAction] = [:]
    for key in session.lua.fieldNames(of: index) {
      session.lua.pushField(key, of: index)
      defer { session.lua.pop() }
      if session.lua.isFunction(at: session.lua.top) {
        actions[key] = FunctionAction(session) { lua in
          pushTable(lua)
          lua.replaceTop(withField: key)
        }
      } else {
        actions[key] = try ScriptArgument(
          session: session, index: session.lua.top, place: .field(key, of: place), shape: .any
        ).action()
      }
    }
    return actions
  }
}

extension ScriptValue {
  /// An action as a script sees it.
  static func action(_ action: (any CAAction)?) -> ScriptValue {
    switch action {
    case let animation as CAAnimation: .object(animation)
    case let function as FunctionAction: function.value
    case let action?: .object(ActionObject(action))
    case nil: .none
    }
  }
}

extension LuaState {
  /// Replaces the table on top of the stack by the value of its field; leaves other values.
  fileprivate func replaceTop(withField name: String) {
    guard isTable(at: top) else { return }
    pushField(name, of: top)
    let field = popReference()
    pop()
    push(field)
  }
}
