/// A matrix as the parts that key paths name: `transform.scale.x`, `transform.rotation.z`, `transform.translation.y`.
///
/// Put together in the order scale, turn about x, about y, about z, translate (measured on macOS). Shear and
/// perspective have no such part; they are kept and put back, so that animating one part never loses them.
public struct TransformComponents: Hashable, Sendable {
  public var scaleX, scaleY, scaleZ: Double
  /// In radians. `rotationX` and `rotationZ` read back in -pi...pi, `rotationY` in -pi/2...pi/2.
  public var rotationX, rotationY, rotationZ: Double
  public var translationX, translationY, translationZ: Double
  var factors: TransformFactors

  /// Takes `matrix` apart. A mirror image is read as one negative scale, along the axis that is turned away most.
  public init(_ matrix: CATransform3D) {
    factors = TransformFactors(matrix, mirroring: .oneAxis)
    (scaleX, scaleY, scaleZ) = (factors.scale.x, factors.scale.y, factors.scale.z)
    (rotationX, rotationY, rotationZ) = factors.eulerAngles
    (translationX, translationY, translationZ) = (factors.translation.x, factors.translation.y, factors.translation.z)
  }

  /// The matrix made of the parts.
  public var matrix: CATransform3D {
    var factors = self.factors
    factors.scale = Vector3(scaleX, scaleY, scaleZ)
    factors.translation = Vector3(translationX, translationY, translationZ)
    factors.setRotation(x: rotationX, y: rotationY, z: rotationZ)
    return factors.matrix
  }
}

extension TransformComponents {
  /// The part a key path names. Parts that are not of a transform read as nil and ignore writes, as do values of
  /// another kind; `LayerKeyPath` checks both before it comes here.
  subscript(component: LayerKeyPath.Component) -> AnimatableValue {
    get {
      if let path = Self.path(of: component) { return .number(self[keyPath: path]) }
      switch component {
      case .scale: return .number((scaleX + scaleY + scaleZ) / 3)
      case .translation: return .size(CGSize(width: translationX, height: translationY))
      default: return .none
      }
    }
    set {
      switch (component, newValue) {
      case (.scale, .number(let number)): (scaleX, scaleY, scaleZ) = (number, number, number)
      case (.translation, .size(let size)): (translationX, translationY) = (size.width, size.height)
      case (_, .number(let number)):
        if let path = Self.path(of: component) { self[keyPath: path] = number }
      default: break
      }
    }
  }

  private static func path(of component: LayerKeyPath.Component) -> WritableKeyPath<Self, Double>? {
    switch component {
    case .rotation, .rotationZ: \.rotationZ
    case .rotationX: \.rotationX
    case .rotationY: \.rotationY
    case .scaleX: \.scaleX
    case .scaleY: \.scaleY
    case .scaleZ: \.scaleZ
    case .translationX: \.translationX
    case .translationY: \.translationY
    case .translationZ: \.translationZ
    default: nil
    }
  }
}
