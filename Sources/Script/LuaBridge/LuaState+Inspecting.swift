import CLua

/// Reads functions and tables of a script without running code.
extension LuaState {
  /// The source position of the function at `index`; nil for a built-in one, and for other values.
  public func definition(ofFunctionAt index: Int32) -> (file: String, line: Int)? {
    guard isFunction(at: index) else { return nil }
    pushCopy(of: index)
    var record = lua_Debug()
    guard lua_getinfo(L, ">S", &record) != 0, record.linedefined >= 0 else { return nil }
    let file = withUnsafeBytes(of: &record.short_src) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return (file, Int(record.linedefined))
  }

  /// The position of the innermost running function of a script; nil when none is running.
  public var runningLine: (file: String, line: Int)? { runningLines.first { _ in true } }

  /// Whether the innermost running function of a script is the body of a file or of an input.
  public var runsMainChunk: Bool {
    var (level, record): (Int32, lua_Debug) = (0, lua_Debug())
    while lua_getstack(L, level, &record) != 0 {
      level += 1
      if lua_getinfo(L, "Sl", &record) != 0, record.currentline > 0 { return record.what.pointee == UInt8(ascii: "m") }
    }
    return false
  }

  /// The positions of the running functions of scripts, the innermost first.
  var runningLines: some Sequence<(file: String, line: Int)> {
    var level: Int32 = 0
    return AnyIterator {
      var record = lua_Debug()
      while lua_getstack(self.L, level, &record) != 0 {
        level += 1
        if lua_getinfo(self.L, "Sl", &record) != 0, record.currentline > 0 {
          let file = withUnsafeBytes(of: &record.short_src) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
          return (file, Int(record.currentline))
        }
      }
      return nil
    }
  }

  /// The file of the innermost running function of a script, as its chunk is named; nil when none is running, and for a
  /// chunk that is no file.
  public var runningFile: String? {
    var record = lua_Debug()
    var level: Int32 = 0
    while lua_getstack(L, level, &record) != 0 {
      if lua_getinfo(L, "Sl", &record) != 0, record.currentline > 0 {
        let name = UnsafeRawBufferPointer(start: record.source, count: record.srclen)
        return name.first == UInt8(ascii: "@") ? String(decoding: name.dropFirst(), as: UTF8.self) : nil
      }
      level += 1
    }
    return nil
  }

  /// Identifies the table, function, thread or object at `index` while it lives. Not for showing: it is
  /// an address.
  public func identity(at index: Int32) -> UInt { UInt(bitPattern: lua_topointer(L, index)) }

  /// The source lines of the function at `index`; nil for a built-in one, and for other values.
  public func lines(ofFunctionAt index: Int32) -> ClosedRange<Int>? {
    guard isFunction(at: index) else { return nil }
    pushCopy(of: index)
    var record = lua_Debug()
    guard lua_getinfo(L, ">S", &record) != 0, record.linedefined >= 0, record.lastlinedefined >= record.linedefined
    else { return nil }
    return max(1, Int(record.linedefined))...max(1, Int(record.lastlinedefined))
  }

  /// Pushes what a script gave its class, or a class of its own above that, under a name; nil when it gave nothing.
  public func pushScriptField(_ name: String, of classID: Int32) {
    var next: Int32? = classID
    while let id = next, isScriptClass(id) {
      pushClass(id)
      lua_getiuservalue(L, -1, 1)
      pushField(name, of: -1)
      ph_lua_insert(L, -3)
      pop(2)
      guard isNil(at: top) else { return }
      pop()
      next = superclass(of: id)
    }
    lua_pushnil(L)
  }

  /// The first field, in byte order, in which an object of a script's class holds another; nil where none does.
  public func field(of owner: AnyObject, classID: Int32, holding other: AnyObject) -> String? {
    guard reserve(8) else { return nil }
    let base = top
    defer { setTop(base) }
    pushObject(owner, classID: classID)
    guard lua_getiuservalue(L, -1, 2) == LUA_TTABLE else { return nil }
    var name: String?
    forEachEntry(of: -1) { key in
      if object(at: key + 1)?.takeUnretainedValue() === other { name = string(at: key) }
      return name == nil
    }
    return name
  }

  /// The names of the functions that a script gave its class, not those of its superclass, in byte order, with where each
  /// was written.
  public func scriptMethods(of classID: Int32) -> [(name: String, definition: (file: String, line: Int)?)] {
    guard isScriptClass(classID) else { return [] }
    pushClass(classID)
    lua_getiuservalue(L, -1, 1)
    defer { pop(2) }
    var methods: [(name: String, definition: (file: String, line: Int)?)] = []
    forEachEntry(of: -1) { key in
      if let name = string(at: key), isFunction(at: key + 1) {
        methods.append((name, definition(ofFunctionAt: key + 1)))
      }
      return true
    }
    return methods
  }
}
