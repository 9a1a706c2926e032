public import CLua

/// Receives the value of a property. Without a value the script reads nil.
///
/// Numbers and flags cross without touching the Lua stack, a `String` or a reference count.
public struct LuaResult {
  @usableFromInline let pointer: UnsafeMutablePointer<PHValue>

  @inlinable init(_ pointer: UnsafeMutablePointer<PHValue>) { self.pointer = pointer }

  @inlinable public func number(_ value: Double) {
    pointer.pointee.tag = PHTagNumber
    pointer.pointee.number = value
  }

  /// A whole number, which a script prints without ".0".
  @inlinable public func integer(_ value: Int) {
    pointer.pointee.tag = PHTagInteger
    pointer.pointee.integer = Int64(value)
  }

  @inlinable public func bool(_ value: Bool) {
    pointer.pointee.tag = PHTagBool
    pointer.pointee.boolean = value ? 1 : 0
  }

  @inlinable public func setNil() { pointer.pointee.tag = PHTagNil }

  /// An object: it is retained here. nil is nil.
  @inlinable public func ownedObject(_ value: AnyObject?, classID: Int32) {
    guard let value else { return setNil() }
    pointer.pointee.tag = PHTagOwnedObject
    pointer.pointee.kind = classID
    pointer.pointee.object = Unmanaged.passRetained(value).toOpaque()
  }

  /// A value struct; fill in all its numbers.
  @inlinable public func structure(kind: Int32) -> UnsafeMutablePointer<Double> {
    pointer.pointee.tag = PHTagStruct
    pointer.pointee.kind = kind
    return ph_value_fields(pointer)
  }

  /// The value on top of the Lua stack: anything that does not fit above, pushed by the host.
  @inlinable public func top() { pointer.pointee.tag = PHTagStack }
}
