import LayerKit
public import MotionMath

// Gestures that happen as time passes, from now on. A finger moves once a frame, as a display's touches do.
extension TouchDriver {
  /// Taps `count` times at `point`, a tenth of a second apart; each touch lasts a twentieth.
  public func tap(_ point: CGPoint, count: Int = 1, finger: Int = 1) {
    tap(point, count: count, finger: finger) { [weak self] in self?.warnOfLostTap($0, at: point) }
  }

  /// Taps the middle of `view`, at its place when the call is made. Warns when the touch goes to another view.
  public func tap(_ view: UIView, count: Int = 1, finger: Int = 1) {
    let bounds = view.touchLayer.bounds
    let middle = view.touchPlace(of: CGPoint(x: bounds.midX, y: bounds.midY))
    tap(middle, count: count, finger: finger) { [weak view] touch in
      if let view, touch.view?.isDescendant(of: view) != true { view.warnOfMissedTap(touch) }
    }
  }

  private func tap(_ point: CGPoint, count: Int, finger: Int, whenDown: @escaping (UITouch) -> Void) {
    let start = app.world.now
    perform(
      (0..<max(1, count)).lazy.flatMap { number in
        let time = start + Double(number) * TouchDriver.tapSpacing
        return [
          TouchStep(time: time) { whenDown(try $0.down(point, finger: finger)) },
          TouchStep(time: time + TouchDriver.tapLength) { try $0.up(finger: finger) },
        ]
      })
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

  /// A quick drag, lifted while it moves.
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
    let duration = min(max(0, duration), TouchDriver.longest)
    // A whole number that may exceed `Int`.
    let moves = max(1, (duration * Double(app.world.frameRate.perSecond)).rounded())
    let downs = paths.map { finger, path in TouchStep(time: start) { try $0.down(path(0), finger: finger) } }
    let drags = sequence(first: 1.0) { $0 < moves ? $0 + 1 : nil }.lazy.map { number in
      let fraction = number / moves
      return TouchStep(time: start + duration * fraction) { try $0.move(paths.map { ($0.0, $0.1(fraction)) }) }
    }
    let end = start + duration + max(0, hold)
    // A finger that stays down rests until then: an empty event makes a run wait for it.
    let ups =
      release
      ? paths.map { finger, _ in TouchStep(time: end) { try $0.up(finger: finger) } }
      : hold > 0 ? [TouchStep(time: end) { _ in }] : []
    perform([AnySequence(downs), AnySequence(drags), AnySequence(ups)].lazy.joined())
  }

  /// Seconds that no clock reaches, and that can be multiplied by a frame rate.
  private static let longest = 1e300

  private func perform(_ steps: some Sequence<TouchStep>) {
    var steps = steps.makeIterator()
    var hasWarned = false
    perform({ steps.next() }, after: nil) {
      if !hasWarned { $0.app.warn(.touchDropped, about: $0) }
      hasWarned = true
    }
  }

  /// Schedules the next step, unless the app was sent to the background meanwhile. One event is pending at a time; it
  /// keeps the gesture's order among events of its time. Calls `dropped` for each step whose finger another call moved
  /// meanwhile.
  private func perform(
    _ next: @escaping () -> TouchStep?, after event: ScheduledEvent?, dropped: @escaping (TouchDriver) -> Void
  ) {
    guard let step = next() else { return }
    let number = interruptions
    var pending: ScheduledEvent?
    pending = app.world.schedule(at: step.time, inTurnOf: event) { [weak self] in
      guard let self, number == interruptions else { return }
      perform(next, after: pending, dropped: dropped)
      pending = nil
      do {
        try step.action(self)
      } catch {
        dropped(self)
      }
    }
  }
}

/// One event of a gesture to come.
private struct TouchStep {
  let time: Double
  let action: (TouchDriver) throws -> Void
}

extension UIView {
  /// Warns that a tap on this view reached another one. Silent while animations keep touches away, as they do from the
  /// second tap on a button.
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
