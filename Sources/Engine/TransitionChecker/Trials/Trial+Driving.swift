import LayerKit
import MotionMath
import TransitionKit
import ViewKit

/// A finger's way on the screen, which it can take again.
struct Gesture {
  let start: CGPoint
  /// Of length 1.
  let direction: CGPoint

  /// Nil without a finger, or for one that has not moved.
  init?(_ finger: (finger: Int, start: CGPoint, location: CGPoint)?) {
    guard let finger else { return nil }
    let way = CGPoint(x: finger.location.x - finger.start.x, y: finger.location.y - finger.start.y)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return nil }
    start = finger.start
    direction = CGPoint(x: way.x / length, y: way.y / length)
  }
}

/// The actions of a person and of a program on a transition.
extension Trial {
  /// Moves it to a fraction: by the hand, or by the finger that began it where only its driver knows how.
  func hold(at fraction: Double, _ run: inout Observation) {
    if hasOwnDriver, subject.hasFinger {
      if !moveFinger(to: fraction) { leaveOut(&run) }
      return
    }
    world.step()
    world.turn { app.scrubber.update(fraction) }
    world.step(2)
    guard subject.isInteractive, !hasOwnDriver, fraction > 0, fraction < 1, run.restless.isEmpty,
      app.currentTransition?.isInteractive == true
    else { return }
    let time = world.now
    world.step(4)
    run.restless = observer.changes(from: time, to: world.now)
  }

  /// Lets go of it; where a finger holds it, the program decides how it ends.
  func release(_ release: Scenario.Release, _ run: inout Observation) {
    if hasOwnDriver, subject.hasFinger { return lift() }
    run.asked = release
    run.isEndedByCheck = run.isEndedByCheck || subject.hasFinger
    world.turn { letGo(release) }
  }

  func letGo(_ release: Scenario.Release) {
    if release == .finish { app.scrubber.finish() } else { app.scrubber.cancel() }
  }

  /// Makes calls that no program would, whose warnings are not the program's.
  func quietly(_ run: inout Observation, _ calls: () -> Void) {
    let count = app.warnings.count
    world.turn(calls)
    run.ownWarnings.formUnion(count..<max(count, app.warnings.count))
  }

  /// Lets so much of the transition pass.
  func pass(_ fraction: Double, of run: Observation) { world.advance(to: run.start + fraction * run.duration) }

  func lift() {
    for finger in app.touch.fingersDown { world.turn { try? app.touch.up(finger: finger.finger) } }
  }

  /// Moves the finger on in its direction, so many points a frame, until the transition is at `fraction`.
  /// - Returns: Whether it has come there.
  @discardableResult
  func moveFinger(to fraction: Double, by length: Double = 12) -> Bool {
    guard let finger = app.touch.fingersDown.first, let gesture = Gesture(finger) else { return false }
    world.step()
    move(gesture, finger.finger, from: finger.location, by: length) {
      guard let context = app.currentTransition, context.isInteractive else { return false }
      return context.percentComplete < fraction
    }
    return app.currentTransition.map { $0.isInteractive && $0.percentComplete >= fraction } ?? false
  }

  /// Puts a finger down where the first one was and moves it the same way, until a transition is at `fraction`, or across
  /// the screen where none begins.
  func make(_ gesture: Gesture, to fraction: Double) {
    guard (try? world.turn({ try app.touch.down(gesture.start) })) != nil else { return }
    world.step()
    move(gesture, 1, from: gesture.start) { app.currentTransition.map { $0.percentComplete < fraction } ?? true }
  }

  /// How many points a flick moves in a frame: five screens a second, along its direction. At that speed a decision that
  /// projects the finger by only a tenth of a second differs from one by distance alone. (Chosen here.)
  var flick: Double {
    guard let gesture = Gesture(app.touch.fingersDown.first) else { return 0 }
    let screen = app.screen.bounds.size
    return (abs(gesture.direction.x) * screen.width + abs(gesture.direction.y) * screen.height) / 12
  }

  /// Moves the finger back fast, a quarter of the screen in three frames.
  func moveFingerBack() {
    guard let finger = app.touch.fingersDown.first, let gesture = Gesture(finger) else { return }
    let step = flick
    for count in 1...3 {
      let way = -step * Double(count)
      let place = CGPoint(
        x: finger.location.x + way * gesture.direction.x, y: finger.location.y + way * gesture.direction.y)
      world.turn { try? app.touch.move(place, finger: finger.finger) }
      world.step()
    }
  }

  private func move(
    _ gesture: Gesture, _ finger: Int, from start: CGPoint, by length: Double = 12, while goesOn: () -> Bool
  ) {
    var place = start
    let screen = app.screen.bounds
    while goesOn(), screen.contains(place) {
      place = CGPoint(x: place.x + length * gesture.direction.x, y: place.y + length * gesture.direction.y)
      world.turn { try? app.touch.move(place, finger: finger) }
      world.step()
    }
  }

  func layOut(_ view: UIView) {
    view.setNeedsLayout()
    for child in view.subviews { layOut(child) }
  }
}
