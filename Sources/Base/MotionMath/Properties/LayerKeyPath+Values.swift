extension LayerKeyPath {
  /// The part of a property's value that this key path names: the whole value when there is no component; nil from nil.
  public func get(from value: AnimatableValue) -> AnimatableValue {
    guard let component else { return value }
    switch value {
    case .point(let point):
      return .number(component == .x ? point.x : point.y)
    case .size(let size):
      return .number(component == .width ? size.width : size.height)
    case .rect(let rect):
      switch component {
      case .origin: return .point(rect.origin)
      case .originX: return .number(rect.origin.x)
      case .originY: return .number(rect.origin.y)
      case .size: return .size(rect.size)
      case .sizeWidth: return .number(rect.size.width)
      default: return .number(rect.size.height)
      }
    case .transform(let transform):
      return TransformComponents(transform)[component]
    default:
      return .none
    }
  }

  /// `whole` with what this key path names replaced by `value`.
  ///
  /// - Throws: `kindsDiffer` when `value` is not of `valueKind`, or `whole` not of the property's kind. Nil is a value
  ///   of an optional property.
  public func set(_ value: AnimatableValue, in whole: AnimatableValue) throws(MotionError) -> AnimatableValue {
    guard value.kind == valueKind || (component == nil && value == .none && property.isOptional) else {
      throw .kindsDiffer(expected: valueKind, given: value.kind)
    }
    guard let component else { return value }
    switch (whole, value) {
    case (.point(var point), .number(let number)):
      if component == .x { point.x = number } else { point.y = number }
      return .point(point)
    case (.size(var size), .number(let number)):
      if component == .width { size.width = number } else { size.height = number }
      return .size(size)
    case (.rect(let rect), .point(let origin)):
      return .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), .size(let size)):
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.rect(var rect), .number(let number)):
      switch component {
      case .originX: rect.origin.x = number
      case .originY: rect.origin.y = number
      case .sizeWidth: rect.size.width = number
      default: rect.size.height = number
      }
      return .rect(rect)
    case (.transform(let transform), _):
      var components = TransformComponents(transform)
      components[component] = value
      return .transform(components.matrix)
    default:
      throw .kindsDiffer(expected: property.kind, given: whole.kind)
    }
  }
}
