import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Reading and writing a declared property of an object, as an assignment in a script does.
extension PropertyEntry {
  func value(of object: NSObject, in session: ScriptSession) throws -> ScriptValue {
    switch access {
    case .layer(let property): session.scriptValue(unsafeDowncast(object, to: CALayer.self)[property])
    case .number(_, let get, _): .number(get(object))
    case .bool(let get, _): .bool(get(object))
    case .value(let get, _): try get(session, object)
    }
  }

  /// - Throws: When the value does not fit, or the object cannot be changed. Nothing happens to what cannot be assigned.
  func set(_ argument: ScriptArgument, on object: NSObject) throws {
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

extension ScriptSession {
  /// The declared property of an object's class, or of one above it, with this name.
  func property(_ name: String, of object: NSObject) -> PropertyEntry? {
    for entry in lineage(of: classID(of: object)) {
      if let found = entry.properties.first(where: { $0.name == name && !$0.isStatic }) { return found }
    }
    return nil
  }
}
