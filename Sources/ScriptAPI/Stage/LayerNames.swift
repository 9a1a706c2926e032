import LayerKit
import LuaBridge
import MotionMath
public import RecordingKit
import TransitionKit
import ViewKit

/// What a person calls what is on record: by the global variable that holds it, by the name it was given, by its number.
public struct LayerNames {
  private let session: ScriptSession
  /// Global variables by what they hold; the first in byte order counts.
  private var variables: [ObjectIdentifier: String] = [:]
  private var layers: [LayerID: CALayer] = [:]
  /// What the log calls an object, to what is said here.
  private var subjects: [String: String] = [:]

  /// Looks once at the globals and the layers on screen.
  public init(in session: ScriptSession) {
    self.session = session
    let objects = Self.globalObjects(in: session)
    for (name, object) in objects where variables[ObjectIdentifier(object)] == nil {
      variables[ObjectIdentifier(object)] = name
    }
    for root in session.world.roots { add(root) }
    for (name, object) in objects {
      if let layer = Self.layer(of: object) { add(layer) }
      note(object, as: name)
    }
  }

  /// `box`, `photo.view`, `"card"` or `UIView #3`.
  public func name(of layer: LayerID, in frame: Frame) -> String {
    layers[layer].map(name) ?? frame.name(of: layer) ?? frame.owner(of: layer) ?? frame.kind(of: layer) ?? "layer"
  }

  /// Lua that leads to the layer, or to its view; nil when no global variable does.
  public func expression(for layer: LayerID) -> String? { layers[layer].flatMap(variable) }

  /// The subject of a logged event.
  public func name(ofSubject subject: String) -> String { subjects[subject] ?? subject }

  private func name(of layer: CALayer) -> String {
    if let name = variable(of: layer) { return name }
    let shown: NSObject = layer.owner as? UIView ?? layer
    return shown.debugName ?? "\(shown.className) #\(session.world.serialNumber(of: shown))"
  }

  private func variable(of layer: CALayer) -> String? {
    let view = layer.owner as? UIView
    if let name = view.flatMap({ variables[ObjectIdentifier($0)] }) ?? variables[ObjectIdentifier(layer)] {
      return name
    }
    return view?.controller.flatMap { variables[ObjectIdentifier($0)] }.map { $0 + ".view" }
  }

  // MARK: Collecting

  private mutating func add(_ layer: CALayer) {
    if let id = layer.recordID { layers[id] = layer }
    let owner = layer.owner as? UIView
    if owner.map({ $0.serialNumber > 0 }) == true || layer.serialNumber > 0 {
      let name = name(of: layer)
      note(layer, as: name)
      if let owner { note(owner, as: name) }
    }
    for child in layer.sublayers { add(child) }
  }

  /// An object without a number is in no log yet, and is given none here.
  private mutating func note(_ object: NSObject, as name: String) {
    guard object.serialNumber > 0 else { return }
    let label = session.world.label(of: object)
    subjects[label] = subjects[label] ?? name
  }

  private static func globalObjects(in session: ScriptSession) -> [(name: String, object: NSObject)] {
    let lua = session.lua
    let named = lua.globalNames.filter { !$0.hasPrefix("_") }.compactMap { name -> (String, NSObject)? in
      lua.pushGlobal(name)
      defer { lua.pop() }
      return (lua.object(at: lua.top)?.takeUnretainedValue() as? NSObject).map { (name, $0) }
    }
    return named + (session.app.keyWindow.map { [("window", $0)] } ?? [])
  }

  private static func layer(of object: NSObject) -> CALayer? {
    switch object {
    case let layer as CALayer: layer
    case let view as UIView: view.layer
    case let controller as UIViewController: controller.viewIfLoaded?.layer
    default: nil
    }
  }
}
