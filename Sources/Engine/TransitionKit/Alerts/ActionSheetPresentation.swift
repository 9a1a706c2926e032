import LayerKit
import MotionMath
import ViewKit

/// Shows an action sheet: at its source, where it has one on iOS 26 or a large screen; else as a card at the lower edge, on iOS 26
/// as an alert.
final class ActionSheetPresentation: UIPopoverPresentationController {
  private let dimming = AlertDimming()
  private lazy var outside = OutsideTap(of: self, named: "actionSheetTap") { [weak self] in
    let alert = self?.presentedViewController as? UIAlertController
    alert?.choose(alert?.cancelAction)
  }

  var isOfGlass: Bool { app.settings.barEra == .glass }
  var isAtSource: Bool { sourceView != nil && (isOfGlass || isWide) }
  private var isWide: Bool { presentingViewController?.traitCollection.horizontalSizeClass == .regular }

  override var className: String { "UIPopoverPresentationController" }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let alert = presentedViewController as? UIAlertController else {
      return .zero
    }
    let size = alert.size(in: bounds.width)
    if isAtSource, let placement = placement(of: size) { return placement.frame }
    var frame = AlertPresentation.middle(size, of: bounds)
    // As far from the edge as from the sides (chosen here).
    if !isOfGlass, !isWide { frame.origin.y = bounds.maxY - containerInsets - size.height }
    return frame
  }

  private var containerInsets: Double { max(containerView?.safeAreaInsets.bottom ?? 0, 8) }

  /// Where the sheet grows from, as its anchor point: the arrow's.
  var anchor: CGPoint? {
    guard isAtSource, let container = containerView, let sourceView else { return nil }
    let frame = frameOfPresentedViewInContainerView
    let source = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    return CGPoint(
      x: min(max(source.midX, frame.minX), frame.maxX), y: source.midY < frame.midY ? frame.minY : frame.maxY)
  }

  override func presentationTransitionWillBegin() {
    // A wide screen has no lower edge for it (reported: NSGenericException).
    if sourceView == nil, isWide { app.warn(.popoverWithoutSource(popover: app.world.label(of: self)), about: self) }
    (presentedViewController as? UIAlertController)?.contentDidChange()
    dimming.show(behind: presentedViewController, in: containerView)
    if let containerView { outside.install(on: containerView) }
  }

  override func dismissalTransitionWillBegin() { dimming.hide(with: presentedViewController) }
  override func presentationWasRemoved() { dimming.drop() }

  override func containerViewWillLayoutSubviews() {
    guard app.currentTransition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
