import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// What is legal and probably a mistake.
extension ScriptSession {
  /// Names shorter than this are too near to too many others to be taken for misspelt.
  private static let shortestName = 7

  /// Tells of methods of a script class that nothing calls because their name is not quite that of a callback. Looked at
  /// when the class gets its first instance: all its methods are there by then.
  func warnOfNearMisses(in classID: Int32) {
    var next: Int32? = classID
    while let id = next, lua.isScriptClass(id) {
      let callbacks = callbackNames(of: id).filter { $0.utf8.count >= Self.shortestName }
      let members = Set(lineage(of: id).flatMap { $0.functions.map(\.name) + $0.properties.map(\.name) })
      let known = members.union(Catalog.protocols.flatMap { $0.callbacks.map(\.name) })
      for (name, definition) in lua.scriptMethods(of: id) where !known.contains(name) {
        guard let meant = meant(by: name, among: callbacks) else { continue }
        app.warn(
          "nothing calls \(self.name(of: id)):\(name); did you mean '\(meant)'?", code: .nearMiss,
          at: definition.map { UsageWarning.Place(file: $0.file, line: $0.line) }, about: app)
      }
      next = lua.superclass(of: id)
      if let above = next, !classesInUse.insert(above).inserted { break }
    }
  }

  private func meant(by name: String, among callbacks: [String]) -> String? {
    Suggestion.nearest(to: name, among: callbacks) ?? Suggestion.callback(meantBy: name, among: callbacks)
  }

  /// The same for a plain table in the place of a delegate, looked at when the delegate is about to be used.
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
          "nothing calls '\(name)' of a delegate's table; did you mean '\(meant)'?", code: .nearMiss,
          at: lua.definition(ofFunctionAt: key + 1).map { UsageWarning.Place(file: $0.file, line: $0.line) }, about: app
        )
      }
      return true
    }
  }

  /// What is worth saying of a delegate that is about to be used: that it is gone, or that a name in it is misspelt.
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

  /// Tells of gradients with locations that are not one for each colour. Looked at before each commit: a script may set
  /// one after the other. Core Animation documents no meaning for such a pair; here the locations do not count.
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
        "\(describe(layer)) has \(locations.count) locations for \(colors.count) colours: they are ignored, and the "
          + "colours spread evenly",
        code: .unevenGradient, hint: "one location for each colour, or locations = nil", at: place, about: layer)
    }
  }

  /// Tells once when a delegate that a script gave `owner`, and nothing but `owner`'s weak reference held, is gone.
  func warnOfLostDelegate(_ slot: String, of owner: NSObject?) {
    guard let owner, let mark = owner.attachments[slot + " (given)"] as? GivenDelegate, !mark.isTold else { return }
    if let table = owner.attachments[slot] as? TableDelegate {
      guard table.isGone else { return }
    } else if mark.object != nil {
      return
    }
    mark.isTold = true
    app.warn(
      "the \(slot) of \(describe(owner)) is gone: it is held weakly, and nothing else held it", code: .lostDelegate,
      hint: "keep it in a variable that lives as long", about: owner)
  }
}

/// Remembers that a script gave an object a delegate which the object does not keep alive.
final class GivenDelegate {
  /// The delegate, when it is an object; a table has a stand-in.
  weak var object: AnyObject?
  var isTold = false
  /// Whether its names have been looked at.
  var isInspected = false
  init(_ object: AnyObject?) { self.object = object }
}
