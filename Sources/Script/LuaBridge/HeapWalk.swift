import CLua

/// A walk over everything that strong references lead to, from where it is told to begin, the nearest first. It runs
/// nothing of a script and changes nothing.
///
/// References between Swift objects are seen as far as their owners report them. Weak tables and weak fields end a way.
public final class HeapWalk {
  /// A reference from one value to the next.
  public enum Step: Equatable, Sendable {
    /// A field of a table, or of an instance of a script's class.
    case field(String)
    /// A variable that a function captures, and where that function was written.
    case captured(String, file: String, line: Int)
    /// A value that an object keeps under a name: its delegate, a handler.
    case kept(String)
    /// An object that an object owns: a subview, a child.
    case owned
    /// Any other: an element, a metatable, a method of a class, a variable of a coroutine.
    case part
  }

  private let lua: LuaState
  private let most: Int
  /// Where the table of the values stands that the walk has come to, in their order.
  private let values: Int32
  /// The values' numbers, from 1, by their identities.
  private var numbers: [UInt: Int] = [:]
  /// How each value was first come to; 0 where the walk began with it.
  private var ways: [(from: Int, step: Step)] = [(0, .part)]
  /// Functions whose `self` the walk does not follow.
  private var leftAlone: Set<Int> = []
  private var next = 1
  /// False once there were more values than it may visit: what it has not found may be there all the same.
  public private(set) var isWhole = true

  fileprivate init(_ lua: LuaState, most: Int) {
    (self.lua, self.most) = (lua, most)
    lua.pushTable()
    values = lua.top
  }

  // MARK: Where it begins

  /// Begins at a value that Swift keeps.
  public func begin(at reference: LuaReference) {
    lua.push(reference)
    visit(from: 0, .part)
  }

  /// Begins at an object's fields and what it keeps, without what it owns.
  public func begin(insideOf object: AnyObject) {
    guard ph_push_existing(lua.ps, opaque(object)) else { return }
    let box = lua.top
    fields(ofBoxAt: box, from: 0)
    lua.setTop(box - 1)
  }

  /// Begins at an object: its fields, what it keeps, and what it owns.
  public func begin(at object: AnyObject) {
    if ph_push_existing(lua.ps, opaque(object)) { visit(from: 0, .part) }
  }

  /// Begins at all that is kept while nothing runs: the globals, the classes, the objects on screen, what Swift keeps.
  ///
  /// - Parameter references: Those of Swift's that do not count. Of a function that Swift keeps for another reason,
  ///   `self` does not count: whose function it is, keeps it.
  public func begin(atRootsWithout references: [LuaReference]) {
    let excluded = Set(references.map { Int($0.index) })
    lua_pushvalue(lua.L, ph_lua_registry_index())
    lua.forEachEntry(of: lua.top) { key in
      let index = lua.integer(at: key)
      guard index.map({ !excluded.contains($0) }) ?? true else { return true }
      lua.pushCopy(of: key + 1)
      let isFunction = lua.isFunction(at: lua.top)
      if let number = visit(from: 0, .part), isFunction, index != nil { leftAlone.insert(number) }
      return true
    }
    lua.pop()
  }

  // MARK: Walking

  /// Goes on to the end.
  ///
  /// - Parameters:
  ///   - follows: Whether to take a step.
  ///   - enters: Whether to go on from an object, once the walk has come to it.
  public func run(
    where follows: (Step) -> Bool = { _ in true }, entering enters: (AnyObject) -> Bool = { _ in true }
  ) {
    while next < ways.count {
      guard next <= most else {
        isWhole = false
        return
      }
      let base = lua.top
      lua.pushElement(next, of: values)
      if lua.object(at: -1).map({ enters($0.takeUnretainedValue()) }) ?? true { expand(next, follows) }
      lua.setTop(base)
      next += 1
    }
  }

  /// True once the walk has come to an object.
  public func reaches(_ object: AnyObject) -> Bool { number(of: object) != nil }

  /// The steps by which it has come to an object first; nil where it has not.
  public func steps(to object: AnyObject) -> [Step]? {
    guard var number = number(of: object) else { return nil }
    var steps: [Step] = []
    while ways[number].from > 0 {
      steps.append(ways[number].step)
      number = ways[number].from
    }
    // The first step of a walk that began inside of an object says where.
    if ways[number].step != .part { steps.append(ways[number].step) }
    return steps.reversed()
  }

  private func number(of object: AnyObject) -> Int? {
    guard ph_push_existing(lua.ps, opaque(object)) else { return nil }
    defer { lua.pop() }
    return numbers[lua.identity(at: -1)]
  }

