import LayerKit
import MotionMath
import ViewKit

/// Lets fingers dismiss a page that has zoomed open: a drag down or towards the trailing edge, from anywhere on the page, or a
/// pinch.
///
/// While a finger holds the page, no clock moves it. Let go, it flies to its source, or back to its place. A scroll view under
/// the finger keeps the drag unless it is at its top (measured on iOS 27).
final class ZoomDismissal: UIGestureRecognizerDelegate, UIViewControllerInteractiveTransitioning {
  private unowned let page: ZoomedPage
  private var pan: UIPanGestureRecognizer?
  private var pinch: UIPinchGestureRecognizer?
  /// Non-nil from the moment the finger begins until the page has arrived.
  private var drag: Drag?

  private struct Drag {
    let way: ZoomDrag
    /// Where the finger went down, or the middle of two, in the container.
    let touch: CGPoint
    var moved = CGVector(dx: 0, dy: 0)
    var ratio = 1.0
    /// Of two fingers, at the start and since, in radians.
    var angle = 0.0
    var rotation = 0.0
    var context: UITransitionContext?
    var stage: ZoomStage?
    var rest: ZoomPose?
    /// Whether the page is dismissed, for a finger that let go before the transition began; nil for one that is still down.
    var ending: Bool?
  }

  init(of page: ZoomedPage) { self.page = page }

  /// The driver of a dismissal that a finger has begun; nil without one.
  var driver: ZoomDismissal? { drag == nil ? nil : self }

  func install(on view: UIView) {
    guard pan?.view !== view else { return }
    remove()
    let pan = UIPanGestureRecognizer(in: view.app)
    pan.name = "zoomDismissal"
    pan.addTarget(TargetAction(target: view, name: "zoomDismissal") { [weak self] _ in self?.followPan() })
    let pinch = UIPinchGestureRecognizer(in: view.app)
    pinch.name = "zoomPinch"
    pinch.addTarget(TargetAction(target: view, name: "zoomPinch") { [weak self] _ in self?.followPinch() })
    for recognizer in [pan, pinch] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
    pan.maximumNumberOfTouches = 1
    (self.pan, self.pinch) = (pan, pinch)
  }

  func remove() {
    for recognizer in [pan, pinch] as [UIGestureRecognizer?] {
      if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
    (pan, pinch, drag) = (nil, nil, nil)
  }

  // MARK: Beginning

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard drag == nil, let view = recognizer.view, view.app.currentTransition == nil, let controller = page.zoomed,
      controller.presentedViewController == nil, page.isOnTop()
    else { return false }
    var velocity = CGPoint.zero
    if recognizer === pan, let pan {
      velocity = pan.velocity(in: view)
      guard let way = way(of: pan, in: view) else { return false }
      if let scrollView = pan.scrollViewAtStart(where: \.isScrollEnabled), way != .down || !scrollView.isAtRestOnTop {
        return false
      }
    } else if let pinch {
      guard pinch.scale < 1 else { return false }
    }
    let willBegin = !controller.isModalInPresentation
    guard let ask = page.options.interactiveDismissShouldBegin else { return willBegin }
    view.app.log("interactiveDismissShouldBegin", controller)
    return ask(
      ZoomInteraction(
        location: recognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
        willBegin: willBegin))
  }

  private func way(of pan: UIPanGestureRecognizer, in view: UIView) -> ZoomDrag? {
    let translation = pan.translation(in: view)
    return ZoomDrag(
      along: CGVector(dx: translation.x, dy: translation.y),
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Scroll views inside wait until the page has declined the drag.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan && pan?.precedesScrolling(by: other) == true }

  private func begin(_ way: ZoomDrag, at touch: CGPoint) {
    drag = Drag(way: way, touch: touch)
    page.goBack()
    if page.zoomed?.app.currentTransition == nil { drag = nil }
  }

  // MARK: Following

  private func followPan() {
    guard let pan, let view = pan.view, let window = view.window else { return }
    let translation = pan.translation(in: window)
    let moved = CGVector(dx: translation.x, dy: translation.y)
    switch pan.state {
    case .began:
      guard let way = way(of: pan, in: view) else { return }
      let location = pan.location(in: window)
      begin(way, at: CGPoint(x: location.x - moved.dx, y: location.y - moved.dy))
      move(moved)
    case .changed: move(moved)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: window)
      guard let way = drag?.way else { return }
      let length = way == .down ? window.bounds.height : window.bounds.width
      let dismisses = way.dismisses(
        moved: way.along(moved), velocity: way.along(CGVector(dx: velocity.x, dy: velocity.y)), of: length)
      release(completing: pan.state == .ended && dismisses)
    case .possible, .failed: break
    }
  }

