public import LayerKit

/// The target and action of a recogniser or control.
public struct TargetAction {
  /// Not kept alive (documented). Nil for an action that needs no target.
  public private(set) weak var target: NSObject?
  private let needsTarget: Bool
  /// The selector's name; what `removeTarget` looks for.
  public let name: String
  private let perform: (NSObject) -> Void

  /// - Parameter perform: Called with the sender; must not keep the target alive.
  public init(target: NSObject?, name: String, perform: @escaping (NSObject) -> Void) {
    self.target = target
    self.needsTarget = target != nil
    self.name = name
    self.perform = perform
  }

  /// Reports to the target, unless it is gone.
  package func send(from sender: NSObject) {
    if needsTarget, target == nil { return }
    perform(sender)
  }

  /// Nil matches any target, and any name.
  func matches(target: NSObject?, name: String?) -> Bool {
    (target == nil || self.target === target) && (name == nil || self.name == name)
  }
}
