import LayerKit
import LuaBridge
import MotionMath
import TransitionChecker
import ViewKit

/// The lines of a script that findings blame: those that have set a property last, have added or removed a view, and have
/// made an object.
///
/// Only a check has it, and a run that is compared with another: a plain run remembers none of this.
final class SettingLines {
  /// By the name of the property or the method, with the number of the note.
  typealias Lines = [String: (place: WarningReport.Place, number: Int)]

  private struct Entry {
    weak var object: NSObject?
    var lines: Lines = [:]
  }

  /// The name under which an object has the line that made it, and a view the one that put it where it is.
  private static let (made, superview) = ("made", "superview")
  /// The name under which a layer has the line that has started an animation of it last.
  private static let animation = "animation"
  private unowned let session: ScriptSession
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0
  /// The lines of views that were taken away, by class and number: `UIView #8`.
  private var removed: [String: Lines] = [:]
  /// The line that has completed a transition last: of one transition there is one context, which is gone afterwards.
  private static let completion = "completeTransition"
  private var completed: WarningReport.Place?
  /// All lines with their times; nil where only the last counts.
  private(set) var history: SettingHistory?
  /// The name under which a layer has the lines that have added or removed a layer in it.
  private static let sublayers = "sublayers"

  init(in session: ScriptSession, keepsAll: Bool = false) {
    self.session = session
    history = keepsAll ? SettingHistory() : nil
  }

  func noteMaking(_ object: NSObject) { note(object, Self.made) }

  /// - Parameter name: Of the property.
  func note(_ object: NSObject, _ name: String) {
    guard let place = session.lua.runningOrigin else { return }
    // A view and its layer have their values in common.
    let object = Self.shared(object)
    let id = ObjectIdentifier(object)
    if entries[id]?.object !== object { entries[id] = Entry(object: object) }
    count += 1
    entries[id]?.lines[name] = (WarningReport.Place(place), count)
    history?.note(object, name, at: session.world.now, WarningReport.Place(place))
  }

  /// A layer for its view.
  private static func shared(_ object: NSObject) -> NSObject { (object as? UIView)?.layer ?? object }

  /// Notes for the history alone what else gives an object values: an initialiser, an animation, a layer that is added to it.
  func keep(_ object: NSObject?, _ names: [String]) {
    guard history != nil, let object, let place = session.lua.runningOrigin else { return }
    for name in names { history?.note(Self.shared(object), name, at: session.world.now, WarningReport.Place(place)) }
  }

  /// Notes a call of a method with its receiver and arguments on the stack, where it sets something that findings speak of.
  func noteCall(_ function: FunctionEntry) {
    switch function.name {
    case "removeFromSuperview", "removeFromSuperlayer":
      if let view = object(at: 1) {
        note(view, Self.superview)
        keep((Self.shared(view) as? CALayer)?.superlayer, [Self.sublayers])
        // Nothing may hold it any more when it is spoken of.
        if view.serialNumber > 0 { removed[LayerNames.plain(view)] = lines(of: view) }
      }
    case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "bringSubviewToFront",
      "sendSubviewToBack", "addSublayer", "insertSublayer":
      if let child = object(at: 2) { note(child, Self.superview) }
      keep(object(at: 1), [Self.sublayers])
    case "add":
      if let layer = object(at: 1) as? CALayer, let animation = object(at: 2) as? CAAnimation {
        note(layer, Self.animation)
        keep(layer, animation.movedProperties)
      }
    case "setAffineTransform": if let layer = object(at: 1) { note(layer, function.name) }
    case Self.completion: completed = session.lua.runningOrigin.map { WarningReport.Place($0) } ?? completed
    default: break
    }
  }

  private func object(at index: Int32) -> NSObject? {
    session.lua.object(at: index)?.takeUnretainedValue() as? NSObject
  }