  /// Pops the value on top, and notes it where the walk has not come to it.
  @discardableResult
  private func visit(from: Int, _ step: Step) -> Int? {
    defer { lua.pop() }
    switch lua_type(lua.L, -1) {
    case LUA_TTABLE, LUA_TFUNCTION, LUA_TUSERDATA, LUA_TTHREAD: break
    default: return nil
    }
    let identity = lua.identity(at: -1)
    guard identity != 0, numbers[identity] == nil else { return nil }
    ways.append((from, step))
    let number = ways.count - 1
    numbers[identity] = number
    lua.pushCopy(of: -1)
    lua.popIntoElement(number, of: values)
    return number
  }

  /// Visits what the value on top leads to.
  private func expand(_ number: Int, _ follows: (Step) -> Bool) {
    let value = lua.top
    guard lua.reserve(16) else {
      isWhole = false
      return
    }
    switch lua_type(lua.L, value) {
    case LUA_TTABLE: entries(ofTableAt: value, from: number, follows) { .field($0) }
    case LUA_TFUNCTION: captures(ofFunctionAt: value, from: number, follows)
    case LUA_TTHREAD: variables(ofThreadAt: value, from: number, follows)
    default:
      guard ph_to_box(lua.L, value) != nil else {
        // A class has its methods, a value the object that it was read from.
        if lua_getiuservalue(lua.L, value, 1) != LUA_TNONE, follows(.part) { visit(from: number, .part) }
        return
      }
      if lua_getiuservalue(lua.L, value, 1) == LUA_TTABLE {
        entries(ofTableAt: lua.top, from: number, follows, other: .owned) { .kept($0) }
      }
      fields(ofBoxAt: value, from: number, follows)
    }
  }

  private func fields(ofBoxAt box: Int32, from number: Int, _ follows: (Step) -> Bool = { _ in true }) {
    if lua_getiuservalue(lua.L, box, 2) == LUA_TTABLE {
      entries(ofTableAt: lua.top, from: number, follows) { .field($0) }
    }
    lua.setTop(box)
  }

  private func entries(
    ofTableAt table: Int32, from number: Int, _ follows: (Step) -> Bool, other: Step = .part, _ named: (String) -> Step
  ) {
    var mode = ""
    if lua_getmetatable(lua.L, table) != 0 {
      lua.pushField("__mode", of: -1)
      mode = lua.string(at: -1) ?? ""
      lua.pop()
      if follows(.part) { visit(from: number, .part) } else { lua.pop() }
    }
    guard !mode.contains("v") else { return }
    lua.forEachEntry(of: table) { key in
      let step = lua.type(at: key) == .string ? lua.string(at: key).map(named) ?? other : other
      guard follows(step) else { return true }
      if !mode.contains("k") {
        lua.pushCopy(of: key)
        visit(from: number, .part)
      }
      lua.pushCopy(of: key + 1)
      visit(from: number, step)
      return true
    }
  }

  private func captures(ofFunctionAt function: Int32, from number: Int, _ follows: (Step) -> Bool) {
    let definition = lua.definition(ofFunctionAt: function).map(lua.origin)
    var index: Int32 = 1
    while let name = lua_getupvalue(lua.L, function, index) {
      index += 1
      let variable = String(cString: name)
      let step = definition.map { Step.captured(variable, file: $0.file, line: $0.line) } ?? .part
      guard follows(step), !(variable == "self" && leftAlone.contains(number)) else {
        lua.pop()
        continue
      }
      visit(from: number, step)
    }
  }

  /// The variables of its running functions, and what waits on its stack before it runs.
  private func variables(ofThreadAt value: Int32, from number: Int, _ follows: (Step) -> Bool) {
    guard follows(.part), let thread = lua_tothread(lua.L, value), lua_checkstack(thread, 4) != 0 else { return }
    func take() {
      if thread != lua.L { lua_xmove(thread, lua.L, 1) }
      visit(from: number, .part)
    }
    var (level, record): (Int32, lua_Debug) = (0, lua_Debug())
    while lua_getstack(thread, level, &record) != 0 {
      level += 1
      lua_getinfo(thread, "f", &record)
      take()
      var variable: Int32 = 1
      while lua_getlocal(thread, &record, variable) != nil {
        variable += 1
        take()
      }
    }
    guard level == 0, thread != lua.L else { return }
    for index in 0..<max(0, lua_gettop(thread)) {
      lua_pushvalue(thread, index + 1)
      take()
    }
  }
}

extension LuaState {
  /// A walk over the heap, for as long as `body` runs; nil where the stack has no room for it.
  ///
  /// - Parameter most: How many values it visits at most.
  public func walkHeap<Result>(most: Int, _ body: (HeapWalk) throws -> Result) rethrows -> Result? {
    guard reserve(40) else { return nil }
    let base = top
    defer { setTop(base) }
    return try body(HeapWalk(self, most: most))
  }
}
