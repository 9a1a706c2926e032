import MotionMath
import ViewKit

/// Drags a sheet between its heights, or away.
///
/// Below the smallest height the finger drives a dismissal. If the delegate or `isModalInPresentation` forbids it, the
/// sheet follows a little, and the delegate is notified of the attempt. A scroll view inside the sheet that is at its top
/// leaves downward drags to the sheet (recorded), and upward ones until the sheet is at its largest height (documented;
/// `prefersScrollingExpandsWhenScrolledToEdge`). From there on the same finger scrolls.
final class SheetDrag: UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private let recognizer: UIPanGestureRecognizer
  /// Non-nil while the finger drives a dismissal.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private var mode = Mode.idle
  /// The scroll view that goes on with an upward drag once the sheet is at its largest height.
  private var content: UIScrollView?

  private enum Mode {
    case idle, dismissing, refused
    /// Between heights, from this one on.
    case resizing(from: Double)
  }

  /// A finger at least this fast, in points per second, dismisses from any height: at 975 the sheet returns, at 1,000
  /// it is dismissed. (Recorded.)
  private static let flick = 1000.0
  /// How a released sheet returns or leaves: on a critically damped spring from rest of √(1000/3) per second
  /// (recorded), which has settled after 0.6 s: the first whole tenth of a second with less than a thousandth to go.
  private static var spring: ReleaseCurve {
    ReleaseCurve(springFrequency: (1000.0 / 3).squareRoot(), duration: 0.6)
  }
  /// The share of the finger's movement that a sheet follows when it must not be dismissed. (Chosen here.)
  private static let resistance = 0.1
  /// A released sheet rests at the detent nearest to where its speed would bring it in this time, in seconds. (Chosen
  /// here.)
  private static let lookahead = 0.1
  /// The same from iOS 26 on. (Measured on iOS 27.)
  private static let floatingLookahead = 0.143
  /// How a floating sheet leaves: response 0.352 s, damping ratio 0.79 (measured), settled after 0.6 s.
  private static var floatingSpring: ReleaseCurve {
    ReleaseCurve(response: 0.352, dampingRatio: 0.79, duration: 0.6)
  }

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    recognizer = UIPanGestureRecognizer(in: sheet.app)
    recognizer.name = "sheetDrag"
    recognizer.addTarget(
      TargetAction(target: sheet, name: "sheetDrag") { [weak self] _ in self?.follow() })
  }

  var isDragging: Bool { if case .idle = mode { false } else { true } }

  func install(on view: UIView) {
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  func remove() {
    recognizer.view?.removeGestureRecognizer(recognizer)
    (driver, mode, content) = (nil, .idle, nil)
  }

  /// Vertical drags only: horizontal ones belong to the content.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet else { return false }
    let velocity = recognizer.velocity(in: sheet.containerView)
    if let scrollView {
      guard scrollView.isAtTop, velocity.y > 0 || velocity.y < 0 && sheet.expandsByScrolling else { return false }
    }
    return abs(velocity.y) > abs(velocity.x) && sheet.app.currentTransition == nil
      && sheet.presentedViewController.presentedViewController == nil
  }

  private func follow() {
    guard let sheet, let container = sheet.containerView else { return }
    let translation = recognizer.translation(in: container).y
    let distance = translation - min(max(translation, -slop), slop)
    let velocity = recognizer.velocity(in: container).y
    switch recognizer.state {
    case .began:
      begin(sheet, isDownward: translation > 0)
      move(sheet, distance)
    case .changed: move(sheet, distance)
    case .ended: end(sheet, distance, velocity: velocity)
    case .cancelled: end(sheet, 0, velocity: 0)
    case .possible, .failed: break
    }
  }

  /// The first part of the finger's movement, in points, which does not move the sheet: the 10 of the pan's hysteresis.
  /// From then on the sheet follows 1:1. (Recorded: 180 points of the finger move the sheet by 170.)
  private var slop: Double {
    recognizer.app.settings.panTranslation == .touchDown ? recognizer.app.settings.panHysteresis : 0
  }

  private var scrollView: UIScrollView? { recognizer.scrollViewAtStart(where: \.scrollsVertically) }

  /// Lets the scroll views inside wait until the sheet has declined the drag.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { recognizer.precedesScrolling(by: other) }

  private func begin(_ sheet: UISheetPresentationController, isDownward: Bool) {
    let isLowest = sheet.selectedDetent === sheet.detentsByHeight.first
    guard isLowest, isDownward else {
      content = scrollView
      mode = .resizing(from: sheet.height(of: sheet.selectedDetent))
      return
    }
    guard sheet.asksToDismiss() else {
      mode = .refused
      return
    }
    mode = .dismissing
    sheet.dismissByPerson {
      driver = UIPercentDrivenInteractiveTransition(
        releasing: sheet.isOfFloatingEra ? SheetDrag.floatingSpring : SheetDrag.spring)
    }
  }

  private func move(_ sheet: UISheetPresentationController, _ distance: Double) {
    switch mode {
    case .dismissing: driver?.update(max(0, distance) / max(sheet.containerView?.bounds.height ?? 1, 1))
    case .refused: shift(sheet, by: distance * SheetDrag.resistance)
    case .resizing(let height): resize(sheet, to: height - distance)
    case .idle: break
    }
  }

  private func shift(_ sheet: UISheetPresentationController, by distance: Double) {
    var frame = sheet.frameOfPresentedViewInContainerView
    frame.origin.y += max(0, distance)
    sheet.presentedView?.frame = frame
  }

  private func resize(_ sheet: UISheetPresentationController, to height: Double) {
    guard let container = sheet.containerView, let highest = sheet.detentsByHeight.last else { return }
    let most = sheet.height(of: highest)
    content?.followDrag(by: height - most)
    let height = min(max(height, 0), most)
    sheet.presentedView?.frame = sheet.frame(height: height, in: container)
  }

  private func end(_ sheet: UISheetPresentationController, _ distance: Double, velocity: Double) {
    switch mode {
    case .dismissing:
      let height = sheet.height(of: sheet.selectedDetent)
      if velocity >= SheetDrag.flick || distance > height / 2 && velocity >= 0 {
        driver?.finish()
      } else {
        if sheet.isOfFloatingEra { driver?.fixedRelease = SheetDrag.spring }
        driver?.cancel()
      }
      driver = nil
    case .refused:
      sheet.animateChanges {}
      sheet.reportAttemptToDismiss()
    case .resizing(let height):
      let lookahead = sheet.isOfFloatingEra ? SheetDrag.floatingLookahead : SheetDrag.lookahead
      let wanted = height - distance - velocity * lookahead
      let nearest = sheet.detentsByHeight.min {
        abs(sheet.height(of: $0) - wanted) < abs(sheet.height(of: $1) - wanted)
      }
      if let nearest { sheet.animate(to: nearest) }
      content?.endDrag(velocity: velocity)
    case .idle: break
    }
    (mode, content) = (.idle, nil)
  }
}

extension UIScrollView {
  fileprivate var scrollsVertically: Bool {
    let insets = adjustedContentInset
    return isScrollEnabled
      && (alwaysBounceVertical || contentSize.height + insets.top + insets.bottom > bounds.height)
  }

  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }
}
