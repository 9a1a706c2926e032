import LayerKit
package import LuaBridge

/// A function that a script passed, to be called later.
///
/// It keeps the function and not the session: its owner is part of that session's world, and ends with it.
package struct ScriptFunction {
  private unowned let session: ScriptSession
  package let reference: LuaReference

  package init(_ reference: LuaReference, in session: ScriptSession) {
    self.session = session
    self.reference = reference
  }

  /// Calls it and passes its result to `read`; nil when it failed, which is reported.
  ///
  /// - Parameter name: Its name in messages.
  package func call<Value>(
    as name: String, _ arguments: [ScriptValue] = [], _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    session.callbacks.call(reference, named: name, arguments, read)
  }

  /// The same for a function whose result is ignored.
  package func call(as name: String, _ arguments: [ScriptValue] = []) { call(as: name, arguments) { _ in } }

  /// Calls it during a script's call, which fails if it fails.
  package func runBlock(as name: String, _ arguments: [ScriptValue] = []) {
    session.callbacks.call(reference, named: name, arguments, isBlock: true) { _ in }
  }

  /// Calls it as a completion block and logs that.
  ///
  /// - Parameter subject: The animation or transition that completes.
  package func complete(_ subject: String, _ arguments: [ScriptValue] = [], _ outcome: String = "") {
    session.world.log("completion", subject, outcome)
    call(as: "the completion block", arguments)
  }
}
