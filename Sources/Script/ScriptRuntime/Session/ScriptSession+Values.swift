package import LayerKit
package import LuaBridge
package import MotionMath
import ViewKit

/// Returns values to scripts.
extension ScriptSession {
  /// A layer property's value, straight from the layer's numbers.
  package func put(_ layer: CALayer, _ property: LayerProperty, into result: LuaResult) {
    switch property.kind {
    case .number:
      let number = layer.component(property, 0)
      if case .whole = property.numberRule { result.integer(Int(clamping: number)) } else { result.number(number) }
    case .bool: result.bool(layer.component(property, 0) > 0)
    case .point: fill(.CGPoint, 2, layer, property, result)
    case .size: fill(.CGSize, 2, layer, property, result)
    case .rect: fill(.CGRect, 4, layer, property, result)
    case .transform: fill(.CATransform3D, 16, layer, property, result)
    default: put(scriptValue(layer[property]), into: result)
    }
  }

  private func fill(
    _ kind: StructKind, _ count: Int, _ layer: CALayer, _ property: LayerProperty, _ result: LuaResult
  ) {
    let fields = result.structure(kind: kind.id)
    for index in 0..<count { fields[index] = layer.component(property, index) }
  }

  package func put(_ value: ScriptValue, into result: LuaResult) {
    switch value {
    case .none: result.setNil()
    case .bool(let bool): result.bool(bool)
    case .number(let number): result.number(number)
    case .integer(let integer): result.integer(integer)
    case .object(let object):
      if let object {
        show(object)
        result.ownedObject(object, classID: classes.id(of: object))
      } else {
        result.setNil()
      }
    case .structure(let kind, let numbers):
      let fields = result.structure(kind: kind.id)
      for (index, number) in numbers.enumerated() { fields[index] = number }
    default:
      push(value)
      result.top()
    }
  }

  /// Notes that a script has an object from now on.
  func show(_ object: NSObject) {
    if !object.isOwnershipObserved, object is UIView || object is CALayer {
      only(AssignedNames.self).note(object, in: self)
    }
    object.isOwnershipObserved = true
  }

  /// Pushes a value; several of them for `.several`.
  package func push(_ value: ScriptValue) {
    switch value {
    case .none: lua.pushNil()
    case .bool(let bool): lua.push(bool)
    case .number(let number): lua.push(number)
    case .integer(let integer): lua.push(integer)
    case .string(let string): lua.push(string)
    case .object(let object):
      if let object {
        show(object)
        lua.pushObject(object, classID: classes.id(of: object))
      } else {
        lua.pushNil()
      }
    case .structure(let kind, let numbers):
      numbers.withUnsafeBufferPointer { buffer in
        if let base = buffer.baseAddress { lua.pushStruct(kind: kind.id, base) } else { lua.pushNil() }
      }
    case .array(let values):
      lua.pushTable(arrayCapacity: Int32(clamping: values.count))
      for (index, value) in values.enumerated() {
        push(value)
        lua.popIntoElement(index + 1, of: -2)
      }
    case .words(let words): lua.pushWords(words)
    case .table(let fields):
      lua.pushTable(fieldCapacity: Int32(clamping: fields.count))
      for (name, value) in fields {
        push(value)
        lua.popIntoField(name, of: -2)
      }
    case .payload(let reference): lua.pushPayload(reference)
    case .reference(let reference): lua.push(reference)
    case .value(let value), .thrown(let value): lua.push(value)
    case .several(let values): for value in values { push(value) }
    case .suspension: lua.pushNil()
    }
  }

  /// An animatable value as a script sees it.
  package func scriptValue(_ value: AnimatableValue) -> ScriptValue {
    switch value {
    case .none: .none
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .point(let point): .point(point)
    case .size(let size): .size(size)
    case .rect(let rect): .rect(rect)
    case .color(let color): .color(color)
    case .transform(let matrix): .transform(matrix)
    case .numbers(let numbers): .array(numbers.map { .number($0) })
    case .colors(let colors): .array(colors.map { .color($0) })
    case .points(let points): .array(points.map { .point($0) })
    case .text(let text): .string(text)
    case .path(let path): .object(UIBezierPath(path))
    case .image(let reference): .object(app.image(for: reference))
    }
  }
}
