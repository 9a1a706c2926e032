import MotionMath

/// A member of a defined class, by its number in the bridge.
package final class BoundMember {
  package let typeName: String
  /// The property; nil for a function or a constant.
  package let property: PropertyEntry?
  /// The property's access, without its documentation, for reads and writes.
  package let access: PropertyAccess?
  package let function: FunctionEntry?
  let structProperty: ((UnsafePointer<Double>) -> ScriptValue)?
  /// The value of a constant; nil for any other member.
  package let constant: ScriptValue?

  init(
    typeName: String, property: PropertyEntry? = nil, function: FunctionEntry? = nil,
    structProperty: ((UnsafePointer<Double>) -> ScriptValue)? = nil, constant: ScriptValue? = nil
  ) {
    self.typeName = typeName
    self.property = property
    access = property?.access
    self.function = function
    self.structProperty = structProperty
    self.constant = constant
  }
}

/// Direct access to a number or flag of a layer, which is most of what scripts read and write.
struct Shortcut {
  enum Kind: UInt8 {
    case none, number, bool
  }

  let kind: Kind
  let property: LayerProperty

  init(_ access: PropertyAccess?) {
    guard case .layer(let property)? = access, property.numberRule == .any,
      property.kind == .number || property.kind == .bool
    else {
      (kind, property) = (.none, .opacity)
      return
    }
    self.property = property
    kind = property.kind == .number ? .number : .bool
  }
}
