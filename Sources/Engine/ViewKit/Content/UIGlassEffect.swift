import LayerKit
public import MotionMath
import RecordingKit

/// Glass, as the bars of iOS 26 have it (documented: WWDC25-284). Set in an animation block it appears, and nil takes it away.
public final class UIGlassEffect: UIVisualEffect {
  public enum Style: String, CaseIterable, Sendable {
    case regular, clear
  }

  public let style: Style
  /// Kept; nothing here answers touches.
  public var isInteractive = false
  public var tintColor: CGColor?

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  public override var className: String { "UIGlassEffect" }

  /// White at 0.12, clear glass at half of that, under a quarter of its own colour (chosen here; glass is not bent here).
  override var tint: CGColor? {
    let ground = CGColor(white: 1, alpha: style == .regular ? 0.12 : 0.06)
    guard let own = tintColor else { return ground }
    return CGColor(red: own.red, green: own.green, blue: own.blue, alpha: ground.alpha + own.alpha / 4)
  }

  /// White at 0.3 (chosen here).
  override var rim: CGColor? { CGColor(white: 1, alpha: 0.3) }
}

/// Holds glass that flows together; here each piece is drawn by itself.
public final class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which pieces would begin to flow together, in points.
  public var spacing = 0.0

  public override init() { super.init() }

  public override var className: String { "UIGlassContainerEffect" }
}

extension UIVisualEffectView {
  /// Warns where glass is installed that nobody sees yet: on iOS 26 it stays flat for good, whatever the model's alpha is (reported of
  /// several libraries, on devices). The picture at the end of the instant counts.
  func lookAtGlass() {
    guard effect is UIGlassEffect, window != nil else { return }
    app.hasGlass = true
    guard app.settings.barEra == .glass, !isGlassLookedAt else { return }
    isGlassLookedAt = true
    let place = app.placeOfCall()
    app.world.atEndOfInstant { [weak self] in
      guard let self else { return }
      isGlassLookedAt = false
      warnOfUnseenGlass(place)
    }
  }

  private func warnOfUnseenGlass(_ place: WarningReport.Place?) {
    guard effect is UIGlassEffect, window != nil else { return }
    let unseen = sequence(first: self as UIView) { $0.superview }.first { view in
      (view.layer.presentation() ?? view.layer).opacity <= Self.leastOpacity
    }
    guard let unseen else { return }
    app.warn(
      .oversight(
        .glassFromNothing(
          view: app.world.label(of: self), unseen: unseen === self ? nil : app.world.label(of: unseen))),
      at: place, about: self)
  }

  /// Reported: glass installed at 0.01 stays flat, at 0.02 it does not.
  private static var leastOpacity: Double { 0.01 }
}
