package import LayerKit

/// Reading and writing a declared property of an object, as an assignment in a script does.
extension PropertyEntry {
  package func value(of object: NSObject, in session: ScriptSession) throws -> ScriptValue {
    switch access {
    case .layer(let property): session.scriptValue(unsafeDowncast(object, to: CALayer.self)[property])
    case .number(_, let get, _): .number(get(object))
    case .bool(let get, _): .bool(get(object))
    case .value(let get, _): try get(session, object)
    }
  }

  /// - Throws: When the value does not fit, or the object cannot be changed. Nothing happens to what cannot be assigned.
  package func set(_ argument: ScriptArgument, on object: NSObject) throws {
    if isWritable, let animation = object as? CAAnimation, animation.isFrozen {
      throw ScriptFailure.frozenAnimation(property: name)
    }
    switch access {
    case .layer(let property):
      try argument.set(property, of: unsafeDowncast(object, to: CALayer.self))
    case .number(_, _, let set): set?(object, try argument.number())
    case .bool(_, let set): set?(object, try argument.bool())
    case .value(_, let set): try set?(argument.session, object, argument)
    }
  }
}
