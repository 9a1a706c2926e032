import CLua

/// Owns the interpreter's memory, so that references may outlive `LuaState.close()`.
@usableFromInline
final class LuaRuntime {
  let ps: UnsafeMutablePointer<ph_state>

  init(_ ps: UnsafeMutablePointer<ph_state>) { self.ps = ps }

  deinit { ph_free(ps) }
}

/// Keeps one Lua value alive: a compiled chunk, a running timer's block.
///
/// Strong: a value that belongs to an object goes in a `PayloadReference`, or the two keep each other alive for ever.
/// May be dropped anywhere, also in a `deinit` and after the state is closed.
public final class LuaReference {
  @usableFromInline let runtime: LuaRuntime
  @usableFromInline let index: Int32

  init(runtime: LuaRuntime, index: Int32) {
    self.runtime = runtime
    self.index = index
  }

  deinit { ph_defer_unref(runtime.ps, index) }
}

/// Names a Lua value that lives with an object: looked up at each use, released with the object.
///
/// Holds nothing itself. Two of one object need two names.
public struct PayloadReference {
  public unowned(unsafe) let owner: AnyObject
  public let slot: String
  /// The object keeps the value only weakly: a delegate.
  public let isWeak: Bool

  public init(owner: AnyObject, slot: String, isWeak: Bool = false) {
    self.owner = owner
    self.slot = slot
    self.isWeak = isWeak
  }
}
