public import LayerKit

/// Something that a control does, with a title and an image that say what. The same action may be added to many controls.
public final class UIAction: NSObject {
  public var title = ""
  public var image: UIImage?
  /// Tells actions apart: on a control, one replaces another of the same name. Unless given, one that nothing else has.
  public internal(set) var identifier: String
  /// Who performs it, while its handler runs.
  public private(set) weak var sender: NSObject?
  /// Called each time it is performed.
  public var handler: (UIAction) -> Void
  private unowned let app: UIApplication

  /// - Parameter identifier: Nil makes one up, as the system does.
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

  /// Sets it up in a script's stead, which makes it before it gives its values.
  package func setUp(title: String, image: UIImage?, identifier: String?) {
    self.title = title
    self.image = image
    if let identifier { self.identifier = identifier }
  }

  public override var className: String { "UIAction" }
  public override var debugName: String? { title.isEmpty ? nil : title }
  public override var owners: [NSObject] { holders.compactMap(\.control) }

  /// The controls it was added to, as often as it was.
  private var holders: [Holder] = []

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
