import CLua

extension LuaState {
  /// Pushes a global, without asking the host to make it.
  public func pushGlobal(_ name: String) {
    lua_rawgeti(L, ph_lua_registry_index(), lua_Integer(LUA_RIDX_GLOBALS))
    push(name)
    lua_rawget(L, -2)
    ph_lua_remove(L, -2)
  }

  /// Pops the top value into a global, without notifying the host.
  public func popIntoGlobal(_ name: String) {
    lua_rawgeti(L, ph_lua_registry_index(), lua_Integer(LUA_RIDX_GLOBALS))
    ph_lua_insert(L, -2)
    push(name)
    ph_lua_insert(L, -2)
    lua_rawset(L, -3)
    pop()
  }

  /// The names of the globals that exist, in byte order: what completion offers.
  public var globalNames: [String] {
    lua_rawgeti(L, ph_lua_registry_index(), lua_Integer(LUA_RIDX_GLOBALS))
    defer { pop() }
    var names: [String] = []
    forEachEntry(of: -1) { key in
      if let name = string(at: key) { names.append(name) }
      return true
    }
    return names
  }

  /// Calls `body` with each global variable that holds an object, in no order. `body` must not change globals.
  public func forEachGlobalObject(_ body: (_ name: String, _ object: AnyObject) -> Void) {
    lua_rawgeti(L, ph_lua_registry_index(), lua_Integer(LUA_RIDX_GLOBALS))
    lua_pushnil(L)
    while lua_next(L, -2) != 0 {
      if let object = object(at: -1), let name = string(at: -2) { body(name, object.takeUnretainedValue()) }
      pop()
    }
    pop()
  }

  /// Makes a plain function of `member`: calling it is `LuaHost.callMethod` with the arguments from 1.
  public func pushFunction(member: Int32) { ph_push_function(ps, member) }
}
