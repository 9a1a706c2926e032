import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// A thing that answers what the system asks in the words of a script: an instance of a script class, or a plain table.
protocol ScriptAnswering: AnyObject {
  var session: ScriptSession { get }
  /// Calls the script's method and hands its result to `read`; nil when there is no such method or it failed.
  func answer<Value>(_ name: String, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value) -> Value?
}

extension ScriptAnswering {
  /// The same for a method whose result is not looked at.
  func tell(_ name: String, _ arguments: [ScriptValue] = []) { _ = answer(name, arguments) { _ in } }

  func object<Object>(_ name: String, _ arguments: [ScriptValue], as type: Object.Type) -> Object? {
    answer(name, arguments) { $0.isNil ? nil : try $0.adopting(type, for: name) }?.flatMap { $0 }
  }

  func flag(_ name: String, _ arguments: [ScriptValue], else value: Bool) -> Bool {
    answer(name, arguments) { $0.isNil ? false : try $0.bool() } ?? value
  }
}

extension ScriptBacked {
  func answer<Value>(_ name: String, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value) -> Value? {
    script(name, arguments, read)
  }
}

extension ScriptArgument {
  /// The value as something that keeps a protocol: an instance of a script class does by itself, a table is wrapped.
  func adopting<Object>(_ type: Object.Type, for name: String) throws(ScriptFailure) -> Object {
    if let object = session.lua.object(at: index)?.takeUnretainedValue() {
      guard let object = object as? Object else { throw mismatch }
      session.keepAnswer(at: index)
      return object
    }
    guard session.lua.isTable(at: index),
      let table = TableDelegate(session, .held(session.lua.reference(at: index))) as? Object
    else { throw mismatch }
    return table
  }
}

/// Every protocol that a script may answer to. Which of the methods there are is found when the system asks.
typealias ScriptDelegate = CAAnimationDelegate & CALayerDelegate & UIGestureRecognizerDelegate
  & UIViewControllerTransitioningDelegate & UIViewControllerAnimatedTransitioning & UINavigationControllerDelegate
  & UITabBarControllerDelegate & UICollectionViewDataSource & UICollectionViewDelegateFlowLayout
  & UISheetPresentationControllerDelegate

extension TableDelegate: ScriptDelegate, UIViewControllerInteractiveTransitioning {}

/// A plain table of functions in a delegate's place.
final class TableDelegate: NSObject, ScriptAnswering {
  unowned let session: ScriptSession
  private let source: Source
  /// What it is asked as; nil when its names are not looked at.
  private let protocolName: String?

  enum Source {
    /// Kept with the object whose delegate it is.
    case payload(PayloadReference)
    /// Kept by this.
    case held(LuaReference)
  }

  init(_ session: ScriptSession, _ source: Source, for protocolName: String? = nil) {
    self.session = session
    self.source = source
    self.protocolName = protocolName
  }

  func pushTable() {
    switch source {
    case .payload(let reference): session.lua.pushPayload(reference)
    case .held(let reference): session.lua.push(reference)
    }
  }

  /// Whether the table was collected: nothing but a weak reference held it.
  var isGone: Bool {
    pushTable()
    defer { session.lua.pop() }
    return session.lua.isNil(at: -1)
  }

  /// The same table, kept alive by the delegate itself: for the copy of an animation that runs.
  func running() -> TableDelegate {
    pushTable()
    return TableDelegate(session, .held(session.lua.popReference()))
  }

  func answer<Value>(_ name: String, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value) -> Value? {
    if case .payload(let reference) = source, let protocolName {
      session.inspectDelegate(reference.slot, of: reference.owner as? NSObject, for: protocolName)
    }
    pushTable()
    return session.invokeTop(name, arguments, read)
  }
}

extension ScriptSession {
  /// Keeps a delegate that a script gave `owner`, and gives the object the system talks to; nil for nil.
  ///
  /// A table lives with the owner: strongly, or as long as the script itself holds it when the system's reference is
  /// weak. An instance of a script class is its own delegate.
  func setDelegate<Delegate>(
    _ slot: String, of owner: NSObject, _ value: ScriptArgument, isWeak: Bool, as type: Delegate.Type = Delegate.self
  ) throws(ScriptFailure) -> Delegate? {
    let reference = PayloadReference(owner: owner, slot: slot, isWeak: isWeak)
    let id = classID(of: owner)
    lua.pushCopy(of: value.index)
    lua.popPayload(reference, classID: id)
    if value.isNil {
      owner.attachments[slot] = nil
      owner.attachments[slot + " (given)"] = nil
      return nil
    }
    if let object = lua.object(at: value.index)?.takeUnretainedValue() {
      guard let delegate = object as? Delegate else { throw value.mismatch }
      owner.attachments[slot] = nil
      if isWeak { owner.attachments[slot + " (given)"] = GivenDelegate(object) }
      return delegate
    }
    let asked: String? = if case .delegate(let name) = value.shape.wrapped { name } else { nil }
    guard lua.isTable(at: value.index), let table = TableDelegate(self, .payload(reference), for: asked) as? Delegate
    else { throw value.mismatch }
    // The system's reference may be weak; the table's stand-in lives with the owner.
    owner.attachments[slot] = table as AnyObject
    if isWeak { owner.attachments[slot + " (given)"] = GivenDelegate(nil) }
    return table
  }

  /// What a script set as a delegate, as the script knows it.
  func delegate(_ slot: String, of owner: NSObject) -> ScriptValue {
    lua.pushPayload(PayloadReference(owner: owner, slot: slot, isWeak: false))
    if !lua.isNil(at: -1) { return .reference(lua.popReference()) }
    lua.pop()
    return .payload(PayloadReference(owner: owner, slot: slot, isWeak: true))
  }

  /// Whether an object has a method of this name, the script's or built in.
  func responds(_ object: NSObject, to name: String) -> Bool {
    let base = lua.top
    defer { lua.setTop(base) }
    if lua.pushMethod(named: name, of: object) { return true }
    return lineage(of: classID(of: object)).contains { $0.functions.contains { $0.name == name } }
  }
}
