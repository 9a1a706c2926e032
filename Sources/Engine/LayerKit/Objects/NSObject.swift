/// The root of every object a program outside the engine can refer to.
///
/// It knows which objects keep it alive, so that references outside the engine can follow. It has no behaviour of its
/// own.
open class NSObject {
  /// Fields that few objects use, allocated when the first is set.
  private final var rare: RareFields?

  private final var serial: Int32 = 0

  /// Whether the world's `OwnershipObserver` is notified when this object's owners change.
  public final var isOwnershipObserved = false

  private final class RareFields {
    var isObserved = false
    var observedOwners: [Unmanaged<NSObject>] = []
    var attachments: [String: AnyObject] = [:]
  }

  public init() {}

  /// The number of the object among those of its class; 0 until the world has given one.
  public final var serialNumber: Int {
    get { Int(serial) }
    set { serial = Int32(newValue) }
  }

  /// The owners the observer was last given; compared with `owners` when they change, never followed.
  public final var observedOwners: [Unmanaged<NSObject>] {
    get { rare?.observedOwners ?? [] }
    set { if rare != nil || !newValue.isEmpty { madeRare.observedOwners = newValue } }
  }

  /// Whether a property of it is observed by key; see `observation(of:)`.
  public internal(set) final var isObserved: Bool {
    get { rare?.isObserved ?? false }
    set { if rare != nil || newValue { madeRare.isObserved = newValue } }
  }

  /// An object that lives as long as this one; nil when none is attached.
  public final subscript<Attached>(attached key: AttachmentKey<Attached>) -> Attached? {
    get { rare?.attachments[key.name] as? Attached }
    set { if rare != nil || newValue != nil { madeRare.attachments[key.name] = newValue } }
  }

  private final var madeRare: RareFields {
    if let rare { return rare }
    let made = RareFields()
    rare = made
    return made
  }

  /// Apple's name of the class, as a description starts with it.
  open var className: String { "NSObject" }

  /// The object's name, printed in quotes after the serial number; nil when the program gave it none.
  open var debugName: String? { nil }

  /// The objects that retain this one in the modelled world (a superview, a parent controller, …).
  open var owners: [NSObject] { [] }

  /// The properties that can be observed by key: those whose every change is reported.
  open var observableKeys: [String] { [] }

  /// A copy of this object; the object itself where Apple's class cannot be copied.
  open func copied() -> NSObject { self }
}

/// The key of an object attached to another, with the attached object's class.
public struct AttachmentKey<Attached: AnyObject> {
  public let name: String

  public init(_ name: String) { self.name = name }
}

/// Notified when an object's `owners` may have changed.
public protocol OwnershipObserver: AnyObject {
  func ownersDidChange(of object: NSObject)
}
