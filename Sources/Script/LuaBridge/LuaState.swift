public import CLua
public import Limits

/// One Lua 5.4 interpreter with the sandboxed libraries. Two can live side by side; there are no globals.
///
/// Not thread-safe, except `interruptHandle`. No call raises or unwinds Swift: failure is a return value.
public final class LuaState {
  @usableFromInline let runtime: LuaRuntime
  @usableFromInline let ps: UnsafeMutablePointer<ph_state>
  unowned(unsafe) let host: any LuaHost
  let frequent: FrequentCalls
  /// By the chunk, as Lua shortens its name, and the line.
  var origins: [String: [Int: Origin]] = [:]

  /// - Parameters:
  ///   - memoryLimit: Bytes that Lua may use. Beyond it a script fails with "not enough memory" and the state stays
  ///     usable. While Swift runs on behalf of a script the limit is soft: the script fails when Swift has returned.
  ///   - seed: Of `math.random`. One seed, one sequence, on every machine.
  ///   - isTrusted: Whether scripts have all of Lua's libraries: files, programs, bytecode, the machine's clock as
  ///     `os.realtime`. Finalisers stay refused, and C modules are not loaded.
  ///   - host: Not retained; must outlive the state.
  /// - Throws: `ScriptError` with code `out-of-memory`, when the libraries do not fit into `memoryLimit`.
  public init(
    memoryLimit: Int = Limit.memory.most, seed: UInt64 = 0, isTrusted: Bool = false, host: some LuaHost
  ) throws(ScriptError) {
    var callbacks = LuaState.callbacks
    guard let ps = ph_open(&callbacks, memoryLimit, seed, isTrusted) else {
      throw ScriptError(code: ScriptError.Code.memory, message: "not enough memory to start Lua")
    }
    self.runtime = LuaRuntime(ps)
    self.ps = ps
    self.host = host
    frequent = FrequentCalls(of: host)
    ps.pointee.host.context = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit { ph_close(ps) }

  /// Closes the interpreter and releases every object that scripts still held. References may outlive it; nothing else
  /// may be called afterwards.
  public func close() { ph_close(ps) }

  /// The stack that Swift sees: that of the thread which called into Swift last.
  @inlinable var L: OpaquePointer { ps.pointee.L }

  // MARK: Memory

  /// Bytes in use by Lua, and those that the host has added for its own memory.
  public var memoryInUse: Int { ps.pointee.used }

  /// The address of `memoryInUse`. A host adds the memory it takes for a script and subtracts what it frees, so that
  /// the limit covers both. Valid until the state is released.
  public var memoryPlace: UnsafeMutablePointer<Int> {
    UnsafeMutableRawPointer(ps).advanced(by: MemoryLayout<ph_state>.offset(of: \.used).unsafelyUnwrapped)
      .assumingMemoryBound(to: Int.self)
  }

  /// Objects that scripts hold, dead ones included until the collector has seen them.
  public var liveObjectCount: Int { Int(ph_live_boxes(ps)) }

  /// A full garbage collection; releases the objects that nothing refers to any more.
  ///
  /// - Parameter passes: Two by default: objects that the first one finalises are freed by the second, and may have kept
  ///   others alive.
  public func collectGarbage(passes: Int = 2) { ph_collect(ps, CInt(passes)) }

  /// Runs `body`, after a full collection. In it `collectNew` leaves alone what was there before and was not changed: a
  /// collection writes on all that it looks at, and copies of the process share with it what nobody writes on.
  public func whileOld(_ body: () -> Void) {
    ph_make_old(ps)
    body()
    ph_make_even(ps)
  }

  /// Releases the objects that were made within `whileOld` and that nothing refers to any more.
  public func collectNew() { ph_collect_new(ps) }

  /// Releases objects that scripts have collected. Every call ends with this; call it in long stretches without one.
  public func releaseCollected() { ph_drain(ps) }

  // MARK: Interrupts

  /// The argument of `interruptFunction`. Valid until `close()`.
  public var interruptHandle: UnsafeMutableRawPointer { UnsafeMutableRawPointer(ps) }

  /// Raises the error `interrupted` in the running script. Async-signal-safe: a C function, without Swift around it.
  /// `pcall` does not stop the error: it is raised again until the outermost call has ended.
  public static var interruptFunction: @convention(c) (UnsafeMutableRawPointer?) -> Void { ph_interrupt }

  /// Raises the error `interrupted` in the running script.
  public func interrupt() { ph_interrupt(ps) }

  /// Whether an interrupt is pending: long loops in Swift should return.
  public var isInterrupted: Bool { ps.pointee.interrupted != 0 }

  /// Forgets an interrupt that came while nothing ran.
  public func clearInterrupt() { ph_clear_interrupt(ps) }
}
