public import LayerKit
import MotionMath
import ViewKit

/// The size class of one axis.
public enum UIUserInterfaceSizeClass: String, CaseIterable, Sendable {
  case unspecified, compact, regular
}

/// The size of text that the user prefers.
public enum UIContentSizeCategory: String, CaseIterable, Sendable {
  case unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

/// Where reading begins, as a trait.
public enum UITraitEnvironmentLayoutDirection: String, CaseIterable, Sendable {
  case unspecified, leftToRight, rightToLeft
}

/// The traits a controller adapts to: size classes and the screen's scale. Each may be unspecified.
public final class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels per point; 0 is unspecified.
  public let displayScale: Double
  /// Nothing here is in a language: from left to right on every screen.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size a device comes with, `large` (documented), on every screen.
  public let preferredContentSizeCategory: UIContentSizeCategory

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, displayScale: Double = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  public override var className: String { "UITraitCollection" }

  /// Whether the values are the same.
  public func matches(_ other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// These traits, replaced by those that `other` specifies.
  public func merging(_ other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(
      horizontalSizeClass: other.horizontalSizeClass == .unspecified ? horizontalSizeClass : other.horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass == .unspecified ? verticalSizeClass : other.verticalSizeClass,
      displayScale: other.displayScale == 0 ? displayScale : other.displayScale,
      layoutDirection: other.layoutDirection == .unspecified ? layoutDirection : other.layoutDirection,
      preferredContentSizeCategory: other.preferredContentSizeCategory == .unspecified
        ? preferredContentSizeCategory : other.preferredContentSizeCategory)
  }

  /// The traits of a whole screen. Tablets are regular both ways. Phones are compact horizontally, except large ones in
  /// landscape, and regular vertically only in portrait (documented, device by device).
  convenience init(of size: CGSize, scale: Double) {
    let short = min(size.width, size.height)
    let isTablet = short >= UITraitCollection.tabletSide
    let isTurned = size.width > size.height
    let isWide = isTablet || isTurned && short >= UITraitCollection.largePhoneSide
    self.init(
      horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: isTablet || !isTurned ? .regular : .compact,
      displayScale: scale, layoutDirection: .leftToRight, preferredContentSizeCategory: .large)
  }

  /// The shorter side of the smallest tablet and of the smallest large phone, in points.
  private static let tabletSide = 744.0
  private static let largePhoneSide = 414.0
}

extension UIViewController {
  /// The parent's, or the screen's, with the overrides of the presentation.
  public final var traitCollection: UITraitCollection {
    let outer = parent?.traitCollection ?? app.screen.traitCollection
    return outer.merging(ownPresentation?.controller.overrideTraitCollection)
  }
}

extension UIScreen {
  var traitCollection: UITraitCollection { UITraitCollection(of: bounds.size, scale: scale) }
}
