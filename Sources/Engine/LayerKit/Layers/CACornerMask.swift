import MotionMath

/// The corners that `cornerRadius` rounds. Min and max are in the layer's coordinates: min y is the upper edge, unless
/// the geometry is flipped.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer {
  /// Default all four. A new value makes an implicit transition (measured on macOS).
  public final var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: Int(clamping: component(.maskedCorners, 0))) }
    set { set(.maskedCorners, Double(newValue.rawValue)) }
  }
}