  /// The line that has set a property of an object last, by the name that findings have for it; nil where none has.
  func place(of aspect: String, in object: NSObject) -> WarningReport.Place? {
    if aspect == Self.completion { return completed }
    return Self.last(lines(of: object), aspect)
  }

  /// The same of a view that was taken away, by its class and number.
  func place(of aspect: String, inRemoved label: String) -> WarningReport.Place? {
    removed[label].flatMap { Self.last($0, aspect) }
  }

  /// The line by which a property of a layer, as traces call it, has its value at a time.
  func place(of property: String, ofLayer number: Int, by time: Double) -> WarningReport.Place? {
    history?.place(of: Self.names(of: property) + Self.furtherNames(of: property), of: number, by: time)
  }

  /// The names that values of traces have besides those of findings.
  private static func furtherNames(of property: String) -> [String] {
    switch property {
    case "isOnScreen": [superview, made]
    case "bounds": ["contentOffset"]
    case "contents": ["image"]
    case "clock": ["beginTime", "speed", "timeOffset"]
    default: []
    }
  }

  private static func last(_ lines: Lines, _ aspect: String) -> WarningReport.Place? {
    names(of: aspect).compactMap { lines[$0] }.max { $0.number < $1.number }?.place
  }

  private func lines(of object: NSObject) -> Lines {
    let object = Self.shared(object)
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [:] }
    return entry.lines
  }

  /// The properties and methods that set what findings call an aspect.
  private static func names(of aspect: String) -> [String] {
    switch aspect {
    case "opacity": ["alpha", "opacity"]
    case "hidden": ["isHidden", "hidden"]
    case "transform": ["transform", "transform3D", "setAffineTransform"]
    case "position": ["center", "frame", "position"]
    case "bounds": ["bounds", "frame"]
    case "place": ["center", "frame", "position", "bounds", "transform", "transform3D", "setAffineTransform"]
    case WorldState.heldAnimations: [animation]
    case "presence": [superview, "isHidden", "hidden", "alpha", "opacity"]
    default: [aspect]
    }
  }

  /// How sentences speak of a view that no variable holds: `dimmingView (made at Card.swift:12)`; nil for one without a line.
  func title(of object: NSObject) -> String? {
    Self.title(lines(of: object)) {
      property(holding: object) ?? session.assignedName(ofPlain: LayerNames.plain(object)) ?? object.className
    }
  }

  /// The same of a view that was taken away, by its class and number.
  func title(ofRemoved label: String) -> String? {
    removed[label].flatMap {
      Self.title($0) { session.assignedName(ofPlain: label) ?? String(label.prefix { $0 != " " }) }
    }
  }

  private static func title(_ lines: Lines, _ name: () -> String) -> String? {
    lines[made]?.place.description(of: name())
  }

  /// The property in which an object of a script's class holds another; the first in the order of names.
  private func property(holding object: NSObject) -> String? {
    let owners = entries.values.compactMap { entry -> (NSObject, Int32)? in
      let holder = (entry.object as? CALayer)?.owner as? UIView ?? entry.object
      return holder.flatMap { holder in (holder as? any ScriptBacked).map { (holder, $0.scriptClassID) } }
    }
    let names = owners.compactMap { session.lua.field(of: $0.0, classID: $0.1, holding: object) }
    return names.min().map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  }
}

extension WarningReport.Place {
  /// `dimmingView (made at Card.swift:12)`
  fileprivate func description(of name: String) -> String {
    "\(name) (made at \(file.split(separator: "/").last ?? ""):\(line))"
  }
}

extension CAAnimation {
  /// The names of the properties that it moves; `transition` of one that moves the layer as a whole.
  fileprivate var movedProperties: [String] {
    switch self {
    case let animation as CAPropertyAnimation: animation.keyPath.map { [$0.property.name] } ?? []
    case let group as CAAnimationGroup: group.animations.flatMap(\.movedProperties)
    default: ["transition"]
    }
  }
}
