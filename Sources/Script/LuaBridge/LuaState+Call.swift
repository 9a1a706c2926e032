public import CLua

extension LuaState {
  /// Compiles text. `name` is what errors show, such as "fade.lua". Never bytecode.
  ///
  /// A failure is `isIncomplete` when the text ends in the middle of something: a shell then asks for another line.
  public func load(_ source: String, name: String) -> Result<LuaReference, ScriptError> {
    var source = source
    let status = source.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { ph_load(ps, $0.baseAddress, $0.count, "@" + name) }
    }
    guard status == LUA_OK else { return .failure(popLoadError(status, chunk: name, source: source)) }
    return .success(popReference())
  }

  /// Calls a function and returns all its results.
  public func call(_ function: LuaReference, _ arguments: [LuaValue] = []) -> Result<[LuaValue], ScriptError> {
    let base = top
    push(function)
    guard reserve(Int32(arguments.count) + 8) else {
      setTop(base)
      return .failure(ScriptError(code: ScriptError.Code.stackOverflow, message: "stack overflow"))
    }
    for argument in arguments { push(argument) }
    if let error = pcallOnStack(arguments: Int32(arguments.count), results: LUA_MULTRET) { return .failure(error) }
    var results: [LuaValue] = []
    var index = base
    while index < top {
      index += 1
      results.append(value(at: index))
    }
    setTop(base)
    return .success(results)
  }

  /// Calls the function that was pushed before its `arguments`, the top values. Both are popped; on success `results`
  /// values are pushed, or all of them for -1. On failure nothing is, and the error is returned.
  ///
  /// Callable at any depth: from a host method, inside a callback, on a coroutine. Allocates nothing of its own unless the
  /// call fails. No engine state may be under `inout` access meanwhile.
  public func pcallOnStack(arguments: Int32, results: Int32) -> ScriptError? {
    let status = ph_pcall(ps, arguments, results)
    if status == LUA_OK { return nil }
    return popError(status)
  }

  /// The result of `__tostring` of the table at `index`; nil when there is none, it fails, or it gives no text.
  public func ownText(at index: Int32) -> String? {
    let index = absoluteIndex(index)
    guard reserve(4), luaL_getmetafield(L, index, "__tostring") != LUA_TNIL else { return nil }
    pushCopy(of: index)
    guard pcallOnStack(arguments: 1, results: 1) == nil else { return nil }
    defer { pop() }
    return string(at: -1)
  }

  /// Begins a call of the function that is pushed next, before its arguments.
  @inlinable
  public func beginCall() { ph_push_guard(ps) }

  /// Ends what `beginCall` began. In half the time of `pcallOnStack`, because nothing is moved: one value stays below the
  /// results, so set the top back to where it was before `beginCall`. False when the call failed: `caughtError` says why,
  /// and must be asked before anything else is done here.
  @inlinable
  public func endCall(arguments: Int32, results: Int32) -> Bool {
    ph_pcall_guarded(ps, arguments, results) == LUA_OK
  }

  /// The error of the `endCall` that has just returned false.
  public func caughtError() -> ScriptError { popError(ps.pointee.caught_status) }

  // MARK: Threads

  /// A host method returns this to suspend the thread that called it until `resume` gives its result. Only where
  /// `canSuspend` says so.
  public static var suspends: Int32 { PH_SUSPENDS }

  /// A thread that runs `function` when it is resumed first.
  public func makeThread(running function: LuaReference) -> LuaReference {
    push(function)
    ph_push_thread(ps)
    return popReference()
  }

  /// True where `thread` is the one that calls the host now, with nothing but Lua between.
  public func canSuspend(_ thread: LuaReference) -> Bool {
    thread.runtime === runtime && ph_can_suspend(ps, thread.index)
  }

  /// How a resumed thread went on.
  public enum Resumption {
    /// With its first result, or nil.
    case ended(LuaReference)
    /// The thread waits again, or yielded.
    case suspended
    /// With the value that was raised.
    case failed(ScriptError, LuaReference)
  }

  /// The end of a call that suspended its thread.
  public enum LateResult {
    case value(LuaValue)
    case error(LuaValue)
  }

  /// Begins or continues a thread. One that is neither new nor suspended is left alone.
  ///
  /// - Parameter result: What the call ends with that returned `suspends`; nil for a new thread, and for one that
  ///   `LuaHost.wait` suspended.
  @discardableResult
  public func resume(_ thread: LuaReference, with result: LateResult? = nil) -> Resumption {
    guard thread.runtime === runtime else { return .suspended }
    switch result {
    case .value(let value)?:
      push(false)
      push(value)
    case .error(let value)?:
      push(true)
      push(value)
    case nil: break
    }
    return resumption(of: thread, arguments: result == nil ? 0 : 2)
  }

  /// Begins a thread whose function takes arguments.
  ///
  /// - Parameter arguments: Pushes them, and returns how many there are.
  public func begin(_ thread: LuaReference, with arguments: () -> Int32) -> Resumption {
    guard thread.runtime === runtime else { return .suspended }
    return resumption(of: thread, arguments: arguments())
  }

  private func resumption(of thread: LuaReference, arguments: Int32) -> Resumption {
    switch ph_resume(ps, thread.index, arguments) {
    case LUA_OK: return .ended(popReference())
    case LUA_YIELD: return .suspended
    case let status:
      let value = reference(at: -1)
      return .failed(popError(status), value)
    }
  }

  /// The value by which an error is raised in a script. Its location is where it is raised, unless it has one.
  public func value(of error: ScriptError) -> LuaValue {
    _ = fail(error)
    return .reference(popReference())
  }
}
