public import CLua

/// The kind of value at a stack index.
public enum LuaType: Sendable {
  case none, `nil`, bool, number, string, table, function, thread
  /// An object of a class.
  case object
  /// A value struct.
  case structure
  /// A class: `UIView` itself.
  case type
}

/// Reading and pushing. Indices are Lua's: 1 is the first argument, -1 the top. Nothing here calls a script or converts
/// between kinds: a string of digits is not a number.
extension LuaState {
  /// The index of the top value, which is how many there are.
  @inlinable public var top: Int32 { lua_gettop(L) }

  /// Sets the number of values to `index`: removes values, or pushes nil.
  @inlinable public func setTop(_ index: Int32) { lua_settop(L, index) }

  public func pop(_ count: Int32 = 1) { ph_lua_pop(L, count) }

  /// Removes the value at `index`; those above it move down.
  public func remove(at index: Int32) { ph_lua_remove(L, index) }

  /// Pops the top value and puts it in the place of the one at `index`.
  public func popInto(_ index: Int32) {
    lua_copy(L, -1, lua_absindex(L, index))
    pop()
  }

  /// Makes room for more than the 200 values a host method may push. False when the script's stack is full.
  public func reserve(_ count: Int32) -> Bool { lua_checkstack(L, count) != 0 }

  public func absoluteIndex(_ index: Int32) -> Int32 { lua_absindex(L, index) }

  // MARK: Reading

  public func type(at index: Int32) -> LuaType {
    switch lua_type(L, index) {
    case LUA_TNIL: .nil
    case LUA_TBOOLEAN: .bool
    case LUA_TNUMBER: .number
    case LUA_TSTRING: .string
    case LUA_TTABLE: .table
    case LUA_TFUNCTION: .function
    case LUA_TTHREAD: .thread
    case LUA_TUSERDATA:
      if ph_to_box(L, index) != nil { .object } else if ph_to_struct(L, index) != nil { .structure } else { .type }
    default: .none
    }
  }

  public func isNil(at index: Int32) -> Bool { lua_type(L, index) <= LUA_TNIL }
  public func isTable(at index: Int32) -> Bool { lua_type(L, index) == LUA_TTABLE }
  public func isFunction(at index: Int32) -> Bool { lua_type(L, index) == LUA_TFUNCTION }

  /// The number, whole or not.
  public func number(at index: Int32) -> Double? {
    lua_type(L, index) == LUA_TNUMBER ? ph_lua_tonumber(L, index) : nil
  }

  /// The whole number; a float counts when it has no fraction and fits.
  public func integer(at index: Int32) -> Int? {
    guard lua_type(L, index) == LUA_TNUMBER else { return nil }
    var isInteger: Int32 = 0
    let value = lua_tointegerx(L, index, &isInteger)
    return isInteger != 0 ? Int(value) : nil
  }

  /// Whether the value is a number that Lua keeps as an integer: `90`, and not `90.0`.
  public func isInteger(at index: Int32) -> Bool { lua_isinteger(L, index) != 0 }

  public func bool(at index: Int32) -> Bool? {
    lua_type(L, index) == LUA_TBOOLEAN ? lua_toboolean(L, index) != 0 : nil
  }

