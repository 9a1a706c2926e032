import LayerKit
public import MotionMath
import ViewKit

/// Presents a controller in a card that rests at one of several heights. A finger drags it between them, or away.
///
/// Approximate: the card dims the views behind it and leaves the top of the screen free. Corner stacking is not modelled,
/// nor that the presenter's view steps back.
public final class UISheetPresentationController: UIPresentationController {
  /// The heights it can rest at. Default: large alone.
  public var detents: [Detent] = [.large()] {
    didSet { if detents.isEmpty { detents = oldValue } else { invalidateDetents() } }
  }
  /// The heights that detents had when they were last active, by their identifiers.
  private var lastHeights: [String: Double] = [:]

  /// The detent it rests at. Nil and an unknown identifier mean the smallest; for an inactive one, the nearest to where
  /// that was.
  public var selectedDetentIdentifier: String? {
    didSet {
      if containerView != nil { warnOfUnknownDetent() }
      invalidateDetents()
    }
  }
  /// Up to this detent the views behind are not dimmed and receive touches; nil: always dimmed.
  public var largestUndimmedDetentIdentifier: String? { didSet { showDimming() } }
  /// Whether an upward drag on a scroll view at its top expands the card first, as long as it can grow. Default true
  /// (documented).
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersGrabberVisible = false { didSet { showGrabber() } }
  /// True for a card at the edge also on a screen of compact height. Default false: it covers the screen there (documented).
  public var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// True for a card that is then as wide as the controller prefers. Default false (documented).
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }
  /// In points; nil: the system's.
  public var preferredCornerRadius: Double? { didSet { roundCorners() } }

  private let fallback = Detent.large()
  private var dimmingView: UIView?
  private var grabber: UIView?
  private(set) lazy var drag = SheetDrag(of: self)
  private lazy var tap = OutsideTap(of: self, named: "sheetTap")

  /// The system's look. (Chosen here, after devices.)
  private static let cornerRadius = 10.0
  /// The same from iOS 26 on, at the top. (Measured on iOS 27.)
  private static let floatingRadius = 38.0
  /// The presented view's look outside the sheet, which has the corners for the time of the presentation.
  private var lookBefore: (cornerRadius: Double, clipsToBounds: Bool)?
  /// How dark the views behind are, and the size of the grabber, 5 below the top. (Recorded.)
  private static let dimming = 0.2
  private static let grabberSize = CGSize(width: 36, height: 5)
  /// The size of a form sheet on a large screen, without a preferred size (documented).
  private static let formSize = CGSize(width: 540, height: 620)
  /// The duration of a change of height, in seconds. (Recorded.)
  private static let detentChangeDuration = 0.4

  public override var className: String { "UISheetPresentationController" }

  private var geometry: SheetGeometry? { containerView.map { SheetGeometry($0.bounds, in: app) } }

  /// True for one of iOS 26, which floats below its largest height.
  var isOfFloatingEra: Bool { app.settings.sheetEra == .floating }

  /// False when it has adapted to a style that covers the whole container.
  var isCard: Bool { adaptedStyle == .pageSheet || adaptedStyle == .formSheet }

  /// A card at the edge of a screen of compact height.
  private var isAttached: Bool { geometry?.isCompact == true && prefersEdgeAttachedInCompactHeight }

  /// The card's frame at a height.
  func frame(height: Double, in container: UIView) -> CGRect {
    let plain = SheetGeometry(container.bounds, in: app)
    if isAttached {
      let wish = presentedViewController.preferredContentSize.width
      let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && wish > 0
      return plain.frame(height: height, width: follows ? wish : nil)
    }
    guard isOfFloatingEra else { return plain.frame(height: height) }
    let floating = detentsByHeight.map { self.height(of: $0) }.last { $0 < plain.largest.height }
    return SheetGeometry(container.bounds, in: app, floating: floating).frame(height: height)
  }

  /// True for a card in the middle of a large screen, which has one size.
  private var isFloating: Bool {
    presentationStyle == .formSheet && presentingTraits.horizontalSizeClass == .regular
  }

  private var presentingTraits: UITraitCollection {
    presentingViewController?.traitCollection ?? app.screen.traitCollection
  }

  // MARK: Heights

  func height(of detent: Detent) -> Double {
    geometry.flatMap { height(of: detent, in: $0) } ?? lastHeights[detent.identifier] ?? 0
  }

  /// Nil while it is inactive. Sheets may share a detent, so that each keeps its heights itself.
  private func height(of detent: Detent, in geometry: SheetGeometry) -> Double? {
    guard let height = detent.height(in: geometry) else { return nil }
    lastHeights[detent.identifier] = height
    return height
  }

  /// The active ones, from the lowest to the highest; large when none is (chosen here).
  var detentsByHeight: [Detent] {
    guard let geometry else { return detents }
    let active = detents.compactMap { detent in height(of: detent, in: geometry).map { (detent: detent, height: $0) } }
    return active.isEmpty ? [fallback] : active.sorted { $0.height < $1.height }.map(\.detent)
  }

  var selectedDetent: Detent {
    let wanted = detent(named: selectedDetentIdentifier)
    if let wanted, geometry.map({ height(of: wanted, in: $0) != nil }) ?? true { return wanted }
    let lastHeight = wanted.flatMap { lastHeights[$0.identifier] } ?? 0
    return detentsByHeight.min { abs(height(of: $0) - lastHeight) < abs(height(of: $1) - lastHeight) } ?? fallback
  }

  private func detent(named name: String?) -> Detent? { detents.first { $0.identifier == name } }

  private func warnOfUnknownDetent() {
    guard let name = selectedDetentIdentifier, detent(named: name) == nil else { return }
    let controller = presentedViewController
    app.warn(
      .noSuchDetent(
        identifier: name, controller: app.world.label(of: controller), known: detents.map(\.identifier)),
      about: controller)
  }

  /// Whether an upward drag on a scroll view expands the card.
  var expandsByScrolling: Bool {
    prefersScrollingExpandsWhenScrolledToEdge && !isFloating && selectedDetent !== detentsByHeight.last
  }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard isCard, let geometry else { return super.frameOfPresentedViewInContainerView }
    if isFloating {
      let wish = presentedViewController.preferredContentSize
      return geometry.card(wish == .zero ? UISheetPresentationController.formSize : wish)
    }
    if geometry.isCompact && !isAttached && isOfFloatingEra { return super.frameOfPresentedViewInContainerView }
    return containerView.map { frame(height: height(of: selectedDetent), in: $0) } ?? .zero
  }

  /// Changes detents in `changes` along an animation of 0.4 s; from iOS 26 on along the system's spring, of response 0.344 s and
  /// critically damped (measured on iOS 27).
  public func animateChanges(_ changes: () -> Void) {
    let all = {
      changes()
      self.place()
    }
    guard isOfFloatingEra else {
      return app.animate(withDuration: UISheetPresentationController.detentChangeDuration, animations: all)
    }
    app.animate(
      ViewAnimationSettings(duration: Spring.systemLength, motion: .spring(.system)), animations: all, completion: nil)
  }

  /// Lays out again, after the heights or the values they depend on have changed.
  public func invalidateDetents() {
    guard presentedViewController.viewIfLoaded?.superview === containerView, containerView != nil else { return }
    place()
  }

  private func place() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    showDimming()
  }

  /// Animates to `detent` after a drag, and notifies the delegate of a change.
  func animate(to detent: Detent) {
    let isChange = detent !== selectedDetent
    animateChanges { if detent !== fallback { selectedDetentIdentifier = detent.identifier } }
    guard isChange else { return }
    app.log("sheetPresentationControllerDidChangeSelectedDetentIdentifier", self, detent.identifier)
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Around it

  public override func presentationTransitionWillBegin() {
    guard isCard, let containerView else { return }
    warnOfUnknownDetent()
    let dimmed = UIView(frame: containerView.bounds, in: app)
    dimmed.backgroundColor = .black
    dimmed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dimmed, at: 0)
    dimmingView = dimmed
    let view = presentedViewController.view
    lookBefore = (view.layer.cornerRadius, view.clipsToBounds)
    roundCorners()
    view.clipsToBounds = true
    showGrabber()
    drag.install(on: presentedViewController.view)
    tap.install(on: containerView)
    fade(from: 0, to: dimmingNow)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { drop() } }
  public override func dismissalTransitionWillBegin() { fade(from: dimmingNow, to: 0) }
  public override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { drop() } }
  override func presentationWasRemoved() { drop() }

  public override func containerViewWillLayoutSubviews() {
    guard app.currentTransition == nil, !drag.isDragging else { return }
    if let view = presentedView, view.superview === containerView { view.frame = frameOfPresentedViewInContainerView }
  }

  private func drop() {
    dimmingView = nil
    grabber?.removeFromSuperview()
    grabber = nil
    drag.remove()
    guard let lookBefore, let view = presentedViewController.viewIfLoaded else { return }
    (view.layer.cornerRadius, view.clipsToBounds) = lookBefore
    self.lookBefore = nil
  }

  private func roundCorners() {
    guard isCard, containerView != nil else { return }
    presentedViewController.view.layer.cornerRadius =
      preferredCornerRadius
      ?? (isOfFloatingEra
        ? UISheetPresentationController.floatingRadius : UISheetPresentationController.cornerRadius)
  }

  private func showGrabber() {
    guard let view = presentedViewController.viewIfLoaded, isCard, containerView != nil else { return }
    if !prefersGrabberVisible {
      grabber?.removeFromSuperview()
      grabber = nil
    } else if grabber == nil {
      let size = UISheetPresentationController.grabberSize
      let made = UIView(
        frame: CGRect(x: (view.bounds.width - size.width) / 2, y: 5, width: size.width, height: size.height), in: app)
      made.backgroundColor = UIColor(white: 0.5, alpha: 1)
      made.layer.cornerRadius = size.height / 2
      made.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      view.addSubview(made)
      grabber = made
    }
  }

  // MARK: Dimming

  private var dimmingNow: Double {
    guard let free = detent(named: largestUndimmedDetentIdentifier) else {
      return UISheetPresentationController.dimming
    }
    return height(of: selectedDetent) > height(of: free) ? UISheetPresentationController.dimming : 0
  }

  private func showDimming() {
    guard let dimmingView, app.currentTransition == nil else { return }
    dimmingView.alpha = dimmingNow
    letsTouchesThrough = dimmingNow == 0
  }

  private func fade(from: Double, to: Double) {
    guard let dimmingView else { return }
    letsTouchesThrough = dimmingNow == 0
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = to
      return
    }
    dimmingView.alpha = from
    coordinator.animate(alongsideTransition: { _ in dimmingView.alpha = to }, completion: nil)
  }
}
