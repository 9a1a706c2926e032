package import LayerKit
import LuaBridge
package import MotionMath
import ViewKit

extension ScriptArgument {
  /// A value of whichever kind a layer can animate; of exactly `kind` when one is asked for.
  /// - Throws: `wrongKind`, `outOfRange` or `notAWord`.
  package func animatable(_ kind: ValueKind? = nil) throws(ScriptFailure) -> AnimatableValue {
    switch kind {
    case nil: try anyAnimatable()
    case .number: .number(try finiteNumber())
    case .bool: .bool(try flag())
    case .point: .point(try point())
    case .size: .size(try size())
    case .rect: .rect(try rect())
    case .color: .color(try color())
    case .transform: .transform(try anyTransform())
    case .numbers:
      .numbers(
        try elements(of: shape.elements ?? .number(.plain)).map { element throws(ScriptFailure) in
          try element.number()
        })
    case .colors:
      .colors(try elements(of: .structure(.UIColor)).map { (element) throws(ScriptFailure) in try element.color() })
    case .points:
      .points(try elements(of: .structure(.CGPoint)).map { (element) throws(ScriptFailure) in try element.point() })
    case .text: .text(try text())
    case .path: .path(try path())
    case .image: try image()
    case .some(.none): .none
    }
  }

  /// Sets a property of the property table to the value.
  /// - Throws: `ScriptFailure` for a presentation layer or a value of another kind; `MotionError` for a value outside the
  ///   property's range.
  package func set(_ property: LayerProperty, of layer: CALayer) throws {
    if layer.isPresentation { throw ScriptFailure.presentationLayer(property: property.memberName) }
    if isNil {
      guard shape.isOptional else { throw mismatch }
      layer[property] = .none
    } else {
      let value = try property == .font ? fontFace() : animatable(property.kind)
      try property.check(value)
      layer[property] = value
    }
    if property == .colors || property == .locations { session.only(GradientCheck.self).noteChange(of: layer) }
  }

  /// The word of a face: a weight, or one that the layer of a label has.
  private func fontFace() throws(ScriptFailure) -> AnimatableValue {
    if let word = session.lua.string(at: index), FontFace(word: word) != nil { return .text(word) }
    return try animatable(.text)
  }

  /// True or false; a number counts as true when it is not 0, as in the old way to animate `hidden` from 0 to 1.
  private func flag() throws(ScriptFailure) -> Bool {
    if let number = session.lua.number(at: index), !number.isNaN { return number != 0 }
    return try bool()
  }

  private func finiteNumber() throws(ScriptFailure) -> Double {
    let number = try number()
    guard number.isFinite else { throw .outOfRange(place, accepted: Quantity.plain.description, given: number) }
    return number
  }

  /// A text; one of the words where only some are known.
  private func text() throws(ScriptFailure) -> String {
    let text = try string()
    let words = shape.words
    guard words.isEmpty || words.contains(text) else { throw .notAWord(place, words: words, given: text) }
    return text
  }

  /// A value of the kind that a key path takes.
  /// - Throws: `kindsDoNotMeet` for a value of another kind; otherwise as `animatable(_:)`.
  package func animatable(at keyPath: LayerKeyPath) throws(ScriptFailure) -> AnimatableValue {
    let argument = ScriptArgument(session: session, index: index, place: place, shape: Shape(keyPath.property))
    do {
      let value = try argument.animatable(keyPath.valueKind)
      if keyPath.isAngle, case .number(let angle) = value { AngleCheck.check(angle, self) }
      return value
    } catch {
      if case .notAWord = error { throw error }
      let value = try animatable()
      if value.kind == keyPath.valueKind { return value }
      throw .kindsDoNotMeet(keyPath: keyPath.description, expected: keyPath.valueKind, given: value.kind)
    }
  }

  private func anyAnimatable() throws(ScriptFailure) -> AnimatableValue {
    switch session.lua.type(at: index) {
    case .nil, .none: return .none
    case .number: return .number(try finiteNumber())
    case .bool: return .bool(try bool())
    case .string:
      if let text = session.lua.string(at: index), let color = CGColor(hex: text) { return .color(color) }
      return .text(try string())
    case .structure:
      switch StructKind(id: session.lua.structKind(at: index)) {
      case .CGPoint: return .point(try point())
      case .CGSize: return .size(try size())
      case .CGRect: return .rect(try rect())
      case .UIColor: return .color(try color())
      case .CATransform3D, .CGAffineTransform: return .transform(try anyTransform())
      default: throw mismatch
      }
    case .object: return try objectValue()
    case .table:
      return .numbers(try elements(of: .number(.plain)).map { element throws(ScriptFailure) in try element.number() })
    case .function, .thread, .type: throw mismatch
    }
  }

  /// A layer's matrix, from either kind of transform.
  private func anyTransform() throws(ScriptFailure) -> CATransform3D {
    if session.lua.structKind(at: index) == StructKind.CGAffineTransform.id {
      return CATransform3DMakeAffineTransform(try affine())
    }
    return try transform()
  }

  private func objectValue() throws(ScriptFailure) -> AnimatableValue {
    guard let object = session.lua.object(at: index)?.takeUnretainedValue() as? any AnimatableObject else {
      throw mismatch
    }
    return object.animatableValue
  }

  private func path() throws(ScriptFailure) -> CGPath {
    guard case .path(let path) = try objectValue() else { throw mismatch }
    return path
  }

  private func image() throws(ScriptFailure) -> AnimatableValue {
    let value = try objectValue()
    guard case .image = value else { throw mismatch }
    return value
  }
}

/// An object that stands for a value a layer can show: a path, an image.
package protocol AnimatableObject: AnyObject {
  var animatableValue: AnimatableValue { get }
}
