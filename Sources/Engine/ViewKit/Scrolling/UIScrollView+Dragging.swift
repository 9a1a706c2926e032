import LayerKit
package import MotionMath

extension UIScrollView {
  func handlePan() {
    let pan = panGestureRecognizer
    keyboardFollows(pan)
    switch pan.state {
    case .began:
      stopMomentum()
      lockDirection()
      startDrag()
      pan.leaveOutHysteresis()
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      if !isZooming { drag() }
    case .changed:
      // While two fingers zoom, their middle moves the content.
      if isZooming { startDrag() } else { drag() }
    case .ended, .cancelled: letGo(pan.velocity(in: superview ?? self))
    case .possible, .failed: break
    }
  }

  /// Counts the drag from here.
  func startDrag() {
    panGestureRecognizer.rebase()
    dragStart = contentOffset
  }

  /// Counts the drag in progress from another place, where the content was moved from below the finger.
  package func continueDrag(from offset: CGPoint) {
    contentOffset = offset
    dragStart = offset
  }

  /// Locks one axis when the drag goes twice as far along the other (chosen here).
  private func lockDirection() {
    heldAxes = (false, false)
    guard isDirectionalLockEnabled else { return }
    let way = panGestureRecognizer.translation(in: superview ?? self)
    heldAxes = (way.y.magnitude >= 2 * way.x.magnitude, way.x.magnitude >= 2 * way.y.magnitude)
  }

  /// The finger's movement in the content's coordinates.
  private func drag() {
    let way = panGestureRecognizer.translation(in: superview ?? self)
    let (range, moves) = (allowedRange, movableAxes)
    func place(_ start: Double, _ way: Double, _ range: ClosedRange<Double>, _ visible: Double) -> Double {
      bounces ? ScrollPhysics.banded(start - way, in: range, visible: visible) : range.clamp(start - way)
    }
    contentOffset = CGPoint(
      x: moves.x && !heldAxes.x ? place(dragStart.x, way.x, range.x, bounds.width) : dragStart.x,
      y: moves.y && !heldAxes.y ? place(dragStart.y, way.y, range.y, bounds.height) : dragStart.y)
  }

  /// Moves the content up by `distance` from where it is when the drag of another recogniser gets to it, at the first
  /// distance above 0. Until then nothing happens.
  package func followDrag(by distance: Double) {
    if !isDragging {
      guard distance > 0 else { return }
      stopMomentum()
      (heldAxes, dragStart, isDragging) = ((true, false), contentOffset, true)
      delegate?.scrollViewWillBeginDragging(self)
    }
    let range = allowedRange.y
    contentOffset.y =
      bounces
      ? ScrollPhysics.banded(dragStart.y + max(0, distance), in: range, visible: bounds.height)
      : range.clamp(dragStart.y + max(0, distance))
  }

  /// Lets the content go that `followDrag` moves, at the finger's velocity in points per second, downward.
  package func endDrag(velocity: Double) { if isDragging { letGo(CGPoint(x: 0, y: velocity)) } }

