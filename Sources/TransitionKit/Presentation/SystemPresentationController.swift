import LayerKit
import MotionMath
import ViewKit

/// Presents a controller in the system's styles that fill their container, and in popovers.
///
/// Popovers are approximate: a small card in the middle of a large screen. With a compact width they are sheets, unless
/// the delegate chooses another style.
final class SystemPresentationController: UIPresentationController {
  /// Of a popover without a preferred size. (Chosen here.)
  private static let popoverSize = CGSize(width: 320, height: 480)

  override var shouldPresentInFullscreen: Bool { !adaptedStyle.usesContext }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    switch adaptedStyle {
    case .pageSheet, .formSheet: return SheetGeometry(bounds, in: app).largest
    case .popover:
      let wish = presentedViewController.preferredContentSize
      let size = wish == .zero ? SystemPresentationController.popoverSize : wish
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    default: return bounds
    }
  }
}
