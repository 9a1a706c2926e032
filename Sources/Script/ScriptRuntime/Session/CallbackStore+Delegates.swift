package import LayerKit
import LuaBridge
import ViewKit

/// The delegates that a script gave objects.
extension CallbackStore {
  /// Keeps a delegate that a script gave `owner`, and returns the object the system calls; nil for nil.
  ///
  /// A table lives with the owner: strongly, or as long as the script itself holds it when the system's reference is
  /// weak. An instance of a script class is its own delegate.
  ///
  /// - Throws: `ScriptFailure` for a value that cannot be a delegate of this kind.
  package func setDelegate<Delegate>(
    _ slot: PayloadSlot, of owner: NSObject, _ value: ScriptArgument, isWeak: Bool,
    as type: Delegate.Type = Delegate.self
  ) throws(ScriptFailure) -> Delegate? {
    // Checked before anything is stored, so that a value that is no delegate changes nothing.
    var given: GivenDelegate?
    var delegate: Delegate?
    if let object = lua.object(at: value.index)?.takeUnretainedValue(), !value.isNil {
      delegate = object as? Delegate
      given = isWeak ? GivenDelegate(object) : nil
    } else if lua.isTable(at: value.index) {
      let asked: String? = if case .delegate(let name) = value.shape.wrapped { name } else { nil }
      let table = TableDelegate(session, .payload(PayloadReference(slot, of: owner, isWeak: isWeak)), for: asked)
      delegate = table as? Delegate
      // The system's reference may be weak, so the owner keeps the table's `TableDelegate` alive.
      given = GivenDelegate(table, isWeak: isWeak)
    }
    guard delegate != nil || value.isNil else { throw value.mismatch }
    lua.pushCopy(of: value.index)
    lua.popPayload(PayloadReference(slot, of: owner, isWeak: isWeak), classID: session.classes.id(of: owner))
    owner[attached: slot.givenDelegate] = given
    return delegate
  }

  /// The delegate that a script has set, as the script knows it.
  package func delegate(_ slot: PayloadSlot, of owner: NSObject) -> ScriptValue {
    lua.pushPayload(PayloadReference(slot, of: owner))
    if !lua.isNil(at: -1) { return .reference(lua.popReference()) }
    lua.pop()
    return .payload(PayloadReference(slot, of: owner, isWeak: true))
  }

  // MARK: Warnings

  /// Checks a delegate before it is called: warns if it was collected or has a misspelt method.
  package func inspectDelegate(_ slot: PayloadSlot, of owner: NSObject?, for protocolName: String) {
    guard let owner, let delegate = owner[attached: slot.givenDelegate], delegate.isWeak else { return }
    if delegate.isGone {
      warnOfLostDelegate(delegate, slot, of: owner)
    } else if let table = delegate.table, !delegate.isInspected {
      delegate.isInspected = true
      NearMissCheck(in: session).check(table, for: protocolName)
    }
  }

  /// Warns once when nothing but the weak reference of `owner` held a delegate, and it is gone.
  private func warnOfLostDelegate(_ delegate: GivenDelegate, _ slot: PayloadSlot, of owner: NSObject) {
    guard !delegate.isReported else { return }
    delegate.isReported = true
    session.app.warn(.lostDelegate(property: slot.name, owner: session.describe(owner)), about: owner)
  }
}

extension PayloadSlot {
  fileprivate var givenDelegate: AttachmentKey<GivenDelegate> { AttachmentKey(name) }
}

/// A delegate that a script gave an object.
final class GivenDelegate {
  /// The `TableDelegate` of a plain table; nil for an object.
  let table: TableDelegate?
  private weak var object: AnyObject?
  /// Whether the object it was given does not keep it alive.
  let isWeak: Bool
  /// Whether its loss was reported.
  var isReported = false
  /// Whether its names were checked.
  var isInspected = false

  /// An object, held weakly.
  init(_ object: AnyObject) {
    table = nil
    self.object = object
    isWeak = true
  }

  init(_ table: TableDelegate, isWeak: Bool) {
    self.table = table
    self.isWeak = isWeak
  }

  /// True once the delegate was collected.
  var isGone: Bool { table?.isGone ?? (object == nil) }
}
