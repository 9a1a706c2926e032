package import LayerKit
package import LuaBridge
import PlainText

/// Calls a script's functions and methods, and keeps their results while the system may still need them.
package final class CallbackStore {
  package unowned let session: ScriptSession
  /// How many errors escaped from callbacks.
  package private(set) var errorCount = 0
  /// The override to skip once, because the script itself called the built-in method.
  var bypassed: (object: ObjectIdentifier, method: String)?
  /// Objects that scripts made and returned lately, kept until the system holds them.
  private var returnedObjects: [LuaReference] = []
  private var actionCount = 0
  /// How many observations by key were made, and how many when the collector was last asked which are referred to, and when.
  package var observationCount = 0
  package var observationsSettled = (count: 0, time: 0.0)

  package init(_ session: ScriptSession) { self.session = session }

  package var lua: LuaState { session.lua }

  /// A new slot for an action of a recogniser or control.
  package func nextActionSlot() -> PayloadSlot {
    actionCount += 1
    return .action(actionCount)
  }

  /// Keeps the result of a callback until the turn after the next, when its caller retains it. An animator made in the
  /// callback has no owner until its transition begins, and more calls come before that.
  func keepReturned(at index: Int32) {
    if returnedObjects.isEmpty {
      let world = session.world
      world.nextTurn { [weak self] in world.nextTurn { self?.returnedObjects.removeAll() } }
    }
    returnedObjects.append(lua.reference(at: index))
  }

  // MARK: Calling

  /// Calls the method `name` that a script gave `object`.
  package func call<Value>(
    _ name: String, of object: NSObject, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    if let bypassed, bypassed.object == ObjectIdentifier(object), bypassed.method == name {
      self.bypassed = nil
      return nil
    }
    let base = lua.top
    guard lua.reserve(20), lua.pushMethod(named: name, of: object) else { return nil }
    return finish(name, base, arguments, receiver: 1, read)
  }

  /// Calls the method `name` of a table or object that was pushed last, and pops it.
  package func callTop<Value>(
    _ name: String, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    let base = lua.top - 1
    guard lua.reserve(20), lua.pushMethod(named: name, ofValueAt: lua.top) else {
      lua.setTop(base)
      return nil
    }
    return finish(name, base, arguments, receiver: 1, read)
  }

  /// Calls the function that was pushed last, and pops it; does nothing when it is nil.
  package func callTop(named name: String, _ arguments: [ScriptValue]) {
    let base = lua.top - 1
    guard lua.isFunction(at: lua.top), lua.reserve(20) else { return lua.setTop(base) }
    _ = finish(name, base, arguments, receiver: 0) { _ in }
  }

  /// Calls a function that `ScriptFunction` keeps.
  ///
  /// - Parameter isBlock: Whether it runs during a script's call, which then fails with its error.
  package func call<Value>(
    _ function: LuaReference, named name: String, _ arguments: [ScriptValue], isBlock: Bool = false,
    _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    let base = lua.top
    guard lua.reserve(20) else { return nil }
    lua.push(function)
    return finish(name, base, arguments, receiver: 0, isBlock: isBlock, read)
  }

  /// Calls the function below its `receiver` values on top of the stack, and sets the stack back to `base`.
  func finish<Value>(
    _ name: String, _ base: Int32, _ arguments: [ScriptValue], receiver: Int32, isBlock: Bool = false,
    _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    // Compiled for each type of a result, so everything else is in a function that is compiled once.
    let function = lua.top - receiver
    guard let result = result(of: name, function, base, arguments, isBlock: isBlock) else { return nil }
    do {
      let value = try read(result)
      lua.setTop(base)
      return value
    } catch {
      reject(error, of: name, function, base)
      return nil
    }
  }

  /// Calls the function at `function` with the values above it and the arguments. Its result is on top of the stack then, which
  /// is set back to `base` where there is none.
  @inline(never)
  private func result(
    of name: String, _ function: Int32, _ base: Int32, _ arguments: [ScriptValue], isBlock: Bool
  ) -> ScriptArgument? {
    let receiver = lua.top - function
    // The function stays below its call, so that an error can name its definition.
    lua.beginCall()
    for index in function...(function + receiver) { lua.pushCopy(of: index) }
    for argument in arguments { session.push(argument) }
    if lua.endCall(arguments: Int32(arguments.count) + receiver, results: 1) {
      if let gap = session.gap(at: lua.top) {
        session.only(Gaps.self).use(gap)
        lua.setTop(base)
        return nil
      }
      return ScriptArgument(session: session, index: lua.top, place: .result(of: name), shape: .any)
    }
    defer { lua.setTop(base) }
    var error = lua.caughtError()
    if isBlock {
      session.raise(error)
    } else {
      error.context = error.context ?? context(of: name, functionAt: function)
      failed(error)
    }
    return nil
  }

  /// Reports that a result is not of the kind that is wanted, and sets the stack back to `base`.
  @inline(never)
  private func reject(_ failure: any Error, of name: String, _ function: Int32, _ base: Int32) {
    defer { lua.setTop(base) }
    guard let failure = failure as? ScriptFailure else { return }
    var error = ScriptError(failure, in: session)
    let definition = lua.definition(ofFunctionAt: function).map(lua.origin)
    (error.file, error.line) = (definition?.file, definition?.line)
    error.context = context(of: name, functionAt: function)
    failed(error)
  }

  /// "in the completion block of fade.lua:3, at 0.400 s".
  private func context(of name: String, functionAt index: Int32) -> String {
    let location = lua.definition(ofFunctionAt: index).map(lua.origin).map { " of \($0.file):\($0.line)" } ?? ""
    return "in \(name)\(location), at \(NumberText.fixed(session.world.now, 3)) s"
  }

  /// Reports the error of a function that went on by itself, in a thread of its own.
  func failed(_ error: ScriptError, in name: String, running function: LuaReference) {
    var error = error
    lua.push(function)
    error.context = error.context ?? context(of: name, functionAt: lua.top)
    lua.pop()
    failed(error)
  }

  /// Reports an error that escaped from a callback. The world goes on, unless it was an interrupt.
  package func failed(_ error: ScriptError) {
    if session.access.isStopping { return }
    errorCount += 1
    if error.code == ScriptError.Code.interrupted { session.world.interrupt() }
    session.onCallbackError(error)
  }
}
