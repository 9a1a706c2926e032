package import LayerKit
package import LuaBridge
package import TransitionKit
package import ViewKit

/// An object whose callbacks are a script's: an instance of a script class, or the stand-in of a plain table.
package protocol ScriptResponding: AnyObject {
  var session: ScriptSession { get }
  /// Calls the script's method and passes its result to `read`; nil when there is no such method or it failed.
  func response<Value>(_ name: String, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value) -> Value?
}

extension ScriptResponding {
  /// The same for a method whose result is ignored.
  package func notify(_ name: String, _ arguments: [ScriptValue] = []) { _ = response(name, arguments) { _ in } }

  package func object<Object>(_ name: String, _ arguments: [ScriptValue], as type: Object.Type) -> Object? {
    response(name, arguments) { $0.isNil ? nil : try $0.adopting(type, for: name) }?.flatMap { $0 }
  }

  package func flag(_ name: String, _ arguments: [ScriptValue], else value: Bool) -> Bool {
    response(name, arguments) { $0.isNil ? false : try $0.bool() } ?? value
  }
}

extension ScriptBacked {
  package func response<Value>(_ name: String, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value)
    -> Value?
  {
    script(name, arguments, read)
  }
}

extension ScriptArgument {
  /// The value as an object that conforms to a protocol: an instance of a script class itself, or a wrapped table.
  func adopting<Object>(_ type: Object.Type, for name: String) throws(ScriptFailure) -> Object {
    if let object = session.lua.object(at: index)?.takeUnretainedValue() {
      guard let object = object as? Object else { throw mismatch }
      session.callbacks.keepReturned(at: index)
      return object
    }
    guard session.lua.isTable(at: index),
      let table = TableDelegate(session, .held(session.lua.reference(at: index))) as? Object
    else { throw mismatch }
    return table
  }
}

/// Every protocol whose methods a script may implement. A method is looked up when the system calls it.
package typealias ScriptDelegate = CAAnimationDelegate & CALayerDelegate & UIGestureRecognizerDelegate
  & UIViewControllerTransitioningDelegate & UIViewControllerAnimatedTransitioning & UINavigationControllerDelegate
  & UITabBarControllerDelegate & UICollectionViewDataSource & UICollectionViewDelegateFlowLayout
  & UISheetPresentationControllerDelegate & UIPopoverPresentationControllerDelegate & UITableViewDataSource
  & UITableViewDelegate & UITextFieldDelegate
  & UIPageViewControllerDataSource & UIPageViewControllerDelegate
  & UIDynamicAnimatorDelegate & UICollisionBehaviorDelegate

extension TableDelegate: ScriptDelegate, UIViewControllerInteractiveTransitioning {}

/// A plain table of functions as a delegate.
package final class TableDelegate: NSObject, ScriptResponding {
  package unowned let session: ScriptSession
  private let source: Source
  /// The protocol against which its names are checked; nil for no check.
  private let protocolName: String?

  package enum Source {
    /// The object whose delegate it is keeps it.
    case payload(PayloadReference)
    /// This object keeps it.
    case held(LuaReference)
  }

  package init(_ session: ScriptSession, _ source: Source, for protocolName: String? = nil) {
    self.session = session
    self.source = source
    self.protocolName = protocolName
  }

  package func pushTable() {
    switch source {
    case .payload(let reference): session.lua.pushPayload(reference)
    case .held(let reference): session.lua.push(reference)
    }
  }

  /// Whether the table was collected, because only a weak reference held it.
  var isGone: Bool {
    pushTable()
    defer { session.lua.pop() }
    return session.lua.isNil(at: -1)
  }

  /// The same table, kept alive by the delegate itself: for the copy of an animation that runs.
  package func running() -> TableDelegate {
    pushTable()
    return TableDelegate(session, .held(session.lua.popReference()))
  }

  package func response<Value>(_ name: String, _ arguments: [ScriptValue], _ read: (ScriptArgument) throws -> Value)
    -> Value?
  {
    if case .payload(let reference) = source, let protocolName {
      session.callbacks.inspectDelegate(
        PayloadSlot(name: reference.slot), of: reference.owner as? NSObject, for: protocolName)
    }
    pushTable()
    return session.callbacks.callTop(name, arguments, read)
  }
}
