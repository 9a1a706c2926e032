package import LayerKit
package import LuaBridge
import ViewKit

/// The script's object for `NSNull`.
package final class NullObject: NSObject, SessionObject {
  package init(in session: ScriptSession) { super.init() }

  package override var className: String { "NSNull" }
}

/// The script's object for an action of the engine.
package final class ActionObject: NSObject {
  package let action: any CAAction
  package init(_ action: any CAAction) { self.action = action }
  package override var className: String { "CAAction" }
}

/// A script's function as an action.
package final class FunctionAction: CAAction {
  private unowned let session: ScriptSession
  /// Pushes the function, or nil when it is gone.
  private let push: (LuaState) -> Void

  package init(_ session: ScriptSession, push: @escaping (LuaState) -> Void) {
    self.session = session
    self.push = push
  }

  package func run(forKey event: String, object: CALayer) {
    push(session.lua)
    session.callbacks.callTop(named: "the action for \(event)", [.string(event), .object(object)])
  }

  /// The function itself.
  package var value: ScriptValue {
    push(session.lua)
    return .reference(session.lua.popReference())
  }
}

extension ScriptArgument {
  /// An animation, a function, or `NSNull()`; nil for nil.
  /// - Throws: `wrongKind` for any other value.
  package func action() throws(ScriptFailure) -> (any CAAction)? {
    if session.lua.isNil(at: index) { return nil }
    if isNil { return LayerKit.NSNull.shared }
    if session.lua.isFunction(at: index) {
      let reference = session.lua.reference(at: index)
      return FunctionAction(session) { $0.push(reference) }
    }
    guard let animation = session.lua.object(at: index)?.takeUnretainedValue() as? CAAnimation else {
      throw .wrongKind(
        place, accepted: "an animation, a function of (key, layer) or NSNull()", given: session.describe(at: index))
    }
    return animation
  }
}
