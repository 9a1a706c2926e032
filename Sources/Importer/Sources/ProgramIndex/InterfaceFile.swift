/// A storyboard or a nib: the screens it has, by their classes, with outlets, segues, recognisers and frames.
public struct InterfaceFile: Sendable {
  public struct Frame: Sendable, Equatable {
    public let x: Double, y: Double, width: Double, height: Double
  }

  public struct View: Sendable {
    public let id: String
    /// The class of UIKit, `UILabel`.
    public let kind: String
    /// The class of the program.
    public let className: String?
    public let frame: Frame?
    /// Red, green, blue and alpha of its ground, from 0 to 1; white for a colour that has a name.
    public let color: [Double]?
    /// False where the file says that touches do not reach it, whatever its class does by itself.
    public let takesTouches: Bool
    public let children: [View]
    public let connections: Connections
    /// The cells that are drawn into a list, each with the name under which it is asked for.
    public let cells: [View]
    public let reuseIdentifier: String?
    /// Width and height of the items of a list that flows.
    public let itemSize: [Double]?
  }

  public struct Segue: Sendable {
    /// Nil for a segue that no name performs.
    public let identifier: String?
    /// As the file says it: `show`, `presentation`, `relationship`, `embed`, `custom`.
    public let kind: String
    /// The identifier of the screen within the file.
    public let destination: String
    /// The presentation style that the segue sets.
    public let style: String?
  }

  /// The connections of a screen or a view.
  public struct Connections: Sendable {
    /// Properties, with the identifiers of the objects.
    public var outlets: [(property: String, destination: String)] = []
    public var segues: [Segue] = []
    public var actions: [(selector: String, destination: String)] = []
    /// Identifiers of recognisers.
    public var recognizers: [String] = []
  }

  public struct Recognizer: Sendable {
    public let id: String
    /// The class of UIKit, `UIPanGestureRecognizer`.
    public let kind: String
    /// The edges of the screen at which a drag begins: `left`.
    public let edges: [String]
    public let selector: String?
  }

  public struct Screen: Sendable {
    /// The identifier within the file.
    public let id: String
    /// The class of UIKit, `UINavigationController`.
    public let kind: String
    /// The class of the program.
    public let className: String?
    /// The name by which programs make it.
    public let identifier: String?
    public let isInitial: Bool
    public let style: String?
    public let root: View?
    public let outlets: [(property: String, destination: String)]
    /// Those of the screen, and of the views in it.
    public let segues: [Segue]
    public let recognizers: [Recognizer]
  }

  public let path: String
  public private(set) var screens: [Screen] = []

  /// Longer files are drawings.
  static let longest = 4 << 20

  /// Reads a file; nil for one that is none of Interface Builder.
  public init?(path: String, bytes: [UInt8]) {
    self.path = path
    guard let root = MarkupElement.read(bytes), root.name == "document" else { return nil }
    let initial = root.attributes["initialViewController"]
    for scene in root.first("scenes")?.all("scene") ?? [] {
      guard let objects = scene.first("objects") else { continue }
      if let screen = Self.screen(in: objects, initial) { screens.append(screen) }
    }
    if let objects = root.first("objects"), let screen = Self.owned(by: objects) { screens.append(screen) }
  }

  private static func screen(in objects: MarkupElement, _ initial: String?) -> Screen? {
    guard
      let element = objects.children.first(where: {
        $0.name.hasSuffix("Controller") && $0.attributes["sceneMemberID"] == "viewController"
      })
    else { return nil }
    let root = element.children.first { $0.attributes["key"] == "view" }
    return made(element, "UI" + upperCased(element.name), root, objects, initial)
  }

  /// The screen that is the owner of a nib.
  private static func owned(by objects: MarkupElement) -> Screen? {
    guard
      let owner = objects.all("placeholder").first(where: { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }),
      owner.attributes["customClass"] != nil,
      let view = connections(of: owner).outlets.first(where: { $0.property == "view" })
    else { return nil }
    let root = objects.children.first { $0.attributes["id"] == view.destination }
    return made(owner, "UIViewController", root, objects, nil)
  }

