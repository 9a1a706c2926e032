import LuaBridge

/// The slot under which an object of the world keeps a script's value.
package struct PayloadSlot: Hashable {
  package let name: String

  package static let delegate = PayloadSlot(name: "delegate")
  package static let dataSource = PayloadSlot(name: "dataSource")
  package static let transitioningDelegate = PayloadSlot(name: "transitioningDelegate")
  package static let actions = PayloadSlot(name: "actions")
  package static let style = PayloadSlot(name: "style")

  /// The handler of a recogniser or control.
  package static func action(_ number: Int) -> PayloadSlot { PayloadSlot(name: "action \(number)") }
  static func isAction(_ name: String) -> Bool { name.hasPrefix("action ") }
  /// A value under a key of the script's own.
  package static func value(forKey key: String) -> PayloadSlot { PayloadSlot(name: "value for \(key)") }
}

extension PayloadReference {
  /// - Parameter isWeak: Whether the owner does not keep the value alive.
  package init(_ slot: PayloadSlot, of owner: AnyObject, isWeak: Bool = false) {
    self.init(owner: owner, slot: slot.name, isWeak: isWeak)
  }
}
