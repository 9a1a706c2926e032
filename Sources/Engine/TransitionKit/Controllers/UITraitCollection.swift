public import LayerKit
import MotionMath
public import ViewKit

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

/// Light or dark.
public enum UIUserInterfaceStyle: String, CaseIterable, Sendable {
  case unspecified, light, dark
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
  /// Light on every screen: the system's colours here are those of the light appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIDevice.UserInterfaceIdiom

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, displayScale: Double = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    userInterfaceIdiom: UIDevice.UserInterfaceIdiom = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    super.init()
  }

  public override var className: String { "UITraitCollection" }

  /// Whether the values are the same.
  public func matches(_ other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
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
        ? preferredContentSizeCategory : other.preferredContentSizeCategory,
      userInterfaceStyle: other.userInterfaceStyle == .unspecified ? userInterfaceStyle : other.userInterfaceStyle,
      userInterfaceIdiom: other.userInterfaceIdiom == .unspecified ? userInterfaceIdiom : other.userInterfaceIdiom)
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
      displayScale: scale, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
      userInterfaceStyle: .light, userInterfaceIdiom: isTablet ? .pad : .phone)
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

extension UIView {
  /// Those of the controller it belongs to, or the screen's.
  public final var traitCollection: UITraitCollection {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller.traitCollection }
      responder = current.next
    }
    return app.screen.traitCollection
  }
}

extension UIPresentationController {
  /// The presenter's (documented).
  public final var traitCollection: UITraitCollection {
    presentingViewController?.traitCollection ?? app.screen.traitCollection
  }
}

extension UIScreen {
  public var traitCollection: UITraitCollection { UITraitCollection(of: bounds.size, scale: scale) }
}
