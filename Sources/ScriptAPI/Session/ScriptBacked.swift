import LayerKit
import LuaBridge
import MotionMath
import PlainText
import RecordingKit
import TransitionKit
import ViewKit

/// An object of the modelled frameworks behind an instance of a script class: what the system calls on it goes to the
/// script's method of that name, where there is one.
protocol ScriptBacked: NSObject, ScriptAnswering, ScriptDelegate {
  var scriptClassID: Int32 { get set }
}

extension ScriptBacked {
  /// What the script calls the class.
  var scriptClassName: String { session.name(of: scriptClassID) }

  /// Calls the script's method `name` and hands its result to `read`; nil when the script has no such method, when it is
  /// the built-in one that was asked for, or when the method failed.
  func script<Value>(
    _ name: String, _ arguments: [ScriptValue] = [], _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    session.invoke(name, of: self, arguments, read)
  }

  /// The same for a method whose result is not looked at.
  /// - Returns: Whether the script has the method.
  @discardableResult
  func script(_ name: String, _ arguments: [ScriptValue] = []) -> Bool {
    session.invoke(name, of: self, arguments) { _ in } != nil
  }
}

extension ScriptBacked where Self: UIResponder {
  var session: ScriptSession { .of(app.world) }
}

extension ScriptBacked where Self: UIGestureRecognizer {
  var session: ScriptSession { .of(app.world) }
}

extension ScriptBacked where Self: UIPresentationController {
  var session: ScriptSession { .of(app.world) }
}

extension ScriptBacked where Self: CALayer {
  var session: ScriptSession { .of(world) }
}

extension ScriptSession {
  /// The session of a world in which there are instances of script classes: no other has any.
  static func of(_ world: World) -> ScriptSession {
    unsafeDowncast(world.ownership.unsafelyUnwrapped, to: ScriptSession.self)
  }

  /// Calls the method `name` that a script gave `object`.
  func invoke<Value>(
    _ name: String, of object: NSObject, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    if let bypass, bypass.object == ObjectIdentifier(object), bypass.method == name {
      self.bypass = nil
      return nil
    }
    let base = lua.top
    guard lua.reserve(20), lua.pushMethod(named: name, of: object) else { return nil }
    return finish(name, base, arguments, receiver: 1, read)
  }

  /// Calls the method `name` of a table or object that was pushed last, and pops it.
  func invokeTop<Value>(
    _ name: String, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    let base = lua.top - 1
    guard lua.reserve(20), lua.pushMethod(named: name, ofValueAt: lua.top) else {
      lua.setTop(base)
      return nil
    }
    return finish(name, base, arguments, receiver: 1, read)
  }

  /// Calls the function that was pushed last, and pops it; nothing when it is nil by now.
  func performTop(named name: String, _ arguments: [ScriptValue]) {
    let base = lua.top - 1
    guard lua.isFunction(at: lua.top), lua.reserve(20) else { return lua.setTop(base) }
    _ = finish(name, base, arguments, receiver: 0) { _ in }
  }

  /// Calls a function that somebody kept: `ScriptFunction` has it.
  func invoke<Value>(
    _ function: LuaReference, named name: String, _ arguments: [ScriptValue],
    _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    let base = lua.top
    guard lua.reserve(20) else { return nil }
    lua.push(function)
    return finish(name, base, arguments, receiver: 0, read)
  }

  private func finish<Value>(
    _ name: String, _ base: Int32, _ arguments: [ScriptValue], receiver: Int32,
    _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    defer { lua.setTop(base) }
    // The function itself stays under its call, to tell where it was written should it fail.
    let function = lua.top - receiver
    lua.beginCall()
    for index in function...(function + receiver) { lua.pushCopy(of: index) }
    for argument in arguments { push(argument) }
    guard lua.endCall(arguments: Int32(arguments.count) + receiver, results: 1) else {
      var error = lua.caughtError()
      error.context = error.context ?? context(of: name, functionAt: function)
      callbackFailed(error)
      return nil
    }
    do {
      return try read(ScriptArgument(session: self, index: lua.top, place: .result(of: name), shape: .any))
    } catch let failure as ScriptFailure {
      let text = FailureText(failure)
      var error = ScriptError(code: failure.code.rawValue, message: text.message, hint: text.hint, time: world.now)
      let definition = lua.definition(ofFunctionAt: function)
      (error.file, error.line) = (definition?.file, definition?.line)
      error.context = context(of: name, functionAt: function)
      callbackFailed(error)
      return nil
    } catch {
      return nil
    }
  }

  /// "in the completion block of fade.lua:3, at 0.400 s".
  private func context(of name: String, functionAt index: Int32) -> String {
    let place = lua.definition(ofFunctionAt: index).map { " of \($0.file):\($0.line)" } ?? ""
    return "in \(name)\(place), at \(NumberText.fixed(world.now, 3)) s"
  }

  /// An error that escaped from a callback: told, counted, and the world goes on. An interrupt stops the world too.
  func callbackFailed(_ error: ScriptError) {
    if request != nil || tracer.isUnwinding { return }
    callbackErrorCount += 1
    if error.code == ScriptError.Code.interrupted { world.interrupt() }
    onCallbackError(error)
  }
}