  private func letGo(_ drag: CGPoint) {
    isDragging = false
    let moves = movableAxes
    let velocity = CGPoint(x: moves.x && !heldAxes.x ? -drag.x : 0, y: moves.y && !heldAxes.y ? -drag.y : 0)
    let proposed = restingPlace(after: velocity)
    // The delegate is given points a millisecond (documented).
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let wanted =
      delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: proposed) ?? proposed
    let end = titleAbove?.snap(wanted, of: self) ?? wanted
    func trajectory(_ start: Double, _ velocity: Double, _ range: ClosedRange<Double>, _ end: Double, _ wanted: Double)
      -> AxisTrajectory
    {
      isPagingEnabled || end != wanted
        ? AxisTrajectory(from: start, velocity: velocity, springingTo: end)
        : AxisTrajectory(from: start, velocity: velocity, rate: decelerationRate, in: range, bounces: bounces)
    }
    var motion: ScrollTrajectory {
      let (start, range) = (contentOffset, allowedRange)
      return ScrollTrajectory(
        x: trajectory(start.x, velocity.x, range.x, end.x, proposed.x),
        y: trajectory(start.y, velocity.y, range.y, end.y, proposed.y))
    }
    // Content that is let go right at its end runs past it, though its target is where it is.
    let goesOn = end != contentOffset || bounces && end == proposed && motion.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return hideIndicators() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    move(motion) { $0.endDeceleration() }
  }

  private func restingPlace(after velocity: CGPoint) -> CGPoint {
    let (offset, moves) = (contentOffset, movableAxes)
    guard isPagingEnabled else {
      return allowedOffset(
        CGPoint(
          x: ScrollPhysics.end(of: velocity.x, from: offset.x, at: decelerationRate),
          y: ScrollPhysics.end(of: velocity.y, from: offset.y, at: decelerationRate)))
    }
    func page(_ offset: Double, _ speed: Double, _ length: Double) -> Double {
      guard length > 0 else { return offset }
      let pages = offset / length
      let isSlow = speed.magnitude < ScrollPhysics.pageSpeed
      return length * (isSlow ? pages.rounded() : speed > 0 ? pages.rounded(.up) : pages.rounded(.down))
    }
    return allowedOffset(
      CGPoint(
        x: moves.x ? page(offset.x, velocity.x, bounds.width) : offset.x,
        y: moves.y ? page(offset.y, velocity.y, bounds.height) : offset.y))
  }

  // MARK: By itself

  /// Follows `motion` frame by frame, then calls `end`, unless something else moves or stops the content first.
  func move(_ motion: ScrollTrajectory, then end: @escaping (UIScrollView) -> Void) {
    motionCount += 1
    moving = (motion, app.world.now, end)
    step(motion, number: motionCount, since: app.world.now, then: end)
  }

  /// Goes on with the motion in progress in the limits that there are now.
  func limitsDidChange() {
    guard momentum != nil || isDecelerating, let (motion, begin, end) = moving else { return }
    momentum?.cancel()
    let passed = app.world.now - begin
    move(motion.continued(after: passed, from: contentOffset, in: allowedRange, bounces: bounces), then: end)
  }

  private func step(
    _ motion: ScrollTrajectory, number: Int, since begin: Double, then end: @escaping (UIScrollView) -> Void
  ) {
    let rate = app.world.frameRate
    momentum = app.world.schedule(at: rate.time(of: rate.frame(at: app.world.now) + 1)) { [weak self] in
      guard let self else { return }
      let passed = app.world.now - begin
      let isOver = passed >= motion.duration
      contentOffset = isOver ? motion.end : motion.position(at: passed)
      // The delegate may have started another motion.
      guard number == motionCount else { return }
      if isOver {
        (momentum, moving) = (nil, nil)
        end(self)
      } else {
        step(motion, number: number, since: begin, then: end)
      }
    }
  }

  private func endDeceleration() {
    guard isDecelerating else { return }
    isDecelerating = false
    hideIndicators()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  func stopMomentum() {
    motionCount += 1
    momentum?.cancel()
    (momentum, moving) = (nil, nil)
    isDecelerating = false
  }

  /// Called when a finger comes down: stops gliding content.
  func catchContent() {
    guard isDecelerating else { return }
    stopMomentum()
    isCaught = true
  }

  /// Called when the finger is up again: content that was caught past an end and not dragged since springs back.
  func releaseContent() {
    let (start, end) = (contentOffset, allowedOffset(contentOffset))
    guard isCaught else { return }
    isCaught = false
    guard momentum == nil, !isDragging, !isZooming else { return }
    guard start != end else { return hideIndicators() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    move(
      ScrollTrajectory(
        x: AxisTrajectory(from: start.x, velocity: 0, springingTo: end.x),
        y: AxisTrajectory(from: start.y, velocity: 0, springingTo: end.y))
    ) { $0.endDeceleration() }
  }
}