  private static func made(
    _ element: MarkupElement, _ kind: String, _ root: MarkupElement?, _ objects: MarkupElement, _ initial: String?
  ) -> Screen {
    let id = element.attributes["id"] ?? ""
    var segues: [Segue] = []
    element.walk { inner in if inner.name == "connections" { segues += Self.segues(in: inner) } }
    let recognizers = objects.children.filter { $0.name.hasSuffix("GestureRecognizer") }.map { one -> Recognizer in
      let edges = one.all("rectEdge").first { $0.attributes["key"] == "edges" }?.attributes.filter { $0.value == "YES" }
      return Recognizer(
        id: one.attributes["id"] ?? "", kind: "UI" + upperCased(one.name), edges: edges?.keys.sorted() ?? [],
        selector: connections(of: one).actions.first { $0.destination == id || $0.destination == "-1" }?.selector)
    }
    return Screen(
      id: id, kind: kind, className: element.attributes["customClass"],
      identifier: element.attributes["storyboardIdentifier"], isInitial: id == initial,
      style: element.attributes["modalPresentationStyle"], root: root.map(view),
      outlets: connections(of: element).outlets.filter { $0.property != "view" }, segues: segues,
      recognizers: recognizers)
  }

  private static func view(_ element: MarkupElement) -> View {
    let rect = element.all("rect").first { $0.attributes["key"] == "frame" }
    func number(_ name: String) -> Double? { rect?.attributes[name].flatMap(Double.init) }
    var frame: Frame?
    if let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") {
      frame = Frame(x: x, y: y, width: width, height: height)
    }
    let inner = element.children.first { $0.attributes["key"] == "contentView" } ?? element
    let content = element.name == "visualEffectView" ? [] : inner.first("subviews")?.children ?? []
    let layout = element.children.first { $0.attributes["key"] == "collectionViewLayout" }
    let item = layout?.all("size").first { $0.attributes["key"] == "itemSize" }?.attributes
    return View(
      id: element.attributes["id"] ?? "", kind: "UI" + upperCased(element.name),
      className: element.attributes["customClass"], frame: frame, color: color(of: element),
      takesTouches: element.attributes["userInteractionEnabled"] != "NO", children: content.map(view),
      connections: connections(of: element),
      cells: (element.first("cells") ?? element.first("prototypes"))?.children.map(view) ?? [],
      reuseIdentifier: element.attributes["reuseIdentifier"],
      itemSize: item.map { item in ["width", "height"].compactMap { item[$0].flatMap(Double.init) } })
  }

  private static func color(of element: MarkupElement) -> [Double]? {
    guard let color = element.all("color").first(where: { $0.attributes["key"] == "backgroundColor" }) else {
      return nil
    }
    func part(_ name: String) -> Double? { color.attributes[name].flatMap(Double.init) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return [white, white, white, alpha] }
    if let red = part("red"), let green = part("green"), let blue = part("blue") { return [red, green, blue, alpha] }
    return [1, 1, 1, 1]
  }

  private static func connections(of element: MarkupElement) -> Connections {
    var found = Connections()
    guard let list = element.first("connections") else { return found }
    for one in list.children {
      guard let destination = one.attributes["destination"] else { continue }
      switch one.name {
      case "outlet": found.outlets.append((one.attributes["property"] ?? "", destination))
      case "outletCollection" where one.attributes["property"] == "gestureRecognizers":
        found.recognizers.append(destination)
      case "action": found.actions.append((one.attributes["selector"] ?? "", destination))
      default: break
      }
    }
    found.segues = segues(in: list)
    return found
  }

  private static func segues(in connections: MarkupElement) -> [Segue] {
    connections.all("segue").compactMap { one in
      guard let destination = one.attributes["destination"] else { return nil }
      return Segue(
        identifier: one.attributes["identifier"], kind: one.attributes["kind"] ?? "show", destination: destination,
        style: one.attributes["modalPresentationStyle"])
    }
  }

  private static func upperCased(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
