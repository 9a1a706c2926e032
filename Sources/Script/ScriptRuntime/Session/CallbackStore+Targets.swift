package import LayerKit
import LuaBridge

/// Methods that are called by their names: those of targets, and those that a script performs.
extension CallbackStore {
  /// Whether an object has a method of this name, the script's or built in.
  package func responds(_ object: NSObject, to name: String) -> Bool {
    let base = lua.top
    defer { lua.setTop(base) }
    return lua.pushMethod(named: name, of: object)
      || session.classes.builtInMethod(name, of: session.classes.id(of: object)) != nil
  }

  /// Whether the script gives an object a method of this name.
  func overrides(_ object: NSObject, _ name: String) -> Bool {
    let base = lua.top
    defer { lua.setTop(base) }
    guard let table = object as? TableDelegate else { return lua.pushMethod(named: name, of: object) }
    table.pushTable()
    return lua.pushMethod(named: name, ofValueAt: lua.top)
  }

  /// Calls a method of an object by its name, the script's or a built-in one.
  ///
  /// A script's method is passed `arguments` and may ignore them, as a selector without a colon does. A built-in one is
  /// passed them only when it cannot be called without.
  ///
  /// - Parameter isBlock: Whether it runs during a script's call, which then fails with its error.
  /// - Returns: What `read` makes of the result; nil when there is no such method, or it failed.
  @discardableResult
  package func send<Value>(
    _ name: String, to target: NSObject, _ arguments: [ScriptValue], isBlock: Bool = false,
    _ read: (ScriptArgument) throws -> Value
  ) -> Value? {
    let base = lua.top
    guard lua.reserve(20) else { return nil }
    if lua.pushMethod(named: name, of: target) {
      return finish(name, base, arguments, receiver: 1, isBlock: isBlock, read)
    }
    guard let method = session.classes.builtInMethod(name, of: session.classes.id(of: target)) else { return nil }
    lua.pushFunction(member: method.member)
    session.push(.object(target))
    return finish(name, base, method.needsArguments ? arguments : [], receiver: 1, isBlock: isBlock, read)
  }

  /// The same without a result.
  package func send(_ name: String, to target: NSObject, _ argument: ScriptValue) {
    send(name, to: target, [argument]) { _ in }
  }

  /// Checks that an object has a method `name`.
  /// - Throws: `unknownMember` when it has none.
  package func expectMethod(_ name: String, of object: NSObject) throws(ScriptFailure) {
    guard !responds(object, to: name) else { return }
    let id = session.classes.id(of: object)
    throw .unknownMember(
      type: session.classes.name(of: id), name: name,
      suggestion: Suggestion.nearest(to: name, among: session.classes.methodNames(of: id)), isMethodCall: true)
  }

  /// Checks that the object or table given as a target has a method `name`.
  /// - Throws: `unknownMember` when it has none, `wrongKind` when it is neither.
  package func expectMethod(_ name: String, of target: ScriptArgument) throws(ScriptFailure) {
    if let object = lua.object(at: target.index)?.takeUnretainedValue() as? NSObject {
      return try expectMethod(name, of: object)
    }
    // A gap has all methods.
    if session.gap(at: target.index) != nil { return }
    guard lua.isTable(at: target.index) else {
      throw .wrongKind(
        target.place, accepted: "an object or a table that has the method", given: session.describe(at: target.index))
    }
    guard lua.reserve(4) else { return }
    let base = lua.top
    lua.pushCopy(of: target.index)
    defer { lua.setTop(base) }
    guard lua.pushMethod(named: name, ofValueAt: lua.top) else {
      throw .unknownMember(
        type: "the target", name: name,
        suggestion: Suggestion.nearest(to: name, among: lua.fieldNames(of: target.index)), isMethodCall: true)
    }
  }
}
