import LayerKit
import MotionMath
import ViewKit

/// The navigation controller's swipes: from the left edge, and from iOS 26 on from anywhere. The finger drives a pop.
///
/// `UINavigationController.allowsSwipeBack` says where they do not begin; a delegate of the app's own on a recognizer
/// decides instead, as on devices (reported).
final class InteractivePop: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  let recognizer: UIScreenEdgePanGestureRecognizer
  /// The swipe that begins anywhere.
  private(set) lazy var content = makeContent()
  private var hasWarned = false
  /// Non-nil while the finger drives a pop.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = UIScreenEdgePanGestureRecognizer(in: navigation.app)
    recognizer.edges = .left
    recognizer.name = "interactivePop"
    follow(recognizer, of: navigation)
  }

  private func makeContent() -> UIPanGestureRecognizer {
    guard let navigation else { preconditionFailure("asked by the navigation controller") }
    let content = UIPanGestureRecognizer(in: navigation.app)
    content.name = "interactiveContentPop"
    follow(content, of: navigation)
    return content
  }

  private func follow(_ recognizer: UIPanGestureRecognizer, of navigation: UINavigationController) {
    recognizer.addTarget(
      TargetAction(target: navigation, name: "interactivePop") { [weak self, unowned recognizer] _ in
        self?.follow(recognizer)
      })
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // A page that has zoomed open follows the finger itself.
    guard let navigation, navigation.topViewController?.prefersZoom != true else { return false }
    if gestureRecognizer !== recognizer {
      return navigation.app.settings.navigationEra == .fluid && navigation.allowsSwipeBack
        && goesBack(content, in: navigation) && !hasRival(content, in: navigation)
    }
    if let obstacle = navigation.swipeBackObstacle { warn(of: obstacle, in: navigation) }
    return navigation.allowsSwipeBack
  }

  /// Says once why it does not begin, unless something of the app's own follows the finger.
  private func warn(of obstacle: UsageWarning.SwipeBackObstacle, in navigation: UINavigationController) {
    let others = recognizer.touches.flatMap(\.gestureRecognizers).filter { $0 !== recognizer }
    guard !hasWarned, !others.contains(where: { $0 is UIPanGestureRecognizer && !($0.view is UIScrollView) }) else {
      return
    }
    hasWarned = true
    let app = navigation.app
    app.warn(.oversight(.swipeBackWithheld(navigation: app.world.label(of: navigation), obstacle)), about: navigation)
  }

  // MARK: Anywhere

  /// Whether the finger goes toward the trailing edge (documented).
  private func goesBack(_ recognizer: UIPanGestureRecognizer, in navigation: UINavigationController) -> Bool {
    let way = recognizer.translation(in: navigation.view)
    return way.x > way.y.magnitude
  }

  /// Whether something else wants the drag. (Documented: it gives way to competing interactions, and areas without any let it begin.
  /// That these are content that scrolls sideways, pans, sliders and switches is chosen here.)
  private func hasRival(_ recognizer: UIPanGestureRecognizer, in navigation: UINavigationController) -> Bool {
    hasRival(at: recognizer.touches.first?.view, in: navigation)
  }

  private func hasRival(at touched: UIView?, in navigation: UINavigationController) -> Bool {
    var next = touched
    while let view = next, view !== navigation.view {
      if let scroll = view as? UIScrollView, scroll.scrollsSideways { return true }
      if let control = view as? UIControl, control.isEnabled, control is UISlider || control is UISwitch { return true }
      let pans = view.gestureRecognizers.filter { $0 is UIPanGestureRecognizer && !($0.view is UIScrollView) }
      if pans.contains(where: { $0 !== content && $0.isEnabled && $0.state != .failed }) { return true }
      next = view.superview
    }
    return false
  }

  /// Warns of a page that the swipe from the edge does not pop and the one from anywhere does: a program that turns one off means
  /// both. Looks in the turn after next, as apps turn it off for the time of a push.
  ///
  /// - Parameter place: The line that brought the page.
  func checkContentSwipe(since place: WarningReport.Place?) {
    guard let navigation, navigation.app.settings.navigationEra == .fluid, !recognizer.isEnabled else { return }
    let world = navigation.app.world
    world.nextTurn { [weak self, unowned world] in
      world.nextTurn { self?.warnOfContentSwipe(since: place) }
    }
  }

  private func warnOfContentSwipe(since place: WarningReport.Place?) {
    guard let navigation, !recognizer.isEnabled, content.isEnabled, content.requiredToFail.isEmpty,
      content.delegate === self, navigation.allowsSwipeBack, navigation.topViewController?.prefersZoom != true,
      let window = navigation.view.window
    else { return }
    let middle = CGPoint(x: navigation.view.bounds.midX, y: navigation.view.bounds.midY)
    let touched = window.hitTest(navigation.view.convert(middle, to: window), with: nil)
    if hasRival(at: touched, in: navigation) { return }
    let app = navigation.app
    app.warn(
      .oversight(.contentSwipeStays(navigation: app.world.label(of: navigation))), at: place, about: navigation)
  }

  // MARK: Following

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let navigation else { return }
    let width = max(navigation.view.bounds.width, 1)
    let isFluid = navigation.app.settings.navigationEra == .fluid
    let start = driver?.transition?.animators.system?.slide?.startFraction ?? 0
    let x = recognizer.translation(in: navigation.view).x
    switch recognizer.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      if navigation.goBack() == nil { driver = nil }
    case .changed: driver?.update(start + (isFluid ? InteractivePop.followed(x) : x) / width)
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: navigation.view).x
      let isEnded = recognizer.state == .ended
      if isFluid {
        release(isEnded, at: start + x / width, speed: velocity / width, in: navigation)
      } else {
        let wins = isEnded && (velocity > InteractivePop.flick || x / width > 0.5 && velocity >= 0)
        if wins { driver?.finish() } else { driver?.cancel() }
      }
      driver = nil
    case .possible, .failed: break
    }
  }

  /// A finger faster than this, in points per second, pops from any place in the classic era. (Chosen here.)
  private static let flick = 300.0

  // MARK: From iOS 26 on

  /// How far the page goes with a finger: it is still for 12 points and stays as far behind (measured on a simulator of iOS 27; on a
  /// device the finger leads by no more).
  private static func followed(_ x: Double) -> Double { x > 12 ? x - 12 : min(x, 0) }

  /// Measured on a device: a finger faster than this, in widths a second, decides alone, either way.
  private static let fling = 1.06

  /// Lets the page go to either side, on a spring of response 0.3 s and damping 0.85 (measured, on both). One that pops sets out from
  /// rest 0.03 s later, one that returns with 2.9 times the speed of the finger.
  ///
  /// - Parameters:
  ///   - reach: How far the finger has come, as a part of the width.
  ///   - speed: In widths a second, away from the start.
  private func release(_ isEnded: Bool, at reach: Double, speed: Double, in navigation: UINavigationController) {
    let threshold = navigation.app.settings.swipeThreshold
    let isFlung = speed.magnitude > InteractivePop.fling
    guard isEnded, isFlung ? speed > 0 : reach >= threshold - 1e-9 else {
      let way = max(driver?.percentComplete ?? 0, 0.01)
      driver?.fixedRelease = ReleaseCurve(
        response: 0.3, dampingRatio: 0.85, velocity: isEnded ? -2.9 * speed / way : 0, duration: 0.4)
      driver?.cancel()
      return
    }
    driver?.fixedRelease = ReleaseCurve(response: 0.3, dampingRatio: 0.85, delay: 0.03, duration: 0.43)
    driver?.finish()
  }
}
