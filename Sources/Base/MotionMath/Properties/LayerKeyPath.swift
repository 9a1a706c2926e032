/// A property, or one number or part of it: `opacity`, `position.x`, `bounds.size`, `transform.rotation.z`.
///
/// Parts of a transform are not stored: reading one takes the matrix apart, writing one puts it together again with
/// that part replaced, see `TransformComponents`.
public struct LayerKeyPath: Hashable, Sendable {
  public let property: LayerProperty
  /// Nil for the whole property.
  public let component: Component?

  /// A part of a value, named as key paths name it. `rotation` is `rotation.z`; `scale` reads the mean of the three
  /// and writes all; `translation` is a size of x and y (documented).
  public enum Component: String, CaseIterable, Hashable, Sendable {
    case x, y
    case width, height
    case origin
    case originX = "origin.x"
    case originY = "origin.y"
    case size
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  public init(_ property: LayerProperty) {
    self.property = property
    self.component = nil
  }

  /// - Throws: `unknownKeyPath` when values of `property` have no such part.
  public init(_ property: LayerProperty, _ component: Component) throws(MotionError) {
    guard component.wholeKind == property.kind else {
      throw .unknownKeyPath(property.name + "." + component.rawValue)
    }
    self.property = property
    self.component = component
  }

  /// - Throws: `unknownKeyPath` with the text given.
  public init(_ string: String) throws(MotionError) {
    guard let keyPath = Self.byDescription[string] else { throw .unknownKeyPath(string) }
    self = keyPath
  }

  /// The kind of the values that this key path reads and writes.
  public var valueKind: ValueKind { component?.kind ?? property.kind }

  /// Every key path there is, properties first, each followed by its parts.
  public static let all: [String] = everything.map(\.description)

  private static let everything: [LayerKeyPath] = LayerProperty.allCases.flatMap { property in
    [LayerKeyPath(property)] + Component.allCases.compactMap { try? LayerKeyPath(property, $0) }
  }

  private static let byDescription = Dictionary(uniqueKeysWithValues: everything.map { ($0.description, $0) })
}

extension LayerKeyPath: CustomStringConvertible {
  public var description: String {
    component.map { property.name + "." + $0.rawValue } ?? property.name
  }
}

extension LayerKeyPath.Component {
  /// The kind of value this is a part of.
  public var wholeKind: ValueKind {
    switch self {
    case .x, .y: .point
    case .width, .height: .size
    case .origin, .originX, .originY, .size, .sizeWidth, .sizeHeight: .rect
    case .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation,
      .translationX, .translationY, .translationZ:
      .transform
    }
  }

  /// The kind of the part itself.
  public var kind: ValueKind {
    switch self {
    case .origin: .point
    case .size, .translation: .size
    default: .number
    }
  }
}

extension LayerKeyPath {
  /// The index, among the components of its property, of the first `Double` this key path names; nil for the parts of
  /// a transform, which are not stored, and for properties that are objects.
  public var firstComponent: Int? {
    guard property.width > 0 else { return nil }
    switch component {
    case nil, .x, .width, .origin, .originX: return 0
    case .y, .height, .originY: return 1
    case .size, .sizeWidth: return 2
    case .sizeHeight: return 3
    default: return nil
    }
  }
}
