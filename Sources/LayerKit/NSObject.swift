/// The root of everything a script can hold a reference to.
///
/// It carries what the script side needs to know of an object and the engine alone can tell: who keeps it alive. It has
/// no behaviour of its own.
open class NSObject {
  /// A number to tell objects of one class apart in print; 0 until somebody asks a world for it.
  package final var serialNumber = 0

  /// True while the script side keeps something that belongs to this object and wants to hear of its owners.
  public final var hasScriptSide = false

  /// The owners the script side knows of; compared with `owners` when they change, never followed.
  public final var linkedOwners: [Unmanaged<NSObject>] = []

  /// Stand-ins that live as long as this object, by the name of what they stand for.
  public final var attachments: [String: AnyObject] = [:]

  public init() {}

  /// Apple's name of the class, as a description starts with it.
  open var className: String { "NSObject" }

  /// What the app calls this object, printed in quotes after the serial number; nil when it was given no name.
  open var debugName: String? { nil }

  /// The objects that hold this one strongly in the modelled world (a superview, a parent controller, …).
  open var owners: [NSObject] { [] }

  /// An object just like this one that nothing else refers to; itself where Apple's class is not copied.
  open func copied() -> NSObject { self }
}

/// Told when the answer of some object's `owners` may have changed.
public protocol OwnershipObserver: AnyObject {
  func ownersDidChange(of object: NSObject)
}
