import LayerKit
import MotionMath

/// Delivers the events of fingers to recognisers and views.
///
/// Recognisers get an event first, then the view in which the touch began, unless a recogniser has taken the touch.
package final class TouchDelivery {
  private unowned let app: UIApplication
  private var active: [UITouch] = []
  private var lastTap: (time: Double, location: CGPoint, count: Int)?

  init(in app: UIApplication) { self.app = app }

  /// Breaks the cycle of a touch that is down, its view and its recognisers.
  deinit { for touch in active { (touch.window, touch.view, touch.gestureRecognizers) = (nil, nil, []) } }

  // MARK: The four things a finger does

  func begin(at location: CGPoint) -> UITouch {
    let touch = UITouch(at: location, time: app.world.now)
    touch.tapCount = tapCount(of: touch)
    let event = UIEvent(active + [touch], at: touch.timestamp)
    findTarget(of: touch, in: event)
    active.append(touch)
    note("touchesBegan", touch)
    app.gestures.handle([touch], event)
    if app.gestures.withholdsBegin(of: touch) {
      touch.isBeginWithheld = true
    } else {
      notifyView([touch], event)
    }
    return touch
  }

  /// Moves several fingers in one event, which each receiver gets once.
  func move(_ moves: [(touch: UITouch, location: CGPoint)]) {
    for move in moves {
      change(move.touch, .moved, move.location)
      note("touchesMoved", move.touch)
    }
    let event = UIEvent(active, at: app.world.now)
    let touches = moves.map(\.touch)
    app.gestures.handle(touches, event)
    notifyView(touches.filter { !$0.isBeginWithheld }, event)
  }

  func end(_ touch: UITouch) {
    change(touch, .ended, touch.screenLocation)
    note("touchesEnded", touch)
    let event = UIEvent(active, at: touch.timestamp)
    active.removeAll { $0 === touch }
    lastTap = (touch.timestamp, touch.screenLocation, touch.tapCount)
    app.gestures.handle([touch], event)
    if touch.isBeginWithheld || app.gestures.withholdsEnd(of: touch) {
      touch.isEndWithheld = true
    } else {
      notifyView([touch], event)
    }
  }

  func cancel(_ touch: UITouch) {
    change(touch, .cancelled, touch.screenLocation)
    note("touchesCancelled", touch)
    let event = UIEvent(active, at: touch.timestamp)
    active.removeAll { $0 === touch }
    app.gestures.handle([touch], event)
    if touch.isBeginWithheld { touch.isTakenFromView = true }
    notifyView([touch], event)
  }

  // MARK: Taking touches away, and holding them back

  /// Called when a recogniser takes `touch`: cancels it in its view, if the view has it.
  func takeFromView(_ touch: UITouch) {
    guard !touch.isTakenFromView else { return }
    touch.isTakenFromView = true
    let isKnown = !touch.isBeginWithheld && !touch.isEndReported
    touch.isBeginWithheld = false
    touch.isEndWithheld = false
    guard isKnown else { return }
    touch.view?.receive(.touchesCancelled([touch], UIEvent(active, at: app.world.now)))
  }

  /// Passes the withheld events of `touch` to its view.
  func release(_ touch: UITouch) {
    let event = UIEvent(active.contains { $0 === touch } ? active : active + [touch], at: app.world.now)
    if touch.isBeginWithheld, !app.gestures.withholdsBegin(of: touch) {
      touch.isBeginWithheld = false
      if !touch.isTakenFromView { touch.view?.receive(.touchesBegan([touch], event)) }
    }
    if touch.isEndWithheld, !touch.isBeginWithheld, !app.gestures.withholdsEnd(of: touch) {
      touch.isEndWithheld = false
      notifyView([touch], event)
    }
  }

  /// Cancels the touches of a view that no longer takes any, as one that is about to leave its window. (Documented of
  /// `UIResponder.touchesCancelled`.)
  func cancelTouches(in view: UIView) {
    for touch in active where touch.view?.isDescendant(of: view) == true { takeFromView(touch) }
  }

  // MARK: Parts

  private func findTarget(of touch: UITouch, in event: UIEvent) {
    if app.viewsBlockedByTransitions > 0 { app.hasTouchedBlockedView = true }
    for window in app.windows.reversed() {
      guard let hit = window.ask(hitTest: window.layer.convert(fromScreen: touch.screenLocation), with: event) else {
        continue
      }
      touch.window = window
      touch.view = hit
      break
    }
    guard let view = touch.view else { return }
    let others = active.filter { !$0.isTakenFromView }
    if others.contains(where: { $0.view === view && !view.isMultipleTouchEnabled })
      || others.contains(where: { $0.view !== view && ($0.view?.isExclusiveTouch == true || view.isExclusiveTouch) })
    {
      touch.isTakenFromView = true
    }
    app.gestures.assign(touch)
  }

  private func change(_ touch: UITouch, _ phase: UITouch.Phase, _ location: CGPoint) {
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = location
    touch.phase = phase
    touch.timestamp = app.world.now
  }

  /// Calls each view once for its touches of one phase.
  private func notifyView(_ touches: [UITouch], _ event: UIEvent) {
    var remaining = touches.filter { !$0.isTakenFromView && $0.view != nil }
    while let first = remaining.first, let view = first.view {
      let together = remaining.filter { $0.view === view && $0.phase == first.phase }
      remaining.removeAll { $0.view === view && $0.phase == first.phase }
      for touch in together { touch.isEndReported = touch.isOver }
      if first.phase != .stationary { view.receive(ViewCall(first.phase, together, event)) }
    }
  }

  private func tapCount(of touch: UITouch) -> Int {
    guard let lastTap, touch.timestamp - lastTap.time <= app.settings.doubleTapInterval,
      touch.screenLocation.distance(to: lastTap.location) <= app.settings.multiTapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  private func note(_ name: String, _ touch: UITouch) {
    let subject: NSObject = touch.view ?? app
    app.log(name, subject, "(\(touch.screenLocation.x) \(touch.screenLocation.y))")
  }
}
