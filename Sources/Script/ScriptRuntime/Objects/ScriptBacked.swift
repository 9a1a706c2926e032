package import LayerKit
import TransitionKit
package import ViewKit

/// An object of the modelled frameworks behind an instance of a script class. Calls of the system go to the script's
/// method of that name, if there is one.
package protocol ScriptBacked: NSObject, ScriptResponding, ScriptDelegate {
  var scriptClassID: Int32 { get set }
}

extension ScriptBacked {
  /// The script's name for the class.
  var scriptClassName: String { session.classes.name(of: scriptClassID) }

  /// Calls the script's method `name` and passes its result to `read`; nil when the script has no such method, when the
  /// script itself asked for the built-in one, or when the method failed.
  package func script<Value>(
    _ name: String, _ arguments: [ScriptValue] = [], _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    session.callbacks.call(name, of: self, arguments, read)
  }

  /// A responder's answer.
  package func response(to question: ResponderQuestion) -> Bool? {
    script(question.rawValue) { $0.isNil ? false : try $0.bool() }
  }

  /// The same for a method whose result is ignored.
  /// - Returns: Whether the script has the method.
  @discardableResult
  package func script(_ name: String, _ arguments: [ScriptValue] = []) -> Bool {
    session.callbacks.call(name, of: self, arguments) { _ in } != nil
  }
}
