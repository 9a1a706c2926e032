import LayerKit
import MotionMath
import ViewKit

/// The navigation controller's swipe from the left edge: the finger drives a pop.
///
/// `UINavigationController.allowsSwipeBack` says where it does not begin; a delegate of the app's own on the recognizer
/// decides instead, as on devices (reported).
final class InteractivePop: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  let recognizer: UIScreenEdgePanGestureRecognizer
  private var hasWarned = false
  /// Non-nil while the finger drives a pop.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = UIScreenEdgePanGestureRecognizer(in: navigation.app)
    recognizer.edges = .left
    recognizer.name = "interactivePop"
    recognizer.addTarget(
      TargetAction(target: navigation, name: "interactivePop") { [weak self] _ in self?.follow() })
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation else { return false }
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

  private func follow() {
    guard let navigation else { return }
    let width = max(navigation.view.bounds.width, 1)
    let start = driver?.transition?.animators.system?.slide?.startFraction ?? 0
    let percent = start + recognizer.translation(in: navigation.view).x / width
    switch recognizer.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      if navigation.popViewController(animated: true) == nil { driver = nil }
    case .changed: driver?.update(percent)
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: navigation.view).x
      let wins = recognizer.state == .ended && (velocity > InteractivePop.flick || percent > 0.5 && velocity >= 0)
      if wins { driver?.finish() } else { driver?.cancel() }
      driver = nil
    case .possible, .failed: break
    }
  }

  /// A finger faster than this, in points per second, pops from any place. (Chosen here.)
  private static let flick = 300.0
}
