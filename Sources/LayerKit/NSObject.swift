/// The root of everything a script can hold a reference to.
///
/// It carries what the script side needs to know of an object and the engine alone can tell: who keeps it alive. It has
/// no behaviour of its own.
open class NSObject {
  private final var serial: Int32 = 0

  /// True while the script side keeps something that belongs to this object and wants to hear of its owners.
  public final var hasScriptSide = false

  /// What few objects have; made with the first of it.
  private final var rare: RareFields?

  private final class RareFields {
    var linkedOwners: [Unmanaged<NSObject>] = []
    var attachments: [String: AnyObject] = [:]
  }

  public init() {}

  /// Tells objects of one class apart in print; 0 until the world has given one.
  public final var serialNumber: Int {
    get { Int(serial) }
    set { serial = Int32(newValue) }
  }

  /// The owners the script side knows of; compared with `owners` when they change, never followed.
  public final var linkedOwners: [Unmanaged<NSObject>] {
    get { rare?.linkedOwners ?? [] }
    set { if rare != nil || !newValue.isEmpty { madeRare.linkedOwners = newValue } }
  }

  /// Stand-ins that live as long as this object, by the name of what they stand for.
  public final var attachments: [String: AnyObject] {
    get { rare?.attachments ?? [:] }
    set { if rare != nil || !newValue.isEmpty { madeRare.attachments = newValue } }
  }

  private final var madeRare: RareFields {
    if let rare { return rare }
    let made = RareFields()
    rare = made
    return made
  }

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