  private func followPinch() {
    guard let pinch, let window = pinch.view?.window else { return }
    let middle = pinch.location(in: window)
    switch pinch.state {
    case .began:
      begin(.pinch, at: middle)
      drag?.angle = Self.angle(of: pinch, in: window)
    case .changed:
      guard let start = drag else { return }
      drag?.ratio = min(1, max(0, pinch.scale))
      if pinch.numberOfTouches > 1 { drag?.rotation = Self.angle(of: pinch, in: window) - start.angle }
      let touch = start.touch
      move(CGVector(dx: middle.x - touch.x, dy: middle.y - touch.y))
    case .ended, .cancelled: release(completing: pinch.state == .ended && pinch.scale < ZoomDrag.farTogether)
    case .possible, .failed: break
    }
  }

  private static func angle(of pinch: UIPinchGestureRecognizer, in view: UIView) -> Double {
    let (one, other) = (pinch.location(ofTouch: 0, in: view), pinch.location(ofTouch: 1, in: view))
    return Transcendental.atan2(other.y - one.y, other.x - one.x)
  }

  private func move(_ moved: CGVector) {
    drag?.moved = moved
    guard let drag, let stage = drag.stage, let pose = pose(of: drag) else { return }
    stage.set(pose)
    drag.context?.updateInteractiveTransition(1 - pose.scale)
  }

  private func pose(of drag: Drag) -> ZoomPose? {
    guard let full = drag.rest else { return nil }
    if drag.way == .pinch {
      return ZoomDrag.pinched(by: drag.ratio, turned: drag.rotation, moved: drag.moved, about: drag.touch, full: full)
    }
    let length = max(drag.way.along(drag.moved).magnitude, .leastNormalMagnitude)
    // The slop is taken off along the finger's way.
    let share = max(0, 1 - drag.way.slop / length)
    return drag.way.pose(
      moved: CGVector(dx: drag.moved.dx * share, dy: drag.moved.dy * share), from: drag.touch, full: full)
  }

  // MARK: The transition

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let context = context as? UITransitionContext else { return }
    guard let stage = page.makeStage(in: context, isOpening: false) else { return context.completeTransition(false) }
    drag?.context = context
    drag?.stage = stage
    drag?.rest = stage.restPose
    stage.setShare(1)
    page.withhold(page.askForSource(stage)?.view)
    if let moved = drag?.moved { move(moved) }
    if let ending = drag?.ending { release(completing: ending) }
  }

  /// Lets the page fly to its source, which the program is asked for once more, or back to its place.
  private func release(completing: Bool) {
    guard let drag, let context = drag.context, let stage = drag.stage else {
      self.drag?.ending = completing
      return
    }
    self.drag = nil
    guard completing else {
      context.cancelInteractiveTransition()
      return stage.animate(to: stage.restPose, share: 1, fading: false, by: .returning) { [page] _ in
        page.end(stage, in: context, completed: false)
      }
    }
    context.finishInteractiveTransition()
    let source = page.askForSource(stage)
    page.withhold(source?.view)
    stage.showLook(of: source)
    stage.setLook(0)
    stage.animate(
      to: stage.pose(at: source, showing: page.part(for: source)), share: 0, fading: source == nil, by: .landing
    ) { [page] _ in
      page.end(stage, in: context, completed: true)
    }
  }
}

extension UIScrollView {
  fileprivate var isAtRestOnTop: Bool { contentOffset.y <= -adjustedContentInset.top }
}
