package import LayerKit
import LuaBridge
package import RecordingKit
import TransitionKit
import ViewKit

/// The one name of a layer, view or controller in every text: the global variable that holds it, else its name, else
/// the local variable or field that it was first assigned to (`AssignedNames`), else its class and number.
///
/// A view and its layer share a name, and no two layers have the same one.
package struct LayerNames {
  private let variables: GlobalVariables
  /// Nil where views that have only been assigned go by their numbers.
  private let assigned: AssignedNames?
  /// Names of the layers in a window or a variable.
  private var names: [LayerID: String] = [:]
  private var layers: [LayerID: CALayer] = [:]
  private var taken: Set<String>
  /// Names by class and number, for the labels in the log.
  private var labelled: [String: String] = [:]

  /// Reads the globals and the layers on screen once.
  package init(in session: ScriptSession, byAssignment: Bool = true) {
    variables = GlobalVariables(in: session)
    assigned = byAssignment ? session.existing(AssignedNames.self) : nil
    taken = Set(variables.objects.map(\.name))
    for root in session.world.roots { add(root) }
    for (_, object) in variables.objects {
      if let layer = Self.layer(of: object) { add(layer) }
      if object.serialNumber > 0, let name = variables.name(of: object) { labelled[Self.plain(object)] = name }
    }
  }

  /// `box`, `photo.view`, `card` or `UIView #3`.
  package func name(of layer: LayerID, in frame: Frame) -> String {
    if let name = names[layer] { return name }
    if let name = frame.name(of: layer), !name.isEmpty, !taken.contains(name) { return name }
    let plain = Self.plain(layer, in: frame)
    return freeName(ofPlain: plain) ?? plain
  }

  /// The name of a view by its first assignment; nil without one, and where a variable has the same.
  private func freeName(ofPlain plain: String) -> String? {
    assigned?.name(ofPlain: plain).flatMap { taken.contains($0) ? nil : $0 }
  }

  /// `UIView #3`: class and number of a layer or its view.
  package static func plain(_ layer: LayerID, in frame: Frame) -> String {
    "\(frame.owner(of: layer) ?? frame.className(of: layer) ?? "layer") #\(frame.number(of: layer))"
  }

  /// Class and name: `UIView box`, or `UIView #3` where that is the name.
  package func title(of layer: LayerID, in frame: Frame) -> String {
    let name = name(of: layer, in: frame)
    let plain = Self.plain(layer, in: frame)
    return name == plain ? name : "\(plain.prefix { $0 != " " }) \(name)"
  }

  /// Lua that leads to the layer, or to its view; nil when no global variable does.
  package func expression(for layer: LayerID) -> String? { layers[layer].flatMap(variables.name) }

  /// The layer on screen with this name, where no Lua leads to it; nil for other names.
  package func layer(named name: Substring) -> CALayer? {
    names.first { $0.value == name && expression(for: $0.key) == nil }.flatMap { layers[$0.key] }
  }

  /// The names of layers on screen to which no Lua leads, in byte order.
  package var namesWithoutLua: [String] { names.filter { expression(for: $0.key) == nil }.values.sorted() }

  /// An event with names in place of the log's labels.
  package func named(_ event: StageEvent) -> StageEvent {
    StageEvent(time: event.time, name: event.name, subject: named(event.subject), detail: named(event.detail))
  }

  /// Text of the log with names in place of its labels, which are written `UIView #3 "card"`.
  package func named(_ text: String) -> String {
    ObjectLabel.replaced(in: text) { labelled[$0.plain] ?? $0.name ?? freeName(ofPlain: $0.plain) ?? $0.plain }
  }

  // MARK: Collecting

  private mutating func add(_ layer: CALayer) {
    let shown = layer.owner as? UIView ?? layer
    if labelled[Self.plain(shown)] == nil {
      let name = uniqueName(of: shown)
      labelled[Self.plain(shown)] = name
      // Before its first commit it is not on the record.
      if let id = layer.recordID { (names[id], layers[id]) = (name, layer) }
    }
    for child in layer.sublayers { add(child) }
  }

  private mutating func uniqueName(of object: NSObject) -> String {
    if let variable = variables.name(of: object) { return variable }
    if let name = object.debugName, !name.isEmpty, taken.insert(name).inserted { return name }
    let plain = Self.plain(object)
    guard let name = freeName(ofPlain: plain) else { return plain }
    taken.insert(name)
    return name
  }

  static func plain(_ object: NSObject) -> String { "\(object.className) #\(object.serialNumber)" }

  private static func layer(of object: NSObject) -> CALayer? {
    switch object {
    case let layer as CALayer: layer
    case let view as UIView: view.layer
    case let controller as UIViewController: controller.viewIfLoaded?.layer
    default: nil
    }
  }
}

/// The script's global variables that hold objects, in byte order; the window counts as one, `window`.
package struct GlobalVariables {
  let objects: [(name: String, object: NSObject)]
  private let names: [ObjectIdentifier: String]

  package init(in session: ScriptSession) {
    var named: [(name: String, object: NSObject)] = []
    session.lua.forEachGlobalObject { name, object in
      if !name.hasPrefix("_"), let object = object as? NSObject { named.append((name, object)) }
    }
    named.sort { $0.name < $1.name }
    objects = named + (session.app.keyWindow.map { [("window", $0)] } ?? [])
    names = Dictionary(objects.map { (ObjectIdentifier($0.object), $0.name) }) { first, _ in first }
  }

  /// The variable that holds the object, its view, its layer, or with `.view` its controller.
  package func name(of object: NSObject) -> String? {
    let view = (object as? CALayer)?.owner as? UIView ?? object as? UIView
    if let name = view.flatMap({ names[ObjectIdentifier($0)] ?? names[ObjectIdentifier($0.layer)] })
      ?? names[ObjectIdentifier(object)]
    {
      return name
    }
    return view?.controller.flatMap { names[ObjectIdentifier($0)] }.map { $0 + ".view" }
  }
}
