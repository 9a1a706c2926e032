import CLua

/// Tables, raw: no metamethod of a script is called.
extension LuaState {
  /// Pushes an empty table with room for these.
  public func pushTable(arrayCapacity: Int32 = 0, fieldCapacity: Int32 = 0) {
    lua_createtable(L, arrayCapacity, fieldCapacity)
  }

  /// Pushes an empty table that holds its values weakly.
  public func pushWeakTable() {
    lua_createtable(L, 0, 0)
    lua_createtable(L, 0, 1)
    push("v")
    lua_setfield(L, -2, "__mode")
    lua_setmetatable(L, -2)
  }

  /// Pushes an array of words that prints as its contents: `{"top", "left"}`.
  public func pushWords(_ words: [String]) {
    pushTable(arrayCapacity: Int32(clamping: words.count))
    for (index, word) in words.enumerated() {
      push(word)
      popIntoElement(index + 1, of: -2)
    }
    ph_mark_words(ps)
  }

  /// Pushes the field `name` of the table at `index`; nil when there is none.
  public func pushField(_ name: String, of index: Int32) {
    let index = lua_absindex(L, index)
    push(name)
    lua_rawget(L, index)
  }

  /// Pops the top value into the field `name` of the table at `index`.
  public func popIntoField(_ name: String, of index: Int32) {
    let index = lua_absindex(L, index)
    push(name)
    ph_lua_insert(L, -2)
    lua_rawset(L, index)
  }

  /// The whole number that the metatable of the value at `index` has under a name; nil where it has none.
  public func metafield(_ name: String, at index: Int32) -> Int? {
    guard luaL_getmetafield(L, index, name) != LUA_TNIL else { return nil }
    defer { pop() }
    return integer(at: -1)
  }

  /// The length of the array part, or of a string.
  public func count(at index: Int32) -> Int { Int(lua_rawlen(L, index)) }

  /// Pushes element `position`, counted from 1, of the table at `index`.
  public func pushElement(_ position: Int, of index: Int32) {
    lua_rawgeti(L, index, lua_Integer(position))
  }

  /// Pops the top value into element `position`, counted from 1, of the table at `index`.
  public func popIntoElement(_ position: Int, of index: Int32) {
    lua_rawseti(L, index, lua_Integer(position))
  }

  /// Calls `body` for each entry of the table at `index`, in the order of `pairs`, with the key at stack index `key` and
  /// the value at `key + 1`. Ends early when `body` returns false. The stack is as before afterwards.
  public func forEachEntry(of index: Int32, _ body: (_ key: Int32) -> Bool) {
    let table = lua_absindex(L, index)
    let before = lua_gettop(L)
    let count = ph_push_sorted_keys(ps, table)
    let keys = lua_gettop(L)
    var position: Int64 = 1
    while position <= count {
      lua_rawgeti(L, keys, position)
      lua_pushvalue(L, -1)
      lua_rawget(L, table)
      let goesOn = body(keys + 1)
      lua_settop(L, keys)
      if !goesOn { break }
      position += 1
    }
    lua_settop(L, before)
  }
}
