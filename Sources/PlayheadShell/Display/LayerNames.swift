import LayerKit
import LuaBridge
import ScriptAPI
import TimelineKit
import ViewKit

/// What a person calls the layers on record: by the global variable that holds the view, by the name it was given, by
/// its number.
struct LayerNames {
  private var globals: [LayerID: String] = [:]
  private var layers: [LayerID: CALayer] = [:]
  /// What the log calls an object, to what the script calls it.
  private var labels: [String: String] = [:]
  private let session: ScriptSession

  /// Looks once at the globals and the layers on screen.
  init(in session: ScriptSession) {
    self.session = session
    for root in session.world.roots { addLayers(in: root) }
    let lua = session.lua
    for name in lua.globalNames where !name.hasPrefix("_") {
      lua.pushGlobal(name)
      defer { lua.pop() }
      let object = lua.object(at: lua.top)?.takeUnretainedValue()
      add(name, for: object)
      guard let layer = (object as? UIView)?.layer ?? object as? CALayer, let id = layer.recordID else { continue }
      // The first in byte order wins, but a view rather than its layer: `box`, not `boxLayer`.
      if globals[id] == nil || object is UIView && !(layers[id] === object) { globals[id] = globals[id] ?? name }
      layers[id] = layer
    }
    if let window = session.app.keyWindow?.layer.recordID { globals[window] = "window" }
  }

  /// `box`, `"card"` or `UIView #3`.
  func name(of layer: LayerID, in frame: Frame) -> String {
    if let name = globals[layer] { return name }
    guard let object = layers[layer] else { return frame.name(of: layer) ?? frame.kind(of: layer) ?? "layer" }
    let shown: NSObject = object.owner as? UIView ?? object
    return shown.debugName ?? "\(shown.className) #\(session.world.serialNumber(of: shown))"
  }

  /// The subject of a logged event, by the global variable that holds it where there is one.
  func name(ofSubject subject: String) -> String { labels[subject] ?? subject }

  /// A view's layer goes by the view's name. An object without a number yet is in no log, and is given none here.
  private mutating func add(_ name: String, for object: AnyObject?) {
    for object in [object as? NSObject, (object as? UIView)?.layer].compactMap({ $0 }) where object.serialNumber > 0 {
      let label = session.world.label(of: object)
      labels[label] = labels[label] ?? name
    }
  }

  private mutating func addLayers(in layer: CALayer) {
    if let id = layer.recordID { layers[id] = layer }
    for child in layer.sublayers { addLayers(in: child) }
  }
}