  /// The text of a string, not of a number; bytes that are not UTF-8 are replaced.
  public func string(at index: Int32) -> String? {
    utf8(at: index).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a string, valid while it stays on the stack.
  public func utf8(at index: Int32) -> UnsafeRawBufferPointer? {
    guard lua_type(L, index) == LUA_TSTRING else { return nil }
    var length = 0
    let bytes = lua_tolstring(L, index, &length)
    return UnsafeRawBufferPointer(start: bytes, count: length)
  }

  /// The object at `index`, of any class; nil for other values.
  public func object(at index: Int32) -> Unmanaged<AnyObject>? {
    guard let object = ph_to_box(L, index)?.pointee.object else { return nil }
    return Unmanaged.fromOpaque(object)
  }

  /// The object at `index` when it is of this class or a subclass.
  public func object(at index: Int32, kindOf classID: Int32) -> Unmanaged<AnyObject>? {
    let boxed = ph_box_class(L, index)
    guard boxed == classID || ph_is_kind(ps, boxed, classID) else { return nil }
    return object(at: index)
  }

  /// The class of the object at `index`; -1 when there is none.
  public func classID(ofObjectAt index: Int32) -> Int32 { ph_box_class(L, index) }

  /// The class that is the value at `index` itself; -1 when it is none.
  public func classID(at index: Int32) -> Int32 { ph_to_class(L, index) }

  /// The kind of the value struct at `index`; -1 when there is none.
  public func structKind(at index: Int32) -> Int32 { Int32(ph_to_struct(L, index)?.pointee.kind ?? -1) }

  /// The numbers of a value struct of this kind, valid while it stays on the stack; nil for anything else.
  public func structure(at index: Int32, kind: Int32) -> UnsafePointer<Double>? {
    guard let value = ph_to_struct(L, index), Int32(value.pointee.kind) == kind else { return nil }
    return ph_struct_fields(value)
  }

  /// The value at `index` as Swift may keep it. A table, function, thread or class becomes a reference, and so does a
  /// string that is no UTF-8: its bytes would be lost.
  public func value(at index: Int32) -> LuaValue {
    switch type(at: index) {
    case .none, .nil: return .nil
    case .bool: return .bool(lua_toboolean(L, index) != 0)
    case .number:
      if lua_isinteger(L, index) != 0 { return .integer(Int(lua_tointegerx(L, index, nil))) }
      return .number(ph_lua_tonumber(L, index))
    case .string:
      let text = utf8(at: index).flatMap { String(validating: $0, as: UTF8.self) }
      return text.map { .string($0) } ?? .reference(reference(at: index))
    case .object:
      guard let object = object(at: index) else { return .nil }
      return .object(object.takeUnretainedValue(), classID: ph_box_class(L, index))
    case .structure:
      guard let value = ph_to_struct(L, index) else { return .nil }
      let fields = UnsafeBufferPointer(start: ph_struct_fields(value), count: Int(value.pointee.count))
      return .structure(kind: Int32(value.pointee.kind), Array(fields))
    case .table, .function, .thread, .type: return .reference(reference(at: index))
    }
  }

  /// The text of the value at `index`, as `tostring` gives it, except that it never calls a script.
  public func text(at index: Int32) -> String {
    ph_push_text(ps, index)
    defer { pop() }
    return string(at: -1) ?? ""
  }

  // MARK: Pushing

  @inlinable public func pushNil() { lua_pushnil(L) }
  @inlinable public func push(_ value: Bool) { lua_pushboolean(L, value ? 1 : 0) }
  @inlinable public func push(_ value: Double) { lua_pushnumber(L, value) }
  @inlinable public func push(_ value: Int) { lua_pushinteger(L, lua_Integer(value)) }

  public func push(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { _ = lua_pushlstring(L, $0.baseAddress, $0.count) }
    }
  }

  /// Pushes a value struct; `fields` has as many numbers as the kind was defined with.
  public func pushStruct(kind: Int32, _ fields: UnsafePointer<Double>) { ph_push_struct(ps, kind, fields) }
  /// Notes of the struct on top, if it is one, that it was read from a constant.
  public func markConstant() { ph_mark_constant(L) }

  /// Pushes a copy of the value at `index`.
  @inlinable public func pushCopy(of index: Int32) { lua_pushvalue(L, index) }

  /// Pushes the value of a reference; nil for one of another state.
  public func push(_ reference: LuaReference) {
    guard reference.runtime === runtime else { return pushNil() }
    _ = ph_lua_registry_get(L, reference.index)
  }

  public func push(_ value: LuaValue) {
    switch value {
    case .nil: pushNil()
    case .bool(let value): push(value)
    case .integer(let value): push(value)
    case .number(let value): push(value)
    case .string(let value): push(value)
    case .object(let value, let classID): pushObject(value, classID: classID)
    case .structure(let kind, let fields):
      fields.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return pushNil() }
        pushStruct(kind: kind, base)
      }
    case .reference(let reference): push(reference)
    }
  }

  // MARK: References

  /// Keeps the value at `index`.
  public func reference(at index: Int32) -> LuaReference {
    lua_pushvalue(L, index)
    return popReference()
  }

  /// Pops the top value and keeps it.
  public func popReference() -> LuaReference {
    LuaReference(runtime: runtime, index: luaL_ref(L, ph_lua_registry_index()))
  }
}
