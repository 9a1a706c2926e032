/// Any value a layer property can have. A closed list, so that interpolation and printing can be exhaustive.
public enum AnimatableValue: Hashable, Sendable {
  /// Nil, where a property allows it: no colour, no path, no image, no list.
  case none
  case number(Double)
  case bool(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor)
  indirect case transform(CATransform3D)
  case path(CGPath)
  case numbers([Double])
  case colors([CGColor])
  case points([CGPoint])
  case text(String)
  case image(ImageReference)
}

/// The kind of a value. `none` is the kind of nil alone.
public enum ValueKind: String, CaseIterable, Sendable {
  case none, number, bool, point, size, rect, color, transform, path, numbers, colors, points, text, image
}

extension ValueKind {
  /// Whether two values of the kind can be added and subtracted, as additive, cumulative and `byValue` animations need.
  public var hasSum: Bool {
    switch self {
    case .number, .point, .size, .rect, .color, .transform, .path, .numbers, .colors, .points: true
    case .none, .bool, .text, .image: false
    }
  }
}

/// The identity and size of an image. The engine never reads its pixels.
public struct ImageReference: Hashable, Sendable {
  public let id: Int
  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: Double

  public init(id: Int, size: CGSize, scale: Double) {
    self.id = id
    self.size = size
    self.scale = scale
  }
}

extension AnimatableValue {
  public var kind: ValueKind {
    switch self {
    case .none: .none
    case .number: .number
    case .bool: .bool
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    case .path: .path
    case .numbers: .numbers
    case .colors: .colors
    case .points: .points
    case .text: .text
    case .image: .image
    }
  }

  /// The value that adds nothing: 0 for numbers, the identity for transforms, transparent black for colours.
  public static func zero(of kind: ValueKind) -> AnimatableValue {
    switch kind {
    case .none, .image: .none
    case .number: .number(0)
    case .bool: .bool(false)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(.clear)
    case .transform: .transform(.identity)
    case .path: .path(CGPath())
    case .numbers: .numbers([])
    case .colors: .colors([])
    case .points: .points([])
    case .text: .text("")
    }
  }
}
