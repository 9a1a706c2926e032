public import LayerKit
import MotionMath
import ViewKit

/// How much room there is along one axis, in two words.
public enum UIUserInterfaceSizeClass: String, CaseIterable, Sendable {
  case unspecified, compact, regular
}

/// What a controller may adapt itself to: size classes and the screen's scale. Parts may be left unspecified.
public final class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels per point; 0 is unspecified.
  public let displayScale: Double

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, displayScale: Double = 0
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    super.init()
  }

  public override var className: String { "UITraitCollection" }

  /// Whether the values are the same.
  public func matches(_ other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale
  }

  /// These traits, with what `other` specifies in their place.
  public func merging(_ other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(
      horizontalSizeClass: other.horizontalSizeClass == .unspecified ? horizontalSizeClass : other.horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass == .unspecified ? verticalSizeClass : other.verticalSizeClass,
      displayScale: other.displayScale == 0 ? displayScale : other.displayScale)
  }

  /// Of a whole screen: tablets are regular both ways; a phone is compact across, and regular across only when it is
  /// large and turned; it is regular down only when upright (documented, device by device).
  convenience init(of size: CGSize, scale: Double) {
    let short = min(size.width, size.height)
    let isTablet = short >= UITraitCollection.tabletSide
    let isTurned = size.width > size.height
    let isWide = isTablet || isTurned && short >= UITraitCollection.largePhoneSide
    self.init(
      horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: isTablet || !isTurned ? .regular : .compact,
      displayScale: scale)
  }

  /// The shorter side of the smallest tablet and of the smallest large phone, in points.
  private static let tabletSide = 744.0
  private static let largePhoneSide = 414.0
}

extension UIViewController {
  /// The parent's, or the screen's, with what the presentation overrides.
  public final var traitCollection: UITraitCollection {
    let outer = parent?.traitCollection ?? app.screen.traitCollection
    return outer.merging(ownPresentation?.controller.overrideTraitCollection)
  }
}

extension UIScreen {
  var traitCollection: UITraitCollection { UITraitCollection(of: bounds.size, scale: scale) }
}
