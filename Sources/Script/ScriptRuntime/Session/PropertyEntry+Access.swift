package import LayerKit

/// Reading and writing a declared property of an object, as an assignment in a script does.
extension PropertyEntry {
  /// The value, as a script reads it.
  /// - Throws: `ScriptFailure`, from the property's own code.
  package func value(of object: NSObject, in session: ScriptSession) throws -> ScriptValue {
    switch access {
    case .layer(let property): session.scriptValue(unsafeDowncast(object, to: CALayer.self)[property])
    case .number(_, let get, _): .number(get(object))
    case .bool(let get, _): .bool(get(object))
    case .value(let get, _): try get(session, object)
    }
  }

  /// Assigns the value. A property without a setter stays as it is.
  /// - Throws: `frozenAnimation` for an animation that was added to a layer; otherwise as the property's setter.
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
