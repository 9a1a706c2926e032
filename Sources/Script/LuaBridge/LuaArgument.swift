public import CLua

/// A value that a script assigned to a property.
///
/// Valid during the call only.
public struct LuaArgument {
  @usableFromInline let pointer: UnsafePointer<PHValue>

  @inlinable init(_ pointer: UnsafePointer<PHValue>) { self.pointer = pointer }

  public enum Kind: Sendable {
    case `nil`, bool, integer, number, string, object, structure
    /// A table, function, thread or class.
    case stack
  }

  @inlinable public var kind: Kind {
    switch pointer.pointee.tag {
    case PHTagNil: .nil
    case PHTagBool: .bool
    case PHTagInteger: .integer
    case PHTagNumber: .number
    case PHTagString: .string
    case PHTagObject, PHTagOwnedObject: .object
    case PHTagStruct: .structure
    default: .stack
    }
  }

  /// The number, whole or not; nil for anything else, strings of digits included.
  @inlinable public var number: Double? {
    switch pointer.pointee.tag {
    case PHTagNumber: pointer.pointee.number
    case PHTagInteger: Double(pointer.pointee.integer)
    default: nil
    }
  }

  /// The whole number; a float counts when it has no fraction and fits.
  @inlinable public var integer: Int? {
    switch pointer.pointee.tag {
    case PHTagInteger: Int(pointer.pointee.integer)
    case PHTagNumber: Int(exactly: pointer.pointee.number)
    default: nil
    }
  }

  /// The text; bytes that are not UTF-8 are replaced. Allocates: compare words by `utf8`.
  public var string: String? {
    utf8.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a string.
  @inlinable public var utf8: UnsafeRawBufferPointer? {
    guard pointer.pointee.tag == PHTagString else { return nil }
    return UnsafeRawBufferPointer(start: pointer.pointee.string.bytes, count: pointer.pointee.string.length)
  }

  /// Which value struct this is; -1 when it is none.
  @inlinable public var structKind: Int32 { pointer.pointee.tag == PHTagStruct ? pointer.pointee.kind : -1 }

  /// The numbers of a value struct of this kind; nil for anything else.
  @inlinable public func structure(kind: Int32) -> UnsafePointer<Double>? {
    guard pointer.pointee.tag == PHTagStruct, pointer.pointee.kind == kind else { return nil }
    return ph_value_const_fields(pointer)
  }
}
