public import LayerKit

/// A command of a control, with a title and an image. One action may be added to several controls.
public final class UIAction: NSObject {
  public var title = ""
  public var image: UIImage?
  /// On a control, an action replaces another one with the same identifier. Unique unless given.
  public internal(set) var identifier: String
  /// The control that performs it, while its handler runs.
  public private(set) weak var sender: NSObject?
  /// Called each time it is performed.
  public var handler: (UIAction) -> Void
  private unowned let app: UIApplication

  /// - Parameter identifier: Nil generates a unique one, as the system does.
  public init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil, in app: UIApplication,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? app.nextActionIdentifier()
    self.app = app
    self.handler = handler
    super.init()
  }

  /// Sets the values of an action that was created without them.
  package func setUp(title: String, image: UIImage?, identifier: String?) {
    self.title = title
    self.image = image
    if let identifier { self.identifier = identifier }
  }

  public override var className: String { "UIAction" }
  public override var debugName: String? { title.isEmpty ? nil : title }
  public override var owners: [NSObject] { holders.compactMap(\.control) + [item].compactMap { $0 } }

  /// The controls it was added to, once for each time.
  private var holders: [Holder] = []

  /// The item of a bar that performs it.
  weak var item: NSObject? { didSet { app.world.ownersDidChange(of: self) } }

  private struct Holder {
    weak var control: UIControl?
  }

  func perform(from sender: NSObject) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  func wasAdded(to control: UIControl) {
    holders.append(Holder(control: control))
    app.world.ownersDidChange(of: self)
  }

  func wasRemoved(from control: UIControl) {
    if let index = holders.firstIndex(where: { $0.control === control }) { holders.remove(at: index) }
    app.world.ownersDidChange(of: self)
  }
}
