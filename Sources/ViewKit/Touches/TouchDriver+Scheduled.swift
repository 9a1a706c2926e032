import LayerKit
public import MotionMath

// Gestures that happen as time passes, beginning now. A finger moves once a frame, as a display's touches do.
extension TouchDriver {
  /// Taps `count` times at `point`, a tenth of a second apart; each touch lasts a twentieth.
  public func tap(_ point: CGPoint, count: Int = 1, finger: Int = 1) {
    tap(point, count: count, finger: finger) { _ in }
  }

  /// Taps in the middle of `view`, where that is when the call is made. Warns when the touch goes to another view.
  public func tap(_ view: UIView, count: Int = 1, finger: Int = 1) {
    let middle = view.layer.convert(toScreen: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    tap(middle, count: count, finger: finger) { [weak view] touch in
      if let view, touch.view?.isDescendant(of: view) != true { view.warnOfMissedTap(touch) }
    }
  }

  private func tap(_ point: CGPoint, count: Int, finger: Int, whenDown: @escaping (UITouch) -> Void) {
    for number in 0..<max(1, count) {
      let start = app.world.now + Double(number) * TouchDriver.tapSpacing
      at(start) { whenDown(try $0.down(point, finger: finger)) }
      at(start + TouchDriver.tapLength) { try $0.up(finger: finger) }
    }
  }

  /// Moves a finger in a straight line at an even pace.
  ///
  /// - Parameters:
  ///   - duration: Seconds from the first point to the last.
  ///   - hold: Seconds the finger rests at the end before it is lifted.
  ///   - release: False keeps it down; lift it with `up`.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.4, hold: Double = 0, release: Bool = true,
    finger: Int = 1
  ) {
    move([(finger, start, end)], duration: duration, hold: hold, release: release)
  }

  /// A quick drag that is let go while moving.
  public func flick(from start: CGPoint, to end: CGPoint, duration: Double = 0.1, finger: Int = 1) {
    drag(from: start, to: end, duration: duration, finger: finger)
  }

  /// Moves fingers 1 and 2 apart, or together, on a level line through `center`.
  ///
  /// - Parameters:
  ///   - from: The distance between the fingers at the start, in points.
  ///   - to: The distance at the end.
  public func pinch(center: CGPoint, from: Double, to: Double, duration: Double = 0.4, release: Bool = true) {
    func point(_ distance: Double) -> CGPoint { CGPoint(x: center.x + distance / 2, y: center.y) }
    move(
      [(1, point(-from), point(-to)), (2, point(from), point(to))], duration: duration, hold: 0, release: release)
  }

  /// Turns fingers 1 and 2 about `center`, `radius` points from it.
  ///
  /// - Parameter angle: In radians; positive is clockwise.
  public func rotate(center: CGPoint, radius: Double, angle: Double, duration: Double = 0.4, release: Bool = true) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * Transcendental.cos(angle), y: center.y + radius * Transcendental.sin(angle))
    }
    let paths: [(Int, (Double) -> CGPoint)] = [
      (1, { point(.pi + angle * $0) }), (2, { point(angle * $0) }),
    ]
    follow(paths, duration: duration, hold: 0, release: release)
  }

  private static let tapLength = 0.05
  private static let tapSpacing = 0.1

  private func move(_ lines: [(Int, CGPoint, CGPoint)], duration: Double, hold: Double, release: Bool) {
    follow(
      lines.map { finger, start, end in
        (
          finger,
          { CGPoint(x: start.x + (end.x - start.x) * $0, y: start.y + (end.y - start.y) * $0) }
        )
      }, duration: duration, hold: hold, release: release)
  }

  private func follow(
    _ paths: [(Int, (Double) -> CGPoint)], duration: Double, hold: Double, release: Bool
  ) {
    let start = app.world.now
    let rate = Double(app.world.frameRate.perSecond)
    let moves = max(1, Int((max(0, duration) * rate).rounded()))
    for (finger, path) in paths { at(start) { try $0.down(path(0), finger: finger) } }
    for number in 1...moves {
      let fraction = Double(number) / Double(moves)
      at(start + max(0, duration) * fraction) { try $0.move(paths.map { ($0.0, $0.1(fraction)) }) }
    }
    guard release else { return }
    for (finger, _) in paths { at(start + max(0, duration) + max(0, hold)) { try $0.up(finger: finger) } }
  }

  /// A finger that was moved by hand meanwhile makes a scheduled event impossible; that is reported, not an error.
  private func at(_ time: Double, _ body: @escaping (TouchDriver) throws -> Void) {
    app.world.schedule(at: time) { [weak self] in
      guard let self else { return }
      do {
        try body(self)
      } catch {
        app.warn(.touchDropped, about: self)
      }
    }
  }
}

extension UIView {
  /// A tap that was meant for it has gone elsewhere: where, and why. Silent while animations keep touches away, as a
  /// second tap on a button finds them.
  fileprivate func warnOfMissedTap(_ touch: UITouch) {
    let world = app.world
    let chain = sequence(first: self, next: \.superview)
    var obstacle = UsageWarning.TapObstacle.covered
    if window == nil {
      obstacle = .outOfWindow
    } else if let view = chain.first(where: { !$0.isUserInteractionEnabled }) {
      obstacle = .interactionDisabled(view: world.label(of: view))
    } else if let view = chain.first(where: { $0.isHidden || $0.alpha < 0.01 }) {
      obstacle = .invisible(view: world.label(of: view))
    } else if chain.contains(where: { !$0.takesTouches }) {
      return
    } else if touch.view.map({ isDescendant(of: $0) }) != false {
      obstacle = .outOfReach
    }
    let hit = touch.view.map { world.label(of: $0) }
    app.warn(.tapMissed(view: world.label(of: self), hit: hit, obstacle), about: self)
  }
}
