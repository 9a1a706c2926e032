import LayerKit
import MotionMath

extension UIScrollView {
  func handlePan() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      stopMomentum()
      // The pan began a hysteresis late: the content does not jump by that.
      pan.setTranslation(.zero, in: self)
      dragStart = contentOffset
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
    case .changed: drag()
    case .ended, .cancelled: letGo()
    case .possible, .failed: break
    }
  }

  /// The finger's way in the content's own, unmoving coordinates.
  private func drag() {
    let way = panGestureRecognizer.translation(in: superview ?? self)
    let range = allowedRange
    func place(_ start: Double, _ way: Double, _ range: ClosedRange<Double>, _ visible: Double, _ always: Bool)
      -> Double
    {
      let wanted = start - way
      if range.lowerBound == range.upperBound, !always { return start }
      return bounces
        ? ScrollPhysics.banded(wanted, in: range, visible: visible)
        : min(max(wanted, range.lowerBound), range.upperBound)
    }
    contentOffset = CGPoint(
      x: place(dragStart.x, way.x, range.x, bounds.width, alwaysBounceHorizontal),
      y: place(dragStart.y, way.y, range.y, bounds.height, alwaysBounceVertical))
  }

  private func letGo() {
    isDragging = false
    let drag = panGestureRecognizer.velocity(in: superview ?? self)
    let velocity = CGPoint(x: -drag.x, y: -drag.y)
    let proposed = restingPlace(after: velocity)
    // The delegate is given points a millisecond (documented).
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let rest =
      delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: proposed) ?? proposed
    let moves = rest != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    if isPagingEnabled || rest != proposed || allowedOffset(contentOffset) != contentOffset {
      goBack(to: rest)
    } else {
      glide(from: contentOffset, velocity: velocity, since: app.world.now)
    }
  }

  private func restingPlace(after velocity: CGPoint) -> CGPoint {
    let range = allowedRange
    let isLevel = range.x.lowerBound < range.x.upperBound
    let isUpright = range.y.lowerBound < range.y.upperBound
    if isPagingEnabled {
      func page(_ offset: Double, _ speed: Double, _ length: Double) -> Double {
        guard length > 0 else { return offset }
        let pages = offset / length
        let next = speed > 0 ? pages.rounded(.up) : speed < 0 ? pages.rounded(.down) : pages.rounded()
        return next * length
      }
      return allowedOffset(
        CGPoint(
          x: isLevel ? page(contentOffset.x, velocity.x, bounds.width) : contentOffset.x,
          y: isUpright ? page(contentOffset.y, velocity.y, bounds.height) : contentOffset.y))
    }
    let end = 20.0
    return allowedOffset(
      CGPoint(
        x: contentOffset.x + (isLevel ? ScrollPhysics.distance(velocity.x, after: end, at: decelerationRate) : 0),
        y: contentOffset.y + (isUpright ? ScrollPhysics.distance(velocity.y, after: end, at: decelerationRate) : 0)))
  }

  /// Slows down frame by frame, and stops at an end.
  private func glide(from start: CGPoint, velocity: CGPoint, since time: Double) {
    let rate = app.world.frameRate
    let next = rate.time(of: rate.frame(at: app.world.now) + 1)
    momentum = app.world.schedule(at: next) { [weak self] in
      guard let self else { return }
      let passed = app.world.now - time
      let wanted = CGPoint(
        x: start.x + ScrollPhysics.distance(velocity.x, after: passed, at: decelerationRate),
        y: start.y + ScrollPhysics.distance(velocity.y, after: passed, at: decelerationRate))
      let place = allowedOffset(wanted)
      contentOffset = place
      let speed = CGPoint(
        x: place.x == wanted.x ? ScrollPhysics.speed(velocity.x, after: passed, at: decelerationRate) : 0,
        y: place.y == wanted.y ? ScrollPhysics.speed(velocity.y, after: passed, at: decelerationRate) : 0)
      if max(speed.x.magnitude, speed.y.magnitude) < ScrollPhysics.stopSpeed {
        endMomentum()
      } else {
        glide(from: start, velocity: velocity, since: time)
      }
    }
  }

  private func goBack(to place: CGPoint) {
    app.animate(
      withDuration: ScrollPhysics.returnDuration, options: [.curveEaseOut, .allowUserInteraction],
      animations: { contentOffset = place }, completion: { [weak self] _ in self?.endMomentum() })
  }

  private func endMomentum() {
    guard isDecelerating else { return }
    isDecelerating = false
    momentum = nil
    delegate?.scrollViewDidEndDecelerating(self)
  }

  func stopMomentum() {
    momentum?.cancel()
    momentum = nil
    isDecelerating = false
  }
}
