import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  /// Declares values by key: a layer's properties, their parts, and values under a program's own keys.
  static func declareKeys(_ c: inout ClassBuilder<CALayer>) {
    let path = Parameter("forKeyPath", "keyPath", .keyPath, "For example \"transform.rotation.z\".")
    let key = Parameter("forKey", "key", .string, byLabel: true, "A property's name, or a name of your own.")
    let value = Parameter(
      nil, "value", .optional(.any), "A value of the property's kind; any value for a key of your own.")
    c.method(
      "value", "The value at a key path, or the value kept under a key of your own.",
      [path, key].map { parameter in
        c.overload([parameter], returns: .any) { layer, call in try LayerKeys(call.session, layer).value(at: call[0]) }
      })
    c.method(
      "setValue", "Sets a property or a part of one; keeps the value under any other key.",
      [path, key].map { parameter in
        c.overload([value, parameter]) { layer, call in
          try LayerKeys(call.session, layer).set(call[0], at: call[1])
          return .none
        }
      })
    c.staticMethod(
      "defaultAction", "The action of Core Animation's own classes for a key: nil, so that the search goes on.",
      [Overload([Parameter("forKey", "key", .string, "A property's name.")], returns: .any) { _ in .none }])
    c.staticMethod(
      "defaultValue", "The default value of a property; nil where that is 0, false, or the identity.",
      [
        Overload([Parameter("forKey", "key", .string, "A property's name.")], returns: .any) { call in
          let key = try call.string(0)
          if let property = LayerProperty(name: key) {
            return call.session.scriptValue(property.defaultValue).unlessZero
          }
          return switch key {
          case "speed": .number(CAMediaTiming.layer.speed)
          case "duration": .number(CAMediaTiming.layer.duration)
          case "fillMode": .string(CAMediaTiming.layer.fillMode.rawValue)
          default: .none
          }
        }
      ])
  }
}

extension ScriptValue {
  /// The result of `defaultValue(forKey:)`: nil for 0, false and the identity (measured on macOS for bounds, position,
  /// transform, cornerRadius, zPosition, shadowOpacity, strokeStart and an animation's duration).
  var unlessZero: ScriptValue {
    switch self {
    case .number(0), .bool(false): .none
    case .structure(.CATransform3D, CATransform3D.identity.elements): .none
    case .structure(let kind, let numbers) where kind != .UIColor && numbers.allSatisfy { $0 == 0 }: .none
    default: self
    }
  }
}

/// The values of a layer by key.
private struct LayerKeys {
  let session: ScriptSession
  let layer: CALayer

  init(_ session: ScriptSession, _ layer: CALayer) {
    self.session = session
    self.layer = layer
  }

  /// The value that a key or key path of a layer names.
  private enum LayerKey {
    case property(LayerKeyPath)
    /// A property of the class that is not in the property table: `frame`, `speed`, `mask`.
    case member(PropertyEntry)
    /// A key of the program's own.
    case own(PayloadReference, String)
  }

  /// - Throws: `unknownKeyPath` for a part that a property does not have, and for a part of an unknown property.
  private func layerKey(_ key: ScriptArgument) throws(ScriptFailure) -> LayerKey {
    let text = try key.string()
    if let keyPath = try? LayerKeyPath(text) { return .property(keyPath) }
    if let member = session.classes.property(text, of: layer) { return .member(member) }
    if text.contains(".") || text.isEmpty { throw .unknownKeyPath(key.place, text) }
    return .own(PayloadReference(.value(forKey: text), of: layer.model()), text)
  }

  func value(at key: ScriptArgument) throws -> ScriptValue {
    switch try layerKey(key) {
    case .property(let keyPath): isForeign(keyPath.property) ? .none : scriptValue(at: keyPath)
    case .member(let member): try member.value(of: layer, in: session)
    case .own(let payload, _): .payload(payload)
    }
  }

  /// True for a property of another class of layers that was not set: a plain layer has no `fillColor` (measured on
  /// macOS).
  private func isForeign(_ property: LayerProperty) -> Bool {
    property.owner != .plain && property.owner != layer.kind && layer[property] == property.defaultValue
  }

  private func scriptValue(at keyPath: LayerKeyPath) -> ScriptValue {
    session.scriptValue(keyPath.get(from: layer[keyPath.property]))
  }

  func set(_ value: ScriptArgument, at key: ScriptArgument) throws {
    if layer.isPresentation { throw ScriptFailure.presentationLayer(property: try key.string()) }
    switch try layerKey(key) {
    case .property(let keyPath):
      let new = value.isNil ? AnimatableValue.none : try value.animatable(at: keyPath)
      let whole = try keyPath.set(new, in: layer[keyPath.property])
      try keyPath.property.check(whole)
      layer[keyPath.property] = whole
      if keyPath.property == .colors || keyPath.property == .locations {
        session.only(GradientCheck.self).noteChange(of: layer)
      }
    case .member(let member):
      try member.set(
        ScriptArgument(
          session: session, index: value.index, place: .property(layer.className, member.name), shape: member.shape),
        on: layer)
    case .own(let payload, let text):
      let keys =
        LayerKeyPath.all
        + session.classes.lineage(of: session.classes.id(of: layer)).flatMap { $0.properties.map(\.name) }
      if let meant = Suggestion.nearest(to: text, amongMany: keys) {
        session.app.warn(.unknownKey(type: layer.className, key: text, property: meant), about: layer)
      }
      session.lua.pushCopy(of: value.index)
      session.lua.popPayload(payload, classID: session.classes.id(of: layer))
    }
  }
}
