import LayerKit
public import MotionMath
public import ViewKit

/// Presents a controller in a card beside the view it comes from. With a compact width it is a sheet, unless the delegate
/// chooses another style.
///
/// The place is chosen here: below the source, else above, right or left of it, where there is room; without a source in
/// the middle.
open class UIPopoverPresentationController: UIPresentationController {
  /// The side of the card that its arrow is on.
  public enum ArrowDirection: String, CaseIterable, Sendable {
    case up, down, left, right
  }

  /// The view that the card points to. Not kept alive.
  public final weak var sourceView: UIView?
  /// The part of it, in its own coordinates; the null rectangle is all of it (documented).
  public final var sourceRect = CGRect.null
  /// Default all of them.
  public final var permittedArrowDirections = UIPopoverPresentationController.ArrowDirection.allCases
  /// The room the card leaves to the edges of the container, in points.
  public final var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Of a popover without a preferred size. (Chosen here.)
  private static let size = CGSize(width: 320, height: 480)
  /// The length of the arrow between source and card, in points. (Chosen here.)
  private static let arrow = 13.0

  private lazy var tap = OutsideTap(of: self, named: "popoverTap")

  open override var className: String { "UIPopoverPresentationController" }

  /// The side the arrow is on; nil without a source, or where no permitted side has room.
  public final var arrowDirection: ArrowDirection? { placement?.direction }

  open override var shouldPresentInFullscreen: Bool { !adaptedStyle.usesContext }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if adaptedStyle == .popover {
      if let containerView { tap.install(on: containerView) }
      (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
      // Reported, with a bar button item as the other thing a popover can point at: NSGenericException.
      if sourceView == nil { app.warn(.popoverWithoutSource(popover: app.world.label(of: self)), about: self) }
    }
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    switch adaptedStyle {
    case .pageSheet, .formSheet: return SheetGeometry(bounds, in: app).largest
    case .popover:
      if let placement { return placement.frame }
      let size = size
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    default: return bounds
    }
  }

  private var size: CGSize {
    let wish = presentedViewController.preferredContentSize
    return wish == .zero ? UIPopoverPresentationController.size : wish
  }

  private var placement: (frame: CGRect, direction: ArrowDirection)? { placement(of: size) }

  final func placement(of size: CGSize) -> (frame: CGRect, direction: ArrowDirection)? {
    guard let containerView, let sourceView else { return nil }
    let source = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    let room = containerView.bounds.inset(by: popoverLayoutMargins)
    let arrow = UIPopoverPresentationController.arrow
    for direction in ArrowDirection.allCases where permittedArrowDirections.contains(direction) {
      var frame = CGRect(origin: .zero, size: size)
      switch direction {
      case .up, .down:
        frame.origin.x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
        frame.origin.y = direction == .up ? source.maxY + arrow : source.minY - arrow - size.height
        if frame.minY >= room.minY, frame.maxY <= room.maxY { return (frame, direction) }
      case .left, .right:
        frame.origin.y = min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
        frame.origin.x = direction == .left ? source.maxX + arrow : source.minX - arrow - size.width
        if frame.minX >= room.minX, frame.maxX <= room.maxX { return (frame, direction) }
      }
    }
    return nil
  }
}

/// Also notified of a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover begins; set its source here at the latest.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIViewController {
  /// `presentationController` of a popover; nil in every other style.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
