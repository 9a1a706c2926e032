import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Warnings about legal calls that are probably mistakes.
extension ScriptSession {
  /// Names shorter than this are too near to too many others to be taken for misspelt.
  private static let shortestName = 7

  /// Warns of methods of a script class that nothing calls, with a name close to that of a callback. Runs when the class
  /// gets its first instance: all its methods are there by then.
  func warnOfNearMisses(in classID: Int32) {
    var next: Int32? = classID
    while let id = next, lua.isScriptClass(id) {
      let callbacks = callbackNames(of: id).filter { $0.utf8.count >= Self.shortestName }
      let members = Set(lineage(of: id).flatMap { $0.functions.map(\.name) + $0.properties.map(\.name) })
      let known = members.union(Catalog.protocols.flatMap { $0.callbacks.map(\.name) })
      for (name, definition) in lua.scriptMethods(of: id) where !known.contains(name) {
        guard let meant = meant(by: name, among: callbacks) else { continue }
        app.warn(
          .nearMiss(type: self.name(of: id), name: name, callback: meant),
          at: definition.map { WarningReport.Place(file: $0.file, line: $0.line) }, about: app)
      }
      next = lua.superclass(of: id)
      if let above = next, !classesInUse.insert(above).inserted { break }
    }
  }

  private func meant(by name: String, among callbacks: [String]) -> String? {
    Suggestion.nearest(to: name, among: callbacks) ?? Suggestion.callback(meantBy: name, among: callbacks)
  }

  /// The same for a plain table as a delegate, before its first use.
  private func warnOfNearMisses(in table: TableDelegate, for protocolName: String) {
    guard let entry = Catalog.protocols.first(where: { $0.name == protocolName }) else { return }
    let known = Set(Catalog.protocols.flatMap { $0.callbacks.map(\.name) })
    let callbacks = entry.callbacks.map(\.name)
    table.pushTable()
    defer { lua.pop() }
    lua.forEachEntry(of: -1) { key in
      if let name = lua.string(at: key), name.utf8.count >= Self.shortestName, lua.isFunction(at: key + 1),
        !known.contains(name), let meant = meant(by: name, among: callbacks)
      {
        app.warn(
          .nearMiss(type: nil, name: name, callback: meant),
          at: lua.definition(ofFunctionAt: key + 1).map { WarningReport.Place(file: $0.file, line: $0.line) },
          about: app)
      }
      return true
    }
  }

  /// Warns, before a delegate is used, when it is gone or a name in it is misspelt.
  func inspectDelegate(_ slot: String, of owner: NSObject?, for protocolName: String) {
    warnOfLostDelegate(slot, of: owner)
    guard let owner, let table = owner.attachments[slot] as? TableDelegate, !table.isGone,
      let mark = owner.attachments[slot + " (given)"] as? GivenDelegate, !mark.isInspected
    else { return }
    mark.isInspected = true
    warnOfNearMisses(in: table, for: protocolName)
  }

  /// Remembers a gradient whose colours or locations a script has set.
  func gradientChanged(_ layer: CALayer) {
    changedGradients.append((layer, app.placeOfCall()))
  }

  /// Warns of gradients with more or fewer locations than colours. Runs before each commit, because a script sets one
  /// after the other. Core Animation documents no meaning for such a pair; here the locations are ignored.
  func warnOfUnevenGradients() {
    guard !changedGradients.isEmpty else { return }
    let changed = changedGradients
    changedGradients = []
    var seen: Set<ObjectIdentifier> = []
    for (layer, place) in changed.reversed() where seen.insert(ObjectIdentifier(layer)).inserted {
      guard case .numbers(let locations) = layer[.locations], case .colors(let colors) = layer[.colors],
        !colors.isEmpty, locations.count != colors.count
      else { continue }
      app.warn(
        .unevenGradient(layer: describe(layer), locations: locations.count, colors: colors.count), at: place,
        about: layer)
    }
  }

  /// Warns once when a delegate that a script gave `owner`, and nothing but `owner`'s weak reference held, is gone.
  func warnOfLostDelegate(_ slot: String, of owner: NSObject?) {
    guard let owner, let mark = owner.attachments[slot + " (given)"] as? GivenDelegate, !mark.isReported else { return }
    if let table = owner.attachments[slot] as? TableDelegate {
      guard table.isGone else { return }
    } else if mark.object != nil {
      return
    }
    mark.isReported = true
    app.warn(.lostDelegate(property: slot, owner: describe(owner)), about: owner)
  }
}

/// Remembers that a script gave an object a delegate which the object does not keep alive.
final class GivenDelegate {
  /// The delegate, when it is an object; a table has a stand-in.
  weak var object: AnyObject?
  var isReported = false
  /// Whether its names have been looked at.
  var isInspected = false
  init(_ object: AnyObject?) { self.object = object }
}
