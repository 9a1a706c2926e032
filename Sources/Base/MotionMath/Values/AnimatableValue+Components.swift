// The vector kinds as plain Doubles, for storage in pages and for fast blending.
//
// A nil colour is stored as four components of which red is NaN: arithmetic then carries nil along by itself, which is
// the rule Core Animation has (measured on macOS: a nil colour at either end makes the whole run nil).

extension ValueKind {
  /// How many Doubles a value of this kind takes. 0 for the kinds that are objects: paths, lists, text, images.
  @inlinable public var width: Int {
    switch self {
    case .number, .bool: 1
    case .point, .size: 2
    case .rect, .color: 4
    case .transform: 16
    case .none, .path, .numbers, .colors, .points, .text, .image: 0
    }
  }
}

extension AnimatableValue {
  /// The components of a vector kind: x before y, origin before size, red to alpha, `m11` to `m44` row by row, true
  /// as 1. Nil gives the four components of a nil colour; an object kind gives none.
  public var components: [Double] {
    switch self {
    case .number(let number): [number]
    case .bool(let flag): [flag ? 1 : 0]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .transform(let transform): transform.elements
    case .none: [.nan, 0, 0, 0]
    case .path, .numbers, .colors, .points, .text, .image: []
    }
  }

  /// Writes `components` without an array in between. Room for 16 Doubles is always enough.
  public func write(to target: UnsafeMutablePointer<Double>) {
    switch self {
    case .number(let number): target[0] = number
    case .bool(let flag): target[0] = flag ? 1 : 0
    case .point(let point): (target[0], target[1]) = (point.x, point.y)
    case .size(let size): (target[0], target[1]) = (size.width, size.height)
    case .rect(let rect):
      (target[0], target[1]) = (rect.origin.x, rect.origin.y)
      (target[2], target[3]) = (rect.size.width, rect.size.height)
    case .color(let color):
      (target[0], target[1], target[2], target[3]) = (color.red, color.green, color.blue, color.alpha)
    case .transform(let transform): transform.write(to: target)
    case .none: (target[0], target[1], target[2], target[3]) = (.nan, 0, 0, 0)
    case .path, .numbers, .colors, .points, .text, .image: break
    }
  }

  /// The value of a vector kind from its components. A colour whose red is NaN is nil; a bool is true when above 0, as
  /// it is anywhere past the start of a blend from false to true. An object kind gives nil.
  public init(kind: ValueKind, components: UnsafePointer<Double>) {
    switch kind {
    case .number: self = .number(components[0])
    case .bool: self = .bool(components[0] > 0)
    case .point: self = .point(CGPoint(x: components[0], y: components[1]))
    case .size: self = .size(CGSize(width: components[0], height: components[1]))
    case .rect:
      self = .rect(CGRect(x: components[0], y: components[1], width: components[2], height: components[3]))
    case .color:
      self =
        components[0].isNaN
        ? .none
        : .color(CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3]))
    case .transform: self = .transform(CATransform3D(elements: components))
    case .none, .path, .numbers, .colors, .points, .text, .image: self = .none
    }
  }
}
